package program

import (
	"slices"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

// Indices of the instructions of small.
const (
	smallH = iota // matmul, bias
	smallR        // lookup
	smallS        // affine, state, previous
	smallM        // multiply, previous, broadcast
	smallOne
	smallSS // history
	smallMax
	smallArgMax
	smallScores // matmul over a history
)

// small is a program of every opcode and source, and every role and type.
func small() *Builder {
	b := NewBuilder(Config{LeafBytes: 256, Scheme: commit.Poseidon2, Steps: 3, SegmentLength: 4})
	w := b.Model("w", I8, 64, 64, WithSide("w.bias"), Range(-127, 127))
	table := b.Model("relu", I8, 2, 256)
	x := b.Input("x", I8, 2, 64)
	h := b.MatMul("h", x.Cols(32, 32), w.Rows(8, 32).Cols(32, 32), WithBias(), Scale(77, 12, -3))
	r := b.Lookup("r", h, table.Rows(1, 1))
	old := b.Previous("s", I16, 2, 32)
	s := b.Affine("s", 2, r, -1, old, 5, As(I16), To(State), Scale(3, 1, 0), Clamp(-3000, 3000), Range(-3000, 3001))
	m := b.Multiply("m", s, old.Rows(1, 1).Cols(16, 1).BroadcastRows().BroadcastCols(), As(I32))
	one := b.Sum("one", r.Rows(1, 1), As(I16), To(Output))
	b.SumSquares("ss", b.History(one, 4), Scale(1, 20, 0))
	b.Max("max", m)
	b.ArgMax("argmax", m, To(Output))
	b.MatMul("scores", one, b.History(one, 5), As(I32), Scale(1<<31-1, 31, 1))
	return b
}

func mustBuild(t testing.TB, b *Builder) *Program {
	t.Helper()
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// smallCore is what small declares, free to be changed.
func smallCore(t testing.TB) core {
	c := mustBuild(t, small()).core
	c.model, c.input, c.code = slices.Clone(c.model), slices.Clone(c.input), slices.Clone(c.code)
	return c
}
