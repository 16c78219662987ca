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

// Segment executes segment seg from state (indexed by instruction) and commits to what keep selects. It
// calls sink with every tensor it keeps, in order of execution; sink may not hold on to the rows. It
// returns the step subtrees and the state after the last step, a copy. Requires seg < p.Segments().
func (m *Machine) Segment(ctx context.Context, seg uint64, state []program.Rows, c *Committer, keep Keep, sink func(step uint64, i int, rows []byte) error) (*Subtrees, []program.Rows, error) {
	first, steps := seg*m.p.SegmentLength(), m.p.SegmentSteps(seg)
	if err := m.Begin(first, state); err != nil {
		return nil, nil, err
	}
	c.Begin(first)
	after := make([]program.Rows, len(m.code))
	var room []byte
	for step := range steps {
		if err := m.Step(ctx, first+step); err != nil {
			return nil, nil, err
		}
		for i, in := range m.code {
			last := step == steps-1 && in.Out.Role == program.State
			if !keep(step, i) && !last {
				continue
			}
			n := in.Out.Rows * in.Out.RowBytes()
			if cap(room) < n {
				room = make([]byte, n)
			}
			rows := room[:n]
			if err := m.Read(rows, i); err != nil {
				return nil, nil, m.failed(i, first+step, err)
			}
			if last {
				after[i] = program.Rows{Data: bytes.Clone(rows), RowBytes: in.Out.RowBytes()}
			}
			if !keep(step, i) {
				continue
			}
			if err := c.Add(step, i, commit.Leaves{Data: rows, RowBytes: in.Out.RowBytes()}); err != nil {
				return nil, nil, err
			}
			if err := sink(step, i, rows); err != nil {
				return nil, nil, err
			}
		}
		if err := c.EndStep(); err != nil {
			return nil, nil, err
		}
	}
	subtrees, err := c.End(steps)
	return subtrees, after, err
}
