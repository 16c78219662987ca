package adversary

import (
	"fmt"
	"math"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/program"
)

// Predictor is how a lazy executor fills in what it did not compute.
type Predictor int

const (
	// Zero fills in what the product gives for a sum of 0 with the element's own bias or, if that was right more often on the elements that were computed anyway, the most
	// frequent value of those: 0 or an end of the clamp in a layer that is mostly zero. It costs nothing.
	Zero Predictor = iota
	// Int4 computes the product with its second operand in 4 bits, the cheaper product of current hardware: symmetric, a scale for each row of B, in [-7, 7].
	// A is centred by the rounded mean of its row, whose share is put back exactly with the row sums of B, as quantised kernels do; bias and
	// requantisation are the instruction's.
	Int4
)

func (p Predictor) String() string {
	switch p {
	case Zero:
		return "zero"
	case Int4:
		return "int4"
	}
	return fmt.Sprintf("predictor(%d)", int(p))
}

// Lazy skips a share f of the elements of every product, the expensive instructions, and fills in a guess. Everything else it computes honestly over what it wrote. It saves
// the multiply-adds of the skipped elements, with Int4 the difference to 4-bit ones. In a trace fixed before the draw its wrong weight is f(1-a) of the products' weight, a the share of right guesses.
type Lazy struct {
	Fraction  float64 // f in [0, 1]: each element is skipped with this chance, independently
	Predictor Predictor
	Seed      uint64 // which elements
}

func (s Lazy) String() string { return fmt.Sprintf("lazy, %.3g by %v", s.Fraction, s.Predictor) }

// On returns a device that computes with d and skips. Its calls fail with [ErrFraction] for an f outside [0, 1].
func (s Lazy) On(d executor.Device) *Device {
	return decorate(d, s, func(o *output) error {
		if !(s.Fraction >= 0 && s.Fraction <= 1) {
			return fmt.Errorf("%w: got %v", ErrFraction, s.Fraction)
		}
		if o.in.Op != program.MatMul || s.Fraction == 0 {
			return nil
		}
		if err := o.load(); err != nil {
			return err
		}
		skip := s.choose(o)
		guess, err := s.Predictor.prepare(o, skip)
		if err != nil {
			return err
		}
		for e, skipped := range skip {
			if skipped {
				o.guess(e, o.clamp(guess(e)))
			}
		}
		o.report.Skipped = o.report.Guessed * o.in.MACs()
		if s.Predictor == Int4 {
			o.report.Skipped, o.report.Cheap = 0, o.report.Skipped
		}
		return nil
	})
}

// choose tells for each element of the output whether it is skipped. It depends on the seed, the step and the instruction alone.
func (s Lazy) choose(o *output) []bool {
	skip := make([]bool, o.in.Elements())
	key := mix(mix(mix(s.Seed)^o.Step) ^ uint64(o.Index))
	limit := s.Fraction * math.Exp2(64)
	for e := range skip {
		skip[e] = s.Fraction == 1 || float64(mix(key+uint64(e))) < limit
	}
	return skip
}

// mix is the finalizer of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014), with its increment.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// prepare returns the guess for an element of a product, given which ones were skipped.
func (p Predictor) prepare(o *output, skip []bool) (func(e int) int64, error) {
	bias := make([]int64, o.in.Out.Cols)
	if o.in.Bias {
		b, err := values(o.device, o.Bias)
		if err != nil {
			return nil, err
		}
		copy(bias, b)
	}
	if p == Int4 {
		return int4(o, bias)
	}
	return constant(o, skip, bias), nil
}

// constant is the predictor Zero.
func constant(o *output, skip []bool, bias []int64) func(e int) int64 {
	fromBias := make([]int64, len(bias))
	for j, b := range bias {
		fromBias[j] = o.in.Requant.Apply(b)
	}
	seen := map[int64]int{}
	biasRight, common := 0, int64(0)
	for e, skipped := range skip {
		if skipped {
			continue
		}
		v := o.get(e)
		seen[v]++
		if v == fromBias[e%len(bias)] {
			biasRight++
		}
		// Of equally frequent values the smallest, so that no order decides.
		if n := seen[v]; n > seen[common] || n == seen[common] && v < common {
			common = v
		}
	}
	if seen[common] > biasRight {
		return func(int) int64 { return common }
	}
	return func(e int) int64 { return fromBias[e%len(bias)] }
}

// int4 is the predictor Int4.
func int4(o *output, bias []int64) (func(e int) int64, error) {
	a, err := values(o.device, o.A)
	if err != nil {
		return nil, err
	}
	b, err := values(o.device, o.B)
	if err != nil {
		return nil, err
	}
	k := o.A.Cols
	row := func(v []int64, i int) []int64 { return v[i*k : (i+1)*k] }

	coarse := make([]int64, len(b))
	scale, sum, size := make([]int64, o.B.Rows), make([]int64, o.B.Rows), make([]int64, o.B.Rows)
	for j := range scale {
		for _, v := range row(b, j) {
			scale[j] = max(scale[j], v, -v)
			sum[j] += v
			size[j] += max(v, -v)
		}
		for x, v := range row(b, j) {
			if v != 0 {
				row(coarse, j)[x] = nearest(7*v, scale[j])
			}
		}
	}
	mean, peak := make([]int64, o.A.Rows), make([]int64, o.A.Rows)
	for i := range mean {
		for _, v := range row(a, i) {
			mean[i] += v
			peak[i] = max(peak[i], v, -v)
		}
		mean[i] = nearest(mean[i], int64(k))
	}
	return func(e int) int64 {
		i, j := e/o.B.Rows, e%o.B.Rows
		w, m := row(coarse, j), mean[i]
		x := int64(0)
		for n, v := range row(a, i) {
			x += (v - m) * w[n]
		}
		x = nearest(x*scale[j], 7) + m*sum[j]
		// No operands of this size give a larger sum, and the requantisation is only defined on sums that some give.
		x = min(max(x, -size[j]*peak[i]), size[j]*peak[i])
		return o.in.Requant.Apply(x + bias[j])
	}, nil
}

// nearest returns a/b rounded to the nearest integer, halves up. Requires b > 0 and |2a| + b < 2^63.
func nearest(a, b int64) int64 {
	n, d := 2*a+b, 2*b
	q := n / d
	if n%d != 0 && n < 0 {
		q--
	}
	return q
}
