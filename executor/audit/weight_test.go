package audit_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

func mustWeigh(t testing.TB, dir string, segments ...uint64) []audit.Weight {
	t.Helper()
	s, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	w, err := audit.WrongWeight(t.Context(), s, cpu.New(), segments...)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// weighSlowly opens every element and computes it from its opened operands.
func weighSlowly(t *testing.T, dir string) []audit.Weight {
	t.Helper()
	s, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	p := s.Program
	var weights []audit.Weight
	for seg := range p.Segments() {
		v, err := s.Segment(seg)
		if err != nil {
			t.Fatal(err)
		}
		w := audit.Weight{Segment: seg, Total: v.Steps() * p.WeightPerStep()}
		for step := range v.Steps() {
			for ins, in := range p.Instructions() {
				for i := range in.Out.Rows {
					loc, err := p.LocateOut(ins, i, 0, v.FirstStep(), step)
					if err != nil {
						t.Fatal(err)
					}
					o, err := v.Open(loc)
					if err != nil {
						t.Fatal(err)
					}
					broken := o.Side != commit.SideZero || o.Salt != commit.Salt(s.SaltKey, commit.TreeID(in.Out.Role), v.FirstStep()+step+1, loc.Leaf)
					for _, b := range o.Row[in.Out.RowBytes():] {
						broken = broken || b != 0
					}
					for col := range in.Out.Cols {
						committed, right := evaluate(t, p, v, step, ins, i, col)
						if broken || committed != right || !openable(t, s, v, step, ins, i, col) {
							w.Wrong += in.Weight
						}
					}
				}
			}
		}
		weights = append(weights, w)
	}
	return weights
}

// openable reports whether the operands of an element have the salts that every proof asserts.
func openable(t *testing.T, s *executor.Store, v *executor.Segment, step uint64, ins, i, j int) bool {
	t.Helper()
	for _, locate := range []func(ins, i, j int, first, step uint64) (program.Location, error){s.Program.LocateA, s.Program.LocateB} {
		loc, err := locate(ins, i, j, v.FirstStep(), step)
		if err != nil {
			t.Fatal(err)
		}
		tree, writer := loc.Tree, v.FirstStep()+loc.Step+1
		switch {
		case loc.Zero || loc.Tree == commit.TreeModel || loc.Tree == commit.TreeInput:
			continue
		case loc.Tree == commit.TreeCheckpoint:
			tree, writer = commit.TreeState, v.FirstStep()
		}
		o, err := v.Open(loc)
		if err != nil {
			t.Fatal(err)
		}
		if o.Salt != commit.Salt(s.SaltKey, tree, writer, loc.Leaf) {
			return false
		}
	}
	return true
}

func same(t *testing.T, got, want []audit.Weight) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("got %d segments, want %d", len(got), len(want))
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("got %+v, want %+v", got[i], want[i])
		}
	}
}

func TestHonestTracesHaveNoWrongWeight(t *testing.T) {
	for _, j := range []executor.Job{smallJob(t), randomJob(4)} {
		w := mustWeigh(t, run(t, j, cpu.New(), true))
		if len(w) != int(j.Program.Segments()) || audit.Mu(w) != 0 {
			t.Errorf("got %+v", w)
		}
		for i, x := range w {
			if x.Segment != uint64(i) || x.Total != j.Program.WeightPerStep()*j.Program.SegmentSteps(uint64(i)) {
				t.Errorf("got %+v", x)
			}
		}
	}
}

// TestOneLieIsOneElement: execution goes on over the wrong operand, so nothing else is wrong.
func TestOneLieIsOneElement(t *testing.T) {
	j := smallJob(t)
	p := j.Program
	for i, in := range p.Instructions() {
		w := mustWeigh(t, run(t, j, liar{cpu.New(), 4, i, 1, 0, 9}, true))
		for seg, x := range w {
			want := uint64(0)
			if seg == 1 {
				want = in.Weight
			}
			if x.Wrong != want {
				t.Errorf("instruction %d, segment %d: got %d, want %d", i, seg, x.Wrong, want)
			}
		}
		if mu, want := audit.Mu(w), float64(in.Weight)/float64(8*p.WeightPerStep()); math.Abs(mu-want) > 1e-15 {
			t.Errorf("instruction %d: mu is %g, want %g", i, mu, want)
		}
	}
}

// TestWrongWeightEqualsSlowCount corrupts committed tensors at random, within intervals and beyond, and
// counts with openings.
func TestWrongWeightEqualsSlowCount(t *testing.T) {
	for seed := range uint64(4) {
		j := smallJob(t)
		if seed%2 == 1 {
			j = randomJob(20 + seed)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		dir := run(t, j, cpu.New(), true)
		c := j.Program.LeafBytes()
		for range 12 {
			seg := rng.Uint64N(j.Program.Segments())
			pos := executor.Position{Segment: seg, Step: rng.Uint64N(j.Program.SegmentSteps(seg)), Instruction: rng.IntN(j.Program.Len())}
			out := j.Program.Instruction(pos.Instruction).Out
			tamper(t, dir, j.Program, pos, false, func(l *commit.Leaves) {
				row := rng.IntN(out.Rows)
				switch rng.IntN(8) {
				case 0:
					l.Sides[row]++
				case 1:
					l.Salts[row].SetUint64(5)
				case 2:
					if out.RowBytes() < c {
						l.Data[row*c+c-1] = 1
					}
				default:
					l.Data[row*c+rng.IntN(out.RowBytes())] ^= byte(1 + rng.IntN(255))
				}
			})
		}
		if _, err := executor.Recommit(dir); err != nil {
			t.Fatal(err)
		}
		want := weighSlowly(t, dir)
		if audit.Mu(want) == 0 {
			t.Fatal("nothing was spoiled")
		}
		same(t, mustWeigh(t, dir), want)
	}
}

// TestBeyondTheIntervals: kernels are exact only on operands within their intervals, and a liar is not
// bound by them.
func TestBeyondTheIntervals(t *testing.T) {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 2, SegmentLength: 2})
	x := b.Input("x", program.I32, 1, 4, program.Range(-9, 9))
	h := b.Affine("h", 1, x, 1, x, 0, program.As(program.I32), program.Clamp(-20, 20))
	b.MatMul("dot", h, h, program.As(program.I32), program.Scale(1<<31-1, 40, 0))
	b.Sum("sum", h)
	b.SumSquares("squares", h, program.Scale(1<<31-1, 62, 0), program.As(program.I8))
	b.Affine("s", 1, h, 0, b.Previous("s", program.I32, 1, 4), 0, program.As(program.I32), program.Range(-20, 20), program.Clamp(-20, 20), program.To(program.State))
	b.MatMul("old", b.Previous("s", program.I32, 1, 4), h, program.As(program.I32))
	b.MatMul("all", h, b.History(h, 3), program.As(program.I32))
	b.Max("max", h)
	b.Sum("huge", h, program.Scale(1<<31-1, 1, 0))
	b.SumSquares("unshifted", h, program.Scale(1<<31-1, 0, 0), program.As(program.I8))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	j := executor.Job{Program: p, Data: programtest.RandomData(rand.New(rand.NewPCG(1, 1)), p, false), SaltKey: fr.NewElement(1)}
	for name, c := range map[string]struct {
		values []int64       // of h at step 0
		right  map[int]int64 // by instruction: its first element at step 0
		never  []int         // instructions that no value makes right
	}{
		// The sum of squares is 4*2^62: no int64, and the kernels' int32 accumulators give 0. What is shifted
		// by enough has a proof all the same: the circuit wants a quotient of 64 bits.
		"smallest": {[]int64{-1 << 31, -1 << 31, -1 << 31, -1 << 31}, map[int]int64{1: math.MaxInt32, 2: math.MinInt32, 3: 127, 7: -1 << 31, 8: -1 << 31}, []int{9}},
		// 4*28000^2 is beyond 31 bits and its product with the multiplier is not beyond 63.
		"fits": {[]int64{28000, 28000, 28000, 28000}, map[int]int64{1: (4*28000*28000*math.MaxInt32 + 1<<39) >> 40, 2: 112000, 3: 1, 6: math.MaxInt32, 7: 28000}, nil},
	} {
		dir := run(t, j, cpu.New(), true)
		write := func(step uint64, ins int, values []int64) {
			tamper(t, dir, p, executor.Position{Step: step, Instruction: ins}, false, func(l *commit.Leaves) {
				for k, v := range values {
					p.Instruction(ins).Out.Type.Put(l.Data[k*p.Instruction(ins).Out.Type.Size():], v)
				}
			})
		}
		write(0, 0, c.values)
		base := mustWeigh(t, dir)[0].Wrong
		for ins, v := range c.right {
			want := p.Instruction(ins).Weight
			before := mustWeigh(t, dir)[0].Wrong
			write(0, ins, []int64{v})
			if got := mustWeigh(t, dir)[0].Wrong; got != before-want {
				t.Errorf("%s: committing %d as %s changes the wrong weight from %d to %d, want %d less", name, v, p.Instruction(ins).Out.Name, before, got, want)
			}
		}
		for _, ins := range c.never {
			for _, v := range []int64{0, 1, -1, p.Instruction(ins).Out.Type.Max()} {
				before := mustWeigh(t, dir)[0].Wrong
				write(0, ins, []int64{v})
				if got := mustWeigh(t, dir)[0].Wrong; got != before {
					t.Errorf("%s: %d as %s is right", name, v, p.Instruction(ins).Out.Name)
				}
			}
		}
		if base == 0 {
			t.Errorf("%s: nothing is wrong", name)
		}
	}
}

func TestWrongWeightOfSegments(t *testing.T) {
	j := smallJob(t)
	dir := run(t, j, cpu.New(), false)
	s, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := audit.WrongWeight(t.Context(), s, cpu.New(), 1); !errors.Is(err, executor.ErrMissing) {
		t.Errorf("a segment without a trace: got %v, want ErrMissing", err)
	}
	if err := s.Materialize(t.Context(), 1, cpu.New()); err != nil {
		t.Fatal(err)
	}
	if w := mustWeigh(t, dir, 1); len(w) != 1 || w[0].Segment != 1 || w[0].Wrong != 0 || w[0].Mu() != 0 {
		t.Errorf("got %+v", w)
	}
	if _, err := audit.WrongWeight(t.Context(), s, cpu.New(), 3); !errors.Is(err, executor.ErrData) {
		t.Errorf("a segment beyond the last: got %v, want ErrData", err)
	}
	if err := os.Truncate(filepath.Join(dir, executor.Position{Segment: 1, Step: 1, Instruction: 1}.Path()), 3); err != nil {
		t.Fatal(err)
	}
	if _, err := audit.WrongWeight(t.Context(), s, cpu.New(), 1); !errors.Is(err, executor.ErrCorrupt) {
		t.Errorf("a torn tensor: got %v, want ErrCorrupt", err)
	}
	if mu := audit.Mu(nil); mu != 0 {
		t.Errorf("of nothing: got %g", mu)
	}
	if mu := audit.Mu([]audit.Weight{{Wrong: 1 << 62, Total: 1 << 63}, {Wrong: 1 << 62, Total: 1 << 63}, {Total: 1 << 63}, {Total: 1 << 63}}); mu != 0.25 {
		t.Errorf("sums beyond 64 bits: got %g, want 0.25", mu)
	}
}
