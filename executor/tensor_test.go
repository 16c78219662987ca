package executor

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// testProgram writes one tensor, 2 rows of 3 i16.
func testProgram(t testing.TB) *program.Program {
	t.Helper()
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 9, SegmentLength: 3})
	x := b.Input("x", program.I16, 2, 3)
	b.Affine("y", 1, x, 0, x, 0, program.As(program.I16), program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

var testPos = Position{Segment: 2, Step: 1, Instruction: 0}

// testTensors are the two layouts of a tensor file.
func testTensors(t testing.TB, p *program.Program) map[Layout][]byte {
	t.Helper()
	files := make(map[Layout][]byte)
	leaves := commit.Leaves{Data: bytes.Repeat([]byte{7}, 2*64), RowBytes: 64, Sides: []uint32{5, commit.SideZero}, Salts: make([]fr.Element, 2)}
	leaves.Salts[1].SetUint64(99)
	for layout, write := range map[Layout]func(dir string) error{
		LayoutRows: func(dir string) error {
			return writeRows(dir, testPos, p.Instruction(0).Out, []byte("abcdefghijkl"))
		},
		LayoutLeaves: func(dir string) error { return WriteLeaves(dir, p, testPos, leaves) },
	} {
		dir := t.TempDir()
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(testPos.Path())), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := write(dir); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(filepath.Join(dir, testPos.Path()))
		if err != nil {
			t.Fatal(err)
		}
		files[layout] = data
	}
	return files
}

func TestTensorRoundTrip(t *testing.T) {
	p := testProgram(t)
	files := testTensors(t, p)
	x, err := parseTensor("f", files[LayoutRows], p, testPos)
	if err != nil {
		t.Fatal(err)
	}
	if x.Layout != LayoutRows || string(x.plain(6)) != "abcdefghijkl" || string(x.Row(1)) != "ghijkl" || x.Leaves.Sides != nil {
		t.Errorf("got %+v", x)
	}
	if x, err = parseTensor("f", files[LayoutLeaves], p, testPos); err != nil {
		t.Fatal(err)
	}
	if x.Layout != LayoutLeaves || x.Leaves.RowBytes != 64 || len(x.Leaves.Data) != 128 || x.Leaves.Sides[0] != 5 || x.Leaves.Salts[1] != fr.NewElement(99) || len(x.plain(6)) != 12 {
		t.Errorf("got %+v", x)
	}
}

// TestTensorRefusals spoils each field of a file, with a right checksum, and wants it named.
func TestTensorRefusals(t *testing.T) {
	p := testProgram(t)
	for layout, data := range testTensors(t, p) {
		fields := map[string]int{
			"magic": 0, "version": 8, "layout": 9, "type": 10, "reserved": 11, "instruction": 12, "rows": 16, "row bytes": 20, "segment": 24, "step": 32,
		}
		for field, at := range fields {
			bad := bytes.Clone(data)
			bad[at] ^= 0x40
			body := bad[:len(bad)-sha256.Size]
			sum := sha256.Sum256(body)
			copy(bad[len(body):], sum[:])
			refused(t, p, bad, field)
		}
		for _, n := range []int{1, -1} {
			body := data[:len(data)-sha256.Size]
			if n < 0 {
				body = body[:len(body)-1]
			} else {
				body = append(bytes.Clone(body), 0)
			}
			sum := sha256.Sum256(body)
			refused(t, p, append(bytes.Clone(body), sum[:]...), "length")
		}
		for k := range data {
			bad := bytes.Clone(data)
			bad[k] ^= 1
			refused(t, p, bad, "checksum")
		}
		for n := range data {
			if _, err := parseTensor("f", data[:n], p, testPos); !errors.Is(err, ErrCorrupt) {
				t.Fatalf("layout %d cut at %d: got %v", layout, n, err)
			}
		}
		for _, pos := range []Position{{Segment: 1, Step: 1}, {Segment: 2, Step: 0}} {
			if _, err := parseTensor("f", data, p, pos); !errors.Is(err, ErrCorrupt) {
				t.Errorf("layout %d read as %+v: got %v", layout, pos, err)
			}
		}
	}
	large := bytes.Clone(testTensors(t, p)[LayoutLeaves])
	for k := range fr.Bytes {
		large[tensorHeader+64+4+k] = 0xff
	}
	sum := sha256.Sum256(large[:len(large)-sha256.Size])
	copy(large[len(large)-sha256.Size:], sum[:])
	refused(t, p, large, "salt 0")
}

func refused(t *testing.T, p *program.Program, data []byte, field string) {
	t.Helper()
	_, err := parseTensor("some/file", data, p, testPos)
	var fe *FileError
	if !errors.Is(err, ErrCorrupt) || !errors.As(err, &fe) || fe.Field != field || fe.File != "some/file" {
		t.Errorf("got %v, want %s refused", err, field)
	}
}

func TestWriteLeavesRefusesOtherShapes(t *testing.T) {
	p := testProgram(t)
	good := func() (Position, commit.Leaves) {
		return testPos, commit.Leaves{Data: make([]byte, 128), RowBytes: 64, Sides: make([]uint32, 2), Salts: make([]fr.Element, 2)}
	}
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(testPos.Path())), 0o700); err != nil {
		t.Fatal(err)
	}
	if pos, l := good(); WriteLeaves(dir, p, pos, l) != nil {
		t.Fatal("the valid twin is refused")
	}
	for name, f := range map[string]func(*Position, *commit.Leaves){
		"instruction": func(pos *Position, _ *commit.Leaves) { pos.Instruction = 1 },
		"negative":    func(pos *Position, _ *commit.Leaves) { pos.Instruction = -1 },
		"row bytes":   func(_ *Position, l *commit.Leaves) { l.RowBytes = 32 },
		"rows":        func(_ *Position, l *commit.Leaves) { l.Data = l.Data[:64] },
		"sides":       func(_ *Position, l *commit.Leaves) { l.Sides = nil },
		"salts":       func(_ *Position, l *commit.Leaves) { l.Salts = l.Salts[:1] },
	} {
		pos, l := good()
		f(&pos, &l)
		if err := WriteLeaves(dir, p, pos, l); !errors.Is(err, ErrData) {
			t.Errorf("%s: got %v, want ErrData", name, err)
		}
	}
}

func testSubtrees(t testing.TB) []byte {
	t.Helper()
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, segmentDir(2)), 0o700); err != nil {
		t.Fatal(err)
	}
	s := &Subtrees{Work: make([]fr.Element, 3), State: make([]fr.Element, 3), Output: make([]fr.Element, 3)}
	s.Output[2].SetUint64(5)
	if err := writeSubtrees(dir, 2, s); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, subtreesPath(2)))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestSubtreesRefusals(t *testing.T) {
	data := testSubtrees(t)
	s, err := parseSubtrees(data, 2, 3)
	if err != nil || s.Output[2] != fr.NewElement(5) {
		t.Fatalf("got %+v, %v", s, err)
	}
	for k := range data {
		bad := bytes.Clone(data)
		bad[k] ^= 1
		if _, err := parseSubtrees(bad, 2, 3); !errors.Is(err, ErrCorrupt) {
			t.Errorf("byte %d: got %v", k, err)
		}
		if _, err := parseSubtrees(data[:k], 2, 3); !errors.Is(err, ErrCorrupt) {
			t.Errorf("cut at %d: got %v", k, err)
		}
		if k < subtreesHeader { // also with a right checksum
			sum := sha256.Sum256(bad[:len(bad)-sha256.Size])
			copy(bad[len(bad)-sha256.Size:], sum[:])
			if _, err := parseSubtrees(bad, 2, 3); !errors.Is(err, ErrCorrupt) {
				t.Errorf("byte %d, right checksum: got %v", k, err)
			}
		}
	}
	for k := range fr.Bytes {
		data[subtreesHeader+fr.Bytes+k] = 0xff
	}
	sum := sha256.Sum256(data[:len(data)-sha256.Size])
	copy(data[len(data)-sha256.Size:], sum[:])
	var fe *FileError
	if _, err := parseSubtrees(data, 2, 3); !errors.As(err, &fe) || fe.Field != "work root 1" {
		t.Errorf("a root that is not reduced: got %v", err)
	}
}

func TestRunFileRefusals(t *testing.T) {
	want := newRunFile(Roots{Program: fr.NewElement(1)}, fr.NewElement(2), true)
	text, err := want.encode()
	if err != nil {
		t.Fatal(err)
	}
	got, roots, key, err := parseRunFile(text)
	if err != nil || got != want || roots.Program != fr.NewElement(1) || key != fr.NewElement(2) {
		t.Fatalf("got %+v %v %v, %v", got, roots, key, err)
	}
	zero := commit.FormatElement(fr.Element{})
	for name, c := range map[string]struct{ old, new, field string }{
		"version":   {`"version": 1`, `"version": 2`, "version"},
		"unknown":   {`"eager"`, `"lazy"`, "document"},
		"trailing":  {"}\n", "} {}", "document"},
		"no object": {"{", "[", "document"},
		"model":     {`"model_root": "` + zero, `"model_root": "0x` + zero, "model_root"},
		"input":     {`"input_root": "` + zero, `"input_root": "`, "input_root"},
		"state":     {`"checkpoint0": "` + zero, `"checkpoint0": "0y` + zero[2:], "checkpoint0"},
		"key":       {`"salt_key": "` + commit.FormatElement(fr.NewElement(2)), `"salt_key": "0x` + "ff" + zero[4:], "salt_key"},
	} {
		bad := bytes.Replace(text, []byte(c.old), []byte(c.new), 1)
		if bytes.Equal(bad, text) {
			t.Fatalf("%s: nothing was changed", name)
		}
		var fe *FileError
		if _, _, _, err := parseRunFile(bad); !errors.Is(err, ErrCorrupt) || !errors.As(err, &fe) || fe.Field != c.field {
			t.Errorf("%s: got %v, want %s refused", name, err, c.field)
		}
	}
}

func FuzzParseTensor(f *testing.F) {
	p := testProgram(f)
	for _, data := range testTensors(f, p) {
		f.Add(data[:len(data)-sha256.Size])
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		// The checksum is added, or nothing would get past it.
		sum := sha256.Sum256(body)
		x, err := parseTensor("f", append(bytes.Clone(body), sum[:]...), p, testPos)
		if err != nil {
			var fe *FileError
			if !errors.As(err, &fe) {
				t.Fatalf("an untyped error: %v", err)
			}
			return
		}
		if len(x.plain(6)) != 12 {
			t.Fatalf("got %d bytes of values", len(x.plain(6)))
		}
	})
}

func FuzzParseSubtrees(f *testing.F) {
	data := testSubtrees(f)
	f.Add(data[:len(data)-sha256.Size])
	f.Fuzz(func(t *testing.T, body []byte) {
		sum := sha256.Sum256(body)
		if s, err := parseSubtrees(append(bytes.Clone(body), sum[:]...), 2, 3); err == nil && len(s.Work)+len(s.State)+len(s.Output) != 9 {
			t.Fatal("accepted another number of steps")
		}
	})
}

func FuzzParseRunFile(f *testing.F) {
	text, err := newRunFile(Roots{}, fr.Element{}, true).encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, roots, key, err := parseRunFile(data)
		if err == nil && r != newRunFile(roots, key, r.Eager) {
			t.Fatal("accepted something that it does not write")
		}
	})
}
