package circuits

import (
	"fmt"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/consensys/gnark/frontend"
)

// Circuit is the universal spot circuit and, filled with values, its witness. Make it with [New]; package prover fills it.
//
// The public inputs stand first and in the order of the statement. Everything else is private.
type Circuit struct {
	Context     frontend.Variable   `gnark:",public"`
	ProgramRoot frontend.Variable   `gnark:",public"`
	ModelRoot   frontend.Variable   `gnark:",public"`
	InputRoot   frontend.Variable   `gnark:",public"`
	InRoot      frontend.Variable   `gnark:",public"` // checkpoint before the segment
	TraceRoot   frontend.Variable   `gnark:",public"`
	OutRoot     frontend.Variable   `gnark:",public"` // checkpoint after the segment
	FirstStep   frontend.Variable   `gnark:",public"` // absolute
	Draw        []frontend.Variable `gnark:",public"` // sampled: seed. Pinned: step in segment, instruction, element, value

	Header    [program.HeaderWords]frontend.Variable
	InstrRoot frontend.Variable // root of the tree over descriptors
	InputTree frontend.Variable // root of the input tree
	SaltKey   frontend.Variable
	Roots     [3]frontend.Variable // role trees of the segment: work, state, output
	In        [2]frontend.Variable // parts of the checkpoint before: state subtree, output root
	LastState frontend.Variable    // state subtree of the segment's last step
	LastPath  [commit.SegmentLevels][8]frontend.Variable
	Spots     []Spot

	params Params
}

// Spot is the private part of one spot: one element of one instruction at one step, and what it was computed from.
type Spot struct {
	Step        frontend.Variable // in the segment
	Instruction frontend.Variable
	Row, Col    frontend.Variable // of the output
	ArgMax      frontend.Variable // in the window, lowest index of the maximum; 0 for opcodes that have none
	Max         frontend.Variable // raw digits of the maximum; 0 for opcodes that have none

	Descriptor     [program.DescriptorWords]frontend.Variable
	DescriptorPath [commit.InstrLevels][8]frontend.Variable
	Out            Cell
	A, B           Operand
}

// Cell is the opened output leaf. Only the words that hold the element and the end of the row are taken apart.
type Cell struct {
	Words []frontend.Variable // ceil(c/31) little-endian integers of 31 bytes
	Path  [commit.TraceLevels][8]frontend.Variable
}

// Operand is an opened operand leaf, all digits of it. Opcodes without a second operand use B's digits for the differences to the
// maximum, or leave them zero.
type Operand struct {
	Bytes []frontend.Variable // c digits
	Side  frontend.Variable
	Path  [commit.TraceLevels][8]frontend.Variable
}

// New returns an empty circuit of the given shape, for compiling or for filling.
func New(p Params) (*Circuit, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	c := &Circuit{params: p, Draw: make([]frontend.Variable, p.publicInputs()-8), Spots: make([]Spot, p.Batch)}
	for i := range c.Spots {
		s := &c.Spots[i]
		s.Out.Words = make([]frontend.Variable, gadget.Words(p.LeafBytes))
		s.A.Bytes = make([]frontend.Variable, p.LeafBytes)
		s.B.Bytes = make([]frontend.Variable, p.LeafBytes)
	}
	return c, nil
}

// Params returns the circuit's shape.
func (c *Circuit) Params() Params { return c.params }

func (c *Circuit) public() []frontend.Variable {
	return append([]frontend.Variable{
		c.Context, c.ProgramRoot, c.ModelRoot, c.InputRoot, c.InRoot, c.TraceRoot, c.OutRoot, c.FirstStep,
	}, c.Draw...)
}

// Define adds the constraints.
func (c *Circuit) Define(api frontend.API) error {
	if len(c.Spots) != c.params.Batch || len(c.Draw) != c.params.publicInputs()-8 {
		return fmt.Errorf("%w: %d spots and %d draw inputs in a circuit for %s", ErrParams, len(c.Spots), len(c.Draw), c.params.Name())
	}
	hasher, err := gadget.NewHasher(api)
	if err != nil {
		return err
	}
	bindPublic(api, c.public())
	ctx := &builder{API: api, Hasher: hasher, bytes: gadget.NewBytes(api, c.public()), circuit: c, params: c.params}
	seg := ctx.segment()
	for i := range c.Spots {
		ctx.spot(seg, i, &c.Spots[i])
	}
	return nil
}

// bindPublic squares every public input. Groth16 binds an input only through the rows in which its wire stands: in a linear row
// beside a free private wire it could be shifted with that wire. The square puts it in both factors of a row of its own, and the
// commitment (see [gadget.Bytes]) hashes it into the challenge.
func bindPublic(api frontend.API, public []frontend.Variable) {
	for _, v := range public {
		api.Mul(v, v)
	}
}

// builder carries what every part of the circuit needs.
type builder struct {
	frontend.API
	*gadget.Hasher
	bytes   *gadget.Bytes
	circuit *Circuit
	params  Params
}
