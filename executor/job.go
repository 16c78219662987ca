package executor

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/safetensors"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// The files of a run directory besides the log and the tensors.
const (
	runName     = "run.json"
	lockName    = "lock"
	programName = "program.prog"
	modelName   = "model.safetensors"
	inputName   = "input.safetensors"
	stateName   = "state.safetensors"
	claimName   = "claim.json"
)

const (
	runVersion   = 1
	maxRunBytes  = 1 << 16
	maxProgBytes = 1 << 26
)

// Roots are the roots that a job's terms fix.
type Roots struct {
	Program     fr.Element
	Model       fr.Element
	Input       fr.Element // commit.InputRoot, which binds the salt key
	Checkpoint0 fr.Element
}

// Job is everything a run starts from.
type Job struct {
	Program *program.Program
	Data    *program.Data
	SaltKey fr.Element
}

// trees are a job's own commitments.
type trees struct{ model, input, state *commit.Tree }

func (j *Job) trees() (t trees, err error) {
	if t.model, err = program.ModelTree(j.Program, j.Data.Model); err != nil {
		return t, err
	}
	if t.input, err = program.InputTree(j.Program, j.Data.Input); err != nil {
		return t, err
	}
	t.state, err = program.StateTree(j.Program, j.Data.State, j.SaltKey)
	return t, err
}

func (t trees) roots(j *Job) Roots {
	return Roots{
		Program:     j.Program.Root(),
		Model:       t.model.Root(),
		Input:       commit.InputRoot(t.input.Root(), commit.KeyHash(j.SaltKey)),
		Checkpoint0: program.Checkpoint0(t.state),
	}
}

// Roots computes the roots of the job's terms. It rejects data that does not fit the program.
func (j *Job) Roots() (Roots, error) {
	t, err := j.trees()
	if err != nil {
		return Roots{}, err
	}
	return t.roots(j), nil
}

// runFile is run.json: what the directory is a run of. It is written last when a directory is set up.
type runFile struct {
	Version     int    `json:"version"`
	Eager       bool   `json:"eager"`
	ProgramRoot string `json:"program_root"`
	ModelRoot   string `json:"model_root"`
	InputRoot   string `json:"input_root"`
	Checkpoint0 string `json:"checkpoint0"`
	SaltKey     string `json:"salt_key"`
}

func newRunFile(r Roots, key fr.Element, eager bool) runFile {
	return runFile{
		Version: runVersion, Eager: eager,
		ProgramRoot: commit.FormatElement(r.Program), ModelRoot: commit.FormatElement(r.Model),
		InputRoot: commit.FormatElement(r.Input), Checkpoint0: commit.FormatElement(r.Checkpoint0),
		SaltKey: commit.FormatElement(key),
	}
}

func (r runFile) encode() ([]byte, error) {
	b, err := json.MarshalIndent(r, "", "  ")
	return append(b, '\n'), err
}

// parseRunFile reads run.json. It rejects unknown fields, another version, anything after the object and
// roots that are not canonical (ErrCorrupt).
func parseRunFile(data []byte) (r runFile, roots Roots, key fr.Element, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		return r, roots, key, corrupt(runName, "document", "%v", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return r, roots, key, corrupt(runName, "document", "something follows it")
	}
	if r.Version != runVersion {
		return r, roots, key, corrupt(runName, "version", "got %d, want %d", r.Version, runVersion)
	}
	for _, f := range []struct {
		name, value string
		into        *fr.Element
	}{
		{"program_root", r.ProgramRoot, &roots.Program}, {"model_root", r.ModelRoot, &roots.Model},
		{"input_root", r.InputRoot, &roots.Input}, {"checkpoint0", r.Checkpoint0, &roots.Checkpoint0},
		{"salt_key", r.SaltKey, &key},
	} {
		if *f.into, err = commit.ParseElement(f.value); err != nil {
			return r, roots, key, corrupt(runName, f.name, "%v", err)
		}
	}
	return r, roots, key, nil
}

// setUp makes dir the directory of this run, or checks that it is. It returns the hash of run.json. It
// rejects the directory of another run (ErrMixed).
func setUp(dir string, j *Job, roots Roots, eager bool) ([sha256.Size]byte, error) {
	want := newRunFile(roots, j.SaltKey, eager)
	text, err := want.encode()
	if err != nil {
		return [sha256.Size]byte{}, err
	}
	hash := sha256.Sum256(text)
	data, err := readFile(dir, runName, maxRunBytes)
	if err == nil {
		return hash, sameRun(data, text, want)
	}
	if !errors.Is(err, ErrMissing) {
		return hash, err
	}
	// A log that already has records belongs to a run whose run.json was lost.
	if info, err := os.Lstat(filepath.Join(dir, logName)); err == nil && info.Size() > logHeader {
		return hash, &FileError{File: runName, Field: "file", Err: ErrMissing}
	}
	if err := writeJob(dir, j); err != nil {
		return hash, err
	}
	if err := createLog(dir, hash); err != nil {
		return hash, err
	}
	if err := flush(dir, []string{programName, modelName, inputName, stateName, logName, "."}); err != nil {
		return hash, err
	}
	// run.json comes last: where it is, everything before it is.
	return hash, publish(dir, runName, text)
}

// sameRun compares run.json with what this run would write.
func sameRun(data, text []byte, want runFile) error {
	got, _, _, err := parseRunFile(data)
	if err != nil {
		return err
	}
	for _, f := range []struct {
		name string
		same bool
	}{
		{"program_root", got.ProgramRoot == want.ProgramRoot}, {"model_root", got.ModelRoot == want.ModelRoot},
		{"input_root", got.InputRoot == want.InputRoot}, {"checkpoint0", got.Checkpoint0 == want.Checkpoint0},
		{"salt_key", got.SaltKey == want.SaltKey}, {"eager", got.Eager == want.Eager},
		{"document", bytes.Equal(data, text)},
	} {
		if !f.same {
			return &FileError{File: runName, Field: f.name, Err: ErrMixed}
		}
	}
	return nil
}

// writeJob writes program, model, input and state.
func writeJob(dir string, j *Job) error {
	if err := replace(dir, programName, j.Program.Encode()); err != nil {
		return err
	}
	for _, f := range []struct {
		name string
		file *safetensors.File
	}{
		{modelName, program.ModelFile(j.Program, j.Data.Model)},
		{inputName, program.InputFile(j.Program, j.Data.Input)},
		{stateName, program.StateFile(j.Program, j.Data.State)},
	} {
		data, err := f.file.Encode()
		if err != nil {
			return fmt.Errorf("executor: %s: %w", f.name, err)
		}
		if err := replace(dir, f.name, data); err != nil {
			return err
		}
	}
	return nil
}

// ReadJob reads program, model, input, state and salt key from a run directory. They are checked against
// each other but not against any root: compare Job.Roots with the terms. It rejects what is missing or
// malformed with a *FileError.
func ReadJob(dir string) (*Job, error) {
	j, _, _, _, err := readJob(dir)
	return j, err
}

// ReadProgram reads the program in a run directory. It rejects a missing or malformed one with a *FileError.
func ReadProgram(dir string) (*program.Program, error) {
	code, err := readFile(dir, programName, maxProgBytes)
	if err != nil {
		return nil, err
	}
	p, err := program.Decode(code)
	if err != nil {
		return nil, &FileError{File: programName, Field: "program", Err: fmt.Errorf("%w: %w", ErrCorrupt, err)}
	}
	return p, nil
}

// outputs are the tensors that instructions of a role write.
func outputs(p *program.Program, r program.Role) (tensors []program.Tensor) {
	for _, in := range p.Instructions() {
		if in.Out.Role == r {
			tensors = append(tensors, in.Out)
		}
	}
	return tensors
}

// fileLimit is the most bytes that a file of the tensors, each repeated times times, may have: what a
// directory serves must not decide how much memory its reader takes.
func fileLimit(tensors []program.Tensor, times uint64) int64 {
	n := uint64(8 + safetensors.MaxHeaderBytes)
	for _, t := range tensors {
		n += times * uint64(t.Rows) * uint64(t.RowBytes()+4)
	}
	return int64(min(n, math.MaxInt64))
}

func readJob(dir string) (j *Job, run runFile, roots Roots, hash [sha256.Size]byte, err error) {
	fail := func(err error) (*Job, runFile, Roots, [sha256.Size]byte, error) { return nil, run, roots, hash, err }
	text, err := readFile(dir, runName, maxRunBytes)
	if err != nil {
		return fail(err)
	}
	hash = sha256.Sum256(text)
	j = &Job{Data: &program.Data{}}
	if run, roots, j.SaltKey, err = parseRunFile(text); err != nil {
		return fail(err)
	}
	if j.Program, err = ReadProgram(dir); err != nil {
		return fail(err)
	}
	for _, f := range []struct {
		name    string
		load    func(*program.Program, *safetensors.File) ([]program.Rows, error)
		into    *[]program.Rows
		tensors []program.Tensor
		times   uint64
	}{
		{modelName, program.LoadModel, &j.Data.Model, j.Program.Model(), 1},
		{inputName, program.LoadInput, &j.Data.Input, j.Program.Input(), j.Program.Steps()},
		{stateName, program.LoadState, &j.Data.State, outputs(j.Program, program.State), 1},
	} {
		data, err := readFile(dir, f.name, fileLimit(f.tensors, f.times))
		if err != nil {
			return fail(err)
		}
		file, err := safetensors.Parse(data)
		if err == nil {
			*f.into, err = f.load(j.Program, file)
		}
		if err != nil {
			return fail(&FileError{File: f.name, Field: "tensors", Err: fmt.Errorf("%w: %w", ErrCorrupt, err)})
		}
	}
	return j, run, roots, hash, nil
}
