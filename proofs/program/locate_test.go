package program

import (
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

// TestLocate states leaves worked out by hand.
func TestLocate(t *testing.T) {
	build := func(steps, segment uint64) *Program {
		b := NewBuilder(Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: steps, SegmentLength: segment})
		b.Model("pad", I8, 10, 64)
		w := b.Model("w", I8, 8, 64)                                                                 // model leaves 10 to 17
		b.Input("ipad", I8, 5, 4)                                                                    // input leaves 0 to 4 of a step
		x := b.Input("x", I8, 3, 64)                                                                 // 5 to 7
		h := b.MatMul("h", x, w.Rows(2, 4))                                                          // work 0 to 2
		s := b.Affine("s", 1, h, 0, b.Previous("s2", I8, 4, 4).Rows(1, 3), 0, To(State))             // state 0 to 2
		b.Affine("s2", 1, b.Previous("s2", I8, 4, 4), 1, s.Rows(2, 1).BroadcastRows(), 0, To(State)) // state 3 to 6
		q := b.Max("q", s.Rows(1, 1), To(Output))                                                    // output 0
		if steps <= segment {
			b.MatMul("hist", q, b.History(q, 6)) // work 3
		}
		return mustBuild(t, b)
	}
	long, short := build(10, 4), build(4, 4)
	type loc = Location
	A, B, Out := (*Program).LocateA, (*Program).LocateB, (*Program).LocateOut
	for _, c := range []struct {
		name        string
		p           *Program
		f           func(*Program, int, int, int, uint64, uint64) (Location, error)
		ins, i, j   int
		first, step uint64
		want        Location
	}{
		{"input", long, A, 0, 2, 3, 4, 1, loc{Tree: commit.TreeInput, Leaf: 5*8 + 5 + 2}},
		{"model by column", long, B, 0, 2, 3, 4, 1, loc{Tree: commit.TreeModel, Leaf: 10 + 2 + 3}},
		{"output", long, Out, 0, 2, 3, 4, 1, loc{Tree: commit.TreeWork, Step: 1, Leaf: 2}},
		{"trace", long, A, 1, 2, 0, 8, 1, loc{Tree: commit.TreeWork, Step: 1, Leaf: 2}},
		{"previous", long, B, 1, 2, 0, 8, 1, loc{Tree: commit.TreeState, Step: 0, Leaf: 3 + 1 + 2}},
		{"previous in a first step", long, B, 1, 2, 0, 8, 0, loc{Tree: commit.TreeCheckpoint, Leaf: 6}},
		{"previous of itself", long, A, 2, 3, 0, 0, 3, loc{Tree: commit.TreeState, Step: 2, Leaf: 6}},
		{"broadcast", long, B, 2, 3, 0, 0, 3, loc{Tree: commit.TreeState, Step: 3, Leaf: 2}},
		{"state output", long, Out, 2, 3, 0, 0, 3, loc{Tree: commit.TreeState, Step: 3, Leaf: 6}},
		{"unary A", long, A, 3, 0, 0, 0, 2, loc{Tree: commit.TreeState, Step: 2, Leaf: 1}},
		{"unary B", long, B, 3, 0, 0, 0, 2, loc{Tree: commit.TreeState, Step: 2, Leaf: 1}},
		{"history past", short, B, 4, 0, 1, 0, 2, loc{Tree: commit.TreeOutput, Step: 1}},
		{"history present", short, B, 4, 0, 2, 0, 2, loc{Tree: commit.TreeOutput, Step: 2}},
		{"history future", short, B, 4, 0, 3, 0, 2, loc{Tree: commit.TreeOutput, Step: 3, Zero: true}},
		{"history beyond the run", short, B, 4, 0, 5, 0, 3, loc{Tree: commit.TreeOutput, Step: 5, Zero: true}},
	} {
		got, err := c.f(c.p, c.ins, c.i, c.j, c.first, c.step)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if got != c.want {
			t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
		}
	}

	for _, c := range []struct {
		name        string
		ins, i, j   int
		first, step uint64
		field       string
	}{
		{"instruction", 4, 0, 0, 0, 0, "index"},
		{"row", 0, 3, 0, 0, 0, "row"},
		{"column", 0, 0, 4, 0, 0, "column"},
		{"first step", 0, 0, 0, 2, 0, "first step"},
		{"first step beyond", 0, 0, 0, 12, 0, "first step"},
		{"step", 0, 0, 0, 4, 4, "step"},
		{"step of the short segment", 0, 0, 0, 8, 2, "step"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, f := range []func(*Program, int, int, int, uint64, uint64) (Location, error){A, B, Out} {
				_, err := f(long, c.ins, c.i, c.j, c.first, c.step)
				wantRefusal(t, err, ErrPosition, tableInstruction, c.field)
			}
		})
	}
	if _, err := A(long, 3, 0, 0, 8, 1); err != nil {
		t.Errorf("the valid twin: %v", err)
	}
}

func TestSegments(t *testing.T) {
	p := mustBuild(t, wide(10, 4, 1))
	if p.Segments() != 3 {
		t.Errorf("got %d segments, want 3", p.Segments())
	}
	for seg, want := range []uint64{4, 4, 2, 0} {
		if got := p.SegmentSteps(uint64(seg)); got != want {
			t.Errorf("segment %d: got %d steps, want %d", seg, got, want)
		}
	}
}
