package mnist

import (
	_ "embed"
	"sync"
)

//go:embed testdata/test-images-idx3-ubyte.gz
var testImages []byte

//go:embed testdata/test-labels-idx1-ubyte.gz
var testLabels []byte

// Test returns the 2,000 test digits, which no weight was fitted to. The caller must not change them.
var Test = sync.OnceValues(func() (*Set, error) { return ParseSet(testImages, testLabels) })
