// Package adversary holds executors that cheat, as decorators of a device: everything around them, from
// the trace store to the prover, is the honest code.
//
// The names and what each one gains are those of the design's threat model. Every adversary goes on
// honestly over what it has written: later instructions read the wrong elements as their operands, so
// what is wrong by the protocol's measure, the wrong weight mu, is exactly what the decorator changed.
//
//   - [Lazy] skips a share of the products' elements and guesses them.
//   - [Degenerate] zeroes one cheap tensor in every step, so that the rest is trivial.
//   - [Sabotage] changes one element.
//
// All are functions of their fields and of where in the job a call stands: a run that is interrupted and
// resumed, or repeated elsewhere, commits to the same roots. The decorators let the device compute the
// right elements first, since they must know when a guess is right; what a real cheat would have saved is
// counted, not timed ([Report]).
package adversary
