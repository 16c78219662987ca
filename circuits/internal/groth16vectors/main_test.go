package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestRegenerate proves that the committed vectors are what this program makes.
func TestRegenerate(t *testing.T) {
	for _, n := range sizes {
		got, err := vectors(n)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join("..", "..", "..", "proofs", "groth16", "testdata", fileName(n))
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs from what `go run ./circuits/internal/groth16vectors` writes", path)
		}
	}
}
