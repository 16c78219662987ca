package circuits

import (
	"math/big"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

func init() { solver.RegisterHint(BlockHint) }

// A row is read in blocks of 32 bytes. Products and reductions read a window that begins at a block: whole blocks, and one last block
// up to some byte. Whole blocks are summed unmasked and each sum is multiplied by whether the block is inside; only the last block is
// copied out and masked byte by byte. That costs a few constraints a block in place of two a byte.
const (
	blockBytes = 32
	halfBytes  = 16 // half a block fits a field element
)

// cursor is a byte position in a row: the block and the byte in it, both one-hot.
type cursor struct {
	block, in []frontend.Variable
	index     frontend.Variable // of the block
}

// at returns the cursor at a byte position; it asserts 0 <= position < c.
func (b *builder) at(position frontend.Variable) *cursor {
	qr, err := b.NewHint(BlockHint, 2, position)
	if err != nil {
		panic(err)
	}
	b.AssertIsEqual(position, b.Add(b.Mul(qr[0], blockBytes), qr[1]))
	return &cursor{
		block: gadget.OneHot(b, qr[0], b.params.LeafBytes/blockBytes),
		in:    gadget.OneHot(b, qr[1], blockBytes),
		index: qr[0],
	}
}

// BlockHint splits a byte position in block and byte in the block.
func BlockHint(_ *big.Int, in, out []*big.Int) error {
	out[0].DivMod(in[0], big.NewInt(blockBytes), out[1])
	return nil
}

// blockAt returns the 32 digits of the row's block at the cursor.
func (b *builder) blockAt(row []frontend.Variable, c *cursor) []frontend.Variable {
	digits := make([]frontend.Variable, 0, blockBytes)
	for h := range 2 {
		half := make([]frontend.Variable, len(c.block))
		for q := range half {
			lo := q*blockBytes + h*halfBytes
			half[q] = gadget.Pack(b, row[lo:lo+halfBytes])
		}
		digits = append(digits, b.bytes.Digits(gadget.Dot(b, c.block, half), halfBytes)...)
	}
	return digits
}

// lanes are the elements of some digits read as one type.
type lanes struct {
	size   int
	bits   uint // of the base in which differences are packed: wider than any difference
	offset int64
}

var types = [3]lanes{{size: 1, bits: 10, offset: 1 << 7}, {size: 2, bits: 18, offset: 1 << 15}, {size: 4, bits: 34, offset: 1 << 31}}

// raw returns the raw value of each element in digits.
func (l lanes) raw(api frontend.API, digits []frontend.Variable) []frontend.Variable {
	v := make([]frontend.Variable, len(digits)/l.size)
	for k := range v {
		v[k] = gadget.Pack(api, digits[k*l.size:(k+1)*l.size])
	}
	return v
}

// values returns the value of each element in digits.
func (l lanes) values(api frontend.API, digits []frontend.Variable) []frontend.Variable {
	v := l.raw(api, digits)
	for k := range v {
		v[k] = api.Sub(v[k], l.offset)
	}
	return v
}

// rawIn returns the raw digits of the element of the given type that begins at the cursor, whose block's digits are given. A position
// that is not a multiple of the size reads 0.
func (b *builder) rawIn(digits []frontend.Variable, c *cursor, typ []frontend.Variable) frontend.Variable {
	raw := make([]frontend.Variable, len(types))
	for t, l := range types {
		v := l.raw(b, digits)
		at := make([]frontend.Variable, len(v))
		for k := range v {
			at[k] = c.in[k*l.size]
		}
		raw[t] = gadget.Dot(b, at, v)
	}
	return gadget.Dot(b, typ, raw)
}

// window is the part of two rows that a product or reduction reads.
type window struct {
	full []frontend.Variable // per block: 1 if it lies wholly inside, before the last
	mask []frontend.Variable // per byte of the last block: 1 if inside
	last *cursor             // the window's last byte
	a, b []frontend.Variable // digits of the last block of both rows
}

// window returns the window from block start to the cursor's byte. It requires that start is not after the cursor's block.
func (b *builder) window(rowA, rowB []frontend.Variable, start frontend.Variable, last *cursor, lastA []frontend.Variable) *window {
	from := gadget.Running(b, gadget.OneHot(b, start, len(last.block)))
	until := gadget.Running(b, last.block)
	w := &window{full: make([]frontend.Variable, len(from)), last: last, a: lastA, b: b.blockAt(rowB, last)}
	for q := range w.full {
		w.full[q] = b.Sub(from[q], until[q])
	}
	w.mask = make([]frontend.Variable, blockBytes)
	before := gadget.Running(b, last.in)
	for i := range w.mask {
		w.mask[i] = 1
		if i > 0 {
			w.mask[i] = b.Sub(1, before[i-1])
		}
	}
	return w
}

// sums returns, for each of the three types, the sum of products of the two rows over the window and the sum of the first row.
func (b *builder) sums(w *window, rowA, rowB []frontend.Variable) (products, totals []frontend.Variable) {
	products = make([]frontend.Variable, len(types))
	totals = make([]frontend.Variable, len(types))
	for t, l := range types {
		var prod, total []frontend.Variable
		for q, inside := range w.full {
			va := l.values(b, rowA[q*blockBytes:(q+1)*blockBytes])
			vb := l.values(b, rowB[q*blockBytes:(q+1)*blockBytes])
			prod = append(prod, b.Mul(inside, gadget.Dot(b, va, vb)))
			total = append(total, b.Mul(inside, gadget.Sum(b, va)))
		}
		vb := l.values(b, w.b)
		for k, v := range l.values(b, w.a) {
			masked := b.Mul(w.mask[k*l.size], v)
			total = append(total, masked)
			prod = append(prod, b.Mul(masked, vb[k]))
		}
		products[t], totals[t] = gadget.Sum(b, prod), gadget.Sum(b, total)
	}
	return products, totals
}
