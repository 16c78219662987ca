package executor

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Committer hashes what a segment writes. Tensors of several steps wait together, because leaves of one
// size are hashed many at a time and a small program writes only a few in a step. Not safe for
// concurrent use.
type Committer struct {
	code   []program.Instruction
	used   [program.Output + 1]uint64
	scheme commit.LeafScheme
	key    fr.Element

	first  uint64 // absolute index of the segment's first step
	roots  [program.Output + 1][]fr.Element
	queue  []queued // by instruction
	steps  []*stepDigests
	queued int // bytes
}

// queued are rows of one instruction that wait; the row r of entry n belongs to into[n].
type queued struct {
	data []byte
	into [][]fr.Element
	salt []fr.Element
}

// stepDigests are the leaf digests of a step by role; nil where nothing was added.
type stepDigests struct {
	step   uint64
	leaves [program.Output + 1][]fr.Element
}

const (
	queueBytes = 8 << 20
	queueSteps = 256
)

// NewCommitter returns a committer for programs p under the job's salt key.
func NewCommitter(p *program.Program, key fr.Element) (*Committer, error) {
	scheme, err := commit.For(p.Scheme(), p.LeafBytes())
	if err != nil {
		return nil, err
	}
	c := &Committer{code: p.Instructions(), scheme: scheme, key: key, queue: make([]queued, p.Len())}
	for r := program.Work; r <= program.Output; r++ {
		c.used[r] = p.UsedLeaves(r)
	}
	return c, nil
}

// Begin starts the segment whose first absolute step is first.
func (c *Committer) Begin(first uint64) {
	c.first, c.steps, c.queued = first, nil, 0
	for r := range c.roots {
		c.roots[r] = nil
	}
	for i := range c.queue {
		c.queue[i] = queued{}
	}
}

// Salts are the salts of the leaves that instruction i writes at the given absolute step; a step of -1 is
// the initial state.
func (c *Committer) Salts(i int, step int64) []fr.Element {
	out := c.code[i].Out
	salts := make([]fr.Element, out.Rows)
	commit.Salts(salts, c.key, commit.TreeID(out.Role), uint64(step+1), out.Base)
	return salts
}

// Add adds what instruction i wrote at a step of the segment. Steps come in order; what is not added
// counts as absent. nil salts are those of the key; nil side words are zero.
func (c *Committer) Add(step uint64, i int, l commit.Leaves) error {
	out := c.code[i].Out
	if l.RowBytes < 1 || len(l.Data) != out.Rows*l.RowBytes {
		return fmt.Errorf("%w: instruction %d: %d bytes in rows of %d, want %d rows", ErrData, i, len(l.Data), l.RowBytes, out.Rows)
	}
	if n := len(c.steps); n == 0 || c.steps[n-1].step != step {
		c.steps = append(c.steps, &stepDigests{step: step})
	}
	leaves := &c.steps[len(c.steps)-1].leaves[out.Role]
	if *leaves == nil {
		*leaves = make([]fr.Element, c.used[out.Role])
	}
	into := (*leaves)[out.Base:][:out.Rows]
	if l.Salts == nil {
		l.Salts = c.Salts(i, int64(c.first+step))
	}
	c.queued += len(l.Data) // whole leaves too: their digests wait
	if l.Sides != nil || l.RowBytes != out.RowBytes() {
		return c.scheme.DigestAll(into, l)
	}
	q := &c.queue[i]
	q.data = append(q.data, l.Data...)
	q.salt = append(q.salt, l.Salts...)
	q.into = append(q.into, into)
	return nil
}

// EndStep says that nothing more of the last step will be added.
func (c *Committer) EndStep() error {
	if c.queued < queueBytes && len(c.steps) < queueSteps {
		return nil
	}
	return c.flush()
}

func (c *Committer) flush() error {
	for i := range c.queue {
		q := &c.queue[i]
		if len(q.into) == 0 {
			continue
		}
		digests := make([]fr.Element, len(q.salt))
		if err := c.scheme.DigestAll(digests, commit.Leaves{Data: q.data, RowBytes: c.code[i].Out.RowBytes(), Salts: q.salt}); err != nil {
			return err
		}
		for _, into := range q.into {
			digests = digests[copy(into, digests):]
		}
		q.data, q.salt, q.into = q.data[:0], q.salt[:0], q.into[:0]
	}
	for _, d := range c.steps {
		for r := program.Work; r <= program.Output; r++ {
			if d.leaves[r] == nil {
				continue
			}
			t, err := commit.NewTree(0, commit.StepLevels, d.leaves[r])
			if err != nil {
				return err
			}
			c.pad(r, d.step)
			c.roots[r] = append(c.roots[r], t.Root())
		}
	}
	c.steps, c.queued = nil, 0
	return nil
}

// pad adds empty subtrees until role r has those of all steps before step.
func (c *Committer) pad(r program.Role, step uint64) {
	for uint64(len(c.roots[r])) < step {
		c.roots[r] = append(c.roots[r], commit.Empty(commit.StepLevels))
	}
}

// End returns the step subtrees of the segment, of the given number of steps.
func (c *Committer) End(steps uint64) (*Subtrees, error) {
	if err := c.flush(); err != nil {
		return nil, err
	}
	for r := program.Work; r <= program.Output; r++ {
		c.pad(r, steps)
	}
	return &Subtrees{Work: c.roots[program.Work], State: c.roots[program.State], Output: c.roots[program.Output]}, nil
}

// Subtrees are the roots of the step subtrees of a segment, by role and step.
type Subtrees struct{ Work, State, Output []fr.Element }

// role selects one list. Requires a valid role.
func (s *Subtrees) role(r program.Role) []fr.Element {
	return [...][]fr.Element{program.Work: s.Work, program.State: s.State, program.Output: s.Output}[r]
}

// Record makes the roots of the segment: its checkpoint, and its trace if withTrace. Requires at least one
// step.
func (s *Subtrees) Record(seg uint64, withTrace bool) (Record, error) {
	r := Record{Segment: seg, StateSubtree: s.State[len(s.State)-1]}
	var err error
	if r.OutputRoot, err = segmentRoot(s.Output); err != nil || !withTrace {
		return r, err
	}
	r.Output = r.OutputRoot
	if r.Work, err = segmentRoot(s.Work); err != nil {
		return r, err
	}
	r.State, err = segmentRoot(s.State)
	return r, err
}

// segmentRoot is the root of a role's tree.
func segmentRoot(steps []fr.Element) (fr.Element, error) {
	t, err := commit.NewTree(commit.StepLevels, commit.SegmentLevels, steps)
	if err != nil {
		return fr.Element{}, err
	}
	return t.Root(), nil
}

// Checkpoint is the checkpoint after the segment.
func (r *Record) Checkpoint() fr.Element { return commit.Checkpoint(r.StateSubtree, r.OutputRoot) }

// TraceRoot is the root of the segment's trace. Requires a record with one.
func (r *Record) TraceRoot() fr.Element { return commit.TraceRoot(r.Work, r.State, r.Output) }
