package executor

import (
	"context"
	"errors"
	"fmt"

	"github.com/assay-protocol/assay/proofs/program"
)

// Refusals of devices.
var (
	ErrBuffer = errors.New("executor: buffer does not belong to the device or is too short")
	ErrCall   = errors.New("executor: call does not fit its instruction")
)

// Buffer is memory of a device. Only the device that allocated it can use it.
type Buffer interface {
	// Len is the length in bytes.
	Len() int
}

// Device holds tensors and runs instructions. The package documentation says how to add one.
//
// Calls come from one goroutine at a time. Work may be queued: Execute, Write and Copy may return before
// they are done, as long as everything happens in the order of the calls, Read waits for what it reads,
// and a failure of queued work is reported by a later call.
type Device interface {
	// Name is printed with results, for example "cpu".
	Name() string
	// Alloc returns a buffer of n bytes with any content. Requires n >= 0.
	Alloc(n int) (Buffer, error)
	// Free releases b, which is not used again.
	Free(b Buffer)
	// Write copies src to the bytes of dst from off on. It rejects a range outside dst (ErrBuffer).
	Write(dst Buffer, off int, src []byte) error
	// Read fills dst with the bytes of src from off on. It rejects a range outside src (ErrBuffer).
	Read(dst []byte, src Buffer, off int) error
	// Copy copies n bytes from src at srcOff to dst at dstOff; the ranges do not overlap. It rejects
	// ranges outside the buffers (ErrBuffer).
	Copy(dst Buffer, dstOff int, src Buffer, srcOff, n int) error
	// Execute computes every element of call's output view, as package program defines it, from the
	// operands' present content. Requires a call that Call.Check accepts and operand values within the
	// intervals that the program's analysis gives them; on other values the output is unspecified, but
	// the device must survive them.
	Execute(ctx context.Context, call *Call) error
}

// View is a tensor of shape [Rows, Cols] in a buffer, in the type's offset-binary encoding. Element
// (i, j) is at byte Offset + i*RowStride + j*ColStride: a stride of 0 repeats a broadcast row or column.
type View struct {
	Buffer    Buffer
	Type      program.Type
	Offset    int
	Rows      int
	Cols      int
	RowStride int
	ColStride int
}

// Dense reports whether the elements of a row are adjacent.
func (v View) Dense() bool { return v.ColStride == v.Type.Size() }

// Check rejects a view that reaches outside its buffer (ErrBuffer) or has no sensible shape (ErrCall).
func (v View) Check() error {
	size := 0
	if v.Type.Valid() {
		size = v.Type.Size()
	}
	switch {
	case v.Buffer == nil:
		return fmt.Errorf("%w: view without a buffer", ErrCall)
	case size == 0 || v.Rows < 1 || v.Cols < 1 || v.Offset < 0:
		return fmt.Errorf("%w: view [%d, %d] of type %v at byte %d", ErrCall, v.Rows, v.Cols, v.Type, v.Offset)
	case v.ColStride != 0 && v.ColStride != size, v.RowStride < 0:
		return fmt.Errorf("%w: strides %d and %d of type %v", ErrCall, v.RowStride, v.ColStride, v.Type)
	case v.Offset > v.Buffer.Len() || v.RowStride > v.Buffer.Len(): // and so the sum below is no overflow
		return fmt.Errorf("%w: view at byte %d in steps of %d, of %d", ErrBuffer, v.Offset, v.RowStride, v.Buffer.Len())
	}
	last := v.Offset + (v.Rows-1)*v.RowStride + (v.Cols-1)*v.ColStride
	if end := last + size; end > v.Buffer.Len() {
		return fmt.Errorf("%w: view ends at byte %d of %d", ErrBuffer, end, v.Buffer.Len())
	}
	return nil
}

// Call asks for one instruction at one step. Besides what a kernel needs it says where in the job it
// stands: devices that decorate another one, such as the adversaries of the benchmarks, decide by that.
type Call struct {
	Program *program.Program
	Index   int    // of the instruction
	First   uint64 // absolute index of the first step of the segment
	Step    uint64 // absolute index of the step

	A View // of shape [R, K] for products and reductions, of the output's shape otherwise
	B View // of a product [C, K]; of a lookup the table [1, 256]; of affine and multiply the output's shape; unset for reductions
	// Bias holds, for a product with a bias, the side words of B's rows, shape [C, 1] of i32;
	// otherwise its Buffer is nil.
	Bias View
	Out  View // dense, shape [R, C]
}

// Instruction is the instruction that the call is for.
func (c *Call) Instruction() program.Instruction { return c.Program.Instruction(c.Index) }

// Check rejects a call whose views do not fit its instruction (ErrCall) or their buffers (ErrBuffer).
// Devices call it before anything else: no kernel checks a bound again.
func (c *Call) Check() error {
	if c.Program == nil || c.Index < 0 || c.Index >= c.Program.Len() {
		return fmt.Errorf("%w: no instruction %d", ErrCall, c.Index)
	}
	in := c.Instruction()
	r, k := in.Out.Rows, in.Out.Cols
	want := func(name string, v View, t program.Type, rows, cols int) error {
		if v.Type != t || v.Rows != rows || v.Cols != cols {
			return fmt.Errorf("%w: %s is [%d, %d] %v, want [%d, %d] %v", ErrCall, name, v.Rows, v.Cols, v.Type, rows, cols, t)
		}
		if err := v.Check(); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		return nil
	}
	if err := want("out", c.Out, in.Out.Type, r, k); err != nil {
		return err
	}
	if !c.Out.Dense() || c.Out.RowStride != in.Out.RowBytes() {
		return fmt.Errorf("%w: output is not dense", ErrCall)
	}
	ta, tb := c.Program.OperandTensor(in.A).Type, c.Program.OperandTensor(in.B).Type
	ac := k
	if in.Op.ReadsRow() {
		ac = in.A.Cols
	}
	if err := want("operand A", c.A, ta, r, ac); err != nil {
		return err
	}
	elementwise := in.Op == program.Affine || in.Op == program.Multiply
	if !elementwise && (!c.A.Dense() || !in.Op.Unary() && !c.B.Dense()) {
		return fmt.Errorf("%w: %v does not broadcast columns", ErrCall, in.Op)
	}
	switch {
	case in.Op.Unary():
		return nil
	case in.Op == program.MatMul:
		if in.Bias {
			if err := want("bias", c.Bias, program.I32, k, 1); err != nil {
				return err
			}
		}
		return want("operand B", c.B, tb, k, in.A.Cols)
	case in.Op == program.Lookup:
		return want("operand B", c.B, tb, 1, 256)
	}
	return want("operand B", c.B, tb, r, k)
}
