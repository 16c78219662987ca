package keys

import (
	"crypto/sha256"
	"fmt"
	"strconv"
	"strings"

	"github.com/consensys/gnark"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/commit"
)

// Warning stands wherever a development key is shown.
const Warning = "development key: anyone can forge"

// GnarkVersion is the version of the proof system's library, whose encodings the cache holds.
func GnarkVersion() string { return gnark.Version.String() }

// Shapes are the shapes for which keys are usually made: all variants and batches of the two production leaf sizes.
func Shapes() []circuits.Params {
	var out []circuits.Params
	for _, c := range []int{1024, 4096} {
		for _, b := range []int{1, 4, 16} {
			out = append(out, circuits.Params{Scheme: commit.Poseidon2, LeafBytes: c, Batch: b})
		}
		out = append(out, circuits.Params{Scheme: commit.Poseidon2, LeafBytes: c, Batch: 1, Pinned: true})
	}
	return out
}

// Usual are the shapes that a job uses unless it says otherwise. Their development verifying keys are committed, see [Committed].
func Usual() []circuits.Params {
	p := circuits.Params{Scheme: commit.Poseidon2, LeafBytes: 1024, Batch: 1}
	pinned, batched := p, p
	pinned.Pinned = true
	batched.Batch = 16
	return []circuits.Params{p, pinned, batched}
}

// ParseShape returns the shape with the given circuit name, for example "spot-poseidon2-c1024-b16-sampled". It rejects, with an error that
// wraps [circuits.ErrParams], a name that no circuit has.
func ParseShape(name string) (circuits.Params, error) {
	p := circuits.Params{Scheme: commit.Poseidon2}
	var variant string
	if _, err := fmt.Sscanf(name, "spot-poseidon2-c%d-b%d-%s", &p.LeafBytes, &p.Batch, &variant); err != nil {
		return circuits.Params{}, fmt.Errorf("%w: name %q, want spot-poseidon2-c<leaf bytes>-b<batch>-<sampled|pinned>", circuits.ErrParams, name)
	}
	p.Pinned = variant == "pinned"
	if err := p.Validate(); err != nil {
		return circuits.Params{}, fmt.Errorf("name %q: %w", name, err)
	}
	if p.Name() != name {
		return circuits.Params{}, fmt.Errorf("%w: name %q, want %q or another variant", circuits.ErrParams, name, p.Name())
	}
	return p, nil
}

// seed is the public seed of the development keys of a shape under this version of the circuit.
func seed(p circuits.Params) [32]byte { return seedOf(p.Name(), circuits.Version) }

func seedOf(circuit string, version int) [32]byte {
	return sha256.Sum256([]byte(strings.Join([]string{"assay/development-key/1", circuit, strconv.Itoa(version)}, "\x00")))
}
