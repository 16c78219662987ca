package adversary

import (
	"context"
	"errors"
	"fmt"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/program"
)

// Errors of a strategy that does not fit the program it meets.
var (
	ErrInstruction = errors.New("adversary: no such instruction")
	ErrElement     = errors.New("adversary: no such element")
	ErrFixed       = errors.New("adversary: the instruction has one possible value, nothing to change")
	ErrFraction    = errors.New("adversary: fraction outside [0, 1]")
	ErrPredictor   = errors.New("adversary: no such predictor")
)

// Strategy is a way to cheat.
type Strategy interface {
	// On returns a device that computes with d and cheats.
	On(d executor.Device) *Device
	fmt.Stringer
}

// Report counts what an adversary did over all calls of its device.
type Report struct {
	MACs    uint64 // multiply-adds of an honest execution
	Skipped uint64 // multiply-adds that were not needed
	Cheap   uint64 // multiply-adds made at lower precision

	Guessed uint64 // elements filled in without their instruction
	Right   uint64 // of these, equal to what the instruction gives
	Changed uint64 // elements that differ from what the instruction gives

	Weight      uint64 // draw weight of all elements
	WrongWeight uint64 // draw weight of the changed ones
}

// Mu is the wrong weight as a share of all weight; 0 before the first call.
func (r Report) Mu() float64 { return ratio(r.WrongWeight, r.Weight) }

// Accuracy is a, the share of guesses that were right; 0 without a guess.
func (r Report) Accuracy() float64 { return ratio(r.Right, r.Guessed) }

// Saved is the share of multiply-adds that were not needed at all.
func (r Report) Saved() float64 { return ratio(r.Skipped, r.MACs) }

func ratio(a, b uint64) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}

// Device is a device under a strategy. Like every device it is used by one goroutine at a time.
type Device struct {
	executor.Device
	strategy Strategy
	apply    func(*output) error
	total    Report
	each     map[int]*Report // by instruction
}

func decorate(d executor.Device, s Strategy, apply func(*output) error) *Device {
	return &Device{Device: d, strategy: s, apply: apply, each: map[int]*Report{}}
}

// Name is the device's name with the strategy's.
func (d *Device) Name() string { return d.Device.Name() + " (" + d.strategy.String() + ")" }

// Report is what was done so far.
func (d *Device) Report() Report { return d.total }

// Of is what was done so far in calls of instruction i.
func (d *Device) Of(i int) Report {
	if r := d.each[i]; r != nil {
		return *r
	}
	return Report{}
}

// Execute lets the device execute the call and then changes the output as the strategy wants. It fails as
// the device fails, or when the strategy does not fit the program.
func (d *Device) Execute(ctx context.Context, call *executor.Call) error {
	if err := d.Device.Execute(ctx, call); err != nil {
		return err
	}
	in := call.Instruction()
	out := &output{Call: call, device: d.Device, in: in}
	out.report.MACs = in.Elements() * in.MACs()
	out.report.Weight = in.Elements() * in.Weight
	if err := d.apply(out); err != nil {
		return fmt.Errorf("%v: instruction %q: %w", d.strategy, in.Out.Name, err)
	}
	if err := out.flush(); err != nil {
		return err
	}
	if d.each[call.Index] == nil {
		d.each[call.Index] = &Report{}
	}
	d.total.add(out.report)
	d.each[call.Index].add(out.report)
	return nil
}

func (r *Report) add(s Report) {
	r.MACs += s.MACs
	r.Skipped += s.Skipped
	r.Cheap += s.Cheap
	r.Guessed += s.Guessed
	r.Right += s.Right
	r.Changed += s.Changed
	r.Weight += s.Weight
	r.WrongWeight += s.WrongWeight
}

// output is what a call wrote, read from the device when a strategy first asks.
type output struct {
	*executor.Call
	device executor.Device
	in     program.Instruction
	data   []byte
	report Report
}

// load reads the output from the device.
func (o *output) load() error {
	if o.data != nil {
		return nil
	}
	data, err := read(o.device, o.Out)
	o.data = data
	return err
}

// get returns the element with index e = row·cols + col. Requires load.
func (o *output) get(e int) int64 { return o.in.Out.Type.Get(o.data[e*o.in.Out.Type.Size():]) }

// set replaces the element with index e by v, and counts it if that changes it. Requires load and a v
// within the result's interval.
func (o *output) set(e int, v int64) (changed bool) {
	if o.get(e) == v {
		return false
	}
	o.in.Out.Type.Put(o.data[e*o.in.Out.Type.Size():], v)
	o.report.Changed++
	o.report.WrongWeight += o.in.Weight
	return true
}

// guess is set for an element that the adversary did not compute.
func (o *output) guess(e int, v int64) {
	o.report.Guessed++
	if !o.set(e, v) {
		o.report.Right++
	}
}

// clamp brings v into the interval of the instruction's result: a value outside would give the cheat away
// by a range check that costs nothing.
func (o *output) clamp(v int64) int64 {
	lo, hi := o.Program.Interval(o.Index)
	return min(max(v, lo), hi)
}

// flush writes the output back if anything changed.
func (o *output) flush() error {
	if o.report.Changed == 0 {
		return nil
	}
	return o.device.Write(o.Out.Buffer, o.Out.Offset, o.data)
}

// read returns the elements of a view, row by row, without the gaps of its strides; a broadcast row or
// column is read once.
func read(d executor.Device, v executor.View) ([]byte, error) {
	rows, width := v.Rows, v.Cols*v.Type.Size()
	if v.RowStride == 0 {
		rows = 1
	}
	if v.ColStride == 0 {
		width = v.Type.Size()
	}
	data := make([]byte, rows*width)
	if v.RowStride == width || rows == 1 {
		return data, d.Read(data, v.Buffer, v.Offset)
	}
	for i := range rows {
		if err := d.Read(data[i*width:(i+1)*width], v.Buffer, v.Offset+i*v.RowStride); err != nil {
			return nil, err
		}
	}
	return data, nil
}

// values decodes the elements of read.
func values(d executor.Device, v executor.View) ([]int64, error) {
	data, err := read(d, v)
	if err != nil {
		return nil, err
	}
	out := make([]int64, len(data)/v.Type.Size())
	for k := range out {
		out[k] = v.Type.Get(data[k*v.Type.Size():])
	}
	return out, nil
}
