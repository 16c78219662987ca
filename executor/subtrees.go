package executor

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"

	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// subtrees.bin lists the roots of the step subtrees of a segment whose trace was committed, so that
// opening one leaf means hashing one step and not all of them:
//
//	"ASSAYSUB" | version u8 | 7 zero bytes | segment u64 | steps u64 | work roots | state roots | output roots | SHA-256 of all before
const (
	subtreesMagic   = "ASSAYSUB"
	subtreesVersion = 1
	subtreesHeader  = 16 + 2*8
)

func subtreesHead(seg, steps uint64) []byte {
	b := append([]byte(subtreesMagic), subtreesVersion, 0, 0, 0, 0, 0, 0, 0)
	b = binary.LittleEndian.AppendUint64(b, seg)
	return binary.LittleEndian.AppendUint64(b, steps)
}

// writeSubtrees comes last of all, when the tensors are on the disk: where it is, the trace is complete.
func writeSubtrees(dir string, seg uint64, s *Subtrees) error {
	b := subtreesHead(seg, uint64(len(s.Work)))
	for r := program.Work; r <= program.Output; r++ {
		for _, e := range s.role(r) {
			x := e.Bytes()
			b = append(b, x[:]...)
		}
	}
	sum := sha256.Sum256(b)
	return publish(dir, subtreesPath(seg), b, sum[:])
}

// readSubtrees rejects a missing file (ErrMissing) and one that is not that of seg with so many steps
// (ErrCorrupt), with a *FileError.
func readSubtrees(dir string, seg, steps uint64) (*Subtrees, error) {
	data, err := readFile(dir, subtreesPath(seg), int64(subtreesSize(steps)))
	if err != nil {
		return nil, err
	}
	return parseSubtrees(data, seg, steps)
}

func subtreesSize(steps uint64) int { return subtreesHeader + 3*int(steps)*fr.Bytes + sha256.Size }

func parseSubtrees(data []byte, seg, steps uint64) (*Subtrees, error) {
	name, want := subtreesPath(seg), subtreesSize(steps)
	if len(data) != want {
		return nil, corrupt(name, "length", "got %d bytes, want %d", len(data), want)
	}
	body := data[:want-sha256.Size]
	if sum := sha256.Sum256(body); !bytes.Equal(sum[:], data[len(body):]) {
		return nil, corrupt(name, "checksum", "got %x, want %x", data[len(body):], sum)
	}
	if head := subtreesHead(seg, steps); !bytes.Equal(body[:subtreesHeader], head) {
		return nil, corrupt(name, "header", "got %x, want %x", body[:subtreesHeader], head)
	}
	body = body[subtreesHeader:]
	s := &Subtrees{Work: make([]fr.Element, steps), State: make([]fr.Element, steps), Output: make([]fr.Element, steps)}
	for r := program.Work; r <= program.Output; r++ {
		for k := range s.role(r) {
			if err := s.role(r)[k].SetBytesCanonical(body[:fr.Bytes]); err != nil {
				return nil, corrupt(name, fmt.Sprintf("%v root %d", r, k), "not below the modulus")
			}
			body = body[fr.Bytes:]
		}
	}
	return s, nil
}
