// Package octet runs eight Poseidon2 permutations over the BN254 scalar field in lock-step.
//
// A State is eight sponge states, its columns, of 8 or 16 lanes. Inputs are staged lane by lane and column
// by column and enter the state together with Absorb. On processors with AVX-512 IFMA the eight columns
// share vector registers; elsewhere they are permuted one after the other. Both give the results of
// gnark-crypto's permutation exactly.
package octet

import (
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
)

// Columns is the number of permutations in a State.
const Columns = 8

// Word is an integer in four 64-bit digits, least significant first; it is below the modulus.
type Word = [4]uint64

// State is eight states in lock-step. It is not safe for concurrent use.
//
// Requires 0 <= lane < width and 0 <= column < Columns throughout.
type State interface {
	// Clear sets every lane of every column, and what is staged, to 0.
	Clear()
	// AddConstant adds c to a lane of every column.
	AddConstant(lane int, c *Constant)
	// StageWord stages w for a lane of a column. Since the last Absorb the same lane has not been given
	// to StageElement.
	StageWord(lane, column int, w Word)
	// StageElement stages e for a lane of a column. Since the last Absorb the same lane has not been
	// given to StageWord.
	StageElement(lane, column int, e fr.Element)
	// Absorb adds what is staged to the state; nothing is staged then. At most one Absorb stands
	// between two permutations.
	Absorb()
	// Permute permutes every column for which anything was staged since Clear.
	Permute()
	// First returns lane 0 of every column for which anything was staged since Clear; the others are
	// unspecified.
	First() [Columns]fr.Element
}

// Permutation makes States of one width.
type Permutation struct {
	width     int
	reference *poseidon2.Permutation
	wide      *wide // nil where the processor lacks the instructions
}

// New returns the permutation of gnark-crypto's parameters p, of width 8 or 16.
func New(p *poseidon2.Parameters) *Permutation {
	return &Permutation{
		width:     p.Width,
		reference: poseidon2.NewPermutation(p.Width, p.NbFullRounds, p.NbPartialRounds),
		wide:      newWide(p),
	}
}

// NewState returns a State of zeros.
func (p *Permutation) NewState() State {
	if p.wide != nil {
		return p.wide.newState()
	}
	return p.newPortable()
}

func (p *Permutation) newPortable() State { return &portable{p: p} }
