package main

import (
	"math"
	"slices"

	"github.com/assay-protocol/assay/examples/mnist"
)

// quantise turns a network into integers by the rule in the package documentation of mnist. calibration
// are the digits that fix the scale of the hidden layer.
//
// A hidden sum in integers is sum_k W1[j,k]·(p[k]-128) + B1[j]. With s1 = max|w1|/127 and pixels in
// 1/255ths, one unit of it is s1/255, and the 128 that the input is shifted by is put back in the bias.
// The hidden activation is then multiplied by M/2^Shift, which only scales the scores, so the second
// layer's bias is scaled alike.
func (n *net) quantise(calibration *mnist.Set) *mnist.Weights {
	w := &mnist.Weights{
		W1: make([]int8, mnist.Hidden*mnist.Pixels), B1: make([]int32, mnist.Hidden),
		W2: make([]int8, mnist.Classes*mnist.Hidden), B2: make([]int32, mnist.Classes),
		Table: make([]int8, 256),
	}
	for v := range w.Table {
		w.Table[v] = int8(max(v-128, 0))
	}

	s1 := largest(n.w1) / 127
	for j := range mnist.Hidden {
		sum := 0
		for k := range mnist.Pixels {
			q := round(n.w1[k][j] / s1)
			w.W1[j*mnist.Pixels+k] = int8(q)
			sum += q
		}
		w.B1[j] = int32(round(n.b1[j]*255/s1) + 128*sum)
	}

	w.M, w.Shift = w.Calibrate(calibration)
	scale := s1 / 255 / (float64(w.M) / math.Ldexp(1, int(w.Shift))) // one unit of the hidden activation
	s2 := largest(n.w2) / 127
	for c, row := range n.w2 {
		for j, v := range row {
			w.W2[c*mnist.Hidden+j] = int8(round(v / s2))
		}
		w.B2[c] = int32(round(n.b2[c] / (scale * s2)))
	}
	return w
}

func largest(rows [][]float64) float64 {
	m := 0.0
	for _, row := range rows {
		m = max(m, slices.Max(row), -slices.Min(row))
	}
	return m
}

func round(x float64) int { return int(math.Round(x)) }
