package assay_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// This file states who may import whom. It is the layout of the project, so do not change its data to fix
// a build: move the code.

const module = "github.com/assay-protocol/assay"

// rooms are the top-level folders that hold packages, each with the other rooms it may import.
//
// proofs is what a protocol imports and stands alone. The five rooms of the middle know proofs and
// nothing of each other: where one needs another, it declares an interface and something above joins
// them. Above them examples holds complete stories, bench measures (also over the examples), and cmd is
// the door to everything; nothing imports cmd.
var rooms = map[string][]string{
	"proofs":    {},
	"circuits":  {"proofs"},
	"attest":    {"proofs"},
	"executor":  {"proofs"},
	"sched":     {"proofs"},
	"contracts": {"proofs"},
	"examples":  {"proofs", "circuits", "attest", "executor", "sched", "contracts"},
	"bench":     {"proofs", "circuits", "attest", "executor", "sched", "contracts", "examples"},
	"cmd":       {"proofs", "circuits", "attest", "executor", "sched", "contracts", "examples", "bench"},
}

// testRooms are the rooms that tests of a room may import beyond [rooms]. A test that joins rooms belongs
// in examples, bench or cmd; the entries here are tests of a room that would prove nothing over a
// stand-in.
var testRooms = map[string][]string{}

// doors are the heavy dependencies, each with the only folders that may import it, in tests too.
var doors = map[string][]string{
	"github.com/ethereum/go-ethereum": {"contracts"},
	"github.com/nats-io":              {"sched/natsbus"},
	"github.com/NVIDIA/go-nvml":       {"attest/device"},
	"github.com/consensys/gnark":      {"circuits", "bench"}, // gnark-crypto is another module, free to all
	"github.com/spf13/cobra":          {"cmd"},
	"github.com/google/go-tpm-tools":  {"attest/attesttest", "cmd/assay-tpmsim"},
	"github.com/rogpeppe/go-internal": {"cmd"}, // testscript, the command line's tests
	"C":                               {"attest/device", "executor/cuda", "cmd/assay-tpmsim"},
}

// kept out of proofs and of everything its packages need, however far down: the verifier runs in other
// people's systems.
var keptOutOfProofs = []string{"C", "net/http", "github.com/consensys/gnark", "github.com/ethereum/go-ethereum", "github.com/nats-io", "github.com/NVIDIA"}

// impure is what a package of proofs may not import itself, commands, tests and test equipment aside:
// verification has no clock switches, network, logger or flags. (time is allowed, as a type of
// arguments.)
var impure = []string{"flag", "log", "log/slog", "math/rand", "math/rand/v2", "net", "os", "os/exec"}

// noRooms are names that say nothing about what a package is.
var noRooms = []string{"util", "utils", "common", "types", "misc", "helpers", "legacy", "experimental"}

// pkg is what go list tells about a package.
type pkg struct {
	ImportPath   string
	Name         string
	Imports      []string
	TestImports  []string
	XTestImports []string
	Deps         []string
}

// under tells whether an import path or folder is root or lies below it.
func under(path, root string) bool {
	return path == root || strings.HasPrefix(path, root+"/")
}

// equipment tells whether a package exists for tests: a name that ends in test, as httptest of the
// standard library. Below bench and cmd nothing but tests, generators and other equipment may import it.
func equipment(path string) bool {
	return strings.HasPrefix(path, module+"/") && strings.HasSuffix(path, "test")
}

func room(folder string) string {
	first, _, _ := strings.Cut(folder, "/")
	return first
}

// breaches returns a line for each import that the tables above do not allow.
func breaches(pkgs []pkg) []string {
	var out []string
	for _, p := range pkgs {
		folder := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
		if folder == "" {
			if n := len(p.Imports); n != 0 {
				out = append(out, fmt.Sprintf("%s: the map of the repository imports %d packages, want none", module, n))
			}
			continue
		}
		bad := func(format string, args ...any) { out = append(out, folder+": "+fmt.Sprintf(format, args...)) }
		home := room(folder)
		allowed, ok := rooms[home]
		if !ok {
			bad("no such room; rooms are listed in deps_test.go")
			continue
		}
		for part := range strings.SplitSeq(folder, "/") {
			if slices.Contains(noRooms, part) {
				bad("%q says nothing about what the package is", part)
			}
		}
		check := func(imports, allowed []string, what string) {
			for _, path := range imports {
				if other := strings.TrimPrefix(path, module+"/"); other != path {
					if r := room(other); r != home && !slices.Contains(allowed, r) {
						bad("%s %s; %s may import %v", what, other, home, allowed)
					}
				}
				for dep, folders := range doors {
					if under(path, dep) && !slices.ContainsFunc(folders, func(f string) bool { return under(folder, f) }) {
						bad("%s %s, whose doors are %v", what, path, folders)
					}
				}
			}
		}
		check(p.Imports, allowed, "imports")
		inTests := append(slices.Clone(allowed), testRooms[home]...)
		check(p.TestImports, inTests, "test imports")
		check(p.XTestImports, inTests, "test imports")

		if home != "bench" && home != "cmd" && p.Name != "main" && !equipment(p.ImportPath) {
			for _, path := range p.Imports {
				if equipment(path) {
					bad("imports %s, which is for tests", path)
				}
			}
		}
		if home != "proofs" {
			continue
		}
		for _, dep := range p.Deps {
			if slices.ContainsFunc(keptOutOfProofs, func(no string) bool { return under(dep, no) }) {
				bad("needs %s, directly or not, which is kept out of proofs", dep)
			}
		}
		for _, path := range p.Imports {
			if p.Name != "main" && !equipment(p.ImportPath) && slices.Contains(impure, path) {
				bad("imports %s; verification is pure", path)
			}
		}
	}
	slices.Sort(out)
	return out
}

// list asks go list for the packages of the module in dir.
func list(t *testing.T, dir string, env ...string) []pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Name,Imports,TestImports,XTestImports,Deps", "./...")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list in %s: %v\n%s", dir, err, stderr.Bytes())
	}
	var pkgs []pkg
	for dec := json.NewDecoder(bytes.NewReader(stdout)); ; {
		var p pkg
		if err := dec.Decode(&p); err == io.EOF {
			return pkgs
		} else if err != nil {
			t.Fatalf("go list in %s: %v", dir, err)
		}
		pkgs = append(pkgs, p)
	}
}

func TestImports(t *testing.T) {
	// go test caches a pass by the files that the test itself looked at, so look at every folder.
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && (d.Name() == ".git" || d.Name() == "node_modules") {
			return fs.SkipDir
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []struct{ dir, env string }{{".", "GOWORK="}, {"proofs", "GOWORK=off"}} {
		pkgs := list(t, m.dir, m.env)
		if len(pkgs) == 0 {
			t.Errorf("go list found no package in %s", m.dir)
		}
		for _, b := range breaches(pkgs) {
			t.Error(b)
		}
	}
}

// TestBreaches shows that the checker can fail: each case has a breach and a twin that differs in the one
// import or name and passes.
func TestBreaches(t *testing.T) {
	own := func(path string) string { return module + "/" + path }
	for _, c := range []struct {
		desc      string
		bad, good pkg
	}{
		{"room imports room", pkg{ImportPath: own("circuits/prover"), Imports: []string{own("executor")}}, pkg{ImportPath: own("circuits/prover"), Imports: []string{own("proofs/program")}}},
		{"room imports above", pkg{ImportPath: own("executor"), Imports: []string{own("bench/adversary")}}, pkg{ImportPath: own("bench/adversary"), Imports: []string{own("executor")}}},
		{"anything imports cmd", pkg{ImportPath: own("bench"), Imports: []string{own("cmd/assay")}}, pkg{ImportPath: own("cmd/assay"), Imports: []string{own("bench")}}},
		{"example imports bench", pkg{ImportPath: own("examples/mnist"), Imports: []string{own("bench")}}, pkg{ImportPath: own("bench"), Imports: []string{own("examples/mnist")}}},
		{"proofs imports out", pkg{ImportPath: own("proofs/verify"), Imports: []string{own("circuits")}}, pkg{ImportPath: own("proofs/verify"), Imports: []string{own("proofs/claim")}}},
		{"test imports room", pkg{ImportPath: own("sched"), TestImports: []string{own("contracts")}}, pkg{ImportPath: own("sched"), TestImports: []string{own("sched/natsbus")}}},
		{"outside test imports room", pkg{ImportPath: own("attest"), XTestImports: []string{own("executor")}}, pkg{ImportPath: own("attest"), XTestImports: []string{own("proofs/commit")}}},
		{"go-ethereum elsewhere", pkg{ImportPath: own("sched"), Imports: []string{"github.com/ethereum/go-ethereum/common"}}, pkg{ImportPath: own("contracts/devchain"), Imports: []string{"github.com/ethereum/go-ethereum/common"}}},
		{"NATS elsewhere", pkg{ImportPath: own("sched"), Imports: []string{"github.com/nats-io/nats.go"}}, pkg{ImportPath: own("sched/natsbus"), Imports: []string{"github.com/nats-io/nats.go"}}},
		{"NVML elsewhere", pkg{ImportPath: own("attest/nvgpu"), Imports: []string{"github.com/NVIDIA/go-nvml/pkg/nvml"}}, pkg{ImportPath: own("attest/device"), Imports: []string{"github.com/NVIDIA/go-nvml/pkg/nvml"}}},
		{"gnark elsewhere", pkg{ImportPath: own("cmd/assay"), Imports: []string{"github.com/consensys/gnark/frontend"}}, pkg{ImportPath: own("cmd/assay"), Imports: []string{"github.com/consensys/gnark-crypto/ecc"}}},
		{"gnark in a test of proofs", pkg{ImportPath: own("proofs/groth16"), XTestImports: []string{"github.com/consensys/gnark/backend/groth16"}}, pkg{ImportPath: own("circuits"), XTestImports: []string{"github.com/consensys/gnark/backend/groth16"}}},
		{"folder with a door's prefix", pkg{ImportPath: own("sched/natsbusy"), Imports: []string{"github.com/nats-io/nats.go"}}, pkg{ImportPath: own("sched/natsbus/leaf"), Imports: []string{"github.com/nats-io/nats.go"}}},
		{"cgo elsewhere", pkg{ImportPath: own("executor/cpu"), Imports: []string{"C"}}, pkg{ImportPath: own("executor/cuda"), Imports: []string{"C"}}},
		{"network deep in proofs", pkg{ImportPath: own("proofs/beacon"), Deps: []string{"net/http"}}, pkg{ImportPath: own("proofs/beacon"), Deps: []string{"net/netip"}}},
		{"impure verifier", pkg{ImportPath: own("proofs/verify"), Name: "verify", Imports: []string{"os"}}, pkg{ImportPath: own("proofs/commit/internal/genvectors"), Name: "main", Imports: []string{"os"}}},
		{"dice in a verifier", pkg{ImportPath: own("proofs/draw"), Imports: []string{"math/rand/v2"}}, pkg{ImportPath: own("proofs/draw/drawtest"), Imports: []string{"math/rand/v2"}}},
		{"equipment in use", pkg{ImportPath: own("executor"), Imports: []string{own("executor/executortest")}}, pkg{ImportPath: own("executor"), XTestImports: []string{own("executor/executortest")}}},
		{"unknown room", pkg{ImportPath: own("tools/gen")}, pkg{ImportPath: own("bench/gen")}},
		{"empty name", pkg{ImportPath: own("executor/util")}, pkg{ImportPath: own("executor/cpu")}},
		{"the map imports", pkg{ImportPath: module, Imports: []string{"fmt"}}, pkg{ImportPath: module}},
	} {
		t.Run(c.desc, func(t *testing.T) {
			if got := breaches([]pkg{c.good, c.bad}); len(got) != 1 {
				t.Errorf("got %d breaches, want 1: %q", len(got), got)
			}
			if got := breaches([]pkg{c.good}); len(got) != 0 {
				t.Errorf("the valid twin is refused: %q", got)
			}
		})
	}
}
