package cpu_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/executor/executortest"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
)

// BenchmarkMatMul compares the kernels with the naive reference; MAC/s is the figure to look at.
func BenchmarkMatMul(b *testing.B) {
	for _, s := range []struct {
		typ        program.Type
		rows, k, c int
	}{
		{program.I8, 1, 1024, 1024}, {program.I8, 16, 1024, 1024}, {program.I8, 256, 1024, 1024}, {program.I16, 64, 512, 512},
	} {
		p := product(b, s.typ, s.rows, s.k, s.c)
		d := programtest.RandomData(rand.New(rand.NewPCG(1, 2)), p, false)
		if s.typ == program.I8 {
			b.Run(fmt.Sprintf("type=%v/rows=%d/k=%d/cols=%d/device=loops", s.typ, s.rows, s.k, s.c), func(b *testing.B) {
				x, w, out := d.Input[0], d.Model[0], make([]int32, s.rows*s.c)
				for b.Loop() {
					loops(out, x, w)
				}
				b.ReportMetric(float64(s.rows*s.k*s.c)*float64(b.N)/b.Elapsed().Seconds(), "MAC/s")
			})
		}
		for _, dev := range []executor.Device{cpu.New(), executortest.Reference{}} {
			b.Run(fmt.Sprintf("type=%v/rows=%d/k=%d/cols=%d/device=%s", s.typ, s.rows, s.k, s.c, dev.Name()), func(b *testing.B) {
				m, err := executor.NewMachine(dev, p, d)
				if err != nil {
					b.Fatal(err)
				}
				defer m.Close()
				for b.Loop() {
					if err := m.Begin(0, d.State); err != nil {
						b.Fatal(err)
					}
					if err := m.Step(b.Context(), 0); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(s.rows*s.k*s.c)*float64(b.N)/b.Elapsed().Seconds(), "MAC/s")
			})
		}
	}
}

// loops is the product as one writes it down, on one core, without the requant.
func loops(out []int32, x, w program.Rows) {
	for i := range x.Len() {
		a := x.Row(i)
		for j := range w.Len() {
			b, s := w.Row(j)[:len(a)], int32(0)
			for k := range a {
				s += (int32(a[k]) - 128) * (int32(b[k]) - 128)
			}
			out[i*w.Len()+j] = s
		}
	}
}

func product(b *testing.B, typ program.Type, rows, k, c int) *program.Program {
	bd := program.NewBuilder(program.Config{LeafBytes: 4096, Scheme: commit.Poseidon2, Steps: 1, SegmentLength: 1})
	x := bd.Input("x", typ, rows, k, program.Range(-128, 127))
	bd.MatMul("y", x, bd.Model("w", typ, c, k, program.Range(-128, 127)), program.Scale(1<<20, 34, 0))
	p, err := bd.Build()
	if err != nil {
		b.Fatal(err)
	}
	return p
}
