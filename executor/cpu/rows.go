package cpu

import (
	"encoding/binary"

	"github.com/assay-protocol/assay/proofs/program"
)

// matrix is a view whose buffer is host memory. Its bounds were checked once, by Call.Check.
type matrix struct {
	data                 []byte // from element (0, 0) on
	typ                  program.Type
	rows, cols           int
	rowStride, colStride int
}

// row returns the bytes of row i: all columns of a dense row, the single element of a broadcast column.
func (m matrix) row(i int) []byte {
	at := i * m.rowStride
	if m.colStride == 0 {
		return m.data[at : at+m.typ.Size()]
	}
	return m.data[at : at+m.cols*m.typ.Size()]
}

// decode sets dst to the values of row i, repeating a broadcast column. Requires len(dst) = m.cols.
func (m matrix) decode(dst []int32, i int) {
	row := m.row(i)
	if m.colStride == 0 {
		v := int32(m.typ.Get(row))
		for j := range dst {
			dst[j] = v
		}
		return
	}
	decode(dst, row, m.typ)
}

// decode sets dst to the values of the offset-binary elements in src. Requires
// len(src) = len(dst) * t.Size().
func decode(dst []int32, src []byte, t program.Type) {
	switch t {
	case program.I8:
		src = src[:len(dst)]
		for j := range dst {
			dst[j] = int32(src[j]) - 1<<7
		}
	case program.I16:
		src = src[:2*len(dst)]
		for j := range dst {
			dst[j] = int32(binary.LittleEndian.Uint16(src[2*j:])) - 1<<15
		}
	default:
		src = src[:4*len(dst)]
		for j := range dst {
			dst[j] = int32(binary.LittleEndian.Uint32(src[4*j:]) ^ 1<<31)
		}
	}
}

// requant is program.Requant with what its inner loop needs computed once.
type requant struct {
	m, rnd, z, lo, hi int64
	below, above      int64 // a quotient up to below clamps to lo, from above on to hi
	shift             uint
}

func newRequant(r program.Requant) requant {
	return requant{m: r.M, rnd: r.Round(), z: r.Z, lo: r.Lo, hi: r.Hi, below: r.Lo - r.Z, above: r.Hi - r.Z, shift: r.Shift & 63}
}

// apply maps an accumulator to a stored value.
func (r *requant) apply(x int64) int64 {
	q := (x*r.m + r.rnd) >> r.shift
	switch {
	case q <= r.below:
		return r.lo
	case q >= r.above:
		return r.hi
	}
	return q + r.z
}

// store requantises xs and writes the results to dst, a dense row of type t. Requires
// len(dst) = len(xs) * t.Size().
func (r *requant) store(dst []byte, t program.Type, xs []int64) {
	switch t {
	case program.I8:
		dst = dst[:len(xs)]
		for j, x := range xs {
			dst[j] = byte(r.apply(x) + 1<<7)
		}
	case program.I16:
		dst = dst[:2*len(xs)]
		for j, x := range xs {
			binary.LittleEndian.PutUint16(dst[2*j:], uint16(r.apply(x)+1<<15))
		}
	default:
		dst = dst[:4*len(xs)]
		for j, x := range xs {
			binary.LittleEndian.PutUint32(dst[4*j:], uint32(r.apply(x)+1<<31))
		}
	}
}
