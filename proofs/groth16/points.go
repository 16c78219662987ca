package groth16

import (
	"errors"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fp"
)

// Reasons to refuse a point, of a key or of a proof.
var (
	ErrCoordinate = errors.New("coordinate is not reduced modulo p")
	ErrInfinity   = errors.New("point at infinity")
	ErrCurve      = errors.New("point is not on the curve")
	ErrSubgroup   = errors.New("point is not in the subgroup of order r")
)

const (
	sizeG1 = 2 * fp.Bytes
	sizeG2 = 4 * fp.Bytes
)

// parseCoordinates fills dst from consecutive 32-byte integers. Requires
// len(b) = 32 len(dst).
func parseCoordinates(b []byte, dst ...*fp.Element) error {
	for i, e := range dst {
		if err := e.SetBytesCanonical(b[i*fp.Bytes : (i+1)*fp.Bytes]); err != nil {
			return ErrCoordinate
		}
	}
	return nil
}

// parseG1 decodes x | y. Requires 64 bytes.
func parseG1(b []byte) (bn254.G1Affine, error) {
	var p bn254.G1Affine
	if err := parseCoordinates(b, &p.X, &p.Y); err != nil {
		return p, err
	}
	return p, checkG1(&p)
}

// parseG2 decodes x.A1 | x.A0 | y.A1 | y.A0. Requires 128 bytes.
func parseG2(b []byte) (bn254.G2Affine, error) {
	var p bn254.G2Affine
	if err := parseCoordinates(b, &p.X.A1, &p.X.A0, &p.Y.A1, &p.Y.A0); err != nil {
		return p, err
	}
	return p, checkG2(&p)
}

// checkG1 needs no subgroup test of its own: the cofactor of G1 is 1.
func checkG1(p *bn254.G1Affine) error {
	switch {
	case p.IsInfinity():
		return ErrInfinity
	case !p.IsOnCurve():
		return ErrCurve
	}
	return nil
}

func checkG2(p *bn254.G2Affine) error {
	switch {
	case p.IsInfinity():
		return ErrInfinity
	case !p.IsOnCurve():
		return ErrCurve
	case !p.IsInSubGroup():
		return ErrSubgroup
	}
	return nil
}

func appendG1(b []byte, p *bn254.G1Affine) []byte {
	return appendCoordinates(b, &p.X, &p.Y)
}

func appendG2(b []byte, p *bn254.G2Affine) []byte {
	return appendCoordinates(b, &p.X.A1, &p.X.A0, &p.Y.A1, &p.Y.A0)
}

func appendCoordinates(b []byte, es ...*fp.Element) []byte {
	for _, e := range es {
		c := e.Bytes()
		b = append(b, c[:]...)
	}
	return b
}
