package gadget

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/std/permutation/poseidon2"
)

// Rounds of both Poseidon2 instances, as in package commit.
const (
	fullRounds    = 8
	partialRounds = 57
)

// Hasher is the circuit twin of the hash functions of package commit.
type Hasher struct {
	api     frontend.API
	p8, p16 *poseidon2.Permutation
}

// NewHasher returns a hasher over api, whose field must be the scalar field of BN254.
func NewHasher(api frontend.API) (*Hasher, error) {
	p8, err := poseidon2.NewPoseidon2FromParameters(api, 8, fullRounds, partialRounds)
	if err != nil {
		return nil, fmt.Errorf("poseidon2 of width 8: %w", err)
	}
	p16, err := poseidon2.NewPoseidon2FromParameters(api, 16, fullRounds, partialRounds)
	if err != nil {
		return nil, fmt.Errorf("poseidon2 of width 16: %w", err)
	}
	return &Hasher{api: api, p8: p8, p16: p16}, nil
}

func permute(p *poseidon2.Permutation, s []frontend.Variable) {
	if err := p.Permutation(s); err != nil {
		panic(err) // only for a wrong width
	}
}

// Sponge is the twin of commit.Sponge: width 16, 15 elements a block, the tag in the capacity. It requires at least one input.
func (h *Hasher) Sponge(tag frontend.Variable, in ...frontend.Variable) frontend.Variable {
	s := make([]frontend.Variable, 16)
	for i := range s {
		s[i] = 0
	}
	s[15] = tag
	for len(in) > 0 {
		n := min(15, len(in))
		for i, v := range in[:n] {
			s[i] = h.api.Add(s[i], v)
		}
		in = in[n:]
		permute(h.p16, s)
	}
	return s[0]
}

// Hash8 is the twin of commit.Hash8: one to seven inputs, feed-forward of the first.
func (h *Hasher) Hash8(kind commit.Kind, in ...frontend.Variable) frontend.Variable {
	s := make([]frontend.Variable, 8)
	for i := range s {
		s[i] = 0
	}
	copy(s[:7], in)
	s[7] = commit.Tag(kind, commit.Poseidon2, 0, len(in))
	permute(h.p8, s)
	return h.api.Add(s[0], in[0])
}

// Node is the twin of commit.Node.
func (h *Hasher) Node(level int, children [8]frontend.Variable) frontend.Variable {
	s := make([]frontend.Variable, 8)
	copy(s, children[:])
	s[0] = h.api.Add(s[0], commit.Tag(commit.KindNode, commit.Poseidon2, 0, level))
	permute(h.p8, s)
	return h.api.Add(s[0], children[0])
}

// WordBytes is the number of bytes of a row that one field element holds.
const WordBytes = 31

// Words returns the number of field elements of a row of c bytes.
func Words(c int) int { return (c + WordBytes - 1) / WordBytes }

// Leaf is the twin of the poseidon2 leaf digest over a row of c bytes given as its [Words] words, its side word and its salt.
// It asserts nothing of the words.
func (h *Hasher) Leaf(c int, words []frontend.Variable, side, salt frontend.Variable) frontend.Variable {
	in := append(append(make([]frontend.Variable, 0, len(words)+2), words...), side, salt)
	return h.Sponge(commit.Tag(commit.KindLeaf, commit.Poseidon2, c, len(in)), in...)
}

// Salt is the twin of commit.Salt.
func (h *Hasher) Salt(key, tree, step, leaf frontend.Variable) frontend.Variable {
	return h.Hash8(commit.KindSalt, key, tree, step, leaf)
}

// Climb returns the ancestors of leaf under path, lowest first, and asserts at every level that the child at the position is the
// node below. bits are the position's, least significant first, three a level, each assumed boolean; base is the height of leaf.
func (h *Hasher) Climb(leaf frontend.Variable, bits []frontend.Variable, base int, path [][8]frontend.Variable) []frontend.Variable {
	nodes := make([]frontend.Variable, len(path))
	at := leaf
	for l, children := range path {
		b := bits[3*l : 3*l+3]
		h.api.AssertIsEqual(at, mux8(h.api, b, children))
		at = h.Node(base+l, children)
		nodes[l] = at
	}
	return nodes
}

func mux8(api frontend.API, b []frontend.Variable, c [8]frontend.Variable) frontend.Variable {
	v := c[:]
	for _, bit := range b {
		next := make([]frontend.Variable, len(v)/2)
		for i := range next {
			next[i] = api.Select(bit, v[2*i+1], v[2*i])
		}
		v = next
	}
	return v[0]
}
