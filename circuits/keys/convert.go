package keys

import (
	"fmt"
	"slices"

	gnark "github.com/consensys/gnark/backend/groth16"
	gnarkbn254 "github.com/consensys/gnark/backend/groth16/bn254"

	"github.com/assay-protocol/assay/proofs/groth16"
)

// Convert makes our verifying key of gnark's for a circuit with n public inputs. It rejects, with an error that wraps [ErrConvert], a key that
// has another number of inputs, not exactly one commitment, or a commitment that does not list every public input in order;
// and, with a [*groth16.KeyError], whatever package groth16 refuses.
func Convert(key gnark.VerifyingKey, n int) (*groth16.VerifyingKey, error) {
	vk, ok := key.(*gnarkbn254.VerifyingKey)
	if !ok {
		return nil, fmt.Errorf("%w: got %T, want a key over BN254", ErrConvert, key)
	}
	if len(vk.CommitmentKeys) != 1 || len(vk.PublicAndCommitmentCommitted) != 1 {
		return nil, fmt.Errorf("%w: %d commitments, want 1", ErrConvert, len(vk.CommitmentKeys))
	}
	if got := len(vk.G1.K) - 2; got != n {
		return nil, fmt.Errorf("%w: %d public inputs, want %d", ErrConvert, got, n)
	}
	all := make([]int, n)
	for i := range all {
		all[i] = i + 1 // wire 0 is the constant
	}
	if got := vk.PublicAndCommitmentCommitted[0]; !slices.Equal(got, all) {
		return nil, fmt.Errorf("%w: the commitment lists public inputs %v, want %v", ErrConvert, got, all)
	}
	return groth16.NewVerifyingKey(groth16.Points{
		Alpha:     vk.G1.Alpha,
		Beta:      vk.G2.Beta,
		Gamma:     vk.G2.Gamma,
		Delta:     vk.G2.Delta,
		G:         vk.CommitmentKeys[0].G,
		GSigmaNeg: vk.CommitmentKeys[0].GSigmaNeg,
		K:         vk.G1.K,
	})
}
