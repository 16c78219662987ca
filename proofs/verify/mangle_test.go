package verify_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/verify"
)

// accepts reports whether everything in the fixture is accepted: the set, and
// every pin. Errors of decoding count as refusals. Rounds and pins are what the
// caller fixed and demanded, whatever the files say.
func (f fixture) accepts(rounds draw.Rounds, demanded []claim.Pin) error {
	in, err := f.decode(rounds)
	if err != nil {
		return err
	}
	if err := in.verifySet(); err != nil {
		return err
	}
	if len(in.proofs) != len(f.names("proof-", ".json")) {
		return errors.New("a proof is missing")
	}
	for i, p := range in.pins {
		if _, err := verify.VerifyPinned(p, in.terms, in.p, in.c, demanded[i], in.pinned); err != nil {
			return err
		}
	}
	return nil
}

// caller is what a caller knows of the fixture as it is on disk.
func (f fixture) caller(t *testing.T) (draw.Rounds, []claim.Pin) {
	t.Helper()
	in := mustDecode(t, f)
	var pins []claim.Pin
	for _, p := range in.pins {
		pins = append(pins, pinOf(p))
	}
	return in.rounds, pins
}

// mutations are other values of the same kind: one bit of a hex string at either
// end, the neighbours of a number, another name.
func mutations(v any) []any {
	switch v := v.(type) {
	case json.Number:
		var n int64
		if _, err := fmt.Sscan(v.String(), &n); err != nil {
			return []any{json.Number("0")}
		}
		return []any{json.Number(fmt.Sprint(n + 1)), json.Number(fmt.Sprint(n - 1)), json.Number(fmt.Sprint(2*n + 32))}
	case string:
		if rest, ok := strings.CutPrefix(v, "0x"); ok {
			flip := func(i int) string {
				b := []byte(rest)
				b[i] = "1032547698badcfe"[strings.IndexByte("0123456789abcdef", b[i])]
				return "0x" + string(b)
			}
			return []any{flip(0), flip(len(rest) / 2), flip(len(rest) - 1), "0x" + strings.Repeat("0", len(rest))}
		}
		return []any{v + "x", "x" + v, v[:len(v)-1]}
	}
	return nil
}

// mangle calls f with every document that differs from root in one scalar or in
// the presence, number or order of entries, and the path of the difference.
func mangle(root any, f func(path string, doc any)) {
	var walk func(path string, v any, set func(any))
	walk = func(path string, v any, set func(any)) {
		try := func(what string, w any) {
			set(w)
			f(path+what, root)
			set(v)
		}
		switch v := v.(type) {
		case map[string]any:
			for k, w := range v {
				delete(v, k)
				f(path+"."+k+" removed", root)
				v[k] = w
				walk(path+"."+k, w, func(x any) { v[k] = x })
			}
		case []any:
			for i, w := range v {
				without := append(append([]any{}, v[:i]...), v[i+1:]...)
				try(fmt.Sprintf("[%d] removed", i), without)
				try(fmt.Sprintf("[%d] repeated", i), append(append([]any{}, v[:i+1]...), v[i:]...))
				if i > 0 {
					swapped := append([]any{}, v...)
					swapped[i-1], swapped[i] = swapped[i], swapped[i-1]
					try(fmt.Sprintf("[%d] swapped", i), swapped)
				}
				walk(fmt.Sprintf("%s[%d]", path, i), w, func(x any) { v[i] = x })
			}
		default:
			for i, w := range mutations(v) {
				if w != v {
					try(fmt.Sprintf(" mutation %d", i), w)
				}
			}
		}
	}
	walk("", root, func(any) {})
}

// TestMangleDocuments changes every field of every document of a job, with
// everything else right, and wants a refusal.
func TestMangleDocuments(t *testing.T) {
	for _, f := range fixtures(t) {
		rounds, pins := f.caller(t)
		if err := f.accepts(rounds, pins); err != nil {
			t.Fatalf("%s: %v", f.name, err)
		}
		documents := append([]string{"job.json", "claim.json"}, f.names("pin", ".json")...)
		documents = append(documents, f.names("proof-", ".json")[0])
		for _, name := range documents {
			dec := json.NewDecoder(bytes.NewReader(f.files[name]))
			dec.UseNumber()
			var root any
			if err := dec.Decode(&root); err != nil {
				t.Fatal(err)
			}
			n := 0
			mangle(root, func(path string, doc any) {
				n++
				b, err := json.Marshal(doc)
				if err != nil {
					t.Fatal(err)
				}
				if f.with(name, b).accepts(rounds, pins) == nil {
					t.Errorf("%s: %s: accepted with %s", f.name, name, path)
				}
			})
			if n < 50 {
				t.Errorf("%s: %s: %d changes only", f.name, name, n)
			}
		}
	}
}

// TestMangleBytes changes every byte of program, keys and proof.
func TestMangleBytes(t *testing.T) {
	for _, f := range fixtures(t) {
		rounds, pins := f.caller(t)
		for _, name := range append([]string{"program.prog"}, f.names("", ".vk")...) {
			b := f.files[name]
			stride := 1
			if strings.HasSuffix(name, ".vk") {
				stride = 7 // package groth16 changes every byte
			}
			for i := 0; i < len(b); i += stride {
				bad := bytes.Clone(b)
				bad[i] ^= 1 << (i % 8)
				if f.with(name, bad).accepts(rounds, pins) == nil {
					t.Errorf("%s: %s: accepted with byte %d changed", f.name, name, i)
				}
			}
			for _, bad := range [][]byte{nil, b[:len(b)-1], append(bytes.Clone(b), 0)} {
				if f.with(name, bad).accepts(rounds, pins) == nil {
					t.Errorf("%s: %s: accepted with %d bytes of %d", f.name, name, len(bad), len(b))
				}
			}
		}
		in := mustDecode(t, f)
		p := in.proofs[0]
		for i := range p.Proof {
			p.Proof[i] ^= 1 << (i % 8)
			if err := in.verify(p); !errors.Is(err, verify.ErrProof) {
				t.Errorf("%s: byte %d of the proof changed: got %v, want ErrProof", f.name, i, err)
			}
			p.Proof[i] ^= 1 << (i % 8)
		}
	}
}

// TestMixedFixtures swaps single files between two accepted jobs.
func TestMixedFixtures(t *testing.T) {
	all := fixtures(t)
	for _, f := range all {
		rounds, pins := f.caller(t)
		for _, g := range all {
			for name, b := range g.files {
				if old, ok := f.files[name]; !ok || f.name == g.name || bytes.Equal(old, b) {
					continue
				}
				if f.with(name, b).accepts(rounds, pins) == nil {
					t.Errorf("%s: accepted with %s of %s", f.name, name, g.name)
				}
			}
		}
	}
}
