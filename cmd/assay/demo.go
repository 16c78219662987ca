package main

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/cmd/assay/internal/demo"
)

func demoCommand(env *environment) *cobra.Command {
	var o demo.Options
	cmd := &cobra.Command{
		Use:   "demo",
		Short: "Classify handwritten digits, prove it and be paid; or watch a cheater fail",
		Long: `Classifies 256 handwritten digits with an integer network on the CPU, for a buyer whose payment an escrow holds on a chain in this process: the
run is committed, a beacon draws 32 spots, one circuit that serves any program proves them on chain, the buyer audits, and after the window the
executor is paid. With --adversary the executor cheats:

  lazy        skips a share of the products' elements and fills in a guess
  degenerate  zeroes the activations in every step and goes on honestly
  sabotage    changes one score of one digit
  silent      computes honestly and then owes its proofs
  withhold    proves and serves no data

What the draw misses the audit pins, and the pinned proof is then impossible. The first run makes keys and takes minutes; they are cached.
The exit status is 0 when the story ended as it should: an honest executor paid, a cheater slashed.`,
		Example: "  assay demo\n  assay demo --adversary lazy --predictor int4\n  assay demo --adversary sabotage --seed 7 --json",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !cmd.Flags().Changed("seed") {
				o.Seed = rand.Uint64()
			}
			if o.Dir == "" {
				dir, err := os.MkdirTemp("", "assay-demo-")
				if err != nil {
					return err
				}
				defer os.RemoveAll(dir)
				o.Dir = dir
			}
			story := env.stdout
			if env.json {
				story = env.stderr
			}
			o.Say = func(format string, args ...any) {
				env.closeLine()
				fmt.Fprintln(story, wrap(fmt.Sprintf(format, args...)))
			}
			o.Progress = env.progress
			r, err := demo.Run(cmd.Context(), o)
			if errors.Is(err, demo.ErrAdversary) {
				return usageError("%w", err)
			}
			if err != nil {
				return err
			}
			err = env.emit(r, func(w io.Writer) error {
				_, err := fmt.Fprintf(w, "\nWHAT IT IS WORTH\n%s\nAgain with --seed %d\n", wrap(r.Guarantee.String()), r.Seed)
				return err
			})
			if err != nil {
				return err
			}
			if o.Honest() != (r.Outcome == "settled") || r.Payments.ExecutorPaid != 0 && !o.Honest() {
				return &failure{err: fmt.Errorf("the demo ended wrongly: %s", r.Outcome), status: exitRefused}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&o.Adversary, "adversary", "", "let the executor cheat: lazy, degenerate, sabotage, silent or withhold")
	cmd.Flags().Float64Var(&o.Fraction, "fraction", 0.5, "share of the elements of products that the lazy one skips, in [0, 1]")
	cmd.Flags().StringVar(&o.Predictor, "predictor", "zero", "what the lazy one fills in: zero (the best constant or mean guess) or int4 (4-bit weights)")
	cmd.Flags().Uint64Var(&o.Seed, "seed", 0, "fixes digits, salt, draw and cheating (default: random)")
	cmd.Flags().StringVar(&o.Dir, "dir", "", "keep the run in this folder (default: a temporary one)")
	return cmd
}
