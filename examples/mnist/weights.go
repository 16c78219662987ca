package mnist

import "slices"

// Hidden is the width of the hidden layer.
const Hidden = 128

// The requantisation of the hidden layer's sums, x -> clamp(floor((x·M + 2^(Shift-1)) / 2^Shift)). They
// are part of the program, not of the model; a test derives them again from the weights and the training
// digits by [Weights.Calibrate].
const (
	HiddenM     = 31859
	HiddenShift = 26
)

// Weights is the quantised network.
type Weights struct {
	W1    []int8  // [Hidden, Pixels]
	B1    []int32 // [Hidden]
	W2    []int8  // [Classes, Hidden]
	B2    []int32 // [Classes]
	Table []int8  // [256], the activation of the values -128 to 127 in order

	M     int64 // the requantisation of the hidden layer
	Shift uint
}

// Calibrate returns the requantisation of the hidden layer that brings all but one in a thousand of the
// positive hidden sums of the given digits to at most 127: with a the sum at that quantile, M/2^Shift is
// 127/a rounded so that M has 15 bits.
func (w *Weights) Calibrate(digits *Set) (m int64, shift uint) {
	var positive []int32
	sums := make([]int32, Hidden)
	for i := range digits.Len() {
		w.HiddenSums(sums, digits.Image(i))
		for _, x := range sums {
			if x > 0 {
				positive = append(positive, x)
			}
		}
	}
	if len(positive) == 0 {
		return 1, 0
	}
	slices.Sort(positive)
	a := int64(positive[len(positive)-1-len(positive)/1000])
	for shift = 1; (127<<(shift+1)+a/2)/a < 1<<15; shift++ {
	}
	return (127<<shift + a/2) / a, shift
}

// HiddenSums writes the sums of the hidden layer of one digit, before requantisation, into dst. Requires
// len(dst) = Hidden.
func (w *Weights) HiddenSums(dst []int32, image []byte) {
	for j := range dst {
		x := w.B1[j]
		for k, v := range w.W1[j*Pixels : (j+1)*Pixels] {
			x += int32(v) * (int32(image[k]) - 128)
		}
		dst[j] = x
	}
}

// Forward computes one digit in the program's integers: the hidden layer before and after the activation,
// the logits and the answer. It is the same arithmetic as the program's, written by hand.
func (w *Weights) Forward(image []byte) (hidden, active [Hidden]int8, logits [Classes]int32, digit int) {
	sums := make([]int32, Hidden)
	w.HiddenSums(sums, image)
	for j, x := range sums {
		y := int64(x) * w.M
		if w.Shift > 0 {
			y = (y + 1<<(w.Shift-1)) >> w.Shift
		}
		hidden[j] = int8(min(max(y, -128), 127))
		active[j] = w.Table[int(hidden[j])+128]
	}
	for c := range logits {
		x := w.B2[c]
		for j, v := range w.W2[c*Hidden : (c+1)*Hidden] {
			x += int32(v) * int32(active[j])
		}
		logits[c] = x
		if x > logits[digit] {
			digit = c
		}
	}
	return hidden, active, logits, digit
}
