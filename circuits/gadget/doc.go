// Package gadget holds the circuit twins of package commit and the few arithmetic pieces that every opcode shares.
//
// Each function says what it assumes of its arguments and what it asserts. AssertX constrains, IsX returns a wire that is 0 or 1,
// everything else returns wires that are functions of its arguments. All gadgets are written for the scalar field of BN254.
//
// # One challenge
//
// A circuit has exactly one gnark commitment, made when it is finished: package gadget collects every byte that must be
// range checked in one [Bytes] and asserts all of them by a single logarithmic-derivative identity (Haböck, eprint 2022/1530).
// Every wire in the identity is in the commitment: the bytes, the multiplicities, and all public inputs of the circuit.
//
// # How to add a leaf scheme
//
// Implement the native function in proofs/commit, its twin here beside [Hasher.Leaf], and add vectors to proofs/commit: the
// vector test of this package runs every leaf vector through the twin.
package gadget
