package program

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

// one builds a program of the single instruction that add adds over model tensors x and y,
// i32 [1, k] with the given intervals.
func one(k int, x, y [2]int64, add func(b *Builder, x, y Ref)) error {
	b := NewBuilder(Config{LeafBytes: 4096, Scheme: commit.Poseidon2, Steps: 1, SegmentLength: 1})
	add(b, b.Input("x", I32, 1, k, Range(x[0], x[1])), b.Model("y", I32, 1, k, Range(y[0], y[1]), WithSide("bias")))
	_, err := b.Build()
	return err
}

// TestAccumulatorBoundary lies just inside and just outside of 2^31 before the bias.
func TestAccumulatorBoundary(t *testing.T) {
	product := func(b *Builder, x, y Ref) { b.MatMul("z", x, y, As(I32), WithBias()) }
	sum := func(b *Builder, x, _ Ref) { b.Sum("z", x) }
	squares := func(b *Builder, x, _ Ref) { b.SumSquares("z", x) }
	full := [2]int64{I32.Min(), I32.Max()}
	for _, c := range []struct {
		name string
		k    int
		x, y [2]int64
		add  func(b *Builder, x, y Ref)
		ok   bool
	}{
		{"product 2^31-1", 1, [2]int64{0, 1<<31 - 1}, [2]int64{0, 1}, product, true},
		{"product 2^31-1 negative", 1, [2]int64{0, 1<<31 - 1}, [2]int64{-1, 0}, product, true},
		{"product -2^31", 1, [2]int64{-1 << 31, 0}, [2]int64{0, 1}, product, false},
		{"product 2^31 by length", 512, [2]int64{0, 1 << 11}, [2]int64{0, 1 << 11}, product, false},
		{"product below 2^31 by length", 511, [2]int64{0, 1 << 11}, [2]int64{0, 1 << 11}, product, true},
		{"product of negatives", 512, [2]int64{-1 << 11, 0}, [2]int64{-1 << 11, 0}, product, false},
		{"product of negatives, shorter", 511, [2]int64{-1 << 11, 0}, [2]int64{-1 << 11, 0}, product, true},
		{"product of full range", 1, full, full, product, false},
		{"sum 2^31", 1 << 10, [2]int64{-5, 1 << 21}, full, sum, false},
		{"sum below 2^31", 1 << 10, [2]int64{-5, 1<<21 - 1}, full, sum, true},
		{"sum -2^31", 1 << 10, [2]int64{-1 << 21, 0}, full, sum, false},
		{"sum above -2^31", 1 << 10, [2]int64{-1<<21 + 1, 0}, full, sum, true},
		{"squares 2^31", 1 << 9, [2]int64{-1 << 11, 0}, full, squares, false},
		{"squares below 2^31", 1 << 9, [2]int64{-1<<11 + 1, 1<<11 - 1}, full, squares, true},
		{"squares of full range", 1, full, full, squares, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := one(c.k, c.x, c.y, c.add)
			if c.ok && err != nil {
				t.Fatal(err)
			}
			if !c.ok {
				wantRefusal(t, err, ErrAccumulator, tableInstruction, "K")
			}
		})
	}
}

// TestOverflowBoundary lies just inside and just outside of |x|*m + rnd = 2^63.
func TestOverflowBoundary(t *testing.T) {
	const maxM = 1<<31 - 1
	affine := func(mulX, mulY, add int64, o ...Option) func(b *Builder, x, y Ref) {
		return func(b *Builder, x, y Ref) { b.Affine("z", mulX, x, mulY, y, add, o...) }
	}
	multiply := func(o ...Option) func(b *Builder, x, y Ref) {
		return func(b *Builder, x, y Ref) { b.Multiply("z", x, y, o...) }
	}
	product := func(o ...Option) func(b *Builder, x, y Ref) {
		return func(b *Builder, x, y Ref) { b.MatMul("z", x, y, o...) }
	}
	full, zero, bit := [2]int64{I32.Min(), I32.Max()}, [2]int64{0, 0}, [2]int64{0, 1}
	for _, c := range []struct {
		name string
		x, y [2]int64
		add  func(b *Builder, x, y Ref)
		ok   bool
	}{
		// The bias reaches -2^31, the accumulator 0: x*m <= 2^31*m.
		{"bias", bit, zero, product(WithBias(), Scale(maxM, 62, 0)), true},
		// The accumulator joins it: -(2^31 + 2^31-1)*m - rnd < -2^63 only with the round.
		{"bias and accumulator", [2]int64{0, maxM}, [2]int64{-1, 0}, product(WithBias(), Scale(maxM, 32, 0)), true},
		{"bias and accumulator, round", [2]int64{0, maxM}, [2]int64{-1, 0}, product(WithBias(), Scale(maxM, 62, 0)), false},
		{"constant 2^63-1", zero, zero, affine(0, 0, 1<<63-1), true},
		{"constant 2^63-1 and 1", bit, zero, affine(1, 0, 1<<63-1), false},
		{"constant -2^63", zero, zero, affine(0, 0, -1<<63), false},
		{"constant -2^63+1", zero, zero, affine(0, 0, -1<<63+1), true},
		{"constant and round", zero, zero, affine(0, 0, 1<<63-1, Scale(1, 1, 0)), false},
		{"constant and round inside", zero, zero, affine(0, 0, 1<<63-2, Scale(1, 1, 0)), true},
		{"constant and multiplier", zero, zero, affine(0, 0, 1<<62, Scale(2, 0, 0)), false},
		{"constant and multiplier inside", zero, zero, affine(0, 0, 1<<62-1, Scale(2, 0, 0)), true},
		{"corners 2^63", full, full, affine(-1<<31, -1<<31, 0), false},
		// The sum is -2^62*2 + 2^32 to 2^63 - ..., its parts wrap, it does not.
		{"corners inside", full, full, affine(-1<<31, -1<<31, -1), true},
		{"product 2^62", full, full, multiply(), true},
		{"product 2^62 twice", full, full, multiply(Scale(2, 0, 0)), false},
		{"product 2^62 and round 2^61", full, full, multiply(Scale(1, 62, 0)), true},
		{"product 2^62-2^31 twice", full, [2]int64{-1<<31 + 1, 1<<31 - 1}, multiply(Scale(2, 0, 0)), true},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := one(1, c.x, c.y, c.add)
			if c.ok && err != nil {
				t.Fatal(err)
			}
			if !c.ok {
				wantRefusal(t, err, ErrOverflow, tableInstruction, "requant.M")
			}
		})
	}
}

// TestArgMaxFits needs the largest index within the output type.
func TestArgMaxFits(t *testing.T) {
	build := func(k int) error {
		return one(k, [2]int64{0, 1}, [2]int64{0, 1}, func(b *Builder, x, _ Ref) { b.ArgMax("z", x, As(I8)) })
	}
	if err := build(128); err != nil {
		t.Error(err)
	}
	wantRefusal(t, build(129), ErrInterval, tableInstruction, "out.type")
}

// TestIntervalArithmetic compares with enumeration of small intervals.
func TestIntervalArithmetic(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	draw := func() (lo, hi int64) {
		lo = rng.Int64N(13) - 6
		return lo, lo + rng.Int64N(6)
	}
	for range 500 {
		alo, ahi := draw()
		blo, bhi := draw()
		a, b, k := between(alo, ahi), between(blo, bhi), rng.Int64N(9)-4
		var product, square, scaled, sum []*big.Int
		for x := alo; x <= ahi; x++ {
			square = append(square, big.NewInt(x*x))
			scaled = append(scaled, big.NewInt(k*x))
			for y := blo; y <= bhi; y++ {
				product = append(product, big.NewInt(x*y))
				sum = append(sum, big.NewInt(x+y))
			}
		}
		for _, c := range []struct {
			name string
			got  interval
			all  []*big.Int
		}{{"times", a.times(b), product}, {"square", a.square(), square}, {"scaled", a.scaled(k), scaled}, {"plus", a.plus(b), sum}} {
			if want := hull(c.all...); c.got.lo.Cmp(want.lo) != 0 || c.got.hi.Cmp(want.hi) != 0 {
				t.Fatalf("%s of [%d, %d] and [%d, %d]: got [%s, %s], want [%s, %s]", c.name, alo, ahi, blo, bhi, c.got.lo, c.got.hi, want.lo, want.hi)
			}
		}
	}
}

// TestIntervalSources follows an interval through trace, history and previous.
func TestIntervalSources(t *testing.T) {
	b := NewBuilder(Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 2, SegmentLength: 2})
	x := b.Input("x", I8, 1, 2, Range(10, 20))
	y := b.Max("y", x)
	b.Max("z", b.History(y, 3))
	b.Affine("s", 1, y, -1, b.Previous("s", I8, 1, 1), 0, To(State), Range(-100, 50), Clamp(-30, 40))
	b.Max("v", b.Previous("s", I8, 1, 1))
	p := mustBuild(t, b)
	for i, want := range []string{"[10, 20]", "[0, 20]", "[-30, 40]", "[-100, 50]"} {
		lo, hi := p.Interval(i)
		if got := fmt.Sprintf("[%d, %d]", lo, hi); got != want {
			t.Errorf("instruction %d: got %s, want %s", i, got, want)
		}
	}
}
