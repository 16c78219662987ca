package keys

import "errors"

var (
	// ErrWorker is returned when a set-up is needed in a program whose main does not call [Worker] first.
	ErrWorker = errors.New("keys: main does not call keys.Worker first")
	// ErrSetup is returned, wrapped, when a set-up fails.
	ErrSetup = errors.New("keys: set-up failed")
	// ErrConvert is returned, wrapped, for a key of gnark whose commitments are not those of a spot circuit.
	ErrConvert = errors.New("keys: not the key of a spot circuit")
	// ErrMismatch is wrapped by a [CacheError] when a file is not what the manifest says.
	ErrMismatch = errors.New("does not match the manifest")
	// ErrManifest is wrapped by a [CacheError] when a manifest is not one that this package writes.
	ErrManifest = errors.New("not a manifest of this version")
)

// A CacheError says which file of the cache cannot be used and why.
type CacheError struct {
	File  string // path of the file
	Entry string // path of the entry that holds it; empty if it is outside any
	Err   error
}

func (e *CacheError) Error() string { return "keys: " + e.File + ": " + e.Err.Error() }

// Unwrap gives the reason.
func (e *CacheError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *CacheError) Hint() string {
	if e.Entry == "" {
		return "set ASSAY_CACHE to a folder that can be written"
	}
	return "remove the folder " + e.Entry + "; its keys are made again when they are next needed"
}
