package soundness

import (
	"encoding/json"
	"flag"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw/drawtest"
	"github.com/assay-protocol/assay/proofs/program"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

func near(t *testing.T, name string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s: got %.12g, want %.12g", name, got, want)
	}
}

// exact is (1-mu)^k by repeated multiplication of big floats.
func exact(mu float64, k int) float64 {
	x := new(big.Float).SetPrec(400).Sub(big.NewFloat(1), big.NewFloat(mu))
	y := big.NewFloat(1).SetPrec(400)
	for range k {
		y.Mul(y, x)
	}
	f, _ := y.Float64()
	return f
}

func TestEscape(t *testing.T) {
	for _, mu := range []float64{0, 1e-15, 1e-9, 0.001, 0.01, 0.25, 0.5, 0.999, 1} {
		for _, k := range []int{0, 1, 2, 64, 512, 10000} {
			want := exact(mu, k)
			near(t, "escape", Escape(mu, uint64(k)), want, 1e-12*want)
		}
	}
	if Escape(0.5, 0) != 1 || Escape(1, 0) != 1 || Escape(1, 1) != 0 || Escape(0, 1<<63) != 1 {
		t.Error("escape at the ends")
	}
}

func TestDetectInverts(t *testing.T) {
	for _, k := range []uint64{1, 2, 8, 64, 512, 1 << 30} {
		for _, p := range []float64{0, 0.001, 0.5, 0.9, 0.99, 0.999999} {
			mu := Detect(p, k)
			near(t, "1 - escape", 1-Escape(mu, k), p, 1e-9)
		}
		if Detect(1, k) != 1 {
			t.Errorf("certainty with %d spots needs all of the weight, got %v", k, Detect(1, k))
		}
	}
	if Detect(0.5, 0) != 1 {
		t.Error("without spots nothing is met")
	}
	near(t, "50 % of 64", Detect(0.5, 64), 0.0107719, 1e-6)
	near(t, "90 % of 64", Detect(0.9, 64), 0.0353380, 1e-4)
	near(t, "99 % of 64", Detect(0.99, 64), 0.0694272, 1e-3)
}

func TestDomain(t *testing.T) {
	nan := math.NaN()
	for i, x := range []float64{
		Escape(-0.1, 1), Escape(1.1, 1), Escape(nan, 1), Escape(math.Inf(1), 1),
		Detect(-0.1, 1), Detect(1.5, 1), Detect(nan, 1),
		EagerEscape([]float64{0.1, -1}, 3), LateEscape([]float64{2}, 1, 1), LateEscape(nil, 1, 1),
		RandomEscape([]float64{0.1}, []float64{0.5}, 1), RandomEscape([]float64{0.1}, nil, 1), RandomEscape([]float64{0.1, 0.1}, []float64{1.5, -0.5}, 1),
		LazyWeight(1.1, 0), LazyWeight(0.5, nan), SkipperEscape(-1, 1, 1, 1), SkipperEscape(0.1, 0, 1, 1), ReaderEscape(2, 1),
		WeightFloor(0), WeightFloor(-1), StakeFloor(-1, 1, 0.5), StakeFloor(1, nan, 0.5), StakeFloor(1, 1, 1.5),
	} {
		if !math.IsNaN(x) {
			t.Errorf("case %d: got %v, want NaN", i, x)
		}
	}
}

// TestMeanOfEscapes: the mean of (1-mu)^k is what counts, and it is larger than
// the same of the mean.
func TestMeanOfEscapes(t *testing.T) {
	mu, p := []float64{0, 1}, []float64{0.5, 0.5}
	near(t, "all or nothing", RandomEscape(mu, p, 64), 0.5, 0)
	if wrong := Escape(0.5, 64); wrong > 1e-18 {
		t.Errorf("with the mean it would be %v", wrong)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		mu := []float64{rng.Float64(), rng.Float64(), rng.Float64()}
		p := []float64{0.2, 0.3, 0.5}
		mean := 0.2*mu[0] + 0.3*mu[1] + 0.5*mu[2]
		if got := RandomEscape(mu, p, 5); got < Escape(mean, 5) {
			t.Errorf("%v: the mean of escapes %v is below the escape of the mean", mu, got)
		}
	}
}

// subsets is the exact probability for k1 distinct segments: the mean over all
// subsets of the product of (1-mu_i)^k2.
func subsets(mu []float64, k1, k2 int) float64 {
	sum, n := 0.0, 0.0
	for s := range 1 << len(mu) {
		product, size := 1.0, 0
		for i, m := range mu {
			if s>>i&1 == 1 {
				product *= exact(m, k2)
				size++
			}
		}
		if size == k1 {
			sum += product
			n++
		}
	}
	return sum / n
}

func TestLateEscapeBounds(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	for range 50 {
		mu := make([]float64, 8)
		for i := range mu {
			if rng.IntN(2) == 0 {
				mu[i] = rng.Float64() * rng.Float64()
			}
		}
		for _, k1 := range []int{1, 3, 8} {
			bound, want := LateEscape(mu, uint64(k1), 4), subsets(mu, k1, 4)
			if bound < want-1e-12 {
				t.Errorf("mu %v, k1 %d: bound %v below the truth %v", mu, k1, bound, want)
			}
			if k1 == 1 {
				near(t, "one segment: the bound is exact", bound, want, 1e-12)
			}
			if k1 == len(mu) {
				near(t, "all segments: eager", EagerEscape(mu, 4), want, 1e-12)
			}
		}
		near(t, "equal wrong weights: exact", LateEscape([]float64{0.1, 0.1, 0.1}, 2, 5), subsets([]float64{0.1, 0.1, 0.1}, 2, 5), 1e-12)
	}
}

// TestWorstCase: for a given mean, no spread escapes better than what the
// Guarantee assumes.
func TestWorstCase(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for range 500 {
		mu := make([]float64, 1+rng.IntN(12))
		mean := 0.0
		for i := range mu {
			switch rng.IntN(3) {
			case 0:
				mu[i] = rng.Float64()
			case 1:
				mu[i] = float64(rng.IntN(2))
			}
			mean += mu[i] / float64(len(mu))
		}
		mean = min(1, mean)
		k1, k2 := uint64(1+rng.IntN(8)), uint64(1+rng.IntN(64))
		if got, most := EagerEscape(mu, k2), Escape(mean, uint64(len(mu))*k2); got > most+1e-12 {
			t.Errorf("eager, mu %v: %v escapes, at most %v assumed", mu, got, most)
		}
		if got, most := LateEscape(mu, k1, k2), Escape(mean, k1); got > most+1e-12 {
			t.Errorf("late, mu %v: %v escapes, at most %v assumed", mu, got, most)
		}
	}
}

// TestMonteCarlo plays the draws.
func TestMonteCarlo(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	const n = 40000
	play := func(f func() bool) float64 {
		escaped := 0.0
		for range n {
			if f() {
				escaped++
			}
		}
		return escaped / n
	}
	missed := func(mu float64, k int) bool {
		for range k {
			if rng.Float64() < mu {
				return false
			}
		}
		return true
	}
	tolerance := func(p float64) float64 { return 4.5*math.Sqrt(p*(1-p)/n) + 1e-3 }

	for _, c := range []struct {
		mu float64
		k  int
	}{{0.01, 64}, {0.1, 8}, {0.5, 1}, {0.003, 200}} {
		want := Escape(c.mu, uint64(c.k))
		near(t, "escape", play(func() bool { return missed(c.mu, c.k) }), want, tolerance(want))
	}

	mu := []float64{0, 0.02, 0.1, 0, 0.01, 1, 0, 0, 0.05, 0}
	want := EagerEscape(mu[:5], 8)
	near(t, "eager", play(func() bool {
		for _, m := range mu[:5] {
			if !missed(m, 8) {
				return false
			}
		}
		return true
	}), want, tolerance(want))

	const k1, k2 = 3, 8
	want = subsets(mu, k1, k2)
	got := play(func() bool {
		for _, i := range rng.Perm(len(mu))[:k1] {
			if !missed(mu[i], k2) {
				return false
			}
		}
		return true
	})
	near(t, "late, distinct segments", got, want, tolerance(want))
	if bound := LateEscape(mu, k1, k2); got > bound+tolerance(bound) {
		t.Errorf("late: %v escaped, the bound is %v", got, bound)
	}
	want = LateEscape(mu, k1, k2)
	near(t, "late, with repetition", play(func() bool {
		for range k1 {
			if !missed(mu[rng.IntN(len(mu))], k2) {
				return false
			}
		}
		return true
	}), want, tolerance(want))

	// A skipper with five instructions of equal weight and segments of 20 steps.
	want = SkipperEscape(0.2, 20, 4, 16)
	near(t, "skipper", play(func() bool {
		for range 4 * 16 {
			if rng.IntN(5) == 4 && rng.IntN(20) == 19 {
				return false
			}
		}
		return true
	}), want, tolerance(want))
}

// TestSkipperOfTheDesign has 20 instructions, 100 steps a segment, 8 segments of
// 64 spots, and the cheapest instruction at half its fair share.
func TestSkipperOfTheDesign(t *testing.T) {
	near(t, "skipper", SkipperEscape(1.0/40, 100, 8, 64), 0.88, 0.001)
	// Who re-reads the eight drawn segments catches it but for (1-f)^8.
	near(t, "reader", ReaderEscape(0.98, 8), math.Pow(0.02, 8), 1e-20)
	// A predictor that is right on 90 % of half of the work.
	near(t, "lazy", LazyWeight(0.5, 0.9), 0.05, 1e-15)
}

// TestWeightFloorHolds for the programs of the draw's vectors, whose instructions
// differ in weight by ten orders of magnitude.
func TestWeightFloorHolds(t *testing.T) {
	v, err := drawtest.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range v.Programs {
		got, floor := SmallestShare(p.Program), WeightFloor(p.Program.Len())
		if got < floor || got > 1/float64(p.Program.Len())+1e-12 {
			t.Errorf("%s: smallest share %v, floor %v", p.Name, got, floor)
		}
	}
	near(t, "one instruction", SmallestShare(v.Find("one")), 1, 0)
	near(t, "odd", SmallestShare(v.Find("odd")), 5*53/2613.0, 1e-15)
}

func TestStakeFloor(t *testing.T) {
	for _, c := range []struct{ saving, payment, escape, want float64 }{
		{0, 10, 1, 0},
		{10, 0, 0, 20},
		{10, 10, 0, 0},
		{10, 15, 0.5, 10},
		{10, 100, 0.5, 0},
		{10, 0, 0.9, 200},
		{10, 5, 1, math.Inf(1)},
	} {
		got := StakeFloor(c.saving, c.payment, c.escape)
		if got != c.want && !(math.Abs(got-c.want) < 1e-9) {
			t.Errorf("saving %v, payment %v, escape %v: got %v, want %v", c.saving, c.payment, c.escape, got, c.want)
		}
		if math.IsInf(got, 0) || c.saving == 0 {
			continue
		}
		// At the floor the expected profit is no better than an honest one.
		cost := 20.0
		honest := c.payment - cost
		cheat := c.escape*c.payment - (cost - c.saving) - (1-c.escape)*got/2
		if cheat > honest+1e-9 {
			t.Errorf("saving %v, payment %v, escape %v: cheating earns %v, honesty %v", c.saving, c.payment, c.escape, cheat, honest)
		}
	}
}

func exampleTerms(t testing.TB, k1 uint64) (*claim.Terms, *program.Program) {
	t.Helper()
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 2000, SegmentLength: 100})
	x, w := b.Input("x", program.I8, 4, 64), b.Model("w", program.I8, 16, 64)
	y := b.MatMul("y", x, w, program.Scale(1, 8, 0))
	b.ArgMax("best", y, program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	q := beacon.Quicknet()
	return &claim.Terms{
		ChainID: 1, Beacon: claim.BeaconKey{Name: q.Name, PublicKey: q.PublicKey[:]}, K1: k1, K2: 64, Batch: 16,
		Steps: 2000, SegmentLength: 100, Scheme: commit.Poseidon2, LeafBytes: 64, ProgramRoot: p.Root(),
	}, p
}

func TestGuarantee(t *testing.T) {
	terms, p := exampleTerms(t, 8)
	good := Conditions{ReaderSigned: true, SafetyDelay: 60, CeremonyKeys: true}
	g := For(terms, p, good)
	if g.Draw != "late" || g.Segments != 20 || g.Opened != 8 || len(g.Unsafe) != 0 || !g.ReaderSigned || g.Attestation != "none" {
		t.Errorf("late: %+v", g)
	}
	near(t, "late, 90 %", g.Job.P90, Detect(0.9, 8), 0)
	near(t, "segment, 90 %", g.Segment.P90, Detect(0.9, 64), 0)
	near(t, "skipper", g.SkipperEscape, SkipperEscape(SmallestShare(p), 100, 8, 64), 0)

	terms.K1 = 20
	g = For(terms, p, good)
	if g.Draw != "eager" || g.Opened != 20 || g.SkipperEscape != 0 || strings.Contains(g.String(), "skipper") {
		t.Errorf("eager: %+v", g)
	}
	near(t, "eager, 99 %", g.Job.P99, Detect(0.99, 20*64), 0)

	// The zero Conditions promise nothing.
	g = For(terms, p, Conditions{})
	if len(g.Unsafe) != 2 || g.ReaderSigned || strings.Count(g.String(), "UNSAFE") != 2 {
		t.Errorf("zero conditions: %+v", g)
	}
	dev := beacon.Development()
	terms.Beacon.PublicKey = dev.PublicKey[:] // under quicknet's name
	if g := For(terms, p, good); len(g.Unsafe) != 1 || !strings.Contains(g.Unsafe[0], "development beacon") {
		t.Errorf("development beacon: %+v", g.Unsafe)
	}
}

func TestGuaranteeGolden(t *testing.T) {
	terms, p := exampleTerms(t, 8)
	late := For(terms, p, Conditions{SafetyDelay: 60, CeremonyKeys: true, Predictor: "right on 17 % (int4 weights)"})
	terms.K1 = 20
	eager := For(terms, p, Conditions{ReaderSigned: true})
	for name, g := range map[string]Guarantee{"late": late, "eager": eager} {
		doc, err := g.JSON()
		if err != nil {
			t.Fatal(err)
		}
		var back map[string]any
		if err := json.Unmarshal(doc, &back); err != nil {
			t.Fatal(err)
		}
		for _, field := range []string{"draw", "k1", "k2", "mu_job", "mu_segment", "smallest_share", "predictor", "commitment_bits", "proof_system_bits", "must_be_honest", "reader_signed", "attestation_accepted", "unsafe"} {
			if _, ok := back[field]; !ok {
				t.Errorf("%s: the JSON has no %s", name, field)
			}
		}
		for file, got := range map[string]string{"testdata/" + name + ".txt": g.String(), "testdata/" + name + ".json": string(doc) + "\n"} {
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s: got\n%s\nwant\n%s", file, got, want)
			}
		}
	}
}

func TestPercent(t *testing.T) {
	for x, want := range map[float64]string{
		0: "0 %", 1: "100 %", 0.5: "50 %", 0.0107719: "1.08 %", 0.99999: "more than 99.9 %", 1e-9: "less than 0.0001 %", 0.88: "88 %",
	} {
		if got := percent(x); got != want {
			t.Errorf("%v: got %q, want %q", x, got, want)
		}
	}
	if got := percent(math.NaN()); got != "unknown" {
		t.Errorf("NaN: got %q", got)
	}
}
