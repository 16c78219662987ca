package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"
)

// environment is what a command has to do with the world: its streams and how it writes to them.
type environment struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	json           bool

	emitted  bool // the document is written
	openLine bool // the cursor stands in a line of progress
}

// emit writes a command's result: doc as a JSON document with --json, otherwise what text writes. A command emits once, at its end.
func (e *environment) emit(doc any, text func(w io.Writer) error) error {
	e.closeLine()
	e.emitted = true
	if !e.json {
		return text(e.stdout)
	}
	encoder := json.NewEncoder(e.stdout)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(doc)
}

// note writes a line to standard error.
func (e *environment) note(format string, args ...any) {
	e.closeLine()
	fmt.Fprintf(e.stderr, format+"\n", args...)
}

// finish reports a command's end and returns the exit status.
func (e *environment) finish(err error) int {
	e.closeLine()
	if err == nil {
		return exitDone
	}
	status, hint := classify(err)
	message := strings.ReplaceAll(strings.TrimSpace(err.Error()), "\n", "\n       ")
	fmt.Fprintf(e.stderr, "error: %s\n", message)
	if hint != "" {
		fmt.Fprintf(e.stderr, "hint: %s\n", hint)
	}
	if e.json && !e.emitted {
		_ = e.emit(struct {
			Error    string `json:"error"`
			Hint     string `json:"hint,omitempty"`
			ExitCode int    `json:"exit_code"`
		}{err.Error(), hint, status}, nil)
	}
	return status
}

// terminal tells whether w is one.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
