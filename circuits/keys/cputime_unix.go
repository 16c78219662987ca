//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package keys

import (
	"syscall"
	"time"
)

// cpuTime is the processor time that this process has used. Unlike the clock it does not depend on what else the machine does.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0 // it cannot fail; progress would stand still
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
