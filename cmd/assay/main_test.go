package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

var update = flag.Bool("update", false, "rewrite the expected output in the scripts")

func TestMain(m *testing.M) {
	keys.Worker()
	testscript.Main(m, map[string]func(){"assay": main})
}

// TestScripts runs the command as its users do. Beside the usual verbs, scripts have those below;
// ASSAY_CACHE is a folder of the script's own, and ENTRY the name of the entry that the keys of circuit spot-poseidon2-c64-b1-sampled have in it.
//
//	status N COMMAND...    runs a command that must exit with status N
//	document [FIELD=VALUE ...]    checks that standard output is exactly one JSON document, with these values at these dotted paths
//	cut FILE N             removes the last N bytes of a file
//	flip FILE N            changes a bit of byte N of a file; of the last one if N is -1
//	grow FILE N            makes a file N bytes long
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       *update,
		Setup: func(env *testscript.Env) error {
			env.Setenv("ASSAY_CACHE", filepath.Join(env.WorkDir, "cache"))
			env.Setenv("ENTRY", fmt.Sprintf("spot-poseidon2-c64-b1-sampled.v%d.gnark%s", circuits.Version, keys.GnarkVersion()))
			p, err := sample()
			if err != nil {
				return err
			}
			return os.WriteFile(filepath.Join(env.WorkDir, "sample.prog"), p.Encode(), 0o644)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status":   scriptStatus,
			"document": scriptDocument,
			"cut":      scriptCut,
			"flip":     scriptFlip,
			"grow":     scriptGrow,
		},
	})
}

// sample is a layer with a bias, an activation and the class with the highest score.
func sample() (*program.Program, error) {
	b := program.NewBuilder(program.Config{LeafBytes: 256, Scheme: commit.Poseidon2, Steps: 100, SegmentLength: 10})
	image := b.Input("image", program.I8, 1, 64)
	layer := b.Model("layer", program.I8, 10, 64, program.WithSide("bias"))
	relu := b.Model("relu", program.I8, 1, 256)
	score := b.MatMul("score", image, layer, program.WithBias(), program.Scale(23, 12, 0))
	active := b.Lookup("active", score, relu)
	total := b.Affine("total", 1, active, -2, score, 7, program.As(program.I32))
	b.ArgMax("class", total, program.As(program.I8), program.To(program.Output))
	return b.Build()
}

func scriptStatus(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N COMMAND...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d\n%s", got, want, ts.ReadFile("stderr"))
	}
}

func scriptDocument(ts *testscript.TestScript, neg bool, args []string) {
	decoder := json.NewDecoder(strings.NewReader(ts.ReadFile("stdout")))
	decoder.UseNumber()
	var doc any
	ts.Check(decoder.Decode(&doc))
	if _, err := decoder.Token(); err != io.EOF {
		ts.Fatalf("more than one document on standard output")
	}
	for _, arg := range args {
		path, want, _ := strings.Cut(arg, "=")
		at := doc
		for _, key := range strings.Split(path, ".") {
			switch v := at.(type) {
			case map[string]any:
				at = v[key]
			case []any:
				i, err := strconv.Atoi(key)
				if err != nil || i < 0 || i >= len(v) {
					ts.Fatalf("%s: no element %s", path, key)
				}
				at = v[i]
			default:
				ts.Fatalf("%s: nothing at %s", path, key)
			}
		}
		if got := fmt.Sprint(at); (got == want) == neg {
			ts.Fatalf("%s: got %q, want %q", path, got, want)
		}
	}
}

// change rewrites a file of a script.
func change(ts *testscript.TestScript, args []string, f func(b []byte, n int) []byte) {
	if len(args) != 2 {
		ts.Fatalf("usage: cut|flip FILE N")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	path := ts.MkAbs(args[0])
	b, err := os.ReadFile(path)
	ts.Check(err)
	ts.Check(os.WriteFile(path, f(b, n), 0o644))
}

func scriptCut(ts *testscript.TestScript, _ bool, args []string) {
	change(ts, args, func(b []byte, n int) []byte { return b[:len(b)-n] })
}

func scriptFlip(ts *testscript.TestScript, _ bool, args []string) {
	change(ts, args, func(b []byte, n int) []byte {
		if n < 0 {
			n += len(b)
		}
		b[n] ^= 1
		return b
	})
}

func scriptGrow(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: grow FILE N")
	}
	n, err := strconv.ParseInt(args[1], 10, 64)
	ts.Check(err)
	ts.Check(os.Truncate(ts.MkAbs(args[0]), n))
}

// runHere runs a command line in this process.
func runHere(t *testing.T, stdin string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	status = run(t.Context(), &environment{stdin: strings.NewReader(stdin), stdout: &out, stderr: &errs}, args)
	return status, out.String(), errs.String()
}
