package programtest

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// Trace is every tensor of a run.
type Trace struct {
	p    *program.Program
	data *program.Data
	outs [][]program.Rows // by absolute step, then instruction
}

// Run computes all steps, one element after the other, from the leaves that the program's
// Locate methods name. It rejects data that program.CheckData rejects.
func Run(p *program.Program, d *program.Data) (*Trace, error) {
	if err := program.CheckData(p, d); err != nil {
		return nil, err
	}
	t := &Trace{p: p, data: d}
	code := p.Instructions()
	for step := range p.Steps() {
		t.outs = append(t.outs, make([]program.Rows, len(code)))
		for ins := range code {
			rows, err := t.instruction(ins, code[ins], step)
			if err != nil {
				return nil, err
			}
			t.outs[step][ins] = rows
		}
	}
	return t, nil
}

func (t *Trace) instruction(ins int, in program.Instruction, step uint64) (program.Rows, error) {
	out := program.Rows{Data: make([]byte, in.Out.Rows*in.Out.RowBytes()), RowBytes: in.Out.RowBytes()}
	first := step - step%t.p.SegmentLength()
	for i := range in.Out.Rows {
		for j := range in.Out.Cols {
			a, err := t.p.LocateA(ins, i, j, first, step-first)
			if err != nil {
				return out, err
			}
			b, err := t.p.LocateB(ins, i, j, first, step-first)
			if err != nil {
				return out, err
			}
			rowA, _ := t.Row(first, a)
			rowB, side := t.Row(first, b)
			y, err := t.p.Element(ins, i, j, rowA, rowB, side, b.Zero, a.Zero)
			if err != nil {
				return out, err
			}
			in.Out.Type.Put(out.Row(i)[j*in.Out.Type.Size():], y)
		}
	}
	return out, nil
}

// Out is what instruction ins wrote at an absolute step. Requires that both exist.
func (t *Trace) Out(step uint64, ins int) program.Rows { return t.outs[step][ins] }

// Row is the leaf at l, without pad, and its side word, for the segment whose first step is
// first; nil for a row of a history that is zero. Panics where no tensor owns the leaf.
func (t *Trace) Row(first uint64, l program.Location) ([]byte, uint32) {
	if l.Zero {
		return nil, commit.SideZero
	}
	find := func(tensors []program.Tensor, leaf uint64) (int, int) {
		for k, x := range tensors {
			if leaf >= x.Base && leaf < x.Base+uint64(x.Rows) {
				return k, int(leaf - x.Base)
			}
		}
		panic(fmt.Sprintf("programtest: nothing at %+v", l))
	}
	switch l.Tree {
	case commit.TreeModel:
		k, row := find(t.p.Model(), l.Leaf)
		return t.data.Model[k].Row(row), t.data.Model[k].Side(row)
	case commit.TreeInput:
		step := l.Leaf / t.p.InputLeaves()
		k, row := find(t.p.Input(), l.Leaf%t.p.InputLeaves())
		row += int(step) * t.p.Input()[k].Rows
		return t.data.Input[k].Row(row), t.data.Input[k].Side(row)
	}
	role := program.Role(l.Tree)
	if l.Tree == commit.TreeCheckpoint {
		role = program.State
	}
	for k, in := range t.p.Instructions() {
		if in.Out.Role != role || l.Leaf < in.Out.Base || l.Leaf >= in.Out.Base+uint64(in.Out.Rows) {
			continue
		}
		row := int(l.Leaf - in.Out.Base)
		switch {
		case l.Tree != commit.TreeCheckpoint:
			return t.outs[first+l.Step][k].Row(row), commit.SideZero
		case first == 0:
			return t.data.State[k].Row(row), commit.SideZero
		}
		return t.outs[first-1][k].Row(row), commit.SideZero
	}
	panic(fmt.Sprintf("programtest: nothing at %+v", l))
}
