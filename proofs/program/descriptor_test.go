package program

import (
	"crypto/sha256"
	"math/big"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// words reads numbers, in any base that big.Int takes, with a sum by "+" of shifted terms
// left to the caller.
func words(t *testing.T, terms ...*big.Int) []fr.Element {
	t.Helper()
	out := make([]fr.Element, len(terms))
	for i, x := range terms {
		out[i].SetBigInt(x) // reduces, so a negative v becomes r - |v|
	}
	return out
}

// sum is the sum of pairs value, shift.
func sum(pairs ...int64) *big.Int {
	s := new(big.Int)
	for k := 0; k < len(pairs); k += 2 {
		s.Add(s, new(big.Int).Lsh(big.NewInt(pairs[k]), uint(pairs[k+1])))
	}
	return s
}

func oneBits(positions ...int) *big.Int {
	s := new(big.Int)
	for _, k := range positions {
		s.SetBit(s, k, 1)
	}
	return s
}

// TestDescriptor states the words of five instructions of small, worked out by hand.
func TestDescriptor(t *testing.T) {
	p := mustBuild(t, small())
	n := func(v int64) *big.Int { return big.NewInt(v) }
	full := func(ty Type) *big.Int { return sum(ty.Min()+1<<31, 0, ty.Max()+1<<31, 32) }
	in := p.Instruction
	u := func(v uint64) *big.Int { return new(big.Int).SetUint64(v) }
	for _, c := range []struct {
		ins  int
		want []fr.Element
	}{
		// h: matmul, i8, work; A input i8; B model i8; bias. Work leaves: h 0, r 2.
		{smallH, words(t, oneBits(0, 13, 16, 19+1, 26, 31+0, 38, 43), sum(2, 0, 32, 32, 32, 48, 1, 64, 1, 80), n(0), n(0), n(8),
			n(77), n(1<<12), n(1<<11), n(-3), full(I8), n(0), n(0), n(0), u(in(smallH).Weight), n(0))},
		// r: lookup, i8, work; A work i8; B model i8, row 1 of the second tensor.
		{smallR, words(t, oneBits(3, 13, 16, 19+2, 26, 31+0, 38), sum(2, 0, 32, 32, 1, 48), n(2), n(0), n(65),
			n(1), n(1), n(0), n(0), full(I8), n(0), n(0), n(0), u(in(smallR).Weight), u(in(smallH).Weight*64))},
		// s: affine, i16, state; A work i8; B previous i16.
		{smallS, words(t, oneBits(1, 14, 17, 19+2, 26, 31+5, 39), sum(2, 0, 32, 32, 1, 48), n(0), n(2), n(0),
			n(3), n(2), n(1), n(0), sum(-3000+1<<31, 0, 3000+1<<31, 32), n(2), n(-1), n(5), u(in(smallS).Weight), u(in(smallS).Cumulative))},
		// m: multiply, i32, work; A state i16; B previous i16, broadcast both ways, row 1,
		// column 16 (32 bytes).
		{smallM, words(t, oneBits(2, 15, 16, 19+3, 27, 31+5, 39, 41, 42), sum(2, 0, 32, 32, 1, 48, 1, 80), n(4), n(0), n(1),
			n(1), n(1), n(0), n(0), full(I32), n(0), n(0), n(0), u(in(smallM).Weight), u(in(smallM).Cumulative))},
		// ss: sumsquares, i32, work; A = B history of one, an output of i16.
		{smallSS, words(t, oneBits(5, 15, 16, 19+4, 25, 27, 31+4, 37, 39), sum(4, 0, 1, 32, 1, 48), n(6), n(0), n(0),
			n(1), n(1<<20), n(1<<19), n(0), full(I32), n(0), n(0), n(0), u(in(smallSS).Weight), u(in(smallSS).Cumulative))},
	} {
		got := p.Descriptor(c.ins)
		if len(c.want) != DescriptorWords {
			t.Fatalf("instruction %d: %d words wanted", c.ins, len(c.want))
		}
		for k := range got {
			if got[k] != c.want[k] {
				t.Errorf("instruction %d, word %d: got %s, want %s", c.ins, k, got[k].Text(16), c.want[k].Text(16))
			}
		}
	}
}

// TestRoot rebuilds header and root from their definition.
func TestRoot(t *testing.T) {
	p := mustBuild(t, small())
	digest := sha256.Sum256(p.Encode())
	want := words(t, big.NewInt(1), big.NewInt(256), big.NewInt(1), sum(7, 0, 6, 8, 8, 16, 13, 24, 4, 32),
		big.NewInt(3), big.NewInt(4), big.NewInt(int64(p.Len())), big.NewInt(int64(p.WeightPerStep())),
		big.NewInt(2+2+2+4+2+1), big.NewInt(2), big.NewInt(1+2), big.NewInt(2), big.NewInt(66),
		new(big.Int).SetBytes(digest[:31]))
	got := p.Header()
	for k := range want {
		if got[k] != want[k] {
			t.Errorf("header word %d: got %s, want %s", k, got[k].String(), want[k].String())
		}
	}
	header := commit.Sponge(commit.Tag(commit.KindHeader, 1, 0, 14), want...)
	if header != p.HeaderDigest() {
		t.Error("header digest differs")
	}
	leaves := make([]fr.Element, p.Len())
	for i := range leaves {
		d := p.Descriptor(i)
		leaves[i] = commit.Sponge(commit.Tag(commit.KindDescriptor, 1, 0, 15), d[:]...)
	}
	tree, err := commit.NewTree(0, 4, leaves)
	if err != nil {
		t.Fatal(err)
	}
	if tree.Root() != p.InstrTree().Root() || p.Root() != commit.ProgramRoot(header, tree.Root()) {
		t.Error("root differs")
	}
}

// TestDescriptorBinds changes each semantic field and must see another root.
func TestDescriptorBinds(t *testing.T) {
	root := mustBuild(t, small()).Root()
	for name, change := range map[string]func(c *core){
		"op": func(c *core) { c.code[smallMax].Op = Sum },
		"out type": func(c *core) {
			c.code[smallArgMax].Out.Type, c.code[smallArgMax].Out.Lo, c.code[smallArgMax].Out.Hi, c.code[smallArgMax].Requant = I8, -128, 127, Identity(I8)
		},
		"out role":   func(c *core) { c.code[smallMax].Out.Role = Output },
		"out name":   func(c *core) { c.code[smallMax].Out.Name = "most" },
		"row offset": func(c *core) { c.code[smallH].B.RowOffset++ },
		"windows":    func(c *core) { c.code[smallH].A.ColOffset, c.code[smallH].B.ColOffset = 0, 0 },
		"K":          func(c *core) { c.code[smallH].A.Cols, c.code[smallH].B.Cols = 31, 31 },
		"broadcast":  func(c *core) { c.code[smallS].B = c.code[smallM].B },
		"bias":       func(c *core) { c.code[smallH].Bias = false },
		"source":     func(c *core) { c.code[smallR].A = Operand{Source: FromInput, Rows: 2, Cols: 32} },
		"mul a":      func(c *core) { c.code[smallS].MulA++ },
		"mul b":      func(c *core) { c.code[smallS].MulB++ },
		"add":        func(c *core) { c.code[smallS].Add++ },
		"m":          func(c *core) { c.code[smallH].Requant.M++ },
		"shift":      func(c *core) { c.code[smallH].Requant.Shift++ },
		"z":          func(c *core) { c.code[smallH].Requant.Z++ },
		"lo":         func(c *core) { c.code[smallH].Requant.Lo++ },
		"hi":         func(c *core) { c.code[smallH].Requant.Hi-- },
		"interval":   func(c *core) { c.code[smallS].Out.Hi++ },
		"side name":  func(c *core) { c.model[0].Side = "b" },
		"model name": func(c *core) { c.model[0].Name = "v" },
		"model rows": func(c *core) { c.model[0].Rows++ },
		"model lo":   func(c *core) { c.model[0].Lo-- },
		"input cols": func(c *core) { c.input[0].Cols++ },
		"steps":      func(c *core) { c.steps++ },
		"segment":    func(c *core) { c.segment++ },
		"leaf bytes": func(c *core) { c.leafBytes += 32 },
	} {
		c := smallCore(t)
		change(&c)
		p, err := accept(c)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if p.Root() == root {
			t.Errorf("%s does not change the root", name)
		}
	}
}
