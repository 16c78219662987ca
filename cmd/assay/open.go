package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/proofs/claim"
)

func openCommand(env *environment) *cobra.Command {
	var terms, round, device string
	cmd := &cobra.Command{
		Use:   "open DIR",
		Short: "Commit the trace of the segments that draw 1 picked",
		Long: `For a job run with --late: draws the segments to open from the checkpoints and a beacon round, executes each again from its checkpoint, and adds its trace
root to the claim. The trace roots stand from then on: another draw for the same claim is refused. The round must be younger than the checkpoints, and the
round that later draws the spots younger than the trace roots.`,
		Example: "  assay open run --job job.json --beacon 1000:SIGNATURE",
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			dev, err := deviceNamed(device)
			if err != nil {
				return err
			}
			t, err := env.readTerms(terms)
			if err != nil {
				return err
			}
			p, err := job.NewProver(args[0], t)
			if err != nil {
				return err
			}
			rounds, err := parseRounds([]string{round})
			if err != nil {
				return err
			}
			segments, err := p.Draw(rounds[0])
			if err != nil {
				return err
			}
			slices.Sort(segments)
			progress := env.progress("open")
			for i, s := range segments {
				progress(fmt.Sprintf("segment %d", s), float64(i)/float64(len(segments)))
				if err := p.Open(cmd.Context(), dev, s); err != nil {
					return err
				}
			}
			if err := p.Commit(segments); err != nil {
				return err
			}
			if err := save(filepath.Join(args[0], "claim.json"), p.Claim.Encode()); err != nil {
				return err
			}
			return env.emit(struct {
				Segments []uint64 `json:"segments"`
			}{segments}, func(w io.Writer) error {
				_, err := fmt.Fprintf(w, "opened segments %v, trace roots in the claim\n", segments)
				return err
			})
		},
	}
	cmd.Flags().StringVar(&terms, "job", "", "terms of the job")
	cmd.Flags().StringVar(&round, "beacon", "", "ROUND:SIGNATURE of draw 1")
	cmd.Flags().StringVar(&device, "device", "cpu", "device: cpu")
	required(cmd, "job", "beacon")
	return cmd
}

// kindOf is the kind of proof that a pin, or its absence, asks for.
func kindOf(pin string) claim.Kind {
	if pin != "" {
		return claim.Pinned
	}
	return claim.Sampled
}
