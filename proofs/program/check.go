package program

import (
	"strings"

	"github.com/assay-protocol/assay/proofs/commit"
)

// accept is the only way to a Program, for the builder and for the decoder alike: it checks
// what c declares and derives the rest. It takes ownership of c's slices and overwrites
// their derived fields. It rejects what no circuit could prove on every data.
func accept(c core) (*Program, error) {
	p := &Program{core: c}
	if err := p.checkHeader(); err != nil {
		return nil, err
	}
	if err := p.checkTables(); err != nil {
		return nil, err
	}
	p.interval = make([]interval, 0, len(p.code))
	for i := range p.code {
		if err := p.checkInstruction(i); err != nil {
			return nil, err
		}
		y, err := p.analyse(i)
		if err != nil {
			return nil, err
		}
		p.interval = append(p.interval, y)
	}
	if err := p.derive(); err != nil {
		return nil, err
	}
	p.encoded = encode(p)
	return p, nil
}

func (p *Program) checkHeader() error {
	if p.leafBytes < MinLeafBytes || p.leafBytes > MaxLeafBytes || p.leafBytes%32 != 0 {
		return headerError("leaf bytes", ErrLimit, "got %d, want a multiple of 32 in [%d, %d]", p.leafBytes, MinLeafBytes, MaxLeafBytes)
	}
	if _, err := commit.For(p.scheme, p.leafBytes); err != nil {
		return &Error{Table: tableHeader, Field: "scheme", Err: err}
	}
	if p.steps < 1 || p.steps > MaxSteps {
		return headerError("steps", ErrLimit, "got %d, want 1 to %d", p.steps, uint64(MaxSteps))
	}
	if p.segment < 1 || p.segment > MaxSegmentLength {
		return headerError("segment length", ErrLimit, "got %d, want 1 to %d", p.segment, MaxSegmentLength)
	}
	if n := p.Segments(); n > MaxSegments {
		return headerError("segment length", ErrLimit, "%d steps give %d segments, want at most %d", p.steps, n, MaxSegments)
	}
	if n := len(p.code); n < 1 || n > MaxInstructions {
		return headerError("instructions", ErrLimit, "got %d, want 1 to %d", n, MaxInstructions)
	}
	return nil
}

// checkTables checks every tensor by itself, and that no name is used twice.
func (p *Program) checkTables() error {
	seen := make(map[string]bool)
	claim := func(at place, field, name string) error {
		if !validName(name) {
			return at.errorf(field, ErrName, "got %q, want 1 to 255 of a-z 0-9 _ . -, and not __metadata__", name)
		}
		if seen[name] {
			return at.errorf(field, ErrName, "%q is used twice", name)
		}
		seen[name] = true
		return nil
	}
	check := func(at place, prefix string, t *Tensor) error {
		if err := claim(at, prefix+"name", t.Name); err != nil {
			return err
		}
		if t.Side != "" {
			if err := claim(at, prefix+"side", t.Side); err != nil {
				return err
			}
		}
		return p.checkTensor(at, prefix, t)
	}
	for _, table := range []struct {
		name    string
		tensors []Tensor
	}{{tableModel, p.model}, {tableInput, p.input}} {
		for i := range table.tensors {
			t := &table.tensors[i]
			at := place{table.name, i, t.Name}
			if t.Role != 0 {
				return at.errorf("role", ErrRole, "got %s, want none", t.Role)
			}
			if err := check(at, "", t); err != nil {
				return err
			}
		}
	}
	for i := range p.code {
		t, at := &p.code[i].Out, p.place(i)
		if !t.Role.Valid() {
			return at.errorf("out.role", ErrRole, "got %s", t.Role)
		}
		if t.Side != "" {
			return at.errorf("out.side", ErrRole, "an instruction's output has no side words")
		}
		if err := check(at, "out.", t); err != nil {
			return err
		}
		if t.Role != State && (t.Lo != t.Type.Min() || t.Hi != t.Type.Max()) {
			return at.errorf("out.interval", ErrRole, "only a state output declares an interval, role is %s", t.Role)
		}
	}
	return nil
}

func (p *Program) checkTensor(at place, prefix string, t *Tensor) error {
	if !t.Type.Valid() {
		return at.errorf(prefix+"type", ErrType, "got %s", t.Type)
	}
	if t.Rows < 1 || t.Rows > MaxModelLeaves {
		return at.errorf(prefix+"rows", ErrShape, "got %d, want 1 to %d", t.Rows, MaxModelLeaves)
	}
	if limit := p.leafBytes / t.Type.Size(); t.Cols < 1 || t.Cols > limit {
		return at.errorf(prefix+"cols", ErrShape, "got %d, want 1 to %d: a row of %s spans one leaf of %d bytes", t.Cols, limit, t.Type, p.leafBytes)
	}
	if t.Lo > t.Hi || t.Lo < t.Type.Min() || t.Hi > t.Type.Max() {
		return at.errorf(prefix+"interval", ErrInterval, "got [%d, %d] for %s", t.Lo, t.Hi, t.Type)
	}
	return nil
}

// validName rejects the one name of its alphabet that no safetensors file can hold.
func validName(s string) bool {
	return s != "" && s != "__metadata__" && len(s) <= 255 && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789_.-") == ""
}

// place is where refusals of instruction i point.
func (p *Program) place(i int) place { return place{tableInstruction, i, p.code[i].Out.Name} }

// checkOperand checks that the view exists and can be read by instruction i.
func (p *Program) checkOperand(i int, side string, o Operand) error {
	at := p.place(i)
	n := len(p.code)
	switch o.Source {
	case FromModel:
		n = len(p.model)
	case FromInput:
		n = len(p.input)
	case FromTrace, FromHistory:
		n = i // only what is written before it is read
	case FromPrevious:
	default:
		return at.errorf(side+".source", ErrSource, "got %s", o.Source)
	}
	if o.Tensor < 0 || o.Tensor >= n {
		return at.errorf(side+".tensor", ErrSource, "got %s %d, have %d", o.Source, o.Tensor, n)
	}
	t := p.tensor(o)
	rows := t.Rows
	switch o.Source {
	case FromPrevious:
		if t.Role != State {
			return at.errorf(side+".source", ErrSource, "previous reads state only, %s is %s", t.Name, t.Role)
		}
	case FromHistory:
		if t.Rows != 1 {
			return at.errorf(side+".source", ErrSource, "history reads tensors of one row, %s has %d", t.Name, t.Rows)
		}
		if p.steps > p.segment {
			return at.errorf(side+".source", ErrSource, "history needs a program of one segment, have %d steps and segments of %d", p.steps, p.segment)
		}
		if o.RowOffset != 0 {
			return at.errorf(side+".row offset", ErrShape, "got %d, want 0: row r of a history is step r", o.RowOffset)
		}
		rows = MaxSegmentLength
	}
	if o.Rows < 1 || o.RowOffset < 0 || o.RowOffset > rows || o.Rows > rows-o.RowOffset {
		return at.errorf(side+".rows", ErrShape, "view [%d, %d+%d) of %d rows", o.RowOffset, o.RowOffset, o.Rows, rows)
	}
	if o.Cols < 1 || o.ColOffset < 0 || o.ColOffset > t.Cols || o.Cols > t.Cols-o.ColOffset {
		return at.errorf(side+".cols", ErrShape, "view [%d, %d+%d) of %d columns", o.ColOffset, o.ColOffset, o.Cols, t.Cols)
	}
	if o.ColOffset*t.Type.Size()%blockBytes != 0 {
		return at.errorf(side+".column offset", ErrAlignment, "got %d elements of %s", o.ColOffset, t.Type)
	}
	if o.RowBroadcast && o.Rows != 1 {
		return at.errorf(side+".row broadcast", ErrShape, "got a view of %d rows, want 1", o.Rows)
	}
	if o.ColBroadcast && o.Cols != 1 {
		return at.errorf(side+".column broadcast", ErrShape, "got a view of %d columns, want 1", o.Cols)
	}
	return nil
}
