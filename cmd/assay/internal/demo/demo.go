// Package demo tells the project's main story with a small network on real handwritten digits: a run is committed, a beacon draws spots of it, one
// circuit proves them, an escrow on a chain in the process checks the proofs and holds the payment for a window, and the buyer audits. An executor may
// cheat in one of five ways.
package demo

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/assay-protocol/assay/bench/adversary"
	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/circuits/prover"
	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/examples/mnist"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/soundness"
	"github.com/assay-protocol/assay/proofs/verify"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// The job: 256 digits in 8 steps of 32, two segments of 4 steps, 16 spots in each, one proof a segment.
const (
	images        = 32
	steps         = 8
	segmentLength = 4
	leafBytes     = 1024
	spots         = 16
	digits        = images * steps
)

// ErrAdversary is returned for an adversary or predictor that does not exist.
var ErrAdversary = errors.New("demo: no such adversary")

// Options say what is told.
type Options struct {
	Dir       string // run directory
	Seed      uint64 // fixes everything but the times
	Adversary string // "", lazy, degenerate, sabotage, silent or withhold
	Fraction  float64
	Predictor string // of the lazy one: zero or int4

	Say      func(format string, args ...any)                          // a line of the story
	Progress func(subject string) func(stage string, fraction float64) // of long work
}

// Result is the demo's document.
type Result struct {
	Outcome      string              `json:"outcome"`   // settled, refunded or slashed
	CaughtBy     string              `json:"caught_by"` // draw, audit, deadline or demand
	Reason       string              `json:"reason"`
	Adversary    string              `json:"adversary"`
	Seed         uint64              `json:"seed"`
	JobID        string              `json:"job_id"`
	Digits       int                 `json:"digits"`
	Accuracy     float64             `json:"accuracy"` // share of digits classified as labelled
	Spots        int                 `json:"spots"`
	Proofs       int                 `json:"proofs"` // accepted
	Mu           float64             `json:"mu"`     // wrong weight, measured on the committed trace
	EscapeOdds   float64             `json:"escape_odds"`
	SavedWork    float64             `json:"saved_work"` // share of multiply-adds that the executor did not make
	DrawCaught   bool                `json:"draw_caught"`
	AuditFinding string              `json:"audit_finding,omitempty"`
	Pin          *Pin                `json:"pin,omitempty"`
	PinnedProof  string              `json:"pinned_proof,omitempty"` // impossible
	Constraints  int                 `json:"constraints"`
	Circuit      string              `json:"circuit"`
	Development  string              `json:"development"`
	Gas          map[string]uint64   `json:"gas"` // by transaction
	Payments     Payments            `json:"payments"`
	Seconds      map[string]float64  `json:"seconds"`
	Guarantee    soundness.Guarantee `json:"guarantee"`
}

// Pin is the element that the audit pins.
type Pin struct {
	Segment     uint64 `json:"segment"`
	Step        uint64 `json:"step"`
	Instruction uint64 `json:"instruction"`
	Element     uint64 `json:"element"`
}

// story is the state of one telling.
type story struct {
	Options
	rng    *rand.Rand
	result *Result

	prog   *program.Program
	labels []byte
	honest executor.Job
	terms  *claim.Terms
	set    *keys.Set
	cheat  *adversary.Device // nil: honest
	prover *job.Prover
	rounds *job.Rounds
	market *market
	hashes claim.KeyHashes
	signed bool // the reader signed that it has the data

	predictors string // how often guesses are right
}

// Run tells the story. A refusal is a result; an error means that it could not be told to its end.
func Run(ctx context.Context, o Options) (*Result, error) {
	key := sha256.Sum256(binary.BigEndian.AppendUint64([]byte("assay demo"), o.Seed))
	s := &story{Options: o, rng: rand.New(rand.NewChaCha8(key)), result: &Result{Seed: o.Seed, Digits: digits, Gas: map[string]uint64{}, Seconds: map[string]float64{}}}
	defer func() {
		if s.market != nil && s.market.chain != nil {
			s.market.chain.Close()
		}
	}()
	for _, part := range []struct {
		name string
		tell func(context.Context) error
	}{
		{"load", s.load}, {"keys", s.keys}, {"deploy", s.deploy}, {"offer", s.offer}, {"run", s.run}, {"commit", s.commit}, {"measure", s.measure},
		{"draw", s.draw}, {"prove", s.prove}, {"window", s.window}, {"pay", s.pay},
	} {
		start := time.Now()
		if err := part.tell(ctx); err != nil {
			return nil, fmt.Errorf("%s: %w", part.name, err)
		}
		s.result.Seconds[part.name] += time.Since(start).Seconds()
	}
	s.end()
	return s.result, nil
}

// strategy returns the adversary's strategy, nil for an honest executor.
func (s *story) strategy() (adversary.Strategy, error) {
	switch s.Adversary {
	case "", "silent", "withhold": // honest in what they compute
		return nil, nil
	case "lazy":
		p, ok := map[string]adversary.Predictor{"zero": adversary.Zero, "int4": adversary.Int4}[s.Predictor]
		if !ok {
			return nil, fmt.Errorf("%w: predictor %q, want zero or int4", ErrAdversary, s.Predictor)
		}
		if !(s.Fraction >= 0 && s.Fraction <= 1) {
			return nil, fmt.Errorf("%w: lazy with a fraction of %g, want [0, 1]", ErrAdversary, s.Fraction)
		}
		return adversary.Lazy{Fraction: s.Fraction, Predictor: p, Seed: s.rng.Uint64()}, nil
	case "degenerate":
		// The activations: cheap, zero on most of them is even right, and the last product over zeros is for nothing.
		return adversary.Degenerate{Instruction: mnist.ActiveLayer}, nil
	case "sabotage":
		// One score of one digit, by enough to make its class the winner.
		return adversary.Sabotage{
			Step: s.rng.Uint64N(steps), Instruction: mnist.Logits, Element: s.rng.IntN(images * mnist.Classes), Delta: 1 << 20,
		}, nil
	}
	return nil, fmt.Errorf("%w: %q, want lazy, degenerate, sabotage, silent or withhold", ErrAdversary, s.Adversary)
}

// load makes the job: both sides compute its roots from the bytes.
func (s *story) load(context.Context) error {
	strategy, err := s.strategy()
	if err != nil {
		return err
	}
	if strategy != nil {
		s.cheat = strategy.On(cpu.New())
		s.result.Adversary = strategy.String()
	} else {
		s.result.Adversary = s.Adversary
	}
	if s.prog, err = mnist.Program(images, steps, segmentLength, leafBytes); err != nil {
		return err
	}
	set, err := mnist.Test()
	if err != nil {
		return err
	}
	first := s.rng.IntN(set.Len() - digits + 1)
	s.labels = set.Labels[first : first+digits]
	data, err := mnist.Data(s.prog, set, first)
	if err != nil {
		return err
	}
	var salt fr.Element // 192 random bits
	salt[0], salt[1], salt[2] = s.rng.Uint64(), s.rng.Uint64(), s.rng.Uint64()
	s.honest = executor.Job{Program: s.prog, Data: data, SaltKey: salt}

	s.Say("THE JOB  %d handwritten digits, network 784-128-10, integers only", digits)
	s.Say("  %d instructions, %d steps of %d digits, %d segments", s.prog.Len(), steps, images, s.prog.Segments())
	return nil
}

// keys loads the keys of the one circuit that the proofs need.
func (s *story) keys(ctx context.Context) error {
	shape := job.Shape(&claim.Terms{Scheme: s.prog.Scheme(), LeafBytes: leafBytes, Batch: spots}, claim.Sampled)
	var err error
	if s.set, err = keys.Load(ctx, shape, s.Progress(shape.Name())); err != nil {
		return err
	}
	s.result.Circuit, s.result.Constraints, s.result.Development = shape.Name(), s.set.System.GetNbConstraints(), keys.Warning
	s.Say("  one circuit for any program: %d constraints for %d spots", s.result.Constraints, spots)
	s.Say("  %s", keys.Warning)
	return nil
}

// pinnedShape is the circuit of the job's pins.
func (s *story) pinnedShape() circuits.Params {
	return job.Shape(&claim.Terms{Scheme: s.prog.Scheme(), LeafBytes: leafBytes}, claim.Pinned)
}

// run lets the executor work and commit.
func (s *story) run(ctx context.Context) error {
	var device executor.Device = cpu.New()
	s.Say("")
	s.Say("THE RUN  on the CPU, every tensor of every step committed")
	if s.cheat != nil {
		device = s.cheat
		s.Say("  the executor cheats: %s", s.result.Adversary)
	}
	progress := s.Progress("run")
	_, err := executor.Run(ctx, executor.Options{
		Job: s.honest, Device: device, Dir: s.Dir, Eager: true,
		Progress: func(x executor.Progress) {
			progress(fmt.Sprintf("segment %d of %d", x.Segment+1, x.Segments), float64(x.Step)/float64(x.Steps))
		},
	})
	if err != nil {
		return err
	}
	if s.prover, err = job.NewProver(s.Dir, s.terms); err != nil {
		return err
	}
	right, err := s.score()
	if err != nil {
		return err
	}
	s.result.Accuracy = float64(right) / digits
	s.Say("  %d of %d digits as labelled (%.1f %%)", right, digits, 100*s.result.Accuracy)
	if s.cheat != nil {
		s.result.SavedWork = s.cheat.Report().Saved()
		s.Say("  the executor saved %.1f %% of the multiply-adds", 100*s.result.SavedWork)
	}
	return nil
}

// score counts the digits that the run classified as they are labelled.
func (s *story) score() (right int, err error) {
	ins := -1
	for i, in := range s.prog.Instructions() {
		if in.Out.Name == mnist.Digit {
			ins = i
		}
	}
	t := s.prog.Instruction(ins).Out.Type
	for step := range uint64(steps) {
		out, err := s.prover.Store.Tensor(executor.Position{Segment: step / segmentLength, Step: step % segmentLength, Instruction: ins})
		if err != nil {
			return 0, err
		}
		for i := range images {
			if t.Get(out.Leaves.Data[i*out.Leaves.RowBytes:]) == int64(s.labels[int(step)*images+i]) {
				right++
			}
		}
	}
	return right, nil
}

// measure compares every committed element with its instruction's result on its committed operands. Nobody in the protocol does this; it is what the
// figures of the story are about.
func (s *story) measure(ctx context.Context) error {
	weights, err := audit.WrongWeight(ctx, s.prover.Store, cpu.New())
	if err != nil {
		return err
	}
	mu := make([]float64, len(weights))
	for i, w := range weights {
		mu[i] = w.Mu()
	}
	s.result.Mu = audit.Mu(weights)
	if s.predictors, err = s.predict(ctx); err != nil {
		return err
	}
	s.result.EscapeOdds = soundness.EagerEscape(mu, spots)
	if s.cheat != nil {
		s.Say("  wrong weight measured on its trace: mu = %.4g", s.result.Mu)
		s.Say("  %d spots all miss it with probability %.3g", spots*len(mu), s.result.EscapeOdds)
	}
	return nil
}

// predict measures how often guesses are right on half of the products of this job, the figure that decides what laziness costs.
func (s *story) predict(ctx context.Context) (string, error) {
	var right [2]float64
	for i, p := range []adversary.Predictor{adversary.Zero, adversary.Int4} {
		guesser := adversary.Lazy{Fraction: 0.5, Predictor: p, Seed: s.Seed}.On(cpu.New())
		m, err := executor.NewMachine(guesser, s.prog, s.honest.Data)
		if err != nil {
			return "", err
		}
		defer m.Close()
		for step := range uint64(steps) {
			if step%segmentLength == 0 {
				if err := m.Begin(step, s.honest.Data.State); err != nil { // a program without state
					return "", err
				}
			}
			if err := m.Step(ctx, step); err != nil {
				return "", err
			}
		}
		right[i] = guesser.Report().Accuracy()
	}
	return fmt.Sprintf("of skipped elements of this job's products a zero fill is right on %.1f %%, 4-bit weights on %.1f %%", 100*right[0], 100*right[1]), nil
}

// draw posts the beacon round that the escrow fixed after the commitment.
func (s *story) draw(ctx context.Context) error {
	m := s.market
	j, err := m.client.Job(ctx, m.job)
	if err != nil {
		return err
	}
	n := j.Round
	published, err := beacon.Development().TimeOf(n)
	if err != nil {
		return err
	}
	if err := m.chain.AdvanceTo(ctx, uint64(published)+1); err != nil {
		return err
	}
	sig, err := beacon.DevelopmentSign(n)
	if err != nil {
		return err
	}
	r, err := m.buyer.Draw(ctx, m.job, sig)
	if err != nil {
		return err
	}
	if s.rounds, err = job.Verify(s.terms, []claim.Round{{Round: n, Signature: sig}}); err != nil {
		return err
	}
	s.Say("")
	s.Say("THE DRAW  round %d of the development beacon, fixed by the commitment", n)
	s.tell("anybody posts it; the contract checks the signature", r)
	count := make(map[string]int)
	for _, seg := range s.rounds.Segments(s.terms, s.prover.Claim) {
		st, err := s.prover.Statement(s.rounds, seg, 0)
		if err != nil {
			return err
		}
		drawn, err := s.prover.Spots(&st, seg)
		if err != nil {
			return err
		}
		for _, d := range drawn {
			count[s.prog.Instruction(d.Instruction).Out.Name]++
		}
		s.result.Spots += len(drawn)
	}
	for _, in := range s.prog.Instructions() {
		s.Say("  %2d spots in %-7s = %s, %d elements a step", count[in.Out.Name], in.Out.Name, in.Op, in.Elements())
	}
	return nil
}

// prove proves the drawn spots segment by segment, on chain, until one has no proof.
func (s *story) prove(ctx context.Context) error {
	m := s.market
	s.Say("")
	s.Say("THE PROOFS  %d spots each", spots)
	if s.Adversary == "silent" {
		s.Say("  the executor falls silent")
		s.refuse("deadline", "the executor owes proofs and gives none")
		return s.lapse(ctx)
	}
	progress := s.Progress("prove")
	var proofs []*claim.Proof
	for _, seg := range s.rounds.Segments(s.terms, s.prover.Claim) {
		progress(fmt.Sprintf("segment %d", seg), keys.Unknown)
		start := time.Now()
		proof, err := s.prover.Sampled(ctx, s.set, s.rounds, seg, 0)
		if errors.Is(err, prover.ErrWrongElement) {
			s.result.DrawCaught = true
			s.refuse("draw", fmt.Sprintf("segment %d: %v", seg, err))
			s.Say("  segment %d: no proof. %v", seg, err)
			return s.lapse(ctx)
		}
		if err != nil {
			return err
		}
		took := time.Since(start)
		r, err := m.executor.Prove(ctx, m.job, s.prover.Claim, proof)
		if err != nil {
			return err
		}
		s.tell("segment %d: %d bytes in %.1f s, accepted on chain", r, seg, len(proof.Proof), took.Seconds())
		proofs = append(proofs, proof)
	}
	start := time.Now()
	err := verify.VerifySet(proofs, s.terms, s.prog, s.prover.Claim, s.rounds.Numbers, s.set.Verifying, beacon.Development())
	if err != nil {
		return err
	}
	took := time.Since(start)
	s.result.Seconds["verify"] = took.Seconds()
	s.result.Proofs = len(proofs)
	s.Say("  every spot is what its instruction gives on the committed operands; in Go it takes %.1f ms to see that", 1000*took.Seconds())
	if s.cheat != nil {
		s.Say("  the draw missed every wrong element")
	}
	return nil
}

// window is the time in which anybody can object. The buyer re-executes; what the draw missed it pins.
func (s *story) window(ctx context.Context) error {
	if s.result.CaughtBy != "" {
		return nil
	}
	s.Say("")
	s.Say("THE WINDOW  payment and stake are held; the buyer executes again and compares")
	if s.Adversary == "withhold" {
		s.Say("  it has nothing to compare with")
		return s.demand(ctx)
	}
	progress := s.Progress("audit")
	own := s.honest
	start := time.Now()
	found, err := audit.Run(ctx, audit.Options{
		Terms: s.terms, Claim: s.prover.Claim, Dir: s.Dir, Job: &own, Device: cpu.New(),
		Progress: func(x executor.Progress) {
			progress(fmt.Sprintf("segment %d of %d", x.Segment+1, x.Segments), float64(x.Step)/float64(x.Steps))
		},
	})
	s.result.Seconds["audit"] = time.Since(start).Seconds()
	if err != nil {
		return err
	}
	if found == nil {
		s.Say("  every commitment is what honest execution gives, and so is the result")
		return s.settle(ctx)
	}
	s.result.AuditFinding = found.String()
	s.Say("  %s", found)
	s.refuse("audit", found.String())
	if found.Pin == nil {
		return fmt.Errorf("nothing to pin: %s", found)
	}
	p := claim.Pin{Segment: found.Pin.Segment, Step: found.Pin.Step, Instruction: uint64(found.Pin.Instruction), Element: found.Pin.Element(s.prog)}
	s.result.Pin = &Pin{p.Segment, p.Step, p.Instruction, p.Element}
	return s.pin(ctx, p)
}

// impossible lets the executor try to answer a pin.
func (s *story) impossible(p claim.Pin) error {
	err := s.prover.Provable(p)
	if !errors.Is(err, prover.ErrWrongElement) {
		return fmt.Errorf("the pinned element should have no proof: %w", err)
	}
	s.result.PinnedProof = "impossible"
	s.Say("  it cannot: %v", err)
	return nil
}

func (s *story) refuse(by, reason string) { s.result.CaughtBy, s.result.Reason = by, reason }

// end says what it all is worth.
func (s *story) end() {
	s.result.Guarantee = soundness.For(s.terms, s.prog, soundness.Conditions{
		ReaderSigned: s.signed, SafetyDelay: int64(s.market.settlement.SafetyDelay), Predictor: s.predictors,
	})
	s.Say("")
	if s.result.CaughtBy != "" {
		s.Say("%s  caught by the %s", strings.ToUpper(s.result.Outcome), s.result.CaughtBy)
	} else {
		s.Say("%s  %d digits, %d spots proven, audited and paid for", strings.ToUpper(s.result.Outcome), digits, s.result.Spots)
	}
}

// Honest tells whether the options are those of an executor that should be paid.
func (o Options) Honest() bool { return o.Adversary == "" || o.Adversary == "lazy" && o.Fraction == 0 }
