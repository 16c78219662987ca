package executor

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
)

// ErrDiverged says that executing a segment again did not give what was committed: the device is not
// deterministic, or the checkpoints are not honest.
var ErrDiverged = errors.New("executor: execution differs from what was committed")

// Store reads a run directory. It is safe for concurrent use.
type Store struct {
	Job
	dir     string
	eager   bool
	hash    [sha256.Size]byte // of run.json
	roots   Roots
	records []Record
	trees   func() (trees, error) // of the job, computed once
	scheme  commit.LeafScheme
}

// OpenStore opens the directory of a run, finished or not. It rejects what is missing or malformed with a
// *FileError; tensors are checked when they are read.
func OpenStore(dir string) (*Store, error) {
	j, run, roots, hash, err := readJob(dir)
	if err != nil {
		return nil, err
	}
	s := &Store{Job: *j, dir: dir, eager: run.Eager, hash: hash, roots: roots}
	if s.scheme, err = commit.For(j.Program.Scheme(), j.Program.LeafBytes()); err != nil {
		return nil, err
	}
	if j.Program.Root() != roots.Program {
		return nil, corrupt(programName, "root", "it is not the one in %s", runName)
	}
	if s.records, err = readLog(dir, hash, logLimit(j.Program.Segments())); err != nil {
		return nil, err
	}
	if n := uint64(len(s.records)); n > j.Program.Segments() {
		return nil, corrupt(logName, "records", "got %d, the program has %d segments", n, j.Program.Segments())
	}
	s.trees = sync.OnceValues(func() (trees, error) {
		t, err := s.Job.trees()
		if err != nil {
			return t, err
		}
		got := t.roots(&s.Job)
		switch {
		case got.Model != roots.Model:
			return t, corrupt(modelName, "root", "it is not the one in %s", runName)
		case got.Input != roots.Input:
			return t, corrupt(inputName, "root", "it is not the one in %s", runName)
		case got.Checkpoint0 != roots.Checkpoint0:
			return t, corrupt(stateName, "root", "it is not the one in %s", runName)
		}
		return t, nil
	})
	return s, nil
}

// Dir is the run directory.
func (s *Store) Dir() string { return s.dir }

// Eager reports whether the run committed its whole trace.
func (s *Store) Eager() bool { return s.eager }

// Roots are those of the job, as run.json has them.
func (s *Store) Roots() Roots { return s.roots }

// Records are the acknowledged segments.
func (s *Store) Records() []Record { return s.records }

// Claim reads claim.json, which a finished run has. It rejects a missing or malformed one, and one that is
// not what the log says, with a *FileError. To the claim of a late run the trace roots of opened segments
// may have been added.
func (s *Store) Claim() (*claim.Claim, error) {
	c, err := ReadClaim(s.dir)
	if err != nil {
		return nil, err
	}
	if !sameClaim(c, newClaim(s.Program, s.roots, s.records, s.eager), s.eager) {
		return nil, corrupt(claimName, "claim", "it is not what the log says")
	}
	return c, nil
}

// ReadClaim reads the claim in a run directory. It rejects a missing or malformed one with a *FileError.
func ReadClaim(dir string) (*claim.Claim, error) {
	data, err := readFile(dir, claimName, claim.MaxClaimBytes)
	if err != nil {
		return nil, err
	}
	c, err := claim.DecodeClaim(data)
	if err != nil {
		return nil, &FileError{File: claimName, Field: "document", Err: fmt.Errorf("%w: %w", ErrCorrupt, err)}
	}
	return c, nil
}

// Reader reads the tensors of the run.
func (s *Store) Reader() (*Reader, error) { return NewReader(s.dir, s.Program, s.SaltKey) }

// Tensor is Reader.Tensor for a single one, and safe for concurrent use.
func (s *Store) Tensor(pos Position) (*Tensor, error) {
	r, err := s.Reader()
	if err != nil {
		return nil, err
	}
	return r.Tensor(pos)
}

// Materialize executes segment seg again from its checkpoint and keeps its trace in the run directory, so
// that Segment can open it; it does nothing when the trace is there, and makes damaged subtrees anew. It takes
// the directory's lock. It rejects a segment that is not acknowledged (ErrMissing) and an execution that does not lead to the
// committed checkpoint (ErrDiverged).
func (s *Store) Materialize(ctx context.Context, seg uint64, dev Device) error {
	if seg >= uint64(len(s.records)) {
		return &FileError{File: logName, Field: fmt.Sprintf("segment %d", seg), Err: ErrMissing}
	}
	lock, err := lockFile(filepath.Join(s.dir, lockName))
	if err != nil {
		return err
	}
	defer lock.Close()
	if _, err := readSubtrees(s.dir, seg, s.Program.SegmentSteps(seg)); !errors.Is(err, ErrMissing) && !errors.Is(err, ErrCorrupt) {
		return err
	}
	c, err := NewCommitter(s.Program, s.SaltKey)
	if err != nil {
		return err
	}
	state, err := checkpointState(s.dir, &s.Job, c, s.records, seg)
	if err != nil {
		return err
	}
	m, err := NewMachine(dev, s.Program, s.Data)
	if err != nil {
		return err
	}
	defer m.Close()
	w := &writer{dir: s.dir, seg: seg, code: s.Program.Instructions()}
	kept := KeepCheckpoint(s.Program, seg)
	subtrees, _, err := w.segment(ctx, m, c, state, Recorder{Keep: KeepAll, Tensor: func(step uint64, i int, rows []byte) error {
		if !kept(step, i) {
			return w.tensor(step, i, rows)
		}
		// What the checkpoint commits to is on the disk; it is compared and never written over.
		pos := Position{Segment: seg, Step: step, Instruction: i}
		t, err := readTensor(s.dir, s.Program, pos)
		if err != nil {
			return err
		}
		if !bytes.Equal(t.plain(w.code[i].Out.RowBytes()), rows) {
			return &FileError{File: pos.Path(), Field: "rows", Err: ErrDiverged}
		}
		return nil
	}})
	if err != nil {
		return err
	}
	got, err := subtrees.Record(seg, s.eager)
	if err != nil {
		return err
	}
	if got != s.records[seg] {
		return &FileError{File: segmentDir(seg), Field: "roots", Err: ErrDiverged}
	}
	return writeSubtrees(s.dir, seg, subtrees)
}
