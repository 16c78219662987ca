package audit

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/program"
)

// Reason says in what way a run is wrong. The zero Reason is none.
type Reason uint8

// The reasons, the first that applies in this order within a leaf.
const (
	// WrongElement: a committed element is not what its instruction gives on its committed operands.
	WrongElement Reason = iota + 1
	// WrongPad, WrongSide, WrongSalt: the elements of a leaf are right and its pad, side word or salt is
	// not. No proof about any element of the leaf exists.
	WrongPad
	WrongSide
	WrongSalt
	// WrongCheckpoint: the checkpoint after a segment is not what the segment leads to. With a right trace
	// root no element of the segment has a proof, and the first one is pinned; without a trace root there
	// is nothing to pin until it is demanded.
	WrongCheckpoint
	// WrongData: the served tensors of a segment are not the committed ones, or are malformed. They are to
	// be demanded on chain.
	WrongData
	// MissingData: tensors of a segment, or a trace root that the claim must have, were not served or cannot
	// be read.
	MissingData
	// WrongClaim: the claim does not belong to the job.
	WrongClaim
)

// String names the reason.
func (r Reason) String() string {
	switch r {
	case WrongElement:
		return "wrong element"
	case WrongPad:
		return "wrong pad"
	case WrongSide:
		return "wrong side word"
	case WrongSalt:
		return "wrong salt"
	case WrongCheckpoint:
		return "wrong checkpoint"
	case WrongData:
		return "served data is not the committed data"
	case MissingData:
		return "data not served"
	case WrongClaim:
		return "claim does not belong to the job"
	}
	return fmt.Sprintf("reason(%d)", uint8(r))
}

// Pin names one element of a run: what its executor has to prove or be slashed.
type Pin struct {
	Segment     uint64
	Step        uint64 // within the segment
	Instruction int
	Row, Col    int
}

// Element is the index of the element in its tensor, row*cols + col.
func (p Pin) Element(prog *program.Program) uint64 {
	return uint64(p.Row)*uint64(prog.Instruction(p.Instruction).Out.Cols) + uint64(p.Col)
}

// Finding is the first thing that is wrong with a run.
type Finding struct {
	Reason  Reason
	Segment uint64 // 0 for WrongClaim
	// Pin is the element to pin, nil where none can be pinned yet.
	Pin *Pin
	// Committed and Right are the two values of a WrongElement.
	Committed, Right int64
	// Detail says more: the file of WrongData and MissingData, the field of WrongClaim.
	Detail string
}

// String is one line for people.
func (f *Finding) String() string {
	s := f.Reason.String()
	if f.Reason != WrongClaim {
		s += fmt.Sprintf(": segment %d", f.Segment)
	}
	if p := f.Pin; p != nil {
		s += fmt.Sprintf(", step %d, instruction %d, element [%d, %d]", p.Step, p.Instruction, p.Row, p.Col)
	}
	if f.Reason == WrongElement {
		s += fmt.Sprintf(": committed %d, right %d", f.Committed, f.Right)
	}
	if f.Detail != "" {
		s += ": " + f.Detail
	}
	return s
}
