package executor

import (
	"context"
	"os"
	"path/filepath"

	"github.com/assay-protocol/assay/proofs/program"
)

// writer writes the tensors of a segment and remembers what has to reach the disk.
type writer struct {
	dir   string
	seg   uint64
	code  []program.Instruction
	names []string // written and not flushed
	made  string   // the last step directory
}

// flushNames bounds the files that wait for the disk.
const flushNames = 4096

func (w *writer) mkdir(name string) error {
	if err := os.MkdirAll(filepath.Join(w.dir, name), 0o700); err != nil {
		return err
	}
	w.names = append(w.names, name, filepath.Dir(name))
	return nil
}

func (w *writer) tensor(step uint64, i int, rows []byte) error {
	pos := Position{Segment: w.seg, Step: step, Instruction: i}
	if name := stepDir(w.seg, step); name != w.made {
		if len(w.names) >= flushNames {
			if err := w.flush(); err != nil {
				return err
			}
		}
		if err := w.mkdir(name); err != nil {
			return err
		}
		w.made = name
	}
	if err := writeRows(w.dir, pos, w.code[i].Out, rows); err != nil {
		return err
	}
	w.names = append(w.names, pos.Path())
	return nil
}

func (w *writer) flush() error {
	names := w.names
	w.names = nil
	seen := make(map[string]bool, len(names))
	unique := names[:0]
	for _, n := range names {
		if !seen[n] {
			seen[n] = true
			unique = append(unique, n)
		}
	}
	return flush(w.dir, unique)
}

// segment executes the writer's segment and returns, when what rec keeps is on the disk, its subtrees and
// the state after it.
func (w *writer) segment(ctx context.Context, m *Machine, c *Committer, state []program.Rows, rec Recorder) (*Subtrees, []program.Rows, error) {
	if err := w.mkdir(segmentDir(w.seg)); err != nil {
		return nil, nil, err
	}
	s, after, err := m.Segment(ctx, w.seg, state, c, rec)
	if err != nil {
		return nil, nil, err
	}
	return s, after, w.flush()
}
