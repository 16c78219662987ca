package programtest

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/program"
)

// view narrows a tensor in a way that is repeated on every build.
type view struct {
	tensor
	rowOff, rows, colOff, cols int
	history                    int // > 0: a history of that many rows
	rowBroadcast, colBroadcast bool
}

func (v view) ref(b *program.Builder, env []program.Ref) program.Ref {
	r := env[v.index].Rows(v.rowOff, v.rows).Cols(v.colOff, v.cols)
	if v.history > 0 {
		r = b.History(r, v.history)
	}
	if v.rowBroadcast {
		r = r.BroadcastRows()
	}
	if v.colBroadcast {
		r = r.BroadcastCols()
	}
	return r
}

func whole(t tensor) view { return view{tensor: t, rows: t.rows, cols: t.cols} }

// window draws a view of rows x cols of t at a random aligned place; 0 draws the size.
// With a column offset given (>= 0) it is kept.
func (g *generator) window(t tensor, rows, cols, colOff int) (view, bool) {
	if t.kind == program.FromTrace && t.rows == 1 && g.c.Steps <= g.c.SegmentLength && g.coin() {
		if v, ok := g.window(tensor{index: t.index, name: t.name, t: t.t, rows: 1, cols: t.cols}, 1, cols, colOff); ok {
			if v.history = rows; rows == 0 {
				v.history = g.between(1, 5)
			}
			return v, true
		}
	}
	block := 32 / t.t.Size()
	if colOff < 0 {
		colOff = block * g.rng.IntN((t.cols+block-1)/block)
	}
	if rows == 0 {
		rows = g.between(1, t.rows)
	}
	if cols == 0 && colOff < t.cols {
		cols = g.between(1, t.cols-colOff)
	}
	if rows > t.rows || cols < 1 || colOff+cols > t.cols {
		return view{}, false
	}
	return view{tensor: t, rowOff: g.between(0, t.rows-rows), rows: rows, colOff: colOff, cols: cols}, true
}

func (v view) height() int {
	if v.history > 0 {
		return v.history
	}
	return v.rows
}

func (g *generator) outType() program.Type {
	if g.force != 0 {
		return g.force
	}
	return types[g.rng.IntN(3)]
}

func (g *generator) fresh(op string) tensor {
	return tensor{name: fmt.Sprintf("%s.%d", op, g.instructions())}
}

// push makes the recipe of an instruction.
func push(add func(b *program.Builder, env []program.Ref) program.Ref) recipe {
	return func(b *program.Builder, env *[]program.Ref) { *env = append(*env, add(b, *env)) }
}

func (g *generator) matmul(a, y view, bias bool) (recipe, tensor) {
	out, t := g.fresh("matmul"), g.outType()
	o := append(g.options(t), g.scaling(t)...)
	if bias {
		o = append(o, program.WithBias())
	}
	return push(func(b *program.Builder, env []program.Ref) program.Ref {
		return b.MatMul(out.name, a.ref(b, env), y.ref(b, env), o...)
	}), out
}

func (g *generator) affine(a, y view) (recipe, tensor) {
	out, t := g.fresh("affine"), g.outType()
	o := append(g.options(t), g.scaling(t)...)
	size := int64(1) << g.between(1, 31)
	mulA, mulB := g.rng.Int64N(2*size)-size, g.rng.Int64N(2*size)-size
	add := g.rng.Int64N(1<<40) - 1<<39
	return push(func(b *program.Builder, env []program.Ref) program.Ref {
		return b.Affine(out.name, mulA, a.ref(b, env), mulB, y.ref(b, env), add, o...)
	}), out
}

func (g *generator) multiply(a, y view) (recipe, tensor) {
	out, t := g.fresh("multiply"), g.outType()
	o := append(g.options(t), g.scaling(t)...)
	return push(func(b *program.Builder, env []program.Ref) program.Ref {
		return b.Multiply(out.name, a.ref(b, env), y.ref(b, env), o...)
	}), out
}

func (g *generator) lookup(a view, table tensor) (recipe, tensor) {
	out, o := g.fresh("lookup"), g.options(0)
	row := g.rng.IntN(table.rows)
	return push(func(b *program.Builder, env []program.Ref) program.Ref {
		return b.Lookup(out.name, a.ref(b, env), env[table.index].Rows(row, 1), o...)
	}), out
}

func (g *generator) reduce(op program.Op, a view) (recipe, tensor) {
	out, t := g.fresh(op.String()), g.outType()
	o := g.options(t)
	if op == program.Sum || op == program.SumSquares {
		o = append(o, g.scaling(t)...)
	}
	return push(func(b *program.Builder, env []program.Ref) program.Ref {
		add := map[program.Op]func(string, program.Ref, ...program.Option) program.Ref{
			program.Sum: b.Sum, program.SumSquares: b.SumSquares, program.Max: b.Max, program.ArgMax: b.ArgMax,
		}[op]
		return add(out.name, a.ref(b, env), o...)
	}), out
}

// features adds one instruction for each thing a program may do.
func (g *generator) features() {
	for _, t := range types {
		x, w, s := g.find("x."+t.String()), g.find("w."+t.String()), g.find("s."+t.String())
		block := 32 / t.Size()
		k := g.between(1, min(x.cols, w.cols)-block)
		product := func(bias bool) func() (recipe, tensor) {
			return func() (recipe, tensor) {
				a, _ := g.window(x, 0, k, block)
				y, _ := g.window(w, 0, k, block)
				return g.matmul(a, y, bias)
			}
		}
		g.must(product(true))
		g.must(product(false))
		g.must(func() (recipe, tensor) { return g.matmul(whole(x), whole(x), true) }) // bias from input
		g.must(func() (recipe, tensor) { return g.affine(whole(x), whole(s)) })

		row, _ := g.window(s, 1, x.cols, 0)
		row.rowBroadcast = true
		g.must(func() (recipe, tensor) { return g.multiply(whole(x), row) })
		col, _ := g.window(x, x.rows, 1, block)
		col.colBroadcast = true
		g.must(func() (recipe, tensor) { return g.affine(col, row) })
		if g.c.LeafBytes >= 256*t.Size() {
			g.must(func() (recipe, tensor) { return g.lookup(whole(g.find("x.i8")), g.find("t."+t.String())) })
		}
		for op := program.Sum; op <= program.ArgMax; op++ {
			g.must(func() (recipe, tensor) {
				a, _ := g.window(x, 0, 0, g.between(0, 1)*block)
				return g.reduce(op, a)
			})
		}
	}
	if g.c.Steps > g.c.SegmentLength {
		return
	}
	first, _ := g.window(g.find("x.i8"), 1, 0, 0)
	g.force = program.I8 // wider ones need not fit a product
	q := g.must(func() (recipe, tensor) { return g.affine(first, first) })
	g.force = 0
	keys := whole(q)
	keys.history = g.between(1, 6)
	g.must(func() (recipe, tensor) { return g.matmul(whole(q), keys, false) })
	g.must(func() (recipe, tensor) { return g.affine(keys, keys) })
	g.must(func() (recipe, tensor) { return g.reduce(program.ArgMax, keys) })
}

// anything draws an instruction over random views; many are refused.
func (g *generator) anything() (recipe, tensor) {
	any := func(tensor) bool { return true }
	x, _ := g.pick(any)
	a, ok := g.window(x, 0, 0, -1)
	if !ok {
		return nil, tensor{}
	}
	switch op := program.Op(g.between(int(program.MatMul), int(program.ArgMax))); op {
	case program.MatMul:
		y, _ := g.pick(func(t tensor) bool { return t.t == x.t && t.cols >= a.colOff+a.cols })
		b, ok := g.window(y, 0, a.cols, a.colOff)
		if !ok || b.height() > 32 {
			return nil, tensor{}
		}
		bias := (y.kind == program.FromModel || y.kind == program.FromInput) && y.cols < 256 && g.coin()
		return g.matmul(a, b, bias)
	case program.Affine, program.Multiply:
		rows, cols := a.height(), a.cols
		rowBroadcast, colBroadcast := g.rng.IntN(3) == 0, g.rng.IntN(3) == 0
		if rowBroadcast {
			rows = 1
		}
		if colBroadcast {
			cols = 1
		}
		y, found := g.pick(func(t tensor) bool { return t.rows >= rows && t.cols >= cols })
		if !found {
			return nil, tensor{}
		}
		b, ok := g.window(y, rows, cols, -1)
		if !ok {
			return nil, tensor{}
		}
		b.rowBroadcast, b.colBroadcast = rowBroadcast, colBroadcast
		if g.coin() {
			a, b = b, a
		}
		if op == program.Affine {
			return g.affine(a, b)
		}
		return g.multiply(a, b)
	case program.Lookup:
		table, found := g.pick(func(t tensor) bool { return t.kind == program.FromModel && t.cols == 256 })
		if !found || x.t != program.I8 {
			return nil, tensor{}
		}
		return g.lookup(a, table)
	default:
		return g.reduce(op, a)
	}
}
