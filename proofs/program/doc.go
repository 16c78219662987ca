// Package program is the job: a short list of integer tensor instructions that runs for a
// number of steps over committed model and input tensors. This page is the format.
//
// # Tensors
//
// Tensors are two-dimensional, row-major, of i8, i16 or i32. An element of value v is
// stored in offset binary, as the little-endian unsigned integer v + 2^(bits-1). A row
// spans exactly one leaf of c bytes, padded with 0x00, with a side word of 4 bytes beside
// it: an i32 in offset binary, 0x80000000 for zero. c is a multiple of 32 in [64, 4096].
//
// Model tensors are the same in every step; input tensors have rows for each step; an
// instruction writes one tensor a step. A written tensor has one role: work, state (which
// the next step may read) or output. Model and input tensors may name a side tensor, i32
// [rows], whose elements are the side words; all other side words are zero.
//
// Model, input and state tensors may declare an interval narrower than their type. Loaders
// hold data to it, Build holds state outputs to it.
//
// # Operands
//
// An operand is a view: rows [RowOffset, +Rows) and columns [ColOffset, +Cols) of a tensor,
// ColOffset a multiple of 32 bytes. It is read from
//
//	0 model
//	1 input     this step's rows
//	2 trace     an earlier instruction of this step, any role
//	3 previous  a state tensor as the previous step left it; in a segment's first step the
//	            checkpoint before; any instruction, so also a later one
//	4 history   row r is the single row of an earlier instruction's output at step r of the
//	            same segment, and zero for r beyond the present step. RowOffset is 0, Rows at
//	            most 2^18. The program must have one segment: S <= L
//
// affine and multiply may broadcast a view of one row, one column, or both over the output.
//
// # Instructions
//
// Element (i, j) of the output [R, C] is requant(x; m, s, z, lo, hi) =
// clamp(floor((x*m + rnd)/2^s) + z, lo, hi), where rnd is 2^(s-1), or 0 when s = 0, with
// 1 <= m < 2^31, 0 <= s <= 62, z an int32 and lo <= hi within the output type, of
//
//	1 matmul      sum over k < K of A[i,k]*B[j,k], plus the side word of B's row j if the
//	              bias is asked for (B from model or input, with side words). A [R, K],
//	              B [C, K] of one type and one column offset
//	2 affine      a*A[i,j] + b*B[i,j] + d; a, b int32, d int64
//	3 multiply    A[i,j]*B[i,j]
//	4 lookup      T[A[i,j] + 128]; A i8, T = B a model view [1, 256], output of T's type
//	5 sum         sum over k of A[i,k]; C = 1, as for the next three
//	6 sumsquares  sum over k of A[i,k]^2
//	7 max         max over k of A[i,k]
//	8 argmax      the lowest k at which A[i,k] is largest
//
// lookup, max and argmax have the identity requant (m = 1, s = z = 0, the type's range).
// For opcodes of one operand the encoded B equals A. 9 divide, 10 isqrt, 11 gather,
// 12 gatherrows and 13 equal are reserved; a program that uses them is refused.
//
// # What is refused
//
// Every element of an accepted program can be computed, and proven, on any data within the
// declared intervals. Interval analysis, in exact integers, therefore refuses a product or
// sum whose accumulator before the bias may reach 2^31 in magnitude (ErrAccumulator); any
// instruction for which |x|*m + rnd may reach 2^63 (ErrOverflow); results that do not fit
// the output (ErrInterval). The interval of a trace operand is that of the instruction's
// result, of a previous one the state's declared interval, of a history the result's and 0.
// Refused too: wrong types, shapes, roles and sources, reads of what is not written yet,
// unaligned windows, repeated names, and whatever exceeds the limits: 4095 instructions;
// per step and role 2^21 leaves; model 2^24 leaves; S times the input leaves of a step
// 2^39; L 2^18 steps; S below 2^32; 2^20 segments; the weight of a segment below 2^63.
//
// # Addresses and weights
//
// Leaf = base + row. Bases follow the order of declaration in model and input, and the
// order of execution in each role. The multiply-adds of an element are K for a product, the
// length of the row for a reduction, 1 for anything else. With C their sum over all
// elements of a step and n the number of instructions, the weight of an element is
//
//	w = multiply-adds + ceil(C / (n * elements of the instruction))
//
// so every instruction has at least 1/3n of a step's weight W. The cumulative weight of an
// instruction is the sum over all elements of earlier ones. All of these are recomputed
// when a program is decoded and must equal what the bytes say.
//
// # Descriptor
//
// What the circuit sees of an instruction is 15 field elements, hashed by commit.Sponge
// with the descriptor tag of length 15:
//
//	w0  flags, bit k: 0..12 opcode - 1; 13..15 output type - 1; 16..18 role - 1;
//	    A: 19..24 place (model, input, work, state, output, previous), 25 history (the place
//	    is then the role of the tensor), 26..28 type - 1, 29 row and 30 column broadcast;
//	    B: 31..36, 37, 38..40, 41, 42 likewise; 43 bias. Groups are one-hot
//	w1  rows | cols<<32 | K<<48 | A's column offset in bytes/32 <<64 | B's <<80; K is the
//	    multiply-adds of an element
//	w2  output base; w3 and w4 the leaf of row 0 of A's and B's view (of a history: the leaf
//	    of the tensor's row)
//	w5  m; w6 2^s; w7 rnd; w8 z; w9 (lo + 2^31) + 2^32*(hi + 2^31)
//	w10 a; w11 b; w12 d; w13 w; w14 the cumulative weight
//
// where a negative v stands as r - |v|.
//
// # Header and root
//
// The header is 14 elements under the header tag: version 1; c; scheme; limits (levels of
// the trees: step | segment<<8 | model<<16 | input<<24 | instructions<<32); S; L; n; W; used
// leaves of a step for work, state, output; input leaves of a step; model leaves; the first
// 31 bytes of SHA-256 of the canonical bytes as a big-endian integer. The program root is
// commit.ProgramRoot of the header's digest and the root of the 4-level tree over the
// descriptors' digests.
//
// # Canonical bytes
//
// Little-endian, fixed width. name is u8 length and 1 to 255 bytes of a-z 0-9 _ . -
//
//	program     "ASSAYPRG", u16 version = 1, u8 scheme, u32 c, u64 S, u64 L,
//	            u32 count, then each model tensor with its side,
//	            u32 count, then each input tensor with its side,
//	            u32 count, then each instruction
//	tensor      name, u8 type, u32 rows, u32 cols, i64 lo, i64 hi
//	side        name, or u8 0 for none
//	instruction u8 opcode, tensor (the output), u8 role, operand A, operand B, u8 bias,
//	            i32 a, i32 b, i64 d, u32 m, u8 s, i32 z, i32 lo, i32 hi,
//	            u64 output base, u64 A base, u64 B base, u64 w, u64 cumulative weight
//	operand     u8 source, u32 tensor, u32 row offset, u32 column offset, u32 rows,
//	            u32 cols, u8 broadcast (1 rows, 2 columns)
//
// Nothing may follow. There is one encoding of a program: Decode refuses every other.
//
// # How to add an opcode
//
// Take its reserved number in types.go, move Implemented's bound, and give it its checks
// (checkInstruction), its interval (analyse), its multiply-adds, its row of B (LocateB), its
// element (accumulate), its listing and a builder method. Then a line above, a case in
// programtest so that every random program uses it, and a refusal test with a valid twin
// for each check. package circuits has one file per opcode, executor the kernel, and both
// are held to Element by tests over random programs.
package program
