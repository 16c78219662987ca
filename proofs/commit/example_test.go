package commit_test

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// A provider commits to the rows that a step wrote; a verifier who knows the salt key checks one of them.
func Example() {
	scheme, err := commit.For(commit.Poseidon2, 64)
	if err != nil {
		fmt.Println(err)
		return
	}

	// Three rows of 40 bytes, as the first step of a job wrote them in its work tree.
	var key fr.Element
	key.SetUint64(1234)
	rows := commit.Leaves{Data: make([]byte, 3*40), RowBytes: 40, Salts: make([]fr.Element, 3)}
	copy(rows.Data[2*40:], "the third row")
	commit.Salts(rows.Salts, key, commit.TreeWork, 1, 0)
	digests := make([]fr.Element, 3)
	if err := scheme.DigestAll(digests, rows); err != nil {
		fmt.Println(err)
		return
	}
	tree, err := commit.NewTree(0, commit.StepLevels, digests)
	if err != nil {
		fmt.Println(err)
		return
	}
	path, err := tree.Path(2)
	if err != nil {
		fmt.Println(err)
		return
	}
	leaf := append(rows.Data[2*40:], make([]byte, 24)...) // the whole leaf, padded
	opening := commit.Opening{Row: leaf, Side: commit.SideZero, Salt: rows.Salts[2], Path: path}

	// The verifier has the root, computes the salt itself, and knows the height of the tree.
	opening.Salt = commit.Salt(key, commit.TreeWork, 1, 2)
	fmt.Println(commit.CheckOpening(scheme, tree.Root(), 2, commit.StepLevels, opening))
	opening.Row[0] ^= 1
	fmt.Println(commit.CheckOpening(scheme, tree.Root(), 2, commit.StepLevels, opening))
	// Output:
	// <nil>
	// commit: path does not contain the node it should: level 0, child 2
}
