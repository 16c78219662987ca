package circuits_test

import (
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/draw/drawtest"
	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/test"
)

// TestDrawVectors draws in the circuit what the vectors of package draw say that a seed draws, and nothing beside it.
func TestDrawVectors(t *testing.T) {
	vectors, err := drawtest.Load()
	if err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for _, v := range vectors.Spots {
		if v.Seed == nil {
			continue // the circuit takes a hash, not a number
		}
		drawn++
		t.Run(v.Desc, func(t *testing.T) {
			p := vectors.Find(v.Program)
			in := p.Instruction(v.Instruction)
			witness := circuits.DrawCircuit{
				Seed: v.Seed.Element, Step: v.Step, Row: v.Row, Col: v.Col, Steps: v.Steps, WeightPerStep: p.WeightPerStep(),
				Rows: in.Out.Rows, Cols: in.Out.Cols, Weight: in.Weight, Cumulated: in.Cumulative, Index: v.Index,
			}
			solved := func(w circuits.DrawCircuit) error {
				return test.IsSolved(&circuits.DrawCircuit{Index: w.Index}, &w, ecc.BN254.ScalarField())
			}
			if err := solved(witness); err != nil {
				t.Fatal(err)
			}
			for name, change := range map[string]func(*circuits.DrawCircuit){
				"step":        func(w *circuits.DrawCircuit) { w.Step = v.Step + 1 },
				"row":         func(w *circuits.DrawCircuit) { w.Row = v.Row + 1 },
				"column":      func(w *circuits.DrawCircuit) { w.Col = v.Col + 1 },
				"instruction": func(w *circuits.DrawCircuit) { w.Cumulated = in.Cumulative + in.Weight*in.Elements() },
			} {
				w := witness
				change(&w)
				if solved(w) == nil {
					t.Errorf("another %s is accepted", name)
				}
			}
			// The next index draws what it draws in Go: the same spot only by chance, in a small program.
			next, err := draw.Draw2(p, v.Seed.Element, v.Index+1, v.Steps)
			if err != nil {
				t.Fatal(err)
			}
			same := next.Step == v.Step && next.Instruction == v.Instruction && next.Row == v.Row && next.Col == v.Col
			w := witness
			w.Index++
			if got := solved(w) == nil; got != same {
				t.Errorf("at the next index: accepted is %t, want %t", got, same)
			}
		})
	}
	if drawn == 0 {
		t.Fatal("no vector has a seed")
	}
}
