package executor

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Options say what Run does.
type Options struct {
	Job
	Device Device
	Dir    string // the run directory; made if missing
	// Eager commits and keeps the whole trace; otherwise only checkpoints are committed, and only the
	// outputs and the state at the end of each segment are kept.
	Eager bool
	// Progress is called after every step, if not nil.
	Progress func(Progress)
}

// Progress says how far a run is.
type Progress struct {
	Segment, Segments uint64 // the present segment, of so many
	Step, Steps       uint64 // steps done in the job, of so many
}

// Run executes the job in o.Dir and returns its claim, which it also writes there. Where a finished run's
// claim already is, that one is returned.
//
// A segment is acknowledged when its record is in the log; killed at any moment, Run goes on after the
// last acknowledged segment and reaches the same roots. It rejects data that does not fit the program, a
// directory that another process uses (ErrLocked) or that belongs to another run (ErrMixed), and files
// that are not what the log says (a *FileError). Whatever the system refuses, such as a write to a full
// disk, is returned and leaves the directory good for going on.
func Run(ctx context.Context, o Options) (*claim.Claim, error) {
	if o.Program == nil || o.Data == nil || o.Device == nil {
		return nil, fmt.Errorf("%w: program, data and device are required", ErrData)
	}
	if err := os.MkdirAll(o.Dir, 0o700); err != nil {
		return nil, err
	}
	lock, err := lockFile(filepath.Join(o.Dir, lockName))
	if err != nil {
		return nil, err
	}
	defer lock.Close()
	own, err := o.trees()
	if err != nil {
		return nil, err
	}
	roots := own.roots(&o.Job)
	hash, err := setUp(o.Dir, &o.Job, roots, o.Eager)
	if err != nil {
		return nil, err
	}
	segments := o.Program.Segments()
	log, records, err := openLog(o.Dir, hash, logLimit(segments))
	if err != nil {
		return nil, err
	}
	r := &runner{Options: o, log: log, records: records}
	err = r.run(ctx, segments)
	if err = errors.Join(err, log.close()); err != nil {
		return nil, err
	}
	c := newClaim(o.Program, roots, r.records, o.Eager)
	if err := c.Validate(); err != nil {
		return nil, err
	}
	// A claim that is there stays: trace roots of opened segments may have been added to it.
	if old, err := ReadClaim(o.Dir); err == nil && sameClaim(old, c, o.Eager) {
		return old, nil
	}
	if err := publish(o.Dir, claimName, c.Encode()); err != nil {
		return nil, err
	}
	return c, nil
}

type runner struct {
	Options
	log     *logFile
	records []Record
}

// run executes the segments that have no record.
func (r *runner) run(ctx context.Context, segments uint64) error {
	done := uint64(len(r.records))
	if done > segments {
		return corrupt(logName, "records", "got %d, the program has %d segments", done, segments)
	}
	if done == segments {
		return nil
	}
	committer, err := NewCommitter(r.Program, r.SaltKey)
	if err != nil {
		return err
	}
	state, err := checkpointState(r.Dir, &r.Job, committer, r.records, done)
	if err != nil {
		return err
	}
	m, err := NewMachine(r.Device, r.Program, r.Data)
	if err != nil {
		return err
	}
	defer m.Close()
	for seg := done; seg < segments; seg++ {
		w := &writer{dir: r.Dir, seg: seg, code: m.code}
		rec := Recorder{Keep: KeepAll, Tensor: w.tensor, Step: func(step uint64) { r.progress(seg, step+1) }}
		if !r.Eager {
			rec.Keep = KeepCheckpoint(r.Program, seg)
		}
		subtrees, after, err := w.segment(ctx, m, committer, state, rec)
		if err != nil {
			return err
		}
		if r.Eager {
			if err := writeSubtrees(r.Dir, seg, subtrees); err != nil {
				return err
			}
		}
		record, err := subtrees.Record(seg, r.Eager)
		if err != nil {
			return err
		}
		if err := r.log.append(record); err != nil {
			return fmt.Errorf("executor: %s: %w", logName, err)
		}
		r.records, state = append(r.records, record), after
	}
	return nil
}

func (r *runner) progress(seg, done uint64) {
	if r.Progress != nil {
		p := r.Program
		r.Progress(Progress{Segment: seg, Segments: p.Segments(), Step: seg*p.SegmentLength() + done, Steps: p.Steps()})
	}
}

// checkpointState is the state at the beginning of segment seg: the job's, or that of the segment before,
// read from its files and checked against its record.
func checkpointState(dir string, j *Job, c *Committer, records []Record, seg uint64) ([]program.Rows, error) {
	if seg == 0 {
		return j.Data.State, nil
	}
	p := j.Program
	last := p.SegmentSteps(seg-1) - 1
	state := make([]program.Rows, p.Len())
	c.Begin((seg - 1) * p.SegmentLength())
	for i, in := range p.Instructions() {
		if in.Out.Role != program.State {
			continue
		}
		t, err := readTensor(dir, p, Position{Segment: seg - 1, Step: last, Instruction: i})
		if err != nil {
			return nil, err
		}
		if err := c.Add(last, i, t.Leaves); err != nil {
			return nil, err
		}
		state[i] = program.Rows{Data: t.plain(in.Out.RowBytes()), RowBytes: in.Out.RowBytes()}
	}
	s, err := c.End(last + 1)
	if err != nil {
		return nil, err
	}
	if got, want := s.State[last], records[seg-1].StateSubtree; got != want {
		return nil, corrupt(stepDir(seg-1, last), "state", "it does not give the state subtree in the log")
	}
	return state, nil
}

// newClaim is the claim of a finished run.
func newClaim(p *program.Program, roots Roots, records []Record, eager bool) *claim.Claim {
	c := &claim.Claim{
		Scheme: p.Scheme(), LeafBytes: p.LeafBytes(),
		ProgramRoot: roots.Program, ModelRoot: roots.Model, InputRoot: roots.Input,
		Checkpoints: []fr.Element{roots.Checkpoint0},
		Results:     claim.Results(p),
	}
	for _, r := range records {
		c.Checkpoints = append(c.Checkpoints, r.Checkpoint())
		if eager {
			c.TraceRoots = append(c.TraceRoots, claim.TraceRoot{Segment: r.Segment, Root: r.TraceRoot()})
		}
	}
	return c
}

// sameClaim reports whether got is the claim want; that of a late run may have trace roots besides.
func sameClaim(got, want *claim.Claim, eager bool) bool {
	w := *want
	if !eager {
		w.TraceRoots = got.TraceRoots
	}
	return bytes.Equal(got.Encode(), w.Encode())
}
