package gadget

import (
	"math/big"

	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

func init() {
	solver.RegisterHint(OneHotHint, DivideHint, CompareHint, CopyHint)
}

// OneHot returns n booleans of which exactly the one at index is 1. It asserts that each is boolean, that they sum to one and that
// index is the position of the one; hence 0 <= index < n.
func OneHot(api frontend.API, index frontend.Variable, n int) []frontend.Variable {
	o, err := api.Compiler().NewHint(OneHotHint, n, index)
	if err != nil {
		panic(err)
	}
	AssertOneHot(api, o)
	at := make([]frontend.Variable, n)
	for i := range o {
		at[i] = api.Mul(o[i], i)
	}
	api.AssertIsEqual(Sum(api, at), index)
	return o
}

// AssertOneHot asserts that every wire is boolean and that they sum to one.
func AssertOneHot(api frontend.API, o []frontend.Variable) {
	for i := range o {
		api.AssertIsBoolean(o[i])
	}
	api.AssertIsEqual(Sum(api, o), 1)
}

// Running returns the running sums of o: out[i] = o[0] + ... + o[i], linear expressions. For a one-hot o it is [index <= i].
func Running(api frontend.API, o []frontend.Variable) []frontend.Variable {
	out := make([]frontend.Variable, len(o))
	for i := range o {
		out[i] = Sum(api, o[:i+1])
	}
	return out
}

// Dot returns sum_i a[i]·b[i], at a constraint a term where neither factor is constant.
func Dot(api frontend.API, a, b []frontend.Variable) frontend.Variable {
	terms := make([]frontend.Variable, len(a))
	for i := range a {
		terms[i] = api.Mul(a[i], b[i])
	}
	return Sum(api, terms)
}

// IsLess returns 1 if x < y and 0 otherwise. It requires 0 <= x < 256^n, 0 <= y <= 256^n and 2·256^n < r.
func IsLess(api frontend.API, b *Bytes, x, y frontend.Variable, n int) frontend.Variable {
	h, err := api.Compiler().NewHint(CompareHint, 1, x, y)
	if err != nil {
		panic(err)
	}
	less := h[0]
	api.AssertIsBoolean(less)
	// less: y-x-1 >= 0; not less: x-y >= 0. One selected difference is range checked.
	diff := api.Sub(x, y)
	b.AssertBelow(api.Sub(diff, api.Mul(less, api.Add(api.Mul(2, diff), 1))), n)
	return less
}

// AssertZeroIf asserts that v is 0 wherever on is 1.
func AssertZeroIf(api frontend.API, on, v frontend.Variable) {
	api.AssertIsEqual(api.Mul(on, v), 0)
}

// OneHotHint sets the output at the position that its input names, if it is in range.
func OneHotHint(_ *big.Int, in, out []*big.Int) error {
	for i := range out {
		out[i].SetInt64(0)
	}
	if in[0].IsUint64() && in[0].Uint64() < uint64(len(out)) {
		out[in[0].Uint64()].SetInt64(1)
	}
	return nil
}

// Signed returns the representative of v in (-q/2, q/2], the reading of a field element as a signed integer.
func Signed(q, v *big.Int) *big.Int {
	half := new(big.Int).Rsh(q, 1)
	if v.Cmp(half) > 0 {
		return new(big.Int).Sub(v, q)
	}
	return new(big.Int).Set(v)
}

// DivideHint returns quotient and remainder of the signed in[0] by in[1] > 0, rounded towards minus infinity.
func DivideHint(q *big.Int, in, out []*big.Int) error {
	if in[1].Sign() == 0 {
		out[0].SetInt64(0)
		out[1].SetInt64(0)
		return nil
	}
	// Euclidean division with a positive divisor is the floor.
	out[0].DivMod(Signed(q, in[0]), in[1], out[1])
	out[0].Mod(out[0], q)
	return nil
}

// CompareHint returns 1 if the signed in[0] is less than the signed in[1], else 0.
func CompareHint(q *big.Int, in, out []*big.Int) error {
	out[0].SetInt64(0)
	if Signed(q, in[0]).Cmp(Signed(q, in[1])) < 0 {
		out[0].SetInt64(1)
	}
	return nil
}

// Wires returns v with every expression replaced by a wire that is asserted equal to it.
func Wires(api frontend.API, v []frontend.Variable) []frontend.Variable {
	w, err := api.Compiler().NewHint(CopyHint, len(v), v...)
	if err != nil {
		panic(err)
	}
	for i := range w {
		api.AssertIsEqual(w[i], v[i])
	}
	return w
}

// CopyHint returns its inputs.
func CopyHint(_ *big.Int, in, out []*big.Int) error {
	for i := range out {
		out[i].Set(in[i])
	}
	return nil
}
