package program

import (
	"encoding/binary"
	"slices"
)

// magic opens every encoding.
const magic = "ASSAYPRG"

var le = binary.LittleEndian

// Encode returns the canonical bytes, whose layout is in the package documentation. Decode
// gives the same program back.
func (p *Program) Encode() []byte {
	return slices.Clone(p.encoded)
}

func encode(p *Program) []byte {
	b := []byte(magic)
	b = le.AppendUint16(b, Version)
	b = append(b, uint8(p.scheme))
	b = le.AppendUint32(b, uint32(p.leafBytes))
	b = le.AppendUint64(b, p.steps)
	b = le.AppendUint64(b, p.segment)
	for _, table := range [][]Tensor{p.model, p.input} {
		b = le.AppendUint32(b, uint32(len(table)))
		for i := range table {
			b = appendTensor(b, &table[i])
			b = appendName(b, table[i].Side)
		}
	}
	b = le.AppendUint32(b, uint32(len(p.code)))
	for i := range p.code {
		b = appendInstruction(b, &p.code[i])
	}
	return b
}

func appendName(b []byte, s string) []byte {
	return append(append(b, uint8(len(s))), s...)
}

func appendTensor(b []byte, t *Tensor) []byte {
	b = appendName(b, t.Name)
	b = append(b, uint8(t.Type))
	b = le.AppendUint32(b, uint32(t.Rows))
	b = le.AppendUint32(b, uint32(t.Cols))
	b = le.AppendUint64(b, uint64(t.Lo))
	return le.AppendUint64(b, uint64(t.Hi))
}

func appendOperand(b []byte, o Operand) []byte {
	b = append(b, uint8(o.Source))
	for _, v := range []int{o.Tensor, o.RowOffset, o.ColOffset, o.Rows, o.Cols} {
		b = le.AppendUint32(b, uint32(v))
	}
	return append(b, flagBit(o.RowBroadcast, 0)|flagBit(o.ColBroadcast, 1))
}

func flagBit(set bool, bit int) uint8 {
	if set {
		return 1 << bit
	}
	return 0
}

func appendInstruction(b []byte, in *Instruction) []byte {
	b = append(b, uint8(in.Op))
	b = appendTensor(b, &in.Out)
	b = append(b, uint8(in.Out.Role))
	b = appendOperand(b, in.A)
	b = appendOperand(b, in.B)
	b = append(b, flagBit(in.Bias, 0))
	b = le.AppendUint32(b, uint32(in.MulA))
	b = le.AppendUint32(b, uint32(in.MulB))
	b = le.AppendUint64(b, uint64(in.Add))
	b = le.AppendUint32(b, uint32(in.Requant.M))
	b = append(b, uint8(in.Requant.Shift))
	for _, v := range []int64{in.Requant.Z, in.Requant.Lo, in.Requant.Hi} {
		b = le.AppendUint32(b, uint32(v))
	}
	for _, v := range in.derived() {
		b = le.AppendUint64(b, v)
	}
	return b
}

// derivedFields names the values of derived, in order.
var derivedFields = [...]string{"out.base", "A.base", "B.base", "weight", "cumulative weight"}

// derived is what the encoding states and every reader recomputes.
func (in *Instruction) derived() [len(derivedFields)]uint64 {
	return [...]uint64{in.Out.Base, in.BaseA, in.BaseB, in.Weight, in.Cumulative}
}
