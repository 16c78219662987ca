package program_test

import (
	"fmt"
	"os"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// A layer with a bias and an activation, then the class with the highest score.
func Example() {
	b := program.NewBuilder(program.Config{LeafBytes: 256, Scheme: commit.Poseidon2, Steps: 100, SegmentLength: 10})
	image := b.Input("image", program.I8, 1, 64)
	w1 := b.Model("w1", program.I8, 32, 64, program.WithSide("b1"))
	relu := b.Model("relu", program.I8, 1, 256)
	w2 := b.Model("w2", program.I8, 10, 32, program.WithSide("b2"))

	hidden := b.MatMul("hidden", image, w1, program.WithBias(), program.Scale(23, 12, 0))
	active := b.Lookup("active", hidden, relu)
	score := b.MatMul("score", active, w2, program.WithBias(), program.As(program.I32))
	b.ArgMax("class", score, program.As(program.I8), program.To(program.Output))

	p, err := b.Build()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	fmt.Println(p.Segments(), "segments;", p.UsedLeaves(program.Work), "work leaves a step; weight", p.WeightPerStep())
	for i, in := range p.Instructions() {
		lo, hi := p.Interval(i)
		fmt.Printf("%s %s: [%d, %d]\n", in.Op, in.Out.Name, lo, hi)
	}
	q, err := program.Decode(p.Encode())
	fmt.Println("decoded:", err == nil && q.Root() == p.Root())
	// Output:
	// 10 segments; 3 work leaves a step; weight 4839
	// matmul hidden: [-128, 127]
	// lookup active: [-128, 127]
	// matmul score: [-2147483648, 2147483647]
	// argmax class: [0, 9]
	// decoded: true
}

// A program that some data could make unprovable is refused when it is built.
func ExampleBuilder_Build_refusal() {
	b := program.NewBuilder(program.Config{LeafBytes: 4096, Scheme: commit.Poseidon2, Steps: 1, SegmentLength: 1})
	x := b.Input("x", program.I16, 1, 2048)
	b.MatMul("y", x, b.Model("w", program.I16, 1, 2048))
	_, err := b.Build()
	fmt.Println(err)
	// Output: program: instruction 0 (y): K: 2048 terms reach 2199023255552: accumulator before the bias may reach 2^31
}
