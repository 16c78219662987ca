package keys

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	gnarkgroth16 "github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/constraint"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// A Set is everything that making and checking proofs of one circuit takes.
type Set struct {
	Params      circuits.Params
	System      constraint.ConstraintSystem
	Proving     gnarkgroth16.ProvingKey
	Verifying   *groth16.VerifyingKey
	Development bool // made from a public seed: anyone can forge
}

// Hash is the verifying key's hash, by which jobs and contracts name it.
func (s *Set) Hash() [32]byte { return s.Verifying.Hash() }

// Cache is a folder of keys. See the package documentation for what it holds.
type Cache struct {
	dir string
}

// Open returns the cache in the folder dir, which is made when something is written. The path must not be empty.
func Open(dir string) (*Cache, error) {
	abs, err := filepath.Abs(dir)
	if dir == "" || err != nil {
		return nil, &CacheError{File: dir, Err: fmt.Errorf("cache folder %q: %w", dir, os.ErrInvalid)}
	}
	return &Cache{dir: abs}, nil
}

// Default returns the cache in $ASSAY_CACHE, or where that is not set in assay in the user's cache folder.
func Default() (*Cache, error) {
	if dir := os.Getenv("ASSAY_CACHE"); dir != "" {
		return Open(dir)
	}
	dir, err := os.UserCacheDir()
	if err != nil {
		return nil, &CacheError{File: "cache folder", Err: err}
	}
	return Open(filepath.Join(dir, "assay"))
}

// Load returns the development keys of the given shape from the [Default] cache, see [Cache.Load].
func Load(ctx context.Context, p circuits.Params, progress func(stage string, fraction float64)) (*Set, error) {
	c, err := Default()
	if err != nil {
		return nil, err
	}
	return c.Load(ctx, p, progress)
}

// List returns the entries of the [Default] cache, see [Cache.List].
func List() ([]Entry, error) {
	c, err := Default()
	if err != nil {
		return nil, err
	}
	return c.List()
}

// Dir is the cache's folder.
func (c *Cache) Dir() string { return c.dir }

// Load returns the development keys of the given shape, and makes them first if the cache does not have them (seconds to minutes).
//
// If progress is not nil it is called, from one goroutine, when a stage begins and about every second while keys are made, with one of the Stage
// constants and a fraction of that stage in [0, 1], estimated from rates measured on this machine, or [Unknown].
//
// It rejects a shape that no circuit has ([circuits.ErrParams]), and a file of the cache that is not what was written ([CacheError]). It fails with
// [ErrWorker] when keys are missing and main does not call [Worker].
func (c *Cache) Load(ctx context.Context, p circuits.Params, progress func(stage string, fraction float64)) (*Set, error) {
	if progress == nil {
		progress = func(string, float64) {}
	}
	e, err := c.ensure(ctx, p, seed(p), progress)
	if err != nil {
		return nil, err
	}
	progress(StageRead, 0)
	set, err := e.read(progress)
	if err != nil {
		return nil, err
	}
	progress(StageRead, 1)
	return set, nil
}

// Verifying returns the development verifying key of the given shape. It makes what is missing as Load does, and reads no more than it needs.
func (c *Cache) Verifying(ctx context.Context, p circuits.Params, progress func(stage string, fraction float64)) (*groth16.VerifyingKey, error) {
	if progress == nil {
		progress = func(string, float64) {}
	}
	e, err := c.ensure(ctx, p, seed(p), progress)
	if err != nil {
		return nil, err
	}
	m, err := e.manifest()
	if err != nil {
		return nil, err
	}
	return e.verifying(m)
}

// LoadCurrent is Load for those who change the circuit: it first deletes keys that were made from another state of the circuit's source, whether or not
// [circuits.Version] was raised. It compiles one spot of the circuit to tell, which takes part of a second.
func (c *Cache) LoadCurrent(ctx context.Context, p circuits.Params, progress func(stage string, fraction float64)) (*Set, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	if e := c.entry(p, seed(p)); e.exists() {
		now, err := single(p)
		if err != nil {
			return nil, err
		}
		if err := e.discard(ctx, func(m manifest) bool { return m.Single != now }); err != nil {
			return nil, err
		}
	}
	return c.Load(ctx, p, progress)
}

// discard deletes the entry if its manifest is one that the function names.
func (e entry) discard(ctx context.Context, unwanted func(manifest) bool) error {
	unlock, err := lock(ctx, e.dir+".lock", func() {})
	if err != nil {
		return &CacheError{File: e.dir + ".lock", Err: err}
	}
	defer unlock()
	m, err := e.manifest()
	if err != nil || !unwanted(m) {
		return err
	}
	// The name goes first, so that nobody finds half an entry.
	gone, err := os.MkdirTemp(filepath.Dir(e.dir), e.partial())
	if err == nil {
		err = os.Rename(e.dir, filepath.Join(gone, "entry"))
	}
	if err == nil {
		err = os.RemoveAll(gone)
	}
	if err != nil {
		return &CacheError{File: e.dir, Entry: e.dir, Err: err}
	}
	return nil
}

// ensure returns the entry of a shape and seed and makes it if it is not there.
func (c *Cache) ensure(ctx context.Context, p circuits.Params, seed [32]byte, progress func(string, float64)) (entry, error) {
	if err := p.Validate(); err != nil {
		return entry{}, err
	}
	e := c.entry(p, seed)
	if e.exists() {
		return e, nil
	}
	outside := func(err error) error { return &CacheError{File: filepath.Dir(e.dir), Err: err} }
	if err := os.MkdirAll(filepath.Dir(e.dir), 0o777); err != nil {
		return entry{}, outside(err)
	}
	unlock, err := lock(ctx, e.dir+".lock", func() { progress(StageWait, Unknown) })
	if err != nil {
		if ctx.Err() != nil {
			return entry{}, ctx.Err()
		}
		return entry{}, outside(err)
	}
	defer unlock()
	if e.exists() { // the one we waited for made it
		return e, nil
	}
	e.clean()
	dir, err := os.MkdirTemp(filepath.Dir(e.dir), e.partial())
	if err != nil {
		return entry{}, outside(err)
	}
	defer os.RemoveAll(dir)
	if err := os.Chmod(dir, 0o755); err != nil {
		return entry{}, outside(err)
	}
	if err := startWorker(ctx, p, seed, dir, progress); err != nil {
		return entry{}, err
	}
	if err := os.Rename(dir, e.dir); err != nil {
		return entry{}, outside(err)
	}
	return e, syncFolder(filepath.Dir(e.dir))
}

// syncFolder makes a rename in dir last.
func syncFolder(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return &CacheError{File: dir, Err: err}
	}
	defer f.Close()
	if err := f.Sync(); err != nil {
		return &CacheError{File: dir, Err: err}
	}
	return nil
}

// entry is the place of the keys of one shape and seed.
type entry struct {
	params circuits.Params
	seed   [32]byte
	dir    string
}

func (c *Cache) entry(p circuits.Params, seed [32]byte) entry {
	return entry{p, seed, filepath.Join(c.dir, "keys", entryName(p))}
}

// entryName is the folder of a shape under this version of the circuit and of gnark, whose encodings the files are in.
func entryName(p circuits.Params) string {
	return fmt.Sprintf("%s.v%d.gnark%s", p.Name(), circuits.Version, GnarkVersion())
}

func (e entry) exists() bool {
	_, err := os.Stat(e.dir)
	return err == nil
}

// partial is the pattern of the folders in which the entry is written before it is renamed.
func (e entry) partial() string { return "." + filepath.Base(e.dir) + ".partial-" }

// clean removes what makers that were killed left. The caller holds the lock.
func (e entry) clean() {
	left, err := os.ReadDir(filepath.Dir(e.dir))
	if err != nil {
		return // making the entry will fail with a better message
	}
	for _, f := range slices.DeleteFunc(left, func(f os.DirEntry) bool { return !strings.HasPrefix(f.Name(), e.partial()) }) {
		_ = os.RemoveAll(filepath.Join(filepath.Dir(e.dir), f.Name()))
	}
}
