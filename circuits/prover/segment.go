package prover

import (
	"errors"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Segment gives the openings of one segment of a run. Implementations re-execute or read from disk; package prover checks what they
// return.
type Segment interface {
	// Index is the segment's number, FirstStep its first absolute step, Steps how many it has.
	Index() uint64
	FirstStep() uint64
	Steps() uint64
	// Roots are the role trees of the segment, 13 levels each.
	Roots() (work, state, output fr.Element)
	// In are the two parts of the checkpoint before the segment.
	In() (stateSubtree, outputRoot fr.Element)
	// InputTree is the root of the input tree, which the input root hides behind the salt key.
	InputTree() fr.Element
	// LastState is the state subtree of the segment's last step with its path, levels 7 to 12.
	LastState() (subtree fr.Element, path commit.Path, err error)
	// Open opens a leaf: 13 levels in a trace tree or the input tree, 8 in the model's, 7 in the checkpoint's. The row is exactly c bytes.
	Open(program.Location) (commit.Opening, error)
}

// Element names one output element of one instruction at one step of a segment.
type Element struct {
	Step        uint64 // in the segment
	Instruction int
	Row, Col    int
}

// Errors of this package. Each is wrapped with the step, instruction and element.
var (
	// ErrOpening is returned when an opening does not lead to the root that it must lead to.
	ErrOpening = errors.New("opening does not fit the commitment")
	// ErrWrongElement is returned when the committed element is not what its instruction gives on its committed operands: no proof of it
	// exists.
	ErrWrongElement = errors.New("committed element is not the instruction's result")
	// ErrShape is returned when segment, program, elements and circuit do not belong together.
	ErrShape = errors.New("witness shape")
)
