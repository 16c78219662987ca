package beacon

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"math/big"
	"sync"

	"github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
)

// Sizes of the encodings, in bytes.
const (
	SignatureSize = bls12381.SizeOfG1AffineCompressed
	PublicKeySize = bls12381.SizeOfG2AffineCompressed
)

// Errors of the package.
var (
	ErrUnknown   = errors.New("beacon: no beacon of this name and public key")
	ErrRound     = errors.New("beacon: no such round")
	ErrPublicKey = errors.New("beacon: public key is not a point of the subgroup in canonical form, or is infinity")
	ErrEncoding  = errors.New("beacon: signature is not the canonical encoding of a point")
	ErrSubgroup  = errors.New("beacon: signature is outside the subgroup")
	ErrInfinity  = errors.New("beacon: signature is the point at infinity")
	ErrSignature = errors.New("beacon: signature is not that of the round under the beacon's key")
)

// dst is the domain separation tag of the ciphersuite.
const dst = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

// A Beacon is a public key and a time table. The zero value accepts no round.
type Beacon struct {
	Name      string
	PublicKey [PublicKeySize]byte
	Genesis   int64 // Unix seconds of round 1
	Period    int64 // seconds between rounds

	// Development says that everybody knows the secret key: the rounds are no
	// randomness at all. Such a beacon is for development chains only.
	Development bool
}

// Quicknet is drand's quicknet (chain hash 52db9ba7...e971): a round every three
// seconds, signed by a threshold of the League of Entropy.
func Quicknet() Beacon {
	return Beacon{
		Name: "quicknet",
		PublicKey: [PublicKeySize]byte(mustHex("83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c" +
			"8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb" +
			"5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a")),
		Genesis: 1692803367,
		Period:  3,
	}
}

// Development is a beacon of quicknet's scheme whose secret key anybody can
// compute; see DevelopmentSign.
func Development() Beacon { return development() }

var development = sync.OnceValue(func() Beacon {
	_, _, _, g2 := bls12381.Generators()
	var pk bls12381.G2Affine
	pk.ScalarMultiplication(&g2, developmentKey())
	return Beacon{
		Name:        "development",
		PublicKey:   pk.Bytes(),
		Genesis:     1700000000,
		Period:      3,
		Development: true,
	}
})

// IsDevelopment reports whether the key is that of Development, under whatever
// name it is presented.
func IsDevelopment(publicKey [PublicKeySize]byte) bool { return publicKey == Development().PublicKey }

// DevelopmentChain reports whether Development may serve on the chain: 1337
// (go-ethereum's development mode and simulated backend) or 31337 (anvil,
// Hardhat).
func DevelopmentChain(chainID uint64) bool { return chainID == 1337 || chainID == 31337 }

// developmentKey is sha256("assay/beacon/development/1") mod r.
func developmentKey() *big.Int {
	seed := sha256.Sum256([]byte("assay/beacon/development/1"))
	k := new(big.Int).SetBytes(seed[:])
	return k.Mod(k, fr.Modulus())
}

// DevelopmentSign is the signature of a round of Development, by the key that
// everybody knows. It rejects round 0 with ErrRound.
func DevelopmentSign(round uint64) ([]byte, error) {
	if round == 0 {
		return nil, ErrRound
	}
	m, err := hashRound(round)
	if err != nil {
		return nil, err
	}
	m.ScalarMultiplication(&m, developmentKey())
	sig := m.Bytes()
	return sig[:], nil
}

// Find is the beacon of this name if publicKey is its key. It rejects any other
// pair with ErrUnknown.
func Find(name string, publicKey []byte) (Beacon, error) {
	for _, b := range []Beacon{Quicknet(), Development()} {
		if b.Name == name && bytes.Equal(b.PublicKey[:], publicKey) {
			return b, nil
		}
	}
	return Beacon{}, fmt.Errorf("%w: %q", ErrUnknown, name)
}

// Verify returns the value of the round if sig is its signature. It rejects
// round 0 with ErrRound, malformed signatures with ErrEncoding, ErrInfinity or
// ErrSubgroup, and wrong ones with ErrSignature.
func (b Beacon) Verify(round uint64, sig []byte) (value [32]byte, err error) {
	if round == 0 {
		return value, ErrRound
	}
	var pk bls12381.G2Affine
	if n, err := pk.SetBytes(b.PublicKey[:]); err != nil || n != PublicKeySize || pk.IsInfinity() || pk.Bytes() != b.PublicKey {
		return value, ErrPublicKey
	}
	s, err := parseSignature(sig)
	if err != nil {
		return value, err
	}
	m, err := hashRound(round)
	if err != nil {
		return value, err
	}
	_, _, _, g2Neg := bls12381.Generators()
	g2Neg.Neg(&g2Neg)
	ok, err := bls12381.PairingCheck([]bls12381.G1Affine{s, m}, []bls12381.G2Affine{g2Neg, pk})
	if err != nil {
		return value, err
	}
	if !ok {
		return value, fmt.Errorf("%w: round %d of %s", ErrSignature, round, b.Name)
	}
	return sha256.Sum256(sig), nil
}

// parseSignature decodes a compressed point and insists that these bytes are its
// only encoding: sha256 of them is the value, so a second encoding would be a
// choice.
func parseSignature(sig []byte) (s bls12381.G1Affine, err error) {
	if len(sig) != SignatureSize {
		return s, fmt.Errorf("%w: got %d bytes, want %d", ErrEncoding, len(sig), SignatureSize)
	}
	if sig[0]&compressed == 0 {
		return s, fmt.Errorf("%w: not compressed", ErrEncoding)
	}
	// Without the subgroup check first, so that its failure has its own name.
	if err := bls12381.NewDecoder(bytes.NewReader(sig), bls12381.NoSubgroupChecks()).Decode(&s); err != nil {
		return s, fmt.Errorf("%w: %v", ErrEncoding, err)
	}
	if s.Bytes() != [SignatureSize]byte(sig) {
		return s, fmt.Errorf("%w: not reduced or with stray bits", ErrEncoding)
	}
	switch {
	case s.IsInfinity():
		return s, ErrInfinity
	case !s.IsInSubGroup():
		return s, ErrSubgroup
	}
	return s, nil
}

// compressed is the flag of a compressed point in its first byte.
const compressed = 0x80

// Message is what is signed in a round: sha256 of its number.
func Message(round uint64) [32]byte {
	var b [8]byte
	binary.BigEndian.PutUint64(b[:], round)
	return sha256.Sum256(b[:])
}

func hashRound(round uint64) (bls12381.G1Affine, error) {
	m := Message(round)
	return bls12381.HashToG1(m[:], []byte(dst))
}

// TimeOf is the Unix second at which the round is published. It rejects round 0,
// times beyond 2^62 and a beacon without a period with ErrRound.
func (b Beacon) TimeOf(round uint64) (int64, error) {
	if round == 0 || b.Period <= 0 || b.Genesis < 0 || b.Genesis > 1<<61 || round-1 > uint64(1<<61)/uint64(b.Period) {
		return 0, fmt.Errorf("%w: %d", ErrRound, round)
	}
	return b.Genesis + int64(round-1)*b.Period, nil
}

// RoundAt is the last round published at Unix second t, t included. It rejects a
// time before round 1 and a beacon without a period with ErrRound.
func (b Beacon) RoundAt(t int64) (uint64, error) {
	if b.Period <= 0 || b.Genesis < 0 || t < b.Genesis {
		return 0, fmt.Errorf("%w at second %d", ErrRound, t)
	}
	return uint64((t-b.Genesis)/b.Period) + 1, nil
}

// FirstRoundAfter is the first round published delay seconds or more after Unix
// second t, round 1 at the earliest. It rejects a negative delay, times beyond
// 2^62 and a beacon without a period with ErrRound.
func (b Beacon) FirstRoundAfter(t, delay int64) (uint64, error) {
	if b.Period <= 0 || b.Genesis < 0 || delay < 0 || delay > 1<<62 || t > 1<<62-delay {
		return 0, fmt.Errorf("%w: %d seconds after %d", ErrRound, delay, t)
	}
	t += delay
	if t <= b.Genesis {
		return 1, nil
	}
	return uint64((t-b.Genesis-1)/b.Period) + 2, nil
}

// mustHex decodes a constant of this file.
func mustHex(s string) []byte {
	b, err := hex.DecodeString(s)
	if err != nil {
		panic(err)
	}
	return b
}
