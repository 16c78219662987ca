package executortest

import (
	"fmt"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// Edge is a program of one step or more with its data and what its last instruction must write.
type Edge struct {
	Name  string
	build func(b *program.Builder)
	steps uint64 // 0: 1
	model [][]int64
	sides [][]int64 // of the model tensors
	input [][]int64 // all steps
	want  [][]int64 // by step
}

func newBuilder(steps, segment uint64) *program.Builder {
	return program.NewBuilder(program.Config{LeafBytes: 1024, Scheme: commit.Poseidon2, Steps: steps, SegmentLength: segment})
}

func build(t *testing.T, b *program.Builder) *program.Program {
	t.Helper()
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Check runs the case on dev.
func (e Edge) Check(t *testing.T, dev executor.Device) {
	t.Helper()
	b := newBuilder(max(e.steps, 1), max(e.steps, 1))
	e.build(b)
	p := build(t, b)
	d := &program.Data{State: make([]program.Rows, p.Len())}
	for i, x := range p.Model() {
		r := program.Rows{Data: encode(t, x.Type, e.model[i]), RowBytes: x.RowBytes()}
		if x.Side != "" {
			for _, v := range e.sides[i] {
				r.Sides = append(r.Sides, uint32(v)^commit.SideZero)
			}
		}
		d.Model = append(d.Model, r)
	}
	for i, x := range p.Input() {
		d.Input = append(d.Input, program.Rows{Data: encode(t, x.Type, e.input[i]), RowBytes: x.RowBytes()})
	}
	if len(e.want) != int(p.Steps()) {
		t.Fatalf("the case wants %d steps, the program has %d", len(e.want), p.Steps())
	}
	last := p.Len() - 1
	out := p.Instruction(last).Out
	execute(t, dev, p, d, func(step uint64, i int, got []byte) {
		if i == last {
			compare(t, p, step, i, got, encode(t, out.Type, e.want[step]))
		}
	})
	Compare(t, dev, p, d)
}

func encode(t *testing.T, typ program.Type, values []int64) []byte {
	t.Helper()
	b := make([]byte, len(values)*typ.Size())
	for k, v := range values {
		if v < typ.Min() || v > typ.Max() {
			t.Fatalf("%d is no %v", v, typ)
		}
		typ.Put(b[k*typ.Size():], v)
	}
	return b
}

const (
	min32, max32 = -1 << 31, 1<<31 - 1
	min16, max16 = -1 << 15, 1<<15 - 1
)

// Edges are the hand-made cases.
func Edges() []Edge {
	var cases []Edge
	// requantised adds a case that requantises an i32 row, alone.
	requantised := func(name string, typ program.Type, in, want []int64, opts ...program.Option) {
		cases = append(cases, Edge{
			Name:  "requant/" + name,
			input: [][]int64{in}, want: [][]int64{want},
			build: func(b *program.Builder) {
				x := b.Input("x", program.I32, 1, len(in))
				b.Affine("y", 1, x, 0, x, 0, append([]program.Option{program.As(typ)}, opts...)...)
			},
		})
	}
	requantised("ties round up", program.I8, []int64{-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5}, []int64{-2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3}, program.Scale(1, 1, 0))
	requantised("negatives round to nearest", program.I8, []int64{-7, -6, -5, 5, 6, 7}, []int64{-2, -1, -1, 1, 2, 2}, program.Scale(1, 2, 0))
	requantised("zero point after rounding", program.I8, []int64{-3, -1, 1, 3}, []int64{-8, -7, -6, -5}, program.Scale(1, 1, -7))
	requantised("clamp", program.I8, []int64{-100, -4, -3, 0, 5, 6, 100}, []int64{-3, -3, -3, 0, 5, 5, 5}, program.Clamp(-3, 5))
	requantised("clamp to one value", program.I16, []int64{min32, 0, max32}, []int64{42, 42, 42}, program.Clamp(42, 42))
	requantised("shift 0 does not round", program.I32, []int64{min32, -1, 0, 1, max32}, []int64{min32, -1, 0, 1, max32})
	requantised("shift 0 multiplies", program.I32, []int64{min32, -715827883, 715827882, max32}, []int64{min32, min32, 2147483646, max32}, program.Scale(3, 0, 0))
	requantised("shift 62", program.I8, []int64{min32, min32 + 1, -1, 0, 1, max32}, []int64{-1, -1, 0, 0, 0, 1}, program.Scale(1<<31-1, 62, 0))
	requantised("shift 62 ties", program.I8, []int64{-1 << 30, -1<<30 - 1, 1<<30 - 1, 1 << 30, 1<<30 + 1}, []int64{0, -1, 0, 0, 1}, program.Scale(1<<31-1, 62, 0))
	requantised("shift 31", program.I32, []int64{min32, -1, 1, max32}, []int64{-1<<31 + 1, -1, 1, max32 - 1}, program.Scale(1<<31-1, 31, 0))
	requantised("extreme zero point", program.I8, []int64{-1, 0, 1, max32}, []int64{-128, -128, -128, -1}, program.Scale(1, 0, min32))
	requantised("extremes to i16", program.I16, []int64{min32, min16 - 1, min16, max16, max16 + 1, max32}, []int64{min16, min16, min16, max16, max16, max32 & 0x7fff})

	cases = append(cases, Edge{
		Name:  "matmul/extremes",
		model: [][]int64{repeat(64, -128, 127)}, input: [][]int64{repeat(128, -128)},
		want: [][]int64{{64 * 16384, 64 * -16256}},
		build: func(b *program.Builder) {
			w := b.Model("w", program.I8, 2, 64)
			b.MatMul("y", b.Input("x", program.I8, 2, 64).Rows(0, 1), w, program.As(program.I32))
		},
	})

	bias := func(name string, values, want []int64) {
		cases = append(cases, Edge{
			Name:  "matmul/bias " + name,
			model: [][]int64{{1, 2, 3, 4}}, sides: [][]int64{values}, input: [][]int64{{5, 6}}, want: [][]int64{want},
			build: func(b *program.Builder) {
				w := b.Model("w", program.I8, 2, 2, program.WithSide("w.side"))
				b.MatMul("y", b.Input("x", program.I8, 1, 2), w, program.WithBias(), program.As(program.I32))
			},
		})
	}
	bias("small", []int64{-100, 100}, []int64{-83, 139})
	bias("beyond i32", []int64{min32, max32}, []int64{min32 + 17, max32})
	cases = append(cases, Edge{
		Name:  "matmul/bias of a row window",
		model: [][]int64{{1, 1, 1, 1}}, sides: [][]int64{{10, 20, 30, 40}}, input: [][]int64{{7}}, want: [][]int64{{27, 37}},
		build: func(b *program.Builder) {
			w := b.Model("w", program.I8, 4, 1, program.WithSide("w.side"))
			b.MatMul("y", b.Input("x", program.I8, 1, 1), w.Rows(1, 2), program.WithBias(), program.As(program.I32))
		},
	})
	window := make([]int64, 3*68) // three rows of 68
	for k := range window {
		window[k] = int64(k%68) - 34 + int64(k/68)
	}
	dotWindow := func(i, j int) (x int64) {
		for k := 32; k < 68; k++ {
			x += window[i*68+k] * window[j*68+k]
		}
		return x
	}
	cases = append(cases, Edge{
		Name: "matmul/windows", input: [][]int64{window}, want: [][]int64{{dotWindow(1, 0), dotWindow(1, 1), dotWindow(2, 0), dotWindow(2, 1)}},
		build: func(b *program.Builder) {
			x := b.Input("x", program.I8, 3, 68).Cols(32, 36)
			b.MatMul("y", x.Rows(1, 2), x.Rows(0, 2), program.As(program.I32))
		},
	})
	var broadcast []int64 // floor((9(-2a + b) + 4)/8) - 1
	for _, a := range []int64{1, 2, 3} {
		for _, y := range []int64{10, 20} {
			broadcast = append(broadcast, (9*(y-2*a)+4)>>3-1)
		}
	}
	cases = append(cases, Edge{
		Name: "affine/broadcast both", input: [][]int64{{1, 2, 3}, {10, 20}}, want: [][]int64{broadcast},
		build: func(b *program.Builder) {
			x, y := b.Input("x", program.I8, 3, 1), b.Input("y", program.I16, 1, 2)
			b.Affine("z", -2, x.BroadcastCols(), 1, y.BroadcastRows(), 0, program.As(program.I32), program.Scale(9, 3, -1))
		},
	})
	cases = append(cases, Edge{
		Name: "affine/constants", input: [][]int64{{min32, max32}}, want: [][]int64{{0, -2}},
		build: func(b *program.Builder) {
			x := b.Input("x", program.I32, 1, 2)
			b.Affine("y", min32, x, max32, x, -1<<31, program.As(program.I32), program.Scale(1, 31, 0))
		},
	})
	cases = append(cases, Edge{
		Name: "multiply/extremes", input: [][]int64{{min32, min32, max32}, {min32, max32, max32}}, want: [][]int64{{1 << 30, -1<<30 + 1, 1<<30 - 1}},
		build: func(b *program.Builder) {
			x, y := b.Input("x", program.I32, 1, 3), b.Input("y", program.I32, 1, 3)
			b.Multiply("z", x, y, program.As(program.I32), program.Scale(1, 32, 0))
		},
	})
	for _, typ := range []program.Type{program.I8, program.I16, program.I32} {
		table := make([]int64, 256)
		for k := range table {
			table[k] = typ.Max() - int64(255-k)*((typ.Max()-typ.Min())/255)
		}
		cases = append(cases, Edge{
			Name: fmt.Sprintf("lookup/%v", typ), model: [][]int64{table}, input: [][]int64{{-128, -1, 0, 127}},
			want: [][]int64{{table[0], table[127], table[128], table[255]}},
			build: func(b *program.Builder) {
				b.Lookup("y", b.Input("x", program.I8, 1, 4), b.Model("t", typ, 1, 256))
			},
		})
		reduced := func(name string, in []int64, want int64, add func(b *program.Builder, x program.Ref)) {
			cases = append(cases, Edge{
				Name: fmt.Sprintf("%s/%v", name, typ), input: [][]int64{in}, want: [][]int64{{want}},
				build: func(b *program.Builder) { add(b, b.Input("x", typ, 1, len(in), program.Range(-1<<14, 1<<14))) },
			})
			if typ == program.I8 {
				cases[len(cases)-1].build = func(b *program.Builder) { add(b, b.Input("x", typ, 1, len(in))) }
			}
		}
		reduced("sum", []int64{-128, -128, 127}, -129, func(b *program.Builder, x program.Ref) { b.Sum("y", x) })
		reduced("sumsquares", []int64{-128, 127, 0}, 16384+16129, func(b *program.Builder, x program.Ref) { b.SumSquares("y", x, program.As(program.I32)) })
		reduced("max", []int64{-128, -127, -128}, -127, func(b *program.Builder, x program.Ref) { b.Max("y", x) })
		reduced("argmax ties", []int64{-128, 5, 5, 5}, 1, func(b *program.Builder, x program.Ref) { b.ArgMax("y", x) })
		reduced("argmax first", []int64{-128, -128}, 0, func(b *program.Builder, x program.Ref) { b.ArgMax("y", x) })
		reduced("argmax last", []int64{-128, -128, 0}, 2, func(b *program.Builder, x program.Ref) { b.ArgMax("y", x) })
	}
	cases = append(cases, Edge{
		Name: "history/beyond the present", steps: 3, input: [][]int64{{1, 2, 3}},
		want: [][]int64{{1, 0, 0, 0, 0}, {2, 4, 0, 0, 0}, {3, 6, 9, 0, 0}},
		build: func(b *program.Builder) {
			x := b.Input("x", program.I8, 1, 1)
			q := b.Affine("q", 1, x, 0, x, 0)
			b.MatMul("y", q, b.History(q, 5), program.As(program.I32))
		},
	}, Edge{
		Name: "history/shorter than the job", steps: 3, input: [][]int64{{1, 2, 3}},
		want: [][]int64{{1, 0}, {2, 4}, {3, 6}},
		build: func(b *program.Builder) {
			x := b.Input("x", program.I8, 1, 1)
			q := b.Affine("q", 1, x, 0, x, 0)
			b.MatMul("y", q, b.History(q, 2), program.As(program.I32))
		},
	}, Edge{
		Name: "history/as operand A with a zero point", steps: 2, input: [][]int64{{3, 4}},
		want: [][]int64{{3 + 7, 7, 7}, {3 + 7, 4 + 7, 7}},
		build: func(b *program.Builder) {
			x := b.Input("x", program.I8, 1, 1)
			q := b.History(b.Affine("q", 1, x, 0, x, 0), 3)
			b.Affine("y", 1, q, 0, q, 7)
		},
	})
	return cases
}

// repeat is n times each of the values.
func repeat(n int, values ...int64) (out []int64) {
	for _, v := range values {
		for range n {
			out = append(out, v)
		}
	}
	return out
}

// shape is a product that is larger than those of random programs: around the block sizes of kernels.
type shape struct {
	typ        program.Type
	rows, k, c int
}

func (s shape) String() string { return fmt.Sprintf("%v/%dx%dx%d", s.typ, s.rows, s.k, s.c) }

func (s shape) program(t *testing.T) *program.Program {
	b := newBuilder(1, 1)
	opts := []program.TensorOption{program.Range(-1<<9, 1<<9-1)}
	if s.typ == program.I8 {
		opts = nil
	}
	x := b.Input("x", s.typ, s.rows, s.k, opts...)
	w := b.Model("w", s.typ, s.c, s.k, append(opts, program.WithSide("w.side"))...)
	b.MatMul("wide", x, w, program.As(program.I32))
	b.MatMul("biased", x, w, program.WithBias(), program.Scale(1234567, 33, -3), program.As(program.I8))
	b.MatMul("clamped", x, w, program.Scale(77, 11, 5), program.As(program.I16))
	return build(t, b)
}

var shapes = []shape{
	{program.I8, 1, 1, 1}, {program.I8, 1, 700, 100}, {program.I8, 2, 64, 3}, {program.I8, 3, 65, 4}, {program.I8, 4, 1, 1}, {program.I8, 4, 63, 2},
	{program.I8, 4, 64, 3}, {program.I8, 5, 65, 4}, {program.I8, 7, 127, 47}, {program.I8, 8, 128, 48}, {program.I8, 9, 129, 49}, {program.I8, 33, 255, 97},
	{program.I8, 16, 1024, 200}, {program.I8, 130, 96, 10}, {program.I16, 1, 500, 9}, {program.I16, 17, 31, 50}, {program.I32, 1, 255, 7}, {program.I32, 19, 33, 40},
}
