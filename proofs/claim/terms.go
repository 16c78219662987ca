package claim

import (
	"fmt"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
)

// Version is that of all documents.
const Version = 1

// MaxInteger bounds every integer in a document: the largest up to which all are
// exact in a double, to which many readers of JSON round without a word.
const MaxInteger = 1<<53 - 1

// Limits of the terms.
const (
	MaxTermsBytes = 1 << 16
	MaxSegments   = program.MaxSegments // T
	MaxSpots      = 1 << 20             // k1 and k2
	MaxDrawn      = 1 << 12             // k1 where segments are drawn, T > k1: every verifier repeats the draw
	MaxBatch      = 256                 // B
	maxBeaconKey  = 256                 // bytes
)

// Terms are what a buyer posts and a provider accepts: job.json. The package
// documentation describes the fields.
type Terms struct {
	ChainID       uint64
	Escrow, Buyer [20]byte
	Nonce         [32]byte
	Executor      [20]byte
	KeyHashes     KeyHashes
	Beacon        BeaconKey
	K1, K2, Batch uint64

	ProgramRoot, ModelRoot, InputRoot, Checkpoint0 fr.Element

	Steps, SegmentLength uint64
	Leaves               Leaves
	Scheme               commit.Scheme
	LeafBytes            int

	Settlement [32]byte // hash of the escrow's economic terms, zero without an escrow
}

// KeyHashes are the hashes of the verifying keys for the two kinds of proof.
type KeyHashes struct{ Sampled, Pinned [32]byte }

// Of is the hash for proofs of the kind; zero for no kind.
func (k KeyHashes) Of(kind Kind) [32]byte {
	switch kind {
	case Sampled:
		return k.Sampled
	case Pinned:
		return k.Pinned
	}
	return [32]byte{}
}

// BeaconKey names a beacon (package beacon) and pins its public key.
type BeaconKey struct {
	Name      string
	PublicKey []byte
}

// Leaves counts the leaves that one step writes in the tree of each role.
type Leaves struct{ Work, State, Output uint64 }

// Segments is T = ceil(S/L). Requires valid terms.
func (t *Terms) Segments() uint64 { return (t.Steps + t.SegmentLength - 1) / t.SegmentLength }

// SegmentSteps is the number of steps of segment i, L but for the last.
// Requires valid terms and i < Segments().
func (t *Terms) SegmentSteps(i uint64) uint64 {
	return min(t.SegmentLength, t.Steps-i*t.SegmentLength)
}

// Eager reports whether every segment is opened, T <= k1: the trace roots are
// then committed with the checkpoints and there is one draw.
func (t *Terms) Eager() bool { return t.Segments() <= t.K1 }

// Batches is the number of proofs a drawn segment needs, k2/B.
func (t *Terms) Batches() uint64 { return t.K2 / t.Batch }

// JobID is the hash of the terms; the package documentation gives its preimage.
func (t *Terms) JobID() [32]byte { return draw.Hash(t.Words()...) }

// Words is the preimage of the job id.
func (t *Terms) Words() []draw.Word {
	name, key := draw.Keccak([]byte(t.Beacon.Name)), draw.Keccak(t.Beacon.PublicKey)
	return []draw.Word{
		draw.Tag("assay/job/1"),
		draw.Uint(Version),
		draw.Uint(t.ChainID),
		draw.Address(t.Escrow),
		draw.Address(t.Buyer),
		t.Nonce,
		t.KeyHashes.Sampled,
		t.KeyHashes.Pinned,
		draw.Hash(name, key),
		draw.Uint(t.K1),
		draw.Uint(t.K2),
		draw.Uint(t.Batch),
		draw.Element(t.ProgramRoot),
		draw.Element(t.ModelRoot),
		draw.Element(t.InputRoot),
		draw.Element(t.Checkpoint0),
		draw.Uint(t.Steps),
		draw.Uint(t.SegmentLength),
		draw.Uint(t.Leaves.Work),
		draw.Uint(t.Leaves.State),
		draw.Uint(t.Leaves.Output),
		draw.Uint(uint64(t.Scheme)),
		draw.Uint(uint64(t.LeafBytes)),
		t.Settlement,
	}
}

// DecodeTerms reads job.json. It rejects, with a *FieldError, whatever the
// package documentation rules out.
func DecodeTerms(b []byte) (*Terms, error) {
	var t Terms
	err := decode("job", b, MaxTermsBytes,
		versionField(),
		uintIn("chain_id", &t.ChainID, 1, MaxInteger),
		bytesField("escrow", t.Escrow[:]),
		bytesField("buyer", t.Buyer[:]),
		bytesField("nonce", t.Nonce[:]),
		bytesField("executor", t.Executor[:]),
		objectField("key_hashes",
			bytesField("sampled", t.KeyHashes.Sampled[:]),
			bytesField("pinned", t.KeyHashes.Pinned[:])),
		objectField("beacon",
			nameField("name", &t.Beacon.Name),
			bytesUpTo("public_key", &t.Beacon.PublicKey, maxBeaconKey)),
		uintIn("k1", &t.K1, 1, MaxSpots),
		uintIn("k2", &t.K2, 1, MaxSpots),
		uintIn("batch", &t.Batch, 1, MaxBatch),
		elementField("program_root", &t.ProgramRoot),
		elementField("model_root", &t.ModelRoot),
		elementField("input_root", &t.InputRoot),
		elementField("checkpoint0", &t.Checkpoint0),
		uintIn("steps", &t.Steps, 1, program.MaxSteps),
		uintIn("segment_length", &t.SegmentLength, 1, program.MaxSegmentLength),
		objectField("leaves",
			uintIn("work", &t.Leaves.Work, 0, program.MaxStepLeaves),
			uintIn("state", &t.Leaves.State, 0, program.MaxStepLeaves),
			uintIn("output", &t.Leaves.Output, 0, program.MaxStepLeaves)),
		schemeField("scheme", &t.Scheme),
		intIn("leaf_bytes", &t.LeafBytes, program.MinLeafBytes, program.MaxLeafBytes),
		bytesField("settlement", t.Settlement[:]),
	)
	if err == nil {
		err = t.Validate()
	}
	if err != nil {
		return nil, err
	}
	return &t, nil
}

// Validate rejects, with a *FieldError, terms that DecodeTerms would not give:
// for terms made in Go.
func (t *Terms) Validate() error {
	fail := func(path string, reason error, format string, args ...any) error {
		return (&reader{document: "job"}).fail(path, reason, format, args...)
	}
	for _, f := range []struct {
		path      string
		x, lo, hi uint64
	}{
		{"chain_id", t.ChainID, 1, MaxInteger},
		{"k1", t.K1, 1, MaxSpots},
		{"k2", t.K2, 1, MaxSpots},
		{"batch", t.Batch, 1, MaxBatch},
		{"steps", t.Steps, 1, program.MaxSteps},
		{"segment_length", t.SegmentLength, 1, program.MaxSegmentLength},
		{"leaves.work", t.Leaves.Work, 0, program.MaxStepLeaves},
		{"leaves.state", t.Leaves.State, 0, program.MaxStepLeaves},
		{"leaves.output", t.Leaves.Output, 0, program.MaxStepLeaves},
		{"leaf_bytes", uint64(t.LeafBytes), program.MinLeafBytes, program.MaxLeafBytes},
		{"beacon.public_key", uint64(len(t.Beacon.PublicKey)), 1, maxBeaconKey},
	} {
		if f.x < f.lo || f.x > f.hi {
			return fail(f.path, ErrRange, "got %d, want %d to %d", f.x, f.lo, f.hi)
		}
	}
	switch {
	case t.K2%t.Batch != 0:
		return fail("batch", ErrValue, "%d does not divide k2 = %d", t.Batch, t.K2)
	case t.LeafBytes%32 != 0:
		return fail("leaf_bytes", ErrValue, "%d is not a multiple of 32", t.LeafBytes)
	case t.Segments() > MaxSegments:
		return fail("segment_length", ErrRange, "%d segments, at most %d", t.Segments(), MaxSegments)
	case !t.Eager() && t.K1 > MaxDrawn:
		return fail("k1", ErrRange, "got %d of %d segments, at most %d are drawn", t.K1, t.Segments(), MaxDrawn)
	case !validName(t.Beacon.Name):
		return fail("beacon.name", ErrValue, "")
	case t.Scheme != commit.Poseidon2:
		return fail("scheme", ErrValue, "%v", t.Scheme)
	}
	return nil
}

// CheckProgram rejects, with a *FieldError, terms that do not fit p: another
// root, or header fields that differ from the program's.
func (t *Terms) CheckProgram(p *program.Program) error {
	fail := func(path string, got, want any) error {
		return &FieldError{"job", path, fmt.Errorf("%w: got %v, the program has %v", ErrValue, got, want)}
	}
	for _, f := range []struct {
		path      string
		got, want uint64
	}{
		{"steps", t.Steps, p.Steps()},
		{"segment_length", t.SegmentLength, p.SegmentLength()},
		{"leaves.work", t.Leaves.Work, p.UsedLeaves(program.Work)},
		{"leaves.state", t.Leaves.State, p.UsedLeaves(program.State)},
		{"leaves.output", t.Leaves.Output, p.UsedLeaves(program.Output)},
		{"scheme", uint64(t.Scheme), uint64(p.Scheme())},
		{"leaf_bytes", uint64(t.LeafBytes), uint64(p.LeafBytes())},
	} {
		if f.got != f.want {
			return fail(f.path, f.got, f.want)
		}
	}
	if root := p.Root(); !t.ProgramRoot.Equal(&root) {
		return fail("program_root", commit.FormatElement(t.ProgramRoot), commit.FormatElement(root))
	}
	return nil
}

// Encode is job.json. Requires valid terms.
func (t *Terms) Encode() []byte {
	return encode(struct {
		Version    int           `json:"version"`
		ChainID    uint64        `json:"chain_id"`
		Escrow     string        `json:"escrow"`
		Buyer      string        `json:"buyer"`
		Nonce      string        `json:"nonce"`
		Executor   string        `json:"executor"`
		KeyHashes  keyHashesJSON `json:"key_hashes"`
		Beacon     beaconJSON    `json:"beacon"`
		K1         uint64        `json:"k1"`
		K2         uint64        `json:"k2"`
		Batch      uint64        `json:"batch"`
		Program    string        `json:"program_root"`
		Model      string        `json:"model_root"`
		Input      string        `json:"input_root"`
		Checkpoint string        `json:"checkpoint0"`
		Steps      uint64        `json:"steps"`
		Segment    uint64        `json:"segment_length"`
		Leaves     leavesJSON    `json:"leaves"`
		Scheme     string        `json:"scheme"`
		LeafBytes  int           `json:"leaf_bytes"`
		Settlement string        `json:"settlement"`
	}{
		Version, t.ChainID, formatHex(t.Escrow[:]), formatHex(t.Buyer[:]), formatHex(t.Nonce[:]), formatHex(t.Executor[:]),
		keyHashesJSON{formatHex(t.KeyHashes.Sampled[:]), formatHex(t.KeyHashes.Pinned[:])},
		beaconJSON{t.Beacon.Name, formatHex(t.Beacon.PublicKey)},
		t.K1, t.K2, t.Batch,
		commit.FormatElement(t.ProgramRoot), commit.FormatElement(t.ModelRoot), commit.FormatElement(t.InputRoot), commit.FormatElement(t.Checkpoint0),
		t.Steps, t.SegmentLength,
		leavesJSON(t.Leaves),
		t.Scheme.String(), t.LeafBytes,
		formatHex(t.Settlement[:]),
	})
}

type keyHashesJSON struct {
	Sampled string `json:"sampled"`
	Pinned  string `json:"pinned"`
}

type beaconJSON struct {
	Name      string `json:"name"`
	PublicKey string `json:"public_key"`
}

type leavesJSON struct {
	Work   uint64 `json:"work"`
	State  uint64 `json:"state"`
	Output uint64 `json:"output"`
}
