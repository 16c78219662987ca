//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package keys

import (
	"context"
	"errors"
)

// lock refuses: without a lock that ends with its process, two processes could make one entry. Entries made elsewhere can be read.
func lock(context.Context, string, func()) (unlock func(), err error) {
	return nil, errors.ErrUnsupported
}
