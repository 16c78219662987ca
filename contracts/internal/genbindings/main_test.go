package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestGenerated compiles the contracts again: what is committed is what their
// sources give.
func TestGenerated(t *testing.T) {
	const dir = "../.."
	// go test caches a pass by the files that the test itself opened; forge's it does
	// not see.
	for _, pattern := range []string{"src/*.sol", "src/*/*.sol", "test/TestToken.sol", "foundry.toml", "package-lock.json", "tools/*"} {
		files, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("no %s: %v", pattern, err)
		}
		for _, f := range files {
			if _, err := os.ReadFile(f); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "node_modules", ".bin", "forge")); err != nil {
		if os.Getenv("ASSAY_ALL") == "1" {
			t.Fatal("forge is missing: npm ci --ignore-scripts in contracts")
		}
		t.Skip("needs forge: npm ci --ignore-scripts in contracts")
	}
	files, err := generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatal("nothing generated")
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the contracts give: go generate ./contracts/bindings", name)
		}
		first, _, _ := bytes.Cut(got, []byte("\n"))
		if !bytes.HasPrefix(first, []byte("// Code generated ")) {
			t.Errorf("%s begins with %q", name, first)
		}
	}
}
