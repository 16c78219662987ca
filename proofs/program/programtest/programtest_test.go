package programtest

import (
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

var configs = []Config{{LeafBytes: 64}, {}, {Steps: 5, SegmentLength: 2}, {LeafBytes: 1024}}

// TestRandomCovers holds Random to its promise.
func TestRandomCovers(t *testing.T) {
	for _, c := range configs {
		p := Random(rand.New(rand.NewPCG(7, 7)), c)
		seen := make(map[any]bool)
		for _, in := range p.Instructions() {
			seen[in.Op], seen[in.Out.Type], seen[in.Out.Role] = true, true, true
			if in.Bias {
				seen["bias from "+in.B.Source.String()] = true
			}
			for _, o := range []program.Operand{in.A, in.B} {
				seen[o.Source] = true
				seen["row broadcast"] = seen["row broadcast"] || o.RowBroadcast
				seen["column broadcast"] = seen["column broadcast"] || o.ColBroadcast
				seen["column window"] = seen["column window"] || o.ColOffset > 0
			}
		}
		want := []any{"row broadcast", "column broadcast", "column window", "bias from model", "bias from input"}
		for op := program.MatMul; op.Implemented(); op++ {
			if op != program.Lookup || p.LeafBytes() >= 256 {
				want = append(want, op)
			}
		}
		for k := uint8(1); k <= 3; k++ {
			want = append(want, program.Type(k), program.Role(k))
		}
		for s := program.FromModel; s <= program.FromHistory; s++ {
			if s != program.FromHistory || p.Segments() == 1 {
				want = append(want, s)
			}
		}
		for _, w := range want {
			if !seen[w] {
				t.Errorf("%+v: no %v", c, w)
			}
		}
	}
}

// TestSegmentOpens opens, for every element of small programs, what its instruction reads
// and writes, in the first and the last segment.
func TestSegmentOpens(t *testing.T) {
	key := fr.NewElement(99)
	for _, c := range []Config{{LeafBytes: 64, Instructions: 4}, {LeafBytes: 64, Steps: 5, SegmentLength: 2}} {
		rng := rand.New(rand.NewPCG(3, 3))
		p := Random(rng, c)
		trace, err := Run(p, RandomData(rng, p, false))
		if err != nil {
			t.Fatal(err)
		}
		scheme, err := commit.For(p.Scheme(), p.LeafBytes())
		if err != nil {
			t.Fatal(err)
		}
		var out fr.Element
		for index := range p.Segments() {
			s, err := NewSegment(trace, key, index)
			if err != nil {
				t.Fatal(err)
			}
			state, output := s.In()
			if in := commit.Checkpoint(state, output); index > 0 && in != out {
				t.Fatalf("segment %d begins at another checkpoint than the one before ends", index)
			}
			out = s.Out()
			for ins, in := range p.Instructions() {
				i, j := rng.IntN(in.Out.Rows), rng.IntN(in.Out.Cols)
				step := rng.Uint64N(s.Steps())
				for _, locate := range []func(int, int, int, uint64, uint64) (program.Location, error){p.LocateA, p.LocateB, p.LocateOut} {
					l, err := locate(ins, i, j, s.FirstStep(), step)
					if err != nil {
						t.Fatal(err)
					}
					if l.Zero {
						continue
					}
					checkOpening(t, s, scheme, l)
				}
			}
		}
	}
}

func checkOpening(t *testing.T, s *Segment, scheme commit.LeafScheme, l program.Location) {
	t.Helper()
	o, err := s.Open(l)
	if err != nil {
		t.Fatal(err)
	}
	work, state, output := s.Roots()
	root, levels, index := fr.Element{}, commit.TraceLevels, l.Step<<(3*commit.StepLevels)|l.Leaf
	switch l.Tree {
	case commit.TreeWork:
		root = work
	case commit.TreeState:
		root = state
	case commit.TreeOutput:
		root = output
	case commit.TreeModel:
		root, levels = s.ModelTree(), commit.ModelLevels
	case commit.TreeInput:
		root, levels = s.InputTree(), commit.InputLevels
	case commit.TreeCheckpoint:
		root, _ = s.In()
		levels = commit.StepLevels
	}
	if err := commit.CheckOpening(scheme, root, index, levels, o); err != nil {
		t.Fatalf("%+v: %v", l, err)
	}
}

// TestRunIsTotal runs random programs on random and extreme data: no element fails, and
// every state stays in its declared interval.
func TestRunIsTotal(t *testing.T) {
	for seed := range uint64(4) {
		for _, c := range configs {
			rng := rand.New(rand.NewPCG(seed, 1))
			p := Random(rng, c)
			for _, extreme := range []bool{false, true} {
				trace, err := Run(p, RandomData(rng, p, extreme))
				if err != nil {
					t.Fatal(err)
				}
				for ins, in := range p.Instructions() {
					lo, hi := p.Interval(ins)
					for step := range p.Steps() {
						data := trace.Out(step, ins).Data
						for ; len(data) > 0; data = data[in.Out.Type.Size():] {
							if y := in.Out.Type.Get(data); y < lo || y > hi {
								t.Fatalf("instruction %d wrote %d, analysis says [%d, %d]", ins, y, lo, hi)
							}
						}
					}
				}
			}
		}
	}
}
