// Package memory runs small programs by the one-element reference and commits them in memory, for the tests of the circuit. It can
// commit what an honest executor would not: tampered elements, side words, pads and salts, under trees that are consistent otherwise.
package memory

import (
	"fmt"
	"slices"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Options alter a run. The zero value is an honest one.
type Options struct {
	// Element may change an output row after it was computed; later instructions read what it leaves.
	Element func(step uint64, ins, row int, data []byte)
	// Leaf may change a trace leaf before it is hashed: pad, side word, salt. Operands are read before.
	Leaf func(tree commit.TreeID, step, leaf uint64, o *commit.Opening)
}

// Run is a committed run, all of it in memory.
type Run struct {
	Program *program.Program
	Data    *program.Data
	Key     fr.Element
	Model   *commit.Tree
	Input   *commit.Tree
	State   *commit.Tree // initial
	scheme  commit.LeafScheme
	rows    [][]program.Rows // by absolute step and instruction
	segs    []*Segment
}

// Segment is one segment of a run; it implements the prover's interface.
type Segment struct {
	run       *Run
	index     uint64
	steps     [4][]*commit.Tree // by role and step: subtrees
	trees     [4]*commit.Tree   // by role: the tree over subtrees
	leaves    [4][][]commit.Opening
	inState   *commit.Tree
	inOutput  fr.Element
	inOpening []commit.Opening
}

// New runs p on d, salted with key.
func New(p *program.Program, d *program.Data, key fr.Element, opt Options) (*Run, error) {
	r := &Run{Program: p, Data: d, Key: key}
	var err error
	if r.scheme, err = commit.For(p.Scheme(), p.LeafBytes()); err != nil {
		return nil, err
	}
	if r.Model, err = program.ModelTree(p, d.Model); err != nil {
		return nil, err
	}
	if r.Input, err = program.InputTree(p, d.Input); err != nil {
		return nil, err
	}
	if r.State, err = program.StateTree(p, d.State, key); err != nil {
		return nil, err
	}
	inState, inOutput := r.State, commit.Empty(commit.TraceLevels)
	inOpening := r.initial()
	for index := range p.Segments() {
		s := &Segment{run: r, index: index, inState: inState, inOutput: inOutput, inOpening: inOpening}
		if err := s.execute(opt); err != nil {
			return nil, err
		}
		r.segs = append(r.segs, s)
		last := p.SegmentSteps(index) - 1
		inState, inOutput, inOpening = s.steps[program.State][last], s.trees[program.Output].Root(), s.leaves[program.State][last]
	}
	return r, nil
}

// Segment returns segment i.
func (r *Run) Segment(i uint64) *Segment { return r.segs[i] }

// Output returns the rows of an instruction at an absolute step.
func (r *Run) Output(step uint64, ins int) program.Rows { return r.rows[step][ins] }

// initial are the leaves of the initial state.
func (r *Run) initial() []commit.Opening {
	var all []commit.Opening
	for ins, rows := range r.Data.State {
		if r.Program.Instruction(ins).Out.Role != program.State {
			continue
		}
		for i := range rows.Len() {
			all = append(all, commit.Opening{Row: r.pad(rows.Row(i)), Side: commit.SideZero, Salt: commit.Salt(r.Key, commit.TreeState, 0, uint64(len(all)))})
		}
	}
	return all
}

func (r *Run) pad(row []byte) []byte {
	return append(slices.Clone(row), make([]byte, r.Program.LeafBytes()-len(row))...)
}

func (s *Segment) execute(opt Options) error {
	p := s.run.Program
	for step := range p.SegmentSteps(s.index) {
		s.run.rows = append(s.run.rows, make([]program.Rows, p.Len()))
		for role := program.Work; role <= program.Output; role++ {
			s.leaves[role] = append(s.leaves[role], nil)
		}
		for ins := range p.Len() {
			if err := s.instruction(opt, step, ins); err != nil {
				return err
			}
		}
		for role := program.Work; role <= program.Output; role++ {
			leaves := s.leaves[role][step]
			digests := make([]fr.Element, len(leaves))
			for i := range leaves {
				var err error
				if digests[i], err = s.run.scheme.Digest(leaves[i].Row, leaves[i].Side, leaves[i].Salt); err != nil {
					return err
				}
			}
			t, err := commit.NewTree(0, commit.StepLevels, digests)
			if err != nil {
				return err
			}
			s.steps[role] = append(s.steps[role], t)
		}
	}
	for role := program.Work; role <= program.Output; role++ {
		roots := make([]fr.Element, len(s.steps[role]))
		for i, t := range s.steps[role] {
			roots[i] = t.Root()
		}
		var err error
		if s.trees[role], err = commit.NewTree(commit.StepLevels, commit.SegmentLevels, roots); err != nil {
			return err
		}
	}
	return nil
}

func (s *Segment) instruction(opt Options, step uint64, ins int) error {
	p, abs := s.run.Program, s.FirstStep()+step
	out := p.Instruction(ins).Out
	rows := program.Rows{RowBytes: out.RowBytes(), Data: make([]byte, out.Rows*out.RowBytes())}
	for i := range out.Rows {
		row := rows.Row(i)
		for j := range out.Cols {
			v, err := s.element(step, ins, i, j)
			if err != nil {
				return err
			}
			out.Type.Put(row[j*out.Type.Size():], v)
		}
		if opt.Element != nil {
			opt.Element(abs, ins, i, row)
		}
		tree := commit.TreeID(out.Role)
		leaf := out.Base + uint64(i)
		o := commit.Opening{Row: s.run.pad(row), Side: commit.SideZero, Salt: commit.Salt(s.run.Key, tree, abs+1, leaf)}
		if opt.Leaf != nil {
			opt.Leaf(tree, abs, leaf, &o)
		}
		s.leaves[out.Role][step] = append(s.leaves[out.Role][step], o)
	}
	s.run.rows[abs][ins] = rows
	return nil
}

// element computes one element by the reference, on what the leaves hold.
func (s *Segment) element(step uint64, ins, i, j int) (int64, error) {
	p, first := s.run.Program, s.FirstStep()
	locA, err := p.LocateA(ins, i, j, first, step)
	if err != nil {
		return 0, err
	}
	locB, err := p.LocateB(ins, i, j, first, step)
	if err != nil {
		return 0, err
	}
	a, b := s.leaf(locA), s.leaf(locB)
	return p.Element(ins, i, j, a.Row, b.Row, b.Side, locB.Zero, locA.Zero)
}

func (s *Segment) leaf(loc program.Location) commit.Opening {
	p := s.run.Program
	if loc.Zero {
		return commit.Opening{}
	}
	switch loc.Tree {
	case commit.TreeModel:
		return s.data(p.Model(), s.run.Data.Model, loc.Leaf, 0)
	case commit.TreeInput:
		n := p.InputLeaves()
		return s.data(p.Input(), s.run.Data.Input, loc.Leaf%n, int(loc.Leaf/n))
	case commit.TreeCheckpoint:
		return s.inOpening[loc.Leaf]
	}
	return s.leaves[loc.Tree][loc.Step][loc.Leaf]
}

func (s *Segment) data(tensors []program.Tensor, rows []program.Rows, leaf uint64, step int) commit.Opening {
	for i, t := range tensors {
		if leaf >= t.Base && leaf < t.Base+uint64(t.Rows) {
			r := step*t.Rows + int(leaf-t.Base)
			return commit.Opening{Row: s.run.pad(rows[i].Row(r)), Side: rows[i].Side(r)}
		}
	}
	panic(fmt.Sprintf("memory: no leaf %d", leaf))
}

// Index is the segment's number.
func (s *Segment) Index() uint64 { return s.index }

// FirstStep is its first absolute step.
func (s *Segment) FirstStep() uint64 { return s.index * s.run.Program.SegmentLength() }

// Steps is how many it has.
func (s *Segment) Steps() uint64 { return s.run.Program.SegmentSteps(s.index) }

// Roots are its role trees.
func (s *Segment) Roots() (work, state, output fr.Element) {
	return s.trees[1].Root(), s.trees[2].Root(), s.trees[3].Root()
}

// In are the parts of the checkpoint before.
func (s *Segment) In() (state, output fr.Element) { return s.inState.Root(), s.inOutput }

// InputTree is the root of the input tree.
func (s *Segment) InputTree() fr.Element { return s.run.Input.Root() }

// LastState is the state subtree of the last step.
func (s *Segment) LastState() (fr.Element, commit.Path, error) {
	last := s.Steps() - 1
	path, err := s.trees[program.State].Path(last)
	return s.steps[program.State][last].Root(), path, err
}

// Open opens a leaf.
func (s *Segment) Open(loc program.Location) (commit.Opening, error) {
	o := s.leaf(loc)
	var err error
	switch loc.Tree {
	case commit.TreeModel:
		o.Path, err = s.run.Model.Path(loc.Leaf)
	case commit.TreeInput:
		o.Path, err = s.run.Input.Path(loc.Leaf)
	case commit.TreeCheckpoint:
		o.Path, err = s.inState.Path(loc.Leaf)
	default:
		var upper commit.Path
		if o.Path, err = s.steps[loc.Tree][loc.Step].Path(loc.Leaf); err == nil {
			upper, err = s.trees[loc.Tree].Path(loc.Step)
			o.Path = append(o.Path, upper...)
		}
	}
	return o, err
}
