package adversary_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"testing"

	"github.com/assay-protocol/assay/bench/adversary"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/program"
)

// checkReport holds what a device reports against its trace.
func checkReport(t *testing.T, j *job, d *adversary.Device, tr trace) {
	t.Helper()
	places, weight, total := j.wrong(t, tr)
	r := d.Report()
	if r.Changed != uint64(len(places)) || r.WrongWeight != weight || r.Weight != total {
		t.Errorf("reports %d elements changed of weight %d of %d, the trace has %d wrong of weight %d of %d", r.Changed, r.WrongWeight, r.Weight, len(places), weight, total)
	}
	if r.Changed > r.Guessed && r.Guessed > 0 || r.Guessed > 0 && r.Right+r.Changed != r.Guessed {
		t.Errorf("%d guesses, of which %d right and %d changed", r.Guessed, r.Right, r.Changed)
	}
	var sum adversary.Report
	for i := range j.p.Len() {
		of := d.Of(i)
		sum.Changed += of.Changed
		sum.Weight += of.Weight
		sum.MACs += of.MACs
	}
	if sum.Changed != r.Changed || sum.Weight != r.Weight || sum.MACs != r.MACs {
		t.Errorf("the instructions' reports add up to %+v, the whole is %+v", sum, r)
	}
}

func TestLazy(t *testing.T) {
	for name, j := range map[string]*job{"mnist": digits(t, 50, 4), "fused": fused(t, 50, 4), "recurrent": recurrent(t)} {
		for _, predictor := range []adversary.Predictor{adversary.Zero, adversary.Int4} {
			for _, f := range []float64{0.1, 0.5, 1} {
				s := adversary.Lazy{Fraction: f, Predictor: predictor, Seed: 7}
				t.Run(fmt.Sprintf("%s/%v", name, s), func(t *testing.T) {
					d := s.On(cpu.New())
					tr := j.run(t, d)
					checkReport(t, j, d, tr)

					// Only products are wrong, and mu is f(1-a) of their weight with a measured: up to
					// five standard deviations of the choice of elements.
					mu, muVar, work, workVar := 0.0, 0.0, 0.0, 0.0
					for i, in := range j.p.Instructions() {
						of := d.Of(i)
						if in.Op != program.MatMul {
							if of.Guessed != 0 || of.Changed != 0 || of.Skipped != 0 {
								t.Errorf("%s is no product, but %+v", in.Out.Name, of)
							}
							continue
						}
						n := float64(in.Elements() * j.p.Steps())
						if got := float64(of.Guessed) / n; math.Abs(got-f) > 5*math.Sqrt(f*(1-f)/n) {
							t.Errorf("%s: skipped %.4f of the elements, want %.2f", in.Out.Name, got, f)
						}
						share := n * float64(in.Weight) / float64(d.Report().Weight)
						mu += share * f * (1 - of.Accuracy())
						muVar += share * share * f * (1 - f) / n
						share = float64(of.MACs) / float64(d.Report().MACs)
						work += share * f
						workVar += share * share * f * (1 - f) / n
					}
					r := d.Report()
					if math.Abs(r.Mu()-mu) > 5*math.Sqrt(muVar)+1e-9 {
						t.Errorf("mu is %.4f, want f(1-a) = %.4f", r.Mu(), mu)
					}
					skipped, other := r.Skipped, r.Cheap
					if predictor == adversary.Int4 {
						skipped, other = other, skipped
					}
					if got := float64(skipped) / float64(r.MACs); math.Abs(got-work) > 5*math.Sqrt(workVar)+1e-9 || other != 0 {
						t.Errorf("skipped or made cheaper %.4f of the multiply-adds and %d otherwise, want %.4f and 0", got, other, work)
					}
					t.Logf("mu = %.4f, a = %.4f", r.Mu(), r.Accuracy())
				})
			}
		}
	}
}

// TestPredictors measures a of the two ways to guess on the hidden layer, where ReLU is a lookup and
// where it is fused into the clamp.
func TestPredictors(t *testing.T) {
	accuracy := func(j *job, p adversary.Predictor, f float64) float64 {
		d := adversary.Lazy{Fraction: f, Predictor: p, Seed: 1}.On(cpu.New())
		j.run(t, d)
		return d.Of(0).Accuracy()
	}
	lookup, clamp := digits(t, 100, 5), fused(t, 100, 5)
	for _, c := range []struct {
		desc   string
		got    float64
		lo, hi float64
	}{
		{"zero, full range", accuracy(lookup, adversary.Zero, 0.5), 0.005, 0.05},
		{"zero, fused ReLU", accuracy(clamp, adversary.Zero, 0.5), 0.65, 0.85},
		{"zero, full range, all", accuracy(lookup, adversary.Zero, 1), 0.005, 0.05},
		{"zero, fused ReLU, all", accuracy(clamp, adversary.Zero, 1), 0.5, 0.85},
		{"int4, full range", accuracy(lookup, adversary.Int4, 1), 0.10, 0.40},
		{"int4, fused ReLU", accuracy(clamp, adversary.Int4, 1), 0.70, 0.95},
	} {
		t.Logf("%s: a = %.4f", c.desc, c.got)
		if c.got < c.lo || c.got > c.hi {
			t.Errorf("%s: a = %.4f, want [%.3f, %.3f]", c.desc, c.got, c.lo, c.hi)
		}
	}
}

func TestLazyNothing(t *testing.T) {
	j := recurrent(t)
	d := adversary.Lazy{Fraction: 0, Seed: 1}.On(cpu.New())
	if n := j.differ(j.run(t, d), j.run(t, cpu.New())); len(n) != 0 {
		t.Errorf("skips nothing, but changes %d elements", len(n))
	}
	if r := d.Report(); r.Guessed != 0 || r.Mu() != 0 || r.Saved() != 0 || r.MACs == 0 {
		t.Errorf("skips nothing, but reports %+v", r)
	}
}

func TestDeterministic(t *testing.T) {
	j := recurrent(t)
	for _, s := range []adversary.Strategy{
		adversary.Lazy{Fraction: 0.3, Predictor: adversary.Zero, Seed: 1},
		adversary.Lazy{Fraction: 0.3, Predictor: adversary.Int4, Seed: 1},
		adversary.Degenerate{},
		adversary.Sabotage{Step: 2, Instruction: "s", Element: 9, Delta: -1},
	} {
		if a, b := j.run(t, s.On(cpu.New())), j.run(t, s.On(cpu.New())); !reflect.DeepEqual(a, b) {
			t.Errorf("%v: two runs differ", s)
		}
	}
	one := j.run(t, adversary.Lazy{Fraction: 0.3, Seed: 1}.On(cpu.New()))
	two := j.run(t, adversary.Lazy{Fraction: 0.3, Seed: 2}.On(cpu.New()))
	if len(j.differ(one, two)) == 0 {
		t.Error("another seed skips the same elements")
	}
}

func TestLazyRefuses(t *testing.T) {
	j := recurrent(t)
	for _, f := range []float64{-0.1, 1.1, math.NaN()} {
		if _, err := j.try(adversary.Lazy{Fraction: f}.On(cpu.New())); !errors.Is(err, adversary.ErrFraction) {
			t.Errorf("fraction %v: got %v, want ErrFraction", f, err)
		}
	}
	if _, err := j.try(adversary.Lazy{Fraction: 1, Predictor: 9}.On(cpu.New())); !errors.Is(err, adversary.ErrPredictor) {
		t.Errorf("predictor 9: got %v, want ErrPredictor", err)
	}
}

func ExampleLazy() {
	d := adversary.Lazy{Fraction: 0.25, Predictor: adversary.Int4}.On(cpu.New())
	fmt.Println(d.Name())
	// Output: cpu (lazy, 0.25 by int4)
}
