// Package mnist is a complete small job: handwritten digits through a trained perceptron, in integers
// from end to end.
//
// # The program
//
// A step reads a batch of digits; steps are independent. With n images a step, [rows, cols] of each tensor:
//
//	x       input   [n, 784]   i8   pixel - 128, so the stored byte is the pixel itself
//	w1, b1  model   [128, 784] i8   with b1 in the side words, i32
//	w2, b2  model   [10, 128]  i8   with b2 in the side words, i32
//	relu    model   [1, 256]   i8   max(v, 0) for v = -128 .. 127
//
//	h       work    [n, 128]   i8   requant(x · w1^T + b1), the full range of i8
//	r       work    [n, 128]   i8   relu[h]
//	logits  output  [n, 10]    i32  r · w2^T + b2
//	digit   output  [n, 1]     i8   argmax(logits)
//
// A row of x has 784 bytes, so leaves have 800 bytes or more; 1,024 is the size of a production profile.
//
// # The weights
//
// The command examples/mnist/train makes them: 784-128-10 with ReLU, trained in floating point on the
// 8,000 training digits, each shifted at random by at most a pixel, with a fixed seed, an order of
// operations that gives the same bits on every machine, and no digit of the test set. Then, with p = (x +
// 128)/255 the pixel in [0, 1]:
//
//   - Weights are symmetric per tensor: s = max|w|/127, q = round(w/s), in [-127, 127].
//   - b1 in units of the hidden sum is round(b1·255/s1) + 128·(sum of the row of q1), which takes back the 128 that x is shifted by.
//   - The requantisation of h is calibrated on the training digits: with a the hidden sum that all but one in a thousand of the positive sums stay below,
//     M/2^Shift = 127/a, rounded so that M has 15 bits. It is [HiddenM], [HiddenShift].
//   - ReLU commutes with a positive scale, so logits need none: b2 is round(b2/(s1/255 · 2^Shift/M · s2)), and argmax is of the i32 sums.
//
// # What a guesser gets
//
// Zero fill is a good guess where most of a layer is zero. Here the product writes h over the full range
// and the activation is a lookup of its own, so the zeros (three elements in four of r) are in the cheap
// instruction and hardly any is in the expensive one: under one element in a hundred of h is zero. A test
// holds these shares; [Weights.Measure] computes them.
package mnist

//go:generate go run ./train
