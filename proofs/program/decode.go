package program

import (
	"github.com/assay-protocol/assay/proofs/commit"
)

// Decode reads canonical bytes. The program passes the same checks as one from a builder,
// and its addresses and weights are recomputed: it rejects, with an *Error that names the
// place and field, anything malformed (ErrMalformed), stated addresses or weights that
// differ (ErrDerived), and whatever Build rejects. It does not keep b.
func Decode(b []byte) (*Program, error) {
	r := &reader{b: b}
	c, stated := r.program()
	if r.err != nil {
		return nil, r.err
	}
	p, err := accept(c)
	if err != nil {
		return nil, err
	}
	for i := range p.code {
		for k, got := range stated[i] {
			if want := p.code[i].derived()[k]; got != want {
				return nil, p.place(i).errorf(derivedFields[k], ErrDerived, "got %d, want %d", got, want)
			}
		}
	}
	return p, nil
}

// reader consumes b. After the first failure, which err keeps, every read gives zero.
type reader struct {
	b   []byte
	at  place
	err error
}

func (r *reader) fail(field, format string, args ...any) {
	if r.err == nil {
		r.err = r.at.errorf(field, ErrMalformed, format, args...)
	}
}

// bytes returns the next n bytes, which stay those of the caller.
func (r *reader) bytes(field string, n int) []byte {
	if r.err != nil || len(r.b) < n {
		r.fail(field, "%d bytes left, want %d", len(r.b), n)
		return make([]byte, n)
	}
	head := r.b[:n]
	r.b = r.b[n:]
	return head
}

func (r *reader) u8(field string) uint8   { return r.bytes(field, 1)[0] }
func (r *reader) u16(field string) uint16 { return le.Uint16(r.bytes(field, 2)) }
func (r *reader) u32(field string) uint32 { return le.Uint32(r.bytes(field, 4)) }
func (r *reader) u64(field string) uint64 { return le.Uint64(r.bytes(field, 8)) }
func (r *reader) i32(field string) int64  { return int64(int32(r.u32(field))) }

func (r *reader) name(field string) string {
	return string(r.bytes(field, int(r.u8(field))))
}

// flags reads a byte whose bits from n on must be zero.
func (r *reader) flags(field string, n int) uint8 {
	f := r.u8(field)
	if f>>n != 0 {
		r.fail(field, "unknown flags %#x", f)
	}
	return f
}

// program reads everything, and the derived fields of each instruction beside it. Tables
// grow as entries are read, so that memory is bounded by the bytes, not by the counts.
func (r *reader) program() (c core, stated [][len(derivedFields)]uint64) {
	r.at = place{table: tableHeader}
	if m := r.bytes("magic", len(magic)); r.err == nil && string(m) != magic {
		r.fail("magic", "got %q, want %q", m, magic)
	}
	if v := r.u16("version"); r.err == nil && v != Version {
		r.fail("version", "got %d, want %d", v, Version)
	}
	c.scheme = commit.Scheme(r.u8("scheme"))
	c.leafBytes = int(r.u32("leaf bytes"))
	c.steps = r.u64("steps")
	c.segment = r.u64("segment length")
	for _, table := range []struct {
		name    string
		tensors *[]Tensor
	}{{tableModel, &c.model}, {tableInput, &c.input}} {
		r.at = place{table: tableHeader}
		n := r.u32(table.name + " tensors")
		for i := uint32(0); i < n && r.err == nil; i++ {
			r.at = place{table: table.name, index: int(i)}
			t := r.tensor("")
			t.Side = r.name("side")
			*table.tensors = append(*table.tensors, t)
		}
	}
	r.at = place{table: tableHeader}
	n := r.u32("instructions")
	for i := uint32(0); i < n && r.err == nil; i++ {
		r.at = place{table: tableInstruction, index: int(i)}
		in := r.instruction()
		c.code = append(c.code, in)
		stated = append(stated, in.derived())
	}
	r.at = place{table: tableHeader}
	if len(r.b) != 0 {
		r.fail("length", "%d bytes after the end", len(r.b))
	}
	return c, stated
}

func (r *reader) tensor(prefix string) (t Tensor) {
	t.Name = r.name(prefix + "name")
	r.at.name = t.Name
	t.Type = Type(r.u8(prefix + "type"))
	t.Rows = int(r.u32(prefix + "rows"))
	t.Cols = int(r.u32(prefix + "cols"))
	t.Lo = int64(r.u64(prefix + "interval"))
	t.Hi = int64(r.u64(prefix + "interval"))
	return t
}

func (r *reader) operand(side string) (o Operand) {
	o.Source = Source(r.u8(side + ".source"))
	o.Tensor = int(r.u32(side + ".tensor"))
	o.RowOffset = int(r.u32(side + ".row offset"))
	o.ColOffset = int(r.u32(side + ".column offset"))
	o.Rows = int(r.u32(side + ".rows"))
	o.Cols = int(r.u32(side + ".cols"))
	f := r.flags(side+".broadcast", 2)
	o.RowBroadcast, o.ColBroadcast = f&1 != 0, f&2 != 0
	return o
}

func (r *reader) instruction() (in Instruction) {
	in.Op = Op(r.u8("op"))
	in.Out = r.tensor("out.")
	in.Out.Role = Role(r.u8("out.role"))
	in.A = r.operand("A")
	in.B = r.operand("B")
	in.Bias = r.flags("bias", 1) != 0
	in.MulA, in.MulB = r.i32("multiplier"), r.i32("multiplier")
	in.Add = int64(r.u64("add"))
	in.Requant.M = int64(r.u32("requant.M"))
	in.Requant.Shift = uint(r.u8("requant.Shift"))
	in.Requant.Z = r.i32("requant.Z")
	in.Requant.Lo, in.Requant.Hi = r.i32("requant.Lo"), r.i32("requant.Hi")
	in.Out.Base = r.u64(derivedFields[0])
	in.BaseA, in.BaseB = r.u64(derivedFields[1]), r.u64(derivedFields[2])
	in.Weight, in.Cumulative = r.u64(derivedFields[3]), r.u64(derivedFields[4])
	return in
}
