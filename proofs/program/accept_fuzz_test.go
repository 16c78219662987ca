package program

import (
	"bytes"
	"errors"
	"os"
	"testing"
)

// FuzzAccept drives the checks behind the stated addresses and weights, which stop almost
// every mutation: it reads fields from any bytes and derives the rest. What is accepted
// must decode from its own encoding.
func FuzzAccept(f *testing.F) {
	small, err := os.ReadFile("testdata/small.prog")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(small)
	f.Fuzz(func(t *testing.T, b []byte) {
		r := &reader{b: b}
		c, _ := r.program()
		if r.err != nil {
			return
		}
		p, err := accept(c)
		if err != nil {
			var e *Error
			if !errors.As(err, &e) {
				t.Fatalf("%v is not an *Error", err)
			}
			return
		}
		q, err := Decode(p.Encode())
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(q.Encode(), p.Encode()) {
			t.Fatal("the round trip changes the program")
		}
		n := uint64(p.Len())
		for i, in := range p.Instructions() {
			if lo, hi := p.Interval(i); lo > hi || lo < in.Out.Lo || hi > in.Out.Hi {
				t.Fatalf("instruction %d: interval [%d, %d]", i, lo, hi)
			}
			if 3*n*in.Weight*in.Elements() < p.WeightPerStep() {
				t.Fatalf("instruction %d is below the floor", i)
			}
			row := make([]byte, p.LeafBytes())
			if y, err := p.Element(i, in.Out.Rows-1, in.Out.Cols-1, row, row, 0, false, false); err != nil || y < in.Requant.Lo || y > in.Requant.Hi {
				t.Fatalf("instruction %d: element %d, %v", i, y, err)
			}
			p.Descriptor(i)
		}
	})
}
