// Package programtest makes programs, data and reference traces for tests.
//
// Random gives accepted programs that use everything a program may, RandomData gives rows
// for them within the declared intervals, Run computes every element by the one-element
// reference, and NewSegment commits to a segment of it and opens any leaf. Nothing here is
// fast.
package programtest

import (
	"fmt"
	"math/rand/v2"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// Config sizes a random program. Zero fields take the default.
type Config struct {
	LeafBytes     int    // default 256; below 256 no lookup fits, i16 and i32 tables need 512 and 1024
	Steps         uint64 // default 3
	SegmentLength uint64 // default 4; history is used only where Steps <= SegmentLength
	Instructions  int    // random ones beyond those that cover every feature; default 12
}

// generator keeps a program as a list of recipes, so that an instruction the builder
// refuses can be dropped and drawn again: whatever survives is valid by construction, and
// nothing here repeats the builder's rules.
type generator struct {
	rng     *rand.Rand
	c       Config
	recipes []recipe
	pool    []tensor // what an operand may view
	states  []tensor
	force   program.Type // of the next outputs, where not 0
}

// recipe adds one instruction or tensor to a builder and appends its view to env.
type recipe func(b *program.Builder, env *[]program.Ref)

// tensor is an entry of env that later instructions may use.
type tensor struct {
	index      int // in env
	name       string
	t          program.Type
	rows, cols int
	kind       program.Source
	lo, hi     int64 // of a state
}

// Random returns an accepted program that uses every implemented opcode (lookup from 256
// leaf bytes on), type, role and source, windows, both broadcasts and biases.
func Random(rng *rand.Rand, c Config) *program.Program {
	if c.LeafBytes == 0 {
		c.LeafBytes = 256
	}
	if c.Steps == 0 {
		c.Steps = 3
	}
	if c.SegmentLength == 0 {
		c.SegmentLength = 4
	}
	if c.Instructions == 0 {
		c.Instructions = 12
	}
	g := &generator{rng: rng, c: c}
	g.tables()
	g.features()
	for range c.Instructions {
		g.must(g.anything)
	}
	p, err := g.build(nil)
	if err != nil {
		panic(fmt.Sprintf("programtest: %v", err))
	}
	return p
}

// build makes the program of all recipes, then extra, then a writer for each state.
func (g *generator) build(extra recipe) (*program.Program, error) {
	b := program.NewBuilder(program.Config{
		LeafBytes: g.c.LeafBytes, Scheme: commit.Poseidon2,
		Steps: g.c.Steps, SegmentLength: g.c.SegmentLength,
	})
	var env []program.Ref
	for _, r := range g.recipes {
		r(b, &env)
	}
	if extra != nil {
		extra(b, &env)
	}
	for _, s := range g.states {
		// Mix the previous state with the input of the same shape.
		x := env[s.index]
		b.Affine(s.name, 3, x, -2, b.Previous(s.name, s.t, s.rows, s.cols), 1,
			program.As(s.t), program.To(program.State), program.Scale(5, 3, 2),
			program.Clamp(s.lo, s.hi), program.Range(s.lo, s.hi))
	}
	return b.Build()
}

// must draws instructions until one is accepted, and keeps it.
func (g *generator) must(draw func() (recipe, tensor)) tensor {
	var last error
	for range 2000 {
		r, t := draw()
		if r == nil {
			continue
		}
		p, err := g.build(r)
		if err != nil {
			last = err
			continue
		}
		out := p.Instruction(g.instructions()).Out
		t.t, t.rows, t.cols, t.kind = out.Type, out.Rows, out.Cols, program.FromTrace
		t.index = len(g.recipes)
		g.recipes = append(g.recipes, r)
		g.pool = append(g.pool, t)
		return t
	}
	panic(fmt.Sprintf("programtest: no instruction was accepted, the last refusal was: %v", last))
}

// instructions counts those kept so far.
func (g *generator) instructions() (n int) {
	for _, t := range g.pool {
		if t.kind == program.FromTrace {
			n++
		}
	}
	return n
}

func (g *generator) declare(t tensor, r recipe) tensor {
	t.index = len(g.recipes)
	g.recipes = append(g.recipes, r)
	g.pool = append(g.pool, t)
	return t
}

// between is uniform in [lo, hi].
func (g *generator) between(lo, hi int) int { return lo + g.rng.IntN(hi-lo+1) }

func (g *generator) coin() bool { return g.rng.IntN(2) == 0 }

var types = []program.Type{program.I8, program.I16, program.I32}

// width is a number of columns of t with room for a window at byte 32.
func (g *generator) width(t program.Type) int {
	return g.between(32/t.Size()+1, min(g.c.LeafBytes, 96)/t.Size())
}

// tables declares, for every type, a model and an input tensor with side words and a
// state, and the lookup tables that fit.
func (g *generator) tables() {
	rows := g.between(2, 4)
	for _, t := range types {
		bound := int64(127)
		if t != program.I8 {
			bound = int64(g.between(50, 3000)) // a product of i32 must stay within 31 bits
		}
		name := "w." + t.String()
		w := tensor{name: name, t: t, rows: g.between(3, 9), cols: g.width(t), kind: program.FromModel}
		g.declare(w, func(b *program.Builder, env *[]program.Ref) {
			*env = append(*env, b.Model(name, t, w.rows, w.cols, program.WithSide(name+".side"), program.Range(-bound, bound)))
		})
		if g.c.LeafBytes >= 256*t.Size() {
			table := tensor{name: "t." + t.String(), t: t, rows: 2, cols: 256, kind: program.FromModel}
			g.declare(table, func(b *program.Builder, env *[]program.Ref) {
				*env = append(*env, b.Model(table.name, t, table.rows, table.cols))
			})
		}
		x := tensor{name: "x." + t.String(), t: t, rows: rows, cols: g.width(t), kind: program.FromInput}
		var narrow []program.TensorOption
		if t != program.I8 {
			narrow = append(narrow, program.Range(-bound, bound+1))
		}
		x = g.declare(x, func(b *program.Builder, env *[]program.Ref) {
			*env = append(*env, b.Input(x.name, t, x.rows, x.cols, append(narrow, program.WithSide(x.name+".side"))...))
		})
		s := tensor{name: "s." + t.String(), t: t, rows: x.rows, cols: x.cols, kind: program.FromPrevious}
		g.states = append(g.states, tensor{index: x.index, name: s.name, t: t, rows: s.rows, cols: s.cols, lo: -bound - 1, hi: bound})
		g.declare(s, func(b *program.Builder, env *[]program.Ref) {
			*env = append(*env, b.Previous(s.name, t, s.rows, s.cols))
		})
	}
}

// find returns the entry of the pool called name.
func (g *generator) find(name string) tensor {
	for _, t := range g.pool {
		if t.name == name {
			return t
		}
	}
	panic("programtest: no tensor " + name)
}

// pick returns a random entry of the pool that ok accepts.
func (g *generator) pick(ok func(tensor) bool) (tensor, bool) {
	for _, i := range g.rng.Perm(len(g.pool)) {
		if ok(g.pool[i]) {
			return g.pool[i], true
		}
	}
	return tensor{}, false
}

// options draws type, role and requant.
func (g *generator) options(t program.Type) []program.Option {
	o := []program.Option{program.To(program.Role(g.between(1, 3)))}
	if t.Valid() {
		o = append(o, program.As(t))
	}
	return o
}

// scaling draws a requant for an output of type t, often a tight clamp.
func (g *generator) scaling(t program.Type) []program.Option {
	shift := g.rng.UintN(40)
	if g.rng.IntN(4) == 0 {
		shift = g.rng.UintN(63)
	}
	o := []program.Option{program.Scale(1+g.rng.Int64N(1<<g.between(0, 31))%(1<<31-1), shift, int64(g.between(-200, 200)))}
	if g.coin() {
		lo := t.Min() + g.rng.Int64N(t.Max())
		o = append(o, program.Clamp(lo, lo+g.rng.Int64N(t.Max()-lo+1)))
	}
	return o
}
