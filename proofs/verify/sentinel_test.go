package verify_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/verify"
)

func plusOne(e *fr.Element) {
	one := fr.One()
	e.Add(e, &one)
}

// fresh decodes anew, so that a case may change what it likes.
func fresh(t *testing.T, name string) inputs {
	t.Helper()
	for _, f := range fixtures(t) {
		if f.name == name {
			return mustDecode(t, f)
		}
	}
	t.Fatalf("no fixture %s", name)
	return inputs{}
}

// otherProgram differs from the fixtures' in one constant.
func otherProgram(t *testing.T, shift uint) *program.Program {
	t.Helper()
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 5, SegmentLength: 2})
	x, w := b.Input("x", program.I8, 4, 64), b.Model("w", program.I8, 16, 64, program.WithSide("w.bias"))
	y := b.MatMul("y", x, w, program.WithBias(), program.Scale(1, shift, 0))
	b.Affine("run", 1, y.Cols(0, 16), 1, b.Previous("run", program.I8, 4, 16), 0, program.To(program.State))
	b.ArgMax("best", y, program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func sign(t *testing.T, round uint64) []byte {
	t.Helper()
	sig, err := beacon.DevelopmentSign(round)
	if err != nil {
		t.Fatal(err)
	}
	return sig
}

// undrawn is a segment of the late fixture that was not drawn.
func undrawn(in *inputs) uint64 {
	s := uint64(0)
	for slices.ContainsFunc(in.c.TraceRoots, func(r claim.TraceRoot) bool { return r.Segment == s }) {
		s++
	}
	return s
}

// TestSentinels changes one thing of an accepted job in each case and wants the
// check that is there for it, so that no check hides behind another.
func TestSentinels(t *testing.T) {
	seen := map[error]bool{}
	for _, c := range []struct {
		name string
		job  string
		f    func(t *testing.T, in *inputs, p *claim.Proof)
		want error
	}{
		{"nil proof", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { *p = claim.Proof{} }, verify.ErrCircuit},
		{"nil terms", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms = nil }, verify.ErrArgument},
		{"nil program", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.p = nil }, verify.ErrArgument},
		{"nil claim", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.c = nil }, verify.ErrArgument},
		{"nil key", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.vk = nil }, verify.ErrArgument},

		{"zero terms", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms = &claim.Terms{} }, verify.ErrTerms},
		{"batch does not divide k2", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.K2++ }, verify.ErrTerms},

		{"other program", "eager", func(t *testing.T, in *inputs, _ *claim.Proof) { in.p = otherProgram(t, 9) }, verify.ErrProgram},
		{"other program root", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.terms.ProgramRoot) }, verify.ErrProgram},
		{"one step more", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Steps++ }, verify.ErrProgram},
		{"shorter segments", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.SegmentLength-- }, verify.ErrProgram},
		{"one state leaf fewer", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Leaves.State-- }, verify.ErrProgram},
		{"larger leaves", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.LeafBytes = 96 }, verify.ErrProgram},

		{"zero claim", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.c = &claim.Claim{} }, verify.ErrClaim},
		{"trace roots out of order", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { slices.Reverse(in.c.TraceRoots) }, verify.ErrClaim},
		{"claim for another program", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.ProgramRoot) }, verify.ErrClaimJob},
		{"claim for another model", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.ModelRoot) }, verify.ErrClaimJob},
		{"claim for another input", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.InputRoot) }, verify.ErrClaimJob},
		{"claim with other leaves", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.c.LeafBytes = 96 }, verify.ErrClaimJob},
		{"a checkpoint fewer", "late", func(_ *testing.T, in *inputs, _ *claim.Proof) {
			in.c.TraceRoots, in.c.Checkpoints = nil, in.c.Checkpoints[:3]
		}, verify.ErrCheckpoints},
		{"a checkpoint more", "late", func(_ *testing.T, in *inputs, _ *claim.Proof) {
			in.c.Checkpoints = append(in.c.Checkpoints, in.c.Checkpoints[1])
		}, verify.ErrCheckpoints},
		{"other beginning", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.Checkpoints[0]) }, verify.ErrCheckpoint0},
		{"other beginning in the terms", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.terms.Checkpoint0) }, verify.ErrCheckpoint0},
		{"no result", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.c.Results = nil }, verify.ErrResults},
		{"result of another shape", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.c.Results[0].Rows++ }, verify.ErrResults},

		{"the key for pinned proofs", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.vk = in.pinned }, verify.ErrKey},
		{"zero key", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.vk = new(groth16.VerifyingKey) }, verify.ErrKey},
		{"another key hash in the terms", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.KeyHashes.Sampled[0] ^= 1 }, verify.ErrKey},

		{"another beacon", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.b = beacon.Quicknet() }, verify.ErrBeacon},
		{"another beacon in the terms", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) {
			q := beacon.Quicknet()
			in.terms.Beacon = claim.BeaconKey{Name: q.Name, PublicKey: q.PublicKey[:]}
		}, verify.ErrBeacon},
		{"a name with another's key", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Beacon.Name = "quicknet" }, verify.ErrBeacon},
		{"mainnet", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.ChainID = 1 }, verify.ErrDevelopmentBeacon},
		{"the development key under another name", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) {
			in.terms.ChainID = 1
			in.terms.Beacon.Name, in.b.Name, in.b.Development = "quicknet", "quicknet", false
		}, verify.ErrDevelopmentBeacon},

		{"no round", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.rounds = draw.Rounds{} }, verify.ErrRounds},
		{"two rounds", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.rounds[1] = in.rounds[0] + 1 }, verify.ErrRounds},
		{"one round", "late", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.rounds[1] = 0 }, verify.ErrRounds},
		{"the same round twice", "late", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.rounds[1] = in.rounds[0] }, verify.ErrRounds},
		{"rounds swapped", "late", func(_ *testing.T, in *inputs, _ *claim.Proof) {
			in.rounds[0], in.rounds[1] = in.rounds[1], in.rounds[0]
		}, verify.ErrRounds},

		{"circuit of another batch size", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Circuit = "spot-poseidon2-c64-b4-sampled" }, verify.ErrCircuit},
		{"terms of another batch size", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Batch = 4 }, verify.ErrCircuit},
		{"a pinned statement", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Statement.Kind = claim.Pinned }, verify.ErrKind},
		{"no kind", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Statement.Kind = 0 }, verify.ErrKind},
		{"another key hash in the proof", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.KeyHash[31] ^= 1 }, verify.ErrKeyHash},

		{"another round, signed", "eager", func(t *testing.T, _ *inputs, p *claim.Proof) {
			p.Rounds = []claim.Round{{Round: 1001, Signature: sign(t, 1001)}}
		}, verify.ErrProofRounds},
		{"no rounds", "late", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Rounds = nil }, verify.ErrProofRounds},
		{"the first round only", "late", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Rounds = p.Rounds[:1] }, verify.ErrProofRounds},
		{"a round too many", "eager", func(t *testing.T, _ *inputs, p *claim.Proof) {
			p.Rounds = append(p.Rounds, claim.Round{Round: 1001, Signature: sign(t, 1001)})
		}, verify.ErrProofRounds},
		{"another round's signature", "eager", func(t *testing.T, _ *inputs, p *claim.Proof) { p.Rounds[0].Signature = sign(t, 1001) }, verify.ErrSignature},
		{"second signature wrong", "late", func(t *testing.T, _ *inputs, p *claim.Proof) { p.Rounds[1].Signature = sign(t, 1001) }, verify.ErrSignature},
		{"no signature", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Rounds[0].Signature = nil }, verify.ErrSignature},

		{"a segment too far", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Segment = 3 }, verify.ErrSegment},
		{"2^64-1 as segment", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Segment = 1<<64 - 1 }, verify.ErrSegment},
		{"an undrawn segment", "late", func(_ *testing.T, in *inputs, p *claim.Proof) { p.Segment = undrawn(in) }, verify.ErrNotDrawn},
		{"an undrawn segment with a trace root", "late", func(_ *testing.T, in *inputs, p *claim.Proof) {
			p.Segment = undrawn(in)
			in.c.TraceRoots = append(in.c.TraceRoots, claim.TraceRoot{Segment: p.Segment, Root: in.c.TraceRoots[0].Root})
			slices.SortFunc(in.c.TraceRoots, func(a, b claim.TraceRoot) int { return int(a.Segment) - int(b.Segment) })
		}, verify.ErrNotDrawn},
		{"no trace root", "eager", func(_ *testing.T, in *inputs, p *claim.Proof) {
			in.c.TraceRoots = slices.DeleteFunc(in.c.TraceRoots, func(r claim.TraceRoot) bool { return r.Segment == p.Segment })
		}, verify.ErrTraceRoot},
		{"a batch too far", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Batch = 2 }, verify.ErrBatch},

		{"another segment", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Segment = (p.Segment + 1) % 3 }, verify.ErrStatement},
		{"another batch", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Batch ^= 1 }, verify.ErrStatement},
		{"another executor", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Executor[0] ^= 1 }, verify.ErrStatement},
		{"another buyer", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Buyer[0] ^= 1 }, verify.ErrStatement},
		{"another escrow", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Escrow[0] ^= 1 }, verify.ErrStatement},
		{"the other development chain", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.ChainID = 1337 }, verify.ErrStatement},
		{"another nonce", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Nonce[0] ^= 1 }, verify.ErrStatement},
		{"more segments to open", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.K1++ }, verify.ErrStatement},
		{"more spots", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.K2 += 2 }, verify.ErrStatement},
		{"another key for pins", "eager", func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.KeyHashes.Pinned[0] ^= 1 }, verify.ErrStatement},
		{"another out root", "eager", func(_ *testing.T, in *inputs, p *claim.Proof) { plusOne(&in.c.Checkpoints[p.Segment+1]) }, verify.ErrStatement},
		{"another trace root", "eager", func(_ *testing.T, in *inputs, p *claim.Proof) { plusOne(&in.c.TraceRoots[p.Segment].Root) }, verify.ErrStatement},

		{"proof of another batch", "eager", func(_ *testing.T, in *inputs, p *claim.Proof) { p.Proof = in.proofs[1].Proof }, verify.ErrProof},
		{"no proof bytes", "eager", func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Proof = nil }, verify.ErrProof},
		{"a pinned proof's bytes", "eager", func(_ *testing.T, in *inputs, p *claim.Proof) { p.Proof = in.pins[0].Proof }, verify.ErrProof},
	} {
		in := fresh(t, "standin-"+c.job)
		proof := in.proofs[0]
		c.f(t, &in, proof)
		if err := in.verify(proof); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
		if err := in.verifySet(); err == nil {
			t.Errorf("%s: the set is accepted", c.name)
		}
		seen[c.want] = true
	}
	if err := fresh(t, "standin-eager").verify(nil); !errors.Is(err, verify.ErrArgument) {
		t.Errorf("nil proof: got %v, want ErrArgument", err)
	}
	for _, want := range []error{
		verify.ErrArgument, verify.ErrTerms, verify.ErrProgram, verify.ErrClaim, verify.ErrClaimJob, verify.ErrCheckpoints, verify.ErrCheckpoint0,
		verify.ErrResults, verify.ErrKey, verify.ErrBeacon, verify.ErrDevelopmentBeacon, verify.ErrRounds, verify.ErrCircuit, verify.ErrKind,
		verify.ErrKeyHash, verify.ErrProofRounds, verify.ErrSignature, verify.ErrSegment, verify.ErrNotDrawn, verify.ErrTraceRoot, verify.ErrBatch,
		verify.ErrStatement, verify.ErrProof,
	} {
		if !seen[want] {
			t.Errorf("no case for %v", want)
		}
	}
}

// TestStatementFields changes each field of the statement that a proof states.
func TestStatementFields(t *testing.T) {
	for name, change := range map[string]func(s *claim.Statement){
		"context":      func(s *claim.Statement) { plusOne(&s.Context) },
		"program_root": func(s *claim.Statement) { plusOne(&s.ProgramRoot) },
		"model_root":   func(s *claim.Statement) { plusOne(&s.ModelRoot) },
		"input_root":   func(s *claim.Statement) { plusOne(&s.InputRoot) },
		"in_root":      func(s *claim.Statement) { plusOne(&s.InRoot) },
		"trace_root":   func(s *claim.Statement) { plusOne(&s.TraceRoot) },
		"out_root":     func(s *claim.Statement) { plusOne(&s.OutRoot) },
		"first_step":   func(s *claim.Statement) { s.FirstStep++ },
		"seed":         func(s *claim.Statement) { plusOne(&s.Seed) },
		"step":         func(s *claim.Statement) { s.Step++ },
		"value":        func(s *claim.Statement) { s.Value++ },
	} {
		in := fresh(t, "standin-eager")
		change(&in.proofs[0].Statement)
		if err := in.verify(in.proofs[0]); !errors.Is(err, verify.ErrStatement) {
			t.Errorf("%s: got %v, want ErrStatement", name, err)
		}
	}
}

// TestRestated changes what a statement is made of and restates it to match, so
// that only the pairing can refuse.
func TestRestated(t *testing.T) {
	for name, change := range map[string]func(t *testing.T, in *inputs, p *claim.Proof){
		"executor":   func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Executor[0] ^= 1 },
		"buyer":      func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.Buyer[0] ^= 1 },
		"chain id":   func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.ChainID = 1337 },
		"k1":         func(_ *testing.T, in *inputs, _ *claim.Proof) { in.terms.K1++ },
		"segment":    func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Segment++ },
		"batch":      func(_ *testing.T, _ *inputs, p *claim.Proof) { p.Batch++ },
		"in root":    func(_ *testing.T, in *inputs, p *claim.Proof) { p.Segment = 1; plusOne(&in.c.Checkpoints[1]) },
		"out root":   func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.Checkpoints[1]) },
		"trace root": func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.TraceRoots[0].Root) },
		"model root": func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.ModelRoot); plusOne(&in.terms.ModelRoot) },
		"input root": func(_ *testing.T, in *inputs, _ *claim.Proof) { plusOne(&in.c.InputRoot); plusOne(&in.terms.InputRoot) },
		"checkpoint0": func(_ *testing.T, in *inputs, _ *claim.Proof) {
			plusOne(&in.c.Checkpoints[0])
			plusOne(&in.terms.Checkpoint0)
		},
		"program": func(t *testing.T, in *inputs, _ *claim.Proof) {
			in.p = otherProgram(t, 9)
			in.terms.ProgramRoot, in.c.ProgramRoot = in.p.Root(), in.p.Root()
		},
		"round": func(t *testing.T, in *inputs, p *claim.Proof) {
			in.rounds[0] = 1001
			p.Rounds = []claim.Round{{Round: 1001, Signature: sign(t, 1001)}}
		},
	} {
		in := fresh(t, "standin-eager")
		p := in.proofs[0]
		change(t, &in, p)
		value, err := in.b.Verify(p.Rounds[0].Round, p.Rounds[0].Signature)
		if err != nil {
			t.Fatal(err)
		}
		if p.Statement, err = claim.NewSampled(in.terms, in.c, p.Segment, p.Batch, in.rounds, value); err != nil {
			t.Fatal(err)
		}
		if err := in.verify(p); !errors.Is(err, verify.ErrProof) || !errors.Is(err, groth16.ErrPairing) {
			t.Errorf("%s: got %v, want ErrProof", name, err)
		}
	}
}

func TestSetIsComplete(t *testing.T) {
	for _, f := range fixtures(t) {
		in := mustDecode(t, f)
		all := in.proofs
		for i := range all {
			in.proofs = slices.Delete(slices.Clone(all), i, i+1)
			if err := in.verifySet(); !errors.Is(err, verify.ErrIncomplete) {
				t.Errorf("%s without %v: got %v, want ErrIncomplete", f.name, all[i], err)
			}
			in.proofs = append(slices.Clone(all), all[i])
			if err := in.verifySet(); !errors.Is(err, verify.ErrRepeated) {
				t.Errorf("%s with %v twice: got %v, want ErrRepeated", f.name, all[i], err)
			}
		}
		in.proofs = nil
		if err := in.verifySet(); !errors.Is(err, verify.ErrIncomplete) {
			t.Errorf("%s without proofs: got %v, want ErrIncomplete", f.name, err)
		}
		in.proofs = append(slices.Clone(all), nil)
		if err := in.verifySet(); !errors.Is(err, verify.ErrArgument) {
			t.Errorf("%s with a nil proof: got %v, want ErrArgument", f.name, err)
		}
		// A later proof may not bring another signature.
		last := *all[len(all)-1]
		last.Rounds = slices.Clone(last.Rounds)
		last.Rounds[0].Signature = append([]byte{0}, last.Rounds[0].Signature[1:]...)
		in.proofs = append(slices.Clone(all[:len(all)-1]), &last)
		if err := in.verifySet(); !errors.Is(err, verify.ErrSignature) {
			t.Errorf("%s with another signature last: got %v, want ErrSignature", f.name, err)
		}
	}
}

func TestPinnedSentinels(t *testing.T) {
	for _, c := range []struct {
		name string
		f    func(in *inputs, p *claim.Proof, pin *claim.Pin)
		want error
	}{
		{"nil key", func(in *inputs, _ *claim.Proof, _ *claim.Pin) { in.pinned = nil }, verify.ErrArgument},
		{"the key for sampled proofs", func(in *inputs, _ *claim.Proof, _ *claim.Pin) { in.pinned = in.vk }, verify.ErrKey},
		{"a sampled proof", func(in *inputs, p *claim.Proof, _ *claim.Pin) { *p = *in.proofs[0] }, verify.ErrCircuit},
		{"a sampled statement", func(_ *inputs, p *claim.Proof, _ *claim.Pin) { p.Statement.Kind = claim.Sampled }, verify.ErrKind},
		{"another key hash", func(_ *inputs, p *claim.Proof, _ *claim.Pin) { p.KeyHash[0] ^= 1 }, verify.ErrKeyHash},
		{"a round", func(in *inputs, p *claim.Proof, _ *claim.Pin) { p.Rounds = in.proofs[0].Rounds }, verify.ErrProofRounds},
		{"another number", func(_ *inputs, _ *claim.Proof, pin *claim.Pin) { pin.Number++ }, verify.ErrPin},
		{"another segment", func(_ *inputs, _ *claim.Proof, pin *claim.Pin) { pin.Segment++ }, verify.ErrPin},
		{"another step", func(_ *inputs, _ *claim.Proof, pin *claim.Pin) { pin.Step++ }, verify.ErrPin},
		{"another instruction", func(_ *inputs, _ *claim.Proof, pin *claim.Pin) { pin.Instruction++ }, verify.ErrPin},
		{"another element", func(_ *inputs, _ *claim.Proof, pin *claim.Pin) { pin.Element++ }, verify.ErrPin},
		{"a segment too far", func(in *inputs, p *claim.Proof, pin *claim.Pin) {
			p.Segment, pin.Segment = in.terms.Segments(), in.terms.Segments()
		}, verify.ErrPin},
		{"a step too far", func(_ *inputs, p *claim.Proof, pin *claim.Pin) { p.Statement.Step, pin.Step = 2, 2 }, verify.ErrPin},
		{"an instruction too far", func(_ *inputs, p *claim.Proof, pin *claim.Pin) { p.Statement.Instruction, pin.Instruction = 3, 3 }, verify.ErrPin},
		{"an element too far", func(_ *inputs, p *claim.Proof, pin *claim.Pin) { p.Statement.Element, pin.Element = 64, 64 }, verify.ErrPin},
		{"a value too large", func(_ *inputs, p *claim.Proof, _ *claim.Pin) { p.Statement.Value = 128 }, verify.ErrValue},
		{"a value too small", func(_ *inputs, p *claim.Proof, _ *claim.Pin) { p.Statement.Value = -129 }, verify.ErrValue},
		{"no trace root", func(in *inputs, _ *claim.Proof, _ *claim.Pin) { in.c.TraceRoots = nil }, verify.ErrTraceRoot},
		{"another executor", func(in *inputs, _ *claim.Proof, _ *claim.Pin) { in.terms.Executor[0] ^= 1 }, verify.ErrStatement},
		{"another trace", func(in *inputs, p *claim.Proof, _ *claim.Pin) {
			for i := range in.c.TraceRoots {
				plusOne(&in.c.TraceRoots[i].Root)
			}
		}, verify.ErrStatement},
		{"a seed", func(_ *inputs, p *claim.Proof, _ *claim.Pin) { p.Statement.Seed.SetOne() }, verify.ErrStatement},
		{"another value", func(_ *inputs, p *claim.Proof, _ *claim.Pin) { p.Statement.Value++ }, verify.ErrProof},
		{"the negative value", func(_ *inputs, p *claim.Proof, _ *claim.Pin) { p.Statement.Value *= -1 }, verify.ErrProof},
		{"another step, restated", func(_ *inputs, p *claim.Proof, pin *claim.Pin) { p.Statement.Step, pin.Step = 1, 1 }, verify.ErrProof},
		{"another element, restated", func(_ *inputs, p *claim.Proof, pin *claim.Pin) { p.Statement.Element, pin.Element = 3, 3 }, verify.ErrProof},
		{"another instruction, restated", func(_ *inputs, p *claim.Proof, pin *claim.Pin) { p.Statement.Instruction, pin.Instruction = 0, 0 }, verify.ErrProof},
	} {
		for _, job := range []string{"standin-eager", "standin-late"} {
			in := fresh(t, job)
			p := in.pins[0]
			pin := pinOf(p)
			c.f(&in, p, &pin)
			v, err := verify.VerifyPinned(p, in.terms, in.p, in.c, pin, in.pinned)
			if !errors.Is(err, c.want) {
				t.Errorf("%s, %s: got %v, want %v", job, c.name, err, c.want)
			}
			if v != 0 {
				t.Errorf("%s, %s: refused with the value %d", job, c.name, v)
			}
		}
	}
}
