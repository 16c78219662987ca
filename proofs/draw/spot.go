package draw

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// Errors of Draw2 and At.
var (
	ErrSteps = errors.New("draw: number of steps out of range")
	ErrIndex = errors.New("draw: index out of range")
)

// A Spot is one output element of one instruction at one step of a segment.
type Spot struct {
	Hash fr.Element // h; zero if the spot was not drawn from a seed
	T    [2]uint64  // t = T[1]*2^64 + T[0]
	U    uint64     // u, in [0, W n)

	Step        uint64 // in the segment, [0, n)
	Instruction int
	Row, Col    int // of the instruction's output
}

var tagDraw = commit.Tag(commit.KindDraw, commit.Poseidon2, 0, 2)

// Draw2 is spot i that seed selects in a segment of the given number of steps of
// p. It rejects i < 0 with ErrIndex, and 0 steps or more than a segment of p has
// with ErrSteps.
func Draw2(p *program.Program, seed fr.Element, i int, steps uint64) (Spot, error) {
	if i < 0 {
		return Spot{}, fmt.Errorf("%w: spot %d", ErrIndex, i)
	}
	var index fr.Element
	index.SetUint64(uint64(i))
	h := commit.Hash8(tagDraw, seed, index)
	b := h.Bytes()
	t := [2]uint64{binary.BigEndian.Uint64(b[24:]), binary.BigEndian.Uint64(b[16:])}
	s, err := FromT(p, t, steps)
	s.Hash = h
	return s, err
}

// FromT is the spot that t = t[1]*2^64 + t[0] selects. It rejects what Draw2
// rejects.
func FromT(p *program.Program, t [2]uint64, steps uint64) (Spot, error) {
	total, err := totalWeight(p, steps)
	if err != nil {
		return Spot{}, err
	}
	s, err := At(p, bits.Rem64(t[1], t[0], total), steps)
	s.T = t
	return s, err
}

// At is the spot at position u of the segment's weight. It rejects u >= W steps
// with ErrIndex, and the numbers of steps that Draw2 rejects.
func At(p *program.Program, u, steps uint64) (Spot, error) {
	total, err := totalWeight(p, steps)
	if err != nil {
		return Spot{}, err
	}
	if u >= total {
		return Spot{}, fmt.Errorf("%w: position %d, the segment's weight is %d", ErrIndex, u, total)
	}
	s := Spot{U: u, Step: u / p.WeightPerStep()}
	v := u % p.WeightPerStep()
	// The last instruction with cum <= v.
	lo, hi := 0, p.Len()
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; p.Instruction(mid).Cumulative <= v {
			lo = mid
		} else {
			hi = mid
		}
	}
	in := p.Instruction(lo)
	e := (v - in.Cumulative) / in.Weight
	cols := uint64(in.Out.Cols)
	s.Instruction, s.Row, s.Col = lo, int(e/cols), int(e%cols)
	return s, nil
}

// totalWeight is W steps, below 2^63 for every accepted program.
func totalWeight(p *program.Program, steps uint64) (uint64, error) {
	if most := min(p.SegmentLength(), p.Steps()); steps < 1 || steps > most {
		return 0, fmt.Errorf("%w: got %d, want 1 to %d", ErrSteps, steps, most)
	}
	return p.WeightPerStep() * steps, nil
}
