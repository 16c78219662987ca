// Package keystest gives tests the development keys of a circuit.
//
// All packages of a test run share one cache ($ASSAY_CACHE, or the user's), so each set-up happens once in it: the first test that asks makes the
// keys, others wait. Tests that use it have
//
//	func TestMain(m *testing.M) { keystest.Main(m) }
package keystest

import (
	"os"
	"sync"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
)

// Main runs the tests, or makes keys if the test binary was started for that.
func Main(m *testing.M) {
	keys.Worker()
	os.Exit(m.Run())
}

var (
	mu   sync.Mutex
	sets = map[circuits.Params]*keys.Set{}
)

// Load returns the development keys of the given shape, which stay loaded until the tests end. Keys of an earlier state of the circuit's source
// are removed and made again, so that a changed circuit is not tested with the old one's keys.
func Load(t testing.TB, p circuits.Params) *keys.Set {
	t.Helper()
	mu.Lock()
	defer mu.Unlock()
	if s, ok := sets[p]; ok {
		return s
	}
	cache, err := keys.Default()
	if err != nil {
		t.Fatal(err)
	}
	stage := ""
	progress := func(s string, _ float64) {
		if s != stage {
			t.Logf("%s: %s", p.Name(), s)
			stage = s
		}
	}
	s, err := cache.LoadCurrent(t.Context(), p, progress)
	if err != nil {
		t.Fatal(err)
	}
	sets[p] = s
	return s
}
