//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package keys

import "time"

var started = time.Now()

// cpuTime stands in with the time since the program's start.
func cpuTime() time.Duration { return time.Since(started) }
