package mnist

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// Side is the height and width of a digit in pixels.
const Side = 28

// Pixels is the number of bytes of a digit, row by row.
const Pixels = Side * Side

// Classes is the number of labels: the digits 0 to 9.
const Classes = 10

// maxItems bounds the digits of one file; MNIST itself has 60,000.
const maxItems = 1 << 20

// ErrFormat is the error that every refused idx file wraps.
var ErrFormat = errors.New("mnist: malformed idx file")

// FormatError says which field of an idx file is wrong. It wraps [ErrFormat].
type FormatError struct {
	Field string // "gzip", "magic", "items", "rows", "columns", "length", "label 17"
	Got   string
	Want  string
}

func (e *FormatError) Error() string {
	return fmt.Sprintf("%v: %s: got %s, want %s", ErrFormat, e.Field, e.Got, e.Want)
}

func (e *FormatError) Unwrap() error { return ErrFormat }

// Set is a list of digits with their labels.
type Set struct {
	Images []byte // Len() x Pixels, raw bytes: 0 is paper, 255 is ink
	Labels []byte // Len() values in [0, 10)
}

// Len returns the number of digits.
func (s *Set) Len() int { return len(s.Labels) }

// Image returns the pixels of digit i. Requires 0 <= i < Len().
func (s *Set) Image(i int) []byte { return s.Images[i*Pixels : (i+1)*Pixels] }

// ParseSet reads the digits of a gzipped idx3 file and their labels of a gzipped idx1 file
// (http://yann.lecun.com/exdb/mnist, "file formats"). It rejects other magics and image sizes, lengths
// that differ from the header's, labels above 9, and files that disagree on the number of digits.
func ParseSet(images, labels []byte) (*Set, error) {
	px, n, err := parseImages(images)
	if err != nil {
		return nil, fmt.Errorf("images: %w", err)
	}
	lb, err := parseLabels(labels)
	if err != nil {
		return nil, fmt.Errorf("labels: %w", err)
	}
	if len(lb) != n {
		return nil, &FormatError{"items", fmt.Sprintf("%d labels", len(lb)), fmt.Sprintf("%d, one for each image", n)}
	}
	return &Set{Images: px, Labels: lb}, nil
}

func parseImages(file []byte) (pixels []byte, n int, err error) {
	const header = 16
	b, err := gunzip(file, header+maxItems*Pixels)
	if err != nil {
		return nil, 0, err
	}
	n, err = checkHeader(b, header, 0x00000803)
	if err != nil {
		return nil, 0, err
	}
	for k, name := range []string{"rows", "columns"} {
		if got := binary.BigEndian.Uint32(b[8+4*k:]); got != Side {
			return nil, 0, &FormatError{name, fmt.Sprint(got), fmt.Sprint(Side)}
		}
	}
	if len(b)-header != n*Pixels {
		return nil, 0, &FormatError{"length", fmt.Sprintf("%d bytes of pixels", len(b)-header), fmt.Sprint(n * Pixels)}
	}
	return b[header:], n, nil
}

func parseLabels(file []byte) ([]byte, error) {
	const header = 8
	b, err := gunzip(file, header+maxItems)
	if err != nil {
		return nil, err
	}
	n, err := checkHeader(b, header, 0x00000801)
	if err != nil {
		return nil, err
	}
	if len(b)-header != n {
		return nil, &FormatError{"length", fmt.Sprintf("%d bytes of labels", len(b)-header), fmt.Sprint(n)}
	}
	for i, l := range b[header:] {
		if l >= Classes {
			return nil, &FormatError{fmt.Sprintf("label %d", i), fmt.Sprint(l), "0 to 9"}
		}
	}
	return b[header:], nil
}

// checkHeader returns the number of items of an idx file with the given magic, whose header has size bytes.
func checkHeader(b []byte, size int, magic uint32) (int, error) {
	if len(b) < size {
		return 0, &FormatError{"length", fmt.Sprintf("%d bytes", len(b)), fmt.Sprintf("a header of %d", size)}
	}
	if got := binary.BigEndian.Uint32(b); got != magic {
		return 0, &FormatError{"magic", fmt.Sprintf("%#08x", got), fmt.Sprintf("%#08x", magic)}
	}
	n := binary.BigEndian.Uint32(b[4:])
	if n == 0 || n > maxItems {
		return 0, &FormatError{"items", fmt.Sprint(n), fmt.Sprintf("1 to %d", maxItems)}
	}
	return int(n), nil
}

// gunzip unpacks one gzip member of at most limit bytes.
func gunzip(file []byte, limit int64) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return nil, &FormatError{"gzip", err.Error(), "a gzip stream"}
	}
	b, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err != nil {
		return nil, &FormatError{"gzip", err.Error(), "a whole gzip stream"}
	}
	if int64(len(b)) > limit {
		return nil, &FormatError{"length", fmt.Sprintf("more than %d bytes", limit), "less"}
	}
	return b, nil
}
