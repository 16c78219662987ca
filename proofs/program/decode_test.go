package program

import (
	"bytes"
	"errors"
	"testing"
)

// TestMangle flips every bit of the encoding. Each result must be refused, or be another
// program: other root, and exactly those bytes again.
func TestMangle(t *testing.T) {
	p := mustBuild(t, small())
	good, root := p.Encode(), p.Root()
	accepted := 0
	for k := range good {
		for bit := range 8 {
			b := bytes.Clone(good)
			b[k] ^= 1 << bit
			q, err := Decode(b)
			if err != nil {
				var e *Error
				if !errors.As(err, &e) {
					t.Fatalf("byte %d bit %d: %v is not an *Error", k, bit, err)
				}
				continue
			}
			accepted++
			if !bytes.Equal(q.Encode(), b) {
				t.Fatalf("byte %d bit %d: accepted, encodes to other bytes", k, bit)
			}
			if q.Root() == root {
				t.Fatalf("byte %d bit %d: accepted with the same root", k, bit)
			}
		}
	}
	// Names, constants and intervals are free; everything else is tied down.
	if accepted == 0 || accepted > 8*len(good)/2 {
		t.Errorf("%d of %d mangled encodings are accepted", accepted, 8*len(good))
	}
}

// TestTruncate refuses every prefix, and every extension.
func TestTruncate(t *testing.T) {
	good := mustBuild(t, small()).Encode()
	for n := range good {
		if _, err := Decode(good[:n]); !errors.Is(err, ErrMalformed) && !errors.Is(err, ErrLimit) {
			t.Fatalf("%d of %d bytes: %v", n, len(good), err)
		}
	}
	_, err := Decode(append(good, 0))
	wantRefusal(t, err, ErrMalformed, tableHeader, "length")
}

// TestDerived changes each stated address and weight of each instruction.
func TestDerived(t *testing.T) {
	for i := range mustBuild(t, small()).code {
		for k, field := range derivedFields {
			for _, delta := range []uint64{1, ^uint64(0), 1 << 63} {
				p := mustBuild(t, small())
				in := &p.code[i]
				for n, v := range []*uint64{&in.Out.Base, &in.BaseA, &in.BaseB, &in.Weight, &in.Cumulative} {
					if n == k {
						*v += delta
					}
				}
				_, err := Decode(encode(p))
				wantRefusal(t, err, ErrDerived, tableInstruction, field)
				var e *Error
				if errors.As(err, &e); e.Index != i {
					t.Errorf("instruction %d: %v names another", i, err)
				}
			}
		}
	}
	if _, err := Decode(encode(mustBuild(t, small()))); err != nil {
		t.Errorf("the valid twin: %v", err)
	}
}

// TestMalformed has a case for each check of the reader that no other test reaches.
func TestMalformed(t *testing.T) {
	good := mustBuild(t, small()).Encode()
	set := func(at int, v byte) []byte {
		b := bytes.Clone(good)
		b[at] = v
		return b
	}
	for _, c := range []struct {
		name  string
		b     []byte
		field string
	}{
		{"nothing", nil, "magic"},
		{"magic", set(7, 'g'), "magic"},
		{"version", set(8, 2), "version"},
		{"version high", set(9, 1), "version"},
	} {
		_, err := Decode(c.b)
		t.Run(c.name, func(t *testing.T) { wantRefusal(t, err, ErrMalformed, tableHeader, c.field) })
	}
	// Flag bytes of instruction 0: operand flags end A and B, the bias follows.
	out := bytes.Index(good, []byte("\x01\x01h")) + 3 + 1 + 4 + 4 + 8 + 8 + 1
	const operand = 1 + 5*4 + 1
	for _, c := range []struct {
		name  string
		at    int
		field string
	}{
		{"A broadcast", out + operand - 1, "A.broadcast"},
		{"B broadcast", out + 2*operand - 1, "B.broadcast"},
		{"bias", out + 2*operand, "bias"},
	} {
		_, err := Decode(set(c.at, 4|good[c.at]))
		t.Run(c.name, func(t *testing.T) { wantRefusal(t, err, ErrMalformed, tableInstruction, c.field) })
	}
}

// TestCountsDoNotAllocate bounds memory by the bytes: a count of 2^32-1 with nothing behind
// it is refused at once.
func TestCountsDoNotAllocate(t *testing.T) {
	good := mustBuild(t, small()).Encode()
	head := good[:8+2+1+4+8+8]
	b := append(bytes.Clone(head), 0xff, 0xff, 0xff, 0xff)
	n := testing.AllocsPerRun(10, func() {
		if _, err := Decode(b); !errors.Is(err, ErrMalformed) {
			t.Fatal(err)
		}
	})
	if n > 100 {
		t.Errorf("%v allocations", n)
	}
}

// TestCount states 2^32-1 model tensors where there are none: on a machine of 32 bits that
// is -1 as an int, and must not read as another encoding of the same program.
func TestCount(t *testing.T) {
	b := mustBuild(t, wide(1, 1, 1)).Encode()
	at := len(magic) + 2 + 1 + 4 + 8 + 8
	if n := le.Uint32(b[at:]); n != 0 {
		t.Fatalf("%d model tensors", n)
	}
	le.PutUint32(b[at:], 1<<32-1)
	if _, err := Decode(b); err == nil {
		t.Error("accepted")
	}
}
