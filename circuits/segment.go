package circuits

import (
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// segment is a proof's own part: what all its spots share.
type segment struct {
	steps         frontend.Variable // steps of this segment, min(L, S - first step)
	weightPerStep frontend.Variable
	weight        frontend.Variable // of the whole segment, steps·weightPerStep
	inputLeaves   frontend.Variable // input leaves a step
	firstStep     frontend.Variable
}

// limits is header word 3: the levels of every tree, packed as in package program.
const limits = commit.StepLevels | commit.SegmentLevels<<8 | commit.ModelLevels<<16 | commit.InputLevels<<24 | commit.InstrLevels<<32

// segment asserts that the header belongs to the program root and to this circuit, and that the input root, trace root and both
// checkpoints are made of the parts in the witness; it derives the number of steps.
func (b *builder) segment() *segment {
	c := b.circuit
	h := c.Header

	header := b.Sponge(commit.Tag(commit.KindHeader, commit.Poseidon2, 0, program.HeaderWords), h[:]...)
	b.AssertIsEqual(b.Hash8(commit.KindProgramRoot, header, c.InstrRoot), c.ProgramRoot)
	b.AssertIsEqual(h[0], 1)
	b.AssertIsEqual(h[1], b.params.LeafBytes)
	b.AssertIsEqual(h[2], int(b.params.Scheme))
	b.AssertIsEqual(h[3], uint64(limits))
	steps, length := h[4], h[5]

	b.AssertIsEqual(b.Hash8(commit.KindInputRoot, c.InputTree, b.Hash8(commit.KindKeyHash, c.SaltKey)), c.InputRoot)
	b.AssertIsEqual(b.Hash8(commit.KindTraceRoot, c.Roots[0], c.Roots[1], c.Roots[2]), c.TraceRoot)
	b.AssertIsEqual(b.Hash8(commit.KindCheckpoint, c.In[0], c.In[1]), c.InRoot)
	b.AssertIsEqual(b.Hash8(commit.KindCheckpoint, c.LastState, c.Roots[2]), c.OutRoot)

	// Steps of this segment: L, or what is left of S. rest < 2^32 and rest >= 1 by the last range check.
	rest := b.Sub(steps, c.FirstStep)
	b.bytes.AssertBelow(rest, 4)
	short := gadget.IsLess(b, b.bytes, rest, length, 4)
	n := b.Select(short, rest, length)
	last := b.Sub(n, 1)
	bits := b.ToBinary(last, 3*commit.SegmentLevels)
	nodes := b.Climb(c.LastState, bits, commit.StepLevels, c.LastPath[:])
	b.AssertIsEqual(nodes[len(nodes)-1], c.Roots[1])

	return &segment{
		steps: n, weightPerStep: h[7], weight: b.Mul(n, h[7]), inputLeaves: h[11], firstStep: c.FirstStep,
	}
}
