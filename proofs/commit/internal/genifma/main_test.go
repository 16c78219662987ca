package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestRegeneratingChangesNothing(t *testing.T) {
	for name, want := range files() {
		got, err := os.ReadFile(filepath.Join("..", "ifma", name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the generator writes; run go generate in proofs/commit", name)
		}
	}
}
