package cpu

// The int8 product in pure Go. One 64-bit multiplication does three multiply-adds: three rows of B are
// packed in one word, b0 + b1*2^21 + b2*2^42, and the word is multiplied by an element of A. A product of
// two int8 lies in [-127*128, 2^14], so that the sum of blockK of them lies in (-2^20, 2^20]: with the bias
// 2^20 - 1 each of the three fields is in [0, 2^21) and can be masked out; after blockK terms it must be.
const (
	blockK    = 64 // terms between two extractions
	packB     = 3  // rows of B in a word
	fieldSize = 21 // bits
	blockA    = 4  // rows of A in a micro-kernel
	fieldMask = 1<<fieldSize - 1
	fieldBias = 1<<(fieldSize-1) - 1
	wordBias  = fieldBias * (1 + 1<<fieldSize + 1<<(2*fieldSize))
)

type block [blockK]int64

// micro adds to sums[r], for each of the packed rows of b, the sum over k of a[r][k] * b[k] and fieldBias.
// The pairs of terms halve the loop's own cost, which is what keeps the multiplier from being the only
// thing that is busy.
func micro(a *[blockA]block, b *block, sums *[blockA][packB]int32) {
	a0, a1, a2, a3 := &a[0], &a[1], &a[2], &a[3]
	c0, c1, c2, c3 := int64(wordBias), int64(wordBias), int64(wordBias), int64(wordBias)
	for k := 0; k < blockK-1; k += 2 {
		x := b[k]
		c0 += a0[k] * x
		c1 += a1[k] * x
		c2 += a2[k] * x
		c3 += a3[k] * x
		x = b[k+1]
		c0 += a0[k+1] * x
		c1 += a1[k+1] * x
		c2 += a2[k+1] * x
		c3 += a3[k+1] * x
	}
	unpack(&sums[0], c0)
	unpack(&sums[1], c1)
	unpack(&sums[2], c2)
	unpack(&sums[3], c3)
}

// unpack adds the three fields of acc to sum.
func unpack(sum *[packB]int32, acc int64) {
	sum[0] += int32(acc & fieldMask)
	sum[1] += int32(acc >> fieldSize & fieldMask)
	sum[2] += int32(acc >> (2 * fieldSize))
}

// packRow decodes the int8 row into the blocks dst[0], dst[stride], ..., adding each element shifted by
// shift bits; the tail of the last block is left alone. Requires len(dst) > stride*((len(row)-1)/blockK).
func packRow(dst []block, stride int, row []byte, shift uint) {
	for at := 0; len(row) > 0; at += stride {
		n := min(len(row), blockK)
		d := dst[at][:n]
		for k, raw := range row[:n] {
			d[k] += (int64(raw) - 1<<7) << shift
		}
		row = row[n:]
	}
}

// dotFour sums a[k] times the bytes of four rows: the first two in the halves of s, s0 + s1*2^32, the
// others in t. A half holds 2^16 terms, more than a row has. Requires rows of len(a) bytes.
func dotFour(a []int64, b0, b1, b2, b3 []byte) (s, t int64) {
	n := len(a)
	b0, b1, b2, b3 = b0[:n], b1[:n], b2[:n], b3[:n]
	for k := range a {
		s += a[k] * (int64(b0[k]) | int64(b1[k])<<32)
		t += a[k] * (int64(b2[k]) | int64(b3[k])<<32)
	}
	return s, t
}
