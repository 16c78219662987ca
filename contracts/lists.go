package contracts

import (
	"context"
	"fmt"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
)

// ---- The catalogue

// A Circuit is one on the escrow's list.
type Circuit struct {
	KeyHash   [32]byte
	Pinned    bool
	Scheme    commit.Scheme
	LeafBytes int
	Batch     uint64 // spots a proof
}

// Circuit is the one of a key, and whether it is on the list.
func (c *Client) Circuit(ctx context.Context, keyHash [32]byte) (Circuit, bool, error) {
	k, err := call(ctx, c, "circuitOf", c.catalogue, abiCatalogue.PackCircuitOf(keyHash), abiCatalogue.UnpackCircuitOf)
	if err != nil || k.KeyHash != keyHash {
		return Circuit{}, false, err
	}
	return Circuit{k.KeyHash, k.Pinned, commit.Scheme(k.Scheme), int(k.LeafBytes), k.Batch}, true, nil
}

// PaymentToken reports whether payments may be in the token.
func (c *Client) PaymentToken(ctx context.Context, token [20]byte) (bool, error) {
	return call(ctx, c, "isPaymentToken", c.catalogue, abiCatalogue.PackIsPaymentToken(token), abiCatalogue.UnpackIsPaymentToken)
}

// StakeToken reports whether stakes and bonds may be in the token.
func (c *Client) StakeToken(ctx context.Context, token [20]byte) (bool, error) {
	return call(ctx, c, "isStakeToken", c.catalogue, abiCatalogue.PackIsStakeToken(token), abiCatalogue.UnpackIsStakeToken)
}

// MinSafetyDelay is the least safety delay that the escrow allows, in seconds.
func (c *Client) MinSafetyDelay(ctx context.Context) (uint32, error) {
	return call(ctx, c, "minSafetyDelay", c.catalogue, abiCatalogue.PackMinSafetyDelay(), abiCatalogue.UnpackMinSafetyDelay)
}

// ---- Beacons

// Beacon is the address of the beacon with an id ([BeaconID]). It rejects one that
// is not on the list with ErrNoContract.
func (c *Client) Beacon(ctx context.Context, id [32]byte) ([20]byte, error) {
	a, err := call(ctx, c, "beaconOf", c.catalogue, abiCatalogue.PackBeaconOf(id), abiCatalogue.UnpackBeaconOf)
	if err == nil && a == [20]byte{} {
		err = fmt.Errorf("%w: beacon %x is not on the list", ErrNoContract, id)
	}
	return a, err
}

// BeaconTimes are genesis, the Unix second of round 1, and period, the seconds
// between rounds, of the beacon at an address.
func (c *Client) BeaconTimes(ctx context.Context, at [20]byte) (genesis, period uint64, err error) {
	if genesis, err = call(ctx, c, "genesis", at, abiBeacon.PackGenesis(), abiBeacon.UnpackGenesis); err != nil {
		return 0, 0, err
	}
	period, err = call(ctx, c, "period", at, abiBeacon.PackPeriod(), abiBeacon.UnpackPeriod)
	return genesis, period, err
}

// TimeOf is the Unix second at which a round is published.
func (c *Client) TimeOf(ctx context.Context, at [20]byte, round uint64) (uint64, error) {
	t, err := call(ctx, c, "timeOf", at, abiBeacon.PackTimeOf(round), abiBeacon.UnpackTimeOf)
	if err == nil && !t.IsUint64() {
		err = &CallError{"timeOf", fmt.Errorf("%w: second %v", ErrAmount, t)}
	}
	if err != nil {
		return 0, err
	}
	return t.Uint64(), nil
}

// RoundAt is the last round published at a Unix second.
func (c *Client) RoundAt(ctx context.Context, at [20]byte, time uint64) (uint64, error) {
	return call(ctx, c, "roundAt", at, abiBeacon.PackRoundAt(new(big.Int).SetUint64(time)), abiBeacon.UnpackRoundAt)
}

// FirstRoundAfter is the first round published delay seconds or more after a Unix
// second.
func (c *Client) FirstRoundAfter(ctx context.Context, at [20]byte, time, delay uint64) (uint64, error) {
	return call(ctx, c, "firstRoundAfter", at,
		abiBeacon.PackFirstRoundAfter(new(big.Int).SetUint64(time), new(big.Int).SetUint64(delay)), abiBeacon.UnpackFirstRoundAfter)
}

// VerifySignature is the value of a round, if the compressed signature is its.
func (c *Client) VerifySignature(ctx context.Context, at [20]byte, round uint64, signature []byte) ([32]byte, error) {
	raw, err := Uncompress(signature)
	if err != nil {
		return [32]byte{}, err
	}
	return call(ctx, c, "verify signature", at, abiBeacon.PackVerify(round, raw), abiBeacon.UnpackVerify)
}

// ---- The verifier

// IsRegistered reports whether the verifier holds a key.
func (c *Client) IsRegistered(ctx context.Context, keyHash [32]byte) (bool, error) {
	return call(ctx, c, "isRegistered", c.verifier, abiVerifier.PackIsRegistered(keyHash), abiVerifier.UnpackIsRegistered)
}

// PublicInputs is the number of public inputs of a key that the verifier holds.
func (c *Client) PublicInputs(ctx context.Context, keyHash [32]byte) (uint64, error) {
	n, err := call(ctx, c, "publicInputs", c.verifier, abiVerifier.PackPublicInputs(keyHash), abiVerifier.UnpackPublicInputs)
	if err != nil {
		return 0, err
	}
	return n.Uint64(), nil // at most groth16.MaxPublic
}

// KeyBytes are the bytes of a key that the verifier holds.
func (c *Client) KeyBytes(ctx context.Context, keyHash [32]byte) ([]byte, error) {
	return call(ctx, c, "keyBytes", c.verifier, abiVerifier.PackKeyBytes(keyHash), abiVerifier.UnpackKeyBytes)
}

// VerifyProof has the verifier check a proof; nil means accepted.
func (c *Client) VerifyProof(ctx context.Context, keyHash [32]byte, proof []byte, public []fr.Element) error {
	ok, err := call(ctx, c, "verify proof", c.verifier, abiVerifier.PackVerify(keyHash, proof, integers(public)), abiVerifier.UnpackVerify)
	if err == nil && !ok {
		err = fmt.Errorf("%w: the verifier says no without a reason", ErrProof)
	}
	return err
}

// RegisterKey stores a key (package groth16) with the verifier. Whether proofs under
// it count is the catalogue's to say.
func (a *Account) RegisterKey(ctx context.Context, key []byte) (*Receipt, error) {
	r, _, err := a.w.send(ctx, "register key", &a.verifier, abiVerifier.PackRegister(key))
	return r, err
}

// ---- Attestation registries

// IsAccepted reports whether any attester's acceptance of an executor holds at a
// Unix second.
func (c *Client) IsAccepted(ctx context.Context, registry, executor [20]byte, time uint64) (bool, error) {
	return call(ctx, c, "isAccepted", registry, abiRegistry.PackIsAccepted(executor, new(big.Int).SetUint64(time)), abiRegistry.UnpackIsAccepted)
}

// IsAcceptedBy reports the same for one attester.
func (c *Client) IsAcceptedBy(ctx context.Context, registry, executor, attester [20]byte, time uint64) (bool, error) {
	return call(ctx, c, "isAcceptedBy", registry, abiRegistry.PackIsAcceptedBy(executor, attester, new(big.Int).SetUint64(time)), abiRegistry.UnpackIsAcceptedBy)
}

// An Acceptance is one attester's word on an executor, for from <= t < until.
type Acceptance struct {
	From, Until uint64
	Evidence    [32]byte // digest of what the attester saw
}

// AcceptanceOf is the latest acceptance of an executor by an attester.
func (c *Client) AcceptanceOf(ctx context.Context, registry, executor, attester [20]byte) (Acceptance, error) {
	a, err := call(ctx, c, "acceptanceOf", registry, abiRegistry.PackAcceptanceOf(executor, attester), abiRegistry.UnpackAcceptanceOf)
	return Acceptance(a), err
}

// An Attester is a present one of a registry.
type Attester struct {
	Address [20]byte
	Name    string
}

// Attesters are the present ones of a registry.
func (c *Client) Attesters(ctx context.Context, registry [20]byte) ([]Attester, error) {
	list, err := call(ctx, c, "attesters", registry, abiRegistry.PackAttesters(), abiRegistry.UnpackAttesters)
	if err != nil {
		return nil, err
	}
	var out []Attester
	for _, a := range list {
		name, err := call(ctx, c, "nameOf", registry, abiRegistry.PackNameOf(a), abiRegistry.UnpackNameOf)
		if err != nil {
			return nil, err
		}
		out = append(out, Attester{a, name})
	}
	return out, nil
}

// NameAttester names an attester; for a registry's administrator.
func (a *Account) NameAttester(ctx context.Context, registry, attester [20]byte, name string) (*Receipt, error) {
	r, _, err := a.w.send(ctx, "name attester", (*address)(&registry), abiRegistry.PackNameAttester(attester, name))
	return r, err
}

// RemoveAttester removes an attester; for a registry's administrator.
func (a *Account) RemoveAttester(ctx context.Context, registry, attester [20]byte, reason string) (*Receipt, error) {
	r, _, err := a.w.send(ctx, "remove attester", (*address)(&registry), abiRegistry.PackRemoveAttester(attester, reason))
	return r, err
}

// AcceptExecutor accepts an executor until a Unix second, not included; for an
// attester.
func (a *Account) AcceptExecutor(ctx context.Context, registry, executor [20]byte, until uint64, evidence [32]byte) (*Receipt, error) {
	r, _, err := a.w.send(ctx, "accept executor", (*address)(&registry), abiRegistry.PackAccept(executor, until, evidence))
	return r, err
}

// RevokeExecutor ends the account's acceptance of an executor; for an attester.
func (a *Account) RevokeExecutor(ctx context.Context, registry, executor [20]byte, reason string) (*Receipt, error) {
	r, _, err := a.w.send(ctx, "revoke executor", (*address)(&registry), abiRegistry.PackRevoke(executor, reason))
	return r, err
}

// ---- Tokens

// Balance is an account's in a token.
func (c *Client) Balance(ctx context.Context, token, account [20]byte) (*big.Int, error) {
	return call(ctx, c, "balanceOf", token, abiToken.PackBalanceOf(account), abiToken.UnpackBalanceOf)
}

// Allowance is what the escrow may take from an account.
func (c *Client) Allowance(ctx context.Context, token, account [20]byte) (*big.Int, error) {
	return call(ctx, c, "allowance", token, abiToken.PackAllowance(account, c.escrow), abiToken.UnpackAllowance)
}

// Approve lets the escrow take up to amount from the account, as for a payment, a
// stake or a bond.
func (a *Account) Approve(ctx context.Context, token [20]byte, amount *big.Int) (*Receipt, error) {
	data, err := abiToken.TryPackApprove(a.escrow, amount)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrAmount, err)
	}
	r, _, err := a.w.send(ctx, "approve", (*address)(&token), data)
	return r, err
}
