package programtest

import (
	"math/rand/v2"
	"testing"
)

func TestRandomRuns(t *testing.T) {
	for seed := range uint64(4) {
		for _, c := range []Config{{LeafBytes: 64}, {}, {Steps: 5, SegmentLength: 2}, {LeafBytes: 1024}} {
			rng := rand.New(rand.NewPCG(seed, 1))
			p := Random(rng, c)
			for _, extreme := range []bool{false, true} {
				if _, err := Run(p, RandomData(rng, p, extreme)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
