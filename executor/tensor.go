package executor

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// A tensor file holds what one instruction wrote at one step:
//
//	"ASSAYTNS" | version u8 | layout u8 | type u8 | 0 | instruction u32 | rows u32 | row bytes u32 | segment u64 | step u64 | rows | SHA-256 of all before
//
// with little-endian integers and the step counted within the segment. The layout of the rows is one of:
const (
	// LayoutRows: the rows in offset binary, back to back. Pads are 0x00, side words zero and salts those
	// of the job's key.
	LayoutRows Layout = 0
	// LayoutLeaves: of every row the whole leaf (c bytes), the raw side word (u32, little-endian) and the
	// salt (32 bytes, big-endian): what an executor serves whose leaves are not what they ought to be.
	LayoutLeaves Layout = 1
)

// Layout says how a tensor file holds its rows.
type Layout uint8

const (
	tensorMagic   = "ASSAYTNS"
	tensorVersion = 1
	tensorHeader  = 8 + 4 + 3*4 + 2*8
)

// Position is where a tensor stands in a job.
type Position struct {
	Segment     uint64
	Step        uint64 // within the segment
	Instruction int
}

// Path is the tensor's file, relative to the run directory.
func (p Position) Path() string {
	return fmt.Sprintf("%s/t%04d.bin", stepDir(p.Segment, p.Step), p.Instruction)
}

func segmentDir(seg uint64) string    { return fmt.Sprintf("seg-%06d", seg) }
func stepDir(seg, step uint64) string { return fmt.Sprintf("%s/step-%06d", segmentDir(seg), step) }
func subtreesPath(seg uint64) string  { return segmentDir(seg) + "/subtrees.bin" }

// Tensor is a committed tensor as leaves: rows of RowBytes bytes, or of c where the file has whole leaves.
type Tensor struct {
	Position
	Layout Layout
	Leaves commit.Leaves
}

// Row is the bytes of row i.
func (t *Tensor) Row(i int) []byte {
	n := t.Leaves.RowBytes
	return t.Leaves.Data[i*n : (i+1)*n]
}

// encodeHeader makes the bytes before the rows.
func encodeHeader(pos Position, layout Layout, out program.Tensor) []byte {
	b := make([]byte, 0, tensorHeader)
	b = append(b, tensorMagic...)
	b = append(b, tensorVersion, byte(layout), byte(out.Type), 0)
	b = binary.LittleEndian.AppendUint32(b, uint32(pos.Instruction))
	b = binary.LittleEndian.AppendUint32(b, uint32(out.Rows))
	b = binary.LittleEndian.AppendUint32(b, uint32(out.RowBytes()))
	b = binary.LittleEndian.AppendUint64(b, pos.Segment)
	return binary.LittleEndian.AppendUint64(b, pos.Step)
}

// writeRows writes a tensor file in LayoutRows. Its directory exists.
func writeRows(dir string, pos Position, out program.Tensor, rows []byte) error {
	head := encodeHeader(pos, LayoutRows, out)
	h := sha256.New()
	h.Write(head)
	h.Write(rows)
	return replace(dir, pos.Path(), head, rows, h.Sum(nil))
}

// WriteRows writes the file of the tensor of program p at pos in LayoutRows: rows are its values. Its
// directory exists. It rejects another shape (ErrData).
func WriteRows(dir string, p *program.Program, pos Position, rows []byte) error {
	if pos.Instruction < 0 || pos.Instruction >= p.Len() {
		return fmt.Errorf("%w: no instruction %d", ErrData, pos.Instruction)
	}
	out := p.Instruction(pos.Instruction).Out
	if len(rows) != out.Rows*out.RowBytes() {
		return fmt.Errorf("%w: %d bytes for %d rows of %d", ErrData, len(rows), out.Rows, out.RowBytes())
	}
	return writeRows(dir, pos, out, rows)
}

// WriteLeaves writes the file of the tensor of program p at pos in LayoutLeaves: leaves holds whole
// leaves of c bytes with their side words and salts. Its directory exists. It rejects another shape
// (ErrData).
func WriteLeaves(dir string, p *program.Program, pos Position, leaves commit.Leaves) error {
	if pos.Instruction < 0 || pos.Instruction >= p.Len() {
		return fmt.Errorf("%w: no instruction %d", ErrData, pos.Instruction)
	}
	out, c := p.Instruction(pos.Instruction).Out, p.LeafBytes()
	if leaves.RowBytes != c || len(leaves.Data) != c*out.Rows || len(leaves.Sides) != out.Rows || len(leaves.Salts) != out.Rows {
		return fmt.Errorf("%w: leaves of %d bytes for %d rows", ErrData, leaves.RowBytes, out.Rows)
	}
	var body bytes.Buffer
	for i := range out.Rows {
		body.Write(leaves.Data[i*c : (i+1)*c])
		body.Write(binary.LittleEndian.AppendUint32(nil, leaves.Sides[i]))
		salt := leaves.Salts[i].Bytes()
		body.Write(salt[:])
	}
	head := encodeHeader(pos, LayoutLeaves, out)
	sum := sha256.Sum256(append(bytes.Clone(head), body.Bytes()...))
	return replace(dir, pos.Path(), head, body.Bytes(), sum[:])
}

// readTensor reads and checks the file at pos. In LayoutRows the salts are left to the caller. It rejects
// a missing file (ErrMissing) and any other content than that tensor's (ErrCorrupt), with a *FileError
// that names the field.
func readTensor(dir string, p *program.Program, pos Position) (*Tensor, error) {
	out, name := p.Instruction(pos.Instruction).Out, pos.Path()
	whole := p.LeafBytes() + 4 + fr.Bytes
	data, err := readFile(dir, name, int64(tensorHeader+sha256.Size)+int64(out.Rows)*int64(whole))
	if err != nil {
		return nil, err
	}
	return parseTensor(name, data, p, pos)
}

func parseTensor(name string, data []byte, p *program.Program, pos Position) (*Tensor, error) {
	out, c := p.Instruction(pos.Instruction).Out, p.LeafBytes()
	whole := c + 4 + fr.Bytes
	if len(data) < tensorHeader+sha256.Size {
		return nil, corrupt(name, "length", "got %d bytes, want at least %d", len(data), tensorHeader+sha256.Size)
	}
	body := data[:len(data)-sha256.Size]
	if sum := sha256.Sum256(body); !bytes.Equal(sum[:], data[len(body):]) {
		return nil, corrupt(name, "checksum", "got %x, want %x", data[len(body):], sum)
	}
	layout := Layout(body[9])
	head := encodeHeader(pos, layout, out)
	for _, f := range []struct {
		name   string
		lo, hi int
	}{
		{"magic", 0, 8}, {"version", 8, 9}, {"type", 10, 11}, {"reserved", 11, 12}, {"instruction", 12, 16},
		{"rows", 16, 20}, {"row bytes", 20, 24}, {"segment", 24, 32}, {"step", 32, tensorHeader},
	} {
		if !bytes.Equal(body[f.lo:f.hi], head[f.lo:f.hi]) {
			return nil, corrupt(name, f.name, "got %x, want %x", body[f.lo:f.hi], head[f.lo:f.hi])
		}
	}
	t := &Tensor{Position: pos, Layout: layout}
	body = body[tensorHeader:]
	switch layout {
	case LayoutRows:
		if len(body) != out.Rows*out.RowBytes() {
			return nil, corrupt(name, "length", "got %d bytes of rows, want %d", len(body), out.Rows*out.RowBytes())
		}
		t.Leaves = commit.Leaves{Data: body, RowBytes: out.RowBytes()}
		return t, nil
	case LayoutLeaves:
		if len(body) != out.Rows*whole {
			return nil, corrupt(name, "length", "got %d bytes of leaves, want %d", len(body), out.Rows*whole)
		}
	default:
		return nil, corrupt(name, "layout", "got %d", layout)
	}
	t.Leaves = commit.Leaves{RowBytes: c, Sides: make([]uint32, out.Rows), Salts: make([]fr.Element, out.Rows)}
	for i := range out.Rows {
		leaf := body[i*whole : (i+1)*whole]
		t.Leaves.Data = append(t.Leaves.Data, leaf[:c]...)
		t.Leaves.Sides[i] = binary.LittleEndian.Uint32(leaf[c:])
		if err := t.Leaves.Salts[i].SetBytesCanonical(leaf[c+4:]); err != nil {
			return nil, corrupt(name, fmt.Sprintf("salt %d", i), "not below the modulus")
		}
	}
	return t, nil
}

// plain is the tensor's values alone, rows of the program's row bytes.
func (t *Tensor) plain(rowBytes int) []byte {
	if t.Leaves.RowBytes == rowBytes {
		return t.Leaves.Data
	}
	n := len(t.Leaves.Data) / t.Leaves.RowBytes
	b := make([]byte, 0, n*rowBytes)
	for i := range n {
		b = append(b, t.Row(i)[:rowBytes]...)
	}
	return b
}
