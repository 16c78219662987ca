// Command genvectors writes the vectors that package drawtest loads, in the file
// that is its argument:
//
//	go generate ./draw
//
// A second run changes nothing; a test says so.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"math"
	"math/big"
	"math/rand/v2"
	"os"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/draw/drawtest"
	"github.com/assay-protocol/assay/proofs/program"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("genvectors: ")
	if len(os.Args) != 2 {
		log.Fatal("usage: genvectors FILE")
	}
	b, err := vectors()
	if err == nil {
		err = os.WriteFile(os.Args[1], b, 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}

func vectors() ([]byte, error) {
	g := &generator{rng: rand.New(rand.NewPCG(1, 2))}
	g.hashes()
	if err := g.programs(); err != nil {
		return nil, err
	}
	if err := g.spots(); err != nil {
		return nil, err
	}
	b, err := json.MarshalIndent(g.v, "", "  ")
	return append(b, '\n'), err
}

type generator struct {
	rng *rand.Rand
	v   drawtest.Vectors
}

func (g *generator) word() (w drawtest.Word) {
	for i := range w {
		w[i] = byte(g.rng.Uint32())
	}
	return w
}

func (g *generator) element() drawtest.Element {
	w := g.word()
	var e fr.Element
	e.SetBytes(w[:])
	return drawtest.Element{Element: e}
}

func (g *generator) address() (a drawtest.Address) {
	w := g.word()
	copy(a[:], w[:])
	return a
}

func (g *generator) hashes() {
	for _, c := range []struct {
		desc  string
		k1, t uint64
	}{
		{"one of two", 1, 2},
		{"eight of a hundred", 8, 100},
		{"nine of ten: repeats are skipped", 9, 10},
		{"all of eight, ascending", 8, 8},
		{"three, fewer than k1", 8, 3},
		{"one segment", 1, 1},
		{"four of 2^20", 4, 1 << 20},
	} {
		d := drawtest.Draw1{Desc: c.desc, Value: g.word(), JobID: g.word(), ListRoot: g.word(), K1: c.k1, T: c.t}
		d.Want = draw.Draw1(d.Value, d.JobID, d.ListRoot, d.K1, d.T)
		g.v.Draw1 = append(g.v.Draw1, d)
	}
	var minusOne fr.Element
	minusOne.SetInt64(-1)
	for i, desc := range []string{"first batch", "another batch", "large numbers", "zero words", "largest elements"} {
		s := drawtest.Seed{Desc: desc, Value: g.word(), JobID: g.word(), Segment: uint64(i), TraceRoot: g.element(), OutRoot: g.element(), Batch: uint64(i)}
		c := drawtest.Context{Desc: desc, ChainID: 31337, Escrow: g.address(), JobID: s.JobID, Executor: g.address(), ListRoot: g.word(),
			Segment: s.Segment, Batch: s.Batch, Rounds: [2]uint64{uint64(1000 * i), uint64(1001 * i)}}
		switch desc {
		case "large numbers":
			s.Segment, s.Batch = math.MaxUint64, math.MaxUint64-1
			c.ChainID, c.Segment, c.Batch, c.Rounds = math.MaxUint64, math.MaxUint64-1, math.MaxUint64-2, [2]uint64{math.MaxUint64 - 3, math.MaxUint64 - 4}
		case "zero words":
			s = drawtest.Seed{Desc: desc}
			c = drawtest.Context{Desc: desc}
		case "largest elements":
			s.TraceRoot.Element, s.OutRoot.Element = minusOne, minusOne
		}
		s.Want.Element = draw.Seed(s.Value, s.JobID, s.Segment, s.TraceRoot.Element, s.OutRoot.Element, s.Batch)
		c.Want.Element = draw.Context(c.ChainID, c.Escrow, c.JobID, c.Executor, c.ListRoot, c.Segment, c.Batch, c.Rounds)
		g.v.Seeds = append(g.v.Seeds, s)
		g.v.Contexts = append(g.v.Contexts, c)
	}
}

// programs are three: one element; odd shapes and weights; and one whose
// segment's weight is as close to 2^63 as its W allows.
func (g *generator) programs() error {
	one := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 1, SegmentLength: 1})
	x := one.Input("x", program.I8, 1, 1)
	one.Affine("y", 1, x, 0, x, 1, program.To(program.Output))
	if err := g.add("one", one); err != nil {
		return err
	}

	odd := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 23, SegmentLength: 7})
	a := odd.Model("a", program.I8, 5, 33)
	b := odd.Model("b", program.I8, 7, 33)
	table := odd.Model("table", program.I8, 1, 64)
	m := odd.MatMul("m", a, b, program.Scale(1, 8, 0))
	s := odd.Sum("s", m, program.To(program.State))
	odd.Affine("p", 1, s, 1, odd.Previous("s", program.I32, 5, 1), 0, program.As(program.I8), program.Scale(1, 20, 0))
	odd.Max("top", m, program.To(program.Output))
	odd.ArgMax("which", table, program.To(program.Output))
	if err := g.add("odd", odd); err != nil {
		return err
	}

	const most = program.MaxStepLeaves
	build := func(length uint64) *program.Builder {
		big := program.NewBuilder(program.Config{LeafBytes: 4096, Scheme: commit.Poseidon2, Steps: length, SegmentLength: length})
		rows := big.Model("rows", program.I8, most, 4096)
		cols := big.Model("cols", program.I8, 4096, 4096)
		big.MatMul("first", rows, cols, program.Scale(1, 20, 0), program.To(program.Output))
		r := big.Sum("small", rows.Rows(0, 3))
		big.Multiply("last", r, r.Rows(1, 1).BroadcastRows(), program.Scale(1, 40, 0))
		return big
	}
	probe, err := build(1).Build()
	if err != nil {
		return err
	}
	return g.add("heavy", build(math.MaxInt64/probe.WeightPerStep()))
}

func (g *generator) add(name string, b *program.Builder) error {
	p, err := b.Build()
	if err != nil {
		return fmt.Errorf("program %s: %w", name, err)
	}
	e := drawtest.Program{Name: name, Bytes: p.Encode(), WeightPerStep: p.WeightPerStep(), Program: p}
	for _, in := range p.Instructions() {
		e.Instructions = append(e.Instructions, drawtest.Instruction{Rows: in.Out.Rows, Cols: in.Out.Cols, Weight: in.Weight, Cumulative: in.Cumulative})
	}
	g.v.Programs = append(g.v.Programs, e)
	return nil
}

func (g *generator) spots() error {
	for _, e := range g.v.Programs {
		p := e.Program
		longest := min(p.Steps(), p.SegmentLength())
		for i := range 12 {
			seed := g.element()
			if i == 0 {
				seed.SetZero()
			}
			c := drawtest.Spot{Desc: "from a seed", Program: e.Name, Steps: 1 + g.rng.Uint64N(longest), Seed: &seed, Index: i}
			s, err := draw.Draw2(p, seed.Element, i, c.Steps)
			if err != nil {
				return err
			}
			c.Hash = &drawtest.Element{Element: s.Hash}
			g.place(c, s)
		}

		// The edges of every instruction and of the segment, each as it is and as
		// the remainder of the largest t with it.
		edges := map[string]uint64{"first": 0, "last": p.WeightPerStep()*longest - 1, "second step": p.WeightPerStep() % (p.WeightPerStep() * longest)}
		names := []string{"first", "last", "second step"}
		for i, in := range p.Instructions() {
			for _, at := range []struct {
				name string
				u    uint64
			}{
				{"first weight", in.Cumulative},
				{"last weight of the first element", in.Cumulative + in.Weight - 1},
				{"last weight", in.Cumulative + in.Elements()*in.Weight - 1},
			} {
				name := fmt.Sprintf("%s of instruction %d", at.name, i)
				names = append(names, name)
				edges[name] = at.u
			}
		}
		total := new(big.Int).SetUint64(p.WeightPerStep() * longest)
		for _, name := range names {
			small := new(big.Int).SetUint64(edges[name])
			large := new(big.Int).Lsh(big.NewInt(1), 128)
			large.Sub(large, big.NewInt(1)).Sub(large, small).Div(large, total).Mul(large, total).Add(large, small)
			for _, t := range []*big.Int{small, large} {
				lo := new(big.Int).And(t, new(big.Int).SetUint64(math.MaxUint64)).Uint64()
				c := drawtest.Spot{Desc: name, Program: e.Name, Steps: longest}
				s, err := draw.FromT(p, [2]uint64{lo, new(big.Int).Rsh(t, 64).Uint64()}, longest)
				if err != nil {
					return err
				}
				g.place(c, s)
			}
		}
	}
	return nil
}

func (g *generator) place(c drawtest.Spot, s draw.Spot) {
	c.T, c.U, c.Step, c.Instruction, c.Row, c.Col = s.T, s.U, s.Step, s.Instruction, s.Row, s.Col
	g.v.Spots = append(g.v.Spots, c)
}
