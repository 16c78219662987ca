// Package attack evaluates a circuit on a witness and tells its assertions apart: it names every assertion that the circuit's own code
// makes by the chain of functions that led to it, says which of them a witness violates, and lets a test put other values in the place of
// what a hint returned, as a prover may who writes its own solver.
//
// A witness that violates exactly one assertion is refused by the circuit and accepted by the circuit without that assertion.
package attack

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
)

// Hint replaces the outputs of a hint: out holds what the hint returned, and what it holds afterwards is taken modulo r.
type Hint func(in, out []*big.Int)

// Options alter an evaluation. The zero value is an honest one.
type Options struct {
	// Hints are the replaced hints by site: the chain of the call and the name of the hint, for example "spot>requant>DivideHint".
	Hints map[string]Hint
	// Quotients replace the results of inversions and divisions by site, each of which is asserted like any other value.
	Quotients map[string]func(honest *big.Int) *big.Int
	// Challenge replaces the value of the commitment, where not nil.
	Challenge *big.Int
	// Public are the circuit's public inputs in order, which must begin the commitment's list.
	Public []frontend.Variable
	// Checked names the witness values that are range checked without a hint, by the pointer in the assignment.
	Checked map[*big.Int]string
}

// Report says what an evaluation came upon.
type Report struct {
	Sites    []string               // every assertion, in order
	Hints    []string               // every call of a hint, in order
	Violated []string               // the assertions that do not hold, in order
	Values   map[string][2]*big.Int // both sides of every equality
	Replaced map[string]Call        // every replaced hint
	Strays   int                    // committed wires that are no public input, no digit and no multiplicity
}

// Call is a call of a hint.
type Call struct {
	Inputs  []*big.Int
	Outputs int
}

// identity is the assertion that fails whenever a digit is out of range.
const identity = "finish>AssertIsEqual"

// Evaluate runs the circuit's definition on the values that it is filled with. It returns an error when the definition itself fails.
//
// Range checks are sites of their own, named after the call whose digits they are ("...>Digits>range"): where one is violated the
// logarithmic-derivative identity must be too, and is then not listed beside it.
func Evaluate(circuit frontend.Circuit, opt Options) (report *Report, err error) {
	e := &engine{opt: opt, names: newNames(), report: &Report{Values: make(map[string][2]*big.Int), Replaced: make(map[string]Call)}, digits: make(map[*fr.Element]string)}
	e.convert(opt)
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("attack: %v", r)
		}
	}()
	if err := circuit.Define(e); err != nil {
		return nil, err
	}
	for len(e.deferred) > 0 {
		f := e.deferred[0]
		e.deferred = e.deferred[1:]
		if err := f(e); err != nil {
			return nil, err
		}
	}
	e.settle()
	return e.report, nil
}

// engine implements frontend.API, as far as our circuits use it, over field elements. Methods that they do not use are those of the nil
// interfaces inside and fail.
type engine struct {
	frontend.API
	opt            Options
	names          *names
	report         *Report
	deferred       []func(frontend.API) error
	slab           []fr.Element
	digits         map[*fr.Element]string // range-checked wires, and the name of their check
	multiplicities map[*fr.Element]bool
	given          map[*big.Int]*fr.Element
	outside        []string
}

// convert makes wires of the values that are known by their pointers.
func (e *engine) convert(opt Options) {
	e.multiplicities = make(map[*fr.Element]bool)
	e.given = make(map[*big.Int]*fr.Element)
	for v, name := range opt.Checked {
		w := e.wire()
		w.SetBigInt(v)
		e.given[v] = w
		e.digits[w] = name
	}
}

func (e *engine) wire() *fr.Element {
	if len(e.slab) == 0 {
		e.slab = make([]fr.Element, 4096)
	}
	w := &e.slab[0]
	e.slab = e.slab[1:]
	return w
}

func (e *engine) value(v frontend.Variable) *fr.Element {
	switch v := v.(type) {
	case *fr.Element:
		return v
	case fr.Element:
		w := e.wire()
		*w = v
		return w
	case int:
		w := e.wire()
		w.SetInt64(int64(v))
		return w
	case *big.Int:
		if w, ok := e.given[v]; ok {
			return w
		}
		w := e.wire()
		w.SetBigInt(v)
		return w
	case big.Int:
		w := e.wire()
		w.SetBigInt(&v)
		return w
	}
	w := e.wire()
	if _, err := w.SetInterface(v); err != nil {
		panic(err)
	}
	return w
}

func (e *engine) big(v frontend.Variable) *big.Int { return e.value(v).BigInt(new(big.Int)) }

func (e *engine) Add(a, b frontend.Variable, in ...frontend.Variable) frontend.Variable {
	w := e.wire()
	w.Add(e.value(a), e.value(b))
	for _, v := range in {
		w.Add(w, e.value(v))
	}
	return w
}

func (e *engine) Sub(a, b frontend.Variable, in ...frontend.Variable) frontend.Variable {
	w := e.wire()
	w.Sub(e.value(a), e.value(b))
	for _, v := range in {
		w.Sub(w, e.value(v))
	}
	return w
}

func (e *engine) Neg(a frontend.Variable) frontend.Variable {
	w := e.wire()
	w.Neg(e.value(a))
	return w
}

func (e *engine) Mul(a, b frontend.Variable, in ...frontend.Variable) frontend.Variable {
	w := e.wire()
	w.Mul(e.value(a), e.value(b))
	for _, v := range in {
		w.Mul(w, e.value(v))
	}
	return w
}

func (e *engine) MulAcc(a, b, c frontend.Variable) frontend.Variable { return e.Add(a, e.Mul(b, c)) }

// Select is the expression without the assertion that the condition is boolean, which the constraint system makes besides: what is
// refused without it is refused with it.
func (e *engine) Select(b, x, y frontend.Variable) frontend.Variable {
	return e.Add(e.Mul(b, e.Sub(x, y)), y)
}

func (e *engine) IsZero(v frontend.Variable) frontend.Variable {
	w := e.wire()
	if e.value(v).IsZero() {
		w.SetOne()
	}
	return w
}

// ToBinary asserts that the value fits the bits; where it does not, they are its lowest ones.
func (e *engine) ToBinary(v frontend.Variable, n ...int) []frontend.Variable {
	x := e.big(v)
	e.assert("ToBinary", x.BitLen() <= n[0])
	bits := make([]frontend.Variable, n[0])
	for i := range bits {
		w := e.wire()
		w.SetUint64(uint64(x.Bit(i)))
		bits[i] = w
	}
	return bits
}

func (e *engine) AssertIsEqual(a, b frontend.Variable) {
	x, y := e.value(a), e.value(b)
	site := e.assert("AssertIsEqual", x.Equal(y))
	e.report.Values[site] = [2]*big.Int{x.BigInt(new(big.Int)), y.BigInt(new(big.Int))}
}

func (e *engine) AssertIsBoolean(v frontend.Variable) {
	x := e.value(v)
	e.assert("AssertIsBoolean", x.IsZero() || x.IsOne())
}

func (e *engine) Inverse(v frontend.Variable) frontend.Variable {
	return e.quotient("Inverse", e.value(1), e.value(v))
}

func (e *engine) DivUnchecked(a, b frontend.Variable) frontend.Variable {
	return e.quotient("DivUnchecked", e.value(a), e.value(b))
}

// quotient returns a/b or what the test puts in its place, and asserts quotient·b = a.
func (e *engine) quotient(call string, a, b *fr.Element) frontend.Variable {
	q := e.wire()
	q.Div(a, b)
	site := e.names.site(call)
	if f := e.opt.Quotients[site]; f != nil {
		q.SetBigInt(f(q.BigInt(new(big.Int))))
	}
	var back fr.Element
	back.Mul(q, b)
	e.record(site, back.Equal(a))
	return q
}

// assert records an assertion and returns its site.
func (e *engine) assert(call string, holds bool) string {
	site := e.names.site(call)
	e.record(site, holds)
	return site
}

func (e *engine) record(site string, holds bool) {
	e.report.Sites = append(e.report.Sites, site)
	if !holds {
		e.report.Violated = append(e.report.Violated, site)
	}
}

// NewHint calls the hint, and the replacement that the test has for this call.
func (e *engine) NewHint(f solver.Hint, n int, in ...frontend.Variable) ([]frontend.Variable, error) {
	inputs, outputs := make([]*big.Int, len(in)), make([]*big.Int, n)
	for i := range in {
		inputs[i] = e.big(in[i])
	}
	for i := range outputs {
		outputs[i] = new(big.Int)
	}
	if err := f(fr.Modulus(), inputs, outputs); err != nil {
		return nil, err
	}
	name := hintName(f)
	site := e.names.site(name)
	e.report.Hints = append(e.report.Hints, site)
	if replace := e.opt.Hints[site]; replace != nil {
		e.report.Replaced[site] = Call{Inputs: inputs, Outputs: n}
		replace(inputs, outputs)
	}
	out := make([]frontend.Variable, n)
	for i := range out {
		w := e.wire()
		w.SetBigInt(outputs[i])
		out[i] = w
		if name == "MultiplicityHint" {
			e.multiplicities[w] = true
		}
	}
	if name == "BytesHint" {
		check := strings.Replace(site, "BytesHint", "range", 1)
		e.report.Sites = append(e.report.Sites, check)
		for _, w := range out {
			e.digits[w.(*fr.Element)] = check
		}
	}
	return out, nil
}

// Commit returns a challenge that depends on the list, and notes the digits in it that are out of range.
func (e *engine) Commit(list ...frontend.Variable) (frontend.Variable, error) {
	var sum, x fr.Element
	x.SetUint64(0x5bd1e995)
	for i, v := range list {
		w := e.value(v)
		sum.Add(&sum, w)
		sum.Mul(&sum, &x)
		sum.Square(&sum)
		if i < len(e.opt.Public) {
			if !w.Equal(e.value(e.opt.Public[i])) {
				e.report.Strays++
			}
			continue
		}
		name, digit := e.digits[w]
		switch {
		case digit && !inByte(w):
			e.outside = append(e.outside, name)
		case !digit && !e.multiplicities[w]:
			e.report.Strays++
		}
		// Each is to be committed to once.
		delete(e.digits, w)
		delete(e.multiplicities, w)
	}
	e.report.Strays += len(e.digits) + len(e.multiplicities) + max(0, len(e.opt.Public)-len(list))
	checked := slices.Sorted(maps.Values(e.opt.Checked))
	e.report.Sites = append(e.report.Sites, slices.Compact(checked)...)
	w := e.wire()
	*w = sum
	if e.opt.Challenge != nil {
		w.SetBigInt(e.opt.Challenge)
	}
	return w, nil
}

func inByte(w *fr.Element) bool { return w.IsUint64() && w.Uint64() < 256 }

// settle puts violated range checks in the place of the identity that refuses them.
func (e *engine) settle() {
	if len(e.outside) == 0 {
		return
	}
	kept := e.report.Violated[:0]
	refused := false
	for _, s := range e.report.Violated {
		if s == identity {
			refused = true
			continue
		}
		kept = append(kept, s)
	}
	e.report.Violated = append(kept, e.outside...)
	if !refused {
		e.report.Violated = append(e.report.Violated, "out of range and not refused")
	}
}

// Compiler returns the engine in its other part.
func (e *engine) Compiler() frontend.Compiler { return &compiler{engine: e} }

type compiler struct {
	frontend.Compiler
	*engine
}

func (c *compiler) NewHint(f solver.Hint, n int, in ...frontend.Variable) ([]frontend.Variable, error) {
	return c.engine.NewHint(f, n, in...)
}
func (c *compiler) Commit(list ...frontend.Variable) (frontend.Variable, error) {
	return c.engine.Commit(list...)
}
func (c *compiler) Defer(f func(frontend.API) error) {
	c.engine.deferred = append(c.engine.deferred, f)
}
func (c *compiler) Field() *big.Int  { return ecc.BN254.ScalarField() }
func (c *compiler) FieldBitLen() int { return fr.Bits }
func (c *compiler) ConstantValue(frontend.Variable) (*big.Int, bool) {
	return nil, false
}
func (c *compiler) IsBoolean(frontend.Variable) bool { return false }
func (c *compiler) MarkBoolean(frontend.Variable)    {}
