package main

import (
	"bytes"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit/committest"
)

func TestRegeneratingChangesNothing(t *testing.T) {
	if !bytes.Equal(file(), committest.File) {
		t.Fatal("vectors.json is not what the generator writes; run go generate in proofs/commit")
	}
}
