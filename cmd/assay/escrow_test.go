package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
)

// escrowVectors is a whole job that the tests of the escrow carry out on chain.
const escrowVectors = "../../contracts/test/vectors/escrow.json"

// escrowFile holds words of 32 bytes as hex. Numbers are words too.
type escrowFile struct {
	Desc        string        `json:"desc"`
	Words       []string      `json:"job_id_words"`
	Job         string        `json:"job"`
	Settlement  []string      `json:"settlement"`
	Executor    string        `json:"executor"`
	Acknowledge string        `json:"acknowledged_at"`
	ListRoot    string        `json:"list_root"`
	Checkpoints []pathVector  `json:"checkpoints"`
	TraceRoots  []string      `json:"trace_roots"`
	Round       string        `json:"round"`
	Signature   string        `json:"signature"` // x | y
	Value       string        `json:"value"`
	Proofs      []batchVector `json:"proofs"`
	Tensors     []pathVector  `json:"tensors"`
	Pins        []pinVector   `json:"pins"`
	Result      string        `json:"result"`
}

type pathVector struct {
	Element string   `json:"element"`
	Path    []string `json:"path"`
}

type batchVector struct {
	Segment uint64   `json:"segment"`
	Batch   uint64   `json:"batch"`
	Public  []string `json:"public"`
	Proof   string   `json:"proof"`
}

type pinVector struct {
	Number      uint64   `json:"number"`
	Segment     uint64   `json:"segment"`
	Step        uint64   `json:"step"`
	Instruction uint64   `json:"instruction"`
	Element     uint64   `json:"element"`
	Value       int64    `json:"value"`
	Public      []string `json:"public"`
	Proof       string   `json:"proof"`
}

// Addresses and times of the job; the test in contracts/test/EscrowFlow.t.sol puts contracts there.
var (
	escrowAddress = [20]byte{0xe5, 19: 0x01}
	buyerAddress  = [20]byte{0xb0, 19: 0x02}
	executorOf    = [20]byte{0xec, 19: 0x03}
	readerAddress = [20]byte{0x4e, 19: 0x04}
	paymentToken  = [20]byte{0xda, 19: 0x05}
	stakeToken    = [20]byte{0xda, 19: 0x06}
)

const (
	escrowStart  = 1_800_000_000 // acceptance
	acknowledged = escrowStart + 200
	safetyDelay  = 60
)

// settlementWords is the job's settlement, in the order of IEscrow.Settlement.
func settlementWords(p *program.Program) []draw.Word {
	return []draw.Word{
		draw.Address(paymentToken), draw.Uint(1_000_000),
		draw.Address(stakeToken), draw.Uint(5_000),
		{}, {}, // anybody may accept, no registry is asked
		draw.Address(readerAddress),
		draw.Uint(escrowStart + 1_000), // accept by
		draw.Uint(600),                 // commit
		draw.Uint(300),                 // reading
		draw.Uint(safetyDelay),         // safety delay
		draw.Uint(900),                 // draw
		draw.Uint(14 * 86400),          // void
		draw.Uint(1_200),               // prove
		draw.Uint(3_600),               // window
		draw.Uint(100), draw.Uint(50),  // bond of a pin, and its rise
		draw.Uint(120),                                  // reveal
		draw.Uint(600), draw.Uint(60), draw.Uint(1_800), // answer: first, step, maximum
		draw.Uint(400), // bond of a demand
		draw.Uint(700), // demand
		draw.Uint(uint64(p.Len())),
		commit.ListRoot(claim.TensorWords(p)),
		draw.Uint(claim.ResultBytes(p)),
	}
}

// TestEscrowVectors verifies the committed job. With -update it first carries out a new one with the commands: proofs are randomised, so
// they differ each time.
func TestEscrowVectors(t *testing.T) {
	if *update {
		updateEscrowVectors(t)
	}
	b, err := os.ReadFile(escrowVectors)
	if err != nil {
		t.Fatal(err)
	}
	var f escrowFile
	if err := json.Unmarshal(b, &f); err != nil {
		t.Fatal(err)
	}
	p := digitsProgram(t)
	settlement := settlementWords(p)
	if got, want := strings.Join(f.Settlement, " "), strings.Join(hexWords(settlement), " "); got != want {
		t.Errorf("settlement %s, want %s", got, want)
	}
	var words []draw.Word
	for _, w := range f.Words {
		words = append(words, draw.Word(unhex(t, w)))
	}
	if hash := draw.Hash(settlement...); words[len(words)-1] != hash {
		t.Errorf("the job's settlement is not %x", hash)
	}
	if id := hexBytes(word(draw.Hash(words...))); id != f.Job {
		t.Errorf("job id %s, want %s", id, f.Job)
	}
	if len(f.Proofs) != 4 || len(f.Pins) != 2 {
		t.Fatalf("%d proofs, %d pins", len(f.Proofs), len(f.Pins))
	}
	for i, v := range f.Proofs {
		verifyVector(t, fmt.Sprintf("proof %d", i), false, v.Public, v.Proof)
	}
	for i, v := range f.Pins {
		verifyVector(t, fmt.Sprintf("pin %d", i), true, v.Public, v.Proof)
	}
}

func verifyVector(t *testing.T, name string, pinned bool, public []string, proof string) {
	t.Helper()
	vk, ok, err := keys.Committed(circuits.Params{Scheme: commit.Poseidon2, LeafBytes: 1024, Batch: 1, Pinned: pinned})
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	var elements []fr.Element
	for _, x := range public {
		e, err := commit.ParseElement(x)
		if err != nil {
			t.Fatal(err)
		}
		elements = append(elements, e)
	}
	if err := groth16.Verify(vk, unhex(t, proof), elements); err != nil {
		t.Errorf("%s: %v", name, err)
	}
}

func updateEscrowVectors(t *testing.T) {
	f := newFlow(t)
	f.keys()
	p := digitsProgram(t)
	f.must(with([]string{"run", "--dir", "{}/run"}, data...)...)
	f.must(with([]string{"job", "create", "--k2", "2", "--batch", "1", "--out", "{}/job.json", "--nonce", hexBytes(word(draw.Tag("escrow vectors"))),
		"--escrow", hexBytes(escrowAddress[:]), "--buyer", hexBytes(buyerAddress[:]), "--executor", hexBytes(executorOf[:])}, data...)...)
	terms, err := claim.DecodeTerms(f.read("job.json"))
	if err != nil {
		t.Fatal(err)
	}
	settlement := settlementWords(p)
	terms.Settlement = draw.Hash(settlement...)
	f.write("job.json", terms.Encode())

	dev := beacon.Development()
	round, err := dev.FirstRoundAfter(acknowledged, safetyDelay)
	if err != nil {
		t.Fatal(err)
	}
	compressed, err := beacon.DevelopmentSign(round)
	if err != nil {
		t.Fatal(err)
	}
	value, err := dev.Verify(round, compressed)
	if err != nil {
		t.Fatal(err)
	}
	var point bls12381.G1Affine
	if _, err := point.SetBytes(compressed); err != nil {
		t.Fatal(err)
	}
	signature := point.RawBytes()
	f.must("prove", "{}/run", "--job", "{}/job.json", "--all", "--out", "{}/proofs", "--beacon", f.round(int(round)))
	c, err := claim.DecodeClaim(f.read("run/claim.json"))
	if err != nil {
		t.Fatal(err)
	}

	out := escrowFile{
		Desc:  "a job on handwritten digits under the development keys and beacon, made by go test ./cmd/assay -run TestEscrowVectors -update",
		Words: hexWords(terms.Words()), Job: hexBytes(word(terms.JobID())), Settlement: hexWords(settlement),
		Executor: hexBytes(word(draw.Address(executorOf))), Acknowledge: hexBytes(word(draw.Uint(acknowledged))),
		ListRoot: hexBytes(word(c.ListRoot())), Checkpoints: paths(t, c.Checkpoints),
		Round: hexBytes(word(draw.Uint(round))), Signature: hexBytes(signature[:]), Value: hexBytes(value[:]),
		Tensors: paths(t, claim.TensorWords(p)), Result: hexBytes(resultBytes(t, filepath.Join(f.dir, "run"), p)),
	}
	for _, r := range c.TraceRoots {
		out.TraceRoots = append(out.TraceRoots, commit.FormatElement(r.Root))
	}
	for segment := range terms.Segments() {
		for batch := range terms.Batches() {
			proof, err := claim.DecodeProof(f.read(fmt.Sprintf("proofs/proof-%d-%d.json", segment, batch)))
			if err != nil {
				t.Fatal(err)
			}
			out.Proofs = append(out.Proofs, batchVector{segment, batch, elements(proof), hexBytes(proof.Proof)})
		}
	}
	for number, pin := range []claim.Pin{{Segment: 1, Step: 0, Instruction: 3, Element: 2}, {Segment: 0, Step: 1, Instruction: 0, Element: 77}} {
		pin.Number = uint64(number)
		f.write("pin.json", pin.Encode())
		f.must("prove", "{}/run", "--job", "{}/job.json", "--pin", "{}/pin.json", "--out", "{}/pinned.json")
		proof, err := claim.DecodeProof(f.read("pinned.json"))
		if err != nil {
			t.Fatal(err)
		}
		out.Pins = append(out.Pins, pinVector{
			pin.Number, pin.Segment, pin.Step, pin.Instruction, pin.Element, proof.Statement.Value, elements(proof), hexBytes(proof.Proof),
		})
	}
	b, err := json.MarshalIndent(out, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.FromSlash(escrowVectors), append(b, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}

func digitsProgram(t *testing.T) *program.Program {
	t.Helper()
	p, err := program.Decode((newFlow(t)).read("digits.prog"))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// resultBytes are the elements of the output tensors as an executor serves them.
func resultBytes(t *testing.T, dir string, p *program.Program) []byte {
	t.Helper()
	store, err := executor.OpenStore(dir)
	if err != nil {
		t.Fatal(err)
	}
	var result []byte
	for step := range p.Steps() {
		for i, in := range p.Instructions() {
			if in.Out.Role != program.Output {
				continue
			}
			tensor, err := store.Tensor(executor.Position{Segment: step / p.SegmentLength(), Step: step % p.SegmentLength(), Instruction: i})
			if err != nil {
				t.Fatal(err)
			}
			rows := tensor.Leaves
			for row := range in.Out.Rows {
				result = append(result, rows.Data[row*rows.RowBytes:][:in.Out.Cols*in.Out.Type.Size()]...)
			}
		}
	}
	if uint64(len(result)) != claim.ResultBytes(p)*p.Steps() {
		t.Fatalf("result of %d bytes", len(result))
	}
	return result
}

func paths(t *testing.T, list []fr.Element) []pathVector {
	t.Helper()
	var out []pathVector
	for i, e := range list {
		path, err := commit.ListPath(list, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, pathVector{commit.FormatElement(e), hexWords(path)})
	}
	return out
}

func elements(p *claim.Proof) []string {
	var out []string
	for _, e := range p.Statement.Public() {
		out = append(out, commit.FormatElement(e))
	}
	return out
}

func word(w draw.Word) []byte { return w[:] }

func hexBytes(b []byte) string { return "0x" + hex.EncodeToString(b) }

func hexWords(words []draw.Word) []string {
	out := []string{}
	for _, w := range words {
		out = append(out, hexBytes(w[:]))
	}
	return out
}

func unhex(t *testing.T, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(strings.TrimPrefix(s, "0x"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}
