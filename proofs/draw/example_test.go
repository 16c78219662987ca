package draw_test

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
)

// A job of 100 segments opens three; the first spot of the first of them follows
// from the beacon's second value.
func Example() {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 800, SegmentLength: 8})
	x, w := b.Input("x", program.I8, 4, 64), b.Model("w", program.I8, 16, 64)
	b.MatMul("y", x, w, program.Scale(1, 8, 0), program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		fmt.Println(err)
		return
	}

	job, list := draw.Tag("a job id"), draw.Tag("a list root")
	segments := draw.Draw1(draw.Tag("first value"), job, list, 3, p.Segments())
	fmt.Println("segments", segments)

	root := p.Root() // stands for trace and out root here
	seed := draw.Seed(draw.Tag("second value"), job, segments[0], root, root, 0)
	s, err := draw.Draw2(p, seed, 0, p.SegmentSteps(segments[0]))
	fmt.Printf("step %d, instruction %d, element (%d, %d) %v\n", s.Step, s.Instruction, s.Row, s.Col, err)
	// Output:
	// segments [51 37 2]
	// step 6, instruction 0, element (2, 9) <nil>
}
