package keys

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"runtime"
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	gnark "github.com/consensys/gnark/backend/groth16"
	gnarkbn254 "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"

	"github.com/assay-protocol/assay/proofs/groth16"
)

// tiny is a circuit with as many commitments as wanted, over all but the first left-out public inputs.
type tiny struct {
	Public  [3]frontend.Variable `gnark:",public"`
	Private [40]frontend.Variable

	commitments, leftOut int
}

func (c *tiny) Define(api frontend.API) error {
	for _, x := range c.Public {
		api.Mul(x, x)
	}
	for i, x := range c.Private {
		api.AssertIsEqual(api.Mul(x, x), api.Add(c.Public[i%3], i))
	}
	for i := range c.commitments {
		list := append([]frontend.Variable{}, c.Public[c.leftOut:]...)
		challenge, err := api.(frontend.Committer).Commit(append(list, c.Private[10*i:10*i+10]...)...)
		if err != nil {
			return err
		}
		api.AssertIsDifferent(challenge, c.Private[0])
	}
	return nil
}

func compileTiny(t *testing.T, c *tiny) constraint.ConstraintSystem {
	t.Helper()
	system, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, c)
	if err != nil {
		t.Fatal(err)
	}
	return system
}

// developOnce sets up and gives the system its randomness back.
func developOnce(t *testing.T, system constraint.ConstraintSystem, seed [32]byte) (*gnarkbn254.ProvingKey, *gnarkbn254.VerifyingKey) {
	t.Helper()
	defer func(r io.Reader) { rand.Reader = r }(rand.Reader)
	pk, vk, err := develop(system, seed)
	if err != nil {
		t.Fatal(err)
	}
	return pk.(*gnarkbn254.ProvingKey), vk.(*gnarkbn254.VerifyingKey)
}

// keyBytes are both keys, every byte of them.
func keyBytes(t *testing.T, pk *gnarkbn254.ProvingKey, vk *gnarkbn254.VerifyingKey) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := pk.WriteDump(&b); err != nil {
		t.Fatal(err)
	}
	if _, err := vk.WriteRawTo(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestDeterministic sets up again and again, with more and fewer processors, and compares every byte of both keys. [TestCommitted] does the
// same with a spot circuit and separate processes.
func TestDeterministic(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	system := compileTiny(t, &tiny{commitments: 1})
	pk, vk := developOnce(t, system, seed(small))
	want := keyBytes(t, pk, vk)
	for run := range 12 {
		procs := run%6 + 1
		runtime.GOMAXPROCS(procs)
		pk, vk := developOnce(t, compileTiny(t, &tiny{commitments: 1}), seed(small))
		if !bytes.Equal(keyBytes(t, pk, vk), want) {
			t.Errorf("run %d with %d processors gives other keys", run, procs)
		}
	}
}

// TestSeed shows that the seed fixes every secret of a key, and that shapes and versions have different seeds.
func TestSeed(t *testing.T) {
	system := compileTiny(t, &tiny{commitments: 1})
	other := seed(small)
	other[31] ^= 1
	pk1, vk1 := developOnce(t, system, seed(small))
	pk2, vk2 := developOnce(t, system, other)
	for name, same := range map[string]bool{
		"alpha": pk1.G1.Alpha.Equal(&pk2.G1.Alpha), "beta": pk1.G2.Beta.Equal(&pk2.G2.Beta), "delta": pk1.G2.Delta.Equal(&pk2.G2.Delta),
		"gamma": vk1.G2.Gamma.Equal(&vk2.G2.Gamma), "t": pk1.G1.Z[1].Equal(&pk2.G1.Z[1]), "K": vk1.G1.K[0].Equal(&vk2.G1.K[0]),
		"G": vk1.CommitmentKeys[0].G.Equal(&vk2.CommitmentKeys[0].G), "sigma": vk1.CommitmentKeys[0].GSigmaNeg.Equal(&vk2.CommitmentKeys[0].GSigmaNeg),
	} {
		if same {
			t.Errorf("%s does not depend on the seed", name)
		}
	}
	key1, err := Convert(vk1, 3)
	if err != nil {
		t.Fatal(err)
	}
	key2, err := Convert(vk2, 3)
	if err != nil {
		t.Fatal(err)
	}
	if key1.Hash() == key2.Hash() {
		t.Error("two seeds give one verifying key")
	}

	seen := map[[32]byte]string{}
	for _, p := range append(Shapes(), small) {
		if old, ok := seen[seed(p)]; ok {
			t.Errorf("%s and %s have one seed", old, p.Name())
		}
		seen[seed(p)] = p.Name()
	}
	// The seed is part of what everyone has to agree on: SHA-256 of the string that the package documentation states.
	if got, want := digest(seedOf("spot-poseidon2-c1024-b1-sampled", 1)).String(), "0xe00923555f467be7be1b666b4fe7d885edefc00be8fa97c220e8472ec3bd1101"; got != want {
		t.Errorf("seed of version 1: got %s, want %s", got, want)
	}
	if seedOf("a", 1) == seedOf("a", 2) {
		t.Error("two versions of a circuit have one seed")
	}
}

func TestConvert(t *testing.T) {
	for _, c := range []struct {
		desc    string
		circuit tiny
		inputs  int
		ok      bool
	}{
		{"one commitment over all inputs", tiny{commitments: 1}, 3, true},
		{"none", tiny{}, 3, false},
		{"two", tiny{commitments: 2}, 3, false},
		{"an input left out", tiny{commitments: 1, leftOut: 1}, 3, false},
		{"all inputs left out", tiny{commitments: 1, leftOut: 3}, 3, false},
		{"fewer inputs wanted", tiny{commitments: 1}, 2, false},
		{"more inputs wanted", tiny{commitments: 1}, 4, false},
	} {
		t.Run(c.desc, func(t *testing.T) {
			_, vk := developOnce(t, compileTiny(t, &c.circuit), seed(small))
			key, err := Convert(vk, c.inputs)
			if c.ok != (err == nil) || err != nil && !errors.Is(err, ErrConvert) {
				t.Fatalf("got %v, want accepted: %v", err, c.ok)
			}
			if c.ok && key.Public() != c.inputs {
				t.Errorf("got %d public inputs, want %d", key.Public(), c.inputs)
			}
		})
	}
	if _, err := Convert(gnark.NewVerifyingKey(ecc.BLS12_381), 3); !errors.Is(err, ErrConvert) {
		t.Errorf("another curve: got %v, want ErrConvert", err)
	}
	_, vk := developOnce(t, compileTiny(t, &tiny{commitments: 1}), seed(small))
	vk.G2.Gamma = vk.G2.Delta
	if _, err := Convert(vk, 3); !errors.Is(err, groth16.ErrKeyGammaDelta) {
		t.Errorf("gamma is delta: got %v, want groth16.ErrKeyGammaDelta", err)
	}
}

// TestCountWork compares the counts, on which the estimate rests, with what set-up made.
func TestCountWork(t *testing.T) {
	system := compileTiny(t, &tiny{commitments: 1})
	pk, vk := developOnce(t, system, seed(small))
	got := countWork(system.(*cs.R1CS))
	want := work{
		g1:     len(pk.G1.A) + len(pk.G1.B) + len(pk.G1.Z) + 1 + len(pk.G1.K) + len(vk.G1.K) + len(pk.CommitmentKeys[0].Basis),
		g2:     len(pk.G2.B),
		single: len(pk.CommitmentKeys[0].Basis),
	}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got.estimate() <= 0 {
		t.Error("the estimate is not positive")
	}
}

func ExampleParseShape() {
	p, err := ParseShape("spot-poseidon2-c1024-b16-sampled")
	fmt.Println(p.LeafBytes, p.Batch, p.Pinned, err)
	_, err = ParseShape("spot-poseidon2-c1024-b16-pinned")
	fmt.Println(err)
	// Output:
	// 1024 16 false <nil>
	// name "spot-poseidon2-c1024-b16-pinned": circuit parameters: batch 16 of a pinned proof, want 1
}
