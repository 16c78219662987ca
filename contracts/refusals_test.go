package contracts_test

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/ethereum/go-ethereum/common"

	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/contracts/revert"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/program"
)

// drawn brings a new job to its proofs.
func (w *world) drawn() {
	w.another(nil)
	w.post()
	w.accept()
	w.commit()
	w.draw()
}

// refusals provoke the contracts' errors on a chain, each with its arguments.
var refusals = []struct {
	name string
	run  func(w *world)
}{
	{"post", func(w *world) {
		w.another(nil)
		post := func() (any, error) { _, r, err := w.buyer.Post(w.ctx, &w.terms, &w.settlement); return r, err }
		w.ok(w.buyer.Approve(w.ctx, w.Payment, big.NewInt(1)))
		w.refuse(&revert.ERC20InsufficientAllowance{Spender: w.Escrow, Allowance: big.NewInt(1), Needed: w.settlement.Payment})(post())
		w.ok(w.buyer.Approve(w.ctx, w.Payment, big.NewInt(1e9)))
		w.post()
		w.refuse(&revert.AlreadyPosted{Job: w.job})(post())
		w.another(func(t *claim.Terms, _ *contracts.Settlement) { t.K1 = 2 })
		w.refuse(&revert.BadTerms{Field: "k1"})(post())
		w.another(func(t *claim.Terms, s *contracts.Settlement) { t.K1, s.Stake = 4, new(big.Int) })
		w.refuse(&revert.BadTerms{Field: "stake"})(post())
		w.another(func(_ *claim.Terms, s *contracts.Settlement) { s.Stake, s.PaymentToken = big.NewInt(5_000), w.Stake })
		w.refuse(&revert.UnknownToken{Token: w.Stake})(post())
		w.another(func(t *claim.Terms, s *contracts.Settlement) {
			s.PaymentToken, t.KeyHashes.Sampled = w.Payment, t.KeyHashes.Pinned
		})
		w.refuse(&revert.UnknownCircuit{KeyHash: w.terms.KeyHashes.Pinned})(post())
		if err := w.client.CheckTerms(w.ctx, &w.terms, &w.settlement); !errors.Is(err, &revert.UnknownCircuit{KeyHash: w.terms.KeyHashes.Pinned}) {
			w.t.Errorf("CheckTerms: %v", err)
		}
		name := w.terms.Beacon.Name
		w.another(func(t *claim.Terms, _ *contracts.Settlement) {
			t.KeyHashes.Sampled, t.Beacon.Name = w.sampled.vk.Hash(), "another"
		})
		w.refuse(&revert.UnknownBeacon{Beacon: contracts.BeaconID(w.terms.Beacon)})(post())
		w.another(func(t *claim.Terms, s *contracts.Settlement) { t.Beacon.Name, s.AcceptBy = name, w.now()-1 })
		w.refuse(&revert.TooLate{Until: w.settlement.AcceptBy})(post())
		w.another(nil)
		if err := w.client.CheckTerms(w.ctx, &w.terms, &w.settlement); err != nil {
			w.t.Error(err)
		}
	}},
	{"open", func(w *world) {
		w.another(nil)
		w.post()
		w.refuse(&revert.WrongCaller{Want: w.buyer.Address()})(w.watcher.Cancel(w.ctx, w.job))
		w.refuse(&revert.WrongState{State: uint8(contracts.Open)})(w.executor.Commit(w.ctx, w.job, w.claim))
		w.refuse(&revert.TooEarly{From: w.settlement.AcceptBy + 1})(w.watcher.Lapse(w.ctx, w.job))
		w.refuse(&revert.NoCredit{})(w.watcher.Withdraw(w.ctx, w.Payment, w.reader.Address()))
		w.ok(w.buyer.Cancel(w.ctx, w.job))
		w.state(contracts.Cancelled)
		w.ok(w.buyer.Withdraw(w.ctx, w.Payment, w.buyer.Address()))
		_, err := w.client.CheckPosted(w.ctx, &w.terms, &w.settlement, w.program)
		must(w.t, err)
	}},
	{"attestation", func(w *world) {
		var registry, attester = w.Registry, w.watcher.Address()
		w.another(func(_ *claim.Terms, s *contracts.Settlement) { s.Registry = registry })
		w.post()
		w.refuse(&revert.NotAttested{Executor: w.executor.Address()})(w.executor.Accept(w.ctx, w.job))
		role := common.HexToHash("0x")
		w.refuse(&revert.AccessControlUnauthorizedAccount{Account: attester, NeededRole: role})(w.watcher.NameAttester(w.ctx, registry, attester, "me"))
		w.refuse(&revert.NoName{})(w.admin.NameAttester(w.ctx, registry, attester, ""))
		w.ok(w.admin.NameAttester(w.ctx, registry, attester, "watcher"))
		w.refuse(&revert.AttesterExists{Attester: attester})(w.admin.NameAttester(w.ctx, registry, attester, "watcher"))
		if got := must1(w.client.Attesters(w.ctx, registry))(w.t); len(got) != 1 || got[0] != (contracts.Attester{Address: attester, Name: "watcher"}) {
			w.t.Errorf("attesters %v", got)
		}
		w.refuse(&revert.ExpiryPassed{Until: 1})(w.watcher.AcceptExecutor(w.ctx, registry, w.executor.Address(), 1, [32]byte{1}))
		w.refuse(&revert.NotAccepted{Executor: w.executor.Address()})(w.watcher.RevokeExecutor(w.ctx, registry, w.executor.Address(), "why"))
		until := w.now() + 10_000
		w.ok(w.watcher.AcceptExecutor(w.ctx, registry, w.executor.Address(), until, [32]byte{1}))
		if a := must1(w.client.AcceptanceOf(w.ctx, registry, w.executor.Address(), attester))(w.t); a.Until != until || a.Evidence != [32]byte{1} {
			w.t.Errorf("acceptance %+v", a)
		}
		if ok := must1(w.client.IsAccepted(w.ctx, registry, w.executor.Address(), w.now()))(w.t); !ok {
			w.t.Error("not accepted")
		}
		w.accept()
		w.refuse(&revert.StillAttested{Executor: w.executor.Address()})(w.executor.Resign(w.ctx, w.job))
		w.ok(w.watcher.RevokeExecutor(w.ctx, registry, w.executor.Address(), "driver patched"))
		w.refuse(&revert.NotAttested{Executor: w.executor.Address()})(w.executor.Commit(w.ctx, w.job, w.claim))
		w.ok(w.executor.Resign(w.ctx, w.job))
		w.state(contracts.Refunded)
		w.refuse(&revert.NoReason{})(w.admin.RemoveAttester(w.ctx, registry, attester, ""))
		w.ok(w.admin.RemoveAttester(w.ctx, registry, attester, "test over"))
		w.another(func(_ *claim.Terms, s *contracts.Settlement) { s.Registry = [20]byte{} })
	}},
	{"commit", func(w *world) {
		w.another(nil)
		w.post()
		w.accept()
		short := *w.claim
		short.Checkpoints = w.claim.Checkpoints[:3]
		w.refuse(&revert.WrongCount{Got: big.NewInt(2), Want: big.NewInt(3)})(w.executor.Commit(w.ctx, w.job, &short))
		w.refuse(&revert.WrongCaller{Want: w.executor.Address()})(w.watcher.Commit(w.ctx, w.job, w.claim))
		due := w.state(contracts.Accepted).Due
		w.advance(due + 1)
		w.refuse(&revert.TooLate{Until: due})(w.executor.Commit(w.ctx, w.job, w.claim))
		w.ok(w.watcher.Lapse(w.ctx, w.job))
		w.state(contracts.Slashed)
	}},
	{"draw", func(w *world) {
		w.another(nil)
		w.post()
		w.accept()
		w.commit()
		listRoot, roots, err := w.client.Commitment(w.ctx, w.job)
		must(w.t, err)
		another, err := w.readerKey.SignRead(w.ChainID+1, w.Escrow, w.job, listRoot, roots)
		must(w.t, err)
		w.refuse(&revert.WrongSignature{})(w.watcher.Acknowledge(w.ctx, w.job, another))
		w.acknowledge()
		w.refuse(&revert.AlreadyAcknowledged{})(w.reader.Acknowledge(w.ctx, w.job, nil))
		j := w.state(contracts.Committed)
		from := j.ReadBy + uint64(w.settlement.SafetyDelay)
		w.refuse(&revert.TooEarly{From: from})(w.watcher.Draw(w.ctx, w.job, w.sign(j.Round)))
		w.advance(from)
		w.refuse(&revert.SignatureRefused{})(w.watcher.Draw(w.ctx, w.job, w.sign(j.Round+1)))
		w.draw()
	}},
	{"prove", func(w *world) {
		w.drawn()
		good := w.sampledProof(1, 1)
		bad := *good
		bad.Batch = 2
		w.refuse(&revert.NoSuchBatch{Segment: 1, Batch: 2})(w.executor.Prove(w.ctx, w.job, w.claim, &bad))
		bad.Batch = 0
		// The verifier's own, not the escrow's: it never says no without a reason.
		w.refuse(&revert.ProofRefused{})(w.executor.Prove(w.ctx, w.job, w.claim, &bad))
		bad = *good
		bad.Proof = good.Proof[:383]
		w.refuse(&revert.ProofLength{Length: big.NewInt(383)})(w.executor.Prove(w.ctx, w.job, w.claim, &bad))
		bad.Proof = slices.Clone(good.Proof)
		for i := range 32 {
			bad.Proof[i] = 0xff
		}
		w.refuse(&revert.ProofCoordinate{Element: new(big.Int)})(w.executor.Prove(w.ctx, w.job, w.claim, &bad))

		other := *w.claim
		other.Checkpoints = slices.Clone(w.claim.Checkpoints)
		other.Checkpoints[2] = fr.NewElement(5)
		w.refuse(&revert.WrongPath{Index: big.NewInt(1)})(w.executor.Prove(w.ctx, w.job, &other, good))
		other.Checkpoints = slices.Clone(w.claim.Checkpoints)
		other.Checkpoints[0] = fr.NewElement(5)
		w.refuse(&revert.WrongCheckpoint0{})(w.executor.Prove(w.ctx, w.job, &other, w.sampledProof(0, 0)))

		w.ok(w.executor.Prove(w.ctx, w.job, w.claim, good))
		w.refuse(&revert.AlreadyProven{Segment: 1, Batch: 1})(w.executor.Prove(w.ctx, w.job, w.claim, good))
		w.refuse(&revert.WrongState{State: uint8(contracts.Drawn)})(w.watcher.Settle(w.ctx, w.job))
		due := w.state(contracts.Drawn).Due
		w.advance(due + 1)
		w.refuse(&revert.TooLate{Until: due})(w.executor.Prove(w.ctx, w.job, w.claim, w.sampledProof(0, 0)))
		w.ok(w.watcher.Lapse(w.ctx, w.job))
		w.state(contracts.Slashed)
	}},
	{"pins", func(w *world) {
		w.drawn()
		w.prove()
		e := contracts.Element{Segment: 1, Instruction: 1, Element: 2}
		salt := [32]byte{7}
		hash := func(e contracts.Element) [32]byte {
			return contracts.PinHash(w.Escrow, w.job, w.watcher.Address(), e, salt)
		}
		commit := func(e contracts.Element, bond int64) (uint32, error) {
			n, _, err := w.watcher.CommitPin(w.ctx, w.job, hash(e), big.NewInt(bond))
			return n, err
		}
		reveal := func(n uint32, e contracts.Element, p *program.Program) (*contracts.Receipt, error) {
			return w.watcher.RevealPin(w.ctx, w.job, n, e, p, salt)
		}
		w.refuse(&revert.BondTooHigh{Bond: big.NewInt(100)})(commit(e, 99))
		n := must1(commit(e, 100))(w.t)
		p := must1(w.client.Pin(w.ctx, w.job, n))(w.t)
		w.refuse(&revert.TooEarly{From: p.CommittedAt + 1})(reveal(n, e, w.program))
		w.advance(p.CommittedAt + 1)
		w.refuse(&revert.WrongReveal{})(reveal(n, contracts.Element{Segment: 2, Instruction: 1}, w.program))
		w.refuse(&revert.WrongPinState{State: uint8(contracts.NoPin)})(reveal(n+1, e, w.program))
		none := contracts.Element{Segment: 1, Instruction: 1, Element: 1 << 40}
		m := must1(commit(none, 150))(w.t)
		w.advance(w.now() + 1)
		w.refuse(&revert.NoSuchElement{})(reveal(m, none, w.program))
		w.ok(reveal(n, e, w.program))
		proof := w.pinnedProof(n, 3)
		wrong := *proof
		wrong.Statement.Value = 4
		w.refuse(&revert.ProofRefused{})(w.executor.AnswerPin(w.ctx, w.job, w.claim, &wrong))
		w.advance(w.state(contracts.Window).Due + 1)
		w.refuse(&revert.Unanswered{})(w.watcher.Settle(w.ctx, w.job))
		w.ok(w.watcher.LapsePin(w.ctx, w.job, m))
		due := must1(w.client.Pin(w.ctx, w.job, n))(w.t).Due
		w.refuse(&revert.TooLate{Until: due})(w.executor.AnswerPin(w.ctx, w.job, w.claim, proof))
		r := w.ok(w.watcher.LapsePin(w.ctx, w.job, n))
		if len(r.Events) != 1 || r.Events[0].Name != "Slashed" {
			w.t.Errorf("events %+v", r.Events)
		}
		w.state(contracts.Slashed)
		w.ok(w.watcher.Reclaim(w.ctx, w.job, n))
		w.refuse(&revert.WrongPinState{State: uint8(contracts.Closed)})(w.watcher.Reclaim(w.ctx, w.job, n))
	}},
	{"demand", func(w *world) {
		w.another(func(_ *claim.Terms, s *contracts.Settlement) { s.ResultBytes = 0 })
		w.post()
		w.accept()
		w.commit()
		w.refuse(&revert.NoResult{})(w.buyer.Demand(w.ctx, w.job))
		w.another(func(_ *claim.Terms, s *contracts.Settlement) { s.Describe(w.program, true) })
		w.post()
		w.accept()
		w.commit()
		w.refuse(&revert.NotDemanded{})(w.executor.Serve(w.ctx, w.job, nil))
		w.refuse(&revert.WrongCaller{Want: w.buyer.Address()})(w.watcher.Demand(w.ctx, w.job))
		w.ok(w.reader.Demand(w.ctx, w.job))
		w.refuse(&revert.AlreadyDemanded{})(w.buyer.Demand(w.ctx, w.job))
		want := new(big.Int).SetUint64(w.settlement.ResultBytes * w.terms.Steps)
		w.refuse(&revert.WrongLength{Got: big.NewInt(1), Want: want})(w.executor.Serve(w.ctx, w.job, []byte{1}))
		j := w.state(contracts.Committed)
		if j.DemandBy == 0 || j.Demander != w.reader.Address() || j.Served {
			w.t.Errorf("job %+v", j)
		}
		w.advance(j.DemandBy + 1)
		w.ok(w.watcher.Lapse(w.ctx, w.job))
		w.state(contracts.Slashed)
	}},
}

func TestRefusals(t *testing.T) {
	w := newChain(t)
	for _, c := range refusals {
		t.Run(c.name, func(t *testing.T) { w.t = t; c.run(w) })
	}
	w.t = t
}

// TestRefusalsInWords holds the message of an error that a person reads.
func TestRefusalsInWords(t *testing.T) {
	w := newChain(t)
	w.post()
	_, err := w.watcher.Settle(w.ctx, w.job)
	if want := "contracts: settle: WrongState(state: 1): the job is open"; fmt.Sprint(err) != want {
		t.Errorf("got %v, want %s", err, want)
	}
	if state, ok := errors.AsType[*revert.WrongState](err); !ok || contracts.State(state.State) != contracts.Open {
		t.Errorf("%v is no WrongState", err)
	}
	if errors.Is(err, &revert.WrongState{State: uint8(contracts.Drawn)}) || errors.Is(err, &revert.WrongPinState{State: 1}) {
		t.Errorf("%v is an error that it is not", err)
	}
	_, err = w.watcher.AcceptExecutor(w.ctx, w.Registry, w.executor.Address(), 1<<40, [32]byte{})
	if !strings.Contains(fmt.Sprint(err), "AccessControlUnauthorizedAccount(account: 0x") {
		t.Errorf("got %v", err)
	}
}
