package circuits_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// drawAssaults prove elements that the seed does not draw. Each opens an honest element: only the draw is wrong.
func drawAssaults(t testing.TB) []assault {
	const base, name = "drawn:scaled", "scaled"
	const low, high, quotient = "spot>drawn>Low128>HalvesHint", "spot>drawn>Low128>AssertBelow", "spot>drawn>AssertBelow>Digits"
	const within, divide = "spot>drawn>AssertIndex>Digits", "spot>drawn>DivideHint"
	r, seg := runOf(t, bases[name]), bases[name].element.segment
	p := r.Program
	steps := r.Segment(seg).Steps()
	weight := new(big.Int).SetUint64(p.WeightPerStep() * steps)
	_, seed := drawElement(t, r, bases[name].element)
	honest, err := draw.Draw2(p, seed, 0, steps)
	if err != nil {
		t.Fatal(err)
	}
	h := honest.Hash.BigInt(new(big.Int))

	// open puts the element at weight u in the place of the drawn one.
	open := func(u *big.Int) step {
		return func(t *testing.T, w *world) {
			t.Helper()
			s, err := draw.At(p, u.Uint64(), steps)
			if err != nil {
				t.Fatal(err)
			}
			w.spots[0] = openSpot(t, r, element{segment: seg, step: s.Step, ins: p.Instruction(s.Instruction).Out.Name, row: s.Row, col: s.Col})
		}
	}
	// start is the weight at which an element begins.
	start := func(e draw.Spot) *big.Int {
		in := p.Instruction(e.Instruction)
		return new(big.Int).SetUint64(e.Step*p.WeightPerStep() + in.Cumulative + uint64(e.Row*in.Out.Cols+e.Col)*in.Weight)
	}
	split := func(v *big.Int) attack.Hint {
		return func(_, out []*big.Int) {
			out[0].And(v, new(big.Int).Sub(power(128), big.NewInt(1)))
			out[1].Rsh(v, 128)
		}
	}
	u := new(big.Int).SetUint64(honest.U)
	in := p.Instruction(honest.Instruction)
	w := new(big.Int).SetUint64(in.Weight)
	before, after := new(big.Int).Sub(u, w), new(big.Int).Add(u, w)
	last := new(big.Int).Sub(weight, big.NewInt(1))

	var all []assault
	sited := func(a assault, site string, hints map[string]attack.Hint) {
		a.base, a.site, a.hints = base, site, hints
		all = append(all, a)
	}
	// Another low half for the hash.
	sited(assault{name: "a draw of another number", do: open(last)}, "spot>drawn>Low128>AssertIsEqual",
		hinted(low, func(_, out []*big.Int) { out[0].Set(last) }))
	// h + r: the same residue, other low bits.
	second := new(big.Int).Add(h, fr.Modulus())
	t2 := new(big.Int).And(second, new(big.Int).Sub(power(128), big.NewInt(1)))
	all = append(all, both(assault{name: "a draw from the hash plus the modulus", base: base, do: open(new(big.Int).Mod(t2, weight))},
		high+"#2>Digits", hinted(low, split(second)), whole)...)
	// A low half of 129 bits.
	t3 := new(big.Int).Add(new(big.Int).And(h, new(big.Int).Sub(power(128), big.NewInt(1))), power(128))
	all = append(all, both(assault{name: "a draw with a low half of 129 bits", base: base, do: open(new(big.Int).Mod(t3, weight))},
		high+">Digits", hinted(low, func(_, out []*big.Int) {
			out[0].Set(t3)
			out[1].Sub(out[1], big.NewInt(1))
		}), topHeavy)...)
	// A quotient of the field: t = q·weight + rest for any rest.
	field := func(rest *big.Int) attack.Hint {
		return func(in, out []*big.Int) {
			q := new(big.Int).ModInverse(in[1], fr.Modulus())
			q.Mul(q, new(big.Int).Sub(in[0], rest))
			out[0].Mod(q, fr.Modulus())
		}
	}
	all = append(all, both(assault{name: "a quotient of the field", base: base, do: open(last)}, quotient, hinted(divide, field(last)), whole)...)
	// A quotient off by one leaves the weight of a segment too much or too little.
	off := func(by int64) map[string]attack.Hint {
		return hinted(divide, func(_, out []*big.Int) { out[0].Add(out[0], big.NewInt(by)) })
	}
	all = append(all, both(assault{name: "a quotient one too small", base: base}, within+"#1", off(-1), whole)...)
	all = append(all, both(assault{name: "a quotient one too large", base: base}, within, off(1), whole)...)
	all = append(all, both(assault{name: "the element before the drawn one", base: base, do: open(before)}, within+"#1", nil, whole)...)
	all = append(all, both(assault{name: "the element after the drawn one", base: base, do: open(after)}, within, nil, whole)...)
	all = append(all, both(assault{name: "the drawn element at another step", base: base, do: func(t *testing.T, w *world) {
		other := honest
		other.Step = 1 - honest.Step
		open(start(other))(t, w)
	}}, within+map[bool]string{true: "#1", false: ""}[honest.Step == 1], nil, whole)...)

	// Spots of another seed, and of another place in the batch.
	for _, o := range []struct {
		name  string
		seed  fr.Element
		index int
	}{{"seed", num(123_456), 0}, {"place in the batch", seed, 1}, {"place in a batch of 16", seed, 15}} {
		s, err := draw.Draw2(p, o.seed, o.index, steps)
		if err != nil {
			t.Fatal(err)
		}
		chain := within
		if start(s).Cmp(u) < 0 {
			chain += "#1"
		}
		all = append(all, both(assault{name: "a spot of another " + o.name, base: base, do: open(start(s))}, chain, nil, whole)...)
	}
	return all
}

// TestBatch proves four spots at once, each of which must be the one that its place draws.
func TestBatch(t *testing.T) {
	r := runOf(t, bases["scaled"])
	p, seed, steps := r.Program, num(42), r.Segment(1).Steps()
	var elements []element
	for i := range 5 {
		s, err := draw.Draw2(p, seed, i, steps)
		if err != nil {
			t.Fatal(err)
		}
		elements = append(elements, element{segment: 1, step: s.Step, ins: p.Instruction(s.Instruction).Out.Name, row: s.Row, col: s.Col})
	}
	for name, c := range map[string]struct {
		elements []element
		violated int // assertions of the draws
	}{
		"in order":          {elements[:4], 0},
		"two exchanged":     {[]element{elements[0], elements[2], elements[1], elements[3]}, 2},
		"one repeated":      {[]element{elements[0], elements[1], elements[2], elements[2]}, 1},
		"one of the next":   {[]element{elements[0], elements[1], elements[2], elements[4]}, 1},
		"first of the next": {[]element{elements[1], elements[1], elements[2], elements[3]}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			report := evaluate(t, runWorld(t, shape(4, false), r, seed, c.elements...).seal(t), attack.Options{})
			if len(report.Violated) != c.violated {
				t.Errorf("violated %v, want %d assertions", report.Violated, c.violated)
			}
			for _, site := range report.Violated {
				if !strings.HasPrefix(site, "spot>drawn>AssertIndex>Digits") {
					t.Errorf("violated %s, which is no assertion of the draw", site)
				}
			}
		})
	}
}
