package main

import (
	"strings"
	"testing"
)

func TestReflow(t *testing.T) {
	word := strings.TrimSpace(strings.Repeat("word ", 10))
	in := word + "\n" + word + "\nend\n\n  list\n  item\n\nlast\nline"
	want := word + " word word word word word word\nword word word word end\n\n  list\n  item\n\nlast line"
	if got := reflow(in); got != want {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

func TestWrap(t *testing.T) {
	long := strings.Repeat("word ", 20)
	for _, c := range []struct{ in, want string }{
		{"short\n", "short\n"},
		{"", ""},
		{long, strings.TrimSpace(long[:80]) + "\n" + long[80:]},
		{"  " + long, "  " + strings.TrimSpace(long[:75]) + "\n  " + long[75:]},
		{"label         " + long + "\nnext\n", "label         " + strings.TrimSpace(long[:65]) + "\n              " + long[65:] + "\nnext\n"},
		{strings.Repeat("x", 100), strings.Repeat("x", 100)},
	} {
		if got := wrap(c.in); got != c.want {
			t.Errorf("wrap(%q)\n got %q\nwant %q", c.in, got, c.want)
		}
	}
}
