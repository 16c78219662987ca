package circuits

import (
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// opened is an operand whose leaf is tied to its place in the commitments.
type opened struct {
	bytes []frontend.Variable // c digits
	side  frontend.Variable   // raw side word
	live  frontend.Variable   // 0 if the operand is a history row beyond the present step: every value reads as 0
}

// bitsPerStep is the number of position bits inside a step's subtree.
const bitsPerStep = 3 * commit.StepLevels

// open asserts that the operand's digits are the leaf that the descriptor names for row row of the view at step s.Step, if used is 1.
// The digits are range checked in any case.
//
// One path of 13 levels serves every place: the model's root is compared at level 8, the checkpoint's state subtree (the previous
// state in a segment's first step) at level 7, everything else at the top. Levels above the comparison are idle.
func (b *builder) open(seg *segment, s *Spot, first frontend.Variable, d *operandDescriptor, o *Operand, row, used frontend.Variable) *opened {
	c := b.circuit
	b.bytes.Check(o.Bytes...)
	b.bytes.AssertBelow(o.Side, 4)

	// History: row r of the view is the tensor's only row at step r; beyond the present step it is zero and not opened.
	beyond := b.Mul(d.history, gadget.IsLess(b, b.bytes, s.Step, row, 3))
	live := b.Sub(1, beyond)
	on := b.Mul(used, live)

	leaf := b.Add(d.base, b.Mul(row, b.Sub(1, d.history)))
	model, input, previous := d.place[program.PlaceModel], d.place[program.PlaceInput], d.place[program.PlacePrevious]
	committed := b.Sub(1, model, input)
	trace := b.Sub(committed, previous)
	atCheckpoint := b.Mul(previous, first)

	// writer is the step that wrote the leaf, counted from the segment's first step and plus one: 0 for the checkpoint's state.
	writer := b.Add(b.Mul(trace, b.Add(s.Step, 1)), b.Mul(previous, s.Step), b.Mul(d.history, b.Sub(row, s.Step)))
	position := b.Add(leaf,
		b.Mul(input, b.Mul(b.Add(seg.firstStep, s.Step), seg.inputLeaves)),
		b.Mul(b.Sub(writer, b.Sub(committed, atCheckpoint)), 1<<bitsPerStep))
	bits := b.ToBinary(position, 3*commit.TraceLevels)

	tree := b.Add(
		b.Mul(int(commit.TreeWork), d.place[program.PlaceWork]),
		b.Mul(int(commit.TreeState), b.Add(d.place[program.PlaceState], previous)),
		b.Mul(int(commit.TreeOutput), d.place[program.PlaceOutput]))
	salt := b.Mul(committed, b.Salt(c.SaltKey, tree, b.Add(seg.firstStep, writer), leaf))
	digest := b.Leaf(b.params.LeafBytes, b.words(o.Bytes), o.Side, salt)
	nodes := b.Climb(digest, bits, 0, o.Path[:])

	root := gadget.Dot(b,
		[]frontend.Variable{input, d.place[program.PlaceWork], b.Add(d.place[program.PlaceState], previous), d.place[program.PlaceOutput]},
		[]frontend.Variable{c.InputTree, c.Roots[0], c.Roots[1], c.Roots[2]})
	low := b.Add(model, atCheckpoint)
	gadget.AssertZeroIf(b, b.Mul(on, model), b.Sub(nodes[commit.ModelLevels-1], c.ModelRoot))
	gadget.AssertZeroIf(b, b.Mul(on, atCheckpoint), b.Sub(nodes[commit.StepLevels-1], c.In[0]))
	gadget.AssertZeroIf(b, b.Mul(on, b.Sub(1, low)), b.Sub(nodes[commit.TraceLevels-1], root))
	return &opened{bytes: o.Bytes, side: o.Side, live: live}
}

// words packs digits in words of 31 bytes, each a wire of its own: as sums of 31 they would enter every term of the first
// permutation, which makes the key larger and the prover slower than the constraint a word saves.
func (b *builder) words(digits []frontend.Variable) []frontend.Variable {
	sums := make([]frontend.Variable, gadget.Words(b.params.LeafBytes))
	for k := range sums {
		lo := k * gadget.WordBytes
		sums[k] = gadget.Pack(b, digits[lo:min(lo+gadget.WordBytes, len(digits))])
	}
	return gadget.Wires(b, sums)
}
