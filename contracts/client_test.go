package contracts_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"testing"
	"time"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/contracts/bindings"
	"github.com/assay-protocol/assay/contracts/devchain"
	"github.com/assay-protocol/assay/contracts/revert"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// liar answers one call of the escrow with other bytes.
type liar struct {
	contracts.Backend
	selector []byte
	answer   func([]byte) []byte
}

func (l *liar) CallContract(ctx context.Context, msg ethereum.CallMsg, block *big.Int) ([]byte, error) {
	out, err := l.Backend.CallContract(ctx, msg, block)
	if err == nil && bytes.HasPrefix(msg.Data, l.selector) {
		out = l.answer(out)
	}
	return out, err
}

// TestAnotherJob lets each part of a job's documents contradict the escrow.
func TestAnotherJob(t *testing.T) {
	w := newChain(t)
	for _, c := range []struct {
		name   string
		change func(*claim.Terms, *contracts.Settlement)
		want   error
	}{
		{"chain", func(t *claim.Terms, _ *contracts.Settlement) { t.ChainID++ }, contracts.ErrChainID},
		{"escrow", func(t *claim.Terms, _ *contracts.Settlement) { t.Escrow[3]++ }, contracts.ErrEscrow},
		{"buyer", func(t *claim.Terms, _ *contracts.Settlement) { t.Buyer[3]++ }, contracts.ErrBuyer},
		{"settlement's hash", func(t *claim.Terms, _ *contracts.Settlement) { t.Settlement[3]++ }, contracts.ErrSettlement},
		{"settlement", func(_ *claim.Terms, s *contracts.Settlement) { s.Window++ }, contracts.ErrSettlement},
		{"no amount", func(_ *claim.Terms, s *contracts.Settlement) { s.Payment = nil }, contracts.ErrAmount},
		{"negative amount", func(_ *claim.Terms, s *contracts.Settlement) { s.Stake = big.NewInt(-1) }, contracts.ErrAmount},
		{"large amount", func(_ *claim.Terms, s *contracts.Settlement) { s.PinBond = new(big.Int).Lsh(big.NewInt(1), 96) }, contracts.ErrAmount},
	} {
		terms, settlement := w.terms, w.settlement
		c.change(&terms, &settlement)
		if _, r, err := w.buyer.Post(w.ctx, &terms, &settlement); !errors.Is(err, c.want) || r != nil {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
	}

	// A contract that computes another id than Go.
	parsed, err := bindings.EscrowMetaData.ParseABI()
	must(t, err)
	lying := &liar{w.backend, parsed.Methods["jobId"].ID, func(b []byte) []byte { b[31] ^= 1; return b }}
	client, err := contracts.New(w.ctx, lying, w.ChainID, w.Escrow)
	must(t, err)
	keys, err := devchain.Keys("contracts", 2)
	must(t, err)
	if _, _, err := client.As(keys[1]).Post(w.ctx, &w.terms, &w.settlement); !errors.Is(err, contracts.ErrJobID) {
		t.Errorf("got %v, want ErrJobID", err)
	}

	// What the provider checks.
	if _, err := w.client.CheckPosted(w.ctx, &w.terms, &w.settlement, w.program); !errors.Is(err, &revert.WrongState{State: uint8(contracts.None)}) {
		t.Errorf("a job that is not posted: %v", err)
	}
	w.post()
	lying.selector = parsed.Methods["termsOf"].ID
	for i := range 45 {
		lying.answer = func(b []byte) []byte { b[32*i+31] ^= 1; return b }
		if _, err := client.CheckPosted(w.ctx, &w.terms, &w.settlement, w.program); !errors.Is(err, contracts.ErrPosted) {
			t.Errorf("word %d of the posted terms: %v", i, err)
		}
	}
	w.another(func(_ *claim.Terms, s *contracts.Settlement) {
		s.DemandBond, s.PinBondStep = new(big.Int), big.NewInt(0)
	})
	w.settlement.PinBond = big.NewInt(1_000)
	w.seal()
	w.post()
	if _, err := w.client.CheckPosted(w.ctx, &w.terms, &w.settlement, w.program); err != nil {
		t.Errorf("amounts of 0: %v", err)
	}
	w.another(func(_ *claim.Terms, s *contracts.Settlement) { s.Tensors[0]++ })
	w.post()
	if _, err := w.client.CheckPosted(w.ctx, &w.terms, &w.settlement, w.program); !errors.Is(err, contracts.ErrOutline) {
		t.Errorf("another program's tensors: %v", err)
	}
	w.another(func(t *claim.Terms, s *contracts.Settlement) { t.Leaves.Work++; s.Describe(w.program, true) })
	w.post()
	if _, err := w.client.CheckPosted(w.ctx, &w.terms, &w.settlement, w.program); !errors.Is(err, claim.ErrValue) {
		t.Errorf("another program's leaves: %v", err)
	}
}

func TestNew(t *testing.T) {
	w := newChain(t)
	if _, err := contracts.New(w.ctx, w.backend, 31337, w.Escrow); !errors.Is(err, contracts.ErrChainID) {
		t.Errorf("another chain: %v", err)
	}
	for _, at := range [][20]byte{{1}, w.Payment} {
		if _, err := contracts.New(w.ctx, w.backend, w.ChainID, at); err == nil {
			t.Errorf("%x is an escrow", at)
		}
	}
	if _, err := contracts.New(w.ctx, w.backend, w.ChainID, [20]byte{1}); !errors.Is(err, contracts.ErrNoContract) {
		t.Errorf("no contract: %v", err)
	}
	if w.client.ChainID() != devchain.ChainID || w.client.Escrow() != w.Escrow || w.client.Catalogue() != w.Catalogue || w.client.Verifier() != w.Verifier {
		t.Errorf("client of %x", w.client.Escrow())
	}
}

// TestAgreement compares what Go and the contracts compute.
func TestAgreement(t *testing.T) {
	w := newChain(t)
	w.post()
	w.accept()
	w.commit()
	view := func(out any, method string, args ...any) {
		t.Helper()
		parsed, err := bindings.EscrowMetaData.ParseABI()
		must(t, err)
		c := bind.NewBoundContract(w.Escrow, *parsed, w.backend, w.backend, w.backend)
		must(t, c.Call(nil, &[]any{out}, method, args...))
	}
	listRoot, traceRoots, err := w.client.Commitment(w.ctx, w.job)
	must(t, err)
	var digest, hash [32]byte
	view(&digest, "readDigest", w.job)
	if got := contracts.ReadDigest(w.ChainID, w.Escrow, w.job, listRoot, traceRoots); got != digest {
		t.Errorf("read digest %x, want %x", got, digest)
	}
	e := contracts.Element{Segment: 1, Step: 2, Instruction: 3, Element: 4}
	view(&hash, "pinHash", w.job, common.Address(w.watcher.Address()), bindings.IEscrowElement(e), [32]byte{5})
	if got := contracts.PinHash(w.Escrow, w.job, w.watcher.Address(), e, [32]byte{5}); got != hash {
		t.Errorf("pin hash %x, want %x", got, hash)
	}
	var dead common.Address
	view(&dead, "DEAD")
	if dead != contracts.Dead {
		t.Errorf("dead address %v", dead)
	}

	dev := beacon.Development()
	at := must1(w.client.Beacon(w.ctx, contracts.BeaconID(w.terms.Beacon)))(t)
	if at != w.Beacons[0] {
		t.Errorf("beacon at %x, want %x", at, w.Beacons[0])
	}
	if _, err := w.client.Beacon(w.ctx, [32]byte{1}); !errors.Is(err, contracts.ErrNoContract) {
		t.Errorf("an unknown beacon: %v", err)
	}
	genesis, period, err := w.client.BeaconTimes(w.ctx, at)
	if err != nil || int64(genesis) != dev.Genesis || int64(period) != dev.Period {
		t.Errorf("times %d, %d, %v", genesis, period, err)
	}
	for _, now := range []uint64{genesis, genesis + 1, genesis + 3, genesis + 1e9} {
		round := must1(w.client.RoundAt(w.ctx, at, now))(t)
		if want := must1(dev.RoundAt(int64(now)))(t); round != want {
			t.Errorf("round at %d: %d, want %d", now, round, want)
		}
		if got, want := must1(w.client.FirstRoundAfter(w.ctx, at, now, 7))(t), must1(dev.FirstRoundAfter(int64(now), 7))(t); got != want {
			t.Errorf("first round after %d: %d, want %d", now, got, want)
		}
		sig := w.sign(round)
		if got, want := must1(w.client.VerifySignature(w.ctx, at, round, sig))(t), must1(dev.Verify(round, sig))(t); got != want {
			t.Errorf("value of round %d: %x, want %x", round, got, want)
		}
	}
	if _, err := w.client.RoundAt(w.ctx, at, genesis-1); !errors.Is(err, &revert.NoSuchRound{}) {
		t.Errorf("before round 1: %v", err)
	}

	if d := must1(w.client.MinSafetyDelay(w.ctx))(t); d != devchain.MinSafetyDelay {
		t.Errorf("safety delay %d", d)
	}
	for token, want := range map[[20]byte][2]bool{w.Payment: {true, false}, w.Stake: {false, true}, {1}: {}} {
		if got := [2]bool{must1(w.client.PaymentToken(w.ctx, token))(t), must1(w.client.StakeToken(w.ctx, token))(t)}; got != want {
			t.Errorf("token %x: got %v, want %v", token, got, want)
		}
	}
	c, ok, err := w.client.Circuit(w.ctx, w.pinned.vk.Hash())
	if want := (contracts.Circuit{KeyHash: w.pinned.vk.Hash(), Pinned: true, Scheme: commit.Poseidon2, LeafBytes: w.terms.LeafBytes, Batch: 1}); err != nil || !ok || c != want {
		t.Errorf("circuit %+v, %v, %v", c, ok, err)
	}
	if _, ok, err := w.client.Circuit(w.ctx, [32]byte{1}); ok || err != nil {
		t.Errorf("an unknown circuit: %v, %v", ok, err)
	}
	if got := must1(w.client.KeyBytes(w.ctx, w.sampled.vk.Hash()))(t); !bytes.Equal(got, w.sampled.vk.Bytes()) {
		t.Error("the stored key is another")
	}
	if n := must1(w.client.PublicInputs(w.ctx, w.pinned.vk.Hash()))(t); n != 12 {
		t.Errorf("%d public inputs", n)
	}
	if at := must1(w.client.TimeOf(w.ctx, at, 8))(t); at != uint64(dev.Genesis+7*dev.Period) {
		t.Errorf("round 8 at %d", at)
	}
	if ok := must1(w.client.IsAcceptedBy(w.ctx, w.Registry, w.executor.Address(), w.watcher.Address(), w.now()))(t); ok {
		t.Error("accepted by no attester")
	}
	if got := must1(w.client.Allowance(w.ctx, w.Payment, w.buyer.Address()))(t); got.Int64() != 1e9-1e6 {
		t.Errorf("allowance %v", got)
	}

	other := *w.claim
	other.Checkpoints = append([]fr.Element{}, w.claim.Checkpoints...)
	other.Checkpoints[3] = fr.NewElement(1)
	if err := w.client.CheckCommitment(w.ctx, w.job, &other); !errors.Is(err, contracts.ErrCommitment) {
		t.Errorf("another checkpoint: %v", err)
	}
	other = *w.claim
	other.TraceRoots = append([]claim.TraceRoot{}, w.claim.TraceRoots...)
	other.TraceRoots[1].Root = fr.NewElement(1)
	if err := w.client.CheckCommitment(w.ctx, w.job, &other); !errors.Is(err, contracts.ErrCommitment) {
		t.Errorf("another trace root: %v", err)
	}
	other.TraceRoots = w.claim.TraceRoots[:2]
	if _, err := w.executor.Commit(w.ctx, w.job, &other); !errors.Is(err, contracts.ErrCommitment) {
		t.Errorf("a trace root less: %v", err)
	}
}

// TestRealProofs verifies proofs of the circuit under the committed development keys.
func TestRealProofs(t *testing.T) {
	chain, err := devchain.New("real", 1)
	must(t, err)
	defer chain.Close()
	ctx := t.Context()
	w, err := devchain.Deploy(ctx, chain, chain.Key(0), developmentCircuits(t))
	must(t, err)
	client, err := contracts.New(ctx, chain, w.ChainID, w.Escrow)
	must(t, err)
	var f struct {
		Proofs []struct {
			Circuit string
			Public  []string
			Proof   hexutil.Bytes
		}
	}
	must(t, json.Unmarshal(read(t, "test", "vectors", "spots.json"), &f))
	if len(f.Proofs) == 0 {
		t.Fatal("no proofs")
	}
	for _, p := range f.Proofs {
		vk, err := groth16.ParseVerifyingKey(read(t, "../circuits/keys/development", p.Circuit+".vk"))
		must(t, err)
		var public []fr.Element
		for _, s := range p.Public {
			x, err := commit.ParseElement(s)
			must(t, err)
			public = append(public, x)
		}
		if !must1(client.IsRegistered(ctx, vk.Hash()))(t) {
			t.Errorf("%s is not registered", p.Circuit)
		}
		if err := client.VerifyProof(ctx, vk.Hash(), p.Proof, public); err != nil {
			t.Errorf("%s: %v", p.Circuit, err)
		}
		public[len(public)-1].SetUint64(1)
		if err := client.VerifyProof(ctx, vk.Hash(), p.Proof, public); !errors.Is(err, &revert.ProofRefused{}) {
			t.Errorf("%s for another statement: %v", p.Circuit, err)
		}
		if err := client.VerifyProof(ctx, [32]byte{1}, p.Proof, public); !errors.Is(err, &revert.UnknownKey{KeyHash: [32]byte{1}}) {
			t.Errorf("an unknown key: %v", err)
		}
	}
	// Anybody may store a key.
	key := newTrapdoor(t, 2)
	r, err := client.As(chain.Key(0)).RegisterKey(ctx, key.vk.Bytes())
	if err != nil || r.Name != "register key" {
		t.Errorf("register: %v", err)
	}
	if got := must1(client.KeyBytes(ctx, key.vk.Hash()))(t); !bytes.Equal(got, key.vk.Bytes()) {
		t.Error("the stored key is another")
	}
	if _, err := client.As(chain.Key(0)).RegisterKey(ctx, []byte("ASSAYVK1")); !errors.Is(err, &revert.KeyLength{Length: big.NewInt(8)}) {
		t.Errorf("no key: %v", err)
	}
}

func TestUncompress(t *testing.T) {
	sig, err := beacon.DevelopmentSign(7)
	must(t, err)
	raw, err := contracts.Uncompress(sig)
	if err != nil || len(raw) != 96 || raw[0]&0xe0 != 0 {
		t.Fatalf("%x, %v", raw, err)
	}
	infinity := make([]byte, 48)
	infinity[0] = 0xc0
	flipped := bytes.Clone(sig)
	flipped[0] ^= 0x20
	if other, err := contracts.Uncompress(flipped); err != nil || bytes.Equal(other[48:], raw[48:]) || !bytes.Equal(other[:48], raw[:48]) {
		t.Errorf("the point's negative: %x, %v", other, err)
	}
	for name, c := range map[string]struct {
		b    []byte
		want error
	}{
		"short":        {sig[:47], beacon.ErrEncoding},
		"empty":        {nil, beacon.ErrEncoding},
		"uncompressed": {raw, beacon.ErrEncoding},
		"no flag":      {append([]byte{sig[0] &^ 0x80}, sig[1:]...), beacon.ErrEncoding},
		"infinity":     {infinity, beacon.ErrInfinity},
		"stray bits":   {append(bytes.Clone(infinity[:47]), 1), beacon.ErrEncoding},
		"unreduced":    {bytes.Repeat([]byte{0x9f}, 48), beacon.ErrEncoding},
	} {
		if _, err := contracts.Uncompress(c.b); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
}

// late lets time pass between the simulation of a transaction and its block.
type late struct {
	contracts.Backend
	pass func()
}

func (l *late) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	l.pass()
	return l.Backend.SendTransaction(ctx, tx)
}

// TestMinedAndFailed loses a race: the transaction costs gas, and its error is the
// contract's.
func TestMinedAndFailed(t *testing.T) {
	w := newChain(t)
	w.post()
	b := &late{w.backend, func() {}}
	client, err := contracts.New(w.ctx, b, w.ChainID, w.Escrow)
	must(t, err)
	var seen []contracts.Receipt
	client.Observe(func(r contracts.Receipt) { seen = append(seen, r) })
	keys, err := devchain.Keys("contracts", 3)
	must(t, err)
	b.pass = func() { w.advance(w.settlement.AcceptBy + 1) }
	r, err := client.As(keys[2]).Accept(w.ctx, w.job)
	if !errors.Is(err, &revert.TooLate{Until: w.settlement.AcceptBy}) {
		t.Errorf("got %v, want TooLate", err)
	}
	if r == nil || r.GasUsed == 0 || r.Name != "accept" || len(seen) != 1 {
		t.Errorf("receipt %+v, seen %d", r, len(seen))
	}
	w.state(contracts.Open)
}

// silent mines nothing.
type silent struct{ contracts.Backend }

func (silent) SendTransaction(context.Context, *types.Transaction) error { return nil }

func TestNeverMined(t *testing.T) {
	w := newChain(t)
	w.post()
	client, err := contracts.New(w.ctx, silent{w.backend}, w.ChainID, w.Escrow)
	must(t, err)
	keys, err := devchain.Keys("contracts", 2)
	must(t, err)
	ctx, cancel := context.WithTimeout(w.ctx, 100*time.Millisecond)
	defer cancel()
	if _, err := client.As(keys[1]).Cancel(ctx, w.job); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
}

// TestConcurrent sends from one account at once.
func TestConcurrent(t *testing.T) {
	w := newChain(t)
	before := must1(w.client.Balance(w.ctx, w.Payment, [20]byte{9}))(t)
	keys, err := devchain.Keys("contracts", 1)
	must(t, err)
	client, err := contracts.New(w.ctx, w.backend, w.ChainID, w.Escrow)
	must(t, err)
	account := client.As(keys[0])
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			if _, err := account.Mint(w.ctx, w.Payment, [20]byte{9}, big.NewInt(5)); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	after := must1(w.client.Balance(w.ctx, w.Payment, [20]byte{9}))(t)
	if new(big.Int).Sub(after, before).Int64() != 40 {
		t.Errorf("from %v to %v", before, after)
	}
}

func TestDeployRefusals(t *testing.T) {
	chain, err := devchain.New("deploy", 1)
	must(t, err)
	defer chain.Close()
	ctx := t.Context()
	if _, err := contracts.Deploy(ctx, chain, 1, chain.Key(0), contracts.Plan{}); !errors.Is(err, contracts.ErrChainID) {
		t.Errorf("another chain: %v", err)
	}
	mainnet := elsewhere{chain}
	plan := contracts.Plan{Beacons: []beacon.Beacon{beacon.Development()}, Administrator: [20]byte{1}}
	if _, err := contracts.Deploy(ctx, mainnet, 1, chain.Key(0), plan); !errors.Is(err, contracts.ErrPlan) {
		t.Errorf("the development beacon on chain 1: %v", err)
	}
	if _, err := contracts.DeployTestToken(ctx, mainnet, 1, chain.Key(0), "Test", "TEST"); !errors.Is(err, contracts.ErrPlan) {
		t.Errorf("a test token on chain 1: %v", err)
	}
	if _, err := devchain.Deploy(ctx, mainnet, chain.Key(0), nil); !errors.Is(err, devchain.ErrChain) {
		t.Errorf("devchain on chain 1: %v", err)
	}
	if _, err := contracts.Deploy(ctx, chain, devchain.ChainID, chain.Key(0), contracts.Plan{Circuits: []contracts.PlannedCircuit{{Key: []byte("no")}}}); !errors.Is(err, groth16.ErrKeyLength) {
		t.Errorf("no key: %v", err)
	}
	plan.Administrator = [20]byte{}
	if _, err := contracts.Deploy(ctx, chain, devchain.ChainID, chain.Key(0), plan); !errors.Is(err, &revert.ZeroAddress{}) {
		t.Errorf("no administrator: %v", err)
	}
	quicknet := contracts.Plan{Beacons: []beacon.Beacon{beacon.Quicknet()}, Administrator: [20]byte{1}}
	d, err := contracts.Deploy(ctx, chain, devchain.ChainID, chain.Key(0), quicknet)
	must(t, err)
	client, err := contracts.New(ctx, chain, d.ChainID, d.Escrow)
	must(t, err)
	q := beacon.Quicknet()
	if at := must1(client.Beacon(ctx, contracts.BeaconID(claim.BeaconKey{Name: q.Name, PublicKey: q.PublicKey[:]})))(t); at != d.Beacons[0] {
		t.Errorf("quicknet at %x, want %x", at, d.Beacons[0])
	}
	quicknet.Beacons[0].Period = 4
	if _, err := contracts.Deploy(ctx, chain, devchain.ChainID, chain.Key(0), quicknet); !errors.Is(err, &revert.NotItsTimes{}) {
		t.Errorf("quicknet of another period: %v", err)
	}
}

// elsewhere says that the chain is Ethereum's.
type elsewhere struct{ contracts.Backend }

func (elsewhere) ChainID(context.Context) (*big.Int, error) { return big.NewInt(1), nil }

func TestStates(t *testing.T) {
	want := "none open accepted committed stalled drawn window settled cancelled refunded slashed voided state(12)"
	var got, final string
	for s := contracts.None; s <= contracts.Voided+1; s++ {
		got += fmt.Sprint(s, " ")
		if s.Final() && s <= contracts.Voided {
			final += fmt.Sprint(s, " ")
		}
	}
	if got != want+" " || final != "settled cancelled refunded slashed voided " {
		t.Errorf("states %s, final %s", got, final)
	}
	if got := fmt.Sprint(contracts.NoPin, contracts.Hidden, contracts.Revealed, contracts.Closed, contracts.Closed+1); got != "none hidden revealed closed pin state(4)" {
		t.Errorf("pin states %s", got)
	}
	if _, err := contracts.NewKey([32]byte{}); !errors.Is(err, contracts.ErrKey) {
		t.Errorf("key 0: %v", err)
	}
}
