package program

import (
	"math/big"
)

// interval is [lo, hi], both ends included. Its numbers are never modified.
type interval struct{ lo, hi *big.Int }

var (
	accumulatorLimit = new(big.Int).Lsh(big.NewInt(1), 31)
	overflowLimit    = new(big.Int).Lsh(big.NewInt(1), 63)
)

func between(lo, hi int64) interval { return interval{big.NewInt(lo), big.NewInt(hi)} }

// hull is the smallest interval that holds all points.
func hull(points ...*big.Int) interval {
	h := interval{points[0], points[0]}
	for _, x := range points[1:] {
		if x.Cmp(h.lo) < 0 {
			h.lo = x
		}
		if x.Cmp(h.hi) > 0 {
			h.hi = x
		}
	}
	return h
}

func (a interval) plus(b interval) interval {
	return interval{new(big.Int).Add(a.lo, b.lo), new(big.Int).Add(a.hi, b.hi)}
}

// times bounds the products of an element of a and an element of b.
func (a interval) times(b interval) interval {
	mul := func(x, y *big.Int) *big.Int { return new(big.Int).Mul(x, y) }
	return hull(mul(a.lo, b.lo), mul(a.lo, b.hi), mul(a.hi, b.lo), mul(a.hi, b.hi))
}

// scaled multiplies both ends by k; for k >= 0 it also bounds the sum of k elements.
func (a interval) scaled(k int64) interval { return a.times(between(k, k)) }

// square bounds the squares of elements of a, which are never negative.
func (a interval) square() interval {
	s := interval{new(big.Int).Mul(a.lo, a.lo), new(big.Int).Mul(a.hi, a.hi)}
	h := hull(s.lo, s.hi)
	if a.lo.Sign() <= 0 && a.hi.Sign() >= 0 {
		h.lo = new(big.Int)
	}
	return h
}

// magnitude is the largest absolute value in a.
func (a interval) magnitude() *big.Int {
	return hull(new(big.Int).Abs(a.lo), new(big.Int).Abs(a.hi)).hi
}

// inside reports whether every element of a is in [lo, hi].
func (a interval) inside(lo, hi int64) bool {
	return a.lo.Cmp(big.NewInt(lo)) >= 0 && a.hi.Cmp(big.NewInt(hi)) <= 0
}

// operandInterval bounds the elements of a checked operand of instruction i, given the
// intervals of the instructions before it.
func (p *Program) operandInterval(o Operand) interval {
	switch o.Source {
	case FromTrace:
		return p.interval[o.Tensor]
	case FromHistory:
		h := p.interval[o.Tensor]
		return hull(h.lo, h.hi, new(big.Int)) // rows beyond the present step are zero
	}
	t := p.tensor(o)
	return between(t.Lo, t.Hi)
}

// analyse derives the interval of instruction i from those before it. It rejects an
// accumulator that may leave 32 bits, a product that may leave 64, and results outside of
// what the output declares. Requires that the instruction passed checkInstruction.
func (p *Program) analyse(i int) (interval, error) {
	in, at := &p.code[i], p.place(i)
	a := p.operandInterval(in.A)
	b := p.operandInterval(in.B)
	k := int64(in.A.Cols)

	var x interval
	switch in.Op {
	case MatMul:
		x = a.times(b).scaled(k)
	case Affine:
		x = a.scaled(in.MulA).plus(b.scaled(in.MulB)).plus(between(in.Add, in.Add))
	case Multiply:
		x = a.times(b)
	case Lookup:
		x = b
	case Sum:
		x = a.scaled(k)
	case SumSquares:
		x = a.square().scaled(k)
	case Max:
		x = a
	case ArgMax:
		x = between(0, k-1)
	}
	switch in.Op {
	case MatMul, Sum, SumSquares:
		// All k terms have the same interval, so this bounds every partial sum as well.
		if m := x.magnitude(); m.Cmp(accumulatorLimit) >= 0 {
			return x, at.errorf("K", ErrAccumulator, "%d terms reach %s", k, m)
		}
	}
	if in.Bias {
		x = x.plus(between(I32.Min(), I32.Max()))
	}
	m := new(big.Int).Mul(x.magnitude(), big.NewInt(in.Requant.M))
	if m.Add(m, big.NewInt(in.Requant.Round())); m.Cmp(overflowLimit) >= 0 {
		return x, at.errorf("requant.M", ErrOverflow, "accumulator in [%s, %s] times %d plus %d reaches %s", x.lo, x.hi, in.Requant.M, in.Requant.Round(), m)
	}
	switch in.Op {
	case Max, ArgMax:
		if !x.inside(in.Out.Type.Min(), in.Out.Type.Max()) {
			return x, at.errorf("out.type", ErrInterval, "results in [%s, %s] do not fit %s", x.lo, x.hi, in.Out.Type)
		}
	}

	// Requant never decreases, so the ends map to the ends. They fit int64 by the check
	// above.
	y := between(in.Requant.Apply(x.lo.Int64()), in.Requant.Apply(x.hi.Int64()))
	if !y.inside(in.Out.Lo, in.Out.Hi) {
		return y, at.errorf("out.interval", ErrInterval, "results in [%s, %s], declared [%d, %d]", y.lo, y.hi, in.Out.Lo, in.Out.Hi)
	}
	return y, nil
}
