package program

import (
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

// small is a program of every opcode and source; want of a valid twin starts from it.
func small(t *testing.T) *Builder {
	t.Helper()
	b := NewBuilder(Config{LeafBytes: 256, Scheme: commit.Poseidon2, Steps: 3, SegmentLength: 4})
	w := b.Model("w", I8, 64, 64, WithSide("w.bias"), Range(-127, 127))
	table := b.Model("relu", I8, 1, 256)
	x := b.Input("x", I8, 2, 64)
	h := b.MatMul("h", x.Cols(32, 32), w.Rows(8, 32).Cols(32, 32), WithBias(), Scale(77, 12, -3))
	r := b.Lookup("r", h, table)
	s := b.Affine("s", 2, r, -1, b.Previous("s", I16, 2, 32), 5, As(I16), To(State), Scale(3, 2, 0), Clamp(-3000, 3000), Range(-3000, 3000))
	m := b.Multiply("m", s, b.Previous("s", I16, 2, 32).Rows(1, 1).Cols(16, 1).BroadcastRows().BroadcastCols(), As(I32))
	one := b.Sum("one", r.Rows(1, 1), To(Output))
	b.SumSquares("ss", b.History(one.Cols(0, 1), 4), As(I32), Scale(1, 20, 0))
	b.Max("max", m)
	b.ArgMax("argmax", m, To(Output))
	return b
}

func TestSmoke(t *testing.T) {
	p, err := small(t).Build()
	if err != nil {
		t.Fatal(err)
	}
	q, err := Decode(p.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if p.Root() != q.Root() {
		t.Fatal("roots differ")
	}
}
