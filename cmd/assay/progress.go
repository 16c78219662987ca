package main

import (
	"fmt"
	"time"
)

// progress returns what long work on the named subject calls to show how far it is: a stage and the part of it that is done, in [0, 1], or a
// negative number where that is not known. On a terminal one line of standard error is kept up to date; elsewhere each stage is one line.
func (e *environment) progress(subject string) func(stage string, fraction float64) {
	live := terminal(e.stderr)
	var present string
	var start time.Time
	return func(stage string, fraction float64) {
		begun := stage != present
		if begun {
			present, start = stage, time.Now()
		}
		if !live {
			if begun {
				fmt.Fprintf(e.stderr, "%s: %s\n", subject, stage)
			}
			return
		}
		if begun {
			e.closeLine()
		}
		// Return to the start of the line, and clear it.
		fmt.Fprintf(e.stderr, "\r\x1b[K%s: %s%s", subject, stage, describeProgress(time.Since(start), fraction))
		e.openLine = true
		if fraction >= 1 {
			e.closeLine()
			present = ""
		}
	}
}

// describeProgress says how long a stage has run and, where that can be told, how far it is.
func describeProgress(elapsed time.Duration, fraction float64) string {
	seconds := func(d time.Duration) string { return fmt.Sprintf("%.0f s", d.Seconds()) }
	switch {
	case fraction >= 1:
		return ", " + seconds(elapsed)
	case fraction < 0 || elapsed < 2*time.Second || fraction < 0.01:
		if elapsed < time.Second {
			return " ..."
		}
		return ", " + seconds(elapsed) + " so far"
	case fraction >= 0.99:
		return ", " + seconds(elapsed) + ", longer than estimated"
	}
	left := time.Duration(float64(elapsed) * (1 - fraction) / fraction)
	return fmt.Sprintf(", %.0f %%, about %s left", 100*fraction, seconds(left))
}

// closeLine ends a line of progress, so that what follows begins a new one.
func (e *environment) closeLine() {
	if e.openLine {
		fmt.Fprintln(e.stderr)
		e.openLine = false
	}
}
