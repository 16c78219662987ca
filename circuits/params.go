package circuits

import (
	"errors"
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
)

// Version is the version of the circuit's source. Keys of another version are other keys; raise it with every change that alters
// the constraint system.
const Version = 1

// ErrParams is returned for a shape that no circuit has.
var ErrParams = errors.New("circuit parameters")

// Params is the shape of a spot circuit: everything that selects a constraint system, and nothing of a program or job.
type Params struct {
	Scheme    commit.Scheme // leaf scheme
	LeafBytes int           // c, bytes of a leaf; a multiple of 32 in [64, 4096]
	Batch     int           // B, spots a proof; 1, 4 or 16
	Pinned    bool          // one element named by the public inputs instead of drawn; Batch is 1
}

// Validate returns an error wrapping [ErrParams] that names the field that is out of range.
func (p Params) Validate() error {
	switch {
	case p.Scheme != commit.Poseidon2:
		return fmt.Errorf("%w: scheme %d has no circuit", ErrParams, p.Scheme)
	case p.LeafBytes < 64 || p.LeafBytes > 4096 || p.LeafBytes%blockBytes != 0:
		return fmt.Errorf("%w: leaf bytes %d, want a multiple of %d in [64, 4096]", ErrParams, p.LeafBytes, blockBytes)
	case p.Batch != 1 && p.Batch != 4 && p.Batch != 16:
		return fmt.Errorf("%w: batch %d, want 1, 4 or 16", ErrParams, p.Batch)
	case p.Pinned && p.Batch != 1:
		return fmt.Errorf("%w: batch %d of a pinned proof, want 1", ErrParams, p.Batch)
	}
	return nil
}

// Variant is "sampled" or "pinned".
func (p Params) Variant() string {
	if p.Pinned {
		return "pinned"
	}
	return "sampled"
}

// SchemeName is the leaf scheme's name in file names and tables.
func (p Params) SchemeName() string {
	if p.Scheme == commit.Poseidon2 {
		return "poseidon2"
	}
	return fmt.Sprintf("scheme%d", p.Scheme)
}

// Name is the circuit's name in keys, proofs and tables, for example "spot-poseidon2-c1024-b16-sampled".
func (p Params) Name() string {
	return fmt.Sprintf("spot-%s-c%d-b%d-%s", p.SchemeName(), p.LeafBytes, p.Batch, p.Variant())
}

// publicInputs is the number of public inputs: eight that both variants share, and the seed or the pinned element.
func (p Params) publicInputs() int {
	if p.Pinned {
		return 8 + 4
	}
	return 8 + 1
}
