package main

import (
	"bytes"
	"os"
	"testing"
)

// TestRegenerate proves that the committed vectors are what this program makes.
func TestRegenerate(t *testing.T) {
	got, err := vectors()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("../../drawtest/testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("draw/drawtest/testdata/vectors.json differs from what `go generate ./draw` writes")
	}
}
