package keys

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	gnarkbn254 "github.com/consensys/gnark/backend/groth16/bn254"

	"github.com/assay-protocol/assay/circuits"
)

// killedAndTwoAtOnce kills a process in the middle of a set-up, then has two processes want the keys at once, of which one makes them.
func killedAndTwoAtOnce(t *testing.T, dir string) {
	t.Helper()
	cmd, out := startLoader(t, dir)
	waitFor(t, "set-up to begin", func() bool { return strings.Contains(out.String(), StageSetup) })
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err == nil {
		t.Fatal("the killed process succeeded")
	}
	c, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if entries, err := c.List(); err != nil || len(entries) != 0 {
		t.Fatalf("after the kill: got %d entries and %v, want none", len(entries), err)
	}
	if n := len(partials(t, dir)); n != 1 {
		t.Fatalf("after the kill: got %d unfinished folders, want 1", n)
	}

	first, firstOut := startLoader(t, dir)
	second, secondOut := startLoader(t, dir)
	for _, cmd := range []*exec.Cmd{first, second} {
		if err := cmd.Wait(); err != nil {
			t.Fatalf("%v\n%s\n%s", err, firstOut, secondOut)
		}
	}
	made, waited := firstOut.String(), secondOut.String()
	if strings.Contains(waited, StageSetup) {
		made, waited = waited, made
	}
	if !strings.Contains(made, StageSetup) || strings.Contains(waited, StageSetup) || !strings.Contains(waited, StageWait) {
		t.Errorf("want one process to make the keys and one to wait; got\n%s\nand\n%s", made, waited)
	}
	var stages []string
	for line := range strings.Lines(made) {
		if line = strings.TrimSpace(line); line != StageWait && (len(stages) == 0 || stages[len(stages)-1] != line) {
			stages = append(stages, line)
		}
	}
	if want := []string{StageCompile, StageSetup, StageWrite, StageRead}; !slices.Equal(stages[:len(stages)-1], want) {
		t.Errorf("got stages %q, want %q and the hash", stages, want)
	}
	lastLine := func(s string) string { return s[strings.LastIndex(strings.TrimSpace(s), "\n")+1:] }
	if lastLine(made) != lastLine(waited) {
		t.Errorf("the two got other keys: %s and %s", lastLine(made), lastLine(waited))
	}
	if left := partials(t, dir); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

// TestCache has keys made, reads them, and then damages every file of the entry in every way.
func TestCache(t *testing.T) {
	dir := t.TempDir()
	killedAndTwoAtOnce(t, dir)
	t.Setenv("ASSAY_CACHE", dir)
	progress := func(stage string, fraction float64) {
		if stage != StageRead || fraction < 0 || fraction > 1 {
			t.Errorf("got stage %q and fraction %v for keys that are there", stage, fraction)
		}
	}
	first, err := Load(t.Context(), small, progress)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Load(t.Context(), small, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !first.Development || first.Params != small || first.Hash() != again.Hash() {
		t.Errorf("got %+v and then %+v", first.Params, again.Params)
	}
	if !bytes.Equal(keyDump(t, first), keyDump(t, again)) {
		t.Error("the second proving key is another")
	}
	compiled, err := circuits.Compile(small)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(written(t, compiled), written(t, again.System)) {
		t.Error("the system is not the compiled circuit")
	}

	entries, err := List()
	if err != nil || len(entries) != 1 {
		t.Fatalf("got %d entries and %v, want 1", len(entries), err)
	}
	e := entries[0]
	if e.Err != nil || e.Params != small || !e.Development || e.KeyHash != first.Hash() || e.Constraints != compiled.GetNbConstraints() {
		t.Errorf("listed as %+v", e)
	}
	vk, err := (&Cache{dir}).Verifying(t.Context(), small, nil)
	if err != nil || vk.Hash() != first.Hash() {
		t.Errorf("verifying key alone: %v", err)
	}

	t.Run("damage", func(t *testing.T) { damage(t, e.Dir) })
	t.Run("manifest", func(t *testing.T) { manifestFields(t, e.Dir) })
	t.Run("changed circuit", func(t *testing.T) { changedCircuit(t, &Cache{dir}) })
}

func keyDump(t *testing.T, s *Set) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := s.Proving.(*gnarkbn254.ProvingKey).WriteDump(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func written(t *testing.T, w io.WriterTo) []byte {
	t.Helper()
	var b bytes.Buffer
	if _, err := w.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// refused checks that the small shape cannot be loaded because of the file, and that the error says how to go on.
func refused(t *testing.T, what, file string) {
	t.Helper()
	_, err := Load(t.Context(), small, func(stage string, _ float64) {
		if stage != StageRead {
			t.Errorf("%s: %s", what, stage)
		}
	})
	var ce *CacheError
	if !errors.As(err, &ce) || ce.File != file || !strings.Contains(ce.Error(), file) || !strings.Contains(ce.Hint(), filepath.Dir(file)) {
		t.Errorf("%s: got %v, want a CacheError about %s", what, err, file)
	}
}

func damage(t *testing.T, dir string) {
	for _, name := range []string{systemFile, provingFile, verifyingFile, manifestFile} {
		path := filepath.Join(dir, name)
		whole, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		write := func(b []byte) {
			if err := os.WriteFile(path, b, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		// Both ends and a spread of places between; all of a manifest is covered below.
		for i := 0; i < len(whole); i += max(1, len(whole)/23) {
			flipped := bytes.Clone(whole)
			flipped[i] ^= 1
			write(flipped)
			if name != manifestFile { // there the error may be about the file whose hash is changed
				refused(t, "flipped bit", path)
			}
		}
		flipped := bytes.Clone(whole)
		flipped[len(whole)-1] ^= 0x80
		for what, b := range map[string][]byte{"last bit": flipped, "empty": nil, "cut": whole[:len(whole)-1], "longer": append(bytes.Clone(whole), '\n')} {
			write(b)
			refused(t, what, path)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		refused(t, "missing", path)
		if name != manifestFile {
			if l, err := List(); err != nil || len(l) != 1 || l[0].Err == nil {
				t.Errorf("%s missing: listed as %+v, %v", name, l, err)
			}
		}
		write(whole)
	}
	if _, err := Load(t.Context(), small, nil); err != nil {
		t.Fatalf("after all is put back: %v", err)
	}
}

// manifestFields flips each byte of the manifest, and changes each of its fields to another valid value.
func manifestFields(t *testing.T, dir string) {
	path := filepath.Join(dir, manifestFile)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := os.WriteFile(path, whole, 0o644); err != nil {
			t.Fatal(err)
		}
	}()
	e := (&Cache{filepath.Dir(filepath.Dir(dir))}).entry(small, seed(small))
	for i := range whole {
		flipped := bytes.Clone(whole)
		flipped[i] ^= 1
		m, err := parseManifest(flipped, small, seed(small))
		if err == nil { // well formed: then it is not true
			_, err = e.readAs(m, func(string, float64) {})
		}
		if err == nil {
			t.Errorf("accepted with byte %d changed:\n%s", i, flipped)
		}
	}

	var fields map[string]any
	if err := json.Unmarshal(whole, &fields); err != nil {
		t.Fatal(err)
	}
	if len(fields) < 15 {
		t.Fatalf("got %d fields", len(fields))
	}
	for name := range fields {
		var m manifest
		if err := json.Unmarshal(whole, &m); err != nil {
			t.Fatal(err)
		}
		change, ok := map[string]func(){
			"format": func() { m.Format++ }, "warning": func() { m.Warning = "safe" }, "circuit": func() { m.Circuit = Usual()[0].Name() },
			"circuit_version": func() { m.CircuitVersion++ }, "gnark": func() { m.Gnark = "0.15.0" }, "leaf_scheme": func() { m.LeafScheme = "ajtai" },
			"leaf_bytes": func() { m.LeafBytes = 1024 }, "batch": func() { m.Batch = 4 }, "pinned": func() { m.Pinned = true },
			"seed": func() { m.Seed[0] ^= 1 }, "single_sha256": func() { m.Single[0] ^= 1 }, "constraints": func() { m.Constraints++ },
			"public_inputs": func() { m.PublicInputs++ }, "key_hash": func() { m.KeyHash[0] ^= 1 }, "files": func() { m.Files[0].Name = "other" },
		}[name]
		if !ok {
			t.Errorf("field %s has no test", name)
			continue
		}
		change()
		b, err := m.encode()
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
		_, err = Load(t.Context(), small, nil)
		var ce *CacheError
		if !errors.As(err, &ce) {
			t.Errorf("%s: got %v, want a CacheError", name, err)
		}
	}
}

// changedCircuit has LoadCurrent find an entry that was made from another source, without waiting for a set-up.
func changedCircuit(t *testing.T, c *Cache) {
	e := c.entry(small, seed(small))
	m, err := e.manifest()
	if err != nil {
		t.Fatal(err)
	}
	none := func(stage string, _ float64) {
		if stage != StageRead {
			t.Errorf("keys of the present source are made again: %s", stage)
		}
	}
	if _, err := c.LoadCurrent(t.Context(), small, none); err != nil {
		t.Fatal(err)
	}

	// Another source gives another system, so other hashes of it.
	m.Single[0] ^= 1
	m.Files[0].SHA256 = m.Single
	b, err := m.encode()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(e.dir, manifestFile), b, 0o644); err != nil {
		t.Fatal(err)
	}
	workerReady.Store(false) // so that making them ends at once
	defer workerReady.Store(true)
	if _, err := c.LoadCurrent(t.Context(), small, nil); !errors.Is(err, ErrWorker) {
		t.Errorf("got %v, want ErrWorker: the old keys are gone", err)
	}
	if l, err := c.List(); err != nil || len(l) != 0 {
		t.Errorf("got %d entries and %v, want none", len(l), err)
	}
	if left := partials(t, c.dir); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
	if _, err := c.LoadCurrent(t.Context(), circuits.Params{}, nil); !errors.Is(err, circuits.ErrParams) {
		t.Errorf("no shape: got %v, want circuits.ErrParams", err)
	}
}

func FuzzManifest(f *testing.F) {
	m := newManifest(small, seed(small))
	m.Files = []fileInfo{{Name: systemFile}, {Name: provingFile}, {Name: verifyingFile}}
	b, err := m.encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := parseManifest(b, small, seed(small))
		if err != nil {
			if !errors.Is(err, ErrManifest) {
				t.Errorf("untyped error %v", err)
			}
			return
		}
		if again, err := m.encode(); err != nil || !bytes.Equal(again, b) {
			t.Errorf("accepted, but written as\n%s", again)
		}
	})
}
