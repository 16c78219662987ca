// Package committest holds the golden vectors of package commit, for every implementation of its
// constructions: the Go one, the circuit gadgets and the contracts.
package committest

import (
	"bytes"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// File is vectors.json as it stands: made by proofs/commit/internal/genvectors, which computes every
// value with its own arithmetic over math/big.
//
//go:embed vectors.json
var File []byte

// The kinds of vectors, with the fields that each uses. Want is the result; where WantErr is set, the
// input must be refused for the reason it names.
const (
	KindTag         = "tag"          // TagKind, Scheme, C, Length -> Want
	KindPermute8    = "permute8"     // In[8] -> Want[8]
	KindPermute16   = "permute16"    // In[16] -> Want[16]
	KindSponge      = "sponge"       // Tag, In -> Want
	KindHash8       = "hash8"        // Tag, In -> Want
	KindNode        = "node"         // Level, In[8] -> Want
	KindEmpty       = "empty"        // Level -> Want
	KindSalt        = "salt"         // In = key, Tree, Step, Leaf -> Want
	KindKeyHash     = "key_hash"     // In = key -> Want
	KindInputRoot   = "input_root"   // In = tree, key hash -> Want
	KindTraceRoot   = "trace_root"   // In = work, state, output -> Want
	KindCheckpoint  = "checkpoint"   // In = state subtree, output root -> Want
	KindProgramRoot = "program_root" // In = header digest, instruction tree -> Want
	KindLeaf        = "leaf"         // Scheme, C, Row (may be shorter than C), Side, Salt -> Want
	KindTree        = "tree"         // Base, Levels, In = leaves -> Want
	KindPath        = "path"         // Base, Levels, Index, In = leaf, Path, Root -> WantErr
	KindElement     = "element"      // Text -> Want or WantErr
	KindList        = "list"         // In -> Hash
	KindListPath    = "list_path"    // N, Index, In = element, Siblings, Hash = root -> WantErr
)

// The reasons in WantErr.
const (
	ErrIndex      = "index"
	ErrPathLength = "path_length"
	ErrPath       = "path"
	ErrRoot       = "root"
	ErrElement    = "element"
)

// Vector is one case; fields that its kind does not use are zero.
type Vector struct {
	Desc     string        `json:"desc"`
	Kind     string        `json:"kind"`
	Text     string        `json:"text,omitempty"`
	TagKind  commit.Kind   `json:"tag_kind,omitempty"`
	Scheme   commit.Scheme `json:"scheme,omitempty"`
	C        int           `json:"c,omitempty"`
	Length   int           `json:"length,omitempty"`
	Tag      *Element      `json:"tag,omitempty"`
	Level    int           `json:"level,omitempty"`
	Tree     commit.TreeID `json:"tree,omitempty"`
	Step     uint64        `json:"step,omitempty"`
	Leaf     uint64        `json:"leaf,omitempty"`
	Row      Bytes         `json:"row,omitempty"`
	Side     uint32        `json:"side,omitempty"`
	Salt     *Element      `json:"salt,omitempty"`
	Base     int           `json:"base,omitempty"`
	Levels   int           `json:"levels,omitempty"`
	N        uint64        `json:"n,omitempty"`
	Index    uint64        `json:"index,omitempty"`
	In       []Element     `json:"in,omitempty"`
	Path     [][8]Element  `json:"path,omitempty"`
	Root     *Element      `json:"root,omitempty"`
	Siblings []Bytes       `json:"siblings,omitempty"`
	Hash     Bytes         `json:"hash,omitempty"`
	Want     []Element     `json:"want,omitempty"`
	WantErr  string        `json:"want_err,omitempty"`
}

// Element is a field element that reads and writes itself in commit's text form.
type Element fr.Element

// MarshalText implements encoding.TextMarshaler.
func (e Element) MarshalText() ([]byte, error) {
	return []byte(commit.FormatElement(fr.Element(e))), nil
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (e *Element) UnmarshalText(b []byte) error {
	v, err := commit.ParseElement(string(b))
	*e = Element(v)
	return err
}

// Bytes are written as "0x" and hex digits.
type Bytes []byte

// MarshalText implements encoding.TextMarshaler.
func (b Bytes) MarshalText() ([]byte, error) { return []byte("0x" + hex.EncodeToString(b)), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (b *Bytes) UnmarshalText(text []byte) error {
	digits, ok := bytes.CutPrefix(text, []byte("0x"))
	if !ok {
		return fmt.Errorf("want 0x, got %q", text)
	}
	v, err := hex.DecodeString(string(digits))
	*b = v
	return err
}

// Elements returns v as field elements.
func Elements(v []Element) []fr.Element {
	out := make([]fr.Element, len(v))
	for i := range v {
		out[i] = fr.Element(v[i])
	}
	return out
}

// CommitPath returns the vector's path as package commit takes it.
func (v Vector) CommitPath() commit.Path {
	p := make(commit.Path, len(v.Path))
	for l := range p {
		for i := range p[l] {
			p[l][i] = fr.Element(v.Path[l][i])
		}
	}
	return p
}

// Vectors returns all vectors, or those of the given kinds. It fails the test when the file is
// malformed or has no vector of a given kind: a loop over nothing shows nothing.
func Vectors(t testing.TB, kinds ...string) []Vector {
	t.Helper()
	var all []Vector
	d := json.NewDecoder(bytes.NewReader(File))
	d.DisallowUnknownFields()
	if err := d.Decode(&all); err != nil {
		t.Fatalf("vectors.json: %v", err)
	}
	if len(all) == 0 {
		t.Fatal("vectors.json: no vectors")
	}
	if len(kinds) == 0 {
		return all
	}
	var out []Vector
	for _, k := range kinds {
		before := len(out)
		for _, v := range all {
			if v.Kind == k {
				out = append(out, v)
			}
		}
		if len(out) == before {
			t.Fatalf("vectors.json: no vectors of kind %q", k)
		}
	}
	return out
}
