package verify

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
)

// Reasons to refuse, in the order of the checks.
var (
	ErrArgument          = errors.New("verify: an argument is nil")
	ErrTerms             = errors.New("verify: the terms are not valid")
	ErrProgram           = errors.New("verify: the program is not the one of the terms")
	ErrClaim             = errors.New("verify: the claim is not well formed")
	ErrClaimJob          = errors.New("verify: the claim is about another job")
	ErrCheckpoints       = errors.New("verify: wrong number of checkpoints")
	ErrCheckpoint0       = errors.New("verify: the claim begins at another checkpoint than the terms")
	ErrResults           = errors.New("verify: the results are not those of the program")
	ErrKey               = errors.New("verify: the verifying key is not the one that the terms pin")
	ErrBeacon            = errors.New("verify: the beacon is not the one of the terms")
	ErrDevelopmentBeacon = errors.New("verify: development beacon on a chain that is no development chain")
	ErrRounds            = errors.New("verify: the rounds do not fit the draws of the job")

	ErrCircuit     = errors.New("verify: the proof names another circuit")
	ErrKind        = errors.New("verify: the proof is of the other kind")
	ErrKeyHash     = errors.New("verify: the proof names another verifying key")
	ErrProofRounds = errors.New("verify: the proof has other beacon rounds")
	ErrSignature   = errors.New("verify: a beacon round is not genuine")
	ErrSegment     = errors.New("verify: no such segment")
	ErrNotDrawn    = errors.New("verify: the segment was not drawn")
	ErrTraceRoot   = errors.New("verify: the claim has no trace root of the segment")
	ErrBatch       = errors.New("verify: no such batch")
	ErrStatement   = errors.New("verify: the statement is not the one that terms, claim and beacon give")
	ErrProof       = errors.New("verify: the proof does not prove the statement")

	ErrRepeated   = errors.New("verify: a batch is proven twice")
	ErrIncomplete = errors.New("verify: a batch is missing")

	ErrPin   = errors.New("verify: the pinned element does not exist or is not the proof's")
	ErrValue = errors.New("verify: the value is outside the element's type")
)

// Verify accepts, with nil, one proof of one batch of a drawn segment of the
// job. rounds are those that the caller fixed after it received the claim:
// {n, 0} for an eager job, {n, m} with n < m for one with two draws. vk is the
// key for sampled proofs, b the beacon that the terms name. The package
// documentation lists what is rejected and with which error.
func Verify(proof *claim.Proof, terms *claim.Terms, p *program.Program, c *claim.Claim, rounds draw.Rounds, vk *groth16.VerifyingKey, b beacon.Beacon) error {
	j, err := newJob(claim.Sampled, terms, p, c, vk)
	if err != nil {
		return err
	}
	if err := j.setBeacon(b, rounds); err != nil {
		return err
	}
	return j.sampled(proof)
}

// VerifySet accepts, with nil, the proofs of a whole job, in any order: every
// batch of every drawn segment exactly once. The arguments are those of Verify.
func VerifySet(proofs []*claim.Proof, terms *claim.Terms, p *program.Program, c *claim.Claim, rounds draw.Rounds, vk *groth16.VerifyingKey, b beacon.Beacon) error {
	j, err := newJob(claim.Sampled, terms, p, c, vk)
	if err != nil {
		return err
	}
	if err := j.setBeacon(b, rounds); err != nil {
		return err
	}
	type place struct{ segment, batch uint64 }
	seen := make(map[place]bool, len(proofs))
	for i, proof := range proofs {
		if err := j.sampled(proof); err != nil {
			return fmt.Errorf("proof %d: %w", i, err)
		}
		at := place{proof.Segment, proof.Batch}
		if seen[at] {
			return fmt.Errorf("proof %d: %w: segment %d, batch %d", i, ErrRepeated, at.segment, at.batch)
		}
		seen[at] = true
	}
	if len(proofs) == 0 { // nothing gave the value that draws the segments
		return fmt.Errorf("%w: no proof at all", ErrIncomplete)
	}
	for _, segment := range slices.Sorted(maps.Keys(j.drawn)) {
		for batch := range terms.Batches() {
			if !seen[place{segment, batch}] {
				return fmt.Errorf("%w: segment %d, batch %d", ErrIncomplete, segment, batch)
			}
		}
	}
	return nil
}

// job is what all proofs of a job share, checked.
type job struct {
	kind  claim.Kind
	terms *claim.Terms
	p     *program.Program
	c     *claim.Claim
	vk    *groth16.VerifyingKey

	beacon beacon.Beacon
	rounds draw.Rounds

	// From the first proof whose signatures are genuine. A round has one
	// signature, so later proofs must carry the same bytes.
	signed []claim.Round
	value  [32]byte // of the last round: it draws the spots
	drawn  map[uint64]bool
}

func newJob(kind claim.Kind, terms *claim.Terms, p *program.Program, c *claim.Claim, vk *groth16.VerifyingKey) (*job, error) {
	if terms == nil || p == nil || c == nil || vk == nil {
		return nil, ErrArgument
	}
	if err := terms.Validate(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrTerms, err)
	}
	if err := terms.CheckProgram(p); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrProgram, err)
	}
	if err := checkClaim(terms, p, c); err != nil {
		return nil, err
	}
	if got, want := vk.Hash(), terms.KeyHashes.Of(kind); got != want {
		return nil, fmt.Errorf("%w: got %x, want %x for %s proofs", ErrKey, got, want, kind)
	}
	return &job{kind: kind, terms: terms, p: p, c: c, vk: vk}, nil
}

func checkClaim(terms *claim.Terms, p *program.Program, c *claim.Claim) error {
	if err := c.Validate(); err != nil {
		return fmt.Errorf("%w: %w", ErrClaim, err)
	}
	if c.Scheme != terms.Scheme || c.LeafBytes != terms.LeafBytes {
		return fmt.Errorf("%w: leaves of scheme %v and %d bytes, want %v and %d", ErrClaimJob, c.Scheme, c.LeafBytes, terms.Scheme, terms.LeafBytes)
	}
	for _, r := range []struct {
		name      string
		got, want fr.Element
	}{
		{"program_root", c.ProgramRoot, terms.ProgramRoot},
		{"model_root", c.ModelRoot, terms.ModelRoot},
		{"input_root", c.InputRoot, terms.InputRoot},
	} {
		if !r.got.Equal(&r.want) {
			return fmt.Errorf("%w: %s is %s, want %s", ErrClaimJob, r.name, commit.FormatElement(r.got), commit.FormatElement(r.want))
		}
	}
	if got, want := uint64(len(c.Checkpoints)), terms.Segments()+1; got != want {
		return fmt.Errorf("%w: got %d, want %d", ErrCheckpoints, got, want)
	}
	if !c.Checkpoints[0].Equal(&terms.Checkpoint0) {
		return fmt.Errorf("%w: %s, want %s", ErrCheckpoint0, commit.FormatElement(c.Checkpoints[0]), commit.FormatElement(terms.Checkpoint0))
	}
	if want := claim.Results(p); !slices.Equal(c.Results, want) {
		return fmt.Errorf("%w: got %v, want %v", ErrResults, c.Results, want)
	}
	return nil
}

func (j *job) setBeacon(b beacon.Beacon, rounds draw.Rounds) error {
	if b.Name != j.terms.Beacon.Name || !bytes.Equal(b.PublicKey[:], j.terms.Beacon.PublicKey) {
		return fmt.Errorf("%w: got %q, want %q with key %x", ErrBeacon, b.Name, j.terms.Beacon.Name, j.terms.Beacon.PublicKey)
	}
	if beacon.IsDevelopment(b.PublicKey) && !beacon.DevelopmentChain(j.terms.ChainID) {
		return fmt.Errorf("%w: chain id %d", ErrDevelopmentBeacon, j.terms.ChainID)
	}
	ok := rounds[0] > 0 && rounds[0] < rounds[1]
	if j.terms.Eager() {
		ok = rounds[0] > 0 && rounds[1] == 0
	}
	if !ok {
		return fmt.Errorf("%w: got %v for %d segments of which %d are opened", ErrRounds, rounds, j.terms.Segments(), j.terms.K1)
	}
	j.beacon, j.rounds = b, rounds
	return nil
}

// sampled checks one proof against the job.
func (j *job) sampled(proof *claim.Proof) error {
	if err := j.envelope(proof); err != nil {
		return err
	}
	if err := j.genuine(proof.Rounds); err != nil {
		return err
	}
	if n := j.terms.Segments(); proof.Segment >= n {
		return fmt.Errorf("%w: got %d of %d", ErrSegment, proof.Segment, n)
	}
	if !j.drawn[proof.Segment] {
		return fmt.Errorf("%w: got %d", ErrNotDrawn, proof.Segment)
	}
	if n := j.terms.Batches(); proof.Batch >= n {
		return fmt.Errorf("%w: got %d of %d", ErrBatch, proof.Batch, n)
	}
	want, err := claim.NewSampled(j.terms, j.c, proof.Segment, proof.Batch, j.rounds, j.value)
	return j.proves(proof, want, err)
}

// envelope checks what a proof says of itself.
func (j *job) envelope(proof *claim.Proof) error {
	if proof == nil {
		return ErrArgument
	}
	if want := j.terms.CircuitName(j.kind); proof.Circuit != want {
		return fmt.Errorf("%w: got %q, want %q", ErrCircuit, proof.Circuit, want)
	}
	if proof.Statement.Kind != j.kind {
		return fmt.Errorf("%w: got %v, want %v", ErrKind, proof.Statement.Kind, j.kind)
	}
	if want := j.vk.Hash(); proof.KeyHash != want {
		return fmt.Errorf("%w: got %x, want %x", ErrKeyHash, proof.KeyHash, want)
	}
	return nil
}

// genuine checks that the rounds are the job's and signed, and draws the
// segments.
func (j *job) genuine(rounds []claim.Round) error {
	want := j.rounds[:]
	if j.terms.Eager() {
		want = want[:1]
	}
	if len(rounds) != len(want) {
		return fmt.Errorf("%w: got %d rounds, want %d", ErrProofRounds, len(rounds), len(want))
	}
	for i, r := range rounds {
		if r.Round != want[i] {
			return fmt.Errorf("%w: got %d, want %d", ErrProofRounds, r.Round, want[i])
		}
	}
	if j.signed != nil {
		for i, r := range rounds {
			if !bytes.Equal(r.Signature, j.signed[i].Signature) {
				return fmt.Errorf("%w: round %d differs from that of an earlier proof", ErrSignature, r.Round)
			}
		}
		return nil
	}
	var values [2][32]byte
	for i, r := range rounds {
		v, err := j.beacon.Verify(r.Round, r.Signature)
		if err != nil {
			return fmt.Errorf("%w: %w", ErrSignature, err)
		}
		values[i] = v
	}
	j.signed, j.value = rounds, values[len(rounds)-1]
	j.drawn = make(map[uint64]bool)
	for _, segment := range draw.Draw1(values[0], j.terms.JobID(), j.c.ListRoot(), j.terms.K1, j.terms.Segments()) {
		j.drawn[segment] = true
	}
	return nil
}

// proves compares the proof's statement with the one that was rebuilt and checks
// the proof of the latter. err is that of rebuilding.
func (j *job) proves(proof *claim.Proof, want claim.Statement, err error) error {
	switch {
	case errors.Is(err, claim.ErrTraceRoot):
		return fmt.Errorf("%w: %w", ErrTraceRoot, err)
	case errors.Is(err, claim.ErrSegment):
		return fmt.Errorf("%w: %w", ErrSegment, err)
	case err != nil:
		return err
	}
	if name := want.Differs(&proof.Statement); name != "" {
		return fmt.Errorf("%w: %s differs", ErrStatement, name)
	}
	if err := groth16.Verify(j.vk, proof.Proof, want.Public()); err != nil {
		return fmt.Errorf("%w: %w", ErrProof, err)
	}
	return nil
}
