package executortest

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
)

// Suite runs the conformance suite on the devices that open makes, one for each case.
func Suite(t *testing.T, open func() executor.Device) {
	t.Run("buffers", func(t *testing.T) { buffers(t, open()) })
	t.Run("calls", func(t *testing.T) { calls(t, open()) })
	t.Run("edges", func(t *testing.T) {
		cases := Edges()
		if len(cases) == 0 {
			t.Fatal("no cases")
		}
		for _, c := range cases {
			t.Run(c.Name, func(t *testing.T) { c.Check(t, open()) })
		}
	})
	t.Run("random", func(t *testing.T) {
		configs := []programtest.Config{{LeafBytes: 64}, {LeafBytes: 1024}, {LeafBytes: 256, Steps: 5, SegmentLength: 2}}
		for seed := range uint64(4) {
			for k, c := range configs {
				for _, extreme := range []bool{false, true} {
					t.Run(fmt.Sprintf("seed=%d/config=%d/extreme=%v", seed, k, extreme), func(t *testing.T) {
						rng := rand.New(rand.NewPCG(seed, uint64(k)))
						p := programtest.Random(rng, c)
						Compare(t, open(), p, programtest.RandomData(rng, p, extreme))
					})
				}
			}
		}
	})
	t.Run("beyond the intervals", func(t *testing.T) {
		for seed := range uint64(3) {
			survive(t, open(), seed)
		}
	})
	t.Run("shapes", func(t *testing.T) {
		for seed, s := range shapes {
			for _, extreme := range []bool{false, true} {
				t.Run(fmt.Sprintf("%v/extreme=%v", s, extreme), func(t *testing.T) {
					rng := rand.New(rand.NewPCG(uint64(seed), 7))
					p := s.program(t)
					CompareDevices(t, open(), p, programtest.RandomData(rng, p, extreme))
				})
			}
		}
	})
}

// Compare runs all steps of p on dev and compares every element with the one-element definition.
func Compare(t *testing.T, dev executor.Device, p *program.Program, d *program.Data) {
	t.Helper()
	want, err := programtest.Run(p, d)
	if err != nil {
		t.Fatal(err)
	}
	run(t, dev, p, d, func(step uint64, i int) []byte { return want.Out(step, i).Data })
}

// CompareDevices runs all steps of p on dev and on Reference and compares every element.
func CompareDevices(t *testing.T, dev executor.Device, p *program.Program, d *program.Data) {
	t.Helper()
	want := make(map[[2]uint64][]byte)
	execute(t, Reference{}, p, d, func(step uint64, i int, got []byte) { want[[2]uint64{step, uint64(i)}] = got })
	run(t, dev, p, d, func(step uint64, i int) []byte { return want[[2]uint64{step, uint64(i)}] })
}

func run(t *testing.T, dev executor.Device, p *program.Program, d *program.Data, want func(step uint64, i int) []byte) {
	t.Helper()
	execute(t, dev, p, d, func(step uint64, i int, got []byte) { compare(t, p, step, i, got, want(step, i)) })
}

// compare reports the first element of a tensor that differs.
func compare(t *testing.T, p *program.Program, step uint64, i int, got, want []byte) {
	t.Helper()
	in := p.Instruction(i)
	size := in.Out.Type.Size()
	for e := range int(in.Elements()) {
		g, w := in.Out.Type.Get(got[e*size:]), in.Out.Type.Get(want[e*size:])
		if g != w {
			t.Fatalf("step %d, instruction %d (%s %v), element [%d, %d]: got %d, want %d", step, i, in.Out.Name, in.Op, e/in.Out.Cols, e%in.Out.Cols, g, w)
		}
	}
}

// execute runs all steps and gives f every tensor.
func execute(t *testing.T, dev executor.Device, p *program.Program, d *program.Data, f func(step uint64, i int, got []byte)) {
	t.Helper()
	m, err := executor.NewMachine(dev, p, d)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	state := d.State
	for step := range p.Steps() {
		if step%p.SegmentLength() == 0 {
			if step > 0 {
				if state, err = m.State(); err != nil {
					t.Fatal(err)
				}
			}
			if err := m.Begin(step, state); err != nil {
				t.Fatal(err)
			}
		}
		if err := m.Step(t.Context(), step); err != nil {
			t.Fatal(err)
		}
		for i, in := range p.Instructions() {
			got := make([]byte, in.Out.Rows*in.Out.RowBytes())
			if err := m.Read(got, i); err != nil {
				t.Fatal(err)
			}
			f(step, i, got)
		}
	}
}

// survive executes on operands that are any bytes at all; what comes out does not matter.
func survive(t *testing.T, dev executor.Device, seed uint64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 21))
	p := programtest.Random(rng, programtest.Config{LeafBytes: 1024})
	d := programtest.RandomData(rng, p, false)
	m, err := executor.NewMachine(dev, p, d)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	if err := m.Begin(0, d.State); err != nil {
		t.Fatal(err)
	}
	for step := range p.Steps() {
		committed := make([][]byte, p.Len())
		for i, in := range p.Instructions() {
			committed[i] = make([]byte, in.Out.Rows*in.Out.RowBytes())
			for k := range committed[i] {
				committed[i][k] = byte(rng.Uint32())
			}
		}
		visited := 0
		err := m.Recheck(t.Context(), step, committed, func(i int, computed []byte) error {
			visited++
			if len(computed) != len(committed[i]) {
				return fmt.Errorf("instruction %d: %d bytes, want %d", i, len(computed), len(committed[i]))
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if visited != p.Len() {
			t.Fatalf("%d instructions were executed again, want %d", visited, p.Len())
		}
	}
}

// buffers checks what a device must do with memory.
func buffers(t *testing.T, dev executor.Device) {
	if dev.Name() == "" {
		t.Error("a device has a name")
	}
	alloc := func(n int) executor.Buffer {
		b, err := dev.Alloc(n)
		if err != nil {
			t.Fatal(err)
		}
		if b.Len() != n {
			t.Fatalf("got a buffer of %d bytes, want %d", b.Len(), n)
		}
		return b
	}
	a, b, none := alloc(16), alloc(8), alloc(0)
	data := []byte("0123456789abcdef")
	got := make([]byte, 16)
	for _, err := range []error{
		dev.Write(a, 0, data), dev.Copy(b, 1, a, 9, 7), dev.Write(a, 15, []byte("!")), dev.Write(b, 0, []byte("#")), dev.Write(none, 0, nil),
		dev.Read(got[:0], none, 0), dev.Read(got[:8], b, 0), dev.Read(got[8:], a, 8),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if want := "#9abcdef89abcde!"; string(got) != want {
		t.Errorf("got %q, want %q", got, want)
	}
	for name, err := range map[string]error{
		"write beyond": dev.Write(b, 1, data[:8]), "write before": dev.Write(b, -1, data[:1]), "write far": dev.Write(b, 9, nil),
		"read beyond": dev.Read(got[:8], b, 1), "read before": dev.Read(got[:1], b, -1),
		"copy beyond": dev.Copy(b, 0, a, 0, 9), "copy from beyond": dev.Copy(a, 0, b, 0, 9), "copy less than nothing": dev.Copy(a, 0, b, 0, -1),
		"a foreign buffer": dev.Write(foreign{}, 0, data[:1]),
	} {
		if !errors.Is(err, executor.ErrBuffer) {
			t.Errorf("%s: got %v, want ErrBuffer", name, err)
		}
	}
	if _, err := dev.Alloc(-1); !errors.Is(err, executor.ErrBuffer) {
		t.Errorf("a negative length: got %v, want ErrBuffer", err)
	}
	dev.Free(a)
	dev.Free(b)
	dev.Free(none)
}

type foreign struct{}

func (foreign) Len() int { return 1 << 20 }

// calls checks that a device refuses calls that do not fit their instruction, each one a valid call with
// one thing wrong.
func calls(t *testing.T, dev executor.Device) {
	b := newBuilder(1, 1)
	x := b.Input("x", program.I8, 3, 40)
	w := b.Model("w", program.I8, 5, 40, program.WithSide("w.side"))
	b.MatMul("y", x, w, program.WithBias())
	p := build(t, b)
	fresh := func() *executor.Call {
		view := func(typ program.Type, rows, cols int) executor.View {
			buf, err := dev.Alloc(rows * cols * typ.Size())
			if err != nil {
				t.Fatal(err)
			}
			return executor.View{Buffer: buf, Type: typ, Rows: rows, Cols: cols, RowStride: cols * typ.Size(), ColStride: typ.Size()}
		}
		return &executor.Call{Program: p, A: view(program.I8, 3, 40), B: view(program.I8, 5, 40), Bias: view(program.I32, 5, 1), Out: view(program.I8, 3, 5)}
	}
	if err := dev.Execute(t.Context(), fresh()); err != nil {
		t.Fatalf("a valid call: %v", err)
	}
	short := fresh().Out.Buffer // 15 bytes
	for name, c := range map[string]struct {
		spoil func(*executor.Call)
		want  error
	}{
		"no program":      {func(c *executor.Call) { c.Program = nil }, executor.ErrCall},
		"instruction":     {func(c *executor.Call) { c.Index = 1 }, executor.ErrCall},
		"instruction -1":  {func(c *executor.Call) { c.Index = -1 }, executor.ErrCall},
		"rows of A":       {func(c *executor.Call) { c.A.Rows = 2 }, executor.ErrCall},
		"columns of B":    {func(c *executor.Call) { c.B.Cols = 39 }, executor.ErrCall},
		"type of A":       {func(c *executor.Call) { c.A.Type = program.I16 }, executor.ErrCall},
		"type of nothing": {func(c *executor.Call) { c.A.Type = 9 }, executor.ErrCall},
		"A beyond":        {func(c *executor.Call) { c.A.Offset = 1 }, executor.ErrBuffer},
		"A before":        {func(c *executor.Call) { c.A.Offset = -1 }, executor.ErrCall},
		"stride of A":     {func(c *executor.Call) { c.A.ColStride = 2 }, executor.ErrCall},
		"A one column":    {func(c *executor.Call) { c.A.ColStride = 0 }, executor.ErrCall},
		"B one column":    {func(c *executor.Call) { c.B.ColStride = 0 }, executor.ErrCall},
		"rows far away":   {func(c *executor.Call) { c.A.RowStride = 1 << 62 }, executor.ErrBuffer},
		"A far away":      {func(c *executor.Call) { c.A.Offset = math.MaxInt }, executor.ErrBuffer},
		"rows backwards":  {func(c *executor.Call) { c.A.RowStride = -40 }, executor.ErrCall},
		"short A":         {func(c *executor.Call) { c.A.Buffer = short }, executor.ErrBuffer},
		"no B":            {func(c *executor.Call) { c.B.Buffer = nil }, executor.ErrCall},
		"no bias":         {func(c *executor.Call) { c.Bias = executor.View{} }, executor.ErrCall},
		"bias beyond":     {func(c *executor.Call) { c.Bias.Offset = 4 }, executor.ErrBuffer},
		"columns of out":  {func(c *executor.Call) { c.Out.Cols = 4 }, executor.ErrCall},
		"out not dense":   {func(c *executor.Call) { c.Out.RowStride = 0 }, executor.ErrCall},
		"foreign out":     {func(c *executor.Call) { c.Out.Buffer = foreign{} }, executor.ErrBuffer},
	} {
		call := fresh()
		c.spoil(call)
		if err := dev.Execute(t.Context(), call); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := dev.Execute(ctx, fresh()); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: got %v", err)
	}
}
