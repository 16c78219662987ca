package groth16

import (
	"errors"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// ProofSize is the length of a proof in bytes.
const ProofSize = 4*sizeG1 + sizeG2

// Reasons to refuse a proof, beside those to refuse one of its points.
var (
	ErrKey         = errors.New("groth16: verifying key is the zero value")
	ErrPublicCount = errors.New("groth16: wrong number of public inputs")
	ErrProofLength = errors.New("wrong length")
	ErrKnowledge   = errors.New("groth16: the commitment's proof of knowledge is wrong")
	ErrPairing     = errors.New("groth16: the proof does not hold for these public inputs")
)

// A ProofError says which element of a malformed proof is refused and why.
type ProofError struct {
	Element string // length, A, B, C, D or P
	Err     error  // ErrProofLength, perhaps wrapped, or a reason to refuse a point
}

func (e *ProofError) Error() string { return "groth16: proof: " + e.Element + ": " + e.Err.Error() }
func (e *ProofError) Unwrap() error { return e.Err }

// A Proof holds the five points of a proof under the names of the package
// documentation.
type Proof struct {
	A bn254.G1Affine
	B bn254.G2Affine
	C bn254.G1Affine
	D bn254.G1Affine // Pedersen commitment
	P bn254.G1Affine // its proof of knowledge
}

// ParseProof decodes the 384 bytes of a proof. It rejects, with a *ProofError,
// a wrong length, coordinates >= p, and points at infinity, off the curve or
// outside the subgroup. ParseProof(b) succeeds only if Bytes gives b back.
func ParseProof(b []byte) (*Proof, error) {
	if len(b) != ProofSize {
		return nil, &ProofError{"length", fmt.Errorf("%w: got %d bytes, want %d", ErrProofLength, len(b), ProofSize)}
	}
	var p Proof
	var err error
	if p.A, err = parseG1(b[:64]); err != nil {
		return nil, &ProofError{"A", err}
	}
	if p.B, err = parseG2(b[64:192]); err != nil {
		return nil, &ProofError{"B", err}
	}
	if p.C, err = parseG1(b[192:256]); err != nil {
		return nil, &ProofError{"C", err}
	}
	if p.D, err = parseG1(b[256:320]); err != nil {
		return nil, &ProofError{"D", err}
	}
	if p.P, err = parseG1(b[320:384]); err != nil {
		return nil, &ProofError{"P", err}
	}
	return &p, nil
}

// Bytes is the proof's encoding.
func (p *Proof) Bytes() []byte {
	b := make([]byte, 0, ProofSize)
	b = appendG1(b, &p.A)
	b = appendG2(b, &p.B)
	b = appendG1(b, &p.C)
	b = appendG1(b, &p.D)
	return appendG1(b, &p.P)
}

// Challenge is the value of the commitment's wire, keccak256(D | public) mod r.
func Challenge(d *bn254.G1Affine, public []fr.Element) fr.Element {
	b := appendG1(make([]byte, 0, sizeG1+len(public)*fr.Bytes), d)
	for i := range public {
		x := public[i].Bytes()
		b = append(b, x[:]...)
	}
	sum := keccak(b)
	var h fr.Element
	h.SetBytes(sum[:])
	return h
}

// Verify checks proof, in the encoding of ParseProof, for the public inputs
// under vk; nil means accepted. It rejects malformed proofs with a *ProofError,
// a wrong number of inputs with ErrPublicCount, and wrong proofs with
// ErrKnowledge or ErrPairing.
func Verify(vk *VerifyingKey, proof []byte, public []fr.Element) error {
	if vk == nil || len(vk.k) == 0 {
		return ErrKey
	}
	if len(public) != vk.Public() {
		return fmt.Errorf("%w: got %d, want %d", ErrPublicCount, len(public), vk.Public())
	}
	p, err := ParseProof(proof)
	if err != nil {
		return err
	}

	// The pairing functions for fixed points overwrite the lines they are given,
	// so each call works on a copy.
	inner, outer := vk.inner, vk.outer
	ok, err := bn254.PairingCheckFixedQ([]bn254.G1Affine{p.D, p.P}, inner[:])
	if err != nil {
		return err
	}
	if !ok {
		return ErrKnowledge
	}

	scalars := append(append(make([]fr.Element, 0, len(public)+1), public...), Challenge(&p.D, public))
	var l bn254.G1Jac
	if _, err := l.MultiExp(vk.k[1:], scalars, ecc.MultiExpConfig{}); err != nil {
		return err
	}
	l.AddMixed(&vk.k[0]).AddMixed(&p.D)
	var lAff bn254.G1Affine
	lAff.FromJacobian(&l)

	// e(A, B) e(C, -delta) e(L, -gamma) = e(alpha, beta), one final exponentiation.
	fixed, err := bn254.MillerLoopFixedQ([]bn254.G1Affine{p.C, lAff}, outer[:])
	if err != nil {
		return err
	}
	free, err := bn254.MillerLoop([]bn254.G1Affine{p.A}, []bn254.G2Affine{p.B})
	if err != nil {
		return err
	}
	got := bn254.FinalExponentiation(&fixed, &free)
	if !got.Equal(&vk.ab) {
		return ErrPairing
	}
	return nil
}
