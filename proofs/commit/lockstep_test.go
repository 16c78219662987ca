package commit_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// sizes are around the widths of the lock-step: a lone row, full and broken runs of eight.
var sizes = []int{0, 1, 7, 8, 15, 16, 17, 63, 64, 65, 257}

func rng(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func element(r *rand.Rand) (e fr.Element) {
	var b [48]byte
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	e.SetBytes(b[:])
	return e
}

func elements(r *rand.Rand, n int) []fr.Element {
	out := make([]fr.Element, n)
	for i := range out {
		out[i] = element(r)
	}
	return out
}

// leaves returns n rows, with the extremes of bytes, side words and salts among them.
func leaves(r *rand.Rand, n, rowBytes int) commit.Leaves {
	l := commit.Leaves{Data: make([]byte, n*rowBytes), RowBytes: rowBytes, Sides: make([]uint32, n), Salts: elements(r, n)}
	for i := range n {
		row := l.Data[i*rowBytes : (i+1)*rowBytes]
		for j := range row {
			row[j] = [...]byte{byte(r.Uint32()), 0, 0xff}[i%3]
		}
		l.Sides[i] = [...]uint32{r.Uint32(), 0, 1<<32 - 1}[i%3]
		if i%5 == 4 {
			l.Salts[i].SetInt64(-1)
		}
	}
	return l
}

func scheme(t testing.TB, c int) commit.LeafScheme {
	t.Helper()
	s, err := commit.For(commit.Poseidon2, c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDigestAllIsDigest(t *testing.T) {
	for _, c := range []int{64, 256, 1024} {
		for _, rowBytes := range []int{1, 31, 32, 62, 63, c - 1, c} {
			for _, n := range sizes {
				checkDigestAll(t, scheme(t, c), leaves(rng(uint64(n*c+rowBytes)), n, min(rowBytes, c)))
			}
		}
	}
	checkDigestAll(t, scheme(t, 4096), leaves(rng(1), 17, 4096))
}

func checkDigestAll(t *testing.T, s commit.LeafScheme, l commit.Leaves) {
	t.Helper()
	n := len(l.Sides)
	for _, absent := range []string{"", "sides", "salts"} {
		l := l
		switch absent {
		case "sides":
			l.Sides = nil
		case "salts":
			l.Salts = nil
		}
		got := make([]fr.Element, n)
		if err := s.DigestAll(got, l); err != nil {
			t.Fatal(err)
		}
		for i := range n {
			side, salt := commit.SideZero, fr.Element{}
			if l.Sides != nil {
				side = l.Sides[i]
			}
			if l.Salts != nil {
				salt = l.Salts[i]
			}
			want, err := s.Digest(l.Data[i*l.RowBytes:(i+1)*l.RowBytes], side, salt)
			if err != nil {
				t.Fatal(err)
			}
			if got[i] != want {
				t.Fatalf("c %d, rows of %d, row %d of %d, absent %q: got %s, want %s",
					s.LeafBytes(), l.RowBytes, i, n, absent, commit.FormatElement(got[i]), commit.FormatElement(want))
			}
		}
	}
}

func TestSaltsAreSalt(t *testing.T) {
	key := element(rng(2))
	for _, tree := range []commit.TreeID{commit.TreeWork, commit.TreeState, commit.TreeOutput} {
		for _, n := range sizes {
			const step, first = 1<<33 + 5, 1<<21 - 7
			got := make([]fr.Element, n)
			commit.Salts(got, key, tree, step, first)
			for i := range got {
				if got[i] != commit.Salt(key, tree, step, first+uint64(i)) {
					t.Fatalf("%v, salt %d of %d differs", tree, i, n)
				}
			}
		}
	}
}

// reference is the root of the tree of the given height from the leaves in [first, ...), from the
// definition: every node is computed, the empty ones too.
func reference(base, height int, leaves []fr.Element, first int) fr.Element {
	if height == base {
		if first < len(leaves) {
			return leaves[first]
		}
		return commit.Empty(base)
	}
	var c [8]fr.Element
	for i := range c {
		c[i] = reference(base, height-1, leaves, first+i<<(3*(height-1-base)))
	}
	return commit.Node(height-1, &c)
}

func TestTreeIsTheNaiveOne(t *testing.T) {
	for _, base := range []int{0, 7} {
		for _, n := range sizes {
			in := elements(rng(uint64(n)), n)
			tree, err := commit.NewTree(base, 3, in)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := tree.Root(), reference(base, base+3, in, 0); got != want {
				t.Fatalf("base %d, %d leaves: got %s, want %s", base, n, commit.FormatElement(got), commit.FormatElement(want))
			}
		}
	}
}

// FuzzDigestAll looks for bytes and a shape on which the lock-step differs from the plain sponge.
func FuzzDigestAll(f *testing.F) {
	f.Add([]byte("some bytes of a few rows"), uint8(5), uint32(7), uint64(3))
	f.Add(make([]byte, 600), uint8(64), uint32(0), uint64(1<<63))
	s := scheme(f, 64)
	f.Fuzz(func(t *testing.T, data []byte, rowBytes uint8, side uint32, salt uint64) {
		if rowBytes < 1 || rowBytes > 64 || len(data) > 1024 {
			return
		}
		n := len(data) / int(rowBytes)
		l := commit.Leaves{Data: data[:n*int(rowBytes)], RowBytes: int(rowBytes), Sides: make([]uint32, n), Salts: make([]fr.Element, n)}
		for i := range n {
			l.Sides[i] = side + uint32(i)
			l.Salts[i].SetUint64(salt * uint64(i)).Neg(&l.Salts[i])
		}
		checkDigestAll(t, s, l)
	})
}

// onCores runs f on one core and on all. The number is set here and named in the row: with a list in -cpu,
// the first row of a benchmark that uses b.Loop is run, and mislabelled, with the number of the row before.
func onCores(b *testing.B, name string, f func(b *testing.B)) {
	for _, cores := range []int{1, runtime.NumCPU()} {
		b.Run(fmt.Sprintf("%s/cores=%d", name, cores), func(b *testing.B) {
			defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
			f(b)
		})
	}
}

// per reports the time for each of n things that an iteration did.
func per(b *testing.B, n int, unit string) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), unit)
}

func BenchmarkLeaves(b *testing.B) {
	for _, c := range []int{1024, 4096} {
		s := scheme(b, c)
		l := leaves(rng(1), 1<<20/c, c)
		dst := make([]fr.Element, len(l.Sides))
		b.Run(fmt.Sprintf("c=%d/how=plain/cores=1", c), func(b *testing.B) {
			b.SetBytes(int64(len(l.Data)))
			for b.Loop() {
				for i := range dst {
					d, err := s.Digest(l.Data[i*c:(i+1)*c], l.Sides[i], l.Salts[i])
					if err != nil {
						b.Fatal(err)
					}
					dst[i] = d
				}
			}
			per(b, len(l.Data), "ns/B")
		})
		onCores(b, fmt.Sprintf("c=%d/how=lockstep", c), func(b *testing.B) {
			b.SetBytes(int64(len(l.Data)))
			for b.Loop() {
				if err := s.DigestAll(dst, l); err != nil {
					b.Fatal(err)
				}
			}
			per(b, len(l.Data), "ns/B")
		})
	}
}

func BenchmarkSalts(b *testing.B) {
	dst := make([]fr.Element, 4096)
	b.Run("how=plain/cores=1", func(b *testing.B) {
		for b.Loop() {
			for i := range dst[:64] {
				dst[i] = commit.Salt(fr.Element{}, commit.TreeWork, 1, uint64(i))
			}
		}
		per(b, 64, "ns/salt")
	})
	onCores(b, "how=lockstep", func(b *testing.B) {
		for b.Loop() {
			commit.Salts(dst, fr.Element{}, commit.TreeWork, 1, 0)
		}
		per(b, len(dst), "ns/salt")
	})
}

func BenchmarkTree(b *testing.B) {
	in := elements(rng(1), 4096)
	onCores(b, "leaves=4096", func(b *testing.B) {
		for b.Loop() {
			if _, err := commit.NewTree(0, 4, in); err != nil {
				b.Fatal(err)
			}
		}
		per(b, len(in), "ns/leaf")
	})
}
