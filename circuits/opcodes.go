package circuits

import (
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// opcode says how an opcode reads its operands and what its element is before requantisation. Each stands in a file of its own,
// named op_*.go; adding one means adding its value to [opcodes].
type opcode struct {
	op         program.Op
	row        bool  // reads a window of whole rows; otherwise one element of each operand
	readsB     bool  // B is opened
	extremum   bool  // asserts the maximum; B's digits are the differences
	rowB, colB coord // where B is read
	value      func(*env) frontend.Variable
}

// coord is a row or column of the second operand.
type coord int

const (
	zero         coord = iota
	outputRow          // the output's row
	outputCol          // the output's column
	broadcastRow       // the output's row, or 0 if B broadcasts rows
	broadcastCol       // the output's column, or 0 if B broadcasts columns
	valueOfA           // A's element counted from the lowest i8
	coords
)

// opcodes lists what the circuit proves. A descriptor with another opcode has no proof.
var opcodes = []opcode{opMatMul, opAffine, opMultiply, opLookup, opSum, opSumSquares, opMax, opArgMax}

// env is what an opcode's value may use.
type env struct {
	api  frontend.API
	d    *descriptor
	spot *Spot

	a, b           frontend.Variable // elements of the operands
	product, total frontend.Variable // over the window: sum of products A·B, sum of A
	bias           frontend.Variable // 0 unless the descriptor asks for one
	max, argmax    frontend.Variable
}

// at returns the wire of a coordinate.
func (e *env) at(c coord) frontend.Variable {
	switch c {
	case outputRow:
		return e.spot.Row
	case outputCol:
		return e.spot.Col
	case broadcastRow:
		return e.api.Mul(e.spot.Row, e.api.Sub(1, e.d.b.broadcast.row))
	case broadcastCol:
		return e.api.Mul(e.spot.Col, e.api.Sub(1, e.d.b.broadcast.col))
	case valueOfA:
		return e.api.Add(e.a, 128)
	}
	return 0
}

// coordinate returns the coordinate that the opcode reads, pick choosing row or column.
func (e *env) coordinate(pick func(opcode) coord) frontend.Variable {
	var terms []frontend.Variable
	for c := zero + 1; c < coords; c++ {
		if on := e.d.selected(e.api, func(o opcode) bool { return pick(o) == c }); on != 0 {
			terms = append(terms, e.api.Mul(on, e.at(c)))
		}
	}
	return gadget.Sum(e.api, terms)
}

// result returns the value of the opcode that the descriptor names.
func (e *env) result() frontend.Variable {
	var terms []frontend.Variable
	for _, o := range opcodes {
		terms = append(terms, e.api.Mul(e.d.opcode[o.op-1], o.value(e)))
	}
	return gadget.Sum(e.api, terms)
}

// selected returns the sum of the flags of the opcodes that satisfy want, 0 where none does.
func (d *descriptor) selected(api frontend.API, want func(opcode) bool) frontend.Variable {
	var flags []frontend.Variable
	for _, o := range opcodes {
		if want(o) {
			flags = append(flags, d.opcode[o.op-1])
		}
	}
	return gadget.Sum(api, flags)
}
