package commit

import (
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// TreeID names a tree. Only work, state and output enter salts.
type TreeID uint8

const (
	TreeWork       TreeID = 1 // trace tensors read within a step
	TreeState      TreeID = 2 // trace tensors read by the next step
	TreeOutput     TreeID = 3 // trace tensors that are the result
	TreeModel      TreeID = 4 // weights and tables; salt 0
	TreeInput      TreeID = 5 // the job's data; salt 0
	TreeCheckpoint TreeID = 6 // the state subtree in a checkpoint; salted as TreeState, by the step that wrote it
)

// String returns the tree's name.
func (t TreeID) String() string {
	switch t {
	case TreeWork:
		return "work"
	case TreeState:
		return "state"
	case TreeOutput:
		return "output"
	case TreeModel:
		return "model"
	case TreeInput:
		return "input"
	case TreeCheckpoint:
		return "checkpoint"
	}
	return fmt.Sprintf("tree(%d)", uint8(t))
}

var (
	tagSalt        = Tag(KindSalt, Poseidon2, 0, 4)
	tagKeyHash     = Tag(KindKeyHash, Poseidon2, 0, 1)
	tagInputRoot   = Tag(KindInputRoot, Poseidon2, 0, 2)
	tagTraceRoot   = Tag(KindTraceRoot, Poseidon2, 0, 3)
	tagCheckpoint  = Tag(KindCheckpoint, Poseidon2, 0, 2)
	tagProgramRoot = Tag(KindProgramRoot, Poseidon2, 0, 2)
)

// Salt returns the salt of one leaf of a role: Hash8(key, t, step, leaf), where step is the absolute
// step plus one (0: the initial state, in TreeState) and leaf the index within the step's subtree.
//
// Panics unless t is TreeWork, TreeState or TreeOutput; the leaves of other trees have no salt of their own.
func Salt(key fr.Element, t TreeID, step, leaf uint64) fr.Element {
	in := saltInputs(key, t, step)
	in[3].SetUint64(leaf)
	return Hash8(tagSalt, in[:]...)
}

func saltInputs(key fr.Element, t TreeID, step uint64) (in [4]fr.Element) {
	if t < TreeWork || t > TreeOutput {
		panic(fmt.Sprintf("commit: salt of tree %v", t))
	}
	in[0] = key
	in[1].SetUint64(uint64(t))
	in[2].SetUint64(step)
	return in
}

// Salts sets dst[i] to Salt(key, t, step, first+i). Requires that first+i does not wrap.
func Salts(dst []fr.Element, key fr.Element, t TreeID, step, first uint64) {
	hashSalts(dst, saltInputs(key, t, step), first)
}

// KeyHash returns the hash of a salt key, which the terms and the input root bind.
func KeyHash(key fr.Element) fr.Element { return Hash8(tagKeyHash, key) }

// InputRoot returns the root of a job's input: the 13-level input tree and the hash of the salt key.
func InputRoot(tree, keyHash fr.Element) fr.Element { return Hash8(tagInputRoot, tree, keyHash) }

// TraceRoot returns the root of a segment's trace, from the 13-level trees of its three roles.
func TraceRoot(work, state, output fr.Element) fr.Element {
	return Hash8(tagTraceRoot, work, state, output)
}

// Checkpoint returns the checkpoint after a segment, from the 7-level state subtree of its last step and
// its 13-level output tree. Checkpoint 0 is (initial state subtree, Empty(TraceLevels)).
func Checkpoint(stateSubtree, outputRoot fr.Element) fr.Element {
	return Hash8(tagCheckpoint, stateSubtree, outputRoot)
}

// ProgramRoot returns the root of a program, from its header's digest and the tree over its descriptors.
func ProgramRoot(header, instrRoot fr.Element) fr.Element {
	return Hash8(tagProgramRoot, header, instrRoot)
}
