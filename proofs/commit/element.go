package commit

import (
	"encoding/hex"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// FormatElement returns e as "0x" and 64 lower-case hex digits, big-endian.
func FormatElement(e fr.Element) string {
	b := e.Bytes()
	return "0x" + hex.EncodeToString(b[:])
}

// ParseElement reads what FormatElement writes, and nothing else: it rejects another length or prefix,
// upper-case digits, and values at or above the modulus (ErrElement).
func ParseElement(s string) (fr.Element, error) {
	var b [fr.Bytes]byte
	if len(s) != 2+2*len(b) || s[:2] != "0x" {
		return fr.Element{}, fmt.Errorf("%w: want 0x and %d hex digits, got %d characters", ErrElement, 2*len(b), len(s))
	}
	if _, err := hex.Decode(b[:], []byte(s[2:])); err != nil {
		return fr.Element{}, fmt.Errorf("%w: %v", ErrElement, err)
	}
	if hex.EncodeToString(b[:]) != s[2:] {
		return fr.Element{}, fmt.Errorf("%w: upper-case digits", ErrElement)
	}
	e, err := fr.BigEndian.Element(&b)
	if err != nil {
		return fr.Element{}, fmt.Errorf("%w: not below the modulus", ErrElement)
	}
	return e, nil
}
