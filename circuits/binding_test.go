package circuits_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/consensys/gnark-crypto/ecc"
	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark/backend"
	"github.com/consensys/gnark/backend/groth16"
	bn254 "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/solidity"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
)

// tied has a public input that stands only in linear rows, beside a private wire that nothing else holds. How it is bound is what tests
// vary.
type tied struct {
	Context frontend.Variable `gnark:",public"`
	Free    frontend.Variable
	Sum     frontend.Variable
	Digit   frontend.Variable

	bind *func(frontend.API, *tied)
}

func (c *tied) Define(api frontend.API) error {
	api.AssertIsEqual(api.Add(c.Context, c.Free), api.Mul(c.Sum, c.Sum))
	(*c.bind)(api, c)
	return nil
}

// The ways to bind: the first three leave something out.
var (
	unbound       = func(frontend.API, *tied) {}
	unlisted      = func(api frontend.API, c *tied) { gadget.NewBytes(api, nil).Check(c.Digit) }
	squaredNoList = func(api frontend.API, c *tied) {
		circuits.BindPublic(api, []frontend.Variable{c.Context})
		gadget.NewBytes(api, nil).Check(c.Digit)
	}
	listedNoSquare = func(api frontend.API, c *tied) {
		gadget.NewBytes(api, []frontend.Variable{c.Context}).Check(c.Digit)
	}
	bound = func(api frontend.API, c *tied) {
		circuits.BindPublic(api, []frontend.Variable{c.Context})
		gadget.NewBytes(api, []frontend.Variable{c.Context}).Check(c.Digit)
	}
)

func compile(t *testing.T, c frontend.Circuit) *cs.R1CS {
	t.Helper()
	system, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, c, frontend.IgnoreUnconstrainedInputs())
	if err != nil {
		t.Fatal(err)
	}
	return system.(*cs.R1CS)
}

// TestShiftedInput proves a statement for one context, and then, without the witness, turns the proof into one for another: the prover's
// part of the verifier's sum takes up what the input's part loses, by a multiple of a point of the proving key. It works as long as
// nothing binds the input, and not with the binding that the spot circuit uses.
func TestShiftedInput(t *testing.T) {
	for _, c := range []struct {
		name   string
		bind   func(frontend.API, *tied)
		forged bool  // the shifted proof verifies
		check  error // of the structural check
	}{
		{"nothing binds it", unbound, true, circuits.ErrUnbound},
		{"committed to without it", unlisted, true, circuits.ErrUnbound},
		{"squared, committed to without it", squaredNoList, false, circuits.ErrUnbound},
		{"committed to with it, not squared", listedNoSquare, false, circuits.ErrUnbound},
		{"bound as in the spot circuit", bound, false, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			system := compile(t, &tied{bind: &c.bind})
			if err := circuits.CheckBinding(system); !errors.Is(err, c.check) {
				t.Errorf("structural check: got %v, want %v", err, c.check)
			}
			pk, vk, err := groth16.Setup(system)
			if err != nil {
				t.Fatal(err)
			}
			assignment := &tied{Context: 20, Free: 5, Sum: 5, Digit: 200}
			witness, err := frontend.NewWitness(assignment, ecc.BN254.ScalarField())
			if err != nil {
				t.Fatal(err)
			}
			proof, err := groth16.Prove(system, pk, witness, solidity.WithProverTargetSolidityVerifier(backend.GROTH16))
			if err != nil {
				t.Fatal(err)
			}
			verify := func(context int) error {
				w, err := frontend.NewWitness(&tied{Context: context}, ecc.BN254.ScalarField(), frontend.PublicOnly())
				if err != nil {
					t.Fatal(err)
				}
				return groth16.Verify(proof, vk, w, solidity.WithVerifierTargetSolidityVerifier(backend.GROTH16))
			}
			if err := verify(20); err != nil {
				t.Fatal(err)
			}
			if verify(27) == nil {
				t.Fatal("the proof verifies for another context as it is")
			}

			// (context + 7) + (free - 7): only Krs changes, by -7 times the key's point of the free wire, which is the first private one.
			var shift curve.G1Jac
			k := pk.(*bn254.ProvingKey).G1.K[0]
			shift.FromAffine(&k)
			shift.ScalarMultiplication(&shift, big.NewInt(-7))
			p := proof.(*bn254.Proof)
			shift.AddMixed(&p.Krs)
			p.Krs.FromJacobian(&shift)
			if err := verify(27); (err == nil) != c.forged {
				t.Errorf("the shifted proof: got %v, want it accepted: %t", err, c.forged)
			}
			if verify(20) == nil {
				t.Error("the shifted proof still verifies for the first context")
			}
		})
	}
}

// pair has two public inputs, both bound, and a multiplication.
type pair struct {
	A frontend.Variable `gnark:",public"`
	B frontend.Variable `gnark:",public"`
	X frontend.Variable
	Y frontend.Variable

	define *func(frontend.API, *pair)
}

func (c *pair) Define(api frontend.API) error {
	api.AssertIsEqual(api.Mul(c.X, c.Y), api.Add(c.A, c.B))
	(*c.define)(api, c)
	return nil
}

func commitTo(api frontend.API, v ...frontend.Variable) {
	if _, err := api.Compiler().(frontend.Committer).Commit(v...); err != nil {
		panic(err)
	}
}

// TestCheckBinding accepts a bound system and refuses systems that lack one thing.
func TestCheckBinding(t *testing.T) {
	squares := func(api frontend.API, c *pair) { circuits.BindPublic(api, []frontend.Variable{c.A, c.B}) }
	for _, c := range []struct {
		name, want string // the refusal, "" for none
		define     func(frontend.API, *pair)
	}{
		{"bound", "", func(api frontend.API, c *pair) {
			squares(api, c)
			commitTo(api, c.A, c.B, c.X)
		}},
		{"bound, in another order of the call", "", func(api frontend.API, c *pair) {
			squares(api, c)
			commitTo(api, c.X, c.B, c.A)
		}},
		{"no commitment", "exactly one commitment", squares},
		{"two commitments", "exactly one commitment", func(api frontend.API, c *pair) {
			squares(api, c)
			commitTo(api, c.A, c.B, c.X)
			commitTo(api, c.A, c.B, c.Y)
		}},
		{"the first input not listed", "wire 1 is not in the commitment's list", func(api frontend.API, c *pair) {
			squares(api, c)
			commitTo(api, c.B, c.X)
		}},
		{"the second input not listed", "wire 2 is not in the commitment's list", func(api frontend.API, c *pair) {
			squares(api, c)
			commitTo(api, c.A, c.X)
		}},
		{"the second input not squared", "wire 2 stands alone in both factors of no row", func(api frontend.API, c *pair) {
			circuits.BindPublic(api, []frontend.Variable{c.A})
			commitTo(api, c.A, c.B, c.X)
		}},
		{"the second input in a product with another wire", "wire 2 stands alone in both factors of no row", func(api frontend.API, c *pair) {
			circuits.BindPublic(api, []frontend.Variable{c.A})
			api.AssertIsEqual(api.Mul(c.B, c.X), c.Y)
			commitTo(api, c.A, c.B, c.X)
		}},
		{"the second input squared beside another wire", "wire 2 stands alone in both factors of no row", func(api frontend.API, c *pair) {
			circuits.BindPublic(api, []frontend.Variable{c.A})
			sum := api.Add(c.B, c.X)
			api.Mul(sum, sum)
			commitTo(api, c.A, c.B, c.X)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := circuits.CheckBinding(compile(t, &pair{define: &c.define}))
			if c.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if !errors.Is(err, circuits.ErrUnbound) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// TestProportionalColumn refuses a private wire whose column is a multiple of an input's. A square keeps every such wire away, so a system
// that has one lacks the square too.
func TestProportionalColumn(t *testing.T) {
	system := compile(t, &tied{bind: &listedNoSquare})
	if err := circuits.CheckBinding(system); !errors.Is(err, circuits.ErrUnbound) {
		t.Errorf("got %v", err)
	}
	if wires := circuits.Proportional(system, 1); len(wires) != 1 {
		t.Errorf("wires %v have a column proportional to the context's, want the free one", wires)
	}
	if wires := circuits.Proportional(compile(t, &tied{bind: &bound}), 1); len(wires) != 0 {
		t.Errorf("wires %v have a column proportional to the squared context's", wires)
	}
}
