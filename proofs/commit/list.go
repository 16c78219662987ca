package commit

import (
	"encoding/binary"
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"golang.org/x/crypto/sha3"
)

// ListRoot returns the root of the checkpoint list: a binary tree of keccak256 with leaves
// keccak256(0x00 || index as uint64, big-endian || element as 32 bytes, big-endian) and nodes
// keccak256(0x01 || left || right); the last node of an odd level is promoted as it is. The root of an
// empty list is 32 zero bytes.
//
// The root does not bind the length of the list: whoever opens it must know that from elsewhere.
func ListRoot(elements []fr.Element) [32]byte {
	if len(elements) == 0 {
		return [32]byte{}
	}
	level := listLeaves(elements)
	for len(level) > 1 {
		level = listParents(level)
	}
	return level[0]
}

// ListPath returns the siblings from the element at index up to the root, lowest first; a promoted node
// has none at its level. It rejects an index outside the list (ErrIndex).
func ListPath(elements []fr.Element, index uint64) ([][32]byte, error) {
	if index >= uint64(len(elements)) {
		return nil, fmt.Errorf("%w: %d in a list of %d", ErrIndex, index, len(elements))
	}
	var path [][32]byte
	for level := listLeaves(elements); len(level) > 1; level = listParents(level) {
		if sibling := index ^ 1; sibling < uint64(len(level)) {
			path = append(path, level[sibling])
		}
		index /= 2
	}
	return path, nil
}

// CheckListPath returns nil if path shows that element stands at index in the list of n elements with
// the given root.
//
// It rejects an index outside the list (ErrIndex), a path of another length than n and index give
// (ErrPathLength), and another root (ErrRoot).
func CheckListPath(root [32]byte, n, index uint64, element fr.Element, path [][32]byte) error {
	if index >= n {
		return fmt.Errorf("%w: %d in a list of %d", ErrIndex, index, n)
	}
	if want := listPathLen(n, index); len(path) != want {
		return fmt.Errorf("%w: got %d, want %d", ErrPathLength, len(path), want)
	}
	node := listLeaf(index, element)
	for n > 1 {
		if sibling := index ^ 1; sibling < n {
			if index&1 == 0 {
				node = listNode(node, path[0])
			} else {
				node = listNode(path[0], node)
			}
			path = path[1:]
		}
		index /= 2
		n = n/2 + n%2
	}
	if node != root {
		return fmt.Errorf("%w: got %x, want %x", ErrRoot, node, root)
	}
	return nil
}

func listPathLen(n, index uint64) (length int) {
	for ; n > 1; n = n/2 + n%2 {
		if index^1 < n {
			length++
		}
		index /= 2
	}
	return length
}

func listLeaves(elements []fr.Element) [][32]byte {
	level := make([][32]byte, len(elements))
	for i := range elements {
		level[i] = listLeaf(uint64(i), elements[i])
	}
	return level
}

func listParents(level [][32]byte) [][32]byte {
	up := make([][32]byte, (len(level)+1)/2)
	for i := range up {
		if 2*i+1 < len(level) {
			up[i] = listNode(level[2*i], level[2*i+1])
		} else {
			up[i] = level[2*i]
		}
	}
	return up
}

func listLeaf(index uint64, element fr.Element) [32]byte {
	e := element.Bytes()
	b := binary.BigEndian.AppendUint64([]byte{0x00}, index)
	return keccak(append(b, e[:]...))
}

func listNode(left, right [32]byte) [32]byte {
	b := append([]byte{0x01}, left[:]...)
	return keccak(append(b, right[:]...))
}

func keccak(b []byte) (out [32]byte) {
	h := sha3.NewLegacyKeccak256()
	h.Write(b)
	h.Sum(out[:0])
	return out
}
