package program_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
	"github.com/assay-protocol/assay/proofs/safetensors"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// TestDataRoundTrip writes data as files and loads it again.
func TestDataRoundTrip(t *testing.T) {
	random(t, 8, func(t *testing.T, rng *rand.Rand, p *program.Program) {
		d := programtest.RandomData(rng, p, rng.IntN(2) == 0)
		for _, c := range []struct {
			name string
			file *safetensors.File
			load func(*program.Program, *safetensors.File) ([]program.Rows, error)
			want []program.Rows
		}{
			{"model", program.ModelFile(p, d.Model), program.LoadModel, d.Model},
			{"input", program.InputFile(p, d.Input), program.LoadInput, d.Input},
			{"state", program.StateFile(p, d.State), program.LoadState, d.State},
		} {
			b, err := c.file.Encode()
			if err != nil {
				t.Fatal(err)
			}
			f, err := safetensors.Parse(b)
			if err != nil {
				t.Fatal(err)
			}
			got, err := c.load(p, f)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if !reflect.DeepEqual(got, c.want) {
				t.Fatalf("%s changes", c.name)
			}
		}
		if err := program.CheckData(p, d); err != nil {
			t.Fatal(err)
		}
	})
}

// bound is a program with a model tensor with side words, an input and a state.
func bound(t *testing.T) *program.Program {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 2, SegmentLength: 1})
	w := b.Model("w", program.I8, 2, 3, program.WithSide("w.bias"), program.Range(-5, 6))
	x := b.Input("x", program.I8, 2, 3, program.WithSide("x.side"))
	b.MatMul("y", x, w, program.WithBias())
	b.Affine("s", 1, b.Previous("s", program.I16, 2, 2), 0, b.Previous("s", program.I16, 2, 2), 0,
		program.As(program.I16), program.To(program.State), program.Range(-300, 300), program.Clamp(-300, 300))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func value(t *testing.T, name string, d safetensors.DType, shape []int, v ...int64) safetensors.Tensor {
	t.Helper()
	x, err := safetensors.FromValues(name, d, shape, v)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// TestOffsetBinaryRows states the rows that a file gives, and the leaves that commit to them.
func TestOffsetBinaryRows(t *testing.T) {
	p := bound(t)
	model, err := program.LoadModel(p, &safetensors.File{Tensors: []safetensors.Tensor{
		value(t, "w.bias", safetensors.I32, []int{2}, -1, 0x01020304),
		value(t, "w", safetensors.I8, []int{2, 3}, -5, 0, 6, 1, 2, 3),
	}})
	if err != nil {
		t.Fatal(err)
	}
	if want := []byte{0x7b, 0x80, 0x86, 0x81, 0x82, 0x83}; !bytes.Equal(model[0].Data, want) || model[0].RowBytes != 3 {
		t.Errorf("rows %x of %d bytes, want %x of 3", model[0].Data, model[0].RowBytes, want)
	}
	if model[0].Side(0) != 0x7fffffff || model[0].Side(1) != 0x81020304 {
		t.Errorf("side words %x", model[0].Sides)
	}
	state, err := program.LoadState(p, &safetensors.File{Tensors: []safetensors.Tensor{
		value(t, "s", safetensors.I16, []int{2, 2}, -300, 300, 0, -1),
	}})
	if err != nil {
		t.Fatal(err)
	}
	if want := []byte{0xd4, 0x7e, 0x2c, 0x81, 0, 0x80, 0xff, 0x7f}; !bytes.Equal(state[1].Data, want) {
		t.Errorf("rows %x, want %x", state[1].Data, want)
	}
	if state[0].Len() != 0 {
		t.Error("y is no state, and has rows")
	}

	scheme, err := commit.For(commit.Poseidon2, 64)
	if err != nil {
		t.Fatal(err)
	}
	digest := func(row []byte, side uint32, salt fr.Element) fr.Element {
		d, err := scheme.Digest(row, side, salt)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	tree, err := program.ModelTree(p, model)
	if err != nil {
		t.Fatal(err)
	}
	if tree.Leaf(1) != digest([]byte{0x81, 0x82, 0x83}, 0x81020304, fr.Element{}) || tree.Levels() != commit.ModelLevels {
		t.Error("model leaf 1 differs")
	}
	key := fr.NewElement(7)
	tree, err = program.StateTree(p, state, key)
	if err != nil {
		t.Fatal(err)
	}
	if tree.Leaf(1) != digest([]byte{0, 0x80, 0xff, 0x7f}, commit.SideZero, commit.Salt(key, commit.TreeState, 0, 1)) || tree.Levels() != commit.StepLevels {
		t.Error("state leaf 1 differs")
	}
	if program.Checkpoint0(tree) != commit.Checkpoint(tree.Root(), commit.Empty(13)) {
		t.Error("checkpoint 0 differs")
	}
	input, err := program.LoadInput(p, &safetensors.File{Tensors: []safetensors.Tensor{
		value(t, "x", safetensors.I8, []int{2, 2, 3}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3),
		value(t, "x.side", safetensors.I32, []int{2, 2}, 0, 0, 0, 5),
	}})
	if err != nil {
		t.Fatal(err)
	}
	tree, err = program.InputTree(p, input)
	if err != nil {
		t.Fatal(err)
	}
	if tree.Leaf(3) != digest([]byte{0x81, 0x82, 0x83}, 0x80000005, fr.Element{}) || tree.Levels() != commit.InputLevels {
		t.Error("input leaf 3 differs")
	}
}

// TestInputOrder places leaf step*InputLeaves + Base + row for several input tensors.
func TestInputOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	p := programtest.Random(rng, programtest.Config{LeafBytes: 64, Steps: 5, SegmentLength: 2})
	d := programtest.RandomData(rng, p, false)
	tree, err := program.InputTree(p, d.Input)
	if err != nil {
		t.Fatal(err)
	}
	scheme, err := commit.For(p.Scheme(), p.LeafBytes())
	if err != nil {
		t.Fatal(err)
	}
	for k, x := range p.Input() {
		for step := range int(p.Steps()) {
			for i := range x.Rows {
				n := step*x.Rows + i
				want, err := scheme.Digest(d.Input[k].Row(n), d.Input[k].Side(n), fr.Element{})
				if err != nil {
					t.Fatal(err)
				}
				if at := uint64(step)*p.InputLeaves() + x.Base + uint64(i); tree.Leaf(at) != want {
					t.Fatalf("%s, step %d, row %d is not at leaf %d", x.Name, step, i, at)
				}
			}
		}
	}
}

// TestNothingToBind commits to empty tables.
func TestNothingToBind(t *testing.T) {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 1 << 31, SegmentLength: 1 << 11})
	s := b.Previous("s", program.I8, 1, 1)
	b.Affine("s", 1, s, 0, s, 1, program.To(program.State))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	model, err := program.LoadModel(p, &safetensors.File{})
	if err != nil {
		t.Fatal(err)
	}
	input, err := program.LoadInput(p, &safetensors.File{})
	if err != nil {
		t.Fatal(err)
	}
	m, err := program.ModelTree(p, model)
	if err != nil || m.Root() != commit.Empty(commit.ModelLevels) {
		t.Errorf("model: %v", err)
	}
	x, err := program.InputTree(p, input)
	if err != nil || x.Root() != commit.Empty(commit.InputLevels) {
		t.Errorf("input: %v", err)
	}
}

// TestLoadRefuses changes one thing of files that load.
func TestLoadRefuses(t *testing.T) {
	p := bound(t)
	model := func() []safetensors.Tensor {
		return []safetensors.Tensor{
			value(t, "w", safetensors.I8, []int{2, 3}, -5, 0, 6, 1, 2, 3),
			value(t, "w.bias", safetensors.I32, []int{2}, -1<<31, 1<<31-1),
		}
	}
	input := func() []safetensors.Tensor {
		return []safetensors.Tensor{
			value(t, "x", safetensors.I8, []int{2, 2, 3}, make([]int64, 12)...),
			value(t, "x.side", safetensors.I32, []int{2, 2}, make([]int64, 4)...),
		}
	}
	state := func() []safetensors.Tensor {
		return []safetensors.Tensor{value(t, "s", safetensors.I16, []int{2, 2}, -300, 300, 0, 0)}
	}
	for _, c := range []struct {
		name  string
		load  func(*program.Program, *safetensors.File) ([]program.Rows, error)
		good  []safetensors.Tensor
		bad   func(f []safetensors.Tensor) []safetensors.Tensor
		want  error
		field string
	}{
		{"missing tensor", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor { return f[1:] }, program.ErrData, "name"},
		{"missing side", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor { return f[:1] }, program.ErrData, "name"},
		{"extra tensor", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor {
			return append(f, value(t, "v", safetensors.I8, []int{1}, 0))
		}, program.ErrData, "name"},
		{"tensor twice", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor { return append(f, f[0]) }, program.ErrData, "name"},
		{"empty name", program.LoadState, state(), func(f []safetensors.Tensor) []safetensors.Tensor { return append(f, safetensors.Tensor{}) }, program.ErrData, "name"},
		{"type", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor {
			f[0] = value(t, "w", safetensors.I16, []int{2, 3}, -5, 0, 6, 1, 2, 3)
			return f
		}, program.ErrData, "type"},
		{"side type", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor {
			f[1] = value(t, "w.bias", safetensors.I16, []int{2}, 0, 0)
			return f
		}, program.ErrData, "type"},
		{"transposed", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor { f[0].Shape = []int{3, 2}; return f }, program.ErrData, "shape"},
		{"flat", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor { f[0].Shape = []int{6}; return f }, program.ErrData, "shape"},
		{"side shape", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor { f[1].Shape = []int{2, 1}; return f }, program.ErrData, "shape"},
		{"short data", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor { f[0].Data = f[0].Data[:5]; return f }, program.ErrData, "data"},
		{"below the interval", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor {
			f[0] = value(t, "w", safetensors.I8, []int{2, 3}, 0, 0, 0, 0, -6, 0)
			return f
		}, program.ErrInterval, "element [1, 1]"},
		{"above the interval", program.LoadModel, model(), func(f []safetensors.Tensor) []safetensors.Tensor {
			f[0] = value(t, "w", safetensors.I8, []int{2, 3}, 0, 0, 7, 0, 0, 0)
			return f
		}, program.ErrInterval, "element [0, 2]"},
		{"steps of the input", program.LoadInput, input(), func(f []safetensors.Tensor) []safetensors.Tensor {
			f[0] = value(t, "x", safetensors.I8, []int{1, 2, 3}, make([]int64, 6)...)
			return f
		}, program.ErrData, "shape"},
		{"side of one step", program.LoadInput, input(), func(f []safetensors.Tensor) []safetensors.Tensor {
			f[1] = value(t, "x.side", safetensors.I32, []int{2}, 0, 0)
			return f
		}, program.ErrData, "shape"},
		{"state interval", program.LoadState, state(), func(f []safetensors.Tensor) []safetensors.Tensor {
			f[0] = value(t, "s", safetensors.I16, []int{2, 2}, 0, 0, 0, 301)
			return f
		}, program.ErrInterval, "element [1, 1]"},
		{"state of no state", program.LoadState, state(), func(f []safetensors.Tensor) []safetensors.Tensor {
			return append(f, value(t, "y", safetensors.I8, []int{2, 2}, 0, 0, 0, 0))
		}, program.ErrData, "name"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := c.load(p, &safetensors.File{Tensors: c.good}); err != nil {
				t.Fatalf("the valid twin is refused: %v", err)
			}
			_, err := c.load(p, &safetensors.File{Tensors: c.bad(c.good)})
			wantField(t, err, c.want, c.field)
		})
	}
}

func wantField(t *testing.T, err, want error, field string) {
	t.Helper()
	var e *program.Error
	if !errors.As(err, &e) || !errors.Is(err, want) || e.Field != field || !strings.Contains(err.Error(), e.Name) {
		t.Errorf("got %v, want %v at %q", err, want, field)
	}
}

// TestCheckDataRefuses changes one thing of data that is accepted.
func TestCheckDataRefuses(t *testing.T) {
	p := bound(t)
	for _, c := range []struct {
		name  string
		bad   func(d *program.Data)
		want  error
		field string
	}{
		{"model tables", func(d *program.Data) { d.Model = nil }, program.ErrData, "length"},
		{"input tables", func(d *program.Data) { d.Input = append(d.Input, program.Rows{}) }, program.ErrData, "length"},
		{"state tables", func(d *program.Data) { d.State = d.State[:1] }, program.ErrData, "length"},
		{"row bytes", func(d *program.Data) { d.Model[0].RowBytes = 2 }, program.ErrData, "rows"},
		{"rows", func(d *program.Data) { d.Input[0].Data = d.Input[0].Data[:9] }, program.ErrData, "rows"},
		{"no sides", func(d *program.Data) { d.Model[0].Sides = nil }, program.ErrData, "sides"},
		{"fewer sides", func(d *program.Data) { d.Input[0].Sides = d.Input[0].Sides[:3] }, program.ErrData, "sides"},
		{"sides of a state", func(d *program.Data) { d.State[1].Sides = make([]uint32, 2) }, program.ErrData, "sides"},
		{"rows of no state", func(d *program.Data) { d.State[0].Data = []byte{1} }, program.ErrData, "rows"},
		{"interval", func(d *program.Data) { d.Model[0].Data[3] = 0x80 + 7 }, program.ErrInterval, "element [1, 0]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := programtest.RandomData(rand.New(rand.NewPCG(1, 1)), p, false)
			if err := program.CheckData(p, d); err != nil {
				t.Fatalf("the valid twin is refused: %v", err)
			}
			c.bad(d)
			wantField(t, program.CheckData(p, d), c.want, c.field)
			_, m := program.ModelTree(p, d.Model)
			_, x := program.InputTree(p, d.Input)
			_, s := program.StateTree(p, d.State, fr.Element{})
			if m == nil && x == nil && s == nil {
				t.Error("every tree is built over it")
			}
		})
	}
}
