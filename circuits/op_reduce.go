package circuits

import (
	"math/big"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// opSum and opSumSquares add up the window; the second opens the same row twice and takes the product. opMax and opArgMax are the
// maximum and its lowest index.
var (
	opSum        = opcode{op: program.Sum, row: true, value: func(e *env) frontend.Variable { return e.total }}
	opSumSquares = opcode{op: program.SumSquares, row: true, readsB: true, rowB: outputRow, value: func(e *env) frontend.Variable { return e.product }}
	opMax        = opcode{op: program.Max, row: true, extremum: true, value: func(e *env) frontend.Variable { return e.max }}
	opArgMax     = opcode{op: program.ArgMax, row: true, extremum: true, value: func(e *env) frontend.Variable { return e.argmax }}
)

// maximum asserts, where on is 1, that s.Max is the maximum of row A over the window (raw digits) and s.ArgMax its lowest index,
// counted from the window's first element. It requires that at is B's element at the index and that its digits are zero.
//
// Row B, which these opcodes do not read, holds the differences in the same layout: maximum - element, and one less for elements before
// the lowest index, all of them digits and hence not negative. Differences are compared 16 bytes
// at a time, packed in a base wider than twice their bound, in which a sum is zero only if every term is.
func (b *builder) maximum(d *descriptor, s *Spot, w *window, rowA, rowB []frontend.Variable, at *cursor, on frontend.Variable) {
	typ := d.a.typ
	digits := b.bytes.Digits(s.Max, 4)
	gadget.AssertZeroIf(b, typ[0], digits[1])
	gadget.AssertZeroIf(b, b.Sub(1, typ[2]), b.Add(digits[2], digits[3]))
	b.bytes.AssertIndex(s.ArgMax, d.k, 2)

	// earlier[h] is the packed indicator "before the index" of the block at the cursor, in the active type.
	until := gadget.Running(b, at.in)
	var earlier [2]frontend.Variable
	for h := range earlier {
		perType := make([]frontend.Variable, len(types))
		for t, l := range types {
			n := halfBytes / l.size
			before := make([]frontend.Variable, n)
			for k := range before {
				before[k] = b.Sub(1, until[h*halfBytes+k*l.size])
			}
			perType[t] = gadget.PackBase(b, before, l.bits)
		}
		earlier[h] = gadget.Dot(b, typ, perType)
	}

	active := make([]frontend.Variable, len(types))
	for t := range types {
		active[t] = b.Mul(on, typ[t])
	}
	blocks := gadget.Running(b, at.block)
	for q, inside := range w.full {
		gates := make([]frontend.Variable, len(types))
		for t := range types {
			gates[t] = b.Mul(inside, active[t])
		}
		before := b.Sub(1, blocks[q]) // the index lies in a later block
		for h := range earlier {
			lo := q*blockBytes + h*halfBytes
			here := b.Mul(at.block[q], earlier[h])
			packed := make([]frontend.Variable, len(types))
			for t, l := range types {
				diff := l.differences(b, rowA[lo:lo+halfBytes], rowB[lo:lo+halfBytes], s.Max)
				packed[t] = b.Add(gadget.PackBase(b, diff, l.bits), b.Mul(before, l.ones(len(diff))), here)
			}
			b.AssertIsEqual(gadget.Dot(b, gates, packed), 0)
		}
	}

	// The last block, byte by byte under the mask. The index is in it or before it.
	same := b.IsZero(b.Sub(at.index, w.last.index))
	for h := range earlier {
		lo := h * halfBytes
		here := b.Mul(same, earlier[h])
		packed := make([]frontend.Variable, len(types))
		for t, l := range types {
			diff := l.differences(b, w.a[lo:lo+halfBytes], w.b[lo:lo+halfBytes], s.Max)
			for k := range diff {
				diff[k] = b.Mul(w.mask[lo+k*l.size], diff[k])
			}
			packed[t] = b.Add(gadget.PackBase(b, diff, l.bits), here)
		}
		b.AssertIsEqual(gadget.Dot(b, active, packed), 0)
	}
}

// differences returns raw B + raw A - maximum for each element.
func (l lanes) differences(api frontend.API, a, b []frontend.Variable, maximum frontend.Variable) []frontend.Variable {
	va, vb := l.raw(api, a), l.raw(api, b)
	for k := range va {
		va[k] = api.Sub(api.Add(va[k], vb[k]), maximum)
	}
	return va
}

// ones returns the packing of n ones.
func (l lanes) ones(n int) *big.Int {
	v := new(big.Int)
	for k := range n {
		v.SetBit(v, int(l.bits)*k, 1)
	}
	return v
}
