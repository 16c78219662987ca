package circuits

import (
	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/frontend"
)

// BindPublic is bindPublic, for circuits that are small enough to set up in a test.
func BindPublic(api frontend.API, public []frontend.Variable) { bindPublic(api, public) }

// DrawCircuit is the draw of one spot by itself: that (Step, Row, Col) of an instruction is what a seed draws.
type DrawCircuit struct {
	Seed                          frontend.Variable
	Step, Row, Col                frontend.Variable
	Steps, WeightPerStep          frontend.Variable // of the segment and program
	Rows, Cols, Weight, Cumulated frontend.Variable // of the instruction

	Index int `gnark:"-"` // in the batch
}

// Define adds the constraints.
func (c *DrawCircuit) Define(api frontend.API) error {
	hasher, err := gadget.NewHasher(api)
	if err != nil {
		return err
	}
	b := &builder{API: api, Hasher: hasher, bytes: gadget.NewBytes(api, nil)}
	seg := &segment{steps: c.Steps, weightPerStep: c.WeightPerStep, weight: api.Mul(c.Steps, c.WeightPerStep)}
	d := &descriptor{rows: c.Rows, cols: c.Cols, weight: c.Weight, cumulative: c.Cumulated}
	s := &Spot{Step: c.Step, Row: c.Row, Col: c.Col}
	b.drawn(seg, d, s, c.Seed, b.element(seg, d, s), c.Index)
	return nil
}

// Proportional returns the private wires outside of the commitment whose columns are proportional to that of the public wire p.
func Proportional(system *cs.R1CS, p int) []int {
	committed := make(map[int]bool)
	for _, c := range system.GetCommitments().(constraint.Groth16Commitments) {
		for _, w := range c.PrivateCommitted {
			committed[w] = true
		}
	}
	columns := make(map[int]column)
	rows := system.GetR1Cs()
	for r := range rows {
		each(&rows[r], func(matrix int, t constraint.Term) {
			columns[t.WireID()] = append(columns[t.WireID()], entry{row: r, matrix: matrix, value: system.Coefficients[t.CoeffID()]})
		})
	}
	var wires []int
	for w := range columns {
		if w >= system.GetNbPublicVariables() && !committed[w] && columns[w].proportional(columns[p]) {
			wires = append(wires, w)
		}
	}
	return wires
}
