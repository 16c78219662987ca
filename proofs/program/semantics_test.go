package program

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
)

// slowRequant is the definition in exact integers; floor by Euclidean division.
func slowRequant(r Requant, x *big.Int) int64 {
	n := new(big.Int).Mul(x, big.NewInt(r.M))
	power := new(big.Int).Lsh(big.NewInt(1), r.Shift)
	if r.Shift > 0 {
		n.Add(n, new(big.Int).Rsh(power, 1))
	}
	n.Div(n, power) // Euclidean, and the divisor is positive: floor
	n.Add(n, big.NewInt(r.Z))
	if n.Cmp(big.NewInt(r.Lo)) < 0 {
		return r.Lo
	}
	if n.Cmp(big.NewInt(r.Hi)) > 0 {
		return r.Hi
	}
	return n.Int64()
}

func TestRequant(t *testing.T) {
	half := Requant{M: 1, Shift: 1, Lo: -128, Hi: 127}
	for _, c := range []struct {
		r       Requant
		x, want int64
	}{
		{half, 3, 2}, {half, -3, -1}, {half, 1, 1}, {half, -1, 0}, // ties go up
		{Requant{M: 3, Shift: 2, Z: -7, Lo: -128, Hi: 127}, 10, 1},
		{Requant{M: 1, Z: 1<<31 - 1, Lo: -1 << 31, Hi: 1<<31 - 1}, 1<<63 - 1, 1<<31 - 1}, // adding Z first would wrap
		{Requant{M: 1, Z: -1 << 31, Lo: -1 << 31, Hi: 1<<31 - 1}, -1<<63 + 1, -1 << 31},
		{Requant{M: 1, Z: -1 << 31, Lo: -1 << 31, Hi: 1<<31 - 1}, 1<<63 - 1, 1<<31 - 1},
		{Requant{M: 1, Shift: 62, Lo: 0, Hi: 1}, 1 << 61, 1},
		{Requant{M: 1, Shift: 62, Lo: 0, Hi: 1}, 1<<61 - 1, 0},
	} {
		if got := c.r.Apply(c.x); got != c.want {
			t.Errorf("%+v of %d: got %d, want %d", c.r, c.x, got, c.want)
		}
		if got := slowRequant(c.r, big.NewInt(c.x)); got != c.want {
			t.Errorf("the reference says %d for %+v of %d, want %d", got, c.r, c.x, c.want)
		}
	}

	rng := rand.New(rand.NewPCG(5, 5))
	limit := new(big.Int).Lsh(big.NewInt(1), 63)
	for range 20000 {
		lo := rng.Int64N(1<<32) - 1<<31
		r := Requant{M: 1 + rng.Int64N(1<<rng.UintN(32))%(1<<31-1), Shift: rng.UintN(63), Z: rng.Int64N(1<<32) - 1<<31, Lo: lo, Hi: lo + rng.Int64N(1<<31-lo)}
		x := int64(rng.Uint64()) >> rng.UintN(64)
		m := new(big.Int).Mul(big.NewInt(x), big.NewInt(r.M))
		if m.Abs(m).Add(m, big.NewInt(r.Round())); m.Cmp(limit) >= 0 {
			continue
		}
		if got, want := r.Apply(x), slowRequant(r, big.NewInt(x)); got != want {
			t.Fatalf("%+v of %d: got %d, want %d", r, x, got, want)
		}
	}
}

// leafOf stores values as one padded leaf.
func leafOf(t Type, c int, values ...int64) []byte {
	row := make([]byte, c)
	for k, v := range values {
		t.Put(row[k*t.Size():], v)
	}
	return row
}

// TestElement states the result of every opcode on small rows, worked out by hand.
func TestElement(t *testing.T) {
	const c = 256
	x16 := leafOf(I16, c, 3, -5, 7, -5, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, -200)
	y16 := leafOf(I16, c, -1, 2, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 40)
	x8 := leafOf(I8, c, -128, 127, 0)
	table := make([]int64, 256)
	for k := range table {
		table[k] = int64(k)*int64(k)%256 - 128
	}
	t8 := leafOf(I8, c, table...)
	const bias = int64(-1000)

	for _, e := range []struct {
		name  string
		add   func(b *Builder, x, y, x8, t8 Ref)
		i, j  int
		a, b  []byte
		zeroA bool
		zeroB bool
		want  int64
	}{
		{"matmul", func(b *Builder, x, y, _, _ Ref) { b.MatMul("z", x.Cols(0, 5), y.Cols(0, 5), As(I32)) }, 1, 2, x16, y16, false, false, -3 - 10 + 28 + 7},
		{"matmul window", func(b *Builder, x, y, _, _ Ref) { b.MatMul("z", x.Cols(16, 2), y.Cols(16, 2), As(I32)) }, 1, 2, x16, y16, false, false, 3000 - 8000},
		{"matmul bias", func(b *Builder, x, y, _, _ Ref) { b.MatMul("z", x.Cols(0, 5), y.Cols(0, 5), As(I32), WithBias()) }, 0, 0, x16, y16, false, false, 22 + bias},
		{"matmul requant", func(b *Builder, x, y, _, _ Ref) {
			b.MatMul("z", x.Cols(0, 5), y.Cols(0, 5), Scale(3, 2, 100), Clamp(-100, 116))
		}, 0, 0, x16, y16, false, false, 116}, // (22*3+2)>>2 = 17, +100, clamped
		{"affine", func(b *Builder, x, y, _, _ Ref) { b.Affine("z", 2, x, -3, y.Rows(0, 2), 11, As(I16)) }, 0, 1, x16, y16, false, false, -10 - 6 + 11},
		{"affine broadcast", func(b *Builder, x, y, _, _ Ref) {
			b.Affine("z", 1, x, 1, y.Rows(1, 1).Cols(16, 1).BroadcastRows().BroadcastCols(), 0, As(I16))
		}, 1, 17, x16, y16, false, false, -200 + 30},
		{"multiply", func(b *Builder, x, y, _, _ Ref) { b.Multiply("z", x, y.Rows(0, 2), As(I16)) }, 0, 17, x16, y16, false, false, -8000},
		{"multiply zero A", func(b *Builder, x, y, _, _ Ref) { b.Multiply("z", x, y.Rows(0, 2), As(I16), Scale(1, 0, 9)) }, 0, 17, nil, y16, true, false, 9},
		{"multiply zero B", func(b *Builder, x, y, _, _ Ref) { b.Multiply("z", x, y.Rows(0, 2), As(I16), Scale(1, 0, 8)) }, 0, 17, x16, nil, false, true, 8},
		{"lookup low", func(b *Builder, _, _, x, t Ref) { b.Lookup("z", x, t) }, 0, 0, x8, t8, false, false, table[0]},
		{"lookup high", func(b *Builder, _, _, x, t Ref) { b.Lookup("z", x, t) }, 0, 1, x8, t8, false, false, table[255]},
		{"lookup zero", func(b *Builder, _, _, x, t Ref) { b.Lookup("z", x, t) }, 0, 1, nil, t8, true, false, table[128]},
		{"sum", func(b *Builder, x, _, _, _ Ref) { b.Sum("z", x.Cols(0, 5)) }, 0, 0, x16, nil, false, false, 7},
		{"sumsquares", func(b *Builder, x, _, _, _ Ref) { b.SumSquares("z", x.Cols(0, 5)) }, 0, 0, x16, nil, false, false, 9 + 25 + 49 + 25 + 49},
		{"max", func(b *Builder, x, _, _, _ Ref) { b.Max("z", x.Cols(0, 5)) }, 0, 0, x16, nil, false, false, 7},
		{"max window", func(b *Builder, x, _, _, _ Ref) { b.Max("z", x.Cols(16, 2)) }, 0, 0, x16, nil, false, false, 100},
		{"max zero", func(b *Builder, x, _, _, _ Ref) { b.Max("z", x.Cols(0, 2)) }, 0, 0, nil, nil, true, true, 0},
		{"argmax tie", func(b *Builder, x, _, _, _ Ref) { b.ArgMax("z", x.Cols(0, 5)) }, 0, 0, x16, nil, false, false, 2},
		{"argmax window", func(b *Builder, x, _, _, _ Ref) { b.ArgMax("z", x.Cols(16, 2)) }, 0, 0, x16, nil, false, false, 0},
		{"argmax zero", func(b *Builder, x, _, _, _ Ref) { b.ArgMax("z", x.Cols(0, 5)) }, 0, 0, nil, nil, true, true, 0},
	} {
		t.Run(e.name, func(t *testing.T) {
			b := NewBuilder(Config{LeafBytes: c, Scheme: commit.Poseidon2, Steps: 1, SegmentLength: 1})
			e.add(b, b.Input("x", I16, 2, 18, Range(-300, 300)), b.Model("y", I16, 3, 18, Range(-300, 300), WithSide("bias")), b.Input("x8", I8, 1, 3), b.Model("t8", I8, 1, 256))
			p := mustBuild(t, b)
			got, err := p.Element(0, e.i, e.j, e.a, e.b, uint32(bias+1<<31), e.zeroB, e.zeroA)
			if err != nil {
				t.Fatal(err)
			}
			if got != e.want {
				t.Errorf("got %d, want %d", got, e.want)
			}
		})
	}
}

func TestElementRefuses(t *testing.T) {
	p := mustBuild(t, small())
	row := make([]byte, 256)
	for _, c := range []struct {
		name      string
		ins, i, j int
		a, b      []byte
		want      error
		field     string
	}{
		{"instruction", 9, 0, 0, row, row, ErrPosition, "index"},
		{"negative instruction", -1, 0, 0, row, row, ErrPosition, "index"},
		{"row", smallH, 2, 0, row, row, ErrPosition, "row"},
		{"negative row", smallH, -1, 0, row, row, ErrPosition, "row"},
		{"column", smallH, 0, 32, row, row, ErrPosition, "column"},
		{"short A", smallH, 0, 0, row[:63], row, ErrData, "A"},
		{"short B", smallH, 0, 0, row, row[:63], ErrData, "B"},
		{"no table", smallR, 0, 0, row, row[:255], ErrData, "B"},
	} {
		_, err := p.Element(c.ins, c.i, c.j, c.a, c.b, commit.SideZero, false, false)
		t.Run(c.name, func(t *testing.T) { wantRefusal(t, err, c.want, tableInstruction, c.field) })
	}
	if _, err := p.Element(smallH, 1, 31, row[:64], row[:64], commit.SideZero, false, false); err != nil {
		t.Errorf("the valid twin: %v", err)
	}
	if _, err := p.Element(smallMax, 1, 0, row[:128], nil, 0, false, false); err != nil {
		t.Errorf("a unary opcode does not read B: %v", err)
	}
	var e *Error
	if _, err := p.Element(0, 2, 0, row, row, 0, false, false); !errors.As(err, &e) || e.Name != "h" {
		t.Errorf("%v does not name the instruction", err)
	}
}
