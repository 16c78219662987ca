package adversary_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"reflect"
	"testing"

	"github.com/assay-protocol/assay/bench/adversary"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/soundness"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

var saltKey = fr.NewElement(3)

// commitTo runs a job into dir; with stop > 0 it is interrupted after so many steps and then goes on.
func commitTo(t *testing.T, dir string, j *job, open func() executor.Device, stop uint64) *claim.Claim {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	o := executor.Options{Job: executor.Job{Program: j.p, Data: j.data, SaltKey: saltKey}, Device: open(), Dir: dir, Eager: true}
	o.Progress = func(p executor.Progress) {
		if p.Step == stop {
			cancel()
		}
	}
	c, err := executor.Run(ctx, o)
	if stop > 0 {
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("got %v, want an interrupted run", err)
		}
		o.Device, o.Progress = open(), nil
		c, err = executor.Run(context.Background(), o)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCommits lets adversaries commit: an interrupted run comes to the same claim, and the claim leaves
// the honest one where the first element was changed.
func TestCommits(t *testing.T) {
	j := recurrent(t)
	honest := commitTo(t, t.TempDir(), j, func() executor.Device { return cpu.New() }, 0)
	for _, c := range []struct {
		s    adversary.Strategy
		from int // the first segment that differs
	}{
		{adversary.Lazy{Fraction: 0.5, Predictor: adversary.Int4, Seed: 5}, 0},
		{adversary.Degenerate{}, 0},
		{adversary.Sabotage{Step: 4, Instruction: "s", Element: 0, Delta: 1}, 1},
	} {
		open := func() executor.Device { return c.s.On(cpu.New()) }
		whole := commitTo(t, t.TempDir(), j, open, 0)
		if again := commitTo(t, t.TempDir(), j, open, 4); !reflect.DeepEqual(whole, again) {
			t.Errorf("%v: an interrupted run comes to another claim", c.s)
		}
		for i := range honest.TraceRoots {
			same := honest.TraceRoots[i] == whole.TraceRoots[i]
			if want := i < c.from; same != want {
				t.Errorf("%v: trace root %d equal to the honest one: %v, want %v", c.s, i, same, want)
			}
		}
		if honest.ListRoot() == whole.ListRoot() {
			t.Errorf("%v: the checkpoints are the honest ones", c.s)
		}
	}
}

// terms are those of the job, all segments opened.
func (j *job) terms(t *testing.T) *claim.Terms {
	t.Helper()
	roots, err := (&executor.Job{Program: j.p, Data: j.data, SaltKey: saltKey}).Roots()
	if err != nil {
		t.Fatal(err)
	}
	terms := &claim.Terms{
		ChainID: 1, Beacon: claim.BeaconKey{Name: "none", PublicKey: []byte{1}}, K1: j.p.Segments(), K2: 16, Batch: 16,
		ProgramRoot: roots.Program, ModelRoot: roots.Model, InputRoot: roots.Input, Checkpoint0: roots.Checkpoint0,
		Steps: j.p.Steps(), SegmentLength: j.p.SegmentLength(),
		Leaves: claim.Leaves{Work: j.p.UsedLeaves(program.Work), State: j.p.UsedLeaves(program.State), Output: j.p.UsedLeaves(program.Output)},
		Scheme: j.p.Scheme(), LeafBytes: j.p.LeafBytes(),
	}
	if err := terms.Validate(); err != nil {
		t.Fatal(err)
	}
	return terms
}

// TestCaught runs each adversary into a directory and holds three things against each other: what the
// decorator reports, the wrong weight measured on the committed trace, and what the two checkers do. The
// audit names the first wrong element; k spots miss as often as (1-mu)^k says.
func TestCaught(t *testing.T) {
	mlp := digits(t, 10, 3)
	for _, c := range []struct {
		j *job
		s adversary.Strategy
	}{
		{mlp, adversary.Lazy{Fraction: 0.1, Predictor: adversary.Zero, Seed: 1}},
		{mlp, adversary.Lazy{Fraction: 0.3, Predictor: adversary.Int4, Seed: 2}},
		{mlp, adversary.Degenerate{}},
		{mlp, adversary.Degenerate{Instruction: "r"}},
		{mlp, adversary.Sabotage{Step: 2, Instruction: "logits", Element: 7, Delta: 1}},
		{recurrent(t), adversary.Lazy{Fraction: 0.2, Predictor: adversary.Zero, Seed: 3}},
		{recurrent(t), adversary.Sabotage{Step: 3, Instruction: "s", Element: 70, Delta: -1}},
	} {
		t.Run(fmt.Sprintf("%s/%v", c.j.p.Instruction(0).Out.Name, c.s), func(t *testing.T) {
			d, dir := c.s.On(cpu.New()), t.TempDir()
			committed := commitTo(t, dir, c.j, func() executor.Device { return d }, 0)
			store, err := executor.OpenStore(dir)
			if err != nil {
				t.Fatal(err)
			}
			weights, err := audit.WrongWeight(t.Context(), store, cpu.New())
			if err != nil {
				t.Fatal(err)
			}
			if got, want := audit.Mu(weights), d.Report().Mu(); math.Abs(got-want) > 1e-12 {
				t.Errorf("mu of the committed trace is %v, the adversary reports %v", got, want)
			}

			places, _, _ := c.j.wrong(t, c.j.run(t, c.s.On(cpu.New())))
			wrong := map[place]bool{}
			for _, p := range places {
				wrong[p] = true
			}
			finding, err := audit.Run(t.Context(), audit.Options{Terms: c.j.terms(t), Claim: committed, Dir: dir, Device: cpu.New()})
			if err != nil {
				t.Fatal(err)
			}
			if finding == nil || finding.Reason != audit.WrongElement || finding.Pin == nil {
				t.Fatalf("the audit finds %+v, want a wrong element", finding)
			}
			step := int(finding.Pin.Segment*c.j.p.SegmentLength() + finding.Pin.Step)
			if got := (place{step, finding.Pin.Instruction, int(finding.Pin.Element(c.j.p))}); got != places[0] {
				t.Errorf("the audit pins %+v, the first wrong element is %+v", got, places[0])
			}

			const k, rounds = 8, 400
			for _, w := range weights {
				missed := 0
				for round := range rounds {
					if !hit(t, c.j, wrong, w.Segment, fr.NewElement(uint64(round)), k) {
						missed++
					}
				}
				want := soundness.Escape(w.Mu(), k)
				if got := float64(missed) / rounds; math.Abs(got-want) > 5*math.Sqrt(want*(1-want)/rounds)+1e-9 {
					t.Errorf("segment %d: %d spots miss with %.3f, want (1-%.4f)^%d = %.3f", w.Segment, k, got, w.Mu(), k, want)
				}
			}
		})
	}
}

// hit tells whether one of k spots of a segment is a wrong element.
func hit(t *testing.T, j *job, wrong map[place]bool, segment uint64, seed fr.Element, k int) bool {
	t.Helper()
	for i := range k {
		s, err := draw.Draw2(j.p, seed, i, j.p.SegmentSteps(segment))
		if err != nil {
			t.Fatal(err)
		}
		in := j.p.Instruction(s.Instruction)
		if wrong[place{int(segment*j.p.SegmentLength() + s.Step), s.Instruction, s.Row*in.Out.Cols + s.Col}] {
			return true
		}
	}
	return false
}
