package circuits_test

import (
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/frontend"
)

// sparse is a tree of arity 8 given by the nodes that are present, lowest level first.
type sparse struct {
	base   int
	levels []map[uint64]fr.Element
}

func newSparse(base, levels int, leaves map[uint64]fr.Element) *sparse {
	s := &sparse{base: base, levels: []map[uint64]fr.Element{leaves}}
	for l := range levels {
		up := make(map[uint64]fr.Element)
		for i := range s.levels[l] {
			if _, done := up[i/8]; !done {
				c := s.children(l, i/8)
				up[i/8] = commit.Node(base+l, &c)
			}
		}
		s.levels = append(s.levels, up)
	}
	return s
}

func (s *sparse) node(level int, i uint64) fr.Element {
	if v, ok := s.levels[level][i]; ok {
		return v
	}
	return commit.Empty(s.base + level)
}

func (s *sparse) children(level int, parent uint64) (c [8]fr.Element) {
	for i := range c {
		c[i] = s.node(level, parent*8+uint64(i))
	}
	return c
}

func (s *sparse) root() fr.Element { return s.node(len(s.levels)-1, 0) }

// fill writes the path of position at, from the given level to the top, and idle levels above: the node below at its position (0 there)
// and zeros beside it.
func (s *sparse) fill(dst [][8]frontend.Variable, from int, at uint64) {
	node := fr.Element{}
	for l := range dst {
		level := from + l
		at /= 8
		var c [8]fr.Element
		if level < len(s.levels)-1 {
			c = s.children(level, at)
		} else {
			c[0] = node
		}
		node = commit.Node(s.base+level, &c)
		for i := range c {
			dst[l][i] = c[i]
		}
	}
}
