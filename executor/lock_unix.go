//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package executor

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// lockFile takes the exclusive lock of the file at path, creating it, and holds it until the returned
// file is closed or the process ends, however it ends. It rejects a file that another process holds
// (ErrLocked).
func lockFile(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, fmt.Errorf("%w: %s", ErrLocked, path)
		}
		return nil, fmt.Errorf("executor: locking %s: %w", path, err)
	}
	return f, nil
}
