package executor

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// Refusals of what a run directory holds.
var (
	ErrMissing = errors.New("executor: missing")
	ErrCorrupt = errors.New("executor: corrupted")
	ErrMixed   = errors.New("executor: directory belongs to another run")
	ErrLocked  = errors.New("executor: directory is in use by another process")
)

// FileError says which file of a run directory is refused, and which field of it.
type FileError struct {
	File  string // relative to the run directory
	Field string
	Err   error // wraps one of the sentinels of this package, or is what the system said
}

// Error states file, field and reason.
func (e *FileError) Error() string { return e.File + ": " + e.Field + ": " + e.Err.Error() }

// Unwrap gives the reason.
func (e *FileError) Unwrap() error { return e.Err }

// corrupt is a refusal of a field's content.
func corrupt(file, field, format string, args ...any) error {
	return &FileError{File: file, Field: field, Err: fmt.Errorf("%w: %s", ErrCorrupt, fmt.Sprintf(format, args...))}
}

// tmpSuffix ends the name of a file that is being written. Nothing reads such files, and one that a crash
// left is overwritten or removed.
const tmpSuffix = ".tmp"

// replace writes data to root/name so that the name holds the old content or the whole new one, whenever
// the process is killed. A power failure may leave the name with content that is missing in part, until
// flush: it is for files that nothing relies on before.
func replace(root, name string, data ...[]byte) error {
	return write(root, name, data, func(*os.File) error { return nil })
}

// publish is replace for files whose presence says something: through a power failure too, the name holds the
// old content or the whole new one. When it returns, the new one lasts.
func publish(root, name string, data ...[]byte) error {
	if err := write(root, name, data, (*os.File).Sync); err != nil {
		return err
	}
	return syncOne(filepath.Dir(filepath.Join(root, name)))
}

func write(root, name string, data [][]byte, finish func(*os.File) error) error {
	path := filepath.Join(root, name)
	// What a crash left goes first. It is not written through: it may be a link that came with the directory.
	if err := os.Remove(path + tmpSuffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := os.OpenFile(path+tmpSuffix, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	for _, d := range data {
		if _, err := f.Write(d); err != nil {
			f.Close()
			return err
		}
	}
	if err := errors.Join(finish(f), f.Close()); err != nil {
		return err
	}
	return os.Rename(path+tmpSuffix, path)
}

// flush brings files and directories, given relative to root, to the disk: many at a time, since a file
// system commits the changes that are waiting together.
func flush(root string, names []string) error {
	const workers = 16
	var wg sync.WaitGroup
	var mu sync.Mutex
	var first error
	work := make(chan string)
	for range min(workers, len(names)) {
		wg.Go(func() {
			for name := range work {
				if err := syncOne(filepath.Join(root, name)); err != nil {
					mu.Lock()
					first = errors.Join(first, err)
					mu.Unlock()
				}
			}
		})
	}
	for _, name := range names {
		work <- name
	}
	close(work)
	wg.Wait()
	return first
}

func syncOne(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	err = f.Sync()
	return errors.Join(err, f.Close())
}

// readFile reads root/name, of at most limit bytes. It rejects a missing file (ErrMissing), one that is
// no regular file and one that is longer (ErrCorrupt), with a *FileError.
func readFile(root, name string, limit int64) ([]byte, error) {
	path := filepath.Join(root, name)
	// The kind comes first: opening a pipe that somebody put there would wait forever.
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, &FileError{File: name, Field: "file", Err: ErrMissing}
	case err != nil:
		return nil, &FileError{File: name, Field: "file", Err: err}
	case !info.Mode().IsRegular():
		return nil, corrupt(name, "file", "no regular file")
	case info.Size() > limit:
		return nil, corrupt(name, "length", "got %d bytes, want at most %d", info.Size(), limit)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, &FileError{File: name, Field: "file", Err: err}
	}
	defer f.Close()
	data := make([]byte, info.Size())
	if _, err := io.ReadFull(f, data); err != nil {
		return nil, &FileError{File: name, Field: "file", Err: fmt.Errorf("%w: %w", ErrCorrupt, err)}
	}
	return data, nil
}
