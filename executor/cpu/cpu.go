// Package cpu is the executor's default device: memory of the process and kernels in pure Go on all
// cores. Its meaning is fixed by the naive reference of package executortest, which it must equal bit
// for bit.
//
// The int8 product packs three rows of B in a 64-bit word, so that one multiplication does three
// multiply-adds; see micro.go.
package cpu

import (
	"context"
	"fmt"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/program"
)

// Device is a CPU device. The zero value is ready for use.
type Device struct{}

var _ executor.Device = Device{}

// New returns a CPU device. Devices share nothing.
func New() Device { return Device{} }

type buffer []byte

func (b *buffer) Len() int { return len(*b) }

// Name returns "cpu".
func (Device) Name() string { return "cpu" }

// Alloc returns n zero bytes.
func (Device) Alloc(n int) (executor.Buffer, error) {
	if n < 0 {
		return nil, fmt.Errorf("%w: %d bytes", executor.ErrBuffer, n)
	}
	b := make(buffer, n)
	return &b, nil
}

// Free drops the memory of b.
func (Device) Free(b executor.Buffer) {
	if b, ok := b.(*buffer); ok {
		*b = nil
	}
}

// at returns bytes [off, off+n) of b.
func at(b executor.Buffer, off, n int) ([]byte, error) {
	m, ok := b.(*buffer)
	if !ok {
		return nil, fmt.Errorf("%w: a %T", executor.ErrBuffer, b)
	}
	if off < 0 || n < 0 || off > len(*m) || n > len(*m)-off {
		return nil, fmt.Errorf("%w: %d bytes at %d of %d", executor.ErrBuffer, n, off, len(*m))
	}
	return (*m)[off : off+n], nil
}

// Write copies src to dst.
func (Device) Write(dst executor.Buffer, off int, src []byte) error {
	d, err := at(dst, off, len(src))
	copy(d, src)
	return err
}

// Read copies from src to dst.
func (Device) Read(dst []byte, src executor.Buffer, off int) error {
	s, err := at(src, off, len(dst))
	copy(dst, s)
	return err
}

// Copy copies between buffers.
func (Device) Copy(dst executor.Buffer, dstOff int, src executor.Buffer, srcOff, n int) error {
	d, err := at(dst, dstOff, n)
	if err != nil {
		return err
	}
	s, err := at(src, srcOff, n)
	copy(d, s)
	return err
}

// Execute runs one instruction and returns when it is done. A running kernel is not interrupted.
func (Device) Execute(ctx context.Context, call *executor.Call) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := call.Check(); err != nil {
		return err
	}
	in := call.Instruction()
	out, err := host(call.Out)
	if err != nil {
		return err
	}
	a, err := host(call.A)
	if err != nil {
		return err
	}
	rq := newRequant(in.Requant)
	if in.Op.Unary() {
		reduce(in.Op, out, a, rq)
		return nil
	}
	b, err := host(call.B)
	if err != nil {
		return err
	}
	switch in.Op {
	case program.MatMul:
		var bias []int32
		if in.Bias {
			m, err := host(call.Bias)
			if err != nil {
				return err
			}
			bias = make([]int32, m.rows)
			for j := range bias {
				bias[j] = int32(m.typ.Get(m.row(j)))
			}
		}
		matmul(out, a, b, bias, rq)
	case program.Affine:
		affine(out, a, b, in.MulA, in.MulB, in.Add, rq)
	case program.Multiply:
		multiply(out, a, b, rq)
	case program.Lookup:
		lookup(out, a, b)
	default:
		return fmt.Errorf("%w: opcode %v", executor.ErrCall, in.Op)
	}
	return nil
}

// host resolves a checked view.
func host(v executor.View) (matrix, error) {
	data, err := at(v.Buffer, v.Offset, v.Buffer.Len()-v.Offset)
	if err != nil {
		return matrix{}, err
	}
	return matrix{data: data, typ: v.Type, rows: v.Rows, cols: v.Cols, rowStride: v.RowStride, colStride: v.ColStride}, nil
}
