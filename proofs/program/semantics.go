package program

import "github.com/assay-protocol/assay/proofs/commit"

// Element computes element (i, j) of instruction ins from the leaves that LocateA and
// LocateB name: rowA and rowB are their bytes (offset binary, pad included or not), sideB
// the raw side word of B's leaf, and zeroA and zeroB say that a row is all zero and not
// read (Location.Zero). rowB is not read where the opcode is unary, sideB only where the
// instruction has a bias. This is the reference that every kernel and circuit must equal.
//
// It rejects positions outside of the output and rows too short for the view.
func (p *Program) Element(ins, i, j int, rowA, rowB []byte, sideB uint32, zeroB, zeroA bool) (int64, error) {
	if err := p.checkElement(ins, i, j, 0, 0); err != nil {
		return 0, err
	}
	in, at := &p.code[ins], p.place(ins)
	a, b := p.reader(in.A, rowA, zeroA), p.reader(in.B, rowB, zeroB)
	if in.Op.Unary() {
		b = a
	}
	if a.short() {
		return 0, at.errorf("A", ErrData, "row of %d bytes ends before the view", len(rowA))
	}
	if b.short() {
		return 0, at.errorf("B", ErrData, "row of %d bytes ends before the view", len(rowB))
	}
	bias := int64(0)
	if in.Bias {
		bias = int64(sideB) - int64(commit.SideZero)
	}
	return in.Requant.Apply(in.accumulate(i, j, a, b) + bias), nil
}

// accumulate is the opcode's sum, value or index, before bias and requant. In an accepted
// program no value of it leaves int64; a partial sum of Affine may wrap, and wraps back.
func (in *Instruction) accumulate(i, j int, a, b rowReader) int64 {
	k := in.A.Cols
	var x int64
	switch in.Op {
	case MatMul:
		for c := range k {
			x += a.at(c) * b.at(c)
		}
	case Affine:
		x = in.MulA*a.column(j) + in.MulB*b.column(j) + in.Add
	case Multiply:
		x = a.column(j) * b.column(j)
	case Lookup:
		x = b.at(int(a.at(j) - I8.Min()))
	case Sum:
		for c := range k {
			x += a.at(c)
		}
	case SumSquares:
		for c := range k {
			x += a.at(c) * a.at(c)
		}
	case Max:
		x = a.at(0)
		for c := range k {
			x = max(x, a.at(c))
		}
	case ArgMax:
		for c := range k {
			if a.at(c) > a.at(int(x)) { // strictly: the lowest index wins ties
				x = int64(c)
			}
		}
	}
	return x
}

// rowReader decodes one row of a view.
type rowReader struct {
	o    Operand
	t    Type
	row  []byte
	zero bool
}

func (p *Program) reader(o Operand, row []byte, zero bool) rowReader {
	return rowReader{o, p.tensor(o).Type, row, zero}
}

func (r rowReader) short() bool {
	return !r.zero && len(r.row) < (r.o.ColOffset+r.o.Cols)*r.t.Size()
}

// at is column c of the view.
func (r rowReader) at(c int) int64 {
	if r.zero {
		return 0
	}
	return r.t.Get(r.row[(r.o.ColOffset+c)*r.t.Size():])
}

// column is the view's element for column j of the output.
func (r rowReader) column(j int) int64 {
	if r.o.ColBroadcast {
		j = 0
	}
	return r.at(j)
}
