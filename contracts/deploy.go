package contracts

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/assay-protocol/assay/contracts/bindings"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// A Plan is what a deployment holds. Its lists cannot be changed afterwards.
type Plan struct {
	Beacons        []beacon.Beacon
	Circuits       []PlannedCircuit
	PaymentTokens  [][20]byte
	StakeTokens    [][20]byte
	MinSafetyDelay uint32   // seconds: more than timestamp slack and the assumed depth of a reorg
	Administrator  [20]byte // of the registry
}

// A PlannedCircuit is one whose key the deployment registers.
type PlannedCircuit struct {
	Key       []byte // package groth16
	Pinned    bool
	Scheme    commit.Scheme
	LeafBytes int
	Batch     uint64 // spots a proof; 1 for a pinned one
}

// A Deployment says where contracts are.
type Deployment struct {
	ChainID                               uint64
	Escrow, Catalogue, Verifier, Registry [20]byte
	Beacons                               [][20]byte // in the plan's order
	Receipts                              []Receipt  // what it took
}

// ErrPlan is a plan that cannot be deployed.
var ErrPlan = errors.New("contracts: plan")

// Deploy deploys verifier, keys, beacons, registry, catalogue and escrow, one
// transaction each. It rejects the development beacon off development chains, as
// the contract does, and malformed keys, before it sends anything.
func Deploy(ctx context.Context, b Backend, chainID uint64, key *Key, plan Plan) (*Deployment, error) {
	if err := checkChain(ctx, b, chainID); err != nil {
		return nil, err
	}
	for _, p := range plan.Beacons {
		if beacon.IsDevelopment(p.PublicKey) && !beacon.DevelopmentChain(chainID) {
			return nil, fmt.Errorf("%w: the development beacon on chain %d", ErrPlan, chainID)
		}
	}
	circuits := make([]bindings.ICatalogueCircuit, len(plan.Circuits))
	for i, p := range plan.Circuits {
		vk, err := groth16.ParseVerifyingKey(p.Key)
		if err != nil {
			return nil, fmt.Errorf("%w: circuit %d: %w", ErrPlan, i, err)
		}
		circuits[i] = bindings.ICatalogueCircuit{KeyHash: vk.Hash(), Pinned: p.Pinned, Scheme: uint64(p.Scheme), LeafBytes: uint64(p.LeafBytes), Batch: p.Batch}
	}

	d := &Deployment{ChainID: chainID}
	w := &sender{b: b, opts: bind.NewKeyedTransactor(key.secret, new(big.Int).SetUint64(chainID)), observe: func(m *types.Receipt, name string) *Receipt {
		r := Receipt{Name: name, Tx: m.TxHash, Block: m.BlockNumber.Uint64(), GasUsed: m.GasUsed}
		d.Receipts = append(d.Receipts, r)
		return &r
	}}
	create := func(name string, meta *bind.MetaData, args []byte) (address, error) {
		_, mined, err := w.send(ctx, "deploy "+name, nil, append(common.FromHex(meta.Bin), args...))
		if err != nil {
			return address{}, err
		}
		return mined.ContractAddress, nil
	}

	verifier, err := create("verifier", &bindings.Groth16VerifierMetaData, nil)
	if err != nil {
		return nil, err
	}
	for _, p := range plan.Circuits {
		if _, _, err := w.send(ctx, "register key", &verifier, abiVerifier.PackRegister(p.Key)); err != nil {
			return nil, err
		}
	}
	var beacons []address
	for _, p := range plan.Beacons {
		raw, err := beaconKey(p)
		if err != nil {
			return nil, err
		}
		at, err := create("beacon "+p.Name, &bindings.DrandBeaconMetaData, abiBeacon.PackConstructor(p.Name, raw, uint64(p.Genesis), uint64(p.Period)))
		if err != nil {
			return nil, err
		}
		beacons, d.Beacons = append(beacons, at), append(d.Beacons, at)
	}
	registry, err := create("registry", &bindings.AttestationRegistryMetaData, abiRegistry.PackConstructor(plan.Administrator))
	if err != nil {
		return nil, err
	}
	catalogue, err := create("catalogue", &bindings.CatalogueMetaData, abiCatalogue.PackConstructor(
		verifier, beacons, circuits, addresses(plan.PaymentTokens), addresses(plan.StakeTokens), plan.MinSafetyDelay))
	if err != nil {
		return nil, err
	}
	escrow, err := create("escrow", &bindings.EscrowMetaData, abiEscrow.PackConstructor(catalogue))
	if err != nil {
		return nil, err
	}
	d.Escrow, d.Catalogue, d.Verifier, d.Registry = escrow, catalogue, verifier, registry
	return d, nil
}

// beaconKey is the public key as DrandBeacon takes it: x.c1 | x.c0 | y.c1 | y.c0.
func beaconKey(b beacon.Beacon) ([]byte, error) {
	var pk bls12381.G2Affine
	if _, err := pk.SetBytes(b.PublicKey[:]); err != nil {
		return nil, fmt.Errorf("%w: beacon %s: %w", ErrPlan, b.Name, err)
	}
	raw := pk.RawBytes()
	return raw[:], nil
}

func addresses(list [][20]byte) []address {
	out := make([]address, len(list))
	for i, a := range list {
		out[i] = a
	}
	return out
}

// DeployTestToken deploys a token that anybody may print. It rejects chains that are
// no development chains with ErrPlan.
func DeployTestToken(ctx context.Context, b Backend, chainID uint64, key *Key, name, symbol string) ([20]byte, error) {
	if !beacon.DevelopmentChain(chainID) {
		return [20]byte{}, fmt.Errorf("%w: a test token on chain %d", ErrPlan, chainID)
	}
	if err := checkChain(ctx, b, chainID); err != nil {
		return [20]byte{}, err
	}
	w := &sender{b: b, opts: bind.NewKeyedTransactor(key.secret, new(big.Int).SetUint64(chainID)), observe: func(*types.Receipt, string) *Receipt { return nil }}
	_, mined, err := w.send(ctx, "deploy "+symbol, nil, append(common.FromHex(bindings.TestTokenMetaData.Bin), abiToken.PackConstructor(name, symbol)...))
	if err != nil {
		return [20]byte{}, err
	}
	return mined.ContractAddress, nil
}

// Mint prints a test token's money for an account.
func (a *Account) Mint(ctx context.Context, token, to [20]byte, amount *big.Int) (*Receipt, error) {
	data, err := abiToken.TryPackMint(to, amount)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrAmount, err)
	}
	r, _, err := a.w.send(ctx, "mint", (*address)(&token), data)
	return r, err
}
