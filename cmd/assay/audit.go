package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/program"
)

func auditCommand(env *environment) *cobra.Command {
	var terms, claimFile, pinFile, device string
	var number uint64
	cmd := &cobra.Command{
		Use:   "audit DIR",
		Short: "Re-execute a run and pin the first thing that is wrong",
		Long: `Takes what an executor serves (its run directory) as untrusted: checks program, model, input and initial state against the terms, executes the job again, and
compares every commitment. If all are right, so is the result. Otherwise it names the first wrong element or leaf in the order of execution and writes it as a pin:
assay prove --pin cannot prove it, whoever tries. The exit status is then 3.`,
		Example: "  assay audit run --job job.json --claim claim.json --pin-out pin.json",
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			dev, err := deviceNamed(device)
			if err != nil {
				return err
			}
			o := audit.Options{Dir: args[0], Device: dev}
			if o.Terms, err = env.readTerms(terms); err != nil {
				return err
			}
			if claimFile != "" {
				if o.Claim, err = env.readClaim(claimFile); err != nil {
					return err
				}
			}
			progress := env.progress("audit")
			o.Progress = func(x executor.Progress) {
				progress(fmt.Sprintf("segment %d of %d", x.Segment+1, x.Segments), float64(x.Step)/float64(x.Steps))
			}
			p, err := executor.ReadProgram(args[0])
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			found, err := audit.Run(cmd.Context(), o)
			if err != nil {
				return err
			}
			return env.emitFinding(found, p, number, pinFile)
		},
	}
	cmd.Flags().StringVar(&terms, "job", "", "terms of the job")
	cmd.Flags().StringVar(&claimFile, "claim", "", "claim as it was received (default: the one in the run directory)")
	cmd.Flags().StringVar(&pinFile, "pin-out", "pin.json", "file to write the pin to, if there is one")
	cmd.Flags().Uint64Var(&number, "pin-number", 0, "number of the pin")
	cmd.Flags().StringVar(&device, "device", "cpu", "device: cpu")
	required(cmd, "job")
	return cmd
}

// findingDocument is an audit's verdict.
type findingDocument struct {
	Right     bool   `json:"right"`
	Reason    string `json:"reason,omitempty"`
	Finding   string `json:"finding,omitempty"`
	Committed *int64 `json:"committed,omitempty"` // of a wrong element
	Wanted    *int64 `json:"wanted,omitempty"`
	Pin       string `json:"pin,omitempty"` // file
}

// emitFinding prints the verdict, writes the pin, and fails with a refusal if anything is wrong.
func (e *environment) emitFinding(f *audit.Finding, p *program.Program, number uint64, pinFile string) error {
	if f == nil {
		return e.emit(findingDocument{Right: true}, func(w io.Writer) error {
			_, err := fmt.Fprintln(w, "right: every commitment is what honest execution gives, and so is the result")
			return err
		})
	}
	d := findingDocument{Reason: f.Reason.String(), Finding: f.String()}
	if f.Reason == audit.WrongElement {
		d.Committed, d.Wanted = &f.Committed, &f.Right
	}
	if f.Pin != nil {
		if err := save(pinFile, pinOf(f.Pin, p, number).Encode()); err != nil {
			return err
		}
		d.Pin = pinFile
	}
	err := e.emit(d, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "wrong: %s\n", f)
		if err == nil && f.Pin != nil {
			_, err = fmt.Fprintf(w, "pin in %s\n", pinFile)
		}
		return err
	})
	if err != nil {
		return err
	}
	return &failure{err: fmt.Errorf("the run is wrong: %s", f.Reason), status: exitRefused}
}

// pinOf is the demand for the element of a finding.
func pinOf(at *audit.Pin, p *program.Program, number uint64) *claim.Pin {
	return &claim.Pin{Number: number, Segment: at.Segment, Step: at.Step, Instruction: uint64(at.Instruction), Element: at.Element(p)}
}
