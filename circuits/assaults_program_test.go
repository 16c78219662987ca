package circuits_test

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// This file attacks a proof's own part and the descriptor. Programs here need not be ones that package program accepts: the circuit knows
// only a root.

func hinted(site string, h attack.Hint) map[string]attack.Hint {
	return map[string]attack.Hint{site: h}
}

// flag toggles a bit of the descriptor's word 0.
func (s *spot) flag(bits ...int) {
	v := s.descriptor[0].Uint64()
	for _, b := range bits {
		v ^= 1 << b
	}
	s.descriptor[0].SetUint64(v)
}

// plus adds to a field element.
func plus(e *fr.Element, v *big.Int) {
	var d fr.Element
	d.SetBigInt(v)
	e.Add(e, &d)
}

func power(bits uint) *big.Int { return new(big.Int).Lsh(big.NewInt(1), bits) }

// resalt gives the output and operand A of the base "scaled" the position of another step, with the salts of that step.
func resalt(w *world, step int64, inputLeaves, leafA uint64) {
	s := first(w)
	s.step = num(step)
	leafOut := s.out.at & (1<<(3*commit.StepLevels) - 1)
	s.out.at = leafOut | uint64(step)<<(3*commit.StepLevels)
	s.out.salt = commit.Salt(w.key, s.out.tree, w.first+uint64(step)+1, leafOut)
	s.a.at = (w.first+uint64(step))*inputLeaves + leafA
}

func segmentAssaults() []assault {
	header := func(name, site string, word int, v int64) assault {
		return assault{name: "header of another " + name, site: site, base: "scaled", do: func(_ *testing.T, w *world) { w.header[word] = num(v) }}
	}
	all := []assault{
		header("version", "segment>AssertIsEqual#1", 0, 2),
		header("leaf size", "segment>AssertIsEqual#2", 1, 512),
		header("leaf scheme", "segment>AssertIsEqual#3", 2, int64(commit.Ajtai)),
		header("limits", "segment>AssertIsEqual#4", 3, 7),
		{
			name: "header of another declaration under the same program root", site: "segment>AssertIsEqual", base: "scaled",
			do: func(t *testing.T, w *world) {
				root := w.seal(t).ProgramRoot
				w.header[program.HeaderWords-1] = num(7)
				w.after = func(c *circuits.Circuit) { c.ProgramRoot = root }
			},
		},
		{
			name: "steps beyond 32 bits", site: "segment>AssertBelow>Digits>AssertIsEqual", base: "scaled",
			do: func(_ *testing.T, w *world) { plus(&w.header[4], big.NewInt(1<<32+2-5)) },
		},
		{
			name: "steps beyond 32 bits, as one digit", site: "segment>AssertBelow>Digits>range", base: "scaled",
			do:    func(_ *testing.T, w *world) { plus(&w.header[4], big.NewInt(1<<32+2-5)) },
			hints: hinted("segment>AssertBelow>Digits>BytesHint", whole),
		},
		{
			name: "fewer steps in the last segment by a flag of 2", site: "segment>IsLess>AssertIsBoolean", base: "long",
			do: func(_ *testing.T, w *world) {
				w.last = 0 // 3 + 2·(2-3) = 1 step
			},
			hints: hinted("segment>IsLess>CompareHint", set(2)),
		},
		{
			name: "more steps in the last segment", site: "segment>IsLess>AssertBelow>Digits>AssertIsEqual", base: "long",
			do:    func(_ *testing.T, w *world) { w.last = 2 },
			hints: hinted("segment>IsLess>CompareHint", set(0)),
		},
		{
			name: "more steps in the last segment, as one digit", site: "segment>IsLess>AssertBelow>Digits>range", base: "long",
			do:    func(_ *testing.T, w *world) { w.last = 2 },
			hints: map[string]attack.Hint{"segment>IsLess>CompareHint": set(0), "segment>IsLess>AssertBelow>Digits>BytesHint": whole},
		},
		{
			name: "a segment of all steps that are left", site: "segment>IsLess>AssertBelow>Digits>AssertIsEqual", base: "scaled",
			do:    func(_ *testing.T, w *world) { w.last = 2 },
			hints: hinted("segment>IsLess>CompareHint", set(1)),
		},
		{
			name: "a segment longer than its tree", site: "segment>ToBinary", base: "corner",
			do: func(_ *testing.T, w *world) {
				w.header[4], w.header[5] = num(int64(w.first)+1<<18+1), num(1<<18+1)
				w.last = 0
			},
		},
		{
			name: "last state of another trace", site: "segment>AssertIsEqual#9", base: "scaled",
			do: func(_ *testing.T, w *world) {
				w.after = func(c *circuits.Circuit) {
					state := num(31337)
					c.LastState = state
					newSparse(commit.StepLevels, commit.SegmentLevels, map[uint64]fr.Element{w.last: state}).fill(c.LastPath[:], 0, w.last)
					c.OutRoot = commit.Checkpoint(state, c.Roots[2].(fr.Element))
				}
			},
		},
	}
	return all
}

// saltOf is the salt as the circuit computes it, whatever the tree is.
func saltOf(key fr.Element, tree, step, leaf uint64) fr.Element {
	return commit.Hash8(commit.Tag(commit.KindSalt, commit.Poseidon2, 0, 4), key, num(int64(tree)), num(int64(step)), num(int64(leaf)))
}

// sumOfRoots moves an operand to a tree whose root is the sum of two role roots, the second of which is chosen for that.
func sumOfRoots(l func(*spot) *leaf, tree uint64, fixed, free int) step {
	return func(t *testing.T, w *world) {
		o := l(first(w))
		o.foreign = true
		step, pos := o.at>>(3*commit.StepLevels), o.at&(1<<(3*commit.StepLevels)-1)
		o.salt = saltOf(w.key, tree, w.first+step+1, pos)
		root := o.alone().root()
		w.after = func(c *circuits.Circuit) {
			known := c.Roots[fixed].(fr.Element)
			root.Sub(&root, &known)
			c.Roots[free] = root
			c.TraceRoot = commit.TraceRoot(c.Roots[0].(fr.Element), c.Roots[1].(fr.Element), c.Roots[2].(fr.Element))
			c.OutRoot = commit.Checkpoint(c.LastState.(fr.Element), c.Roots[2].(fr.Element))
		}
	}
}

func descriptorAssaults() []assault {
	oneHot := func(i int) string { return "spot>descriptor>AssertIsEqual#1" + numbered(i) }
	const opcodes = "spot>AssertIsEqual"
	op := func(o program.Op) int { return int(o) - 1 }
	corner := func(name string, flags ...int) assault {
		return assault{name: name, site: opcodes, base: "corner", adapt: true, do: func(_ *testing.T, w *world) {
			s := first(w)
			s.flag(flags...)
			s.descriptor[5], s.descriptor[6], s.descriptor[7] = num(1), num(1), num(0)
			s.descriptor[10], s.descriptor[11] = num(2), num(3)
		}}
	}
	all := []assault{
		corner("no opcode", op(program.Multiply)),
		corner("two opcodes of elements", op(program.Affine)),
		corner("two opcodes, one of them a product", op(program.MatMul)),
		corner("two opcodes, one of them a sum", op(program.Sum)),
	}
	for o := program.Divide; o <= program.Equal; o++ {
		all = append(all, corner(fmt.Sprintf("reserved opcode %s", o), op(program.Multiply), op(o)))
	}
	all = append(all,
		assault{
			name: "instruction beyond the tree", site: "spot>descriptor>ToBinary", base: "scaled",
			do: func(_ *testing.T, w *world) { plus(&first(w).ins, big.NewInt(4096)) },
		},
		assault{
			name: "descriptor of another program", site: "spot>descriptor>AssertIsEqual", base: "scaled",
			do: func(_ *testing.T, w *world) {
				w.after = func(c *circuits.Circuit) {
					s := first(w)
					digest := commit.Sponge(commit.Tag(commit.KindDescriptor, commit.Poseidon2, 0, len(s.descriptor)), s.descriptor[:]...)
					other := map[uint64]fr.Element{s.place: digest, s.place + 1: num(1)}
					newSparse(0, commit.InstrLevels, other).fill(c.Spots[0].DescriptorPath[:], 0, s.place)
				}
			},
		},
		assault{
			name: "flags beyond the last", site: "spot>descriptor>ToBinary#1", base: "scaled",
			do: func(_ *testing.T, w *world) { plus(&first(w).descriptor[0], power(program.FlagBias+1)) },
		},
		assault{
			name: "output of two types", site: oneHot(0), base: "corner",
			do: func(_ *testing.T, w *world) {
				s := first(w)
				s.flag(program.FlagType, program.FlagType+1, program.FlagType+2) // i8 and i16 in place of i32
				s.descriptor[6], s.descriptor[7] = num(1<<40), num(1<<39)        // the element becomes 0
				// Of the first two bytes b0, b1 it reads b0 + (b0 + 256·b1).
				flattenOut(s)
				s.out.digits[0], s.out.digits[1] = num(64), num(128)
				w.after = func(c *circuits.Circuit) { c.Draw[3] = 0 }
			},
		},
		assault{name: "output in two trees", site: oneHot(1), base: "previous", do: func(t *testing.T, w *world) {
			s := first(w)
			s.flag(program.FlagRole+1, program.FlagRole, program.FlagRole+2) // work and output in place of state
			sumOfRoots(func(s *spot) *leaf { return &s.out }, 1+3, 0, 2)(t, w)
		}},
		assault{name: "operand A in two trees", site: oneHot(2), base: "previous", do: func(t *testing.T, w *world) {
			s := first(w)
			s.flag(program.FlagA+program.PlaceWork, program.FlagA+program.PlaceState, program.FlagA+program.PlaceOutput)
			sumOfRoots(func(s *spot) *leaf { return &s.a }, 2+3, 1, 2)(t, w)
		}},
		assault{name: "operand A of no type", site: oneHot(3), base: "previous", adapt: true, do: func(_ *testing.T, w *world) {
			first(w).flag(program.FlagA + program.FlagOperandType)
		}},
		assault{name: "operand A of two types", site: oneHot(3), base: "previous", adapt: true, do: func(_ *testing.T, w *world) {
			s := first(w)
			s.flag(program.FlagA + program.FlagOperandType + 1)
			s.descriptor[10] = num(0) // whatever is read
		}},
		assault{name: "operand B in two trees", site: oneHot(4), base: "previous", do: func(t *testing.T, w *world) {
			// Work and state in place of previous: the tree of the step itself.
			s := first(w)
			s.flag(program.FlagB+program.PlacePrevious, program.FlagB+program.PlaceWork, program.FlagB+program.PlaceOutput)
			s.b.at += 1 << (3 * commit.StepLevels)
			sumOfRoots(func(s *spot) *leaf { return &s.b }, 1+3, 0, 2)(t, w)
		}},
		assault{name: "operand B of no type", site: oneHot(5), base: "previous", adapt: true, do: func(_ *testing.T, w *world) {
			first(w).flag(program.FlagB + program.FlagOperandType)
		}},
		assault{name: "operand B of two types", site: oneHot(5), base: "previous", adapt: true, do: func(_ *testing.T, w *world) {
			s := first(w)
			s.flag(program.FlagB + program.FlagOperandType + 2)
			s.descriptor[11] = num(0)
		}},
		assault{
			name: "more rows than the descriptor has", site: "spot>descriptor>Digits>AssertIsEqual", base: "scaled",
			do:    func(_ *testing.T, w *world) { w.nextRow() },
			hints: hinted("spot>descriptor>Digits>BytesHint", func(_, out []*big.Int) { out[0].SetInt64(5) }),
		},
		assault{
			name: "a wider clamp than the descriptor has", site: "spot>descriptor>Digits#1>AssertIsEqual", base: "small", adapt: true,
			prep: func(_ *testing.T, w *world) { // 2·90/16 is 11, clamped to 10
				s := first(w)
				s.a.put(32+7, 1, 90+128)
				s.b = s.a
				s.write(10)
			},
			do:    func(*testing.T, *world) {},
			hints: hinted("spot>descriptor>Digits#1>BytesHint", func(_, out []*big.Int) { out[4].Add(out[4], big.NewInt(1)) }),
		},
	)
	return all
}

func flattenOut(s *spot) { s.out.digits = make([]fr.Element, len(s.out.digits)) }

// shapeWord is word 1 of a descriptor.
func shapeWord(rows, cols, k, blockA, blockB int64) fr.Element {
	v := big.NewInt(blockB)
	for _, d := range []int64{blockA, k, cols} {
		v.Lsh(v, 16).Add(v, big.NewInt(d))
	}
	v.Lsh(v, 32).Add(v, big.NewInt(rows))
	var e fr.Element
	e.SetBigInt(v)
	return e
}

// nextRow moves output and operand A of the base "scaled" from row 2 to row 4, one past the last.
func (w *world) nextRow() {
	s := first(w)
	s.row = num(4)
	s.out.at += 2
	leafOut := s.out.at & (1<<(3*commit.StepLevels) - 1)
	s.out.salt = commit.Salt(w.key, s.out.tree, w.first+s.step.Uint64()+1, leafOut)
	s.a.at += 2
}
