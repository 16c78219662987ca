package prover

import (
	"bytes"
	"fmt"
	"math/big"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/frontend"
)

// Public are the public inputs that are not made from the segment: Model and InputRoot come from the job.
type Public struct {
	Context   fr.Element
	ModelRoot fr.Element
	Seed      fr.Element // sampled circuits only
}

// Assign returns the circuit of shape p filled for elements of the segment: the drawn spots in order, or the one pinned element.
// salt is the job's salt key.
//
// It returns an error wrapping [ErrShape], [ErrOpening] or [ErrWrongElement].
func Assign(p circuits.Params, prog *program.Program, salt fr.Element, seg Segment, pub Public, elements []Element) (*circuits.Circuit, error) {
	w, err := newWitness(p, prog, salt, seg, pub)
	if err != nil {
		return nil, err
	}
	if len(elements) != p.Batch {
		return nil, fmt.Errorf("%w: %d elements for a batch of %d", ErrShape, len(elements), p.Batch)
	}
	for i, e := range elements {
		value, err := w.spot(&w.circuit.Spots[i], e)
		if err != nil {
			return nil, fmt.Errorf("step %d, instruction %d, element (%d, %d): %w", e.Step, e.Instruction, e.Row, e.Col, err)
		}
		if p.Pinned {
			cols := prog.Instruction(e.Instruction).Out.Cols
			w.circuit.Draw = []frontend.Variable{e.Step, e.Instruction, e.Row*cols + e.Col, value}
		}
	}
	return w.circuit, nil
}

type witness struct {
	params  circuits.Params
	prog    *program.Program
	scheme  commit.LeafScheme
	seg     Segment
	salt    fr.Element
	circuit *circuits.Circuit
	model   fr.Element
	in      fr.Element // state subtree of the checkpoint before
	roots   [3]fr.Element
}

func newWitness(p circuits.Params, prog *program.Program, salt fr.Element, seg Segment, pub Public) (*witness, error) {
	c, err := circuits.New(p)
	if err != nil {
		return nil, err
	}
	if prog.Scheme() != p.Scheme || prog.LeafBytes() != p.LeafBytes {
		return nil, fmt.Errorf("%w: program with %s leaves of %d bytes, circuit %s", ErrShape, prog.Scheme(), prog.LeafBytes(), p.Name())
	}
	if first := seg.Index() * prog.SegmentLength(); seg.FirstStep() != first || seg.Steps() != prog.SegmentSteps(seg.Index()) {
		return nil, fmt.Errorf("%w: segment %d begins at step %d and has %d, the program says %d and %d",
			ErrShape, seg.Index(), seg.FirstStep(), seg.Steps(), first, prog.SegmentSteps(seg.Index()))
	}
	scheme, err := commit.For(p.Scheme, p.LeafBytes)
	if err != nil {
		return nil, err
	}
	w := &witness{params: p, prog: prog, scheme: scheme, seg: seg, salt: salt, circuit: c, model: pub.ModelRoot}
	w.roots[0], w.roots[1], w.roots[2] = seg.Roots()
	var inOutput fr.Element
	w.in, inOutput = seg.In()

	last, path, err := seg.LastState()
	if err != nil {
		return nil, fmt.Errorf("last state: %w", err)
	}
	root, err := commit.RootFromPath(last, seg.Steps()-1, commit.StepLevels, path)
	if err != nil || root != w.roots[1] || len(path) != commit.SegmentLevels {
		return nil, fmt.Errorf("last state: %w", ErrOpening)
	}

	c.Context, c.ProgramRoot, c.ModelRoot = pub.Context, prog.Root(), pub.ModelRoot
	c.InputRoot = commit.InputRoot(seg.InputTree(), commit.KeyHash(salt))
	c.InRoot = commit.Checkpoint(w.in, inOutput)
	c.TraceRoot = commit.TraceRoot(w.roots[0], w.roots[1], w.roots[2])
	c.OutRoot = commit.Checkpoint(last, w.roots[2])
	c.FirstStep = seg.FirstStep()
	if !p.Pinned {
		c.Draw[0] = pub.Seed
	}
	for i, v := range prog.Header() {
		c.Header[i] = v
	}
	c.InstrRoot, c.InputTree, c.SaltKey = prog.InstrTree().Root(), seg.InputTree(), salt
	c.Roots = [3]frontend.Variable{w.roots[0], w.roots[1], w.roots[2]}
	c.In = [2]frontend.Variable{w.in, inOutput}
	c.LastState = last
	fillPath(c.LastPath[:], path)
	return w, nil
}

// spot fills one spot and returns the element's value.
func (w *witness) spot(s *circuits.Spot, e Element) (int64, error) {
	p, first := w.prog, w.seg.FirstStep()
	locOut, err := p.LocateOut(e.Instruction, e.Row, e.Col, first, e.Step)
	if err != nil {
		return 0, fmt.Errorf("%w: %w", ErrShape, err)
	}
	locA, err := p.LocateA(e.Instruction, e.Row, e.Col, first, e.Step)
	if err != nil {
		return 0, fmt.Errorf("%w: %w", ErrShape, err)
	}
	locB, err := p.LocateB(e.Instruction, e.Row, e.Col, first, e.Step)
	if err != nil {
		return 0, fmt.Errorf("%w: %w", ErrShape, err)
	}
	in := p.Instruction(e.Instruction)
	s.Step, s.Instruction, s.Row, s.Col = e.Step, e.Instruction, e.Row, e.Col
	s.Max, s.ArgMax = 0, 0
	for i, v := range p.Descriptor(e.Instruction) {
		s.Descriptor[i] = v
	}
	path, err := p.InstrTree().Path(uint64(e.Instruction))
	if err != nil {
		return 0, err
	}
	fillPath(s.DescriptorPath[:], path)

	out, err := w.open(locOut)
	if err != nil {
		return 0, fmt.Errorf("output: %w", err)
	}
	for k := range s.Out.Words {
		s.Out.Words[k] = word(out.Row[k*gadget.WordBytes : min((k+1)*gadget.WordBytes, len(out.Row))])
	}
	fillPath(s.Out.Path[:], out.Path)
	if out.Side != commit.SideZero {
		return 0, fmt.Errorf("%w: side word of the output is %#08x", ErrWrongElement, out.Side)
	}
	t := in.Out.Type
	end := in.Out.Cols * t.Size()
	if len(bytes.Trim(out.Row[end:], "\x00")) != 0 {
		return 0, fmt.Errorf("%w: the output's pad is not zero", ErrWrongElement)
	}

	a, err := w.operand(&s.A, locA, locA.Zero)
	if err != nil {
		return 0, fmt.Errorf("operand A: %w", err)
	}
	// The opcodes that do not open B read its position as row 0 of A's view.
	idleB := in.Op == program.Sum || in.Op == program.Max || in.Op == program.ArgMax
	b := commit.Opening{Row: make([]byte, w.params.LeafBytes), Side: commit.SideZero}
	if idleB {
		if in.Op != program.Sum {
			fillExtremum(s, p, in, a.Row, b.Row, locA.Zero)
		}
		zeroRow, err := p.LocateA(e.Instruction, 0, 0, first, e.Step)
		if err != nil {
			return 0, err
		}
		w.idle(&s.B, zeroRow, b)
	} else if b, err = w.operand(&s.B, locB, locB.Zero); err != nil {
		return 0, fmt.Errorf("operand B: %w", err)
	}

	want, err := p.Element(e.Instruction, e.Row, e.Col, a.Row, b.Row, b.Side, locB.Zero, locA.Zero)
	if err != nil {
		return 0, err
	}
	if got := t.Get(out.Row[e.Col*t.Size():]); got != want {
		return 0, fmt.Errorf("%w: committed %d, %s gives %d", ErrWrongElement, got, in.Op, want)
	}
	return want, nil
}

// open opens a leaf and checks it against the root of its tree.
func (w *witness) open(loc program.Location) (commit.Opening, error) {
	o, err := w.seg.Open(loc)
	if err != nil {
		return o, err
	}
	root, levels := w.root(loc.Tree)
	if o.Salt != w.saltOf(loc) {
		return o, fmt.Errorf("%w: %s leaf %d at step %d: salt", ErrOpening, loc.Tree, loc.Leaf, loc.Step)
	}
	if err := commit.CheckOpening(w.scheme, root, position(loc), levels, o); err != nil {
		return o, fmt.Errorf("%w: %s leaf %d at step %d: %w", ErrOpening, loc.Tree, loc.Leaf, loc.Step, err)
	}
	return o, nil
}

// operand opens and fills an operand; a history row beyond the present step is left unopened.
func (w *witness) operand(o *circuits.Operand, loc program.Location, zero bool) (commit.Opening, error) {
	if zero {
		empty := commit.Opening{Row: make([]byte, w.params.LeafBytes), Side: commit.SideZero}
		w.idle(o, loc, empty)
		return empty, nil
	}
	opening, err := w.open(loc)
	if err != nil {
		return opening, err
	}
	fillLeaf(o, opening)
	w.climb(o, loc, opening, opening.Path)
	return opening, nil
}

// idle fills an operand that the circuit does not open: any path that is consistent in itself.
func (w *witness) idle(o *circuits.Operand, loc program.Location, opening commit.Opening) {
	opening.Salt = w.saltOf(loc)
	fillLeaf(o, opening)
	w.climb(o, loc, opening, nil)
}

// climb fills the path: the given levels, and above them idle levels that hold the node below at its position and zeros beside it.
func (w *witness) climb(o *circuits.Operand, loc program.Location, opening commit.Opening, path commit.Path) {
	fillPath(o.Path[:], path)
	at, err := w.scheme.Digest(opening.Row, opening.Side, opening.Salt)
	if err != nil {
		panic(err) // only for a row that is too long
	}
	index := position(loc)
	for l := range o.Path {
		var children [commit.Arity]fr.Element
		if l < len(path) {
			children = path[l]
		} else {
			children[index%commit.Arity] = at
			for i := range children {
				o.Path[l][i] = children[i]
			}
		}
		at = commit.Node(l, &children)
		index /= commit.Arity
	}
}

func (w *witness) root(t commit.TreeID) (fr.Element, int) {
	switch t {
	case commit.TreeModel:
		return w.model, commit.ModelLevels
	case commit.TreeInput:
		return w.seg.InputTree(), commit.InputLevels
	case commit.TreeCheckpoint:
		return w.in, commit.StepLevels
	}
	return w.roots[t-commit.TreeWork], commit.TraceLevels
}

func (w *witness) saltOf(loc program.Location) fr.Element {
	switch first := w.seg.FirstStep(); loc.Tree {
	case commit.TreeModel, commit.TreeInput:
		return fr.Element{}
	case commit.TreeCheckpoint: // written by the step before the segment
		return commit.Salt(w.salt, commit.TreeState, first, loc.Leaf)
	default:
		return commit.Salt(w.salt, loc.Tree, first+loc.Step+1, loc.Leaf)
	}
}

// position is the leaf's index in the whole of its tree.
func position(loc program.Location) uint64 {
	switch loc.Tree {
	case commit.TreeWork, commit.TreeState, commit.TreeOutput:
		return loc.Step<<(3*commit.StepLevels) | loc.Leaf
	}
	return loc.Leaf
}

func fillLeaf(o *circuits.Operand, opening commit.Opening) {
	for i, v := range opening.Row {
		o.Bytes[i] = v
	}
	o.Side = opening.Side
}

func fillPath(dst [][8]frontend.Variable, path commit.Path) {
	for l := range path {
		for i := range path[l] {
			dst[l][i] = path[l][i]
		}
	}
}

// fillExtremum fills maximum, lowest index and the row of differences.
func fillExtremum(s *circuits.Spot, p *program.Program, in program.Instruction, rowA, rowB []byte, zero bool) {
	t := p.OperandTensor(in.A).Type
	if zero {
		return // the digits of both rows are zero, and so is every difference
	}
	size := t.Size()
	window := rowA[in.A.ColOffset*size : (in.A.ColOffset+in.A.Cols)*size]
	differences := rowB[in.A.ColOffset*size:]
	raw := func(k int) int64 { return t.Get(window[k*size:]) + t.Offset() }
	best := 0
	for k := range in.A.Cols {
		if raw(k) > raw(best) {
			best = k
		}
	}
	for k := range in.A.Cols {
		d := raw(best) - raw(k)
		if k < best {
			d--
		}
		t.Put(differences[k*size:], d-t.Offset())
	}
	s.Max, s.ArgMax = raw(best), best
}

func word(b []byte) *big.Int {
	be := make([]byte, len(b))
	for i, v := range b {
		be[len(b)-1-i] = v
	}
	return new(big.Int).SetBytes(be)
}
