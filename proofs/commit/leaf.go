package commit

import (
	"errors"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Decisions a caller can take; every error of this package wraps one of them.
var (
	ErrScheme     = errors.New("commit: unknown or reserved leaf scheme")
	ErrLeafBytes  = errors.New("commit: leaf size must be a multiple of 32 in [64, 4096]")
	ErrRowBytes   = errors.New("commit: row does not fit its leaf")
	ErrCount      = errors.New("commit: wrong number of rows, side words, salts or digests")
	ErrLevels     = errors.New("commit: tree levels out of range")
	ErrIndex      = errors.New("commit: index outside the tree")
	ErrPathLength = errors.New("commit: wrong path length")
	ErrPath       = errors.New("commit: path does not contain the node it should")
	ErrRoot       = errors.New("commit: root differs")
	ErrElement    = errors.New("commit: not a canonical field element")
)

// Bounds of the leaf size c in bytes; production uses 1024 and 4096.
const (
	MinLeafBytes = 64
	MaxLeafBytes = 4096
)

// SideZero is the side word of the value 0, an i32 in offset binary.
const SideZero uint32 = 1 << 31

// Leaves are the rows of one or more tensors, all of the same size.
type Leaves struct {
	Data     []byte       // N rows back to back, N = len(Data)/RowBytes
	RowBytes int          // bytes of a row, in [1, c]; the rest of the leaf is 0x00
	Sides    []uint32     // N raw side words; nil: all SideZero
	Salts    []fr.Element // N salts; nil: all 0
}

// check returns what is wrong with l for leaves of c bytes and dst digests.
func (l Leaves) check(c, dst int) error {
	if l.RowBytes < 1 || l.RowBytes > c {
		return fmt.Errorf("%w: row of %d bytes, leaf of %d", ErrRowBytes, l.RowBytes, c)
	}
	n := len(l.Data) / l.RowBytes
	switch {
	case len(l.Data)%l.RowBytes != 0:
		return fmt.Errorf("%w: %d bytes are no whole number of rows of %d", ErrCount, len(l.Data), l.RowBytes)
	case dst != n:
		return fmt.Errorf("%w: %d digests for %d rows", ErrCount, dst, n)
	case l.Sides != nil && len(l.Sides) != n:
		return fmt.Errorf("%w: %d side words for %d rows", ErrCount, len(l.Sides), n)
	case l.Salts != nil && len(l.Salts) != n:
		return fmt.Errorf("%w: %d salts for %d rows", ErrCount, len(l.Salts), n)
	}
	return nil
}

// side and salt return those of row i.
func (l Leaves) side(i int) uint32 {
	if l.Sides == nil {
		return SideZero
	}
	return l.Sides[i]
}

func (l Leaves) salt(i int) (s fr.Element) {
	if l.Salts != nil {
		s = l.Salts[i]
	}
	return s
}

// LeafScheme maps leaves of a fixed size to digests. Implementations are safe for concurrent use.
type LeafScheme interface {
	// Scheme returns the number that stands in tags and program headers.
	Scheme() Scheme
	// LeafBytes returns c.
	LeafBytes() int
	// Digest returns the digest of row, padded with 0x00 to c bytes, with its raw side word and salt.
	// It rejects an empty row and one longer than c (ErrRowBytes).
	Digest(row []byte, side uint32, salt fr.Element) (fr.Element, error)
	// DigestAll sets dst[i] to the digest of row i of l. It rejects what Digest rejects and slices of
	// unequal length (ErrCount), and then leaves dst alone.
	DigestAll(dst []fr.Element, l Leaves) error
}

// For returns leaf scheme s for leaves of c bytes. It rejects an unknown or reserved scheme (ErrScheme)
// and a c that is no multiple of 32 in [64, 4096] (ErrLeafBytes).
func For(s Scheme, c int) (LeafScheme, error) {
	if c < MinLeafBytes || c > MaxLeafBytes || c%32 != 0 {
		return nil, fmt.Errorf("%w: got %d", ErrLeafBytes, c)
	}
	switch s {
	case Poseidon2:
		return newPoseidon2(c), nil
	case Ajtai:
		return nil, fmt.Errorf("%w: %v is reserved", ErrScheme, s)
	}
	return nil, fmt.Errorf("%w: %v", ErrScheme, s)
}
