package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fp"

	"github.com/assay-protocol/assay/proofs/groth16"
)

// exported is the verifier that gnark itself writes for the system.
func (s *system) exported() ([]byte, error) {
	var b bytes.Buffer
	err := s.vk.ExportSolidity(&b)
	return b.Bytes(), err
}

// badKey is the good key with the bytes from At on replaced by With.
type badKey struct {
	Desc  string   `json:"desc"`
	At    int      `json:"at"`
	With  string   `json:"with"`
	Error string   `json:"error"` // of IGroth16Verifier
	Args  []uint64 `json:"args"`
}

// Where the elements of a key begin, and how long they are.
const (
	atAlpha = 12
	atBeta  = atAlpha + 64
	atGamma = atBeta + 128
	atDelta = atGamma + 128
	atG     = atDelta + 128
	atSigma = atG + 128
	atK     = atSigma + 128
)

// badKeys are keys of which each breaks exactly one rule, held to what package
// groth16 says of them.
func badKeys(vk *groth16.VerifyingKey) ([]byte, error) {
	key := vk.Bytes()
	var cases []badKey
	var failed error
	add := func(desc string, at int, with []byte, want error, name string, args ...uint64) {
		bad := slices.Clone(key)
		copy(bad[at:], with)
		if _, err := groth16.ParseVerifyingKey(bad); !errors.Is(err, want) {
			failed = errors.Join(failed, fmt.Errorf("%s: got %v, want %v", desc, err, want))
		}
		cases = append(cases, badKey{desc, at, "0x" + hex.EncodeToString(with), name, append([]uint64{}, args...)})
	}
	word := func(at int) *big.Int { return new(big.Int).SetBytes(key[at : at+32]) }
	bytes32 := func(x *big.Int) []byte { return x.FillBytes(make([]byte, 32)) }
	negated := func(at, size int) []byte { // the point's negative: every word of its second half from p
		b := slices.Clone(key[at : at+size])
		for i := size / 2; i < size; i += 32 {
			copy(b[i:], bytes32(new(big.Int).Sub(fp.Modulus(), word(at+i))))
		}
		return b
	}

	add("another magic", 7, []byte("2"), groth16.ErrKeyMagic, "KeyMagic()")
	add("another protocol", 0, []byte("a"), groth16.ErrKeyMagic, "KeyMagic()")

	elements := []struct {
		name     string
		at, size int
	}{
		{"alpha", atAlpha, 64}, {"beta", atBeta, 128}, {"gamma", atGamma, 128}, {"delta", atDelta, 128},
		{"G", atG, 128}, {"GSigmaNeg", atSigma, 128},
	}
	for i := range vk.Public() + 2 {
		elements = append(elements, struct {
			name     string
			at, size int
		}{fmt.Sprintf("K_%d", i), atK + 64*i, 64})
	}
	outside := outsideSubgroup()
	for i, e := range elements {
		for w := e.at; w < e.at+e.size; w += 32 {
			where := fmt.Sprintf("%s, word %d", e.name, (w-e.at)/32)
			add(where+", plus p", w, bytes32(new(big.Int).Add(word(w), fp.Modulus())), groth16.ErrCoordinate, "KeyCoordinate(uint256)", uint64(i))
		}
		last := e.at + e.size - 32 // of y: another y is off the curve, but for -y
		add(e.name+" off the curve", last, bytes32(new(big.Int).Xor(word(last), big.NewInt(1))), groth16.ErrCurve, "KeyCurve(uint256)", uint64(i))
		add(e.name+" at infinity", e.at, make([]byte, e.size), groth16.ErrInfinity, "KeyInfinity(uint256)", uint64(i))
		if e.size == 128 {
			add(e.name+" outside the subgroup", e.at, outside, groth16.ErrSubgroup, "KeySubgroup(uint256)", uint64(i))
		}
	}

	n := vk.Public() + 2
	for _, p := range [][2]int{{1, 0}, {n - 1, 0}, {n - 1, n - 2}, {5, 3}} {
		for _, with := range [][]byte{key[atK+64*p[1] : atK+64*p[1]+64], negated(atK+64*p[1], 64)} {
			add(fmt.Sprintf("K_%d is K_%d up to sign", p[0], p[1]), atK+64*p[0], with, groth16.ErrKeyRepeatedK, "KeyRepeatedK(uint256,uint256)", uint64(p[0]), uint64(p[1]))
		}
	}
	for _, c := range []struct {
		desc      string
		at, other int
		err       error
		name      string
	}{
		{"gamma is delta", atGamma, atDelta, groth16.ErrKeyGammaDelta, "KeyGammaDelta()"},
		{"beta is gamma", atBeta, atGamma, groth16.ErrKeyBeta, "KeyBeta()"},
		{"beta is delta", atBeta, atDelta, groth16.ErrKeyBeta, "KeyBeta()"},
		{"GSigmaNeg is G", atSigma, atG, groth16.ErrKeyPedersen, "KeyPedersen()"},
	} {
		add(c.desc, c.at, key[c.other:c.other+128], c.err, c.name)
		add(c.desc+", negated", c.at, negated(c.other, 128), c.err, c.name)
	}
	_, _, _, generator := bn254.Generators()
	add("delta is the generator", atDelta, rawG2(generator), groth16.ErrKeyDeltaGenerator, "KeyDeltaGenerator()")
	add("delta is the generator, negated", atDelta, rawG2(*generator.Neg(&generator)), groth16.ErrKeyDeltaGenerator, "KeyDeltaGenerator()")

	b, err := json.MarshalIndent(map[string]any{
		"desc":  "proofs/groth16/testdata/squares-9.json's key with the bytes from `at` on replaced, and the error that says why it is refused",
		"cases": cases,
		// Points of the twist outside the subgroup, x.A1 | x.A0 | y.A1 | y.A0, for proofs.
		"outside_subgroup": "0x" + hex.EncodeToString(outside),
	}, "", "  ")
	return append(b, '\n'), errors.Join(failed, err)
}

// outsideSubgroup is a point of the twist that is not in G2.
func outsideSubgroup() []byte {
	for i := uint64(1); ; i++ {
		var u bn254.E2
		u.A0.SetUint64(i)
		if p := bn254.MapToCurve2(&u); p.IsOnCurve() && !p.IsInSubGroup() { // nearly every point is
			return rawG2(p)
		}
	}
}

// rawG2 is x.A1 | x.A0 | y.A1 | y.A0.
func rawG2(p bn254.G2Affine) []byte {
	b := p.RawBytes()
	return b[:]
}
