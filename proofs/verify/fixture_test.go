package verify_test

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/verify"
)

// fixture is a folder of testdata, by file name.
type fixture struct {
	name  string
	files map[string][]byte
}

func fixtures(t testing.TB) []fixture {
	t.Helper()
	jobs, err := filepath.Glob("testdata/*/job.json")
	if err != nil || len(jobs) == 0 {
		t.Fatalf("no fixtures: %v", err)
	}
	var out []fixture
	for _, j := range jobs {
		dir := filepath.Dir(j)
		f := fixture{filepath.Base(dir), make(map[string][]byte)}
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if f.files[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
				t.Fatal(err)
			}
		}
		out = append(out, f)
	}
	return out
}

// names are the fixture's files that begin with prefix and end with suffix,
// sorted.
func (f fixture) names(prefix, suffix string) []string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(f.files)) {
		if strings.HasPrefix(name, prefix) && strings.HasSuffix(name, suffix) {
			out = append(out, name)
		}
	}
	return out
}

// with is the fixture with one file replaced.
func (f fixture) with(name string, b []byte) fixture {
	f.files = maps.Clone(f.files)
	f.files[name] = b
	return f
}

// inputs are the arguments of Verify, decoded.
type inputs struct {
	proofs []*claim.Proof
	pins   []*claim.Proof
	terms  *claim.Terms
	p      *program.Program
	c      *claim.Claim
	rounds draw.Rounds
	vk     *groth16.VerifyingKey
	pinned *groth16.VerifyingKey
	b      beacon.Beacon
}

// rounds are fixed by the caller, here: those of the first proof of the fixture
// as it is on disk, whatever is mangled later.
func (f fixture) rounds() (r draw.Rounds, err error) {
	names := f.names("proof-", ".json")
	if len(names) == 0 {
		return r, errors.New("no proof")
	}
	p, err := claim.DecodeProof(f.files[names[0]])
	if err != nil {
		return r, err
	}
	for i, d := range p.Rounds {
		r[i] = d.Round
	}
	return r, nil
}

// decode reads every file of the fixture. The beacon is the one that the terms
// name, or, if they name none, the development beacon: Verify must then refuse.
func (f fixture) decode(rounds draw.Rounds) (in inputs, err error) {
	in.rounds = rounds
	if in.terms, err = claim.DecodeTerms(f.files["job.json"]); err != nil {
		return in, err
	}
	if in.p, err = program.Decode(f.files["program.prog"]); err != nil {
		return in, err
	}
	if in.c, err = claim.DecodeClaim(f.files["claim.json"]); err != nil {
		return in, err
	}
	if in.vk, err = key(f.files["sampled.vk"]); err != nil {
		return in, err
	}
	if b, ok := f.files["pinned.vk"]; ok {
		if in.pinned, err = key(b); err != nil {
			return in, err
		}
	}
	for _, name := range f.names("proof-", ".json") {
		p, err := claim.DecodeProof(f.files[name])
		if err != nil {
			return in, fmt.Errorf("%s: %w", name, err)
		}
		in.proofs = append(in.proofs, p)
	}
	for _, name := range f.names("pin", ".json") {
		p, err := claim.DecodeProof(f.files[name])
		if err != nil {
			return in, fmt.Errorf("%s: %w", name, err)
		}
		in.pins = append(in.pins, p)
	}
	if in.b, err = beacon.Find(in.terms.Beacon.Name, in.terms.Beacon.PublicKey); err != nil {
		in.b = beacon.Development()
	}
	return in, nil
}

// keys remembers parsed keys: the mangler asks for the same ones a thousand times.
var keys = map[string]*groth16.VerifyingKey{}

func key(b []byte) (*groth16.VerifyingKey, error) {
	if vk, ok := keys[string(b)]; ok {
		return vk, nil
	}
	vk, err := groth16.ParseVerifyingKey(b)
	if err == nil {
		keys[string(b)] = vk
	}
	return vk, err
}

func (in inputs) verify(proof *claim.Proof) error {
	return verify.Verify(proof, in.terms, in.p, in.c, in.rounds, in.vk, in.b)
}

func (in inputs) verifySet() error {
	return verify.VerifySet(in.proofs, in.terms, in.p, in.c, in.rounds, in.vk, in.b)
}

// pinOf is the pin that a proof answers.
func pinOf(p *claim.Proof) claim.Pin {
	return claim.Pin{Number: p.Batch, Segment: p.Segment, Step: p.Statement.Step, Instruction: p.Statement.Instruction, Element: p.Statement.Element}
}

func mustDecode(t testing.TB, f fixture) inputs {
	t.Helper()
	rounds, err := f.rounds()
	if err != nil {
		t.Fatal(err)
	}
	in, err := f.decode(rounds)
	if err != nil {
		t.Fatalf("%s: %v", f.name, err)
	}
	return in
}

func TestFixtures(t *testing.T) {
	eager, late, pins := 0, 0, 0
	for _, f := range fixtures(t) {
		in := mustDecode(t, f)
		for _, p := range in.proofs {
			if err := in.verify(p); err != nil {
				t.Errorf("%s: %v: %v", f.name, p, err)
			}
		}
		if err := in.verifySet(); err != nil {
			t.Errorf("%s: %v", f.name, err)
		}
		slices.Reverse(in.proofs)
		if err := in.verifySet(); err != nil {
			t.Errorf("%s, in another order: %v", f.name, err)
		}
		for _, p := range in.pins {
			pins++
			v, err := verify.VerifyPinned(p, in.terms, in.p, in.c, pinOf(p), in.pinned)
			if err != nil || v != p.Statement.Value {
				t.Errorf("%s: %v: got %d, %v, want %d", f.name, p, v, err, p.Statement.Value)
			}
		}
		if in.terms.Eager() {
			eager++
		} else {
			late++
		}
	}
	if eager == 0 || late == 0 || pins == 0 {
		t.Errorf("%d eager and %d late jobs, %d pins: want some of each", eager, late, pins)
	}
}

func BenchmarkVerify(b *testing.B) {
	for _, f := range fixtures(b) {
		in := mustDecode(b, f)
		b.Run("job="+f.name, func(b *testing.B) {
			for b.Loop() {
				if err := in.verify(in.proofs[0]); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run("set="+f.name, func(b *testing.B) {
			for b.Loop() {
				if err := in.verifySet(); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(in.proofs)), "ns/proof")
		})
	}
}
