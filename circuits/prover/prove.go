package prover

import (
	"errors"
	"fmt"

	"github.com/assay-protocol/assay/circuits"
	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/backend"
	"github.com/consensys/gnark/backend/groth16"
	groth16bn254 "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/solidity"
	"github.com/consensys/gnark/constraint"
	"github.com/consensys/gnark/frontend"
)

// ErrUnsatisfied is returned when the solver refuses a filled circuit. [Assign] refuses, with a better reason, every witness that an
// executor's data can lead to, so this points to a witness that was changed after it or to a key of another circuit.
var ErrUnsatisfied = errors.New("the circuit is not satisfied")

// Prove returns the proof of a filled circuit, in the byte order of gnark's Solidity verifier and package proofs/groth16, and its public
// inputs in the order of the statement.
func Prove(system constraint.ConstraintSystem, key groth16.ProvingKey, c *circuits.Circuit) (proof []byte, public []fr.Element, err error) {
	w, err := frontend.NewWitness(c, ecc.BN254.ScalarField())
	if err != nil {
		return nil, nil, fmt.Errorf("witness: %w", err)
	}
	made, err := groth16.Prove(system, key, w, solidity.WithProverTargetSolidityVerifier(backend.GROTH16))
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrUnsatisfied, err)
	}
	p, ok := made.(*groth16bn254.Proof)
	if !ok {
		return nil, nil, fmt.Errorf("%w: proof of type %T", ErrShape, made)
	}
	pub, err := w.Public()
	if err != nil {
		return nil, nil, fmt.Errorf("public inputs: %w", err)
	}
	return p.MarshalSolidity(), []fr.Element(pub.Vector().(fr.Vector)), nil
}
