package executor

import (
	"bytes"
	"context"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// Keep selects what is read back and committed of a segment: what instruction i wrote at a step, counted
// within the segment.
type Keep func(step uint64, i int) bool

// KeepAll commits the whole trace.
func KeepAll(uint64, int) bool { return true }

// KeepCheckpoint commits what the checkpoint after segment seg of p needs: the outputs of all steps and
// the state of the last one.
func KeepCheckpoint(p *program.Program, seg uint64) Keep {
	last, code := p.SegmentSteps(seg)-1, p.Instructions()
	return func(step uint64, i int) bool {
		role := code[i].Out.Role
		return role == program.Output || role == program.State && step == last
	}
}

// Recorder gets what a segment writes.
type Recorder struct {
	Keep Keep // required
	// Tensor is called with every tensor that is kept, in order of execution, the step counted within the
	// segment; it may not hold on to rows. Required.
	Tensor func(step uint64, i int, rows []byte) error
	// Step is called after every step, if not nil.
	Step func(step uint64)
}

// Segment executes segment seg from state (indexed by instruction) and commits to what r keeps. It returns
// the step subtrees and the state after the last step, a copy. Requires seg < p.Segments().
func (m *Machine) Segment(ctx context.Context, seg uint64, state []program.Rows, c *Committer, r Recorder) (*Subtrees, []program.Rows, error) {
	first, steps := seg*m.p.SegmentLength(), m.p.SegmentSteps(seg)
	if err := m.Begin(first, state); err != nil {
		return nil, nil, err
	}
	c.Begin(first)
	for step := range steps {
		if err := m.Step(ctx, first+step); err != nil {
			return nil, nil, err
		}
		for i := range m.code {
			if !r.Keep(step, i) {
				continue
			}
			rows, err := m.rows(i)
			if err != nil {
				return nil, nil, m.failed(i, first+step, err)
			}
			if err := c.Add(step, i, commit.Leaves{Data: rows, RowBytes: m.code[i].Out.RowBytes()}); err != nil {
				return nil, nil, err
			}
			if err := r.Tensor(step, i, rows); err != nil {
				return nil, nil, err
			}
		}
		if err := c.EndStep(); err != nil {
			return nil, nil, err
		}
		if r.Step != nil {
			r.Step(step)
		}
	}
	subtrees, err := c.End(steps)
	if err != nil {
		return nil, nil, err
	}
	after, err := m.State()
	return subtrees, after, err
}

// rows reads what instruction i wrote in the last step; the slice is good until the next call.
func (m *Machine) rows(i int) ([]byte, error) {
	n := m.trace[i].Len()
	if cap(m.room) < n {
		m.room = make([]byte, n)
	}
	return m.room[:n], m.Read(m.room[:n], i)
}

// State copies the state after the last step, indexed by instruction.
func (m *Machine) State() ([]program.Rows, error) {
	s := make([]program.Rows, len(m.code))
	for i, in := range m.code {
		if in.Out.Role != program.State {
			continue
		}
		rows, err := m.rows(i)
		if err != nil {
			return nil, err
		}
		s[i] = program.Rows{Data: bytes.Clone(rows), RowBytes: in.Out.RowBytes()}
	}
	return s, nil
}
