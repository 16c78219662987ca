package circuits_test

import (
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/internal/memory"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
)

const smallLeaf = 256

var saltKey = num(4711)

// layered has three segments, the last shorter, state that is read at a segment's first step, bias, windows and broadcasts.
func layered(t testing.TB) *program.Program {
	b := program.NewBuilder(program.Config{LeafBytes: smallLeaf, Scheme: commit.Poseidon2, Steps: 5, SegmentLength: 2})
	w := b.Model("w", program.I8, 3, 96, program.WithSide("w.bias"))
	table := b.Model("table", program.I8, 1, 256)
	wide := b.Model("wide", program.I16, 4, 40, program.Range(-3000, 3000))
	huge := b.Model("huge", program.I32, 2, 9)
	x := b.Input("x", program.I8, 2, 96)
	y := b.Input("y", program.I16, 4, 40, program.Range(-3000, 3000))
	row := b.Input("row", program.I8, 2, 256)
	s := b.Previous("state", program.I8, 2, 3)
	p := b.MatMul("product", x.Cols(32, 40), w.Cols(32, 40), program.WithBias(), program.Scale(3, 9, -2), program.Clamp(-100, 90))
	b.Lookup("lookup", p, table)
	b.Affine("state", 2, p, -3, s, 5, program.Scale(5, 3, 1), program.To(program.State))
	b.Multiply("scaled", y, wide.Rows(1, 1).BroadcastRows(), program.As(program.I32), program.To(program.Output))
	b.Affine("column", -7, y.Cols(16, 1).BroadcastCols(), 9, wide, 1<<20, program.As(program.I16), program.Scale(1<<30, 36, -3))
	b.Affine("model", 3, wide, 1, y.Rows(2, 1).BroadcastRows(), 0, program.As(program.I16), program.Clamp(-3000, 3000), program.To(program.Output))
	b.MatMul("plain", y.Cols(0, 17), wide.Cols(0, 17), program.As(program.I32), program.Scale(1, 4, 0))
	b.Sum("sum", y.Cols(16, 20), program.Scale(3, 2, 7))
	b.SumSquares("squares", x.Cols(32, 33))
	b.Max("max", y)
	b.ArgMax("argmax", x.Cols(32, 64), program.As(program.I16))
	b.ArgMax("whole", row, program.As(program.I16))
	b.Max("single", row, program.To(program.Output))
	b.Max("deep", huge)
	b.Multiply("again", s, s, program.As(program.I16), program.To(program.Output))
	b.Affine("flat", 1, row.Cols(96, 132), 0, row.Cols(96, 132), 0)
	b.Affine("small", 1, row.Cols(32, 200), 1, row.Cols(32, 200), 0, program.Scale(1, 4, 0), program.Clamp(-10, 10), program.To(program.Output))
	return build(t, b)
}

// remembered has one segment and reads history.
func remembered(t testing.TB) *program.Program {
	b := program.NewBuilder(program.Config{LeafBytes: smallLeaf, Scheme: commit.Poseidon2, Steps: 4, SegmentLength: 8})
	x := b.Input("x", program.I8, 1, 40)
	k := b.Affine("key", 3, x, 1, x, 0, program.Scale(1, 2, 0), program.To(program.State))
	b.MatMul("scores", k, b.History(k, 4), program.As(program.I32), program.Scale(1, 2, 3))
	b.Affine("sums", 1, b.History(k, 4), 2, b.History(k, 4), 1, program.As(program.I16))
	b.Max("best", b.History(k, 4))
	b.ArgMax("place", b.History(k, 4))
	b.Sum("total", b.History(k, 4))
	b.SumSquares("norm", b.History(k, 4))
	b.Multiply("times", b.History(k, 4), b.History(k, 4), program.As(program.I16))
	wide := b.Affine("wide", 1<<20, x, 77, x, 3, program.As(program.I32), program.To(program.Output))
	b.ArgMax("widest", wide)
	return build(t, b)
}

// long has three steps a segment and two left in the last.
func long(t testing.TB) *program.Program {
	b := program.NewBuilder(program.Config{LeafBytes: smallLeaf, Scheme: commit.Poseidon2, Steps: 5, SegmentLength: 3})
	x := b.Input("x", program.I8, 2, 40)
	s := b.Previous("state", program.I8, 2, 40)
	b.Affine("state", 1, x, 1, s, 0, program.To(program.State))
	b.Sum("sum", x)
	return build(t, b)
}

func build(t testing.TB, b *program.Builder) *program.Program {
	t.Helper()
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func run(t testing.TB, p *program.Program, opt memory.Options) *memory.Run {
	t.Helper()
	d := programtest.RandomData(rand.New(rand.NewPCG(5, 11)), p, false)
	r, err := memory.New(p, d, saltKey, opt)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func shape(batch int, pinned bool) circuits.Params {
	return circuits.Params{Scheme: commit.Poseidon2, LeafBytes: smallLeaf, Batch: batch, Pinned: pinned}
}
