package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/proofs/claim"
)

func proveCommand(env *environment) *cobra.Command {
	var terms, out, pin string
	var beacons []string
	var segment, batch uint64
	var all bool
	cmd := &cobra.Command{
		Use:   "prove DIR",
		Short: "Prove drawn spots, or one pinned element",
		Long: `Proves a batch of the spots that the beacon draws in a run's committed trace, or with --all every batch of every drawn segment, or with --pin exactly one
element. Where a drawn or pinned element is not what its instruction gives on its committed operands there is no proof, and the exit status is 3.

Keys are made and cached when they are missing (see assay keys setup).`,
		Example: `  assay prove run --job job.json --beacon 1000:SIGNATURE --out proof.json
  assay prove run --job job.json --beacon 1000:SIGNATURE --all --out proofs
  assay prove run --job job.json --pin pin.json --out proof.json`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if (pin == "") == (len(beacons) == 0) {
				return usageError("want either --beacon, for drawn spots, or --pin")
			}
			t, err := env.readTerms(terms)
			if err != nil {
				return err
			}
			p, err := job.NewProver(args[0], t)
			if err != nil {
				return err
			}
			// What can be wrong is looked at before keys are made and proofs computed.
			var made proofsMade
			var prove func(*keys.Set) error
			if pin != "" {
				demanded, err := env.readPin(pin)
				if err != nil {
					return err
				}
				prove = func(set *keys.Set) error {
					proof, err := p.Pinned(cmd.Context(), set, *demanded)
					return made.add(out, proof, err)
				}
			} else {
				given, err := parseRounds(beacons)
				if err != nil {
					return err
				}
				rounds, err := job.Verify(t, given)
				if err != nil {
					return err
				}
				prove = func(set *keys.Set) error {
					if !all {
						proof, err := p.Sampled(cmd.Context(), set, rounds, segment, batch)
						return made.add(out, proof, err)
					}
					return env.proveAll(cmd, p, set, rounds, out, &made)
				}
			}
			if all {
				if err := os.MkdirAll(out, 0o755); err != nil {
					return inputError("folder", out, err)
				}
			} else if _, err := os.Stat(filepath.Dir(out)); err != nil {
				return inputError("file", out, err)
			}
			shape := job.Shape(t, kindOf(pin))
			set, err := keys.Load(cmd.Context(), shape, env.progress(shape.Name()))
			if err != nil {
				return err
			}
			if set.Development {
				env.note("%s", keys.Warning)
			}
			err = prove(set)
			if errors.Is(err, claim.ErrTraceRoot) {
				return withHint(err, "assay open commits the trace of the segments that draw 1 picks")
			}
			if err != nil {
				return err
			}
			return env.emit(made, made.write)
		},
	}
	cmd.Flags().StringVar(&terms, "job", "", "terms of the job")
	cmd.Flags().StringArrayVar(&beacons, "beacon", nil, "ROUND:SIGNATURE; twice, draw 1 first, for a job with two draws")
	cmd.Flags().Uint64Var(&segment, "segment", 0, "segment whose batch is proven")
	cmd.Flags().Uint64Var(&batch, "batch", 0, "batch that is proven")
	cmd.Flags().BoolVar(&all, "all", false, "prove every batch of every drawn segment; --out is then a folder")
	cmd.Flags().StringVar(&pin, "pin", "", "file that demands one element")
	cmd.Flags().StringVar(&out, "out", "proof.json", "file, or with --all folder, to write")
	required(cmd, "job")
	cmd.MarkFlagsMutuallyExclusive("pin", "all")
	cmd.MarkFlagsMutuallyExclusive("pin", "segment")
	cmd.MarkFlagsMutuallyExclusive("pin", "batch")
	cmd.MarkFlagsMutuallyExclusive("all", "segment")
	cmd.MarkFlagsMutuallyExclusive("all", "batch")
	return cmd
}

// proveAll proves every batch of every drawn segment, for files in folder. Each is saved when it is made.
func (e *environment) proveAll(cmd *cobra.Command, p *job.Prover, set *keys.Set, rounds *job.Rounds, folder string, made *proofsMade) error {
	progress := e.progress("prove")
	segments := rounds.Segments(p.Terms, p.Claim)
	total := float64(uint64(len(segments)) * p.Terms.Batches())
	for _, s := range segments {
		for b := range p.Terms.Batches() {
			progress(fmt.Sprintf("segment %d, batch %d", s, b), float64(len(made.Files))/total)
			proof, err := p.Sampled(cmd.Context(), set, rounds, s, b)
			if err != nil {
				err = fmt.Errorf("segment %d, batch %d: %w", s, b, err)
			}
			if err := made.add(filepath.Join(folder, fmt.Sprintf("proof-%d-%d.json", s, b)), proof, err); err != nil {
				return err
			}
		}
	}
	return nil
}

// proofsMade are the proofs that have been saved.
type proofsMade struct {
	Files []string `json:"proofs"`
	lines []string // about them, for people
}

// add saves a proof; err is that of making it.
func (m *proofsMade) add(path string, proof *claim.Proof, err error) error {
	if err != nil {
		return err
	}
	if err := save(path, proof.Encode()); err != nil {
		return err
	}
	if proof.Statement.Kind == claim.Pinned {
		m.lines = append(m.lines, fmt.Sprintf("the pinned element is %d", proof.Statement.Value))
	}
	m.Files, m.lines = append(m.Files, path), append(m.lines, fmt.Sprintf("%s: %s", path, proof))
	return nil
}

// write is the document for people.
func (m proofsMade) write(w io.Writer) error {
	for _, line := range m.lines {
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}
