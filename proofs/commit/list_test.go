package commit_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

func listPath(t testing.TB, elements []fr.Element, i int) [][32]byte {
	t.Helper()
	p, err := commit.ListPath(elements, uint64(i))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestListPaths proves every element of every short list, and changes each part of each proof.
func TestListPaths(t *testing.T) {
	for n := 1; n <= 20; n++ {
		in := elements(rng(13), n)
		root := commit.ListRoot(in)
		for i := range n {
			path := listPath(t, in, i)
			check := func(root [32]byte, n, i int, e fr.Element, path [][32]byte) error {
				return commit.CheckListPath(root, uint64(n), uint64(i), e, path)
			}
			if err := check(root, n, i, in[i], path); err != nil {
				t.Fatalf("element %d of %d: %v", i, n, err)
			}
			for bit := range 256 {
				bad := root
				bad[bit/8] ^= 1 << (bit % 8)
				wantErr(t, "root", check(bad, n, i, in[i], path), commit.ErrRoot)
			}
			for l := range path {
				bad := slices.Clone(path)
				bad[l][31] ^= 1
				wantErr(t, "sibling", check(root, n, i, in[i], bad), commit.ErrRoot)
				if l > 0 {
					bad = slices.Clone(path)
					bad[l], bad[l-1] = bad[l-1], bad[l]
					wantErr(t, "siblings swapped", check(root, n, i, in[i], bad), commit.ErrRoot)
				}
				wantErr(t, "sibling missing", check(root, n, i, in[i], slices.Delete(slices.Clone(path), l, l+1)), commit.ErrPathLength)
				wantErr(t, "sibling doubled", check(root, n, i, in[i], slices.Insert(slices.Clone(path), l, path[l])), commit.ErrPathLength)
			}
			for j := range n {
				if j == i {
					continue
				}
				if check(root, n, j, in[i], path) == nil || check(root, n, j, in[j], path) == nil || check(root, n, i, in[j], path) == nil {
					t.Errorf("list of %d: %d passes for %d", n, i, j)
				}
			}
			wantErr(t, "index", check(root, n, n, in[i], path), commit.ErrIndex)
		}
		_, err := commit.ListPath(in, uint64(n))
		wantErr(t, "ListPath", err, commit.ErrIndex)
	}
}

// TestListOfAnotherLength checks proofs against every wrong length. The root does not bind the length, so
// that some pass where the shape of the path is the same; what they then show is still true.
func TestListOfAnotherLength(t *testing.T) {
	const most = 24
	all := elements(rng(14), most)
	for n := 1; n <= most; n++ {
		root := commit.ListRoot(all[:n])
		for i := range n {
			path := listPath(t, all[:n], i)
			for m := range most + 1 {
				if m == n {
					continue
				}
				err := commit.CheckListPath(root, uint64(m), uint64(i), all[i], path)
				if err == nil && len(path) != 0 && i < m {
					for j := range most {
						if j != i && commit.CheckListPath(root, uint64(m), uint64(i), all[j], path) == nil {
							t.Errorf("length %d for %d, index %d: element %d passes", m, n, i, j)
						}
					}
				} else if !errors.Is(err, commit.ErrIndex) && !errors.Is(err, commit.ErrPathLength) && !errors.Is(err, commit.ErrRoot) {
					t.Errorf("length %d for %d, index %d: %v", m, n, i, err)
				}
			}
		}
	}
}

// TestPromotedNodes tries to pass a promoted leaf, and inner nodes, for something else.
func TestPromotedNodes(t *testing.T) {
	in := elements(rng(15), 3)
	root, path := commit.ListRoot(in), listPath(t, in, 2)
	// Element 2 of 3 is promoted beside the node over 0 and 1. Without the index in its leaf this path
	// would show it at index 1 of 2.
	if len(path) != 1 {
		t.Fatalf("path of %d siblings", len(path))
	}
	wantErr(t, "index 1 of 2", commit.CheckListPath(root, 2, 1, in[2], path), commit.ErrRoot)
	wantErr(t, "index 0 of 2", commit.CheckListPath(root, 2, 0, in[2], path), commit.ErrRoot)
	// A list of four whose last element repeats the third is no list of three.
	if commit.ListRoot(append(slices.Clone(in), in[2])) == root {
		t.Error("repeating the last element keeps the root")
	}
	// The node over 0 and 1 is no element: elements are hashed with another first byte.
	node := path[0]
	var e fr.Element
	e.SetBytes(node[:])
	leaf2 := listPath(t, in[:3], 0)[1]
	wantErr(t, "node as an element", commit.CheckListPath(root, 2, 0, e, [][32]byte{leaf2}), commit.ErrRoot)
	wantErr(t, "node as a whole list", commit.CheckListPath(node, 1, 0, e, nil), commit.ErrRoot)
}

func TestListOrder(t *testing.T) {
	in := elements(rng(16), 5)
	root := commit.ListRoot(in)
	swapped := slices.Clone(in)
	swapped[1], swapped[3] = swapped[3], swapped[1]
	if commit.ListRoot(swapped) == root || commit.ListRoot(in[:4]) == root || commit.ListRoot(in[1:]) == root {
		t.Error("another list has the same root")
	}
	if commit.ListRoot(nil) != [32]byte{} {
		t.Error("an empty list has a root")
	}
	wantErr(t, "an empty list", commit.CheckListPath([32]byte{}, 0, 0, in[0], nil), commit.ErrIndex)
	wantErr(t, "a huge index", commit.CheckListPath(root, 1<<64-1, 1<<64-2, in[0], nil), commit.ErrPathLength)
}

// FuzzListPath proves and checks, then changes one bit of the proof.
func FuzzListPath(f *testing.F) {
	f.Add(uint16(5), uint16(1), uint16(300))
	f.Add(uint16(3), uint16(2), uint16(0))
	f.Fuzz(func(t *testing.T, n, index, flip uint16) {
		if n > 300 {
			return
		}
		in := elements(rng(uint64(n)), int(n))
		path, err := commit.ListPath(in, uint64(index))
		if err != nil {
			wantErr(t, "ListPath", err, commit.ErrIndex)
			return
		}
		root := commit.ListRoot(in)
		if err := commit.CheckListPath(root, uint64(n), uint64(index), in[index], path); err != nil {
			t.Fatal(err)
		}
		bits := 256 * (len(path) + 1)
		if bit := int(flip) % bits; bit < 256 {
			root[bit/8] ^= 1 << (bit % 8)
		} else {
			path[bit/256-1][bit/8%32] ^= 1 << (bit % 8)
		}
		if commit.CheckListPath(root, uint64(n), uint64(index), in[index], path) == nil {
			t.Fatal("a changed proof is accepted")
		}
	})
}

// FuzzCheckListPath gives any bytes as a proof: it must be refused, without harm.
func FuzzCheckListPath(f *testing.F) {
	f.Add(uint64(5), uint64(1), []byte("proof"))
	f.Add(uint64(1<<64-1), uint64(1<<63), make([]byte, 64*32))
	e := element(rng(17))
	f.Fuzz(func(t *testing.T, n, index uint64, proof []byte) {
		var path [][32]byte
		for len(proof) >= 32 {
			path, proof = append(path, [32]byte(proof)), proof[32:]
		}
		if commit.CheckListPath([32]byte{1}, n, index, e, path) == nil {
			t.Fatal("accepted")
		}
	})
}
