package demo

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/big"
	"strings"
	"time"

	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/cmd/assay/internal/job"
	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/contracts/devchain"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
)

// What is at stake, in whole test tokens.
const (
	payment = 1_000
	stake   = 5_000
	bonds   = 1_000 // that the buyer can put up for pins and demands
)

// blockTime is the least that passes between a pin's commitment and its reveal.
const blockTime = 12 * time.Second

// market is the chain of the story and who acts on it.
type market struct {
	chain      *devchain.Chain
	world      *devchain.World
	client     *contracts.Client
	admin      *contracts.Account // deploys, attests
	buyer      *contracts.Account // reads and audits too
	executor   *contracts.Account
	settlement contracts.Settlement
	job        [32]byte
}

// deploy starts the chain and writes the contracts to it, with the keys of the circuits that the job needs.
func (s *story) deploy(ctx context.Context) error {
	sampled, pinned := job.Shape(&claim.Terms{Scheme: s.prog.Scheme(), LeafBytes: leafBytes, Batch: spots}, claim.Sampled), s.pinnedShape()
	vk, ok, err := keys.Committed(pinned)
	switch {
	case err != nil:
		return err
	case !ok:
		return fmt.Errorf("no verifying key of %s in the source", pinned.Name())
	}
	s.hashes = claim.KeyHashes{Sampled: s.set.Hash(), Pinned: vk.Hash()}

	m := &market{}
	s.market = m
	if m.chain, err = devchain.New(fmt.Sprintf("demo %d", s.Seed), 3); err != nil {
		return err
	}
	m.world, err = devchain.Deploy(ctx, m.chain, m.chain.Key(0), []contracts.PlannedCircuit{
		{Key: s.set.Verifying.Bytes(), Scheme: sampled.Scheme, LeafBytes: sampled.LeafBytes, Batch: uint64(sampled.Batch)},
		{Key: vk.Bytes(), Pinned: true, Scheme: pinned.Scheme, LeafBytes: pinned.LeafBytes, Batch: 1},
	})
	if err != nil {
		return err
	}
	for _, r := range m.world.Receipts {
		s.result.Gas[r.Name] = r.GasUsed
	}
	if m.client, err = contracts.New(ctx, m.chain, m.world.ChainID, m.world.Escrow); err != nil {
		return err
	}
	m.client.Observe(func(r contracts.Receipt) { s.result.Gas[r.Name] = r.GasUsed })
	m.admin, m.buyer, m.executor = m.client.As(m.chain.Key(0)), m.client.As(m.chain.Key(1)), m.client.As(m.chain.Key(2))

	now, err := m.chain.Now(ctx)
	if err != nil {
		return err
	}
	for _, send := range []func() (*contracts.Receipt, error){
		func() (*contracts.Receipt, error) {
			return m.admin.Mint(ctx, m.world.Payment, m.buyer.Address(), big.NewInt(payment))
		},
		func() (*contracts.Receipt, error) {
			return m.admin.Mint(ctx, m.world.Stake, m.buyer.Address(), big.NewInt(bonds))
		},
		func() (*contracts.Receipt, error) {
			return m.admin.Mint(ctx, m.world.Stake, m.executor.Address(), big.NewInt(stake))
		},
		func() (*contracts.Receipt, error) { return m.buyer.Approve(ctx, m.world.Payment, big.NewInt(payment)) },
		func() (*contracts.Receipt, error) { return m.buyer.Approve(ctx, m.world.Stake, big.NewInt(bonds)) },
		func() (*contracts.Receipt, error) { return m.executor.Approve(ctx, m.world.Stake, big.NewInt(stake)) },
		func() (*contracts.Receipt, error) {
			return m.admin.NameAttester(ctx, m.world.Registry, m.admin.Address(), "development attester")
		},
		func() (*contracts.Receipt, error) {
			return m.admin.AcceptExecutor(ctx, m.world.Registry, m.executor.Address(), now+86_400, draw.Keccak([]byte("development: on the attester's word")))
		},
	} {
		if _, err := send(); err != nil {
			return err
		}
	}
	s.Say("")
	s.Say("THE CHAIN  in this process, id %d; test tokens, development beacon and keys", m.world.ChainID)
	s.Say("  an attester accepts the executor's address, on its word: no evidence yet")
	return nil
}

// offer lets the buyer post the job with its payment and the executor accept it with its stake, once its own roots are those of the terms.
func (s *story) offer(ctx context.Context) error {
	m := s.market
	now, err := m.chain.Now(ctx)
	if err != nil {
		return err
	}
	m.settlement = contracts.Settlement{
		PaymentToken: m.world.Payment, Payment: big.NewInt(payment), StakeToken: m.world.Stake, Stake: big.NewInt(stake),
		Registry: m.world.Registry, Reader: m.buyer.Address(),
		AcceptBy: now + 3_600, CommitPeriod: 3_600, ReadingPeriod: 600, SafetyDelay: 60, DrawPeriod: 900, VoidPeriod: 14 * 86_400,
		ProvePeriod: 3_600, Window: 7_200,
		PinBond: big.NewInt(100), PinBondStep: big.NewInt(50), RevealPeriod: 300, AnswerPeriod: 900, AnswerStep: 60, AnswerMax: 2_700,
		DemandBond: big.NewInt(100), DemandPeriod: 900,
	}
	m.settlement.Describe(s.prog, true)
	roots, err := s.honest.Roots()
	if err != nil {
		return err
	}
	settings := job.Settings{
		ChainID: m.world.ChainID, Escrow: m.world.Escrow, Buyer: m.buyer.Address(), Executor: m.executor.Address(), Keys: s.hashes,
		Beacon: beacon.Development(), K1: s.prog.Segments(), K2: spots, Batch: spots,
	}
	for i := 0; i < len(settings.Nonce); i += 8 {
		binary.BigEndian.PutUint64(settings.Nonce[i:], s.rng.Uint64())
	}
	if settings.Settlement, err = m.settlement.Hash(); err != nil {
		return err
	}
	if s.terms, err = job.Terms(s.prog, roots, settings); err != nil {
		return err
	}
	var posted *contracts.Receipt
	if m.job, posted, err = m.buyer.Post(ctx, s.terms, &m.settlement); err != nil {
		return err
	}
	s.result.JobID = fmt.Sprintf("0x%x", m.job)
	s.Say("")
	s.Say("THE OFFER")
	s.Say("  job %s", s.result.JobID)
	s.tell("the buyer pays %d in", posted, payment)

	// The executor recomputes what it would bind itself to.
	if _, err := m.executor.CheckPosted(ctx, s.terms, &m.settlement, s.prog); err != nil {
		return err
	}
	own := executor.Roots{Program: s.terms.ProgramRoot, Model: s.terms.ModelRoot, Input: s.terms.InputRoot, Checkpoint0: s.terms.Checkpoint0}
	if roots != own {
		return fmt.Errorf("%w: the roots are others", job.ErrTerms)
	}
	accepted, err := m.executor.Accept(ctx, m.job)
	if err != nil {
		return err
	}
	s.tell("the executor recomputes the roots and stakes %d", accepted, stake)
	return nil
}

// commit puts the claim on chain; the buyer says that it has the data, unless it got none.
func (s *story) commit(ctx context.Context) error {
	m := s.market
	r, err := m.executor.Commit(ctx, m.job, s.prover.Claim)
	if err != nil {
		return err
	}
	s.tell("committed: the list of %d checkpoints and %d trace roots", r, len(s.prover.Claim.Checkpoints), len(s.prover.Claim.TraceRoots))
	if s.Adversary == "withhold" {
		s.Say("  the executor serves no data; the buyer does not sign for it")
		return nil
	}
	if err := m.buyer.CheckCommitment(ctx, m.job, s.prover.Claim); err != nil {
		return err
	}
	if r, err = m.buyer.Acknowledge(ctx, m.job, nil); err != nil {
		return err
	}
	s.signed = true
	s.tell("the buyer signs that it has the data", r)
	return nil
}

// tell is a line about a transaction.
func (s *story) tell(format string, r *contracts.Receipt, args ...any) {
	s.Say("  "+format+" (%s gas)", append(args, thousands(r.GasUsed))...)
}

func thousands(n uint64) string {
	digits := fmt.Sprint(n)
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(d)
	}
	return b.String()
}

// lapse lets the deadline of the present state pass and pushes the job on.
func (s *story) lapse(ctx context.Context) error {
	m := s.market
	j, err := m.client.Job(ctx, m.job)
	if err != nil {
		return err
	}
	due := j.Due
	if j.DemandBy != 0 {
		due = j.DemandBy
	}
	if err := m.chain.AdvanceTo(ctx, due+1); err != nil {
		return err
	}
	r, err := m.buyer.Lapse(ctx, m.job)
	if err != nil {
		return err
	}
	s.tell("the deadline passes; anybody may say so", r)
	return nil
}

// demand makes the executor post the result's bytes, which it does not.
func (s *story) demand(ctx context.Context) error {
	r, err := s.market.buyer.Demand(ctx, s.market.job)
	if err != nil {
		return err
	}
	s.tell("the buyer demands the result's bytes on chain", r)
	s.refuse("demand", "the executor withholds the result")
	return s.lapse(ctx)
}

// pin demands the proof of one element that the audit found wrong; nobody can give it.
func (s *story) pin(ctx context.Context, p claim.Pin) error {
	m := s.market
	e := contracts.Element{Segment: uint32(p.Segment), Step: uint32(p.Step), Instruction: uint32(p.Instruction), Element: p.Element}
	var salt [32]byte
	for i := 0; i < len(salt); i += 8 {
		binary.BigEndian.PutUint64(salt[i:], s.rng.Uint64())
	}
	bond, err := m.client.Bond(ctx, m.job)
	if err != nil {
		return err
	}
	number, r, err := m.buyer.CommitPin(ctx, m.job, contracts.PinHash(m.world.Escrow, m.job, m.buyer.Address(), e, salt), new(big.Int).Add(bond, big.NewInt(500))) // headroom: others may pin in the same block
	if err != nil {
		return err
	}
	s.tell("the buyer commits to a pin, bond %v", r, bond)
	if err := m.chain.Advance(blockTime); err != nil { // a pin is revealed in a later block, so that nobody can put himself in front
		return err
	}
	if r, err = m.buyer.RevealPin(ctx, m.job, number, e, s.prog, salt); err != nil {
		return err
	}
	s.tell("and reveals it: the executor must prove exactly this element", r)
	p.Number = uint64(number)
	if err := s.impossible(p); err != nil {
		return err
	}
	pinned, err := m.client.Pin(ctx, m.job, number)
	if err != nil {
		return err
	}
	if err := m.chain.AdvanceTo(ctx, pinned.Due+1); err != nil {
		return err
	}
	if r, err = m.buyer.LapsePin(ctx, m.job, number); err != nil {
		return err
	}
	s.tell("the answer's deadline passes", r)
	if r, err = m.buyer.Reclaim(ctx, m.job, number); err != nil {
		return err
	}
	s.tell("the buyer takes its bond back", r)
	return nil
}

// settle ends an honest job: the window passes, the executor is paid.
func (s *story) settle(ctx context.Context) error {
	m := s.market
	j, err := m.client.Job(ctx, m.job)
	if err != nil {
		return err
	}
	if err := m.chain.AdvanceTo(ctx, j.Due+1); err != nil {
		return err
	}
	r, err := m.executor.Settle(ctx, m.job)
	if err != nil {
		return err
	}
	s.tell("the window passes without a pin", r)
	return nil
}

// Payments say who has what in the end, in test tokens.
type Payments struct {
	ExecutorPaid   int64 `json:"executor_paid"`
	BuyerRefunded  int64 `json:"buyer_refunded"`
	StakeReturned  int64 `json:"stake_returned"`
	StakeBurned    int64 `json:"stake_burned"`
	BuyerBondsLost int64 `json:"buyer_bonds_lost"`
}

// pay lets everybody withdraw, and reads the outcome from the chain.
func (s *story) pay(ctx context.Context) error {
	m := s.market
	s.Say("")
	s.Say("THE MONEY")
	dead := [20]byte{18: 0xde, 19: 0xad}
	for _, w := range []struct {
		token, account [20]byte
		name           string
	}{
		{m.world.Payment, m.executor.Address(), "executor's payment"}, {m.world.Payment, m.buyer.Address(), "buyer's refund"},
		{m.world.Stake, m.executor.Address(), "executor's stake"}, {m.world.Stake, m.buyer.Address(), "buyer's bonds"}, {m.world.Stake, dead, "burned stake"},
	} {
		owed, err := m.client.Credit(ctx, w.token, w.account)
		if err != nil {
			return err
		}
		if owed.Sign() == 0 {
			continue
		}
		r, err := m.buyer.Withdraw(ctx, w.token, w.account) // anyone may
		if err != nil {
			return err
		}
		s.result.Gas["withdraw "+w.name] = r.GasUsed
		s.tell("%s: %v", r, w.name, owed)
	}
	delete(s.result.Gas, "withdraw") // each has a name of its own
	balance := func(token, account [20]byte) (n int64, err error) {
		b, err := m.client.Balance(ctx, token, account)
		if err == nil {
			n = b.Int64()
		}
		return n, err
	}
	var err error
	p := &s.result.Payments
	if p.ExecutorPaid, err = balance(m.world.Payment, m.executor.Address()); err != nil {
		return err
	}
	if p.BuyerRefunded, err = balance(m.world.Payment, m.buyer.Address()); err != nil {
		return err
	}
	if p.StakeReturned, err = balance(m.world.Stake, m.executor.Address()); err != nil {
		return err
	}
	if p.StakeBurned, err = balance(m.world.Stake, dead); err != nil {
		return err
	}
	left, err := balance(m.world.Stake, m.buyer.Address())
	if err != nil {
		return err
	}
	p.BuyerBondsLost = bonds - left
	j, err := m.client.Job(ctx, m.job)
	if err != nil {
		return err
	}
	if !j.State.Final() {
		return fmt.Errorf("the job ends as %s", j.State)
	}
	s.result.Outcome = strings.ToLower(j.State.String())
	return nil
}
