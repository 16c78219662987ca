package circuits

import (
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark/frontend"
)

// element asserts that (step, instruction, row, col) is an element of the segment and returns its index in the instruction's output.
func (b *builder) element(seg *segment, d *descriptor, s *Spot) frontend.Variable {
	b.bytes.AssertIndex(s.Step, seg.steps, 3)
	b.bytes.AssertIndex(s.Row, d.rows, 3)
	b.bytes.AssertIndex(s.Col, d.cols, 2)
	return b.Add(b.Mul(s.Row, d.cols), s.Col)
}

// drawn asserts that the spot is the index-th that seed draws, as in package draw: the hash's low 128 bits t, reduced over the
// integers by the weight of the segment, name step, instruction and element by the cumulative weights.
func (b *builder) drawn(seg *segment, d *descriptor, s *Spot, seed, element frontend.Variable, index int) {
	h := b.Hash8(commit.KindDraw, seed, index)
	t := gadget.Low128(b, b.bytes, h)
	qr, err := b.NewHint(gadget.DivideHint, 2, t, seg.weight)
	if err != nil {
		panic(err)
	}
	b.bytes.AssertBelow(qr[0], 16)
	// t = quotient·weight + step·weightPerStep + cumulative + element·w + within, all integers below 2^192, and the terms after the
	// first sum to less than weight: step, instruction and element are bounded, and within < w.
	rest := b.Sub(t, b.Mul(qr[0], seg.weight))
	within := b.Sub(rest, b.Mul(s.Step, seg.weightPerStep), d.cumulative, b.Mul(element, d.weight))
	b.bytes.AssertIndex(within, d.weight, 8)
}

// pinned asserts that the spot is the element that the public inputs name, and that they carry its value.
func (b *builder) pinned(s *Spot, element, value frontend.Variable) {
	public := b.circuit.Draw
	b.AssertIsEqual(s.Step, public[0])
	b.AssertIsEqual(s.Instruction, public[1])
	b.AssertIsEqual(element, public[2])
	b.AssertIsEqual(value, public[3])
}
