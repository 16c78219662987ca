package program

import (
	"fmt"
	"io"
	"strings"

	"github.com/assay-protocol/assay/proofs/commit"
)

// List writes the program for a human reader: one line for each tensor and instruction,
// with leaves, derived intervals and weights. The share is the instruction's part of the
// draw weight, so of the spots.
func (p *Program) List(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "program %s\n", commit.FormatElement(p.Root()))
	fmt.Fprintf(&b, "leaf %d bytes, %s; %d steps in %d segments of %d\n", p.leafBytes, p.scheme, p.steps, p.Segments(), p.segment)
	fmt.Fprintf(&b, "leaves: model %d; a step: input %d, work %d, state %d, output %d\n", p.modelLeaves, p.inputLeaves, p.used[Work], p.used[State], p.used[Output])
	fmt.Fprintf(&b, "weight of a step: %d\n", p.weightPerStep)
	for _, table := range []struct {
		name    string
		tensors []Tensor
	}{{tableModel, p.model}, {tableInput, p.input}} {
		fmt.Fprintf(&b, "\n%s\n", table.name)
		for i, t := range table.tensors {
			fmt.Fprintf(&b, "%4d %s", i, t.describe())
			if t.Side != "" {
				fmt.Fprintf(&b, ", side %s", t.Side)
			}
			b.WriteByte('\n')
		}
	}
	fmt.Fprintf(&b, "\ninstructions\n")
	for i := range p.code {
		in := &p.code[i]
		share := 100 * float64(in.Elements()*in.Weight) / float64(p.weightPerStep)
		fmt.Fprintf(&b, "%4d %s\n       = %s\n", i, in.Out.describe(), p.expression(in))
		fmt.Fprintf(&b, "       %s, result in [%s, %s], weight %d from %d, share %.2f%%\n", in.Out.Role, p.interval[i].lo, p.interval[i].hi, in.Weight, in.Cumulative, share)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// describe is name, type, shape, declared interval and leaves.
func (t Tensor) describe() string {
	s := fmt.Sprintf("%s %s [%d, %d]", t.Name, t.Type, t.Rows, t.Cols)
	if t.Lo != t.Type.Min() || t.Hi != t.Type.Max() {
		s += fmt.Sprintf(" in [%d, %d]", t.Lo, t.Hi)
	}
	return s + fmt.Sprintf(", leaves %d to %d", t.Base, t.Base+uint64(t.Rows)-1)
}

// view is an operand as name[rows, cols], with what it is read from where that is not this
// step.
func (p *Program) view(o Operand) string {
	t := p.tensor(o)
	s := t.Name
	if o.Source == FromPrevious || o.Source == FromHistory {
		s = o.Source.String() + " " + s
	}
	span := func(off, n int, broadcast bool) string {
		if broadcast {
			return fmt.Sprintf("%d...", off)
		}
		return fmt.Sprintf("%d:%d", off, off+n)
	}
	return fmt.Sprintf("%s[%s, %s]", s, span(o.RowOffset, o.Rows, o.RowBroadcast), span(o.ColOffset, o.Cols, o.ColBroadcast))
}

// expression is the right-hand side of an instruction.
func (p *Program) expression(in *Instruction) string {
	a, b := p.view(in.A), p.view(in.B)
	var x string
	switch in.Op {
	case MatMul:
		x = fmt.Sprintf("%s * %s'", a, b)
		if in.Bias {
			x += " + " + p.tensor(in.B).Side
		}
	case Affine:
		x = fmt.Sprintf("%d*%s + %d*%s + %d", in.MulA, a, in.MulB, b, in.Add)
	case Multiply:
		x = fmt.Sprintf("%s * %s", a, b)
	case Lookup:
		return fmt.Sprintf("lookup %s at %s", b, a)
	default:
		x = a
	}
	x = in.Op.String() + "(" + x + ")"
	if q := in.Requant; q != Identity(in.Out.Type) {
		x = fmt.Sprintf("requant(%s, *%d >>%d %+d, [%d, %d])", x, q.M, q.Shift, q.Z, q.Lo, q.Hi)
	}
	return x
}
