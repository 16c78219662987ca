package main

import (
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/safetensors"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// maxTensors is the most bytes of a safetensors file that the commands read.
const maxTensors = 16 << 30

// document reads and decodes one document of at most most bytes.
func document[T any](e *environment, what, path string, most int64, decode func([]byte) (T, error)) (T, error) {
	var none T
	b, err := e.read(what, path, most)
	if err != nil {
		return none, err
	}
	v, err := decode(b)
	if err != nil {
		return none, fmt.Errorf("%s %s: %w", what, path, err)
	}
	return v, nil
}

func (e *environment) readTerms(path string) (*claim.Terms, error) {
	return document(e, "job", path, claim.MaxTermsBytes, claim.DecodeTerms)
}

func (e *environment) readClaim(path string) (*claim.Claim, error) {
	return document(e, "claim", path, claim.MaxClaimBytes, claim.DecodeClaim)
}

func (e *environment) readPin(path string) (*claim.Pin, error) {
	return document(e, "pin", path, claim.MaxPinBytes, claim.DecodePin)
}

func (e *environment) readKey(path string) (*groth16.VerifyingKey, error) {
	return document(e, "key", path, maxKey, groth16.ParseVerifyingKey)
}

// tensors reads a safetensors file; the empty path is a file without tensors.
func (e *environment) tensors(what, path string) (*safetensors.File, error) {
	if path == "" {
		return &safetensors.File{}, nil
	}
	b, err := e.read(what, path, maxTensors)
	if err != nil {
		return nil, err
	}
	f, err := safetensors.Parse(b)
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w", what, path, err)
	}
	return f, nil
}

// dataFlags name what a job runs on.
type dataFlags struct{ program, model, input, state, salt string }

func (d *dataFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&d.program, "program", "", "program file")
	cmd.Flags().StringVar(&d.model, "model", "", "safetensors file with the model's tensors, if the program has a model")
	cmd.Flags().StringVar(&d.input, "input", "", "safetensors file with the input, tensors of shape [steps, rows, cols], if the program has input")
	cmd.Flags().StringVar(&d.state, "state", "", "safetensors file with the initial state, if the program has state")
	cmd.Flags().StringVar(&d.salt, "salt-key", "", "salt key of the job, 0x and 64 hex digits below r (default: the zero key of a public job)")
	required(cmd, "program")
}

// required marks flags without which a command cannot run.
func required(cmd *cobra.Command, names ...string) {
	for _, n := range names {
		if err := cmd.MarkFlagRequired(n); err != nil {
			panic(err) // no such flag
		}
	}
}

func (e *environment) readData(d dataFlags) (p *program.Program, data *program.Data, key fr.Element, err error) {
	fail := func(err error) (*program.Program, *program.Data, fr.Element, error) { return nil, nil, key, err }
	if d.salt != "" {
		if key, err = commit.ParseElement(d.salt); err != nil {
			return fail(usageError("--salt-key: %w", err))
		}
	}
	if p, err = e.readProgram(d.program); err != nil {
		return fail(err)
	}
	data = &program.Data{}
	for _, f := range []struct {
		what, path string
		load       func(*program.Program, *safetensors.File) ([]program.Rows, error)
		into       *[]program.Rows
	}{
		{"model", d.model, program.LoadModel, &data.Model},
		{"input", d.input, program.LoadInput, &data.Input},
		{"state", d.state, program.LoadState, &data.State},
	} {
		file, err := e.tensors(f.what, f.path)
		if err != nil {
			return fail(err)
		}
		switch *f.into, err = f.load(p, file); {
		case err != nil && f.path == "":
			return fail(usageError("--%s is missing: %w", f.what, err))
		case err != nil:
			return fail(fmt.Errorf("%s %s: %w", f.what, f.path, err))
		}
	}
	return p, data, key, nil
}

// parseRounds reads beacon rounds given as ROUND:SIGNATURE, the signature in hex.
func parseRounds(flags []string) ([]claim.Round, error) {
	var rounds []claim.Round
	for _, s := range flags {
		number, sig, ok := strings.Cut(s, ":")
		n, err := strconv.ParseUint(number, 10, 64)
		if !ok || err != nil {
			return nil, usageError("--beacon %s: want ROUND:SIGNATURE", s)
		}
		b, err := hex.DecodeString(strings.TrimPrefix(sig, "0x"))
		if err != nil {
			return nil, usageError("--beacon: signature of round %d: %w", n, err)
		}
		rounds = append(rounds, claim.Round{Round: n, Signature: b})
	}
	return rounds, nil
}

// parseBytes reads n bytes of hex for a flag.
func parseBytes(flag, s string, dst []byte) error {
	b, err := hex.DecodeString(strings.TrimPrefix(s, "0x"))
	if err != nil || len(b) != len(dst) {
		return usageError("--%s %s: want %d bytes of hex", flag, s, len(dst))
	}
	copy(dst, b)
	return nil
}

// save writes a result so that the name holds all of it or what it held before. It follows symbolic links. What is no regular file, such as a
// terminal, pipe or /dev/null, is written to and stays what it is.
func save(path string, b []byte) error {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	if stat, err := os.Stat(path); err == nil && !stat.Mode().IsRegular() {
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return inputError("file", path, err)
		}
		_, err = f.Write(b)
		if err = errors.Join(err, f.Close()); err != nil {
			return inputError("file", path, err)
		}
		return nil
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return inputError("file", path, err)
	}
	defer os.Remove(f.Name()) // fails once it is renamed
	if _, err := f.Write(b); err != nil {
		f.Close()
		return inputError("file", path, err)
	}
	if err := f.Chmod(0o644); err != nil {
		f.Close()
		return inputError("file", path, err)
	}
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		return inputError("file", path, err)
	}
	return os.Rename(f.Name(), path)
}
