package mnist

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func readFile(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func trainSet(t testing.TB) *Set {
	t.Helper()
	s, err := ParseSet(readFile(t, "train-images-idx3-ubyte.gz"), readFile(t, "train-labels-idx1-ubyte.gz"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func zip(b []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.HuffmanOnly)
	w.Write(b)
	w.Close()
	return out.Bytes()
}

// idx builds a file: 32-bit header words, then data.
func idx(data []byte, header ...uint32) []byte {
	var b []byte
	for _, w := range header {
		b = binary.BigEndian.AppendUint32(b, w)
	}
	return append(b, data...)
}

func TestSets(t *testing.T) {
	test, err := Test()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		set  *Set
		want int
	}{{"train", trainSet(t), 8000}, {"test", test, 2000}} {
		var labels [Classes]int
		for _, l := range c.set.Labels {
			labels[l]++
		}
		for digit, n := range labels {
			if n < c.want/20 {
				t.Errorf("%s: digit %d stands there %d times of %d", c.name, digit, n, c.want)
			}
		}
		if c.set.Len() != c.want || len(c.set.Images) != c.want*Pixels {
			t.Errorf("%s: %d labels and %d bytes, want %d digits", c.name, c.set.Len(), len(c.set.Images), c.want)
		}
	}
}

func TestParseSetRefuses(t *testing.T) {
	two := make([]byte, 2*Pixels)
	images, labels := idx(two, 0x803, 2, 28, 28), idx([]byte{3, 9}, 0x801, 2)
	if s, err := ParseSet(zip(images), zip(labels)); err != nil || s.Len() != 2 || s.Labels[1] != 9 {
		t.Fatalf("the valid twin is refused: %v", err)
	}
	cut := func(b []byte, n int) []byte { return b[:len(b)-n] }
	for _, c := range []struct {
		field          string
		images, labels []byte
	}{
		{"gzip", images, zip(labels)},
		{"gzip", cut(zip(images), 9), zip(labels)},
		{"gzip", zip(images), nil},
		{"length", zip(images[:15]), zip(labels)},
		{"length", zip(images), zip(labels[:7])},
		{"magic", zip(idx(two, 0x804, 2, 28, 28)), zip(labels)},
		{"magic", zip(images), zip(idx([]byte{3, 9}, 0x803, 2))},
		{"items", zip(idx(nil, 0x803, 0, 28, 28)), zip(labels)},
		{"items", zip(idx(two, 0x803, 1<<20+1, 28, 28)), zip(labels)},
		{"items", zip(idx(two, 0x803, 0xffffffff, 28, 28)), zip(labels)},
		{"items", zip(images), zip(idx([]byte{3, 9, 1}, 0x801, 3))},
		{"rows", zip(idx(two, 0x803, 2, 27, 28)), zip(labels)},
		{"columns", zip(idx(two, 0x803, 2, 28, 29)), zip(labels)},
		{"length", zip(cut(images, 1)), zip(labels)},
		{"length", zip(append(images[:len(images):len(images)], 0)), zip(labels)},
		{"length", zip(images), zip(cut(labels, 1))},
		{"length", zip(images), zip(append(labels[:len(labels):len(labels)], 0))},
		{"length", zip(images), zip(make([]byte, 8+maxItems+1))},
		{"label 1", zip(images), zip(idx([]byte{3, 10}, 0x801, 2))},
	} {
		_, err := ParseSet(c.images, c.labels)
		var f *FormatError
		if !errors.As(err, &f) || !errors.Is(err, ErrFormat) {
			t.Errorf("%s: got %v, want a FormatError", c.field, err)
		} else if f.Field != c.field {
			t.Errorf("got %v, want field %q", err, c.field)
		}
	}
}

func FuzzParseSet(f *testing.F) {
	f.Add(idx(make([]byte, Pixels), 0x803, 1, 28, 28), idx([]byte{3}, 0x801, 1))
	f.Add(idx(nil, 0x803, 1, 28, 28), idx([]byte{3}, 0x801, 0xffffffff))
	f.Add([]byte{}, []byte{0})
	f.Fuzz(func(t *testing.T, images, labels []byte) {
		ParseSet(images, labels) // rarely gzip at all; must not panic
		s, err := ParseSet(zip(images), zip(labels))
		if err != nil {
			if !errors.Is(err, ErrFormat) {
				t.Fatalf("got %v, want ErrFormat", err)
			}
			return
		}
		if s.Len() == 0 || len(s.Images) != s.Len()*Pixels {
			t.Fatalf("accepted %d labels and %d bytes of pixels", s.Len(), len(s.Images))
		}
	})
}
