package contracts

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/assay-protocol/assay/contracts/revert"
)

// ErrReverted is a mined transaction that failed and, repeated, gave no reason.
var ErrReverted = errors.New("reverted")

// A CallError is a call or transaction that failed: refused by a contract, if Err
// is of package revert, or by the node.
type CallError struct {
	Call string // as Receipt.Name
	Err  error
}

func (e *CallError) Error() string {
	s := "contracts: " + e.Call + ": " + e.Err.Error()
	switch r := e.Err.(type) {
	case *revert.WrongState:
		s += ": the job is " + State(r.State).String()
	case *revert.WrongPinState:
		s += ": the pin is " + PinState(r.State).String()
	}
	return s
}
func (e *CallError) Unwrap() error { return e.Err }

// refused is the error of a call, with the contract's own error if there is one.
func refused(call string, err error) error {
	if err == nil {
		return nil
	}
	var data interface{ ErrorData() any }
	if errors.As(err, &data) {
		if s, ok := data.ErrorData().(string); ok {
			if b, herr := hex.DecodeString(strings.TrimPrefix(s, "0x")); herr == nil && len(b) > 0 {
				if decoded, derr := revert.Decode(b); derr == nil {
					return &CallError{call, decoded}
				} else {
					err = errors.Join(err, derr)
				}
			}
		}
	}
	return &CallError{call, err}
}

// A Receipt is a mined transaction.
type Receipt struct {
	Name    string // the call with what tells it from others, as in "prove 2/0"
	Tx      [32]byte
	Block   uint64
	GasUsed uint64
	Events  []Event // the escrow's
}

// An Account sends transactions for one key. It is safe for concurrent use as long
// as nothing else sends for that key.
type Account struct {
	*Client
	key *Key // nil for an account with its own signer
	w   *sender
}

// sender sends and waits.
type sender struct {
	b       Backend
	opts    *bind.TransactOpts
	mu      sync.Mutex // between the choice of a nonce and its use
	observe func(*types.Receipt, string) *Receipt
}

// gasMargin is a fraction of the estimate that is allowed on top, for state that
// others change before the transaction is mined. What is not used is not paid.
const gasMargin = 5

// send simulates, sends and waits until mined. On a transaction that was mined and
// failed it returns the receipt and an error.
func (w *sender) send(ctx context.Context, name string, to *common.Address, data []byte) (*Receipt, *types.Receipt, error) {
	msg := ethereum.CallMsg{From: w.opts.From, To: to, Data: data}
	tx, err := w.submit(ctx, name, msg)
	if err != nil {
		return nil, nil, err
	}
	mined, err := wait(ctx, w.b, tx.Hash())
	if err != nil {
		return nil, nil, &CallError{name, err}
	}
	r := w.observe(mined, name)
	if mined.Status != types.ReceiptStatusSuccessful {
		_, err := w.b.CallContract(ctx, msg, mined.BlockNumber)
		if err == nil {
			err = ErrReverted
		}
		return r, mined, refused(name, err)
	}
	return r, mined, nil
}

func (w *sender) submit(ctx context.Context, name string, msg ethereum.CallMsg) (*types.Transaction, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	gas, err := w.b.EstimateGas(ctx, msg)
	if err != nil {
		return nil, refused(name, err)
	}
	opts := *w.opts
	opts.Context = ctx
	opts.GasLimit = max(gas, min(gas+gas/gasMargin, params.MaxTxGas))
	var tx *types.Transaction
	if msg.To == nil {
		tx, err = bind.NewBoundContract(common.Address{}, abi.ABI{}, w.b, w.b, w.b).RawCreationTransact(&opts, msg.Data)
	} else {
		tx, err = bind.NewBoundContract(*msg.To, abi.ABI{}, w.b, w.b, w.b).RawTransact(&opts, msg.Data)
	}
	return tx, refused(name, err)
}

// wait polls until the transaction is mined, at once and then ever more slowly.
func wait(ctx context.Context, b Backend, hash common.Hash) (*types.Receipt, error) {
	for pause := 20 * time.Millisecond; ; pause = min(2*pause, time.Second) {
		r, err := b.TransactionReceipt(ctx, hash)
		// A node that is still indexing says so with an error of its own: ask again.
		if err == nil {
			return r, nil
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("waiting for %v: %w (last: %w)", hash, ctx.Err(), err)
		case <-time.After(pause):
		}
	}
}
