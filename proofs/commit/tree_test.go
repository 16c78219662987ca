package commit_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

func TestNewTreeRefuses(t *testing.T) {
	for _, v := range []struct {
		base, levels, leaves int
		want                 error
	}{
		{-1, 2, 1, commit.ErrLevels},
		{0, -1, 0, commit.ErrLevels},
		{0, 22, 1, commit.ErrLevels},
		{7, 15, 1, commit.ErrLevels},
		{22, 0, 1, commit.ErrLevels},
		{0, 1 << 62, 1, commit.ErrLevels},
		{0, 0, 2, commit.ErrCount},
		{0, 1, 9, commit.ErrCount},
		{0, 2, 65, commit.ErrCount},
		{0, 0, 0, nil},
		{0, 0, 1, nil},
		{0, 1, 8, nil},
		{0, 21, 9, nil},
		{7, 14, 9, nil},
	} {
		tree, err := commit.NewTree(v.base, v.levels, make([]fr.Element, v.leaves))
		wantErr(t, "NewTree", err, v.want)
		if (tree == nil) != (err != nil) {
			t.Errorf("%+v: tree %v with error %v", v, tree, err)
		}
	}
}

func TestEmptyTrees(t *testing.T) {
	for levels := 0; levels <= commit.TraceLevels; levels++ {
		tree, err := commit.NewTree(0, levels, nil)
		if err != nil {
			t.Fatal(err)
		}
		if tree.Root() != commit.Empty(levels) {
			t.Errorf("%d levels: root is not Empty", levels)
		}
		zeros, err := commit.NewTree(0, levels, make([]fr.Element, 1))
		if err != nil {
			t.Fatal(err)
		}
		if zeros.Root() != tree.Root() {
			t.Errorf("%d levels: a digest of zero is not an absent leaf", levels)
		}
	}
	over, err := commit.NewTree(commit.StepLevels, commit.SegmentLevels, nil)
	if err != nil {
		t.Fatal(err)
	}
	if over.Root() != commit.Empty(commit.TraceLevels) {
		t.Error("no steps: root is not that of an empty trace")
	}
}

// TestTreeOverSubtrees builds a role's tree of a segment both ways: at once, and step by step.
func TestTreeOverSubtrees(t *testing.T) {
	r := rng(8)
	steps := [][]fr.Element{elements(r, 9), nil, elements(r, 64)}
	var roots []fr.Element
	var subtrees []*commit.Tree
	for _, leaves := range steps {
		sub, err := commit.NewTree(0, commit.StepLevels, leaves)
		if err != nil {
			t.Fatal(err)
		}
		subtrees = append(subtrees, sub)
		roots = append(roots, sub.Root())
	}
	over, err := commit.NewTree(commit.StepLevels, commit.SegmentLevels, roots)
	if err != nil {
		t.Fatal(err)
	}
	for step, leaf := range map[uint64]uint64{0: 8, 1: 5, 2: 63} {
		low, err := subtrees[step].Path(leaf)
		if err != nil {
			t.Fatal(err)
		}
		high, err := over.Path(step)
		if err != nil {
			t.Fatal(err)
		}
		index := step<<21 + leaf
		if err := commit.CheckPath(over.Root(), subtrees[step].Leaf(leaf), index, 0, commit.TraceLevels, append(low, high...)); err != nil {
			t.Errorf("step %d: %v", step, err)
		}
		if err := commit.CheckPath(over.Root(), roots[step], step, commit.StepLevels, commit.SegmentLevels, high); err != nil {
			t.Errorf("step %d alone: %v", step, err)
		}
		// The same node at the wrong height, which the node tags tell apart.
		wantErr(t, "subtree as a leaf", commit.CheckPath(over.Root(), roots[step], step, 0, commit.SegmentLevels, high), commit.ErrPath)
	}
}

func TestTreeKeepsItsLeaves(t *testing.T) {
	in := elements(rng(9), 9)
	tree, err := commit.NewTree(0, 2, in)
	if err != nil {
		t.Fatal(err)
	}
	want := in[8]
	in[8] = fr.Element{}
	p, err := tree.Path(8)
	if err != nil {
		t.Fatal(err)
	}
	if err := commit.CheckPath(tree.Root(), want, 8, 0, 2, p); err != nil {
		t.Errorf("after the caller wrote to its slice: %v", err)
	}
}

func TestPathRefusesIndex(t *testing.T) {
	tree, err := commit.NewTree(0, 2, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, i := range []uint64{64, 1 << 32, 1<<64 - 1} {
		_, err := tree.Path(i)
		wantErr(t, "Path", err, commit.ErrIndex)
	}
	if tree.Levels() != 2 || tree.Base() != 0 {
		t.Errorf("levels %d, base %d", tree.Levels(), tree.Base())
	}
}

func TestRootFromPathLimits(t *testing.T) {
	leaf := element(rng(10))
	if root, err := commit.RootFromPath(leaf, 0, 0, nil); err != nil || root != leaf {
		t.Errorf("path of no levels: got %v, %v", root, err)
	}
	_, err := commit.RootFromPath(leaf, 1, 0, nil)
	wantErr(t, "index in a tree of one leaf", err, commit.ErrIndex)
	for _, v := range [][2]int{{0, 22}, {7, 15}, {-1, 1}, {22, 0}, {1 << 62, 1}} {
		_, err := commit.RootFromPath(leaf, 0, v[0], make(commit.Path, v[1]))
		wantErr(t, "too high", err, commit.ErrPathLength)
	}
}

// TestMangledOpening changes each part of an opening, and its index, root, levels and scheme.
func TestMangledOpening(t *testing.T) {
	const levels = 3
	s := scheme(t, 64)
	l := leaves(rng(11), 70, 64)
	digests := make([]fr.Element, 70)
	if err := s.DigestAll(digests, l); err != nil {
		t.Fatal(err)
	}
	tree, err := commit.NewTree(0, levels, digests)
	if err != nil {
		t.Fatal(err)
	}
	for _, index := range []uint64{0, 12, 69} {
		path, err := tree.Path(index)
		if err != nil {
			t.Fatal(err)
		}
		good := commit.Opening{Row: l.Data[64*index : 64*(index+1)], Side: l.Sides[index], Salt: l.Salts[index], Path: path}
		if err := commit.CheckOpening(s, tree.Root(), index, levels, good); err != nil {
			t.Fatalf("leaf %d: %v", index, err)
		}
		refused := func(desc string, want error, index uint64, edit func(o *commit.Opening)) {
			t.Helper()
			o := good
			o.Row, o.Path = bytes.Clone(good.Row), slices.Clone(good.Path)
			edit(&o)
			wantErr(t, desc, commit.CheckOpening(s, tree.Root(), index, levels, o), want)
		}
		same := func(*commit.Opening) {}
		for i := range good.Row {
			for bit := range 8 {
				refused("row", commit.ErrPath, index, func(o *commit.Opening) { o.Row[i] ^= 1 << bit })
			}
		}
		for bit := range 32 {
			refused("side word", commit.ErrPath, index, func(o *commit.Opening) { o.Side ^= 1 << bit })
		}
		refused("salt", commit.ErrPath, index, func(o *commit.Opening) { o.Salt.SetUint64(1) })
		for level := range levels {
			for child := range 8 {
				want := commit.ErrPath
				if level == levels-1 && uint64(child) != index/64 {
					want = commit.ErrRoot
				}
				refused("path", want, index, func(o *commit.Opening) {
					one := fr.One()
					o.Path[level][child].Add(&o.Path[level][child], &one)
				})
			}
			refused("path level missing", commit.ErrPathLength, index, func(o *commit.Opening) { o.Path = slices.Delete(o.Path, level, level+1) })
			refused("path level doubled", commit.ErrPathLength, index, func(o *commit.Opening) { o.Path = slices.Insert(o.Path, level, o.Path[level]) })
		}
		for bit := range 9 {
			refused("index", commit.ErrPath, index^1<<bit, same)
		}
		refused("index outside", commit.ErrIndex, index+512, same)
		refused("row too short", commit.ErrRowBytes, index, func(o *commit.Opening) { o.Row = o.Row[:63] })
		refused("row too long", commit.ErrRowBytes, index, func(o *commit.Opening) { o.Row = append(o.Row, 0) })
		refused("no row", commit.ErrRowBytes, index, func(o *commit.Opening) { o.Row = nil })
		refused("no path", commit.ErrPathLength, index, func(o *commit.Opening) { o.Path = nil })
		wantErr(t, "root", commit.CheckOpening(s, digests[0], index, levels, good), commit.ErrRoot)
		wantErr(t, "levels", commit.CheckOpening(s, tree.Root(), index, levels+1, good), commit.ErrPathLength)
		wantErr(t, "scheme", commit.CheckOpening(scheme(t, 96), tree.Root(), index, levels, good), commit.ErrRowBytes)
	}
}

// TestEmptyPositions opens positions beyond the leaves: they are empty, and nothing else.
func TestEmptyPositions(t *testing.T) {
	s := scheme(t, 64)
	in := elements(rng(12), 9)
	tree, err := commit.NewTree(0, commit.TraceLevels, in)
	if err != nil {
		t.Fatal(err)
	}
	zeroRow, err := s.Digest(make([]byte, 64), commit.SideZero, fr.Element{})
	if err != nil {
		t.Fatal(err)
	}
	for _, index := range []uint64{9, 15, 16, 64, 1 << 21, 1<<39 - 1} {
		path, err := tree.Path(index)
		if err != nil {
			t.Fatal(err)
		}
		if err := commit.CheckPath(tree.Root(), tree.Leaf(index), index, 0, commit.TraceLevels, path); err != nil || tree.Leaf(index) != commit.Empty(0) {
			t.Errorf("index %d: %v", index, err)
		}
		wantErr(t, "a row of zeros", commit.CheckPath(tree.Root(), zeroRow, index, 0, commit.TraceLevels, path), commit.ErrPath)
		wantErr(t, "a present leaf", commit.CheckPath(tree.Root(), in[0], index, 0, commit.TraceLevels, path), commit.ErrPath)
	}
	// A present leaf is not absent.
	path, err := tree.Path(8)
	if err != nil {
		t.Fatal(err)
	}
	wantErr(t, "absent leaf", commit.CheckPath(tree.Root(), commit.Empty(0), 8, 0, commit.TraceLevels, path), commit.ErrPath)
}

// FuzzPath proves and checks positions of trees of any shape, then with one element of the path changed.
func FuzzPath(f *testing.F) {
	f.Add(uint8(0), uint8(3), uint16(70), uint64(12), uint8(1), uint8(4))
	f.Add(uint8(7), uint8(6), uint16(1), uint64(1<<17), uint8(5), uint8(0))
	f.Fuzz(func(t *testing.T, base, levels uint8, n uint16, index uint64, level, child uint8) {
		if n > 600 {
			return
		}
		b, l := int(base), int(levels)
		tree, err := commit.NewTree(b, l, elements(rng(uint64(n)), int(n)))
		if err != nil {
			return
		}
		path, err := tree.Path(index)
		if err != nil {
			wantErr(t, "Path", err, commit.ErrIndex)
			return
		}
		if err := commit.CheckPath(tree.Root(), tree.Leaf(index), index, b, l, path); err != nil {
			t.Fatal(err)
		}
		if l == 0 {
			return
		}
		e := &path[int(level)%l][child%8]
		one := fr.One()
		e.Add(e, &one)
		if commit.CheckPath(tree.Root(), tree.Leaf(index), index, b, l, path) == nil {
			t.Fatal("a changed path is accepted")
		}
	})
}
