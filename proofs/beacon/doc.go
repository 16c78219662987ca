// Package beacon verifies rounds of a public randomness beacon: drand's quicknet,
// and a development beacon of the same scheme whose secret key is public.
//
// # Scheme
//
// bls-unchained-g1-rfc9380 of drand (https://drand.love/docs/specification): BLS
// signatures on BLS12-381 with public keys in G2 (96 bytes, compressed) and
// signatures in G1 (48 bytes, compressed; the ZCash encoding). The message of a
// round is sha256(round as 8 bytes, big-endian), hashed to G1 by RFC 9380 with
// the suite BLS12381G1_XMD:SHA-256_SSWU_RO_ and the tag
// BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_. A signature is accepted if it is
// the one canonical encoding of a point of the subgroup, not infinity, and
//
//	e(signature, -G2gen) e(hash of the message, public key) = 1.
//
// There is exactly one such signature for a key and a round, and therefore one
// value: sha256(signature).
//
// # Time
//
// Round n >= 1 is published at genesis + (n-1) period. Rounds for a draw are
// fixed by the block time of the commitment that they follow: FirstRoundAfter
// with a safety delay larger than the slack of the chain's timestamps plus the
// reorganisation depth assumed. A round that could be known before the
// commitment draws nothing.
package beacon
