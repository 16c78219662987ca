package program

import (
	"crypto/sha256"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Sizes of the two kinds of program leaf, in field elements.
const (
	DescriptorWords = 15
	HeaderWords     = 14
)

// Bits of a descriptor's word 0. A group starts at the bit named; OperandBits repeats for
// B at FlagB.
const (
	FlagOp   = 0  // one-hot, opcode number - 1
	FlagType = 13 // one-hot, out type number - 1
	FlagRole = 16 // one-hot, out role number - 1
	FlagA    = 19
	FlagB    = 31
	FlagBias = 43

	// Within an operand's group.
	FlagPlace        = 0 // one-hot: model, input, work, state, output, previous
	FlagHistory      = 6 // the place is then the role of the tensor
	FlagOperandType  = 7 // one-hot, type number - 1
	FlagRowBroadcast = 10
	FlagColBroadcast = 11
)

// Places of an operand, as numbered in FlagPlace.
const (
	PlaceModel    = 0
	PlaceInput    = 1
	PlaceWork     = 2
	PlaceState    = 3
	PlaceOutput   = 4
	PlacePrevious = 5
)

// Place is the operand's place bit in a descriptor: the tree its rows are in. Requires an
// operand of this program.
func (p *Program) Place(o Operand) int {
	switch o.Source {
	case FromModel:
		return PlaceModel
	case FromInput:
		return PlaceInput
	case FromPrevious:
		return PlacePrevious
	}
	return PlaceWork + int(p.tensor(o).Role) - 1
}

func (p *Program) operandFlags(o Operand) uint64 {
	f := uint64(1) << (FlagPlace + p.Place(o))
	f |= 1 << (FlagOperandType + int(p.tensor(o).Type) - 1)
	if o.Source == FromHistory {
		f |= 1 << FlagHistory
	}
	if o.RowBroadcast {
		f |= 1 << FlagRowBroadcast
	}
	if o.ColBroadcast {
		f |= 1 << FlagColBroadcast
	}
	return f
}

// Flags is word 0 of the descriptor of instruction i. Requires 0 <= i < Len().
func (p *Program) Flags(i int) uint64 {
	in := &p.code[i]
	f := uint64(1) << (FlagOp + int(in.Op) - 1)
	f |= 1 << (FlagType + int(in.Out.Type) - 1)
	f |= 1 << (FlagRole + int(in.Out.Role) - 1)
	f |= p.operandFlags(in.A) << FlagA
	f |= p.operandFlags(in.B) << FlagB
	if in.Bias {
		f |= 1 << FlagBias
	}
	return f
}

// columnBlock is the view's column offset in bytes, over 32.
func (p *Program) columnBlock(o Operand) uint64 {
	return uint64(o.ColOffset*p.tensor(o).Type.Size()) / blockBytes
}

// Descriptor is what the circuit sees of instruction i; the package documentation gives
// the words. Requires 0 <= i < Len().
func (p *Program) Descriptor(i int) [DescriptorWords]fr.Element {
	in := &p.code[i]
	q := in.Requant
	var w [DescriptorWords]fr.Element
	w[0].SetUint64(p.Flags(i))

	// rows | cols<<32 | K<<48 fill 64 bits, the two column blocks the next 32.
	w[1].SetUint64(uint64(in.Out.Rows) | uint64(in.Out.Cols)<<32 | in.MACs()<<48)
	var high, two64 fr.Element
	high.SetUint64(p.columnBlock(in.A) | p.columnBlock(in.B)<<16)
	two64.SetUint64(1 << 32)
	two64.Square(&two64)
	w[1].Add(&w[1], high.Mul(&high, &two64))

	w[2].SetUint64(in.Out.Base)
	w[3].SetUint64(in.BaseA)
	w[4].SetUint64(in.BaseB)
	w[5].SetInt64(q.M)
	w[6].SetUint64(1 << q.Shift)
	w[7].SetInt64(q.Round())
	w[8].SetInt64(q.Z)
	w[9].SetUint64(uint64(q.Lo+1<<31) | uint64(q.Hi+1<<31)<<32)
	w[10].SetInt64(in.MulA)
	w[11].SetInt64(in.MulB)
	w[12].SetInt64(in.Add)
	w[13].SetUint64(in.Weight)
	w[14].SetUint64(in.Cumulative)
	return w
}

var (
	tagDescriptor = commit.Tag(commit.KindDescriptor, commit.Poseidon2, 0, DescriptorWords)
	tagHeader     = commit.Tag(commit.KindHeader, commit.Poseidon2, 0, HeaderWords)
)

// headerLimits packs the tree heights the circuit is built for, 8 bits each.
const headerLimits = commit.StepLevels | commit.SegmentLevels<<8 | commit.ModelLevels<<16 |
	commit.InputLevels<<24 | commit.InstrLevels<<32

// DescriptorDigest is the leaf of instruction i in the instruction tree. Requires
// 0 <= i < Len().
func (p *Program) DescriptorDigest(i int) fr.Element {
	w := p.Descriptor(i)
	return commit.Sponge(tagDescriptor, w[:]...)
}

// seal computes, once, everything that needs a hash.
func (p *Program) seal() {
	p.once.Do(func() {
		declaration := sha256.Sum256(p.encoded)
		for k, v := range []uint64{
			Version, uint64(p.leafBytes), uint64(p.scheme), headerLimits,
			p.steps, p.segment, uint64(len(p.code)), p.weightPerStep,
			p.used[Work], p.used[State], p.used[Output], p.inputLeaves, p.modelLeaves,
		} {
			p.header[k].SetUint64(v)
		}
		p.header[HeaderWords-1].SetBytes(declaration[:31])

		leaves := make([]fr.Element, len(p.code))
		for i := range leaves {
			leaves[i] = p.DescriptorDigest(i)
		}
		tree, err := commit.NewTree(0, commit.InstrLevels, leaves)
		if err != nil {
			panic("program: instruction tree of an accepted program: " + err.Error())
		}
		p.tree = tree
		p.root = commit.ProgramRoot(commit.Sponge(tagHeader, p.header[:]...), tree.Root())
	})
}

// Header is the words of the header leaf; the package documentation lists them.
func (p *Program) Header() [HeaderWords]fr.Element {
	p.seal()
	return p.header
}

// HeaderDigest is the digest of the header leaf.
func (p *Program) HeaderDigest() fr.Element {
	p.seal()
	return commit.Sponge(tagHeader, p.header[:]...)
}

// InstrTree is the tree over the descriptors' digests, in order of execution.
func (p *Program) InstrTree() *commit.Tree {
	p.seal()
	return p.tree
}

// Root is the program root, the hash of header and instruction tree. It binds the
// canonical bytes through the header's declaration digest.
func (p *Program) Root() fr.Element {
	p.seal()
	return p.root
}
