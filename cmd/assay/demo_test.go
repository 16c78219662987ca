package main

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys/keystest"
	"github.com/assay-protocol/assay/proofs/commit"
)

// TestDemo tells the whole story, proofs and all, for an honest executor and for each adversary, with seeds for which the draw catches one and misses
// another.
func TestDemo(t *testing.T) {
	keystest.Load(t, circuits.Params{Scheme: commit.Poseidon2, LeafBytes: 1024, Batch: 16}) // made here if need be, with progress in the log
	for _, c := range []struct {
		name, seed, outcome, caughtBy string
		flags                         []string
		minMu, maxMu                  float64
	}{
		{"honest", "1", "settled", "", nil, 0, 0},
		{"lazy", "2", "slashed", "draw", []string{"--adversary", "lazy"}, 0.2, 0.5},
		{"lazy int4", "2", "slashed", "draw", []string{"--adversary", "lazy", "--predictor", "int4", "--fraction", "0.9"}, 0.2, 0.9},
		{"degenerate, drawn", "3", "slashed", "draw", []string{"--adversary", "degenerate"}, 0.01, 0.1},
		{"degenerate, missed", "8", "slashed", "audit", []string{"--adversary", "degenerate"}, 0.01, 0.1},
		{"sabotage", "3", "slashed", "audit", []string{"--adversary", "sabotage"}, 1e-6, 1e-3},
		{"silent", "5", "slashed", "deadline", []string{"--adversary", "silent"}, 0, 0},
		{"withhold", "6", "slashed", "demand", []string{"--adversary", "withhold"}, 0, 0},
		{"lazy about nothing", "4", "settled", "", []string{"--adversary", "lazy", "--fraction", "0"}, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := &flow{t: t, dir: t.TempDir()}
			status, stdout, stderr := f.assay(with(c.flags, "demo", "--json", "--seed", c.seed)...)
			if status != exitDone {
				t.Fatalf("status %d\n%s", status, stderr)
			}
			var r struct {
				Outcome     string
				CaughtBy    string `json:"caught_by"`
				Reason      string
				Accuracy    float64
				Spots       int
				Proofs      int
				Mu          float64
				EscapeOdds  float64 `json:"escape_odds"`
				PinnedProof string  `json:"pinned_proof"`
				Constraints int
				Seconds     map[string]float64
				Gas         map[string]uint64
				Payments    map[string]int64
				Guarantee   map[string]any
			}
			d := json.NewDecoder(strings.NewReader(stdout))
			if err := d.Decode(&r); err != nil {
				t.Fatal(err)
			}
			if d.More() {
				t.Error("more than one document on standard output")
			}
			if r.Outcome != c.outcome || r.CaughtBy != c.caughtBy || (r.Reason == "") != (c.outcome == "settled") {
				t.Errorf("%s, caught by %q: %s", r.Outcome, r.CaughtBy, r.Reason)
			}
			if r.Mu < c.minMu || r.Mu > c.maxMu {
				t.Errorf("mu %g, want it in [%g, %g]", r.Mu, c.minMu, c.maxMu)
			}
			if (r.EscapeOdds == 1) != (r.Mu == 0) {
				t.Errorf("escapes with %g at mu %g", r.EscapeOdds, r.Mu)
			}
			want := map[string]int64{"executor_paid": 0, "buyer_refunded": 1_000, "stake_returned": 0, "stake_burned": 5_000, "buyer_bonds_lost": 0}
			if c.outcome == "settled" {
				want = map[string]int64{"executor_paid": 1_000, "buyer_refunded": 0, "stake_returned": 5_000, "stake_burned": 0, "buyer_bonds_lost": 0}
				if r.Accuracy < 0.93 || r.Proofs != 2 {
					t.Errorf("accuracy %g, %d proofs", r.Accuracy, r.Proofs)
				}
			}
			if !maps.Equal(r.Payments, want) {
				t.Errorf("payments %v, want %v", r.Payments, want)
			}
			for _, name := range []string{"post", "accept", "commit", "draw"} {
				if r.Gas[name] == 0 {
					t.Errorf("no gas of %q in %v", name, r.Gas)
				}
			}
			proves := 0
			for name, gas := range r.Gas {
				if strings.HasPrefix(name, "prove") {
					if proves++; gas > 420_000 {
						t.Errorf("%s: %d gas for a proof of 16 spots", name, gas)
					}
				}
			}
			if proves < r.Proofs {
				t.Errorf("%d proofs, gas of %d", r.Proofs, proves)
			}
			if caught := c.caughtBy == "audit"; caught != (r.PinnedProof == "impossible") {
				t.Errorf("pinned proof %q", r.PinnedProof)
			}
			if r.Spots != 32 || r.Constraints == 0 || len(r.Seconds) == 0 || len(r.Guarantee) == 0 {
				t.Errorf("spots %d, constraints %d, seconds %v, guarantee %v", r.Spots, r.Constraints, r.Seconds, r.Guarantee)
			}
		})
	}
	t.Run("text", func(t *testing.T) {
		f := &flow{t: t, dir: t.TempDir()}
		out := f.must("demo", "--seed", "2", "--adversary", "lazy")
		for line := range strings.Lines(out) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > columns {
				t.Errorf("line of %d columns: %s", n, line)
			}
		}
		for _, want := range []string{"THE DRAW", "SLASHED", "WHAT IT IS WORTH", "development key: anyone can forge"} {
			if !strings.Contains(out, want) {
				t.Errorf("the story lacks %q", want)
			}
		}
	})
	for _, args := range [][]string{{"demo", "--adversary", "nobody"}, {"demo", "--adversary", "lazy", "--predictor", "oracle"}, {"demo", "--adversary", "lazy", "--fraction", "1.5"}, {"demo", "extra"}} {
		f := &flow{t: t, dir: t.TempDir()}
		if status, _, stderr := f.assay(args...); status != exitUsage {
			t.Errorf("%v: status %d, %s", args, status, stderr)
		}
	}
}
