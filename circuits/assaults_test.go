package circuits_test

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// assaults lists all attacks: families that follow the structure of the circuit, and those that somebody would mean.
func assaults(t testing.TB) []assault {
	return slices.Concat(
		digitAssaults(t), oneHotAssaults(), climbAssaults(), wordAssaults(), padAssaults(), maximumAssaults(),
		publicAssaults(), segmentAssaults(), descriptorAssaults(), elementAssaults(), foreignAssaults(t), operandAssaults(),
		readAssaults(), extremumAssaults(), requantAssaults(), outputAssaults(), drawAssaults(t), identityAssaults(),
	)
}

// step is a change of a world.
type step = func(*testing.T, *world)

func first(w *world) *spot { return &w.spots[0] }

// flatten makes all digits of the three leaves zero, so that no choice of what to read matters: every element is the lowest.
func flatten(_ *testing.T, w *world) {
	for _, l := range []*leaf{&first(w).a, &first(w).b, &first(w).out} {
		l.digits = make([]fr.Element, len(l.digits))
	}
}

func set(v int64) attack.Hint { return func(_, out []*big.Int) { out[0].SetInt64(v) } }

func give(values ...int64) attack.Hint {
	return func(_, out []*big.Int) {
		for i := range out {
			out[i].SetInt64(values[i])
		}
	}
}

// borrow returns digits of the same value with digit k out of range.
func borrow(k int) attack.Hint {
	return func(_, out []*big.Int) {
		out[k].Sub(out[k], big.NewInt(256))
		out[k+1].Add(out[k+1], big.NewInt(1))
	}
}

// bump returns the digits of another value.
func bump(k int) attack.Hint {
	return func(_, out []*big.Int) {
		if out[k].Int64() == 255 {
			out[k].SetInt64(253)
		}
		out[k].Add(out[k], big.NewInt(1))
	}
}

// whole returns the value itself as the lowest digit.
func whole(in, out []*big.Int) {
	for i := range out {
		out[i].SetInt64(0)
	}
	out[0].Set(in[0])
}

// absorb returns digits of the same value of which digit e is raw and digit k makes up for it in the field.
func absorb(e int, raw int64, k int) attack.Hint {
	return func(_, out []*big.Int) {
		var d, change, base fr.Element
		d.SetBigInt(out[e])
		change.SetInt64(raw)
		change.Sub(&d, &change)
		base.SetInt64(256)
		base.Exp(base, big.NewInt(int64(e-k))) // negative exponents are inverses
		change.Mul(&change, &base)
		d.SetBigInt(out[k])
		d.Add(&d, &change)
		out[e].SetInt64(raw)
		d.BigInt(out[k])
	}
}

// part replaces the last part of a site's name.
func part(site, old, new string) string {
	i := strings.LastIndex(site, old)
	return site[:i] + new + site[i+len(old):]
}

// digitAssaults gives, for every call that takes digits, those of another value, and digits of the same value of which one is out of
// range.
func digitAssaults(t testing.TB) []assault {
	// Digits that are used carry the number of one that this element does not use.
	unused := map[string]int{"descriptor>Digits#1": 4, "blockAt": 8, "requant>AssertBelow>": 6}
	var all []assault
	seen := make(map[string]bool)
	for _, base := range []string{"flat", "drawn:flat"} {
		for _, site := range evaluate(t, worldOf(t, base).seal(t), attack.Options{}).Sites {
			if !strings.Contains(site, ">range") || strings.Contains(site, "Check") || seen[site] {
				continue
			}
			seen[site] = true
			k := 0
			for where, other := range unused {
				if strings.Contains(site, where) {
					k = other
				}
			}
			at, prep := base, step(flatten)
			if strings.Contains(site, "maximum>Digits") {
				at, prep = "scaled", nil // the type of two bytes leaves two digits free
			}
			hint := part(site, "range", "BytesHint")
			all = append(all,
				assault{name: "digits of another value: " + site, site: part(site, "range", "AssertIsEqual"), base: at, prep: prep, hints: map[string]attack.Hint{hint: bump(k)}},
				assault{name: "a digit out of range: " + site, site: site, base: at, prep: prep, hints: map[string]attack.Hint{hint: borrow(k)}})
		}
	}
	return all
}

// oneHotAssaults attacks each one-hot: a value that is not boolean at each position, with booleans elsewhere that keep sum and index; no
// one or two ones, with the right index; a one at another index.
func oneHotAssaults() []assault {
	var all []assault
	for _, o := range []struct {
		chain, base string
		n, at       int
	}{
		{"spot>accumulator>at>OneHot", "flat.5", 8, 3},
		{"spot>accumulator>at>OneHot#1", "flat.5", 32, 5},
		{"spot>accumulator>at#1>OneHot", "flat.5", 8, 3},
		{"spot>accumulator>at#1>OneHot#1", "flat.5", 32, 5},
		{"spot>accumulator>window>OneHot", "flat.5", 8, 3},
		{"spot>output>pad>place>OneHot", "flat", 9, 4},
		{"spot>output>pad>place>OneHot#1", "flat", 31, 7},
		{"spot>output>rawAt>place>OneHot", "flat", 9, 4},
		{"spot>output>rawAt>place>OneHot#1", "flat", 31, 7},
	} {
		hint := o.chain + ">OneHotHint"
		add := func(name, site string, h attack.Hint) {
			all = append(all, assault{name: name + ": " + o.chain, site: o.chain + site, base: o.base, prep: flatten, hints: map[string]attack.Hint{hint: h}})
		}
		for i := range o.n {
			v := notBoolean(o.n, o.at, i)
			add(fmt.Sprintf("flag %d not boolean", i), ">AssertOneHot>AssertIsBoolean"+numbered(i), give(v...))
		}
		two := make([]int64, o.n)
		two[1], two[o.at-1] = 1, 1
		add("two flags", ">AssertOneHot>AssertIsEqual", give(two...))
		other := make([]int64, o.n)
		other[o.at+1] = 1
		add("another flag", ">AssertIsEqual", give(other...))
	}
	return all
}

func numbered(i int) string {
	if i == 0 {
		return ""
	}
	return fmt.Sprintf("[%d]", i)
}

// notBoolean returns n values that sum to one, whose index is at, and of which only number i is not boolean: m ones elsewhere and 1-m at i.
func notBoolean(n, at, i int) []int64 {
	var ones []int
	var find func(from, m, sum int) bool
	find = func(from, m, sum int) bool {
		if m == 0 {
			return sum == 0
		}
		for j := from; j < n; j++ {
			if j == i {
				continue
			}
			ones = append(ones, j)
			if find(j+1, m-1, sum-j) {
				return true
			}
			ones = ones[:len(ones)-1]
		}
		return false
	}
	for m := 2; m < 5; m++ {
		ones = ones[:0]
		if find(0, m, at+(m-1)*i) {
			v := make([]int64, n)
			for _, j := range ones {
				v[j] = 1
			}
			v[i] = int64(1 - m)
			return v
		}
	}
	panic(fmt.Sprintf("no vector of %d with index %d violates only %d", n, at, i))
}

// climbAssaults puts a node in another place than the circuit derives, at every level of every path: the leaf of another row or step, the
// state of another step, the descriptor of another instruction.
func climbAssaults() []assault {
	var all []assault
	leaf := map[int]string{0: ", another row", commit.StepLevels: ", another step"}
	what := map[string]map[int]string{
		"operand A": leaf, "operand B": leaf, "output": leaf, "descriptor": {0: ", another instruction"}, "last state": {0: ", another step"},
	}
	move := func(name, site, base string, levels int, do func(w *world, bit uint64)) {
		for l := range levels {
			all = append(all, assault{
				name: fmt.Sprintf("%s in another place, level %d", name, l) + what[name][l], site: site + numbered(l), base: base,
				do: func(_ *testing.T, w *world) { do(w, 2<<(3*l)) },
			})
		}
	}
	move("operand A", "spot>accumulator>open>Climb>AssertIsEqual", "previous", commit.TraceLevels, func(w *world, bit uint64) { first(w).a.at ^= bit })
	move("operand B", "spot>accumulator>open#1>Climb>AssertIsEqual", "previous", commit.TraceLevels, func(w *world, bit uint64) { first(w).b.at ^= bit })
	move("output", "spot>output>Climb>AssertIsEqual", "previous", commit.TraceLevels, func(w *world, bit uint64) { first(w).out.at ^= bit })
	move("descriptor", "spot>descriptor>Climb>AssertIsEqual", "scaled", commit.InstrLevels, func(w *world, bit uint64) { first(w).place ^= bit })
	move("last state", "segment>Climb>AssertIsEqual", "previous", commit.SegmentLevels, func(w *world, bit uint64) {
		w.last ^= bit
		other := first(w).out
		other.at = w.last << (3 * commit.StepLevels)
		w.extra = append(w.extra, other)
	})
	return all
}

// wordAssaults commits to words that are not the digits that the circuit reads.
func wordAssaults() []assault {
	var all []assault
	for name, open := range map[string]string{"A": "open", "B": "open#1"} {
		for k := range 9 {
			chain := "spot>accumulator>" + open + ">words>Wires>"
			all = append(all, assault{
				name: fmt.Sprintf("word %d of operand %s is not its digits", k, name), site: chain + "AssertIsEqual" + numbered(k), base: "previous",
				do: func(_ *testing.T, w *world) {
					l := &first(w).a
					if name == "B" {
						l = &first(w).b
					}
					l.words = packed(l.digits)
					l.words[k] = num(12345)
				},
				hints: map[string]attack.Hint{chain + "CopyHint": func(_, out []*big.Int) { out[k].SetInt64(12345) }},
			})
		}
	}
	return all
}

// padAssaults commits to something after the end of the output's row.
func padAssaults() []assault {
	var all []assault
	pad := func(name, site string, at int) {
		all = append(all, assault{name: name, site: site, base: "single", do: func(_ *testing.T, w *world) { first(w).out.put(at, 1, 7) }})
	}
	add := func(base string, size int) {
		all = append(all, assault{
			name: "pad not zero after " + base, site: "spot>output>pad>AssertZeroIf#1>AssertIsEqual" + numbered(size-1), base: base,
			do: func(_ *testing.T, w *world) { first(w).out.put(size, 1, 7) },
		})
	}
	add("argmax", 2)
	add("sum", 4)
	for k := 1; k < 9; k++ {
		pad(fmt.Sprintf("pad not zero in word %d", k), "spot>output>pad>AssertZeroIf>AssertIsEqual"+numbered(k-1), 31*k+3)
	}
	for i := 1; i < 31; i++ {
		pad(fmt.Sprintf("pad not zero at byte %d", i), "spot>output>pad>AssertZeroIf#1>AssertIsEqual"+numbered(i-1), i)
	}
	return all
}

// maximumAssaults claims a maximum that one element exceeds, in every half block of a row.
func maximumAssaults() []assault {
	var all []assault
	exceed := func(name, site, base string, size, elements, at int) {
		all = append(all, assault{
			name: name, site: site, base: base, adapt: true,
			prep: func(_ *testing.T, w *world) { // the maximum is 200, at the last but one element
				s := first(w)
				for k := range elements {
					s.a.put(k*size, size, 100+int64(k)%50)
				}
				s.a.put((elements-2)*size, size, 200)
				s.differences(0, elements, size, elements-2, 200)
				if s.descriptor[0].Uint64()&(1<<(int(program.ArgMax)-1)) != 0 {
					s.write(int64(elements - 2))
				} else {
					s.write(200 - s.offset)
				}
			},
			do: func(_ *testing.T, w *world) {
				s := first(w)
				s.a.put(at*size, size, 203)
				s.b.put(at*size, size, 0)
			},
		})
	}
	for h := range 14 {
		exceed(fmt.Sprintf("an element of half block %d exceeds the maximum", h), "spot>accumulator>maximum>AssertIsEqual"+numbered(h), "whole", 1, 256, 16*h+5)
	}
	for h := range 2 {
		exceed(fmt.Sprintf("an element of half %d of the last block exceeds the maximum", h), "spot>accumulator>maximum>AssertIsEqual#1"+numbered(h), "whole", 1, 256, 7*32+16*h+4)
	}
	exceed("an i16 element exceeds the maximum", "spot>accumulator>maximum>AssertIsEqual[2]", "max", 2, 40, 16)
	exceed("an i16 element of the last block exceeds the maximum", "spot>accumulator>maximum>AssertIsEqual#1", "max", 2, 40, 37)
	exceed("an i32 element exceeds the maximum", "spot>accumulator>maximum>AssertIsEqual[1]", "deep", 4, 9, 5)
	return all
}

// publicAssaults exchanges one public input.
func publicAssaults() []assault {
	var all []assault
	for name, p := range map[string]struct {
		site string
		set  func(*circuits.Circuit)
	}{
		"program root": {"segment>AssertIsEqual", func(c *circuits.Circuit) { c.ProgramRoot = 99 }},
		"input root":   {"segment>AssertIsEqual#5", func(c *circuits.Circuit) { c.InputRoot = 99 }},
		"trace root":   {"segment>AssertIsEqual#6", func(c *circuits.Circuit) { c.TraceRoot = 99 }},
		"in root":      {"segment>AssertIsEqual#7", func(c *circuits.Circuit) { c.InRoot = 99 }},
		"out root":     {"segment>AssertIsEqual#8", func(c *circuits.Circuit) { c.OutRoot = 99 }},
		"model root":   {"spot>accumulator>open>AssertZeroIf>AssertIsEqual", func(c *circuits.Circuit) { c.ModelRoot = 99 }},
	} {
		all = append(all, assault{name: "another " + name, site: p.site, base: "model", do: func(_ *testing.T, w *world) { w.after = p.set }})
	}
	key := func(_ *testing.T, w *world) {
		input := commit.KeyHash(num(4712))
		w.after = func(c *circuits.Circuit) { c.InputRoot = commit.InputRoot(c.InputTree.(fr.Element), input) }
	}
	all = append(all, assault{name: "a salt key that the input root does not hold", site: "segment>AssertIsEqual#5", base: "model", do: key})
	for i, name := range []string{"step", "instruction", "element", "value"} {
		for _, by := range []int64{1, -1} {
			all = append(all, assault{
				name: fmt.Sprintf("pinned %s off by %d", name, by), site: "spot>pinned>AssertIsEqual" + strings.TrimSuffix(fmt.Sprintf("#%d", i), "#0"), base: "scaled",
				do: func(_ *testing.T, w *world) {
					w.after = func(c *circuits.Circuit) {
						v, d := c.Draw[i].(fr.Element), num(by)
						v.Add(&v, &d)
						c.Draw[i] = v
					}
				},
			})
		}
	}
	return all
}
