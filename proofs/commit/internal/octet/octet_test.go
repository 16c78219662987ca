package octet

import (
	"math/rand/v2"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
)

// TestAgainstPermutation drives a State and gnark-crypto's permutation with the same inputs, the extremes
// of the field among them.
func TestAgainstPermutation(t *testing.T) {
	for _, width := range []int{8, 16} {
		params := poseidon2.NewParameters(width, 8, 57)
		p := New(params)
		states := map[string]State{"portable": p.newPortable(), "chosen": p.NewState()}
		for name, s := range states {
			rng := rand.New(rand.NewPCG(1, uint64(width)))
			for round := range 40 {
				s.Clear()
				var want [Columns][16]fr.Element
				c := element(rng)
				s.AddConstant(width-1, NewConstant(c))
				for k := range want {
					want[k][width-1] = c
				}
				for block := range 1 + round%3 {
					lanes := rng.IntN(width + 1)
					if block == 0 {
						lanes = 1 + rng.IntN(width)
					}
					for i := range lanes {
						asWord := rng.IntN(2) == 0
						for k := range want {
							e := element(rng)
							if asWord {
								s.StageWord(i, k, e.Bits())
							} else {
								s.StageElement(i, k, e)
							}
							want[k][i].Add(&want[k][i], &e)
						}
					}
					s.Absorb()
					s.Permute()
					for k := range want {
						if err := p.reference.Permutation(want[k][:width]); err != nil {
							t.Fatal(err)
						}
					}
					for k, got := range s.First() {
						if got != want[k][0] {
							t.Fatalf("%s, width %d, round %d, column %d: got %s, want %s", name, width, round, k, got.Text(16), want[k][0].Text(16))
						}
					}
				}
			}
		}
	}
}

// element returns 0, 1, -1 or anything.
func element(rng *rand.Rand) (e fr.Element) {
	switch rng.IntN(6) {
	case 0:
	case 1:
		e.SetOne()
	case 2:
		e.SetInt64(-1)
	default:
		var b [48]byte
		for i := range b {
			b[i] = byte(rng.Uint32())
		}
		e.SetBytes(b[:])
	}
	return e
}

func BenchmarkPermute(b *testing.B) {
	p := New(poseidon2.NewParameters(16, 8, 57))
	for name, s := range map[string]State{"portable": p.newPortable(), "chosen": p.NewState()} {
		for k := range Columns {
			s.StageWord(0, k, Word{uint64(k)})
		}
		s.Absorb()
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				s.Permute()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/Columns, "ns/permutation")
		})
	}
}
