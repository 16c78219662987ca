package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestRegenerate proves that the committed file is what this program makes.
func TestRegenerate(t *testing.T) {
	root := filepath.Join("..", "..", "..")
	got, err := vectors(root)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(out)))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs from what go generate ./contracts/internal/beaconvectors writes", out)
	}
}
