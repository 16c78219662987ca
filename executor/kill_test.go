//go:build unix

package executor_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
)

// The test binary starts itself as the process that is killed: these say what it then does.
const (
	childDir   = "EXECUTOR_TEST_DIR"
	childEager = "EXECUTOR_TEST_EAGER"
	childLimit = "EXECUTOR_TEST_LIMIT" // bytes that a file may have; writes beyond fail as on a full disk
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		os.Exit(child(dir))
	}
	os.Exit(m.Run())
}

// child runs the job of crashJob and prints how each segment begins.
func child(dir string) int {
	if limit := os.Getenv(childLimit); limit != "" {
		var n uint64
		if _, err := fmt.Sscan(limit, &n); err != nil {
			panic(err)
		}
		signal.Ignore(syscall.SIGXFSZ)
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: n, Max: n}); err != nil {
			panic(err)
		}
	}
	fmt.Println("started")
	o := options(crashJob(), dir, os.Getenv(childEager) == "true")
	_, err := executor.Run(noT{}.Context(), o)
	if err != nil {
		fmt.Println("error:", err)
		return 1
	}
	return 0
}

// crashSegments is long enough that kills fall everywhere in it.
const crashSegments = 25

func crashJob() executor.Job { return smallJob(noT{}, 3*crashSegments-1, 3) }

func start(t *testing.T, dir string, eager bool, extra ...string) (*exec.Cmd, *bytes.Buffer) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), append(extra, childDir+"="+dir, fmt.Sprintf("%s=%v", childEager, eager))...)
	out := new(bytes.Buffer)
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, out
}

// TestKill kills the run at random moments until it gets through, and compares everything with an
// uninterrupted run.
func TestKill(t *testing.T) {
	for _, eager := range []bool{true, false} {
		t.Run(fmt.Sprintf("eager=%v", eager), func(t *testing.T) {
			whole, dir := t.TempDir(), t.TempDir()
			begin := time.Now()
			cmd, out := start(t, whole, eager)
			if err := cmd.Wait(); err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			took := time.Since(begin)
			want := snapshot(t, whole)

			rng := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0))
			limit := took / 8
			kills, acknowledged, idle := 0, 0, 0
			for {
				cmd, out := start(t, dir, eager)
				timer := time.AfterFunc(time.Duration(rng.Int64N(int64(limit)+1)), func() { cmd.Process.Kill() })
				err := cmd.Wait()
				timer.Stop()
				if s, err := executor.OpenStore(dir); err == nil {
					if n := len(s.Records()); n < acknowledged {
						t.Fatalf("%d segments were acknowledged and %d are left", acknowledged, n)
					} else if n > acknowledged {
						acknowledged, idle = n, 0
					}
				}
				if err == nil {
					break
				}
				var exit *exec.ExitError
				if !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
					t.Fatalf("after %d kills: %v: %s", kills, err, out)
				}
				if idle++; idle > 20 { // it hardly gets past its start
					limit, idle = limit*5/4, 0
				}
				if kills++; kills > 2000 {
					t.Fatalf("not done after %d kills, %d segments", kills, acknowledged)
				}
			}
			if kills < 3 {
				t.Errorf("only %d kills", kills)
			}
			t.Logf("%d kills in runs of at most %v", kills, limit)
			got := snapshot(t, dir)
			for name := range got {
				if strings.HasSuffix(name, ".tmp") {
					delete(got, name) // what was being written when a kill came
				}
			}
			if len(got) != len(want) {
				t.Errorf("got %d files, want %d", len(got), len(want))
			}
			for name, data := range want {
				if got[name] != data {
					t.Errorf("%s differs from the uninterrupted run", name)
				}
			}
			trace(t, dir, eager)
		})
	}
}

// trace opens every segment of a finished directory.
func trace(t *testing.T, dir string, eager bool) {
	t.Helper()
	s := mustOpen(t, dir)
	if len(s.Records()) != crashSegments {
		t.Fatalf("got %d segments, want %d", len(s.Records()), crashSegments)
	}
	for i := range s.Records() {
		if !eager {
			if err := s.Materialize(t.Context(), uint64(i), cpu.New()); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := s.Segment(uint64(i)); err != nil {
			t.Error(err)
		}
	}
}

func TestOneProcessPerDirectory(t *testing.T) {
	dir := t.TempDir()
	o := options(smallJob(t, 4, 2), dir, true)
	o.Progress = func(executor.Progress) {
		if _, err := executor.Run(t.Context(), options(smallJob(t, 4, 2), dir, true)); !errors.Is(err, executor.ErrLocked) {
			t.Errorf("a second run beside the first: got %v, want ErrLocked", err)
		}
		cmd, out := start(t, dir, true)
		if err := cmd.Wait(); err == nil || !strings.Contains(out.String(), executor.ErrLocked.Error()) {
			t.Errorf("a second process: got %v, %s", err, out)
		}
		o.Progress = nil
	}
	once := o.Progress
	o.Progress = func(p executor.Progress) {
		if p.Step == 1 {
			once(p)
		}
	}
	mustRun(t, o)
	mustRun(t, options(smallJob(t, 4, 2), dir, true)) // the lock is gone
}

// TestFullDisk lets writes fail at every size of a file that the run reaches: nothing may be acknowledged
// that is not there, and a run with room goes on to the same end.
func TestFullDisk(t *testing.T) {
	whole := t.TempDir()
	cmd, out := start(t, whole, true)
	if err := cmd.Wait(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	want := snapshot(t, whole)
	failed := 0
	for _, limit := range []int{0, 1, 100, 150, 200, 300, 500, 1000, 3000, 5000} {
		dir := t.TempDir()
		cmd, out := start(t, dir, true, fmt.Sprintf("%s=%d", childLimit, limit))
		err := cmd.Wait()
		if err != nil {
			failed++
			if !strings.Contains(out.String(), "file too large") {
				t.Errorf("limit %d: the error does not say why: %s", limit, out)
			}
		}
		cmd, out = start(t, dir, true)
		if err := cmd.Wait(); err != nil {
			t.Errorf("limit %d: going on with room: %v: %s", limit, err, out)
		}
		got := snapshot(t, dir)
		for name, data := range want {
			if got[name] != data {
				t.Errorf("limit %d: %s differs", limit, name)
			}
		}
	}
	if failed < 5 {
		t.Errorf("only %d limits made a write fail", failed)
	}
}

// TestUnwritable puts something in the way of each file that a run writes.
func TestUnwritable(t *testing.T) {
	for _, name := range []string{
		"lock", "run.json.tmp", "program.prog.tmp", "model.safetensors.tmp", "input.safetensors.tmp", "state.safetensors.tmp", "log.tmp",
		"claim.json.tmp", "seg-000001/step-000000/t0001.bin.tmp", "seg-000000/subtrees.bin.tmp", "seg-000001/subtrees.bin",
	} {
		dir := t.TempDir()
		if err := os.MkdirAll(filepath.Join(dir, name, "occupied"), 0o700); err != nil {
			t.Fatal(err)
		}
		if _, err := executor.Run(t.Context(), options(smallJob(t, 4, 2), dir, true)); err == nil || !strings.Contains(err.Error(), strings.TrimSuffix(name, ".tmp")) {
			t.Errorf("%s: got %v, want an error that names it", name, err)
		}
		if _, err := os.Stat(filepath.Join(dir, "claim.json")); err == nil {
			t.Errorf("%s: there is a claim", name)
		}
		if err := os.RemoveAll(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
		mustRun(t, options(smallJob(t, 4, 2), dir, true))
	}
}

// TestRunAfterTornLog cuts the log of a finished run and wants the same claim again.
func TestRunAfterTornLog(t *testing.T) {
	for _, eager := range []bool{true, false} {
		job := smallJob(t, 5, 2)
		dir := t.TempDir()
		want := mustRun(t, options(job, dir, eager)).Encode()
		log, err := os.ReadFile(filepath.Join(dir, "log"))
		if err != nil {
			t.Fatal(err)
		}
		const header = 48
		for n := header; n <= len(log); n += 29 {
			if err := os.WriteFile(filepath.Join(dir, "log"), log[:n], 0o600); err != nil {
				t.Fatal(err)
			}
			if got := mustRun(t, options(job, dir, eager)); !bytes.Equal(got.Encode(), want) {
				t.Fatalf("log cut at %d: another claim", n)
			}
			if now, _ := os.ReadFile(filepath.Join(dir, "log")); !bytes.Equal(now, log) {
				t.Fatalf("log cut at %d: another log", n)
			}
		}
	}
}

// TestCorruptedFiles spoils each file of a run directory in turn. Whoever reads it must name it; a run
// whose log was cut must not go on from a state that is not the committed one.
func TestCorruptedFiles(t *testing.T) {
	whole := t.TempDir()
	job := smallJob(t, 5, 2)
	mustRun(t, options(job, whole, true))
	files := snapshot(t, whole)
	spoil := func(t *testing.T, name string, f func([]byte) []byte) string {
		t.Helper()
		dir := t.TempDir()
		if err := os.CopyFS(dir, os.DirFS(whole)); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), f([]byte(files[name])), 0o600); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	read := func(dir string) error {
		s, err := executor.OpenStore(dir)
		if err != nil {
			return err
		}
		if _, err := s.Claim(); err != nil {
			return err
		}
		for i := range s.Records() {
			v, err := s.Segment(uint64(i))
			if err != nil {
				return err
			}
			for step := range v.Steps() {
				for ins, in := range s.Program.Instructions() {
					for row := range in.Out.Rows {
						loc, err := s.Program.LocateOut(ins, row, 0, v.FirstStep(), step)
						if err != nil {
							return err
						}
						if _, err := v.Open(loc); err != nil {
							return err
						}
					}
				}
			}
		}
		return nil
	}
	if err := read(whole); err != nil {
		t.Fatal(err)
	}
	for name, data := range files {
		if name == "lock" {
			continue
		}
		for kind, f := range map[string]func([]byte) []byte{
			"flipped": func(b []byte) []byte { b[len(b)/2] ^= 4; return b },
			"short":   func(b []byte) []byte { return b[:len(b)-1] },
			"long":    func(b []byte) []byte { return append(b, 0) },
			"empty":   func([]byte) []byte { return nil },
		} {
			err := read(spoil(t, name, f))
			var fe *executor.FileError
			switch {
			case name == "log" && kind != "empty":
				// A torn tail is no error; everything before it is checked (TestLogFlips).
			case name == "claim.json" && kind == "short":
				// The last byte is a newline.
			case !errors.As(err, &fe):
				t.Errorf("%s %s (%d bytes): got %v, want a FileError", name, kind, len(data), err)
			case filepath.FromSlash(fe.File) != name && fe.File != "log": // another run.json is another log's run
				t.Errorf("%s %s: the error names %s: %v", name, kind, fe.File, err)
			}
		}
	}
	// The last two segments are forgotten and the state they begin from is not what was committed.
	state := filepath.Join("seg-000000", "step-000001", "t0001.bin")
	log := []byte(files["log"])
	for _, other := range []string{state, filepath.Join("seg-000001", "step-000001", "t0001.bin")} {
		dir := spoil(t, state, func([]byte) []byte {
			b := []byte(files[other])
			if other == state {
				b[len(b)-40] ^= 1
			}
			return b
		})
		if err := os.WriteFile(filepath.Join(dir, "log"), log[:48+200], 0o600); err != nil {
			t.Fatal(err)
		}
		var fe *executor.FileError
		if _, err := executor.Run(t.Context(), options(job, dir, true)); !errors.As(err, &fe) || filepath.FromSlash(fe.File) != state {
			t.Errorf("going on from a bad state: got %v", err)
		}
	}
}
