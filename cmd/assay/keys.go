package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
)

// keysDocument is the result of the keys commands.
type keysDocument struct {
	Warning string    `json:"warning"`
	Cache   string    `json:"cache"`
	Keys    []keyLine `json:"keys"`
}

type keyLine struct {
	Circuit     string `json:"circuit"`
	KeyHash     string `json:"key_hash,omitempty"`
	Development bool   `json:"development"`
	Constraints int    `json:"constraints,omitempty"`
	Bytes       int64  `json:"bytes,omitempty"`     // of the cached files
	Committed   string `json:"committed,omitempty"` // compared with the key in the source: same, other, or none
	Error       string `json:"error,omitempty"`
}

// write is the document for people. The warning comes first and last: one end of a long list is off the screen.
func (d keysDocument) write(w io.Writer) error {
	fmt.Fprintf(w, "%s\n\n", d.Warning)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "CIRCUIT\tCONSTRAINTS\tMB\tCOMMITTED\tKEY HASH")
	for _, k := range d.Keys {
		if k.Error != "" {
			fmt.Fprintf(t, "%s\tcannot be used: %s\n", k.Circuit, k.Error)
			continue
		}
		fmt.Fprintf(t, "%s\t%d\t%.1f\t%s\t%s\n", k.Circuit, k.Constraints, float64(k.Bytes)/1e6, k.Committed, k.KeyHash)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\ncache %s\n%s\n", d.Cache, d.Warning)
	return err
}

// describeKeys is the cache's present content, less what keep rejects.
func describeKeys(cache *keys.Cache, keep func(circuits.Params) bool) (keysDocument, error) {
	d := keysDocument{Warning: keys.Warning, Cache: cache.Dir(), Keys: []keyLine{}}
	entries, err := cache.List()
	if err != nil {
		return d, err
	}
	for _, e := range entries {
		if !keep(e.Params) {
			continue
		}
		line := keyLine{Circuit: e.Params.Name(), Development: true}
		if e.Err != nil {
			line.Error = e.Err.Error()
		} else {
			line.KeyHash, line.Development = fmt.Sprintf("0x%x", e.KeyHash), e.Development
			line.Constraints, line.Bytes = e.Constraints, e.Bytes
			committed, ok, err := keys.Committed(e.Params)
			switch {
			case err != nil:
				return d, err
			case !ok:
				line.Committed = "none"
			case committed.Hash() == e.KeyHash:
				line.Committed = "same"
			default:
				line.Committed = "other"
			}
		}
		d.Keys = append(d.Keys, line)
	}
	return d, nil
}

func keysList(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "list",
		Short: "List the keys in the cache",
		Long: `Lists the keys in the cache ($ASSAY_CACHE, or the user's cache folder). Column COMMITTED compares a key with the verifying key of that circuit in
this program's source: same, other, or none if there is none. The files are read and checked only when the keys are used.`,
		Example: "  assay keys list",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			cache, err := keys.Default()
			if err != nil {
				return err
			}
			d, err := describeKeys(cache, func(circuits.Params) bool { return true })
			if err != nil {
				return err
			}
			return env.emit(d, d.write)
		},
	}
}

func keysSetup(env *environment) *cobra.Command {
	var names []string
	var all bool
	var write string
	cmd := &cobra.Command{
		Use:   "setup",
		Short: "Make the development keys of circuits",
		Long: `Makes development keys and puts them in the cache ($ASSAY_CACHE, or the user's cache folder); those that are there are checked. Without flags these are the
keys that a job uses unless it says otherwise. Set-up takes seconds for a circuit of one spot and minutes for one of 16.

Development keys come from a public seed. Everybody has the same ones, and anyone can forge a proof under them.`,
		Example: "  assay keys setup\n  assay keys setup --shape spot-poseidon2-c1024-b4-sampled",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			shapes, err := chosenShapes(names, all)
			if err != nil {
				return err
			}
			cache, err := keys.Default()
			if err != nil {
				return err
			}
			if write != "" {
				if stat, err := os.Stat(write); err != nil || !stat.IsDir() {
					return inputError("folder", write, os.ErrNotExist)
				}
			}
			env.note("%s", keys.Warning)
			for _, p := range shapes {
				set, err := cache.LoadCurrent(cmd.Context(), p, env.progress(p.Name()))
				if err != nil {
					return err
				}
				if write != "" {
					path := filepath.Join(write, keys.FileName(p))
					if err := os.WriteFile(path, set.Verifying.Bytes(), 0o644); err != nil {
						return err
					}
				}
			}
			d, err := describeKeys(cache, func(p circuits.Params) bool { return slices.Contains(shapes, p) })
			if err != nil {
				return err
			}
			return env.emit(d, d.write)
		},
	}
	cmd.Flags().StringArrayVar(&names, "shape", nil, "make the keys of the circuit with this name; may be repeated")
	cmd.Flags().BoolVar(&all, "all", false, "make the keys of all circuits of production size")
	cmd.Flags().StringVar(&write, "write-development", "", "also write the verifying keys to this folder, as they are committed in the source")
	cmd.MarkFlagsMutuallyExclusive("shape", "all")
	return cmd
}

// chosenShapes are the shapes that the flags of keys setup ask for.
func chosenShapes(names []string, all bool) ([]circuits.Params, error) {
	if all {
		return keys.Shapes(), nil
	}
	if len(names) == 0 {
		return keys.Usual(), nil
	}
	var shapes []circuits.Params
	for _, name := range names {
		p, err := keys.ParseShape(name)
		if err != nil {
			return nil, withHint(usageError("--shape: %w", err), "for example "+keys.Usual()[0].Name())
		}
		if !slices.Contains(shapes, p) {
			shapes = append(shapes, p)
		}
	}
	return shapes, nil
}
