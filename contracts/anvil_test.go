package contracts_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/contracts/devchain"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
)

// anvil is a node of Foundry's on a loopback port, which the test stops.
type anvil struct {
	*ethclient.Client
	t   testing.TB
	rpc *rpc.Client
	url string
}

func startAnvil(t testing.TB, start uint64) *anvil {
	t.Helper()
	bin := filepath.Join("node_modules", ".bin", "anvil")
	if _, err := os.Stat(bin); err != nil {
		if os.Getenv("ASSAY_ALL") == "1" {
			t.Fatal("anvil is missing: npm ci --ignore-scripts in contracts")
		}
		t.Skip("needs anvil: npm ci --ignore-scripts in contracts")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	port := l.Addr().(*net.TCPAddr).Port
	must(t, l.Close())
	// npm's wrapper would outlive a kill of itself: run what it runs.
	cmd := exec.Command(nativeBinary(t, bin), "--host", "127.0.0.1", "--port", fmt.Sprint(port), "--chain-id", "31337", "--hardfork", "osaka",
		"--accounts", "1", "--timestamp", fmt.Sprint(start), "--silent")
	must(t, cmd.Start())
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	a := &anvil{t: t, url: fmt.Sprintf("http://127.0.0.1:%d", port)}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	a.rpc, err = rpc.DialContext(ctx, a.url)
	must(t, err)
	t.Cleanup(a.rpc.Close)
	a.Client = ethclient.NewClient(a.rpc)
	for {
		if _, err := a.ChainID(ctx); err == nil {
			return a
		} else if ctx.Err() != nil {
			t.Fatalf("anvil does not answer: %v", err)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// nativeBinary is the program that npm's anvil script starts.
func nativeBinary(t testing.TB, script string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join("node_modules", "@foundry-rs", "anvil-*", "bin", "anvil*"))
	must(t, err)
	if len(found) != 1 {
		t.Fatalf("%d programs behind %s", len(found), script)
	}
	return found[0]
}

func (a *anvil) call(method string, args ...any) {
	a.t.Helper()
	if err := a.rpc.Call(nil, method, args...); err != nil {
		a.t.Fatalf("%s: %v", method, err)
	}
}

// next sets the time of the next block.
func (a *anvil) next(t uint64) { a.call("evm_setNextBlockTimestamp", t) }

func (a *anvil) advance(t uint64) {
	a.t.Helper()
	h, err := a.HeaderByNumber(context.Background(), nil)
	must(a.t, err)
	if t > h.Time {
		a.next(t)
		a.call("evm_mine")
	}
}

func (a *anvil) fund(account common.Address) {
	a.call("anvil_setBalance", account, (*hexutil.Big)(devchain.Balance))
}

// TestAnvil runs the same path as TestMainPath, by the same client, and compares
// events and gas.
func TestAnvil(t *testing.T) {
	a := startAnvil(t, devchain.Start)
	keys, err := devchain.Keys("contracts", 6)
	must(t, err)
	for _, k := range keys {
		a.fund(k.Address())
	}
	node, err := contracts.Dial(t.Context(), a.url)
	must(t, err)
	defer node.Close()
	w := newWorld(t, node, keys, a.advance)
	if got := mainPath(w); !slices.Equal(got, story) {
		t.Errorf("events %v, want %v", got, story)
	}

	sim := newChain(t)
	mainPath(sim)
	if len(w.receipts) != len(sim.receipts) {
		t.Fatalf("%d transactions on anvil, %d on the simulated chain", len(w.receipts), len(sim.receipts))
	}
	for i, r := range w.receipts {
		s := sim.receipts[i]
		// Chain id, times and rounds differ, and with them the zero bytes of calldata,
		// hashes and proofs.
		if d := int64(r.GasUsed) - int64(s.GasUsed); r.Name != s.Name || d < -200 || d > 200 {
			t.Errorf("%s took %d gas on anvil; %s took %d on the simulated chain", r.Name, r.GasUsed, s.Name, s.GasUsed)
		}
	}
	for _, c := range refusals {
		t.Run(c.name, func(t *testing.T) { w.t = t; c.run(w) })
	}
}

// impersonated sends as an account whose key nobody has.
type impersonated struct {
	*anvil
	from   common.Address
	hashes map[common.Hash]common.Hash
}

func (b *impersonated) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	var hash common.Hash
	err := b.rpc.CallContext(ctx, &hash, "eth_sendTransaction", map[string]any{
		"from": b.from, "to": tx.To(), "gas": hexutil.Uint64(tx.Gas()), "input": hexutil.Bytes(tx.Data()), "nonce": hexutil.Uint64(tx.Nonce()),
	})
	b.hashes[tx.Hash()] = hash
	return err
}

func (b *impersonated) TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error) {
	if real, ok := b.hashes[hash]; ok {
		hash = real
	}
	return b.anvil.TransactionReceipt(ctx, hash)
}

// TestAnvilRealProofs carries out the job in test/vectors/escrow.json, with proofs
// of the circuit, where its addresses and times want it.
func TestAnvilRealProofs(t *testing.T) {
	var f struct {
		Words        []common.Hash `json:"job_id_words"`
		Job          common.Hash
		Settlement   []common.Hash
		Executor     common.Hash
		Acknowledged common.Hash `json:"acknowledged_at"`
		Checkpoints  []struct{ Element string }
		TraceRoots   []string `json:"trace_roots"`
		Proofs       []struct {
			Segment, Batch uint64
			Proof          hexutil.Bytes
		}
		Result hexutil.Bytes
	}
	must(t, json.Unmarshal(read(t, "test", "vectors", "escrow.json"), &f))
	u := func(h common.Hash) uint64 { return h.Big().Uint64() }
	addr := func(h common.Hash) [20]byte { return common.BytesToAddress(h[:]) }
	e := func(h common.Hash) contracts.Root {
		x, err := commit.ParseElement(h.Hex())
		must(t, err)
		return x
	}
	dev := beacon.Development()
	o := f.Words
	terms := &claim.Terms{
		ChainID: u(o[2]), Escrow: addr(o[3]), Buyer: addr(o[4]), Nonce: o[5], KeyHashes: claim.KeyHashes{Sampled: o[6], Pinned: o[7]},
		Beacon: claim.BeaconKey{Name: dev.Name, PublicKey: dev.PublicKey[:]}, K1: u(o[9]), K2: u(o[10]), Batch: u(o[11]),
		ProgramRoot: e(o[12]), ModelRoot: e(o[13]), InputRoot: e(o[14]), Checkpoint0: e(o[15]), Steps: u(o[16]), SegmentLength: u(o[17]),
		Leaves: claim.Leaves{Work: u(o[18]), State: u(o[19]), Output: u(o[20])}, Scheme: commit.Scheme(u(o[21])), LeafBytes: int(u(o[22])), Settlement: o[23],
		Executor: addr(f.Executor),
	}
	s := f.Settlement
	u32 := func(i int) uint32 { return uint32(u(s[i])) }
	settlement := &contracts.Settlement{
		PaymentToken: addr(s[0]), Payment: s[1].Big(), StakeToken: addr(s[2]), Stake: s[3].Big(), Executor: addr(s[4]), Registry: addr(s[5]), Reader: addr(s[6]),
		AcceptBy: u(s[7]), CommitPeriod: u32(8), ReadingPeriod: u32(9), SafetyDelay: u32(10), DrawPeriod: u32(11), VoidPeriod: u32(12), ProvePeriod: u32(13), Window: u32(14),
		PinBond: s[15].Big(), PinBondStep: s[16].Big(), RevealPeriod: u32(17), AnswerPeriod: u32(18), AnswerStep: u32(19), AnswerMax: u32(20),
		DemandBond: s[21].Big(), DemandPeriod: u32(22), Instructions: u32(23), Tensors: s[24], ResultBytes: u(s[25]),
	}
	cl := new(claim.Claim)
	for _, c := range f.Checkpoints {
		x, err := commit.ParseElement(c.Element)
		must(t, err)
		cl.Checkpoints = append(cl.Checkpoints, x)
	}
	for i, r := range f.TraceRoots {
		x, err := commit.ParseElement(r)
		must(t, err)
		cl.TraceRoots = append(cl.TraceRoots, claim.TraceRoot{Segment: uint64(i), Root: x})
	}
	if terms.JobID() != f.Job || len(f.Proofs) == 0 {
		t.Fatalf("job %x of %d proofs, want %x", terms.JobID(), len(f.Proofs), f.Job)
	}

	start := u(f.Acknowledged) - 1_000
	a := startAnvil(t, start)
	ctx := t.Context()
	keys, err := devchain.Keys("real", 1)
	must(t, err)
	a.fund(keys[0].Address())
	d, err := contracts.Deploy(ctx, a, terms.ChainID, keys[0], contracts.Plan{
		Beacons: []beacon.Beacon{dev}, Circuits: developmentCircuits(t), MinSafetyDelay: 3, Administrator: keys[0].Address(),
		PaymentTokens: [][20]byte{settlement.PaymentToken}, StakeTokens: [][20]byte{settlement.StakeToken},
	})
	must(t, err)
	token, err := contracts.DeployTestToken(ctx, a, terms.ChainID, keys[0], "Test", "TEST")
	must(t, err)
	for to, from := range map[common.Address]common.Address{terms.Escrow: d.Escrow, settlement.PaymentToken: token, settlement.StakeToken: token} {
		code, err := a.CodeAt(ctx, from, nil)
		must(t, err)
		a.call("anvil_setCode", to, hexutil.Bytes(code))
	}
	w := &world{t: t, ctx: ctx}
	account := func(from [20]byte) *contracts.Account {
		a.fund(from)
		a.call("anvil_impersonateAccount", common.Address(from))
		b := &impersonated{a, from, make(map[common.Hash]common.Hash)}
		c, err := contracts.New(ctx, b, terms.ChainID, terms.Escrow)
		must(t, err)
		acc := c.AsTransactor(&bind.TransactOpts{From: from, Signer: func(_ common.Address, tx *types.Transaction) (*types.Transaction, error) { return tx, nil }})
		for _, token := range [][20]byte{settlement.PaymentToken, settlement.StakeToken} {
			w.ok(acc.Mint(ctx, token, from, big.NewInt(1e9)))
			w.ok(acc.Approve(ctx, token, big.NewInt(1e9)))
		}
		c.Observe(func(r contracts.Receipt) { t.Logf("gas of %s: %d", r.Name, r.GasUsed) })
		return acc
	}
	buyer, executor, reader := account(terms.Buyer), account(terms.Executor), account(settlement.Reader)
	w.client, w.job = buyer.Client, f.Job

	// The vector's acceptance is earlier than its acknowledgement by a known time.
	a.next(u(f.Acknowledged) - 200)
	_, r, err := buyer.Post(ctx, terms, settlement)
	w.ok(r, err)
	w.ok(executor.Accept(ctx, f.Job))
	w.ok(executor.Commit(ctx, f.Job, cl))
	a.next(u(f.Acknowledged))
	w.ok(reader.Acknowledge(ctx, f.Job, nil))
	j := w.state(contracts.Committed)
	a.advance(j.ReadBy + uint64(settlement.SafetyDelay))
	sig, err := beacon.DevelopmentSign(j.Round)
	must(t, err)
	w.ok(buyer.Draw(ctx, f.Job, sig))
	for _, p := range f.Proofs {
		w.ok(executor.Prove(ctx, f.Job, cl, &claim.Proof{Segment: p.Segment, Batch: p.Batch, Statement: claim.Statement{Kind: claim.Sampled}, Proof: p.Proof}))
	}
	w.ok(buyer.Demand(ctx, f.Job))
	w.ok(executor.Serve(ctx, f.Job, f.Result))
	a.advance(w.state(contracts.Window).Due + 1)
	w.ok(executor.Settle(ctx, f.Job))
	w.state(contracts.Settled)
	w.credit(settlement.PaymentToken, terms.Executor, settlement.Payment.Int64())
}

// developmentCircuits are those of the committed development keys.
func developmentCircuits(t testing.TB) []contracts.PlannedCircuit {
	t.Helper()
	files, err := filepath.Glob("../circuits/keys/development/*.vk")
	must(t, err)
	var out []contracts.PlannedCircuit
	for _, path := range files {
		var c, b int
		var kind string
		if _, err := fmt.Sscanf(strings.ReplaceAll(filepath.Base(path), "-", " "), "spot poseidon2 c%d b%d %s", &c, &b, &kind); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		out = append(out, contracts.PlannedCircuit{Key: read(t, path), Pinned: kind == "pinned.vk", Scheme: commit.Poseidon2, LeafBytes: c, Batch: uint64(b)})
	}
	if len(out) < 2 {
		t.Fatalf("%d development keys", len(out))
	}
	return out
}
