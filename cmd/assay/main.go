// Command assay runs jobs, proves and checks them.
//
// Results go to standard output, everything else to standard error. With --json, standard output holds exactly one JSON document, whatever happens.
// The exit status says what happened:
//
//	0  accepted or done
//	1  usage: the command line is wrong
//	2  malformed input
//	3  refused: a proof is wrong, or evidence is not genuine
//	4  genuine, but not acceptable by policy
//	5  something needed is missing: a file, device, tool or key
//	6  another failure, such as input and output
//
// A failure is printed as a line that begins with "error:", and where something can be done about it one that begins with "hint:".
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits/keys"
)

func main() {
	keys.Worker() // first: this process may have been started to make keys
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// The first signal asks the command to end. From then on the system's defaults hold, so that a second one ends a command that does not listen:
	// one that waits for its input, or in the midst of a proof.
	release := context.AfterFunc(ctx, func() {
		stop()
		fmt.Fprintln(os.Stderr, "\nstopping; interrupt again to end at once")
	})
	status := run(ctx, &environment{stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr}, os.Args[1:])
	release()
	stop()
	os.Exit(status)
}

// commands is the list of all commands. A command that others stand below only groups them.
func commands(env *environment) []*cobra.Command {
	return []*cobra.Command{
		demoCommand(env),
		executeCommand(env),
		openCommand(env),
		proveCommand(env),
		verifyCommand(env),
		auditCommand(env),
		group("job", "Write and look at the terms of jobs", jobCreate(env), jobShow(env)),
		group("beacon", "Sign and check beacon rounds", beaconSign(env), beaconVerify(env)),
		group("keys", "Make and list the keys of the circuits", keysSetup(env), keysList(env)),
		group("program", "Look at programs", programShow(env), programCheck(env)),
		versionCommand(env),
	}
}
