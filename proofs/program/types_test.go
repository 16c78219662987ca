package program

import (
	"bytes"
	"testing"
)

// TestOffsetBinary fixes the stored bytes of each type.
func TestOffsetBinary(t *testing.T) {
	for _, c := range []struct {
		t    Type
		v    int64
		want []byte
	}{
		{I8, -128, []byte{0}}, {I8, -1, []byte{0x7f}}, {I8, 0, []byte{0x80}}, {I8, 127, []byte{0xff}},
		{I16, -32768, []byte{0, 0}}, {I16, 0, []byte{0, 0x80}}, {I16, 0x1234, []byte{0x34, 0x92}}, {I16, 32767, []byte{0xff, 0xff}},
		{I32, -1 << 31, []byte{0, 0, 0, 0}}, {I32, 0, []byte{0, 0, 0, 0x80}}, {I32, 0x01020304, []byte{4, 3, 2, 0x81}}, {I32, 1<<31 - 1, []byte{0xff, 0xff, 0xff, 0xff}},
	} {
		got := make([]byte, c.t.Size())
		if c.t.Put(got, c.v); !bytes.Equal(got, c.want) {
			t.Errorf("%s %d: got %x, want %x", c.t, c.v, got, c.want)
		}
		if v := c.t.Get(got); v != c.v {
			t.Errorf("%s %x: got %d, want %d", c.t, got, v, c.v)
		}
	}
}

// TestNames gives every number a name of its own, and unknown ones too.
func TestNames(t *testing.T) {
	seen := make(map[string]bool)
	check := func(s string) {
		if s == "" || seen[s] {
			t.Errorf("name %q is empty or repeated", s)
		}
		seen[s] = true
	}
	for k := range uint8(15) {
		check("op " + Op(k).String())
	}
	for k := range uint8(6) {
		check("type " + Type(k).String())
		check("role " + Role(k).String())
		check("source " + Source(k).String())
	}
}
