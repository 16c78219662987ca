package program

import "fmt"

// Type is the element type of a tensor. The zero value is no type.
type Type uint8

// The element types. An element of value v is stored in offset binary: the unsigned
// little-endian integer v + 2^(bits-1) in Size bytes.
const (
	I8  Type = 1
	I16 Type = 2
	I32 Type = 3
)

// Valid reports whether t is one of the three types.
func (t Type) Valid() bool { return t >= I8 && t <= I32 }

// Size is the number of bytes of an element. Requires a valid type, as do all methods
// below.
func (t Type) Size() int { return 1 << (t - 1) }

// Bits is the number of bits of an element.
func (t Type) Bits() int { return 8 * t.Size() }

// Min is the smallest value of the type, -2^(bits-1).
func (t Type) Min() int64 { return -1 << (t.Bits() - 1) }

// Max is the largest value of the type, 2^(bits-1) - 1.
func (t Type) Max() int64 { return 1<<(t.Bits()-1) - 1 }

// Offset is the difference between an element's stored integer and its value,
// 2^(bits-1).
func (t Type) Offset() int64 { return 1 << (t.Bits() - 1) }

// Get decodes the offset-binary element in the first Size bytes of b. Requires
// len(b) >= Size.
func (t Type) Get(b []byte) int64 {
	var raw int64
	for k := t.Size() - 1; k >= 0; k-- {
		raw = raw<<8 | int64(b[k])
	}
	return raw - t.Offset()
}

// Put encodes v in offset binary in the first Size bytes of b. Requires
// Min <= v <= Max and len(b) >= Size.
func (t Type) Put(b []byte, v int64) {
	raw := v + t.Offset()
	for k := range t.Size() {
		b[k] = byte(raw >> (8 * k))
	}
}

// String is the type's name in listings: i8, i16 or i32.
func (t Type) String() string {
	if !t.Valid() {
		return fmt.Sprintf("type(%d)", uint8(t))
	}
	return fmt.Sprintf("i%d", t.Bits())
}

// Role says which of a step's three trees holds an instruction's output. The numbers
// equal those of the trees in package commit. The zero value is no role.
type Role uint8

// The roles. A State tensor is what the next step may read through Previous.
const (
	Work   Role = 1
	State  Role = 2
	Output Role = 3
)

// Valid reports whether r is one of the three roles.
func (r Role) Valid() bool { return r >= Work && r <= Output }

// String is the role's name in listings.
func (r Role) String() string {
	switch r {
	case Work:
		return "work"
	case State:
		return "state"
	case Output:
		return "output"
	}
	return fmt.Sprintf("role(%d)", uint8(r))
}

// Source says where an operand is read.
type Source uint8

// The sources. The numbers are part of the canonical encoding.
const (
	// FromModel reads a model tensor: the same rows in every step.
	FromModel Source = 0
	// FromInput reads this step's rows of an input tensor.
	FromInput Source = 1
	// FromTrace reads the output of an earlier instruction of the same step.
	FromTrace Source = 2
	// FromPrevious reads a State output of the previous step; in a segment's first step
	// it is read from the checkpoint. Any instruction of the program may be named.
	FromPrevious Source = 3
	// FromHistory reads, as row r, the single row that an earlier instruction of one row
	// wrote at step r of the same segment; rows beyond the present step are zero.
	FromHistory Source = 4
)

// String is the source's name in listings.
func (s Source) String() string {
	switch s {
	case FromModel:
		return "model"
	case FromInput:
		return "input"
	case FromTrace:
		return "trace"
	case FromPrevious:
		return "previous"
	case FromHistory:
		return "history"
	}
	return fmt.Sprintf("source(%d)", uint8(s))
}

// Op is an opcode. The numbers are part of the canonical encoding and of the descriptor.
// The zero value is no opcode.
type Op uint8

// The opcodes. The package documentation gives their semantics. Those from Divide on are
// reserved: their numbers are fixed, and a program that uses one is refused with
// ErrReserved.
const (
	MatMul     Op = 1
	Affine     Op = 2
	Multiply   Op = 3
	Lookup     Op = 4
	Sum        Op = 5
	SumSquares Op = 6
	Max        Op = 7
	ArgMax     Op = 8

	Divide     Op = 9
	ISqrt      Op = 10
	Gather     Op = 11
	GatherRows Op = 12
	Equal      Op = 13
)

// opNames is indexed by opcode.
var opNames = [...]string{
	MatMul: "matmul", Affine: "affine", Multiply: "multiply", Lookup: "lookup",
	Sum: "sum", SumSquares: "sumsquares", Max: "max", ArgMax: "argmax",
	Divide: "divide", ISqrt: "isqrt", Gather: "gather", GatherRows: "gatherrows", Equal: "equal",
}

// Known reports whether o is a numbered opcode, implemented or reserved.
func (o Op) Known() bool { return o >= MatMul && o <= Equal }

// Implemented reports whether a program may use o.
func (o Op) Implemented() bool { return o >= MatMul && o <= ArgMax }

// Unary reports whether o reads operand A only. The encoded operand B of such an
// instruction equals A.
func (o Op) Unary() bool { return o >= Sum && o <= ArgMax }

// ReadsRow reports whether an element of o reads a whole row of its view of A, so that
// its multiply-adds are the row's length: products and reductions.
func (o Op) ReadsRow() bool { return o == MatMul || o.Unary() }

// String is the opcode's name in listings.
func (o Op) String() string {
	if !o.Known() {
		return fmt.Sprintf("op(%d)", uint8(o))
	}
	return opNames[o]
}

// Tensor is a declared tensor: a model or input tensor, or the output of an instruction.
// Shapes are [Rows, Cols]; an input tensor has that shape in every step.
type Tensor struct {
	Name string // [a-z0-9_.-]+, at most 255 bytes, not __metadata__, unique in the program (side names included)
	Type Type
	Rows int
	Cols int
	// Side names the i32 tensor of shape [Rows] whose elements are the side words of the
	// rows; "" for none. Model and input only.
	Side string
	// Lo and Hi bound the values, [Lo, Hi] with both ends. A model, input or state tensor
	// may declare less than its type's range; work and output tensors have the full range
	// here (Program.Interval gives what the analysis derived).
	Lo, Hi int64
	Base   uint64 // leaf of row 0 in its tree (of a step: input, work, state, output); derived
	Role   Role   // of an instruction's output; 0 for model and input tensors
}

// RowBytes is the number of bytes of a row, Cols times the element size.
func (t Tensor) RowBytes() int { return t.Cols * t.Type.Size() }

// Operand is a view of a tensor: rows [RowOffset, RowOffset+Rows) and columns
// [ColOffset, ColOffset+Cols). For FromHistory, RowOffset is 0 and Rows counts steps.
type Operand struct {
	Source Source
	Tensor int // index in the model or input table, or of the instruction that wrote it

	RowOffset, ColOffset int // in elements; ColOffset times the element size is a multiple of 32
	Rows, Cols           int

	// RowBroadcast repeats the view's single row, ColBroadcast its single column, over the
	// output. Affine and Multiply only.
	RowBroadcast, ColBroadcast bool
}

// Requant is the map from an accumulator to a stored element:
// clamp(floor((x*M + rnd) / 2^Shift) + Z, Lo, Hi), rnd = 2^(Shift-1), or 0 when Shift = 0.
// Requires 1 <= M < 2^31, Shift <= 62, Z in int32 and Lo <= Hi within the output type.
type Requant struct {
	M      int64
	Shift  uint
	Z      int64
	Lo, Hi int64
}

// Identity is the requant that changes nothing but clamps to the range of t.
func Identity(t Type) Requant { return Requant{M: 1, Lo: t.Min(), Hi: t.Max()} }

// Round is the constant added before the shift: 2^(Shift-1), or 0 when Shift is 0.
func (r Requant) Round() int64 {
	if r.Shift == 0 {
		return 0
	}
	return 1 << (r.Shift - 1)
}

// Apply returns the element for accumulator x. Requires |x|*M + Round() < 2^63, which
// every accepted program guarantees on any data within its declared intervals.
func (r Requant) Apply(x int64) int64 {
	// The clamp comes before the addition: with Shift = 0 the quotient may be next to
	// 2^63, where adding Z would wrap.
	q := (x*r.M + r.Round()) >> r.Shift
	switch {
	case q <= r.Lo-r.Z:
		return r.Lo
	case q >= r.Hi-r.Z:
		return r.Hi
	}
	return q + r.Z
}

// Instruction writes one tensor. Its index in the program is the index of its output.
type Instruction struct {
	Op   Op
	Out  Tensor
	A, B Operand // B equals A where Op is unary
	Bias bool    // MatMul: add the side word of B's row j, B from model or input

	MulA, MulB int64 // Affine: int32 constants; 0 elsewhere
	Add        int64 // Affine; 0 elsewhere

	Requant Requant // identity for Lookup, Max and ArgMax

	BaseA, BaseB uint64 // leaf of row 0 of the view (FromHistory: of the tensor's row); derived
	Weight       uint64 // draw weight of one element; derived
	Cumulative   uint64 // sum of the weights of all elements of earlier instructions; derived
}

// Elements is the number of elements the instruction writes.
func (in Instruction) Elements() uint64 { return uint64(in.Out.Rows) * uint64(in.Out.Cols) }

// MACs is the number of multiply-adds of one element: the length of A's row for products
// and reductions, 1 for anything else.
func (in Instruction) MACs() uint64 {
	if in.Op.ReadsRow() {
		return uint64(in.A.Cols)
	}
	return 1
}
