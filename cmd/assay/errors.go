package main

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
)

// Exit statuses.
const (
	exitDone      = 0
	exitUsage     = 1
	exitMalformed = 2
	exitRefused   = 3
	exitPolicy    = 4
	exitMissing   = 5
	exitOther     = 6
)

// classes tells what exit status an error has. The first that matches counts; an error that matches none is another failure.
var classes = []struct {
	match  func(error) bool
	status int
}{
	{as[*keys.CacheError], exitMissing}, // the keys that are needed cannot be had from there
	{is(keys.ErrWorker), exitOther},
	{as[*program.Error], exitMalformed},
	{as[*groth16.KeyError], exitMalformed},
	{is(fs.ErrNotExist), exitMissing},
}

func is(target error) func(error) bool {
	return func(err error) bool { return errors.Is(err, target) }
}

func as[T error](err error) bool {
	var target T
	return errors.As(err, &target)
}

// failure is an error whose exit status or hint the command itself decides.
type failure struct {
	err    error
	status int // 0: by the table
	hint   string
}

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }
func (f *failure) Hint() string  { return f.hint }

// usageError says that the command line is wrong in a way that only the command can tell.
func usageError(format string, args ...any) error {
	return &failure{err: fmt.Errorf(format, args...), status: exitUsage}
}

// malformedError says that an input is not what it should be.
func malformedError(format string, args ...any) error {
	return &failure{err: fmt.Errorf(format, args...), status: exitMalformed}
}

// withHint adds what can be done about an error.
func withHint(err error, hint string) error { return &failure{err: err, hint: hint} }

// classify returns the exit status and the hint of an error that is not nil.
func classify(err error) (status int, hint string) {
	var hinted interface {
		error
		Hint() string
	}
	for e := err; errors.As(e, &hinted) && hint == ""; e = errors.Unwrap(hinted) {
		hint = hinted.Hint()
	}
	var f *failure
	for e := err; errors.As(e, &f); e = f.err {
		if f.status != 0 {
			return f.status, hint
		}
	}
	for _, c := range classes {
		if c.match(err) {
			return c.status, hint
		}
	}
	return exitOther, hint
}
