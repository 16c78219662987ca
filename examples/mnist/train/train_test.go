package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"math"
	"testing"

	"github.com/assay-protocol/assay/examples/mnist"
)

func digits(t *testing.T, name string, n int) *mnist.Set {
	t.Helper()
	s, err := load("../testdata", name)
	if err != nil {
		t.Fatal(err)
	}
	return &mnist.Set{Images: s.Images[:n*mnist.Pixels], Labels: s.Labels[:n]}
}

var short = options{epochs: 3, batch: 32, rate: 0.002, decay: 0.02, seed: 1}

// TestSameBits trains on 640 digits twice; the hash pins the bits for other machines too.
func TestSameBits(t *testing.T) {
	set := digits(t, "train", 640)
	const want = "df72f66cfb807113576424132ebbb43a7fd4092ca603870ef4946140beff3109"
	for range 2 {
		f, err := train(set, short, io.Discard).quantise(set).File()
		if err != nil {
			t.Fatal(err)
		}
		b, err := f.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%x", sha256.Sum256(b)); got != want {
			t.Errorf("weights hash to %s, want %s", got, want)
		}
	}
	other := short
	other.seed = 2
	if a, b := train(set, short, io.Discard), train(set, other, io.Discard); a.w1[300][0] == b.w1[300][0] {
		t.Error("another seed gives the same weights")
	}
}

// TestLearns holds a short training, and what quantising costs, against chance.
func TestLearns(t *testing.T) {
	set, test := digits(t, "train", 2000), digits(t, "test", 1000)
	var progress bytes.Buffer
	n := train(set, short, &progress)
	float, integer := n.accuracy(test), n.quantise(set).Measure(test).Right
	if float < 0.75 {
		t.Errorf("%.3f told right after three epochs over 2,000 digits, want 0.75", float)
	}
	if math.Abs(float-integer) > 0.02 {
		t.Errorf("%.3f told right in floating point, %.3f in integers", float, integer)
	}
	if got := bytes.Count(progress.Bytes(), []byte("\n")); got != short.epochs {
		t.Errorf("%d lines of progress, want %d", got, short.epochs)
	}
}

// TestGradient compares the gradient with differences of the loss.
func TestGradient(t *testing.T) {
	set := digits(t, "train", 1)
	n := train(digits(t, "train", 64), options{epochs: 1, batch: 32, rate: 0.002, seed: 3}, io.Discard)
	hidden, scores := make([]float64, mnist.Hidden), make([]float64, mnist.Classes)
	loss := func() float64 {
		n.forward(hidden, scores, set.Image(0))
		sum := 0.0
		for c, s := range scores {
			y := -1.0
			if c == int(set.Labels[0]) {
				y = 1
			}
			sum += math.Pow(max(0, 1-y*s), 2)
		}
		return sum
	}
	grad := &net{w1: matrix(mnist.Pixels, mnist.Hidden), b1: make([]float64, mnist.Hidden), w2: matrix(mnist.Classes, mnist.Hidden), b2: make([]float64, mnist.Classes)}
	loss()
	n.backward(grad, hidden, scores, set.Image(0), set.Labels[0])
	params, grads := n.rows(), grad.rows()
	nonzero := 0
	for r := 0; r < len(params); r += 7 {
		for j := 0; j < len(params[r]); j += 5 {
			const d = 1e-6
			was := params[r][j]
			params[r][j] = was + d
			up := loss()
			params[r][j] = was - d
			down := loss()
			params[r][j] = was
			got, want := grads[r][j], (up-down)/(2*d)
			if math.Abs(got-want) > 1e-4*(1+math.Abs(want)) {
				t.Fatalf("parameter [%d][%d]: gradient %g, difference %g", r, j, got, want)
			}
			if want != 0 {
				nonzero++
			}
		}
	}
	if nonzero < 100 {
		t.Errorf("only %d parameters have a gradient", nonzero)
	}
}
