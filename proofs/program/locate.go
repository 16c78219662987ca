package program

import "github.com/assay-protocol/assay/proofs/commit"

// Location is a leaf that an element depends on.
type Location struct {
	Tree commit.TreeID
	// Step is the step within the segment for the trees of the trace, 0 for the others.
	Step uint64
	// Leaf is the index within the step's subtree for a trace tree, within the state
	// subtree for TreeCheckpoint, and within the whole tree for TreeModel and TreeInput,
	// where the absolute step is part of it.
	Leaf uint64
	// Zero says that the row is one of a history beyond the present step: its elements
	// are 0 and nothing is opened. Tree, Step and Leaf say where it would be.
	Zero bool
}

// checkElement rejects positions outside of the program: an element (i, j) of instruction
// ins at the step-th step of the segment whose first step is first.
func (p *Program) checkElement(ins, i, j int, first, step uint64) error {
	if ins < 0 || ins >= len(p.code) {
		return &Error{Table: tableInstruction, Index: ins, Field: "index", Err: because(ErrPosition, "have %d", len(p.code))}
	}
	at, out := p.place(ins), &p.code[ins].Out
	if i < 0 || i >= out.Rows {
		return at.errorf("row", ErrPosition, "got %d of %d", i, out.Rows)
	}
	if j < 0 || j >= out.Cols {
		return at.errorf("column", ErrPosition, "got %d of %d", j, out.Cols)
	}
	if first%p.segment != 0 || first >= p.steps {
		return at.errorf("first step", ErrPosition, "got %d for %d steps and segments of %d", first, p.steps, p.segment)
	}
	if n := p.SegmentSteps(first / p.segment); step >= n {
		return at.errorf("step", ErrPosition, "got %d of %d", step, n)
	}
	return nil
}

// LocateA says which leaf element (i, j) of instruction ins reads as operand A, at the
// step-th step of the segment whose first absolute step is first. It rejects positions
// outside of the program.
func (p *Program) LocateA(ins, i, j int, first, step uint64) (Location, error) {
	if err := p.checkElement(ins, i, j, first, step); err != nil {
		return Location{}, err
	}
	in := &p.code[ins]
	return p.locate(in.A, in.BaseA, i, first, step), nil
}

// LocateB is LocateA for operand B. The row is j for a product, the table's for a lookup;
// for opcodes of one operand the location equals that of A.
func (p *Program) LocateB(ins, i, j int, first, step uint64) (Location, error) {
	if err := p.checkElement(ins, i, j, first, step); err != nil {
		return Location{}, err
	}
	in := &p.code[ins]
	row := i
	switch in.Op {
	case MatMul:
		row = j
	case Lookup:
		row = 0
	}
	return p.locate(in.B, in.BaseB, row, first, step), nil
}

// LocateOut says where element (i, j) of instruction ins is written.
func (p *Program) LocateOut(ins, i, j int, first, step uint64) (Location, error) {
	if err := p.checkElement(ins, i, j, first, step); err != nil {
		return Location{}, err
	}
	out := &p.code[ins].Out
	return Location{Tree: commit.TreeID(out.Role), Step: step, Leaf: out.Base + uint64(i)}, nil
}

// locate requires a checked operand and a row within the output's range.
func (p *Program) locate(o Operand, base uint64, row int, first, step uint64) Location {
	if o.RowBroadcast {
		row = 0
	}
	leaf := base + uint64(row)
	switch o.Source {
	case FromModel:
		return Location{Tree: commit.TreeModel, Leaf: leaf}
	case FromInput:
		return Location{Tree: commit.TreeInput, Leaf: (first+step)*p.inputLeaves + leaf}
	case FromPrevious:
		if step == 0 {
			return Location{Tree: commit.TreeCheckpoint, Leaf: leaf}
		}
		return Location{Tree: commit.TreeState, Step: step - 1, Leaf: leaf}
	}
	tree := commit.TreeID(p.code[o.Tensor].Out.Role)
	if o.Source == FromHistory {
		r := uint64(row)
		return Location{Tree: tree, Step: r, Leaf: base, Zero: r > step}
	}
	return Location{Tree: tree, Step: step, Leaf: leaf}
}
