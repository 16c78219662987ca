package main

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/proofs/program"
)

func versionCommand(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the versions of the program and of what it reads and writes",
		Long:    "Prints the version of this program, of the circuits and encodings it knows, and of the libraries whose versions its results depend on.",
		Example: "  assay version --json",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			doc := struct {
				Version  string `json:"version"`
				Revision string `json:"revision,omitempty"`
				Circuits int    `json:"circuits"`
				Programs int    `json:"programs"`
				Gnark    string `json:"gnark"`
				Go       string `json:"go"`
				Platform string `json:"platform"`
			}{"unknown", "", circuits.Version, program.Version, keys.GnarkVersion(), runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
			if info, ok := debug.ReadBuildInfo(); ok {
				doc.Version = info.Main.Version
				for _, s := range info.Settings {
					if s.Key == "vcs.revision" {
						doc.Revision = s.Value
					}
				}
			}
			return env.emit(doc, func(w io.Writer) error {
				_, err := fmt.Fprintf(w, "assay %s\ncircuits %d, programs %d\ngnark %s, %s, %s\n", doc.Version, doc.Circuits, doc.Programs, doc.Gnark, doc.Go, doc.Platform)
				return err
			})
		},
	}
}
