// Package proofs is the map of the verifier module; it holds no code. The module needs neither cgo, nor network packages, nor a proving system: it
// verifies with pure functions over bytes, and times and roots are arguments.
//
//	program/      programs: instructions, canonical bytes, builder, what every element is
//	safetensors/  the files that hold models, inputs and states
//	commit/       leaves, salts, trees and the named roots
//	beacon/       public randomness: rounds and their signatures
//	draw/         which segments and elements a beacon value draws
//	claim/        the documents: terms, claim, statement, proof, pin
//	groth16/      verifying keys and the verification of one proof
//	verify/       the verdict on the proofs of a job; begin here
//	soundness/    what a verdict is worth, in numbers
package proofs
