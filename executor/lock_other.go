//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package executor

import (
	"errors"
	"os"
)

// lockFile refuses: without a lock that ends with its process, two runs could write one directory.
func lockFile(path string) (*os.File, error) {
	return nil, &FileError{File: path, Field: "lock", Err: errors.ErrUnsupported}
}
