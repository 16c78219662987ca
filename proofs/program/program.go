package program

import (
	"math/bits"
	"slices"
	"sync"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// The limits of the universal circuit. A program beyond one of them is refused with
// ErrLimit.
const (
	Version = 1 // of the encoding and of the header

	MinLeafBytes = 64
	MaxLeafBytes = 4096

	MaxInstructions  = 1<<12 - 1
	MaxStepLeaves    = 1 << 21 // of a step, per role
	MaxModelLeaves   = 1 << 24
	MaxInputLeaves   = 1 << 39 // steps times input leaves of a step
	MaxSegmentLength = 1 << 18 // steps
	MaxSteps         = 1<<32 - 1
	MaxSegments      = 1 << 20 // a claim lists as many checkpoints

	blockBytes = 32 // column windows start at multiples of this
)

// Program is an accepted program: every value of this type has passed all checks, and its
// addresses and weights are derived. It is immutable and safe for concurrent use.
type Program struct {
	core
	interval      []interval // of each instruction's result
	weightPerStep uint64
	used          [Output + 1]uint64 // leaves of a step by role
	modelLeaves   uint64
	inputLeaves   uint64

	encoded []byte // canonical

	once   sync.Once // guards what is hashed
	header [HeaderWords]fr.Element
	tree   *commit.Tree
	root   fr.Element
}

// core is what a program declares; everything else is derived from it.
type core struct {
	leafBytes int
	scheme    commit.Scheme
	steps     uint64
	segment   uint64
	model     []Tensor
	input     []Tensor
	code      []Instruction
}

// LeafBytes is c, the bytes of a leaf: a multiple of 32 in [64, 4096].
func (p *Program) LeafBytes() int { return p.leafBytes }

// Scheme is the leaf scheme of every commitment of the program.
func (p *Program) Scheme() commit.Scheme { return p.scheme }

// Steps is S, the number of steps.
func (p *Program) Steps() uint64 { return p.steps }

// SegmentLength is L, the steps of a segment; the last one may have fewer.
func (p *Program) SegmentLength() uint64 { return p.segment }

// Segments is T = ceil(S/L), the number of segments.
func (p *Program) Segments() uint64 { return (p.steps + p.segment - 1) / p.segment }

// SegmentSteps is the number of steps of segment seg, 0 when there is no such segment.
func (p *Program) SegmentSteps(seg uint64) uint64 {
	if seg >= p.Segments() {
		return 0
	}
	return min(p.segment, p.steps-seg*p.segment)
}

// Model is a copy of the model table, in order of declaration.
func (p *Program) Model() []Tensor { return slices.Clone(p.model) }

// Input is a copy of the input table, in order of declaration.
func (p *Program) Input() []Tensor { return slices.Clone(p.input) }

// Instructions is a copy of the instructions, in order of execution.
func (p *Program) Instructions() []Instruction { return slices.Clone(p.code) }

// Len is n, the number of instructions.
func (p *Program) Len() int { return len(p.code) }

// Instruction is instruction i. Requires 0 <= i < Len().
func (p *Program) Instruction(i int) Instruction { return p.code[i] }

// Interval bounds the result of instruction i on data within the declared intervals, both
// ends included. Requires 0 <= i < Len().
func (p *Program) Interval(i int) (lo, hi int64) {
	return p.interval[i].lo.Int64(), p.interval[i].hi.Int64()
}

// WeightPerStep is W, the sum of the weights of a step's elements.
func (p *Program) WeightPerStep() uint64 { return p.weightPerStep }

// UsedLeaves is the number of leaves a step writes in the tree of role r, 0 for an invalid
// role.
func (p *Program) UsedLeaves(r Role) uint64 {
	if !r.Valid() {
		return 0
	}
	return p.used[r]
}

// ModelLeaves is the number of leaves of the model tree.
func (p *Program) ModelLeaves() uint64 { return p.modelLeaves }

// InputLeaves is the number of input leaves of one step.
func (p *Program) InputLeaves() uint64 { return p.inputLeaves }

// UsesHistory reports whether an operand reads rows of earlier steps (FromHistory).
func (p *Program) UsesHistory() bool {
	return slices.ContainsFunc(p.code, func(in Instruction) bool {
		return in.A.Source == FromHistory || in.B.Source == FromHistory
	})
}

// OperandTensor is the tensor that o, an operand of this program, views.
func (p *Program) OperandTensor(o Operand) Tensor { return p.tensor(o) }

// tensor requires that o's source and index were checked.
func (c *core) tensor(o Operand) Tensor {
	switch o.Source {
	case FromModel:
		return c.model[o.Tensor]
	case FromInput:
		return c.input[o.Tensor]
	}
	return c.code[o.Tensor].Out
}

// derive fills addresses and weights. Requires a checked core: shapes within the limits,
// so that no sum below exceeds 64 bits (at most 2^12 instructions of 2^33 elements of 2^12
// multiply-adds). It rejects a program over the limits on leaves and weights.
func (p *Program) derive() error {
	lay := func(t *Tensor, next *uint64) {
		t.Base = *next
		*next += uint64(t.Rows)
	}
	for i := range p.model {
		lay(&p.model[i], &p.modelLeaves)
	}
	for i := range p.input {
		lay(&p.input[i], &p.inputLeaves)
	}
	for i := range p.code {
		lay(&p.code[i].Out, &p.used[p.code[i].Out.Role])
	}
	if p.modelLeaves > MaxModelLeaves {
		return headerError("model leaves", ErrLimit, "got %d, want at most %d", p.modelLeaves, MaxModelLeaves)
	}
	if hi, lo := bits.Mul64(p.inputLeaves, p.steps); hi != 0 || lo > MaxInputLeaves {
		return headerError("input leaves", ErrLimit, "got %d a step for %d steps, want a product of at most 2^39", p.inputLeaves, p.steps)
	}
	for r := Work; r <= Output; r++ {
		if p.used[r] > MaxStepLeaves {
			return headerError(r.String()+" leaves", ErrLimit, "got %d a step, want at most %d", p.used[r], MaxStepLeaves)
		}
	}

	var total, cum uint64
	for i := range p.code {
		in := &p.code[i]
		in.BaseA, in.BaseB = p.viewBase(in.A), p.viewBase(in.B)
		total += in.Elements() * in.MACs()
	}
	for i := range p.code {
		in := &p.code[i]
		// The floor gives every instruction at least C/n of a step, however cheap it is:
		// spots must be able to see a corrupted tensor that costs nothing to make.
		share := uint64(len(p.code)) * in.Elements()
		in.Weight = in.MACs() + (total+share-1)/share
		in.Cumulative = cum
		cum += in.Elements() * in.Weight
	}
	p.weightPerStep = cum
	if hi, lo := bits.Mul64(cum, min(p.segment, p.steps)); hi != 0 || lo>>63 != 0 {
		return headerError("weight", ErrLimit, "got %d a step for %d steps a segment, want a product below 2^63", cum, min(p.segment, p.steps))
	}
	return nil
}

// viewBase is the leaf of row 0 of a checked view whose tensor's base is derived.
func (c *core) viewBase(o Operand) uint64 { return c.tensor(o).Base + uint64(o.RowOffset) }
