package commit_test

import (
	"bytes"
	"errors"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

func wantErr(t *testing.T, what string, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func TestFor(t *testing.T) {
	for c := -32; c <= 5000; c++ {
		_, err := commit.For(commit.Poseidon2, c)
		if ok := c >= 64 && c <= 4096 && c%32 == 0; ok != (err == nil) {
			t.Errorf("c %d: got %v", c, err)
		} else if !ok {
			wantErr(t, "leaf size", err, commit.ErrLeafBytes)
		}
	}
	for _, s := range []commit.Scheme{0, commit.Ajtai, 3, 255} {
		got, err := commit.For(s, 1024)
		wantErr(t, s.String(), err, commit.ErrScheme)
		if got != nil {
			t.Errorf("%v: a scheme despite the error", s)
		}
	}
	if s := scheme(t, 1024); s.Scheme() != commit.Poseidon2 || s.LeafBytes() != 1024 || s.Scheme().String() != "poseidon2" {
		t.Errorf("got %v with leaves of %d", s.Scheme(), s.LeafBytes())
	}
}

func TestDigestRefuses(t *testing.T) {
	s := scheme(t, 64)
	for _, n := range []int{0, 65, 1000} {
		_, err := s.Digest(make([]byte, n), 0, fr.Element{})
		wantErr(t, "row", err, commit.ErrRowBytes)
	}
	good := func() commit.Leaves { return leaves(rng(1), 5, 40) }
	for _, v := range []struct {
		desc string
		dst  int
		edit func(*commit.Leaves)
		want error
	}{
		{"no row size", 5, func(l *commit.Leaves) { l.RowBytes = 0 }, commit.ErrRowBytes},
		{"negative row size", 5, func(l *commit.Leaves) { l.RowBytes = -40 }, commit.ErrRowBytes},
		{"row longer than the leaf", 2, func(l *commit.Leaves) { l.RowBytes = 100 }, commit.ErrRowBytes},
		{"broken row", 5, func(l *commit.Leaves) { l.Data = l.Data[1:] }, commit.ErrCount},
		{"too few digests", 4, func(*commit.Leaves) {}, commit.ErrCount},
		{"too many digests", 6, func(*commit.Leaves) {}, commit.ErrCount},
		{"too few side words", 5, func(l *commit.Leaves) { l.Sides = l.Sides[1:] }, commit.ErrCount},
		{"empty side words", 5, func(l *commit.Leaves) { l.Sides = l.Sides[:0] }, commit.ErrCount},
		{"too many salts", 5, func(l *commit.Leaves) { l.Salts = append(l.Salts, l.Salts[0]) }, commit.ErrCount},
	} {
		l := good()
		v.edit(&l)
		dst := elements(rng(2), v.dst)
		before := slices.Clone(dst)
		wantErr(t, v.desc, s.DigestAll(dst, l), v.want)
		if !slices.Equal(dst, before) {
			t.Errorf("%s: digests written", v.desc)
		}
	}
}

// TestLeafBindsEverything changes each byte, the side word, the salt and the leaf size.
func TestLeafBindsEverything(t *testing.T) {
	for _, c := range []int{64, 96} {
		s, row, salt := scheme(t, c), make([]byte, c), element(rng(3))
		digest := func(side uint32, salt fr.Element) fr.Element {
			d, err := s.Digest(row, side, salt)
			if err != nil {
				t.Fatal(err)
			}
			return d
		}
		seen := map[fr.Element]string{digest(5, salt): "unchanged"}
		add := func(desc string, d fr.Element) {
			if other, ok := seen[d]; ok {
				t.Errorf("c %d: %q and %q have the same digest", c, desc, other)
			}
			seen[d] = desc
		}
		for i := range row {
			for _, flip := range []byte{1, 0x80} {
				row[i] ^= flip
				add("byte", digest(5, salt))
				row[i] ^= flip
			}
		}
		add("side word", digest(4, salt))
		add("salt", digest(5, element(rng(4))))
		other, err := scheme(t, c+32).Digest(row, 5, salt)
		if err != nil {
			t.Fatal(err)
		}
		add("leaf size", other)
	}
}

// TestTagsAreDistinct lists every tag that the protocol uses, for both schemes, and finds no two equal.
func TestTagsAreDistinct(t *testing.T) {
	type fields struct {
		kind      commit.Kind
		scheme    commit.Scheme
		c, length int
	}
	var all []fields
	for c := commit.MinLeafBytes; c <= commit.MaxLeafBytes; c += 32 {
		all = append(all, fields{commit.KindLeaf, commit.Poseidon2, c, (c+30)/31 + 2}, fields{commit.KindLeaf, commit.Ajtai, c, 34})
	}
	for level := range commit.MaxLevels {
		all = append(all, fields{commit.KindNode, commit.Poseidon2, 0, level})
	}
	for kind, length := range map[commit.Kind]int{
		commit.KindSalt: 4, commit.KindDraw: 2, commit.KindDescriptor: 15, commit.KindHeader: 14, commit.KindTraceRoot: 3,
		commit.KindCheckpoint: 2, commit.KindInputRoot: 2, commit.KindKeyHash: 1, commit.KindProgramRoot: 2,
	} {
		all = append(all, fields{kind, commit.Poseidon2, 0, length})
	}
	seen := map[fr.Element]fields{}
	for _, f := range all {
		tag := commit.Tag(f.kind, f.scheme, f.c, f.length)
		if other, ok := seen[tag]; ok {
			t.Errorf("%v and %v have the same tag", f, other)
		}
		seen[tag] = f
		if n := tag.BigInt(new(big.Int)).BitLen(); n > 136 {
			t.Errorf("%v: tag of %d bits", f, n)
		}
	}
	if len(seen) != len(all) {
		t.Errorf("%d tags for %d uses", len(seen), len(all))
	}
}

// FuzzTag checks that a tag gives its fields back, so that no two can be equal.
func FuzzTag(f *testing.F) {
	f.Add(uint16(1), uint8(1), uint32(1024), uint32(36))
	f.Add(uint16(1<<16-1), uint8(255), uint32(1<<32-1), uint32(1<<32-1))
	f.Fuzz(func(t *testing.T, kind uint16, scheme uint8, c, length uint32) {
		tag := commit.Tag(commit.Kind(kind), commit.Scheme(scheme), int(c), int(length))
		b := tag.Bytes()
		want := append([]byte("assay"), byte(kind>>8), byte(kind), 0, scheme,
			byte(c>>24), byte(c>>16), byte(c>>8), byte(c), byte(length>>24), byte(length>>16), byte(length>>8), byte(length))
		if !bytes.Equal(b[15:], want) || !bytes.Equal(b[:15], make([]byte, 15)) {
			t.Fatalf("got %x, want %x", b, want)
		}
	})
}

func TestOwnMistakesPanic(t *testing.T) {
	for desc, f := range map[string]func(){
		"negative leaf size":       func() { commit.Tag(commit.KindLeaf, commit.Poseidon2, -1, 0) },
		"length above 32 bits":     func() { commit.Tag(commit.KindLeaf, commit.Poseidon2, 0, 1<<32) },
		"eight inputs to Hash8":    func() { commit.Hash8(fr.Element{}, make([]fr.Element, 8)...) },
		"salt of a model leaf":     func() { commit.Salt(fr.Element{}, commit.TreeModel, 0, 0) },
		"salts of a checkpoint":    func() { commit.Salts(make([]fr.Element, 1), fr.Element{}, commit.TreeCheckpoint, 0, 0) },
		"salt of no tree":          func() { commit.Salt(fr.Element{}, 0, 0, 0) },
		"node above the top":       func() { commit.Node(commit.MaxLevels, new([8]fr.Element)) },
		"empty tree above the top": func() { commit.Empty(commit.MaxLevels + 1) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: accepted", desc)
				}
			}()
			f()
		}()
	}
}

// TestSaltBindsEverything changes each input of a salt.
func TestSaltBindsEverything(t *testing.T) {
	key := element(rng(5))
	salts := []fr.Element{
		commit.Salt(key, commit.TreeWork, 1, 2),
		commit.Salt(key, commit.TreeWork, 2, 1),
		commit.Salt(key, commit.TreeWork, 1, 1),
		commit.Salt(key, commit.TreeState, 1, 2),
		commit.Salt(key, commit.TreeOutput, 1, 2),
		commit.Salt(key, commit.TreeState, 0, 2),
		commit.Salt(fr.Element{}, commit.TreeWork, 1, 2),
	}
	for i := range salts {
		if j := slices.Index(salts, salts[i]); j != i {
			t.Errorf("salts %d and %d are equal", j, i)
		}
	}
}

// TestRootsAreSeparate gives every two-input root the same inputs.
func TestRootsAreSeparate(t *testing.T) {
	a, b := element(rng(6)), element(rng(7))
	roots := []fr.Element{
		commit.InputRoot(a, b), commit.InputRoot(b, a), commit.Checkpoint(a, b), commit.Checkpoint(b, a),
		commit.ProgramRoot(a, b), commit.TraceRoot(a, b, fr.Element{}), commit.KeyHash(a),
		commit.Node(0, &[8]fr.Element{a, b}), commit.Node(1, &[8]fr.Element{a, b}),
		commit.Hash8(commit.Tag(commit.KindDraw, commit.Poseidon2, 0, 2), a, b),
	}
	for i := range roots {
		if j := slices.Index(roots, roots[i]); j != i {
			t.Errorf("roots %d and %d are equal", j, i)
		}
	}
}

func FuzzParseElement(f *testing.F) {
	f.Add("0x" + strings.Repeat("0", 64))
	f.Add("0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001")
	f.Add("0X" + strings.Repeat("A", 64))
	f.Fuzz(func(t *testing.T, s string) {
		e, err := commit.ParseElement(s)
		if err != nil {
			wantErr(t, s, err, commit.ErrElement)
			return
		}
		if got := commit.FormatElement(e); got != s {
			t.Fatalf("%q reads as %s", s, got)
		}
		v, ok := new(big.Int).SetString(s[2:], 16)
		if !ok || v.Cmp(fr.Modulus()) >= 0 || v.Cmp(e.BigInt(new(big.Int))) != 0 {
			t.Fatalf("%q reads as another number", s)
		}
	})
}
