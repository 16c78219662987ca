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
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
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

// TestLateFlow carries out a job with two draws by the commands alone: checkpoints first, then the trace of the drawn segment, then its spots.
func TestLateFlow(t *testing.T) {
	f := newFlow(t)
	f.keys()
	f.must(with([]string{"run", "--late", "--dir", "{}/run"}, data...)...)
	f.must(with([]string{"job", "create", "--k1", "1", "--k2", "2", "--batch", "1", "--out", "{}/job.json"}, data...)...)
	claimed := f.read("run/claim.json")

	prove := []string{"prove", "{}/run", "--job", "{}/job.json", "--all", "--out", "{}/proofs", "--beacon", f.round(1000), "--beacon", f.round(2000)}
	if status, _, stderr := f.assay(with(prove)...); status != exitRefused {
		t.Errorf("proved a trace that is not committed: status %d, %s", status, stderr)
	}
	var opened struct{ Segments []uint64 }
	open := []string{"open", "{}/run", "--job", "{}/job.json", "--json", "--beacon"}
	if err := json.Unmarshal([]byte(f.must(with(open, f.round(1000))...)), &opened); err != nil || len(opened.Segments) != 1 {
		t.Fatalf("opened %v, %v", opened.Segments, err)
	}
	f.must(with(open, f.round(1000))...) // the same draw again changes nothing
	other := 1001
	for ; ; other++ { // a round that draws the other segment
		g := &flow{t: t, dir: f.dir}
		if status, _, _ := g.assay(with(open, f.round(other))...); status == exitRefused {
			break
		}
	}
	f.must(with(prove)...)
	proof := fmt.Sprintf("{}/proofs/proof-%d-", opened.Segments[0])
	check := []string{"verify", proof + "0.json", proof + "1.json", "--all", "--job", "{}/job.json", "--program", "{}/digits.prog", "--claim", "{}/run/claim.json", "--key", "{}/sampled.vk"}
	f.must(with(check, "--round", "1000", "--round", "2000")...)
	for _, rounds := range [][]string{{"1000"}, {"2000"}, {"2000", "1000"}, {"1000", "2001"}, {"999", "2000"}} {
		args := with(check)
		for _, r := range rounds {
			args = append(args, "--round", r)
		}
		f.refuses(t, args, fmt.Sprintf("rounds %v", rounds))
	}
	// The claim as it was before the trace roots proves nothing.
	f.replaced(t, "run/claim.json", claimed, func() { f.refuses(t, with(check, "--round", "1000", "--round", "2000"), "claim without trace roots") })
	f.must("audit", "{}/run", "--job", "{}/job.json")
}

// TestAuditPins alters one served element and lets the buyer find, pin and demand it.
func TestAuditPins(t *testing.T) {
	f := newFlow(t)
	f.keys()
	f.must(with([]string{"run", "--dir", "{}/run"}, data...)...)
	f.must(with([]string{"job", "create", "--k2", "2", "--batch", "1", "--out", "{}/job.json"}, data...)...)
	if out := f.must("audit", "{}/run", "--job", "{}/job.json", "--pin-out", "{}/pin.json"); !strings.HasPrefix(out, "right") {
		t.Errorf("audit of an honest run: %q", out)
	}
	p, err := mnist.Program(4, 3, 2, 1024)
	if err != nil {
		t.Fatal(err)
	}
	pos := executor.Position{Segment: 1, Step: 0, Instruction: 2}
	store, err := executor.OpenStore(filepath.Join(f.dir, "run"))
	if err != nil {
		t.Fatal(err)
	}
	tensor, err := store.Tensor(pos)
	if err != nil {
		t.Fatal(err)
	}
	rows := program.Rows{Data: bytes.Clone(tensor.Leaves.Data), RowBytes: tensor.Leaves.RowBytes}
	rows.Data[rows.RowBytes*3+4*5]++ // row 3, column 5
	if err := executor.WriteRows(filepath.Join(f.dir, "run"), p, pos, rows.Data); err != nil {
		t.Fatal(err)
	}
	if _, err := executor.Recommit(filepath.Join(f.dir, "run")); err != nil {
		t.Fatal(err)
	}
	status, stdout, stderr := f.assay("audit", "{}/run", "--job", "{}/job.json", "--pin-out", "{}/pin.json", "--json")
	var verdict findingDocument
	if err := json.Unmarshal([]byte(stdout), &verdict); err != nil {
		t.Fatal(err)
	}
	if status != exitRefused || verdict.Right || verdict.Reason != "wrong element" || *verdict.Committed != *verdict.Wanted+1 {
		t.Errorf("status %d, %+v, %s", status, verdict, stderr)
	}
	if status, _, stderr := f.assay("prove", "{}/run", "--job", "{}/job.json", "--pin", "{}/pin.json", "--out", "{}/pinned.json"); status != exitRefused || !strings.Contains(stderr, "not the instruction's result") {
		t.Errorf("proof of a wrong element: status %d, %s", status, stderr)
	}
	// The element beside it is right, and its proof is accepted.
	f.write("pin.json", bytes.Replace(f.read("pin.json"), []byte(`"element": 35`), []byte(`"element": 34`), 1))
	f.must("prove", "{}/run", "--job", "{}/job.json", "--pin", "{}/pin.json", "--out", "{}/pinned.json")
	f.must(with(verifyPinned)...)
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
