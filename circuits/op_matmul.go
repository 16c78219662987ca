package circuits

import (
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// opMatMul is the product of row i of A with row j of B over the window, plus the side word of B's row where a bias is asked for.
var opMatMul = opcode{op: program.MatMul, row: true, readsB: true, rowB: outputCol, value: func(e *env) frontend.Variable {
	return e.api.Add(e.product, e.bias)
}}
