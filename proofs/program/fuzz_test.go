package program_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
)

// FuzzDecode decodes any bytes: a typed error, or a program that encodes to exactly them
// and whose analysis, weights and listing hold together.
func FuzzDecode(f *testing.F) {
	for seed := range uint64(4) {
		c := []programtest.Config{{LeafBytes: 64}, {}, {Steps: 5, SegmentLength: 2}, {LeafBytes: 1024}}[seed%4]
		f.Add(programtest.Random(rand.New(rand.NewPCG(seed, 0)), c).Encode())
	}
	small, err := os.ReadFile("testdata/small.prog")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(small)
	f.Fuzz(func(t *testing.T, b []byte) {
		p, err := program.Decode(b)
		if err != nil {
			var e *program.Error
			if !errors.As(err, &e) {
				t.Fatalf("%v is not an *Error", err)
			}
			return
		}
		if !bytes.Equal(p.Encode(), b) {
			t.Fatal("encodes to other bytes")
		}
		for i, in := range p.Instructions() {
			if lo, hi := p.Interval(i); lo > hi || lo < in.Out.Lo || hi > in.Out.Hi {
				t.Fatalf("instruction %d: interval [%d, %d]", i, lo, hi)
			}
			if in.Weight < 1 {
				t.Fatalf("instruction %d has no weight", i)
			}
			for _, locate := range []func(int, int, int, uint64, uint64) (program.Location, error){p.LocateA, p.LocateB, p.LocateOut} {
				if _, err := locate(i, in.Out.Rows-1, in.Out.Cols-1, 0, 0); err != nil {
					t.Fatal(err)
				}
			}
			row := make([]byte, p.LeafBytes())
			if y, err := p.Element(i, 0, 0, row, row, 0, false, false); err != nil || y < in.Out.Type.Min() || y > in.Out.Type.Max() {
				t.Fatalf("instruction %d: element %d, %v", i, y, err)
			}
		}
	})
}

// TestEncodeDecode is the round trip of random programs, by bytes, root and fields.
func TestEncodeDecode(t *testing.T) {
	random(t, 16, func(t *testing.T, _ *rand.Rand, p *program.Program) {
		b := p.Encode()
		q, err := program.Decode(b)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(q.Encode(), b) || q.Root() != p.Root() || q.Header() != p.Header() {
			t.Fatal("the round trip changes the program")
		}
		for i, in := range p.Instructions() {
			if q.Instruction(i) != in || q.Descriptor(i) != p.Descriptor(i) {
				t.Fatalf("the round trip changes instruction %d", i)
			}
		}
		var x, y bytes.Buffer
		if p.List(&x) != nil || q.List(&y) != nil || !bytes.Equal(x.Bytes(), y.Bytes()) {
			t.Fatal("listings differ")
		}
	})
}
