package verify

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
)

// VerifyPinned returns the value that proof shows the pinned element to have, in
// the trace that the claim commits to. vk is the key for pinned proofs. It
// rejects what Verify rejects of terms, program, claim, key and the proof's
// envelope; a proof with beacon rounds (ErrProofRounds); a pin outside the job or
// another than the proof's (ErrPin); a value outside the element's type
// (ErrValue); a segment without a trace root (ErrTraceRoot); and ErrStatement and
// ErrProof as Verify does.
//
// That the value is proven does not make the operands right: it follows from
// them as they are committed.
func VerifyPinned(proof *claim.Proof, terms *claim.Terms, p *program.Program, c *claim.Claim, pin claim.Pin, vk *groth16.VerifyingKey) (int64, error) {
	j, err := newJob(claim.Pinned, terms, p, c, vk)
	if err != nil {
		return 0, err
	}
	if err := j.envelope(proof); err != nil {
		return 0, err
	}
	if len(proof.Rounds) != 0 {
		return 0, fmt.Errorf("%w: got %d rounds, a pin has none", ErrProofRounds, len(proof.Rounds))
	}
	s := &proof.Statement
	if got := (claim.Pin{Number: proof.Batch, Segment: proof.Segment, Step: s.Step, Instruction: s.Instruction, Element: s.Element}); got != pin {
		return 0, fmt.Errorf("%w: got %+v, want %+v", ErrPin, got, pin)
	}
	if pin.Segment >= terms.Segments() || pin.Step >= terms.SegmentSteps(pin.Segment) || pin.Instruction >= uint64(p.Len()) {
		return 0, fmt.Errorf("%w: %+v is outside the job", ErrPin, pin)
	}
	out := p.Instruction(int(pin.Instruction))
	if pin.Element >= out.Elements() {
		return 0, fmt.Errorf("%w: element %d of %d", ErrPin, pin.Element, out.Elements())
	}
	if t := out.Out.Type; s.Value < t.Min() || s.Value > t.Max() {
		return 0, fmt.Errorf("%w: got %d, type %s", ErrValue, s.Value, t)
	}
	want, err := claim.NewPinned(terms, c, pin, s.Value)
	if err := j.proves(proof, want, err); err != nil {
		return 0, err
	}
	return s.Value, nil
}
