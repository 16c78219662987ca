package audit

import (
	"fmt"
	"math/big"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// slow computes single elements from committed operands whatever their values are, in integers without a
// bound.
type slow struct {
	p       *program.Program
	data    *program.Data
	key     fr.Element // of the salts
	reader  *executor.Reader
	seg     uint64
	step    uint64 // within the segment
	present []*executor.Tensor
}

// at sets the step whose tensors are present.
func (s *slow) at(seg, step uint64, present []*executor.Tensor) {
	s.seg, s.step, s.present = seg, step, present
}

// element is what element (i, j) of instruction ins is on its committed operands. ok is false when there is no
// proof, whatever is committed: an operand's leaf has a wrong salt and cannot be opened, or the quotient
// before clamping does not fit 64 bits.
func (s *slow) element(ins, i, j int) (y int64, ok bool, err error) {
	in, first := s.p.Instruction(ins), s.seg*s.p.SegmentLength()
	la, err := s.p.LocateA(ins, i, j, first, s.step)
	if err != nil {
		return 0, false, err
	}
	a, _, ok, err := s.values(la, in.A)
	if err != nil || !ok {
		return 0, false, err
	}
	b, bias := a, commit.SideZero
	if !in.Op.Unary() {
		lb, err := s.p.LocateB(ins, i, j, first, s.step)
		if err != nil {
			return 0, false, err
		}
		if b, bias, ok, err = s.values(lb, in.B); err != nil || !ok {
			return 0, false, err
		}
	}
	x := accumulate(&in, j, a, b)
	if in.Bias {
		x.Add(x, big.NewInt(int64(bias)-int64(commit.SideZero)))
	}
	rq := in.Requant
	x.Mul(x, big.NewInt(rq.M)).Add(x, big.NewInt(rq.Round()))
	if x.Rsh(x, rq.Shift); !x.IsInt64() { // Rsh rounds down, for negatives too
		return 0, false, nil
	}
	return program.Requant{M: 1, Z: rq.Z, Lo: rq.Lo, Hi: rq.Hi}.Apply(x.Int64()), true, nil
}

// accumulate is the opcode on decoded views.
func accumulate(in *program.Instruction, j int, a, b []int64) *big.Int {
	x := new(big.Int)
	addProduct := func(u, v int64) { x.Add(x, new(big.Int).Mul(big.NewInt(u), big.NewInt(v))) }
	at := func(v []int64, o program.Operand) int64 {
		if o.ColBroadcast {
			return v[0]
		}
		return v[j]
	}
	switch in.Op {
	case program.MatMul:
		for k := range a {
			addProduct(a[k], b[k])
		}
	case program.Affine:
		addProduct(in.MulA, at(a, in.A))
		addProduct(in.MulB, at(b, in.B))
		x.Add(x, big.NewInt(in.Add))
	case program.Multiply:
		addProduct(at(a, in.A), at(b, in.B))
	case program.Lookup:
		x.SetInt64(b[at(a, in.A)-program.I8.Min()])
	case program.Sum:
		for _, v := range a {
			addProduct(v, 1)
		}
	case program.SumSquares:
		for _, v := range a {
			addProduct(v, v)
		}
	case program.Max, program.ArgMax:
		best := 0
		for k := range a {
			if a[k] > a[best] {
				best = k
			}
		}
		if x.SetInt64(int64(best)); in.Op == program.Max {
			x.SetInt64(a[best])
		}
	}
	return x
}

// values decodes the columns that view o has of the row at l, and gives the row's raw side word and whether
// its leaf can be opened.
func (s *slow) values(l program.Location, o program.Operand) (v []int64, side uint32, ok bool, err error) {
	v = make([]int64, o.Cols)
	if l.Zero {
		return v, commit.SideZero, true, nil
	}
	row, side, ok, err := s.row(l)
	if err != nil || !ok {
		return nil, 0, false, err
	}
	t := s.p.OperandTensor(o).Type
	for k := range v {
		v[k] = t.Get(row[(o.ColOffset+k)*t.Size():])
	}
	return v, side, true, nil
}

// row is the committed row at l with its side word; ok is false if the leaf's salt is wrong. Requires a row
// that is not zero.
func (s *slow) row(l program.Location) (data []byte, side uint32, ok bool, err error) {
	switch l.Tree {
	case commit.TreeModel:
		i, row, err := owner(s.p.Model(), l.Leaf)
		if err != nil {
			return nil, 0, false, err
		}
		return s.data.Model[i].Row(row), s.data.Model[i].Side(row), true, nil
	case commit.TreeInput:
		n := s.p.InputLeaves()
		i, row, err := owner(s.p.Input(), l.Leaf%n)
		if err != nil {
			return nil, 0, false, err
		}
		row += int(l.Leaf/n) * s.p.Input()[i].Rows
		return s.data.Input[i].Row(row), s.data.Input[i].Side(row), true, nil
	}
	role, seg, step := program.Role(l.Tree), s.seg, l.Step
	if l.Tree == commit.TreeCheckpoint {
		role = program.State
		if seg > 0 {
			seg--
			step = s.p.SegmentSteps(seg) - 1
		}
	}
	var tensors []program.Tensor
	var index []int
	for i, in := range s.p.Instructions() {
		if in.Out.Role == role {
			tensors, index = append(tensors, in.Out), append(index, i)
		}
	}
	k, row, err := owner(tensors, l.Leaf)
	if err != nil {
		return nil, 0, false, err
	}
	i := index[k]
	if l.Tree == commit.TreeCheckpoint && s.seg == 0 {
		return s.data.State[i].Row(row), commit.SideZero, true, nil
	}
	t := s.present[i]
	if seg != s.seg || step != s.step {
		if t, err = s.reader.Tensor(executor.Position{Segment: seg, Step: step, Instruction: i}); err != nil {
			return nil, 0, false, err
		}
	}
	salt := commit.Salt(s.key, commit.TreeID(role), seg*s.p.SegmentLength()+step+1, l.Leaf)
	return t.Row(row), commit.SideZero, t.Leaves.Salts[row] == salt, nil
}

// owner finds the tensor that a leaf belongs to, and its row.
func owner(tensors []program.Tensor, leaf uint64) (index, row int, err error) {
	for i, t := range tensors {
		if leaf >= t.Base && leaf-t.Base < uint64(t.Rows) {
			return i, int(leaf - t.Base), nil
		}
	}
	return 0, 0, fmt.Errorf("%w: leaf %d", executor.ErrNoLeaf, leaf)
}
