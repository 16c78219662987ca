package prover_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/prover"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/program/programtest"
	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	cs "github.com/consensys/gnark/constraint/bn254"
	"github.com/consensys/gnark/frontend"
)

// small is the shape of tests in which the shape does not matter: the smallest leaf that holds a lookup table.
var small = circuits.Params{Scheme: commit.Poseidon2, LeafBytes: 256, Batch: 1, Pinned: true}

var compileSmall = sync.OnceValues(func() (*cs.R1CS, error) { return circuits.Compile(small) })

func solve(system *cs.R1CS, c *circuits.Circuit) error {
	w, err := frontend.NewWitness(c, ecc.BN254.ScalarField())
	if err != nil {
		return err
	}
	return system.IsSolved(w)
}

// perOutput bounds the elements of one instruction's output at one step that TestCompleteness proves: the corners and random others.
// Outputs with no more elements, which is most of them over the seeds, are proven whole.
const perOutput = 6

// TestCompleteness proves (by the solver) elements of random accepted programs that use every opcode, type, source and view, on random
// and on extreme data: of every instruction in every step of every segment.
func TestCompleteness(t *testing.T) {
	system, err := compileSmall()
	if err != nil {
		t.Fatal(err)
	}
	proven := make(map[program.Op]int)
	for seed := range uint64(3) {
		rng := rand.New(rand.NewPCG(seed, 1))
		// Without history in three segments, the last of them short; with history in one.
		config := programtest.Config{LeafBytes: small.LeafBytes, Steps: 5, SegmentLength: 2, Instructions: 3}
		if seed%2 == 1 {
			config.Steps, config.SegmentLength = 2, 4
		}
		p := programtest.Random(rng, config)
		for _, extreme := range []bool{false, true} {
			trace, err := programtest.Run(p, programtest.RandomData(rng, p, extreme))
			if err != nil {
				t.Fatal(err)
			}
			var key fr.Element
			key.SetUint64(seed)
			for i := range p.Segments() {
				s, err := programtest.NewSegment(trace, key, i)
				if err != nil {
					t.Fatal(err)
				}
				every(t, rng, p, s, func(e prover.Element) error {
					// Pinned publics carry the value; the model root stands for the job's.
					c, err := prover.Assign(small, p, key, s, prover.Public{ModelRoot: s.ModelTree()}, []prover.Element{e})
					if err != nil {
						return err
					}
					return solve(system, c)
				}, proven)
			}
		}
	}
	for op := program.MatMul; op <= program.ArgMax; op++ {
		if proven[op] == 0 {
			t.Errorf("no element of %s was proven", op)
		}
	}
	t.Log(proven)
}

// every calls prove for elements of every instruction and step of the segment, on all cores.
func every(t *testing.T, rng *rand.Rand, p *program.Program, s *programtest.Segment, prove func(prover.Element) error, proven map[program.Op]int) {
	t.Helper()
	work := make(chan prover.Element)
	errs := make(chan error)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for e := range work {
				if err := prove(e); err != nil {
					errs <- fmt.Errorf("%+v, %s: %w", e, p.Instruction(e.Instruction).Op, err)
				}
			}
		})
	}
	go func() {
		for step := range s.Steps() {
			for ins := range p.Len() {
				out := p.Instruction(ins).Out
				n := out.Rows * out.Cols
				elements := rng.Perm(n)[:min(n, perOutput)]
				if n > perOutput {
					elements[0], elements[1] = 0, n-1
				}
				for _, e := range elements {
					work <- prover.Element{Step: step, Instruction: ins, Row: e / out.Cols, Col: e % out.Cols}
					proven[p.Instruction(ins).Op]++
				}
			}
		}
		close(work)
		wg.Wait()
		close(errs)
	}()
	for err := range errs {
		t.Error(err)
	}
}
