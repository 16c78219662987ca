package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/assay-protocol/assay/proofs/program"
)

// The most bytes of an input that is read as a whole. What is longer is malformed; nothing sensible comes near.
const (
	maxProgram = 64 << 20
	maxKey     = 1 << 20
)

// read returns the content of the file at path, or for "-" of standard input, which is named what in errors. It rejects more than most bytes.
func (e *environment) read(what, path string, most int64) ([]byte, error) {
	in := e.stdin
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return nil, inputError(what, path, err)
		}
		defer f.Close()
		in = f
	}
	b, err := io.ReadAll(io.LimitReader(in, most+1))
	if err != nil {
		return nil, inputError(what, path, err)
	}
	if int64(len(b)) > most {
		return nil, malformedError("%s %s: longer than %d bytes", what, path, most)
	}
	return b, nil
}

// inputError names the input, and the path once: the errors of package os repeat it.
func inputError(what, path string, err error) error {
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		err = pathError.Err
	}
	return fmt.Errorf("%s %s: %w", what, path, err)
}

// readProgram reads and checks a program.
func (e *environment) readProgram(path string) (*program.Program, error) {
	b, err := e.read("program", path, maxProgram)
	if err != nil {
		return nil, err
	}
	p, err := program.Decode(b)
	if err != nil {
		return nil, fmt.Errorf("program %s: %w", path, err)
	}
	return p, nil
}
