package gadget_test

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/frontend"
)

// piece is a circuit of one gadget, with the values that it is given.
type piece struct {
	in     []frontend.Variable
	define func(api frontend.API, b *gadget.Bytes, in []frontend.Variable)
}

func (c *piece) Define(api frontend.API) error {
	c.define(api, gadget.NewBytes(api, nil), c.in)
	return nil
}

// violated evaluates the piece on values, with hints replaced, and returns the assertions that do not hold.
func violated(t *testing.T, define func(frontend.API, *gadget.Bytes, []frontend.Variable), hints map[string]attack.Hint, in ...*big.Int) []string {
	t.Helper()
	v := make([]frontend.Variable, len(in))
	for i := range in {
		v[i] = new(big.Int).Mod(in[i], fr.Modulus())
	}
	r, err := attack.Evaluate(&piece{in: v, define: define}, attack.Options{Hints: hints})
	if err != nil {
		t.Fatal(err)
	}
	for h := range hints {
		if !slices.Contains(r.Hints, h) {
			t.Fatalf("no hint %s among %v", h, r.Hints)
		}
	}
	return r.Violated
}

func want(t *testing.T, got []string, sites ...string) {
	t.Helper()
	if !slices.Equal(got, sites) {
		t.Errorf("violated %v, want %v", got, sites)
	}
}

func n(v int64) *big.Int { return big.NewInt(v) }

func pow(bits uint) *big.Int { return new(big.Int).Lsh(n(1), bits) }

func add(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) }

func sub(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }

func low128(v *big.Int) *big.Int { return new(big.Int).And(v, sub(pow(128), n(1))) }

func split(v *big.Int) attack.Hint {
	return func(_, out []*big.Int) {
		out[0].Set(low128(v))
		out[1].Rsh(v, 128)
	}
}

// whole gives the value itself as the lowest digit.
func whole(in, out []*big.Int) {
	for i := range out {
		out[i].SetInt64(0)
	}
	out[0].Set(in[0])
}

// TestLow128 takes the low half of values at the edges. For every value below 2^256 - r, which includes all below 2^254 - r, v + r is
// another integer of the same residue that fits two halves; its low half is refused.
func TestLow128(t *testing.T) {
	low := func(api frontend.API, b *gadget.Bytes, in []frontend.Variable) {
		api.AssertIsEqual(gadget.Low128(api, b, in[0]), in[1])
	}
	r := fr.Modulus()
	rHigh, rLow := new(big.Int).Rsh(r, 128), low128(r)
	top := new(big.Int).Lsh(rHigh, 128) // the lowest integer with r's high half
	for name, v := range map[string]*big.Int{
		"0": n(0), "1": n(1), "2^128-1": sub(pow(128), n(1)), "2^128": pow(128), "2^128+1": add(pow(128), n(1)),
		"r-1": sub(r, n(1)), "r-2": sub(r, n(2)), "r's high half": top, "one below r's high half": sub(top, n(1)),
		"one below 2^254-r": sub(sub(pow(254), r), n(1)), "2^254-r": sub(pow(254), r), "2^253": pow(253), "r/2": new(big.Int).Rsh(r, 1),
		"2^128-rLow-1": sub(sub(pow(128), rLow), n(1)), "2^128-rLow": sub(pow(128), rLow),
	} {
		t.Run(name, func(t *testing.T) {
			want(t, violated(t, low, nil, v, low128(v)))
			if got := violated(t, low, nil, v, add(low128(v), n(1))); len(got) == 0 {
				t.Error("another low half is accepted")
			}
			// v + r, where its low half is wanted.
			second := add(v, r)
			site := "Low128>AssertBelow#2>Digits" // its high half is above r's
			if new(big.Int).Rsh(second, 128).Cmp(rHigh) == 0 {
				site = "Low128>AssertBelow#3>Digits" // its low half is not below r's
			}
			hints := map[string]attack.Hint{"Low128>HalvesHint": split(second)}
			want(t, violated(t, low, hints, v, low128(second)), site+">AssertIsEqual")
			hints[site+">BytesHint"] = whole
			want(t, violated(t, low, hints, v, low128(second)), site+">range")
			// A low half of 129 bits with a high half one less.
			if v.Cmp(pow(128)) >= 0 {
				wide := add(low128(v), pow(128))
				hints := map[string]attack.Hint{"Low128>HalvesHint": func(_, out []*big.Int) {
					out[0].Set(wide)
					out[1].Sub(out[1], n(1))
				}}
				want(t, violated(t, low, hints, v, wide), "Low128>AssertBelow>Digits>AssertIsEqual")
			}
		})
	}
}

// TestDigits takes the digits of values at the edges, and refuses those that do not fit.
func TestDigits(t *testing.T) {
	for _, size := range []int{1, 2, 8, 16, 31} {
		digits := func(api frontend.API, b *gadget.Bytes, in []frontend.Variable) {
			d := b.Digits(in[0], size)
			if len(d) != size {
				t.Errorf("%d digits, want %d", len(d), size)
			}
			api.AssertIsEqual(d[size-1], in[1])
		}
		bound := pow(uint(8 * size))
		for _, v := range []*big.Int{n(0), n(1), n(255), sub(bound, n(1))} {
			t.Run(fmt.Sprintf("%s in %d", v, size), func(t *testing.T) {
				top := new(big.Int).Rsh(v, uint(8*size-8))
				want(t, violated(t, digits, nil, v, top))
				want(t, violated(t, digits, nil, v, add(top, n(1))), "AssertIsEqual")
			})
		}
		for _, v := range []*big.Int{bound, add(bound, n(255)), n(-1), sub(fr.Modulus(), bound)} {
			t.Run(fmt.Sprintf("%s does not fit %d", v, size), func(t *testing.T) {
				below := func(_ frontend.API, b *gadget.Bytes, in []frontend.Variable) { b.AssertBelow(in[0], size) }
				want(t, violated(t, below, nil, v), "AssertBelow>Digits>AssertIsEqual")
				want(t, violated(t, below, map[string]attack.Hint{"AssertBelow>Digits>BytesHint": whole}, v), "AssertBelow>Digits>range")
			})
		}
	}
	t.Run("more than 31", func(t *testing.T) {
		c := &piece{in: []frontend.Variable{n(1)}, define: func(_ frontend.API, b *gadget.Bytes, in []frontend.Variable) { b.Digits(in[0], 32) }}
		if _, err := attack.Evaluate(c, attack.Options{}); err == nil {
			t.Error("32 digits are not unique and were taken")
		}
	})
}

// TestAssertIndex accepts [0, bound) and nothing else.
func TestAssertIndex(t *testing.T) {
	index := func(_ frontend.API, b *gadget.Bytes, in []frontend.Variable) { b.AssertIndex(in[0], in[1], 2) }
	for _, bound := range []int64{1, 2, 255, 256, 257, 65535, 65536} {
		for _, v := range []int64{0, bound / 2, bound - 1} {
			want(t, violated(t, index, nil, n(v), n(bound)))
		}
		// At the full bound, bound itself does not fit the digits either.
		if bound < 65536 {
			want(t, violated(t, index, nil, n(bound), n(bound)), "AssertIndex>Digits#1>AssertIsEqual")
			want(t, violated(t, index, nil, n(-1), n(bound)), "AssertIndex>Digits>AssertIsEqual")
		} else {
			want(t, violated(t, index, nil, n(bound), n(bound)), "AssertIndex>Digits>AssertIsEqual", "AssertIndex>Digits#1>AssertIsEqual")
		}
	}
	want(t, violated(t, index, nil, n(0), n(0)), "AssertIndex>Digits#1>AssertIsEqual")
}

// TestIsLess compares at the edges and refuses the other answer.
func TestIsLess(t *testing.T) {
	for _, c := range [][2]int64{{0, 0}, {0, 1}, {1, 0}, {5, 5}, {65535, 65536}, {65536, 65536}, {65536, 65535}, {0, 65536}, {65536, 0}, {65536, 1}} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			less := n(0)
			if c[0] < c[1] {
				less = n(1)
			}
			is := func(api frontend.API, b *gadget.Bytes, in []frontend.Variable) {
				api.AssertIsEqual(gadget.IsLess(api, b, in[0], in[1], 2), in[2])
			}
			// A difference of 256^n is in range of the operands and not of the digits.
			if c[0]-c[1] == 65536 {
				if len(violated(t, is, nil, n(c[0]), n(c[1]), less)) == 0 {
					t.Fatal("a difference of 256^n is accepted: the documented range may be wider")
				}
				return
			}
			want(t, violated(t, is, nil, n(c[0]), n(c[1]), less))
			other := sub(n(1), less)
			hints := map[string]attack.Hint{"IsLess>CompareHint": func(_, out []*big.Int) { out[0].Set(other) }}
			want(t, violated(t, is, hints, n(c[0]), n(c[1]), other), "IsLess>AssertBelow>Digits>AssertIsEqual")
			hints["IsLess>AssertBelow>Digits>BytesHint"] = whole
			want(t, violated(t, is, hints, n(c[0]), n(c[1]), other), "IsLess>AssertBelow>Digits>range")
		})
	}
}

// TestOneHot gives the position of indices in range and refuses others.
func TestOneHot(t *testing.T) {
	const size = 5
	one := func(api frontend.API, _ *gadget.Bytes, in []frontend.Variable) {
		o := gadget.OneHot(api, in[0], size)
		at := make([]frontend.Variable, size)
		for i, r := range gadget.Running(api, o) {
			at[i] = api.Sub(1, r)
		}
		api.AssertIsEqual(gadget.Sum(api, at), in[0]) // as many are before the index
	}
	for i := range int64(size) {
		want(t, violated(t, one, nil, n(i)))
	}
	for _, v := range []*big.Int{n(size), n(-1), pow(64), pow(200)} {
		got := violated(t, one, nil, v)
		if !slices.Contains(got, "OneHot>AssertOneHot>AssertIsEqual") {
			t.Errorf("index %s: violated %v", v, got)
		}
	}
	// A single wire that is the index itself, and not boolean.
	hints := map[string]attack.Hint{"OneHot>OneHotHint": func(_, out []*big.Int) {
		out[0].SetInt64(-size + 1)
		out[1].SetInt64(size)
		out[2].SetInt64(0)
	}}
	got := violated(t, one, hints, n(size))
	if !slices.Contains(got, "OneHot>AssertOneHot>AssertIsBoolean") || !slices.Contains(got, "OneHot>AssertOneHot>AssertIsBoolean[1]") {
		t.Errorf("violated %v", got)
	}
}

// TestHints holds the hints to what they promise on every input: they never fail, and leave the refusal to the assertions.
func TestHints(t *testing.T) {
	q := fr.Modulus()
	for _, v := range []*big.Int{n(0), n(7), sub(q, n(7)), sub(q, n(1)), pow(200), new(big.Int).Rsh(q, 1)} {
		for _, p := range []*big.Int{n(1), n(2), pow(62)} {
			out := []*big.Int{new(big.Int), new(big.Int)}
			if err := gadget.DivideHint(q, []*big.Int{v, p}, out); err != nil {
				t.Fatal(err)
			}
			back := add(new(big.Int).Mul(out[0], p), out[1])
			if back.Sub(back, v).Mod(back, q).Sign() != 0 || out[1].Sign() < 0 || out[1].Cmp(p) >= 0 {
				t.Errorf("%s / %s = %s remainder %s", v, p, out[0], out[1])
			}
		}
	}
	out := []*big.Int{n(3), n(3)}
	if err := gadget.DivideHint(q, []*big.Int{n(5), n(0)}, out); err != nil || out[0].Sign() != 0 || out[1].Sign() != 0 {
		t.Errorf("division by 0: %v, %v", out, err)
	}
}

// TestSums holds the small expressions to their empty and single cases.
func TestSums(t *testing.T) {
	if got := gadget.Sum(nil, nil); got != 0 {
		t.Errorf("the sum of nothing is %v", got)
	}
	if got := gadget.Sum(nil, []frontend.Variable{7}); got != 7 {
		t.Errorf("the sum of 7 is %v", got)
	}
	want(t, violated(t, func(api frontend.API, _ *gadget.Bytes, in []frontend.Variable) {
		api.AssertIsEqual(gadget.Dot(api, in[:3], in[3:6]), 4+10+18)
		api.AssertIsEqual(gadget.PackBase(api, in[:3], 10), 1+2<<10+3<<20)
		api.AssertIsEqual(gadget.Pack(api, in[:2]), 1+2<<8)
		gadget.AssertZeroIf(api, 0, in[0])
		gadget.AssertZeroIf(api, 1, 0)
	}, nil, n(1), n(2), n(3), n(4), n(5), n(6)))
	want(t, violated(t, func(api frontend.API, _ *gadget.Bytes, in []frontend.Variable) { gadget.AssertZeroIf(api, 1, in[0]) }, nil, n(1)), "AssertZeroIf>AssertIsEqual")
}
