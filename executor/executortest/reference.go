package executortest

import (
	"context"
	"fmt"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/program"
)

// Reference is the naive device: every element by its definition, in 64-bit integers, on one core. The
// zero value is ready for use.
type Reference struct{}

var _ executor.Device = Reference{}

type memory struct{ data []byte }

func (m *memory) Len() int { return len(m.data) }

// Name returns "reference".
func (Reference) Name() string { return "reference" }

// Alloc returns n bytes.
func (Reference) Alloc(n int) (executor.Buffer, error) {
	if n < 0 {
		return nil, fmt.Errorf("%w: %d bytes", executor.ErrBuffer, n)
	}
	return &memory{make([]byte, n)}, nil
}

// Free does nothing.
func (Reference) Free(executor.Buffer) {}

func bytesAt(b executor.Buffer, off, n int) ([]byte, error) {
	m, ok := b.(*memory)
	if !ok || off < 0 || n < 0 || off > len(m.data) || n > len(m.data)-off {
		return nil, fmt.Errorf("%w: %d bytes at %d", executor.ErrBuffer, n, off)
	}
	return m.data[off : off+n], nil
}

// Write copies src to dst.
func (Reference) Write(dst executor.Buffer, off int, src []byte) error {
	d, err := bytesAt(dst, off, len(src))
	copy(d, src)
	return err
}

// Read copies from src to dst.
func (Reference) Read(dst []byte, src executor.Buffer, off int) error {
	s, err := bytesAt(src, off, len(dst))
	copy(dst, s)
	return err
}

// Copy copies between buffers.
func (r Reference) Copy(dst executor.Buffer, dstOff int, src executor.Buffer, srcOff, n int) error {
	s, err := bytesAt(src, srcOff, n)
	if err != nil {
		return err
	}
	return r.Write(dst, dstOff, s)
}

// Execute computes the output element by element.
func (Reference) Execute(ctx context.Context, call *executor.Call) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := call.Check(); err != nil {
		return err
	}
	in, out := call.Instruction(), call.Out
	for _, v := range []executor.View{call.A, call.B, call.Bias, call.Out} {
		if _, ok := v.Buffer.(*memory); v.Buffer != nil && !ok {
			return fmt.Errorf("%w: a %T", executor.ErrBuffer, v.Buffer)
		}
	}
	for i := range out.Rows {
		for j := range out.Cols {
			x, err := accumulator(call, in, i, j)
			if err != nil {
				return err
			}
			put(out, i, j, in.Requant.Apply(x))
		}
	}
	return nil
}

// accumulator is what element (i, j) is before its requant.
func accumulator(call *executor.Call, in program.Instruction, i, j int) (int64, error) {
	a, b := call.A, call.B
	var x int64
	switch in.Op {
	case program.MatMul:
		for k := range a.Cols {
			x += get(a, i, k) * get(b, j, k)
		}
		if in.Bias {
			x += get(call.Bias, j, 0)
		}
	case program.Affine:
		x = in.MulA*get(a, i, j) + in.MulB*get(b, i, j) + in.Add
	case program.Multiply:
		x = get(a, i, j) * get(b, i, j)
	case program.Lookup:
		x = get(b, 0, int(get(a, i, j))+128)
	case program.Sum:
		for k := range a.Cols {
			x += get(a, i, k)
		}
	case program.SumSquares:
		for k := range a.Cols {
			x += get(a, i, k) * get(a, i, k)
		}
	case program.Max:
		x = get(a, i, 0)
		for k := range a.Cols {
			x = max(x, get(a, i, k))
		}
	case program.ArgMax:
		for k := range a.Cols {
			if get(a, i, k) > get(a, i, int(x)) {
				x = int64(k)
			}
		}
	default:
		return 0, fmt.Errorf("%w: opcode %v", executor.ErrCall, in.Op)
	}
	return x, nil
}

func element(v executor.View, i, j int) []byte {
	return v.Buffer.(*memory).data[v.Offset+i*v.RowStride+j*v.ColStride:]
}

func get(v executor.View, i, j int) int64 { return v.Type.Get(element(v, i, j)) }

func put(v executor.View, i, j int, y int64) { v.Type.Put(element(v, i, j), y) }
