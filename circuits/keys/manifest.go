package keys

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/assay-protocol/assay/circuits"
)

// Files of an entry. The first three are listed in the manifest, in this order.
const (
	systemFile    = "circuit.r1cs"
	provingFile   = "proving.dump"
	verifyingFile = "verifying.vk"
	manifestFile  = "manifest.json"
)

const manifestFormat = 1

// manifest describes an entry. It holds nothing about when or where the entry was made: two machines write the same bytes.
type manifest struct {
	Format         int        `json:"format"`
	Warning        string     `json:"warning"`
	Circuit        string     `json:"circuit"`
	CircuitVersion int        `json:"circuit_version"`
	Gnark          string     `json:"gnark"`
	LeafScheme     string     `json:"leaf_scheme"`
	LeafBytes      int        `json:"leaf_bytes"`
	Batch          int        `json:"batch"`
	Pinned         bool       `json:"pinned"`
	Seed           digest     `json:"seed"`
	Single         digest     `json:"single_sha256"` // of the compiled system of the same shape with one spot: tells whether the source has changed
	Constraints    int        `json:"constraints"`
	PublicInputs   int        `json:"public_inputs"`
	KeyHash        digest     `json:"key_hash"` // keccak256 of the verifying key
	Files          []fileInfo `json:"files"`
}

type fileInfo struct {
	Name   string `json:"name"`
	Bytes  int64  `json:"bytes"`
	SHA256 digest `json:"sha256"`
}

// digest is 32 bytes, in JSON 0x and lower-case hex.
type digest [32]byte

func (d digest) String() string { return "0x" + hex.EncodeToString(d[:]) }

// MarshalText gives the JSON form.
func (d digest) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the JSON form. Case is left to the comparison of the whole manifest.
func (d *digest) UnmarshalText(b []byte) error {
	text, ok := strings.CutPrefix(string(b), "0x")
	if !ok || len(text) != 64 {
		return fmt.Errorf("got %q, want 0x and 64 hex digits", b)
	}
	_, err := hex.Decode(d[:], []byte(text))
	return err
}

// newManifest is the manifest of a shape without what set-up finds out.
func newManifest(p circuits.Params, seed [32]byte) manifest {
	return manifest{
		Format: manifestFormat, Warning: Warning,
		Circuit: p.Name(), CircuitVersion: circuits.Version, Gnark: GnarkVersion(),
		LeafScheme: p.SchemeName(), LeafBytes: p.LeafBytes, Batch: p.Batch, Pinned: p.Pinned,
		Seed: seed,
	}
}

func (m manifest) encode() ([]byte, error) {
	b, err := json.MarshalIndent(m, "", "  ")
	return append(b, '\n'), err
}

// parseManifest reads the manifest of an entry for p. It rejects, with an error that wraps [ErrManifest], anything that this version does not write
// for p and the public seed.
func parseManifest(b []byte, p circuits.Params, seed [32]byte) (manifest, error) {
	var m manifest
	if err := json.Unmarshal(b, &m); err != nil {
		return manifest{}, fmt.Errorf("%w: %w", ErrManifest, err)
	}
	if again, err := m.encode(); err != nil || !bytes.Equal(again, b) {
		return manifest{}, fmt.Errorf("%w: not in the form that is written", ErrManifest)
	}
	want := newManifest(p, seed)
	want.Single, want.Constraints, want.PublicInputs, want.KeyHash = m.Single, m.Constraints, m.PublicInputs, m.KeyHash
	want.Files = m.Files
	for i, name := range []string{systemFile, provingFile, verifyingFile} {
		if len(m.Files) != 3 || m.Files[i].Name != name {
			return manifest{}, fmt.Errorf("%w: files: want %s, %s and %s", ErrManifest, systemFile, provingFile, verifyingFile)
		}
	}
	if w, err := want.encode(); err != nil || !bytes.Equal(w, b) {
		return manifest{}, fmt.Errorf("%w: made for %s version %d with gnark %s, or from another seed", ErrManifest, m.Circuit, m.CircuitVersion, m.Gnark)
	}
	if p.Batch == 1 && m.Single != m.Files[0].SHA256 {
		return manifest{}, fmt.Errorf("%w: single_sha256: got %s, want that of %s", ErrManifest, m.Single, systemFile)
	}
	return m, nil
}
