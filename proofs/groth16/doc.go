// Package groth16 verifies Groth16 proofs over BN254 with one Pedersen
// commitment, as gnark v0.16 makes them for Solidity, without importing gnark.
//
// # Equations
//
// G1 and G2 are the two groups of BN254, e the optimal ate pairing, r the order
// of the groups, G2gen the usual generator of G2. A key for n public inputs
// holds alpha in G1, beta, gamma, delta, G, GSigmaNeg in G2 and K_0 .. K_{n+1}
// in G1. K_0 belongs to the constant 1, K_1 .. K_n to the public inputs,
// K_{n+1} to the commitment's value. A proof holds A, C, D, P in G1 and B in G2
// (gnark: Ar, Krs, Commitments[0], CommitmentPok and Bs). It is accepted for
// x_1 .. x_n when, with
//
//	h = keccak256(D | x_1 | ... | x_n) mod r       (64 + 32n bytes)
//	L = K_0 + sum x_i K_i + h K_{n+1} + D
//
// both hold:
//
//	e(D, GSigmaNeg) e(P, G) = 1                            (proof of knowledge)
//	e(A, B) = e(alpha, beta) e(L, gamma) e(C, delta)       (Groth16)
//
// This is Groth (EUROCRYPT 2016) with the commitment of LegoSNARK (ePrint
// 2019/142) as in ePrint 2022/1072; gnark: backend/groth16/bn254/verify.go. The
// hash is the one that gnark's solidity.WithProverTargetSolidityVerifier
// selects. Its preimage lists every public input in order: a circuit whose
// commitment leaves one out cannot be verified here, by construction, since a
// public input that stands only in a linear constraint can be shifted by anyone
// who shifts C with it.
//
// # Encodings
//
// Integers are big-endian. A coordinate is 32 bytes and smaller than the field
// modulus p. A point of G1 is x | y (64 bytes); a point of G2 is
// x.A1 | x.A0 | y.A1 | y.A0 (128 bytes, the order of EIP-197). The point at
// infinity has no encoding: it is refused everywhere.
//
//	key:   "ASSAYVK1" | n (4 bytes) | alpha | beta | gamma | delta | G | GSigmaNeg
//	       | K_0 | ... | K_{n+1}                        844 + 64n bytes
//	proof: A | B | C | D | P                            384 bytes
//
// The proof's order is that of gnark's MarshalSolidity. A key's hash is the
// keccak256 of its bytes, which are also what a contract stores.
//
// # What a key must satisfy
//
// The ceremony's transcript decides whether a key is honest. The checks here
// refuse those that anybody can see to be broken: coordinates reduced, points on
// the curve and in the subgroup, nothing at infinity; K_i distinct up to sign
// (or two inputs are interchangeable); gamma != +-delta (or C absorbs L, and
// every statement has a proof); beta != +-gamma and beta != +-delta (or three
// pairings on the right become two, and A, B and C follow from L and alpha);
// delta != +-G2gen (the value before any contribution); GSigmaNeg != +-G (or the proof of knowledge is the commitment
// itself).
package groth16
