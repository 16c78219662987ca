package programtest

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Segment is one segment of a trace with all of its commitments in memory.
type Segment struct {
	t      *Trace
	key    fr.Element
	index  uint64
	model  *commit.Tree
	input  *commit.Tree
	roles  [program.Output + 1]roleTree
	before *commit.Tree // state subtree of the checkpoint before
	inOut  fr.Element   // output root of the checkpoint before
	scheme commit.LeafScheme
}

// roleTree is the tree of a role over a segment: a subtree for each step, and one over them.
type roleTree struct {
	steps []*commit.Tree
	top   *commit.Tree
}

// NewSegment commits to segment index of t with the salt key. It rejects a segment that
// the program does not have.
func NewSegment(t *Trace, key fr.Element, index uint64) (*Segment, error) {
	s := &Segment{t: t, key: key, index: index, inOut: commit.Empty(commit.TraceLevels)}
	if s.Steps() == 0 {
		return nil, fmt.Errorf("programtest: segment %d of %d", index, t.p.Segments())
	}
	var err error
	if s.scheme, err = commit.For(t.p.Scheme(), t.p.LeafBytes()); err != nil {
		return nil, err
	}
	if s.model, err = program.ModelTree(t.p, t.data.Model); err != nil {
		return nil, err
	}
	if s.input, err = program.InputTree(t.p, t.data.Input); err != nil {
		return nil, err
	}
	for r := program.Work; r <= program.Output; r++ {
		if s.roles[r], err = s.role(r, index); err != nil {
			return nil, err
		}
	}
	if index == 0 {
		s.before, err = program.StateTree(t.p, t.data.State, key)
		return s, err
	}
	state, err := s.subtree(program.State, s.FirstStep()-1)
	if err != nil {
		return nil, err
	}
	s.before = state
	output, err := s.role(program.Output, index-1)
	if err != nil {
		return nil, err
	}
	s.inOut = output.top.Root()
	return s, nil
}

// role builds the tree of r over the segment of the given index.
func (s *Segment) role(r program.Role, index uint64) (t roleTree, err error) {
	var roots []fr.Element
	first := index * s.t.p.SegmentLength()
	for step := first; step < first+s.t.p.SegmentSteps(index); step++ {
		tree, err := s.subtree(r, step)
		if err != nil {
			return t, err
		}
		t.steps = append(t.steps, tree)
		roots = append(roots, tree.Root())
	}
	t.top, err = commit.NewTree(commit.StepLevels, commit.SegmentLevels, roots)
	return t, err
}

// subtree commits to what a role holds after an absolute step.
func (s *Segment) subtree(r program.Role, step uint64) (*commit.Tree, error) {
	leaves := make([]fr.Element, s.t.p.UsedLeaves(r))
	salts := make([]fr.Element, len(leaves))
	commit.Salts(salts, s.key, commit.TreeID(r), step+1, 0)
	for k, in := range s.t.p.Instructions() {
		if in.Out.Role != r {
			continue
		}
		end, rows := in.Out.Base+uint64(in.Out.Rows), s.t.Out(step, k)
		err := s.scheme.DigestAll(leaves[in.Out.Base:end], commit.Leaves{
			Data: rows.Data, RowBytes: rows.RowBytes, Salts: salts[in.Out.Base:end],
		})
		if err != nil {
			return nil, err
		}
	}
	return commit.NewTree(0, commit.StepLevels, leaves)
}

// Index is the segment's number.
func (s *Segment) Index() uint64 { return s.index }

// FirstStep is the segment's first absolute step.
func (s *Segment) FirstStep() uint64 { return s.index * s.t.p.SegmentLength() }

// Steps is the number of steps of the segment.
func (s *Segment) Steps() uint64 { return s.t.p.SegmentSteps(s.index) }

// Roots are the roots of the three role trees.
func (s *Segment) Roots() (work, state, output fr.Element) {
	return s.roles[program.Work].top.Root(), s.roles[program.State].top.Root(), s.roles[program.Output].top.Root()
}

// In is the checkpoint before the segment, in its two parts.
func (s *Segment) In() (stateSubtree, outputRoot fr.Element) { return s.before.Root(), s.inOut }

// InputTree is the root of the input tree, before the key hash joins it.
func (s *Segment) InputTree() fr.Element { return s.input.Root() }

// ModelTree is the root of the model tree.
func (s *Segment) ModelTree() fr.Element { return s.model.Root() }

// LastState is the state subtree of the last step and its path in the state tree.
func (s *Segment) LastState() (fr.Element, commit.Path, error) {
	last := len(s.roles[program.State].steps) - 1
	path, err := s.roles[program.State].top.Path(uint64(last))
	return s.roles[program.State].steps[last].Root(), path, err
}

// Out is the checkpoint after the segment.
func (s *Segment) Out() fr.Element {
	subtree, _, err := s.LastState()
	if err != nil {
		panic(err)
	}
	return commit.Checkpoint(subtree, s.roles[program.Output].top.Root())
}

// Open opens the leaf at l, which a tensor must own.
func (s *Segment) Open(l program.Location) (o commit.Opening, err error) {
	if l.Zero {
		return o, fmt.Errorf("programtest: a zero row is not opened")
	}
	row, side := s.t.Row(s.FirstStep(), l)
	o.Row = append(make([]byte, 0, s.t.p.LeafBytes()), row...)[:s.t.p.LeafBytes()]
	o.Side = side
	switch l.Tree {
	case commit.TreeModel:
		o.Path, err = s.model.Path(l.Leaf)
	case commit.TreeInput:
		o.Path, err = s.input.Path(l.Leaf)
	case commit.TreeCheckpoint:
		// The salt is that of the step that wrote it: absolute step first-1, so first.
		o.Salt = commit.Salt(s.key, commit.TreeState, s.FirstStep(), l.Leaf)
		o.Path, err = s.before.Path(l.Leaf)
	default:
		r := s.roles[l.Tree]
		o.Salt = commit.Salt(s.key, l.Tree, s.FirstStep()+l.Step+1, l.Leaf)
		var top commit.Path
		if o.Path, err = r.steps[l.Step].Path(l.Leaf); err != nil {
			return o, err
		}
		top, err = r.top.Path(l.Step)
		o.Path = append(o.Path, top...)
	}
	return o, err
}
