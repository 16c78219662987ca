// Package verify decides whether proofs show what a job's terms demand. It takes
// everything as arguments, reads no clock, file or network, and trusts nothing
// but the terms, the program's bytes and the beacon rounds that the caller fixed.
//
// # What a caller does
//
// Agree on terms and program; receive the claim; only then fix the beacon rounds
// (package beacon, FirstRoundAfter the claim's receipt plus a safety delay);
// receive the proofs; call VerifySet. An answer is sound only for a claim, and in
// a job with two draws for trace roots, older than the round that draws on them:
// time is the caller's part.
//
// # What is checked
//
// In this order, one sentinel each: the terms are valid (ErrTerms); the program
// has the terms' root, steps, segment length, leaf counts, scheme and leaf size
// (ErrProgram); the claim is well formed (ErrClaim), is about the terms' program,
// model and input (ErrClaimJob), has T+1 checkpoints (ErrCheckpoints), the first
// of them the terms' (ErrCheckpoint0), and the program's results (ErrResults);
// the key is the one that the terms pin for the kind of proof (ErrKey); the
// beacon is the terms' (ErrBeacon), and no development beacon off a development
// chain (ErrDevelopmentBeacon); the rounds are as many as the job has draws and
// ascend (ErrRounds).
//
// Then, for each proof: its circuit's name (ErrCircuit), kind (ErrKind) and key
// hash (ErrKeyHash); its rounds are the caller's (ErrProofRounds) and signed
// (ErrSignature); its segment exists (ErrSegment), was drawn (ErrNotDrawn) and
// has a trace root in the claim (ErrTraceRoot); its batch is one of k2/B
// (ErrBatch); the statement, rebuilt from terms, claim and beacon value, is the
// one stated (ErrStatement); and the proof proves it (ErrProof).
//
// A set is complete: every batch of every drawn segment once (ErrRepeated,
// ErrIncomplete). A single accepted proof says nothing about the other segments
// and batches.
//
// # What an accepted set means
//
// Package soundness says it in numbers. In one line: that the share of the
// trace's weight that is wrong is probably small, not that the result is right;
// the latter rests on an audit by one honest party.
package verify
