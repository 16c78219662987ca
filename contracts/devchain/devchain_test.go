package devchain_test

import (
	"context"
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/contracts/devchain"
	"github.com/assay-protocol/assay/proofs/beacon"
)

func deployed(t testing.TB, seed string) (*devchain.Chain, *devchain.World) {
	t.Helper()
	chain, err := devchain.New(seed, 2)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := chain.Close(); err != nil {
			t.Error(err)
		}
	})
	w, err := devchain.Deploy(context.Background(), chain, chain.Key(0), nil)
	if err != nil {
		t.Fatal(err)
	}
	return chain, w
}

// TestSameCallsSameChain makes a chain twice.
func TestSameCallsSameChain(t *testing.T) {
	describe := func(seed string) (string, [20]byte) {
		chain, w := deployed(t, seed)
		if err := chain.Advance(time.Hour); err != nil {
			t.Fatal(err)
		}
		h, err := chain.HeaderByNumber(context.Background(), nil)
		if err != nil {
			t.Fatal(err)
		}
		s := fmt.Sprintf("block %d at %d, escrow %x", h.Number, h.Time, w.Escrow)
		for _, r := range w.Receipts {
			s += fmt.Sprintf("; %s %d", r.Name, r.GasUsed)
		}
		return s, w.Escrow
	}
	a, escrow := describe("a")
	if again, _ := describe("a"); a != again {
		t.Errorf("first %s\nthen %s", a, again)
	}
	if _, other := describe("b"); other == escrow {
		t.Error("another seed has the same accounts")
	}
}

func TestClock(t *testing.T) {
	ctx := context.Background()
	chain, err := devchain.New("clock", 1)
	if err != nil {
		t.Fatal(err)
	}
	defer chain.Close()
	now := func() uint64 {
		t.Helper()
		n, err := chain.Now(ctx)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if now() != devchain.Start {
		t.Errorf("block 0 at %d", now())
	}
	// A block, a second.
	if _, err := contracts.DeployTestToken(ctx, chain, devchain.ChainID, chain.Key(0), "Test", "TEST"); err != nil {
		t.Fatal(err)
	}
	if now() != devchain.Start+1 {
		t.Errorf("block 1 at %d", now())
	}
	for _, step := range []struct {
		to, want uint64
	}{{devchain.Start + 500, devchain.Start + 500}, {devchain.Start + 500, devchain.Start + 500}, {1, devchain.Start + 500}, {devchain.Start + 1e9, devchain.Start + 1e9}} {
		if err := chain.AdvanceTo(ctx, step.to); err != nil || now() != step.want {
			t.Errorf("to %d: at %d, %v", step.to, now(), err)
		}
	}
	for _, d := range []time.Duration{0, -time.Hour, time.Second - 1} {
		if err := chain.Advance(d); err == nil {
			t.Errorf("advanced by %v", d)
		}
	}
}

// TestChain is a chain on which the development beacon may serve.
func TestChain(t *testing.T) {
	chain, w := deployed(t, "chain")
	id, err := chain.ChainID(context.Background())
	if err != nil || id.Uint64() != devchain.ChainID || w.ChainID != devchain.ChainID || !beacon.DevelopmentChain(devchain.ChainID) {
		t.Errorf("chain %v, %v", id, err)
	}
	balance, err := chain.BalanceAt(context.Background(), chain.Key(1).Address(), nil)
	if err != nil || balance.Cmp(devchain.Balance) != 0 {
		t.Errorf("balance %v, %v", balance, err)
	}
}

func Example() {
	ctx := context.Background()
	chain, err := devchain.New("example", 2)
	if err != nil {
		fmt.Println(err)
		return
	}
	defer chain.Close()
	admin, buyer := chain.Key(0), chain.Key(1)
	world, err := devchain.Deploy(ctx, chain, admin, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	client, err := contracts.New(ctx, chain, devchain.ChainID, world.Escrow)
	if err != nil {
		fmt.Println(err)
		return
	}
	client.Observe(func(r contracts.Receipt) { fmt.Println(r.Name) })
	if _, err := client.As(admin).Mint(ctx, world.Payment, buyer.Address(), big.NewInt(1000)); err != nil {
		fmt.Println(err)
		return
	}
	balance, err := client.Balance(ctx, world.Payment, buyer.Address())
	fmt.Println(balance, err)
	// Output:
	// mint
	// 1000 <nil>
}
