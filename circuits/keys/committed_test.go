package keys_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/circuits/keys/keystest"
)

// TestCommitted makes the committed verifying keys again and compares every bit. Those of one spot are made in an empty cache besides, on one
// processor, and what another process has put in the cache that all tests share must be the same to the last bit. The key of 16 spots takes minutes, so
// it is that of the shared cache, which is empty when all tests are run.
func TestCommitted(t *testing.T) {
	for _, p := range keys.Usual() {
		t.Run(p.Name(), func(t *testing.T) {
			set := keystest.Load(t, p)
			committed, ok, err := keys.Committed(p)
			if err != nil || !ok {
				t.Fatalf("no committed key (%v); write it with: go run ./cmd/assay keys setup --write-development circuits/keys/development", err)
			}
			if !bytes.Equal(set.Verifying.Bytes(), committed.Bytes()) {
				t.Errorf("the committed key is not the one that is made; write it with: go run ./cmd/assay keys setup --write-development circuits/keys/development")
			}
			if p.Batch > 1 {
				return
			}
			shared, err := keys.Default()
			if err != nil {
				t.Fatal(err)
			}
			t.Setenv("GOMAXPROCS", "1")
			empty, err := keys.Open(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			again, err := empty.Load(t.Context(), p, nil)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(again.Verifying.Bytes(), committed.Bytes()) {
				t.Error("the committed key is not the one that is made in an empty cache")
			}
			if a, b := files(t, shared, p), files(t, empty, p); !slices.EqualFunc(a, b, bytes.Equal) {
				t.Error("two processes make other files")
			}
		})
	}
}

func TestCommittedMissing(t *testing.T) {
	p := keys.Usual()[0]
	p.LeafBytes = 64
	if vk, ok, err := keys.Committed(p); vk != nil || ok || err != nil {
		t.Errorf("got %v, %v and %v for a shape without a committed key", vk, ok, err)
	}
}

// files are the contents of all files of the entry for p.
func files(t *testing.T, c *keys.Cache, p circuits.Params) [][]byte {
	t.Helper()
	entries, err := c.List()
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(entries, func(e keys.Entry) bool { return e.Params == p })
	if i < 0 {
		t.Fatalf("%s: not in %s", p.Name(), c.Dir())
	}
	var out [][]byte
	err = filepath.WalkDir(entries[i].Dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		out = append(out, b)
		return err
	})
	if err != nil || len(out) != 4 {
		t.Fatalf("%d files in %s, want 4 (%v)", len(out), entries[i].Dir, err)
	}
	return out
}
