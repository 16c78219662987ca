package contracts

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/contracts/bindings"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/program"
)

// Root is a commitment as it stands in documents and on chain.
type Root = fr.Element

// Reasons to refuse terms and settlements before anything is sent.
var (
	ErrAmount     = errors.New("contracts: amount out of range")
	ErrChainID    = errors.New("contracts: another chain")
	ErrEscrow     = errors.New("contracts: the terms name another escrow")
	ErrBuyer      = errors.New("contracts: the terms name another buyer")
	ErrSettlement = errors.New("contracts: the terms hold another settlement's hash")
	ErrJobID      = errors.New("contracts: the contract computes another job id")
	ErrPosted     = errors.New("contracts: the posted job is another")
	ErrOutline    = errors.New("contracts: the settlement does not describe the program")
)

// A Settlement holds the economic terms of a job: IEscrow.Settlement, which says
// what each is for. Periods are in seconds.
type Settlement struct {
	PaymentToken [20]byte
	Payment      *big.Int // below 2^128, as Stake and DemandBond
	StakeToken   [20]byte // of bonds too
	Stake        *big.Int
	Executor     [20]byte // who may accept; zero: whoever is attested
	Registry     [20]byte // zero: none is asked
	Reader       [20]byte // whose acknowledgement hastens the draw; zero: nobody's

	AcceptBy      uint64 // Unix second
	CommitPeriod  uint32 // from acceptance
	ReadingPeriod uint32 // from commitment; 0 without a reader
	SafetyDelay   uint32 // from the end of reading to the round
	DrawPeriod    uint32 // from the earliest draw
	VoidPeriod    uint32 // from the earliest draw
	ProvePeriod   uint32 // from the draw
	Window        uint32 // from the last proof

	PinBond      *big.Int // below 2^96, as PinBondStep
	PinBondStep  *big.Int // more for each other open pin
	RevealPeriod uint32   // from a pin's commitment
	AnswerPeriod uint32   // from the reveal of an only pin
	AnswerStep   uint32   // more for each other open pin
	AnswerMax    uint32   // at most

	DemandBond   *big.Int
	DemandPeriod uint32 // from the demand

	// What the contract knows of the program; Describe sets them.
	Instructions uint32
	Tensors      [32]byte // root of the list of what each instruction writes
	ResultBytes  uint64   // of one step; 0: the result cannot be demanded
}

// Describe sets what the contract knows of the program, with a result that can be
// demanded if demandable.
func (s *Settlement) Describe(p *program.Program, demandable bool) {
	s.Instructions, s.Tensors, s.ResultBytes = uint32(p.Len()), commit.ListRoot(claim.TensorWords(p)), 0
	if demandable {
		s.ResultBytes = claim.ResultBytes(p)
	}
}

// CheckProgram rejects, with ErrOutline, a settlement that describes another
// program: pins of it could not be answered, or revealed.
func (s *Settlement) CheckProgram(p *program.Program) error {
	var want Settlement
	want.Describe(p, s.ResultBytes != 0)
	if s.Instructions != want.Instructions || s.Tensors != want.Tensors || s.ResultBytes != want.ResultBytes {
		return fmt.Errorf("%w: got %d instructions, list %x, %d bytes a step; want %d, %x, %d", ErrOutline,
			s.Instructions, s.Tensors, s.ResultBytes, want.Instructions, want.Tensors, want.ResultBytes)
	}
	return nil
}

// Hash is what terms hold as their settlement, keccak256 of the fields in their
// order, one word each. It rejects amounts out of range with ErrAmount.
func (s *Settlement) Hash() ([32]byte, error) {
	var fail error
	amount := func(name string, x *big.Int, bits int) (w draw.Word) {
		switch {
		case x == nil:
			fail = fmt.Errorf("%w: %s is missing", ErrAmount, name)
		case x.Sign() < 0 || x.BitLen() > bits:
			fail = fmt.Errorf("%w: %s is %v, want 0 to 2^%d-1", ErrAmount, name, x, bits)
		default:
			x.FillBytes(w[:])
		}
		return w
	}
	u := func(x uint32) draw.Word { return draw.Uint(uint64(x)) }
	hash := draw.Hash(
		draw.Address(s.PaymentToken), amount("payment", s.Payment, 128),
		draw.Address(s.StakeToken), amount("stake", s.Stake, 128),
		draw.Address(s.Executor), draw.Address(s.Registry), draw.Address(s.Reader),
		draw.Uint(s.AcceptBy), u(s.CommitPeriod), u(s.ReadingPeriod), u(s.SafetyDelay), u(s.DrawPeriod), u(s.VoidPeriod), u(s.ProvePeriod), u(s.Window),
		amount("pin bond", s.PinBond, 96), amount("pin bond step", s.PinBondStep, 96),
		u(s.RevealPeriod), u(s.AnswerPeriod), u(s.AnswerStep), u(s.AnswerMax),
		amount("demand bond", s.DemandBond, 128), u(s.DemandPeriod),
		u(s.Instructions), s.Tensors, draw.Uint(s.ResultBytes),
	)
	return hash, fail
}

// bound is the settlement as the contract takes it. Requires amounts in range.
func (s *Settlement) bound() bindings.IEscrowSettlement {
	return bindings.IEscrowSettlement{
		PaymentToken: s.PaymentToken, Payment: s.Payment, StakeToken: s.StakeToken, Stake: s.Stake,
		Executor: s.Executor, Registry: s.Registry, Reader: s.Reader,
		AcceptBy: s.AcceptBy, CommitPeriod: s.CommitPeriod, ReadingPeriod: s.ReadingPeriod, SafetyDelay: s.SafetyDelay,
		DrawPeriod: s.DrawPeriod, VoidPeriod: s.VoidPeriod, ProvePeriod: s.ProvePeriod, Window: s.Window,
		PinBond: s.PinBond, PinBondStep: s.PinBondStep,
		RevealPeriod: s.RevealPeriod, AnswerPeriod: s.AnswerPeriod, AnswerStep: s.AnswerStep, AnswerMax: s.AnswerMax,
		DemandBond: s.DemandBond, DemandPeriod: s.DemandPeriod,
		Instructions: s.Instructions, Tensors: s.Tensors, ResultBytes: s.ResultBytes,
	}
}

func settlementOf(s bindings.IEscrowSettlement) Settlement {
	return Settlement{
		PaymentToken: s.PaymentToken, Payment: s.Payment, StakeToken: s.StakeToken, Stake: s.Stake,
		Executor: s.Executor, Registry: s.Registry, Reader: s.Reader,
		AcceptBy: s.AcceptBy, CommitPeriod: s.CommitPeriod, ReadingPeriod: s.ReadingPeriod, SafetyDelay: s.SafetyDelay,
		DrawPeriod: s.DrawPeriod, VoidPeriod: s.VoidPeriod, ProvePeriod: s.ProvePeriod, Window: s.Window,
		PinBond: s.PinBond, PinBondStep: s.PinBondStep,
		RevealPeriod: s.RevealPeriod, AnswerPeriod: s.AnswerPeriod, AnswerStep: s.AnswerStep, AnswerMax: s.AnswerMax,
		DemandBond: s.DemandBond, DemandPeriod: s.DemandPeriod,
		Instructions: s.Instructions, Tensors: s.Tensors, ResultBytes: s.ResultBytes,
	}
}

// boundTerms is t as the contract takes it.
func boundTerms(t *claim.Terms) bindings.IEscrowTerms {
	return bindings.IEscrowTerms{
		Buyer: t.Buyer, Nonce: t.Nonce, SampledKey: t.KeyHashes.Sampled, PinnedKey: t.KeyHashes.Pinned,
		Beacon: BeaconID(t.Beacon), K1: t.K1, K2: t.K2, Batch: t.Batch,
		ProgramRoot: integer(t.ProgramRoot), ModelRoot: integer(t.ModelRoot), InputRoot: integer(t.InputRoot), Checkpoint0: integer(t.Checkpoint0),
		Steps: t.Steps, SegmentLength: t.SegmentLength,
		WorkLeaves: t.Leaves.Work, StateLeaves: t.Leaves.State, OutputLeaves: t.Leaves.Output,
		Scheme: uint64(t.Scheme), LeafBytes: uint64(t.LeafBytes),
	}
}

// BeaconID is how terms name a beacon on chain.
func BeaconID(b claim.BeaconKey) [32]byte {
	return draw.Hash(draw.Keccak([]byte(b.Name)), draw.Keccak(b.PublicKey))
}

func integer(e fr.Element) *big.Int { return e.BigInt(new(big.Int)) }

func integers(es []fr.Element) []*big.Int {
	out := make([]*big.Int, len(es))
	for i, e := range es {
		out[i] = integer(e)
	}
	return out
}

// element is x, which a contract holds, as a field element. It rejects what is no
// canonical one.
func element(x *big.Int) (e fr.Element, err error) {
	var b [32]byte
	if x == nil || x.Sign() < 0 || x.BitLen() > 256 {
		return e, fmt.Errorf("contracts: %v is no field element", x)
	}
	err = e.SetBytesCanonical(x.FillBytes(b[:]))
	return e, err
}
