package groth16

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"golang.org/x/crypto/sha3"
)

const (
	keyMagic = "ASSAYVK1"
	// MaxPublic is the largest number of public inputs a key may have.
	MaxPublic = 64

	keyFixed = len(keyMagic) + 4 + sizeG1 + 5*sizeG2 // all but the K_i
)

// Reasons to refuse a key, beside those to refuse one of its points.
var (
	ErrKeyMagic          = errors.New("does not begin with " + keyMagic)
	ErrKeyLength         = errors.New("wrong length")
	ErrKeyPublicCount    = errors.New("number of public inputs out of range")
	ErrKeyRepeatedK      = errors.New("two K are equal up to sign")
	ErrKeyGammaDelta     = errors.New("gamma is delta up to sign")
	ErrKeyBeta           = errors.New("beta is gamma or delta up to sign")
	ErrKeyDeltaGenerator = errors.New("delta is the generator of G2 up to sign")
	ErrKeyPedersen       = errors.New("GSigmaNeg is G up to sign")
)

// A KeyError says which element of a verifying key is refused and why.
type KeyError struct {
	Element string // magic, length, public inputs, alpha, beta, gamma, delta, G, GSigmaNeg or K[i]
	Err     error  // one of the package's sentinels, perhaps wrapped
}

func (e *KeyError) Error() string {
	return "groth16: verifying key: " + e.Element + ": " + e.Err.Error()
}
func (e *KeyError) Unwrap() error { return e.Err }

// Points are the group elements of a verifying key, unchecked. The names are
// those of the package documentation; len(K) is the number of public inputs
// plus 2.
type Points struct {
	Alpha                            bn254.G1Affine
	Beta, Gamma, Delta, G, GSigmaNeg bn254.G2Affine
	K                                []bn254.G1Affine
}

// A VerifyingKey is a checked key with what Verify precomputes. The zero value
// verifies nothing. It is safe for concurrent use.
type VerifyingKey struct {
	encoded []byte
	hash    [32]byte
	k       []bn254.G1Affine
	ab      bn254.GT   // e(alpha, beta)
	outer   [2]g2Lines // -delta, -gamma
	inner   [2]g2Lines // GSigmaNeg, G
}

type g2Lines = [2][len(bn254.LoopCounter)]bn254.LineEvaluationAff

// NewVerifyingKey checks the points and makes a key of them. It rejects, with a
// *KeyError, every key that the package documentation rules out.
func NewVerifyingKey(p Points) (*VerifyingKey, error) {
	n := len(p.K) - 2
	if n < 1 || n > MaxPublic {
		return nil, &KeyError{"public inputs", fmt.Errorf("%w: got %d, want 1 to %d", ErrKeyPublicCount, n, MaxPublic)}
	}
	if err := p.check(); err != nil {
		return nil, err
	}
	return precompute(p), nil
}

// precompute makes a key of checked points.
func precompute(p Points) *VerifyingKey {
	vk := &VerifyingKey{encoded: p.encode(), k: append([]bn254.G1Affine(nil), p.K...)}
	vk.hash = keccak(vk.encoded)
	miller, err := bn254.MillerLoop([]bn254.G1Affine{p.Alpha}, []bn254.G2Affine{p.Beta})
	if err != nil {
		panic(err) // it only compares the two lengths
	}
	vk.ab = bn254.FinalExponentiation(&miller)
	var deltaNeg, gammaNeg bn254.G2Affine
	deltaNeg.Neg(&p.Delta)
	gammaNeg.Neg(&p.Gamma)
	vk.outer = [2]g2Lines{bn254.PrecomputeLines(deltaNeg), bn254.PrecomputeLines(gammaNeg)}
	vk.inner = [2]g2Lines{bn254.PrecomputeLines(p.GSigmaNeg), bn254.PrecomputeLines(p.G)}
	return vk
}

// ParseVerifyingKey decodes and checks a key's bytes. It rejects, with a
// *KeyError, a wrong magic or length, coordinates >= p, and every key that
// NewVerifyingKey rejects. ParseVerifyingKey(b) succeeds only if Bytes gives b
// back.
func ParseVerifyingKey(b []byte) (*VerifyingKey, error) {
	p, err := parsePoints(b)
	if err != nil {
		return nil, err
	}
	return NewVerifyingKey(p)
}

func parsePoints(b []byte) (Points, error) {
	if len(b) < keyFixed {
		return Points{}, &KeyError{"length", fmt.Errorf("%w: got %d bytes, want at least %d", ErrKeyLength, len(b), keyFixed)}
	}
	if string(b[:len(keyMagic)]) != keyMagic {
		return Points{}, &KeyError{"magic", ErrKeyMagic}
	}
	b = b[len(keyMagic):]
	n := binary.BigEndian.Uint32(b)
	if n < 1 || n > MaxPublic {
		return Points{}, &KeyError{"public inputs", fmt.Errorf("%w: got %d, want 1 to %d", ErrKeyPublicCount, n, MaxPublic)}
	}
	b = b[4:]
	if want := sizeG1*(int(n)+3) + 5*sizeG2; len(b) != want {
		return Points{}, &KeyError{"length", fmt.Errorf("%w: got %d bytes of points, want %d", ErrKeyLength, len(b), want)}
	}
	p := Points{K: make([]bn254.G1Affine, n+2)}
	err := p.each(func(name string, g1 *bn254.G1Affine, g2 *bn254.G2Affine) (err error) {
		if g1 != nil {
			*g1, err = parseG1(b[:sizeG1])
			b = b[sizeG1:]
		} else {
			*g2, err = parseG2(b[:sizeG2])
			b = b[sizeG2:]
		}
		return err
	})
	return p, err
}

// Bytes is the key's encoding.
func (vk *VerifyingKey) Bytes() []byte { return append([]byte(nil), vk.encoded...) }

// Hash is the keccak256 of the key's encoding.
func (vk *VerifyingKey) Hash() [32]byte { return vk.hash }

// Public is the number of public inputs.
func (vk *VerifyingKey) Public() int { return max(0, len(vk.k)-2) }

// each visits the points in the order of the encoding, with exactly one of g1
// and g2 not nil, and names the one at which f fails.
func (p *Points) each(f func(name string, g1 *bn254.G1Affine, g2 *bn254.G2Affine) error) error {
	visit := func(name string, g1 *bn254.G1Affine, g2 *bn254.G2Affine) error {
		if err := f(name, g1, g2); err != nil {
			return &KeyError{name, err}
		}
		return nil
	}
	if err := visit("alpha", &p.Alpha, nil); err != nil {
		return err
	}
	for _, q := range []struct {
		name string
		g2   *bn254.G2Affine
	}{{"beta", &p.Beta}, {"gamma", &p.Gamma}, {"delta", &p.Delta}, {"G", &p.G}, {"GSigmaNeg", &p.GSigmaNeg}} {
		if err := visit(q.name, nil, q.g2); err != nil {
			return err
		}
	}
	for i := range p.K {
		if err := visit(fmt.Sprintf("K[%d]", i), &p.K[i], nil); err != nil {
			return err
		}
	}
	return nil
}

func (p *Points) check() error {
	err := p.each(func(_ string, g1 *bn254.G1Affine, g2 *bn254.G2Affine) error {
		if g1 != nil {
			return checkG1(g1)
		}
		return checkG2(g2)
	})
	if err != nil {
		return err
	}
	// A point and its negative share x, and only they do.
	seen := make(map[[32]byte]int, len(p.K))
	for i := range p.K {
		x := p.K[i].X.Bytes()
		if j, ok := seen[x]; ok {
			return &KeyError{fmt.Sprintf("K[%d]", i), fmt.Errorf("%w: K[%d]", ErrKeyRepeatedK, j)}
		}
		seen[x] = i
	}
	_, _, _, generator := bn254.Generators()
	switch {
	case p.Gamma.X.Equal(&p.Delta.X):
		return &KeyError{"gamma", ErrKeyGammaDelta}
	case p.Beta.X.Equal(&p.Gamma.X), p.Beta.X.Equal(&p.Delta.X):
		return &KeyError{"beta", ErrKeyBeta}
	case p.Delta.X.Equal(&generator.X):
		return &KeyError{"delta", ErrKeyDeltaGenerator}
	case p.GSigmaNeg.X.Equal(&p.G.X):
		return &KeyError{"GSigmaNeg", ErrKeyPedersen}
	}
	return nil
}

func (p *Points) encode() []byte {
	b := make([]byte, 0, keyFixed+len(p.K)*sizeG1)
	b = append(b, keyMagic...)
	b = binary.BigEndian.AppendUint32(b, uint32(len(p.K)-2))
	_ = p.each(func(_ string, g1 *bn254.G1Affine, g2 *bn254.G2Affine) error { // f never fails
		if g1 != nil {
			b = appendG1(b, g1)
		} else {
			b = appendG2(b, g2)
		}
		return nil
	})
	return b
}

func keccak(b []byte) (out [32]byte) {
	h := sha3.NewLegacyKeccak256()
	h.Write(b)
	h.Sum(out[:0])
	return out
}
