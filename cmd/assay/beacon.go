package main

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/proofs/beacon"
)

// roundDocument is a beacon round in JSON.
type roundDocument struct {
	Beacon      string `json:"beacon"`
	Development bool   `json:"development"`
	Round       uint64 `json:"round"`
	Signature   string `json:"signature"`
	Value       string `json:"value"`
}

func beaconSign(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "sign ROUND",
		Short: "Sign a round of the development beacon",
		Long: `Prints ROUND:SIGNATURE of the development beacon, as the other commands take it. Its key is public: anyone can know every round in advance, so it draws
for tests and demonstrations only. Rounds of drand's quicknet come from its public servers.`,
		Example: "  assay beacon sign 1000",
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			n, err := strconv.ParseUint(args[0], 10, 64)
			if err != nil {
				return usageError("round %s: want a number", args[0])
			}
			sig, err := beacon.DevelopmentSign(n)
			if err != nil {
				return usageError("%w", err)
			}
			env.note("development beacon: everybody knows its rounds in advance")
			return env.emitRound(beacon.Development(), n, sig)
		},
	}
}

func beaconVerify(env *environment) *cobra.Command {
	var name string
	cmd := &cobra.Command{
		Use:     "verify ROUND:SIGNATURE",
		Short:   "Check the signature of a beacon round",
		Example: "  assay beacon verify --beacon quicknet 1000:b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			b, err := beaconNamed(name)
			if err != nil {
				return err
			}
			rounds, err := parseRounds(args)
			if err != nil {
				return err
			}
			return env.emitRound(b, rounds[0].Round, rounds[0].Signature)
		},
	}
	cmd.Flags().StringVar(&name, "beacon", beacon.Quicknet().Name, "beacon: "+beacon.Quicknet().Name+" or "+beacon.Development().Name)
	return cmd
}

// emitRound verifies a round and prints it.
func (e *environment) emitRound(b beacon.Beacon, n uint64, sig []byte) error {
	value, err := b.Verify(n, sig)
	if err != nil {
		return err
	}
	return e.emit(roundDocument{b.Name, b.Development, n, fmt.Sprintf("0x%x", sig), fmt.Sprintf("0x%x", value)}, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "%d:%x\n", n, sig)
		return err
	})
}
