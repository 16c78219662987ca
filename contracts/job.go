package contracts

import (
	"context"
	"fmt"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/contracts/bindings"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
)

// State is a job's; IEscrow has the table of what leads from which to which.
type State uint8

// The states of a job.
const (
	None State = iota
	Open
	Accepted
	Committed
	Stalled
	Drawn
	Window
	Settled
	Cancelled
	Refunded
	Slashed
	Voided
)

var stateNames = [...]string{"none", "open", "accepted", "committed", "stalled", "drawn", "window", "settled", "cancelled", "refunded", "slashed", "voided"}

func (s State) String() string {
	if int(s) < len(stateNames) {
		return stateNames[s]
	}
	return fmt.Sprintf("state(%d)", uint8(s))
}

// Final reports whether the job is over. Of a slashed one pins can be reclaimed.
func (s State) Final() bool { return s >= Settled }

// PinState is a pin's.
type PinState uint8

// The states of a pin.
const (
	NoPin PinState = iota
	Hidden
	Revealed
	Closed
)

var pinStateNames = [...]string{"none", "hidden", "revealed", "closed"}

func (s PinState) String() string {
	if int(s) < len(pinStateNames) {
		return pinStateNames[s]
	}
	return fmt.Sprintf("pin state(%d)", uint8(s))
}

// A Job is what the escrow stores of one. Times are Unix seconds, 0 for none.
type Job struct {
	State        State
	Unpaid       bool   // the payment went back already
	Acknowledged bool   // a reader signed
	Due          uint64 // the present state's deadline
	Executor     [20]byte
	ReadBy       uint64 // end of reading
	Round        uint64 // that draws
	Value        [32]byte
	Missing      uint32 // batches not proven yet
	Pins         uint32 // committed so far
	OpenPins     uint32
	Demander     [20]byte // who demanded the result
	DemandBy     uint64   // deadline of an open demand
	Served       bool     // the result is there
	Sharers      uint32   // revealed pins, the buyer's excepted
	Share        *big.Int // of each of them in a slashed stake
}

// Job is the escrow's record; its state is None for an unknown job.
func (c *Client) Job(ctx context.Context, job [32]byte) (*Job, error) {
	j, err := call(ctx, c, "jobOf", c.escrow, abiEscrow.PackJobOf(job), abiEscrow.UnpackJobOf)
	if err != nil {
		return nil, err
	}
	return &Job{
		State: State(j.State), Unpaid: j.Unpaid, Acknowledged: j.Acknowledged, Due: j.Due, Executor: j.Executor,
		ReadBy: j.ReadBy, Round: j.Round, Value: j.Value, Missing: j.Missing, Pins: j.Pins, OpenPins: j.OpenPins,
		Demander: j.Demander, DemandBy: j.DemandBy, Served: j.Result != [20]byte{}, Sharers: j.Sharers, Share: j.Share,
	}, nil
}

// Commitment is what the executor committed to: the checkpoints' list root and the
// trace root of every segment.
func (c *Client) Commitment(ctx context.Context, job [32]byte) (listRoot [32]byte, traceRoots []Root, err error) {
	out, err := call(ctx, c, "commitmentOf", c.escrow, abiEscrow.PackCommitmentOf(job), abiEscrow.UnpackCommitmentOf)
	if err != nil {
		return listRoot, nil, err
	}
	for _, x := range out.TraceRoots {
		e, err := element(x)
		if err != nil {
			return listRoot, nil, err
		}
		traceRoots = append(traceRoots, e)
	}
	return out.ListRoot, traceRoots, nil
}

// CheckCommitment rejects, with ErrCommitment, a claim that is not what the
// executor committed to on chain.
func (c *Client) CheckCommitment(ctx context.Context, job [32]byte, cl *claim.Claim) error {
	listRoot, traceRoots, err := c.Commitment(ctx, job)
	if err != nil {
		return err
	}
	if got := cl.ListRoot(); got != listRoot {
		return fmt.Errorf("%w: the claim's list root is %x, want %x", ErrCommitment, got, listRoot)
	}
	if len(cl.Checkpoints) != len(traceRoots)+1 {
		return fmt.Errorf("%w: the claim has %d checkpoints for %d segments", ErrCommitment, len(cl.Checkpoints), len(traceRoots))
	}
	for i, want := range traceRoots {
		if got, ok := cl.TraceRoot(uint64(i)); !ok || !got.Equal(&want) {
			return fmt.Errorf("%w: the trace root of segment %d", ErrCommitment, i)
		}
	}
	return nil
}

// Result is what the executor served, empty before.
func (c *Client) Result(ctx context.Context, job [32]byte) ([]byte, error) {
	return call(ctx, c, "resultOf", c.escrow, abiEscrow.PackResultOf(job), abiEscrow.UnpackResultOf)
}

// IsProven reports whether a batch was proven.
func (c *Client) IsProven(ctx context.Context, job [32]byte, segment, batch uint64) (bool, error) {
	return call(ctx, c, "isProven", c.escrow, abiEscrow.PackIsProven(job, segment, batch), abiEscrow.UnpackIsProven)
}

// Credit is what an account may withdraw.
func (c *Client) Credit(ctx context.Context, token, account [20]byte) (*big.Int, error) {
	return call(ctx, c, "creditOf", c.escrow, abiEscrow.PackCreditOf(token, account), abiEscrow.UnpackCreditOf)
}

// Dead is the account to which burned money is owed.
var Dead = [20]byte{18: 0xde, 19: 0xad}

// ReadDigest is what a reader signs (EIP-712) when it has the data behind a
// commitment.
func ReadDigest(chainID uint64, escrow [20]byte, job, listRoot [32]byte, traceRoots []Root) [32]byte {
	packed := listRoot[:]
	for _, r := range traceRoots {
		b := r.Bytes()
		packed = append(packed[:len(packed):len(packed)], b[:]...)
	}
	domain := draw.Hash(
		draw.Tag("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
		draw.Tag("Assay Escrow"), draw.Tag("1"), draw.Uint(chainID), draw.Address(escrow))
	message := draw.Hash(draw.Tag("Read(bytes32 job,bytes32 commitment)"), job, draw.Keccak(packed))
	return draw.Keccak(append(append([]byte{0x19, 0x01}, domain[:]...), message[:]...))
}

// ---- Pins

// A Pin is what the escrow stores of one.
type Pin struct {
	Number      uint32
	State       PinState
	Pinner      [20]byte
	Due         uint64 // of the reveal, then of the answer
	Hash        [32]byte
	Bond        *big.Int
	CommittedAt uint64
	Element     Element // once revealed
	Answered    bool
	Value       int32 // once answered
}

// An Element is one of a trace, as a pin names it.
type Element struct {
	Segment, Step uint32 // step in the segment
	Instruction   uint32
	Element       uint64 // row·cols + col
}

// Pin is the demand that a revealed pin stands for, as package claim has it.
func (p *Pin) Pin() claim.Pin {
	e := p.Element
	return claim.Pin{Number: uint64(p.Number), Segment: uint64(e.Segment), Step: uint64(e.Step), Instruction: uint64(e.Instruction), Element: e.Element}
}

// Pin is the escrow's record of one pin; its state is NoPin for an unknown one.
func (c *Client) Pin(ctx context.Context, job [32]byte, number uint32) (*Pin, error) {
	p, err := call(ctx, c, "pinOf", c.escrow, abiEscrow.PackPinOf(job, number), abiEscrow.UnpackPinOf)
	if err != nil {
		return nil, err
	}
	return &Pin{
		Number: number, State: PinState(p.State), Pinner: p.Pinner, Due: p.Due, Hash: p.Hash, Bond: p.Bond,
		CommittedAt: p.CommittedAt, Element: Element(p.Element), Answered: p.Answered, Value: p.Value,
	}, nil
}

// Pins are all pins of a job, by number.
func (c *Client) Pins(ctx context.Context, job [32]byte) ([]*Pin, error) {
	j, err := c.Job(ctx, job)
	if err != nil {
		return nil, err
	}
	var out []*Pin
	for n := range j.Pins {
		p, err := c.Pin(ctx, job, n)
		if err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

// Bond is what the next pin costs.
func (c *Client) Bond(ctx context.Context, job [32]byte) (*big.Int, error) {
	return call(ctx, c, "bondOf", c.escrow, abiEscrow.PackBondOf(job), abiEscrow.UnpackBondOf)
}

// PinHash is by what a pinner commits to a pin of an escrow's job. The salt must
// not be guessable, or others reveal it first.
func PinHash(escrow [20]byte, job [32]byte, pinner [20]byte, e Element, salt [32]byte) [32]byte {
	return draw.Hash(draw.Tag("assay/pin/1"), draw.Address(escrow), job, draw.Address(pinner),
		draw.Uint(uint64(e.Segment)), draw.Uint(uint64(e.Step)), draw.Uint(uint64(e.Instruction)), draw.Uint(e.Element), salt)
}

// tensor is what the instruction writes, with its path in the settlement's list.
func tensor(p *program.Program, instruction uint32) (bindings.IEscrowTensor, [][32]byte, error) {
	words := claim.TensorWords(p)
	path, err := commit.ListPath(words, uint64(instruction))
	if err != nil {
		return bindings.IEscrowTensor{}, nil, err
	}
	w := integer(words[instruction])
	low := new(big.Int).SetUint64(1<<64 - 1)
	return bindings.IEscrowTensor{
		Elements: new(big.Int).And(w, low).Uint64(),
		Size:     uint8(new(big.Int).Rsh(w, 64).Uint64() & 0xff),
		Offset:   new(big.Int).And(new(big.Int).Rsh(w, 72), low).Uint64(),
	}, path, nil
}

// opening opens the checkpoint at an index of the claim's list.
func opening(checkpoints []fr.Element, index uint64) (bindings.IEscrowOpening, error) {
	path, err := commit.ListPath(checkpoints, index)
	if err != nil {
		return bindings.IEscrowOpening{}, err
	}
	return bindings.IEscrowOpening{Root: integer(checkpoints[index]), Path: path}, nil
}
