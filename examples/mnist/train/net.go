package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"github.com/assay-protocol/assay/examples/mnist"
)

// net is the network in floating point: s = W2·relu(W1·p + b1) + b2 with pixels p in [0, 1].
//
// w1 is held pixel by pixel, since four pixels in five are 0 and cost nothing that way round. Every
// product is rounded by an explicit conversion before it is added, which forbids fused multiply-adds (Go
// specification, "Floating-point operators"), and nothing but +, -, *, / and square roots is used: the
// same weights come out on every machine.
type net struct {
	w1 [][]float64 // [Pixels, Hidden]
	b1 []float64
	w2 [][]float64 // [Classes, Hidden]
	b2 []float64
}

func newNet(rng *rand.Rand) *net {
	n := &net{w1: matrix(mnist.Pixels, mnist.Hidden), b1: make([]float64, mnist.Hidden), w2: matrix(mnist.Classes, mnist.Hidden), b2: make([]float64, mnist.Classes)}
	uniform := func(rows [][]float64, bound float64) {
		for _, row := range rows {
			for j := range row {
				row[j] = bound * (float64(2*rng.Float64()) - 1)
			}
		}
	}
	uniform(n.w1, math.Sqrt(6.0/mnist.Pixels))
	uniform(n.w2, math.Sqrt(6.0/mnist.Hidden))
	return n
}

func matrix(rows, cols int) [][]float64 {
	m := make([][]float64, rows)
	for i := range m {
		m[i] = make([]float64, cols)
	}
	return m
}

// rows lists every parameter, so that optimiser state and gradients can be walked together.
func (n *net) rows() [][]float64 {
	all := append([][]float64{}, n.w1...)
	all = append(all, n.w2...)
	return append(all, n.b1, n.b2)
}

// addScaled adds a·x to y.
func addScaled(y []float64, a float64, x []float64) {
	for j, v := range x {
		y[j] += float64(a * v)
	}
}

// forward writes the hidden layer after its activation and the scores of one digit.
func (n *net) forward(hidden, scores []float64, image []byte) {
	copy(hidden, n.b1)
	for k, px := range image {
		if px != 0 {
			addScaled(hidden, float64(px)/255, n.w1[k])
		}
	}
	for j, v := range hidden {
		hidden[j] = max(v, 0)
	}
	for c, row := range n.w2 {
		s := n.b2[c]
		for j, v := range row {
			s += float64(v * hidden[j])
		}
		scores[c] = s
	}
}

// backward adds the gradient of one digit to grad: the squared hinge loss, sum over classes of max(0, 1 -
// y·s)^2 with y = 1 for the digit's own class and -1 for the others (Tang, "Deep Learning using Linear
// Support Vector Machines", 2013), which needs no exponential.
func (n *net) backward(grad *net, hidden, scores []float64, image []byte, label byte) {
	dh := make([]float64, mnist.Hidden)
	for c, s := range scores {
		y := -1.0
		if c == int(label) {
			y = 1
		}
		d := float64(-2 * y * max(0, 1-float64(y*s)))
		if d == 0 {
			continue
		}
		grad.b2[c] += d
		addScaled(grad.w2[c], d, hidden)
		addScaled(dh, d, n.w2[c])
	}
	for j, v := range hidden {
		if v == 0 {
			dh[j] = 0
		}
	}
	addScaled(grad.b1, 1, dh)
	for k, px := range image {
		if px != 0 {
			addScaled(grad.w1[k], float64(px)/255, dh)
		}
	}
}

// options of a training run. The zero value is useless; see main for the ones used.
type options struct {
	epochs int
	batch  int
	rate   float64 // at the start; it falls linearly to 0
	decay  float64 // weight decay, decoupled (AdamW)
	seed   uint64
}

// train returns the network after opt.epochs passes over the set, each digit shifted by at most a pixel
// each way, with AdamW (Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019). It is a
// function of its arguments alone; progress goes to w.
func train(set *mnist.Set, opt options, w io.Writer) *net {
	rng := rand.New(rand.NewPCG(opt.seed, 0))
	n := newNet(rng)
	grad := &net{w1: matrix(mnist.Pixels, mnist.Hidden), b1: make([]float64, mnist.Hidden), w2: matrix(mnist.Classes, mnist.Hidden), b2: make([]float64, mnist.Classes)}
	optimiser := newAdam(n.rows(), opt.decay)
	hidden, scores, shifted := make([]float64, mnist.Hidden), make([]float64, mnist.Classes), make([]byte, mnist.Pixels)

	batches := set.Len() / opt.batch
	total := opt.epochs * batches
	for epoch := range opt.epochs {
		order := rng.Perm(set.Len())
		right := 0
		for b := range batches {
			for _, i := range order[b*opt.batch : (b+1)*opt.batch] {
				shift(shifted, set.Image(i), rng.IntN(3)-1, rng.IntN(3)-1)
				n.forward(hidden, scores, shifted)
				if argmax(scores) == int(set.Labels[i]) {
					right++
				}
				n.backward(grad, hidden, scores, shifted, set.Labels[i])
			}
			done := epoch*batches + b
			optimiser.step(n.rows(), grad.rows(), opt.rate*float64(total-done)/float64(total), float64(opt.batch))
		}
		fmt.Fprintf(w, "epoch %2d: %.2f %% of the shifted training digits\n", epoch+1, 100*float64(right)/float64(batches*opt.batch))
	}
	return n
}

// accuracy is the share of the digits that the network tells right.
func (n *net) accuracy(set *mnist.Set) float64 {
	hidden, scores := make([]float64, mnist.Hidden), make([]float64, mnist.Classes)
	right := 0
	for i := range set.Len() {
		n.forward(hidden, scores, set.Image(i))
		if argmax(scores) == int(set.Labels[i]) {
			right++
		}
	}
	return float64(right) / float64(set.Len())
}

// shift writes image moved by dx columns and dy rows, the gap filled with paper.
func shift(dst, image []byte, dx, dy int) {
	clear(dst)
	for y := range mnist.Side {
		for x := range mnist.Side {
			if u, v := x+dx, y+dy; u >= 0 && u < mnist.Side && v >= 0 && v < mnist.Side {
				dst[v*mnist.Side+u] = image[y*mnist.Side+x]
			}
		}
	}
}

func argmax(v []float64) int {
	best := 0
	for i := range v {
		if v[i] > v[best] {
			best = i
		}
	}
	return best
}

// adam is the optimiser's state, shaped like the parameters.
type adam struct {
	m, v         [][]float64
	decay        float64
	pow1, pow2   float64 // beta1^t, beta2^t
	beta1, beta2 float64
}

func newAdam(params [][]float64, decay float64) *adam {
	a := &adam{decay: decay, pow1: 1, pow2: 1, beta1: 0.9, beta2: 0.999}
	for _, row := range params {
		a.m = append(a.m, make([]float64, len(row)))
		a.v = append(a.v, make([]float64, len(row)))
	}
	return a
}

// step moves the parameters by the gradients, which are sums over batch digits, and clears them.
func (a *adam) step(params, grads [][]float64, rate, batch float64) {
	a.pow1 *= a.beta1
	a.pow2 *= a.beta2
	for r, row := range params {
		m, v := a.m[r], a.v[r]
		for j, g := range grads[r] {
			g /= batch
			m[j] = float64(a.beta1*m[j]) + float64((1-a.beta1)*g)
			v[j] = float64(a.beta2*v[j]) + float64((1-a.beta2)*float64(g*g))
			d := m[j] / (1 - a.pow1) / (math.Sqrt(v[j]/(1-a.pow2)) + 1e-8)
			row[j] -= float64(rate * (d + float64(a.decay*row[j])))
		}
		clear(grads[r])
	}
}
