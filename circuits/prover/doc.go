// Package prover fills the spot circuit's witness from an opened segment and makes the proof.
//
// It declares what it needs of an executor's store as [Segment] and trusts none of it: every opening is checked against the roots
// before the solver runs, and the element is recomputed from the opened operands, so that what cannot be proven is refused with the
// reason instead of a failed constraint.
package prover
