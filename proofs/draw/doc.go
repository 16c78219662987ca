// Package draw turns beacon values into what must be proven: the segments to
// open, the seeds of their proofs, and the spots that a seed selects. It is the
// one place that encodes arguments for keccak256, so that a contract computes
// the same.
//
// # Encoding
//
// Every hash is keccak256(abi.encode(tag, arguments...)): each argument is one
// word of 32 bytes. Integers and field elements are big-endian, addresses are
// padded on the left, hashes and beacon values stand as they are. A tag is the
// keccak256 of an ASCII string, so that hashes of different purpose never
// collide.
//
//	job id  = keccak("assay/job/1", terms...)              package claim
//	draw 1  = keccak("assay/draw1/1", value, job id, list root, m) mod T
//	seed    = keccak("assay/seed/1", value, job id, segment, trace root, out root, batch) mod r
//	context = keccak("assay/context/1", chain id, escrow, job id, executor, list root, segment, batch,
//	                 round 1, round 2) mod r
//
// T is the number of segments, value the beacon's 32 bytes, list root the root
// of the checkpoint list, r the order of the scalar field of BN254. A round that
// is not used stands as 0.
//
// # Draw 1
//
// Segments are drawn with m = 0, 1, 2, ...; repeats are skipped until k1
// distinct ones are found. If T <= k1 all segments are opened, ascending.
//
// # Draw 2
//
// A proof of batch b opens B spots, i = 0 .. B-1, of a segment of n steps:
//
//	h = Hash8(tag(draw, 2); seed, i)       (package commit)
//	t = h mod 2^128, h as the integer in [0, r)
//	u = t mod (W n)
//	step, v = u / W, u mod W
//
// W is the program's weight per step, W n < 2^63. The instruction is the one
// with cum <= v < cum + weight*elements; its element (v - cum) / weight counts
// row by row.
//
// The bias of t mod (W n) is below 2^-64, that of the reduction mod T below
// 2^-192. A seed is not uniform in [0, r): 2^256 is no multiple of r, and some
// values are 6/5 as likely as others. None is likelier than 2^-253, and seeds are
// only hashed.
//
// The reduction is over the integers: reduced in the field, h would have many
// quotients, and a prover could choose among them.
package draw

//go:generate go run ./internal/genvectors drawtest/testdata/vectors.json
