package verify_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// allowed are the packages outside the standard library and this module that a
// consumer of the verifier links. Do not add to the list to fix a build.
var allowed = []string{
	"github.com/bits-and-blooms/bitset",
	"github.com/consensys/gnark-crypto/ecc",
	"github.com/consensys/gnark-crypto/ecc/bls12-381",
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fp",
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr",
	"github.com/consensys/gnark-crypto/ecc/bls12-381/hash_to_curve",
	"github.com/consensys/gnark-crypto/ecc/bls12-381/internal/fptower",
	"github.com/consensys/gnark-crypto/ecc/bn254",
	"github.com/consensys/gnark-crypto/ecc/bn254/fp",
	"github.com/consensys/gnark-crypto/ecc/bn254/fr",
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2",
	"github.com/consensys/gnark-crypto/ecc/bn254/hash_to_curve",
	"github.com/consensys/gnark-crypto/ecc/bn254/internal/fptower",
	"github.com/consensys/gnark-crypto/field/asm/element_4w",
	"github.com/consensys/gnark-crypto/field/asm/element_6w",
	"github.com/consensys/gnark-crypto/field/hash",
	"github.com/consensys/gnark-crypto/field/pool",
	"github.com/consensys/gnark-crypto/hash",
	"github.com/consensys/gnark-crypto/parallel",
	"github.com/consensys/gnark-crypto/utils/cpu",
	"golang.org/x/crypto/sha3",
	"golang.org/x/sys/cpu",
}

// forbidden are roots of the standard library that a pure verifier has no use
// for.
var forbidden = []string{"net", "os/exec", "os/user", "os/signal", "plugin", "runtime/cgo", "database", "testing", "flag", "log"}

const module = "github.com/assay-protocol/assay/proofs"

func TestDependencies(t *testing.T) {
	list := func(cgo, format string) []string {
		cmd := exec.Command("go", "list", "-deps", "-f", format, ".")
		cmd.Env = append(os.Environ(), "CGO_ENABLED="+cgo, "GOFLAGS=")
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		return strings.Fields(string(out))
	}

	var got []string
	for _, pkg := range list("0", "{{if not .Standard}}{{.ImportPath}}{{end}}") {
		if !strings.HasPrefix(pkg, module+"/") {
			got = append(got, pkg)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, allowed) {
		t.Errorf("the verifier links\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(allowed, "\n"))
	}
	for _, pkg := range list("0", "{{if .Standard}}{{.ImportPath}}{{end}}") {
		for _, root := range forbidden {
			if pkg == root || strings.HasPrefix(pkg, root+"/") {
				t.Errorf("the verifier links %s", pkg)
			}
		}
	}
	if pkgs := list("1", "{{if and .CgoFiles (not .Standard)}}{{.ImportPath}}{{end}}"); len(pkgs) > 0 {
		t.Errorf("cgo in %v", pkgs)
	}
}
