package keys

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/consensys/gnark-crypto/ecc"
	gnarkgroth16 "github.com/consensys/gnark/backend/groth16"
	gnarkbn254 "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/constraint"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// An Entry describes keys in a cache. Only its manifest and the sizes of its files have been looked at.
type Entry struct {
	Params      circuits.Params
	Dir         string
	Constraints int
	Bytes       int64 // of all files that the manifest lists
	KeyHash     [32]byte
	Development bool  // made from a public seed: anyone can forge
	Err         error // not nil if the entry cannot be used; then only Params and Dir are set
}

// List returns the entries for this version of the circuit and of gnark, by name. A cache that does not exist has none.
func (c *Cache) List() ([]Entry, error) {
	dir := filepath.Join(c.dir, "keys")
	found, err := os.ReadDir(dir)
	if err != nil && !os.IsNotExist(err) {
		return nil, &CacheError{File: dir, Err: err}
	}
	var out []Entry
	for _, f := range found {
		name, _, _ := strings.Cut(f.Name(), ".")
		p, err := ParseShape(name)
		if err != nil || !f.IsDir() || f.Name() != entryName(p) {
			continue // of another version, a lock, or not ours
		}
		e := c.entry(p, seed(p))
		listed := Entry{Params: p, Dir: e.dir}
		if m, err := e.manifest(); err != nil {
			listed.Err = err
		} else {
			listed.Constraints, listed.KeyHash, listed.Development = m.Constraints, m.KeyHash, true
			for i := range m.Files {
				listed.Bytes += m.Files[i].Bytes
				listed.Err = errors.Join(listed.Err, e.checkSize(m.Files[i]))
			}
		}
		out = append(out, listed)
	}
	return out, nil
}

// refuse is a CacheError about a file of the entry.
func (e entry) refuse(file string, err error) error {
	return &CacheError{File: filepath.Join(e.dir, file), Entry: e.dir, Err: err}
}

func (e entry) manifest() (manifest, error) {
	b, err := os.ReadFile(filepath.Join(e.dir, manifestFile))
	if err != nil {
		return manifest{}, e.refuse(manifestFile, err)
	}
	m, err := parseManifest(b, e.params, e.seed)
	if err != nil {
		return manifest{}, e.refuse(manifestFile, err)
	}
	return m, nil
}

func (e entry) checkSize(want fileInfo) error {
	stat, err := os.Stat(filepath.Join(e.dir, want.Name))
	if err != nil {
		return e.refuse(want.Name, err)
	}
	if got := stat.Size(); got != want.Bytes {
		return e.refuse(want.Name, fmt.Errorf("%w: got %d bytes, want %d", ErrMismatch, got, want.Bytes))
	}
	return nil
}

// file returns the content of a file that is as the manifest says. The bytes that are hashed are the bytes that are used.
func (e entry) file(want fileInfo) ([]byte, error) {
	if err := e.checkSize(want); err != nil {
		return nil, err
	}
	b, err := os.ReadFile(filepath.Join(e.dir, want.Name))
	if err != nil {
		return nil, e.refuse(want.Name, err)
	}
	if got := digest(sha256.Sum256(b)); got != want.SHA256 {
		return nil, e.refuse(want.Name, fmt.Errorf("%w: got SHA-256 %s, want %s", ErrMismatch, got, want.SHA256))
	}
	return b, nil
}

// read returns the entry's keys, all of it checked against the manifest and the parts against each other.
func (e entry) read(progress func(string, float64)) (*Set, error) {
	m, err := e.manifest()
	if err != nil {
		return nil, err
	}
	return e.readAs(m, progress)
}

func (e entry) readAs(m manifest, progress func(string, float64)) (*Set, error) {
	s := &Set{Params: e.params, Development: true}
	var err error
	if s.Verifying, err = e.verifying(m); err != nil {
		return nil, err
	}
	if s.System, err = e.system(m); err != nil {
		return nil, err
	}
	progress(StageRead, float64(m.Files[0].Bytes)/float64(m.Files[0].Bytes+m.Files[1].Bytes))
	s.Proving, err = e.proving(m)
	return s, err
}

func (e entry) verifying(m manifest) (*groth16.VerifyingKey, error) {
	b, err := e.file(m.Files[2])
	if err != nil {
		return nil, err
	}
	vk, err := groth16.ParseVerifyingKey(b)
	if err != nil {
		return nil, e.refuse(verifyingFile, err)
	}
	if got := digest(vk.Hash()); got != m.KeyHash || vk.Public() != m.PublicInputs {
		return nil, e.refuse(verifyingFile, fmt.Errorf("%w: got hash %s and %d public inputs, want %s and %d", ErrMismatch, got, vk.Public(), m.KeyHash, m.PublicInputs))
	}
	return vk, nil
}

func (e entry) system(m manifest) (constraint.ConstraintSystem, error) {
	b, err := e.file(m.Files[0])
	if err != nil {
		return nil, err
	}
	system := gnarkgroth16.NewCS(ecc.BN254)
	if _, err := system.ReadFrom(bytes.NewReader(b)); err != nil {
		return nil, e.refuse(systemFile, err)
	}
	if c, n := system.GetNbConstraints(), system.GetNbPublicVariables()-1; c != m.Constraints || n != m.PublicInputs {
		return nil, e.refuse(systemFile, fmt.Errorf("%w: got %d constraints and %d public inputs, want %d and %d", ErrMismatch, c, n, m.Constraints, m.PublicInputs))
	}
	return system, nil
}

func (e entry) proving(m manifest) (gnarkgroth16.ProvingKey, error) {
	b, err := e.file(m.Files[1])
	if err != nil {
		return nil, err
	}
	pk := new(gnarkbn254.ProvingKey)
	if err := pk.ReadDump(bytes.NewReader(b)); err != nil {
		return nil, e.refuse(provingFile, err)
	}
	return pk, nil
}
