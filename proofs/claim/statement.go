package claim

import (
	"errors"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
)

// Kind is the variant of the spot circuit. The zero value is none.
type Kind uint8

const (
	Sampled Kind = 1 // the spots are drawn from a seed
	Pinned  Kind = 2 // the spot and its value are public
)

func (k Kind) String() string {
	switch k {
	case Sampled:
		return "sampled"
	case Pinned:
		return "pinned"
	}
	return fmt.Sprintf("kind(%d)", uint8(k))
}

// Errors of NewSampled and NewPinned.
var (
	ErrSegment   = errors.New("claim: no such segment")
	ErrTraceRoot = errors.New("claim: the segment's trace root is not in the claim")
)

// CircuitName is the name of the circuit for proofs of the terms' scheme, c and
// batch size; a pinned proof has one spot.
func (t *Terms) CircuitName(kind Kind) string {
	b := t.Batch
	if kind == Pinned {
		b = 1
	}
	return fmt.Sprintf("spot-%s-c%d-b%d-%s", t.Scheme, t.LeafBytes, b, kind)
}

// Statement is what a proof proves: the circuit's public inputs.
type Statement struct {
	Kind Kind

	Context                           fr.Element
	ProgramRoot, ModelRoot, InputRoot fr.Element
	InRoot, TraceRoot, OutRoot        fr.Element
	FirstStep                         uint64 // of the segment, in the job

	Seed fr.Element // sampled only

	Step        uint64 // in the segment; this and what follows: pinned only
	Instruction uint64
	Element     uint64 // row*cols + col
	Value       int64
}

// Public is the list of public inputs, in the circuit's order: 9 for a sampled
// statement, 12 for a pinned one, none for no kind.
func (s *Statement) Public() []fr.Element {
	public := []fr.Element{s.Context, s.ProgramRoot, s.ModelRoot, s.InputRoot, s.InRoot, s.TraceRoot, s.OutRoot, integer(s.FirstStep)}
	switch s.Kind {
	case Sampled:
		return append(public, s.Seed)
	case Pinned:
		var value fr.Element
		value.SetInt64(s.Value)
		return append(public, integer(s.Step), integer(s.Instruction), integer(s.Element), value)
	}
	return nil
}

// Differs names the first field, as in proof.json, in which the statements
// differ; "" if they are equal.
func (s *Statement) Differs(t *Statement) string {
	for _, f := range []struct {
		name string
		same bool
	}{
		{"kind", s.Kind == t.Kind},
		{"context", s.Context.Equal(&t.Context)},
		{"program_root", s.ProgramRoot.Equal(&t.ProgramRoot)},
		{"model_root", s.ModelRoot.Equal(&t.ModelRoot)},
		{"input_root", s.InputRoot.Equal(&t.InputRoot)},
		{"in_root", s.InRoot.Equal(&t.InRoot)},
		{"trace_root", s.TraceRoot.Equal(&t.TraceRoot)},
		{"out_root", s.OutRoot.Equal(&t.OutRoot)},
		{"first_step", s.FirstStep == t.FirstStep},
		{"seed", s.Seed.Equal(&t.Seed)},
		{"step", s.Step == t.Step},
		{"instruction", s.Instruction == t.Instruction},
		{"element", s.Element == t.Element},
		{"value", s.Value == t.Value},
	} {
		if !f.same {
			return f.name
		}
	}
	return ""
}

func integer(x uint64) (e fr.Element) {
	e.SetUint64(x)
	return e
}

// NewSampled is the statement of batch b of a segment, with the seed drawn by
// value, the beacon value of the last round in rounds. Requires valid terms and
// claim with T+1 checkpoints. It rejects a segment outside [0, T) with
// ErrSegment and one without a trace root in the claim with ErrTraceRoot.
func NewSampled(t *Terms, c *Claim, segment, b uint64, rounds draw.Rounds, value [32]byte) (Statement, error) {
	s, err := statement(t, c, Sampled, segment, b, rounds)
	if err != nil {
		return Statement{}, err
	}
	s.Seed = draw.Seed(value, t.JobID(), segment, s.TraceRoot, s.OutRoot, b)
	return s, nil
}

// A Pin demands the proof of one element.
type Pin struct {
	Number      uint64 // stands for the batch in the context
	Segment     uint64
	Step        uint64 // in the segment
	Instruction uint64
	Element     uint64 // row*cols + col
}

// NewPinned is the statement that the pinned element has the value. It rejects
// what NewSampled rejects; the pin's other fields are the program's to check.
func NewPinned(t *Terms, c *Claim, pin Pin, value int64) (Statement, error) {
	s, err := statement(t, c, Pinned, pin.Segment, pin.Number, draw.Rounds{})
	if err != nil {
		return Statement{}, err
	}
	s.Step, s.Instruction, s.Element, s.Value = pin.Step, pin.Instruction, pin.Element, value
	return s, nil
}

func statement(t *Terms, c *Claim, kind Kind, segment, batch uint64, rounds draw.Rounds) (Statement, error) {
	if segment >= t.Segments() || segment+1 >= uint64(len(c.Checkpoints)) {
		return Statement{}, fmt.Errorf("%w: got %d, the job has %d", ErrSegment, segment, t.Segments())
	}
	trace, ok := c.TraceRoot(segment)
	if !ok {
		return Statement{}, fmt.Errorf("%w: segment %d", ErrTraceRoot, segment)
	}
	s := Statement{
		Kind:        kind,
		Context:     draw.Context(t.ChainID, t.Escrow, t.JobID(), t.Executor, c.ListRoot(), segment, batch, rounds),
		ProgramRoot: t.ProgramRoot,
		ModelRoot:   t.ModelRoot,
		InputRoot:   t.InputRoot,
		InRoot:      c.Checkpoints[segment],
		TraceRoot:   trace,
		OutRoot:     c.Checkpoints[segment+1],
		FirstStep:   segment * t.SegmentLength,
	}
	if segment == 0 {
		s.InRoot = t.Checkpoint0
	}
	return s, nil
}

// statementField reads a statement: the fields are those of its kind, no others.
func statementField(name string, s *Statement) field {
	return field{name, func(r *reader, path string) error {
		common := []field{
			kindField("kind", &s.Kind),
			elementField("context", &s.Context),
			elementField("program_root", &s.ProgramRoot),
			elementField("model_root", &s.ModelRoot),
			elementField("input_root", &s.InputRoot),
			elementField("in_root", &s.InRoot),
			elementField("trace_root", &s.TraceRoot),
			elementField("out_root", &s.OutRoot),
			uintIn("first_step", &s.FirstStep, 0, 1<<32-1),
		}
		sampled := []field{elementField("seed", &s.Seed)}
		pinned := []field{
			uintIn("step", &s.Step, 0, 1<<32-1),
			uintIn("instruction", &s.Instruction, 0, 1<<32-1),
			uintIn("element", &s.Element, 0, MaxInteger),
			int32Field("value", &s.Value),
		}
		all := append(append(append([]field{}, common...), sampled...), pinned...)
		seen, err := r.fields(path, all)
		if err != nil {
			return err
		}
		for i, f := range all {
			wanted := i < len(common) || (i == len(common)) == (s.Kind == Sampled)
			switch {
			case wanted && !seen[i]:
				return r.fail(join(path, f.name), ErrMissing, "")
			case !wanted && seen[i]:
				return r.fail(join(path, f.name), ErrUnknown, "in a %s statement", s.Kind)
			}
		}
		return nil
	}}
}

func kindField(name string, dst *Kind) field {
	return field{name, func(r *reader, path string) error {
		s, err := r.text(path)
		if err != nil {
			return err
		}
		for _, k := range []Kind{Sampled, Pinned} {
			if s == k.String() {
				*dst = k
				return nil
			}
		}
		return r.fail(path, ErrValue, "want sampled or pinned")
	}}
}

func (s *Statement) encode() any {
	type common struct {
		Kind      string `json:"kind"`
		Context   string `json:"context"`
		Program   string `json:"program_root"`
		Model     string `json:"model_root"`
		Input     string `json:"input_root"`
		In        string `json:"in_root"`
		Trace     string `json:"trace_root"`
		Out       string `json:"out_root"`
		FirstStep uint64 `json:"first_step"`
	}
	e := commit.FormatElement
	c := common{s.Kind.String(), e(s.Context), e(s.ProgramRoot), e(s.ModelRoot), e(s.InputRoot), e(s.InRoot), e(s.TraceRoot), e(s.OutRoot), s.FirstStep}
	if s.Kind == Pinned {
		return struct {
			common
			Step        uint64 `json:"step"`
			Instruction uint64 `json:"instruction"`
			Element     uint64 `json:"element"`
			Value       int64  `json:"value"`
		}{c, s.Step, s.Instruction, s.Element, s.Value}
	}
	return struct {
		common
		Seed string `json:"seed"`
	}{c, e(s.Seed)}
}
