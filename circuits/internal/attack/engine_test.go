package attack_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/consensys/gnark/frontend"
)

// byteCircuit checks a byte given as such and the two digits of a number.
type byteCircuit struct {
	public, number, digit frontend.Variable
	listed                bool // commit to the public input
}

func (c *byteCircuit) Define(api frontend.API) error {
	var list []frontend.Variable
	if c.listed {
		list = []frontend.Variable{c.public}
	}
	b := gadget.NewBytes(api, list)
	b.Check(c.digit)
	b.Digits(c.number, 2)
	gadget.AssertZeroIf(api, 1, api.Sub(c.public, 5))
	return nil
}

func TestEvaluate(t *testing.T) {
	const digits, range_, zero, check = "Digits>AssertIsEqual", "Digits>range", "AssertZeroIf>AssertIsEqual", "byte"
	for _, c := range []struct {
		name                  string
		public, number, digit int64
		hints                 map[string]attack.Hint
		want                  []string
	}{
		{"honest", 5, 1000, 255, nil, nil},
		{"another public input", 6, 1000, 255, nil, []string{zero}},
		{"a number that does not fit", 5, 1 << 16, 255, nil, []string{digits}},
		{"a byte that is none", 5, 1000, 256, nil, []string{check}},
		{"a negative byte", 5, 1000, -1, nil, []string{check}},
		{"a digit that is none", 5, 1000, 0, map[string]attack.Hint{"Digits>BytesHint": func(in, out []*big.Int) {
			out[0].Set(in[0])
			out[1].SetInt64(0)
		}}, []string{range_}},
		{"a multiplicity", 5, 1000, 0, map[string]attack.Hint{"finish>MultiplicityHint": func(_, out []*big.Int) { out[0].SetInt64(7) }}, []string{"finish>AssertIsEqual"}},
		{"all", 6, 1 << 16, 256, nil, []string{digits, zero, check}},
	} {
		t.Run(c.name, func(t *testing.T) {
			digit := big.NewInt(c.digit)
			circuit := &byteCircuit{public: c.public, number: c.number, digit: digit, listed: true}
			r, err := attack.Evaluate(circuit, attack.Options{
				Hints: c.hints, Public: []frontend.Variable{c.public}, Checked: map[*big.Int]string{digit: check},
			})
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(r.Violated, c.want) {
				t.Errorf("violated %v, want %v", r.Violated, c.want)
			}
			if r.Strays != 0 {
				t.Errorf("%d strays", r.Strays)
			}
			for _, s := range c.want {
				if !slices.Contains(r.Sites, s) {
					t.Errorf("%s is violated and no site among %v", s, r.Sites)
				}
			}
		})
	}
	circuit := &byteCircuit{public: 5, number: 1, digit: big.NewInt(1)}
	r, err := attack.Evaluate(circuit, attack.Options{Public: []frontend.Variable{5}})
	if err != nil {
		t.Fatal(err)
	}
	if r.Strays == 0 {
		t.Error("a list without the public input, and with a wire that has no name, has no strays")
	}
}
