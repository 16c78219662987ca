package circuits

import (
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// opAffine is mulA·A + mulB·B + add, opMultiply the product, element by element with row or column broadcast.
var (
	opAffine = opcode{op: program.Affine, readsB: true, rowB: broadcastRow, colB: broadcastCol, value: func(e *env) frontend.Variable {
		return e.api.Add(e.api.Mul(e.d.mulA, e.a), e.api.Mul(e.d.mulB, e.b), e.d.add)
	}}
	opMultiply = opcode{op: program.Multiply, readsB: true, rowB: broadcastRow, colB: broadcastCol, value: func(e *env) frontend.Variable {
		return e.api.Mul(e.a, e.b)
	}}
)
