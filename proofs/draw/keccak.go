package draw

import (
	"encoding/binary"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"golang.org/x/crypto/sha3"
)

// A Word is one argument of abi.encode: 32 bytes.
type Word = [32]byte

// Uint is the word of an unsigned integer.
func Uint(x uint64) (w Word) {
	binary.BigEndian.PutUint64(w[24:], x)
	return w
}

// Address is the word of an address.
func Address(a [20]byte) (w Word) {
	copy(w[12:], a[:])
	return w
}

// Element is the word of a field element, in [0, r).
func Element(e fr.Element) Word { return e.Bytes() }

// Tag is the word of a domain, the keccak256 of its name.
func Tag(name string) Word { return Keccak([]byte(name)) }

// Hash is the keccak256 of the words in order.
func Hash(words ...Word) Word {
	h := sha3.NewLegacyKeccak256()
	for i := range words {
		h.Write(words[i][:])
	}
	var w Word
	h.Sum(w[:0])
	return w
}

// Keccak is the keccak256 of b.
func Keccak(b []byte) (w Word) {
	h := sha3.NewLegacyKeccak256()
	h.Write(b)
	h.Sum(w[:0])
	return w
}

// reduce is w mod r, w as a big-endian integer.
func reduce(w Word) (e fr.Element) {
	e.SetBytes(w[:])
	return e
}
