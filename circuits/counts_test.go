package circuits_test

import (
	"bytes"
	"encoding/csv"
	"flag"
	"os"
	"strconv"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/commit"
)

var update = flag.Bool("update", false, "write the golden files")

const countsFile = "testdata/counts.csv"

// The bars of the design: constraints a spot and a proof's own part, by leaf size.
var bars = map[int]int{1024: 38_000, 4096: 68_000}

const ownPart = 6_000

func shapes() []circuits.Params {
	var s []circuits.Params
	for _, c := range []int{1024, 4096} {
		for _, b := range []int{1, 4, 16} {
			s = append(s, circuits.Params{Scheme: commit.Poseidon2, LeafBytes: c, Batch: b})
		}
		s = append(s, circuits.Params{Scheme: commit.Poseidon2, LeafBytes: c, Batch: 1, Pinned: true})
	}
	return s
}

// TestCounts compiles every production shape, which also runs the structural check of the public inputs, and compares the exact number
// of constraints with the golden file and with the bars.
func TestCounts(t *testing.T) {
	var got bytes.Buffer
	w := csv.NewWriter(&got)
	w.Write([]string{"circuit", "scheme", "c", "batch", "variant", "constraints"})
	for _, p := range shapes() {
		system, err := circuits.Compile(p)
		if err != nil {
			t.Fatal(err)
		}
		n := system.GetNbConstraints()
		w.Write([]string{"spot", p.SchemeName(), strconv.Itoa(p.LeafBytes), strconv.Itoa(p.Batch), p.Variant(), strconv.Itoa(n)})
		if bar := bars[p.LeafBytes]*p.Batch + ownPart; n > bar {
			t.Errorf("%s: %d constraints, the bar is %d", p.Name(), n, bar)
		}
		if p.LeafBytes == 1024 && p.Batch == 16 && n > 1<<19 {
			t.Errorf("%s: %d constraints do not fit the FFT domain of 2^19", p.Name(), n)
		}
	}
	w.Flush()
	if *update {
		if err := os.WriteFile(countsFile, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(countsFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("constraint counts changed; run with -update if that was meant\ngot:\n%s\nwant:\n%s", got.Bytes(), want)
	}
}
