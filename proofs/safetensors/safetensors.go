// Package safetensors is a strict codec for the integer part of the safetensors format.
//
// A file is an 8-byte little-endian header length n <= 1 MiB, n bytes of JSON, and the data.
// The JSON object maps a tensor's name to its dtype ("I8", "I16" or "I32"), shape and
// data_offsets [begin, end) within the data; trailing spaces may pad it. Elements are
// two's complement, little-endian, row-major. The optional "__metadata__" maps strings to
// strings and means nothing here.
//
// Two readers must never disagree about a file, so this one takes the format at its
// narrowest: tensors stand in the header in the order of their data, without gap or overlap,
// and end with the file; names and keys are not repeated; other dtypes, other keys, and
// shapes that do not give the length are refused. Nothing is sorted or repaired.
package safetensors

import (
	"errors"
	"fmt"
	"math"
)

// DType is the element type of a tensor. The zero value is no type.
type DType uint8

// The element types, as two's complement little-endian integers.
const (
	I8 DType = iota + 1
	I16
	I32
)

var dtypeNames = [...]string{I8: "I8", I16: "I16", I32: "I32"}

// Valid reports whether d is one of the three types.
func (d DType) Valid() bool { return d >= I8 && d <= I32 }

// Size is the number of bytes of an element. Requires a valid type.
func (d DType) Size() int { return 1 << (d - 1) }

// String is the type's name in a header.
func (d DType) String() string {
	if !d.Valid() {
		return fmt.Sprintf("dtype(%d)", uint8(d))
	}
	return dtypeNames[d]
}

// Limits of a file.
const (
	MaxHeaderBytes = 1 << 20
	MaxRank        = 8
)

// The reasons for which a file or tensor is refused. Every refusal is an *Error that wraps
// one of them.
var (
	ErrHeader    = errors.New("malformed header")
	ErrDType     = errors.New("unknown dtype")
	ErrShape     = errors.New("wrong shape")
	ErrOffsets   = errors.New("data is not contiguous")
	ErrDuplicate = errors.New("repeated key")
	ErrName      = errors.New("bad name")
	ErrValue     = errors.New("value does not fit the dtype")
)

// Error is a refusal; Tensor is "" where it is about the file.
type Error struct {
	Tensor string
	Field  string
	Err    error // wraps one of the sentinels above
}

// Error states tensor, field and reason.
func (e *Error) Error() string {
	s := "safetensors: "
	if e.Tensor != "" {
		s += "tensor " + show(e.Tensor) + ": "
	}
	return s + e.Field + ": " + e.Err.Error()
}

// Unwrap gives the reason.
func (e *Error) Unwrap() error { return e.Err }

func refuse(tensor, field string, sentinel error, format string, args ...any) error {
	return &Error{tensor, field, fmt.Errorf("%s: %w", fmt.Sprintf(format, args...), sentinel)}
}

// Tensor is a named array. Data has Size bytes for each element of Shape.
type Tensor struct {
	Name  string
	DType DType
	Shape []int
	Data  []byte
}

// Elements is the product of the shape, 1 for a scalar.
func (t Tensor) Elements() int {
	n := 1
	for _, d := range t.Shape {
		n *= d
	}
	return n
}

// FromValues makes a tensor of values in row-major order. It rejects a shape of another
// number of elements and values outside of the dtype.
func FromValues(name string, d DType, shape []int, values []int64) (Tensor, error) {
	if !d.Valid() {
		return Tensor{}, refuse(name, "dtype", ErrDType, "got %s", d)
	}
	n, err := bytesOf(name, d, shape)
	if err != nil {
		return Tensor{}, err
	}
	if n/d.Size() != len(values) {
		return Tensor{}, refuse(name, "shape", ErrShape, "%v for %d values", shape, len(values))
	}
	size := d.Size()
	half := int64(1) << (8*size - 1)
	data := make([]byte, 0, n)
	for i, v := range values {
		if v < -half || v >= half {
			return Tensor{}, refuse(name, "data", ErrValue, "element %d is %d", i, v)
		}
		for k := range size {
			data = append(data, byte(v>>(8*k)))
		}
	}
	return Tensor{name, d, append([]int(nil), shape...), data}, nil
}

// Values decodes the elements in row-major order.
func (t Tensor) Values() []int64 {
	size := t.DType.Size()
	out := make([]int64, 0, len(t.Data)/size)
	for b := t.Data; len(b) >= size; b = b[size:] {
		v := int64(int8(b[size-1]))
		for k := size - 2; k >= 0; k-- {
			v = v<<8 | int64(b[k])
		}
		out = append(out, v)
	}
	return out
}

// bytesOf is the length of the data of a tensor, checked against overflow.
func bytesOf(name string, d DType, shape []int) (int, error) {
	if len(shape) > MaxRank {
		return 0, refuse(name, "shape", ErrShape, "%d dimensions, want at most %d", len(shape), MaxRank)
	}
	n := d.Size()
	for i, x := range shape {
		if x < 0 {
			return 0, refuse(name, "shape", ErrShape, "dimension %d is %d", i, x)
		}
		if x > 0 && n > math.MaxInt/x {
			return 0, refuse(name, "shape", ErrShape, "%v has too many elements", shape)
		}
		n *= x
	}
	return n, nil
}

// File is a list of tensors in the order of their data.
type File struct {
	Tensors  []Tensor
	Metadata map[string]string // nil: none
}

// Tensor finds a tensor by name.
func (f *File) Tensor(name string) (Tensor, bool) {
	for _, t := range f.Tensors {
		if t.Name == name {
			return t, true
		}
	}
	return Tensor{}, false
}
