package program

import (
	"strings"
	"testing"
)

// TestErrorPrints decodes a program whose tensor has a terminal's control sequence for a
// name: what a stranger wrote must not reach a terminal as it is.
func TestErrorPrints(t *testing.T) {
	p := mustBuild(t, small())
	name := p.model[0].Name
	bad := "\x1b[2J\n" + strings.Repeat("x", len(name))
	b := []byte(strings.Replace(string(p.Encode()), string(rune(len(name)))+name, string(rune(len(bad)))+bad, 1))
	_, err := Decode(b)
	wantRefusal(t, err, ErrName, "model", "name")
	if s := err.Error(); strings.ContainsAny(s, "\x1b\n") {
		t.Errorf("control characters in %q", s)
	}
}
