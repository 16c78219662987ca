package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/consensys/gnark/logger"
)

// TestRegenerate proves that the committed files are what this program makes.
func TestRegenerate(t *testing.T) {
	logger.Disable()
	files, err := all()
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for name, got := range files {
		want, err := os.ReadFile(filepath.Join("..", "..", "..", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs from what `go generate ./circuits/internal/groth16vectors` writes", name)
		}
	}
}
