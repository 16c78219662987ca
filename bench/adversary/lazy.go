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
	// Zero takes the sum of products for 0, after centring A: it fills in what the product gives for A's
	// row replaced by its rounded mean. Where the tensor's most frequent value was right more often on
	// the elements that were computed anyway, it fills in that: an end of the clamp in a layer that is
	// mostly zero. It costs additions only.
	Zero Predictor = iota
	// Int4 computes the product with its second operand in 4 bits, the cheaper product of current
	// hardware: symmetric, a scale for each row of B, in [-7, 7]. A is centred too, and what that takes
	// away is put back exactly with the row sums of B, as quantised kernels do; bias and requantisation
	// are the instruction's.
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

// Lazy skips a share f of the elements of every product, the expensive instructions, and fills in a
// guess. Everything else it computes honestly over what it wrote. It saves the multiply-adds of the
// skipped elements, with Int4 the difference to 4-bit ones. In a trace fixed before the draw its wrong
// weight is f(1-a) of the products' weight, a the share of right guesses.
type Lazy struct {
	Fraction  float64 // f in [0, 1]: each element is skipped with this chance, independently
	Predictor Predictor
	Seed      uint64 // which elements
}

func (s Lazy) String() string { return fmt.Sprintf("lazy, %.3g by %v", s.Fraction, s.Predictor) }

// On returns a device that computes with d and skips. Its calls fail with [ErrFraction] for an f outside
// [0, 1], with [ErrPredictor] for another predictor.
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

// choose tells for each element of the output whether it is skipped. It depends on the seed, the step and
// the instruction alone.
func (s Lazy) choose(o *output) []bool {
	skip := make([]bool, o.in.Elements())
	key := mix(mix(mix(s.Seed)^o.Step) ^ uint64(o.Index))
	limit := s.Fraction * math.Exp2(64)
	for e := range skip {
		skip[e] = s.Fraction == 1 || float64(mix(key+uint64(e))) < limit
	}
	return skip
}

// mix is the finalizer of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
// Generators", 2014), with its increment.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// product is what a predictor knows of a call: the operands of a product, decoded, and sums of their rows.
type product struct {
	*output
	a, b []int64 // [R, K], [C, K]
	bias []int64 // [C]
	mean []int64 // of A's rows, rounded
	sum  []int64 // of B's rows
}

func (o *output) product() (*product, error) {
	p := &product{output: o, bias: make([]int64, o.B.Rows), mean: make([]int64, o.A.Rows), sum: make([]int64, o.B.Rows)}
	var err error
	if p.a, err = values(o.device, o.A); err != nil {
		return nil, err
	}
	if p.b, err = values(o.device, o.B); err != nil {
		return nil, err
	}
	if o.in.Bias {
		if p.bias, err = values(o.device, o.Bias); err != nil {
			return nil, err
		}
	}
	for i := range p.mean {
		p.mean[i] = nearest(total(p.row(p.a, i)), int64(o.A.Cols))
	}
	for j := range p.sum {
		p.sum[j] = total(p.row(p.b, j))
	}
	return p, nil
}

// row is row i of a decoded operand.
func (p *product) row(v []int64, i int) []int64 { k := p.A.Cols; return v[i*k : (i+1)*k] }

func total(v []int64) (sum int64) {
	for _, x := range v {
		sum += x
	}
	return sum
}

// prepare returns the guess for an element of the product, given which ones were skipped.
func (p Predictor) prepare(o *output, skip []bool) (func(e int) int64, error) {
	if p != Zero && p != Int4 {
		return nil, fmt.Errorf("%w: %v", ErrPredictor, p)
	}
	x, err := o.product()
	if err != nil {
		return nil, err
	}
	if p == Int4 {
		return x.int4(), nil
	}
	return x.zero(skip), nil
}

// zero is the predictor Zero.
func (p *product) zero(skip []bool) func(e int) int64 {
	centre := func(e int) int64 {
		i, j := e/len(p.bias), e%len(p.bias)
		return p.in.Requant.Apply(p.mean[i]*p.sum[j] + p.bias[j])
	}
	seen := map[int64]int{}
	centreRight, common := 0, int64(0)
	for e, skipped := range skip {
		if skipped {
			continue
		}
		v := p.get(e)
		seen[v]++
		if v == p.clamp(centre(e)) {
			centreRight++
		}
		// Of equally frequent values the smallest, so that no order decides.
		if n := seen[v]; n > seen[common] || n == seen[common] && v < common {
			common = v
		}
	}
	if seen[common] > centreRight {
		return func(int) int64 { return common }
	}
	return centre
}

// int4 is the predictor Int4.
func (p *product) int4() func(e int) int64 {
	coarse, scale := make([]int64, len(p.b)), make([]int64, len(p.bias))
	// No operands of their size give a larger sum than peak times size, and the requantisation is only
	// defined on sums that some give.
	size, peak := make([]int64, len(p.bias)), make([]int64, len(p.mean))
	for j := range scale {
		for _, v := range p.row(p.b, j) {
			scale[j] = max(scale[j], v, -v)
			size[j] += max(v, -v)
		}
		for k, v := range p.row(p.b, j) {
			if v != 0 {
				p.row(coarse, j)[k] = nearest(7*v, scale[j])
			}
		}
	}
	for i := range peak {
		for _, v := range p.row(p.a, i) {
			peak[i] = max(peak[i], v, -v)
		}
	}
	return func(e int) int64 {
		i, j := e/len(p.bias), e%len(p.bias)
		w, x := p.row(coarse, j), int64(0)
		for k, v := range p.row(p.a, i) {
			x += (v - p.mean[i]) * w[k]
		}
		x = nearest(x*scale[j], 7) + p.mean[i]*p.sum[j]
		x = min(max(x, -size[j]*peak[i]), size[j]*peak[i])
		return p.in.Requant.Apply(x + p.bias[j])
	}
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
