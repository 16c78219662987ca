package main

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// The contract checks both of a proof's equations in one product, E1 * E2^c = 1.
// These vectors say what c must depend on. They are made with every discrete
// logarithm of the key known, so each wrong proof breaks both equations such that
// the product holds for the c of a hash that leaves something out.

// logs are the discrete logarithms of a key with one input and of a proof.
type logs struct {
	alpha, beta, gamma, delta, g, sigma fr.Element
	k                                   [3]fr.Element
	a, b, c, d, p                       fr.Element
	x                                   fr.Element
}

func g1(e fr.Element) []byte {
	var p bn254.G1Affine
	p.ScalarMultiplicationBase(e.BigInt(new(big.Int)))
	raw := p.RawBytes()
	return raw[:]
}

func g2(e fr.Element) []byte {
	var p bn254.G2Affine
	p.ScalarMultiplicationBase(e.BigInt(new(big.Int)))
	return rawG2(p)
}

func (l *logs) key() []byte {
	b := append([]byte("ASSAYVK1"), 0, 0, 0, 1)
	b = append(b, g1(l.alpha)...)
	for _, e := range []fr.Element{l.beta, l.gamma, l.delta, l.g, l.sigma} {
		b = append(b, g2(e)...)
	}
	for _, e := range l.k {
		b = append(b, g1(e)...)
	}
	return b
}

func (l *logs) proof() []byte {
	b := append(g1(l.a), g2(l.b)...)
	return append(append(append(b, g1(l.c)...), g1(l.d)...), g1(l.p)...)
}

func mul(x, y fr.Element) (z fr.Element) { z.Mul(&x, &y); return z }
func sum(terms ...fr.Element) (z fr.Element) {
	for _, t := range terms {
		z.Add(&z, &t)
	}
	return z
}
func neg(x fr.Element) (z fr.Element)    { z.Neg(&x); return z }
func div(x, y fr.Element) (z fr.Element) { z.Div(&x, &y); return z }

// rest is the logarithm of E1 without e(-A, B) and e(C, delta).
func (l *logs) rest() fr.Element {
	x := l.x.Bytes()
	sum32 := draw.Keccak(append(g1(l.d), x[:]...))
	var h fr.Element
	h.SetBytes(sum32[:])
	inner := sum(l.k[0], mul(l.x, l.k[1]), mul(h, l.k[2]), l.d)
	return sum(mul(l.alpha, l.beta), mul(inner, l.gamma))
}

// e1 and e2 are the logarithms of the two equations' left sides.
func (l *logs) e1() fr.Element { return sum(neg(mul(l.a, l.b)), l.rest(), mul(l.c, l.delta)) }
func (l *logs) e2() fr.Element { return sum(mul(l.p, l.g), mul(l.d, l.sigma)) }

// coefficient is the contract's c with the named part left out of the hash, or with
// zeros in its place.
func (l *logs) coefficient(without string, zeros bool) (c fr.Element) {
	proof := l.proof()
	hash := draw.Keccak(l.key())
	x := l.x.Bytes()
	var b []byte
	for _, part := range []struct {
		name  string
		bytes []byte
	}{{"H", hash[:]}, {"A", proof[:64]}, {"B", proof[64:192]}, {"C", proof[192:256]}, {"P", proof[320:384]}, {"D", proof[256:320]}, {"x", x[:]}} {
		switch {
		case without != part.name:
			b = append(b, part.bytes...)
		case zeros:
			b = append(b, make([]byte, len(part.bytes))...)
		}
	}
	digest := draw.Keccak(b)
	c.SetBigInt(new(big.Int).SetBytes(digest[:16]))
	return c
}

type mergedCase struct {
	Desc  string `json:"desc"`
	Proof string `json:"proof"`
}

func merged() ([]byte, error) {
	seed("merged")
	l := new(logs)
	for _, e := range []*fr.Element{&l.alpha, &l.beta, &l.gamma, &l.delta, &l.g, &l.sigma, &l.k[0], &l.k[1], &l.k[2], &l.a, &l.b, &l.d, &l.x} {
		if _, err := e.SetRandom(); err != nil {
			return nil, err
		}
	}
	l.p = neg(div(mul(l.d, l.sigma), l.g))
	l.c = div(sum(mul(l.a, l.b), neg(l.rest())), l.delta)
	key, err := groth16.ParseVerifyingKey(l.key())
	if err != nil {
		return nil, err
	}
	if err := groth16.Verify(key, l.proof(), []fr.Element{l.x}); err != nil {
		return nil, fmt.Errorf("the good proof: %w", err)
	}

	var cases []mergedCase
	// try makes a proof with both equations off that solve then joins for c, which
	// is what hash says of it; ok is false if solving has changed that or c is 0.
	try := func(desc string, hash func(m *logs) fr.Element, solve func(m *logs, c fr.Element)) (ok bool, err error) {
		m := *l
		var off fr.Element
		if _, err := off.SetRandom(); err != nil {
			return false, err
		}
		m.c, m.p = sum(m.c, off), sum(m.p, off)
		c := hash(&m)
		solve(&m, c)
		if hash(&m) != c || c.IsZero() {
			return false, nil
		}
		e1, e2 := m.e1(), m.e2()
		total := sum(e1, mul(c, e2))
		if e1.IsZero() || e2.IsZero() || !total.IsZero() {
			return false, fmt.Errorf("%s: E1 %v, E2 %v, product %v", desc, e1.IsZero(), e2.IsZero(), total.IsZero())
		}
		if groth16.Verify(key, m.proof(), []fr.Element{m.x}) == nil {
			return false, fmt.Errorf("%s: a proof", desc)
		}
		cases = append(cases, mergedCase{desc, "0x" + hex.EncodeToString(m.proof())})
		return true, nil
	}
	add := func(desc string, hash func(m *logs) fr.Element, solve func(m *logs, c fr.Element)) error {
		for range 1 << 12 {
			if ok, err := try(desc, hash, solve); ok || err != nil {
				return err
			}
		}
		return fmt.Errorf("%s: c depends on what was solved for", desc)
	}
	without := func(name string, zeros bool) func(*logs) fr.Element {
		return func(m *logs) fr.Element { return m.coefficient(name, zeros) }
	}
	// byteOf is one byte, or the upper bits of one, of the contract's own c: the search above finds proofs for it.
	byteOf := func(i, shift int) func(*logs) fr.Element {
		return func(m *logs) fr.Element {
			c := m.coefficient("", false)
			b := c.Bytes()
			return fr.NewElement(uint64(b[16+i] >> shift))
		}
	}
	solveC := func(m *logs, c fr.Element) {
		m.c = div(sum(mul(m.a, m.b), neg(m.rest()), neg(mul(c, m.e2()))), m.delta)
	}
	solveP := func(m *logs, c fr.Element) {
		m.p = div(sum(neg(div(m.e1(), c)), neg(mul(m.d, m.sigma))), m.g)
	}
	solveA := func(m *logs, c fr.Element) { m.a = div(sum(m.rest(), mul(m.c, m.delta), mul(c, m.e2())), m.b) }
	solveB := func(m *logs, c fr.Element) { m.b = div(sum(m.rest(), mul(m.c, m.delta), mul(c, m.e2())), m.a) }
	err = errors.Join(
		add("c is 1", func(*logs) fr.Element { return fr.One() }, solveC),
		add("c is its upper bit", byteOf(0, 7), solveC),
		add("c is its upper byte", byteOf(0, 0), solveC),
		add("c is its lower byte", byteOf(15, 0), solveC),
	)
	for _, part := range []struct {
		name  string
		solve func(*logs, fr.Element)
	}{{"A", solveA}, {"B", solveB}, {"C", solveC}, {"P", solveP}} {
		err = errors.Join(err,
			add(part.name+" is left out of c", without(part.name, false), part.solve),
			add(part.name+" is hashed as zeros", without(part.name, true), part.solve))
	}
	if err != nil {
		return nil, err
	}
	x := l.x.Bytes()
	b, err := json.MarshalIndent(map[string]any{
		"desc":  "a key whose logarithms are known, a good proof, and proofs that break both equations such that E1 * E2^c = 1 for a wrong c",
		"key":   "0x" + hex.EncodeToString(l.key()),
		"input": "0x" + hex.EncodeToString(x[:]),
		"proof": "0x" + hex.EncodeToString(l.proof()),
		"cases": cases,
	}, "", "  ")
	return append(b, '\n'), err
}
