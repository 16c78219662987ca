package audit

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// Weight is the draw weight of the elements of a segment's trace, in all and of the wrong ones.
type Weight struct {
	Segment      uint64
	Wrong, Total uint64
}

// Mu is the share that is wrong.
func (w Weight) Mu() float64 { return float64(w.Wrong) / float64(w.Total) }

// Mu is the share that is wrong of all the given segments together, 0 of none.
func Mu(weights []Weight) float64 {
	wrong, total := new(big.Int), new(big.Int)
	for _, w := range weights {
		wrong.Add(wrong, new(big.Int).SetUint64(w.Wrong))
		total.Add(total, new(big.Int).SetUint64(w.Total))
	}
	if total.Sign() == 0 {
		return 0
	}
	mu, _ := new(big.Rat).SetFrac(wrong, total).Float64()
	return mu
}

// WrongWeight measures the wrong weight of segments, of all without an argument, on the traces in a run
// directory: the weight of the elements whose committed value is not what their instruction gives on the
// committed operands, or that have no proof, since their leaf has a wrong pad, side word or salt, since an
// operand's leaf has a wrong salt, or since their operands are so far outside of their intervals that the
// quotient before clamping does not fit 64 bits. It does not hash: that the directory holds what was committed is for Run to say. It rejects a
// missing or malformed trace with a *executor.FileError.
func WrongWeight(ctx context.Context, s *executor.Store, dev executor.Device, segments ...uint64) ([]Weight, error) {
	if len(segments) == 0 {
		for seg := range s.Program.Segments() {
			segments = append(segments, seg)
		}
	}
	m, err := executor.NewMachine(dev, s.Program, s.Data)
	if err != nil {
		return nil, err
	}
	defer m.Close()
	c, err := executor.NewCommitter(s.Program, s.SaltKey)
	if err != nil {
		return nil, err
	}
	r, err := s.Reader()
	if err != nil {
		return nil, err
	}
	w := &weigher{p: s.Program, code: s.Program.Instructions(), machine: m, committer: c, reader: r, slow: slow{p: s.Program, data: s.Data, key: s.SaltKey, reader: r}}
	weights := make([]Weight, 0, len(segments))
	for _, seg := range segments {
		if seg >= s.Program.Segments() {
			return nil, fmt.Errorf("%w: segment %d of %d", executor.ErrData, seg, s.Program.Segments())
		}
		x, err := w.segment(ctx, seg)
		if err != nil {
			return nil, err
		}
		weights = append(weights, x)
	}
	return weights, nil
}

type weigher struct {
	p         *program.Program
	code      []program.Instruction
	machine   *executor.Machine
	committer *executor.Committer
	reader    *executor.Reader
	slow      slow

	// By instruction: whether a committed tensor has a leaf with a wrong salt, which its readers cannot open,
	// or values outside of the interval that the program's analysis rests on, as its readers of this step, of
	// the next one and of the history see it. Kernels are exact only within the intervals.
	wild, wildPrevious, wildHistory []bool
}

func (w *weigher) segment(ctx context.Context, seg uint64) (Weight, error) {
	p := w.p
	result := Weight{Segment: seg, Total: p.WeightPerStep() * p.SegmentSteps(seg)}
	first := seg * p.SegmentLength()
	w.wildPrevious, w.wildHistory = make([]bool, len(w.code)), make([]bool, len(w.code))
	state, err := w.before(seg)
	if err != nil {
		return result, err
	}
	if err := w.machine.Begin(first, state); err != nil {
		return result, err
	}
	for step := range p.SegmentSteps(seg) {
		tensors, values := make([]*executor.Tensor, len(w.code)), make([][]byte, len(w.code))
		w.wild = make([]bool, len(w.code))
		for i, in := range w.code {
			if tensors[i], err = w.reader.Tensor(executor.Position{Segment: seg, Step: step, Instruction: i}); err != nil {
				return result, err
			}
			values[i] = tensors[i].Values(p)
			lo, hi := p.Interval(i)
			w.wild[i] = w.salted(tensors[i]) || outside(in.Out.Type, values[i], lo, hi)
			w.wildHistory[i] = w.wildHistory[i] || w.wild[i]
		}
		w.slow.at(seg, step, tensors)
		err := w.machine.Recheck(ctx, first+step, values, func(i int, computed []byte) error {
			n, err := w.wrong(tensors[i], values[i], computed)
			result.Wrong += n * w.code[i].Weight
			return err
		})
		if err != nil {
			return result, err
		}
		for i, in := range w.code {
			w.wildPrevious[i] = w.wild[i] && (w.salted(tensors[i]) || outside(in.Out.Type, values[i], in.Out.Lo, in.Out.Hi))
		}
	}
	return result, nil
}

// before is the committed state before a segment, which the first step reads.
func (w *weigher) before(seg uint64) ([]program.Rows, error) {
	if seg == 0 {
		return w.slow.data.State, nil
	}
	state := make([]program.Rows, len(w.code))
	for i, in := range w.code {
		if in.Out.Role != program.State {
			continue
		}
		t, err := w.reader.Tensor(executor.Position{Segment: seg - 1, Step: w.p.SegmentSteps(seg-1) - 1, Instruction: i})
		if err != nil {
			return nil, err
		}
		state[i] = program.Rows{Data: t.Values(w.p), RowBytes: in.Out.RowBytes()}
		w.wildPrevious[i] = w.salted(t) || outside(in.Out.Type, state[i].Data, in.Out.Lo, in.Out.Hi)
	}
	return state, nil
}

// salts are those that the leaves of a tensor must have.
func (w *weigher) salts(t *executor.Tensor) []fr.Element {
	return w.committer.Salts(t.Instruction, int64(t.Segment*w.p.SegmentLength()+t.Step))
}

// salted reports whether a leaf of a tensor has a wrong salt.
func (w *weigher) salted(t *executor.Tensor) bool {
	return t.Layout != executor.LayoutRows && !slices.Equal(t.Leaves.Salts, w.salts(t))
}

// outside reports whether an element of a tensor lies outside of [lo, hi].
func outside(t program.Type, data []byte, lo, hi int64) bool {
	if lo <= t.Min() && hi >= t.Max() {
		return false
	}
	for size := t.Size(); len(data) >= size; data = data[size:] {
		if v := t.Get(data); v < lo || v > hi {
			return true
		}
	}
	return false
}

// wrong counts the wrong elements of a tensor. computed is what the device makes of the committed operands.
func (w *weigher) wrong(t *executor.Tensor, values, computed []byte) (n uint64, err error) {
	in := w.code[t.Instruction]
	out := in.Out
	size, rowBytes := out.Type.Size(), out.RowBytes()
	salts := w.salts(t)
	exact := w.wildOperand(in.A) || !in.Op.Unary() && w.wildOperand(in.B)
	for row := range out.Rows {
		if leafFault(t, row, rowBytes, salts[row]) != 0 {
			n += uint64(out.Cols)
			continue
		}
		got, want := values[row*rowBytes:(row+1)*rowBytes], computed[row*rowBytes:(row+1)*rowBytes]
		if !exact && bytes.Equal(got, want) {
			continue
		}
		for col := range out.Cols {
			v := out.Type.Get(got[col*size:])
			if !exact {
				if v != out.Type.Get(want[col*size:]) {
					n++
				}
				continue
			}
			right, ok, err := w.slow.element(t.Instruction, row, col)
			if err != nil {
				return n, err
			}
			if !ok || v != right {
				n++
			}
		}
	}
	return n, nil
}

// wildOperand reports whether o reads a tensor on whose rows kernels are not to be believed.
func (w *weigher) wildOperand(o program.Operand) bool {
	switch o.Source {
	case program.FromTrace:
		return w.wild[o.Tensor]
	case program.FromPrevious:
		return w.wildPrevious[o.Tensor]
	case program.FromHistory:
		return w.wildHistory[o.Tensor]
	}
	return false
}
