package mnist

import "fmt"

// Stats are shares of the elements that the network computes on a set of digits.
type Stats struct {
	Right        float64 // digits told right
	HiddenZero   float64 // hidden elements that are 0 after requantisation
	HiddenLow    float64 // hidden elements that the clamp stopped at -128
	HiddenHigh   float64 // hidden elements that the clamp stopped at 127
	ActiveZero   float64 // hidden elements that are 0 after the activation
	HiddenCommon float64 // hidden elements equal to the most frequent value, the best constant guess
	Common       int8    // that value
}

func (s Stats) String() string {
	return fmt.Sprintf("right %.2f %%; hidden layer: 0 %.2f %%, -128 %.2f %%, 127 %.2f %%, best constant %d %.2f %%; after ReLU: 0 %.2f %%",
		100*s.Right, 100*s.HiddenZero, 100*s.HiddenLow, 100*s.HiddenHigh, s.Common, 100*s.HiddenCommon, 100*s.ActiveZero)
}

// Measure runs the network over the digits. Requires at least one.
func (w *Weights) Measure(digits *Set) Stats {
	var values [256]int
	var right, zero int
	for i := range digits.Len() {
		hidden, active, _, digit := w.Forward(digits.Image(i))
		if digit == int(digits.Labels[i]) {
			right++
		}
		for j := range hidden {
			values[int(hidden[j])+128]++
			if active[j] == 0 {
				zero++
			}
		}
	}
	common := 0
	for v := range values {
		if values[v] > values[common] {
			common = v
		}
	}
	n := float64(digits.Len() * Hidden)
	return Stats{
		Right:        float64(right) / float64(digits.Len()),
		HiddenZero:   float64(values[128]) / n,
		HiddenLow:    float64(values[0]) / n,
		HiddenHigh:   float64(values[255]) / n,
		ActiveZero:   float64(zero) / n,
		HiddenCommon: float64(values[common]) / n,
		Common:       int8(common - 128),
	}
}
