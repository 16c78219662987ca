package audit

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// errFound stops an execution at the first difference.
var errFound = errors.New("audit: found")

// descend finds the first wrong leaf of a segment whose honest trace root is not the committed one. state
// is the honest state before it, which every earlier checkpoint confirmed.
func (a *auditor) descend(ctx context.Context, seg uint64, state []program.Rows, committed fr.Element) (*Finding, error) {
	root, err := traceRoot(a.served, a.committer, seg)
	if err != nil {
		return unreadable(seg, err)
	}
	if root != committed {
		return &Finding{Reason: WrongData, Segment: seg, Detail: fmt.Sprintf("the tensors give trace root %s, committed is %s", commit.FormatElement(root), commit.FormatElement(committed))}, nil
	}
	var found *Finding
	_, _, err = a.machine.Segment(ctx, seg, state, a.committer, executor.Recorder{Keep: executor.KeepAll, Tensor: func(step uint64, i int, rows []byte) error {
		pos := executor.Position{Segment: seg, Step: step, Instruction: i}
		t, err := a.served.Tensor(pos)
		if err != nil {
			found, err = unreadable(seg, err)
			return errors.Join(err, errFound)
		}
		if found = a.compare(t, rows); found != nil {
			return errFound
		}
		return nil
	}})
	if found != nil && errors.Is(err, errFound) {
		return found, nil
	}
	if err == nil {
		err = fmt.Errorf("audit: segment %d: the device gave another trace when it executed again", seg)
	}
	return nil, err
}

// unreadable turns what is wrong with a served file into a finding. Whatever keeps it from being read counts as
// not served, such as a file in the place of a folder: who serves it must not be able to prevent a verdict.
func unreadable(seg uint64, err error) (*Finding, error) {
	var file *executor.FileError
	switch {
	case errors.Is(err, executor.ErrCorrupt):
		return &Finding{Reason: WrongData, Segment: seg, Detail: err.Error()}, nil
	case errors.As(err, &file):
		return &Finding{Reason: MissingData, Segment: seg, Detail: err.Error()}, nil
	}
	return nil, err
}

// traceRoot commits to the served tensors of a segment.
func traceRoot(r *executor.Reader, c *executor.Committer, seg uint64) (fr.Element, error) {
	s, err := r.Commit(c, seg, executor.KeepAll)
	if err != nil {
		return fr.Element{}, err
	}
	record, err := s.Record(seg, true)
	return record.TraceRoot(), err
}

// compare returns the first thing in t that is not as in the right rows, nil if there is none.
func (a *auditor) compare(t *executor.Tensor, right []byte) *Finding {
	out := a.job.Program.Instruction(t.Instruction).Out
	n, size := out.RowBytes(), out.Type.Size()
	salts := a.committer.Salts(t.Instruction, int64(t.Segment*a.job.Program.SegmentLength()+t.Step))
	for row := range out.Rows {
		pin := Pin{Segment: t.Segment, Step: t.Step, Instruction: t.Instruction, Row: row}
		got, want := t.Row(row), right[row*n:(row+1)*n]
		if !bytes.Equal(got[:n], want) {
			for bytes.Equal(got[pin.Col*size:(pin.Col+1)*size], want[pin.Col*size:(pin.Col+1)*size]) {
				pin.Col++
			}
			return &Finding{
				Reason: WrongElement, Segment: t.Segment, Pin: &pin,
				Committed: out.Type.Get(got[pin.Col*size:]), Right: out.Type.Get(want[pin.Col*size:]),
			}
		}
		if r := leafFault(t, row, n, salts[row]); r != 0 {
			return &Finding{Reason: r, Segment: t.Segment, Pin: &pin}
		}
	}
	return nil
}

// leafFault says what is wrong with a leaf besides its elements, 0 if nothing is.
func leafFault(t *executor.Tensor, row, rowBytes int, salt fr.Element) Reason {
	for _, b := range t.Row(row)[rowBytes:] {
		if b != 0 {
			return WrongPad
		}
	}
	if s := t.Leaves.Sides; s != nil && s[row] != commit.SideZero {
		return WrongSide
	}
	if s := t.Leaves.Salts; s != nil && s[row] != salt {
		return WrongSalt
	}
	return 0
}
