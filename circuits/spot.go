package circuits

import (
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/consensys/gnark/frontend"
)

// spot asserts that one committed element is what its instruction gives on its committed operands, and that it is the element that
// the draw or the public inputs name.
func (b *builder) spot(seg *segment, index int, s *Spot) {
	d := b.descriptor(s)
	b.AssertIsEqual(d.selected(b, func(opcode) bool { return true }), 1)

	element := b.element(seg, d, s)
	value := b.requant(d, b.accumulator(seg, d, s))
	b.AssertIsEqual(b.Sub(b.output(seg, s, d), typeOffset(b, d.typ)), value)

	if b.params.Pinned {
		b.pinned(s, element, value)
	} else {
		b.drawn(seg, d, s, b.circuit.Draw[0], element, index)
	}
}

// accumulator opens the operands and returns the element before requantisation.
func (b *builder) accumulator(seg *segment, d *descriptor, s *Spot) frontend.Variable {
	first := b.IsZero(s.Step)
	rowOp := d.selected(b, func(o opcode) bool { return o.row })
	readsB := d.selected(b, func(o opcode) bool { return o.readsB })
	extremum := d.selected(b, func(o opcode) bool { return o.extremum })
	e := &env{api: b, d: d, spot: s}

	// A: the output's row, one element of it or a window up to the cursor.
	rowA := b.open(seg, s, first, &d.a, &s.A, b.Mul(s.Row, b.Sub(1, d.a.broadcast.row)), 1)
	size := typeSize(b, d.a.typ)
	start := b.Mul(d.a.block, blockBytes)
	element := b.Mul(size, b.Mul(s.Col, b.Sub(1, d.a.broadcast.col)))
	end := b.Sub(b.Mul(size, d.k), 1)
	atA := b.at(b.Add(start, b.Select(rowOp, end, element)))
	blockA := b.blockAt(rowA.bytes, atA)
	e.a = b.Mul(rowA.live, b.Sub(b.rawIn(blockA, atA, d.a.typ), typeOffset(b, d.a.typ)))

	// B: the element that the opcode names; for an extremum the difference at its index.
	row := e.coordinate(func(o opcode) coord { return o.rowB })
	col := e.coordinate(func(o opcode) coord { return o.colB })
	rowB := b.open(seg, s, first, &d.b, &s.B, row, readsB)
	atB := b.at(b.Select(rowOp,
		b.Add(start, b.Mul(size, s.ArgMax)),
		b.Add(b.Mul(d.b.block, blockBytes), b.Mul(typeSize(b, d.b.typ), col))))
	rawB := b.rawIn(b.blockAt(rowB.bytes, atB), atB, d.b.typ)
	e.b = b.Mul(rowB.live, b.Sub(rawB, typeOffset(b, d.b.typ)))

	// The window of both rows.
	w := b.window(rowA.bytes, rowB.bytes, d.a.block, atA, blockA)
	products, totals := b.sums(w, rowA.bytes, rowB.bytes)
	e.product = b.Mul(gadget.Dot(b, d.a.typ, products), b.Mul(rowA.live, rowB.live))
	e.total = b.Mul(gadget.Dot(b, d.a.typ, totals), rowA.live)
	e.bias = b.Mul(d.bias, b.Sub(rowB.side, 1<<31))
	gadget.AssertZeroIf(b, extremum, rawB)
	b.maximum(d, s, w, rowA.bytes, rowB.bytes, atB, extremum)
	e.max = b.Mul(rowA.live, b.Sub(s.Max, typeOffset(b, d.a.typ)))
	e.argmax = b.Mul(rowA.live, s.ArgMax)
	return e.result()
}
