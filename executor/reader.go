package executor

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Reader reads the committed tensors in a run directory that nobody vouches for: it needs no log and no
// claim, and checks the files' own form only. It is not safe for concurrent use.
type Reader struct {
	dir string
	p   *program.Program
	c   *Committer
}

// NewReader returns a reader of dir for a run of p under the salt key.
func NewReader(dir string, p *program.Program, key fr.Element) (*Reader, error) {
	c, err := NewCommitter(p, key)
	if err != nil {
		return nil, err
	}
	return &Reader{dir: dir, p: p, c: c}, nil
}

// Tensor reads a committed tensor; the salts of one in LayoutRows are those of the key. It rejects a
// position that the program does not have (ErrData), and a missing or corrupted file with a *FileError.
func (r *Reader) Tensor(pos Position) (*Tensor, error) {
	if pos.Instruction < 0 || pos.Instruction >= r.p.Len() || pos.Step >= r.p.SegmentSteps(pos.Segment) {
		return nil, fmt.Errorf("%w: no tensor at %+v", ErrData, pos)
	}
	t, err := readTensor(r.dir, r.p, pos)
	if err == nil && t.Leaves.Salts == nil {
		t.Leaves.Salts = r.c.Salts(pos.Instruction, int64(pos.Segment*r.p.SegmentLength()+pos.Step))
	}
	return t, err
}

// Values are the tensor's elements alone, rows of the program's row bytes.
func (t *Tensor) Values(p *program.Program) []byte {
	return t.plain(p.Instruction(t.Instruction).Out.RowBytes())
}
