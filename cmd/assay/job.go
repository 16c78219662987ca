package main

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/soundness"
	"github.com/assay-protocol/assay/proofs/verify"
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
			if err := job.Shape(&claim.Terms{Scheme: p.Scheme(), LeafBytes: p.LeafBytes(), Batch: s.Batch}, claim.Sampled).Validate(); err != nil {
				return usageError("--batch: %w", err)
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
			if errors.Is(err, verify.ErrDevelopmentBeacon) {
				return withHint(usageError("%w", err), "choose --beacon "+beacon.Quicknet().Name)
			}
			if err != nil { // the program is accepted, so a flag is out of range
				return usageError("%w", err)
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
	var programFile string
	cmd := &cobra.Command{
		Use:   "show FILE",
		Short: "Check terms and print the job's id and guarantee",
		Long: `Checks the form of terms and prints what they ask for, and with --program what a complete set of proofs is then worth. Keys that are not among the
development keys in this program's source are unknown to it: a provider refuses terms whose keys it did not derive or list itself.`,
		Example: "  assay job show job.json\n  assay job show job.json --program mlp.prog",
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			t, err := env.readTerms(args[0])
			if err != nil {
				return err
			}
			doc := jobDocument{
				JobID: fmt.Sprintf("0x%x", t.JobID()), Segments: t.Segments(), Eager: t.Eager(), Batches: t.Batches(),
				Circuit: t.CircuitName(claim.Sampled), Keys: map[string]string{},
			}
			for _, kind := range []claim.Kind{claim.Sampled, claim.Pinned} {
				if doc.Keys[kind.String()], err = describeKey(t, kind); err != nil {
					return err
				}
			}
			if programFile != "" {
				p, err := env.readProgram(programFile)
				if err != nil {
					return err
				}
				if err := t.CheckProgram(p); err != nil {
					return fmt.Errorf("%w: %w", job.ErrTerms, err)
				}
				g := soundness.For(t, p, soundness.Conditions{})
				doc.Guarantee = &g
			}
			return env.emit(doc, func(w io.Writer) error {
				fmt.Fprintf(w, "job %s\n%d steps in %d segments, %d spots in each of %d\ncircuit %s\n", doc.JobID, t.Steps, doc.Segments, t.K2, min(t.K1, doc.Segments), doc.Circuit)
				fmt.Fprintf(w, "keys: sampled %s, pinned %s\nbeacon %s\n", doc.Keys["sampled"], doc.Keys["pinned"], t.Beacon.Name)
				if doc.Guarantee == nil {
					return nil
				}
				_, err := fmt.Fprintf(w, "\n%s", wrap(doc.Guarantee.String()))
				return err
			})
		},
	}
	cmd.Flags().StringVar(&programFile, "program", "", "program of the job, for the guarantee")
	return cmd
}

// jobDocument is what terms ask for.
type jobDocument struct {
	JobID     string               `json:"job_id"`
	Segments  uint64               `json:"segments"`
	Eager     bool                 `json:"eager"`
	Batches   uint64               `json:"batches_per_segment"`
	Circuit   string               `json:"circuit"`
	Keys      map[string]string    `json:"keys"` // by kind: development or unknown
	Guarantee *soundness.Guarantee `json:"guarantee,omitempty"`
}

// describeKey says whether the terms name the development key in this program's source for proofs of the kind.
func describeKey(t *claim.Terms, kind claim.Kind) (string, error) {
	vk, ok, err := keys.Committed(job.Shape(t, kind))
	switch {
	case err != nil:
		return "", err
	case ok && vk.Hash() == t.KeyHashes.Of(kind):
		return "development", nil
	}
	return "unknown", nil
}
