package executor

import (
	"path/filepath"

	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
)

// Recommit commits again to what the tensor files of a finished run hold, and writes log, subtrees and claim
// anew. On an honest directory it changes nothing. Tests and measured adversaries change tensor files
// (WriteRows, WriteLeaves) and call it to be bound to them, as a dishonest executor would be.
func Recommit(dir string) (*claim.Claim, error) {
	s, err := OpenStore(dir)
	if err != nil {
		return nil, err
	}
	lock, err := lockFile(filepath.Join(dir, lockName))
	if err != nil {
		return nil, err
	}
	defer lock.Close()
	r, err := s.Reader()
	if err != nil {
		return nil, err
	}
	c, err := NewCommitter(s.Program, s.SaltKey)
	if err != nil {
		return nil, err
	}
	s.records = nil
	for seg := range s.Program.Segments() {
		keep := KeepAll
		if !s.eager {
			keep = KeepCheckpoint(s.Program, seg)
		}
		subtrees, err := r.Commit(c, seg, keep)
		if err != nil {
			return nil, err
		}
		if s.eager {
			if err := writeSubtrees(dir, seg, subtrees); err != nil {
				return nil, err
			}
		}
		record, err := subtrees.Record(seg, s.eager)
		if err != nil {
			return nil, err
		}
		s.records = append(s.records, record)
	}
	if err := createLog(dir, s.hash); err != nil {
		return nil, err
	}
	log, _, err := openLog(dir, s.hash, logLimit(s.Program.Segments()))
	if err != nil {
		return nil, err
	}
	for _, record := range s.records {
		if err := log.append(record); err != nil {
			log.close()
			return nil, err
		}
	}
	if err := log.close(); err != nil {
		return nil, err
	}
	out := newClaim(s.Program, s.roots, s.records, s.eager)
	return out, replace(dir, claimName, out.Encode())
}

// Commit commits to the tensors of a segment that keep selects, as they are served.
func (r *Reader) Commit(c *Committer, seg uint64, keep Keep) (*Subtrees, error) {
	steps := r.p.SegmentSteps(seg)
	c.Begin(seg * r.p.SegmentLength())
	for step := range steps {
		for i := range r.p.Len() {
			if !keep(step, i) {
				continue
			}
			t, err := r.Tensor(Position{Segment: seg, Step: step, Instruction: i})
			if err != nil {
				return nil, err
			}
			if err := c.Add(step, i, t.Leaves); err != nil {
				return nil, err
			}
		}
		if err := c.EndStep(); err != nil {
			return nil, err
		}
	}
	return c.End(steps)
}

// AsLeaves is the tensor as whole leaves of c bytes with side words and salts, a copy.
func (t *Tensor) AsLeaves(c int) commit.Leaves {
	n := len(t.Leaves.Data) / t.Leaves.RowBytes
	l := commit.Leaves{Data: make([]byte, n*c), RowBytes: c, Sides: make([]uint32, n)}
	for i := range n {
		copy(l.Data[i*c:(i+1)*c], t.Row(i))
		l.Sides[i] = commit.SideZero
	}
	if t.Leaves.Sides != nil {
		copy(l.Sides, t.Leaves.Sides)
	}
	l.Salts = append(l.Salts, t.Leaves.Salts...)
	return l
}
