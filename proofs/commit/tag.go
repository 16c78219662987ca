package commit

import (
	"fmt"
	"math"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Kind says what a digest is of; it is the first field of every tag.
type Kind uint16

// The kinds, with the number that stands in the tag.
const (
	KindLeaf        Kind = 1  // a row with its side word and salt
	KindNode        Kind = 2  // eight children
	KindSalt        Kind = 3  // the salt of one leaf
	KindDraw        Kind = 4  // the randomness of one spot
	KindDescriptor  Kind = 5  // one instruction
	KindHeader      Kind = 6  // the header of a program
	KindTraceRoot   Kind = 7  // the three role trees of a segment
	KindCheckpoint  Kind = 8  // state and output at the end of a segment
	KindInputRoot   Kind = 9  // input tree and key hash
	KindKeyHash     Kind = 10 // a salt key
	KindProgramRoot Kind = 11 // header and instruction tree
)

// Scheme numbers a leaf scheme. The zero Scheme is none.
type Scheme uint8

const (
	Poseidon2 Scheme = 1 // a sponge over the row's words
	Ajtai     Scheme = 2 // reserved: For refuses it
)

// String returns the scheme's name as circuits and terms spell it.
func (s Scheme) String() string {
	switch s {
	case Poseidon2:
		return "poseidon2"
	case Ajtai:
		return "ajtai"
	}
	return fmt.Sprintf("scheme(%d)", uint8(s))
}

// tagPrefix is "assay" in ASCII, the top bytes of every tag.
const tagPrefix = 0x6173736179

// Tag returns the element "assay"·2^96 + kind·2^80 + scheme·2^64 + c·2^32 + length.
//
// The fields do not overlap and the sum stays below 2^136, so that two tags are equal only if all four
// arguments are. c is the leaf size in bytes for KindLeaf and 0 otherwise; length is the number of
// inputs, or the height of the children for KindNode. Requires 0 <= c, length < 2^32, and panics
// otherwise: no tag is made from outside data.
func Tag(kind Kind, scheme Scheme, c, length int) fr.Element {
	if c < 0 || int64(c) > math.MaxUint32 || length < 0 || int64(length) > math.MaxUint32 {
		panic(fmt.Sprintf("commit: tag fields out of range: c %d, length %d", c, length))
	}
	v := big.NewInt(tagPrefix)
	v.Lsh(v, 16).Add(v, big.NewInt(int64(kind)))
	v.Lsh(v, 16).Add(v, big.NewInt(int64(scheme)))
	v.Lsh(v, 32).Add(v, big.NewInt(int64(c)))
	v.Lsh(v, 32).Add(v, big.NewInt(int64(length)))
	var t fr.Element
	t.SetBigInt(v)
	return t
}
