package groth16

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fp"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

type vector struct {
	name   string
	key    []byte
	proofs []vectorProof
}

type vectorProof struct {
	public []fr.Element
	proof  []byte
}

func unhex(t testing.TB, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// vectors are made by circuits/internal/groth16vectors with gnark.
func vectors(t testing.TB) []vector {
	t.Helper()
	files, err := filepath.Glob("testdata/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	var out []vector
	for _, path := range files {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var f struct {
			Key    string
			Proofs []struct {
				Public []string
				Proof  string
			}
		}
		if err := json.Unmarshal(b, &f); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		v := vector{name: filepath.Base(path), key: unhex(t, f.Key)}
		for _, p := range f.Proofs {
			vp := vectorProof{proof: unhex(t, p.Proof)}
			for _, s := range p.Public {
				var x fr.Element
				if err := x.SetBytesCanonical(unhex(t, s)); err != nil {
					t.Fatal(err)
				}
				vp.public = append(vp.public, x)
			}
			v.proofs = append(v.proofs, vp)
		}
		if len(v.proofs) < 2 {
			t.Fatalf("%s: %d proofs, want 2", path, len(v.proofs))
		}
		out = append(out, v)
	}
	return out
}

// nine is the vector with the nine public inputs of a sampled statement.
func nine(t testing.TB) vector {
	t.Helper()
	vs := vectors(t)
	i := slices.IndexFunc(vs, func(v vector) bool { return v.name == "squares-9.json" })
	if i < 0 {
		t.Fatal("squares-9.json is missing")
	}
	return vs[i]
}

func mustKey(t testing.TB, b []byte) *VerifyingKey {
	t.Helper()
	vk, err := ParseVerifyingKey(b)
	if err != nil {
		t.Fatal(err)
	}
	return vk
}

func TestVectors(t *testing.T) {
	for _, v := range vectors(t) {
		vk := mustKey(t, v.key)
		if !bytes.Equal(vk.Bytes(), v.key) {
			t.Errorf("%s: the key does not encode to itself", v.name)
		}
		if vk.Hash() != keccak(v.key) {
			t.Errorf("%s: the hash is not that of the bytes", v.name)
		}
		for i, p := range v.proofs {
			if vk.Public() != len(p.public) {
				t.Errorf("%s: %d public inputs, want %d", v.name, vk.Public(), len(p.public))
			}
			for range 2 { // a key can be used again
				if err := Verify(vk, p.proof, p.public); err != nil {
					t.Errorf("%s: proof %d: %v", v.name, i, err)
				}
			}
			parsed, err := ParseProof(p.proof)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(parsed.Bytes(), p.proof) {
				t.Errorf("%s: proof %d does not encode to itself", v.name, i)
			}
		}
		if err := Verify(vk, v.proofs[0].proof, v.proofs[1].public); !errors.Is(err, ErrPairing) {
			t.Errorf("%s: proof for other inputs: got %v, want ErrPairing", v.name, err)
		}
	}
}

func TestConcurrentUse(t *testing.T) {
	v := nine(t)
	vk := mustKey(t, v.key)
	done := make(chan error)
	for i := range 8 {
		go func() { done <- Verify(vk, v.proofs[i%2].proof, v.proofs[i%2].public) }()
	}
	for range 8 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}

func TestMangledProof(t *testing.T) {
	v := nine(t)
	vk := mustKey(t, v.key)
	p := v.proofs[0]
	for i := range p.proof {
		for _, mask := range []byte{0x01, 0x80} {
			bad := slices.Clone(p.proof)
			bad[i] ^= mask
			if Verify(vk, bad, p.public) == nil {
				t.Errorf("accepted with byte %d changed", i)
			}
		}
	}
	for _, n := range []int{0, ProofSize - 1, ProofSize + 1, ProofSize + 4} {
		bad := append(slices.Clone(p.proof), make([]byte, 4)...)[:n]
		if err := Verify(vk, bad, p.public); !errors.Is(err, ErrProofLength) {
			t.Errorf("%d bytes: got %v, want ErrProofLength", n, err)
		}
	}
}

func TestMangledKey(t *testing.T) {
	v := nine(t)
	p := v.proofs[0]
	for i := range v.key {
		bad := slices.Clone(v.key)
		bad[i] ^= 1
		vk, err := ParseVerifyingKey(bad)
		if err != nil {
			var ke *KeyError
			if !errors.As(err, &ke) {
				t.Errorf("byte %d: untyped error %v", i, err)
			}
			continue
		}
		if Verify(vk, p.proof, p.public) == nil {
			t.Errorf("accepted with byte %d of the key changed", i)
		}
	}
}

// TestReplacedKeyPoints puts another valid point at every place of a key: each
// element takes part in the verdict. K[0] is skewed with the rest.
func TestReplacedKeyPoints(t *testing.T) {
	v := nine(t)
	points, err := parsePoints(v.key)
	if err != nil {
		t.Fatal(err)
	}
	_, _, g1, g2 := bn254.Generators()
	visited := 0
	_ = points.each(func(name string, p *bn254.G1Affine, q *bn254.G2Affine) error {
		visited++
		if p != nil {
			defer func(old bn254.G1Affine) { *p = old }(*p)
			p.Add(p, &g1)
		} else {
			defer func(old bn254.G2Affine) { *q = old }(*q)
			q.Add(q, &g2)
		}
		vk, err := NewVerifyingKey(points)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return nil
		}
		if Verify(vk, v.proofs[1].proof, v.proofs[1].public) == nil {
			t.Errorf("accepted under a key with another %s", name)
		}
		return nil
	})
	if visited != 6+11 {
		t.Errorf("visited %d points, want 17", visited)
	}
}

func TestMangledPublic(t *testing.T) {
	v := nine(t)
	vk := mustKey(t, v.key)
	p := v.proofs[1]
	one := fr.One()
	for i := range p.public {
		bad := slices.Clone(p.public)
		bad[i].Add(&bad[i], &one)
		if err := Verify(vk, p.proof, bad); !errors.Is(err, ErrPairing) {
			t.Errorf("input %d plus one: got %v, want ErrPairing", i, err)
		}
		bad[i].SetZero()
		if err := Verify(vk, p.proof, bad); !errors.Is(err, ErrPairing) {
			t.Errorf("input %d zero: got %v, want ErrPairing", i, err)
		}
		j := (i + 1) % len(bad)
		copy(bad, p.public)
		bad[i], bad[j] = bad[j], bad[i]
		if err := Verify(vk, p.proof, bad); !errors.Is(err, ErrPairing) {
			t.Errorf("inputs %d and %d swapped: got %v, want ErrPairing", i, j, err)
		}
	}
	for _, bad := range [][]fr.Element{nil, p.public[:8], append(slices.Clone(p.public), one)} {
		if err := Verify(vk, p.proof, bad); !errors.Is(err, ErrPublicCount) {
			t.Errorf("%d inputs: got %v, want ErrPublicCount", len(bad), err)
		}
	}
}

func TestZeroKey(t *testing.T) {
	p := nine(t).proofs[0]
	if err := Verify(nil, p.proof, p.public); !errors.Is(err, ErrKey) {
		t.Errorf("nil key: got %v, want ErrKey", err)
	}
	if err := Verify(new(VerifyingKey), p.proof, nil); !errors.Is(err, ErrKey) {
		t.Errorf("zero key: got %v, want ErrKey", err)
	}
}

// outside is a point of the twist that is not in the subgroup.
func outside(t testing.TB) bn254.G2Affine {
	t.Helper()
	for i := uint64(1); i < 100; i++ {
		var u bn254.E2
		u.A0.SetUint64(i)
		p := bn254.MapToCurve2(&u)
		if p.IsOnCurve() && !p.IsInSubGroup() {
			return p
		}
	}
	t.Fatal("found no point outside the subgroup")
	return bn254.G2Affine{}
}

// pointCases replace the point at [at, at+size) of an encoding.
func pointCases(t testing.TB, enc []byte, at, size int) map[error][][]byte {
	t.Helper()
	with := func(repl []byte, off int) []byte {
		b := slices.Clone(enc)
		copy(b[at+off:], repl)
		return b
	}
	cases := map[error][][]byte{
		ErrInfinity: {with(make([]byte, size), 0)},
	}
	for off := 0; off < size; off += fp.Bytes {
		c := new(big.Int).SetBytes(enc[at+off : at+off+fp.Bytes])
		plusP := new(big.Int).Add(c, fp.Modulus()).FillBytes(make([]byte, fp.Bytes))
		justP := fp.Modulus().FillBytes(make([]byte, fp.Bytes))
		cases[ErrCoordinate] = append(cases[ErrCoordinate],
			with(plusP, off), with(justP, off), with(bytes.Repeat([]byte{0xff}, fp.Bytes), off))
		next := c.Add(c, big.NewInt(1))
		if next.Cmp(fp.Modulus()) < 0 && off >= size/2 { // another y: off the curve for certain
			cases[ErrCurve] = append(cases[ErrCurve], with(next.FillBytes(make([]byte, fp.Bytes)), off))
		}
	}
	if size == sizeG2 {
		p := outside(t)
		cases[ErrSubgroup] = [][]byte{with(appendG2(nil, &p), 0)}
	}
	return cases
}

func TestProofPoints(t *testing.T) {
	v := nine(t)
	vk := mustKey(t, v.key)
	p := v.proofs[0]
	at := 0
	for _, c := range []struct {
		name string
		size int
	}{{"A", sizeG1}, {"B", sizeG2}, {"C", sizeG1}, {"D", sizeG1}, {"P", sizeG1}} {
		for want, encodings := range pointCases(t, p.proof, at, c.size) {
			for _, bad := range encodings {
				err := Verify(vk, bad, p.public)
				var pe *ProofError
				if !errors.As(err, &pe) || pe.Element != c.name || !errors.Is(err, want) {
					t.Errorf("%s: got %v, want %v", c.name, err, want)
				}
			}
		}
		at += c.size
	}
}

func TestSwappedProofPoints(t *testing.T) {
	v := nine(t)
	vk := mustKey(t, v.key)
	p := v.proofs[0]
	honest, err := ParseProof(p.proof)
	if err != nil {
		t.Fatal(err)
	}
	g1 := func(q *Proof) []*bn254.G1Affine { return []*bn254.G1Affine{&q.A, &q.C, &q.D, &q.P} }
	for i := range 4 {
		for j := range i {
			q := *honest
			a := g1(&q)
			*a[i], *a[j] = *a[j], *a[i]
			if Verify(vk, q.Bytes(), p.public) == nil {
				t.Errorf("accepted with points %d and %d swapped", i, j)
			}
		}
		q := *honest
		a := g1(&q)[i]
		a.Neg(a)
		if Verify(vk, q.Bytes(), p.public) == nil {
			t.Errorf("accepted with point %d negated", i)
		}
	}
	// The known malleability of Groth16: (-A, -B) is a proof too. Nothing may use
	// a proof's bytes as an identifier.
	q := *honest
	q.A.Neg(&q.A)
	q.B.Neg(&q.B)
	if err := Verify(vk, q.Bytes(), p.public); err != nil {
		t.Errorf("A and B negated: %v", err)
	}
}
