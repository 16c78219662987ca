package safetensors

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// file joins a header and data.
func file(header string, data ...byte) []byte {
	b := binary.LittleEndian.AppendUint64(nil, uint64(len(header)))
	return append(append(b, header...), data...)
}

const (
	twoHeader = `{"a":{"dtype":"I8","shape":[2,1],"data_offsets":[0,2]},"b":{"dtype":"I16","shape":[],"data_offsets":[2,4]}}`
	oneEntry  = `"dtype":"I8","shape":[2],"data_offsets":[0,2]`
)

// TestParse states what a file written by hand holds.
func TestParse(t *testing.T) {
	f, err := Parse(file(twoHeader+"   ", 0xff, 0x7f, 0xfe, 0xff))
	if err != nil {
		t.Fatal(err)
	}
	a, b := f.Tensors[0], f.Tensors[1]
	if a.Name != "a" || a.DType != I8 || !reflect.DeepEqual(a.Shape, []int{2, 1}) || !reflect.DeepEqual(a.Values(), []int64{-1, 127}) {
		t.Errorf("a is %+v", a)
	}
	if b.Name != "b" || b.DType != I16 || len(b.Shape) != 0 || b.Elements() != 1 || !reflect.DeepEqual(b.Values(), []int64{-2}) {
		t.Errorf("b is %+v", b)
	}
	if got, ok := f.Tensor("b"); !ok || got.DType != I16 {
		t.Error("b is not found")
	}
	if _, ok := f.Tensor("c"); ok {
		t.Error("c is found")
	}
}

// TestParseRefuses has a file for each check, beside a valid twin that differs in one thing.
func TestParseRefuses(t *testing.T) {
	one := func(entry string) []byte { return file(`{"a":{`+entry+`}}`, 1, 2) }
	long := binary.LittleEndian.AppendUint64(nil, MaxHeaderBytes+1)
	pad := func(n int) []byte {
		h := `{"a":{` + oneEntry + `}}`
		return file(h+strings.Repeat(" ", n-len(h)), 1, 2)
	}
	for _, c := range []struct {
		name      string
		good, bad []byte
		want      error
		tensor    string
		field     string
	}{
		{"short", file("{}"), file("{}")[:7], ErrHeader, "", "header length"},
		{"length beyond the file", file("{}"), file("{}")[:9], ErrHeader, "", "header length"},
		{"length over the limit", pad(MaxHeaderBytes), pad(MaxHeaderBytes + 1), ErrHeader, "", "header length"},
		{"huge length", file("{}"), append(bytes.Repeat([]byte{0xff}, 8), "{}"...), ErrHeader, "", "header length"},
		{"no header", file("{}"), file(""), ErrHeader, "", "header"},
		{"space in front", file("{} "), file(" {}"), ErrHeader, "", "header"},
		{"newline behind", file("{} "), file("{}\n"), ErrHeader, "", "header"},
		{"second object", file("{}"), file("{}{}"), ErrHeader, "", "header"},
		{"not UTF-8", file(`{"é":{`+oneEntry+`}}`, 1, 2), file("{\"\xff\":{"+oneEntry+"}}", 1, 2), ErrHeader, "", "header"},
		{"array", file("{}"), file("[]"), ErrHeader, "", "header"},
		{"unclosed", file("{}"), file("{"), ErrHeader, "", "header"},
		{"trailing comma", one(oneEntry), file(`{"a":{`+oneEntry+`},}`, 1, 2), ErrHeader, "", "header"},
		{"entry no object", one(oneEntry), file(`{"a":1}`), ErrHeader, "a", "entry"},
		{"empty name", one(oneEntry), file(`{"":{`+oneEntry+`}}`, 1, 2), ErrName, "", "name"},
		{"name twice", file(twoHeader, 1, 2, 3, 4), file(strings.Replace(twoHeader, `"b"`, `"a"`, 1), 1, 2, 3, 4), ErrDuplicate, "", "header"},
		{"key twice", one(oneEntry), one(oneEntry + `,"dtype":"I8"`), ErrDuplicate, "a", "entry"},
		{"unknown key", one(oneEntry), one(oneEntry + `,"x":1`), ErrHeader, "a", "entry"},
		{"no dtype", one(oneEntry), one(`"shape":[2],"data_offsets":[0,2]`), ErrHeader, "a", "entry"},
		{"no shape", one(oneEntry), one(`"dtype":"I8","data_offsets":[0,2]`), ErrHeader, "a", "entry"},
		{"no offsets", one(oneEntry), one(`"dtype":"I8","shape":[2]`), ErrHeader, "a", "entry"},
		{"float", one(oneEntry), one(strings.Replace(oneEntry, "I8", "F16", 1)), ErrDType, "a", "dtype"},
		{"lower case", one(oneEntry), one(strings.Replace(oneEntry, "I8", "i8", 1)), ErrDType, "a", "dtype"},
		{"dtype number", one(oneEntry), one(strings.Replace(oneEntry, `"I8"`, `8`, 1)), ErrHeader, "a", "dtype"},
		{"negative dimension", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `[-2]`, 1)), ErrShape, "a", "shape"},
		{"fractional dimension", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `[2.0]`, 1)), ErrShape, "a", "shape"},
		{"exponent", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `[2e0]`, 1)), ErrShape, "a", "shape"},
		{"dimension 2^63", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `[9223372036854775808]`, 1)), ErrShape, "a", "shape"},
		{"product overflow", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `[4294967296,4294967296,2]`, 1)), ErrShape, "a", "shape"},
		{"text dimension", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `["2"]`, 1)), ErrHeader, "a", "shape"},
		{"shape no array", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `2`, 1)), ErrHeader, "a", "shape"},
		{"nine dimensions", one(strings.Replace(oneEntry, `[2]`, `[2,1,1,1,1,1,1,1]`, 1)), one(strings.Replace(oneEntry, `[2]`, `[2,1,1,1,1,1,1,1,1]`, 1)), ErrShape, "a", "shape"},
		{"shape and length", one(oneEntry), one(strings.Replace(oneEntry, `[2]`, `[3]`, 1)), ErrShape, "a", "shape"},
		{"one offset", one(oneEntry), one(strings.Replace(oneEntry, `[0,2]`, `[0]`, 1)), ErrHeader, "a", "data_offsets"},
		{"three offsets", one(oneEntry), one(strings.Replace(oneEntry, `[0,2]`, `[0,2,2]`, 1)), ErrShape, "a", "data_offsets"},
		{"offsets beyond the data", one(oneEntry), one(strings.Replace(oneEntry, `[0,2]`, `[0,3]`, 1)), ErrOffsets, "a", "data_offsets"},
		{"offsets backwards", one(oneEntry), one(strings.Replace(oneEntry, `[0,2]`, `[2,0]`, 1)), ErrOffsets, "a", "data_offsets"},
		{"gap", file(twoHeader, 1, 2, 3, 4), file(strings.Replace(twoHeader, `[2,4]`, `[3,5]`, 1), 1, 2, 3, 4, 5), ErrOffsets, "b", "data_offsets"},
		{"overlap", file(twoHeader, 1, 2, 3, 4), file(strings.Replace(twoHeader, `[2,4]`, `[1,3]`, 1), 1, 2, 3), ErrOffsets, "b", "data_offsets"},
		{"order", file(twoHeader, 1, 2, 3, 4), file(strings.NewReplacer("[0,2]", "[2,4]", "[2,4]", "[0,2]").Replace(twoHeader), 1, 2, 3, 4), ErrOffsets, "a", "data_offsets"},
		{"trailing data", file(twoHeader, 1, 2, 3, 4), file(twoHeader, 1, 2, 3, 4, 5), ErrOffsets, "", "data"},
		{"missing data", file(twoHeader, 1, 2, 3, 4), file(twoHeader, 1, 2, 3), ErrOffsets, "b", "data_offsets"},
		{"metadata number", file(`{"__metadata__":{"a":"1"}}`), file(`{"__metadata__":{"a":1}}`), ErrHeader, "", "__metadata__"},
		{"metadata key twice", file(`{"__metadata__":{"a":"1","b":"1"}}`), file(`{"__metadata__":{"a":"1","a":"1"}}`), ErrDuplicate, "", "__metadata__"},
		{"metadata twice", file(`{"__metadata__":{}}`), file(`{"__metadata__":{},"__metadata__":{}}`), ErrDuplicate, "", "header"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := Parse(c.good); err != nil {
				t.Fatalf("the valid twin is refused: %v", err)
			}
			_, err := Parse(c.bad)
			wantRefusal(t, err, c.want, c.tensor, c.field)
		})
	}
	_, err := Parse(append(long, make([]byte, MaxHeaderBytes+1)...))
	wantRefusal(t, err, ErrHeader, "", "header length")
}

func wantRefusal(t *testing.T, err, want error, tensor, field string) {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) || !errors.Is(err, want) || e.Tensor != tensor || e.Field != field {
		t.Fatalf("got %v, want %v at tensor %q field %q", err, want, tensor, field)
	}
	if tensor != "" && !strings.Contains(err.Error(), fmt.Sprintf("%q", tensor)) {
		t.Errorf("%v does not name the tensor", err)
	}
}

// TestWrite pins the bytes of a small file.
func TestWrite(t *testing.T) {
	a, err := FromValues("a", I8, []int{1, 2}, []int64{-128, 127})
	if err != nil {
		t.Fatal(err)
	}
	b, err := FromValues("b.c", I32, nil, []int64{-2})
	if err != nil {
		t.Fatal(err)
	}
	f := &File{Tensors: []Tensor{a, b}, Metadata: map[string]string{"z": "1", "k": "<"}}
	got, err := f.Encode()
	if err != nil {
		t.Fatal(err)
	}
	header := `{"__metadata__":{"k":"\u003c","z":"1"},"a":{"dtype":"I8","shape":[1,2],"data_offsets":[0,2]},"b.c":{"dtype":"I32","shape":[],"data_offsets":[2,6]}}`
	header += strings.Repeat(" ", -len(header)&7)
	if want := file(header, 0x80, 0x7f, 0xfe, 0xff, 0xff, 0xff); !bytes.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	g, err := Parse(got)
	if err != nil {
		t.Fatal(err)
	}
	if g.Metadata["k"] != "<" || !reflect.DeepEqual(g.Tensors[1].Values(), []int64{-2}) {
		t.Errorf("reads back as %+v", g)
	}
}

// TestWriteRefuses has a tensor for each check, beside the one it differs from.
func TestWriteRefuses(t *testing.T) {
	good := Tensor{"a", I8, []int{2}, []byte{1, 2}}
	with := func(f func(*Tensor)) Tensor { x := good; f(&x); return x }
	if _, err := (&File{Tensors: []Tensor{good}}).Encode(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		tensors []Tensor
		want    error
		field   string
	}{
		{"twice", []Tensor{good, good}, ErrDuplicate, "name"},
		{"empty name", []Tensor{with(func(x *Tensor) { x.Name = "" })}, ErrName, "name"},
		{"bad name", []Tensor{with(func(x *Tensor) { x.Name = "\xff" })}, ErrName, "name"},
		{"metadata", []Tensor{with(func(x *Tensor) { x.Name = "__metadata__" })}, ErrDuplicate, "name"},
		{"dtype", []Tensor{with(func(x *Tensor) { x.DType = 0 })}, ErrDType, "dtype"},
		{"data", []Tensor{with(func(x *Tensor) { x.Data = x.Data[:1] })}, ErrShape, "shape"},
		{"negative", []Tensor{with(func(x *Tensor) { x.Shape = []int{-2, -1} })}, ErrShape, "shape"},
		{"header", []Tensor{with(func(x *Tensor) { x.Name = strings.Repeat("a", MaxHeaderBytes) })}, ErrHeader, "header length"},
	} {
		_, err := (&File{Tensors: c.tensors}).Encode()
		var e *Error
		if !errors.As(err, &e) || !errors.Is(err, c.want) || e.Field != c.field {
			t.Errorf("%s: got %v, want %v at %q", c.name, err, c.want, c.field)
		}
	}
	for _, c := range []struct {
		name  string
		d     DType
		shape []int
		v     []int64
		want  error
	}{
		{"low", I8, []int{1}, []int64{-129}, ErrValue},
		{"high", I16, []int{1}, []int64{1 << 15}, ErrValue},
		{"count", I32, []int{2}, []int64{0}, ErrShape},
		{"dtype", 4, []int{1}, []int64{0}, ErrDType},
		{"shape", I8, []int{-1}, nil, ErrShape},
	} {
		if _, err := FromValues("a", c.d, c.shape, c.v); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
	}
}

func FuzzSafetensors(f *testing.F) {
	f.Add(file(twoHeader, 1, 2, 3, 4))
	f.Add(file(`{"__metadata__":{"a":"1"}}`))
	f.Add(file(`{"a":{"dtype":"I32","shape":[0,5],"data_offsets":[0,0]}}  `))
	f.Add(file("{}"))
	f.Fuzz(func(t *testing.T, b []byte) {
		x, err := Parse(b)
		if err != nil {
			var e *Error
			if !errors.As(err, &e) {
				t.Fatalf("%v is not an *Error", err)
			}
			return
		}
		// What is accepted can be written and means the same again, to the byte of data.
		again, err := x.Encode()
		if err != nil {
			if errors.Is(err, ErrHeader) {
				return // re-written, the header may exceed its limit
			}
			t.Fatal(err)
		}
		y, err := Parse(again)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(x, y) {
			t.Fatalf("%+v became %+v", x, y)
		}
		size := 0
		for _, tensor := range x.Tensors {
			if len(tensor.Values())*tensor.DType.Size() != len(tensor.Data) || tensor.Elements() != len(tensor.Values()) {
				t.Fatalf("tensor %q: %d values in %d bytes", tensor.Name, len(tensor.Values()), len(tensor.Data))
			}
			size += len(tensor.Data)
		}
		if n := binary.LittleEndian.Uint64(b); uint64(len(b)) != 8+n+uint64(size) {
			t.Fatal("bytes that belong to nothing")
		}
	})
}

func ExampleParse() {
	w, err := FromValues("w", I16, []int{2, 2}, []int64{1, -2, 3, -4})
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := (&File{Tensors: []Tensor{w}}).Encode()
	if err != nil {
		fmt.Println(err)
		return
	}
	f, err := Parse(b)
	fmt.Println(f.Tensors[0].Shape, f.Tensors[0].Values(), err)
	_, err = Parse(b[:len(b)-1])
	fmt.Println(err)
	// Output:
	// [2 2] [1 -2 3 -4] <nil>
	// safetensors: tensor "w": data_offsets: got [0, 8), want a part of [0, 7) from its beginning: data is not contiguous
}
