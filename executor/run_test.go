package executor_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// randomJob is a job of a random program whose steps are no multiple of its segments.
func randomJob(seed uint64) executor.Job {
	rng := rand.New(rand.NewPCG(seed, 3))
	p := programtest.Random(rng, programtest.Config{LeafBytes: 256, Steps: 7, SegmentLength: 3})
	return executor.Job{Program: p, Data: programtest.RandomData(rng, p, false), SaltKey: fr.NewElement(1000 + seed)}
}

// smallJob is a job of a small program with a state and an output.
func smallJob(t testing.TB, steps, segment uint64) executor.Job {
	t.Helper()
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: steps, SegmentLength: segment})
	x := b.Input("x", program.I8, 2, 40)
	w := b.Model("w", program.I8, 3, 40, program.WithSide("w.side"))
	h := b.MatMul("h", x, w, program.WithBias(), program.Scale(1<<20, 27, 0))
	s := b.Affine("s", 1, h, 3, b.Previous("s", program.I16, 2, 3), 5, program.Scale(1, 2, 0), program.As(program.I16), program.To(program.State))
	b.Max("y", s, program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(steps, segment))
	return executor.Job{Program: p, Data: programtest.RandomData(rng, p, false), SaltKey: fr.NewElement(77)}
}

func options(job executor.Job, dir string, eager bool) executor.Options {
	return executor.Options{Job: job, Device: cpu.New(), Dir: dir, Eager: eager}
}

func mustRun(t testing.TB, o executor.Options) *claim.Claim {
	t.Helper()
	c, err := executor.Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func mustOpen(t testing.TB, dir string) *executor.Store {
	t.Helper()
	s, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// reference commits to every segment of a job by the slow definitions.
func reference(t testing.TB, j executor.Job) (segments []*programtest.Segment) {
	t.Helper()
	trace, err := programtest.Run(j.Program, j.Data)
	if err != nil {
		t.Fatal(err)
	}
	for i := range j.Program.Segments() {
		s, err := programtest.NewSegment(trace, j.SaltKey, i)
		if err != nil {
			t.Fatal(err)
		}
		segments = append(segments, s)
	}
	return segments
}

func TestRunEqualsReference(t *testing.T) {
	for seed := range uint64(3) {
		j := randomJob(seed)
		want := reference(t, j)
		for _, eager := range []bool{true, false} {
			t.Run(fmt.Sprintf("seed=%d/eager=%v", seed, eager), func(t *testing.T) {
				dir := t.TempDir()
				c := mustRun(t, options(j, dir, eager))
				if len(c.Checkpoints) != len(want)+1 {
					t.Fatalf("got %d checkpoints, want %d", len(c.Checkpoints), len(want)+1)
				}
				roots, err := j.Roots()
				if err != nil {
					t.Fatal(err)
				}
				if c.Checkpoints[0] != roots.Checkpoint0 || c.ProgramRoot != roots.Program || c.ModelRoot != roots.Model || c.InputRoot != roots.Input {
					t.Error("the claim's roots are not the job's")
				}
				for i, s := range want {
					if in := commit.Checkpoint(s.In()); c.Checkpoints[i] != in {
						t.Errorf("checkpoint %d differs from the reference", i)
					}
					root, ok := c.TraceRoot(uint64(i))
					if ok != eager {
						t.Errorf("trace root of segment %d: present %v, want %v", i, ok, eager)
					}
					if ok && root != commit.TraceRoot(s.Roots()) {
						t.Errorf("trace root of segment %d differs from the reference", i)
					}
				}
				_, _, output := want[len(want)-1].Roots()
				state, _, err := want[len(want)-1].LastState()
				if err != nil {
					t.Fatal(err)
				}
				if c.Checkpoints[len(want)] != commit.Checkpoint(state, output) {
					t.Error("the last checkpoint differs from the reference")
				}
				stored, err := mustOpen(t, dir).Claim()
				if err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(stored.Encode(), c.Encode()) {
					t.Error("claim.json is not the claim")
				}
				if again := mustRun(t, options(j, dir, eager)); !bytes.Equal(again.Encode(), c.Encode()) {
					t.Error("running a finished directory again gives another claim")
				}
			})
		}
	}
}

// TestSegmentEqualsReference opens everything that every element of a segment reads or writes.
func TestSegmentEqualsReference(t *testing.T) {
	for seed := range uint64(2) {
		j := randomJob(10 + seed)
		want := reference(t, j)
		for _, eager := range []bool{true, false} {
			t.Run(fmt.Sprintf("seed=%d/eager=%v", seed, eager), func(t *testing.T) {
				dir := t.TempDir()
				mustRun(t, options(j, dir, eager))
				s := mustOpen(t, dir)
				for i, w := range want {
					if !eager {
						if _, err := s.Segment(uint64(i)); !errors.Is(err, executor.ErrMissing) {
							t.Fatalf("a segment without a trace: got %v, want ErrMissing", err)
						}
						for range 2 { // the second time it is there
							if err := s.Materialize(t.Context(), uint64(i), cpu.New()); err != nil {
								t.Fatal(err)
							}
						}
					}
					got, err := s.Segment(uint64(i))
					if err != nil {
						t.Fatal(err)
					}
					compareSegments(t, j.Program, got, w)
				}
				if _, err := s.Segment(uint64(len(want))); !errors.Is(err, executor.ErrMissing) {
					t.Errorf("a segment beyond the last: got %v, want ErrMissing", err)
				}
			})
		}
	}
}

func compareSegments(t *testing.T, p *program.Program, got *executor.Segment, want *programtest.Segment) {
	t.Helper()
	if got.Index() != want.Index() || got.FirstStep() != want.FirstStep() || got.Steps() != want.Steps() {
		t.Fatalf("got segment %d from %d of %d steps, want %d from %d of %d", got.Index(), got.FirstStep(), got.Steps(), want.Index(), want.FirstStep(), want.Steps())
	}
	if commit.TraceRoot(got.Roots()) != commit.TraceRoot(want.Roots()) {
		t.Fatal("roots differ")
	}
	if commit.Checkpoint(got.In()) != commit.Checkpoint(want.In()) || got.InputTree() != want.InputTree() {
		t.Fatal("the checkpoint before or the input tree differs")
	}
	gs, gp, err := got.LastState()
	if err != nil {
		t.Fatal(err)
	}
	ws, wp, err := want.LastState()
	if err != nil {
		t.Fatal(err)
	}
	if gs != ws || fmt.Sprint(gp) != fmt.Sprint(wp) {
		t.Fatal("the last state differs")
	}
	seen := make(map[program.Location]bool)
	for step := range got.Steps() {
		for ins, in := range p.Instructions() {
			for i := range in.Out.Rows {
				for j := range in.Out.Cols {
					for _, locate := range []func(ins, i, j int, first, step uint64) (program.Location, error){p.LocateA, p.LocateB, p.LocateOut} {
						loc, err := locate(ins, i, j, got.FirstStep(), step)
						if err != nil {
							t.Fatal(err)
						}
						if seen[loc] {
							continue
						}
						seen[loc] = true
						g, err := got.Open(loc)
						if loc.Zero {
							if !errors.Is(err, executor.ErrNoLeaf) {
								t.Fatalf("%+v: got %v, want ErrNoLeaf", loc, err)
							}
							continue
						}
						if err != nil {
							t.Fatal(err)
						}
						w, err := want.Open(loc)
						if err != nil {
							t.Fatal(err)
						}
						if !bytes.Equal(g.Row, w.Row) || g.Side != w.Side || g.Salt != w.Salt || fmt.Sprint(g.Path) != fmt.Sprint(w.Path) {
							t.Fatalf("%+v: openings differ", loc)
						}
					}
				}
			}
		}
	}
	if len(seen) == 0 {
		t.Fatal("nothing was opened")
	}
}

func TestOpenRefusesWhatNobodyOwns(t *testing.T) {
	j := smallJob(t, 4, 2)
	dir := t.TempDir()
	mustRun(t, options(j, dir, true))
	v, err := mustOpen(t, dir).Segment(1)
	if err != nil {
		t.Fatal(err)
	}
	for _, loc := range []program.Location{
		{Tree: commit.TreeModel, Leaf: 3}, {Tree: commit.TreeInput, Leaf: 8}, {Tree: commit.TreeInput, Leaf: 1 << 60}, {Tree: commit.TreeCheckpoint, Leaf: 2},
		{Tree: commit.TreeWork, Leaf: 2}, {Tree: commit.TreeState, Step: 2}, {Tree: commit.TreeOutput, Leaf: 1 << 63}, {Tree: 0}, {Tree: 99}, {Tree: commit.TreeWork, Zero: true},
	} {
		if _, err := v.Open(loc); !errors.Is(err, executor.ErrNoLeaf) {
			t.Errorf("%+v: got %v, want ErrNoLeaf", loc, err)
		}
	}
}

func TestRunRefusesAnotherRun(t *testing.T) {
	base := smallJob(t, 4, 2)
	dir := t.TempDir()
	mustRun(t, options(base, dir, true))
	change := func(f func(*executor.Options)) executor.Options {
		o := options(smallJob(t, 4, 2), dir, true)
		f(&o)
		return o
	}
	for field, o := range map[string]executor.Options{
		"program_root": options(smallJob(t, 4, 3), dir, true),
		"model_root":   change(func(o *executor.Options) { o.Data.Model[0].Data[0] ^= 1 }),
		"input_root":   change(func(o *executor.Options) { o.Data.Input[0].Data[0] ^= 1 }),
		"checkpoint0":  change(func(o *executor.Options) { o.Data.State[1].Data[0] ^= 1 }),
		"eager":        change(func(o *executor.Options) { o.Eager = false }),
	} {
		_, err := executor.Run(t.Context(), o)
		var fe *executor.FileError
		if !errors.Is(err, executor.ErrMixed) || !errors.As(err, &fe) || fe.Field != field || fe.File != "run.json" {
			t.Errorf("%s: got %v", field, err)
		}
	}
	// The key enters input root and checkpoint 0, so those are what differs first.
	if _, err := executor.Run(t.Context(), change(func(o *executor.Options) { o.SaltKey.SetUint64(1) })); !errors.Is(err, executor.ErrMixed) {
		t.Errorf("salt key: got %v", err)
	}
	for name, o := range map[string]executor.Options{
		"no program": change(func(o *executor.Options) { o.Program = nil }),
		"no data":    change(func(o *executor.Options) { o.Data = nil }),
		"no device":  change(func(o *executor.Options) { o.Device = nil }),
	} {
		if _, err := executor.Run(t.Context(), o); !errors.Is(err, executor.ErrData) {
			t.Errorf("%s: got %v, want ErrData", name, err)
		}
	}
	if _, err := executor.Run(t.Context(), change(func(o *executor.Options) { o.Data.Model = nil })); !errors.Is(err, program.ErrData) {
		t.Errorf("no model: got %v, want program.ErrData", err)
	}
}

func TestProgressCountsEveryStep(t *testing.T) {
	for _, eager := range []bool{true, false} {
		o := options(smallJob(t, 5, 2), t.TempDir(), eager)
		var got []executor.Progress
		o.Progress = func(p executor.Progress) { got = append(got, p) }
		mustRun(t, o)
		if len(got) != 5 {
			t.Fatalf("eager=%v: got %d reports, want 5", eager, len(got))
		}
		for i, p := range got {
			want := executor.Progress{Segment: uint64(i) / 2, Segments: 3, Step: uint64(i) + 1, Steps: 5}
			if p != want {
				t.Errorf("eager=%v: got %+v, want %+v", eager, p, want)
			}
		}
	}
}

// TestLateKeepsOnlyCheckpoints lists what a late run leaves on the disk.
func TestLateKeepsOnlyCheckpoints(t *testing.T) {
	dir := t.TempDir()
	mustRun(t, options(smallJob(t, 5, 3), dir, false))
	got, err := filepath.Glob(filepath.Join(dir, "seg-*", "step-*", "*"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, g := range got {
		rel, _ := filepath.Rel(dir, g)
		names = append(names, filepath.ToSlash(rel))
	}
	want := []string{
		"seg-000000/step-000000/t0002.bin", "seg-000000/step-000001/t0002.bin",
		"seg-000000/step-000002/t0001.bin", "seg-000000/step-000002/t0002.bin",
		"seg-000001/step-000000/t0002.bin",
		"seg-000001/step-000001/t0001.bin", "seg-000001/step-000001/t0002.bin",
	}
	if fmt.Sprint(names) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", names, want)
	}
}

// brokenDevice gives a wrong element at one step.
type brokenDevice struct {
	executor.Device
	step  uint64
	index int
}

func (d brokenDevice) Execute(ctx context.Context, c *executor.Call) error {
	if err := d.Device.Execute(ctx, c); err != nil || c.Step != d.step || c.Index != d.index {
		return err
	}
	b := make([]byte, 1)
	if err := d.Read(b, c.Out.Buffer, 0); err != nil {
		return err
	}
	b[0] ^= 0x40
	return d.Write(c.Out.Buffer, 0, b)
}

func TestMaterializeRefusesAnotherExecution(t *testing.T) {
	for _, index := range []int{0, 1, 2} { // work, state, output: all reach the output here
		dir := t.TempDir()
		mustRun(t, options(smallJob(t, 6, 3), dir, false))
		before := snapshot(t, dir)
		s := mustOpen(t, dir)
		err := s.Materialize(t.Context(), 1, brokenDevice{cpu.New(), 4, index})
		if !errors.Is(err, executor.ErrDiverged) {
			t.Errorf("instruction %d: got %v, want ErrDiverged", index, err)
		}
		for name, data := range before {
			if now, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(now) != data {
				t.Errorf("instruction %d: %s changed", index, name)
			}
		}
		if err := s.Materialize(t.Context(), 1, cpu.New()); err != nil {
			t.Errorf("instruction %d: the honest device afterwards: %v", index, err)
		}
		if _, err := s.Segment(1); err != nil {
			t.Error(err)
		}
	}
	dir := t.TempDir()
	mustRun(t, options(smallJob(t, 6, 3), dir, false))
	if err := mustOpen(t, dir).Materialize(t.Context(), 2, cpu.New()); !errors.Is(err, executor.ErrMissing) {
		t.Errorf("a segment beyond the last: got %v, want ErrMissing", err)
	}
}

// snapshot reads every file of a run directory.
func snapshot(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := make(map[string]string)
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		files[rel] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestClaimKeepsTraceRoots: a finished late run that is run again keeps what was added to its claim, and a
// claim that is not the run's is written anew.
func TestClaimKeepsTraceRoots(t *testing.T) {
	dir := t.TempDir()
	job := smallJob(t, 4, 2)
	c := mustRun(t, options(job, dir, false))
	path := filepath.Join(dir, "claim.json")
	c.TraceRoots = []claim.TraceRoot{{Segment: 1, Root: fr.NewElement(9)}}
	if err := os.WriteFile(path, c.Encode(), 0o600); err != nil {
		t.Fatal(err)
	}
	if again := mustRun(t, options(job, dir, false)); len(again.TraceRoots) != 1 {
		t.Error("the added trace root is lost")
	}
	if stored, err := mustOpen(t, dir).Claim(); err != nil || len(stored.TraceRoots) != 1 {
		t.Errorf("got %v, %v", stored, err)
	}
	c.Checkpoints[1] = fr.NewElement(1)
	if err := os.WriteFile(path, c.Encode(), 0o600); err != nil {
		t.Fatal(err)
	}
	var fe *executor.FileError
	if _, err := mustOpen(t, dir).Claim(); !errors.As(err, &fe) || fe.File != "claim.json" {
		t.Errorf("another claim: got %v", err)
	}
	if again := mustRun(t, options(job, dir, false)); again.Checkpoints[1] == c.Checkpoints[1] || len(again.TraceRoots) != 0 {
		t.Error("another run's claim stayed")
	}
}

// TestOpenConcurrently opens leaves from several goroutines.
func TestOpenConcurrently(t *testing.T) {
	dir := t.TempDir()
	job := smallJob(t, 6, 3)
	mustRun(t, options(job, dir, true))
	s := mustOpen(t, dir)
	v, err := s.Segment(1)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for k := range 20 {
				step := uint64(g+k) % v.Steps()
				for _, loc := range []program.Location{{Tree: commit.TreeWork, Step: step}, {Tree: commit.TreeState, Step: step, Leaf: 1}, {Tree: commit.TreeModel}, {Tree: commit.TreeCheckpoint}} {
					if _, err := v.Open(loc); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	wg.Wait()
}

// TestMaterializeAgain damages the subtrees of an opened segment, as a power failure may: they are made anew.
func TestMaterializeAgain(t *testing.T) {
	for _, eager := range []bool{true, false} {
		dir := t.TempDir()
		mustRun(t, options(smallJob(t, 6, 3), dir, eager))
		s := mustOpen(t, dir)
		if err := s.Materialize(t.Context(), 1, cpu.New()); err != nil {
			t.Fatal(err)
		}
		want := snapshot(t, dir)
		for _, n := range []int64{0, 100, 1000} { // a longer file ends in zeros
			if err := os.Truncate(filepath.Join(dir, "seg-000001", "subtrees.bin"), n); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Segment(1); !errors.Is(err, executor.ErrCorrupt) {
				t.Errorf("eager=%v, %d bytes: got %v, want ErrCorrupt", eager, n, err)
			}
			if err := s.Materialize(t.Context(), 1, cpu.New()); err != nil {
				t.Errorf("eager=%v, %d bytes: %v", eager, n, err)
			}
			if got := snapshot(t, dir); !maps.Equal(got, want) {
				t.Errorf("eager=%v, %d bytes: the directory is another", eager, n)
			}
		}
	}
}

// TestLeftoversAreNotWrittenThrough puts links in the place of the files beside which a run writes.
func TestLeftoversAreNotWrittenThrough(t *testing.T) {
	dir, other := t.TempDir(), filepath.Join(t.TempDir(), "other")
	if err := os.WriteFile(other, []byte("of somebody"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "seg-000000", "step-000000"), 0o700); err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"program.prog.tmp", "run.json.tmp", "log.tmp", "claim.json.tmp", "seg-000000/subtrees.bin.tmp", "seg-000000/step-000000/t0001.bin.tmp"} {
		link := os.Symlink
		if i%2 == 1 {
			link = os.Link
		}
		if err := link(other, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	mustRun(t, options(smallJob(t, 4, 2), dir, true))
	if got, err := os.ReadFile(other); err != nil || string(got) != "of somebody" {
		t.Errorf("the other file holds %q, %v", got, err)
	}
}
