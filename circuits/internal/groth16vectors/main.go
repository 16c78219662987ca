// Command groth16vectors writes the proofs that the tests of proofs/groth16
// check. proofs may not import gnark, so they are made here and committed:
//
//	go run ./circuits/internal/groth16vectors
//
// Each file holds a key and proofs of a small circuit with one commitment over
// all its public inputs. Randomness comes from a public seed, so a second run
// changes nothing; a test says so.
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
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
	dir := flag.String("dir", "proofs/groth16/testdata", "folder to write to")
	flag.Parse()
	for _, n := range sizes {
		b, err := vectors(n)
		if err == nil {
			err = os.WriteFile(filepath.Join(*dir, fileName(n)), b, 0o644)
		}
		if err != nil {
			log.Fatal(err)
		}
	}
}

// sizes are the numbers of public inputs: those of the two variants of the spot
// circuit, and the least.
var sizes = []int{1, 9, 12}

func fileName(n int) string { return fmt.Sprintf("squares-%d.json", n) }

// squares asserts Public[i] = Root[i]^2, and squares each public input once so
// that none stands in linear terms only.
type squares struct {
	Public []frontend.Variable `gnark:",public"`
	Root   []frontend.Variable
}

func (c *squares) Define(api frontend.API) error {
	committer, ok := api.(frontend.Committer)
	if !ok {
		return errors.New("the builder has no commitments")
	}
	sum := frontend.Variable(0)
	for i := range c.Public {
		api.AssertIsEqual(api.Mul(c.Root[i], c.Root[i]), c.Public[i])
		sum = api.Add(sum, api.Mul(c.Public[i], c.Public[i]))
	}
	challenge, err := committer.Commit(append(slices.Clone(c.Public), c.Root...)...)
	if err != nil {
		return err
	}
	api.AssertIsDifferent(api.Mul(challenge, challenge), sum)
	return nil
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

// vectors sets up squares for n public inputs and proves it twice. It replaces
// crypto/rand.Reader meanwhile and so must run alone.
func vectors(n int) ([]byte, error) {
	var seed [32]byte
	copy(seed[:], fmt.Sprintf("assay/groth16vectors/%d", n))
	defer func(r io.Reader) { rand.Reader = r }(rand.Reader)
	rand.Reader = mathrand.NewChaCha8(seed)

	circuit := &squares{Public: make([]frontend.Variable, n), Root: make([]frontend.Variable, n)}
	ccs, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, circuit)
	if err != nil {
		return nil, err
	}
	pk, vk, err := gnarkgroth16.Setup(ccs)
	if err != nil {
		return nil, err
	}
	key, err := convert(vk.(*groth16bn254.VerifyingKey))
	if err != nil {
		return nil, err
	}
	f := file{
		Desc: fmt.Sprintf("public[i] = root[i]^2 for %d public inputs, all in the commitment's list", n),
		Key:  hex.EncodeToString(key.Bytes()),
	}
	for k := range 2 {
		assignment := &squares{}
		p := proof{}
		public := make([]fr.Element, n)
		for i := range n {
			var root fr.Element
			if k == 0 {
				root.SetUint64(uint64(i + 2))
			} else if _, err := root.SetRandom(); err != nil {
				return nil, err
			}
			public[i].Square(&root)
			assignment.Root = append(assignment.Root, root)
			assignment.Public = append(assignment.Public, public[i])
			x := public[i].Bytes()
			p.Public = append(p.Public, hex.EncodeToString(x[:]))
		}
		raw, err := prove(ccs, pk, vk, assignment)
		if err != nil {
			return nil, err
		}
		if err := groth16.Verify(key, raw, public); err != nil {
			return nil, err
		}
		p.Proof = hex.EncodeToString(raw)
		f.Proofs = append(f.Proofs, p)
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetIndent("", "  ")
	err = enc.Encode(f)
	return b.Bytes(), err
}

// prove returns the proof in Solidity's encoding, checked by gnark itself.
func prove(ccs constraint.ConstraintSystem, pk gnarkgroth16.ProvingKey, vk gnarkgroth16.VerifyingKey, assignment frontend.Circuit) ([]byte, error) {
	witness, err := frontend.NewWitness(assignment, ecc.BN254.ScalarField())
	if err != nil {
		return nil, err
	}
	p, err := gnarkgroth16.Prove(ccs, pk, witness, solidity.WithProverTargetSolidityVerifier(backend.GROTH16))
	if err != nil {
		return nil, err
	}
	public, err := witness.Public()
	if err != nil {
		return nil, err
	}
	if err := gnarkgroth16.Verify(p, vk, public, solidity.WithVerifierTargetSolidityVerifier(backend.GROTH16)); err != nil {
		return nil, err
	}
	return p.(*groth16bn254.Proof).MarshalSolidity(), nil
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
