// Package claim holds the documents of a job and what is proven about them: the
// terms a buyer and a provider agree on (job.json), the claim an executor makes
// (claim.json), a proof with its statement (proof.json), and the demand for the
// proof of one element (pin.json).
//
// # Documents
//
// Each is one JSON object. Unknown, repeated and missing fields are refused, and
// so is anything after the object; every refusal is a *FieldError with the path
// of the field. Integers are decimal digits without sign (except value), leading
// zeros, fraction or exponent, below 2^53, beyond which readers of JSON disagree. Byte strings are "0x" and lower-case hex digits
// of an exact length: 20 bytes for an address, 32 for a hash. Field elements
// are 32 bytes big-endian and below r, the order of the scalar field of BN254.
// Sizes are bounded: see the Max constants.
//
// job.json (Terms):
//
//	version         1
//	chain_id        of the chain that holds the escrow, at least 1
//	escrow, buyer   addresses
//	nonce           32 bytes chosen by the buyer
//	executor        address that accepted; part of the context, not of the job id
//	key_hashes      {sampled, pinned}: hashes of the two verifying keys (package groth16)
//	beacon          {name, public_key}
//	k1, k2, batch   segments to open (at most 4096 where not all are), spots a segment,
//	                spots a proof; batch divides k2
//	program_root, model_root, input_root, checkpoint0
//	steps, segment_length   S and L; T = ceil(S/L) segments
//	leaves          {work, state, output}: leaves that a step writes in each tree
//	scheme          "poseidon2"
//	leaf_bytes      c
//	settlement      32 bytes: hash of the escrow's economic terms, zero for a job without an escrow
//
// The job id is keccak("assay/job/1", ...) in the encoding of package draw over
// the fields in this order, one word each, without executor; key_hashes are two
// words, sampled first; beacon is the word keccak(keccak(name) | keccak(public
// key)); scheme is its number.
//
// claim.json (Claim), which no job enters:
//
//	version       1
//	scheme, leaf_bytes
//	program_root, model_root, input_root
//	checkpoints   T+1 elements, from checkpoint 0 on
//	trace_roots   [{segment, root}] of the committed segments, ascending
//	results       [{name, type, rows, cols}] of the output tensors, in the program's order
//
// proof.json (Proof):
//
//	version     1
//	circuit     "spot-<scheme>-c<c>-b<B>-<sampled|pinned>", B = 1 for pinned
//	key_hash    of the verifying key
//	segment
//	batch       in [0, k2/B); of a pinned proof: the pin's number
//	statement   the public inputs, by name
//	rounds      [{round, signature}]: two for a job with two draws, one for an
//	            eager one (T <= k1), none for a pinned proof
//	proof       bytes (package groth16)
//
// pin.json (Pin), which demands a pinned proof:
//
//	version   1
//	number    of the pin; stands for the batch in the context
//	segment, step (in the segment), instruction, element (row*cols + col)
//
// # Statement
//
// The public inputs of the circuit, in order: context; program root; model root;
// input root; in root (checkpoint before the segment); trace root; out root
// (checkpoint after it); first step; and seed, for a sampled proof, or step (in
// the segment), instruction, element (row*cols + col) and value for a pinned
// one. A negative value is r - |value|. NewSampled and NewPinned make a
// statement from terms, claim and beacon value: program, model and input root and
// checkpoint 0 come from the terms, never from the claim.
package claim
