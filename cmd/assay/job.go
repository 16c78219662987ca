package main

import (
	"crypto/rand"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
)

// developmentChain is the chain id that jobs without a chain are written for; the development beacon is accepted on it.
const developmentChain = 31337

func jobCreate(env *environment) *cobra.Command {
	var data dataFlags
	var out, beaconName, escrow, buyer, provider, nonce string
	s := job.Settings{}
	cmd := &cobra.Command{
		Use:   "create",
		Short: "Write the terms of a job",
		Long: `Writes job.json: program, model and input by their roots, who runs it for whom, how much is checked, and under which beacon and keys. Both sides compute the
roots from the bytes; a provider accepts only terms that come out the same.

The keys are the development keys of the circuit that the program needs: anyone can forge a proof under them.`,
		Example: "  assay job create --program mlp.prog --model weights.safetensors --input digits.safetensors --k2 16 --batch 16 --out job.json",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			p, d, key, err := env.readData(data)
			if err != nil {
				return err
			}
			if s.Beacon, err = beaconNamed(beaconName); err != nil {
				return err
			}
			if nonce == "" {
				if _, err := rand.Read(s.Nonce[:]); err != nil {
					return err
				}
			} else if err := parseBytes("nonce", nonce, s.Nonce[:]); err != nil {
				return err
			}
			for _, a := range []struct {
				flag, value string
				into        []byte
			}{{"escrow", escrow, s.Escrow[:]}, {"buyer", buyer, s.Buyer[:]}, {"executor", provider, s.Executor[:]}} {
				if err := parseBytes(a.flag, a.value, a.into); err != nil {
					return err
				}
			}
			j := executor.Job{Program: p, Data: d, SaltKey: key}
			roots, err := j.Roots()
			if err != nil {
				return err
			}
			terms, err := job.Terms(p, roots, s)
			if err != nil {
				return err
			}
			cache, err := keys.Default()
			if err != nil {
				return err
			}
			for kind, hash := range map[claim.Kind]*[32]byte{claim.Sampled: &terms.KeyHashes.Sampled, claim.Pinned: &terms.KeyHashes.Pinned} {
				shape := job.Shape(terms, kind)
				vk, ok, err := keys.Committed(shape)
				if err == nil && !ok {
					vk, err = cache.Verifying(cmd.Context(), shape, env.progress(shape.Name()))
				}
				if err != nil {
					return err
				}
				*hash = vk.Hash()
			}
			if err := save(out, terms.Encode()); err != nil {
				return err
			}
			env.note("%s", keys.Warning)
			return env.emit(struct {
				Job   string `json:"job"`
				JobID string `json:"job_id"`
			}{out, fmt.Sprintf("0x%x", terms.JobID())}, func(w io.Writer) error {
				_, err := fmt.Fprintf(w, "job %x in %s\n", terms.JobID(), out)
				return err
			})
		},
	}
	data.add(cmd)
	zero := "0x0000000000000000000000000000000000000000"
	cmd.Flags().StringVar(&out, "out", "job.json", "file to write")
	cmd.Flags().Uint64Var(&s.K1, "k1", 8, "segments that are opened; with no more segments than that all are, in one draw")
	cmd.Flags().Uint64Var(&s.K2, "k2", 16, "spots a segment")
	cmd.Flags().Uint64Var(&s.Batch, "batch", 16, "spots a proof: 1, 4 or 16")
	cmd.Flags().StringVar(&beaconName, "beacon", beacon.Development().Name, "beacon that draws: "+beacon.Development().Name+" or "+beacon.Quicknet().Name)
	cmd.Flags().Uint64Var(&s.ChainID, "chain-id", developmentChain, "chain of the escrow")
	cmd.Flags().StringVar(&escrow, "escrow", zero, "address of the escrow")
	cmd.Flags().StringVar(&buyer, "buyer", zero, "address of the buyer")
	cmd.Flags().StringVar(&provider, "executor", zero, "address of the executor that accepted")
	cmd.Flags().StringVar(&nonce, "nonce", "", "32 bytes that make the job unique (default: random)")
	return cmd
}

// beaconNamed returns one of the beacons that this program knows.
func beaconNamed(name string) (beacon.Beacon, error) {
	for _, b := range []beacon.Beacon{beacon.Development(), beacon.Quicknet()} {
		if b.Name == name {
			return b, nil
		}
	}
	return beacon.Beacon{}, usageError("--beacon %s: no such beacon", name)
}

func jobShow(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:     "show FILE",
		Short:   "Check terms and print the job's id and guarantee",
		Example: "  assay job show job.json",
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			t, err := env.readTerms(args[0])
			if err != nil {
				return err
			}
			id := fmt.Sprintf("0x%x", t.JobID())
			return env.emit(struct {
				JobID    string `json:"job_id"`
				Segments uint64 `json:"segments"`
				Eager    bool   `json:"eager"`
				Batches  uint64 `json:"batches_per_segment"`
				Circuit  string `json:"circuit"`
			}{id, t.Segments(), t.Eager(), t.Batches(), t.CircuitName(claim.Sampled)}, func(w io.Writer) error {
				_, err := fmt.Fprintf(w, "job %s\n%d steps in %d segments, %d spots in each of %d\ncircuit %s\nbeacon %s\n",
					id, t.Steps, t.Segments(), t.K2, min(t.K1, t.Segments()), t.CircuitName(claim.Sampled), t.Beacon.Name)
				return err
			})
		},
	}
}
