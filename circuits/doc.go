// Package circuits is the universal spot circuit: for any program it proves that drawn elements of a segment's trace are what their
// instructions give on the committed operands. Programs are data, so one circuit size and one key serve them all.
//
// # What a proof states
//
// With the public inputs of [Circuit] fixed, for each of its spots: the element that the draw names (or, pinned, that the public
// inputs name) is opened under the trace root; its instruction is opened under the program root; its operands are opened under the
// model root, input root, trace root or the checkpoint before, each at the row, step and segment that the instruction names; and the
// element is the instruction's result on them. Besides, the salts of all opened trace leaves follow from the key in the input root,
// the output leaf's side word and pad are zero, and the checkpoint after the segment consists of the trace's own state and output.
//
// # How it is laid out
//
//	circuit.go     the witness, public inputs first, and their binding
//	segment.go     a proof's own part: header, roots, checkpoints, number of steps
//	draw.go        which element: drawn from the seed, or pinned
//	descriptor.go  the instruction, opened and taken apart
//	operand.go     an operand's leaf, opened wherever it lies
//	row.go         blocks, windows and elements of an opened row
//	op_*.go        one file per opcode: what it reads, and its element before requantisation
//	requant.go     multiplication, rounding shift, offset and clamp
//	output.go      the output leaf, opened; its element, side word and pad
//	columns.go     the structural check of the compiled system
//
// # How to add an opcode
//
// Number it and give its semantics in proofs/program, its kernel in executor, then add a file op_NAME.go here with an [opcode] value
// and list it in opcodes.go. What it shares with others (a row of A, an element of B, sums over a window) is already computed for it;
// what it adds of its own it asserts under its flag. The completeness test in package prover proves elements of random
// programs that use every opcode, so it covers the new one as soon as the random programs do, and the attacks of this package fail until
// every new assertion has one. The golden counts show what it costs.
//
// # How to add a leaf scheme
//
// See package gadget. A scheme is a field of [Params] and changes only the digest of a leaf.
package circuits
