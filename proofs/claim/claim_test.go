package claim

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"math/big"
	"os"
	"reflect"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"golang.org/x/crypto/sha3"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

func element(x uint64) (e fr.Element) {
	e.SetUint64(x)
	e.Square(&e).Inverse(&e)
	return e
}

// sample is a job of five segments with a claim and a proof of each kind. The
// proofs' bytes are no proof: nothing here looks at them.
func sample() (*Terms, *Claim, map[Kind]*Proof) {
	quicknet := beacon.Quicknet()
	t := &Terms{
		ChainID: 31337, Escrow: [20]byte{0xe5, 19: 1}, Buyer: [20]byte{0xb0, 19: 2}, Nonce: [32]byte{31: 7}, Executor: [20]byte{0xec, 19: 3},
		KeyHashes: KeyHashes{Sampled: draw.Tag("sampled key"), Pinned: draw.Tag("pinned key")},
		Beacon:    BeaconKey{Name: quicknet.Name, PublicKey: quicknet.PublicKey[:]},
		K1:        2, K2: 32, Batch: 16,
		ProgramRoot: element(1), ModelRoot: element(2), InputRoot: element(3), Checkpoint0: element(10),
		Steps: 33, SegmentLength: 8,
		Leaves: Leaves{Work: 100, State: 20, Output: 3},
		Scheme: commit.Poseidon2, LeafBytes: 1024,
		Settlement: draw.Tag("settlement"),
	}
	c := &Claim{
		Scheme: commit.Poseidon2, LeafBytes: 1024,
		ProgramRoot: element(1), ModelRoot: element(2), InputRoot: element(3),
		TraceRoots: []TraceRoot{{1, element(21)}, {4, element(24)}},
		Results:    []Result{{"logits", program.I32, 1, 10}, {"class", program.I8, 1, 1}},
	}
	for i := range uint64(6) {
		c.Checkpoints = append(c.Checkpoints, element(10+i))
	}
	must := func(s Statement, err error) Statement {
		if err != nil {
			panic(err)
		}
		return s
	}
	return t, c, map[Kind]*Proof{
		Sampled: {
			Circuit: t.CircuitName(Sampled), KeyHash: t.KeyHashes.Sampled, Segment: 4, Batch: 1,
			Statement: must(NewSampled(t, c, 4, 1, draw.Rounds{1000, 1001}, draw.Tag("value"))),
			Rounds:    []Round{{1000, bytes.Repeat([]byte{0x81}, 48)}, {1001, bytes.Repeat([]byte{0x82}, 48)}},
			Proof:     bytes.Repeat([]byte{0xab}, 384),
		},
		Pinned: {
			Circuit: t.CircuitName(Pinned), KeyHash: t.KeyHashes.Pinned, Segment: 1, Batch: 7,
			Statement: must(NewPinned(t, c, samplePin, -128)),
			Proof:     bytes.Repeat([]byte{0xcd}, 384),
		},
	}
}

// samplePin is what the pinned proof of sample answers.
var samplePin = Pin{Number: 7, Segment: 1, Step: 3, Instruction: 2, Element: 19}

// document is a golden file with its decoder.
type document struct {
	file   string
	value  any
	encode func() []byte
	decode func([]byte) (any, error)
}

func documents() []document {
	t, c, p := sample()
	terms := func(b []byte) (any, error) { return DecodeTerms(b) }
	claim := func(b []byte) (any, error) { return DecodeClaim(b) }
	proof := func(b []byte) (any, error) { return DecodeProof(b) }
	return []document{
		{"testdata/job.json", t, t.Encode, terms},
		{"testdata/claim.json", c, c.Encode, claim},
		{"testdata/proof-sampled.json", p[Sampled], p[Sampled].Encode, proof},
		{"testdata/proof-pinned.json", p[Pinned], p[Pinned].Encode, proof},
		{"testdata/pin.json", &samplePin, samplePin.Encode, func(b []byte) (any, error) { return DecodePin(b) }},
	}
}

func TestGolden(t *testing.T) {
	for _, d := range documents() {
		if *update {
			if err := os.WriteFile(d.file, d.encode(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		b, err := os.ReadFile(d.file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(b, d.encode()) {
			t.Errorf("%s is not what Encode gives", d.file)
		}
		got, err := d.decode(b)
		if err != nil {
			t.Errorf("%s: %v", d.file, err)
		} else if !reflect.DeepEqual(got, d.value) {
			t.Errorf("%s: got %+v, want %+v", d.file, got, d.value)
		}
	}
}

// vectors are for whoever computes job id and statement elsewhere: the words of
// the preimage and the public inputs for the documents of testdata.
type vectors struct {
	Desc    string   `json:"desc"`
	Words   []string `json:"job_id_words"`
	JobID   string   `json:"job_id"`
	List    string   `json:"checkpoint_list_root"`
	Sampled []string `json:"sampled_public"`
	Pinned  []string `json:"pinned_public"`
}

func TestVectors(t *testing.T) {
	const file = "testdata/vectors.json"
	terms, c, p := sample()
	want := vectors{Desc: "of job.json, claim.json, proof-sampled.json (beacon value keccak256(\"value\")) and proof-pinned.json"}
	hex32 := func(w [32]byte) string { return formatHex(w[:]) }
	for _, w := range terms.Words() {
		want.Words = append(want.Words, hex32(w))
	}
	want.JobID, want.List = hex32(terms.JobID()), hex32(c.ListRoot())
	for _, e := range p[Sampled].Statement.Public() {
		want.Sampled = append(want.Sampled, commit.FormatElement(e))
	}
	for _, e := range p[Pinned].Statement.Public() {
		want.Pinned = append(want.Pinned, commit.FormatElement(e))
	}
	if *update {
		if err := os.WriteFile(file, encode(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var got vectors
	if err := json.Unmarshal(b, &got); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if len(want.Words) != 24 || len(want.Sampled) != 9 || len(want.Pinned) != 12 {
		t.Errorf("%d words, %d and %d public inputs", len(want.Words), len(want.Sampled), len(want.Pinned))
	}
}

// TestJobID computes the id from the document's bytes alone.
func TestJobID(t *testing.T) {
	keccak := func(b []byte) []byte {
		h := sha3.NewLegacyKeccak256()
		h.Write(b)
		return h.Sum(nil)
	}
	b, err := os.ReadFile("testdata/job.json")
	if err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	if err := dec.Decode(&doc); err != nil {
		t.Fatal(err)
	}
	unhex := func(v any) []byte {
		n, ok := new(big.Int).SetString(v.(string), 0)
		if !ok {
			t.Fatalf("%v is no hex", v)
		}
		return n.FillBytes(make([]byte, (len(v.(string))-2)/2))
	}
	pre := keccak([]byte("assay/job/1"))
	add := func(b []byte) { pre = append(append(pre, make([]byte, 32-len(b))...), b...) }
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case string:
			if v == "poseidon2" {
				add([]byte{1})
			} else {
				add(unhex(v))
			}
		case json.Number:
			n, _ := new(big.Int).SetString(v.String(), 10)
			add(n.Bytes())
		}
	}
	for _, name := range []string{"version", "chain_id", "escrow", "buyer", "nonce"} {
		walk(doc[name])
	}
	keys := doc["key_hashes"].(map[string]any)
	walk(keys["sampled"])
	walk(keys["pinned"])
	beacon := doc["beacon"].(map[string]any)
	add(keccak(append(keccak([]byte(beacon["name"].(string))), keccak(unhex(beacon["public_key"]))...)))
	for _, name := range []string{"k1", "k2", "batch", "program_root", "model_root", "input_root", "checkpoint0", "steps", "segment_length"} {
		walk(doc[name])
	}
	leaves := doc["leaves"].(map[string]any)
	walk(leaves["work"])
	walk(leaves["state"])
	walk(leaves["output"])
	walk(doc["scheme"])
	walk(doc["leaf_bytes"])
	walk(doc["settlement"])

	terms, _, _ := sample()
	if got := terms.JobID(); !bytes.Equal(got[:], keccak(pre)) {
		t.Errorf("got %x, want %x", got, keccak(pre))
	}
}

// TestJobIDBindsEveryField changes each field of the terms. Only the executor,
// who accepts after the job has its id, leaves the id as it is.
func TestJobIDBindsEveryField(t *testing.T) {
	terms, _, _ := sample()
	id := terms.JobID()
	changed := 0
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		old := reflect.New(v.Type()).Elem()
		old.Set(v)
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
			return
		case reflect.Uint64, reflect.Uint8:
			v.SetUint(v.Uint() + 1)
		case reflect.Int:
			v.SetInt(v.Int() + 32)
		case reflect.String:
			v.SetString(v.String() + "x")
		case reflect.Slice:
			v.SetBytes(append(slices.Clone(v.Bytes()), 0))
		case reflect.Array:
			v.Index(0).SetUint(v.Index(0).Uint() ^ 1)
		default:
			t.Fatalf("%s: a kind this test does not know: %v", path, v.Kind())
		}
		changed++
		if same := terms.JobID() == id; same != (path == "Terms.Executor") {
			t.Errorf("%s changed: the id is the same: %v", path, same)
		}
		v.Set(old)
	}
	walk("Terms", reflect.ValueOf(terms).Elem())
	if terms.JobID() != id || changed != 24 {
		t.Errorf("%d fields changed, want 24", changed)
	}
}

func TestStatement(t *testing.T) {
	terms, c, p := sample()
	id := terms.JobID()
	s := p[Sampled].Statement
	want := []fr.Element{
		draw.Context(31337, terms.Escrow, id, terms.Executor, c.ListRoot(), 4, 1, draw.Rounds{1000, 1001}),
		element(1), element(2), element(3), element(14), element(24), element(15), integer(32),
		draw.Seed(draw.Tag("value"), id, 4, element(24), element(15), 1),
	}
	if got := s.Public(); !slices.Equal(got, want) {
		t.Errorf("sampled: got %v, want %v", got, want)
	}
	s = p[Pinned].Statement
	minus := integer(128)
	minus.Neg(&minus)
	want = []fr.Element{
		draw.Context(31337, terms.Escrow, id, terms.Executor, c.ListRoot(), 1, 7, draw.Rounds{}),
		element(1), element(2), element(3), element(11), element(21), element(12), integer(8),
		integer(3), integer(2), integer(19), minus,
	}
	if got := s.Public(); !slices.Equal(got, want) {
		t.Errorf("pinned: got %v, want %v", got, want)
	}
	if got := (&Statement{}).Public(); got != nil {
		t.Errorf("zero statement: got %v, want none", got)
	}

	// Roots come from the terms whatever the claim says.
	c.TraceRoots = append([]TraceRoot{{0, element(20)}}, c.TraceRoots...)
	c.ProgramRoot, c.ModelRoot, c.InputRoot, c.Checkpoints[0] = element(91), element(92), element(93), element(94)
	s, err := NewSampled(terms, c, 0, 0, draw.Rounds{1, 0}, [32]byte{})
	if err != nil || !s.ProgramRoot.Equal(&terms.ProgramRoot) || !s.ModelRoot.Equal(&terms.ModelRoot) ||
		!s.InputRoot.Equal(&terms.InputRoot) || !s.InRoot.Equal(&terms.Checkpoint0) {
		t.Errorf("a root of the claim entered the statement: %+v, %v", s, err)
	}

	for _, segment := range []uint64{5, 6, 1 << 40, 1<<64 - 1} {
		if _, err := NewSampled(terms, c, segment, 0, draw.Rounds{}, [32]byte{}); !errors.Is(err, ErrSegment) {
			t.Errorf("segment %d: got %v, want ErrSegment", segment, err)
		}
	}
	if _, err := NewPinned(terms, c, Pin{Segment: 2}, 0); !errors.Is(err, ErrTraceRoot) {
		t.Errorf("segment without a trace root: got %v, want ErrTraceRoot", err)
	}
	short := &Claim{Checkpoints: c.Checkpoints[:3]}
	if _, err := NewPinned(terms, short, Pin{Segment: 2}, 0); !errors.Is(err, ErrSegment) {
		t.Errorf("claim without the checkpoint: got %v, want ErrSegment", err)
	}
}

func TestTermsCounts(t *testing.T) {
	terms, _, _ := sample()
	if terms.Segments() != 5 || terms.SegmentSteps(3) != 8 || terms.SegmentSteps(4) != 1 || terms.Eager() || terms.Batches() != 2 {
		t.Errorf("T %d, last %d, eager %v, batches %d", terms.Segments(), terms.SegmentSteps(4), terms.Eager(), terms.Batches())
	}
	terms.K1 = 5
	if !terms.Eager() {
		t.Error("T = k1 is not eager")
	}
	if got := terms.CircuitName(Sampled); got != "spot-poseidon2-c1024-b16-sampled" {
		t.Errorf("got %s", got)
	}
	if got := terms.CircuitName(Pinned); got != "spot-poseidon2-c1024-b1-pinned" {
		t.Errorf("got %s", got)
	}
}

// TestTensorWords lays two outputs of different types behind each other.
func TestTensorWords(t *testing.T) {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 1, SegmentLength: 1})
	x, w := b.Input("x", program.I8, 3, 64), b.Model("w", program.I8, 5, 64)
	y := b.MatMul("y", x, w, program.As(program.I16), program.Scale(1, 8, 0), program.To(program.Output))
	z := b.Sum("z", y)
	b.Affine("u", 1, z, 0, z, 0, program.To(program.State))
	b.ArgMax("best", y, program.As(program.I8), program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := TensorWords(p), []fr.Element{word(15, 2, 0), word(3, 0, 0), word(3, 0, 0), word(3, 1, 30)}; !slices.Equal(got, want) {
		t.Errorf("tensor words: got %v, want %v", got, want)
	}
	if got := ResultBytes(p); got != 33 {
		t.Errorf("result of %d bytes, want 33", got)
	}
}

func word(elements, size, offset int64) (e fr.Element) {
	w := new(big.Int).Lsh(big.NewInt(offset), 72)
	w.Or(w, new(big.Int).Lsh(big.NewInt(size), 64))
	e.SetBigInt(w.Or(w, big.NewInt(elements)))
	return e
}

func TestCheckProgram(t *testing.T) {
	b := program.NewBuilder(program.Config{LeafBytes: 64, Scheme: commit.Poseidon2, Steps: 9, SegmentLength: 4})
	x, w := b.Input("x", program.I8, 4, 64), b.Model("w", program.I8, 16, 64)
	y := b.MatMul("y", x, w, program.Scale(1, 8, 0))
	b.Sum("total", y, program.To(program.State))
	b.ArgMax("best", y, program.To(program.Output))
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := Results(p), []Result{{"best", program.I32, 4, 1}}; !slices.Equal(got, want) {
		t.Errorf("results: got %v, want %v", got, want)
	}
	if got, want := TensorWords(p), []fr.Element{integer(64), integer(4), word(4, 4, 0)}; !slices.Equal(got, want) {
		t.Errorf("tensor words: got %v, want %v", got, want)
	}
	if got := ResultBytes(p); got != 16 {
		t.Errorf("result of %d bytes, want 16", got)
	}
	good, _, _ := sample()
	good.Steps, good.SegmentLength, good.LeafBytes, good.ProgramRoot = 9, 4, 64, p.Root()
	good.Leaves = Leaves{4, 4, 4}
	if err := good.CheckProgram(p); err != nil {
		t.Fatal(err)
	}
	for path, change := range map[string]func(*Terms){
		"steps":          func(t *Terms) { t.Steps++ },
		"segment_length": func(t *Terms) { t.SegmentLength-- },
		"leaves.work":    func(t *Terms) { t.Leaves.Work++ },
		"leaves.state":   func(t *Terms) { t.Leaves.State-- },
		"leaves.output":  func(t *Terms) { t.Leaves.Output = 0 },
		"leaf_bytes":     func(t *Terms) { t.LeafBytes = 1024 },
		"scheme":         func(t *Terms) { t.Scheme = commit.Ajtai },
		"program_root":   func(t *Terms) { t.ProgramRoot = t.ModelRoot },
	} {
		bad := *good
		change(&bad)
		var fe *FieldError
		if err := bad.CheckProgram(p); !errors.As(err, &fe) || fe.Path != path || !errors.Is(err, ErrValue) {
			t.Errorf("%s: got %v", path, err)
		}
	}
}
