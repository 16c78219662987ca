package cpu

import "github.com/assay-protocol/assay/proofs/program"

// affine computes out = requant(ma*a + mb*b + d), element by element.
func affine(out, a, b matrix, ma, mb, d int64, rq requant) {
	eachRow(out, a, b, rq, func(xs []int64, va, vb []int32) {
		for j := range xs {
			xs[j] = ma*int64(va[j]) + mb*int64(vb[j]) + d
		}
	})
}

// multiply computes out = requant(a*b), element by element.
func multiply(out, a, b matrix, rq requant) {
	eachRow(out, a, b, rq, func(xs []int64, va, vb []int32) {
		for j := range xs {
			xs[j] = int64(va[j]) * int64(vb[j])
		}
	})
}

// eachRow decodes the rows of a and b, lets f make the accumulators and stores them. The slices that f
// gets all have out.cols elements.
func eachRow(out, a, b matrix, rq requant, f func(xs []int64, va, vb []int32)) {
	parallel(out.rows, grainOf(4*out.cols), func(lo, hi int) {
		n := out.cols
		va, vb, xs := make([]int32, n), make([]int32, n), make([]int64, n)
		for i := lo; i < hi; i++ {
			a.decode(va, i)
			b.decode(vb, i)
			f(xs, va[:n], vb[:n])
			rq.store(out.row(i), out.typ, xs)
		}
	})
}

// lookup sets out to the entries of table, a row of 256, that a names. An element of type i8 is stored as
// its value + 128, which is the index itself, and both sides have one encoding: bytes are copied.
func lookup(out, a, table matrix) {
	t := table.row(0)
	size := out.typ.Size()
	parallel(out.rows, grainOf(out.cols), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			src, dst := a.row(i), out.row(i)
			for j := range out.cols {
				raw := src[min(j, len(src)-1)] // a broadcast column has one element
				if size == 1 {
					dst[j] = t[raw]
				} else {
					copy(dst[j*size:(j+1)*size], t[int(raw)*size:])
				}
			}
		}
	})
}

// reduce computes one element per row of a: its sum, sum of squares, maximum or the index of the first
// maximum.
func reduce(op program.Op, out, a matrix, rq requant) {
	parallel(out.rows, grainOf(a.cols), func(lo, hi int) {
		row := make([]int32, a.cols)
		var xs [1]int64
		for i := lo; i < hi; i++ {
			a.decode(row, i)
			switch op {
			case program.Sum:
				xs[0] = sum(row)
			case program.SumSquares:
				xs[0] = sumSquares(row)
			case program.Max:
				xs[0] = int64(row[argmax(row)])
			default:
				xs[0] = int64(argmax(row))
			}
			rq.store(out.row(i), out.typ, xs[:])
		}
	})
}

func sum(row []int32) (s int64) {
	for _, v := range row {
		s += int64(v)
	}
	return s
}

func sumSquares(row []int32) (s int64) {
	for _, v := range row {
		s += int64(v) * int64(v)
	}
	return s
}

// argmax is the lowest index of a maximum. Requires a row that is not empty.
func argmax(row []int32) (best int) {
	for j, v := range row {
		if v > row[best] {
			best = j
		}
	}
	return best
}
