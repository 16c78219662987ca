// Package audit re-executes a run that somebody else served and says what is wrong with it first.
//
// Nothing that is served is trusted. Program, model, input, initial state and salt key are authenticated
// against the roots in the job's terms; the rest is executed again on the auditor's own device, from the
// beginning, and committed to. As long as the roots come out as the claim has them, the segment is right
// whatever else was served; the served result, which somebody will read, has to be what was committed. At the
// first segment where they do not, the served tensors are hashed, to know
// that they are what was committed, and compared leaf by leaf in the order of execution. The first leaf
// that differs has right operands, so its wrong element has no proof: the Finding pins it.
//
// WrongWeight measures something else: the share of the draw weight whose committed elements are not what
// their instructions give on their committed operands, which is what spots see.
package audit
