package adversary_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/bench/adversary"
	"github.com/assay-protocol/assay/executor/cpu"
)

func TestDegenerate(t *testing.T) {
	for name, j := range map[string]*job{"mnist": digits(t, 20, 3), "recurrent": recurrent(t)} {
		for i, in := range j.p.Instructions() {
			if in.Out.Name == "c" {
				continue // one possible value
			}
			t.Run(name+"/"+in.Out.Name, func(t *testing.T) {
				d := adversary.Degenerate{Instruction: in.Out.Name}.On(cpu.New())
				tr := j.run(t, d)
				checkReport(t, j, d, tr)
				for step := range tr {
					for e := range int(in.Elements()) {
						if got := in.Out.Type.Get(tr[step][i][e*in.Out.Type.Size():]); got != 0 {
							t.Fatalf("step %d element %d is %d, want 0", step, e, got)
						}
					}
				}
				places, _, _ := j.wrong(t, tr)
				for _, p := range places {
					if p.instruction != i {
						t.Fatalf("%+v is wrong, want only instruction %d", p, i)
					}
				}
				share := float64(in.Elements()*in.Weight) / float64(j.p.WeightPerStep())
				if mu := d.Report().Mu(); mu > share {
					t.Errorf("mu = %.4f, the instruction's share is %.4f", mu, share)
				} else if floor := 1 / float64(3*j.p.Len()); share < floor {
					t.Errorf("the instruction's share is %.4f, under the floor of %.4f", share, floor)
				}
			})
		}
	}
}

func TestDegenerateCheapest(t *testing.T) {
	j := digits(t, 20, 3)
	cheapest := adversary.Cheapest(j.p)
	for i, in := range j.p.Instructions() {
		c := j.p.Instruction(cheapest)
		if in.Elements()*in.Weight < c.Elements()*c.Weight {
			t.Errorf("instruction %d is cheaper than %d", i, cheapest)
		}
	}
	named := adversary.Degenerate{Instruction: j.p.Instruction(cheapest).Out.Name}
	if n := j.differ(j.run(t, adversary.Degenerate{}.On(cpu.New())), j.run(t, named.On(cpu.New()))); len(n) != 0 {
		t.Errorf("the cheapest and %q differ in %d elements", named.Instruction, len(n))
	}

	// Zeroed activations leave the second product nothing to do: both are saved, for the weight of one.
	d := adversary.Degenerate{Instruction: "r"}.On(cpu.New())
	j.run(t, d)
	lookup, product := j.p.Instruction(1), j.p.Instruction(2)
	want := j.p.Steps() * (lookup.Elements()*lookup.MACs() + product.Elements()*product.MACs())
	if got := d.Report().Skipped; got != want {
		t.Errorf("saves %d multiply-adds, want %d", got, want)
	}
}

func TestSabotage(t *testing.T) {
	j := recurrent(t)
	honest := j.run(t, cpu.New())
	for i, in := range j.p.Instructions() {
		if in.Out.Name == "c" {
			continue
		}
		for _, delta := range []int64{1, -1, 3, math.MaxInt32, math.MinInt32} {
			for _, step := range []uint64{0, 2, 3, 5} {
				s := adversary.Sabotage{Step: step, Instruction: in.Out.Name, Element: int(in.Elements()) - 1, Delta: delta}
				d := s.On(cpu.New())
				tr := j.run(t, d)
				checkReport(t, j, d, tr)
				places, weight, _ := j.wrong(t, tr)
				if want := (place{int(step), i, s.Element}); len(places) != 1 || places[0] != want || weight != in.Weight {
					t.Errorf("%v: wrong are %+v of weight %d, want %+v of %d", s, places, weight, want, in.Weight)
				}
				first := j.differ(honest, tr)[0]
				if first.step != int(step) || first.instruction != i {
					t.Errorf("%v: the trace differs first at %+v", s, first)
				}
				if delta == 1 || delta == -1 || delta == 3 {
					size := in.Out.Type.Size()
					was, is := in.Out.Type.Get(honest[step][i][s.Element*size:]), in.Out.Type.Get(tr[step][i][s.Element*size:])
					if is != was+delta && is != was-delta {
						t.Errorf("%v: %d became %d", s, was, is)
					}
				}
			}
		}
	}
}

// TestSabotageGoesOn changes a state and sees later steps follow from the changed one.
func TestSabotageGoesOn(t *testing.T) {
	j := recurrent(t)
	honest := j.run(t, cpu.New())
	tr := j.run(t, adversary.Sabotage{Step: 1, Instruction: "s", Element: 3, Delta: 2}.On(cpu.New()))
	later := slices.ContainsFunc(j.differ(honest, tr), func(p place) bool { return p.step > 1 })
	if !later {
		t.Error("no later step differs from the honest run")
	}
}

func TestSabotageRefuses(t *testing.T) {
	j := recurrent(t)
	for _, c := range []struct {
		s    adversary.Strategy
		want error
	}{
		{adversary.Sabotage{Instruction: "nothing", Delta: 1}, adversary.ErrInstruction},
		{adversary.Degenerate{Instruction: "nothing"}, adversary.ErrInstruction},
		{adversary.Sabotage{Instruction: "m", Element: 5, Delta: 1}, adversary.ErrElement},
		{adversary.Sabotage{Instruction: "m", Element: -1, Delta: 1}, adversary.ErrElement},
		{adversary.Sabotage{Instruction: "c", Delta: 1}, adversary.ErrFixed},
		{adversary.Sabotage{Instruction: "m", Delta: 0}, adversary.ErrFixed},
	} {
		if _, err := j.try(c.s.On(cpu.New())); !errors.Is(err, c.want) {
			t.Errorf("%v: got %v, want %v", c.s, err, c.want)
		}
	}
	if _, err := j.try(adversary.Sabotage{Instruction: "m", Element: 4, Delta: 1}.On(cpu.New())); err != nil {
		t.Errorf("the last element is refused: %v", err)
	}
}
