package contracts_test

import (
	"context"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/contracts/devchain"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
)

// standin is a job of three segments, two batches each, whose roots are made up.
const standin = "../proofs/verify/testdata/standin-eager"

// world is a deployment on some chain, with a job to carry out.
type world struct {
	t       testing.TB
	ctx     context.Context
	backend contracts.Backend
	advance func(uint64) // to a Unix second
	*devchain.World

	client                                  *contracts.Client
	admin, buyer, executor, reader, watcher *contracts.Account
	readerKey                               *contracts.Key
	sampled, pinned                         *trapdoor
	program                                 *program.Program
	claim                                   *claim.Claim
	terms                                   claim.Terms
	settlement                              contracts.Settlement
	receipts                                []contracts.Receipt
	job                                     [32]byte
	round                                   uint64
	value                                   [32]byte
}

func read(t testing.TB, path ...string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(path...))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func newChain(t testing.TB) *world {
	t.Helper()
	chain, err := devchain.New("contracts", 6)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := chain.Close(); err != nil {
			t.Error(err)
		}
	})
	keys, err := devchain.Keys("contracts", 6)
	if err != nil {
		t.Fatal(err)
	}
	return newWorld(t, chain, keys, func(to uint64) {
		t.Helper()
		if err := chain.AdvanceTo(context.Background(), to); err != nil {
			t.Fatal(err)
		}
	})
}

func newWorld(t testing.TB, b contracts.Backend, keys []*contracts.Key, advance func(uint64)) *world {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	t.Cleanup(cancel)
	w := &world{t: t, ctx: ctx, backend: b, advance: advance, sampled: newTrapdoor(t, 9), pinned: newTrapdoor(t, 12), readerKey: keys[3]}
	base, err := claim.DecodeTerms(read(t, standin, "job.json"))
	must(t, err)
	w.claim, err = claim.DecodeClaim(read(t, standin, "claim.json"))
	must(t, err)
	w.program, err = program.Decode(read(t, standin, "program.prog"))
	must(t, err)

	w.World, err = devchain.Deploy(ctx, b, keys[0], []contracts.PlannedCircuit{
		{Key: w.sampled.vk.Bytes(), Scheme: base.Scheme, LeafBytes: base.LeafBytes, Batch: base.Batch},
		{Key: w.pinned.vk.Bytes(), Pinned: true, Scheme: base.Scheme, LeafBytes: base.LeafBytes, Batch: 1},
	})
	must(t, err)
	w.client, err = contracts.New(ctx, b, w.ChainID, w.Escrow)
	must(t, err)
	w.client.Observe(func(r contracts.Receipt) { w.receipts = append(w.receipts, r) })
	w.admin, w.buyer, w.executor, w.reader, w.watcher = w.client.As(keys[0]), w.client.As(keys[1]), w.client.As(keys[2]), w.client.As(keys[3]), w.client.As(keys[4])
	for _, a := range []*contracts.Account{w.buyer, w.executor, w.reader, w.watcher} {
		for _, token := range [][20]byte{w.Payment, w.Stake} {
			w.ok(w.admin.Mint(ctx, token, a.Address(), big.NewInt(1e9)))
			w.ok(a.Approve(ctx, token, big.NewInt(1e9)))
		}
	}

	w.terms = *base
	w.terms.ChainID, w.terms.Escrow, w.terms.Buyer, w.terms.Executor = w.ChainID, w.Escrow, w.buyer.Address(), w.executor.Address()
	w.terms.KeyHashes = claim.KeyHashes{Sampled: w.sampled.vk.Hash(), Pinned: w.pinned.vk.Hash()}
	w.settlement = contracts.Settlement{
		PaymentToken: w.Payment, Payment: big.NewInt(1_000_000), StakeToken: w.Stake, Stake: big.NewInt(5_000),
		Reader: w.reader.Address(), AcceptBy: w.now() + 10_000, CommitPeriod: 600, ReadingPeriod: 300, SafetyDelay: 60, DrawPeriod: 900,
		VoidPeriod: 14 * 86400, ProvePeriod: 1_200, Window: 3_600, PinBond: big.NewInt(100), PinBondStep: big.NewInt(50),
		RevealPeriod: 120, AnswerPeriod: 600, AnswerStep: 60, AnswerMax: 1_800, DemandBond: big.NewInt(400), DemandPeriod: 700,
	}
	w.settlement.Describe(w.program, true)
	w.seal()
	return w
}

// seal makes the terms hold the settlement.
func (w *world) seal() {
	w.t.Helper()
	hash, err := w.settlement.Hash()
	must(w.t, err)
	w.terms.Settlement = hash
	w.job = w.terms.JobID()
}

// another makes the world's job a new one of other terms.
func (w *world) another(change func(*claim.Terms, *contracts.Settlement)) {
	w.t.Helper()
	w.terms.Nonce = draw.Keccak(w.terms.Nonce[:])
	w.settlement.AcceptBy = w.now() + 10_000
	if change != nil {
		change(&w.terms, &w.settlement)
	}
	w.seal()
}

func (w *world) now() uint64 {
	w.t.Helper()
	now, err := w.client.Now(w.ctx)
	must(w.t, err)
	return now
}

// ok fails unless a transaction succeeded.
func (w *world) ok(r *contracts.Receipt, err error) *contracts.Receipt {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
	if r.GasUsed == 0 || r.Name == "" {
		w.t.Fatalf("receipt %+v", r)
	}
	return r
}

// refuse fails unless a call was refused with exactly this error.
func (w *world) refuse(want error) func(any, error) {
	w.t.Helper()
	return func(_ any, err error) {
		w.t.Helper()
		if !errors.Is(err, want) {
			w.t.Errorf("got %v, want %v", err, want)
		}
		if _, ok := errors.AsType[*contracts.CallError](err); !ok {
			w.t.Errorf("%v is no CallError", err)
		}
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func (w *world) state(want contracts.State) *contracts.Job {
	w.t.Helper()
	j, err := w.client.Job(w.ctx, w.job)
	must(w.t, err)
	if j.State != want {
		w.t.Fatalf("the job is %v, want %v", j.State, want)
	}
	return j
}

// ---- Steps of the main path

func (w *world) post() {
	w.t.Helper()
	job, r, err := w.buyer.Post(w.ctx, &w.terms, &w.settlement)
	w.ok(r, err)
	if job != w.job {
		w.t.Fatalf("posted %x, want %x", job, w.job)
	}
	w.state(contracts.Open)
}

func (w *world) accept() {
	w.t.Helper()
	job, err := w.client.CheckPosted(w.ctx, &w.terms, &w.settlement, w.program)
	must(w.t, err)
	w.ok(w.executor.Accept(w.ctx, job))
	w.state(contracts.Accepted)
}

func (w *world) commit() {
	w.t.Helper()
	w.ok(w.executor.Commit(w.ctx, w.job, w.claim))
	w.state(contracts.Committed)
	must(w.t, w.client.CheckCommitment(w.ctx, w.job, w.claim))
}

func (w *world) acknowledge() {
	w.t.Helper()
	listRoot, traceRoots, err := w.client.Commitment(w.ctx, w.job)
	must(w.t, err)
	sig, err := w.readerKey.SignRead(w.ChainID, w.Escrow, w.job, listRoot, traceRoots)
	must(w.t, err)
	w.ok(w.watcher.Acknowledge(w.ctx, w.job, sig))
}

func (w *world) sign(round uint64) []byte {
	w.t.Helper()
	sig, err := beacon.DevelopmentSign(round)
	must(w.t, err)
	return sig
}

func (w *world) draw() {
	w.t.Helper()
	j := w.state(contracts.Committed)
	w.advance(j.ReadBy + uint64(w.settlement.SafetyDelay))
	w.round = j.Round
	sig := w.sign(j.Round)
	w.ok(w.watcher.Draw(w.ctx, w.job, sig))
	value, err := beacon.Development().Verify(j.Round, sig)
	must(w.t, err)
	if w.value = w.state(contracts.Drawn).Value; w.value != value {
		w.t.Fatalf("drawn with %x, want %x", w.value, value)
	}
}

func (w *world) sampledProof(segment, batch uint64) *claim.Proof {
	w.t.Helper()
	s, err := claim.NewSampled(&w.terms, w.claim, segment, batch, draw.Rounds{w.round, 0}, w.value)
	must(w.t, err)
	return &claim.Proof{Segment: segment, Batch: batch, Statement: s, Proof: w.sampled.prove(w.t, s.Public())}
}

func (w *world) prove() {
	w.t.Helper()
	for segment := range w.terms.Segments() {
		for batch := range w.terms.Batches() {
			w.ok(w.executor.Prove(w.ctx, w.job, w.claim, w.sampledProof(segment, batch)))
			proven, err := w.client.IsProven(w.ctx, w.job, segment, batch)
			must(w.t, err)
			if !proven {
				w.t.Errorf("batch %d/%d is not proven", segment, batch)
			}
		}
	}
	w.state(contracts.Window)
}

func (w *world) pin(e contracts.Element) uint32 {
	w.t.Helper()
	salt := [32]byte{1, 2, 3}
	bond, err := w.client.Bond(w.ctx, w.job)
	must(w.t, err)
	n, r, err := w.watcher.CommitPin(w.ctx, w.job, contracts.PinHash(w.Escrow, w.job, w.watcher.Address(), e, salt), bond)
	w.ok(r, err)
	w.advance(w.now() + 1)
	w.ok(w.watcher.RevealPin(w.ctx, w.job, n, e, w.program, salt))
	return n
}

func (w *world) pinnedProof(number uint32, value int64) *claim.Proof {
	w.t.Helper()
	p, err := w.client.Pin(w.ctx, w.job, number)
	must(w.t, err)
	s, err := claim.NewPinned(&w.terms, w.claim, p.Pin(), value)
	must(w.t, err)
	return &claim.Proof{Segment: uint64(p.Element.Segment), Batch: uint64(number), Statement: s, Proof: w.pinned.prove(w.t, s.Public())}
}

func (w *world) credit(token, account [20]byte, want int64) {
	w.t.Helper()
	got, err := w.client.Credit(w.ctx, token, account)
	must(w.t, err)
	if got.Cmp(big.NewInt(want)) != 0 {
		w.t.Errorf("%x is owed %v, want %d", account, got, want)
	}
}
