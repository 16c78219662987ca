package circuits

import (
	"errors"
	"fmt"
	"slices"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
)

// ErrUnbound is returned for a constraint system in which a public input could be exchanged by somebody without the witness.
var ErrUnbound = errors.New("public input is not bound")

// Compile returns the constraint system of shape p after [CheckBinding].
func Compile(p Params) (*cs.R1CS, error) {
	c, err := New(p)
	if err != nil {
		return nil, err
	}
	compiled, err := frontend.Compile(ecc.BN254.ScalarField(), r1cs.NewBuilder, c)
	if err != nil {
		return nil, fmt.Errorf("compile %s: %w", p.Name(), err)
	}
	system := compiled.(*cs.R1CS)
	if err := CheckBinding(system); err != nil {
		return nil, fmt.Errorf("%s: %w", p.Name(), err)
	}
	return system, nil
}

// CheckBinding returns nil if every public input of the system is bound to a proof. Groth16 adds x·K to the verifier's sum for a
// public input x; where the input's column in the system is proportional to that of a private wire outside of the commitment, the
// prover's part of the sum can be shifted by a multiple of K, and the proof then verifies for another x without the witness.
//
// It requires of the system, and returns an error wrapping [ErrUnbound] that names the wire where one does not hold:
//   - exactly one commitment, whose public list is all public inputs in order;
//   - for every public input a row in which it stands alone in both factors, so that no combination of other columns equals its own;
//   - no private wire outside of the commitment with a column proportional to a public input's.
func CheckBinding(system *cs.R1CS) error {
	public := system.GetNbPublicVariables() // wire 0 is the constant one
	commitments, ok := system.GetCommitments().(constraint.Groth16Commitments)
	if !ok || len(commitments) != 1 {
		return fmt.Errorf("%w: want exactly one commitment", ErrUnbound)
	}
	for i := 1; i < public; i++ {
		if list := commitments[0].PublicAndCommitmentCommitted; i-1 >= len(list) || list[i-1] != i {
			return fmt.Errorf("%w: wire %d is not in the commitment's list", ErrUnbound, i)
		}
	}
	committed := make(map[int]bool)
	for _, w := range commitments[0].PrivateCommitted {
		committed[w] = true
	}

	// First pass: the columns of the public inputs, and who stands beside each in its first row.
	columns := make(map[int]column)
	alone := make([]bool, public)
	beside := make(map[int][]int) // private wire -> public inputs that it stands beside
	rows := system.GetR1Cs()
	for r := range rows {
		row := &rows[r]
		if len(row.L) == 1 && len(row.R) == 1 && row.L[0].VID == row.R[0].VID && row.L[0].WireID() < public {
			alone[row.L[0].WireID()] = true
		}
		for p := 1; p < public; p++ {
			if _, seen := columns[p]; seen || !stands(row, p) {
				continue
			}
			columns[p] = nil
			each(row, func(_ int, t constraint.Term) {
				if w := t.WireID(); w >= public && !committed[w] {
					beside[w] = append(beside[w], p)
				}
			})
		}
	}
	// Second pass: the whole columns of all of them.
	for r := range rows {
		each(&rows[r], func(matrix int, t constraint.Term) {
			w := t.WireID()
			if _, candidate := beside[w]; candidate || w > 0 && w < public {
				columns[w] = append(columns[w], entry{row: r, matrix: matrix, value: system.Coefficients[t.CoeffID()]})
			}
		})
	}
	for p := 1; p < public; p++ {
		if !alone[p] {
			return fmt.Errorf("%w: wire %d stands alone in both factors of no row", ErrUnbound, p)
		}
	}
	for w, inputs := range beside {
		for _, p := range inputs {
			if columns[w].proportional(columns[p]) {
				return fmt.Errorf("%w: the column of wire %d is proportional to that of wire %d", ErrUnbound, w, p)
			}
		}
	}
	return nil
}

type entry struct {
	row, matrix int
	value       fr.Element
}

// column holds the entries of one wire in all three matrices, in order.
type column []entry

func (c column) proportional(d column) bool {
	if len(c) != len(d) || len(c) == 0 {
		return false
	}
	for i := range c {
		if c[i].row != d[i].row || c[i].matrix != d[i].matrix {
			return false
		}
		var x, y fr.Element // c[i]·d[0] = d[i]·c[0]
		x.Mul(&c[i].value, &d[0].value)
		y.Mul(&d[i].value, &c[0].value)
		if x != y {
			return false
		}
	}
	return true
}

func each(row *constraint.R1C, f func(matrix int, t constraint.Term)) {
	for m, l := range []constraint.LinearExpression{row.L, row.R, row.O} {
		for _, t := range l {
			f(m, t)
		}
	}
}

func stands(row *constraint.R1C, wire int) bool {
	return slices.ContainsFunc([]constraint.LinearExpression{row.L, row.R, row.O}, func(l constraint.LinearExpression) bool {
		return slices.ContainsFunc(l, func(t constraint.Term) bool { return t.WireID() == wire })
	})
}
