package octet

import (
	"encoding/binary"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// portable is the State without vector instructions, and the reference of the one with them.
type portable struct {
	p       *Permutation
	columns [Columns][16]fr.Element
	staged  [Columns][16]fr.Element
	used    int // one more than the last column staged since Clear
}

func (s *portable) Clear() {
	clear(s.columns[:])
	clear(s.staged[:])
	s.used = 0
}

func (s *portable) AddConstant(lane int, c *Constant) {
	for k := range s.columns {
		s.columns[k][lane].Add(&s.columns[k][lane], &c.element)
	}
}

func (s *portable) StageWord(lane, column int, w Word) {
	var b [fr.Bytes]byte
	for i, digit := range w {
		binary.LittleEndian.PutUint64(b[8*i:], digit)
	}
	e, err := fr.LittleEndian.Element(&b)
	if err != nil {
		panic(err) // the caller keeps words below the modulus
	}
	s.StageElement(lane, column, e)
}

func (s *portable) StageElement(lane, column int, e fr.Element) {
	s.staged[column][lane] = e
	s.used = max(s.used, column+1)
}

func (s *portable) Absorb() {
	for k := range s.used {
		for i := range s.p.width {
			s.columns[k][i].Add(&s.columns[k][i], &s.staged[k][i])
		}
	}
	clear(s.staged[:])
}

func (s *portable) Permute() {
	for k := range s.used {
		if err := s.p.reference.Permutation(s.columns[k][:s.p.width]); err != nil {
			panic(err) // the width is the permutation's
		}
	}
}

func (s *portable) First() (out [Columns]fr.Element) {
	for k := range out {
		out[k] = s.columns[k][0]
	}
	return out
}
