package main

import (
	"encoding/binary"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
	"golang.org/x/crypto/sha3"
)

// This file is the constructions of package commit a second time, over math/big and straight from their
// definitions, so that a mistake there does not write itself into the vectors. It shares only the round
// constants.

type num = *big.Int

var r = fr.Modulus()

func n64(v uint64) num { return new(big.Int).SetUint64(v) }
func add(a, b num) num { c := new(big.Int).Add(a, b); return c.Mod(c, r) }
func mul(a, b num) num { c := new(big.Int).Mul(a, b); return c.Mod(c, r) }
func sbox(a num) num   { return new(big.Int).Exp(a, big.NewInt(5), r) }

// permute is Poseidon2 of eprint 2023/323, section 6: external rounds, internal rounds, external rounds,
// with the external matrix before the first. Matrices are applied as matrices.
func permute(in []num) []num {
	t := len(in)
	p := poseidon2.NewParameters(t, 8, 57)
	m4 := [4][4]uint64{{5, 7, 1, 3}, {4, 6, 1, 1}, {1, 3, 5, 7}, {1, 1, 4, 6}}
	external := func(s []num) []num { // circ(2·M4, M4, ..., M4)
		out := make([]num, t)
		for i := range out {
			out[i] = new(big.Int)
			for j := range s {
				e := n64(m4[i%4][j%4])
				if i/4 == j/4 {
					e.Lsh(e, 1)
				}
				out[i].Add(out[i], e.Mul(e, s[j]))
			}
			out[i].Mod(out[i], r)
		}
		return out
	}
	internal := func(s []num) []num { // ones everywhere, plus the diagonal
		out := make([]num, t)
		for i := range out {
			out[i] = mul(p.DiagM1[i].BigInt(new(big.Int)), s[i])
			for j := range s {
				out[i].Add(out[i], s[j])
			}
			out[i].Mod(out[i], r)
		}
		return out
	}
	key := func(round, lane int) num { return p.RoundKeys[round][lane].BigInt(new(big.Int)) }
	s := external(in)
	for round := range 8 + 57 {
		if round >= 4 && round < 4+57 {
			s[0] = sbox(add(s[0], key(round, 0)))
			s = internal(s)
			continue
		}
		for i := range s {
			s[i] = sbox(add(s[i], key(round, i)))
		}
		s = external(s)
	}
	return s
}

func tag(kind, scheme, c, length uint64) num {
	v := new(big.Int).SetBytes([]byte("assay"))
	v.Lsh(v, 96)
	for _, f := range []struct {
		v     uint64
		shift uint
	}{{kind, 80}, {scheme, 64}, {c, 32}, {length, 0}} {
		v.Add(v, new(big.Int).Lsh(n64(f.v), f.shift))
	}
	return v
}

func sponge(tag num, in ...num) num {
	s := zeros(16)
	s[15] = tag
	for first := true; first || len(in) > 0; first = false {
		for i := 0; i < 15 && len(in) > 0; i++ {
			s[i] = add(s[i], in[0])
			in = in[1:]
		}
		s = permute(s)
	}
	return s[0]
}

func hash8(tag num, in ...num) num {
	s := zeros(8)
	copy(s, in)
	s[7] = tag
	return add(permute(s)[0], s[0])
}

func node(level int, c []num) num {
	s := append([]num{add(c[0], tag(2, 1, 0, uint64(level)))}, c[1:]...)
	return add(permute(s)[0], c[0])
}

func leaf(c int, row []byte, side uint32, salt num) num {
	padded := make([]byte, (c+30)/31*31)
	copy(padded, row)
	var in []num
	for k := 0; k < c; k += 31 {
		w := new(big.Int)
		for i := 30; i >= 0; i-- {
			w.Lsh(w, 8).Add(w, n64(uint64(padded[k+i])))
		}
		in = append(in, w)
	}
	in = append(in, n64(uint64(side)), salt)
	return sponge(tag(1, 1, uint64(c), uint64(len(in))), in...)
}

var empties = []num{new(big.Int)}

func empty(level int) num {
	for l := len(empties); l <= level; l++ {
		e := empties[l-1]
		empties = append(empties, node(l-1, []num{e, e, e, e, e, e, e, e}))
	}
	return empties[level]
}

// subtree returns the node at height level over the leaves, of height base, from index first on.
func subtree(base, level int, leaves []num, first uint64) num {
	switch {
	case first >= uint64(len(leaves)):
		return empty(level)
	case level == base:
		return leaves[first]
	}
	return node(level-1, siblings(base, level, leaves, first))
}

// siblings returns the eight children of that node.
func siblings(base, level int, leaves []num, first uint64) []num {
	var c []num
	for i := range uint64(8) {
		c = append(c, subtree(base, level-1, leaves, first+i<<(3*(level-1-base))))
	}
	return c
}

func path(base, levels int, leaves []num, index uint64) (p [][]num) {
	for l := 1; l <= levels; l++ {
		p = append(p, siblings(base, base+l, leaves, index>>(3*l)<<(3*l)))
	}
	return p
}

// listNode returns the node over elements [lo, lo+width) of a list, and whether there is any.
func listNode(elements []num, lo, width int) ([]byte, bool) {
	if lo >= len(elements) {
		return nil, false
	}
	if width == 1 {
		b := binary.BigEndian.AppendUint64([]byte{0}, uint64(lo))
		return keccak(append(b, elements[lo].FillBytes(make([]byte, 32))...)), true
	}
	left, _ := listNode(elements, lo, width/2)
	right, ok := listNode(elements, lo+width/2, width/2)
	if !ok {
		return left, true
	}
	return keccak(append(append([]byte{1}, left...), right...)), true
}

func list(elements []num) []byte {
	width := 1
	for width < len(elements) {
		width *= 2
	}
	root, _ := listNode(elements, 0, width)
	return root
}

func listPath(elements []num, index int) (p [][]byte) {
	for width := 1; width < len(elements); width *= 2 {
		if sibling, ok := listNode(elements, (index/width^1)*width, width); ok {
			p = append(p, sibling)
		}
	}
	return p
}

func keccak(b []byte) []byte {
	h := sha3.NewLegacyKeccak256()
	h.Write(b)
	return h.Sum(nil)
}

func zeros(n int) []num {
	s := make([]num, n)
	for i := range s {
		s[i] = new(big.Int)
	}
	return s
}
