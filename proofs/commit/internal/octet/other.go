//go:build !amd64 || purego

package octet

import (
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
)

// Constant is a field element prepared for AddConstant.
type Constant struct{ element fr.Element }

// NewConstant returns e as a Constant.
func NewConstant(e fr.Element) *Constant { return &Constant{element: e} }

type wide struct{}

func newWide(*poseidon2.Parameters) *wide { return nil }
func (*wide) newState() State             { return nil }
