package commit

import (
	"fmt"
	"slices"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Arity is the number of children of a node.
const Arity = 8

// Levels of the fixed trees; a tree of l levels has 8^l leaves.
const (
	StepLevels    = 7  // a role's leaves within one step
	SegmentLevels = 6  // the steps of a segment, over step subtrees: heights 7 to 12
	TraceLevels   = 13 // a role's tree of a segment; index = step in segment * 2^21 + leaf
	ModelLevels   = 8
	InputLevels   = 13 // index = absolute step * input leaves per step + offset
	InstrLevels   = 4  // over descriptor digests
)

// Empty returns the root of a tree of the given height without any leaf: Empty(0) = 0 and Empty(l+1) is
// the node over eight Empty(l). Requires 0 <= level <= MaxLevels.
func Empty(level int) fr.Element { return emptyNodes[level] }

// Path holds the eight children of each ancestor of a leaf, the lowest ancestor first.
type Path [][Arity]fr.Element

// Tree is a positional tree of arity 8 and fixed height whose first leaves are present and whose others
// are empty. It holds every node above a present leaf.
type Tree struct {
	base   int
	levels [][]fr.Element // levels[0]: the leaves; the last: the root alone
}

// NewTree builds the tree of the given number of levels over leaves, which stand at height base (0: leaf
// digests, StepLevels: step subtrees) at indices [0, len(leaves)); the others are Empty(base). The
// leaves are copied.
//
// It rejects negative or too many levels (ErrLevels) and more leaves than there are positions (ErrCount).
func NewTree(base, levels int, leaves []fr.Element) (*Tree, error) {
	if base < 0 || levels < 0 || base > MaxLevels || levels > MaxLevels-base {
		return nil, fmt.Errorf("%w: base %d, levels %d", ErrLevels, base, levels)
	}
	if uint64(len(leaves)) > 1<<(3*levels) {
		return nil, fmt.Errorf("%w: %d leaves in a tree of %d levels", ErrCount, len(leaves), levels)
	}
	t := &Tree{base: base, levels: make([][]fr.Element, levels+1)}
	t.levels[0] = slices.Clone(leaves)
	for l := range levels {
		t.levels[l+1] = make([]fr.Element, (len(t.levels[l])+Arity-1)/Arity)
		hashNodes(base+l, t.levels[l+1], t.levels[l])
	}
	return t, nil
}

// children returns the eight nodes at height level under parent, from the present ones.
func children(level int, present []fr.Element, parent uint64) (c [Arity]fr.Element) {
	for i := range c {
		c[i] = at(level, present, parent*Arity+uint64(i))
	}
	return c
}

// at returns node i at height level, from the present ones.
func at(level int, present []fr.Element, i uint64) fr.Element {
	if i < uint64(len(present)) {
		return present[i]
	}
	return Empty(level)
}

// Levels returns the number of levels below the root.
func (t *Tree) Levels() int { return len(t.levels) - 1 }

// Base returns the height of the leaves.
func (t *Tree) Base() int { return t.base }

// Root returns the root.
func (t *Tree) Root() fr.Element { return at(t.base+t.Levels(), t.levels[t.Levels()], 0) }

// Leaf returns the leaf at index, Empty(base) in the empty part.
func (t *Tree) Leaf(index uint64) fr.Element { return at(t.base, t.levels[0], index) }

// Path returns the path of the leaf at index, which may lie in the empty part. It rejects an index that
// the tree has no position for (ErrIndex).
func (t *Tree) Path(index uint64) (Path, error) {
	if index>>(3*t.Levels()) != 0 {
		return nil, fmt.Errorf("%w: %d in a tree of %d levels", ErrIndex, index, t.Levels())
	}
	p := make(Path, t.Levels())
	for l := range p {
		index /= Arity
		p[l] = children(t.base+l, t.levels[l], index)
	}
	return p, nil
}

// RootFromPath returns the root that path leads to from leaf, which stands at the given index and at
// height base.
//
// The path's length is the height of the tree: the caller must know it, or use CheckPath. It rejects a
// path too long for its base (ErrPathLength), an index that a tree of this height has no position for
// (ErrIndex), and a path that does not hold the present node where the index says (ErrPath).
func RootFromPath(leaf fr.Element, index uint64, base int, path Path) (fr.Element, error) {
	if base < 0 || base > MaxLevels || len(path) > MaxLevels-base {
		return fr.Element{}, fmt.Errorf("%w: %d levels above height %d", ErrPathLength, len(path), base)
	}
	if index>>(3*len(path)) != 0 {
		return fr.Element{}, fmt.Errorf("%w: %d in a tree of %d levels", ErrIndex, index, len(path))
	}
	for l := range path {
		if pos := index % Arity; path[l][pos] != leaf {
			return fr.Element{}, fmt.Errorf("%w: level %d, child %d", ErrPath, l, pos)
		}
		leaf = Node(base+l, &path[l])
		index /= Arity
	}
	return leaf, nil
}

// CheckPath returns nil if path shows that leaf stands at index, at height base, in the tree of the given
// levels with the given root.
//
// It rejects a path of another length (ErrPathLength), what RootFromPath rejects, and another root (ErrRoot).
func CheckPath(root, leaf fr.Element, index uint64, base, levels int, path Path) error {
	if len(path) != levels {
		return fmt.Errorf("%w: got %d, want %d", ErrPathLength, len(path), levels)
	}
	got, err := RootFromPath(leaf, index, base, path)
	if err != nil {
		return err
	}
	if got != root {
		return fmt.Errorf("%w: got %s, want %s", ErrRoot, FormatElement(got), FormatElement(root))
	}
	return nil
}

// Opening is a leaf with everything that its digest is made of and its path.
type Opening struct {
	Row  []byte // exactly c bytes, padded with 0x00
	Side uint32 // raw side word
	Salt fr.Element
	Path Path
}

// CheckOpening returns nil if o opens the leaf at index, at height 0, of the tree of the given levels
// with the given root, under scheme s.
//
// It says nothing of the salt: the caller compares it with Salt. It rejects a row that is not exactly a
// leaf (ErrRowBytes) and what CheckPath rejects.
func CheckOpening(s LeafScheme, root fr.Element, index uint64, levels int, o Opening) error {
	if len(o.Row) != s.LeafBytes() {
		return fmt.Errorf("%w: opening of %d bytes, leaf of %d", ErrRowBytes, len(o.Row), s.LeafBytes())
	}
	d, err := s.Digest(o.Row, o.Side, o.Salt)
	if err != nil {
		return err
	}
	return CheckPath(root, d, index, 0, levels, o.Path)
}
