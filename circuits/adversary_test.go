package circuits_test

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// computed is the element that the circuit computes, as a signed integer.
func computed(r *attack.Report) *big.Int {
	v := new(big.Int).Set(r.Values["spot>AssertIsEqual#1"][1])
	if v.Cmp(new(big.Int).Rsh(fr.Modulus(), 1)) > 0 {
		v.Sub(v, fr.Modulus())
	}
	return v
}

// TestLiberties takes what a prover may choose freely, by design or because nothing depends on it: the circuit accepts the choice, and the
// element stays what it is.
func TestLiberties(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	junk := func(l *leaf, from, to int) {
		for i := from; i < to; i++ {
			l.digits[i] = num(int64(rng.IntN(256)))
		}
	}
	for name, c := range map[string]struct {
		base string
		do   func(*world, *spot)
	}{
		// A's side word is committed and range checked; no opcode reads it. A bias comes from B, and that from model or input.
		"side word of A": {"product", func(_ *world, s *spot) { s.a.side = num(12345) }},
		// A trace operand with a side word is a leaf that its writer's own spot refuses; its reader ignores the word.
		"side word of a trace operand": {"previous", func(_ *world, s *spot) { s.a.side, s.b.side = num(1), num(1<<32-1) }},
		// Every read is a window or an element; the pad of an operand is its writer's fault.
		"pad of operands": {"product", func(_ *world, s *spot) {
			junk(&s.a, 0, 32)
			junk(&s.b, 0, 32)
			junk(&s.a, 72, smallLeaf)
			junk(&s.b, 72, smallLeaf)
		}},
		"pad of a sum": {"sum", func(_ *world, s *spot) {
			junk(&s.a, 0, 32)
			junk(&s.a, 72, smallLeaf)
		}},
		"pad of an element": {"scaled", func(_ *world, s *spot) {
			junk(&s.a, 0, 60)
			junk(&s.b, 62, smallLeaf)
		}},
		"outside of a maximum's window": {"argmax", func(_ *world, s *spot) {
			for i := range smallLeaf {
				if i < 32 || i >= 96 {
					s.a.digits[i] = num(255)
				}
			}
			junk(&s.b, 0, 32)
			junk(&s.b, 96, smallLeaf)
		}},
		// Opcodes of one operand do not open B, so its digits, side and path are free.
		"B of a sum": {"sum", func(_ *world, s *spot) {
			junk(&s.b, 0, smallLeaf)
			s.b.side = num(7)
		}},
		// The index and maximum of opcodes that have none are bounded and not read.
		"index of a product":    {"product", func(_ *world, s *spot) { s.argmax, s.max = num(39), num(255) }},
		"index of a sum":        {"sum", func(_ *world, s *spot) { s.argmax, s.max = num(19), num(65535) }},
		"maximum of an element": {"scaled", func(_ *world, s *spot) { s.max = num(65535) }},
		"index of squares":      {"squares", func(_ *world, s *spot) { s.argmax = num(32) }},
		"digits of an unopened history row": {"sums.late", func(_ *world, s *spot) {
			junk(&s.a, 0, smallLeaf)
			junk(&s.b, 0, smallLeaf)
			s.a.side = num(9)
		}},
		"index of an unopened history row": {"place.late", func(_ *world, s *spot) {
			s.a.digits[17] = num(9)
			s.a.idle = false // so that the helper fills it
			s.extremum(0, 40, 1)
			s.a.idle = true
		}},
		"a sum of an unopened history row":        {"total.late", func(_ *world, s *spot) { junk(&s.a, 0, smallLeaf) }},
		"squares of an unopened history row":      {"norm.late", func(_ *world, s *spot) { junk(&s.a, 0, smallLeaf); junk(&s.b, 0, smallLeaf) }},
		"a multiple of unopened history rows":     {"times.late", func(_ *world, s *spot) { junk(&s.a, 0, smallLeaf); junk(&s.b, 0, smallLeaf) }},
		"an unopened history row under a product": {"beyond", func(_ *world, s *spot) { junk(&s.b, 0, smallLeaf) }},
		"maximum of an unopened history row": {"best.late", func(_ *world, s *spot) {
			junk(&s.a, 0, smallLeaf)
			s.a.idle = false // so that the helper fills it
			s.extremum(0, 40, 1)
			s.a.idle = true
		}},
		// Words of the output with neither the element nor the row's end are not taken apart: their own elements cannot be proven.
		"a word of the output that is no 31 bytes": {"small", func(_ *world, s *spot) {
			s.out.words = packed(s.out.digits)
			s.out.words[3] = num(-1)
		}},
		"other elements of the output": {"small", func(_ *world, s *spot) { junk(&s.out, 8, 200) }},
		// A descriptor whose tensors do not fit a step's subtree names leaves of the next step. Package program refuses it; the circuit
		// trusts the program.
		"a base beyond the step": {"previous", func(w *world, s *spot) {
			plus(&s.descriptor[3], power(21))
			step, pos := s.a.at/stepBit, s.a.at%stepBit
			s.a.at += stepBit
			s.a.salt = saltOf(w.key, uint64(s.a.tree), w.first+step+1, pos+stepBit)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			w := worldOf(t, c.base)
			honest := computed(evaluate(t, w.clone().seal(t), attack.Options{}))
			c.do(w, first(w))
			sealed := w.seal(t)
			r := evaluate(t, sealed, attack.Options{})
			if len(r.Violated) > 0 {
				t.Errorf("violated %v", r.Violated)
			}
			if got := computed(r); got.Cmp(honest) != 0 {
				t.Errorf("the element is %s, honestly %s", got, honest)
			}
			if err := solve(t, sealed, nil, nil); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestUnreadWord holds a word of the output that is no 31-byte integer against its owner: its elements cannot be proven, and the leaf
// cannot be opened as an operand.
func TestUnreadWord(t *testing.T) {
	w := worldOf(t, "small")
	s := first(w)
	s.out.words = packed(s.out.digits)
	s.out.words[3] = num(-1)
	s.col = num(3*31 + 5)
	if r := evaluate(t, w.seal(t), attack.Options{}); len(r.Violated) == 0 {
		t.Error("an element of the word is accepted")
	}
	w = worldOf(t, "previous")
	s = first(w)
	s.a.words = packed(s.a.digits)
	s.a.words[3] = num(-1)
	if r := evaluate(t, w.seal(t), attack.Options{}); len(r.Violated) == 0 {
		t.Error("an operand with the word is accepted")
	}
}

// TestJunkOperands computes on operands that no instruction writes, as a prover may commit them: no sum leaves the integers, so that the
// element is the exact one, clamped, or has no proof.
func TestJunkOperands(t *testing.T) {
	// wide makes the product of 17 i16 elements one of 64 i32 elements, all of them the lowest: 2^68.
	wide := func(shift uint) *world {
		w := worldOf(t, "plain")
		s := first(w)
		s.flag(program.FlagA+program.FlagOperandType+1, program.FlagA+program.FlagOperandType+2)
		s.flag(program.FlagB+program.FlagOperandType+1, program.FlagB+program.FlagOperandType+2)
		s.descriptor[1] = shapeWord(4, s.cols, 64, 0, 0)
		s.descriptor[5], s.descriptor[7] = num(1<<31-1), num(0)
		s.descriptor[6].SetBigInt(power(shift))
		s.a.digits, s.b.digits = make([]fr.Element, smallLeaf), make([]fr.Element, smallLeaf)
		return w
	}
	exact := new(big.Int).Mul(power(68), big.NewInt(1<<31-1))
	for _, c := range []struct {
		shift    uint
		provable bool
	}{{62, true}, {36, true}, {35, false}, {30, false}, {0, false}} {
		w := wide(c.shift)
		r := evaluate(t, w.seal(t), attack.Options{})
		q := new(big.Int).Rsh(exact, c.shift)
		if q.IsInt64() != c.provable {
			t.Fatalf("shift %d: the quotient is %s", c.shift, q)
		}
		if got := computed(r); c.provable && got.Cmp(big.NewInt(1<<31-1)) != 0 {
			t.Errorf("shift %d: the element is %s, want the highest i32", c.shift, got)
		}
		w.adapt(t, attack.Options{})
		if r := evaluate(t, w.seal(t), attack.Options{}); (len(r.Violated) == 0) != c.provable {
			t.Errorf("shift %d: violated %v", c.shift, r.Violated)
		}
	}
}

// TestPackedDifferences holds the packing of differences to its argument: each lies strictly within the base, so a packed sum is zero only
// if every difference is. The extremes of each type are tried where one lane could make up for the next.
func TestPackedDifferences(t *testing.T) {
	for _, c := range []struct {
		base string
		size int
		n    int
	}{{"argmax", 1, 64}, {"max", 2, 40}, {"deep", 4, 9}} {
		off := 0
		if c.base == "argmax" {
			off = 32
		}
		high := int64(1)<<(8*c.size) - 1
		w := worldOf(t, c.base)
		s := first(w)
		for k := range c.n {
			s.a.put((off+k)*c.size, c.size, 0)
		}
		s.a.put((off+c.n-1)*c.size, c.size, high)
		s.b.digits = make([]fr.Element, smallLeaf)
		s.extremum(off, c.n, c.size)
		w.adapt(t, attack.Options{})
		if r := evaluate(t, w.clone().seal(t), attack.Options{}); len(r.Violated) > 0 {
			t.Errorf("%s: extremes: violated %v", c.base, r.Violated)
		}
		for _, digit := range []int64{0, 1, high - 2, high} { // in place of high - 1
			m := w.clone()
			first(m).b.put(off*c.size, c.size, digit)
			if r := evaluate(t, m.seal(t), attack.Options{}); len(r.Violated) != 1 || !strings.Contains(r.Violated[0], "maximum") {
				t.Errorf("%s: difference %d: violated %v", c.base, digit, r.Violated)
			}
		}
	}
}

// dangling are outputs of hints that nothing uses.
var dangling = map[string]int{"spot>drawn>DivideHint": 1}

// TestNoFreeHint changes every hint's every output by itself: some assertion refuses each, so none is free.
func TestNoFreeHint(t *testing.T) {
	seen := make(map[string]bool)
	for _, base := range []string{"product", "argmax", "drawn:scaled"} {
		w := worldOf(t, base)
		c := w.seal(t)
		for _, site := range evaluate(t, c, attack.Options{}).Hints {
			if base != "product" && !strings.Contains(site, "drawn") && !strings.Contains(site, "maximum") {
				continue
			}
			if seen[site+base] {
				continue
			}
			seen[site+base] = true
			for i, outputs := 0, 1; i < outputs; i++ {
				change := hinted(site, func(_, out []*big.Int) {
					outputs = len(out)
					out[i].Add(out[i], big.NewInt(1))
				})
				if r := evaluate(t, c, attack.Options{Hints: change}); len(r.Violated) == 0 && (i == 0 || dangling[site] != i) {
					t.Errorf("%s: output %d of %s is free", base, i, site)
				}
				if strings.Contains(site, "MultiplicityHint") {
					i += 50
				}
			}
		}
	}
}
