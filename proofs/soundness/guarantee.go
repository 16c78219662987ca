package soundness

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/program"
)

// Bits of security of what the proofs are made of.
const (
	CommitmentBits  = 122 // collisions over all tags and levels; 127 for one (PAPER.md, Lemma 2)
	ProofSystemBits = 100 // BN254, about
)

// Conditions are what a Guarantee depends on beside terms and program. The zero
// value promises least.
type Conditions struct {
	// ReaderSigned says that the reader named in the terms signed that it has the
	// data before the draw.
	ReaderSigned bool
	// SafetyDelay is the time in seconds from a commitment to the first round that
	// may draw on it; 0 if none was kept.
	SafetyDelay int64
	// CeremonyKeys says that the verifying keys come from a ceremony in which the
	// caller trusts one participant. Keys from a public seed prove nothing.
	CeremonyKeys bool
	// Predictor says how often the best known predictor is right on skipped work of
	// this program (a in the package documentation) and how that was measured; ""
	// if it was not.
	Predictor string
}

// Guarantee is what an accepted set of proofs of a job is worth. Every figure of a
// job is printed with it.
type Guarantee struct {
	Draw       string `json:"draw"`       // eager or late
	Commitment string `json:"commitment"` // leaf scheme
	Segments   uint64 `json:"segments"`   // T
	Opened     uint64 `json:"opened"`     // min(k1, T)
	K1         uint64 `json:"k1"`
	K2         uint64 `json:"k2"`

	// Job is the mean wrong weight over the segments that is met, however it is
	// spread; Segment that of a single opened segment.
	Job     Detected `json:"mu_job"`
	Segment Detected `json:"mu_segment"`

	SmallestShare float64 `json:"smallest_share"` // w: of a step, of any instruction
	// SkipperEscape is at least the probability that a late job passes whose checkpoints are
	// forged, if nobody re-executes the drawn segments; 0 for an eager job.
	SkipperEscape float64 `json:"skipper_escape"`

	Predictor string `json:"predictor"`

	CommitmentBits  int `json:"commitment_bits"`
	ProofSystemBits int `json:"proof_system_bits"`

	Beacon       string   `json:"beacon"`
	SafetyDelay  int64    `json:"safety_delay_seconds"`
	ReaderSigned bool     `json:"reader_signed"`
	Honest       []string `json:"must_be_honest"`
	Attestation  string   `json:"attestation_accepted"`
	Unsafe       []string `json:"unsafe"` // reasons for which all of this is void
}

// Detected are the wrong weights that are met with 50, 90 and 99 %.
type Detected struct {
	P50 float64 `json:"p50"`
	P90 float64 `json:"p90"`
	P99 float64 `json:"p99"`
}

func detected(k uint64) Detected { return Detected{Detect(0.5, k), Detect(0.9, k), Detect(0.99, k)} }

// For is the guarantee of a complete set of proofs for the terms. Requires valid
// terms that fit p.
func For(t *claim.Terms, p *program.Program, c Conditions) Guarantee {
	segments := t.Segments()
	g := Guarantee{
		Draw:            "late",
		Commitment:      t.Scheme.String(),
		Segments:        segments,
		Opened:          min(t.K1, segments),
		K1:              t.K1,
		K2:              t.K2,
		Job:             detected(t.K1), // worst case: the wrong segments are wrong throughout
		Segment:         detected(t.K2),
		SmallestShare:   SmallestShare(p),
		Predictor:       c.Predictor,
		CommitmentBits:  CommitmentBits,
		ProofSystemBits: ProofSystemBits,
		Beacon:          t.Beacon.Name,
		SafetyDelay:     c.SafetyDelay,
		ReaderSigned:    c.ReaderSigned,
		Attestation:     "none",
		Honest: []string{
			"the result: one party who holds program, model, input and salt key and audits within the window",
			"the draw: the beacon's signers",
		},
		Unsafe: []string{},
	}
	if g.Predictor == "" {
		g.Predictor = "not measured"
	}
	if t.Eager() {
		g.Draw = "eager"
		g.Job = detected(segments * t.K2) // worst case: all segments are equally wrong
	} else {
		// The longest segments are the skipper's best, and L is what it plans with.
		g.SkipperEscape = SkipperEscape(g.SmallestShare, min(t.SegmentLength, t.Steps), t.K1, t.K2)
		g.Honest = append(g.Honest, "against forged checkpoints: one reader who re-executes the drawn segments")
	}
	if c.CeremonyKeys {
		g.Honest = append(g.Honest, "the keys: one participant of the ceremony")
	} else {
		g.Unsafe = append(g.Unsafe, "no ceremony made the keys: whoever did, for development keys anybody, can prove anything")
	}
	if key := t.Beacon.PublicKey; len(key) == beacon.PublicKeySize && beacon.IsDevelopment([beacon.PublicKeySize]byte(key)) {
		g.Unsafe = append(g.Unsafe, "the beacon is the development beacon: everybody knows the draws")
	}
	if c.SafetyDelay <= 0 {
		g.Unsafe = append(g.Unsafe, "no safety delay: the draw may have been known before the commitment")
	}
	return g
}

// String is the guarantee in lines of text.
func (g Guarantee) String() string {
	var b strings.Builder
	line := func(name, format string, args ...any) {
		fmt.Fprintf(&b, "%-14s"+format+"\n", append([]any{name}, args...)...)
	}
	for _, u := range g.Unsafe {
		line("UNSAFE", "%s", u)
	}
	line("draw", "%s: %d of %d segments, %d spots each (k1 %d, k2 %d)", g.Draw, g.Opened, g.Segments, g.K2, g.K1, g.K2)
	line("wrong weight", "met in the job from %s (50 %%), %s (90 %%), %s (99 %%) on", percent(g.Job.P50), percent(g.Job.P90), percent(g.Job.P99))
	line("", "in an opened segment from %s, %s, %s on", percent(g.Segment.P50), percent(g.Segment.P90), percent(g.Segment.P99))
	line("smallest", "instruction has %s of a step's weight", percent(g.SmallestShare))
	if g.Draw == "late" {
		line("skipper", "passes with %s or more if nobody re-executes the drawn segments", percent(g.SkipperEscape))
	}
	line("predictor", "%s", g.Predictor)
	line("bits", "%d commitment (%s), about %d proof system (Groth16, BN254)", g.CommitmentBits, g.Commitment, g.ProofSystemBits)
	line("beacon", "%s, safety delay %d s", g.Beacon, g.SafetyDelay)
	if g.ReaderSigned {
		line("reader", "signed that it has the data")
	} else {
		line("reader", "has not signed")
	}
	for i, h := range g.Honest {
		name := ""
		if i == 0 {
			name = "honest"
		}
		line(name, "%s", h)
	}
	line("attestation", "accepted: %s", g.Attestation)
	return b.String()
}

// JSON is the guarantee as one document, indented.
func (g Guarantee) JSON() ([]byte, error) { return json.MarshalIndent(g, "", "  ") }

// percent prints a share with three significant digits; a figure that is not 0 or
// 100 % never reads like that.
func percent(x float64) string {
	switch {
	case x > 0.9995 && x < 1:
		return "more than 99.9 %"
	case x > 0 && x < 1e-6:
		return "less than 0.0001 %"
	case math.IsNaN(x):
		return "unknown"
	}
	return fmt.Sprintf("%.3g %%", 100*x)
}
