package contracts

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"

	"github.com/assay-protocol/assay/contracts/bindings"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/program"
)

// Reasons to refuse claims and proofs before anything is sent.
var (
	ErrCommitment = errors.New("contracts: the claim is not what was committed")
	ErrProof      = errors.New("contracts: the proof does not fit")
)

// escrowCall sends a call of the escrow.
func (a *Account) escrowCall(ctx context.Context, name string, data []byte) (*Receipt, error) {
	r, _, err := a.w.send(ctx, name, &a.escrow, data)
	return r, err
}

// ---- The main path

// Post posts a job and pays its payment in, which must be approved. It rejects what
// [Client.CheckJob] rejects, and terms of another buyer with ErrBuyer.
func (a *Account) Post(ctx context.Context, t *claim.Terms, s *Settlement) (job [32]byte, r *Receipt, err error) {
	if t.Buyer != a.Address() {
		return job, nil, fmt.Errorf("%w: got %x, want %x", ErrBuyer, t.Buyer, a.Address())
	}
	if job, err = a.CheckJob(ctx, t, s); err != nil {
		return job, nil, err
	}
	r, err = a.escrowCall(ctx, "post", abiEscrow.PackPost(boundTerms(t), s.bound()))
	return job, r, err
}

// Cancel takes an open job back.
func (a *Account) Cancel(ctx context.Context, job [32]byte) (*Receipt, error) {
	return a.escrowCall(ctx, "cancel", abiEscrow.PackCancel(job))
}

// Accept accepts a job and pays the stake in, which must be approved. Call
// [Client.CheckPosted] first.
func (a *Account) Accept(ctx context.Context, job [32]byte) (*Receipt, error) {
	return a.escrowCall(ctx, "accept", abiEscrow.PackAccept(job))
}

// Resign gives a job back whose registry does not accept the executor any more.
func (a *Account) Resign(ctx context.Context, job [32]byte) (*Receipt, error) {
	return a.escrowCall(ctx, "resign", abiEscrow.PackResign(job))
}

// Commit commits to the claim's checkpoints and to all trace roots. It rejects a
// claim without the trace root of every segment with ErrCommitment.
func (a *Account) Commit(ctx context.Context, job [32]byte, cl *claim.Claim) (*Receipt, error) {
	if len(cl.Checkpoints) == 0 {
		return nil, fmt.Errorf("%w: no checkpoints", ErrCommitment)
	}
	roots := make([]*big.Int, len(cl.Checkpoints)-1)
	for i := range roots {
		root, ok := cl.TraceRoot(uint64(i))
		if !ok {
			return nil, fmt.Errorf("%w: the claim has no trace root of segment %d", ErrCommitment, i)
		}
		roots[i] = integer(root)
	}
	return a.escrowCall(ctx, "commit", abiEscrow.PackCommit(job, cl.ListRoot(), roots))
}

// Acknowledge says that the reader has the data behind the commitment. signature is
// the reader's ([Key.SignRead]); nil if the account is the reader.
func (a *Account) Acknowledge(ctx context.Context, job [32]byte, signature []byte) (*Receipt, error) {
	return a.escrowCall(ctx, "acknowledge", abiEscrow.PackAcknowledge(job, signature))
}

// Draw posts the signature of the job's round in the compressed form in which
// beacons publish it.
func (a *Account) Draw(ctx context.Context, job [32]byte, signature []byte) (*Receipt, error) {
	raw, err := Uncompress(signature)
	if err != nil {
		return nil, err
	}
	return a.escrowCall(ctx, "draw", abiEscrow.PackDraw(job, raw))
}

// Prove proves a batch of the claim's job. It rejects a proof of the other kind, or
// of a segment that the claim does not have, with ErrProof.
func (a *Account) Prove(ctx context.Context, job [32]byte, cl *claim.Claim, p *claim.Proof) (*Receipt, error) {
	before, after, err := openings(cl, p, claim.Sampled)
	if err != nil {
		return nil, err
	}
	return a.escrowCall(ctx, fmt.Sprintf("prove %d/%d", p.Segment, p.Batch),
		abiEscrow.PackProve(job, p.Segment, p.Batch, before, after, p.Proof))
}

// openings are those of the checkpoints around the proof's segment.
func openings(cl *claim.Claim, p *claim.Proof, kind claim.Kind) (before, after bindings.IEscrowOpening, err error) {
	if p.Statement.Kind != kind {
		return before, after, fmt.Errorf("%w: it is %v, want %v", ErrProof, p.Statement.Kind, kind)
	}
	if p.Segment >= math.MaxUint64-1 {
		return before, after, fmt.Errorf("%w: segment %d", ErrProof, p.Segment)
	}
	if before, err = opening(cl.Checkpoints, p.Segment); err == nil {
		after, err = opening(cl.Checkpoints, p.Segment+1)
	}
	if err != nil {
		err = fmt.Errorf("%w: segment %d: %w", ErrProof, p.Segment, err)
	}
	return before, after, err
}

// Settle pays the executor when the window is over.
func (a *Account) Settle(ctx context.Context, job [32]byte) (*Receipt, error) {
	return a.escrowCall(ctx, "settle", abiEscrow.PackSettle(job))
}

// Lapse pushes on a job whose deadline passed.
func (a *Account) Lapse(ctx context.Context, job [32]byte) (*Receipt, error) {
	return a.escrowCall(ctx, "lapse", abiEscrow.PackLapse(job))
}

// ---- Pins

// CommitPin commits to a pin ([PinHash]) and pays its bond in, which must be
// approved and be at most maxBond. It returns the pin's number. Whoever pins first
// raises the bond: leave several steps of headroom over [Client.Bond], and do not
// wait for the window's last blocks.
func (a *Account) CommitPin(ctx context.Context, job, hash [32]byte, maxBond *big.Int) (number uint32, r *Receipt, err error) {
	data, err := abiEscrow.TryPackCommitPin(job, hash, maxBond)
	if err != nil {
		return 0, nil, fmt.Errorf("%w: %w", ErrAmount, err)
	}
	if r, err = a.escrowCall(ctx, "commitPin", data); err != nil {
		return 0, r, err
	}
	for _, e := range r.Events {
		if p, ok := e.Data.(*bindings.EscrowPinCommitted); ok {
			return p.Number, r, nil
		}
	}
	return 0, r, &CallError{"commitPin", errors.New("no event")}
}

// RevealPin opens a pin of the account's. It rejects an instruction that p does not
// have.
func (a *Account) RevealPin(ctx context.Context, job [32]byte, number uint32, e Element, p *program.Program, salt [32]byte) (*Receipt, error) {
	t, path, err := tensor(p, e.Instruction)
	if err != nil {
		return nil, fmt.Errorf("contracts: reveal: %w", err)
	}
	return a.escrowCall(ctx, fmt.Sprintf("revealPin %d", number), abiEscrow.PackRevealPin(job, number, bindings.IEscrowElement(e), t, path, salt))
}

// AnswerPin answers a pin with the value and proof of a pinned proof.
func (a *Account) AnswerPin(ctx context.Context, job [32]byte, cl *claim.Claim, p *claim.Proof) (*Receipt, error) {
	before, after, err := openings(cl, p, claim.Pinned)
	if err != nil {
		return nil, err
	}
	if v := p.Statement.Value; p.Batch > math.MaxUint32 || v < math.MinInt32 || v > math.MaxInt32 {
		return nil, fmt.Errorf("%w: pin %d, value %d", ErrProof, p.Batch, v)
	}
	return a.escrowCall(ctx, fmt.Sprintf("answerPin %d", p.Batch),
		abiEscrow.PackAnswerPin(job, uint32(p.Batch), before, after, int32(p.Statement.Value), p.Proof))
}

// LapsePin pushes on a pin whose deadline passed.
func (a *Account) LapsePin(ctx context.Context, job [32]byte, number uint32) (*Receipt, error) {
	return a.escrowCall(ctx, fmt.Sprintf("lapsePin %d", number), abiEscrow.PackLapsePin(job, number))
}

// Reclaim credits the pinner of a slashed job with bond and share.
func (a *Account) Reclaim(ctx context.Context, job [32]byte, number uint32) (*Receipt, error) {
	return a.escrowCall(ctx, fmt.Sprintf("reclaim %d", number), abiEscrow.PackReclaim(job, number))
}

// ---- Result and money

// Demand demands the result's bytes and pays the bond in, which must be approved.
func (a *Account) Demand(ctx context.Context, job [32]byte) (*Receipt, error) {
	return a.escrowCall(ctx, "demand", abiEscrow.PackDemand(job))
}

// Serve posts the result's bytes.
func (a *Account) Serve(ctx context.Context, job [32]byte, result []byte) (*Receipt, error) {
	return a.escrowCall(ctx, "serve", abiEscrow.PackServe(job, result))
}

// Withdraw sends an account what it is owed.
func (a *Account) Withdraw(ctx context.Context, token, account [20]byte) (*Receipt, error) {
	return a.escrowCall(ctx, "withdraw", abiEscrow.PackWithdraw(token, account))
}

// Uncompress gives the 96 bytes x | y of a beacon's signature that IBeacon.verify
// takes. It rejects whatever is not the canonical encoding of a point other than
// infinity, with the errors of package beacon.
func Uncompress(signature []byte) ([]byte, error) {
	if len(signature) != beacon.SignatureSize {
		return nil, fmt.Errorf("%w: got %d bytes, want %d", beacon.ErrEncoding, len(signature), beacon.SignatureSize)
	}
	var p bls12381.G1Affine
	if _, err := p.SetBytes(signature); err != nil {
		return nil, fmt.Errorf("%w: %w", beacon.ErrEncoding, err)
	}
	if p.Bytes() != [beacon.SignatureSize]byte(signature) {
		return nil, beacon.ErrEncoding
	}
	if p.IsInfinity() {
		return nil, beacon.ErrInfinity
	}
	raw := p.RawBytes()
	return raw[:], nil
}
