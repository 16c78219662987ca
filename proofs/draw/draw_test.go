package draw_test

import (
	"encoding/hex"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"golang.org/x/crypto/sha3"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/draw/drawtest"
	"github.com/assay-protocol/assay/proofs/program"
)

func load(t testing.TB) *drawtest.Vectors {
	t.Helper()
	v, err := drawtest.Load()
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// naive is abi.encode and keccak256 over big integers and byte strings: an
// integer is padded on the left to 32 bytes, a string names a tag.
func naive(args ...any) *big.Int {
	keccak := func(b []byte) []byte {
		h := sha3.NewLegacyKeccak256()
		h.Write(b)
		return h.Sum(nil)
	}
	var enc []byte
	for _, a := range args {
		var word []byte
		switch a := a.(type) {
		case string:
			word = keccak([]byte(a))
		case uint64:
			word = new(big.Int).SetUint64(a).Bytes()
		case [32]byte:
			word = a[:]
		case [20]byte:
			word = a[:]
		case fr.Element:
			word = a.BigInt(new(big.Int)).Bytes()
		}
		enc = append(enc, make([]byte, 32-len(word))...)
		enc = append(enc, word...)
	}
	return new(big.Int).SetBytes(keccak(enc))
}

// TestKeccak pins the hash itself: Keccak with the padding of Ethereum, not
// SHA3-256.
func TestKeccak(t *testing.T) {
	got := draw.Keccak(nil)
	if hex.EncodeToString(got[:]) != "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470" {
		t.Errorf("keccak256 of nothing is %x", got)
	}
	if draw.Hash() != got || draw.Hash(draw.Tag("a")) != draw.Keccak(func() []byte { w := draw.Tag("a"); return w[:] }()) {
		t.Error("Hash is not Keccak of the words")
	}
}

func TestDraw1Vectors(t *testing.T) {
	for _, v := range load(t).Draw1 {
		got := draw.Draw1(v.Value, v.JobID, v.ListRoot, v.K1, v.T)
		if !slices.Equal(got, v.Want) {
			t.Errorf("%s: got %v, want %v", v.Desc, got, v.Want)
		}
		var want []uint64
		for m := uint64(0); uint64(len(want)) < min(v.K1, v.T); m++ {
			if v.T <= v.K1 {
				want = append(want, m)
				continue
			}
			n := naive("assay/draw1/1", [32]byte(v.Value), [32]byte(v.JobID), [32]byte(v.ListRoot), m)
			if s := n.Mod(n, new(big.Int).SetUint64(v.T)).Uint64(); !slices.Contains(want, s) {
				want = append(want, s)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %v, the reference draws %v", v.Desc, got, want)
		}
	}
}

func TestDraw1Edges(t *testing.T) {
	if got := draw.Draw1([32]byte{}, [32]byte{}, [32]byte{}, 3, 0); len(got) != 0 {
		t.Errorf("no segments: drew %v", got)
	}
	if got := draw.Draw1([32]byte{}, [32]byte{}, [32]byte{}, 0, 3); len(got) != 0 {
		t.Errorf("k1 = 0: drew %v", got)
	}
	// Every argument takes part.
	base := draw.Draw1([32]byte{1}, [32]byte{2}, [32]byte{3}, 8, 1<<40)
	for i, other := range [][]uint64{
		draw.Draw1([32]byte{9}, [32]byte{2}, [32]byte{3}, 8, 1<<40),
		draw.Draw1([32]byte{1}, [32]byte{9}, [32]byte{3}, 8, 1<<40),
		draw.Draw1([32]byte{1}, [32]byte{2}, [32]byte{9}, 8, 1<<40),
	} {
		if slices.Equal(base, other) {
			t.Errorf("argument %d does not change the draw", i)
		}
	}
	if !slices.Equal(base[:5], draw.Draw1([32]byte{1}, [32]byte{2}, [32]byte{3}, 5, 1<<40)) {
		t.Error("a smaller k1 is not a prefix")
	}
}

// TestDraw1Uniform counts how often each of ten segments is among three drawn.
func TestDraw1Uniform(t *testing.T) {
	const n, k1, segments = 4000, 3, 10
	count := make([]float64, segments)
	for i := range n {
		got := draw.Draw1(draw.Uint(uint64(i)), [32]byte{}, [32]byte{}, k1, segments)
		if len(got) != k1 || got[0] == got[1] || got[1] == got[2] || got[0] == got[2] {
			t.Fatalf("drew %v", got)
		}
		for _, s := range got {
			count[s]++
		}
	}
	chi := 0.0
	for _, c := range count {
		const want = float64(n) * k1 / segments
		chi += (c - want) * (c - want) / want
	}
	if chi > 27.9 { // 9 degrees of freedom, 0.1 %
		t.Errorf("chi-square %.1f over %v", chi, count)
	}
}

func TestSeedAndContextVectors(t *testing.T) {
	v := load(t)
	for _, s := range v.Seeds {
		got := draw.Seed(s.Value, s.JobID, s.Segment, s.TraceRoot.Element, s.OutRoot.Element, s.Batch)
		var want fr.Element
		want.SetBigInt(naive("assay/seed/1", [32]byte(s.Value), [32]byte(s.JobID), s.Segment, s.TraceRoot.Element, s.OutRoot.Element, s.Batch))
		if !got.Equal(&s.Want.Element) || !got.Equal(&want) {
			t.Errorf("seed, %s: got %v, want %v, the reference gives %v", s.Desc, &got, &s.Want.Element, &want)
		}
	}
	for _, c := range v.Contexts {
		got := draw.Context(c.ChainID, c.Escrow, c.JobID, c.Executor, c.ListRoot, c.Segment, c.Batch, c.Rounds)
		var want fr.Element
		want.SetBigInt(naive("assay/context/1", c.ChainID, [20]byte(c.Escrow), [32]byte(c.JobID), [20]byte(c.Executor), [32]byte(c.ListRoot), c.Segment, c.Batch, c.Rounds[0], c.Rounds[1]))
		if !got.Equal(&c.Want.Element) || !got.Equal(&want) {
			t.Errorf("context, %s: got %v, want %v, the reference gives %v", c.Desc, &got, &c.Want.Element, &want)
		}
	}
}

// TestSeedsDistinct: batches, segments and jobs never share a seed or a context.
func TestSeedsDistinct(t *testing.T) {
	seeds, contexts := map[fr.Element]bool{}, map[fr.Element]bool{}
	n := 0
	for job := range byte(3) {
		for segment := range uint64(8) {
			for batch := range uint64(8) {
				seeds[draw.Seed([32]byte{1}, [32]byte{job}, segment, fr.One(), fr.One(), batch)] = true
				contexts[draw.Context(1, [20]byte{1}, [32]byte{job}, [20]byte{2}, [32]byte{3}, segment, batch, draw.Rounds{5, 6})] = true
				n++
			}
		}
	}
	if len(seeds) != n || len(contexts) != n {
		t.Errorf("%d seeds and %d contexts of %d", len(seeds), len(contexts), n)
	}
}

// reference places u by counting through the program, with big integers for the
// remainder.
func reference(p *program.Program, t [2]uint64, steps uint64) draw.Spot {
	x := new(big.Int).SetUint64(t[1])
	x.Lsh(x, 64).Add(x, new(big.Int).SetUint64(t[0]))
	total := new(big.Int).Mul(new(big.Int).SetUint64(p.WeightPerStep()), new(big.Int).SetUint64(steps))
	s := draw.Spot{T: t, U: x.Mod(x, total).Uint64()}
	w := new(big.Int).SetUint64(p.WeightPerStep())
	step, rest := new(big.Int).DivMod(x, w, new(big.Int))
	s.Step = step.Uint64()
	v := rest.Uint64()
	for v >= p.Instruction(s.Instruction).Elements()*p.Instruction(s.Instruction).Weight {
		v -= p.Instruction(s.Instruction).Elements() * p.Instruction(s.Instruction).Weight
		s.Instruction++
	}
	in := p.Instruction(s.Instruction)
	e := v / in.Weight
	s.Row, s.Col = int(e/uint64(in.Out.Cols)), int(e%uint64(in.Out.Cols))
	return s
}

func TestSpotVectors(t *testing.T) {
	v := load(t)
	drawn := 0
	for _, c := range v.Spots {
		p := v.Find(c.Program)
		if p == nil {
			t.Fatalf("no program %s", c.Program)
		}
		want := draw.Spot{T: c.T, U: c.U, Step: c.Step, Instruction: c.Instruction, Row: c.Row, Col: c.Col}
		got, err := draw.FromT(p, c.T, c.Steps)
		if err != nil || got != want {
			t.Errorf("%s, %s: got %+v, %v, want %+v", c.Program, c.Desc, got, err, want)
		}
		if ref := reference(p, c.T, c.Steps); ref != want {
			t.Errorf("%s, %s: the reference gives %+v, want %+v", c.Program, c.Desc, ref, want)
		}
		if c.Seed == nil {
			continue
		}
		drawn++
		got, err = draw.Draw2(p, c.Seed.Element, c.Index, c.Steps)
		want.Hash = c.Hash.Element
		if err != nil || got != want {
			t.Errorf("%s, spot %d: got %+v, %v, want %+v", c.Program, c.Index, got, err, want)
		}
		var index fr.Element
		index.SetUint64(uint64(c.Index))
		h := commit.Hash8(commit.Tag(commit.KindDraw, commit.Poseidon2, 0, 2), c.Seed.Element, index)
		low := h.BigInt(new(big.Int))
		low.And(low, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 128), big.NewInt(1)))
		ref := new(big.Int).Add(new(big.Int).Lsh(new(big.Int).SetUint64(c.T[1]), 64), new(big.Int).SetUint64(c.T[0]))
		if !h.Equal(&c.Hash.Element) || low.Cmp(ref) != 0 {
			t.Errorf("%s, spot %d: t is not the low half of h", c.Program, c.Index)
		}
	}
	if drawn == 0 {
		t.Error("no spot has a seed")
	}
}

// TestEveryPosition walks through all positions of a segment: each element is
// met exactly weight times, in order.
func TestEveryPosition(t *testing.T) {
	p := load(t).Find("odd")
	const steps = 3
	u := uint64(0)
	for step := range uint64(steps) {
		for ins := range p.Len() {
			in := p.Instruction(ins)
			for row := range in.Out.Rows {
				for col := range in.Out.Cols {
					for range in.Weight {
						got, err := draw.At(p, u, steps)
						want := draw.Spot{U: u, Step: step, Instruction: ins, Row: row, Col: col}
						if err != nil || got != want {
							t.Fatalf("u = %d: got %+v, %v, want %+v", u, got, err, want)
						}
						u++
					}
				}
			}
		}
	}
	if u != steps*p.WeightPerStep() {
		t.Errorf("walked %d positions, the weight is %d", u, steps*p.WeightPerStep())
	}
	if _, err := draw.At(p, u, steps); !errors.Is(err, draw.ErrIndex) {
		t.Errorf("past the end: got %v, want ErrIndex", err)
	}
}

func TestSpotRejects(t *testing.T) {
	v := load(t)
	for _, p := range v.Programs {
		longest := min(p.Program.Steps(), p.Program.SegmentLength())
		for _, steps := range []uint64{0, longest + 1, 1<<64 - 1} {
			if _, err := draw.Draw2(p.Program, fr.One(), 0, steps); !errors.Is(err, draw.ErrSteps) {
				t.Errorf("%s, %d steps: got %v, want ErrSteps", p.Name, steps, err)
			}
			if _, err := draw.At(p.Program, 0, steps); !errors.Is(err, draw.ErrSteps) {
				t.Errorf("%s, %d steps: got %v, want ErrSteps", p.Name, steps, err)
			}
		}
		if _, err := draw.Draw2(p.Program, fr.One(), -1, 1); !errors.Is(err, draw.ErrIndex) {
			t.Errorf("%s, spot -1: got %v, want ErrIndex", p.Name, err)
		}
	}
}

// TestSpotsFollowWeights draws many spots and compares instructions, steps and
// the columns of a product with their weights.
func TestSpotsFollowWeights(t *testing.T) {
	p := load(t).Find("odd")
	const n, steps = 20000, 7
	instructions, cols, step := map[int]float64{}, map[int]float64{}, map[int]float64{}
	products := 0.0
	var seed fr.Element
	seed.SetUint64(42)
	for i := range n {
		s, err := draw.Draw2(p, seed, i, steps)
		if err != nil {
			t.Fatal(err)
		}
		instructions[s.Instruction]++
		step[int(s.Step)]++
		if s.Instruction == 0 {
			cols[s.Col]++
			products++
		}
	}
	chi := func(name string, got map[int]float64, limit float64, want func(int) float64, cells int) {
		sum := 0.0
		for i := range cells {
			d := got[i] - want(i)
			sum += d * d / want(i)
		}
		if sum > limit {
			t.Errorf("%s: chi-square %.1f, limit %.1f", name, sum, limit)
		}
	}
	// Limits are the 0.1 % points for cells-1 degrees of freedom.
	chi("instructions", instructions, 18.5, func(i int) float64 {
		in := p.Instruction(i)
		return n * float64(in.Elements()*in.Weight) / float64(p.WeightPerStep())
	}, p.Len())
	chi("steps", step, 22.5, func(int) float64 { return n / steps }, steps)
	chi("columns", cols, 22.5, func(int) float64 { return products / 7 }, 7)
}

// TestReferenceAgrees compares random positions of all programs.
func TestReferenceAgrees(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, p := range load(t).Programs {
		longest := min(p.Program.Steps(), p.Program.SegmentLength())
		for range 200 {
			at := [2]uint64{rng.Uint64(), rng.Uint64() >> rng.UintN(64)}
			steps := 1 + rng.Uint64N(longest)
			got, err := draw.FromT(p.Program, at, steps)
			if want := reference(p.Program, at, steps); err != nil || got != want {
				t.Fatalf("%s: t %v of %d steps: got %+v, %v, want %+v", p.Name, at, steps, got, err, want)
			}
		}
	}
}

func BenchmarkDraw2(b *testing.B) {
	p := load(b).Find("odd")
	for b.Loop() {
		if _, err := draw.Draw2(p, fr.One(), 1, 7); err != nil {
			b.Fatal(err)
		}
	}
}
