// Command train makes the weights of the MNIST example: a perceptron with one hidden layer, trained in
// floating point from a fixed seed and then quantised by the rule in the documentation of package mnist.
// Two runs write the same bytes. It prints the statistics of the activations, since the share of zeros is
// what an executor who fills in zeros gets for nothing.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/assay-protocol/assay/examples/mnist"
)

// production is how the committed weights are made.
var production = options{epochs: 40, batch: 32, rate: 0.002, decay: 0.02, seed: 1}

func main() {
	dir := flag.String("dir", "testdata", "folder of the four idx files, where weights.safetensors is written")
	flag.Parse()
	if err := run(*dir, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

func run(dir string, w io.Writer) error {
	digits, err := load(dir, "train")
	if err != nil {
		return err
	}
	test, err := load(dir, "test")
	if err != nil {
		return err
	}
	n := train(digits, production, w)
	fmt.Fprintf(w, "test digits in floating point: %.2f %%\n", 100*n.accuracy(test))
	weights := n.quantise(digits)
	fmt.Fprintf(w, "test digits in integers: %v\n", weights.Measure(test))
	if weights.M != mnist.HiddenM || weights.Shift != mnist.HiddenShift {
		return fmt.Errorf("the calibration gives HiddenM = %d, HiddenShift = %d; the program has %d, %d", weights.M, weights.Shift, mnist.HiddenM, mnist.HiddenShift)
	}
	f, err := weights.File()
	if err != nil {
		return err
	}
	b, err := f.Encode()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "weights.safetensors"), b, 0o644)
}

func load(dir, name string) (*mnist.Set, error) {
	images, err := os.ReadFile(filepath.Join(dir, name+"-images-idx3-ubyte.gz"))
	if err != nil {
		return nil, err
	}
	labels, err := os.ReadFile(filepath.Join(dir, name+"-labels-idx1-ubyte.gz"))
	if err != nil {
		return nil, err
	}
	return mnist.ParseSet(images, labels)
}
