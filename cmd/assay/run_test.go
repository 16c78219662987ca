package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
)

// every calls f for all commands that the binary has of its own.
func every(cmds []*cobra.Command, f func(*cobra.Command)) {
	for _, c := range cmds {
		f(c)
		every(c.Commands(), f)
	}
}

// TestHelp checks that every command says what it does and shows how, that its examples are command lines that it accepts, and that it leaves the
// judgement of its arguments to them.
func TestHelp(t *testing.T) {
	seen := map[string]bool{}
	every(commands(new(environment)), func(c *cobra.Command) {
		path := "assay " + c.CommandPath()
		if seen[path] {
			t.Errorf("%s: there are two", path)
		}
		seen[path] = true
		if c.Short == "" || strings.HasSuffix(c.Short, ".") {
			t.Errorf("%s: want a short text without a full stop", path)
		}
		if c.RunE == nil || c.Run != nil || c.Args == nil {
			t.Errorf("%s: want RunE and Args, so that errors and stray arguments are reported", path)
		}
		if c.Example == "" {
			t.Errorf("%s: no example", path)
		}
		for line := range strings.Lines(c.Example) {
			line = strings.TrimRight(line, "\n")
			if !strings.HasPrefix(line, "  "+path) {
				t.Errorf("%s: example %q does not begin with two blanks and the command", path, line)
				continue
			}
			// Help shows that names and flags are known without doing anything.
			args := append(strings.Fields(line)[1:], "--help")
			if status, out, errs := runHere(t, "", args...); status != exitDone || !strings.Contains(out, path) {
				t.Errorf("%s: example %q: status %d: %s", path, line, status, errs)
			}
		}
		status, out, _ := runHere(t, "", append(strings.Fields(path)[1:], "--help")...)
		if status != exitDone || !strings.Contains(out, "Examples:") || !strings.Contains(out, "--json") {
			t.Errorf("%s --help: status %d and\n%s", path, status, out)
		}
	})
	if len(seen) < 7 {
		t.Errorf("looked at %d commands", len(seen))
	}
}

func TestClassify(t *testing.T) {
	_, malformed := program.Decode(nil)
	_, badKey := groth16.ParseVerifyingKey(nil)
	corrupt := &keys.CacheError{File: "f", Entry: "e", Err: keys.ErrMismatch}
	for _, c := range []struct {
		err    error
		status int
		hint   string
	}{
		{errors.New("anything"), exitOther, ""},
		{usageError("flag"), exitUsage, ""},
		{malformedError("input"), exitMalformed, ""},
		{malformed, exitMalformed, ""},
		{fmt.Errorf("program x: %w", malformed), exitMalformed, ""},
		{badKey, exitMalformed, ""},
		{fmt.Errorf("open: %w", fs.ErrNotExist), exitMissing, ""},
		{fs.ErrPermission, exitOther, ""},
		{corrupt, exitMissing, corrupt.Hint()},
		{fmt.Errorf("load: %w", corrupt), exitMissing, corrupt.Hint()},
		{withHint(errors.New("anything"), "do this"), exitOther, "do this"},
		{withHint(corrupt, "do that"), exitMissing, "do that"},
		{withHint(usageError("flag"), "like so"), exitUsage, "like so"},
		{fmt.Errorf("outer: %w", withHint(usageError("flag"), "like so")), exitUsage, "like so"},
		{keys.ErrWorker, exitOther, ""},
		{context.Canceled, exitOther, ""},
	} {
		if status, hint := classify(c.err); status != c.status || hint != c.hint {
			t.Errorf("%v: got %d and %q, want %d and %q", c.err, status, hint, c.status, c.hint)
		}
	}
}

// TestJSON checks for every command that failing leaves one document with the status, also when the command line is wrong.
func TestJSON(t *testing.T) {
	t.Setenv("ASSAY_CACHE", t.TempDir())
	every(commands(new(environment)), func(c *cobra.Command) {
		for _, extra := range [][]string{{"--no-such-flag", "--json"}, {"--json", "too", "many", "arguments", "here"}} {
			args := append(strings.Fields(c.CommandPath()), extra...)
			status, out, errs := runHere(t, "", args...)
			var doc struct {
				Error    string
				ExitCode int `json:"exit_code"`
			}
			if err := json.Unmarshal([]byte(out), &doc); err != nil || doc.Error == "" || doc.ExitCode != status || status != exitUsage {
				t.Errorf("%v: status %d, %v, standard output\n%s", args, status, err, out)
			}
			if !strings.HasPrefix(errs, "error: ") || !strings.Contains(errs, "\nhint: see assay") {
				t.Errorf("%v: standard error %q", args, errs)
			}
		}
	})
}

func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	t.Setenv("ASSAY_CACHE", t.TempDir())
	var out, errs bytes.Buffer
	status := run(ctx, &environment{stdout: &out, stderr: &errs}, []string{"keys", "setup", "--shape", "spot-poseidon2-c64-b1-sampled"})
	if status != exitOther || !strings.Contains(errs.String(), "error: interrupted\n") {
		t.Errorf("got status %d and %q", status, errs.String())
	}
}

// TestProgress looks at progress where there is no terminal: a line per stage, nothing that moves a cursor.
func TestProgress(t *testing.T) {
	var errs bytes.Buffer
	env := &environment{stderr: &errs}
	report := env.progress("subject")
	for _, f := range []float64{0, 0.1, 0.5, 1} {
		report("first", f)
	}
	report("second", keys.Unknown)
	report("second", keys.Unknown)
	env.note("done")
	if got, want := errs.String(), "subject: first\nsubject: second\ndone\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestDescribeProgress(t *testing.T) {
	for _, c := range []struct {
		elapsed  time.Duration
		fraction float64
		want     string
	}{
		{0, 0, " ..."},
		{0, keys.Unknown, " ..."},
		{5 * time.Second, keys.Unknown, ", 5 s so far"},
		{time.Second, 0.5, ", 1 s so far"}, // too early to say
		{10 * time.Second, 0.25, ", 25 %, about 30 s left"},
		{10 * time.Second, 0.99, ", 10 s, longer than estimated"},
		{10 * time.Second, 1, ", 10 s"},
	} {
		if got := describeProgress(c.elapsed, c.fraction); got != c.want {
			t.Errorf("%s, %v: got %q, want %q", c.elapsed, c.fraction, got, c.want)
		}
	}
}

func TestChosenShapes(t *testing.T) {
	for _, c := range []struct {
		names []string
		all   bool
		want  int
	}{
		{nil, false, len(keys.Usual())},
		{nil, true, len(keys.Shapes())},
		{[]string{"spot-poseidon2-c64-b1-sampled", "spot-poseidon2-c64-b1-sampled", "spot-poseidon2-c64-b4-sampled"}, false, 2},
	} {
		if got, err := chosenShapes(c.names, c.all); err != nil || len(got) != c.want {
			t.Errorf("%v, %v: got %d shapes and %v, want %d", c.names, c.all, len(got), err, c.want)
		}
	}
}

func TestRead(t *testing.T) {
	dir := t.TempDir()
	path := dir + "/file"
	if err := os.WriteFile(path, []byte("12345"), 0o644); err != nil {
		t.Fatal(err)
	}
	env := &environment{stdin: strings.NewReader("12345")}
	if b, err := env.read("file", path, 5); err != nil || string(b) != "12345" {
		t.Errorf("got %q and %v", b, err)
	}
	if b, err := env.read("file", "-", 5); err != nil || string(b) != "12345" {
		t.Errorf("standard input: got %q and %v", b, err)
	}
	var problems []int
	for _, p := range []struct {
		path string
		most int64
	}{{path, 4}, {dir + "/none", 5}, {dir, 5}} {
		_, err := env.read("file", p.path, p.most)
		if err == nil || strings.Count(err.Error(), p.path) != 1 {
			t.Errorf("%s: got %v, want an error that has the path once", p.path, err)
			continue
		}
		status, _ := classify(err)
		problems = append(problems, status)
	}
	if want := []int{exitMalformed, exitMissing, exitOther}; !slices.Equal(problems, want) {
		t.Errorf("got statuses %v, want %v", problems, want)
	}
}
