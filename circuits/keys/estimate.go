package keys

import (
	"math/big"
	"time"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/fft"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"
)

// gnark's set-up reports no progress. Nearly all its time goes into three kinds of group operation whose numbers the constraint system gives,
// so each kind is timed on a few and the rest is multiplied out.

// work counts the group operations of a set-up.
type work struct {
	g1, g2 int // multiples of the generators, by batch
	single int // multiples of other points of G1, one by one: the basis of the commitment
}

// countWork counts the operations that backend/groth16/bn254/setup.go does for r.
func countWork(r *cs.R1CS) work {
	wires := r.NbInternalVariables + r.GetNbPublicVariables() + r.GetNbSecretVariables()
	left, right := make([]bool, wires), make([]bool, wires)
	it := r.GetR1CIterator()
	for c := it.Next(); c != nil; c = it.Next() {
		for _, t := range c.L {
			left[t.WireID()] = true
		}
		for _, t := range c.R {
			right[t.WireID()] = true
		}
	}
	w := work{g1: wires + int(fft.NewDomain(uint64(r.GetNbConstraints())).Cardinality)}
	for i := range wires {
		if left[i] {
			w.g1++
		}
		if right[i] {
			w.g1++
			w.g2++
		}
	}
	if commitments, ok := r.CommitmentInfo.(constraint.Groth16Commitments); ok {
		for _, c := range commitments {
			w.single += len(c.PrivateCommitted)
		}
	}
	return w
}

// estimate times a sample of each operation on this machine and returns the processor time that w takes at that rate. It takes part of a second.
func (w work) estimate() time.Duration {
	const batch, few = 2048, 64
	scalars := make([]fr.Element, batch)
	x := fr.NewElement(3)
	for i := range scalars { // full-size scalars: powers of an element of large order
		x.Square(&x)
		scalars[i] = x
	}
	_, _, g1, g2 := bn254.Generators()
	rate := func(n int, f func()) float64 {
		start := cpuTime()
		f()
		return float64(cpuTime()-start) / float64(n)
	}
	perG1 := rate(batch, func() { bn254.BatchScalarMultiplicationG1(&g1, scalars) })
	perG2 := rate(batch, func() { bn254.BatchScalarMultiplicationG2(&g2, scalars) })
	var k big.Int
	perSingle := rate(few, func() {
		p := g1
		for i := range few {
			p.ScalarMultiplication(&p, scalars[batch-1-i].BigInt(&k))
		}
	})
	return time.Duration(float64(w.g1)*perG1 + float64(w.g2)*perG2 + float64(w.single)*perSingle)
}
