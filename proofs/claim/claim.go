package claim

import (
	"fmt"
	"sort"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// Limits of a claim.
const (
	MaxClaimBytes = 1 << 28
	maxSide       = 1<<32 - 1 // rows or columns of a result
)

// Claim is what an executor says it computed: claim.json. It names no job.
type Claim struct {
	Scheme    commit.Scheme
	LeafBytes int

	ProgramRoot, ModelRoot, InputRoot fr.Element

	Checkpoints []fr.Element // T+1, the initial state first
	TraceRoots  []TraceRoot  // ascending by segment
	Results     []Result     // in the program's order
}

// TraceRoot is the root of a segment's trace.
type TraceRoot struct {
	Segment uint64
	Root    fr.Element
}

// Result is the shape of an output tensor in one step.
type Result struct {
	Name       string
	Type       program.Type
	Rows, Cols uint64
}

// Results are those of p, in order of execution.
func Results(p *program.Program) []Result {
	var out []Result
	for _, in := range p.Instructions() {
		if o := in.Out; o.Role == program.Output {
			out = append(out, Result{o.Name, o.Type, uint64(o.Rows), uint64(o.Cols)})
		}
	}
	return out
}

// ListRoot is the root of the checkpoint list.
func (c *Claim) ListRoot() [32]byte { return commit.ListRoot(c.Checkpoints) }

// TraceRoot is that of the segment, and whether the claim has it.
func (c *Claim) TraceRoot(segment uint64) (fr.Element, bool) {
	i := sort.Search(len(c.TraceRoots), func(i int) bool { return c.TraceRoots[i].Segment >= segment })
	if i == len(c.TraceRoots) || c.TraceRoots[i].Segment != segment {
		return fr.Element{}, false
	}
	return c.TraceRoots[i].Root, true
}

// DecodeClaim reads claim.json. It rejects, with a *FieldError, whatever the
// package documentation rules out.
func DecodeClaim(b []byte) (*Claim, error) {
	var c Claim
	err := decode("claim", b, MaxClaimBytes,
		versionField(),
		schemeField("scheme", &c.Scheme),
		intIn("leaf_bytes", &c.LeafBytes, program.MinLeafBytes, program.MaxLeafBytes),
		elementField("program_root", &c.ProgramRoot),
		elementField("model_root", &c.ModelRoot),
		elementField("input_root", &c.InputRoot),
		field{"checkpoints", func(r *reader, path string) error {
			return r.array(path, MaxSegments+1, func(path string) error {
				e, err := r.element(path)
				c.Checkpoints = append(c.Checkpoints, e)
				return err
			})
		}},
		field{"trace_roots", func(r *reader, path string) error {
			return r.array(path, MaxSegments, func(path string) error {
				var t TraceRoot
				err := r.object(path, uintIn("segment", &t.Segment, 0, MaxSegments-1), elementField("root", &t.Root))
				c.TraceRoots = append(c.TraceRoots, t)
				return err
			})
		}},
		field{"results", func(r *reader, path string) error {
			return r.array(path, program.MaxInstructions, func(path string) error {
				var s Result
				err := r.object(path, nameField("name", &s.Name), typeField("type", &s.Type),
					uintIn("rows", &s.Rows, 1, maxSide), uintIn("cols", &s.Cols, 1, maxSide))
				c.Results = append(c.Results, s)
				return err
			})
		}},
	)
	if err == nil {
		err = c.Validate()
	}
	if err != nil {
		return nil, err
	}
	return &c, nil
}

// Validate rejects, with a *FieldError, a claim that DecodeClaim would not give:
// for claims made in Go.
func (c *Claim) Validate() error {
	fail := func(path string, reason error, format string, args ...any) error {
		return (&reader{document: "claim"}).fail(path, reason, format, args...)
	}
	switch n := len(c.Checkpoints); {
	case c.Scheme != commit.Poseidon2:
		return fail("scheme", ErrValue, "%v", c.Scheme)
	case c.LeafBytes < program.MinLeafBytes || c.LeafBytes > program.MaxLeafBytes:
		return fail("leaf_bytes", ErrRange, "got %d", c.LeafBytes)
	case c.LeafBytes%32 != 0:
		return fail("leaf_bytes", ErrValue, "%d is not a multiple of 32", c.LeafBytes)
	case n < 2 || n > MaxSegments+1:
		return fail("checkpoints", ErrCount, "got %d, want 2 to %d", n, MaxSegments+1)
	}
	for i, t := range c.TraceRoots {
		path := fmt.Sprintf("trace_roots[%d].segment", i)
		if last := uint64(len(c.Checkpoints) - 2); t.Segment > last {
			return fail(path, ErrRange, "got %d, the last segment is %d", t.Segment, last)
		}
		if i > 0 && t.Segment <= c.TraceRoots[i-1].Segment {
			return fail(path, ErrValue, "%d after %d", t.Segment, c.TraceRoots[i-1].Segment)
		}
	}
	for i, s := range c.Results {
		if !validName(s.Name) || !s.Type.Valid() || s.Rows < 1 || s.Rows > maxSide || s.Cols < 1 || s.Cols > maxSide {
			return fail(fmt.Sprintf("results[%d]", i), ErrValue, "%+v", s)
		}
	}
	return nil
}

// Encode is claim.json. Requires a valid claim.
func (c *Claim) Encode() []byte {
	type traceRoot struct {
		Segment uint64 `json:"segment"`
		Root    string `json:"root"`
	}
	type result struct {
		Name string `json:"name"`
		Type string `json:"type"`
		Rows uint64 `json:"rows"`
		Cols uint64 `json:"cols"`
	}
	checkpoints, traceRoots, results := []string{}, []traceRoot{}, []result{}
	for _, e := range c.Checkpoints {
		checkpoints = append(checkpoints, commit.FormatElement(e))
	}
	for _, t := range c.TraceRoots {
		traceRoots = append(traceRoots, traceRoot{t.Segment, commit.FormatElement(t.Root)})
	}
	for _, s := range c.Results {
		results = append(results, result{s.Name, s.Type.String(), s.Rows, s.Cols})
	}
	return encode(struct {
		Version     int         `json:"version"`
		Scheme      string      `json:"scheme"`
		LeafBytes   int         `json:"leaf_bytes"`
		Program     string      `json:"program_root"`
		Model       string      `json:"model_root"`
		Input       string      `json:"input_root"`
		Checkpoints []string    `json:"checkpoints"`
		TraceRoots  []traceRoot `json:"trace_roots"`
		Results     []result    `json:"results"`
	}{
		Version, c.Scheme.String(), c.LeafBytes,
		commit.FormatElement(c.ProgramRoot), commit.FormatElement(c.ModelRoot), commit.FormatElement(c.InputRoot),
		checkpoints, traceRoots, results,
	})
}

func typeField(name string, dst *program.Type) field {
	return field{name, func(r *reader, path string) error {
		s, err := r.text(path)
		if err != nil {
			return err
		}
		for _, t := range []program.Type{program.I8, program.I16, program.I32} {
			if s == t.String() {
				*dst = t
				return nil
			}
		}
		return r.fail(path, ErrValue, "want i8, i16 or i32")
	}}
}
