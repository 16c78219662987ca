// Command groth16vectors writes the proofs that the tests of proofs/groth16,
// proofs/verify and contracts check, and gnark's own verifiers of them in
// Solidity. proofs may not import gnark, so they are made here and committed:
//
//	go generate ./circuits/internal/groth16vectors
//
// The circuit is a stand-in with one commitment over all its public inputs: it
// binds them and has nothing to say about them, so that any statement can be
// proven. Randomness comes from a public seed, so a second run changes nothing;
// a test says so.
package main

//go:generate go run . -dir ../../..

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"maps"
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"slices"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend"
	gnarkgroth16 "github.com/consensys/gnark/backend/groth16"
	groth16bn254 "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/solidity"
	"github.com/consensys/gnark/constraint"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/logger"

	"github.com/assay-protocol/assay/proofs/groth16"
)

func main() {
	logger.Disable()
	log.SetFlags(0)
	log.SetPrefix("groth16vectors: ")
	dir := flag.String("dir", ".", "root of the repository")
	flag.Parse()
	files, err := all()
	if err != nil {
		log.Fatal(err)
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		path := filepath.Join(*dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile(path, files[name], 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// all makes every file, by its path in the repository. It replaces
// crypto/rand.Reader meanwhile and so must run alone.
func all() (map[string][]byte, error) {
	defer func(r io.Reader) { rand.Reader = r }(rand.Reader)
	files := make(map[string][]byte)
	for _, n := range []int{1, 9, 12} { // the least, and those of the two kinds of statement
		s, b, err := vectors(n)
		if err != nil {
			return nil, err
		}
		files[fmt.Sprintf("proofs/groth16/testdata/squares-%d.json", n)] = b
		if files[fmt.Sprintf("contracts/test/vectors/gnark/Squares%d.sol", n)], err = s.exported(); err != nil {
			return nil, err
		}
		if n == 9 {
			if files["contracts/test/vectors/keys.json"], err = badKeys(s.key); err != nil {
				return nil, err
			}
		}
	}
	var err error
	if files["contracts/test/vectors/merged.json"], err = merged(); err != nil {
		return nil, err
	}
	for _, f := range fixtures {
		if err := f.write(files); err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
	}
	return files, nil
}

// seed makes everything random that follows a function of name.
func seed(name string) {
	rand.Reader = mathrand.NewChaCha8(sha256.Sum256([]byte("assay/groth16vectors/" + name)))
}

// squares asserts Square[i] = Public[i]^2, so that every public input stands in
// both factors of a product.
type squares struct {
	Public []frontend.Variable `gnark:",public"`
	Square []frontend.Variable
}

func (c *squares) Define(api frontend.API) error {
	committer, ok := api.(frontend.Committer)
	if !ok {
		return errors.New("the builder has no commitments")
	}
	sum := frontend.Variable(0)
	for i := range c.Public {
		api.AssertIsEqual(api.Mul(c.Public[i], c.Public[i]), c.Square[i])
		sum = api.Add(sum, c.Square[i])
	}
	challenge, err := committer.Commit(append(slices.Clone(c.Public), c.Square...)...)
	if err != nil {
		return err
	}
	api.AssertIsDifferent(api.Mul(challenge, challenge), sum)
	return nil
}

// system is squares for n public inputs, set up.
type system struct {
	ccs constraint.ConstraintSystem
	pk  gnarkgroth16.ProvingKey
	vk  gnarkgroth16.VerifyingKey
	key *groth16.VerifyingKey
}

func setup(n int) (*system, error) {
	circuit := &squares{Public: make([]frontend.Variable, n), Square: make([]frontend.Variable, n)}
	ccs, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, circuit)
	if err != nil {
		return nil, err
	}
	s := &system{ccs: ccs}
	if s.pk, s.vk, err = gnarkgroth16.Setup(ccs); err != nil {
		return nil, err
	}
	s.key, err = convert(s.vk.(*groth16bn254.VerifyingKey))
	return s, err
}

// prove returns a proof in Solidity's encoding, accepted by gnark and by us.
func (s *system) prove(public []fr.Element) ([]byte, error) {
	assignment := &squares{}
	for _, x := range public {
		var square fr.Element
		square.Square(&x)
		assignment.Public = append(assignment.Public, x)
		assignment.Square = append(assignment.Square, square)
	}
	witness, err := frontend.NewWitness(assignment, ecc.BN254.ScalarField())
	if err != nil {
		return nil, err
	}
	p, err := gnarkgroth16.Prove(s.ccs, s.pk, witness, solidity.WithProverTargetSolidityVerifier(backend.GROTH16))
	if err != nil {
		return nil, err
	}
	publicWitness, err := witness.Public()
	if err != nil {
		return nil, err
	}
	if err := gnarkgroth16.Verify(p, s.vk, publicWitness, solidity.WithVerifierTargetSolidityVerifier(backend.GROTH16)); err != nil {
		return nil, err
	}
	raw := p.(*groth16bn254.Proof).MarshalSolidity()
	return raw, groth16.Verify(s.key, raw, public)
}

type file struct {
	Desc   string  `json:"desc"`
	Key    string  `json:"key"`
	Proofs []proof `json:"proofs"`
}

type proof struct {
	Public []string `json:"public"`
	Proof  string   `json:"proof"`
}

// vectors sets up squares for n public inputs and proves it for small and for
// random ones.
func vectors(n int) (*system, []byte, error) {
	seed(fmt.Sprintf("squares-%d", n))
	s, err := setup(n)
	if err != nil {
		return nil, nil, err
	}
	f := file{
		Desc: fmt.Sprintf("square[i] = public[i]^2 for %d public inputs, all in the commitment's list", n),
		Key:  hex.EncodeToString(s.key.Bytes()),
	}
	for k := range 2 {
		public := make([]fr.Element, n)
		p := proof{}
		for i := range public {
			if k == 0 {
				public[i].SetUint64(uint64(i + 2))
			} else if _, err := public[i].SetRandom(); err != nil {
				return nil, nil, err
			}
			x := public[i].Bytes()
			p.Public = append(p.Public, hex.EncodeToString(x[:]))
		}
		raw, err := s.prove(public)
		if err != nil {
			return nil, nil, err
		}
		p.Proof = hex.EncodeToString(raw)
		f.Proofs = append(f.Proofs, p)
	}
	b, err := json.MarshalIndent(f, "", "  ")
	return s, append(b, '\n'), err
}

// convert makes our key of gnark's. It rejects keys whose commitment does not
// list every public input in order.
func convert(vk *groth16bn254.VerifyingKey) (*groth16.VerifyingKey, error) {
	n := len(vk.G1.K) - 2
	want := make([]int, max(n, 0))
	for i := range want {
		want[i] = i + 1
	}
	if len(vk.CommitmentKeys) != 1 || len(vk.PublicAndCommitmentCommitted) != 1 ||
		!slices.Equal(vk.PublicAndCommitmentCommitted[0], want) {
		return nil, fmt.Errorf("the commitment lists %v, want %v once", vk.PublicAndCommitmentCommitted, want)
	}
	return groth16.NewVerifyingKey(groth16.Points{
		Alpha:     vk.G1.Alpha,
		Beta:      vk.G2.Beta,
		Gamma:     vk.G2.Gamma,
		Delta:     vk.G2.Delta,
		G:         vk.CommitmentKeys[0].G,
		GSigmaNeg: vk.CommitmentKeys[0].GSigmaNeg,
		K:         vk.G1.K,
	})
}
