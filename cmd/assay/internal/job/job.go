// Package job joins executor, circuit and verifier: it writes the terms of a job, and makes the proofs that a claim owes.
package job

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/circuits/prover"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/verify"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Errors of this package.
var (
	// ErrTerms is returned for a run, claim or pin that does not belong to the terms.
	ErrTerms = errors.New("does not belong to the job")
	// ErrKey is returned for keys whose hash is not in the terms.
	ErrKey = errors.New("the terms name another key")
	// ErrNotDrawn is returned when a proof of a segment is asked for that the beacon did not draw.
	ErrNotDrawn = errors.New("the beacon did not draw the segment")
)

// Settings are the parts of the terms that do not follow from program and data.
type Settings struct {
	ChainID                 uint64
	Escrow, Buyer, Executor [20]byte
	Nonce                   [32]byte
	Settlement              [32]byte // hash of the escrow's economic terms; zero without an escrow
	Keys                    claim.KeyHashes
	Beacon                  beacon.Beacon
	K1, K2, Batch           uint64
}

// Terms returns the terms of a job on p whose data has the given roots. It rejects settings out of range (*claim.FieldError), and a beacon by which
// nothing could be proven on the chain.
func Terms(p *program.Program, roots executor.Roots, s Settings) (*claim.Terms, error) {
	t := &claim.Terms{
		ChainID: s.ChainID, Escrow: s.Escrow, Buyer: s.Buyer, Nonce: s.Nonce, Settlement: s.Settlement, Executor: s.Executor,
		KeyHashes: s.Keys, Beacon: claim.BeaconKey{Name: s.Beacon.Name, PublicKey: s.Beacon.PublicKey[:]},
		K1: s.K1, K2: s.K2, Batch: s.Batch,
		ProgramRoot: roots.Program, ModelRoot: roots.Model, InputRoot: roots.Input, Checkpoint0: roots.Checkpoint0,
		Steps: p.Steps(), SegmentLength: p.SegmentLength(),
		Leaves: claim.Leaves{
			Work: p.UsedLeaves(program.Work), State: p.UsedLeaves(program.State), Output: p.UsedLeaves(program.Output),
		},
		Scheme: p.Scheme(), LeafBytes: p.LeafBytes(),
	}
	if err := t.Validate(); err != nil {
		return nil, err
	}
	if _, err := beaconOf(t); err != nil {
		return nil, err
	}
	return t, t.CheckProgram(p)
}

// beaconOf returns the beacon that the terms name. It rejects one that this program does not know (beacon.ErrUnknown), and the development beacon
// on another than a development chain (verify.ErrDevelopmentBeacon): no verifier would accept a proof.
func beaconOf(t *claim.Terms) (beacon.Beacon, error) {
	b, err := beacon.Find(t.Beacon.Name, t.Beacon.PublicKey)
	if err == nil && b.Development && !beacon.DevelopmentChain(t.ChainID) {
		err = fmt.Errorf("%w: chain id %d", verify.ErrDevelopmentBeacon, t.ChainID)
	}
	return b, err
}

// Shape returns the circuit that the terms ask for.
func Shape(t *claim.Terms, kind claim.Kind) circuits.Params {
	p := circuits.Params{Scheme: t.Scheme, LeafBytes: t.LeafBytes, Batch: int(t.Batch)}
	if kind == claim.Pinned {
		p.Batch, p.Pinned = 1, true
	}
	return p
}

// Rounds are the beacon's answers to the one or two draws of a job, verified.
type Rounds struct {
	Numbers    draw.Rounds
	Signatures []claim.Round
	Values     [][32]byte
}

// Verify checks the signatures of the rounds under the beacon that the terms name; there must be one for an eager job and two, the second later, for
// a late one.
func Verify(t *claim.Terms, rounds []claim.Round) (*Rounds, error) {
	b, err := beaconOf(t)
	if err != nil {
		return nil, err
	}
	want := 2
	if t.Eager() {
		want = 1
	}
	if len(rounds) != want {
		return nil, fmt.Errorf("%w: %d beacon rounds, the job has %d draws", ErrTerms, len(rounds), want)
	}
	if want == 2 && rounds[0].Round >= rounds[1].Round {
		return nil, fmt.Errorf("%w: the second draw, by round %d, is not after the first, by %d", ErrTerms, rounds[1].Round, rounds[0].Round)
	}
	r := &Rounds{Signatures: rounds}
	for i, s := range rounds {
		value, err := b.Verify(s.Round, s.Signature)
		if err != nil {
			return nil, fmt.Errorf("beacon %s, round %d: %w", b.Name, s.Round, err)
		}
		r.Numbers[i], r.Values = s.Round, append(r.Values, value)
	}
	return r, nil
}

// Segments returns the segments that the first draw opens, all of them for an eager job.
func (r *Rounds) Segments(t *claim.Terms, c *claim.Claim) []uint64 {
	return draw.Draw1(r.Values[0], t.JobID(), c.ListRoot(), t.K1, t.Segments())
}

// value is the one that draws spots.
func (r *Rounds) value() [32]byte { return r.Values[len(r.Values)-1] }

// Prover makes the proofs of one job from its run directory.
type Prover struct {
	Terms *claim.Terms
	Claim *claim.Claim
	Store *executor.Store
}

// NewProver opens a run directory for a job. It rejects a run of another job (ErrTerms).
func NewProver(dir string, t *claim.Terms) (*Prover, error) {
	s, err := executor.OpenStore(dir)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	if err := t.CheckProgram(s.Program); err != nil {
		return nil, fmt.Errorf("%w: the run's program is another: %w", ErrTerms, err)
	}
	if got, want := s.Roots(), (executor.Roots{Program: t.ProgramRoot, Model: t.ModelRoot, Input: t.InputRoot, Checkpoint0: t.Checkpoint0}); got != want {
		return nil, fmt.Errorf("%w: the run's %s is another", ErrTerms, differing(got, want))
	}
	c, err := s.Claim()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	return &Prover{Terms: t, Claim: c, Store: s}, nil
}

func differing(got, want executor.Roots) string {
	switch {
	case got.Program != want.Program:
		return "program root"
	case got.Model != want.Model:
		return "model root"
	case got.Input != want.Input:
		return "input root (data or salt key)"
	}
	return "initial state"
}

// Draw returns the segments that a round opens, in the order of the draw.
func (p *Prover) Draw(round claim.Round) ([]uint64, error) {
	b, err := beaconOf(p.Terms)
	if err != nil {
		return nil, err
	}
	value, err := b.Verify(round.Round, round.Signature)
	if err != nil {
		return nil, fmt.Errorf("beacon %s, round %d: %w", b.Name, round.Round, err)
	}
	return draw.Draw1(value, p.Terms.JobID(), p.Claim.ListRoot(), p.Terms.K1, p.Terms.Segments()), nil
}

// Open executes a segment of a late run again, so that its trace can be opened.
func (p *Prover) Open(ctx context.Context, dev executor.Device, segment uint64) error {
	return p.Store.Materialize(ctx, segment, dev)
}

// Commit adds the trace roots of the opened segments to the claim. The first ones stand: it rejects a claim that has others (ErrTerms). The claim of
// an eager run has all of them already.
func (p *Prover) Commit(segments []uint64) error {
	if p.Store.Eager() {
		return nil
	}
	var roots []claim.TraceRoot
	for _, s := range segments {
		seg, err := p.Store.Segment(s)
		if err != nil {
			return err
		}
		roots = append(roots, claim.TraceRoot{Segment: s, Root: seg.TraceRoot()})
	}
	if len(p.Claim.TraceRoots) != 0 && !slices.Equal(p.Claim.TraceRoots, roots) {
		return fmt.Errorf("%w: the claim has trace roots of other segments already", ErrTerms)
	}
	p.Claim.TraceRoots = roots
	return p.Claim.Validate()
}

// Spots returns the spots of a batch.
func (p *Prover) Spots(st *claim.Statement, segment uint64) ([]draw.Spot, error) {
	spots := make([]draw.Spot, p.Terms.Batch)
	for i := range spots {
		var err error
		if spots[i], err = draw.Draw2(p.Store.Program, st.Seed, i, p.Terms.SegmentSteps(segment)); err != nil {
			return nil, err
		}
	}
	return spots, nil
}

// Statement returns what the proof of a batch of a drawn segment states.
func (p *Prover) Statement(r *Rounds, segment, batch uint64) (claim.Statement, error) {
	drawn := r.Segments(p.Terms, p.Claim)
	switch {
	case !slices.Contains(drawn, segment):
		slices.Sort(drawn)
		return claim.Statement{}, fmt.Errorf("%w: segment %d; drawn are %d, from %d to %d", ErrNotDrawn, segment, len(drawn), drawn[0], drawn[len(drawn)-1])
	case batch >= p.Terms.Batches():
		return claim.Statement{}, fmt.Errorf("%w: batch %d, the job has %d a segment", ErrTerms, batch, p.Terms.Batches())
	}
	return claim.NewSampled(p.Terms, p.Claim, segment, batch, r.Numbers, r.value())
}

// Sampled proves one batch of a drawn segment. Where a drawn element is wrong it returns an error wrapping prover.ErrWrongElement.
func (p *Prover) Sampled(ctx context.Context, set *keys.Set, r *Rounds, segment, batch uint64) (*claim.Proof, error) {
	st, err := p.Statement(r, segment, batch)
	if err != nil {
		return nil, err
	}
	spots, err := p.Spots(&st, segment)
	if err != nil {
		return nil, err
	}
	elements := make([]prover.Element, len(spots))
	for i, s := range spots {
		elements[i] = prover.Element{Step: s.Step, Instruction: s.Instruction, Row: s.Row, Col: s.Col}
	}
	return p.prove(ctx, set, st, segment, batch, r.Signatures, elements)
}

// Pinned proves the pinned element. Where it is wrong the error wraps prover.ErrWrongElement.
func (p *Prover) Pinned(ctx context.Context, set *keys.Set, pin claim.Pin) (*claim.Proof, error) {
	st, e, err := p.pinned(pin)
	if err != nil {
		return nil, err
	}
	return p.prove(ctx, set, st, pin.Segment, pin.Number, nil, []prover.Element{e})
}

// Provable returns nil if a proof of the pinned element exists, and otherwise why not, without keys or proving.
func (p *Prover) Provable(pin claim.Pin) error {
	st, e, err := p.pinned(pin)
	if err != nil {
		return err
	}
	_, err = p.assign(st, pin.Segment, []prover.Element{e})
	return err
}

// pinned is the statement about a pin, still without the value, and its element.
func (p *Prover) pinned(pin claim.Pin) (st claim.Statement, e prover.Element, err error) {
	prog := p.Store.Program
	if pin.Instruction >= uint64(prog.Len()) {
		return st, e, fmt.Errorf("%w: pin of instruction %d, the program has %d", ErrTerms, pin.Instruction, prog.Len())
	}
	in := prog.Instruction(int(pin.Instruction))
	if pin.Segment >= p.Terms.Segments() || pin.Step >= p.Terms.SegmentSteps(pin.Segment) || pin.Element >= in.Elements() {
		return st, e, fmt.Errorf("%w: pin of element %d at step %d of segment %d", ErrTerms, pin.Element, pin.Step, pin.Segment)
	}
	cols := uint64(in.Out.Cols)
	e = prover.Element{Step: pin.Step, Instruction: int(pin.Instruction), Row: int(pin.Element / cols), Col: int(pin.Element % cols)}
	st, err = claim.NewPinned(p.Terms, p.Claim, pin, 0)
	return st, e, err
}

// assign fills the circuit.
func (p *Prover) assign(st claim.Statement, segment uint64, elements []prover.Element) (*circuits.Circuit, error) {
	seg, err := p.Store.Segment(segment)
	if err != nil {
		return nil, err
	}
	return prover.Assign(Shape(p.Terms, st.Kind), p.Store.Program, p.Store.SaltKey, seg,
		prover.Public{Context: st.Context, ModelRoot: st.ModelRoot, Seed: st.Seed}, elements)
}

// prove fills the circuit, proves, and takes over the public inputs that the witness determines (a pin's value). Everything else must come out as
// the statement says; it is what the verifier will rebuild.
func (p *Prover) prove(ctx context.Context, set *keys.Set, st claim.Statement, segment, batch uint64, rounds []claim.Round, elements []prover.Element) (*claim.Proof, error) {
	if set.Hash() != p.Terms.KeyHashes.Of(st.Kind) {
		return nil, fmt.Errorf("%w: %s", ErrKey, set.Params.Name())
	}
	c, err := p.assign(st, segment, elements)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	proof, public, err := prover.Prove(set.System, set.Proving, c)
	if err != nil {
		return nil, err
	}
	if st.Kind == claim.Pinned {
		if st.Value, err = signed(public[len(public)-1]); err != nil {
			return nil, err
		}
	}
	for i, want := range st.Public() {
		if public[i] != want {
			return nil, fmt.Errorf("%w: public input %d of the run is not the claim's", ErrTerms, i)
		}
	}
	return &claim.Proof{
		Circuit: set.Params.Name(), KeyHash: set.Hash(), Segment: segment, Batch: batch, Statement: st, Rounds: rounds, Proof: proof,
	}, nil
}

// signed reads a field element as the small signed integer that it stands for.
func signed(e fr.Element) (int64, error) {
	if e.IsUint64() && e.Uint64() < 1<<32 {
		return int64(e.Uint64()), nil
	}
	var n fr.Element
	if n.Neg(&e); n.IsUint64() && n.Uint64() <= 1<<32 {
		return -int64(n.Uint64()), nil
	}
	return 0, fmt.Errorf("%w: value %s is no element of a tensor", ErrTerms, e.String())
}
