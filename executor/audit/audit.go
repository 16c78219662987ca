package audit

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// ErrAuthentic says that program, model, input, salt key or initial state are not those of the terms: they
// say nothing about the run, and the audit has no verdict.
var ErrAuthentic = errors.New("audit: not the job's")

// Options say what is audited.
type Options struct {
	Terms *claim.Terms
	// Claim is what the executor committed to; nil: the served claim.json.
	Claim *claim.Claim
	// Dir is the served run directory.
	Dir string
	// Job is the auditor's own copy of what the run starts from; nil: the served one.
	Job    *executor.Job
	Device executor.Device
	// Progress is called after every step, if not nil.
	Progress func(executor.Progress)
}

// Run audits a run. It returns nil if every commitment of the claim is what honest execution gives and the
// served result is what was committed, and else the first thing that is wrong, a served file only where no
// commitment is. An error means that there is no verdict: material that is missing or
// not authentic (ErrAuthentic, or a *executor.FileError), or a failing device.
func Run(ctx context.Context, o Options) (*Finding, error) {
	if o.Terms == nil || o.Device == nil {
		return nil, fmt.Errorf("%w: terms and device are required", ErrAuthentic)
	}
	job := o.Job
	if job == nil {
		p, err := executor.ReadProgram(o.Dir)
		if err != nil {
			return nil, err
		}
		// The program says how much of the rest is read, so it comes first.
		if err := o.Terms.CheckProgram(p); err != nil {
			return nil, fmt.Errorf("%w: program: %w", ErrAuthentic, err)
		}
		if job, err = executor.ReadJob(o.Dir); err != nil {
			return nil, err
		}
	}
	if err := authenticate(job, o.Terms); err != nil {
		return nil, err
	}
	c := o.Claim
	if c == nil {
		var err error
		c, err = executor.ReadClaim(o.Dir)
		switch {
		case errors.Is(err, executor.ErrMissing):
			return &Finding{Reason: MissingData, Detail: err.Error()}, nil
		case err != nil:
			return &Finding{Reason: WrongClaim, Detail: err.Error()}, nil
		}
	}
	if f := checkClaim(c, o.Terms, job.Program); f != nil {
		return f, nil
	}
	committer, err := executor.NewCommitter(job.Program, job.SaltKey)
	if err != nil {
		return nil, err
	}
	m, err := executor.NewMachine(o.Device, job.Program, job.Data)
	if err != nil {
		return nil, err
	}
	defer m.Close()
	served, err := executor.NewReader(o.Dir, job.Program, job.SaltKey)
	if err != nil {
		return nil, err
	}
	a := &auditor{Options: o, job: job, claim: c, machine: m, committer: committer, served: served}
	state := job.Data.State
	for seg := range job.Program.Segments() {
		var f *Finding
		if f, state, err = a.segment(ctx, seg, state); f != nil || err != nil {
			return f, err
		}
	}
	return a.result, nil
}

// authenticate compares a job with the terms.
func authenticate(j *executor.Job, t *claim.Terms) error {
	if err := t.CheckProgram(j.Program); err != nil {
		return fmt.Errorf("%w: program: %w", ErrAuthentic, err)
	}
	got, err := j.Roots()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrAuthentic, err)
	}
	for _, r := range []struct {
		name      string
		got, want fr.Element
	}{
		{"model", got.Model, t.ModelRoot},
		{"input or salt key", got.Input, t.InputRoot},
		{"initial state", got.Checkpoint0, t.Checkpoint0},
	} {
		if r.got != r.want {
			return fmt.Errorf("%w: %s: got root %s, want %s", ErrAuthentic, r.name, commit.FormatElement(r.got), commit.FormatElement(r.want))
		}
	}
	return nil
}

// checkClaim compares what needs no execution.
func checkClaim(c *claim.Claim, t *claim.Terms, p *program.Program) *Finding {
	wrong := func(format string, args ...any) *Finding {
		return &Finding{Reason: WrongClaim, Detail: fmt.Sprintf(format, args...)}
	}
	if err := c.Validate(); err != nil {
		return wrong("%v", err)
	}
	switch {
	case c.Scheme != t.Scheme:
		return wrong("scheme: got %v, want %v", c.Scheme, t.Scheme)
	case c.LeafBytes != t.LeafBytes:
		return wrong("leaf_bytes: got %d, want %d", c.LeafBytes, t.LeafBytes)
	case c.ProgramRoot != t.ProgramRoot:
		return wrong("program_root")
	case c.ModelRoot != t.ModelRoot:
		return wrong("model_root")
	case c.InputRoot != t.InputRoot:
		return wrong("input_root")
	case uint64(len(c.Checkpoints)) != t.Segments()+1:
		return wrong("checkpoints: got %d, want %d", len(c.Checkpoints), t.Segments()+1)
	case c.Checkpoints[0] != t.Checkpoint0:
		return wrong("checkpoints: the first is not that of the terms")
	case fmt.Sprint(c.Results) != fmt.Sprint(claim.Results(p)):
		return wrong("results: got %v, want %v", c.Results, claim.Results(p))
	}
	if !t.Eager() {
		return nil
	}
	for seg := range t.Segments() {
		if _, ok := c.TraceRoot(seg); !ok {
			return &Finding{Reason: MissingData, Segment: seg, Detail: "the claim of an eager job has every trace root"}
		}
	}
	return nil
}

type auditor struct {
	Options
	job       *executor.Job
	claim     *claim.Claim
	machine   *executor.Machine
	committer *executor.Committer
	served    *executor.Reader
	result    *Finding // the first tensor of the result that is not served as it is committed
}

// segment executes a segment and compares its roots. state is the honest one before the segment; the
// honest one after it is returned.
func (a *auditor) segment(ctx context.Context, seg uint64, state []program.Rows) (*Finding, []program.Rows, error) {
	p := a.job.Program
	committed, traced := a.claim.TraceRoot(seg)
	rec := executor.Recorder{
		Keep: executor.KeepCheckpoint(p, seg),
		Tensor: func(step uint64, i int, rows []byte) error {
			return a.checkResult(executor.Position{Segment: seg, Step: step, Instruction: i}, rows)
		},
		Step: func(step uint64) { a.progress(seg, step+1) },
	}
	if traced {
		rec.Keep = executor.KeepAll
	}
	subtrees, after, err := a.machine.Segment(ctx, seg, state, a.committer, rec)
	if err != nil {
		return nil, nil, err
	}
	right, err := subtrees.Record(seg, traced)
	if err != nil {
		return nil, nil, err
	}
	if traced && right.TraceRoot() != committed {
		f, err := a.descend(ctx, seg, state, committed)
		return f, nil, err
	}
	if right.Checkpoint() == a.claim.Checkpoints[seg+1] {
		return nil, after, nil
	}
	f := &Finding{Reason: WrongCheckpoint, Segment: seg, Detail: "the trace is right and does not lead to it"}
	if traced {
		f.Pin = &Pin{Segment: seg}
		return f, nil, nil
	}
	f.Detail = "the segment does not lead to it; demand its trace roots"
	return f, nil, nil
}

// checkResult compares a served tensor of the result with the right rows. Right commitments say nothing about
// the files beside them, and these are what the buyer reads.
func (a *auditor) checkResult(pos executor.Position, right []byte) error {
	if a.result != nil || a.job.Program.Instruction(pos.Instruction).Out.Role != program.Output {
		return nil
	}
	t, err := a.served.Tensor(pos)
	switch {
	case err != nil:
		a.result, err = unreadable(pos.Segment, err)
	case !bytes.Equal(t.Values(a.job.Program), right):
		a.result = &Finding{Reason: WrongData, Segment: pos.Segment, Detail: pos.Path() + ": the commitments are right, and this part of the result is another"}
	}
	return err
}

func (a *auditor) progress(seg, done uint64) {
	if a.Progress != nil {
		p := a.job.Program
		a.Progress(executor.Progress{Segment: seg, Segments: p.Segments(), Step: seg*p.SegmentLength() + done, Steps: p.Steps()})
	}
}
