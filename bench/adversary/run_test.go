package adversary_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"github.com/assay-protocol/assay/bench/adversary"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// commitTo runs a job into a directory; with stop > 0 it is interrupted after so many steps and then goes
// on.
func commitTo(t *testing.T, j *job, open func() executor.Device, stop uint64) *claim.Claim {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	o := executor.Options{Job: executor.Job{Program: j.p, Data: j.data, SaltKey: fr.NewElement(3)}, Device: open(), Dir: t.TempDir(), Eager: true}
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
	honest := commitTo(t, j, func() executor.Device { return cpu.New() }, 0)
	for _, c := range []struct {
		s    adversary.Strategy
		from int // the first segment that differs
	}{
		{adversary.Lazy{Fraction: 0.5, Predictor: adversary.Int4, Seed: 5}, 0},
		{adversary.Degenerate{}, 0},
		{adversary.Sabotage{Step: 4, Instruction: "s", Element: 0, Delta: 1}, 1},
	} {
		open := func() executor.Device { return c.s.On(cpu.New()) }
		whole := commitTo(t, j, open, 0)
		if again := commitTo(t, j, open, 4); !reflect.DeepEqual(whole, again) {
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
