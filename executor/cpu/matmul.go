package cpu

import (
	"github.com/assay-protocol/assay/proofs/program"
)

const (
	panelBytes = 4 << 20 // of packed B at a time: it stays in the caches while all rows of A pass
	taskWords  = 16      // packed words of B's rows (48 rows) in a task
)

// matmul computes out[i, j] = requant(sum_k a[i, k]*b[j, k] + bias[j]). The accumulators are int32:
// program's analysis bounds them, and a wrong bound could only wrap, not crash.
func matmul(out, a, b matrix, bias []int32, rq requant) {
	switch {
	case a.typ != program.I8:
		matmulDot(out, a, b, bias, rq)
	case a.rows < blockA:
		matmulFew(out, a, b, bias, rq)
	default:
		matmulPacked(out, a, b, bias, rq)
	}
}

// matmulPacked is the int8 product for several rows of A.
func matmulPacked(out, a, b matrix, bias []int32, rq requant) {
	blocks := (a.cols + blockK - 1) / blockK
	words := (b.rows + packB - 1) / packB
	panel := min(words, max(taskWords, panelBytes/(8*blockK*blocks)))
	packed := make([]block, panel*blocks)
	rowBlocks := (a.rows + blockA - 1) / blockA

	for w0 := 0; w0 < words; w0 += panel {
		n := min(panel, words-w0)
		parallel(n, grainOf(packB*a.cols), func(lo, hi int) {
			for w := lo; w < hi; w++ {
				for k := range blocks {
					packed[k*panel+w] = block{}
				}
				for f := range min(packB, b.rows-(w0+w)*packB) {
					packRow(packed[w:], panel, b.row((w0+w)*packB+f), uint(f)*fieldSize)
				}
			}
		})
		tasks := (n + taskWords - 1) / taskWords
		parallel(rowBlocks*tasks, 1, func(lo, hi int) {
			rows := make([][blockA]block, blocks)
			for t := lo; t < hi; t++ {
				i, w := t/tasks*blockA, t%tasks*taskWords
				tile(out, a, packed[w:], panel, rows, i, (w0+w)*packB, min(taskWords, n-w), bias, rq)
			}
		})
	}
}

// tile computes the elements of out in rows [i, i+blockA) and columns [j, j+packB*words), as far as out
// reaches. packed holds word w of block k at k*stride + w; rows is room for the packed rows of a.
func tile(out, a matrix, packed []block, stride int, rows [][blockA]block, i, j, words int, bias []int32, rq requant) {
	clear(rows)
	n := min(blockA, a.rows-i)
	for r := range n {
		for k := range rows {
			lo := k * blockK
			for x, raw := range a.row(i + r)[lo:min(lo+blockK, a.cols)] {
				rows[k][r][x] = int64(raw) - 1<<7
			}
		}
	}
	var sums [taskWords][blockA][packB]int32
	for k := range rows {
		for w := range words {
			micro(&rows[k], &packed[k*stride+w], &sums[w])
		}
	}
	bias0 := int64(len(rows)) * fieldBias
	cols := min(packB*words, out.cols-j)
	var xs [taskWords * packB]int64
	for r := range n {
		for c := range cols {
			xs[c] = int64(sums[c/packB][r][c%packB]) - bias0
			if bias != nil {
				xs[c] += int64(bias[j+c])
			}
		}
		size := out.typ.Size()
		rq.store(out.row(i + r)[j*size:(j+cols)*size], out.typ, xs[:cols])
	}
}

// matmulFew is the int8 product for so few rows of A that packing B in memory would cost more than it saves.
func matmulFew(out, a, b matrix, bias []int32, rq requant) {
	rows, sums := make([][]int64, a.rows), make([]int32, a.rows)
	for i := range rows {
		rows[i] = make([]int64, a.cols)
		for k, raw := range a.row(i) {
			rows[i][k] = int64(raw) - 1<<7
			sums[i] += int32(raw) - 1<<7
		}
	}
	size := out.typ.Size()
	quads := (b.rows + 3) / 4
	parallel(quads, grainOf(4*a.rows*a.cols), func(lo, hi int) {
		for q := lo; q < hi; q++ {
			j, last := 4*q, b.rows-1
			n := min(4, b.rows-j)
			r0, r1, r2, r3 := b.row(j), b.row(min(j+1, last)), b.row(min(j+2, last)), b.row(min(j+3, last))
			for i := range rows {
				s, t := dotFour(rows[i], r0, r1, r2, r3)
				x := [4]int64{int64(int32(s)), 0, int64(int32(t)), 0}
				x[1], x[3] = (s-x[0])>>32, (t-x[2])>>32
				for c := range n {
					x[c] -= int64(sums[i]) << 7 // the bytes are the values plus 128
					if bias != nil {
						x[c] += int64(bias[j+c])
					}
				}
				rq.store(out.row(i)[j*size:(j+n)*size], out.typ, x[:n])
			}
		}
	})
}

// matmulDot takes the products row by row, for the wider types. Rows of B are decoded once for a group of
// rows of A.
func matmulDot(out, a, b matrix, bias []int32, rq requant) {
	const group = 16 // rows of A
	for i0 := 0; i0 < a.rows; i0 += group {
		n := min(group, a.rows-i0)
		rows := make([]int32, n*a.cols)
		for r := range n {
			a.decode(rows[r*a.cols:(r+1)*a.cols], i0+r)
		}
		parallel(b.rows, grainOf(n*a.cols), func(lo, hi int) {
			col := make([]int32, a.cols)
			size := out.typ.Size()
			for j := lo; j < hi; j++ {
				b.decode(col, j)
				var x [1]int64
				for r := range n {
					x[0] = int64(dot(rows[r*a.cols:(r+1)*a.cols], col))
					if bias != nil {
						x[0] += int64(bias[j])
					}
					rq.store(out.row(i0 + r)[j*size:(j+1)*size], out.typ, x[:])
				}
			}
		})
	}
}

// dot is the sum of products modulo 2^32, which is the sum itself when that fits. Requires equal lengths.
func dot(a, b []int32) int32 {
	b = b[:len(a)]
	var s, t, u, v int32
	for ; len(a) >= 4; a, b = a[4:], b[4:] {
		s += a[0] * b[0]
		t += a[1] * b[1]
		u += a[2] * b[2]
		v += a[3] * b[3]
	}
	for k := range a {
		s += a[k] * b[k]
	}
	return s + t + u + v
}
