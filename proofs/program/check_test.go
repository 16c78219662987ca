package program

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

// TestRefusals changes one thing of an accepted program. The valid twin of every line is
// the program itself, or the program with the change that twin makes.
func TestRefusals(t *testing.T) {
	type change func(c *core)
	at := func(i int, f func(in *Instruction)) change { return func(c *core) { f(&c.code[i]) } }
	both := func(f func(o *Operand)) func(in *Instruction) {
		return func(in *Instruction) { f(&in.A); f(&in.B) }
	}
	identity := change(func(*core) {})

	for _, x := range []struct {
		name  string
		bad   change
		want  error
		table string
		field string
		twin  change // nil: the program itself
	}{
		{"leaf bytes unaligned", func(c *core) { c.leafBytes = 272 }, ErrLimit, "header", "leaf bytes", func(c *core) { c.leafBytes = 288 }},
		{"leaf bytes small", func(c *core) { c.leafBytes = 32 }, ErrLimit, "header", "leaf bytes", nil},
		{"leaf bytes large", func(c *core) { c.leafBytes = 4128 }, ErrLimit, "header", "leaf bytes", func(c *core) { c.leafBytes = 4096 }},
		{"scheme ajtai", func(c *core) { c.scheme = commit.Ajtai }, commit.ErrScheme, "header", "scheme", nil},
		{"scheme none", func(c *core) { c.scheme = 0 }, commit.ErrScheme, "header", "scheme", nil},
		{"no steps", func(c *core) { c.steps = 0 }, ErrLimit, "header", "steps", func(c *core) { c.steps = 1 }},
		{"no segment", func(c *core) { c.segment = 0 }, ErrLimit, "header", "segment length", nil},
		{"long segment", func(c *core) { c.segment = 1<<18 + 1 }, ErrLimit, "header", "segment length", func(c *core) { c.segment = 1 << 18 }},
		{"no instructions", func(c *core) { c.code = nil }, ErrLimit, "header", "instructions", nil},

		{"model name", func(c *core) { c.model[0].Name = "W" }, ErrName, "model", "name", func(c *core) { c.model[0].Name = "w_0.x-9" }},
		{"empty name", func(c *core) { c.input[0].Name = "" }, ErrName, "input", "name", nil},
		{"long name", func(c *core) { c.input[0].Name = strings.Repeat("a", 256) }, ErrName, "input", "name", func(c *core) { c.input[0].Name = strings.Repeat("a", 255) }},
		{"name of the metadata in a file", func(c *core) { c.model[0].Name = "__metadata__" }, ErrName, "model", "name", func(c *core) { c.model[0].Name = "_metadata_" }},
		{"side name of the metadata", func(c *core) { c.model[0].Side = "__metadata__" }, ErrName, "model", "side", nil},
		{"name in two tables", func(c *core) { c.input[0].Name = "w" }, ErrName, "input", "name", nil},
		{"name of a side", func(c *core) { c.input[0].Name = "w.bias" }, ErrName, "input", "name", nil},
		{"side name", func(c *core) { c.model[0].Side = "w bias" }, ErrName, "model", "side", nil},
		{"output name", at(smallR, func(in *Instruction) { in.Out.Name = "h" }), ErrName, "instruction", "out.name", nil},
		{"output side", at(smallR, func(in *Instruction) { in.Out.Side = "r.side" }), ErrRole, "instruction", "out.side", nil},
		{"model role", func(c *core) { c.model[0].Role = State }, ErrRole, "model", "role", nil},
		{"output role", at(smallR, func(in *Instruction) { in.Out.Role = 0 }), ErrRole, "instruction", "out.role", at(smallR, func(in *Instruction) { in.Out.Role = Output })},
		{"output role 4", at(smallR, func(in *Instruction) { in.Out.Role = 4 }), ErrRole, "instruction", "out.role", nil},
		{"work interval", at(smallR, func(in *Instruction) { in.Out.Lo = 0 }), ErrRole, "instruction", "out.interval", nil},

		{"model type", func(c *core) { c.model[1].Type = 0 }, ErrType, "model", "type", nil},
		{"input type", func(c *core) { c.input[0].Type = 4 }, ErrType, "input", "type", nil},
		{"output type", at(smallH, func(in *Instruction) { in.Out.Type = 4 }), ErrType, "instruction", "out.type", nil},
		{"no rows", func(c *core) { c.model[0].Rows = 0 }, ErrShape, "model", "rows", nil},
		{"many rows", func(c *core) { c.model[0].Rows = 1<<24 + 1 }, ErrShape, "model", "rows", func(c *core) { c.model[0].Rows = 1<<24 - 2 }},
		{"no columns", func(c *core) { c.input[0].Cols = 0 }, ErrShape, "input", "cols", nil},
		{"row over the leaf", func(c *core) { c.model[0].Cols = 257 }, ErrShape, "model", "cols", func(c *core) { c.model[0].Cols = 256 }},
		{"output row over the leaf", at(smallM, func(in *Instruction) { in.Out.Cols = 65 }), ErrShape, "instruction", "out.cols", nil},
		{"interval empty", func(c *core) { c.model[0].Lo = 128 }, ErrInterval, "model", "interval", func(c *core) { c.model[0].Lo = 127 }},
		{"interval below the type", func(c *core) { c.model[0].Lo = -129 }, ErrInterval, "model", "interval", func(c *core) { c.model[0].Lo = -128 }},
		{"interval above the type", func(c *core) { c.model[0].Hi = 128 }, ErrInterval, "model", "interval", nil},

		{"opcode 0", at(smallH, func(in *Instruction) { in.Op = 0 }), ErrOpcode, "instruction", "op", nil},
		{"opcode 14", at(smallH, func(in *Instruction) { in.Op = 14 }), ErrOpcode, "instruction", "op", nil},
		{"unary B", at(smallMax, func(in *Instruction) { in.B.Rows = 1 }), ErrSource, "instruction", "B", nil},
		{"source 5", at(smallH, func(in *Instruction) { in.A.Source = 5 }), ErrSource, "instruction", "A.source", nil},
		{"model index", at(smallH, func(in *Instruction) { in.B.Tensor = 2 }), ErrSource, "instruction", "B.tensor", nil},
		{"input index", at(smallH, func(in *Instruction) { in.A.Tensor = -1 }), ErrSource, "instruction", "A.tensor", nil},
		{"reads itself", at(smallM, func(in *Instruction) { in.A.Tensor = smallM }), ErrSource, "instruction", "A.tensor", nil},
		{"reads a later one", at(smallR, func(in *Instruction) { in.A.Tensor = smallM }), ErrSource, "instruction", "A.tensor", nil},
		{"history of itself", at(smallSS, both(func(o *Operand) { o.Tensor = smallSS })), ErrSource, "instruction", "A.tensor", nil},
		{"previous index", at(smallS, func(in *Instruction) { in.B.Tensor = 9 }), ErrSource, "instruction", "B.tensor", nil},
		{"previous of work", at(smallS, func(in *Instruction) { in.B.Tensor = smallR }), ErrSource, "instruction", "B.source", nil},
		{"history of two rows", at(smallSS, both(func(o *Operand) { o.Tensor = smallS })), ErrSource, "instruction", "A.source", nil},
		{"history over two segments", func(c *core) { c.segment = 2 }, ErrSource, "instruction", "A.source", func(c *core) { c.segment = 3 }},
		{"history row offset", at(smallSS, both(func(o *Operand) { o.RowOffset = 1 })), ErrShape, "instruction", "A.row offset", nil},
		{"history too long", at(smallSS, func(in *Instruction) {
			both(func(o *Operand) { o.Rows = 1<<18 + 1 })(in)
			in.Out.Rows = 1<<18 + 1
		}), ErrShape, "instruction", "A.rows", at(smallSS, func(in *Instruction) {
			both(func(o *Operand) { o.Rows = 1 << 18 })(in)
			in.Out.Rows = 1 << 18
		})},
		{"view rows", at(smallH, func(in *Instruction) { in.B.RowOffset = 33 }), ErrShape, "instruction", "B.rows", at(smallH, func(in *Instruction) { in.B.RowOffset = 32 })},
		{"view negative row", at(smallH, func(in *Instruction) { in.B.RowOffset = -1 }), ErrShape, "instruction", "B.rows", nil},
		{"view of no rows", at(smallH, func(in *Instruction) { in.A.Rows = 0 }), ErrShape, "instruction", "A.rows", nil},
		{"view columns", at(smallH, func(in *Instruction) { in.A.Cols = 33 }), ErrShape, "instruction", "A.cols", nil},
		{"view of no columns", at(smallMax, both(func(o *Operand) { o.Cols = 0 })), ErrShape, "instruction", "A.cols", nil},
		{"view overflow", at(smallH, func(in *Instruction) { in.A.ColOffset = math.MaxInt }), ErrShape, "instruction", "A.cols", nil},
		{"window", at(smallH, func(in *Instruction) { in.A.ColOffset, in.A.Cols = 31, 32 }), ErrAlignment, "instruction", "A.column offset", nil},
		{"window of i16", at(smallM, func(in *Instruction) { in.B.ColOffset = 8 }), ErrAlignment, "instruction", "B.column offset", at(smallM, func(in *Instruction) { in.B.ColOffset = 0 })},
		{"broadcast of rows", at(smallM, func(in *Instruction) { in.A.RowBroadcast = true }), ErrShape, "instruction", "A.row broadcast", nil},
		{"broadcast of columns", at(smallM, func(in *Instruction) { in.A.ColBroadcast = true }), ErrShape, "instruction", "A.column broadcast", nil},

		{"multiplier 0", at(smallH, func(in *Instruction) { in.Requant.M = 0 }), ErrConstant, "instruction", "requant.M", at(smallH, func(in *Instruction) { in.Requant.M = 1 })},
		{"multiplier 2^31", at(smallH, func(in *Instruction) { in.Requant.M = 1 << 31 }), ErrConstant, "instruction", "requant.M", at(smallH, func(in *Instruction) { in.Requant.M = 1<<31 - 1 })},
		{"shift 63", at(smallH, func(in *Instruction) { in.Requant.Shift = 63 }), ErrConstant, "instruction", "requant.Shift", at(smallH, func(in *Instruction) { in.Requant.Shift = 62 })},
		{"zero point", at(smallH, func(in *Instruction) { in.Requant.Z = 1 << 31 }), ErrConstant, "instruction", "requant.Z", at(smallH, func(in *Instruction) { in.Requant.Z = 1<<31 - 1 })},
		{"zero point low", at(smallH, func(in *Instruction) { in.Requant.Z = -1<<31 - 1 }), ErrConstant, "instruction", "requant.Z", at(smallH, func(in *Instruction) { in.Requant.Z = -1 << 31 })},
		{"clamp empty", at(smallH, func(in *Instruction) { in.Requant.Lo, in.Requant.Hi = 5, 4 }), ErrConstant, "instruction", "requant.Lo", at(smallH, func(in *Instruction) { in.Requant.Lo, in.Requant.Hi = 5, 5 })},
		{"clamp above the type", at(smallH, func(in *Instruction) { in.Requant.Hi = 128 }), ErrConstant, "instruction", "requant.Lo", nil},
		{"clamp below the type", at(smallH, func(in *Instruction) { in.Requant.Lo = -129 }), ErrConstant, "instruction", "requant.Lo", nil},
		{"affine constant", at(smallS, func(in *Instruction) { in.MulA = 1 << 31 }), ErrConstant, "instruction", "multiplier", at(smallS, func(in *Instruction) { in.MulA = 1<<31 - 1 })},
		{"affine constant low", at(smallS, func(in *Instruction) { in.MulB = -1<<31 - 1 }), ErrConstant, "instruction", "multiplier", at(smallS, func(in *Instruction) { in.MulB = -1 << 31 })},
		{"constant elsewhere", at(smallM, func(in *Instruction) { in.Add = 1 }), ErrConstant, "instruction", "multiplier", nil},
		{"lookup requant", at(smallR, func(in *Instruction) { in.Requant.Z = 1 }), ErrConstant, "instruction", "requant", nil},
		{"max requant", at(smallMax, func(in *Instruction) { in.Requant.Hi = 9 }), ErrConstant, "instruction", "requant", nil},
		{"argmax requant", at(smallArgMax, func(in *Instruction) { in.Requant.Shift = 1 }), ErrConstant, "instruction", "requant", nil},
		{"bias of a trace", at(smallScores, func(in *Instruction) { in.Bias = true }), ErrSource, "instruction", "bias", nil},
		{"bias of multiply", at(smallM, func(in *Instruction) { in.Bias = true }), ErrSource, "instruction", "bias", nil},
		{"bias without side words", func(c *core) { c.model[0].Side = "" }, ErrSource, "instruction", "bias", func(c *core) { c.model[0].Side, c.code[smallH].Bias = "", false }},

		{"product of two types", at(smallScores, func(in *Instruction) { in.A = Operand{Source: FromTrace, Tensor: smallH, Rows: 1, Cols: 1} }), ErrType, "instruction", "B.type", nil},
		{"product K", at(smallH, func(in *Instruction) { in.B.Cols = 31 }), ErrShape, "instruction", "K", at(smallH, func(in *Instruction) { in.A.Cols, in.B.Cols = 31, 31 })},
		{"product windows", at(smallH, func(in *Instruction) { in.B.ColOffset = 0 }), ErrShape, "instruction", "B.column offset", at(smallH, func(in *Instruction) { in.A.ColOffset, in.B.ColOffset = 0, 0 })},
		{"product rows", at(smallH, func(in *Instruction) { in.A.Rows = 1 }), ErrShape, "instruction", "out.rows", nil},
		{"product columns", at(smallH, func(in *Instruction) { in.B.Rows = 31 }), ErrShape, "instruction", "out.cols", nil},
		{"product broadcast", at(smallScores, func(in *Instruction) { in.A.RowBroadcast = true }), ErrShape, "instruction", "A.broadcast", nil},
		{"elementwise rows", at(smallS, func(in *Instruction) { in.A.Rows = 1 }), ErrShape, "instruction", "A.rows", at(smallS, func(in *Instruction) { in.A.Rows, in.A.RowBroadcast = 1, true })},
		{"elementwise columns", at(smallS, func(in *Instruction) { in.B.Cols = 1 }), ErrShape, "instruction", "B.cols", at(smallS, func(in *Instruction) { in.B.Cols, in.B.ColBroadcast = 1, true })},
		{"both broadcast rows", at(smallM, func(in *Instruction) { in.A.Rows, in.A.RowBroadcast = 1, true }), ErrShape, "instruction", "B.row broadcast", nil},
		{"both broadcast columns", at(smallM, func(in *Instruction) { in.A.Cols, in.A.ColBroadcast = 1, true }), ErrShape, "instruction", "B.column broadcast", nil},
		{"lookup of i16", at(smallR, func(in *Instruction) { in.A = Operand{Source: FromPrevious, Tensor: smallS, Rows: 2, Cols: 32} }), ErrType, "instruction", "A.type", at(smallR, func(in *Instruction) { in.A = Operand{Source: FromInput, Rows: 2, Cols: 32} })},
		{"lookup in the input", at(smallR, func(in *Instruction) { in.B = Operand{Source: FromInput, Rows: 1, Cols: 64} }), ErrSource, "instruction", "B.source", nil},
		{"lookup type", at(smallR, func(in *Instruction) {
			in.Out.Type, in.Requant = I16, Identity(I16)
			in.Out.Lo, in.Out.Hi = I16.Min(), I16.Max()
		}), ErrType, "instruction", "out.type", nil},
		{"lookup of two rows", at(smallR, func(in *Instruction) { in.B.RowOffset, in.B.Rows = 0, 2 }), ErrShape, "instruction", "B.rows", nil},
		{"lookup of 255", at(smallR, func(in *Instruction) { in.B.Cols = 255 }), ErrShape, "instruction", "B.cols", nil},
		{"lookup broadcast", at(smallR, func(in *Instruction) { in.B.RowBroadcast = true }), ErrShape, "instruction", "B.broadcast", nil},
		{"lookup rows", at(smallR, func(in *Instruction) { in.A.Rows = 1 }), ErrShape, "instruction", "out.rows", nil},
		{"lookup columns", at(smallR, func(in *Instruction) { in.A.Cols = 31 }), ErrShape, "instruction", "out.cols", nil},
		{"reduction rows", at(smallMax, both(func(o *Operand) { o.Rows = 1 })), ErrShape, "instruction", "out.rows", nil},
		{"reduction columns", at(smallMax, func(in *Instruction) { in.Out.Cols = 2 }), ErrShape, "instruction", "out.cols", nil},
		{"reduction broadcast", at(smallOne, both(func(o *Operand) { o.RowBroadcast = true })), ErrShape, "instruction", "A.broadcast", nil},

		{"state leaves its interval", at(smallS, func(in *Instruction) { in.Requant.Hi = 3002 }), ErrInterval, "instruction", "out.interval", at(smallS, func(in *Instruction) { in.Requant.Hi = 3001 })},
		{"state leaves it below", at(smallS, func(in *Instruction) { in.Requant.Lo = -3001 }), ErrInterval, "instruction", "out.interval", nil},
		{"max does not fit", at(smallMax, func(in *Instruction) {
			in.Out.Type, in.Requant = I16, Identity(I16)
			in.Out.Lo, in.Out.Hi = I16.Min(), I16.Max()
		}), ErrInterval, "instruction", "out.type", nil},
	} {
		t.Run(x.name, func(t *testing.T) {
			if x.twin == nil {
				x.twin = identity
			}
			twin := smallCore(t)
			x.twin(&twin)
			if _, err := accept(twin); err != nil {
				t.Fatalf("the valid twin is refused: %v", err)
			}
			c := smallCore(t)
			x.bad(&c)
			_, err := accept(c)
			wantRefusal(t, err, x.want, x.table, x.field)
		})
	}
}

func wantRefusal(t *testing.T, err, want error, table, field string) {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) || !errors.Is(err, want) {
		t.Fatalf("got %v, want %v", err, want)
	}
	if e.Table != table || e.Field != field {
		t.Fatalf("got place %q field %q (%v), want %q %q", e.Table, e.Field, err, table, field)
	}
	if table == tableInstruction && !strings.Contains(err.Error(), fmt.Sprint(e.Index)) {
		t.Fatalf("%v does not name the instruction", err)
	}
}

// TestReservedOpcodes refuses each by its name.
func TestReservedOpcodes(t *testing.T) {
	for op, name := range map[Op]string{Divide: "divide", ISqrt: "isqrt", Gather: "gather", GatherRows: "gatherrows", Equal: "equal"} {
		c := smallCore(t)
		c.code[smallH].Op = op
		_, err := accept(c)
		wantRefusal(t, err, ErrReserved, tableInstruction, "op")
		if !strings.Contains(err.Error(), name) {
			t.Errorf("%v does not say %s", err, name)
		}
	}
}

// wide is a program whose one instruction copies the input [rows, 1].
func wide(steps, segment uint64, rows int) *Builder {
	b := NewBuilder(Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: steps, SegmentLength: segment})
	b.Max("y", b.Input("x", I8, rows, 1))
	return b
}

func TestLimits(t *testing.T) {
	many := func(n int) *Builder {
		b := wide(1, 1, 1)
		for i := 1; i < n; i++ {
			b.Max(fmt.Sprint("y", i), b.Input(fmt.Sprint("x", i), I8, 1, 1))
		}
		return b
	}
	roles := func(role Role, rows int) *Builder {
		b := NewBuilder(Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 1, SegmentLength: 1})
		x := b.Input("x", I8, 1<<20, 1)
		b.Max("y", x, To(role))
		b.Max("z", x.Rows(0, rows), To(role))
		b.Max("other", x, To(role%3+1)) // another role has its own limit
		return b
	}
	model := func(rows int) *Builder {
		b := wide(1, 1, 1)
		b.Model("a", I8, 1<<23, 1)
		b.Model("b", I8, rows, 1)
		return b
	}
	for _, x := range []struct {
		name      string
		good, bad *Builder
		field     string
	}{
		{"instructions", many(4095), many(4096), "instructions"},
		{"work leaves", roles(Work, 1<<20), oneMore(roles(Work, 1<<20), Work), "work leaves"},
		{"state leaves", roles(State, 1<<20), oneMore(roles(State, 1<<20), State), "state leaves"},
		{"output leaves", roles(Output, 1<<20), oneMore(roles(Output, 1<<20), Output), "output leaves"},
		{"model leaves", model(1 << 23), model(1<<23 + 1), "model leaves"},
		{"input leaves", wide(1<<31, 1<<11, 1<<8), wide(1<<31, 1<<11, 1<<8+1), "input leaves"},
		{"steps", wide(1<<32-1, 1<<12, 1), wide(1<<32, 1<<12, 1), "steps"},
		{"segments", wide(3<<20, 3, 1), wide(3<<20+1, 3, 1), "segment length"},
		{"segment length", wide(1, 1<<18, 1), wide(1, 1<<18+1, 1), "segment length"},
	} {
		if _, err := x.good.Build(); err != nil {
			t.Errorf("%s: the valid twin is refused: %v", x.name, err)
		}
		_, err := x.bad.Build()
		t.Run(x.name, func(t *testing.T) { wantRefusal(t, err, ErrLimit, tableHeader, x.field) })
	}
}

// oneMore adds one more leaf of a role.
func oneMore(b *Builder, r Role) *Builder {
	b.Max("more", b.Input("more.x", I8, 1, 1), To(r))
	return b
}

// TestSegmentWeight lies on both sides of 2^63 for a segment's weight. A program that large
// has 2^18 steps of weight 2^45 or more, so of products with long rows.
func TestSegmentWeight(t *testing.T) {
	build := func(products int, segment uint64) error {
		b := NewBuilder(Config{LeafBytes: 4096, Scheme: commit.Poseidon2, Steps: 1 << 18, SegmentLength: segment})
		w := b.Model("w", I8, 4096, 4096, Range(-1, 1))
		x := b.Input("x", I8, 1<<20, 4096, Range(-1, 1))
		for i := range products {
			b.MatMul(fmt.Sprint("y", i), x, w)
		}
		_, err := b.Build()
		return err
	}
	// One product: 2^32 elements of weight 2*2^12 a step, 2^45; two: 2^46; 2^18 steps.
	if err := build(1, 1<<17); err != nil {
		t.Errorf("2^62 is refused: %v", err)
	}
	wantRefusal(t, build(1, 1<<18), ErrLimit, tableHeader, "weight")
	wantRefusal(t, build(2, 1<<17), ErrLimit, tableHeader, "weight")
}
