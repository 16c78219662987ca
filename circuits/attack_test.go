package circuits_test

import (
	"math/big"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/circuits/internal/attack"
	"github.com/assay-protocol/assay/circuits/internal/memory"
	"github.com/assay-protocol/assay/circuits/prover"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/constraint/solver"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/test"
)

// An assault is a dishonest witness that violates one assertion of the circuit and no other.
type assault struct {
	name string
	site string                   // of the assertion
	base string                   // of [bases]
	prep func(*testing.T, *world) // makes the twin from the base, where it is not the base itself
	do   func(*testing.T, *world) // makes the attack from the twin

	hints     map[string]attack.Hint
	quotients map[string]func(*big.Int) *big.Int
	challenge *big.Int
	// adapt commits, as the output element, whatever the circuit computes under the attack.
	adapt bool
}

// base is an honest element. The elements of the table differ in opcode, types, places, windows and position.
type base struct {
	program func(testing.TB) *program.Program
	element element
}

// bases are the honest elements that attacks start from.
var bases = map[string]base{
	"product":    {layered, element{segment: 1, step: 1, ins: "product", row: 1, col: 2}},
	"lookup":     {layered, element{segment: 1, step: 1, ins: "lookup", row: 1, col: 2}},
	"checkpoint": {layered, element{segment: 1, step: 0, ins: "state", row: 1, col: 1}},
	"initial":    {layered, element{segment: 0, step: 0, ins: "state", row: 0, col: 1}},
	"previous":   {layered, element{segment: 0, step: 1, ins: "state", row: 1, col: 0}},
	"scaled":     {layered, element{segment: 1, step: 1, ins: "scaled", row: 2, col: 30}},
	"across":     {layered, element{segment: 1, step: 1, ins: "scaled", row: 2, col: 7}},
	"corner":     {layered, element{segment: 2, step: 0, ins: "scaled", row: 0, col: 0}},
	"column":     {layered, element{segment: 1, step: 0, ins: "column", row: 3, col: 39}},
	"model":      {layered, element{segment: 1, step: 1, ins: "model", row: 2, col: 15}},
	"plain":      {layered, element{segment: 1, step: 1, ins: "plain", row: 3, col: 1}},
	"sum":        {layered, element{segment: 1, step: 1, ins: "sum", row: 1}},
	"squares":    {layered, element{segment: 1, step: 1, ins: "squares", row: 1}},
	"max":        {layered, element{segment: 1, step: 1, ins: "max", row: 3}},
	"argmax":     {layered, element{segment: 2, step: 0, ins: "argmax", row: 1}},
	"whole":      {layered, element{segment: 1, step: 1, ins: "whole", row: 1}},
	"single":     {layered, element{segment: 1, step: 1, ins: "single", row: 1}},
	"deep":       {layered, element{segment: 1, step: 1, ins: "deep", row: 1}},
	"again":      {layered, element{segment: 1, step: 0, ins: "again", row: 1, col: 2}},
	"later":      {layered, element{segment: 1, step: 1, ins: "again", row: 1, col: 2}},
	"flat":       {layered, element{segment: 1, step: 1, ins: "flat", row: 1, col: 131}},
	"flat.5":     {layered, element{segment: 1, step: 1, ins: "flat", row: 1, col: 5}},
	"small":      {layered, element{segment: 1, step: 1, ins: "small", row: 1, col: 7}},
	"key":        {remembered, element{step: 2, ins: "key", col: 39}},
	"scores":     {remembered, element{step: 2, ins: "scores", col: 1}},
	"present":    {remembered, element{step: 2, ins: "scores", col: 2}},
	"beyond":     {remembered, element{step: 1, ins: "scores", col: 2}},
	"sums":       {remembered, element{step: 2, ins: "sums", row: 1, col: 9}},
	"sums.late":  {remembered, element{step: 1, ins: "sums", row: 3, col: 9}},
	"best":       {remembered, element{step: 2, ins: "best", row: 1}},
	"best.late":  {remembered, element{step: 1, ins: "best", row: 2}},
	"place.late": {remembered, element{step: 1, ins: "place", row: 3}},
	"total.late": {remembered, element{step: 1, ins: "total", row: 3}},
	"norm.late":  {remembered, element{step: 1, ins: "norm", row: 3}},
	"times.late": {remembered, element{step: 1, ins: "times", row: 3, col: 9}},
	"total":      {remembered, element{step: 3, ins: "total", row: 2}},
	"widest":     {remembered, element{step: 3, ins: "widest"}},
	"long":       {long, element{segment: 1, step: 0, ins: "state", row: 1, col: 39}},
	"long.1":     {long, element{segment: 1, step: 1, ins: "state", row: 1, col: 39}},
}

var runs = struct {
	sync.Mutex
	byProgram map[string]*memory.Run
	worlds    map[string]*world
}{byProgram: make(map[string]*memory.Run), worlds: make(map[string]*world)}

// runOf returns the run of a base's program.
func runOf(t testing.TB, b base) *memory.Run {
	p := b.program(t)
	key := string(p.Encode())
	if runs.byProgram[key] == nil {
		runs.byProgram[key] = run(t, p, memory.Options{})
	}
	return runs.byProgram[key]
}

// worldOf returns a copy of a base's world. A base named "drawn:NAME" is that of NAME in the sampled circuit.
func worldOf(t testing.TB, name string) *world {
	t.Helper()
	runs.Lock()
	defer runs.Unlock()
	if runs.worlds[name] == nil {
		plain, drawn := strings.CutPrefix(name, "drawn:")
		b, ok := bases[plain]
		if !ok {
			t.Fatalf("no base %s", name)
		}
		r := runOf(t, b)
		if drawn {
			// Any element that the seed draws; the base names only the program and the segment.
			e, seed := drawElement(t, r, b.element)
			runs.worlds[name] = runWorld(t, shape(1, false), r, seed, e)
		} else {
			runs.worlds[name] = runWorld(t, shape(1, true), r, fr.Element{}, b.element)
		}
	}
	return runs.worlds[name].clone()
}

// drawElement returns a seed that draws an element of the wanted instruction, and the element.
func drawElement(t testing.TB, r *memory.Run, want element) (element, fr.Element) {
	t.Helper()
	for k := range int64(10_000) {
		seed := num(k)
		s, err := draw.Draw2(r.Program, seed, 0, r.Segment(want.segment).Steps())
		if err != nil {
			t.Fatal(err)
		}
		if name := r.Program.Instruction(s.Instruction).Out.Name; name == want.ins {
			return element{segment: want.segment, step: s.Step, ins: name, row: s.Row, col: s.Col}, seed
		}
	}
	t.Fatal("no seed draws the instruction")
	return element{}, fr.Element{}
}

// TestBases holds the worlds to what they stand for: the witness that the prover makes of the same run is accepted, and so is the world,
// by this package's evaluation and by gnark's. The sampled ones stand in a whole segment, a last shorter one and the only one.
func TestBases(t *testing.T) {
	names := append(sortedKeys(bases), "drawn:scaled", "drawn:corner", "drawn:scores")
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			w := worldOf(t, name)
			c := w.seal(t)
			if r := evaluate(t, c, attack.Options{}); len(r.Violated) > 0 {
				t.Fatalf("violated: %v", r.Violated)
			}
			b := bases[strings.TrimPrefix(name, "drawn:")]
			r := runOf(t, b)
			s := first(w)
			e := prover.Element{Step: s.step.Uint64(), Instruction: int(s.place), Row: int(s.row.Uint64()), Col: int(s.col.Uint64())}
			public := prover.Public{Context: w.context, ModelRoot: r.Model.Root(), Seed: w.seed}
			honest, err := prover.Assign(w.params, r.Program, r.Key, r.Segment(b.element.segment), public, []prover.Element{e})
			if err != nil {
				t.Fatal(err)
			}
			empty, err := circuits.New(w.params)
			if err != nil {
				t.Fatal(err)
			}
			for _, witness := range []*circuits.Circuit{honest, c} {
				if err := test.IsSolved(empty, witness, ecc.BN254.ScalarField()); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// redundant are assertions that follow from others, so that no witness violates one alone; each with the reason.
var redundant = map[string]string{
	"spot>accumulator>maximum>AssertIsEqual[14]": "the last block of a row is never before the window's last block",
	"spot>accumulator>maximum>AssertIsEqual[15]": "the last block of a row is never before the window's last block",
}

// siteOf strips the number of a repeated inversion: the identity inverts one term for each wire in a loop.
func siteOf(site string) string {
	for _, loop := range []string{"finish>Inverse", "finish>DivUnchecked"} {
		if strings.HasPrefix(site, loop) {
			return loop
		}
	}
	return site
}

// TestEveryAssertionIsAttacked compares the assertions of both variants with the attacks: a new assertion needs an attack.
func TestEveryAssertionIsAttacked(t *testing.T) {
	sites := make(map[string]bool)
	for _, b := range []string{"product", "drawn:product"} {
		for _, s := range evaluate(t, worldOf(t, b).seal(t), attack.Options{}).Sites {
			sites[siteOf(s)] = true
		}
	}
	attacked := make(map[string]int)
	names := make(map[string]bool)
	for _, a := range assaults(t) {
		site := siteOf(a.site)
		attacked[site]++
		if !sites[site] {
			t.Errorf("%s: the circuit has no assertion %s", a.name, a.site)
		}
		if names[a.name] {
			t.Errorf("two attacks are called %s", a.name)
		}
		names[a.name] = true
	}
	for _, s := range sortedKeys(sites) {
		switch _, skip := redundant[s]; {
		case skip && attacked[s] > 0:
			t.Errorf("%s is attacked and cannot be redundant", s)
		case !skip && attacked[s] == 0:
			t.Errorf("no attack on %s", s)
		}
	}
	for s := range redundant {
		if !sites[s] {
			t.Errorf("the circuit has no assertion %s, which is listed as redundant", s)
		}
	}
	t.Logf("%d assertions, %d attacks, %d redundant", len(sites), len(names), len(redundant))
}

// TestAttacks runs every attack: its twin is accepted, and the attack violates the assertion that it names and no other. Hence the circuit
// refuses it, and the circuit without that assertion accepts it. The compiled constraint system must agree on the twin and on the attack;
// it computes quotients by itself, so those cannot be forged in its solver.
func TestAttacks(t *testing.T) {
	twins := make(map[string]bool)
	for _, a := range assaults(t) {
		t.Run(a.name, func(t *testing.T) {
			w := worldOf(t, a.base)
			if a.prep != nil {
				a.prep(t, w)
			}
			if a.prep != nil || !twins[a.base] {
				twin := w.clone().seal(t)
				if r := evaluate(t, twin, attack.Options{}); len(r.Violated) > 0 {
					t.Fatalf("the twin violates %v", r.Violated)
				}
				if err := solve(t, twin, nil, nil); err != nil {
					t.Fatalf("the twin: %v", err)
				}
				twins[a.base] = true
			}
			if a.do != nil {
				a.do(t, w)
			}
			opt := attack.Options{Hints: a.hints, Quotients: a.quotients, Challenge: a.challenge}
			if a.adapt {
				w.adapt(t, opt)
			}
			c := w.seal(t)
			r := evaluate(t, c, opt)
			for h := range a.hints {
				if !slices.Contains(r.Hints, h) {
					t.Errorf("no hint %s", h)
				}
			}
			if !slices.Equal(r.Violated, []string{a.site}) {
				t.Errorf("violated %v, want %s only", r.Violated, a.site)
			}
			if a.quotients == nil && solve(t, c, a.hints, r.Replaced) == nil {
				t.Error("the constraint system accepts it")
			}
		})
	}
}

// hintsByName are all hints of the circuit.
var hintsByName = map[string]solver.Hint{
	"BytesHint": gadget.BytesHint, "MultiplicityHint": gadget.MultiplicityHint, "OneHotHint": gadget.OneHotHint, "DivideHint": gadget.DivideHint,
	"CompareHint": gadget.CompareHint, "CopyHint": gadget.CopyHint, "HalvesHint": gadget.HalvesHint, "BlockHint": circuits.BlockHint,
	"WordHint": circuits.WordHint, "ClampHint": circuits.ClampHint,
}

// systems are the compiled circuits of a small leaf, pinned or not.
var systems = [2]func() (*cs.R1CS, error){
	sync.OnceValues(func() (*cs.R1CS, error) { return circuits.Compile(shape(1, false)) }),
	sync.OnceValues(func() (*cs.R1CS, error) { return circuits.Compile(shape(1, true)) }),
}

// solve solves the constraint system for a witness. The solver knows no sites: a hint is replaced wherever it has the inputs that it had at
// its site.
func solve(t *testing.T, c *circuits.Circuit, hints map[string]attack.Hint, calls map[string]attack.Call) error {
	t.Helper()
	compiled := systems[0]
	if c.Params().Pinned {
		compiled = systems[1]
	}
	system, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	w, err := frontend.NewWitness(c, ecc.BN254.ScalarField())
	if err != nil {
		t.Fatal(err)
	}
	var options []solver.Option
	for name, hint := range hintsByName {
		options = append(options, solver.OverrideHint(solver.GetHintID(hint), func(q *big.Int, in, out []*big.Int) error {
			if err := hint(q, in, out); err != nil {
				return err
			}
			for site, replace := range hints {
				same := func(a, b *big.Int) bool { return a.Cmp(b) == 0 }
				if call := calls[site]; hintOf(site) == name && len(out) == call.Outputs && slices.EqualFunc(in, call.Inputs, same) {
					replace(in, out)
				}
			}
			for i := range out {
				out[i].Mod(out[i], q)
			}
			return nil
		}))
	}
	return system.IsSolved(w, options...)
}

// hintOf is the hint at the end of a site's name.
func hintOf(site string) string {
	name, _, _ := strings.Cut(site[strings.LastIndexByte(site, '>')+1:], "[")
	return name
}

// adapt writes what the circuit computes as the output element.
func (w *world) adapt(t testing.TB, opt attack.Options) {
	t.Helper()
	r := evaluate(t, w.seal(t), opt)
	got := r.Values["spot>AssertIsEqual#1"][1]
	v := new(big.Int).Set(got)
	if v.Cmp(new(big.Int).Rsh(fr.Modulus(), 1)) > 0 {
		v.Sub(v, fr.Modulus())
	}
	s := &w.spots[0]
	if !v.IsInt64() || v.Int64() < -s.offset || v.Int64() >= s.offset {
		t.Fatalf("the circuit computes %s under the attack, which the output cannot hold", v)
	}
	if v.Int64() == s.value() {
		t.Logf("the attack does not change the element, %s", v)
	}
	s.write(v.Int64())
}
