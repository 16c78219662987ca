package mnist

import (
	_ "embed"
	"errors"
	"fmt"
	"sync"

	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/safetensors"
)

//go:embed testdata/weights.safetensors
var modelFile []byte

// Model returns the committed model file, the one that the program's model tensors load from. The caller
// must not change it.
var Model = sync.OnceValues(func() (*safetensors.File, error) { return safetensors.Parse(modelFile) })

// ErrDigits says that a set has too few digits for the steps asked for.
var ErrDigits = errors.New("mnist: not enough digits")

// Inputs returns the program's input file for the digits of set from first on: steps steps of images
// digits. It rejects a range that the set does not have ([ErrDigits]).
func Inputs(set *Set, first, images, steps int) (*safetensors.File, error) {
	if first < 0 || images < 1 || steps < 1 || first > set.Len() || images > (set.Len()-first)/steps {
		return nil, fmt.Errorf("%w: %d steps of %d from digit %d on, have %d", ErrDigits, steps, images, first, set.Len())
	}
	pixels := set.Images[first*Pixels : (first+steps*images)*Pixels]
	data := make([]byte, len(pixels))
	for i, px := range pixels {
		data[i] = px ^ 0x80 // pixel - 128 in two's complement
	}
	return &safetensors.File{Tensors: []safetensors.Tensor{
		{Name: Input, DType: safetensors.I8, Shape: []int{steps, images, Pixels}, Data: data},
	}}, nil
}

// Data returns what p, a program of this package, runs on: the committed model and the digits of set from
// first on. It rejects a range that the set does not have ([ErrDigits]) and another program.
func Data(p *program.Program, set *Set, first int) (*program.Data, error) {
	input := p.Input()
	if len(input) != 1 {
		return nil, fmt.Errorf("mnist: program with %d input tensors, want 1", len(input))
	}
	digits, err := Inputs(set, first, input[0].Rows, int(p.Steps()))
	if err != nil {
		return nil, err
	}
	model, err := Model()
	if err != nil {
		return nil, err
	}
	d := &program.Data{State: make([]program.Rows, p.Len())} // no instruction has state
	if d.Model, err = program.LoadModel(p, model); err != nil {
		return nil, err
	}
	if d.Input, err = program.LoadInput(p, digits); err != nil {
		return nil, err
	}
	return d, nil
}

// File returns the model file of the weights, tensors in the order of the program's declarations.
func (w *Weights) File() (*safetensors.File, error) {
	f := &safetensors.File{}
	for _, t := range []struct {
		name   string
		dtype  safetensors.DType
		shape  []int
		values []int64
	}{
		{FirstWeights, safetensors.I8, []int{Hidden, Pixels}, widen(w.W1)},
		{FirstBias, safetensors.I32, []int{Hidden}, widen(w.B1)},
		{LastWeights, safetensors.I8, []int{Classes, Hidden}, widen(w.W2)},
		{LastBias, safetensors.I32, []int{Classes}, widen(w.B2)},
		{Activation, safetensors.I8, []int{1, 256}, widen(w.Table)},
	} {
		tensor, err := safetensors.FromValues(t.name, t.dtype, t.shape, t.values)
		if err != nil {
			return nil, err
		}
		f.Tensors = append(f.Tensors, tensor)
	}
	return f, nil
}

func widen[T int8 | int32](v []T) []int64 {
	out := make([]int64, len(v))
	for i, x := range v {
		out[i] = int64(x)
	}
	return out
}

func narrow[T int8 | int32](v []int64) []T {
	out := make([]T, len(v))
	for i, x := range v {
		out[i] = T(x)
	}
	return out
}

// ErrModel says that a model file is not one of this network.
var ErrModel = errors.New("mnist: not a model of this network")

// ReadWeights is the reverse of [Weights.File], with the program's requantisation. It rejects a file that
// the program would not load ([ErrModel]).
func ReadWeights(f *safetensors.File) (*Weights, error) {
	values := map[string][]int64{}
	for _, t := range []struct {
		name     string
		dtype    safetensors.DType
		elements int
	}{
		{FirstWeights, safetensors.I8, Hidden * Pixels}, {FirstBias, safetensors.I32, Hidden},
		{LastWeights, safetensors.I8, Classes * Hidden}, {LastBias, safetensors.I32, Classes},
		{Activation, safetensors.I8, 256},
	} {
		tensor, ok := f.Tensor(t.name)
		if !ok {
			return nil, fmt.Errorf("%w: no tensor %q", ErrModel, t.name)
		}
		v := tensor.Values()
		if tensor.DType != t.dtype || len(v) != t.elements {
			return nil, fmt.Errorf("%w: %q is %s %v, want %s of %d elements", ErrModel, t.name, tensor.DType, tensor.Shape, t.dtype, t.elements)
		}
		values[t.name] = v
	}
	return &Weights{
		W1: narrow[int8](values[FirstWeights]), B1: narrow[int32](values[FirstBias]),
		W2: narrow[int8](values[LastWeights]), B2: narrow[int32](values[LastBias]),
		Table: narrow[int8](values[Activation]),
		M:     HiddenM, Shift: HiddenShift,
	}, nil
}
