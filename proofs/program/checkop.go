package program

import "math"

// checkInstruction checks instruction i: operands, shapes, types and constants. Requires
// checked tables.
func (p *Program) checkInstruction(i int) error {
	in, at := &p.code[i], p.place(i)
	if !in.Op.Known() {
		return at.errorf("op", ErrOpcode, "got %d", in.Op)
	}
	if !in.Op.Implemented() {
		return at.errorf("op", ErrReserved, "%s", in.Op)
	}
	if in.Op.Unary() && in.A != in.B {
		return at.errorf("B", ErrSource, "%s reads one operand, and the second must repeat it", in.Op)
	}
	if err := p.checkOperand(i, "A", in.A); err != nil {
		return err
	}
	if err := p.checkOperand(i, "B", in.B); err != nil {
		return err
	}
	if err := checkConstants(in, at); err != nil {
		return err
	}
	a, b := p.tensor(in.A), p.tensor(in.B)
	switch in.Op {
	case MatMul:
		return checkMatMul(in, at, a, b)
	case Affine, Multiply:
		return checkElementwise(in, at)
	case Lookup:
		return checkLookup(in, at, a, b)
	}
	return checkReduction(in, at)
}

func checkConstants(in *Instruction, at place) error {
	q := in.Requant
	if q.M < 1 || q.M > math.MaxInt32 {
		return at.errorf("requant.M", ErrConstant, "got %d, want 1 to 2^31-1", q.M)
	}
	if q.Shift > 62 {
		return at.errorf("requant.Shift", ErrConstant, "got %d, want at most 62", q.Shift)
	}
	if q.Z < math.MinInt32 || q.Z > math.MaxInt32 {
		return at.errorf("requant.Z", ErrConstant, "got %d, want an int32", q.Z)
	}
	if t := in.Out.Type; q.Lo > q.Hi || q.Lo < t.Min() || q.Hi > t.Max() {
		return at.errorf("requant.Lo", ErrConstant, "got [%d, %d] for %s", q.Lo, q.Hi, t)
	}
	if in.Op == Affine {
		for _, m := range []int64{in.MulA, in.MulB} {
			if m < math.MinInt32 || m > math.MaxInt32 {
				return at.errorf("multiplier", ErrConstant, "got %d, want an int32", m)
			}
		}
	} else if in.MulA != 0 || in.MulB != 0 || in.Add != 0 {
		return at.errorf("multiplier", ErrConstant, "%s has none", in.Op)
	}
	if (in.Op == Lookup || in.Op == Max || in.Op == ArgMax) && q != Identity(in.Out.Type) {
		return at.errorf("requant", ErrConstant, "%s copies values, want the identity", in.Op)
	}
	if in.Bias && (in.Op != MatMul || in.B.Source != FromModel && in.B.Source != FromInput) {
		return at.errorf("bias", ErrSource, "only a product has one, with B from model or input")
	}
	return nil
}

func checkNoBroadcast(in *Instruction, at place) error {
	for _, o := range []struct {
		name string
		Operand
	}{{"A", in.A}, {"B", in.B}} {
		if o.RowBroadcast || o.ColBroadcast {
			return at.errorf(o.name+".broadcast", ErrShape, "%s does not broadcast", in.Op)
		}
	}
	return nil
}

// want refuses a dimension that is not what the operands give.
func want(at place, field string, got, want int) error {
	if got != want {
		return at.errorf(field, ErrShape, "got %d, want %d", got, want)
	}
	return nil
}

func checkMatMul(in *Instruction, at place, a, b Tensor) error {
	if err := checkNoBroadcast(in, at); err != nil {
		return err
	}
	if a.Type != b.Type {
		return at.errorf("B.type", ErrType, "got %s, want A's %s", b.Type, a.Type)
	}
	if in.Bias && b.Side == "" {
		return at.errorf("bias", ErrSource, "%s has no side words", b.Name)
	}
	if err := want(at, "K", in.B.Cols, in.A.Cols); err != nil {
		return err
	}
	if err := want(at, "B.column offset", in.B.ColOffset, in.A.ColOffset); err != nil {
		return err
	}
	if err := want(at, "out.rows", in.Out.Rows, in.A.Rows); err != nil {
		return err
	}
	return want(at, "out.cols", in.Out.Cols, in.B.Rows)
}

func checkElementwise(in *Instruction, at place) error {
	if in.A.RowBroadcast && in.B.RowBroadcast {
		return at.errorf("B.row broadcast", ErrShape, "both operands broadcast rows, so nothing gives the output's")
	}
	if in.A.ColBroadcast && in.B.ColBroadcast {
		return at.errorf("B.column broadcast", ErrShape, "both operands broadcast columns, so nothing gives the output's")
	}
	for _, o := range []struct {
		name string
		Operand
	}{{"A", in.A}, {"B", in.B}} {
		if !o.RowBroadcast {
			if err := want(at, o.name+".rows", o.Rows, in.Out.Rows); err != nil {
				return err
			}
		}
		if !o.ColBroadcast {
			if err := want(at, o.name+".cols", o.Cols, in.Out.Cols); err != nil {
				return err
			}
		}
	}
	return nil
}

func checkLookup(in *Instruction, at place, a, table Tensor) error {
	if err := checkNoBroadcast(in, at); err != nil {
		return err
	}
	if a.Type != I8 {
		return at.errorf("A.type", ErrType, "got %s, want i8", a.Type)
	}
	if in.B.Source != FromModel {
		return at.errorf("B.source", ErrSource, "a table comes from the model, got %s", in.B.Source)
	}
	if in.Out.Type != table.Type {
		return at.errorf("out.type", ErrType, "got %s, want the table's %s", in.Out.Type, table.Type)
	}
	if err := want(at, "B.rows", in.B.Rows, 1); err != nil {
		return err
	}
	if err := want(at, "B.cols", in.B.Cols, 256); err != nil {
		return err
	}
	if err := want(at, "out.rows", in.Out.Rows, in.A.Rows); err != nil {
		return err
	}
	return want(at, "out.cols", in.Out.Cols, in.A.Cols)
}

func checkReduction(in *Instruction, at place) error {
	if err := checkNoBroadcast(in, at); err != nil {
		return err
	}
	if err := want(at, "out.rows", in.Out.Rows, in.A.Rows); err != nil {
		return err
	}
	return want(at, "out.cols", in.Out.Cols, 1)
}
