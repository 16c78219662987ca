// Package drawtest loads the vectors of package draw, for the tests of whatever
// repeats its computations: the circuit, the contracts. The file
// testdata/vectors.json is made by draw/internal/genvectors.
package drawtest

import (
	"bytes"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

//go:embed testdata/vectors.json
var file []byte

// Vectors are those of the file. Every list has entries.
type Vectors struct {
	Draw1    []Draw1   `json:"draw1"`
	Seeds    []Seed    `json:"seeds"`
	Contexts []Context `json:"contexts"`
	Programs []Program `json:"programs"`
	Spots    []Spot    `json:"spots"`
}

// Draw1 is a case of draw.Draw1.
type Draw1 struct {
	Desc     string   `json:"desc"`
	Value    Word     `json:"value"`
	JobID    Word     `json:"job_id"`
	ListRoot Word     `json:"list_root"`
	K1       uint64   `json:"k1"`
	T        uint64   `json:"t"`
	Want     []uint64 `json:"want"`
}

// Seed is a case of draw.Seed.
type Seed struct {
	Desc      string  `json:"desc"`
	Value     Word    `json:"value"`
	JobID     Word    `json:"job_id"`
	Segment   uint64  `json:"segment"`
	TraceRoot Element `json:"trace_root"`
	OutRoot   Element `json:"out_root"`
	Batch     uint64  `json:"batch"`
	Want      Element `json:"want"`
}

// Context is a case of draw.Context.
type Context struct {
	Desc     string    `json:"desc"`
	ChainID  uint64    `json:"chain_id"`
	Escrow   Address   `json:"escrow"`
	JobID    Word      `json:"job_id"`
	Executor Address   `json:"executor"`
	ListRoot Word      `json:"list_root"`
	Segment  uint64    `json:"segment"`
	Batch    uint64    `json:"batch"`
	Rounds   [2]uint64 `json:"rounds"`
	Want     Element   `json:"want"`
}

// Program is a program that spots are drawn from, with what a drawer needs of it
// spelled out.
type Program struct {
	Name          string        `json:"name"`
	Bytes         Bytes         `json:"bytes"` // canonical
	WeightPerStep uint64        `json:"weight_per_step"`
	Instructions  []Instruction `json:"instructions"`

	Program *program.Program `json:"-"` // decoded from Bytes
}

// Instruction is the part of a descriptor that places a spot.
type Instruction struct {
	Rows       int    `json:"rows"`
	Cols       int    `json:"cols"`
	Weight     uint64 `json:"weight"`
	Cumulative uint64 `json:"cumulative"`
}

// Spot is a case of draw.Draw2, if it has a seed, or of draw.FromT.
type Spot struct {
	Desc    string   `json:"desc"`
	Program string   `json:"program"`
	Steps   uint64   `json:"steps"`
	Seed    *Element `json:"seed,omitempty"`
	Index   int      `json:"index,omitempty"`
	Hash    *Element `json:"hash,omitempty"` // with the seed
	T       T        `json:"t"`
	U       uint64   `json:"u"`

	Step        uint64 `json:"step"`
	Instruction int    `json:"instruction"`
	Row         int    `json:"row"`
	Col         int    `json:"col"`
}

// Load reads the vectors.
func Load() (*Vectors, error) {
	dec := json.NewDecoder(bytes.NewReader(file))
	dec.DisallowUnknownFields()
	var v Vectors
	if err := dec.Decode(&v); err != nil {
		return nil, fmt.Errorf("drawtest: %w", err)
	}
	if len(v.Draw1) == 0 || len(v.Seeds) == 0 || len(v.Contexts) == 0 || len(v.Programs) == 0 || len(v.Spots) == 0 {
		return nil, fmt.Errorf("drawtest: an empty list of vectors")
	}
	for i := range v.Programs {
		p, err := program.Decode(v.Programs[i].Bytes)
		if err != nil {
			return nil, fmt.Errorf("drawtest: program %s: %w", v.Programs[i].Name, err)
		}
		v.Programs[i].Program = p
	}
	return &v, nil
}

// Find is the program with the name, nil if there is none.
func (v *Vectors) Find(name string) *program.Program {
	for _, p := range v.Programs {
		if p.Name == name {
			return p.Program
		}
	}
	return nil
}

// Word is 32 bytes, hex in the file.
type Word [32]byte

// Address is 20 bytes, hex in the file.
type Address [20]byte

// Bytes is hex in the file.
type Bytes []byte

// T is a 128-bit integer, low word first; 16 bytes of big-endian hex in the file.
type T [2]uint64

// Element is a field element, hex in the file.
type Element struct{ fr.Element }

func (w Word) MarshalText() ([]byte, error)     { return toHex(w[:]), nil }
func (w *Word) UnmarshalText(b []byte) error    { return fromHex(w[:], b) }
func (a Address) MarshalText() ([]byte, error)  { return toHex(a[:]), nil }
func (a *Address) UnmarshalText(b []byte) error { return fromHex(a[:], b) }
func (x Bytes) MarshalText() ([]byte, error)    { return toHex(x), nil }

func (x *Bytes) UnmarshalText(b []byte) error {
	*x = make([]byte, max(0, len(b)-2)/2)
	return fromHex(*x, b)
}

func (t T) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%016x%016x", t[1], t[0]), nil }

func (t *T) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "0x%016x%016x", &t[1], &t[0])
	return err
}

func (e Element) MarshalJSON() ([]byte, error) { return json.Marshal(commit.FormatElement(e.Element)) }

func (e *Element) UnmarshalJSON(b []byte) error {
	var s string
	if err := json.Unmarshal(b, &s); err != nil {
		return err
	}
	x, err := commit.ParseElement(s)
	e.Element = x
	return err
}

func toHex(b []byte) []byte { return hex.AppendEncode([]byte("0x"), b) }

func fromHex(dst, b []byte) error {
	if len(b) != 2+2*len(dst) || string(b[:2]) != "0x" {
		return fmt.Errorf("want 0x and %d digits", 2*len(dst))
	}
	_, err := hex.Decode(dst, b[2:])
	return err
}
