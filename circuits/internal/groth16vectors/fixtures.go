package main

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
)

// fixture is a whole job for the tests of proofs/verify, in one folder: job.json,
// program.prog, claim.json, sampled.vk, pinned.vk, a proof-*.json for every batch
// of every drawn segment, and one pin.json. The roots of the claim are made up:
// the stand-in circuit does not open them.
type fixture struct {
	name   string
	steps  uint64 // two a segment
	k1     uint64
	rounds draw.Rounds
}

var fixtures = []fixture{
	{"standin-eager", 5, 4, draw.Rounds{1000, 0}},
	{"standin-late", 99, 2, draw.Rounds{1000, 1007}},
}

func (f fixture) write(files map[string][]byte) error {
	seed(f.name)
	sampled, err := setup(9)
	if err != nil {
		return err
	}
	pinned, err := setup(12)
	if err != nil {
		return err
	}
	p, err := f.program()
	if err != nil {
		return err
	}
	dev := beacon.Development()
	t := &claim.Terms{
		ChainID: 31337, Escrow: [20]byte{0xe5, 19: 1}, Buyer: [20]byte{0xb0, 19: 2}, Nonce: draw.Tag(f.name), Executor: [20]byte{0xec, 19: 3},
		KeyHashes: claim.KeyHashes{Sampled: sampled.key.Hash(), Pinned: pinned.key.Hash()},
		Beacon:    claim.BeaconKey{Name: dev.Name, PublicKey: dev.PublicKey[:]},
		K1:        f.k1, K2: 4, Batch: 2,
		ProgramRoot: p.Root(), ModelRoot: f.root("model"), InputRoot: f.root("input"), Checkpoint0: f.root("checkpoint 0"),
		Steps: p.Steps(), SegmentLength: p.SegmentLength(),
		Leaves: claim.Leaves{Work: p.UsedLeaves(program.Work), State: p.UsedLeaves(program.State), Output: p.UsedLeaves(program.Output)},
		Scheme: p.Scheme(), LeafBytes: p.LeafBytes(),
	}
	c := &claim.Claim{
		Scheme: p.Scheme(), LeafBytes: p.LeafBytes(),
		ProgramRoot: t.ProgramRoot, ModelRoot: t.ModelRoot, InputRoot: t.InputRoot,
		Results: claim.Results(p),
	}
	for i := range t.Segments() + 1 {
		c.Checkpoints = append(c.Checkpoints, f.root(fmt.Sprintf("checkpoint %d", i)))
	}

	var rounds []claim.Round
	var values [2][32]byte
	for i, n := range f.rounds {
		if n == 0 {
			continue
		}
		sig, err := beacon.DevelopmentSign(n)
		if err != nil {
			return err
		}
		if values[i], err = dev.Verify(n, sig); err != nil {
			return err
		}
		rounds = append(rounds, claim.Round{Round: n, Signature: sig})
	}
	drawn := draw.Draw1(values[0], t.JobID(), c.ListRoot(), t.K1, t.Segments())
	for segment := range t.Segments() {
		for _, d := range drawn {
			if d == segment {
				c.TraceRoots = append(c.TraceRoots, claim.TraceRoot{Segment: segment, Root: f.root(fmt.Sprintf("trace %d", segment))})
			}
		}
	}

	put := func(name string, b []byte) { files["proofs/verify/testdata/"+f.name+"/"+name] = b }
	put("job.json", t.Encode())
	put("program.prog", p.Encode())
	put("claim.json", c.Encode())
	put("sampled.vk", sampled.key.Bytes())
	put("pinned.vk", pinned.key.Bytes())
	for _, segment := range drawn {
		for batch := range t.Batches() {
			s, err := claim.NewSampled(t, c, segment, batch, f.rounds, values[len(rounds)-1])
			if err != nil {
				return err
			}
			raw, err := sampled.prove(s.Public())
			if err != nil {
				return err
			}
			doc := claim.Proof{Circuit: t.CircuitName(claim.Sampled), KeyHash: t.KeyHashes.Sampled, Segment: segment, Batch: batch, Statement: s, Rounds: rounds, Proof: raw}
			put(fmt.Sprintf("proof-%d-%d.json", segment, batch), doc.Encode())
		}
	}
	s, err := claim.NewPinned(t, c, claim.Pin{Number: 3, Segment: drawn[0], Step: 0, Instruction: 1, Element: 2}, -77)
	if err != nil {
		return err
	}
	raw, err := pinned.prove(s.Public())
	if err != nil {
		return err
	}
	doc := claim.Proof{Circuit: t.CircuitName(claim.Pinned), KeyHash: t.KeyHashes.Pinned, Segment: drawn[0], Batch: 3, Statement: s, Proof: raw}
	put("pin.json", doc.Encode())
	return nil
}

// program has a product, a state that runs on and a result.
func (f fixture) program() (*program.Program, error) {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: f.steps, SegmentLength: 2})
	x, w := b.Input("x", program.I8, 4, 64), b.Model("w", program.I8, 16, 64, program.WithSide("w.bias"))
	y := b.MatMul("y", x, w, program.WithBias(), program.Scale(1, 8, 0))
	b.Affine("run", 1, y.Cols(0, 16), 1, b.Previous("run", program.I8, 4, 16), 0, program.To(program.State))
	b.ArgMax("best", y, program.To(program.Output))
	return b.Build()
}

// root is a made-up root.
func (f fixture) root(name string) (e fr.Element) {
	w := draw.Tag(strings.Join([]string{f.name, name}, "/"))
	e.SetBigInt(new(big.Int).SetBytes(w[:]))
	return e
}
