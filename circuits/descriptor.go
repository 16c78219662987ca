package circuits

import (
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

const (
	flagCount = program.FlagBias + 1
	places    = program.PlacePrevious + 1
)

// descriptor is the opened instruction.
type descriptor struct {
	opcode []frontend.Variable // 13, one-hot
	typ    []frontend.Variable // 3, one-hot: i8, i16, i32
	role   []frontend.Variable // 3, one-hot: work, state, output
	bias   frontend.Variable   // boolean
	a, b   operandDescriptor

	rows, cols frontend.Variable // of the output
	k          frontend.Variable // elements of the window that products and reductions read
	base       frontend.Variable // first output leaf

	m, p, rnd, z, lo, hi frontend.Variable // requantisation; p = 2^s
	mulA, mulB, add      frontend.Variable // affine
	weight, cumulative   frontend.Variable
}

type operandDescriptor struct {
	place     []frontend.Variable // 6, one-hot
	history   frontend.Variable   // boolean
	typ       []frontend.Variable // 3, one-hot
	broadcast struct{ row, col frontend.Variable }
	base      frontend.Variable // leaf of the view's first row
	block     frontend.Variable // first column in blocks of 32 bytes
}

// descriptor opens the spot's descriptor under the root of the descriptors and takes it apart. It asserts that every one-hot is one.
func (b *builder) descriptor(s *Spot) *descriptor {
	w := s.Descriptor
	digest := b.Sponge(commit.Tag(commit.KindDescriptor, commit.Poseidon2, 0, program.DescriptorWords), w[:]...)
	bits := b.ToBinary(s.Instruction, 3*commit.InstrLevels)
	nodes := b.Climb(digest, bits, 0, s.DescriptorPath[:])
	b.AssertIsEqual(nodes[len(nodes)-1], b.circuit.InstrRoot)

	f := b.ToBinary(w[0], flagCount)
	d := &descriptor{
		opcode: f[program.FlagOp:program.FlagType], typ: f[program.FlagType:program.FlagRole], role: f[program.FlagRole:program.FlagA], bias: f[program.FlagBias],
		a: operandFlags(f[program.FlagA:program.FlagB]), b: operandFlags(f[program.FlagB:program.FlagBias]),
		base: w[2], m: w[5], p: w[6], rnd: w[7], z: w[8], mulA: w[10], mulB: w[11], add: w[12], weight: w[13], cumulative: w[14],
	}
	d.a.base, d.b.base = w[3], w[4]
	for _, o := range [][]frontend.Variable{d.typ, d.role, d.a.place, d.a.typ, d.b.place, d.b.typ} {
		b.AssertIsEqual(gadget.Sum(b, o), 1)
	}

	shape := b.bytes.Digits(w[1], 12)
	d.rows = gadget.Pack(b, shape[0:4])
	d.cols = gadget.Pack(b, shape[4:6])
	d.k = gadget.Pack(b, shape[6:8])
	d.a.block = gadget.Pack(b, shape[8:10])
	d.b.block = gadget.Pack(b, shape[10:12])

	clamp := b.bytes.Digits(w[9], 8)
	d.lo = b.Sub(gadget.Pack(b, clamp[:4]), 1<<31)
	d.hi = b.Sub(gadget.Pack(b, clamp[4:]), 1<<31)
	return d
}

func operandFlags(f []frontend.Variable) operandDescriptor {
	d := operandDescriptor{
		place:   f[program.FlagPlace : program.FlagPlace+places],
		history: f[program.FlagHistory],
		typ:     f[program.FlagOperandType : program.FlagOperandType+len(types)],
	}
	d.broadcast.row, d.broadcast.col = f[program.FlagRowBroadcast], f[program.FlagColBroadcast]
	return d
}

// typeSize returns the bytes of an element, typeOffset 2^(bits-1), by which its raw digits exceed its value.
func typeSize(api frontend.API, typ []frontend.Variable) frontend.Variable {
	return api.Add(typ[0], api.Mul(2, typ[1]), api.Mul(4, typ[2]))
}

func typeOffset(api frontend.API, typ []frontend.Variable) frontend.Variable {
	return api.Add(api.Mul(1<<7, typ[0]), api.Mul(1<<15, typ[1]), api.Mul(1<<31, typ[2]))
}
