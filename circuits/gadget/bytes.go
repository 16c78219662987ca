package gadget

import (
	"fmt"
	"math/big"

	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

func init() {
	solver.RegisterHint(BytesHint, MultiplicityHint)
}

// Bytes collects wires that must lie in [0, 256) and asserts all of them at once when the circuit is finished, at one constraint a
// wire and 256 a circuit.
type Bytes struct {
	api    frontend.API
	public []frontend.Variable
	wires  []frontend.Variable
}

// NewBytes returns an empty collection whose commitment also covers public, which must be all public inputs of the circuit in their
// order: a public input outside the commitment can be shifted by a prover when it stands in linear constraints only.
// The assertion is added when the circuit is finished.
func NewBytes(api frontend.API, public []frontend.Variable) *Bytes {
	b := &Bytes{api: api, public: public}
	api.Compiler().Defer(func(frontend.API) error { return b.finish() })
	return b
}

// Check asserts that every wire lies in [0, 256). The arguments must be plain wires (witness values or hint outputs), not sums: a
// sum would cost a constraint more to commit to.
func (b *Bytes) Check(wires ...frontend.Variable) {
	b.wires = append(b.wires, wires...)
}

// Digits returns the n bytes of v, least significant first, and asserts that v is their value. It thereby asserts v < 256^n.
// It requires 256^n < r, so that the digits are unique.
func (b *Bytes) Digits(v frontend.Variable, n int) []frontend.Variable {
	if n > 31 {
		panic("gadget: more than 31 digits are not unique in the field")
	}
	d, err := b.api.Compiler().NewHint(BytesHint, n, v)
	if err != nil {
		panic(err)
	}
	b.Check(d...)
	b.api.AssertIsEqual(v, Pack(b.api, d))
	return d
}

// AssertBelow asserts v < 256^n.
func (b *Bytes) AssertBelow(v frontend.Variable, n int) { b.Digits(v, n) }

// AssertIndex asserts 0 <= v < bound. It requires bound <= 256^n, 2·256^n < r and n <= 31.
func (b *Bytes) AssertIndex(v, bound frontend.Variable, n int) {
	b.Digits(v, n)
	b.Digits(b.api.Sub(bound, 1, v), n)
}

// Pack returns the little-endian value of digits in base 256, a linear expression.
func Pack(api frontend.API, digits []frontend.Variable) frontend.Variable {
	return PackBase(api, digits, 8)
}

// PackBase returns sum_i digits[i]·2^(bits·i), a linear expression.
func PackBase(api frontend.API, digits []frontend.Variable, bits uint) frontend.Variable {
	terms := make([]frontend.Variable, len(digits))
	for i, d := range digits {
		terms[i] = api.Mul(d, new(big.Int).Lsh(big.NewInt(1), bits*uint(i)))
	}
	return Sum(api, terms)
}

// Sum returns the sum of terms; of none it is 0.
func Sum(api frontend.API, terms []frontend.Variable) frontend.Variable {
	switch len(terms) {
	case 0:
		return 0
	case 1:
		return terms[0]
	}
	return api.Add(terms[0], terms[1], terms[2:]...)
}

func (b *Bytes) finish() error {
	api := b.api
	m, err := api.Compiler().NewHint(MultiplicityHint, 256, b.wires...)
	if err != nil {
		return fmt.Errorf("multiplicities: %w", err)
	}
	committer, ok := api.Compiler().(frontend.Committer)
	if !ok {
		return fmt.Errorf("the compiler %T cannot commit", api.Compiler())
	}
	list := make([]frontend.Variable, 0, len(b.public)+len(b.wires)+len(m))
	list = append(append(append(list, b.public...), b.wires...), m...)
	beta, err := committer.Commit(list...)
	if err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	left := make([]frontend.Variable, len(b.wires))
	for i, w := range b.wires {
		left[i] = api.Inverse(api.Sub(beta, w))
	}
	right := make([]frontend.Variable, len(m))
	for j := range m {
		right[j] = api.DivUnchecked(m[j], api.Sub(beta, j))
	}
	api.AssertIsEqual(Sum(api, left), Sum(api, right))
	return nil
}

// BytesHint splits its input in len(out) little-endian bytes, dropping what does not fit (the caller's assertion then fails).
func BytesHint(_ *big.Int, in, out []*big.Int) error {
	var v, mask big.Int
	v.Set(in[0])
	mask.SetInt64(255)
	for i := range out {
		out[i].And(&v, &mask)
		v.Rsh(&v, 8)
	}
	return nil
}

// MultiplicityHint counts how often each byte value stands in its inputs; inputs that are no bytes are not counted.
func MultiplicityHint(_ *big.Int, in, out []*big.Int) error {
	var n [256]int64
	for _, v := range in {
		if v.IsUint64() && v.Uint64() < 256 {
			n[v.Uint64()]++
		}
	}
	for i := range out {
		out[i].SetInt64(n[i])
	}
	return nil
}
