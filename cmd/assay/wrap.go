package main

import "strings"

// columns is the width of what people read.
const columns = 80

// wrap breaks the lines of s at spaces so that none is longer than columns, where it can. What follows a break is aligned with the line's text: what
// begins after the last run of two or more spaces in the first 16 columns.
func wrap(s string) string {
	var b strings.Builder
	for line := range strings.Lines(s) {
		indent := strings.Repeat(" ", hanging(line))
		for {
			body := strings.TrimSuffix(line, "\n")
			if len([]rune(body)) <= columns {
				break
			}
			at := strings.LastIndexByte(string([]rune(body)[:columns+1]), ' ')
			if at <= len(indent) {
				break
			}
			b.WriteString(strings.TrimRight(line[:at], " ") + "\n")
			line = indent + line[at+1:]
		}
		b.WriteString(line)
	}
	return b.String()
}

// reflow wraps the paragraphs of s, in which single line breaks mean nothing but before lines that begin with a space.
func reflow(s string) string {
	lines := strings.Split(s, "\n")
	var b strings.Builder
	for i, line := range lines {
		b.WriteString(line)
		if i == len(lines)-1 {
			break
		}
		if next := lines[i+1]; line == "" || next == "" || next[0] == ' ' || line[0] == ' ' {
			b.WriteString("\n")
		} else {
			b.WriteString(" ")
		}
	}
	return wrap(b.String())
}

func hanging(line string) int {
	n := len(line) - len(strings.TrimLeft(line, " "))
	for i := 2; i < min(len(line), 16); i++ {
		if line[i-2:i] == "  " && line[i] != ' ' {
			n = i
		}
	}
	return n
}
