//go:build !purego

package octet

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit/internal/ifma"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
	"github.com/consensys/gnark-crypto/utils/cpu"
)

// These tests hold each kernel to its contract at the ends of the ranges it allows, which no input of a
// whole permutation can be made to reach.

// rs returns n/1000 times r.
func rs(n int64) *big.Int {
	v := new(big.Int).Mul(modulus, big.NewInt(n))
	return v.Div(v, big.NewInt(1000))
}

// below returns a value in [0, max), often one of its ends.
func below(rng *rand.Rand, max *big.Int) *big.Int {
	switch rng.IntN(4) {
	case 0:
		return new(big.Int).Sub(max, big.NewInt(1))
	case 1:
		return big.NewInt(int64(rng.IntN(2)))
	}
	v := new(big.Int)
	for range 5 {
		v.Lsh(v, 64).Add(v, new(big.Int).SetUint64(rng.Uint64()))
	}
	return v.Mod(v, max)
}

// set writes v to a column of a vector, with limbs up to 2^57 if loose.
func set(vector []uint64, column int, v *big.Int, loose bool) {
	f := split(v)
	if loose {
		for j := limbs - 1; j > 0; j-- {
			take := min(f[j], 31)
			f[j] -= take
			f[j-1] += take << limbBits
		}
	}
	for j, limb := range f {
		vector[j*Columns+column] = limb
	}
}

func get(vector []uint64, column int) *big.Int {
	v := new(big.Int)
	for j := limbs - 1; j >= 0; j-- {
		v.Lsh(v, limbBits).Add(v, new(big.Int).SetUint64(vector[j*Columns+column]))
	}
	return v
}

// column fills one column of n vectors with values below max and returns them.
func column(rng *rand.Rand, mem []uint64, n, column int, max *big.Int, loose bool) []*big.Int {
	out := make([]*big.Int, n)
	for i := range out {
		out[i] = below(rng, max)
		set(mem[i*words:], column, out[i], loose)
	}
	return out
}

func checkColumn(t *testing.T, kernel string, mem []uint64, col int, want []*big.Int, max *big.Int) {
	t.Helper()
	for i, w := range want {
		got := get(mem[i*words:], col)
		if new(big.Int).Mod(new(big.Int).Sub(got, w), modulus).Sign() != 0 {
			t.Fatalf("%s: lane %d, column %d: got %x, want %x modulo r", kernel, i, col, got, w)
		}
		if got.Cmp(max) >= 0 {
			t.Fatalf("%s: lane %d, column %d: %x is not below %x", kernel, i, col, got, max)
		}
	}
}

func factors(rng *rand.Rand, n int) (f []factor, v []*big.Int) {
	for range n {
		v = append(v, below(rng, modulus))
		f = append(f, split(v[len(v)-1]))
	}
	return f, v
}

// mont returns a·b/2^260 mod r.
func mont(a, b *big.Int) *big.Int {
	inv := new(big.Int).ModInverse(new(big.Int).Lsh(big.NewInt(1), limbs*limbBits), modulus)
	v := new(big.Int).Mul(a, b)
	return v.Mul(v, inv).Mod(v, modulus)
}

func fifth(x *big.Int) *big.Int {
	x2 := mont(x, x)
	return mont(mont(x2, x2), x)
}

func TestKernels(t *testing.T) {
	if !cpu.SupportAVX512IFMA {
		t.Log("no AVX-512 IFMA here: States are portable, and there are no kernels to test")
		return
	}
	rng := rand.New(rand.NewPCG(3, 4))
	limit := new(big.Int).Lsh(big.NewInt(1), limbs*limbBits)
	mem := make([]uint64, 2048)
	state, other := mem[:16*words], mem[16*words:32*words]
	for range 200 {
		n := 1 + rng.IntN(16)
		var dst, src, want [Columns][]*big.Int
		f, fv := factors(rng, n)
		for k := range Columns {
			dst[k] = column(rng, state, n, k, rs(80_000), true)
			src[k] = column(rng, other, n, k, limit, false)
			for i := range n {
				want[k] = append(want[k], new(big.Int).Add(dst[k][i], mont(src[k][i], fv[i])))
			}
		}
		ifma.MulAdd(&state[0], &other[0], &f[0][0], &constants, uint64(n))
		for k := range Columns {
			checkColumn(t, "MulAdd", state, k, want[k], rs(1001))
		}

		for k := range Columns {
			want[k] = column(rng, state, n, k, rs(5100), true)
			for i := range n {
				want[k][i] = fifth(new(big.Int).Add(want[k][i], fv[i]))
			}
		}
		ifma.Sbox(&state[0], &f[0][0], &constants, uint64(n))
		for k := range Columns {
			checkColumn(t, "Sbox", state, k, want[k], rs(2200))
		}
	}
}

func TestMatrixKernel(t *testing.T) {
	if !cpu.SupportAVX512IFMA {
		t.Log("no AVX-512 IFMA here: States are portable, and there are no kernels to test")
		return
	}
	rng := rand.New(rand.NewPCG(5, 6))
	m4 := [4][4]int64{{5, 7, 1, 3}, {4, 6, 1, 1}, {1, 3, 5, 7}, {1, 1, 4, 6}}
	state := make([]uint64, 2048)
	for round := range 200 {
		groups := 1 + round%4
		var want [Columns][]*big.Int
		for k := range Columns {
			in := column(rng, state, 4*groups, k, rs(5100), true)
			for i := range in {
				sum := new(big.Int)
				for j := range in {
					e := m4[i%4][j%4]
					if i/4 == j/4 {
						e *= 2
					}
					sum.Add(sum, new(big.Int).Mul(big.NewInt(e), in[j]))
				}
				want[k] = append(want[k], sum)
			}
		}
		ifma.Matrix(&state[0], &constants, uint64(groups))
		for k := range Columns {
			checkColumn(t, "Matrix", state, k, want[k], rs(5100))
		}
	}
}

func TestPartialKernel(t *testing.T) {
	if !cpu.SupportAVX512IFMA {
		t.Log("no AVX-512 IFMA here: States are portable, and there are no kernels to test")
		return
	}
	rng := rand.New(rand.NewPCG(7, 8))
	mem := make([]uint64, 2048)
	state, scratch := mem[:16*words], mem[16*words:19*words]
	for range 60 {
		n := [3]int{1 + rng.IntN(5), 1 + rng.IntN(5), 1 + rng.IntN(5)}
		width, rounds := 1+n[0]+n[1]+n[2], 1+rng.IntN(4)
		keys, keyValues := factors(rng, rounds)
		diagonal, diagonalValues := factors(rng, width)
		var want [Columns][]*big.Int
		for k := range Columns {
			want[k] = column(rng, state, width, k, rs(5100), true)
			for _, key := range keyValues {
				want[k][0] = fifth(new(big.Int).Add(want[k][0], key))
				sum := new(big.Int)
				for _, x := range want[k] {
					sum.Add(sum, x)
				}
				for i, x := range want[k] {
					want[k][i] = new(big.Int).Add(mont(x, diagonalValues[i]), sum)
				}
			}
		}
		ifma.Partial(&state[0], &scratch[0], &keys[0][0], &diagonal[0][0], &constants, uint64(rounds), uint64(n[0]), uint64(n[1]), uint64(n[2]))
		for k := range Columns {
			checkColumn(t, "Partial", state, k, want[k], rs(3200))
		}
	}
}

// TestReduced tries the ends of what First can meet.
func TestReduced(t *testing.T) {
	for _, v := range []*big.Int{new(big.Int), big.NewInt(1), rs(999), new(big.Int).Sub(modulus, big.NewInt(1)), modulus, new(big.Int).Add(modulus, big.NewInt(1)), rs(1001), rs(1999)} {
		got := reduced(digits(v))
		var m fr.Element
		m.SetBigInt(v)
		if got != digitsMont(m) {
			t.Errorf("%x: got %x", v, got)
		}
	}
}

// digitsMont returns the canonical digits of e as the words of an element, as reduced gives them.
func digitsMont(e fr.Element) fr.Element { return fr.Element(e.Bits()) }

func BenchmarkKernels(b *testing.B) {
	if !cpu.SupportAVX512IFMA {
		b.Fatal("no AVX-512 IFMA here")
	}
	w := newWide(poseidon2.NewParameters(16, 8, 57))
	s := w.newState().(*wideState)
	b.Run("kernel=sbox", func(b *testing.B) {
		for b.Loop() {
			ifma.Sbox(&s.state[0], &w.first[0][0], &constants, 16)
		}
	})
	b.Run("kernel=matrix", func(b *testing.B) {
		for b.Loop() {
			ifma.Matrix(&s.state[0], &constants, 4)
		}
	})
	b.Run("kernel=partial", func(b *testing.B) {
		for b.Loop() {
			ifma.Partial(&s.state[0], &s.scratch[0], &w.middle[0][0], &w.diagonal[0][0], &constants, 57, 5, 5, 5)
		}
	})
}
