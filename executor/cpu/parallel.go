package cpu

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// parallel calls f on ranges that cover [0, n), at most grain long, on all cores; the ranges are handed
// out as cores become free. Requires grain >= 1.
func parallel(n, grain int, f func(lo, hi int)) {
	chunks := (n + grain - 1) / grain
	workers := min(runtime.GOMAXPROCS(0), chunks)
	if workers <= 1 {
		for lo := 0; lo < n; lo += grain {
			f(lo, min(lo+grain, n))
		}
		return
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for {
				lo := (int(next.Add(1)) - 1) * grain
				if lo >= n {
					return
				}
				f(lo, min(lo+grain, n))
			}
		})
	}
	wg.Wait()
}

// grainOf is the number of rows that make a goroutine worth starting, when a row costs cost operations.
func grainOf(cost int) int { return max(1, (1<<15)/max(cost, 1)) }
