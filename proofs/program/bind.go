package program

import (
	"fmt"
	"slices"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/safetensors"
)

// Rows are rows of one tensor in the form that is committed and computed on.
type Rows struct {
	Data     []byte   // offset binary, rows back to back
	RowBytes int      // of one row, at most c
	Sides    []uint32 // raw side word of each row; nil: all commit.SideZero
}

// Len is the number of rows.
func (r Rows) Len() int {
	if r.RowBytes == 0 {
		return 0
	}
	return len(r.Data) / r.RowBytes
}

// Row is row i. Requires 0 <= i < Len().
func (r Rows) Row(i int) []byte { return r.Data[i*r.RowBytes : (i+1)*r.RowBytes : (i+1)*r.RowBytes] }

// Side is the raw side word of row i.
func (r Rows) Side(i int) uint32 {
	if r.Sides == nil {
		return commit.SideZero
	}
	return r.Sides[i]
}

// Slice is rows [from, to), sharing memory. Requires 0 <= from <= to <= Len().
func (r Rows) Slice(from, to int) Rows {
	s := Rows{Data: r.Data[from*r.RowBytes : to*r.RowBytes : to*r.RowBytes], RowBytes: r.RowBytes}
	if r.Sides != nil {
		s.Sides = r.Sides[from:to:to]
	}
	return s
}

// Data is everything a program runs on.
type Data struct {
	Model []Rows // by model tensor
	Input []Rows // by input tensor; row step*Tensor.Rows + i is row i of that step
	State []Rows // by instruction: the initial state, empty where the role is not State
}

// LoadModel reads the model's tensors, and side tensors, from f: exactly those that p
// names, [rows, cols] with side tensors i32 [rows]. It rejects, with an *Error that wraps
// ErrData or ErrInterval, missing and extra tensors, other types and shapes, and values
// outside of the declared intervals.
func LoadModel(p *Program, f *safetensors.File) ([]Rows, error) {
	return load(f, tableModel, p.model, nil)
}

// LoadInput is LoadModel for the input: tensors [S, rows, cols], side tensors [S, rows].
func LoadInput(p *Program, f *safetensors.File) ([]Rows, error) {
	return load(f, tableInput, p.input, []int{int(p.steps)})
}

// LoadState is LoadModel for the initial state: a tensor [rows, cols] for each instruction
// of role State. The result is indexed by instruction and empty for the others.
func LoadState(p *Program, f *safetensors.File) ([]Rows, error) {
	return load(f, tableState, p.stateTensors(), nil)
}

// stateTensors is the state table, indexed by instruction, unnamed where there is none.
func (p *Program) stateTensors() []Tensor {
	t := make([]Tensor, len(p.code))
	for i := range p.code {
		if p.code[i].Out.Role == State {
			t[i] = p.code[i].Out
		}
	}
	return t
}

// load reads the named tensors of a table, with the dimensions of lead in front of each
// shape.
func load(f *safetensors.File, table string, tensors []Tensor, lead []int) ([]Rows, error) {
	rows := make([]Rows, len(tensors))
	expected := 0
	for i, t := range tensors {
		if t.Name == "" {
			continue
		}
		at := place{table, i, t.Name}
		raw, err := take(f, at, t.Name, t.Type, append(append([]int(nil), lead...), t.Rows, t.Cols))
		if err != nil {
			return nil, err
		}
		expected++
		rows[i] = Rows{Data: offsetBinary(raw, t.Type.Size()), RowBytes: t.RowBytes()}
		if err := checkRange(at, t, rows[i].Data); err != nil {
			return nil, err
		}
		if t.Side == "" {
			continue
		}
		raw, err = take(f, at, t.Side, I32, append(append([]int(nil), lead...), t.Rows))
		if err != nil {
			return nil, err
		}
		expected++
		rows[i].Sides = make([]uint32, len(raw)/4)
		for k := range rows[i].Sides {
			rows[i].Sides[k] = le.Uint32(raw[4*k:]) ^ commit.SideZero
		}
	}
	if len(f.Tensors) == expected {
		return rows, nil
	}
	known := make(map[string]bool)
	for _, t := range tensors {
		known[t.Name], known[t.Side] = true, true
	}
	for k, t := range f.Tensors {
		if t.Name == "" || !known[t.Name] {
			return nil, place{table, k, t.Name}.errorf("name", ErrData, "the program has no such tensor")
		}
	}
	return nil, place{table: table}.errorf("name", ErrData, "%d tensors, want %d", len(f.Tensors), expected)
}

// take returns the bytes of the tensor called name.
func take(f *safetensors.File, at place, name string, t Type, shape []int) ([]byte, error) {
	x, ok := f.Tensor(name)
	if !ok {
		return nil, at.errorf("name", ErrData, "the file has no tensor %q", name)
	}
	if x.DType != fileType(t) {
		return nil, at.errorf("type", ErrData, "%q is %s, want %s", name, x.DType, fileType(t))
	}
	if !slices.Equal(x.Shape, shape) {
		return nil, at.errorf("shape", ErrData, "%q is %v, want %v", name, x.Shape, shape)
	}
	if len(x.Data) != x.Elements()*t.Size() {
		return nil, at.errorf("data", ErrData, "%q has %d bytes for %v", name, len(x.Data), shape)
	}
	return x.Data, nil
}

// fileType is t in a file. The two packages number the types alike.
func fileType(t Type) safetensors.DType { return safetensors.DType(t) }

// offsetBinary converts little-endian elements of size bytes from two's complement to
// offset binary, or back: both flip the top bit.
func offsetBinary(b []byte, size int) []byte {
	out := append([]byte(nil), b...)
	for k := size - 1; k < len(out); k += size {
		out[k] ^= 0x80
	}
	return out
}

func checkRange(at place, t Tensor, data []byte) error {
	if t.Lo == t.Type.Min() && t.Hi == t.Type.Max() {
		return nil
	}
	size := t.Type.Size()
	for k := 0; k < len(data); k += size {
		if v := t.Type.Get(data[k:]); v < t.Lo || v > t.Hi {
			n := k / size
			return at.errorf(fmt.Sprintf("element [%d, %d]", n/t.Cols, n%t.Cols), ErrInterval, "got %d, declared [%d, %d]", v, t.Lo, t.Hi)
		}
	}
	return nil
}
