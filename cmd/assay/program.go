package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

func programShow(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:     "show FILE",
		Short:   "List a program",
		Long:    "Lists the tensors and instructions of a program, with the derived leaves, intervals and weights. FILE - is standard input.",
		Example: "  assay program show model.prog",
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			p, err := env.readProgram(args[0])
			if err != nil {
				return err
			}
			return env.emit(describeProgram(p), p.List)
		},
	}
}

func programCheck(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "check FILE",
		Short: "Check a program and print its root",
		Long: `Checks a program: its encoding, shapes and intervals, the limits of the circuits, and that the addresses and weights it states are those that
follow. A program that passes can be proven on any data. FILE - is standard input. The exit status is 2 for a program that is refused.`,
		Example: "  assay program check model.prog",
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			p, err := env.readProgram(args[0])
			if err != nil {
				return err
			}
			return env.emit(summarise(p), func(w io.Writer) error {
				_, err := fmt.Fprintf(w, "accepted: %d instructions, %d steps in %d segments\nprogram root %s\n", p.Len(), p.Steps(), p.Segments(), commit.FormatElement(p.Root()))
				return err
			})
		},
	}
}

// programSummary is a program as a whole, in JSON.
type programSummary struct {
	Root          string     `json:"program_root"`
	Scheme        string     `json:"scheme"`
	LeafBytes     int        `json:"leaf_bytes"`
	Steps         uint64     `json:"steps"`
	SegmentLength uint64     `json:"segment_length"`
	Segments      uint64     `json:"segments"`
	Instructions  int        `json:"instructions"`
	WeightPerStep uint64     `json:"weight_per_step"`
	Leaves        leafCounts `json:"leaves"`
}

// leafCounts are the leaves a program uses: of the model once, of the others in each step.
type leafCounts struct {
	Model  uint64 `json:"model"`
	Input  uint64 `json:"input"`
	Work   uint64 `json:"work"`
	State  uint64 `json:"state"`
	Output uint64 `json:"output"`
}

func summarise(p *program.Program) programSummary {
	return programSummary{
		Root: commit.FormatElement(p.Root()), Scheme: p.Scheme().String(), LeafBytes: p.LeafBytes(),
		Steps: p.Steps(), SegmentLength: p.SegmentLength(), Segments: p.Segments(),
		Instructions: p.Len(), WeightPerStep: p.WeightPerStep(),
		Leaves: leafCounts{p.ModelLeaves(), p.InputLeaves(), p.UsedLeaves(program.Work), p.UsedLeaves(program.State), p.UsedLeaves(program.Output)},
	}
}

// programDescription is a program with its tensors and instructions, in JSON.
type programDescription struct {
	programSummary
	Model []tensorDescription      `json:"model"`
	Input []tensorDescription      `json:"input"`
	Code  []instructionDescription `json:"code"`
}

type tensorDescription struct {
	Name     string   `json:"name"`
	Type     string   `json:"type"`
	Shape    [2]int   `json:"shape"`
	Side     string   `json:"side,omitempty"`
	Declared [2]int64 `json:"declared"` // values lie in [first, second]
	Base     uint64   `json:"first_leaf"`
}

type instructionDescription struct {
	Op       string               `json:"op"`
	Out      tensorDescription    `json:"out"`
	Role     string               `json:"role"`
	Operands []operandDescription `json:"operands"`
	Bias     bool                 `json:"bias,omitempty"`
	Affine   *[3]int64            `json:"affine,omitempty"` // a, b and d of a·A + b·B + d
	Requant  requantDescription   `json:"requant"`
	Result   [2]int64             `json:"result"` // derived: results lie in [first, second]
	Weight   uint64               `json:"weight"`
	From     uint64               `json:"weight_from"`
}

type operandDescription struct {
	Source        string `json:"source"`
	Tensor        string `json:"tensor"`
	Rows          [2]int `json:"rows"` // first and number
	Cols          [2]int `json:"cols"`
	BroadcastRows bool   `json:"broadcast_rows,omitempty"`
	BroadcastCols bool   `json:"broadcast_cols,omitempty"`
}

type requantDescription struct {
	Multiplier int64 `json:"multiplier"`
	Shift      uint  `json:"shift"`
	Zero       int64 `json:"zero"`
	Lo         int64 `json:"lo"`
	Hi         int64 `json:"hi"`
}

func describeProgram(p *program.Program) programDescription {
	d := programDescription{programSummary: summarise(p), Model: describeTensors(p.Model()), Input: describeTensors(p.Input()), Code: []instructionDescription{}}
	for i, in := range p.Instructions() {
		lo, hi := p.Interval(i)
		x := instructionDescription{
			Op: in.Op.String(), Out: describeTensor(in.Out), Role: in.Out.Role.String(),
			Operands: []operandDescription{describeOperand(p, in.A)}, Bias: in.Bias,
			Requant: requantDescription{in.Requant.M, in.Requant.Shift, in.Requant.Z, in.Requant.Lo, in.Requant.Hi},
			Result:  [2]int64{lo, hi}, Weight: in.Weight, From: in.Cumulative,
		}
		if !in.Op.Unary() {
			x.Operands = append(x.Operands, describeOperand(p, in.B))
		}
		if in.Op == program.Affine {
			x.Affine = &[3]int64{in.MulA, in.MulB, in.Add}
		}
		d.Code = append(d.Code, x)
	}
	return d
}

func describeTensors(ts []program.Tensor) []tensorDescription {
	out := []tensorDescription{}
	for _, t := range ts {
		out = append(out, describeTensor(t))
	}
	return out
}

func describeTensor(t program.Tensor) tensorDescription {
	return tensorDescription{t.Name, t.Type.String(), [2]int{t.Rows, t.Cols}, t.Side, [2]int64{t.Lo, t.Hi}, t.Base}
}

func describeOperand(p *program.Program, o program.Operand) operandDescription {
	return operandDescription{
		o.Source.String(), p.OperandTensor(o).Name,
		[2]int{o.RowOffset, o.Rows}, [2]int{o.ColOffset, o.Cols}, o.RowBroadcast, o.ColBroadcast,
	}
}
