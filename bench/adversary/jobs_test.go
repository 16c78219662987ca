package adversary_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/examples/mnist"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// job is a program with data to run on.
type job struct {
	p    *program.Program
	data *program.Data
}

// trace is what every instruction wrote at every step.
type trace [][][]byte // [step][instruction]

// digits is the MNIST example over the first images·steps test digits.
func digits(t testing.TB, images, steps int) *job {
	t.Helper()
	p, err := mnist.Program(images, steps, steps, 1024)
	if err != nil {
		t.Fatal(err)
	}
	return onDigits(t, p)
}

func onDigits(t testing.TB, p *program.Program) *job {
	t.Helper()
	set, err := mnist.Test()
	if err != nil {
		t.Fatal(err)
	}
	data, err := mnist.Data(p, set, 0)
	if err != nil {
		t.Fatal(err)
	}
	return &job{p, data}
}

// fused is the MNIST network with its ReLU in the clamp of the product instead of a lookup.
func fused(t testing.TB, images, steps int) *job {
	t.Helper()
	b := program.NewBuilder(program.Config{LeafBytes: 1024, Scheme: commit.Poseidon2, Steps: uint64(steps), SegmentLength: uint64(steps)})
	w1 := b.Model(mnist.FirstWeights, program.I8, mnist.Hidden, mnist.Pixels, program.WithSide(mnist.FirstBias))
	w2 := b.Model(mnist.LastWeights, program.I8, mnist.Classes, mnist.Hidden, program.WithSide(mnist.LastBias))
	b.Model(mnist.Activation, program.I8, 1, 256)
	x := b.Input(mnist.Input, program.I8, images, mnist.Pixels)
	r := b.MatMul("r", x, w1, program.WithBias(), program.Scale(mnist.HiddenM, mnist.HiddenShift, 0), program.Clamp(0, 127))
	b.MatMul("logits", r, w2, program.WithBias(), program.As(program.I32), program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return onDigits(t, p)
}

// recurrent is a small program with what the other two lack: state, windows, a product of two traces,
// wider types, a bias in the middle of a tensor, and an instruction of one possible value.
func recurrent(t testing.TB) *job {
	t.Helper()
	const steps = 6
	b := program.NewBuilder(program.Config{LeafBytes: 128, Scheme: commit.Poseidon2, Steps: steps, SegmentLength: 3})
	w := b.Model("w", program.I8, 40, 64, program.WithSide("bias"))
	x := b.Input("x", program.I8, 5, 64)
	h := b.MatMul("h", x.Cols(32, 32), w.Rows(8, 32).Cols(32, 32), program.WithBias(), program.Scale(3, 9, 0))
	s := b.Affine("s", 1, h, 1, b.Previous("s", program.I16, 5, 32), 0, program.As(program.I16), program.To(program.State), program.Clamp(-1000, 1000), program.Range(-1000, 1000))
	q := b.MatMul("q", s, s, program.As(program.I32))
	b.Max("m", q, program.To(program.Output))
	b.Affine("c", 1, h, -1, h, 0, program.Clamp(7, 7))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	random := func(n int) []byte {
		out := make([]byte, n)
		for i := range out {
			out[i] = byte(rng.Uint32())
		}
		return out
	}
	sides := make([]uint32, 40)
	for i := range sides {
		sides[i] = commit.SideZero + uint32(rng.IntN(2000)-1000)
	}
	state := make([]program.Rows, p.Len())
	zeros := make([]byte, 5*64)
	for i := range zeros {
		zeros[i] = byte(i%2) << 7 // 0 of i16 in offset binary
	}
	state[1] = program.Rows{Data: zeros, RowBytes: 64}
	return &job{p, &program.Data{
		Model: []program.Rows{{Data: random(40 * 64), RowBytes: 64, Sides: sides}},
		Input: []program.Rows{{Data: random(steps * 5 * 64), RowBytes: 64}},
		State: state,
	}}
}

// run executes the job on a device.
func (j *job) run(t testing.TB, d executor.Device) trace {
	t.Helper()
	out, err := j.try(d)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func (j *job) try(d executor.Device) (trace, error) {
	m, err := executor.NewMachine(d, j.p, j.data)
	if err != nil {
		return nil, err
	}
	defer m.Close()
	out := trace{}
	state := j.data.State
	for step := range j.p.Steps() {
		if step%j.p.SegmentLength() == 0 {
			if err := m.Begin(step, state); err != nil {
				return nil, err
			}
		}
		if err := m.Step(context.Background(), step); err != nil {
			return nil, err
		}
		tensors := make([][]byte, j.p.Len())
		next := make([]program.Rows, j.p.Len())
		for i, in := range j.p.Instructions() {
			tensors[i] = make([]byte, in.Out.Rows*in.Out.RowBytes())
			if err := m.Read(tensors[i], i); err != nil {
				return nil, err
			}
			if in.Out.Role == program.State {
				next[i] = program.Rows{Data: tensors[i], RowBytes: in.Out.RowBytes()}
			}
		}
		out, state = append(out, tensors), next
	}
	return out, nil
}

// place is an element of a trace.
type place struct {
	step, instruction, element int
}

// wrong lists the elements that are not what their instruction gives on the committed operands, with
// their draw weight and that of everything.
func (j *job) wrong(t testing.TB, tr trace) (places []place, weight, total uint64) {
	t.Helper()
	m, err := executor.NewMachine(cpu.New(), j.p, j.data)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	state := j.data.State
	for step := range tr {
		if uint64(step)%j.p.SegmentLength() == 0 {
			if err := m.Begin(uint64(step), state); err != nil {
				t.Fatal(err)
			}
		}
		err := m.Recheck(context.Background(), uint64(step), tr[step], func(i int, computed []byte) error {
			in := j.p.Instruction(i)
			size := in.Out.Type.Size()
			for e := range int(in.Elements()) {
				if !bytes.Equal(computed[e*size:(e+1)*size], tr[step][i][e*size:(e+1)*size]) {
					places = append(places, place{step, i, e})
					weight += in.Weight
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		state = make([]program.Rows, j.p.Len())
		for i, in := range j.p.Instructions() {
			if in.Out.Role == program.State {
				state[i] = program.Rows{Data: tr[step][i], RowBytes: in.Out.RowBytes()}
			}
		}
	}
	return places, weight, j.p.WeightPerStep() * j.p.Steps()
}

// differ lists the elements at which two traces differ.
func (j *job) differ(a, b trace) (places []place) {
	for step := range a {
		for i, in := range j.p.Instructions() {
			size := in.Out.Type.Size()
			for e := range int(in.Elements()) {
				if !bytes.Equal(a[step][i][e*size:(e+1)*size], b[step][i][e*size:(e+1)*size]) {
					places = append(places, place{step, i, e})
				}
			}
		}
	}
	return places
}
