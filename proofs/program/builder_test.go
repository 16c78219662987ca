package program

import (
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

// begin is a builder with a model and an input tensor and one written state.
func begin() (b *Builder, w, x, s Ref) {
	b = NewBuilder(Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 2, SegmentLength: 2})
	w, x = b.Model("w", I8, 4, 64), b.Input("x", I8, 2, 64)
	s = b.Affine("s", 1, x, 0, x, 0, To(State))
	return b, w, x, s
}

// TestBuilderRefuses has the mistakes that only the builder can see; each line's valid twin
// is the same call with good arguments.
func TestBuilderRefuses(t *testing.T) {
	_, _, foreign, _ := begin()
	for _, c := range []struct {
		name      string
		good, bad func(b *Builder, w, x, s Ref)
		want      error
		field     string
	}{
		{"rows of a view", func(b *Builder, w, x, s Ref) { b.Max("y", w.Rows(1, 3).Rows(1, 2)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", w.Rows(1, 2).Rows(1, 2)) }, ErrShape, "A"},
		{"no rows", func(b *Builder, w, x, s Ref) { b.Max("y", w.Rows(3, 1)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", w.Rows(4, 0)) }, ErrShape, "A"},
		{"negative rows", func(b *Builder, w, x, s Ref) { b.Max("y", w.Rows(0, 1)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", w.Rows(-1, 2)) }, ErrShape, "A"},
		{"columns of a view", func(b *Builder, w, x, s Ref) { b.Max("y", w.Cols(32, 32).Cols(0, 32)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", w.Cols(32, 32).Cols(0, 33)) }, ErrShape, "A"},
		{"a fault stays a fault", func(b *Builder, w, x, s Ref) { b.Max("y", w.Cols(0, 64).Cols(0, 1)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", w.Cols(0, 65).Cols(0, 1)) }, ErrShape, "A"},
		{"another builder's view", func(b *Builder, w, x, s Ref) { b.Affine("y", 1, x, 1, x, 0) },
			func(b *Builder, w, x, s Ref) { b.Affine("y", 1, x, 1, foreign, 0) }, ErrSource, "B"},
		{"nobody's view", func(b *Builder, w, x, s Ref) { b.Max("y", x) },
			func(b *Builder, w, x, s Ref) { b.Max("y", Ref{}) }, ErrSource, "A"},
		{"previous of nothing", func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("s", I8, 2, 64)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("t", I8, 2, 64)) }, ErrSource, "A.tensor"},
		{"previous of a model tensor", func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("s", I8, 2, 64)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("w", I8, 4, 64)) }, ErrSource, "A.tensor"},
		{"previous type", func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("s", I8, 2, 64)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("s", I16, 2, 64)) }, ErrType, "A.type"},
		{"previous shape", func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("s", I8, 2, 64)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", b.Previous("s", I8, 2, 63)) }, ErrShape, "A.rows"},
		{"previous of work", func(b *Builder, w, x, s Ref) { b.Max("v", x, To(State)); b.Max("y", b.Previous("v", I8, 2, 1)) },
			func(b *Builder, w, x, s Ref) { b.Max("v", x, To(Work)); b.Max("y", b.Previous("v", I8, 2, 1)) }, ErrSource, "A.source"},
		{"history of the input", func(b *Builder, w, x, s Ref) { b.Max("y", b.History(b.Max("v", x.Rows(0, 1)), 2)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", b.History(x.Rows(0, 1), 2)) }, ErrSource, "A"},
		{"history of a row of many", func(b *Builder, w, x, s Ref) { b.Max("y", b.History(b.Max("v", x.Rows(0, 1)), 2)) },
			func(b *Builder, w, x, s Ref) { b.Max("y", b.History(b.Max("v", x).Rows(0, 1), 2)) }, ErrSource, "A.source"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, w, x, s := begin()
			c.good(b, w, x, s)
			if _, err := b.Build(); err != nil {
				t.Fatalf("the valid twin is refused: %v", err)
			}
			b, w, x, s = begin()
			c.bad(b, w, x, s)
			_, err := b.Build()
			wantRefusal(t, err, c.want, tableInstruction, c.field)
		})
	}
}

// TestFirstMistake is kept, whatever follows.
func TestFirstMistake(t *testing.T) {
	b, w, x, _ := begin()
	b.Max("y", w.Rows(4, 1))
	_, err := b.Build()
	wantRefusal(t, err, ErrShape, tableInstruction, "A")
	b.Max("z", Ref{})
	b.Max("v", x)
	if _, again := b.Build(); again == nil || again.Error() != err.Error() {
		t.Errorf("then %v, want %v", again, err)
	}
}

// TestOptionOrder lets options stand in any order.
func TestOptionOrder(t *testing.T) {
	build := func(o ...Option) Instruction {
		b, _, x, _ := begin()
		x = x.Cols(0, 32)
		b.Affine("y", 1, x, 1, x, 0, o...)
		return mustBuild(t, b).Instruction(1)
	}
	want := build(As(I16), To(State), Range(-9, 9), Clamp(-5, 5), Scale(3, 4, 5))
	if got := build(Scale(3, 4, 5), Clamp(-5, 5), Range(-9, 9), To(State), As(I16)); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := build(As(I16)); got.Requant != Identity(I16) || got.Out.Lo != I16.Min() || got.Out.Role != Work {
		t.Errorf("defaults: %+v", got)
	}
}

// TestBuildTwice gives the same program again, and a longer one when more is added.
func TestBuildTwice(t *testing.T) {
	b := small()
	p, q := mustBuild(t, b), mustBuild(t, b)
	if p.Root() != q.Root() {
		t.Error("the second program differs")
	}
	b.Max("more", b.Previous("s", I16, 2, 32))
	if r := mustBuild(t, b); r.Len() != p.Len()+1 || p.Root() != q.Root() || p.Len() != q.Len() {
		t.Error("the builder changes what it built")
	}
}
