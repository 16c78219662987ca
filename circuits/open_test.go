package circuits_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/internal/memory"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// element names an element of a case's trace.
type element struct {
	segment, step uint64
	ins           string
	row, col      int
}

// runWorld opens an element of an honest run, and returns the world of it and the prover's witness for it.
func runWorld(t testing.TB, p circuits.Params, run *memory.Run, seed fr.Element, elements ...element) *world {
	t.Helper()
	prog := run.Program
	seg := run.Segment(elements[0].segment)
	w := &world{params: p, header: prog.Header(), key: run.Key, first: seg.FirstStep(), last: seg.Steps() - 1, context: num(77), seed: seed}
	_, w.inOutput = seg.In()
	for _, e := range elements {
		w.spots = append(w.spots, openSpot(t, run, e))
	}
	return w
}

func instruction(t testing.TB, p *program.Program, name string) int {
	t.Helper()
	i := slices.IndexFunc(p.Instructions(), func(in program.Instruction) bool { return in.Out.Name == name })
	if i < 0 {
		t.Fatalf("no instruction %s", name)
	}
	return i
}

func openSpot(t testing.TB, run *memory.Run, e element) spot {
	t.Helper()
	prog, seg := run.Program, run.Segment(e.segment)
	ins := instruction(t, prog, e.ins)
	in := prog.Instruction(ins)
	s := spot{
		step: num(int64(e.step)), ins: num(int64(ins)), row: num(int64(e.row)), col: num(int64(e.col)),
		descriptor: prog.Descriptor(ins), place: uint64(ins),
		cols: int64(in.Out.Cols), size: int64(in.Out.Type.Size()), offset: in.Out.Type.Offset(),
	}
	locate := func(f func(int, int, int, uint64, uint64) (program.Location, error), row, col int) leaf {
		loc, err := f(ins, row, col, seg.FirstStep(), e.step)
		if err != nil {
			t.Fatal(err)
		}
		if loc.Zero {
			return blank(run, loc)
		}
		o, err := seg.Open(loc)
		if err != nil {
			t.Fatal(err)
		}
		return leafOf(loc, o)
	}
	s.out = locate(prog.LocateOut, e.row, e.col)
	s.a = locate(prog.LocateA, e.row, e.col)
	switch in.Op {
	case program.Sum, program.Max, program.ArgMax:
		loc, err := prog.LocateA(ins, 0, 0, seg.FirstStep(), e.step)
		if err != nil {
			t.Fatal(err)
		}
		s.b = blank(run, loc)
	default:
		s.b = locate(prog.LocateB, e.row, e.col)
	}
	if in.Op == program.Max || in.Op == program.ArgMax {
		s.extremum(in.A.ColOffset, in.A.Cols, prog.OperandTensor(in.A).Type.Size())
	}
	return s
}

// blank is a leaf that the circuit does not compare with any root.
func blank(run *memory.Run, loc program.Location) leaf {
	loc.Zero = true
	o := commit.Opening{Row: make([]byte, run.Program.LeafBytes()), Side: commit.SideZero}
	first := uint64(0)
	if loc.Tree <= commit.TreeOutput {
		o.Salt = commit.Salt(run.Key, loc.Tree, first+loc.Step+1, loc.Leaf)
	}
	return leafOf(loc, o)
}

// extremum fills maximum, index and differences of the window [off, off+n) of elements of A.
func (s *spot) extremum(off, n, size int) {
	if s.a.idle {
		return
	}
	best := 0
	for k := range n {
		if s.a.raw((off+k)*size, size) > s.a.raw((off+best)*size, size) {
			best = k
		}
	}
	s.differences(off, n, size, best, s.a.raw((off+best)*size, size))
}

// differences fills B for a claimed index and maximum; where that is impossible it leaves the digit 0.
func (s *spot) differences(off, n, size, index int, most int64) {
	for k := range n {
		d := most - s.a.raw((off+k)*size, size)
		if k < index {
			d--
		}
		s.b.put((off+k)*size, size, max(d, 0))
	}
	s.argmax, s.max = num(int64(index)), num(most)
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
