package audit_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// smallJob is a stateful job of 8 steps in segments of 3, of all roles: h and z are work, s is state and
// written before z, y is output.
func smallJob(t testing.TB) executor.Job {
	t.Helper()
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 8, SegmentLength: 3})
	x := b.Input("x", program.I8, 2, 40)
	w := b.Model("w", program.I8, 3, 40, program.WithSide("w.side"), program.Range(-20, 20))
	h := b.MatMul("h", x, w, program.WithBias(), program.Scale(1<<20, 27, 0))
	s := b.Affine("s", 1, h, 3, b.Previous("s", program.I16, 2, 3), 5, program.Scale(1, 2, 0), program.As(program.I16), program.To(program.State))
	z := b.Multiply("z", s, h, program.As(program.I32), program.Clamp(-5000, 5000))
	b.Affine("y", 2, z, -3, s, 0, program.As(program.I32), program.Scale(9, 3, 0), program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return executor.Job{Program: p, Data: programtest.RandomData(rand.New(rand.NewPCG(5, 6)), p, false), SaltKey: fr.NewElement(42)}
}

func randomJob(seed uint64) executor.Job {
	rng := rand.New(rand.NewPCG(seed, 9))
	p := programtest.Random(rng, programtest.Config{LeafBytes: 256, Steps: 5, SegmentLength: 2, Instructions: 4})
	return executor.Job{Program: p, Data: programtest.RandomData(rng, p, false), SaltKey: fr.NewElement(seed)}
}

func termsOf(t testing.TB, j executor.Job, eager bool) *claim.Terms {
	t.Helper()
	roots, err := j.Roots()
	if err != nil {
		t.Fatal(err)
	}
	p := j.Program
	terms := &claim.Terms{
		ChainID: 1, Beacon: claim.BeaconKey{Name: "b", PublicKey: []byte{1}}, K1: p.Segments(), K2: 4, Batch: 1,
		ProgramRoot: roots.Program, ModelRoot: roots.Model, InputRoot: roots.Input, Checkpoint0: roots.Checkpoint0,
		Steps: p.Steps(), SegmentLength: p.SegmentLength(),
		Leaves: claim.Leaves{Work: p.UsedLeaves(program.Work), State: p.UsedLeaves(program.State), Output: p.UsedLeaves(program.Output)},
		Scheme: p.Scheme(), LeafBytes: p.LeafBytes(),
	}
	if !eager {
		terms.K1 = 1
	}
	if err := terms.Validate(); err != nil {
		t.Fatal(err)
	}
	return terms
}

// run makes a run directory on a device.
func run(t testing.TB, j executor.Job, dev executor.Device, eager bool) string {
	t.Helper()
	dir := t.TempDir()
	if _, err := executor.Run(t.Context(), executor.Options{Job: j, Device: dev, Dir: dir, Eager: eager}); err != nil {
		t.Fatal(err)
	}
	return dir
}

func mustAudit(t testing.TB, o audit.Options) *audit.Finding {
	t.Helper()
	o.Device = cpu.New()
	f, err := audit.Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// liar adds delta to one element at one step, modulo the type's range.
type liar struct {
	executor.Device
	step     uint64 // absolute
	index    int
	row, col int
	delta    int64
}

func (d liar) Execute(ctx context.Context, c *executor.Call) error {
	if err := d.Device.Execute(ctx, c); err != nil || c.Step != d.step || c.Index != d.index {
		return err
	}
	at := c.Out.Offset + d.row*c.Out.RowStride + d.col*c.Out.ColStride
	b := make([]byte, c.Out.Type.Size())
	if err := d.Read(b, c.Out.Buffer, at); err != nil {
		return err
	}
	bump(c.Out.Type, b, d.delta)
	return d.Write(c.Out.Buffer, at, b)
}

func bump(typ program.Type, b []byte, delta int64) {
	v := typ.Get(b) + delta
	if v > typ.Max() {
		v -= 1 << typ.Bits()
	}
	typ.Put(b, v)
}

func TestHonestRuns(t *testing.T) {
	jobs := []executor.Job{smallJob(t), randomJob(1), randomJob(2)}
	for k, j := range jobs {
		for _, eager := range []bool{true, false} {
			dir := run(t, j, cpu.New(), eager)
			steps := uint64(0)
			f := mustAudit(t, audit.Options{Terms: termsOf(t, j, eager), Dir: dir, Progress: func(p executor.Progress) { steps = p.Step }})
			if f != nil {
				t.Errorf("job %d, eager=%v: %v", k, eager, f)
			}
			if steps != j.Program.Steps() {
				t.Errorf("job %d: progress ended at %d of %d steps", k, steps, j.Program.Steps())
			}
		}
	}
}

// TestPinsTheFirstWrongElement corrupts one element of every instruction and step, and elsewhere more of
// them behind it.
func TestPinsTheFirstWrongElement(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	for k, j := range []executor.Job{smallJob(t), randomJob(3)} {
		terms := termsOf(t, j, true)
		p := j.Program
		for i, in := range p.Instructions() {
			if k > 0 && i%5 != 0 {
				continue
			}
			step := rng.Uint64N(p.Steps())
			row, col := rng.IntN(in.Out.Rows), rng.IntN(in.Out.Cols)
			bad := liar{cpu.New(), step, i, row, col, 1 + rng.Int64N(100)}
			later := liar{bad, step + rng.Uint64N(p.Steps()-step), p.Len() - 1, 0, 0, 1}
			dir := run(t, j, later, true)
			f := mustAudit(t, audit.Options{Terms: terms, Dir: dir})
			want := audit.Pin{Segment: step / p.SegmentLength(), Step: step % p.SegmentLength(), Instruction: i, Row: row, Col: col}
			if i == p.Len()-1 && later.step == step {
				want.Row, want.Col = 0, 0 // both lies are in this tensor
				if bad.delta > 0 && row == 0 && col == 0 {
					continue
				}
			}
			if f == nil || f.Reason != audit.WrongElement || f.Pin == nil || *f.Pin != want || f.Segment != want.Segment {
				t.Fatalf("job %d, instruction %d, step %d: got %v, want %+v", k, i, step, f, want)
			}
			if f.Committed == f.Right {
				t.Error("the two values are equal")
			}
			checkPin(t, dir, f)
		}
	}
}

// checkPin opens the pinned element and wants it to be unprovable, with the values of the finding.
func checkPin(t *testing.T, dir string, f *audit.Finding) {
	t.Helper()
	s, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	v, err := s.Segment(f.Pin.Segment)
	if err != nil {
		t.Fatal(err)
	}
	out, right := evaluate(t, s.Program, v, f.Pin.Step, f.Pin.Instruction, f.Pin.Row, f.Pin.Col)
	if out == right || out != f.Committed || right != f.Right {
		t.Fatalf("%v: committed is %d, its operands give %d", f, out, right)
	}
}

// evaluate is a committed element and what its committed operands give, by openings alone.
func evaluate(t *testing.T, p *program.Program, v *executor.Segment, step uint64, ins, i, j int) (committed, right int64) {
	t.Helper()
	open := func(locate func(ins, i, j int, first, step uint64) (program.Location, error)) (commit.Opening, bool) {
		loc, err := locate(ins, i, j, v.FirstStep(), step)
		if err != nil {
			t.Fatal(err)
		}
		if loc.Zero {
			return commit.Opening{Row: make([]byte, p.LeafBytes()), Side: commit.SideZero}, true
		}
		o, err := v.Open(loc)
		if err != nil {
			t.Fatal(err)
		}
		return o, false
	}
	a, zeroA := open(p.LocateA)
	b, zeroB := open(p.LocateB)
	out, _ := open(p.LocateOut)
	right, err := p.Element(ins, i, j, a.Row, b.Row, b.Side, zeroB, zeroA)
	if err != nil {
		t.Fatal(err)
	}
	typ := p.Instruction(ins).Out.Type
	return typ.Get(out.Row[j*typ.Size():]), right
}

// tamper changes a served tensor as leaves; commit says whether the claim is made to fit.
func tamper(t *testing.T, dir string, p *program.Program, pos executor.Position, recommit bool, f func(l *commit.Leaves)) {
	t.Helper()
	s, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	x, err := s.Tensor(pos)
	if err != nil {
		t.Fatal(err)
	}
	l := x.AsLeaves(p.LeafBytes())
	f(&l)
	if err := executor.WriteLeaves(dir, p, pos, l); err != nil {
		t.Fatal(err)
	}
	if recommit {
		if _, err := executor.Recommit(dir); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPinsALeaf(t *testing.T) {
	j := smallJob(t)
	terms := termsOf(t, j, true)
	pos := executor.Position{Segment: 1, Step: 2, Instruction: 2}
	c := j.Program.LeafBytes()
	for name, x := range map[string]struct {
		reason audit.Reason
		change func(l *commit.Leaves)
		row    int
		col    int
	}{
		"pad":              {audit.WrongPad, func(l *commit.Leaves) { l.Data[c-1] = 1 }, 0, 0},
		"pad of row 1":     {audit.WrongPad, func(l *commit.Leaves) { l.Data[c+12] = 1 }, 1, 0}, // a row has 12 bytes
		"side":             {audit.WrongSide, func(l *commit.Leaves) { l.Sides[1]++ }, 1, 0},
		"salt":             {audit.WrongSalt, func(l *commit.Leaves) { l.Salts[1].SetUint64(1) }, 1, 0},
		"element":          {audit.WrongElement, func(l *commit.Leaves) { l.Data[c+4]++ }, 1, 1},
		"element and pad":  {audit.WrongElement, func(l *commit.Leaves) { l.Data[c+8]++; l.Data[c+63] = 9 }, 1, 2},
		"pad before value": {audit.WrongPad, func(l *commit.Leaves) { l.Data[63] = 9; l.Data[c]++ }, 0, 0},
	} {
		dir := run(t, j, cpu.New(), true)
		tamper(t, dir, j.Program, pos, true, x.change)
		f := mustAudit(t, audit.Options{Terms: terms, Dir: dir})
		want := audit.Pin{Segment: 1, Step: 2, Instruction: 2, Row: x.row, Col: x.col}
		if f == nil || f.Reason != x.reason || f.Pin == nil || *f.Pin != want {
			t.Errorf("%s: got %v, want %v at %+v", name, f, x.reason, want)
		}
	}
	// Leaves that are all right are as good as rows.
	dir := run(t, j, cpu.New(), true)
	tamper(t, dir, j.Program, pos, true, func(*commit.Leaves) {})
	if f := mustAudit(t, audit.Options{Terms: terms, Dir: dir}); f != nil {
		t.Errorf("an honest tensor served as leaves: %v", f)
	}
}

// TestOrderIsThatOfExecution corrupts a work tensor and a state tensor that comes before it in the step but
// in another tree.
func TestOrderIsThatOfExecution(t *testing.T) {
	j := smallJob(t)
	dir := run(t, j, cpu.New(), true)
	for _, pos := range []executor.Position{{Segment: 1, Step: 1, Instruction: 2}, {Segment: 1, Step: 1, Instruction: 1}, {Segment: 1, Step: 2, Instruction: 0}, {Segment: 2, Step: 0, Instruction: 0}} {
		tamper(t, dir, j.Program, pos, true, func(l *commit.Leaves) { l.Data[0]++ })
	}
	f := mustAudit(t, audit.Options{Terms: termsOf(t, j, true), Dir: dir})
	if want := (audit.Pin{Segment: 1, Step: 1, Instruction: 1}); f == nil || f.Pin == nil || *f.Pin != want {
		t.Errorf("got %v, want %+v", f, want)
	}
}

func TestServedDataIsNotTheCommitted(t *testing.T) {
	j := smallJob(t)
	terms := termsOf(t, j, true)
	pos := executor.Position{Segment: 1, Step: 0, Instruction: 3}
	lie := liar{cpu.New(), 4, 0, 1, 1, 7}
	spoil := func(f func(path string) error) audit.Options {
		dir := run(t, j, lie, true)
		if err := f(filepath.Join(dir, pos.Path())); err != nil {
			t.Fatal(err)
		}
		return audit.Options{Terms: terms, Dir: dir}
	}
	flip := func(path string) error {
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		b[len(b)/2] ^= 1
		return os.WriteFile(path, b, 0o600)
	}
	honest := run(t, j, cpu.New(), true)
	c, err := executor.ReadClaim(run(t, j, lie, true))
	if err != nil {
		t.Fatal(err)
	}
	for name, x := range map[string]struct {
		o    audit.Options
		want audit.Reason
	}{
		"removed":   {spoil(os.Remove), audit.MissingData},
		"corrupted": {spoil(flip), audit.WrongData},
		"a folder": {spoil(func(path string) error {
			if err := os.Remove(path); err != nil {
				return err
			}
			return os.Mkdir(path, 0o700)
		}), audit.WrongData},
		"a file for its folder":                {spoil(func(path string) error { return replaceFolder(path) }), audit.MissingData},
		"the honest trace under a lying claim": {audit.Options{Terms: terms, Dir: honest, Claim: c}, audit.WrongData},
		"nothing but a claim":                  {audit.Options{Terms: terms, Dir: t.TempDir(), Claim: c, Job: &j}, audit.MissingData},
		"nothing":                              {audit.Options{Terms: terms, Dir: t.TempDir(), Job: &j}, audit.MissingData},
	} {
		f := mustAudit(t, x.o)
		if f == nil || f.Reason != x.want || f.Pin != nil || f.Detail == "" {
			t.Errorf("%s: got %v, want %v", name, f, x.want)
		}
	}
	// Work and state that are served besides a right claim do not matter.
	for i := range pos.Instruction {
		if err := flip(filepath.Join(honest, executor.Position{Segment: 1, Instruction: i}.Path())); err != nil {
			t.Fatal(err)
		}
	}
	if f := mustAudit(t, audit.Options{Terms: terms, Dir: honest}); f != nil {
		t.Errorf("a corrupted file under an honest claim: %v", f)
	}
}

// replaceFolder puts an empty file in the place of the folder that path is in.
func replaceFolder(path string) error {
	folder := filepath.Dir(path)
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	return os.WriteFile(folder, nil, 0o600)
}

// TestServedResult changes what a buyer reads beside commitments that are all right.
func TestServedResult(t *testing.T) {
	j := smallJob(t)
	pos := executor.Position{Segment: 1, Step: 2, Instruction: 3}
	out := j.Program.Instruction(pos.Instruction).Out
	for _, eager := range []bool{true, false} {
		for name, x := range map[string]struct {
			change func(dir string) error
			want   audit.Reason
		}{
			"another result": {func(dir string) error {
				return executor.WriteRows(dir, j.Program, pos, make([]byte, out.Rows*out.RowBytes()))
			}, audit.WrongData},
			"another step's": {func(dir string) error {
				other := pos
				other.Step = 0
				b, err := os.ReadFile(filepath.Join(dir, other.Path()))
				if err != nil {
					return err
				}
				return os.WriteFile(filepath.Join(dir, pos.Path()), b, 0o600)
			}, audit.WrongData},
			"no result": {func(dir string) error { return os.Remove(filepath.Join(dir, pos.Path())) }, audit.MissingData},
			"no folder": {func(dir string) error { return replaceFolder(filepath.Join(dir, pos.Path())) }, audit.MissingData},
		} {
			dir := run(t, j, cpu.New(), eager)
			if err := x.change(dir); err != nil {
				t.Fatal(err)
			}
			f := mustAudit(t, audit.Options{Terms: termsOf(t, j, eager), Dir: dir})
			if f == nil || f.Reason != x.want || f.Segment != 1 || f.Pin != nil || f.Detail == "" {
				t.Errorf("%s, eager=%v: got %v, want %v", name, eager, f, x.want)
			}
		}
	}
	// A wrong element is found behind a wrong file before it.
	dir := run(t, j, liar{cpu.New(), 7, 0, 1, 1, 7}, true)
	if err := os.Remove(filepath.Join(dir, pos.Path())); err != nil {
		t.Fatal(err)
	}
	f := mustAudit(t, audit.Options{Terms: termsOf(t, j, true), Dir: dir})
	if want := (audit.Pin{Segment: 2, Step: 1, Row: 1, Col: 1}); f == nil || f.Pin == nil || *f.Pin != want {
		t.Errorf("a file to hide a lie: got %v, want %+v", f, want)
	}
}

func TestWrongCheckpoint(t *testing.T) {
	j := smallJob(t)
	for _, eager := range []bool{true, false} {
		dir := run(t, j, cpu.New(), eager)
		c, err := executor.ReadClaim(dir)
		if err != nil {
			t.Fatal(err)
		}
		c.Checkpoints[2].SetUint64(1)
		f := mustAudit(t, audit.Options{Terms: termsOf(t, j, eager), Dir: dir, Claim: c})
		if f == nil || f.Reason != audit.WrongCheckpoint || f.Segment != 1 || (f.Pin != nil) != eager {
			t.Errorf("eager=%v: got %v", eager, f)
		}
	}
	// A late run that went wrong in segment 1 and on from there.
	dir := run(t, j, liar{cpu.New(), 5, 1, 0, 0, 1000}, false)
	if f := mustAudit(t, audit.Options{Terms: termsOf(t, j, false), Dir: dir}); f == nil || f.Reason != audit.WrongCheckpoint || f.Segment != 1 {
		t.Errorf("late: got %v", f)
	}
}

// TestLateTraceRoots: a late claim with the trace roots of opened segments is audited by them too.
func TestLateTraceRoots(t *testing.T) {
	j := smallJob(t)
	terms := termsOf(t, j, false)
	for name, lie := range map[string]executor.Device{"honest": cpu.New(), "a work tensor": liar{cpu.New(), 4, 2, 1, 2, 3}} {
		dir := run(t, j, lie, false)
		s, err := executor.OpenStore(dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Materialize(t.Context(), 1, lie); err != nil {
			t.Fatal(err)
		}
		v, err := s.Segment(1)
		if err != nil {
			t.Fatal(err)
		}
		c, err := s.Claim()
		if err != nil {
			t.Fatal(err)
		}
		c.TraceRoots = []claim.TraceRoot{{Segment: 1, Root: v.TraceRoot()}}
		f := mustAudit(t, audit.Options{Terms: terms, Dir: dir, Claim: c})
		if name == "honest" {
			if f != nil {
				t.Errorf("honest: %v", f)
			}
			continue
		}
		if want := (audit.Pin{Segment: 1, Step: 1, Instruction: 2, Row: 1, Col: 2}); f == nil || f.Reason != audit.WrongElement || *f.Pin != want {
			t.Errorf("%s: got %v, want %+v", name, f, want)
		}
	}
}

func TestWrongClaim(t *testing.T) {
	j := smallJob(t)
	terms := termsOf(t, j, true)
	dir := run(t, j, cpu.New(), true)
	other := fr.NewElement(3)
	for name, change := range map[string]func(c *claim.Claim){
		"scheme":       func(c *claim.Claim) { c.Scheme = commit.Ajtai },
		"leaf bytes":   func(c *claim.Claim) { c.LeafBytes = 128 },
		"program root": func(c *claim.Claim) { c.ProgramRoot = other },
		"model root":   func(c *claim.Claim) { c.ModelRoot = other },
		"input root":   func(c *claim.Claim) { c.InputRoot = other },
		"fewer":        func(c *claim.Claim) { c.Checkpoints, c.TraceRoots = c.Checkpoints[:3], c.TraceRoots[:2] },
		"more":         func(c *claim.Claim) { c.Checkpoints = append(c.Checkpoints, other) },
		"checkpoint 0": func(c *claim.Claim) { c.Checkpoints[0] = other },
		"results":      func(c *claim.Claim) { c.Results[0].Rows++ },
		"no results":   func(c *claim.Claim) { c.Results = nil },
	} {
		c, err := executor.ReadClaim(dir)
		if err != nil {
			t.Fatal(err)
		}
		change(c)
		if f := mustAudit(t, audit.Options{Terms: terms, Dir: dir, Claim: c}); f == nil || f.Reason != audit.WrongClaim || f.Detail == "" {
			t.Errorf("%s: got %v, want %v", name, f, audit.WrongClaim)
		}
	}
	c, err := executor.ReadClaim(dir)
	if err != nil {
		t.Fatal(err)
	}
	c.TraceRoots = c.TraceRoots[1:]
	if f := mustAudit(t, audit.Options{Terms: terms, Dir: dir, Claim: c}); f == nil || f.Reason != audit.MissingData || f.Segment != 0 {
		t.Errorf("a trace root less: got %v", f)
	}
	if err := os.WriteFile(filepath.Join(dir, "claim.json"), []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	if f := mustAudit(t, audit.Options{Terms: terms, Dir: dir}); f == nil || f.Reason != audit.WrongClaim {
		t.Errorf("no claim at all: got %v", f)
	}
}

func TestOnlyTheJobsOwnMaterialCounts(t *testing.T) {
	j := smallJob(t)
	dir := run(t, j, cpu.New(), true)
	other := fr.NewElement(3)
	for name, change := range map[string]func(x *claim.Terms, own *executor.Job){
		"program":   func(x *claim.Terms, _ *executor.Job) { x.ProgramRoot = other },
		"model":     func(x *claim.Terms, _ *executor.Job) { x.ModelRoot = other },
		"input":     func(x *claim.Terms, _ *executor.Job) { x.InputRoot = other },
		"state":     func(x *claim.Terms, _ *executor.Job) { x.Checkpoint0 = other },
		"steps":     func(x *claim.Terms, _ *executor.Job) { x.Steps++ },
		"leaves":    func(x *claim.Terms, _ *executor.Job) { x.Leaves.Work++ },
		"salt key":  func(_ *claim.Terms, own *executor.Job) { own.SaltKey = other },
		"own model": func(_ *claim.Terms, own *executor.Job) { own.Data.Model[0].Data[3] ^= 1 },
		"own input": func(_ *claim.Terms, own *executor.Job) { own.Data.Input[0].Data[3] ^= 1 },
		"own state": func(_ *claim.Terms, own *executor.Job) { own.Data.State[1].Data[3] ^= 1 },
		"own rows":  func(_ *claim.Terms, own *executor.Job) { own.Data.Model = nil },
	} {
		terms, own := termsOf(t, j, true), smallJob(t)
		change(terms, &own)
		if f, err := audit.Run(t.Context(), audit.Options{Terms: terms, Dir: dir, Job: &own, Device: cpu.New()}); !errors.Is(err, audit.ErrAuthentic) || f != nil {
			t.Errorf("%s: got %v, %v, want ErrAuthentic", name, f, err)
		}
	}
	for _, name := range []string{"run.json", "program.prog", "model.safetensors", "input.safetensors", "state.safetensors"} {
		dir := run(t, j, cpu.New(), true)
		if err := os.Remove(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
		var fe *executor.FileError
		if f, err := audit.Run(t.Context(), audit.Options{Terms: termsOf(t, j, true), Dir: dir, Device: cpu.New()}); f != nil || !errors.As(err, &fe) || fe.File != name {
			t.Errorf("without %s: got %v, %v", name, f, err)
		}
	}
	if _, err := audit.Run(t.Context(), audit.Options{Dir: dir, Device: cpu.New()}); !errors.Is(err, audit.ErrAuthentic) {
		t.Errorf("without terms: got %v", err)
	}
}

func TestFindingStrings(t *testing.T) {
	for r := audit.WrongElement; r <= audit.WrongClaim; r++ {
		if s := (&audit.Finding{Reason: r}).String(); s == "" || s == fmt.Sprintf("reason(%d)", r) {
			t.Errorf("reason %d: %q", r, s)
		}
	}
	f := &audit.Finding{Reason: audit.WrongElement, Segment: 1, Pin: &audit.Pin{Segment: 1, Step: 2, Instruction: 3, Row: 4, Col: 5}, Committed: 6, Right: 7}
	if got, want := f.String(), "wrong element: segment 1, step 2, instruction 3, element [4, 5]: committed 6, right 7"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	j := smallJob(t)
	if got := (audit.Pin{Instruction: 1, Row: 1, Col: 2}).Element(j.Program); got != 5 {
		t.Errorf("got element %d, want 5", got)
	}
}
