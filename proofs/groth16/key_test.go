package groth16

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

func TestKeyPoints(t *testing.T) {
	key := nine(t).key
	at := len(keyMagic) + 4
	check := func(name string, size int) {
		for want, encodings := range pointCases(t, key, at, size) {
			for _, bad := range encodings {
				_, err := ParseVerifyingKey(bad)
				var ke *KeyError
				if !errors.As(err, &ke) || ke.Element != name || !errors.Is(err, want) {
					t.Errorf("%s: got %v, want %v", name, err, want)
				}
			}
		}
		at += size
	}
	check("alpha", sizeG1)
	for _, name := range []string{"beta", "gamma", "delta", "G", "GSigmaNeg"} {
		check(name, sizeG2)
	}
	for i := range 11 {
		check(fmt.Sprintf("K[%d]", i), sizeG1)
	}
	if at != len(key) {
		t.Errorf("checked %d of %d bytes", at, len(key))
	}
}

// TestKeyRelations gives each check a key that violates it and nothing else.
func TestKeyRelations(t *testing.T) {
	key := nine(t).key
	_, _, _, generator := bn254.Generators()
	neg := func(p bn254.G2Affine) (q bn254.G2Affine) { q.Neg(&p); return q }
	for _, c := range []struct {
		name, element string
		change        func(p *Points)
		want          error
	}{
		{"unchanged", "", func(*Points) {}, nil},
		{"K repeated", "K[3]", func(p *Points) { p.K[3] = p.K[1] }, ErrKeyRepeatedK},
		{"K repeated, negated", "K[3]", func(p *Points) { p.K[3].Neg(&p.K[1]) }, ErrKeyRepeatedK},
		{"commitment's K repeats the constant's", "K[10]", func(p *Points) { p.K[10] = p.K[0] }, ErrKeyRepeatedK},
		{"gamma is delta", "gamma", func(p *Points) { p.Gamma = p.Delta }, ErrKeyGammaDelta},
		{"gamma is -delta", "gamma", func(p *Points) { p.Gamma = neg(p.Delta) }, ErrKeyGammaDelta},
		{"beta is gamma", "beta", func(p *Points) { p.Beta = p.Gamma }, ErrKeyBeta},
		{"beta is -gamma", "beta", func(p *Points) { p.Beta = neg(p.Gamma) }, ErrKeyBeta},
		{"beta is delta", "beta", func(p *Points) { p.Beta = p.Delta }, ErrKeyBeta},
		{"beta is -delta", "beta", func(p *Points) { p.Beta = neg(p.Delta) }, ErrKeyBeta},
		{"gamma is the generator", "", func(p *Points) { p.Gamma = generator }, nil}, // as mpcsetup makes it
		{"delta is the generator", "delta", func(p *Points) { p.Delta = generator }, ErrKeyDeltaGenerator},
		{"delta is minus the generator", "delta", func(p *Points) { p.Delta = neg(generator) }, ErrKeyDeltaGenerator},
		{"GSigmaNeg is G", "GSigmaNeg", func(p *Points) { p.GSigmaNeg = p.G }, ErrKeyPedersen},
		{"GSigmaNeg is -G", "GSigmaNeg", func(p *Points) { p.GSigmaNeg = neg(p.G) }, ErrKeyPedersen},
		{"no public input", "public inputs", func(p *Points) { p.K = p.K[:2] }, ErrKeyPublicCount},
		{"no K", "public inputs", func(p *Points) { p.K = nil }, ErrKeyPublicCount},
		{"too many", "public inputs", func(p *Points) { p.K = make([]bn254.G1Affine, MaxPublic+3) }, ErrKeyPublicCount},
	} {
		p, err := parsePoints(key)
		if err != nil {
			t.Fatal(err)
		}
		c.change(&p)
		_, err = NewVerifyingKey(p)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
		var ke *KeyError
		if c.want != nil && (!errors.As(err, &ke) || ke.Element != c.element) {
			t.Errorf("%s: got %v, want the element %s", c.name, err, c.element)
		}
		if n := len(p.K) - 2; n < 1 || n > MaxPublic {
			continue // has no encoding
		}
		if _, err := ParseVerifyingKey(p.encode()); !errors.Is(err, c.want) {
			t.Errorf("%s, from bytes: got %v, want %v", c.name, err, c.want)
		}
	}
}

func TestKeyEnvelope(t *testing.T) {
	key := nine(t).key
	count := func(n uint32) []byte {
		b := slices.Clone(key)
		binary.BigEndian.PutUint32(b[len(keyMagic):], n)
		return b
	}
	magic := slices.Clone(key)
	magic[7] = '2'
	for _, c := range []struct {
		name string
		key  []byte
		want error
	}{
		{"empty", nil, ErrKeyLength},
		{"truncated header", key[:keyFixed-1], ErrKeyLength},
		{"truncated", key[:len(key)-1], ErrKeyLength},
		{"trailing byte", append(slices.Clone(key), 0), ErrKeyLength},
		{"other version", magic, ErrKeyMagic},
		{"one input fewer", count(8), ErrKeyLength},
		{"one input more", count(10), ErrKeyLength},
		{"no input", count(0), ErrKeyPublicCount},
		{"2^32-1 inputs", count(1<<32 - 1), ErrKeyPublicCount},
	} {
		if _, err := ParseVerifyingKey(c.key); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
	}
}

// TestForgeries shows what three of the key checks are for: under such keys anyone
// proves anything.
func TestForgeries(t *testing.T) {
	v := nine(t)
	honest, err := ParseProof(v.proofs[0].proof)
	if err != nil {
		t.Fatal(err)
	}
	p, err := parsePoints(v.key)
	if err != nil {
		t.Fatal(err)
	}
	public := make([]fr.Element, 9) // a statement nobody has a witness for
	for i := range public {
		public[i].SetUint64(uint64(1000 + i))
	}
	sum := func(d *bn254.G1Affine) (l bn254.G1Affine) {
		l.Add(&p.K[0], d)
		h := Challenge(d, public)
		for i, x := range append(slices.Clone(public), h) {
			var kx bn254.G1Affine
			kx.ScalarMultiplication(&p.K[i+1], x.BigInt(new(big.Int)))
			l.Add(&l, &kx)
		}
		return l
	}
	l := sum(&honest.D)
	forged := &Proof{A: p.Alpha, B: p.Beta, D: honest.D, P: honest.P}

	same := p
	same.Gamma = same.Delta
	forged.C.Neg(&l)
	if err := Verify(precompute(same), forged.Bytes(), public); err != nil {
		t.Errorf("gamma = delta: the forgery fails: %v", err)
	}
	opposite := p
	opposite.Gamma.Neg(&opposite.Delta)
	forged.C = l
	if err := Verify(precompute(opposite), forged.Bytes(), public); err != nil {
		t.Errorf("gamma = -delta: the forgery fails: %v", err)
	}
	if err := Verify(mustKey(t, v.key), forged.Bytes(), public); !errors.Is(err, ErrPairing) {
		t.Errorf("honest key: got %v, want ErrPairing", err)
	}

	// With beta = +-gamma, e(A, B) = e(alpha +- L, beta) e(C, delta) is solved by
	// A = alpha +- L, B = beta + delta, C = A. With beta = +-delta,
	// e(A, B) = e(L, gamma) e(C +- alpha, delta) is by A = L, B = gamma + delta,
	// C = L -+ alpha.
	var lNeg, alphaNeg bn254.G1Affine
	lNeg.Neg(&l)
	alphaNeg.Neg(&p.Alpha)
	neg := func(p bn254.G2Affine) (q bn254.G2Affine) { q.Neg(&p); return q }
	for _, c := range []struct {
		name     string
		of, with bn254.G2Affine // beta, and what B is beside delta
		a, c     [2]bn254.G1Affine
	}{
		{"gamma", p.Gamma, p.Gamma, [2]bn254.G1Affine{p.Alpha, l}, [2]bn254.G1Affine{p.Alpha, l}},
		{"-gamma", neg(p.Gamma), neg(p.Gamma), [2]bn254.G1Affine{p.Alpha, lNeg}, [2]bn254.G1Affine{p.Alpha, lNeg}},
		{"delta", p.Delta, p.Gamma, [2]bn254.G1Affine{l}, [2]bn254.G1Affine{l, alphaNeg}},
		{"-delta", neg(p.Delta), p.Gamma, [2]bn254.G1Affine{l}, [2]bn254.G1Affine{l, p.Alpha}},
	} {
		weak := p
		weak.Beta = c.of
		f := &Proof{D: honest.D, P: honest.P}
		f.A.Add(&c.a[0], &c.a[1])
		f.B.Add(&c.with, &p.Delta)
		f.C.Add(&c.c[0], &c.c[1])
		if err := Verify(precompute(weak), f.Bytes(), public); err != nil {
			t.Errorf("beta = %s: the forgery fails: %v", c.name, err)
		}
		if _, err := NewVerifyingKey(weak); !errors.Is(err, ErrKeyBeta) {
			t.Errorf("beta = %s: got %v, want ErrKeyBeta", c.name, err)
		}
	}

	// With GSigmaNeg = -G every D is its own proof of knowledge, so the prover may
	// choose D after it has seen everything else.
	loose := p
	loose.GSigmaNeg.Neg(&loose.G)
	forged = &Proof{A: honest.A, B: honest.B, C: honest.C, D: p.Alpha, P: p.Alpha}
	if err := Verify(precompute(loose), forged.Bytes(), public); errors.Is(err, ErrKnowledge) {
		t.Error("GSigmaNeg = -G: the proof of knowledge should hold for any D")
	}
	if err := Verify(mustKey(t, v.key), forged.Bytes(), public); !errors.Is(err, ErrKnowledge) {
		t.Errorf("honest key: got %v, want ErrKnowledge", err)
	}
}

func FuzzParseVerifyingKey(f *testing.F) {
	for _, v := range vectors(f) {
		f.Add(v.key)
	}
	f.Add([]byte(keyMagic))
	f.Fuzz(func(t *testing.T, b []byte) {
		vk, err := ParseVerifyingKey(b)
		if err != nil {
			var ke *KeyError
			if !errors.As(err, &ke) {
				t.Fatalf("untyped error %v", err)
			}
			return
		}
		if !slices.Equal(vk.Bytes(), b) {
			t.Fatal("accepted bytes that the key does not encode to")
		}
	})
}

func FuzzParseProof(f *testing.F) {
	for _, v := range vectors(f) {
		f.Add(v.proofs[0].proof)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		p, err := ParseProof(b)
		if err != nil {
			var pe *ProofError
			if !errors.As(err, &pe) {
				t.Fatalf("untyped error %v", err)
			}
			return
		}
		if !slices.Equal(p.Bytes(), b) {
			t.Fatal("accepted bytes that the proof does not encode to")
		}
	})
}

func BenchmarkVerify(b *testing.B) {
	v := nine(b)
	vk := mustKey(b, v.key)
	for b.Loop() {
		if err := Verify(vk, v.proofs[0].proof, v.proofs[0].public); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseVerifyingKey(b *testing.B) {
	key := nine(b).key
	for b.Loop() {
		mustKey(b, key)
	}
}
