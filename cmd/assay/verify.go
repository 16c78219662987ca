package main

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/soundness"
	"github.com/assay-protocol/assay/proofs/verify"
)

// verifyFiles name what a proof is checked against.
type verifyFiles struct {
	terms, program, claim, key, pin string
	rounds                          []uint64
	all                             bool
}

func verifyCommand(env *environment) *cobra.Command {
	var f verifyFiles
	cmd := &cobra.Command{
		Use:   "verify PROOF...",
		Short: "Check proofs against a job, program and claim",
		Long: `Rebuilds what the proofs must state from job, program, claim and the beacon rounds, and checks them. --round is the round that you fixed after you received
the claim (and in a job with two draws a second one, fixed after the trace roots): the answer is sound only for a claim that is older.

With --all the proofs must be complete: every batch of every drawn segment once. With --pin the proof must be of that element; its value is printed.
The exit status is 3 when a proof is refused.`,
		Example: `  assay verify proof.json --job job.json --program mlp.prog --claim run/claim.json --round 1000 --key spot.vk
  assay verify proofs/*.json --all --job job.json --program mlp.prog --claim run/claim.json --round 1000 --key development`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return env.verify(f, args) },
	}
	cmd.Flags().StringVar(&f.terms, "job", "", "terms of the job")
	cmd.Flags().StringVar(&f.program, "program", "", "program file")
	cmd.Flags().StringVar(&f.claim, "claim", "", "claim of the executor")
	cmd.Flags().Var((*roundNumbers)(&f.rounds), "round", "beacon round that you fixed; twice for a job with two draws")
	cmd.Flags().StringVar(&f.key, "key", "", "file with the verifying key, or development for the one in this program's source")
	cmd.Flags().StringVar(&f.pin, "pin", "", "file that demands the element")
	cmd.Flags().BoolVar(&f.all, "all", false, "the proofs must be all that the job owes")
	required(cmd, "job", "program", "claim", "key")
	cmd.MarkFlagsMutuallyExclusive("pin", "all")
	cmd.MarkFlagsMutuallyExclusive("pin", "round")
	return cmd
}

// verdict is the result of verify on drawn spots.
type verdict struct {
	Accepted  bool                 `json:"accepted"`
	Complete  bool                 `json:"complete"`
	Proofs    int                  `json:"proofs"`
	Spots     uint64               `json:"spots"`
	Guarantee *soundness.Guarantee `json:"guarantee,omitempty"` // of a complete set
}

// roundNumbers collects the round numbers of a repeated flag.
type roundNumbers []uint64

func (r *roundNumbers) Type() string { return "number" }
func (r *roundNumbers) String() string {
	if len(*r) == 0 {
		return "" // no default to print
	}
	return fmt.Sprint([]uint64(*r))
}
func (r *roundNumbers) Set(s string) error {
	n, err := strconv.ParseUint(s, 10, 64)
	*r = append(*r, n)
	return err
}

func (e *environment) verify(f verifyFiles, paths []string) error {
	t, err := e.readTerms(f.terms)
	if err != nil {
		return err
	}
	p, err := e.readProgram(f.program)
	if err != nil {
		return err
	}
	c, err := e.readClaim(f.claim)
	if err != nil {
		return err
	}
	vk, err := e.verifyingKey(f, t)
	if err != nil {
		return err
	}
	var proofs []*claim.Proof
	for _, path := range paths {
		proof, err := document(e, "proof", path, claim.MaxProofDocumentBytes, claim.DecodeProof)
		if err != nil {
			return err
		}
		proofs = append(proofs, proof)
	}
	if f.pin != "" {
		return e.verifyPinned(f, proofs, t, p, c, vk)
	}
	var rounds draw.Rounds
	if n := len(f.rounds); n < 1 || n > len(rounds) {
		return usageError("--round: want one, or two for a job with two draws")
	}
	copy(rounds[:], f.rounds)
	b, err := beacon.Find(t.Beacon.Name, t.Beacon.PublicKey)
	if err != nil {
		return err
	}
	if b.Development {
		e.note("development beacon: everybody knows its rounds in advance")
	}
	if f.all {
		if err := verify.VerifySet(proofs, t, p, c, rounds, vk, b); err != nil {
			return err
		}
	} else {
		type place struct{ segment, batch uint64 }
		seen := make(map[place]bool, len(proofs))
		for i, proof := range proofs {
			if err := verify.Verify(proof, t, p, c, rounds, vk, b); err != nil {
				return fmt.Errorf("%s: %w", paths[i], err)
			}
			at := place{proof.Segment, proof.Batch}
			if seen[at] { // or their spots would be counted twice
				return fmt.Errorf("%s: %w: segment %d, batch %d", paths[i], verify.ErrRepeated, at.segment, at.batch)
			}
			seen[at] = true
		}
	}
	doc := verdict{Accepted: true, Complete: f.all, Proofs: len(proofs), Spots: uint64(len(proofs)) * t.Batch}
	if f.all { // less is worth nothing that could be said in numbers
		g := soundness.For(t, p, soundness.Conditions{})
		doc.Guarantee = &g
	}
	return e.emit(doc, func(w io.Writer) error {
		if doc.Guarantee == nil {
			_, err := fmt.Fprintf(w, "accepted: %d proofs of %d spots each, these batches only\n", len(proofs), t.Batch)
			return err
		}
		_, err := fmt.Fprintf(w, "accepted: %d proofs of %d spots each, all that the job owes\n\n%s", len(proofs), t.Batch, wrap(doc.Guarantee.String()))
		return err
	})
}

func (e *environment) verifyPinned(f verifyFiles, proofs []*claim.Proof, t *claim.Terms, p *program.Program, c *claim.Claim, vk *groth16.VerifyingKey) error {
	if len(proofs) != 1 {
		return usageError("--pin: want one proof")
	}
	pin, err := e.readPin(f.pin)
	if err != nil {
		return err
	}
	value, err := verify.VerifyPinned(proofs[0], t, p, c, *pin, vk)
	if err != nil {
		return err
	}
	return e.emit(struct {
		Accepted bool  `json:"accepted"`
		Value    int64 `json:"value"`
	}{true, value}, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "accepted: the pinned element is %d\n", value)
		return err
	})
}

// verifyingKey reads the key that the flags name.
func (e *environment) verifyingKey(f verifyFiles, t *claim.Terms) (*groth16.VerifyingKey, error) {
	if f.key != "development" {
		return e.readKey(f.key)
	}
	shape := job.Shape(t, kindOf(f.pin))
	vk, ok, err := keys.Committed(shape)
	if err == nil && !ok {
		err = &failure{
			err: fmt.Errorf("no development key of %s in this program's source", shape.Name()), status: exitMissing,
			hint: "make it with assay keys setup --shape " + shape.Name() + " --write-development DIR, and name the file",
		}
	}
	if err != nil {
		return nil, err
	}
	e.note("%s", keys.Warning)
	return vk, nil
}
