package audit_test

import (
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// mlp is a network 784-128-10 on 100 images a step, 10 steps in segments of 5.
func mlp(b *testing.B) executor.Job {
	bd := program.NewBuilder(program.Config{LeafBytes: 1024, Scheme: commit.Poseidon2, Steps: 10, SegmentLength: 5})
	x := bd.Input("x", program.I8, 100, 784)
	h := bd.MatMul("h", x, bd.Model("w1", program.I8, 128, 784, program.WithSide("b1")), program.WithBias(), program.Scale(1<<20, 32, 0))
	r := bd.Lookup("r", h, bd.Model("relu", program.I8, 1, 256))
	y := bd.MatMul("y", r, bd.Model("w2", program.I8, 10, 128, program.WithSide("b2")), program.WithBias(), program.Scale(1<<20, 30, 0))
	bd.ArgMax("digit", y, program.As(program.I8), program.To(program.Output))
	p, err := bd.Build()
	if err != nil {
		b.Fatal(err)
	}
	return executor.Job{Program: p, Data: programtest.RandomData(rand.New(rand.NewPCG(1, 1)), p, false), SaltKey: fr.NewElement(1)}
}

// BenchmarkMLP times the parts of a job's life on one trace.
func BenchmarkMLP(b *testing.B) {
	j := mlp(b)
	terms := termsOf(b, j, true)
	dir := run(b, j, cpu.New(), true)
	b.Run("execute", func(b *testing.B) {
		m, err := executor.NewMachine(cpu.New(), j.Program, j.Data)
		if err != nil {
			b.Fatal(err)
		}
		defer m.Close()
		for b.Loop() {
			if err := m.Begin(0, j.Data.State); err != nil {
				b.Fatal(err)
			}
			for step := range uint64(10) {
				if err := m.Step(b.Context(), step); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
	for _, eager := range []bool{true, false} {
		b.Run(map[bool]string{true: "run/eager", false: "run/late"}[eager], func(b *testing.B) {
			for b.Loop() {
				run(b, j, cpu.New(), eager)
			}
		})
	}
	b.Run("roots", func(b *testing.B) { // what every run and audit computes first
		for b.Loop() {
			if _, err := j.Roots(); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("audit", func(b *testing.B) {
		for b.Loop() {
			mustAudit(b, audit.Options{Terms: terms, Dir: dir})
		}
	})
	b.Run("weight", func(b *testing.B) {
		for b.Loop() {
			mustWeigh(b, dir)
		}
	})
}
