package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys/keystest"
	"github.com/assay-protocol/assay/examples/mnist"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/safetensors"
)

// flow is a folder in which a small job has been carried out by the commands.
type flow struct {
	t   testing.TB
	dir string
}

// assay runs a command line in the folder; {} in an argument stands for the folder. It returns the exit status and both streams.
func (f *flow) assay(args ...string) (status int, stdout, stderr string) {
	f.t.Helper()
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "{}", f.dir)
	}
	var out, errs bytes.Buffer
	status = run(context.Background(), &environment{stdin: strings.NewReader(""), stdout: &out, stderr: &errs}, args)
	return status, out.String(), errs.String()
}

// must is assay for a command line that is accepted.
func (f *flow) must(args ...string) string {
	f.t.Helper()
	status, stdout, stderr := f.assay(args...)
	if status != exitDone {
		f.t.Fatalf("assay %s: status %d\n%s", strings.Join(args, " "), status, stderr)
	}
	return stdout
}

func (f *flow) write(name string, b []byte) {
	f.t.Helper()
	if err := os.WriteFile(filepath.Join(f.dir, name), b, 0o600); err != nil {
		f.t.Fatal(err)
	}
}

func (f *flow) read(name string) []byte {
	f.t.Helper()
	b, err := os.ReadFile(filepath.Join(f.dir, name))
	if err != nil {
		f.t.Fatal(err)
	}
	return b
}

// newFlow writes program, model and input of the digits for 3 steps of 4 in segments of 2.
func newFlow(t testing.TB) *flow {
	f := &flow{t: t, dir: t.TempDir()}
	p, err := mnist.Program(4, 3, 2, 1024)
	if err != nil {
		t.Fatal(err)
	}
	f.write("digits.prog", p.Encode())
	model, err := mnist.Model()
	if err != nil {
		t.Fatal(err)
	}
	set, err := mnist.ParseSet(testdata(t, "test-images-idx3-ubyte.gz"), testdata(t, "test-labels-idx1-ubyte.gz"))
	if err != nil {
		t.Fatal(err)
	}
	input, err := mnist.Inputs(set, 0, 4, 3)
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string]*safetensors.File{"model.safetensors": model, "input.safetensors": input} {
		b, err := file.Encode()
		if err != nil {
			t.Fatal(err)
		}
		f.write(name, b)
	}
	return f
}

func testdata(t testing.TB, name string) []byte {
	b, err := os.ReadFile(filepath.Join("..", "..", "examples", "mnist", "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

var data = []string{"--program", "{}/digits.prog", "--model", "{}/model.safetensors", "--input", "{}/input.safetensors"}

func with(head []string, tail ...string) []string {
	return append(append([]string{}, head...), tail...)
}

// finished carries a job out: eager, two segments, two spots each, one a proof, and one pinned element.
func finished(t testing.TB) *flow {
	t.Helper()
	f := newFlow(t)
	f.keys()
	f.must(with([]string{"run", "--dir", "{}/run"}, data...)...)
	f.must(with([]string{"job", "create", "--k2", "2", "--batch", "1", "--out", "{}/job.json"}, data...)...)
	f.must("prove", "{}/run", "--job", "{}/job.json", "--all", "--out", "{}/proofs", "--beacon", f.round(1000))
	f.write("pin.json", []byte(`{"version":1,"number":7,"segment":1,"step":0,"instruction":3,"element":2}`))
	f.must("prove", "{}/run", "--job", "{}/job.json", "--pin", "{}/pin.json", "--out", "{}/pinned.json")
	return f
}

// keys puts the verifying keys in the folder. The proving keys are shared with other tests through the cache.
func (f *flow) keys() {
	for name, pinned := range map[string]bool{"sampled.vk": false, "pinned.vk": true} {
		set := keystest.Load(f.t, circuits.Params{Scheme: commit.Poseidon2, LeafBytes: 1024, Batch: 1, Pinned: pinned})
		f.write(name, set.Verifying.Bytes())
	}
}

func (f *flow) round(n int) string {
	return strings.TrimSpace(f.must("beacon", "sign", fmt.Sprint(n)))
}

var (
	verifyOne    = []string{"verify", "{}/proofs/proof-1-0.json", "--job", "{}/job.json", "--program", "{}/digits.prog", "--claim", "{}/run/claim.json", "--round", "1000", "--key", "{}/sampled.vk"}
	verifyPinned = []string{"verify", "{}/pinned.json", "--job", "{}/job.json", "--program", "{}/digits.prog", "--claim", "{}/run/claim.json", "--pin", "{}/pin.json", "--key", "{}/pinned.vk"}
)

var verifyAll = with([]string{"verify", "{}/proofs/proof-0-0.json", "{}/proofs/proof-0-1.json", "{}/proofs/proof-1-0.json", "{}/proofs/proof-1-1.json", "--all"}, verifyOne[2:]...)

// TestFlow carries a job out by the commands alone and checks what each says, then cuts, flips and swaps every field of every document.
func TestFlow(t *testing.T) {
	f := finished(t)

	if out := f.must(with(verifyAll)...); !strings.Contains(out, "all that the job owes") {
		t.Errorf("verify --all: %q", out)
	}
	if status, _, stderr := f.assay(with([]string{"verify", "{}/proofs/proof-0-0.json", "{}/proofs/proof-0-1.json", "{}/proofs/proof-1-1.json", "--all"}, verifyOne[2:]...)...); status != exitRefused {
		t.Errorf("three proofs of four: status %d, %s", status, stderr)
	}
	// The digit that the pinned proof shows is the one the trace holds.
	var pinned struct{ Value int64 }
	if err := json.Unmarshal([]byte(f.must(with(verifyPinned, "--json")...)), &pinned); err != nil {
		t.Fatal(err)
	}
	set, err := mnist.ParseSet(testdata(t, "test-images-idx3-ubyte.gz"), testdata(t, "test-labels-idx1-ubyte.gz"))
	if err != nil {
		t.Fatal(err)
	}
	if want := int64(set.Labels[2*4+2]); pinned.Value != want { // step 2, digit 2
		t.Errorf("pinned digit %d, labelled %d: choose a digit that the network gets right", pinned.Value, want)
	}

	t.Run("sampled", func(t *testing.T) {
		f.mangle(t, verifyOne, "proofs/proof-1-0.json", "job.json")
		f.mangle(t, verifyAll, "run/claim.json") // one proof says nothing of the other segment's trace root
		f.bend(t, verifyOne, "digits.prog", "sampled.vk")
	})
	t.Run("pinned", func(t *testing.T) {
		f.mangle(t, verifyPinned, "pinned.json", "job.json", "pin.json")
		f.bend(t, verifyPinned, "digits.prog", "pinned.vk")
	})
	t.Run("swapped", func(t *testing.T) {
		for _, swap := range [][2]string{
			{"proofs/proof-1-0.json", "proofs/proof-1-1.json"}, {"proofs/proof-1-0.json", "pinned.json"},
			{"sampled.vk", "pinned.vk"}, {"job.json", "run/claim.json"}, {"digits.prog", "model.safetensors"},
		} {
			// A proof of another batch is a good proof of that batch; everything else is refused.
			f.replaced(t, swap[0], f.read(swap[1]), func() {
				status, _, stderr := f.assay(with(verifyOne)...)
				if want := swap[1] == "proofs/proof-1-1.json"; (status == exitDone) != want || !want && (status != exitRefused && status != exitMalformed || !strings.HasPrefix(lastError(stderr), "error: ")) {
					t.Errorf("%s in place of %s: status %d, %s", swap[1], swap[0], status, stderr)
				}
			})
		}
	})
}

// replaced runs f while a file has other content.
func (f *flow) replaced(t *testing.T, name string, content []byte, g func()) {
	t.Helper()
	good := f.read(name)
	f.write(name, content)
	g()
	f.write(name, good)
}

func lastError(stderr string) string {
	if i := strings.LastIndex(stderr, "error: "); i >= 0 {
		return stderr[i:]
	}
	return stderr
}

// refuses runs a command line and wants it refused or malformed, with an error line.
func (f *flow) refuses(t *testing.T, args []string, what string) {
	t.Helper()
	status, _, stderr := f.assay(with(args)...)
	if status != exitRefused && status != exitMalformed || !strings.HasPrefix(lastError(stderr), "error: ") {
		t.Errorf("%s: status %d\n%s", what, status, stderr)
	}
}

// mangle alters every value of the JSON documents in turn, removes every field, adds one, and cuts the document short.
func (f *flow) mangle(t *testing.T, args []string, names ...string) {
	f.must(with(args)...)
	for _, name := range names {
		good := f.read(name)
		var doc any
		d := json.NewDecoder(bytes.NewReader(good))
		d.UseNumber()
		if err := d.Decode(&doc); err != nil {
			t.Fatal(err)
		}
		n := 0
		try := func(what string, set func()) {
			n++
			set()
			b, err := json.Marshal(doc)
			if err != nil {
				t.Fatal(err)
			}
			f.replaced(t, name, b, func() { f.refuses(t, args, name+": "+what) })
		}
		walk(doc, "", func(string, any) {}, try)
		for _, cut := range []int{0, 1, len(good) / 2, len(good) - 3} {
			f.replaced(t, name, good[:cut], func() { f.refuses(t, args, fmt.Sprintf("%s: cut to %d bytes", name, cut)) })
		}
		if n < 6 {
			t.Errorf("%s: only %d alterations", name, n)
		}
	}
	f.must(with(args)...)
}

// walk tries every alteration of a value: set changes it in place, and walk restores it.
func walk(v any, path string, set func(string, any), try func(string, func())) {
	switch v := v.(type) {
	case map[string]any:
		for k, old := range v {
			at := path + "." + k
			put := func(_ string, x any) { v[k] = x }
			try(at+" removed", func() { delete(v, k) })
			v[k] = old
			walk(old, at, put, try)
			v[k] = old
		}
		try(path+" with another field", func() { v["surprise"] = 1 })
		delete(v, "surprise")
	case []any:
		for i, old := range v {
			put := func(_ string, x any) { v[i] = x }
			walk(old, fmt.Sprintf("%s[%d]", path, i), put, try)
			v[i] = old
		}
		if len(v) > 0 {
			try(path+" one shorter", func() { set(path, v[:len(v)-1]) })
			try(path+" one longer", func() { set(path, append(append([]any{}, v...), v[0])) })
			set(path, v)
		}
		if len(v) > 1 {
			try(path+" swapped", func() { v[0], v[1] = v[1], v[0] })
			v[0], v[1] = v[1], v[0]
		}
	case json.Number:
		n, err := v.Int64()
		if err == nil {
			try(path+" one more", func() { set(path, n+1) })
		}
		try(path+" as text", func() { set(path, v.String()) })
	case string:
		if strings.HasPrefix(v, "0x") {
			for _, i := range []int{2, len(v) / 2, len(v) - 1} {
				flipped := []byte(v)
				flipped[i] ^= 1 // 0..9 and a..f stay hex, or turn into what is not
				try(fmt.Sprintf("%s with digit %d flipped", path, i), func() { set(path, string(flipped)) })
			}
			try(path+" shorter", func() { set(path, v[:len(v)-2]) })
		} else {
			try(path+" with another letter", func() { set(path, v+"x") })
		}
		try(path+" as number", func() { set(path, 1) })
	default:
		panic(fmt.Sprintf("%s: %T", path, v))
	}
}

// bend flips a bit in bytes of binary files all over them, and cuts them short.
func (f *flow) bend(t *testing.T, args []string, names ...string) {
	for _, name := range names {
		good := f.read(name)
		for i := 0; i < len(good); i += max(1, len(good)/97) {
			bad := bytes.Clone(good)
			bad[i] ^= 1 << (i % 8)
			f.replaced(t, name, bad, func() { f.refuses(t, args, fmt.Sprintf("%s: byte %d flipped", name, i)) })
		}
		for _, cut := range []int{0, 7, len(good) / 2, len(good) - 1} {
			f.replaced(t, name, good[:cut], func() { f.refuses(t, args, fmt.Sprintf("%s: cut to %d bytes", name, cut)) })
		}
		f.replaced(t, name, append(bytes.Clone(good), 0), func() { f.refuses(t, args, name+": with a byte more") })
	}
	f.must(with(args)...)
}
