package circuits_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/frontend"
)

// A world is what a prover commits to and opens, without any rule that ties one part to another: an attack changes parts and seals the
// rest around them, so that everything that it does not mean to break holds.
type world struct {
	params circuits.Params
	header [program.HeaderWords]fr.Element
	key    fr.Element // of the input root
	first  uint64
	last   uint64 // step in the segment whose state is the checkpoint after it

	context, seed fr.Element
	inOutput      fr.Element // output root of the checkpoint before
	extra         []leaf     // committed besides the leaves that the spots open
	spots         []spot

	after func(*circuits.Circuit) // last changes, past all seals
}

// spot is one spot of a world.
type spot struct {
	step, ins, row, col fr.Element
	argmax, max         fr.Element
	descriptor          [program.DescriptorWords]fr.Element
	place               uint64 // of the descriptor in its tree
	out, a, b           leaf

	cols, size, offset int64 // of the output: where its element is
}

// leaf is a committed leaf and what the circuit is given of it.
type leaf struct {
	tree       commit.TreeID
	at         uint64       // position in the whole of its tree
	digits     []fr.Element // as the circuit reads them
	words      []fr.Element // as committed; nil: those of the digits
	side, salt fr.Element
	idle       bool // not committed; its path is consistent in itself
	foreign    bool // committed in a tree of its own with another root
}

func num(v int64) (e fr.Element) {
	e.SetInt64(v)
	return e
}

func leafOf(loc program.Location, o commit.Opening) leaf {
	l := leaf{tree: loc.Tree, at: loc.Leaf, salt: o.Salt, side: num(int64(o.Side)), idle: loc.Zero}
	if loc.Tree <= commit.TreeOutput {
		l.at |= loc.Step << (3 * commit.StepLevels)
	}
	for _, b := range o.Row {
		l.digits = append(l.digits, num(int64(b)))
	}
	return l
}

// packed returns the words of digits.
func packed(digits []fr.Element) []fr.Element {
	words := make([]fr.Element, gadget.Words(len(digits)))
	base := num(256)
	for k := range words {
		for i := min((k+1)*gadget.WordBytes, len(digits)) - 1; i >= k*gadget.WordBytes; i-- {
			words[k].Mul(&words[k], &base).Add(&words[k], &digits[i])
		}
	}
	return words
}

func (l *leaf) committed() []fr.Element {
	if l.words != nil {
		return l.words
	}
	return packed(l.digits)
}

func (l *leaf) digest(c int) fr.Element {
	in := append(slices.Clone(l.committed()), l.side, l.salt)
	return commit.Sponge(commit.Tag(commit.KindLeaf, commit.Poseidon2, c, len(in)), in...)
}

// put writes an element of the given raw value and size at a byte of the leaf.
func (l *leaf) put(at, size int, raw int64) {
	l.digits = slices.Clone(l.digits)
	for i := range size {
		l.digits[at+i] = num(raw >> (8 * i) & 255)
	}
}

// raw reads the element of the given size at a byte.
func (l *leaf) raw(at, size int) (v int64) {
	for i := size - 1; i >= 0; i-- {
		v = v<<8 | int64(l.digits[at+i].Uint64())
	}
	return v
}

// levelsOf is the height of a tree.
func levelsOf(t commit.TreeID) int {
	switch t {
	case commit.TreeModel:
		return commit.ModelLevels
	case commit.TreeCheckpoint:
		return commit.StepLevels
	}
	return commit.TraceLevels // and the input tree
}

// seal commits to the world and returns the witness.
func (w *world) seal(t testing.TB) *circuits.Circuit {
	t.Helper()
	c, err := circuits.New(w.params)
	if err != nil {
		t.Fatal(err)
	}
	leaves := make(map[commit.TreeID]map[uint64]fr.Element)
	for id := commit.TreeWork; id <= commit.TreeCheckpoint; id++ {
		leaves[id] = make(map[uint64]fr.Element)
	}
	instr := make(map[uint64]fr.Element)
	commitLeaf := func(l *leaf) {
		if l.idle || l.foreign {
			return
		}
		d := l.digest(w.params.LeafBytes)
		if old, ok := leaves[l.tree][l.at]; ok && old != d {
			t.Fatalf("%s holds two leaves at %d", l.tree, l.at)
		}
		leaves[l.tree][l.at] = d
	}
	for i := range w.extra {
		commitLeaf(&w.extra[i])
	}
	for i := range w.spots {
		s := &w.spots[i]
		commitLeaf(&s.out)
		commitLeaf(&s.a)
		commitLeaf(&s.b)
		instr[s.place] = commit.Sponge(commit.Tag(commit.KindDescriptor, commit.Poseidon2, 0, len(s.descriptor)), s.descriptor[:]...)
	}
	trees := make(map[commit.TreeID]*sparse)
	for id, l := range leaves {
		trees[id] = newSparse(0, levelsOf(id), l)
	}
	instructions := newSparse(0, commit.InstrLevels, instr)

	role := [3]fr.Element{trees[commit.TreeWork].root(), trees[commit.TreeState].root(), trees[commit.TreeOutput].root()}
	state, in := trees[commit.TreeState].node(commit.StepLevels, w.last), trees[commit.TreeCheckpoint].root()
	header := commit.Sponge(commit.Tag(commit.KindHeader, commit.Poseidon2, 0, len(w.header)), w.header[:]...)
	c.Context = w.context
	c.ProgramRoot = commit.ProgramRoot(header, instructions.root())
	c.ModelRoot = trees[commit.TreeModel].root()
	c.InputRoot = commit.InputRoot(trees[commit.TreeInput].root(), commit.KeyHash(w.key))
	c.InRoot = commit.Checkpoint(in, w.inOutput)
	c.TraceRoot = commit.TraceRoot(role[0], role[1], role[2])
	c.OutRoot = commit.Checkpoint(state, role[2])
	c.FirstStep = num(int64(w.first))
	if w.params.Pinned {
		c.Draw = w.pinned()
	} else {
		c.Draw[0] = w.seed
	}
	for i, v := range w.header {
		c.Header[i] = v
	}
	c.InstrRoot, c.InputTree, c.SaltKey = instructions.root(), trees[commit.TreeInput].root(), w.key
	c.Roots, c.In, c.LastState = [3]frontend.Variable{role[0], role[1], role[2]}, [2]frontend.Variable{in, w.inOutput}, state
	trees[commit.TreeState].fill(c.LastPath[:], commit.StepLevels, w.last)

	for i := range w.spots {
		s, dst := &w.spots[i], &c.Spots[i]
		dst.Step, dst.Instruction, dst.Row, dst.Col, dst.ArgMax, dst.Max = s.step, s.ins, s.row, s.col, s.argmax, s.max
		for k, v := range s.descriptor {
			dst.Descriptor[k] = v
		}
		instructions.fill(dst.DescriptorPath[:], 0, s.place)
		for k, v := range s.out.committed() {
			dst.Out.Words[k] = v
		}
		w.path(dst.Out.Path[:], trees, &s.out)
		for _, o := range []struct {
			l   *leaf
			dst *circuits.Operand
		}{{&s.a, &dst.A}, {&s.b, &dst.B}} {
			for k := range o.l.digits {
				o.dst.Bytes[k] = o.l.digits[k].BigInt(new(big.Int))
			}
			o.dst.Side = o.l.side
			w.path(o.dst.Path[:], trees, o.l)
		}
	}
	if w.after != nil {
		w.after(c)
	}
	return c
}

// path fills the path of a leaf in its tree, or in one that holds nothing else.
func (w *world) path(dst [][8]frontend.Variable, trees map[commit.TreeID]*sparse, l *leaf) {
	tree := trees[l.tree]
	if l.idle || l.foreign {
		tree = l.alone()
	}
	tree.fill(dst, 0, l.at)
}

// alone is a tree that holds the leaf and one that no world commits to beside it.
func (l *leaf) alone() *sparse {
	return newSparse(0, commit.TraceLevels, map[uint64]fr.Element{l.at: l.digest(len(l.digits)), l.at ^ 1: num(1)})
}

// pinned are the last public inputs of a pinned world: what its one spot says of itself.
func (w *world) pinned() []frontend.Variable {
	s := &w.spots[0]
	var element fr.Element
	cols := num(s.cols)
	element.Mul(&s.row, &cols).Add(&element, &s.col)
	return []frontend.Variable{s.step, s.ins, element, num(s.value())}
}

// value is the committed output element.
func (s *spot) value() int64 {
	return s.out.raw(int(int64(s.col.Uint64())*s.size), int(s.size)) - s.offset
}

// write commits v as the output element.
func (s *spot) write(v int64) {
	s.out.put(int(int64(s.col.Uint64())*s.size), int(s.size), v+s.offset)
}

// clone copies the world as far as attacks change it.
func (w *world) clone() *world {
	c := *w
	c.extra = slices.Clone(w.extra)
	c.spots = slices.Clone(w.spots)
	for i := range c.spots {
		for _, l := range []*leaf{&c.spots[i].out, &c.spots[i].a, &c.spots[i].b} {
			l.digits, l.words = slices.Clone(l.digits), slices.Clone(l.words)
		}
	}
	return &c
}

// evaluate runs the circuit of a sealed world.
func evaluate(t testing.TB, c *circuits.Circuit, opt attack.Options) *attack.Report {
	t.Helper()
	opt.Checked = make(map[*big.Int]string)
	for i := range c.Spots {
		for name, bytes := range map[string][]frontend.Variable{"open": c.Spots[i].A.Bytes, "open#1": c.Spots[i].B.Bytes} {
			for _, v := range bytes {
				opt.Checked[v.(*big.Int)] = "spot>accumulator>" + name + ">Check>range"
			}
		}
	}
	opt.Public = append([]frontend.Variable{
		c.Context, c.ProgramRoot, c.ModelRoot, c.InputRoot, c.InRoot, c.TraceRoot, c.OutRoot, c.FirstStep}, c.Draw...)
	r, err := attack.Evaluate(c, opt)
	if err != nil {
		t.Fatal(err)
	}
	if r.Strays != 0 {
		t.Fatalf("%d wires of the commitment are no public input, digit or multiplicity, or the other way round", r.Strays)
	}
	return r
}
