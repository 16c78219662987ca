// Command beaconvectors writes what the tests of the beacon contract check: the
// rounds of proofs/beacon's vectors with their points uncompressed, malformed
// points, and round numbers.
//
//	go generate ./contracts/internal/beaconvectors
package main

//go:generate go run . -dir ../../..

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/draw"
)

const out = "contracts/test/vectors/beacon.json"

func main() {
	log.SetFlags(0)
	log.SetPrefix("beaconvectors: ")
	dir := flag.String("dir", ".", "root of the repository")
	flag.Parse()
	b, err := vectors(*dir)
	if err == nil {
		err = os.WriteFile(filepath.Join(*dir, filepath.FromSlash(out)), b, 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}

type network struct {
	Name    string  `json:"name"`
	Key     string  `json:"key"` // x.c1 | x.c0 | y.c1 | y.c0
	ID      string  `json:"id"`
	Genesis int64   `json:"genesis"`
	Period  int64   `json:"period"`
	Rounds  []round `json:"rounds"`
}

type round struct {
	Round     string `json:"round"` // decimal: JSON's numbers are too short for some
	Signature string `json:"signature"`
	Value     string `json:"value"`
}

// moment is what the two functions of time give; "" is a refusal.
type moment struct {
	Time  int64  `json:"time"`
	Delay int64  `json:"delay"`
	At    string `json:"round_at"`
	After string `json:"first_round_after"`
}

func vectors(dir string) ([]byte, error) {
	var file struct {
		Desc     string            `json:"desc"`
		Networks []network         `json:"networks"`
		Points   map[string]string `json:"points"`
		Moments  []moment          `json:"moments"`
	}
	file.Desc = "points uncompressed, without flags; moments are of quicknet"
	for _, b := range []beacon.Beacon{beacon.Quicknet(), beacon.Development()} {
		n, err := describe(dir, b)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", b.Name, err)
		}
		file.Networks = append(file.Networks, n)
	}
	var err error
	if file.Points, err = points(); err != nil {
		return nil, err
	}
	q := beacon.Quicknet()
	for _, t := range []int64{0, q.Genesis - 4, q.Genesis - 3, q.Genesis - 1, q.Genesis, q.Genesis + 1, q.Genesis + 2, q.Genesis + 3, q.Genesis + 4, 1800000000, 1 << 40} {
		for _, delay := range []int64{0, 1, 2, 3, 4, 120} {
			m := moment{Time: t, Delay: delay}
			if r, err := q.RoundAt(t); err == nil {
				m.At = fmt.Sprint(r)
			}
			r, err := q.FirstRoundAfter(t, delay)
			if err != nil {
				return nil, err
			}
			m.After = fmt.Sprint(r)
			file.Moments = append(file.Moments, m)
		}
	}
	b, err := json.MarshalIndent(file, "", "  ")
	return append(b, '\n'), err
}

// describe reads a network's vectors and holds them to the Go verifier.
func describe(dir string, b beacon.Beacon) (network, error) {
	var key bls12381.G2Affine
	if _, err := key.SetBytes(b.PublicKey[:]); err != nil {
		return network{}, err
	}
	raw := key.RawBytes()
	id := draw.Hash(draw.Keccak([]byte(b.Name)), draw.Keccak(b.PublicKey[:]))
	n := network{Name: b.Name, Key: hexOf(raw[:]), ID: hexOf(id[:]), Genesis: b.Genesis, Period: b.Period}

	text, err := os.ReadFile(filepath.Join(dir, "proofs", "beacon", "testdata", b.Name+".json"))
	if err != nil {
		return n, err
	}
	var file struct {
		Rounds []struct {
			Round     uint64
			Signature string
		}
	}
	if err := json.Unmarshal(text, &file); err != nil {
		return n, err
	}
	for _, r := range file.Rounds {
		sig, err := hex.DecodeString(r.Signature)
		if err != nil {
			return n, err
		}
		value, err := b.Verify(r.Round, sig)
		if err != nil {
			return n, err
		}
		var s bls12381.G1Affine
		if _, err := s.SetBytes(sig); err != nil {
			return n, err
		}
		raw := s.RawBytes()
		n.Rounds = append(n.Rounds, round{fmt.Sprint(r.Round), hexOf(raw[:]), hexOf(value[:])})
	}
	if len(n.Rounds) == 0 {
		return n, errors.New("no rounds")
	}
	return n, nil
}

// points are points of the two curves outside the groups, and the signature of
// quicknet's round 1000 with such a point added: it is another point with the
// same pairings.
func points() (map[string]string, error) {
	q := beacon.Quicknet()
	p1, p2 := outside()
	torsion := new(bls12381.G1Jac)
	torsion.FromAffine(&p1)
	torsion.ScalarMultiplication(torsion, fr.Modulus())
	if torsion.Z.IsZero() {
		return nil, errors.New("the point has no part outside the subgroup")
	}
	sig, err := hex.DecodeString("b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39")
	if err != nil {
		return nil, err
	}
	if _, err := q.Verify(1000, sig); err != nil {
		return nil, err
	}
	var s bls12381.G1Affine
	if _, err := s.SetBytes(sig); err != nil {
		return nil, err
	}
	torsion.AddMixed(&s)
	var twisted bls12381.G1Affine
	twisted.FromJacobian(torsion)
	_, _, g1, g2 := bls12381.Generators()
	a, b, c, d, e := p1.RawBytes(), p2.RawBytes(), twisted.RawBytes(), g1.RawBytes(), g2.RawBytes()
	return map[string]string{
		"g1_outside":         hexOf(a[:]),
		"g2_outside":         hexOf(b[:]),
		"round_1000_plus":    hexOf(c[:]),
		"g1_generator":       hexOf(d[:]),
		"g2_generator":       hexOf(e[:]),
		"round_1000_negated": hexOf(negated(s)),
	}, nil
}

// outside are points of the two curves, y^2 = x^3 + 4 and y^2 = x^3 + 4 (1 + u),
// that are not in the subgroups: those with the smallest x.
func outside() (p1 bls12381.G1Affine, p2 bls12381.G2Affine) {
	four := fp.NewElement(4)
	for i := uint64(1); ; i++ {
		var y2 fp.Element
		p1.X.SetUint64(i)
		y2.Square(&p1.X).Mul(&y2, &p1.X).Add(&y2, &four)
		if p1.Y.Sqrt(&y2) != nil && p1.IsOnCurve() && !p1.IsInSubGroup() {
			break
		}
	}
	b := bls12381.E2{A0: four, A1: four}
	for i := uint64(1); ; i++ {
		var y2 bls12381.E2
		p2.X.A0.SetUint64(i)
		y2.Square(&p2.X).Mul(&y2, &p2.X).Add(&y2, &b)
		if y2.Legendre() == 1 && p2.Y.Sqrt(&y2) != nil && p2.IsOnCurve() && !p2.IsInSubGroup() {
			break
		}
	}
	return p1, p2
}

func negated(p bls12381.G1Affine) []byte {
	p.Neg(&p)
	b := p.RawBytes()
	return b[:]
}

func hexOf(b []byte) string { return "0x" + hex.EncodeToString(b) }
