package contracts_test

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/contracts/bindings"
)

// mainPath carries a job out: a pin answered, the result demanded and served, the
// executor paid. It returns the names of the escrow's events in their order.
func mainPath(w *world) []string {
	t := w.t
	from := must1(w.client.Block(w.ctx))(t) + 1
	first := len(w.receipts)
	w.post()
	w.accept()
	w.commit()
	w.acknowledge()
	w.draw()
	w.prove()
	n := w.pin(contracts.Element{Segment: 1, Step: 1, Instruction: 1, Element: 2})
	w.ok(w.executor.AnswerPin(w.ctx, w.job, w.claim, w.pinnedProof(n, -77)))
	pins := must1(w.client.Pins(w.ctx, w.job))(t)
	if len(pins) != 1 || pins[0].State != contracts.Closed || !pins[0].Answered || pins[0].Value != -77 {
		t.Errorf("pins %+v", pins[0])
	}
	w.ok(w.buyer.Demand(w.ctx, w.job))
	result := make([]byte, w.settlement.ResultBytes*w.terms.Steps)
	result[3] = 9
	w.ok(w.executor.Serve(w.ctx, w.job, result))
	if got := must1(w.client.Result(w.ctx, w.job))(t); !slices.Equal(got, result) {
		t.Errorf("served %x", got)
	}
	w.advance(w.state(contracts.Window).Due + 1)
	w.ok(w.watcher.Settle(w.ctx, w.job))
	w.state(contracts.Settled)

	w.credit(w.Payment, w.executor.Address(), 1_000_000)
	w.credit(w.Stake, w.executor.Address(), 5_000+50+400)
	w.credit(w.Stake, contracts.Dead, 50)
	before := must1(w.client.Balance(w.ctx, w.Payment, w.executor.Address()))(t)
	w.ok(w.watcher.Withdraw(w.ctx, w.Payment, w.executor.Address()))
	after := must1(w.client.Balance(w.ctx, w.Payment, w.executor.Address()))(t)
	if paid := new(big.Int).Sub(after, before); paid.Cmp(w.settlement.Payment) != 0 {
		t.Errorf("paid %v", paid)
	}
	w.credit(w.Payment, w.executor.Address(), 0)

	// The log tells the same story as the receipts, of this job and of all.
	to := must1(w.client.Block(w.ctx))(t)
	var names []string
	var fromReceipts []contracts.Event
	for _, r := range w.receipts[first:] {
		fromReceipts = append(fromReceipts, r.Events...)
	}
	all := must1(w.client.Events(w.ctx, from, to, nil))(t)
	if len(all) != len(fromReceipts) {
		t.Fatalf("%d events in the log, %d in receipts", len(all), len(fromReceipts))
	}
	for i, e := range all {
		if r := fromReceipts[i]; e.Name != r.Name || e.Tx != r.Tx || e.Job != r.Job {
			t.Errorf("event %d is %s in the log and %s in the receipt", i, e.Name, r.Name)
		}
		names = append(names, e.Name)
	}
	if own := must1(w.client.Events(w.ctx, from, to, &w.job))(t); len(own) != len(all)-1 {
		t.Errorf("%d events of the job, %d of all", len(own), len(all))
	}
	if p, ok := all[0].Data.(*bindings.EscrowPosted); !ok || p.AcceptBy != w.settlement.AcceptBy || all[0].Job != w.job {
		t.Errorf("first event %+v", all[0])
	}
	return names
}

func must1[T any](x T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		must(t, err)
		return x
	}
}

// story is what the log of the main path says on every chain.
var story = strings.Fields(`Posted Accepted Committed Acknowledged Drawn BatchProven BatchProven BatchProven BatchProven BatchProven
	BatchProven WindowOpened PinCommitted PinRevealed PinAnswered ResultDemanded ResultServed WindowOpened Settled Withdrawn`)

func TestMainPath(t *testing.T) {
	w := newChain(t)
	if got := mainPath(w); !slices.Equal(got, story) {
		t.Errorf("events %v, want %v", got, story)
	}
	gas := make(map[string]uint64)
	for _, r := range w.receipts {
		gas[r.Name] = max(gas[r.Name], r.GasUsed)
	}
	for name, used := range gas {
		t.Logf("gas of %s: %d", name, used)
		if strings.HasPrefix(name, "prove") && used > 420_000 {
			t.Errorf("%s took %d gas", name, used)
		}
	}
	// A proof's gas differs by a few zero bytes only.
	if _, ok := gas["prove 2/1"]; !ok || len(gas) < 15 {
		t.Errorf("names %v", gas)
	}

	// What a party learns from the chain alone.
	terms, settlement, err := w.client.Posted(w.ctx, w.job)
	must(t, err)
	if string(terms.Encode()) != string(w.terms.Encode()) {
		t.Errorf("terms %s\nwant %s", terms.Encode(), w.terms.Encode())
	}
	if got, want := must1(settlement.Hash())(t), w.terms.Settlement; got != want {
		t.Errorf("settlement %x, want %x", got, want)
	}
}
