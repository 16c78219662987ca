package soundness

import (
	"math"

	"github.com/assay-protocol/assay/proofs/program"
)

// Escape is the probability that k independent spots miss wrong weight mu:
// (1-mu)^k.
func Escape(mu float64, k uint64) float64 {
	if !share(mu) {
		return math.NaN()
	}
	return missAll(mu, float64(k))
}

// RandomEscape is Escape for a strategy that has wrong weight mu[i] with
// probability p[i]: the mean of (1-mu)^k. Requires len(mu) = len(p) and
// probabilities that sum to 1 up to rounding.
func RandomEscape(mu, p []float64, k uint64) float64 {
	if len(mu) != len(p) {
		return math.NaN()
	}
	sum, total := 0.0, 0.0
	for i := range mu {
		if !share(p[i]) {
			return math.NaN()
		}
		sum += p[i] * Escape(mu[i], k)
		total += p[i]
	}
	if math.Abs(total-1) > 1e-9 {
		return math.NaN()
	}
	return sum
}

// Detect is the least wrong weight that k independent spots meet with probability
// p: 1 - (1-p)^(1/k), and 1 for k = 0.
func Detect(p float64, k uint64) float64 {
	switch {
	case !share(p):
		return math.NaN()
	case k == 0:
		return 1
	}
	return -math.Expm1(math.Log1p(-p) / float64(k))
}

// EagerEscape is the probability that k2 spots in every segment miss wrong weights
// mu: the product of (1-mu_i)^k2.
func EagerEscape(mu []float64, k2 uint64) float64 {
	escape := 1.0
	for _, m := range mu {
		escape *= Escape(m, k2)
	}
	return escape
}

// LateEscape bounds the probability that k2 spots in each of k1 drawn segments
// miss wrong weights mu: ((1/T) sum of (1-mu_i)^k2)^k1, T = len(mu) > 0.
func LateEscape(mu []float64, k1, k2 uint64) float64 {
	if len(mu) == 0 {
		return math.NaN()
	}
	sum := 0.0
	for _, m := range mu {
		sum += Escape(m, k2)
	}
	return math.Pow(sum/float64(len(mu)), float64(k1))
}

// LazyWeight is the wrong weight of skipping a share f of the work with a
// predictor that is right on a share a of it: f(1-a).
func LazyWeight(f, a float64) float64 {
	if !share(f) || !share(a) {
		return math.NaN()
	}
	return f * (1 - a)
}

// SkipperEscape is the probability that the skipper of a late job escapes: w/L of
// wrong weight in every opened segment, (1-w/L)^(k1 k2). w is the smallest share
// of an instruction in a step, steps is L.
func SkipperEscape(w float64, steps, k1, k2 uint64) float64 {
	if !share(w) || steps == 0 {
		return math.NaN()
	}
	return missAll(w/float64(steps), float64(k1)*float64(k2))
}

// ReaderEscape is the probability that a reader who re-executes k1 drawn segments
// meets none of the share f whose end does not follow from their beginning:
// (1-f)^k1 at most.
func ReaderEscape(f float64, k1 uint64) float64 { return Escape(f, k1) }

// WeightFloor is the least share of a step that any of n instructions can have
// under the weight formula: 1/(3n).
func WeightFloor(n int) float64 {
	if n < 1 {
		return math.NaN()
	}
	return 1 / (3 * float64(n))
}

// SmallestShare is the least share that an instruction of p has in a step.
func SmallestShare(p *program.Program) float64 {
	least := 1.0
	for _, in := range p.Instructions() {
		least = min(least, float64(in.Elements()*in.Weight)/float64(p.WeightPerStep()))
	}
	return least
}

// StakeFloor is the least stake at which cheating does not pay: saving is the cost
// that the cheat avoids, payment what the job pays, in one unit, escape the
// probability not to be caught. Who is caught loses the payment and the stake, of
// which only the half that is burned counts (the rest may reach a confederate):
// 2 (saving/(1-escape) - payment), at least 0. It is +Inf if escape is 1 and
// something is saved.
func StakeFloor(saving, payment, escape float64) float64 {
	switch {
	case !share(escape) || !(saving >= 0) || !(payment >= 0):
		return math.NaN()
	case saving == 0:
		return 0
	}
	return max(0, 2*(saving/(1-escape)-payment))
}

// share reports whether x is in [0, 1]; NaN is not.
func share(x float64) bool { return x >= 0 && x <= 1 }

// missAll is (1-x)^k for x in [0, 1], exact for small x too; 1 for k = 0.
func missAll(x, k float64) float64 {
	if k == 0 {
		return 1
	}
	return math.Exp(k * math.Log1p(-x))
}
