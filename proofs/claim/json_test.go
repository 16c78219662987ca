package claim

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// tree is a JSON value that keeps the order of keys and can hold what no Go map
// can: repeated keys and odd numbers.
type tree struct {
	keys []string // of an object
	kids []*tree  // of an object or array
	kind byte     // '{', '[' or 0 for a scalar
	text string   // of a scalar, as it stands in the document
}

func parseTree(t testing.TB, dec *json.Decoder) *tree {
	t.Helper()
	tok, err := dec.Token()
	if err != nil {
		t.Fatal(err)
	}
	d, ok := tok.(json.Delim)
	if !ok {
		b, err := json.Marshal(tok)
		if err != nil {
			t.Fatal(err)
		}
		return &tree{text: string(b)}
	}
	n := &tree{kind: byte(d)}
	for dec.More() {
		if d == '{' {
			key, err := dec.Token()
			if err != nil {
				t.Fatal(err)
			}
			n.keys = append(n.keys, key.(string))
		}
		n.kids = append(n.kids, parseTree(t, dec))
	}
	if _, err := dec.Token(); err != nil {
		t.Fatal(err)
	}
	return n
}

func (n *tree) String() string {
	var parts []string
	for i, k := range n.kids {
		s := k.String()
		if n.kind == '{' {
			s = fmt.Sprintf("%q:%s", n.keys[i], s)
		}
		parts = append(parts, s)
	}
	switch n.kind {
	case '{':
		return "{" + strings.Join(parts, ",") + "}"
	case '[':
		return "[" + strings.Join(parts, ",") + "]"
	}
	return n.text
}

// each visits every value below n with its path.
func (n *tree) each(path string, f func(path string, n *tree)) {
	f(path, n)
	for i, k := range n.kids {
		if n.kind == '{' {
			k.each(join(path, n.keys[i]), f)
		} else {
			k.each(fmt.Sprintf("%s[%d]", path, i), f)
		}
	}
}

// TestRefusals bends every value of every document in every way that its type
// allows and wants the refusal to name it.
func TestRefusals(t *testing.T) {
	tooLarge := `"0x` + fr.Modulus().Text(16) + `"`
	for _, d := range documents() {
		raw, err := os.ReadFile(d.file)
		if err != nil {
			t.Fatal(err)
		}
		dec := json.NewDecoder(bytes.NewReader(raw))
		dec.UseNumber()
		root := parseTree(t, dec)
		refuse := func(what, path string, wants ...error) {
			t.Helper()
			v, err := d.decode([]byte(root.String()))
			var fe *FieldError
			if !errors.As(err, &fe) {
				t.Errorf("%s: %s of %s: got %v", d.file, what, path, err)
				return
			}
			if !reflect.ValueOf(v).IsNil() {
				t.Errorf("%s: %s of %s: refused with a value", d.file, what, path)
			}
			ok := false
			for _, want := range wants {
				ok = ok || errors.Is(err, want)
			}
			if fe.Path != path || !ok {
				t.Errorf("%s: %s of %s: got %v, want %v there", d.file, what, path, err, wants)
			}
		}
		scalar := func(n *tree, path, text string, wants ...error) {
			t.Helper()
			old := *n
			*n = tree{text: text}
			refuse(text, path, wants...)
			*n = old
		}
		if _, err := d.decode([]byte(root.String())); err != nil {
			t.Fatalf("%s: %v", d.file, err)
		}
		visited := 0
		root.each("", func(path string, n *tree) {
			visited++
			switch {
			case n.kind == '{':
				for i := range n.keys {
					keys, kids := n.keys, n.kids
					n.keys = append(append([]string{}, keys[:i]...), keys[i+1:]...)
					n.kids = append(append([]*tree{}, kids[:i]...), kids[i+1:]...)
					refuse("removal", join(path, keys[i]), ErrMissing)
					n.keys = append(append([]string{}, keys...), keys[i])
					n.kids = append(append([]*tree{}, kids...), kids[i])
					refuse("repetition", join(path, keys[i]), ErrDuplicate)
					n.keys, n.kids = append([]string{}, keys...), kids
					n.keys[i] = strings.ToUpper(keys[i])
					refuse("upper case", join(path, quoteOdd(n.keys[i])), ErrUnknown)
					n.keys = keys
				}
				keys, kids := n.keys, n.kids
				n.keys, n.kids = append(append([]string{}, keys...), "extra"), append(append([]*tree{}, kids...), &tree{text: "0"})
				refuse("addition", join(path, "extra"), ErrUnknown)
				n.keys, n.kids = keys, kids
				for _, text := range []string{"null", "[]", "0", `""`} {
					scalar(n, path, text, ErrSyntax)
				}
			case n.kind == '[':
				for _, text := range []string{"null", "{}", "0", `""`} {
					scalar(n, path, text, ErrSyntax)
				}
			case n.text[0] == '"':
				for _, text := range []string{"null", "[]", "{}", "0", "true"} {
					scalar(n, path, text, ErrSyntax)
				}
				bad := []error{ErrHex, ErrElement, ErrValue}
				for _, text := range []string{`""`, `" ` + n.text[1:], n.text[:len(n.text)-1] + ` "`, `"é"`} {
					scalar(n, path, text, bad...)
				}
				if !strings.HasSuffix(path, "name") && path != "circuit" {
					scalar(n, path, `"0x"`, bad...)
					scalar(n, path, `"0"`, bad...)
				}
				if strings.HasPrefix(n.text, `"0x`) {
					digits := n.text[3 : len(n.text)-1]
					for _, text := range []string{
						`"` + digits + `"`, `"0X` + digits + `"`, `"0x` + digits[:len(digits)-1] + `"`,
						`"0x` + digits + `0"`, `"0x` + digits[:len(digits)-1] + `g"`, `"0x` + digits[:len(digits)-1] + `F"`,
						`"0x` + strings.Repeat(digits, 50) + `"`,
					} {
						scalar(n, path, text, bad...)
					}
					if path != "beacon.public_key" && path != "proof" && !strings.HasSuffix(path, "signature") { // of free length
						scalar(n, path, `"0x`+digits[2:]+`"`, bad...)
						scalar(n, path, `"0x00`+digits+`"`, bad...)
					}
					if len(digits) == 64 && (strings.Contains(path, "root") || strings.Contains(path, "checkpoint")) {
						scalar(n, path, tooLarge, ErrElement)
						scalar(n, path, `"0x`+strings.Repeat("f", 64)+`"`, ErrElement)
					}
				}
			default:
				for _, text := range []string{`"` + n.text + `"`, "null", "true", "[]"} {
					scalar(n, path, text, ErrSyntax)
				}
				for _, text := range []string{n.text + ".0", n.text + "e0", "-0", "1.5", "1e3", "99999999999999999999999"} {
					scalar(n, path, text, ErrNumber)
				}
				if path != "statement.value" {
					scalar(n, path, "-1", ErrNumber)
				}
				// 2^53 is the first integer that a double may stand for with another one.
				for _, text := range []string{"9007199254740992", "18446744073709551615"} {
					scalar(n, path, text, ErrRange, ErrNumber)
				}
			}
		})
		if visited < 7 {
			t.Errorf("%s: visited %d values only", d.file, visited)
		}
	}
}

func TestRanges(t *testing.T) {
	for _, c := range []struct {
		file     int
		path     string
		text     string
		want     error
		wantPath string
	}{
		{0, "version", "2", ErrRange, ""},
		{0, "chain_id", "0", ErrRange, ""},
		{0, "k1", "0", ErrRange, ""},
		{0, "k1", "1048577", ErrRange, ""},
		{0, "k2", "0", ErrRange, ""},
		{0, "k2", "33", ErrValue, "batch"},
		{0, "batch", "0", ErrRange, ""},
		{0, "batch", "257", ErrRange, ""},
		{0, "batch", "5", ErrValue, ""},
		{0, "steps", "0", ErrRange, ""},
		{0, "steps", "4294967296", ErrRange, ""},
		{0, "steps", "8388609", ErrRange, "segment_length"}, // 2^20 + 1 segments of 8
		{0, "segment_length", "0", ErrRange, ""},
		{0, "segment_length", "262145", ErrRange, ""},
		{0, "leaves.work", "2097153", ErrRange, ""},
		{0, "leaf_bytes", "32", ErrRange, ""},
		{0, "leaf_bytes", "72", ErrValue, ""},
		{0, "leaf_bytes", "4128", ErrRange, ""},
		{0, "scheme", `"ajtai"`, ErrValue, ""},
		{0, "beacon.name", `"Quicknet"`, ErrValue, ""},
		{0, "beacon.name", `"` + strings.Repeat("a", 256) + `"`, ErrValue, ""},
		{1, "checkpoints", "[]", ErrCount, ""},
		{1, "trace_roots[0].segment", "5", ErrRange, ""},
		{1, "trace_roots[1].segment", "1", ErrValue, ""},
		{1, "trace_roots[0].segment", "4", ErrValue, "trace_roots[1].segment"},
		{1, "results[0].type", `"i64"`, ErrValue, ""},
		{1, "results[0].rows", "0", ErrRange, ""},
		{1, "results[1].name", `"a b"`, ErrValue, ""},
		{2, "segment", "1048576", ErrRange, ""},
		{2, "statement.kind", `"pinned"`, ErrUnknown, "statement.seed"},
		{3, "statement.kind", `"sampled"`, ErrMissing, "statement.seed"},
		{3, "statement.kind", `"both"`, ErrValue, ""},
		{3, "statement.value", "2147483648", ErrNumber, ""},
		{3, "statement.value", "-2147483649", ErrNumber, ""},
		{2, "rounds[0].round", "0", ErrRange, ""},
		{4, "segment", "1048576", ErrRange, ""},
		{4, "step", "4294967296", ErrRange, ""},
		{4, "element", "9007199254740993", ErrRange, ""},
	} {
		d := documents()[c.file]
		raw, err := os.ReadFile(d.file)
		if err != nil {
			t.Fatal(err)
		}
		dec := json.NewDecoder(bytes.NewReader(raw))
		dec.UseNumber()
		root := parseTree(t, dec)
		found := false
		root.each("", func(path string, n *tree) {
			if path == c.path {
				found = true
				*n = tree{text: c.text}
			}
		})
		if c.wantPath == "" {
			c.wantPath = c.path
		}
		_, err = d.decode([]byte(root.String()))
		var fe *FieldError
		if !found || !errors.As(err, &fe) || fe.Path != c.wantPath || !errors.Is(err, c.want) {
			t.Errorf("%s: %s = %s: got %v, want %v at %s", d.file, c.path, c.text, err, c.want, c.wantPath)
		}
	}
}

func TestEnvelope(t *testing.T) {
	for _, d := range documents() {
		raw, err := os.ReadFile(d.file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			name string
			doc  string
			want error
		}{
			{"empty", "", ErrSyntax},
			{"spaces", "  \n", ErrSyntax},
			{"not JSON", "hello", ErrSyntax},
			{"array", "[]", ErrSyntax},
			{"null", "null", ErrSyntax},
			{"cut", string(raw[:len(raw)/2]), nil},
			{"no end", strings.TrimRight(string(raw), "}\n"), nil},
			{"twice", string(raw) + string(raw), ErrTrailing},
			{"a brace more", string(raw) + "}", ErrTrailing},
			{"text after", string(raw) + "x", ErrTrailing},
			{"byte order mark", "\ufeff" + string(raw), ErrSyntax},
			{"comma at the end", strings.TrimRight(string(raw), "}\n") + ",}", nil},
			{"deep", strings.Repeat("[", 4000), ErrSyntax},
			{"deep value", `{"version":` + strings.Repeat(`{"version":`, 300), ErrSyntax},
		} {
			_, err := d.decode([]byte(c.doc))
			var fe *FieldError
			if !errors.As(err, &fe) || c.want != nil && !errors.Is(err, c.want) {
				t.Errorf("%s: %s: got %v, want %v", d.file, c.name, err, c.want)
			}
		}
		if _, err := d.decode([]byte("\n\t " + string(raw) + "\n\n")); err != nil {
			t.Errorf("%s: white space around it: %v", d.file, err)
		}
	}
	for name, err := range map[string]error{
		"job":   second(DecodeTerms(make([]byte, MaxTermsBytes+1))),
		"claim": second(DecodeClaim(make([]byte, MaxClaimBytes+1))),
		"proof": second(DecodeProof(make([]byte, MaxProofDocumentBytes+1))),
		"pin":   second(DecodePin(make([]byte, MaxPinBytes+1))),
	} {
		if !errors.Is(err, ErrTooLarge) {
			t.Errorf("%s: got %v, want ErrTooLarge", name, err)
		}
	}
}

// TestMessages looks at what a refusal prints of a document: never control
// characters, and never much.
func TestMessages(t *testing.T) {
	long := strings.Repeat("9", MaxPinBytes-100)
	for _, doc := range []string{
		`{"version":"\u001b[2J"}`, `{"\u001b[2J":1}`, `"\u001b[2J"`, `{"version":"` + long + `"}`, `{"version":` + long + `}`, `{"` + long + `A":1}`, `"` + long + `"`,
	} {
		_, err := DecodePin([]byte(doc))
		if err == nil {
			t.Fatalf("%.40s is accepted", doc)
		}
		if s := err.Error(); strings.ContainsRune(s, 0x1b) || len(s) > 200 {
			t.Errorf("%.40s: printed as %q", doc, s)
		}
	}
}

func second[T any](_ T, err error) error { return err }

// TestValidate holds the checks of values made in Go against those of decoding.
func TestValidate(t *testing.T) {
	for path, change := range map[string]func(*Terms){
		"chain_id":          func(t *Terms) { t.ChainID = 0 },
		"k1":                func(t *Terms) { t.K1 = 0 },
		"k2":                func(t *Terms) { t.K2 = MaxSpots + 1 },
		"batch":             func(t *Terms) { t.Batch = 0 },
		"steps":             func(t *Terms) { t.Steps = 0 },
		"segment_length":    func(t *Terms) { t.SegmentLength = 0 },
		"leaves.state":      func(t *Terms) { t.Leaves.State = 1 << 22 },
		"leaf_bytes":        func(t *Terms) { t.LeafBytes = -64 },
		"beacon.public_key": func(t *Terms) { t.Beacon.PublicKey = nil },
		"beacon.name":       func(t *Terms) { t.Beacon.Name = "" },
		"scheme":            func(t *Terms) { t.Scheme = 0 },
	} {
		terms, _, _ := sample()
		if err := terms.Validate(); err != nil {
			t.Fatal(err)
		}
		change(terms)
		var fe *FieldError
		if err := terms.Validate(); !errors.As(err, &fe) || fe.Path != path {
			t.Errorf("terms, %s: got %v", path, err)
		}
	}
	terms, _, _ := sample()
	terms.K1, terms.Steps = MaxDrawn+1, terms.SegmentLength*(MaxDrawn+1)
	if err := terms.Validate(); err != nil {
		t.Errorf("every segment of a long job opened: %v", err)
	}
	terms.Steps++
	var fe *FieldError
	if err := terms.Validate(); !errors.As(err, &fe) || fe.Path != "k1" {
		t.Errorf("too many segments drawn: got %v", err)
	}
	for path, change := range map[string]func(*Claim){
		"scheme":                 func(c *Claim) { c.Scheme = 2 },
		"leaf_bytes":             func(c *Claim) { c.LeafBytes = 0 },
		"checkpoints":            func(c *Claim) { c.Checkpoints = c.Checkpoints[:1] },
		"trace_roots[1].segment": func(c *Claim) { c.TraceRoots[1].Segment = 5 },
		"results[0]":             func(c *Claim) { c.Results[0].Type = 0 },
	} {
		_, c, _ := sample()
		if err := c.Validate(); err != nil {
			t.Fatal(err)
		}
		change(c)
		var fe *FieldError
		if err := c.Validate(); !errors.As(err, &fe) || fe.Path != path {
			t.Errorf("claim, %s: got %v", path, err)
		}
	}
	if err := (&Terms{}).Validate(); err == nil {
		t.Error("zero terms are valid")
	}
	if err := (&Claim{}).Validate(); err == nil {
		t.Error("the zero claim is valid")
	}
}

func fuzz(f *testing.F, decode func([]byte) (any, error), encode func(any) []byte) {
	for _, d := range documents() {
		raw, err := os.ReadFile(d.file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		v, err := decode(b)
		if err != nil {
			var fe *FieldError
			if !errors.As(err, &fe) {
				t.Fatalf("untyped error %v", err)
			}
			return
		}
		again, err := decode(encode(v))
		if err != nil || !reflect.DeepEqual(v, again) {
			t.Fatalf("got %+v, %v, want %+v", again, err, v)
		}
	})
}

func FuzzDecodeTerms(f *testing.F) {
	fuzz(f, func(b []byte) (any, error) { return DecodeTerms(b) }, func(v any) []byte { return v.(*Terms).Encode() })
}

func FuzzDecodeClaim(f *testing.F) {
	fuzz(f, func(b []byte) (any, error) { return DecodeClaim(b) }, func(v any) []byte { return v.(*Claim).Encode() })
}

func FuzzDecodeProof(f *testing.F) {
	fuzz(f, func(b []byte) (any, error) { return DecodeProof(b) }, func(v any) []byte { return v.(*Proof).Encode() })
}

func FuzzDecodePin(f *testing.F) {
	fuzz(f, func(b []byte) (any, error) { return DecodePin(b) }, func(v any) []byte { return v.(*Pin).Encode() })
}
