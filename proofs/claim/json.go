package claim

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
)

// Reasons to refuse a document.
var (
	ErrTooLarge  = errors.New("document too large")
	ErrSyntax    = errors.New("not the JSON expected here")
	ErrUnknown   = errors.New("unknown field")
	ErrDuplicate = errors.New("field repeated")
	ErrMissing   = errors.New("field missing")
	ErrTrailing  = errors.New("data after the document")
	ErrNumber    = errors.New("not a canonical integer")
	ErrRange     = errors.New("out of range")
	ErrHex       = errors.New("not canonical hex")
	ErrElement   = errors.New("not a canonical field element")
	ErrValue     = errors.New("value not allowed")
	ErrCount     = errors.New("wrong number of entries")
)

// A FieldError says which field of which document is refused and why.
type FieldError struct {
	Document string // job, claim, proof or pin
	Path     string // as in leaves.work or checkpoints[3]; empty for the document itself
	Err      error  // one of the package's reasons, perhaps wrapped
}

func (e *FieldError) Error() string {
	if e.Path == "" {
		return e.Document + ": " + e.Err.Error()
	}
	return e.Document + ": " + e.Path + ": " + e.Err.Error()
}

func (e *FieldError) Unwrap() error { return e.Err }

// reader reads one document token by token, as its schema directs, so that
// nothing is held that the schema does not name.
type reader struct {
	document string
	dec      *json.Decoder
}

// field is a named entry of an object.
type field struct {
	name string
	read func(r *reader, path string) error
}

// decode reads b, at most limit bytes, as the object that fields describe.
func decode(document string, b []byte, limit int, fields ...field) error {
	r := &reader{document: document, dec: json.NewDecoder(bytes.NewReader(b))}
	r.dec.UseNumber()
	if len(b) > limit {
		return r.fail("", ErrTooLarge, "%d bytes, at most %d", len(b), limit)
	}
	if err := r.object("", fields...); err != nil {
		return err
	}
	if _, err := r.dec.Token(); err != io.EOF {
		return r.fail("", ErrTrailing, "at byte %d", r.dec.InputOffset())
	}
	return nil
}

func (r *reader) fail(path string, reason error, format string, args ...any) error {
	if format != "" {
		reason = fmt.Errorf("%w: "+format, append([]any{reason}, args...)...)
	}
	return &FieldError{Document: r.document, Path: path, Err: reason}
}

func (r *reader) token(path string) (json.Token, error) {
	t, err := r.dec.Token()
	if err != nil {
		return nil, r.fail(path, ErrSyntax, "at byte %d: %v", r.dec.InputOffset(), err)
	}
	return t, nil
}

func (r *reader) expect(path string, d json.Delim) error {
	t, err := r.token(path)
	if err != nil {
		return err
	}
	if t != d {
		return r.fail(path, ErrSyntax, "got %s, want %v", show(t), d)
	}
	return nil
}

// object reads an object that has each of the fields exactly once.
func (r *reader) object(path string, fields ...field) error {
	seen, err := r.fields(path, fields)
	if err != nil {
		return err
	}
	for i, f := range fields {
		if !seen[i] {
			return r.fail(join(path, f.name), ErrMissing, "")
		}
	}
	return nil
}

// fields reads an object that has each of the fields at most once and says which
// were there.
func (r *reader) fields(path string, fields []field) ([]bool, error) {
	if err := r.expect(path, '{'); err != nil {
		return nil, err
	}
	seen := make([]bool, len(fields))
	for r.dec.More() {
		t, err := r.token(path)
		if err != nil {
			return nil, err
		}
		name, _ := t.(string) // a key is always a string
		i := indexField(fields, name)
		if i < 0 {
			return nil, r.fail(join(path, quoteOdd(name)), ErrUnknown, "")
		}
		if seen[i] {
			return nil, r.fail(join(path, name), ErrDuplicate, "")
		}
		seen[i] = true
		if err := fields[i].read(r, join(path, name)); err != nil {
			return nil, err
		}
	}
	return seen, r.expect(path, '}')
}

// array reads an array of at most limit entries.
func (r *reader) array(path string, limit int, entry func(path string) error) error {
	if err := r.expect(path, '['); err != nil {
		return err
	}
	for n := 0; r.dec.More(); n++ {
		if n == limit {
			return r.fail(path, ErrCount, "more than %d", limit)
		}
		if err := entry(fmt.Sprintf("%s[%d]", path, n)); err != nil {
			return err
		}
	}
	return r.expect(path, ']')
}

func (r *reader) text(path string) (string, error) {
	t, err := r.token(path)
	if err != nil {
		return "", err
	}
	s, ok := t.(string)
	if !ok {
		return "", r.fail(path, ErrSyntax, "got %s, want a string", show(t))
	}
	return s, nil
}

func (r *reader) number(path string) (string, error) {
	t, err := r.token(path)
	if err != nil {
		return "", err
	}
	n, ok := t.(json.Number)
	if !ok {
		return "", r.fail(path, ErrSyntax, "got %s, want a number", show(t))
	}
	return n.String(), nil
}

// uintIn reads an integer in [lo, hi].
func uintIn(name string, dst *uint64, lo, hi uint64) field {
	return field{name, func(r *reader, path string) error {
		s, err := r.number(path)
		if err != nil {
			return err
		}
		x, err := strconv.ParseUint(s, 10, 64)
		if err != nil || strconv.FormatUint(x, 10) != s {
			return r.fail(path, ErrNumber, "got %s", cut(s))
		}
		if x < lo || x > hi {
			return r.fail(path, ErrRange, "got %d, want %d to %d", x, lo, hi)
		}
		*dst = x
		return nil
	}}
}

// intIn reads a small integer in [lo, hi].
func intIn(name string, dst *int, lo, hi int) field {
	var x uint64
	f := uintIn(name, &x, uint64(lo), uint64(hi))
	return field{name, func(r *reader, path string) error {
		err := f.read(r, path)
		*dst = int(x)
		return err
	}}
}

// int32Field reads a signed integer of 32 bits.
func int32Field(name string, dst *int64) field {
	return field{name, func(r *reader, path string) error {
		s, err := r.number(path)
		if err != nil {
			return err
		}
		x, err := strconv.ParseInt(s, 10, 32)
		if err != nil || strconv.FormatInt(x, 10) != s {
			return r.fail(path, ErrNumber, "got %s, want an integer of 32 bits", cut(s))
		}
		*dst = x
		return nil
	}}
}

// bytesField reads hex of exactly len(dst) bytes.
func bytesField(name string, dst []byte) field {
	return field{name, func(r *reader, path string) error {
		b, err := r.hex(path, len(dst), len(dst))
		copy(dst, b)
		return err
	}}
}

// bytesUpTo reads hex of 1 to limit bytes.
func bytesUpTo(name string, dst *[]byte, limit int) field {
	return field{name, func(r *reader, path string) (err error) {
		*dst, err = r.hex(path, 1, limit)
		return err
	}}
}

func (r *reader) hex(path string, lo, hi int) ([]byte, error) {
	s, err := r.text(path)
	if err != nil {
		return nil, err
	}
	if len(s) < 2 || s[:2] != "0x" {
		return nil, r.fail(path, ErrHex, "does not begin with 0x")
	}
	if n := len(s) - 2; n%2 != 0 || n/2 < lo || n/2 > hi {
		return nil, r.fail(path, ErrHex, "%d digits, want %d to %d bytes", n, lo, hi)
	}
	b, err := hex.DecodeString(s[2:])
	if err != nil {
		return nil, r.fail(path, ErrHex, "%v", err)
	}
	if formatHex(b) != s {
		return nil, r.fail(path, ErrHex, "upper-case digits")
	}
	return b, nil
}

func formatHex(b []byte) string { return "0x" + hex.EncodeToString(b) }

func elementField(name string, dst *fr.Element) field {
	return field{name, func(r *reader, path string) (err error) {
		*dst, err = r.element(path)
		return err
	}}
}

func (r *reader) element(path string) (fr.Element, error) {
	s, err := r.text(path)
	if err != nil {
		return fr.Element{}, err
	}
	e, err := commit.ParseElement(s)
	if err != nil {
		return fr.Element{}, r.fail(path, ErrElement, "%v", err)
	}
	return e, nil
}

// nameField reads 1 to 255 characters of a-z, 0-9, '_', '.' and '-'.
func nameField(name string, dst *string) field {
	return field{name, func(r *reader, path string) error {
		s, err := r.text(path)
		if err != nil {
			return err
		}
		if !validName(s) {
			return r.fail(path, ErrValue, "want 1 to %d characters of a-z, 0-9, '_', '.' and '-'", maxName)
		}
		*dst = s
		return nil
	}}
}

const maxName = 255

func validName(s string) bool {
	for i := range len(s) {
		if c := s[i]; !('a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '_' || c == '.' || c == '-') {
			return false
		}
	}
	return 1 <= len(s) && len(s) <= maxName
}

// schemeField reads the name of a scheme that package commit implements.
func schemeField(name string, dst *commit.Scheme) field {
	return field{name, func(r *reader, path string) error {
		s, err := r.text(path)
		if err != nil {
			return err
		}
		if s != commit.Poseidon2.String() {
			return r.fail(path, ErrValue, "want %q", commit.Poseidon2)
		}
		*dst = commit.Poseidon2
		return nil
	}}
}

func versionField() field {
	var v uint64
	return uintIn("version", &v, Version, Version)
}

func objectField(name string, fields ...field) field {
	return field{name, func(r *reader, path string) error { return r.object(path, fields...) }}
}

func indexField(fields []field, name string) int {
	for i, f := range fields {
		if f.name == name {
			return i
		}
	}
	return -1
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// quoteOdd makes a key of an unknown field fit to print.
func quoteOdd(name string) string {
	if validName(name) {
		return name
	}
	return strconv.QuoteToASCII(cut(name))
}

// show makes a token fit to print: documents come from strangers, and messages
// go to terminals.
func show(t json.Token) string {
	switch t := t.(type) {
	case string:
		return strconv.QuoteToASCII(cut(t))
	case json.Number:
		return cut(t.String())
	}
	return fmt.Sprint(t)
}

// cut is the beginning of a long text.
func cut(s string) string {
	if len(s) > 40 {
		return s[:40] + "..."
	}
	return s
}

// encode writes a document: two spaces of indentation, one newline at the end.
func encode(v any) []byte {
	b, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		panic(err) // v has strings, integers, slices and structs only
	}
	return append(b, '\n')
}
