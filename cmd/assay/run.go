package main

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// run carries out one command line and returns the exit status.
func run(ctx context.Context, env *environment, args []string) int {
	// Flags may be wrong before --json is reached, and the failure is still a document.
	env.json = slices.Contains(args, "--json") || slices.Contains(args, "--json=true")

	started := false
	root := &cobra.Command{
		Use:               "assay",
		Short:             "Verifiable compute: run a job, prove it, check it",
		Example:           "  assay demo\n  assay demo --adversary lazy",
		Args:              cobra.NoArgs,
		RunE:              help,
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
	}
	root.PersistentFlags().Bool("json", false, "write one JSON document to standard output, everything else to standard error")
	root.SetOut(env.stdout)
	root.SetErr(env.stderr)
	root.SetArgs(args)
	root.AddCommand(commands(env)...)
	onStart(root, func(cmd *cobra.Command) (err error) {
		started = true
		env.json, err = cmd.Flags().GetBool("json")
		return err
	})
	usual := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		if !env.json {
			usual(cmd, args)
			return
		}
		_ = env.emit(struct {
			Command string `json:"command"`
			Help    string `json:"help"`
		}{cmd.CommandPath(), strings.TrimSpace(cmd.Short + "\n\n" + cmd.UsageString())}, nil)
	})

	cmd, err := root.ExecuteContextC(ctx)
	if err != nil && !started { // cobra's own refusals come before anything is run
		err = withHint(usageError("%w", err), "see "+cmd.CommandPath()+" --help")
	}
	if ctx.Err() != nil && errors.Is(err, context.Canceled) {
		err = errors.New("interrupted")
	}
	return env.finish(err)
}

// onStart wraps the help of every command from cmd down, and makes it call f when its command line has been accepted, before it does anything.
func onStart(cmd *cobra.Command, f func(*cobra.Command) error) {
	cmd.Long = reflow(cmd.Long)
	if runE := cmd.RunE; runE != nil {
		cmd.RunE = func(cmd *cobra.Command, args []string) error {
			if err := f(cmd); err != nil {
				return err
			}
			return runE(cmd, args)
		}
	}
	for _, c := range cmd.Commands() {
		onStart(c, f)
	}
}

// group makes a command that does nothing but hold others.
func group(name, short string, members ...*cobra.Command) *cobra.Command {
	var examples []string
	for _, m := range members {
		examples = append(examples, m.Example)
	}
	g := &cobra.Command{Use: name, Short: short, Example: strings.Join(examples, "\n"), Args: cobra.NoArgs, RunE: help}
	g.AddCommand(members...)
	return g
}

// help is what a command does that only groups others.
func help(cmd *cobra.Command, _ []string) error { return cmd.Help() }
