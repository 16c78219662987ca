package program_test

import (
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
)

// random draws programs of several shapes and hands each to check.
func random(t *testing.T, n uint64, check func(t *testing.T, rng *rand.Rand, p *program.Program)) {
	t.Helper()
	for seed := range n {
		rng := rand.New(rand.NewPCG(seed, 11))
		c := []programtest.Config{{LeafBytes: 64}, {}, {Steps: 5, SegmentLength: 2}, {LeafBytes: 1024, Instructions: 30}}[seed%4]
		check(t, rng, programtest.Random(rng, c))
	}
}

// TestWeights recomputes the weights in another way, and holds every instruction to the
// floor of 1/3n of a step.
func TestWeights(t *testing.T) {
	random(t, 12, func(t *testing.T, _ *rand.Rand, p *program.Program) {
		code := p.Instructions()
		n := uint64(len(code))
		var c uint64
		for _, in := range code {
			for range in.Elements() {
				switch in.Op {
				case program.MatMul, program.Sum, program.SumSquares, program.Max, program.ArgMax:
					c += uint64(in.A.Cols)
				default:
					c++
				}
			}
		}
		var cum uint64
		for i, in := range code {
			k := uint64(1)
			if in.Op == program.MatMul || in.Op >= program.Sum {
				k = uint64(in.A.Cols)
			}
			extra := c / (n * in.Elements())
			for extra*n*in.Elements() < c {
				extra++
			}
			if in.Weight != k+extra || in.Weight < 1 {
				t.Errorf("instruction %d: weight %d, want %d", i, in.Weight, k+extra)
			}
			if in.Cumulative != cum {
				t.Errorf("instruction %d: cumulative %d, want %d", i, in.Cumulative, cum)
			}
			cum += in.Weight * in.Elements()
			if 3*n*in.Weight*in.Elements() < p.WeightPerStep() {
				t.Errorf("instruction %d has %d of %d, less than 1/3n with n = %d", i, in.Weight*in.Elements(), p.WeightPerStep(), n)
			}
		}
		if p.WeightPerStep() != cum {
			t.Errorf("weight per step %d, want %d", p.WeightPerStep(), cum)
		}
	})
}

// TestWeightFloor is the worst case for the floor: one huge product beside cheap
// instructions.
func TestWeightFloor(t *testing.T) {
	b := program.NewBuilder(program.Config{LeafBytes: 4096, Scheme: 1, Steps: 1, SegmentLength: 1})
	x := b.Input("x", program.I8, 4096, 4096, program.Range(-1, 1))
	b.MatMul("big", x, b.Model("w", program.I8, 4096, 4096, program.Range(-1, 1)))
	b.Max("a", x.Rows(0, 1))
	b.Max("b", x.Rows(0, 1).Cols(0, 1))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	for i, in := range p.Instructions() {
		if 9*in.Weight*in.Elements() < p.WeightPerStep() {
			t.Errorf("instruction %d has %d of %d", i, in.Weight*in.Elements(), p.WeightPerStep())
		}
	}
}

// TestAddresses gives every row a leaf of its own, without gaps, in order.
func TestAddresses(t *testing.T) {
	random(t, 8, func(t *testing.T, _ *rand.Rand, p *program.Program) {
		follow := func(name string, tensors []program.Tensor, used uint64) {
			next := uint64(0)
			for _, x := range tensors {
				if x.Base != next {
					t.Errorf("%s %s: base %d, want %d", name, x.Name, x.Base, next)
				}
				next += uint64(x.Rows)
			}
			if next != used {
				t.Errorf("%s uses %d leaves, want %d", name, used, next)
			}
		}
		follow("model", p.Model(), p.ModelLeaves())
		follow("input", p.Input(), p.InputLeaves())
		for r := program.Work; r <= program.Output; r++ {
			var tensors []program.Tensor
			for _, in := range p.Instructions() {
				if in.Out.Role == r {
					tensors = append(tensors, in.Out)
				}
			}
			follow(r.String(), tensors, p.UsedLeaves(r))
		}
		for i, in := range p.Instructions() {
			a, b := p.OperandTensor(in.A), p.OperandTensor(in.B)
			if in.BaseA != a.Base+uint64(in.A.RowOffset) || in.BaseB != b.Base+uint64(in.B.RowOffset) {
				t.Errorf("instruction %d: views begin at %d and %d, tensors at %d and %d", i, in.BaseA, in.BaseB, a.Base, b.Base)
			}
		}
	})
}

// TestCopies gives callers nothing through which an accepted program could be changed.
func TestCopies(t *testing.T) {
	random(t, 1, func(t *testing.T, _ *rand.Rand, p *program.Program) {
		root := p.Root()
		p.Model()[0].Lo = 0
		p.Input()[0].Base = 99
		p.Instructions()[0].Weight = 0
		p.Encode()[20]++
		q, err := program.Decode(p.Encode())
		if err != nil || q.Root() != root || p.Model()[0].Lo == 0 || p.Input()[0].Base == 99 || p.Instructions()[0].Weight == 0 {
			t.Errorf("the program changed: %v", err)
		}
	})
}
