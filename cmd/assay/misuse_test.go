package main

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/examples/mnist"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// TestJobFlags wants flags that no job can have refused as wrong usage, before anything is written.
func TestJobFlags(t *testing.T) {
	f := newFlow(t)
	for _, c := range []struct{ flags, says string }{
		{"--k2 15 --batch 16", "batch"},
		{"--k2 2 --batch 2", "want 1, 4 or 16"}, // terms could say so, but no circuit has two spots
		{"--k1 0", "k1"},
		{"--chain-id 0", "chain_id"},
		{"--chain-id 9007199254740992", "chain_id"},
		{"--chain-id 1 --k2 1 --batch 1", "development beacon"}, // could be run and proven, and would never be accepted
	} {
		args := with([]string{"job", "create", "--out", "{}/job.json"}, data...)
		if status, _, stderr := f.assay(with(args, strings.Fields(c.flags)...)...); status != exitUsage || !strings.Contains(stderr, c.says) {
			t.Errorf("%s: status %d, %s", c.flags, status, stderr)
		}
		if _, err := os.Stat(filepath.Join(f.dir, "job.json")); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s: job.json: %v", c.flags, err)
		}
	}
	f.must(with([]string{"job", "create", "--chain-id", "1", "--beacon", "quicknet", "--k2", "1", "--batch", "1", "--out", "{}/job.json"}, data...)...)
}

// TestDataFlags runs a program without model and input, and wants the flag named where data is missing.
func TestDataFlags(t *testing.T) {
	f := newFlow(t)
	for _, c := range []struct{ args, says string }{
		{"--model {}/model.safetensors", "--input is missing"}, {"--input {}/input.safetensors", "--model is missing"},
	} {
		args := with([]string{"run", "--dir", "{}/run", "--program", "{}/digits.prog"}, strings.Fields(c.args)...)
		if status, _, stderr := f.assay(args...); status != exitUsage || !strings.Contains(stderr, c.says) {
			t.Errorf("%s: status %d, %s", c.args, status, stderr)
		}
	}
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 2, SegmentLength: 1})
	s := b.Previous("s", program.I8, 1, 1)
	b.Affine("s", 1, s, 0, s, 1, program.To(program.State))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	state, err := program.StateFile(p, []program.Rows{{Data: []byte{0x80}, RowBytes: 1}}).Encode()
	if err != nil {
		t.Fatal(err)
	}
	f.write("count.prog", p.Encode())
	f.write("state.safetensors", state)
	f.must("run", "--dir", "{}/run", "--program", "{}/count.prog", "--state", "{}/state.safetensors")
}

// TestProofTwice wants no proof counted twice.
func TestProofTwice(t *testing.T) {
	f := finished(t)
	args := with([]string{"verify", "{}/proofs/proof-1-0.json"}, verifyOne[1:]...)
	if status, _, stderr := f.assay(with(args)...); status != exitRefused || !strings.Contains(stderr, "proven twice") {
		t.Errorf("status %d, %s", status, stderr)
	}
}

// TestProveLooksFirst wants everything that is wrong with a prove command found before keys are made, in an empty cache.
func TestProveLooksFirst(t *testing.T) {
	f := newFlow(t)
	f.must(with([]string{"run", "--dir", "{}/run"}, data...)...)
	create := with([]string{"job", "create", "--k2", "16", "--batch", "16", "--out"}, "{}/job.json")
	f.must(with(create, data...)...)
	f.must(with(with([]string{"job", "create", "--k1", "1", "--out"}, "{}/late.json"), data...)...)
	other, err := mnist.Program(4, 3, 3, 1024)
	if err != nil {
		t.Fatal(err)
	}
	f.write("other.prog", other.Encode())
	f.must(with([]string{"job", "create", "--out", "{}/other.json", "--program", "{}/other.prog"}, data[2:]...)...)
	f.write("pin.json", []byte(`{"version":1,"number":7,"segment":1,"step":0,"instruction":3,"element":2}`))
	t.Setenv("ASSAY_CACHE", t.TempDir())
	for _, c := range []struct {
		args, says string
		want       int
	}{
		{"--job {}/job.json --pin {}/none.json", "none.json", exitMissing},
		{"--job {}/job.json --pin {}/pin.json --out {}/none/proof.json", "none/proof.json", exitMissing},
		{"--job {}/job.json --beacon " + f.round(5) + " --out {}/none/proof.json", "none/proof.json", exitMissing},
		{"--job {}/job.json --beacon " + f.round(5) + " --all --out {}/pin.json", "pin.json", exitOther},
		{"--job {}/late.json --beacon " + f.round(7) + " --beacon " + f.round(5), "is not after", exitRefused},
		{"--job {}/other.json --beacon " + f.round(5), "program is another", exitRefused},
	} {
		status, _, stderr := f.assay(with([]string{"prove", "{}/run"}, strings.Fields(c.args)...)...)
		if status != c.want || !strings.Contains(stderr, c.says) || strings.Contains(stderr, "keys") {
			t.Errorf("%s: status %d, want %d\n%s", c.args, status, c.want, stderr)
		}
	}
	// A directory that is not there is named.
	if status, _, stderr := f.assay("prove", "{}/nowhere", "--job", "{}/job.json", "--pin", "{}/pin.json"); status != exitMissing || !strings.Contains(stderr, "nowhere") {
		t.Errorf("status %d, %s", status, stderr)
	}
	// A run that committed its whole trace has nothing to open, and a job with two draws goes on with it.
	f.must("open", "{}/run", "--job", "{}/late.json", "--beacon", f.round(5))
}

// TestJobShow wants the guarantee with a program, and the keys described.
func TestJobShow(t *testing.T) {
	f := newFlow(t)
	f.must(with([]string{"job", "create", "--out", "{}/job.json"}, data...)...)
	var doc jobDocument
	if err := json.Unmarshal([]byte(f.must("job", "show", "{}/job.json", "--program", "{}/digits.prog", "--json")), &doc); err != nil {
		t.Fatal(err)
	}
	if doc.Guarantee == nil || doc.Guarantee.K2 != 16 || doc.Keys["sampled"] != "development" || doc.Keys["pinned"] != "development" {
		t.Errorf("%+v", doc)
	}
	terms, err := claim.DecodeTerms(f.read("job.json"))
	if err != nil {
		t.Fatal(err)
	}
	terms.KeyHashes.Pinned[0] ^= 1
	f.write("job.json", terms.Encode())
	if out := f.must("job", "show", "{}/job.json"); !strings.Contains(out, "sampled development, pinned unknown") {
		t.Error(out)
	}
}

// TestReadClaim reads the largest claim there is.
func TestReadClaim(t *testing.T) {
	c := &claim.Claim{Scheme: commit.Poseidon2, LeafBytes: 64, Checkpoints: make([]fr.Element, claim.MaxSegments+1)}
	path := filepath.Join(t.TempDir(), "claim.json")
	if err := os.WriteFile(path, c.Encode(), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := new(environment).readClaim(path); err != nil || len(got.Checkpoints) != len(c.Checkpoints) {
		t.Errorf("got %v", err)
	}
}

// TestSave saves to what is no regular file: that stays what it is.
func TestSave(t *testing.T) {
	dir := t.TempDir()
	link, target := filepath.Join(dir, "link"), filepath.Join(dir, "target")
	if err := os.WriteFile(target, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(target, link); err != nil {
		t.Fatal(err)
	}
	if err := save(link, []byte("new")); err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(target); err != nil || string(b) != "new" {
		t.Errorf("through a link: %q, %v", b, err)
	}
	if stat, err := os.Lstat(link); err != nil || stat.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is %v, %v", stat.Mode(), err)
	}
	device := filepath.Join(dir, "null") // stands for /dev/null, which a careless rename would replace
	if err := os.Symlink(os.DevNull, device); err != nil {
		t.Fatal(err)
	}
	if err := save(device, []byte("new")); err != nil {
		t.Fatal(err)
	}
	if stat, err := os.Stat(device); err != nil || stat.Mode().IsRegular() {
		t.Errorf("the device is %v, %v", stat.Mode(), err)
	}
	if err := save(dir, nil); err == nil {
		t.Error("saved over a folder")
	}
}
