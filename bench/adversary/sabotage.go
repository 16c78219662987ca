package adversary

import (
	"fmt"
	"slices"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/program"
)

// Degenerate zeroes one cheap tensor in every step and goes on honestly over it. Where the tensor is what
// the rest of the step hangs on, such as an embedding, the rest becomes trivial: it saves the instruction
// itself and every product that reads the zeroed tensor, for the wrong weight of one instruction.
//
// An element whose interval does not hold 0 gets the value of the interval next to it.
type Degenerate struct {
	Instruction string // its output's name; "" is the instruction with the smallest share of a step's weight, the first of equals
}

func (s Degenerate) String() string {
	if s.Instruction == "" {
		return "degenerate, cheapest tensor"
	}
	return "degenerate, " + s.Instruction
}

// On returns a device that computes with d and zeroes the tensor. Its calls fail with [ErrInstruction]
// when the program writes no tensor of that name.
func (s Degenerate) On(d executor.Device) *Device {
	return decorate(d, s, func(o *output) error {
		target, err := s.target(o.Program)
		if err != nil {
			return err
		}
		if o.Index != target {
			if o.in.Op == program.MatMul && (readsTrace(o.in.A, target) || readsTrace(o.in.B, target)) {
				o.report.Skipped = o.report.MACs
			}
			return nil
		}
		if err := o.load(); err != nil {
			return err
		}
		for e := range int(o.in.Elements()) {
			o.guess(e, o.clamp(0))
		}
		o.report.Skipped = o.report.MACs
		return nil
	})
}

func (s Degenerate) target(p *program.Program) (int, error) {
	if s.Instruction == "" {
		return Cheapest(p), nil
	}
	return find(p, s.Instruction)
}

// Cheapest returns the index of the instruction with the smallest share of a step's draw weight, the
// first of equals.
func Cheapest(p *program.Program) int {
	best := 0
	share := func(i int) uint64 { in := p.Instruction(i); return in.Elements() * in.Weight }
	for i := range p.Len() {
		if share(i) < share(best) {
			best = i
		}
	}
	return best
}

func readsTrace(o program.Operand, instruction int) bool {
	return o.Source >= program.FromTrace && o.Tensor == instruction
}

func find(p *program.Program, name string) (int, error) {
	i := slices.IndexFunc(p.Instructions(), func(in program.Instruction) bool { return in.Out.Name == name })
	if i < 0 {
		return 0, fmt.Errorf("%w: %q", ErrInstruction, name)
	}
	return i, nil
}

// Sabotage adds Delta to one element and goes on honestly. It saves nothing; it wants the result wrong.
// The element stays in the interval of its instruction's result: where Delta leads outside, it is taken
// the other way, and if that leads outside too the element goes to the farther end.
type Sabotage struct {
	Step        uint64 // absolute
	Instruction string // its output's name
	Element     int    // row·cols + col
	Delta       int64  // not 0
}

func (s Sabotage) String() string {
	return fmt.Sprintf("sabotage, step %d %s[%d] by %+d", s.Step, s.Instruction, s.Element, s.Delta)
}

// On returns a device that computes with d and changes the element. Its calls fail with [ErrInstruction]
// or [ErrElement] when the program has no such element, and at the element with [ErrFixed] when no other
// value is possible.
func (s Sabotage) On(d executor.Device) *Device {
	return decorate(d, s, func(o *output) error {
		target, err := find(o.Program, s.Instruction)
		if err != nil {
			return err
		}
		if n := o.Program.Instruction(target).Elements(); s.Element < 0 || uint64(s.Element) >= n {
			return fmt.Errorf("%w: got %d, want [0, %d)", ErrElement, s.Element, n)
		}
		if o.Index != target || o.Step != s.Step {
			return nil
		}
		if err := o.load(); err != nil {
			return err
		}
		v := o.get(s.Element)
		w := v + s.Delta
		if o.clamp(w) != w {
			w = v - s.Delta
		}
		if o.clamp(w) != w {
			lo, hi := o.Program.Interval(o.Index)
			if w = lo; hi-v > v-lo {
				w = hi
			}
		}
		if !o.set(s.Element, w) {
			return ErrFixed
		}
		return nil
	})
}
