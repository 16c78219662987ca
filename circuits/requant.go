package circuits

import (
	"math/big"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

func init() { solver.RegisterHint(ClampHint) }

// requant returns clamp(floor((x·m + rnd) / p) + z, lo, hi). It asserts that the quotient is the floor, with a remainder in [0, p), and
// that it fits 64 bits with sign; an accepted program guarantees |x·m + rnd| < 2^63 for every operand that its instructions can write.
func (b *builder) requant(d *descriptor, x frontend.Variable) frontend.Variable {
	n := b.Add(b.Mul(x, d.m), d.rnd)
	qr, err := b.NewHint(gadget.DivideHint, 2, n, d.p)
	if err != nil {
		panic(err)
	}
	quotient, remainder := qr[0], qr[1]
	b.AssertIsEqual(n, b.Add(b.Mul(quotient, d.p), remainder))
	b.bytes.AssertIndex(remainder, d.p, 8)
	b.bytes.AssertBelow(b.Add(quotient, new(big.Int).Lsh(big.NewInt(1), 63)), 8)

	y := b.Add(quotient, d.z)
	flags, err := b.NewHint(ClampHint, 2, y, d.lo, d.hi)
	if err != nil {
		panic(err)
	}
	below, above := flags[0], flags[1]
	b.AssertIsBoolean(below)
	b.AssertIsBoolean(above)
	toLo := b.Mul(below, b.Sub(d.lo, y))
	toHi := b.Mul(above, b.Sub(d.hi, y))
	// below: lo-1-y >= 0; not below: y-lo >= 0. One selected difference is range checked; above likewise.
	b.bytes.AssertBelow(b.Sub(b.Add(y, b.Mul(2, toLo)), d.lo, below), 9)
	b.bytes.AssertBelow(b.Sub(d.hi, y, b.Mul(2, toHi), above), 9)
	return b.Add(y, toLo, toHi)
}

// ClampHint says whether the signed in[0] is below in[1] and whether it is above in[2].
func ClampHint(q *big.Int, in, out []*big.Int) error {
	y, lo, hi := gadget.Signed(q, in[0]), gadget.Signed(q, in[1]), gadget.Signed(q, in[2])
	out[0].SetInt64(0)
	out[1].SetInt64(0)
	if y.Cmp(lo) < 0 {
		out[0].SetInt64(1)
	} else if y.Cmp(hi) > 0 {
		out[1].SetInt64(1)
	}
	return nil
}
