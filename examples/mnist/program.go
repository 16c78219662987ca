package mnist

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// The names of the program's tensors, as in its model and input files.
const (
	Input        = "x"
	FirstWeights = "w1"
	FirstBias    = "b1"
	LastWeights  = "w2"
	LastBias     = "b2"
	Activation   = "relu"

	HiddenLayer = "h"
	ActiveLayer = "r"
	Logits      = "logits"
	Digit       = "digit"
)

// Program returns the job of the package documentation: images digits in each of steps steps, in segments
// of segmentLength steps, over leaves of leafBytes bytes. It rejects what package program refuses, as
// leaves under 800 bytes.
func Program(images, steps, segmentLength int, leafBytes int) (*program.Program, error) {
	if steps < 0 || segmentLength < 0 {
		return nil, fmt.Errorf("mnist: %d steps in segments of %d", steps, segmentLength)
	}
	b := program.NewBuilder(program.Config{LeafBytes: leafBytes, Scheme: commit.Poseidon2, Steps: uint64(steps), SegmentLength: uint64(segmentLength)})
	w1 := b.Model(FirstWeights, program.I8, Hidden, Pixels, program.WithSide(FirstBias))
	w2 := b.Model(LastWeights, program.I8, Classes, Hidden, program.WithSide(LastBias))
	relu := b.Model(Activation, program.I8, 1, 256)
	x := b.Input(Input, program.I8, images, Pixels)

	h := b.MatMul(HiddenLayer, x, w1, program.WithBias(), program.Scale(HiddenM, HiddenShift, 0))
	r := b.Lookup(ActiveLayer, h, relu)
	logits := b.MatMul(Logits, r, w2, program.WithBias(), program.As(program.I32), program.To(program.Output))
	b.ArgMax(Digit, logits, program.As(program.I8), program.To(program.Output))
	return b.Build()
}
