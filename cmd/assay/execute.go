package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
)

func executeCommand(env *environment) *cobra.Command {
	var data dataFlags
	var dir, device string
	var late bool
	cmd := &cobra.Command{
		Use:   "run",
		Short: "Execute a job and commit to it",
		Long: `Executes every step of a program, writes checkpoints (and, unless --late, the whole trace) to the run directory, and at the end the claim. Killed at any moment, the
same command goes on after the last checkpoint and reaches the same roots.`,
		Example: "  assay run --program mlp.prog --model weights.safetensors --input digits.safetensors --dir run",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			dev, err := deviceNamed(device)
			if err != nil {
				return err
			}
			p, d, key, err := env.readData(data)
			if err != nil {
				return err
			}
			progress := env.progress("run")
			c, err := executor.Run(cmd.Context(), executor.Options{
				Job: executor.Job{Program: p, Data: d, SaltKey: key}, Device: dev, Dir: dir, Eager: !late,
				Progress: func(x executor.Progress) {
					progress(fmt.Sprintf("segment %d of %d", x.Segment+1, x.Segments), float64(x.Step)/float64(x.Steps))
				},
			})
			if err != nil {
				return err
			}
			return env.emitClaim(dir, c)
		},
	}
	data.add(cmd)
	cmd.Flags().StringVar(&dir, "dir", "", "run directory; made if missing")
	cmd.Flags().BoolVar(&late, "late", false, "commit only checkpoints now, and the trace of drawn segments later with assay open")
	cmd.Flags().StringVar(&device, "device", "cpu", "device: cpu")
	required(cmd, "dir")
	return cmd
}

// deviceNamed returns a device of this machine.
func deviceNamed(name string) (executor.Device, error) {
	if name != "cpu" {
		return nil, &failure{err: fmt.Errorf("no device %q", name), status: exitMissing, hint: "this version computes on the CPU: --device cpu"}
	}
	return cpu.New(), nil
}

func (e *environment) emitClaim(dir string, c *claim.Claim) error {
	return e.emit(struct {
		Dir         string   `json:"dir"`
		Checkpoints []string `json:"checkpoints"`
		TraceRoots  int      `json:"trace_roots"`
	}{dir, formatElements(c), len(c.TraceRoots)}, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "claim in %s: %d segments, %d trace roots\nlast checkpoint %s\n",
			dir, len(c.Checkpoints)-1, len(c.TraceRoots), commit.FormatElement(c.Checkpoints[len(c.Checkpoints)-1]))
		return err
	})
}

func formatElements(c *claim.Claim) []string {
	out := make([]string, len(c.Checkpoints))
	for i, x := range c.Checkpoints {
		out[i] = commit.FormatElement(x)
	}
	return out
}
