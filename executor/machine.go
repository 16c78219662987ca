package executor

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/assay-protocol/assay/proofs/program"
)

// ErrData says that tensors do not have the shapes the program gives them.
var ErrData = errors.New("executor: data does not fit the program")

// Machine holds a program's tensors on a device and executes steps. It is not safe for concurrent use.
type Machine struct {
	p    *program.Program
	dev  Device
	code []program.Instruction
	ins  []program.Tensor
	data []program.Rows // of the inputs, all steps

	model, modelSides []Buffer
	input, inputSides []Buffer // of the present step
	trace             []Buffer // by instruction, of the present step
	previous          []Buffer // by instruction; nil unless its role is state
	history           []Buffer // by instruction; nil unless an operand reads its history
	historyRows       []int
	scratch           Buffer // room for any output, for Recheck

	all   []Buffer
	room  []byte // what rows reads into
	first uint64 // first step of the segment
	ran   bool   // a step of the segment has run: trace becomes previous in the next
}

// NewMachine uploads the model of data and makes room for everything else. Close releases the memory.
// It rejects what program.CheckData rejects.
func NewMachine(dev Device, p *program.Program, data *program.Data) (*Machine, error) {
	if err := program.CheckData(p, data); err != nil {
		return nil, err
	}
	m := &Machine{p: p, dev: dev, code: p.Instructions(), ins: p.Input(), data: data.Input}
	if err := m.allocate(data.Model); err != nil {
		m.Close()
		return nil, err
	}
	return m, nil
}

// Close releases the device's memory.
func (m *Machine) Close() {
	for _, b := range m.all {
		m.dev.Free(b)
	}
	m.all = nil
}

func (m *Machine) alloc(n int) (Buffer, error) {
	b, err := m.dev.Alloc(n)
	if err != nil {
		return nil, fmt.Errorf("executor: allocating %d bytes on %s: %w", n, m.dev.Name(), err)
	}
	m.all = append(m.all, b)
	return b, nil
}

func (m *Machine) allocate(model []program.Rows) error {
	tensors := m.p.Model()
	m.model, m.modelSides = make([]Buffer, len(tensors)), make([]Buffer, len(tensors))
	for i, t := range tensors {
		var err error
		if m.model[i], m.modelSides[i], err = m.tensor(t); err != nil {
			return err
		}
		if err := m.load(m.model[i], m.modelSides[i], model[i], 0, t.Rows); err != nil {
			return err
		}
	}
	m.input, m.inputSides = make([]Buffer, len(m.ins)), make([]Buffer, len(m.ins))
	for i, t := range m.ins {
		var err error
		if m.input[i], m.inputSides[i], err = m.tensor(t); err != nil {
			return err
		}
	}
	n := len(m.code)
	m.trace, m.previous, m.history, m.historyRows = make([]Buffer, n), make([]Buffer, n), make([]Buffer, n), make([]int, n)
	for i, in := range m.code {
		var err error
		if m.trace[i], _, err = m.tensor(in.Out); err != nil {
			return err
		}
		if in.Out.Role == program.State {
			if m.previous[i], _, err = m.tensor(in.Out); err != nil {
				return err
			}
		}
		for _, o := range []program.Operand{in.A, in.B} {
			if o.Source == program.FromHistory {
				m.historyRows[o.Tensor] = max(m.historyRows[o.Tensor], o.Rows)
			}
		}
	}
	for i, rows := range m.historyRows {
		if rows > 0 {
			var err error
			if m.history[i], err = m.alloc(rows * m.code[i].Out.RowBytes()); err != nil {
				return err
			}
		}
	}
	return nil
}

// tensor makes room for t and for its side words, if it has any.
func (m *Machine) tensor(t program.Tensor) (data, sides Buffer, err error) {
	if data, err = m.alloc(t.Rows * t.RowBytes()); err != nil || t.Side == "" {
		return data, nil, err
	}
	sides, err = m.alloc(t.Rows * 4)
	return data, sides, err
}

// load writes rows [from, from+n) of r.
func (m *Machine) load(data, sides Buffer, r program.Rows, from, n int) error {
	if err := m.dev.Write(data, 0, r.Data[from*r.RowBytes:(from+n)*r.RowBytes]); err != nil || sides == nil {
		return err
	}
	raw := make([]byte, 4*n)
	for i := range n {
		binary.LittleEndian.PutUint32(raw[4*i:], r.Sides[from+i])
	}
	return m.dev.Write(sides, 0, raw)
}

// Begin starts the segment whose first absolute step is first from state, indexed by instruction like
// program.Data.State. It rejects data of the wrong shape (ErrData).
func (m *Machine) Begin(first uint64, state []program.Rows) error {
	if len(state) != len(m.code) {
		return fmt.Errorf("%w: state of %d instructions, want %d", ErrData, len(state), len(m.code))
	}
	for i, b := range m.previous {
		if b == nil {
			continue
		}
		if len(state[i].Data) != b.Len() {
			return fmt.Errorf("%w: state of %s has %d bytes, want %d", ErrData, m.code[i].Out.Name, len(state[i].Data), b.Len())
		}
		if err := m.dev.Write(b, 0, state[i].Data); err != nil {
			return err
		}
	}
	for i, h := range m.history {
		if h == nil {
			continue
		}
		t := m.code[i].Out
		zero := make([]byte, t.Type.Size())
		t.Type.Put(zero, 0)
		if err := m.dev.Write(h, 0, bytes.Repeat(zero, h.Len()/len(zero))); err != nil {
			return err
		}
	}
	m.first, m.ran = first, false
	return nil
}

// Step executes every instruction at the given absolute step. Steps of a segment come in order, without
// gaps, after Begin.
func (m *Machine) Step(ctx context.Context, step uint64) error {
	if err := m.enter(step); err != nil {
		return err
	}
	for i := range m.code {
		call := m.call(i, step)
		if err := m.dev.Execute(ctx, call); err != nil {
			return m.failed(i, step, err)
		}
		if err := m.remember(i, step); err != nil {
			return m.failed(i, step, err)
		}
	}
	m.ran = true
	return nil
}

func (m *Machine) failed(i int, step uint64, err error) error {
	return fmt.Errorf("executor: step %d, instruction %d (%s): %w", step, i, m.code[i].Out.Name, err)
}

// Read copies what instruction i wrote in the last step to dst. Requires
// len(dst) = rows * row bytes of its output.
func (m *Machine) Read(dst []byte, i int) error { return m.dev.Read(dst, m.trace[i], 0) }

// Recheck calls f, instruction by instruction, with what the device computes from committed operands:
// committed[i] is what a trace claims that instruction i wrote at this step. The next step's previous
// state and the history are the committed ones too. f may not keep the slice.
func (m *Machine) Recheck(ctx context.Context, step uint64, committed [][]byte, f func(i int, computed []byte) error) error {
	if err := m.enter(step); err != nil {
		return err
	}
	size := 0
	for i := range m.code {
		n := m.trace[i].Len()
		if len(committed) != len(m.code) || len(committed[i]) != n {
			return fmt.Errorf("%w: committed tensor of instruction %d, want %d bytes", ErrData, i, n)
		}
		size = max(size, n)
		if err := m.dev.Write(m.trace[i], 0, committed[i]); err != nil {
			return m.failed(i, step, err)
		}
		if err := m.remember(i, step); err != nil {
			return m.failed(i, step, err)
		}
	}
	if m.scratch == nil {
		b, err := m.alloc(size)
		if err != nil {
			return err
		}
		m.scratch = b
	}
	computed := make([]byte, size)
	for i := range m.code {
		call := m.call(i, step)
		call.Out.Buffer = m.scratch
		if err := m.dev.Execute(ctx, call); err != nil {
			return m.failed(i, step, err)
		}
		got := computed[:m.trace[i].Len()]
		if err := m.dev.Read(got, m.scratch, 0); err != nil {
			return m.failed(i, step, err)
		}
		if err := f(i, got); err != nil {
			return err
		}
	}
	m.ran = true
	return nil
}

// enter makes the last step's state the previous one and uploads the step's input.
func (m *Machine) enter(step uint64) error {
	if m.ran {
		for i := range m.previous {
			if m.previous[i] != nil {
				m.previous[i], m.trace[i] = m.trace[i], m.previous[i]
			}
		}
		m.ran = false
	}
	if step >= m.p.Steps() {
		return fmt.Errorf("%w: step %d of %d", ErrData, step, m.p.Steps())
	}
	for i, t := range m.ins {
		if err := m.load(m.input[i], m.inputSides[i], m.data[i], int(step)*t.Rows, t.Rows); err != nil {
			return err
		}
	}
	return nil
}

// remember adds instruction i's row to its history, if that is read.
func (m *Machine) remember(i int, step uint64) error {
	row := step - m.first
	if m.history[i] == nil || row >= uint64(m.historyRows[i]) {
		return nil
	}
	n := m.code[i].Out.RowBytes()
	return m.dev.Copy(m.history[i], int(row)*n, m.trace[i], 0, n)
}

// call is the call of instruction i with its operands bound to buffers.
func (m *Machine) call(i int, step uint64) *Call {
	in := m.code[i]
	c := &Call{
		Program: m.p, Index: i, First: m.first, Step: step,
		A:   m.view(in.A, in.Out),
		Out: View{Buffer: m.trace[i], Type: in.Out.Type, Rows: in.Out.Rows, Cols: in.Out.Cols, RowStride: in.Out.RowBytes(), ColStride: in.Out.Type.Size()},
	}
	if in.Op.Unary() {
		return c
	}
	c.B = m.view(in.B, in.Out)
	if in.Bias {
		sides := m.modelSides
		if in.B.Source == program.FromInput {
			sides = m.inputSides
		}
		c.Bias = View{Buffer: sides[in.B.Tensor], Type: program.I32, Offset: 4 * in.B.RowOffset, Rows: in.B.Rows, Cols: 1, RowStride: 4, ColStride: 4}
	}
	return c
}

// view binds an operand; a broadcast takes the output's size.
func (m *Machine) view(o program.Operand, out program.Tensor) View {
	var table []Buffer
	switch o.Source {
	case program.FromModel:
		table = m.model
	case program.FromInput:
		table = m.input
	case program.FromTrace:
		table = m.trace
	case program.FromPrevious:
		table = m.previous
	case program.FromHistory:
		table = m.history
	}
	t := m.p.OperandTensor(o)
	size := t.Type.Size()
	v := View{
		Buffer: table[o.Tensor], Type: t.Type, Rows: o.Rows, Cols: o.Cols,
		Offset:    o.RowOffset*t.RowBytes() + o.ColOffset*size,
		RowStride: t.RowBytes(), ColStride: size,
	}
	if o.RowBroadcast {
		v.Rows, v.RowStride = out.Rows, 0
	}
	if o.ColBroadcast {
		v.Cols, v.ColStride = out.Cols, 0
	}
	return v
}
