package circuits

import (
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// opLookup is the entry of the table B at A + 128. The table is one row, so the entry's column depends on A's value.
var opLookup = opcode{op: program.Lookup, readsB: true, colB: valueOfA, value: func(e *env) frontend.Variable { return e.b }}
