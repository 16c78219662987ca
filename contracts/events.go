package contracts

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/assay-protocol/assay/contracts/bindings"
)

type address = common.Address

// An Event is one that the escrow emitted. Removed blocks take theirs with them:
// read the same blocks again after a reorg.
type Event struct {
	Name  string   // as in IEscrow
	Job   [32]byte // zero for a withdrawal
	Block uint64
	Index uint // in the block
	Tx    [32]byte
	Data  any // *bindings.EscrowPosted and so on, by name
}

// decoders are by the event's name.
var decoders = map[string]func(*types.Log) (any, error){
	"Posted":             decoder(abiEscrow.UnpackPostedEvent),
	"Cancelled":          decoder(abiEscrow.UnpackCancelledEvent),
	"Accepted":           decoder(abiEscrow.UnpackAcceptedEvent),
	"Resigned":           decoder(abiEscrow.UnpackResignedEvent),
	"Committed":          decoder(abiEscrow.UnpackCommittedEvent),
	"Acknowledged":       decoder(abiEscrow.UnpackAcknowledgedEvent),
	"Stalled":            decoder(abiEscrow.UnpackStalledEvent),
	"Drawn":              decoder(abiEscrow.UnpackDrawnEvent),
	"BatchProven":        decoder(abiEscrow.UnpackBatchProvenEvent),
	"WindowOpened":       decoder(abiEscrow.UnpackWindowOpenedEvent),
	"Settled":            decoder(abiEscrow.UnpackSettledEvent),
	"Refunded":           decoder(abiEscrow.UnpackRefundedEvent),
	"Voided":             decoder(abiEscrow.UnpackVoidedEvent),
	"Slashed":            decoder(abiEscrow.UnpackSlashedEvent),
	"PinCommitted":       decoder(abiEscrow.UnpackPinCommittedEvent),
	"PinRevealed":        decoder(abiEscrow.UnpackPinRevealedEvent),
	"PinAnswered":        decoder(abiEscrow.UnpackPinAnsweredEvent),
	"PinExpired":         decoder(abiEscrow.UnpackPinExpiredEvent),
	"PinReclaimed":       decoder(abiEscrow.UnpackPinReclaimedEvent),
	"ResultDemanded":     decoder(abiEscrow.UnpackResultDemandedEvent),
	"ResultServed":       decoder(abiEscrow.UnpackResultServedEvent),
	"ResultContradicted": decoder(abiEscrow.UnpackResultContradictedEvent),
	"Withdrawn":          decoder(abiEscrow.UnpackWithdrawnEvent),
}

// noJob are the events that belong to no job.
var noJob = map[string]bool{"Withdrawn": true}

func decoder[T any](unpack func(*types.Log) (*T, error)) func(*types.Log) (any, error) {
	return func(l *types.Log) (any, error) { return unpack(l) }
}

// topics are the names of events by their first topic.
var topics = func() map[common.Hash]string {
	parsed, err := bindings.EscrowMetaData.ParseABI()
	if err != nil {
		panic(err) // generated
	}
	out := make(map[common.Hash]string)
	for name, e := range parsed.Events {
		out[e.ID] = name
	}
	return out
}()

// event decodes a log of the escrow's.
func (c *Client) event(l *types.Log) (Event, bool) {
	if l.Address != c.escrow || len(l.Topics) == 0 {
		return Event{}, false
	}
	name := topics[l.Topics[0]]
	decode := decoders[name]
	if decode == nil {
		return Event{}, false
	}
	data, err := decode(l)
	if err != nil {
		return Event{}, false
	}
	e := Event{Name: name, Block: l.BlockNumber, Index: l.Index, Tx: l.TxHash, Data: data}
	if !noJob[name] && len(l.Topics) > 1 {
		e.Job = l.Topics[1]
	}
	return e, true
}

// Events are the escrow's of blocks from to to, both included, in order; only those
// of one job if job is not nil. Nodes limit ranges: ask for a few thousand blocks
// at a time.
func (c *Client) Events(ctx context.Context, from, to uint64, job *[32]byte) ([]Event, error) {
	q := ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(to), Addresses: []common.Address{c.escrow},
	}
	if job != nil {
		q.Topics = [][]common.Hash{nil, {*job}}
	}
	logs, err := c.b.FilterLogs(ctx, q)
	if err != nil {
		return nil, &CallError{fmt.Sprintf("events of blocks %d to %d", from, to), err}
	}
	var out []Event
	for i := range logs {
		if e, ok := c.event(&logs[i]); ok && !logs[i].Removed {
			out = append(out, e)
		}
	}
	return out, nil
}
