package commit

import (
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// wordBytes is the number of bytes in a word of the sponge: the most that always fit the field.
const wordBytes = 31

// poseidon2Leaf is the default scheme: Sponge(tag; words, side, salt).
type poseidon2Leaf struct {
	c     int
	words int // ceil(c/31)
	tag   fr.Element
}

func newPoseidon2(c int) *poseidon2Leaf {
	words := (c + wordBytes - 1) / wordBytes
	return &poseidon2Leaf{c: c, words: words, tag: Tag(KindLeaf, Poseidon2, c, words+2)}
}

func (p *poseidon2Leaf) Scheme() Scheme { return Poseidon2 }
func (p *poseidon2Leaf) LeafBytes() int { return p.c }

func (p *poseidon2Leaf) Digest(row []byte, side uint32, salt fr.Element) (fr.Element, error) {
	if len(row) < 1 || len(row) > p.c {
		return fr.Element{}, fmt.Errorf("%w: row of %d bytes, leaf of %d", ErrRowBytes, len(row), p.c)
	}
	in := make([]fr.Element, p.words+2)
	for k := 0; k*wordBytes < len(row); k++ {
		in[k] = word(row[k*wordBytes : min((k+1)*wordBytes, len(row))])
	}
	in[p.words].SetUint64(uint64(side))
	in[p.words+1] = salt
	return Sponge(p.tag, in...), nil
}

func (p *poseidon2Leaf) DigestAll(dst []fr.Element, l Leaves) error {
	if err := l.check(p.c, len(dst)); err != nil {
		return err
	}
	p.hashLeaves(dst, l)
	return nil
}

// word returns the little-endian integer of at most 31 bytes.
func word(b []byte) fr.Element {
	var buf [fr.Bytes]byte
	copy(buf[:], b)
	w, err := fr.LittleEndian.Element(&buf)
	if err != nil {
		panic(err) // 31 bytes are below the modulus
	}
	return w
}
