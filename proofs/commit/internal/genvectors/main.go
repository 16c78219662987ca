// Command genvectors writes the golden vectors of package commit. Run it with `go generate` there.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"log"
	"math/big"
	"os"
	"slices"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/commit/committest"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: genvectors FILE")
	}
	if err := os.WriteFile(os.Args[1], file(), 0o644); err != nil {
		log.Fatal(err)
	}
}

// file returns the vectors, one a line.
func file() []byte {
	var b bytes.Buffer
	for i, v := range vectors() {
		line, err := json.Marshal(v)
		if err != nil {
			log.Fatal(err) // every type in it marshals
		}
		b.WriteString(map[bool]string{true: "[\n", false: ",\n"}[i == 0])
		b.Write(line)
	}
	b.WriteString("\n]\n")
	return b.Bytes()
}

// pseudo returns a number below r, or n bytes, that depend on the label alone.
func pseudo(label string) num {
	h := sha256.Sum256([]byte("assay vectors " + label))
	v := new(big.Int).SetBytes(h[:])
	return v.Mod(v, r)
}

func pseudos(label string, n int) []num {
	out := make([]num, n)
	for i := range out {
		out[i] = pseudo(fmt.Sprintf("%s %d", label, i))
	}
	return out
}

func pseudoBytes(label string, n int) []byte {
	var out []byte
	for i := 0; len(out) < n; i++ {
		h := sha256.Sum256(fmt.Appendf(nil, "assay vectors %s %d", label, i))
		out = append(out, h[:]...)
	}
	return out[:n]
}

func repeat(v num, n int) []num { return slices.Repeat([]num{v}, n) }

func el(v num) committest.Element {
	var e fr.Element
	e.SetBigInt(v)
	return committest.Element(e)
}

func elp(v num) *committest.Element { e := el(v); return &e }

func els(v ...num) []committest.Element {
	out := make([]committest.Element, len(v))
	for i := range v {
		out[i] = el(v[i])
	}
	return out
}

func els8(p [][]num) [][8]committest.Element {
	out := make([][8]committest.Element, len(p))
	for l := range p {
		out[l] = [8]committest.Element(els(p[l]...))
	}
	return out
}

type vector = committest.Vector

func vectors() (out []vector) {
	out = append(out, tagVectors()...)
	out = append(out, hashVectors()...)
	out = append(out, rootVectors()...)
	out = append(out, leafVectors()...)
	out = append(out, treeVectors()...)
	out = append(out, elementVectors()...)
	return append(out, listVectors()...)
}

func tagVectors() (out []vector) {
	for _, v := range []struct {
		desc      string
		kind      commit.Kind
		scheme    commit.Scheme
		c, length int
	}{
		{"leaf of 1024", commit.KindLeaf, commit.Poseidon2, 1024, 36},
		{"leaf of the reserved scheme", commit.KindLeaf, commit.Ajtai, 4096, 135},
		{"node over leaves", commit.KindNode, commit.Poseidon2, 0, 0},
		{"node at the top of a trace", commit.KindNode, commit.Poseidon2, 0, 12},
		{"program root", commit.KindProgramRoot, commit.Poseidon2, 0, 2},
		{"largest fields", 65535, 255, 1<<32 - 1, 1<<32 - 1},
	} {
		out = append(out, vector{Desc: v.desc, Kind: committest.KindTag, TagKind: v.kind, Scheme: v.scheme,
			C: v.c, Length: v.length,
			Want: els(tag(uint64(v.kind), uint64(v.scheme), uint64(v.c), uint64(v.length)))})
	}
	return out
}

func hashVectors() (out []vector) {
	top := new(big.Int).Sub(r, big.NewInt(1))
	for _, w := range []struct {
		kind  string
		width int
	}{{committest.KindPermute8, 8}, {committest.KindPermute16, 16}} {
		counting := zeros(w.width)
		for i := range counting {
			counting[i].SetInt64(int64(i))
		}
		for _, in := range []struct {
			desc string
			s    []num
		}{{"zeros", zeros(w.width)}, {"0, 1, 2, ...", counting}, {"all r-1", repeat(top, w.width)}, {"any", pseudos(w.kind, w.width)}} {
			out = append(out, vector{Desc: in.desc, Kind: w.kind, In: els(in.s...), Want: els(permute(in.s)...)})
		}
	}
	for _, n := range []int{0, 1, 2, 14, 15, 16, 30, 31, 36} {
		in, t := pseudos("sponge", n), tag(6, 1, 0, uint64(n))
		out = append(out, vector{Desc: fmt.Sprintf("%d inputs", n), Kind: committest.KindSponge, Tag: elp(t), In: els(in...), Want: els(sponge(t, in...))})
	}
	for n := range 8 {
		in, t := pseudos("hash8", n), tag(4, 1, 0, uint64(n))
		out = append(out, vector{Desc: fmt.Sprintf("%d inputs", n), Kind: committest.KindHash8, Tag: elp(t), In: els(in...), Want: els(hash8(t, in...))})
	}
	for _, level := range []int{0, 1, 6, 7, 12} {
		in := pseudos(fmt.Sprintf("node %d", level), 8)
		out = append(out, vector{Desc: fmt.Sprintf("children at height %d", level), Kind: committest.KindNode, Level: level, In: els(in...), Want: els(node(level, in))})
	}
	out = append(out, vector{Desc: "all r-1", Kind: committest.KindNode, In: els(repeat(top, 8)...), Want: els(node(0, repeat(top, 8)))})
	for level := range 14 {
		out = append(out, vector{Desc: fmt.Sprintf("height %d", level), Kind: committest.KindEmpty, Level: level, Want: els(empty(level))})
	}
	return out
}

func rootVectors() (out []vector) {
	for _, s := range []struct {
		desc       string
		key        num
		tree       commit.TreeID
		step, leaf uint64
	}{
		{"zero key, initial state", new(big.Int), commit.TreeState, 0, 0},
		{"work", pseudo("key"), commit.TreeWork, 1, 0},
		{"state", pseudo("key"), commit.TreeState, 1, 0},
		{"output", pseudo("key"), commit.TreeOutput, 1, 0},
		{"last leaf of the last step", pseudo("key"), commit.TreeOutput, 1<<32 - 1, 1<<21 - 1},
	} {
		out = append(out, vector{Desc: s.desc, Kind: committest.KindSalt, In: els(s.key), Tree: s.tree, Step: s.step, Leaf: s.leaf,
			Want: els(hash8(tag(3, 1, 0, 4), s.key, n64(uint64(s.tree)), n64(s.step), n64(s.leaf)))})
	}
	for _, k := range []struct {
		kind string
		n    int
		tag  uint64
	}{
		{committest.KindKeyHash, 1, 10}, {committest.KindInputRoot, 2, 9}, {committest.KindTraceRoot, 3, 7},
		{committest.KindCheckpoint, 2, 8}, {committest.KindProgramRoot, 2, 11},
	} {
		for _, in := range []struct {
			desc string
			v    []num
		}{{"zeros", zeros(k.n)}, {"any", pseudos(k.kind, k.n)}} {
			out = append(out, vector{Desc: in.desc, Kind: k.kind, In: els(in.v...), Want: els(hash8(tag(k.tag, 1, 0, uint64(k.n)), in.v...))})
		}
	}
	return out
}

func leafVectors() (out []vector) {
	for _, c := range []int{64, 96, 256, 512, 1024, 2048, 4096} {
		for _, v := range []struct {
			desc string
			row  []byte
			side uint32
			salt num
		}{
			{"zeros, side word 0", make([]byte, c), commit.SideZero, new(big.Int)},
			{"all 0xff", bytes.Repeat([]byte{0xff}, c), 1<<32 - 1, pseudo("salt")},
			{"any", pseudoBytes("row", c), 0x80000007, pseudo("salt")},
			{"row of 1 byte", pseudoBytes("row", 1), commit.SideZero, pseudo("salt")},
			{"row of 62 bytes", pseudoBytes("row", 62), commit.SideZero, pseudo("salt")},
			{"row one byte short of the leaf", pseudoBytes("row", c-1), 0, new(big.Int)},
		} {
			out = append(out, vector{Desc: fmt.Sprintf("c %d, %s", c, v.desc), Kind: committest.KindLeaf, Scheme: commit.Poseidon2, C: c,
				Row: v.row, Side: v.side, Salt: elp(v.salt), Want: els(leaf(c, v.row, v.side, v.salt))})
		}
	}
	return out
}

func treeVectors() (out []vector) {
	for _, v := range []struct {
		base, levels, n int
		open            []uint64
	}{
		{0, 0, 1, []uint64{0}},
		{0, 1, 0, []uint64{7}},
		{0, 1, 8, []uint64{0, 7}},
		{0, 2, 9, []uint64{8, 9, 63}},
		{0, 4, 20, []uint64{19, 4095}},
		{0, 7, 3, []uint64{2, 1<<21 - 1}},
		{0, 8, 3, []uint64{1}},
		{7, 6, 10, []uint64{9, 10}},
		{0, 13, 70, []uint64{69, 70, 1<<39 - 1}},
	} {
		leaves := pseudos(fmt.Sprintf("tree %d %d", v.base, v.levels), v.n)
		root := subtree(v.base, v.base+v.levels, leaves, 0)
		out = append(out, vector{Desc: fmt.Sprintf("%d leaves at height %d, %d levels", v.n, v.base, v.levels), Kind: committest.KindTree,
			Base: v.base, Levels: v.levels, In: els(leaves...), Want: els(root)})
		for _, i := range v.open {
			out = append(out, vector{Desc: fmt.Sprintf("leaf %d of %d at height %d, %d levels", i, v.n, v.base, v.levels), Kind: committest.KindPath,
				Base: v.base, Levels: v.levels, Index: i, In: els(subtree(v.base, v.base, leaves, i)),
				Path: els8(path(v.base, v.levels, leaves, i)), Root: elp(root)})
		}
	}
	return append(out, badPaths()...)
}

// badPaths returns paths that each differ from the first, a good one, in one field.
func badPaths() []vector {
	leaves := pseudos("bad path", 70)
	good := func(desc, err string) vector {
		return vector{Desc: desc, Kind: committest.KindPath, Levels: 3, Index: 12, In: els(leaves[12]),
			Path: els8(path(0, 3, leaves, 12)), Root: elp(subtree(0, 3, leaves, 0)), WantErr: err}
	}
	out := []vector{
		good("good twin of the refused ones", ""),
		good("another leaf", committest.ErrPath),
		good("another index", committest.ErrPath),
		good("index outside the tree", committest.ErrIndex),
		good("another height", committest.ErrPath),
		good("another sibling of the leaf", committest.ErrPath),
		good("another sibling at the top", committest.ErrRoot),
		good("another root", committest.ErrRoot),
		good("one level short", committest.ErrPathLength),
		good("one level more", committest.ErrPathLength),
		good("leaf's level missing, leaf of height 1", committest.ErrPathLength),
	}
	out[1].In = els(leaves[13])
	out[2].Index = 13
	out[3].Index = 512
	out[4].Base = 1
	out[5].Path[0][0] = el(leaves[9])
	out[6].Path[2][7] = el(leaves[9])
	out[7].Root = elp(leaves[9])
	out[8].Path = out[8].Path[:2]
	out[9].Path = append(out[9].Path, out[9].Path[2])
	out[10].In, out[10].Base, out[10].Index, out[10].Path = els(subtree(0, 1, leaves, 8)), 1, 1, out[10].Path[1:]
	return out
}

func elementVectors() (out []vector) {
	hexOf := func(v num) string { return fmt.Sprintf("0x%064x", v) }
	for _, v := range []num{new(big.Int), big.NewInt(1), pseudo("element"), new(big.Int).Sub(r, big.NewInt(1))} {
		out = append(out, vector{Desc: "canonical", Kind: committest.KindElement, Text: hexOf(v), Want: els(v)})
	}
	digits := hexOf(pseudo("element"))[2:]
	for _, v := range [][2]string{
		{"the modulus", hexOf(r)},
		{"modulus plus one", hexOf(new(big.Int).Add(r, big.NewInt(1)))},
		{"largest of 32 bytes", fmt.Sprintf("0x%x", bytes.Repeat([]byte{0xff}, 32))},
		{"empty", ""},
		{"no prefix", digits},
		{"prefix alone", "0x"},
		{"upper-case prefix", "0X" + digits},
		{"upper-case digit", "0x" + digits[:63] + "A"},
		{"no digit", "0x" + digits[:63] + "g"},
		{"sign", "0x" + digits[:62] + "-1"},
		{"one digit short", "0x" + digits[:63]},
		{"one digit more", "0x" + digits + "0"},
		{"decimal", "1"},
	} {
		out = append(out, vector{Desc: v[0], Kind: committest.KindElement, Text: v[1], WantErr: committest.ErrElement})
	}
	return out
}

func listVectors() (out []vector) {
	bytesOf := func(p [][]byte) (b []committest.Bytes) {
		for _, h := range p {
			b = append(b, h)
		}
		return b
	}
	for _, n := range []int{1, 2, 3, 4, 5, 7, 8, 11} {
		in := pseudos("list", n)
		out = append(out, vector{Desc: fmt.Sprintf("%d elements", n), Kind: committest.KindList, In: els(in...), Hash: list(in)})
		for i := range n {
			out = append(out, vector{Desc: fmt.Sprintf("element %d of %d", i, n), Kind: committest.KindListPath, N: uint64(n), Index: uint64(i),
				In: els(in[i]), Siblings: bytesOf(listPath(in, i)), Hash: list(in)})
		}
	}
	in := pseudos("list", 5)
	good := func(desc, err string) vector {
		return vector{Desc: desc, Kind: committest.KindListPath, N: 5, Index: 1, In: els(in[1]), Siblings: bytesOf(listPath(in, 1)), Hash: list(in), WantErr: err}
	}
	bad := []vector{
		good("good twin of the refused ones", ""),
		good("another index", committest.ErrRoot),
		good("index outside the list", committest.ErrIndex),
		good("a shorter list", committest.ErrPathLength),
		good("another element", committest.ErrRoot),
		good("another root", committest.ErrRoot),
		good("siblings swapped", committest.ErrRoot),
		good("one sibling short", committest.ErrPathLength),
		good("one sibling more", committest.ErrPathLength),
	}
	bad[1].Index = 0
	bad[2].Index = 5
	bad[3].N = 4
	bad[4].In = els(in[2])
	bad[5].Hash = list(in[:4])
	bad[6].Siblings[0], bad[6].Siblings[1] = bad[6].Siblings[1], bad[6].Siblings[0]
	bad[7].Siblings = bad[7].Siblings[:2]
	bad[8].Siblings = append(bad[8].Siblings, bad[8].Siblings[0])
	return append(out, bad...)
}
