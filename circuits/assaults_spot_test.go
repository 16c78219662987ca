package circuits_test

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// This file attacks a spot: which element it is, what it opens, what it reads and what it makes of it.

const stepBit = 1 << (3 * commit.StepLevels)

// both gives an attack on a number's range twice: with digits that fit but are not the number's, and with the number as one digit.
func both(a assault, chain string, hints map[string]attack.Hint, single attack.Hint) []assault {
	digits, wide := a, a
	digits.site, digits.hints = chain+">AssertIsEqual", hints
	wide.name += ", as one digit"
	wide.site = chain + ">range"
	wide.hints = maps.Clone(hints)
	if wide.hints == nil {
		wide.hints = make(map[string]attack.Hint)
	}
	wide.hints[chain+">BytesHint"] = single
	return []assault{digits, wide}
}

// topHeavy returns digits of which the highest holds whatever does not fit.
func topHeavy(in, out []*big.Int) {
	v := new(big.Int).Set(in[0])
	for i := range len(out) - 1 {
		out[i].And(v, big.NewInt(255))
		v.Rsh(v, 8)
	}
	out[len(out)-1].Set(v)
}

func elementAssaults() []assault {
	index := func(k string) string { return "spot>element>AssertIndex" + k }
	return slices.Concat(
		both(assault{name: "a step beyond the segment", base: "scaled", do: func(_ *testing.T, w *world) {
			s := first(w)
			leaves := w.header[11].Uint64()
			resalt(w, 2, leaves, s.a.at-3*leaves)
		}}, index("")+">Digits#1", nil, whole),
		both(assault{name: "a row beyond the output", base: "scaled", do: func(_ *testing.T, w *world) { w.nextRow() }}, index("#1")+">Digits#1", nil, whole),
		both(assault{name: "a row before the output", base: "model", do: func(_ *testing.T, w *world) {
			s := first(w)
			s.row = num(-1)
			s.out.at -= 3
			s.a.at -= 3
			s.out.salt = commit.Salt(w.key, s.out.tree, w.first+s.step.Uint64()+1, s.out.at%stepBit)
		}}, index("#1")+">Digits", nil, whole),
		both(assault{name: "a column beyond the output", base: "flat", prep: flatten, do: func(_ *testing.T, w *world) {
			first(w).col = num(132)
			w.after = func(c *circuits.Circuit) { c.Draw[3] = -128 }
		}}, index("#2")+">Digits#1", nil, whole),
	)
}

// operandA and operandB are the leaves of a spot with the names that its circuit gives them.
var operands = []struct {
	name, open string
	leaf       func(*spot) *leaf
	base       int // word of the descriptor
}{
	{"A", "open", func(s *spot) *leaf { return &s.a }, 3},
	{"B", "open#1", func(s *spot) *leaf { return &s.b }, 4},
}

// rootSite is the comparison with a root, by the tree of the operand.
func rootSite(t commit.TreeID) string {
	switch t {
	case commit.TreeModel:
		return ">AssertZeroIf>AssertIsEqual"
	case commit.TreeCheckpoint:
		return ">AssertZeroIf#1>AssertIsEqual"
	}
	return ">AssertZeroIf#2>AssertIsEqual"
}

// foreignAssaults open every operand of every base in a tree with another root.
func foreignAssaults(t testing.TB) []assault {
	var all []assault
	for _, base := range slices.Sorted(maps.Keys(bases)) {
		for _, o := range operands {
			l := o.leaf(first(worldOf(t, base)))
			if l.idle {
				continue
			}
			all = append(all, assault{
				name: fmt.Sprintf("operand %s of %s in another %s tree", o.name, base, l.tree), site: "spot>accumulator>" + o.open + rootSite(l.tree), base: base,
				do: func(_ *testing.T, w *world) { o.leaf(first(w)).foreign = true },
			})
		}
	}
	return all
}

func operandAssaults() []assault {
	var all []assault
	for _, o := range operands {
		chain := "spot>accumulator>" + o.open
		change := func(f func(*world, *leaf)) step {
			return func(_ *testing.T, w *world) { f(w, o.leaf(first(w))) }
		}
		add := func(name, site, base string, f func(*world, *leaf)) {
			all = append(all, assault{name: "operand " + o.name + name, site: chain + site, base: base, do: change(f)})
		}
		all = append(all, both(assault{name: "operand " + o.name + " with a side word of 33 bits", base: "product", adapt: true, do: change(func(_ *world, l *leaf) {
			l.side = num(1<<32 + 5)
		})}, chain+">AssertBelow>Digits", nil, whole)...)
		add(" at a position beyond the tree", ">ToBinary", "scaled", func(w *world, _ *leaf) { plus(&first(w).descriptor[o.base], power(39)) })

		add(" in the tree of another role", ">AssertZeroIf#2>AssertIsEqual", "previous", func(_ *world, l *leaf) { l.tree = commit.TreeOutput })
		for name, salt := range map[string]func(*world, *leaf) fr.Element{
			"another key": func(w *world, l *leaf) fr.Element {
				return saltOf(num(1), uint64(l.tree), w.first+l.at/stepBit+1, l.at%stepBit)
			},
			"another step": func(w *world, l *leaf) fr.Element {
				return saltOf(w.key, uint64(l.tree), w.first+l.at/stepBit+2, l.at%stepBit)
			},
			"another leaf": func(w *world, l *leaf) fr.Element {
				return saltOf(w.key, uint64(l.tree), w.first+l.at/stepBit+1, l.at%stepBit+1)
			},
			"another tree": func(w *world, l *leaf) fr.Element {
				return saltOf(w.key, uint64(l.tree)%3+1, w.first+l.at/stepBit+1, l.at%stepBit)
			},
			"no key": func(*world, *leaf) fr.Element { return fr.Element{} },
		} {
			add(" salted with "+name, ">Climb>AssertIsEqual", "previous", func(w *world, l *leaf) { l.salt = salt(w, l) })
		}
		add(" of the model with a salt", ">Climb>AssertIsEqual", map[string]string{"A": "model", "B": "scaled"}[o.name], func(_ *world, l *leaf) { l.salt = num(3) })

		// History.
		late, soon := "sums.late", "sums"
		all = append(all, both(assault{name: "operand " + o.name + ": a history row beyond the present read as present", base: late, adapt: true, do: change(func(_ *world, l *leaf) {
			l.idle = false
			l.put(9, 1, 200)
		})}, chain+">IsLess>AssertBelow>Digits", hinted(chain+">IsLess>CompareHint", set(0)), whole)...)
		all = append(all, both(assault{name: "operand " + o.name + ": a present history row read as beyond", base: soon, adapt: true, do: change(func(_ *world, l *leaf) {
			l.idle = true
		})}, chain+">IsLess>AssertBelow>Digits", hinted(chain+">IsLess>CompareHint", set(1)), whole)...)
		all = append(all, assault{name: "operand " + o.name + ": a history row beyond the present counted negatively", site: chain + ">IsLess>AssertIsBoolean", base: late, adapt: true,
			do: change(func(_ *world, l *leaf) {
				l.idle = false
				l.put(9, 1, 160)
			}), hints: hinted(chain+">IsLess>CompareHint", set(2))})
		all = append(all, assault{name: "operand " + o.name + ": a digit out of range", site: chain + ">Check>range", base: "scaled", adapt: true,
			do: change(func(_ *world, l *leaf) {
				d := make([]*big.Int, len(l.digits))
				for i := range d {
					d[i] = l.digits[i].BigInt(new(big.Int))
				}
				absorb(60, 99, 31)(nil, d) // of the same word, not of the same block
				l.digits[60].SetBigInt(d[60])
				l.digits[31].SetBigInt(d[31])
			})})
	}
	all = append(all, both(assault{name: "the present step of a history read as beyond", base: "present", adapt: true, do: func(_ *testing.T, w *world) {
		first(w).b.idle = true
	}}, "spot>accumulator>open#1>IsLess>AssertBelow>Digits", hinted("spot>accumulator>open#1>IsLess>CompareHint", set(1)), whole)...)
	all = append(all, both(assault{name: "a product with a history row beyond the present", base: "beyond", adapt: true, do: func(_ *testing.T, w *world) {
		l := &first(w).b
		l.idle = false
		for k := range 40 {
			l.put(k, 1, 200)
		}
	}}, "spot>accumulator>open#1>IsLess>AssertBelow>Digits", hinted("spot>accumulator>open#1>IsLess>CompareHint", set(0)), whole)...)
	all = append(all, both(assault{name: "a maximum of a history row beyond the present", base: "best.late", adapt: true, do: func(_ *testing.T, w *world) {
		s := first(w)
		s.a.idle = false
		s.a.put(11, 1, 200)
		s.extremum(0, 40, 1)
	}}, "spot>accumulator>open>IsLess>AssertBelow>Digits", hinted("spot>accumulator>open>IsLess>CompareHint", set(0)), whole)...)
	return all
}

func readAssaults() []assault {
	read := func(name, base, cursor string, block, in int64) assault {
		return assault{name: name, site: "spot>accumulator>" + cursor + ">AssertIsEqual", base: base, adapt: true, hints: hinted("spot>accumulator>"+cursor+">BlockHint", give(block, in))}
	}
	other := func(chain, base, instance string, e int, name string) []assault {
		site := "spot>accumulator>" + chain + ">Digits>"
		a := assault{name: name, base: base, adapt: true, site: site + "AssertIsEqual" + instance,
			hints: hinted(site+"BytesHint"+instance, func(_, out []*big.Int) { out[e].SetInt64(99) })}
		b := a
		b.name, b.site, b.hints = name+", as one digit", site+"range"+instance, hinted(site+"BytesHint"+instance, absorb(e, 99, 3))
		return []assault{a, b}
	}
	return slices.Concat([]assault{
		read("the element before in A", "scaled", "at", 1, 26),
		read("the element before in B", "scaled", "at#1", 1, 26),
		read("another entry of a table", "lookup", "at#1", 3, 9),
		read("a product's window one element longer", "plain", "at", 1, 3),
		read("a product's window one element shorter", "plain", "at", 0, 31),
		read("a sum's window one element longer", "sum", "at", 2, 9),
		read("a sum's window one element shorter", "sum", "at", 2, 5),
		read("a window one byte longer in squares", "squares", "at", 2, 1),
		{name: "a window from an earlier block", site: "spot>accumulator>window>OneHot>AssertIsEqual", base: "sum", adapt: true,
			hints: hinted("spot>accumulator>window>OneHot>OneHotHint", give(1, 0, 0, 0, 0, 0, 0, 0))},
	},
		other("blockAt", "scaled", "[1]", 12, "another element in A's block"),
		other("blockAt#1", "scaled", "[1]", 12, "another element in B's block"),
		other("blockAt", "sum", "", 4, "another element in the last block of a sum"),
		other("window>blockAt", "plain", "", 1, "another element in the last block of B"),
	)
}

func extremumAssaults() []assault {
	const zero, index = "spot>accumulator>AssertZeroIf>AssertIsEqual", "spot>accumulator>maximum>AssertIndex>Digits#1"
	// tie has the maximum of argmax's 64 elements at the lower index too and claims the higher.
	tie := func(name, site string, lower, higher int) assault {
		return assault{name: name, site: site, base: "argmax", adapt: true,
			prep: func(_ *testing.T, w *world) {
				s := first(w)
				for k := range 64 {
					s.a.put(32+k, 1, 100)
				}
				s.a.put(32+higher, 1, 200)
				s.b.digits = make([]fr.Element, smallLeaf)
				s.extremum(32, 64, 1)
				s.write(int64(higher))
			},
			do: func(_ *testing.T, w *world) {
				s := first(w)
				s.a.put(32+lower, 1, 200)
				s.differences(32, 64, 1, higher, 200)
			}}
	}
	return slices.Concat(
		both(assault{name: "a maximum beyond the window", base: "max", adapt: true, do: func(_ *testing.T, w *world) {
			s := first(w)
			s.differences(0, 40, 2, 40, int64(s.max.Uint64())+5)
		}}, index, nil, whole),
		[]assault{
			{name: "a maximum that no element attains", site: zero, base: "max", adapt: true, do: func(_ *testing.T, w *world) {
				s := first(w)
				s.differences(0, 40, 2, int(s.argmax.Uint64()), int64(s.max.Uint64())+1)
			}},
			{name: "an i32 maximum that no element attains", site: zero, base: "deep", adapt: true, do: func(_ *testing.T, w *world) {
				s := first(w)
				s.differences(0, 9, 4, int(s.argmax.Uint64()), int64(s.max.Uint64())+1)
			}},
			{name: "an index where the maximum is not", site: zero, base: "argmax", adapt: true,
				prep: tie("", "", 0, 5).prep,
				do:   func(_ *testing.T, w *world) { first(w).differences(32, 64, 1, 4, 200) }},
			tie("a higher index on a tie", "spot>accumulator>maximum>AssertIsEqual[2]", 3, 50),
			tie("a higher index on a tie within the last block", "spot>accumulator>maximum>AssertIsEqual#1", 40, 50),
			tie("a higher index on a tie within a block", "spot>accumulator>maximum>AssertIsEqual[2]", 3, 10),
			{name: "a maximum of two bytes in i8", site: "spot>accumulator>maximum>AssertZeroIf>AssertIsEqual", base: "flat", prep: flatten, do: func(_ *testing.T, w *world) { first(w).max = num(256) }},
			{name: "a maximum of three bytes in i16", site: "spot>accumulator>maximum>AssertZeroIf#1>AssertIsEqual", base: "scaled", do: func(_ *testing.T, w *world) { first(w).max = num(1 << 16) }},
			{name: "a maximum of four bytes in i16", site: "spot>accumulator>maximum>AssertZeroIf#1>AssertIsEqual", base: "max", adapt: true, do: func(_ *testing.T, w *world) {
				// The differences cannot hold what it exceeds the elements by, so that this shows only with the maximum of an opcode that reads none.
				s := first(w)
				s.flag(6, 4) // sum
				s.max = num(1 << 24)
			}},
		})
}

func requantAssaults() []assault {
	// at makes the element of the base "small", 2·v/16 rounded and clamped to [-10, 10], that of v.
	at := func(v, want int64) step {
		return func(_ *testing.T, w *world) {
			s := first(w)
			s.a.put(32+7, 1, v+128)
			s.b = s.a
			s.write(want)
		}
	}
	quotient := func(by, remainder int64) map[string]attack.Hint {
		return hinted("spot>requant>DivideHint", func(_, out []*big.Int) {
			out[0].Add(out[0], big.NewInt(by))
			out[1].Add(out[1], big.NewInt(remainder))
		})
	}
	flags := func(below, above int64) map[string]attack.Hint {
		return hinted("spot>requant>ClampHint", give(below, above))
	}
	small := func(name string, v, want int64) assault {
		return assault{name: name, base: "small", adapt: true, prep: at(v, want)}
	}
	with := func(a assault, site string, hints map[string]attack.Hint) assault {
		a.site, a.hints = site, hints
		return a
	}
	const remainder, clamp = "spot>requant>AssertIndex>Digits", "spot>requant>AssertBelow"
	return slices.Concat(
		[]assault{
			with(small("a quotient off by one", 20, 3), "spot>requant>AssertIsEqual", quotient(1, 0)),
			with(small("another remainder", 20, 3), "spot>requant>AssertIsEqual", quotient(0, 1)),
			with(small("a flag below of -1", 20, 3), "spot>requant>AssertIsBoolean", flags(-1, 0)),
			with(small("a flag above of -1", 20, 3), "spot>requant>AssertIsBoolean#1", flags(0, -1)),
			with(small("a flag below of 2 past the bound", -120, -10), "spot>requant>AssertIsBoolean", flags(2, 0)),
			with(small("a flag above of 2 past the bound", 120, 10), "spot>requant>AssertIsBoolean#1", flags(0, 2)),
		},
		both(small("rounded up, with a negative remainder", 20, 3), remainder, quotient(1, -16), whole),
		both(small("rounded down, with a remainder of the divisor or more", 20, 3), remainder+"#1", quotient(-1, 16), whole),
		both(small("a negative element rounded towards zero", -20, -2), remainder, quotient(1, -16), whole),
		both(small("clamped to the lower bound without being below", 20, 3), clamp+"#1>Digits", flags(1, 0), whole),
		both(small("clamped to the upper bound without being above", 20, 3), clamp+"#2>Digits", flags(0, 1), whole),
		both(small("not clamped below", -120, -10), clamp+"#1>Digits", flags(0, 0), whole),
		both(small("not clamped above", 120, 10), clamp+"#2>Digits", flags(0, 0), whole),
		both(assault{name: "a quotient of 65 bits", base: "corner", adapt: true, do: func(_ *testing.T, w *world) {
			s := first(w)
			s.descriptor[5] = num(1 << 42)
			s.a.put(0, 2, 3000+1<<15)
			s.b.put(0, 2, 2000+1<<15)
		}}, clamp+">Digits", nil, topHeavy),
	)
}

func outputAssaults() []assault {
	var all []assault
	add := func(name, site, base string, do func(*world, *spot)) {
		all = append(all, assault{name: name, site: site, base: base, do: func(_ *testing.T, w *world) { do(w, first(w)) }})
	}
	// wrong commits to another value than the circuit computes, which the public inputs keep naming.
	wrong := func(w *world, by int64) {
		s := first(w)
		v := s.value()
		if s.write(v + by); s.value() != v+by {
			s.write(v - by)
		}
		w.after = func(c *circuits.Circuit) { c.Draw[3] = v }
	}
	for _, base := range slices.Sorted(maps.Keys(bases)) {
		add("a wrong element: "+base, "spot>AssertIsEqual#1", base, func(w *world, _ *spot) { wrong(w, 1) })
	}
	add("the output at a position beyond the tree", "spot>output>ToBinary", "scaled", func(w *world, s *spot) {
		plus(&s.descriptor[2], power(39))
		s.out.salt = saltOf(w.key, uint64(s.out.tree), w.first+s.step.Uint64()+1, s.out.at%stepBit+1<<39)
	})
	add("the output of another trace", "spot>output>AssertIsEqual", "scaled", func(_ *world, s *spot) { s.out.foreign = true })
	add("the output in the tree of another role", "spot>output>AssertIsEqual", "scaled", func(_ *world, s *spot) { s.out.tree = commit.TreeWork })
	add("the output with a side word", "spot>output>Climb>AssertIsEqual", "scaled", func(_ *world, s *spot) { s.out.side = num(1<<31 + 1) })
	add("the output salted with another key", "spot>output>Climb>AssertIsEqual", "scaled", func(w *world, s *spot) {
		s.out.salt = commit.Salt(num(1), s.out.tree, w.first+s.step.Uint64()+1, s.out.at%stepBit)
	})
	add("the output salted with another step", "spot>output>Climb>AssertIsEqual", "scaled", func(w *world, s *spot) {
		s.out.salt = commit.Salt(w.key, s.out.tree, w.first+s.step.Uint64(), s.out.at%stepBit)
	})
	add("the output salted with another leaf", "spot>output>Climb>AssertIsEqual", "scaled", func(w *world, s *spot) {
		s.out.salt = commit.Salt(w.key, s.out.tree, w.first+s.step.Uint64()+1, s.out.at%stepBit+1)
	})
	add("the output salted with another tree", "spot>output>Climb>AssertIsEqual", "scaled", func(w *world, s *spot) {
		s.out.salt = commit.Salt(w.key, commit.TreeWork, w.first+s.step.Uint64()+1, s.out.at%stepBit)
	})

	hint := func(name, site, base string, hints map[string]attack.Hint, do func(*world, *spot)) {
		add(name, site, base, do)
		all[len(all)-1].hints = hints
	}
	const pad, raw = "spot>output>pad>", "spot>output>rawAt>"
	hidden := func(_ *world, s *spot) { s.out.put(5, 1, 7) }
	hint("pad hidden by a longer row", pad+"place>AssertIsEqual", "single", hinted(pad+"place>WordHint", give(0, 5)), hidden)
	hint("pad hidden by other digits", pad+"Digits>AssertIsEqual", "single", hinted(pad+"Digits>BytesHint", func(_, out []*big.Int) { out[5].SetInt64(0) }), hidden)
	hint("pad hidden in one digit", pad+"Digits>range", "single", hinted(pad+"Digits>BytesHint", whole), hidden)
	hint("pad hidden in another word", pad+"place>OneHot>AssertIsEqual", "single", hinted(pad+"place>OneHot>OneHotHint", give(0, 0, 1, 0, 0, 0, 0, 0, 0)),
		func(_ *world, s *spot) { s.out.put(40, 1, 7) })
	hint("the element of another column of the output", raw+"place>AssertIsEqual", "scaled", hinted(raw+"place>WordHint", give(3, 23)), func(w *world, s *spot) {
		s.out.put(29*4, 4, s.out.raw(30*4, 4))
		wrong(w, 5)
	})
	right := func(digit int) attack.Hint {
		return func(_, out []*big.Int) { out[digit].Sub(out[digit], big.NewInt(1)) }
	}
	hint("other digits of the output", raw+"Digits>AssertIsEqual", "corner", hinted(raw+"Digits>BytesHint", right(0)), func(w *world, _ *spot) { wrong(w, 1) })
	hint("a digit of the output out of range", raw+"Digits>range", "corner", hinted(raw+"Digits>BytesHint", func(in, out []*big.Int) {
		absorb(0, out[0].Int64()-1, 9)(in, out)
	}), func(w *world, _ *spot) { wrong(w, 1) })
	hint("other digits of the output's next word", raw+"Digits#1>AssertIsEqual", "across", hinted(raw+"Digits#1>BytesHint", right(0)), func(w *world, _ *spot) { wrong(w, 1<<24) })
	hint("a digit of the output's next word out of range", raw+"Digits#1>range", "across", hinted(raw+"Digits#1>BytesHint", func(in, out []*big.Int) {
		absorb(0, out[0].Int64()-1, 9)(in, out)
	}), func(w *world, _ *spot) { wrong(w, 1<<24) })
	return all
}

func identityAssaults() []assault {
	const beta = 987_654_321
	forged := hinted("finish>MultiplicityHint", func(_, out []*big.Int) { out[5].Add(out[5], big.NewInt(1)) })
	makeUp := func(sign int64) func(*big.Int) *big.Int {
		return func(honest *big.Int) *big.Int {
			var term, h fr.Element
			term.SetInt64(beta - 5)
			term.Inverse(&term)
			s := num(sign)
			term.Mul(&term, &s)
			h.SetBigInt(honest)
			h.Add(&h, &term)
			return h.BigInt(new(big.Int))
		}
	}
	all := []assault{
		{name: "a forged multiplicity", site: "finish>AssertIsEqual", base: "scaled", hints: forged},
		{name: "two forged multiplicities", site: "finish>AssertIsEqual", base: "scaled", hints: hinted("finish>MultiplicityHint", func(_, out []*big.Int) {
			out[5].Add(out[5], big.NewInt(1))
			out[6].Sub(out[6], big.NewInt(1))
		})},
	}
	for _, i := range []int{0, 100, 700} {
		site := "finish>Inverse" + numbered(i)
		all = append(all, assault{name: fmt.Sprintf("inverse %d forged for a forged multiplicity", i), site: site, base: "scaled", hints: forged, challenge: big.NewInt(beta),
			quotients: map[string]func(*big.Int) *big.Int{site: makeUp(1)}})
	}
	for _, i := range []int{0, 7, 255} {
		site := "finish>DivUnchecked" + numbered(i)
		all = append(all, assault{name: fmt.Sprintf("quotient %d forged for a forged multiplicity", i), site: site, base: "scaled", hints: forged, challenge: big.NewInt(beta),
			quotients: map[string]func(*big.Int) *big.Int{site: makeUp(-1)}})
	}
	return all
}
