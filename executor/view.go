package executor

import (
	"errors"
	"fmt"
	"sync"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// ErrNoLeaf says that no tensor owns a leaf, or that it lies beyond the present step of a history: there is
// nothing to open.
var ErrNoLeaf = errors.New("executor: no tensor owns the leaf")

// cachedSteps bounds the step subtrees that a Segment keeps in memory.
const cachedSteps = 64

// Segment is what a proof about one segment is made from: its roots and openings of every leaf it reads or
// wrote. It is safe for concurrent use.
type Segment struct {
	s        *Store
	seg      uint64
	record   Record
	before   Record     // of the checkpoint before; only the checkpoint's parts
	input    fr.Element // root of the input tree
	subtrees *Subtrees
	trees    map[program.Role]*commit.Tree // over step subtrees

	mu     sync.Mutex // guards what follows
	reader *Reader
	steps  map[stepKey]*stepView
}

// stepKey names a step subtree; seg is -1 for the initial state.
type stepKey struct {
	seg  int64
	step uint64
	role program.Role
}

// stepView is a step subtree with its leaves.
type stepView struct {
	tree   *commit.Tree
	leaves map[int]commit.Leaves // by instruction
}

// Segment opens segment seg, whose trace is in the run directory (Run with Eager, or Materialize). It
// rejects a segment without a trace (ErrMissing) and one whose subtrees do not give the roots in the log
// (ErrCorrupt), with a *FileError.
func (s *Store) Segment(seg uint64) (*Segment, error) {
	if seg >= uint64(len(s.records)) {
		return nil, &FileError{File: logName, Field: fmt.Sprintf("segment %d", seg), Err: ErrMissing}
	}
	v := &Segment{s: s, seg: seg, trees: make(map[program.Role]*commit.Tree), steps: make(map[stepKey]*stepView)}
	var err error
	if v.reader, err = s.Reader(); err != nil {
		return nil, err
	}
	if v.subtrees, err = readSubtrees(s.dir, seg, s.Program.SegmentSteps(seg)); err != nil {
		return nil, err
	}
	for r := program.Work; r <= program.Output; r++ {
		if v.trees[r], err = commit.NewTree(commit.StepLevels, commit.SegmentLevels, v.subtrees.role(r)); err != nil {
			return nil, err
		}
	}
	if v.record, err = v.subtrees.Record(seg, true); err != nil {
		return nil, err
	}
	want := s.records[seg]
	if !s.eager {
		want.Work, want.State, want.Output = v.record.Work, v.record.State, v.record.Output
	}
	if v.record != want {
		return nil, corrupt(subtreesPath(seg), "roots", "they do not give the roots in the log")
	}
	t, err := s.trees()
	if err != nil {
		return nil, err
	}
	v.input = t.input.Root()
	v.before = Record{StateSubtree: t.state.Root(), OutputRoot: commit.Empty(commit.TraceLevels)}
	if seg > 0 {
		v.before = s.records[seg-1]
	}
	return v, nil
}

// Index is the segment's number.
func (v *Segment) Index() uint64 { return v.seg }

// FirstStep is the absolute index of its first step.
func (v *Segment) FirstStep() uint64 { return v.seg * v.s.Program.SegmentLength() }

// Steps is the number of its steps.
func (v *Segment) Steps() uint64 { return v.s.Program.SegmentSteps(v.seg) }

// Roots are the roots of its three 13-level role trees.
func (v *Segment) Roots() (work, state, output fr.Element) {
	return v.record.Work, v.record.State, v.record.Output
}

// Record is its checkpoint and its trees, also where the log has only the checkpoint.
func (v *Segment) Record() Record { return v.record }

// TraceRoot is the root of its trace.
func (v *Segment) TraceRoot() fr.Element { return v.record.TraceRoot() }

// In are the two parts of the checkpoint before the segment.
func (v *Segment) In() (stateSubtree, outputRoot fr.Element) {
	return v.before.StateSubtree, v.before.OutputRoot
}

// InputTree is the root of the input tree, which the job's input root hides behind the salt key.
func (v *Segment) InputTree() fr.Element { return v.input }

// LastState is the state subtree of the last step and its path in the state tree, levels 7 to 12.
func (v *Segment) LastState() (subtree fr.Element, path commit.Path, err error) {
	last := v.Steps() - 1
	path, err = v.trees[program.State].Path(last)
	return v.subtrees.State[last], path, err
}

// Open opens a leaf: the whole path of the trace and input trees (13 levels), of the model (8), or of the
// state subtree in the checkpoint before (7). It rejects a leaf that no tensor owns and one that is not
// read (ErrNoLeaf), and missing or corrupted files with a *FileError.
func (v *Segment) Open(loc program.Location) (commit.Opening, error) {
	if loc.Zero {
		return commit.Opening{}, fmt.Errorf("%w: history beyond the present step", ErrNoLeaf)
	}
	p := v.s.Program
	switch loc.Tree {
	case commit.TreeModel:
		return v.open(p.Model(), v.s.Data.Model, loc.Leaf, loc.Leaf, func(t trees) *commit.Tree { return t.model })
	case commit.TreeInput:
		n := p.InputLeaves()
		if n == 0 || loc.Leaf/n >= p.Steps() {
			return commit.Opening{}, fmt.Errorf("%w: input %d", ErrNoLeaf, loc.Leaf)
		}
		step, rows := int(loc.Leaf/n), make([]program.Rows, len(v.s.Data.Input))
		for i, t := range p.Input() {
			rows[i] = v.s.Data.Input[i].Slice(step*t.Rows, (step+1)*t.Rows)
		}
		return v.open(p.Input(), rows, loc.Leaf%n, loc.Leaf, func(t trees) *commit.Tree { return t.input })
	case commit.TreeCheckpoint:
		key := stepKey{seg: int64(v.seg) - 1, role: program.State}
		if v.seg > 0 {
			key.step = p.SegmentSteps(v.seg-1) - 1
		}
		return v.openStep(key, v.before.StateSubtree, loc.Leaf)
	case commit.TreeWork, commit.TreeState, commit.TreeOutput:
		role := program.Role(loc.Tree)
		if loc.Step >= v.Steps() {
			return commit.Opening{}, fmt.Errorf("%w: step %d of %d", ErrNoLeaf, loc.Step, v.Steps())
		}
		o, err := v.openStep(stepKey{int64(v.seg), loc.Step, role}, v.subtrees.role(role)[loc.Step], loc.Leaf)
		if err != nil {
			return o, err
		}
		above, err := v.trees[role].Path(loc.Step)
		o.Path = append(o.Path, above...)
		return o, err
	}
	return commit.Opening{}, fmt.Errorf("%w: tree %v", ErrNoLeaf, loc.Tree)
}

// open opens leaf index of the tree that of selects; leaf is its number among tensors.
func (v *Segment) open(tensors []program.Tensor, rows []program.Rows, leaf, index uint64, of func(trees) *commit.Tree) (o commit.Opening, err error) {
	t, err := v.s.trees()
	if err != nil {
		return o, err
	}
	for i, x := range tensors {
		if leaf >= x.Base && leaf-x.Base < uint64(x.Rows) {
			row := int(leaf - x.Base)
			o.Row, o.Side = v.pad(rows[i].Row(row)), rows[i].Side(row)
			o.Path, err = of(t).Path(index)
			return o, err
		}
	}
	return o, fmt.Errorf("%w: %d", ErrNoLeaf, leaf)
}

// openStep opens a leaf of a step subtree whose root is known.
func (v *Segment) openStep(key stepKey, root fr.Element, leaf uint64) (o commit.Opening, err error) {
	view, err := v.step(key, root)
	if err != nil {
		return o, err
	}
	for i, l := range view.leaves {
		out := v.s.Program.Instruction(i).Out
		if leaf < out.Base || leaf-out.Base >= uint64(out.Rows) {
			continue
		}
		row := int(leaf - out.Base)
		o.Row, o.Side, o.Salt = v.pad(l.Data[row*l.RowBytes:(row+1)*l.RowBytes]), commit.SideZero, l.Salts[row]
		if l.Sides != nil {
			o.Side = l.Sides[row]
		}
		o.Path, err = view.tree.Path(leaf)
		return o, err
	}
	return o, fmt.Errorf("%w: %v leaf %d", ErrNoLeaf, key.role, leaf)
}

// pad copies a row to the c bytes of its leaf.
func (v *Segment) pad(row []byte) []byte {
	leaf := make([]byte, v.s.Program.LeafBytes())
	copy(leaf, row)
	return leaf
}

// step reads and hashes a step subtree and compares it with root.
func (v *Segment) step(key stepKey, root fr.Element) (*stepView, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if view, ok := v.steps[key]; ok {
		return view, nil
	}
	p := v.s.Program
	view := &stepView{leaves: make(map[int]commit.Leaves)}
	digests := make([]fr.Element, p.UsedLeaves(key.role))
	for i, in := range p.Instructions() {
		if in.Out.Role != key.role {
			continue
		}
		l, err := v.leaves(key, i)
		if err != nil {
			return nil, err
		}
		if err := v.s.scheme.DigestAll(digests[in.Out.Base:][:in.Out.Rows], l); err != nil {
			return nil, err
		}
		view.leaves[i] = l
	}
	var err error
	if view.tree, err = commit.NewTree(0, commit.StepLevels, digests); err != nil {
		return nil, err
	}
	if view.tree.Root() != root {
		return nil, corrupt(stepDir(uint64(key.seg), key.step), key.role.String(), "the tensors do not give the committed subtree")
	}
	if len(v.steps) >= cachedSteps {
		clear(v.steps)
	}
	v.steps[key] = view
	return view, nil
}

// leaves are the leaves of instruction i in a step subtree.
func (v *Segment) leaves(key stepKey, i int) (commit.Leaves, error) {
	if key.seg < 0 {
		rows := v.s.Data.State[i]
		return commit.Leaves{Data: rows.Data, RowBytes: rows.RowBytes, Salts: v.reader.c.Salts(i, -1)}, nil
	}
	t, err := v.reader.Tensor(Position{Segment: uint64(key.seg), Step: key.step, Instruction: i})
	if err != nil {
		return commit.Leaves{}, err
	}
	return t.Leaves, nil
}
