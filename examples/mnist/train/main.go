// Command train makes the weights of the MNIST example: a perceptron with one hidden layer, trained in floating point from a fixed seed and then
// quantised by the rule in the documentation of package mnist. It prints the statistics of the activations, since the share of zeros is what an executor who fills in zeros gets for nothing.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/assay-protocol/assay/examples/mnist"
)

// production is how the committed weights are made.
var production = options{epochs: 40, batch: 32, rate: 0.002, decay: 0.02, seed: 1}

func main() {
	data := flag.String("data", "testdata", "folder of the four idx files")
	flag.Parse()
	if err := run(*data); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
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

func run(dir string) error {
	set, err := load(dir, "train")
	if err != nil {
		return err
	}
	test, err := load(dir, "test")
	if err != nil {
		return err
	}
	n := train(set, production, os.Stderr)
	hidden, scores := make([]float64, mnist.Hidden), make([]float64, mnist.Classes)
	right := 0
	for i := range test.Len() {
		n.forward(hidden, scores, test.Image(i))
		if argmax(scores) == int(test.Labels[i]) {
			right++
		}
	}
	fmt.Printf("float: %.2f %%\n", 100*float64(right)/float64(test.Len()))
	w := n.quantise(set)
	fmt.Println(w.M, w.Shift)
	fmt.Println(w.Measure(test))
	return nil
}
