// Package devchain is a chain in the process, for demonstrations and tests:
// go-ethereum's simulated backend under Osaka's rules, funded accounts, a clock of its own, and the contracts with the
// development beacon.
//
// The chain's id is 1337. A transaction is mined as it is sent, in a block of its
// own. Time stands still but for one second a block and what [Chain.Advance] adds:
// the same calls give blocks of the same numbers and times, the same addresses, job
// ids, rounds and gas. (Block hashes differ: the simulated backend puts dice in.)
package devchain

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/ethclient/simulated"
	"github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/params"

	"github.com/assay-protocol/assay/contracts"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/draw"
)

// ChainID is that of every Chain.
const ChainID = 1337

// Start is the Unix second of block 0, in the year 2100. The simulated backend never
// falls behind the real clock; as long as that is earlier, it has no say.
const Start = 4102444800

// Balance is what each account of a Chain has, in wei.
var Balance = new(big.Int).Mul(big.NewInt(1_000_000), big.NewInt(params.Ether))

// A Chain is a contracts.Backend. It is safe for concurrent use.
type Chain struct {
	simulated.Client
	sim  *simulated.Backend
	keys []*contracts.Key
	mu   sync.Mutex
}

// New starts a chain with n funded accounts, those of Keys(seed, n).
func New(seed string, n int) (*Chain, error) {
	keys, err := Keys(seed, n)
	if err != nil {
		return nil, err
	}
	alloc := make(types.GenesisAlloc)
	for _, k := range keys {
		alloc[k.Address()] = types.Account{Balance: Balance}
	}
	sim := simulated.NewBackend(alloc, func(_ *node.Config, c *ethconfig.Config) {
		// The simulated backend begins on every fork it knows, also on those to come,
		// whose gas is another.
		rules := *c.Genesis.Config
		rules.BPO1Time, rules.BPO2Time, rules.BPO3Time, rules.BPO4Time, rules.BPO5Time = nil, nil, nil, nil, nil
		rules.AmsterdamTime, rules.BogotaTime, rules.UBTTime = nil, nil, nil
		c.Genesis.Config, c.Genesis.Timestamp = &rules, Start
	})
	return &Chain{Client: sim.Client(), sim: sim, keys: keys}, nil
}

// Keys are n keys that follow from a seed: everybody knows them.
func Keys(seed string, n int) ([]*contracts.Key, error) {
	var keys []*contracts.Key
	for i := range n {
		// The chance that a hash is no key is 2^-128.
		k, err := contracts.NewKey(draw.Keccak(binary.BigEndian.AppendUint64([]byte("assay/devchain/1 "+seed+" "), uint64(i))))
		if err != nil {
			return nil, err
		}
		keys = append(keys, k)
	}
	return keys, nil
}

// Key is that of account i.
func (c *Chain) Key(i int) *contracts.Key { return c.keys[i] }

// SendTransaction sends a transaction and mines it.
func (c *Chain) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.Client.SendTransaction(ctx, tx); err != nil {
		return err
	}
	c.sim.Commit()
	return nil
}

// Now is the time of the latest block, in Unix seconds.
func (c *Chain) Now(ctx context.Context) (uint64, error) {
	h, err := c.HeaderByNumber(ctx, nil)
	if err != nil {
		return 0, err
	}
	return h.Time, nil
}

// Advance mines an empty block d later than the latest. It rejects less than a
// second.
func (c *Chain) Advance(d time.Duration) error {
	if d < time.Second {
		return fmt.Errorf("devchain: advance by %v", d)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.sim.AdjustTime(d)
}

// AdvanceTo mines an empty block at Unix second t. It does nothing if the latest
// block is not earlier.
func (c *Chain) AdvanceTo(ctx context.Context, t uint64) error {
	now, err := c.Now(ctx)
	if err != nil || t <= now {
		return err
	}
	return c.Advance(time.Duration(t-now) * time.Second)
}

// Close stops the chain.
func (c *Chain) Close() error { return c.sim.Close() }

// ErrChain is a chain that is no development chain.
var ErrChain = errors.New("devchain: no development chain")

// A World is what Deploy deploys.
type World struct {
	*contracts.Deployment
	Payment, Stake [20]byte // test tokens
}

// MinSafetyDelay of the deployed catalogue, in seconds.
const MinSafetyDelay = 3

// Deploy deploys two test tokens and the contracts with the development beacon, for
// the circuits given, on a development chain: a Chain or a node such as anvil. The
// key pays for it and administers the registry.
func Deploy(ctx context.Context, b contracts.Backend, key *contracts.Key, circuits []contracts.PlannedCircuit) (*World, error) {
	id, err := b.ChainID(ctx)
	if err != nil {
		return nil, err
	}
	if !id.IsUint64() || !beacon.DevelopmentChain(id.Uint64()) {
		return nil, fmt.Errorf("%w: %v", ErrChain, id)
	}
	w := new(World)
	if w.Payment, err = contracts.DeployTestToken(ctx, b, id.Uint64(), key, "Test Payment", "PAY"); err != nil {
		return nil, err
	}
	if w.Stake, err = contracts.DeployTestToken(ctx, b, id.Uint64(), key, "Test Stake", "STAKE"); err != nil {
		return nil, err
	}
	w.Deployment, err = contracts.Deploy(ctx, b, id.Uint64(), key, contracts.Plan{
		Beacons:        []beacon.Beacon{beacon.Development()},
		Circuits:       circuits,
		PaymentTokens:  [][20]byte{w.Payment},
		StakeTokens:    [][20]byte{w.Stake},
		MinSafetyDelay: MinSafetyDelay,
		Administrator:  key.Address(),
	})
	return w, err
}
