package programtest

import (
	"math/rand/v2"

	"github.com/assay-protocol/assay/proofs/program"
)

// RandomData draws model, input and initial state within the declared intervals, side
// words over all of their range. Extreme data lies on the ends of the intervals: by turns
// everything low, everything high, and either at random.
func RandomData(rng *rand.Rand, p *program.Program, extreme bool) *program.Data {
	d := &program.Data{
		Model: make([]program.Rows, len(p.Model())),
		Input: make([]program.Rows, len(p.Input())),
		State: make([]program.Rows, p.Len()),
	}
	for i, t := range p.Model() {
		d.Model[i] = randomRows(rng, t, t.Rows, extreme)
	}
	for i, t := range p.Input() {
		d.Input[i] = randomRows(rng, t, t.Rows*int(p.Steps()), extreme)
	}
	for i, in := range p.Instructions() {
		if in.Out.Role == program.State {
			d.State[i] = randomRows(rng, in.Out, in.Out.Rows, extreme)
		}
	}
	return d
}

func randomRows(rng *rand.Rand, t program.Tensor, rows int, extreme bool) program.Rows {
	r := program.Rows{Data: make([]byte, rows*t.RowBytes()), RowBytes: t.RowBytes()}
	mode := rng.IntN(3)
	high := func() bool { return mode == 1 || mode == 2 && rng.IntN(2) == 0 }
	for k := 0; k < len(r.Data); k += t.Type.Size() {
		v := t.Lo + rng.Int64N(t.Hi-t.Lo+1)
		if extreme {
			if v = t.Lo; high() {
				v = t.Hi
			}
		}
		t.Type.Put(r.Data[k:], v)
	}
	if t.Side == "" {
		return r
	}
	r.Sides = make([]uint32, rows)
	for k := range r.Sides {
		r.Sides[k] = rng.Uint32()
		if extreme {
			if r.Sides[k] = 0; high() {
				r.Sides[k] = 1<<32 - 1
			}
		}
	}
	return r
}
