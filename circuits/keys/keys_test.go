package keys

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/commit"
)

// loadVariable makes the test binary load the small shape from the cache in that folder and print the stages.
const loadVariable = "ASSAY_KEYS_TEST_LOAD"

func TestMain(m *testing.M) {
	Worker()
	if dir := os.Getenv(loadVariable); dir != "" {
		os.Exit(loadAndPrint(dir))
	}
	os.Exit(m.Run())
}

// small is the shape that tests make where any will do.
var small = circuits.Params{Scheme: commit.Poseidon2, LeafBytes: 64, Batch: 1}

func loadAndPrint(dir string) int {
	c, err := Open(dir)
	if err != nil {
		fmt.Println(err)
		return 1
	}
	s, err := c.Load(context.Background(), small, func(stage string, _ float64) { fmt.Println(stage) })
	if err != nil {
		fmt.Println(err)
		return 1
	}
	fmt.Printf("%x\n", s.Hash())
	return 0
}

// startLoader starts a process that loads the small shape from the cache in dir.
func startLoader(t *testing.T, dir string) (*exec.Cmd, *transcript) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), loadVariable+"="+dir)
	out := new(transcript)
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, out
}

// transcript collects output that is read while it is written.
type transcript struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (o *transcript) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.Write(p)
}

func (o *transcript) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.String()
}

func waitFor(t *testing.T, what string, f func() bool) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); !f(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain: %s", what)
		}
	}
}

// partials are the folders of unfinished entries in the cache.
func partials(t *testing.T, dir string) []string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dir, "keys", ".*partial-*"))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestOrphan shows that a worker ends when its parent has gone.
func TestOrphan(t *testing.T) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), workerVariable+"=1")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out := new(transcript)
	cmd.Stdout = out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := fmt.Fprintf(in, `{"circuit": %q, "seed": %q, "folder": %q}`, small.Name(), digest(seed(small)), t.TempDir()); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "set-up to begin", func() bool { return strings.Contains(out.String(), StageSetup) })
	start := time.Now()
	_ = in.Close()
	if err := cmd.Wait(); err == nil {
		t.Error("the orphan finished its work")
	}
	if d := time.Since(start); d > 5*time.Second {
		t.Errorf("the orphan lived for %s", d)
	}
}

func TestCancel(t *testing.T) {
	c, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	_, err = c.Load(ctx, small, func(stage string, _ float64) {
		if stage == StageSetup {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
	if left := partials(t, c.Dir()); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}

	// Waiting for the lock ends too.
	e := c.entry(small, seed(small))
	unlock, err := lock(t.Context(), e.dir+".lock", func() {})
	if err != nil {
		t.Fatal(err)
	}
	defer unlock()
	ctx, cancel = context.WithCancel(t.Context())
	_, err = c.Load(ctx, small, func(stage string, fraction float64) {
		if stage != StageWait || fraction != Unknown {
			t.Errorf("got stage %q and fraction %v while the lock is held", stage, fraction)
		}
		cancel()
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("waiting: got %v, want context.Canceled", err)
	}
}

func TestNoWorker(t *testing.T) {
	workerReady.Store(false)
	defer workerReady.Store(true)
	t.Setenv("ASSAY_CACHE", t.TempDir())
	if _, err := Load(t.Context(), small, nil); !errors.Is(err, ErrWorker) {
		t.Errorf("got %v, want ErrWorker", err)
	}
}

func TestWorkerFails(t *testing.T) {
	for _, c := range []struct{ desc, in, want string }{
		{"no request", "", "request"},
		{"no JSON", "{", "request"},
		{"unknown shape", `{"circuit": "spot-poseidon2-c64-b2-sampled"}`, "batch 2"},
		{"no such folder", fmt.Sprintf(`{"circuit": %q, "seed": %q, "folder": "missing"}`, small.Name(), digest{}), "no such file"},
	} {
		t.Run(c.desc, func(t *testing.T) {
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), workerVariable+"=1")
			in, err := cmd.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			cmd.Stdout = &out
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			_, _ = io.WriteString(in, c.in)
			if !strings.HasSuffix(c.in, "}") { // a worker with a whole request ends without an answer when its parent goes
				_ = in.Close()
			}
			err = cmd.Wait()
			var last message
			if l, ferr := follow(&out, func(string, float64) {}); ferr == nil {
				last = l
			}
			if err == nil || !strings.Contains(last.Error, c.want) {
				t.Errorf("got %v and message %q, want one that has %q", err, last.Error, c.want)
			}
		})
	}
}

func TestUnwritableCache(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("ASSAY_CACHE", file)
	_, err := Load(t.Context(), small, nil)
	var ce *CacheError
	if !errors.As(err, &ce) || !strings.Contains(ce.Hint(), "ASSAY_CACHE") {
		t.Errorf("got %v, want a CacheError whose hint names ASSAY_CACHE", err)
	}
	if _, err := Open(""); !errors.Is(err, fs.ErrInvalid) {
		t.Errorf("empty path: got %v, want fs.ErrInvalid", err)
	}
}

func TestParseShape(t *testing.T) {
	if len(Shapes()) != 8 || len(Usual()) != 3 {
		t.Fatalf("got %d and %d shapes, want 8 and 3", len(Shapes()), len(Usual()))
	}
	for _, p := range append(Shapes(), small) {
		if got, err := ParseShape(p.Name()); err != nil || got != p {
			t.Errorf("%s: got %+v and %v", p.Name(), got, err)
		}
	}
	for _, p := range Usual() {
		if !slices.Contains(Shapes(), p) {
			t.Errorf("%s is usual but not among the shapes", p.Name())
		}
	}
	for _, bad := range []string{
		"", "spot", "spot-poseidon2-c1024-b1", "spot-poseidon2-c1024-b1-", "spot-poseidon2-c1024-b1-other", "spot-poseidon2-c1024-b1-sampled ",
		"spot-poseidon2-c1024-b1-sampled.vk", "spot-poseidon2-c1000-b1-sampled", "spot-poseidon2-c01024-b1-sampled", "spot-poseidon2-c+1024-b1-sampled",
		"spot-poseidon2-c1024-b2-sampled", "spot-poseidon2-c1024-b4-pinned", "spot-ajtai-c1024-b1-sampled", "spot-poseidon2-c-1024-b1-sampled",
		"spot-poseidon2-c99999999999999999999-b1-sampled",
	} {
		if p, err := ParseShape(bad); !errors.Is(err, circuits.ErrParams) {
			t.Errorf("%q: got %+v and %v, want ErrParams", bad, p, err)
		}
	}
}

func FuzzParseShape(f *testing.F) {
	f.Add("spot-poseidon2-c1024-b16-sampled")
	f.Add("spot-poseidon2-c64-b1-pinned")
	f.Add("spot-poseidon2-c 64-b1-pinned")
	f.Fuzz(func(t *testing.T, name string) {
		p, err := ParseShape(name)
		if err == nil && (p.Validate() != nil || p.Name() != name) {
			t.Errorf("%q: accepted as %+v", name, p)
		}
		if err != nil && !errors.Is(err, circuits.ErrParams) {
			t.Errorf("%q: untyped error %v", name, err)
		}
	})
}
