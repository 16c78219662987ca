package claim

import (
	"encoding/binary"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/program"
)

// TensorWords are what an escrow must know of the tensors that the instructions of
// p write, one word each: elements + size·2^64 + offset·2^72. For a tensor of role
// output, size is the bytes of an element and offset the place of its first one in
// the result of a step; both are 0 for other roles. The root of the list
// (commit.ListRoot) is in the settlement.
func TensorWords(p *program.Program) []fr.Element {
	words := make([]fr.Element, p.Len())
	offset := uint64(0)
	for i, in := range p.Instructions() {
		var w [32]byte
		binary.BigEndian.PutUint64(w[24:], in.Elements())
		if in.Out.Role == program.Output {
			w[23] = byte(in.Out.Type.Size())
			binary.BigEndian.PutUint64(w[15:23], offset)
			offset += in.Elements() * uint64(in.Out.Type.Size())
		}
		words[i].SetBytes(w[:])
	}
	return words
}

// ResultBytes is the size of the result of one step: the elements of the tensors of
// role output in the order of instructions, each in offset binary, little-endian,
// without pads. The result of a job is that of its steps in order.
func ResultBytes(p *program.Program) uint64 {
	n := uint64(0)
	for _, in := range p.Instructions() {
		if in.Out.Role == program.Output {
			n += in.Elements() * uint64(in.Out.Type.Size())
		}
	}
	return n
}
