package safetensors

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"io"
	"unicode/utf8"
)

// Write writes the tensors in order as one file, the header padded with spaces to a
// multiple of 8 bytes. What it writes, Parse reads back. It rejects tensors whose data
// does not have the shape's length, empty or repeated names, and a header over the limit.
func Write(w io.Writer, f *File) error {
	head, err := header(f)
	if err != nil {
		return err
	}
	if _, err := w.Write(binary.LittleEndian.AppendUint64(nil, uint64(len(head)))); err != nil {
		return err
	}
	if _, err := w.Write(head); err != nil {
		return err
	}
	for _, t := range f.Tensors {
		if _, err := w.Write(t.Data); err != nil {
			return err
		}
	}
	return nil
}

// Encode is Write into memory.
func (f *File) Encode() ([]byte, error) {
	var b bytes.Buffer
	if err := Write(&b, f); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

func header(f *File) ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	if f.Metadata != nil {
		b.WriteString(`"` + metadataKey + `":`)
		text, err := json.Marshal(f.Metadata)
		if err != nil {
			return nil, refuse("", metadataKey, ErrHeader, "%v", err)
		}
		b.Write(text)
	}
	seen := map[string]bool{metadataKey: true}
	offset := 0
	for _, t := range f.Tensors {
		if t.Name == "" || !utf8.ValidString(t.Name) {
			return nil, refuse(t.Name, "name", ErrName, "empty or not UTF-8")
		}
		if seen[t.Name] {
			return nil, refuse(t.Name, "name", ErrDuplicate, "or the metadata's")
		}
		seen[t.Name] = true
		if !t.DType.Valid() {
			return nil, refuse(t.Name, "dtype", ErrDType, "got %s", t.DType)
		}
		n, err := bytesOf(t.Name, t.DType, t.Shape)
		if err != nil {
			return nil, err
		}
		if n != len(t.Data) {
			return nil, refuse(t.Name, "shape", ErrShape, "%s %v takes %d bytes, have %d", t.DType, t.Shape, n, len(t.Data))
		}
		shape := t.Shape
		if shape == nil {
			shape = []int{}
		}
		name, err := json.Marshal(t.Name)
		if err != nil {
			return nil, refuse(t.Name, "name", ErrName, "%v", err)
		}
		entry, err := json.Marshal(struct {
			DType   string `json:"dtype"`
			Shape   []int  `json:"shape"`
			Offsets [2]int `json:"data_offsets"`
		}{t.DType.String(), shape, [2]int{offset, offset + n}})
		if err != nil {
			return nil, refuse(t.Name, "entry", ErrHeader, "%v", err)
		}
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		b.Write(name)
		b.WriteByte(':')
		b.Write(entry)
		offset += n
	}
	b.WriteByte('}')
	for b.Len()%8 != 0 {
		b.WriteByte(' ')
	}
	if b.Len() > MaxHeaderBytes {
		return nil, refuse("", "header length", ErrHeader, "%d bytes, want at most %d", b.Len(), MaxHeaderBytes)
	}
	return b.Bytes(), nil
}
