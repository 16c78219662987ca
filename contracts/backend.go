package contracts

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
)

// A Backend is a node as far as the client needs one. ethclient.Client is one,
// the simulated backend's client too.
type Backend interface {
	bind.ContractBackend
	bind.DeployBackend
	ChainID(ctx context.Context) (*big.Int, error)
}

// A Node is a Backend behind a connection.
type Node interface {
	Backend
	Close()
}

// Dial connects to a node's JSON-RPC address (http, ws or a socket's path).
func Dial(ctx context.Context, address string) (Node, error) {
	return ethclient.DialContext(ctx, address)
}

// ErrKey is a secret that is no key of secp256k1.
var ErrKey = errors.New("contracts: not a secret key")

// A Key signs transactions.
type Key struct{ secret *ecdsa.PrivateKey }

// NewKey is the key of a big-endian secret. It rejects 0 and numbers at or above
// the group's order with ErrKey.
func NewKey(secret [32]byte) (*Key, error) {
	k, err := crypto.ToECDSA(secret[:])
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrKey, err)
	}
	return &Key{k}, nil
}

// Address is the key's account.
func (k *Key) Address() [20]byte { return crypto.PubkeyToAddress(k.secret.PublicKey) }

// SignRead is the reader's signature that it has the data behind a commitment
// (ReadDigest), for [Account.Acknowledge]: r | s | v, v 27 or 28.
func (k *Key) SignRead(chainID uint64, escrow [20]byte, job, listRoot [32]byte, traceRoots []Root) ([]byte, error) {
	digest := ReadDigest(chainID, escrow, job, listRoot, traceRoots)
	sig, err := crypto.Sign(digest[:], k.secret)
	if err != nil {
		return nil, err
	}
	sig[64] += 27
	return sig, nil
}
