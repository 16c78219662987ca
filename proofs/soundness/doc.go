// Package soundness computes what spot proofs are worth, and prints it.
//
// # Wrong weight
//
// The wrong weight mu of a trace is the share of its draw weight whose committed
// element is not what its instruction gives on its committed operands, or cannot
// be opened. Spots bound mu and nothing else.
//
// For a trace fixed before the seed, k independent spots miss it with probability
// (1-mu)^k (Escape). For a strategy whose mu is random it is the mean of that
// (RandomEscape), never the same with the mean of mu.
//
// Over segments with wrong weights mu_i, k2 spots in each opened one:
//
//	eager: all T segments opened, traces fixed with the checkpoints
//	       product of (1-mu_i)^k2                                  EagerEscape
//	late:  k1 of T segments drawn, traces committed after draw 1
//	       at most ((1/T) sum of (1-mu_i)^k2)^k1                   LateEscape
//
// In a late job mu_i is the smallest wrong weight of any trace that joins
// checkpoint i to checkpoint i+1, since the executor chooses it after draw 1.
// Segments are drawn without repetition; the bound is that of drawing with
// repetition, which is larger (Maclaurin's inequality).
//
// For a mean mu over the segments, an executor escapes best by spreading it in an
// eager job, (1-mu)^(T k2), and by concentrating it in a late one, (1-mu)^k1: the
// Guarantee states mu for that worst case.
//
// # Adversaries
//
// Lazy skips a share f of the work and is right on a share a of it: mu = f(1-a).
// The skipper of a late job forges checkpoints without working, computes a drawn
// segment honestly and lies in its last state write: mu_i <= w/L, w the share of
// one instruction and L the steps of a segment; it escapes with (1-w/L)^(k1 k2)
// (SkipperEscape) whatever it skipped. A reader who re-executes the drawn segments
// stops it: (1-f)^k1 escape, f the share of segments whose end does not follow
// from their beginning (ReaderEscape). The degenerate corrupts one cheap
// instruction in every step: mu >= w, and w is at least 1/(3n) for n instructions
// by the weight floor (WeightFloor; SmallestShare gives a program's own). The
// saboteur changes one element; only an audit sees it.
//
// # Domain
//
// Probabilities, shares and wrong weights are in [0, 1]. Functions return NaN for
// arguments outside.
package soundness
