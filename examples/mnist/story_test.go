package mnist_test

import (
	"context"
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// TestStory runs the job as a provider does: checkpoints first, the result from what they committed, then
// the trace of one segment and an element of its hidden layer.
func TestStory(t *testing.T) {
	const images, steps, segment = 5, 8, 4
	j := load(t, images, steps, segment)
	dir := t.TempDir()
	o := executor.Options{Job: executor.Job{Program: j.program, Data: j.data, SaltKey: fr.NewElement(7)}, Device: cpu.New(), Dir: dir}
	claim, err := executor.Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if len(claim.Checkpoints) != steps/segment+1 || len(claim.TraceRoots) != 0 {
		t.Errorf("%d checkpoints and %d trace roots, want %d and 0", len(claim.Checkpoints), len(claim.TraceRoots), steps/segment+1)
	}

	store, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	right := 0
	for step := range steps {
		answers, err := store.Tensor(executor.Position{Segment: uint64(step / segment), Step: uint64(step % segment), Instruction: digit})
		if err != nil {
			t.Fatal(err)
		}
		for i := range images {
			if program.I8.Get(answers.Row(i)) == int64(j.digits.Labels[step*images+i]) {
				right++
			}
		}
	}
	if right < 37 {
		t.Errorf("%d of the first 40 digits told right, want 37", right)
	}

	if err := store.Materialize(context.Background(), 1, cpu.New()); err != nil {
		t.Fatal(err)
	}
	view, err := store.Segment(1)
	if err != nil {
		t.Fatal(err)
	}
	const step, row, col = 2, 3, 64
	open := func(locate func(ins, i, j int, first, step uint64) (program.Location, error)) commit.Opening {
		t.Helper()
		loc, err := locate(h, row, col, view.FirstStep(), step)
		if err != nil {
			t.Fatal(err)
		}
		opening, err := view.Open(loc)
		if err != nil {
			t.Fatal(err)
		}
		return opening
	}
	a, b, out := open(j.program.LocateA), open(j.program.LocateB), open(j.program.LocateOut)
	want, err := j.program.Element(h, row, col, a.Row, b.Row, b.Side, false, false)
	if err != nil {
		t.Fatal(err)
	}
	if got := program.I8.Get(out.Row[col:]); got != want {
		t.Errorf("the opened element is %d, its opened operands give %d", got, want)
	}
	hidden, _, _, _ := j.weights.Forward(j.digits.Image((segment+step)*images + row))
	if want != int64(hidden[col]) {
		t.Errorf("the opened element is %d, the network gives %d", want, hidden[col])
	}
}
