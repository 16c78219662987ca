package circuits

import (
	"math/big"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

func init() { solver.RegisterHint(WordHint) }

// output opens the leaf that holds the element and returns the element's raw digits. It asserts that the side word is zero and that
// every byte after the end of the row is 0x00: both would otherwise be values that the executor chooses.
//
// Only the words with the element and with the end of the row are taken apart. A word elsewhere in the leaf that is no 31-byte
// integer makes its own elements unprovable; this element does not depend on it.
func (b *builder) output(seg *segment, s *Spot, d *descriptor) frontend.Variable {
	c := b.circuit
	leaf := b.Add(d.base, s.Row)
	tree := b.Add(
		b.Mul(int(commit.TreeWork), d.role[0]), b.Mul(int(commit.TreeState), d.role[1]), b.Mul(int(commit.TreeOutput), d.role[2]))
	salt := b.Salt(c.SaltKey, tree, b.Add(seg.firstStep, s.Step, 1), leaf)
	digest := b.Leaf(b.params.LeafBytes, s.Out.Words, commit.SideZero, salt)
	bits := b.ToBinary(b.Add(leaf, b.Mul(s.Step, 1<<bitsPerStep)), 3*commit.TraceLevels)
	nodes := b.Climb(digest, bits, 0, s.Out.Path[:])
	b.AssertIsEqual(nodes[len(nodes)-1], gadget.Dot(b, d.role, c.Roots[:]))

	size := typeSize(b, d.typ)
	b.pad(s.Out.Words, b.Sub(b.Mul(d.cols, size), 1))
	return b.rawAt(s.Out.Words, b.Mul(s.Col, size), d.typ)
}

// place is a byte position taken apart as word and byte in the word, both one-hot.
func (b *builder) place(words int, at frontend.Variable) (word, in []frontend.Variable) {
	qr, err := b.NewHint(WordHint, 2, at)
	if err != nil {
		panic(err)
	}
	word = gadget.OneHot(b, qr[0], words)
	in = gadget.OneHot(b, qr[1], gadget.WordBytes)
	b.AssertIsEqual(at, b.Add(b.Mul(qr[0], gadget.WordBytes), qr[1]))
	return word, in
}

// pad asserts that every byte after position last is zero.
func (b *builder) pad(words []frontend.Variable, last frontend.Variable) {
	word, in := b.place(len(words), last)
	for k := 1; k < len(words); k++ {
		gadget.AssertZeroIf(b, gadget.Sum(b, word[:k]), words[k])
	}
	digits := b.bytes.Digits(gadget.Dot(b, word, words), gadget.WordBytes)
	for i := 1; i < len(digits); i++ {
		gadget.AssertZeroIf(b, gadget.Sum(b, in[:i]), digits[i])
	}
}

// rawAt returns the raw digits of the element of the given type that begins at byte at. An element may begin in one word and end in
// the next.
func (b *builder) rawAt(words []frontend.Variable, at frontend.Variable, typ []frontend.Variable) frontend.Variable {
	word, in := b.place(len(words), at)
	next := make([]frontend.Variable, len(words)-1)
	for k := range next {
		next[k] = b.Mul(word[k], words[k+1])
	}
	digits := b.bytes.Digits(gadget.Dot(b, word, words), gadget.WordBytes)
	digits = append(digits, b.bytes.Digits(gadget.Sum(b, next), gadget.WordBytes)[:3]...)
	raw := make([]frontend.Variable, 3)
	for t, size := range []int{1, 2, 4} {
		at := make([]frontend.Variable, gadget.WordBytes)
		for i := range at {
			at[i] = gadget.Pack(b, digits[i:i+size])
		}
		raw[t] = gadget.Dot(b, in, at)
	}
	return gadget.Dot(b, typ, raw)
}

// WordHint splits a byte position in word and byte in the word.
func WordHint(_ *big.Int, in, out []*big.Int) error {
	out[0].DivMod(in[0], big.NewInt(gadget.WordBytes), out[1])
	return nil
}
