package contracts_test

import (
	"math/big"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// trapdoor is a verifying key whose secrets are known, so that any statement has a
// proof, made in a millisecond: what is under test here is who may claim what and
// when. The equations are those of package groth16, the pairings are real; proofs
// of the circuit are verified in TestRealProofs and TestAnvilRealProofs.
type trapdoor struct {
	vk                                     *groth16.VerifyingKey
	alpha, beta, gamma, delta, sigma, a, b fr.Element
	k                                      []fr.Element
}

func newTrapdoor(t testing.TB, public int) *trapdoor {
	t.Helper()
	n := uint64(public) << 32
	secret := func() (e fr.Element) {
		n++
		w := draw.Hash(draw.Tag("trapdoor"), draw.Uint(n))
		e.SetBytes(w[:])
		return e
	}
	k := &trapdoor{alpha: secret(), beta: secret(), gamma: secret(), delta: secret(), sigma: secret(), a: secret(), b: secret()}
	for range public + 2 {
		k.k = append(k.k, secret())
	}
	var minus fr.Element
	minus.Neg(&k.sigma)
	one := fr.One()
	p := groth16.Points{Alpha: g1(&k.alpha), Beta: g2(&k.beta), Gamma: g2(&k.gamma), Delta: g2(&k.delta), G: g2(&one), GSigmaNeg: g2(&minus)}
	for i := range k.k {
		p.K = append(p.K, g1(&k.k[i]))
	}
	var err error
	if k.vk, err = groth16.NewVerifyingKey(p); err != nil {
		t.Fatal(err)
	}
	return k
}

// prove gives a proof of any statement.
func (k *trapdoor) prove(t testing.TB, public []fr.Element) []byte {
	t.Helper()
	d := fr.NewElement(7)
	p := groth16.Proof{A: g1(&k.a), B: g2(&k.b), D: g1(&d)}
	// P = sigma D answers for the commitment; C takes up what A B leaves.
	var x, l, ab, c fr.Element
	x.Mul(&d, &k.sigma)
	p.P = g1(&x)
	h := groth16.Challenge(&p.D, public)
	l.Add(&k.k[0], &d)
	for i := range public {
		x.Mul(&public[i], &k.k[i+1])
		l.Add(&l, &x)
	}
	x.Mul(&h, &k.k[len(public)+1])
	l.Add(&l, &x)
	c.Mul(&k.a, &k.b)
	ab.Mul(&k.alpha, &k.beta)
	c.Sub(&c, &ab)
	l.Mul(&l, &k.gamma)
	c.Sub(&c, &l)
	c.Div(&c, &k.delta)
	p.C = g1(&c)
	if err := groth16.Verify(k.vk, p.Bytes(), public); err != nil {
		t.Fatal(err)
	}
	return p.Bytes()
}

func g1(s *fr.Element) (p bn254.G1Affine) {
	_, _, g, _ := bn254.Generators()
	p.ScalarMultiplication(&g, s.BigInt(new(big.Int)))
	return p
}

func g2(s *fr.Element) (p bn254.G2Affine) {
	_, _, _, g := bn254.Generators()
	p.ScalarMultiplication(&g, s.BigInt(new(big.Int)))
	return p
}
