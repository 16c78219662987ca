package safetensors

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"unicode/utf8"
)

const metadataKey = "__metadata__"

// Parse reads a file. The tensors' data are parts of b, which must not change afterwards.
// It rejects, with an *Error, whatever the package documentation does not allow.
func Parse(b []byte) (*File, error) {
	if len(b) < 8 {
		return nil, refuse("", "header length", ErrHeader, "file of %d bytes", len(b))
	}
	n := binary.LittleEndian.Uint64(b)
	if n > MaxHeaderBytes || n > uint64(len(b)-8) {
		return nil, refuse("", "header length", ErrHeader, "got %d, want at most %d and %d", n, MaxHeaderBytes, len(b)-8)
	}
	head, data := b[8:8+n], b[8+n:]
	if len(head) == 0 || head[0] != '{' {
		return nil, refuse("", "header", ErrHeader, "does not begin with {")
	}
	if !utf8.Valid(head) {
		return nil, refuse("", "header", ErrHeader, "is not UTF-8")
	}
	// Only spaces may follow the object; a decoder would also skip tabs and newlines.
	head = bytes.TrimRight(head, " ")
	s := &scanner{d: json.NewDecoder(bytes.NewReader(head))}
	s.d.UseNumber()
	f, err := s.file(data)
	if err != nil {
		return nil, err
	}
	if rest := head[s.d.InputOffset():]; len(rest) != 0 {
		return nil, refuse("", "header", ErrHeader, "%d bytes after the object", len(rest))
	}
	return f, nil
}

// scanner reads the header token by token: a decoder into maps would hide repeated keys.
type scanner struct{ d *json.Decoder }

func (s *scanner) token(tensor, field string) (json.Token, error) {
	t, err := s.d.Token()
	if err != nil {
		return nil, refuse(tensor, field, ErrHeader, "%v", err)
	}
	return t, nil
}

// delim reads the delimiter want.
func (s *scanner) delim(tensor, field string, want json.Delim) error {
	t, err := s.token(tensor, field)
	if err == nil && t != want {
		err = refuse(tensor, field, ErrHeader, "got %s, want %v", show(t), want)
	}
	return err
}

func (s *scanner) text(tensor, field string) (string, error) {
	t, err := s.token(tensor, field)
	if err != nil {
		return "", err
	}
	v, ok := t.(string)
	if !ok {
		return "", refuse(tensor, field, ErrHeader, "got %s, want a string", show(t))
	}
	return v, nil
}

// object reads an object and calls member for the value of each key. It rejects repeated
// keys.
func (s *scanner) object(tensor, field string, member func(key string) error) error {
	if err := s.delim(tensor, field, '{'); err != nil {
		return err
	}
	seen := make(map[string]bool)
	for s.d.More() {
		key, err := s.text(tensor, field)
		if err != nil {
			return err
		}
		if seen[key] {
			return refuse(tensor, field, ErrDuplicate, "%s", show(key))
		}
		seen[key] = true
		if err := member(key); err != nil {
			return err
		}
	}
	return s.delim(tensor, field, '}')
}

// integers reads an array of at most limit non-negative integers in plain decimal.
func (s *scanner) integers(tensor, field string, limit int) ([]int, error) {
	if err := s.delim(tensor, field, '['); err != nil {
		return nil, err
	}
	out := []int{}
	for s.d.More() {
		t, err := s.token(tensor, field)
		if err != nil {
			return nil, err
		}
		number, ok := t.(json.Number)
		if !ok {
			return nil, refuse(tensor, field, ErrHeader, "got %s, want an integer", show(t))
		}
		v, err := strconv.ParseUint(number.String(), 10, 63)
		if err != nil || v > math.MaxInt {
			return nil, refuse(tensor, field, ErrShape, "got %s, want an integer in [0, 2^63)", show(number))
		}
		if len(out) == limit {
			return nil, refuse(tensor, field, ErrShape, "more than %d entries", limit)
		}
		out = append(out, int(v))
	}
	return out, s.delim(tensor, field, ']')
}

func (s *scanner) file(data []byte) (*File, error) {
	f := &File{}
	offset := 0
	err := s.object("", "header", func(name string) error {
		if name == metadataKey {
			f.Metadata = make(map[string]string)
			return s.object("", metadataKey, func(key string) (err error) {
				f.Metadata[key], err = s.text("", metadataKey)
				return err
			})
		}
		t, begin, end, err := s.tensor(name)
		if err != nil {
			return err
		}
		if begin != offset || end < begin || end > len(data) {
			return refuse(name, "data_offsets", ErrOffsets, "got [%d, %d), want a part of [%d, %d) from its beginning", begin, end, offset, len(data))
		}
		want, err := bytesOf(name, t.DType, t.Shape)
		if err != nil {
			return err
		}
		if want != end-begin {
			return refuse(name, "shape", ErrShape, "%s %v takes %d bytes, data_offsets give %d", t.DType, t.Shape, want, end-begin)
		}
		t.Data = data[begin:end:end]
		offset = end
		f.Tensors = append(f.Tensors, t)
		return nil
	})
	if err != nil {
		return nil, err
	}
	if offset != len(data) {
		return nil, refuse("", "data", ErrOffsets, "%d bytes belong to no tensor", len(data)-offset)
	}
	return f, nil
}

func (s *scanner) tensor(name string) (t Tensor, begin, end int, err error) {
	if name == "" {
		return t, 0, 0, refuse("", "name", ErrName, "a tensor has an empty name")
	}
	t.Name = name
	keys := 0
	err = s.object(name, "entry", func(key string) error {
		keys++
		switch key {
		case "dtype":
			v, err := s.text(name, key)
			if err != nil {
				return err
			}
			for d := I8; d.Valid(); d++ {
				if d.String() == v {
					t.DType = d
				}
			}
			if !t.DType.Valid() {
				return refuse(name, key, ErrDType, "got %s", show(v))
			}
			return nil
		case "shape":
			v, err := s.integers(name, key, MaxRank)
			t.Shape = v
			return err
		case "data_offsets":
			v, err := s.integers(name, key, 2)
			if err != nil {
				return err
			}
			if len(v) != 2 {
				return refuse(name, key, ErrHeader, "%d entries, want 2", len(v))
			}
			begin, end = v[0], v[1]
			return nil
		}
		return refuse(name, "entry", ErrHeader, "unknown key %s", show(key))
	})
	if err == nil && keys != 3 { // keys are distinct, so three of three are all
		err = refuse(name, "entry", ErrHeader, "%d of the keys dtype, shape and data_offsets", keys)
	}
	return t, begin, end, err
}

// show makes a token fit to print, and short: files come from strangers.
func show(t json.Token) string {
	const most = 40
	s := fmt.Sprint(t)
	if len(s) > most {
		s = s[:most] + "..."
	}
	if _, ok := t.(string); ok {
		return strconv.QuoteToASCII(s)
	}
	return s
}
