package program

import (
	"github.com/assay-protocol/assay/proofs/commit"
)

// Config is what a program says of itself as a whole.
type Config struct {
	LeafBytes     int           // c: a multiple of 32 in [64, 4096]
	Scheme        commit.Scheme // of every leaf
	Steps         uint64        // S, 1 to 2^32-1
	SegmentLength uint64        // L, 1 to 2^18
}

// Builder collects a program's tensors and instructions. The first mistake is kept and
// returned by Build; calls after it do nothing. Use NewBuilder.
type Builder struct {
	core    core
	err     error
	pending []pending
}

// pending is a Previous whose instruction may not have been added yet.
type pending struct {
	name string
	Tensor
}

// NewBuilder starts a program.
func NewBuilder(c Config) *Builder {
	return &Builder{core: core{leafBytes: c.LeafBytes, scheme: c.Scheme, steps: c.Steps, segment: c.SegmentLength}}
}

// Ref is a view of a tensor, to be used as an operand of the builder that made it. Its
// methods narrow the view.
type Ref struct {
	b       *Builder
	o       Operand
	t       Type
	pending int // index+1 in b.pending: o.Tensor is not known yet
	fault   error
}

// Rows narrows the view to n rows from row off of it.
func (r Ref) Rows(off, n int) Ref {
	if r.fault == nil && (off < 0 || n < 1 || off > r.o.Rows || n > r.o.Rows-off) {
		r.fault = because(ErrShape, "rows [%d, %d+%d) of a view of %d", off, off, n, r.o.Rows)
	}
	r.o.RowOffset += off
	r.o.Rows = n
	return r
}

// Cols narrows the view to n columns from column off of it. In bytes, the offset within
// the tensor must be a multiple of 32.
func (r Ref) Cols(off, n int) Ref {
	if r.fault == nil && (off < 0 || n < 1 || off > r.o.Cols || n > r.o.Cols-off) {
		r.fault = because(ErrShape, "columns [%d, %d+%d) of a view of %d", off, off, n, r.o.Cols)
	}
	r.o.ColOffset += off
	r.o.Cols = n
	return r
}

// BroadcastRows repeats the view's single row over the output.
func (r Ref) BroadcastRows() Ref { r.o.RowBroadcast = true; return r }

// BroadcastCols repeats the view's single column over the output.
func (r Ref) BroadcastCols() Ref { r.o.ColBroadcast = true; return r }

// Shape is the view's [rows, cols], before broadcasting.
func (r Ref) Shape() (rows, cols int) { return r.o.Rows, r.o.Cols }

// Type is the element type of the view.
func (r Ref) Type() Type { return r.t }

// TensorOption refines a model or input tensor.
type TensorOption interface{ refineTensor(*Tensor) }

// Option refines an instruction.
type Option interface{ refine(*draft) }

type tensorOption func(*Tensor)

func (f tensorOption) refineTensor(t *Tensor) { f(t) }

// draft is an instruction under construction. Until a bound is set it is the output
// type's, which a later option may still change.
type draft struct {
	Instruction
	bounded, clamped bool
}

type option func(*draft)

func (f option) refine(d *draft) { f(d) }

// WithSide gives the tensor's rows side words, which a product may add as bias. name is
// that of the i32 tensor of shape [rows] that holds them.
func WithSide(name string) TensorOption { return tensorOption(func(t *Tensor) { t.Side = name }) }

type interval64 struct{ lo, hi int64 }

func (r interval64) refineTensor(t *Tensor) { t.Lo, t.Hi = r.lo, r.hi }
func (r interval64) refine(d *draft)        { d.Out.Lo, d.Out.Hi, d.bounded = r.lo, r.hi, true }

// Range declares that every value of a model or input tensor, or of a state output, is in
// [lo, hi]. Data outside is refused when it is loaded; a state output that may leave it is
// refused when the program is built.
func Range(lo, hi int64) interface {
	TensorOption
	Option
} {
	return interval64{lo, hi}
}

// As sets the output type. The default is i8 for products and elementwise opcodes, i32 for
// sums and argmax, the operand's type for max and the table's for lookup.
func As(t Type) Option { return option(func(d *draft) { d.Out.Type = t }) }

// To sets the output's role. The default is Work.
func To(r Role) Option { return option(func(d *draft) { d.Out.Role = r }) }

// Scale sets multiplier, shift and zero point of the requant. The default is 1, 0, 0.
func Scale(m int64, shift uint, z int64) Option {
	return option(func(d *draft) { d.Requant.M, d.Requant.Shift, d.Requant.Z = m, shift, z })
}

// Clamp sets the requant's bounds. The default is the output type's range.
func Clamp(lo, hi int64) Option {
	return option(func(d *draft) { d.Requant.Lo, d.Requant.Hi, d.clamped = lo, hi, true })
}

// WithBias adds to a product the side words of B's rows.
func WithBias() Option { return option(func(d *draft) { d.Bias = true }) }

// Model declares a model tensor [rows, cols].
func (b *Builder) Model(name string, t Type, rows, cols int, opts ...TensorOption) Ref {
	return b.declare(FromModel, &b.core.model, name, t, rows, cols, opts)
}

// Input declares an input tensor of [rows, cols] in every step.
func (b *Builder) Input(name string, t Type, rows, cols int, opts ...TensorOption) Ref {
	return b.declare(FromInput, &b.core.input, name, t, rows, cols, opts)
}

func (b *Builder) declare(s Source, table *[]Tensor, name string, t Type, rows, cols int, opts []TensorOption) Ref {
	x := Tensor{Name: name, Type: t, Rows: rows, Cols: cols}
	if t.Valid() {
		x.Lo, x.Hi = t.Min(), t.Max()
	}
	for _, o := range opts {
		o.refineTensor(&x)
	}
	*table = append(*table, x)
	return b.ref(s, len(*table)-1, x)
}

func (b *Builder) ref(s Source, index int, t Tensor) Ref {
	return Ref{b: b, t: t.Type, o: Operand{Source: s, Tensor: index, Rows: t.Rows, Cols: t.Cols}}
}

// Previous is what the instruction called name wrote in the previous step, or the initial
// state in the first. The instruction may be added later; Build refuses unless it then
// exists, writes state, and has this type and shape.
func (b *Builder) Previous(name string, t Type, rows, cols int) Ref {
	b.pending = append(b.pending, pending{name, Tensor{Type: t, Rows: rows, Cols: cols}})
	r := b.ref(FromPrevious, 0, b.pending[len(b.pending)-1].Tensor)
	r.pending = len(b.pending)
	return r
}

// History is the view whose row r is the single row of x at step r of the segment, zero
// beyond the present step. x is the output of an instruction of one row; a window of it
// stays. The program must fit one segment.
func (b *Builder) History(x Ref, rows int) Ref {
	if x.fault == nil && x.o.Source != FromTrace {
		x.fault = because(ErrSource, "history of a %s tensor, want the output of an instruction", x.o.Source)
	}
	x.o.Source, x.o.Rows = FromHistory, rows
	return x
}

// MatMul adds the product of a [R, K] and b [C, K]: out [R, C] with
// out[i, j] = requant(sum_k a[i, k]*b[j, k] + bias[j]).
func (b *Builder) MatMul(name string, x, y Ref, opts ...Option) Ref {
	return b.add(name, Instruction{Op: MatMul}, x, y, x.o.Rows, y.o.Rows, I8, opts)
}

// Affine adds out[i, j] = requant(mulX*x[i, j] + mulY*y[i, j] + add).
func (b *Builder) Affine(name string, mulX int64, x Ref, mulY int64, y Ref, add int64, opts ...Option) Ref {
	rows, cols := elementwise(x, y)
	return b.add(name, Instruction{Op: Affine, MulA: mulX, MulB: mulY, Add: add}, x, y, rows, cols, I8, opts)
}

// Multiply adds out[i, j] = requant(x[i, j]*y[i, j]).
func (b *Builder) Multiply(name string, x, y Ref, opts ...Option) Ref {
	rows, cols := elementwise(x, y)
	return b.add(name, Instruction{Op: Multiply}, x, y, rows, cols, I8, opts)
}

// elementwise is the output's shape: what the operands that do not broadcast have.
func elementwise(x, y Ref) (rows, cols int) {
	rows, cols = x.o.Rows, x.o.Cols
	if x.o.RowBroadcast {
		rows = y.o.Rows
	}
	if x.o.ColBroadcast {
		cols = y.o.Cols
	}
	return rows, cols
}

// Lookup adds out[i, j] = table[x[i, j] + 128], x of i8 and table a model view [1, 256].
func (b *Builder) Lookup(name string, x, table Ref, opts ...Option) Ref {
	return b.add(name, Instruction{Op: Lookup}, x, table, x.o.Rows, x.o.Cols, table.t, opts)
}

// Sum adds out[i, 0] = requant(sum_k x[i, k]).
func (b *Builder) Sum(name string, x Ref, opts ...Option) Ref {
	return b.add(name, Instruction{Op: Sum}, x, x, x.o.Rows, 1, I32, opts)
}

// SumSquares adds out[i, 0] = requant(sum_k x[i, k]^2).
func (b *Builder) SumSquares(name string, x Ref, opts ...Option) Ref {
	return b.add(name, Instruction{Op: SumSquares}, x, x, x.o.Rows, 1, I32, opts)
}

// Max adds out[i, 0] = max_k x[i, k].
func (b *Builder) Max(name string, x Ref, opts ...Option) Ref {
	return b.add(name, Instruction{Op: Max}, x, x, x.o.Rows, 1, x.t, opts)
}

// ArgMax adds out[i, 0] = the lowest k at which x[i, k] is largest.
func (b *Builder) ArgMax(name string, x Ref, opts ...Option) Ref {
	return b.add(name, Instruction{Op: ArgMax}, x, x, x.o.Rows, 1, I32, opts)
}

func (b *Builder) add(name string, in Instruction, x, y Ref, rows, cols int, t Type, opts []Option) Ref {
	index := len(b.core.code)
	in.Out = Tensor{Name: name, Type: t, Rows: rows, Cols: cols, Role: Work}
	in.Requant.M = 1
	d := draft{Instruction: in}
	for _, o := range opts {
		o.refine(&d)
	}
	in = d.Instruction
	if t := in.Out.Type; t.Valid() {
		if !d.bounded {
			in.Out.Lo, in.Out.Hi = t.Min(), t.Max()
		}
		if !d.clamped {
			in.Requant.Lo, in.Requant.Hi = t.Min(), t.Max()
		}
	}
	at := place{tableInstruction, index, name}
	in.A = b.operand(at, "A", x)
	in.B = b.operand(at, "B", y)
	b.core.code = append(b.core.code, in)
	return b.ref(FromTrace, index, in.Out)
}

// operand keeps a pending reference as -index-1 until Build resolves it.
func (b *Builder) operand(at place, side string, r Ref) Operand {
	switch {
	case r.b != b:
		b.fail(at.errorf(side, ErrSource, "the view belongs to another builder"))
	case r.fault != nil:
		b.fail(&Error{Table: at.table, Index: at.index, Name: at.name, Field: side, Err: r.fault})
	case r.pending > 0:
		r.o.Tensor = -r.pending
	}
	return r.o
}

func (b *Builder) fail(err error) {
	if b.err == nil {
		b.err = err
	}
}

// Build checks the program and derives its addresses and weights. It rejects everything
// the package documentation lists, with an *Error that names the instruction and the
// dimension. The builder may be used on, and Build called again.
func (b *Builder) Build() (*Program, error) {
	if b.err != nil {
		return nil, b.err
	}
	c := b.core
	c.model = append([]Tensor(nil), c.model...)
	c.input = append([]Tensor(nil), c.input...)
	c.code = append([]Instruction(nil), c.code...)
	for i := range c.code {
		in, at := &c.code[i], place{tableInstruction, i, c.code[i].Out.Name}
		if err := b.resolve(c.code, &in.A, at, "A"); err != nil {
			return nil, err
		}
		if err := b.resolve(c.code, &in.B, at, "B"); err != nil {
			return nil, err
		}
	}
	return accept(c)
}

// resolve finds the instruction a Previous names.
func (b *Builder) resolve(code []Instruction, o *Operand, at place, side string) error {
	if o.Source != FromPrevious || o.Tensor >= 0 {
		return nil
	}
	want := b.pending[-o.Tensor-1]
	for k := range code {
		out := &code[k].Out
		if out.Name != want.name {
			continue
		}
		if out.Type != want.Type {
			return at.errorf(side+".type", ErrType, "previous %q is %s, want %s", want.name, out.Type, want.Type)
		}
		if out.Rows != want.Rows || out.Cols != want.Cols {
			return at.errorf(side+".rows", ErrShape, "previous %q is [%d, %d], want [%d, %d]", want.name, out.Rows, out.Cols, want.Rows, want.Cols)
		}
		o.Tensor = k
		return nil
	}
	return at.errorf(side+".tensor", ErrSource, "no instruction is called %q", want.name)
}
