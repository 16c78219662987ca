// Package proofs is the map of the verifier module; it holds no code.
package proofs
