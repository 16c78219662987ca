package gadget

import (
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

func init() { solver.RegisterHint(HalvesHint) }

// Low128 returns the low 128 bits of the canonical form of v, the integer in [0, r). It asserts that the split is the canonical one:
// v and v + r have the same residue, so a free split would leave a prover the choice between two values for small v.
func Low128(api frontend.API, b *Bytes, v frontend.Variable) frontend.Variable {
	halves, err := api.Compiler().NewHint(HalvesHint, 2, v)
	if err != nil {
		panic(err)
	}
	low, high := halves[0], halves[1]
	b.AssertBelow(low, 16)
	b.AssertBelow(high, 16)
	api.AssertIsEqual(v, api.Add(low, api.Mul(high, new(big.Int).Lsh(big.NewInt(1), 128))))

	rHigh := new(big.Int).Rsh(fr.Modulus(), 128)
	rLow := new(big.Int).Sub(fr.Modulus(), new(big.Int).Lsh(rHigh, 128))
	// (high, low) < (rHigh, rLow): high <= rHigh, and where they are equal low <= rLow - 1.
	gap := api.Sub(rHigh, high)
	b.AssertBelow(gap, 16)
	top := api.IsZero(gap)
	b.AssertBelow(api.Mul(top, api.Sub(new(big.Int).Sub(rLow, big.NewInt(1)), low)), 16)
	return low
}

// HalvesHint splits its input in its low 128 bits and the rest.
func HalvesHint(_ *big.Int, in, out []*big.Int) error {
	mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 128), big.NewInt(1))
	out[0].And(in[0], mask)
	out[1].Rsh(in[0], 128)
	return nil
}
