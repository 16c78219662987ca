package program

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

var update = flag.Bool("update", false, "rewrite testdata from the present output")

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs from the golden file; got %.2000q", name, got)
	}
}

// TestGolden pins bytes, root and listing of a program of every opcode and source: a change
// of any is a new version of the format.
func TestGolden(t *testing.T) {
	p := mustBuild(t, small())
	golden(t, "small.prog", p.Encode())
	golden(t, "small.root", []byte(commit.FormatElement(p.Root())+"\n"))
	var b bytes.Buffer
	if err := p.List(&b); err != nil {
		t.Fatal(err)
	}
	golden(t, "small.txt", b.Bytes())

	file, err := os.ReadFile(filepath.Join("testdata", "small.prog"))
	if err != nil {
		t.Fatal(err)
	}
	q, err := Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if q.Root() != p.Root() {
		t.Error("the golden file has another root")
	}
}
