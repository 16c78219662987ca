package main

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/circuits/prover"
	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/safetensors"
	"github.com/assay-protocol/assay/proofs/verify"
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
	{refused, exitRefused},              // before malformed: a proof that is malformed inside a good document is a wrong proof
	{as[*keys.CacheError], exitMissing}, // the keys that are needed cannot be had from there
	{is(circuits.ErrParams), exitMissing},
	{is(executor.ErrMissing), exitMissing},
	{as[*executor.FileError], exitMalformed},
	{as[*claim.FieldError], exitMalformed},
	{as[*safetensors.Error], exitMalformed},
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

// refused tells whether an error is a verdict: a proof, signature or run is not what it must be.
func refused(err error) bool {
	for _, verdict := range []error{
		verify.ErrProgram, verify.ErrClaimJob, verify.ErrCheckpoints, verify.ErrCheckpoint0, verify.ErrResults, verify.ErrKey, verify.ErrBeacon,
		verify.ErrDevelopmentBeacon, verify.ErrRounds, verify.ErrCircuit, verify.ErrKind, verify.ErrKeyHash, verify.ErrProofRounds,
		verify.ErrSignature, verify.ErrSegment, verify.ErrNotDrawn, verify.ErrTraceRoot, verify.ErrBatch, verify.ErrStatement, verify.ErrProof,
		verify.ErrRepeated, verify.ErrIncomplete, verify.ErrPin, verify.ErrValue,
		beacon.ErrRound, beacon.ErrEncoding, beacon.ErrSubgroup, beacon.ErrInfinity, beacon.ErrSignature, beacon.ErrUnknown,
		prover.ErrWrongElement, prover.ErrOpening, prover.ErrUnsatisfied,
		job.ErrTerms, job.ErrKey, job.ErrNotDrawn, claim.ErrTraceRoot, claim.ErrSegment,
		executor.ErrMixed, executor.ErrDiverged, audit.ErrAuthentic,
	} {
		if errors.Is(err, verdict) {
			return true
		}
	}
	return false
}
