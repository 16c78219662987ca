package commit

import (
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
)

// Rounds of both permutations.
const (
	FullRounds    = 8
	PartialRounds = 57
)

var (
	params8  = poseidon2.NewParameters(8, FullRounds, PartialRounds)
	params16 = poseidon2.NewParameters(16, FullRounds, PartialRounds)
	perm8    = poseidon2.NewPermutation(8, FullRounds, PartialRounds)
	perm16   = poseidon2.NewPermutation(16, FullRounds, PartialRounds)
)

// Rate is the number of elements that one permutation of the sponge absorbs.
const Rate = 15

// Permute8 applies the Poseidon2 permutation of width 8 to s in place.
func Permute8(s *[8]fr.Element) {
	if err := perm8.Permutation(s[:]); err != nil {
		panic(err) // the width is fixed by the type
	}
}

// Permute16 applies the Poseidon2 permutation of width 16 to s in place.
func Permute16(s *[16]fr.Element) {
	if err := perm16.Permutation(s[:]); err != nil {
		panic(err) // the width is fixed by the type
	}
}

// Sponge hashes in under tag with the permutation of width 16: lane 15 starts as tag and the others as
// 0; each block of 15 inputs, the last padded with 0, is added to lanes 0 to 14 and the state is
// permuted; the result is lane 0. Without inputs the state of the bare tag is permuted once.
//
// The length field of tag must be len(in): it is what makes the padding unambiguous.
func Sponge(tag fr.Element, in ...fr.Element) fr.Element {
	var s [16]fr.Element
	s[Rate] = tag
	for first := true; first || len(in) > 0; first = false {
		n := min(Rate, len(in))
		for i := range n {
			s[i].Add(&s[i], &in[i])
		}
		in = in[n:]
		Permute16(&s)
	}
	return s[0]
}

// Hash8 hashes at most seven elements under tag with the permutation of width 8: the state is in padded
// with 0, lane 7 is tag, and the result is lane 0 after the permutation plus in[0] (0 if there is none).
//
// The length field of tag must be len(in). Panics if len(in) > 7.
func Hash8(tag fr.Element, in ...fr.Element) fr.Element {
	if len(in) > 7 {
		panic(fmt.Sprintf("commit: Hash8 of %d elements", len(in)))
	}
	var s [8]fr.Element
	copy(s[:], in)
	first := s[0]
	s[7] = tag
	Permute8(&s)
	s[0].Add(&s[0], &first)
	return s[0]
}

// Node returns the parent of the eight children c, which stand at height level (0: leaf digests): the
// tag of the level is added to the first child, the eight are permuted, and the first child is added to
// lane 0 of the result. Requires 0 <= level < MaxLevels.
func Node(level int, c *[8]fr.Element) fr.Element {
	s := *c
	s[0].Add(&s[0], &nodeTags[level])
	Permute8(&s)
	s[0].Add(&s[0], &c[0])
	return s[0]
}

// MaxLevels bounds the height of a node: an index below 8^MaxLevels fits 63 bits.
const MaxLevels = 21

// nodeTags[l] is the tag of a node whose children stand at height l; emptyNodes[l] is Empty(l).
var nodeTags, emptyNodes = func() (tags [MaxLevels]fr.Element, empty [MaxLevels + 1]fr.Element) {
	for l := range tags {
		tags[l] = Tag(KindNode, Poseidon2, 0, l)
		var c [8]fr.Element
		for i := range c {
			c[i] = empty[l]
		}
		s := c
		s[0].Add(&s[0], &tags[l])
		Permute8(&s)
		empty[l+1].Add(&s[0], &c[0])
	}
	return tags, empty
}()
