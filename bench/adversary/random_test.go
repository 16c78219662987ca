package adversary_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/bench/adversary"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/executor/executortest"
	"github.com/assay-protocol/assay/proofs/program/programtest"
)

// TestConformance passes a device with a lazy executor that skips nothing through the suite of honest
// devices.
func TestConformance(t *testing.T) {
	executortest.Suite(t, func() executor.Device { return adversary.Lazy{Fraction: 0}.On(cpu.New()) })
}

// TestRandomPrograms holds every report against the trace on random programs with random data and data at
// the ends of all intervals, and every element against the interval of its instruction.
func TestRandomPrograms(t *testing.T) {
	products := uint64(0)
	for seed := range uint64(12) {
		for _, extreme := range []bool{false, true} {
			rng := rand.New(rand.NewPCG(seed, 11))
			p := programtest.Random(rng, programtest.Config{LeafBytes: 256, Steps: 4, SegmentLength: 2})
			j := &job{p, programtest.RandomData(rng, p, extreme)}
			for _, s := range []adversary.Strategy{
				adversary.Lazy{Fraction: 0.5, Predictor: adversary.Zero, Seed: seed},
				adversary.Lazy{Fraction: 1, Predictor: adversary.Zero, Seed: seed},
				adversary.Lazy{Fraction: 0.5, Predictor: adversary.Int4, Seed: seed},
				adversary.Lazy{Fraction: 1, Predictor: adversary.Int4, Seed: seed},
				adversary.Degenerate{},
				adversary.Degenerate{Instruction: p.Instruction(p.Len() / 2).Out.Name},
			} {
				t.Run(fmt.Sprintf("%d/extreme=%v/%v", seed, extreme, s), func(t *testing.T) {
					d := s.On(cpu.New())
					tr := j.run(t, d)
					checkReport(t, j, d, tr)
					for step := range tr {
						for i, in := range p.Instructions() {
							lo, hi := p.Interval(i)
							for e := range int(in.Elements()) {
								if v := in.Out.Type.Get(tr[step][i][e*in.Out.Type.Size():]); v < lo || v > hi {
									t.Fatalf("step %d %s[%d] is %d, outside [%d, %d]", step, in.Out.Name, e, v, lo, hi)
								}
							}
						}
					}
					products += d.Report().Guessed
				})
			}
		}
	}
	if products == 0 {
		t.Error("no random program gave an adversary anything to do")
	}
}
