package audit_test

import (
	"context"
	"fmt"
	"os"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/audit"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
)

// A counter adds its input at every step. Its executor lies once.
func Example() {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 4, SegmentLength: 2})
	x := b.Input("x", program.I8, 1, 1)
	b.Affine("sum", 1, x, 1, b.Previous("sum", program.I32, 1, 1), 0, program.As(program.I32), program.Range(-1000, 1000), program.Clamp(-1000, 1000), program.To(program.State))
	p, err := b.Build()
	if err != nil {
		panic(err)
	}
	zero := make([]byte, 4)
	program.I32.Put(zero, 0)
	job := executor.Job{Program: p, Data: &program.Data{
		Input: []program.Rows{{Data: []byte{128 + 1, 128 + 2, 128 + 3, 128 + 4}, RowBytes: 1}},
		State: []program.Rows{{Data: zero, RowBytes: 4}},
	}}
	roots, err := job.Roots()
	if err != nil {
		panic(err)
	}
	terms := &claim.Terms{
		ChainID: 1, Beacon: claim.BeaconKey{Name: "example", PublicKey: []byte{1}}, K1: 2, K2: 1, Batch: 1,
		ProgramRoot: roots.Program, ModelRoot: roots.Model, InputRoot: roots.Input, Checkpoint0: roots.Checkpoint0,
		Steps: 4, SegmentLength: 2, Leaves: claim.Leaves{State: 1}, Scheme: commit.Poseidon2, LeafBytes: 64,
	}
	dir, err := os.MkdirTemp("", "run")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	lie := liar{Device: cpu.New(), step: 2, delta: 100}
	if _, err := executor.Run(context.Background(), executor.Options{Job: job, Device: lie, Dir: dir, Eager: true}); err != nil {
		panic(err)
	}
	finding, err := audit.Run(context.Background(), audit.Options{Terms: terms, Dir: dir, Device: cpu.New()})
	if err != nil {
		panic(err)
	}
	fmt.Println(finding)
	// Output: wrong element: segment 1, step 0, instruction 0, element [0, 0]: committed 106, right 6
}
