// Package executortest is the conformance suite that every device passes, with the reference that gives
// "correct" its meaning.
//
// Suite runs hand-made edge cases and random programs, on random data and on the ends of all intervals,
// and compares every element. Reference is a device that computes one element after the other and is
// itself held to the one-element definition of package program.
package executortest
