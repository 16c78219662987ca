package contracts

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/assay-protocol/assay/contracts/bindings"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// The generated encoders, one of each kind.
var (
	abiEscrow    = bindings.NewEscrow()
	abiCatalogue = bindings.NewCatalogue()
	abiVerifier  = bindings.NewGroth16Verifier()
	abiBeacon    = bindings.NewDrandBeacon()
	abiRegistry  = bindings.NewAttestationRegistry()
	abiToken     = bindings.NewTestToken()
)

// ErrNoContract is an address without the contract that should be there.
var ErrNoContract = errors.New("contracts: no such contract")

// A Client reads one escrow and what it stands on. It is safe for concurrent use.
type Client struct {
	b       Backend
	chainID uint64
	escrow  common.Address

	catalogue, verifier common.Address

	observers *observers
}

// New is the client of the escrow at an address. It rejects a backend of another
// chain with ErrChainID and an address that holds no escrow with ErrNoContract.
func New(ctx context.Context, b Backend, chainID uint64, escrow [20]byte) (*Client, error) {
	if err := checkChain(ctx, b, chainID); err != nil {
		return nil, err
	}
	c := &Client{b: b, chainID: chainID, escrow: escrow, observers: new(observers)}
	var err error
	if c.catalogue, err = call(ctx, c, "CATALOGUE", escrow, abiEscrow.PackCATALOGUE(), abiEscrow.UnpackCATALOGUE); err != nil {
		return nil, err
	}
	c.verifier, err = call(ctx, c, "VERIFIER", escrow, abiEscrow.PackVERIFIER(), abiEscrow.UnpackVERIFIER)
	return c, err
}

func checkChain(ctx context.Context, b Backend, want uint64) error {
	id, err := b.ChainID(ctx)
	if err != nil {
		return &CallError{"chain id", err}
	}
	if id.Cmp(new(big.Int).SetUint64(want)) != 0 {
		return fmt.Errorf("%w: the node is on %v, want %d", ErrChainID, id, want)
	}
	return nil
}

// ChainID is the chain's.
func (c *Client) ChainID() uint64 { return c.chainID }

// Escrow is the escrow's address.
func (c *Client) Escrow() [20]byte { return c.escrow }

// Catalogue is the address of the escrow's lists.
func (c *Client) Catalogue() [20]byte { return c.catalogue }

// Verifier is the address of the escrow's verifier.
func (c *Client) Verifier() [20]byte { return c.verifier }

// As is the account of a key.
func (c *Client) As(key *Key) *Account {
	a := c.AsTransactor(bind.NewKeyedTransactor(key.secret, new(big.Int).SetUint64(c.chainID)))
	a.key = key
	return a
}

// AsTransactor is the account of another signer, such as a key store.
func (c *Client) AsTransactor(opts *bind.TransactOpts) *Account {
	return &Account{Client: c, w: &sender{b: c.b, opts: opts, observe: c.observers.mined(c)}}
}

// Address is the account's.
func (a *Account) Address() [20]byte { return a.w.opts.From }

// call calls a view at the latest block. It is a function, since methods take no
// type parameters.
func call[T any](ctx context.Context, c *Client, name string, to common.Address, data []byte, unpack func([]byte) (T, error)) (T, error) {
	return callAs(ctx, c.b, name, to, data, unpack)
}

func callAs[T any](ctx context.Context, b Backend, name string, to common.Address, data []byte, unpack func([]byte) (T, error)) (out T, err error) {
	b0, err := b.CallContract(ctx, ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		return out, refused(name, err)
	}
	if len(b0) == 0 {
		// A call to no contract succeeds and returns nothing; so does one without results.
		code, err := b.CodeAt(ctx, to, nil)
		if err != nil {
			return out, &CallError{name, err}
		}
		if len(code) == 0 || unpack != nil {
			return out, &CallError{name, fmt.Errorf("%w at %v", ErrNoContract, to)}
		}
	}
	if unpack == nil {
		return out, nil
	}
	out, err = unpack(b0)
	if err != nil {
		return out, &CallError{name, fmt.Errorf("%w at %v: %w", ErrNoContract, to, err)}
	}
	return out, nil
}

// Now is the time of the latest block: the least that the next transaction sees.
func (c *Client) Now(ctx context.Context) (uint64, error) {
	h, err := c.b.HeaderByNumber(ctx, nil)
	if err != nil {
		return 0, &CallError{"latest block", err}
	}
	return h.Time, nil
}

// Block is the number of the latest block.
func (c *Client) Block(ctx context.Context) (uint64, error) {
	h, err := c.b.HeaderByNumber(ctx, nil)
	if err != nil {
		return 0, &CallError{"latest block", err}
	}
	return h.Number.Uint64(), nil
}

// ---- Terms

// CheckJob gives the job's id, equal in Go and on chain. It rejects terms of another
// chain, escrow or settlement and, should the two computations differ, with
// ErrJobID.
func (c *Client) CheckJob(ctx context.Context, t *claim.Terms, s *Settlement) ([32]byte, error) {
	hash, err := s.Hash()
	switch {
	case err != nil:
		return [32]byte{}, err
	case t.ChainID != c.chainID:
		return [32]byte{}, fmt.Errorf("%w: the terms name %d, the escrow is on %d", ErrChainID, t.ChainID, c.chainID)
	case c.escrow != t.Escrow:
		return [32]byte{}, fmt.Errorf("%w: got %x, want %x", ErrEscrow, t.Escrow, c.escrow)
	case t.Settlement != hash:
		return [32]byte{}, fmt.Errorf("%w: got %x, want %x", ErrSettlement, t.Settlement, hash)
	}
	id, err := call(ctx, c, "jobId", c.escrow, abiEscrow.PackJobId(boundTerms(t), s.bound()), abiEscrow.UnpackJobId)
	if err != nil {
		return [32]byte{}, err
	}
	if want := t.JobID(); id != want {
		return [32]byte{}, fmt.Errorf("%w: got %x, want %x", ErrJobID, id, want)
	}
	return id, nil
}

// CheckTerms asks the catalogue whether the escrow can settle jobs of these terms.
func (c *Client) CheckTerms(ctx context.Context, t *claim.Terms, s *Settlement) error {
	if _, err := s.Hash(); err != nil {
		return err
	}
	_, err := call[struct{}](ctx, c, "check", c.catalogue, abiCatalogue.PackCheck(boundTerms(t), s.bound()), nil)
	return err
}

// CheckPosted is for a provider before it accepts, and for a watcher: the job of
// these documents is posted as they say, and terms and settlement fit the
// program. What the program, model and input roots stand for, and whose keys, is
// the caller's to check.
func (c *Client) CheckPosted(ctx context.Context, t *claim.Terms, s *Settlement, p *program.Program) ([32]byte, error) {
	id, err := c.CheckJob(ctx, t, s)
	if err != nil {
		return id, err
	}
	if err := t.CheckProgram(p); err != nil {
		return id, err
	}
	if err := s.CheckProgram(p); err != nil {
		return id, err
	}
	posted, err := c.posted(ctx, id)
	if err != nil {
		return id, err
	}
	// The id binds them already; a node that answers with others lies.
	// (Compared as text: equal big integers need not be deeply equal.)
	if fmt.Sprint(posted.Arg0, posted.Arg1) != fmt.Sprint(boundTerms(t), s.bound()) {
		return id, fmt.Errorf("%w: %x", ErrPosted, id)
	}
	return id, nil
}

func (c *Client) posted(ctx context.Context, job [32]byte) (bindings.TermsOfOutput, error) {
	return call(ctx, c, "termsOf", c.escrow, abiEscrow.PackTermsOf(job), abiEscrow.UnpackTermsOf)
}

// Posted gives terms and settlement of a posted job. The executor in the terms is
// the one that accepted, if any. It rejects terms that name a beacon which
// package beacon does not know, since the chain holds only a hash of its name.
func (c *Client) Posted(ctx context.Context, job [32]byte) (*claim.Terms, *Settlement, error) {
	posted, err := c.posted(ctx, job)
	if err != nil {
		return nil, nil, err
	}
	j, err := c.Job(ctx, job)
	if err != nil {
		return nil, nil, err
	}
	t, s := posted.Arg0, settlementOf(posted.Arg1)
	out := &claim.Terms{
		ChainID: c.chainID, Escrow: c.escrow, Buyer: t.Buyer, Nonce: t.Nonce, Executor: j.Executor,
		KeyHashes: claim.KeyHashes{Sampled: t.SampledKey, Pinned: t.PinnedKey},
		K1:        t.K1, K2: t.K2, Batch: t.Batch, Steps: t.Steps, SegmentLength: t.SegmentLength,
		Leaves: claim.Leaves{Work: t.WorkLeaves, State: t.StateLeaves, Output: t.OutputLeaves},
		Scheme: commit.Scheme(t.Scheme), LeafBytes: int(t.LeafBytes),
	}
	if out.Settlement, err = s.Hash(); err != nil {
		return nil, nil, err
	}
	for _, b := range []beacon.Beacon{beacon.Quicknet(), beacon.Development()} {
		if key := (claim.BeaconKey{Name: b.Name, PublicKey: b.PublicKey[:]}); BeaconID(key) == t.Beacon {
			out.Beacon = key
		}
	}
	if out.Beacon.Name == "" {
		return nil, nil, fmt.Errorf("%w: id %x", beacon.ErrUnknown, t.Beacon)
	}
	for _, f := range []struct {
		to   *fr.Element
		from *big.Int
	}{{&out.ProgramRoot, t.ProgramRoot}, {&out.ModelRoot, t.ModelRoot}, {&out.InputRoot, t.InputRoot}, {&out.Checkpoint0, t.Checkpoint0}} {
		if *f.to, err = element(f.from); err != nil {
			return nil, nil, err
		}
	}
	if id := out.JobID(); id != job {
		return nil, nil, fmt.Errorf("%w: got %x, want %x", ErrJobID, id, job)
	}
	return out, &s, nil
}

// ---- Observers

// observers are those that see every receipt.
type observers struct {
	see []func(Receipt)
}

// Observe lets f see the receipt of every transaction that accounts of this client
// have mined from now on, also of failed ones. It must not be called while
// transactions are being sent, and f must be safe for concurrent use if accounts
// are used concurrently.
func (c *Client) Observe(f func(Receipt)) { c.observers.see = append(c.observers.see, f) }

func (o *observers) mined(c *Client) func(*types.Receipt, string) *Receipt {
	return func(m *types.Receipt, name string) *Receipt {
		r := &Receipt{Name: name, Tx: m.TxHash, Block: m.BlockNumber.Uint64(), GasUsed: m.GasUsed}
		for _, l := range m.Logs {
			if e, ok := c.event(l); ok {
				r.Events = append(r.Events, e)
			}
		}
		for _, f := range o.see {
			f(*r)
		}
		return r
	}
}
