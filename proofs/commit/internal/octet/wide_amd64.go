//go:build !purego

package octet

import (
	"math/big"
	"math/bits"

	"github.com/assay-protocol/assay/proofs/commit/internal/ifma"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/poseidon2"
	"github.com/consensys/gnark-crypto/utils/cpu"
)

const (
	limbBits = 52
	limbMask = 1<<limbBits - 1
	limbs    = 5               // of an element
	words    = limbs * Columns // of a vector: one lane of eight columns
)

// factor is a constant as the kernels take it.
type factor = [limbs]uint64

var (
	modulus   = fr.Modulus()
	modulus4  = digits(modulus)
	constants = kernelConstants()

	// A kernel multiplies by its factor and 2^-260, and states hold x·2^260. So words enter by 2^520,
	// elements, which are x·2^256, by 2^264, and states leave as elements by 2^256.
	fromWord    = power(520)
	fromElement = power(264)
	toElement   = power(256)
)

// split returns the limbs of v < 2^260.
func split(v *big.Int) (f factor) {
	v = new(big.Int).Set(v)
	mask := big.NewInt(limbMask)
	for j := range f {
		f[j] = new(big.Int).And(v, mask).Uint64()
		v.Rsh(v, limbBits)
	}
	return f
}

func digits(v *big.Int) (d [4]uint64) {
	for i := range d {
		d[i] = new(big.Int).Rsh(v, uint(64*i)).Uint64() // the low word of a larger value
	}
	return d
}

func power(n uint) factor {
	v := new(big.Int).Lsh(big.NewInt(1), n)
	return split(v.Mod(v, modulus))
}

func kernelConstants() (c ifma.Constants) {
	one := big.NewInt(1)
	limb := new(big.Int).Lsh(one, limbBits)
	k := new(big.Int).ModInverse(modulus, limb)
	k.Sub(limb, k)
	step := new(big.Int).Mul(k, modulus)
	step.Add(step, one).Rsh(step, limbBits)
	top := new(big.Int).Rsh(modulus, 4*limbBits)
	mu := new(big.Int).Lsh(one, 92)
	c.R = split(modulus)
	c.Step = split(step)
	c.Complement = split(new(big.Int).Sub(new(big.Int).Lsh(one, limbs*limbBits), modulus))
	c.NegInv = k.Uint64()
	c.Mask = limbMask
	c.Mu = mu.Div(mu, top.Add(top, one)).Uint64()
	return c
}

// Constant is a field element prepared for AddConstant.
type Constant struct {
	element fr.Element
	limbs   factor
}

// NewConstant returns e as a Constant.
func NewConstant(e fr.Element) *Constant { return &Constant{element: e, limbs: prepare(&e)} }

// prepare returns e·2^260 mod r.
func prepare(e *fr.Element) factor {
	v := e.BigInt(new(big.Int))
	v.Lsh(v, limbs*limbBits)
	return split(v.Mod(v, modulus))
}

// wide is a permutation's constants for the kernels.
type wide struct {
	width       int
	full        int      // rounds before, and after, the partial ones
	partial     int      // rounds
	first, last []factor // full·width keys each
	middle      []factor // partial keys
	diagonal    []factor
}

func newWide(p *poseidon2.Parameters) *wide {
	if !cpu.SupportAVX512IFMA {
		return nil
	}
	w := &wide{width: p.Width, full: p.NbFullRounds / 2, partial: p.NbPartialRounds}
	for i, round := range p.RoundKeys {
		switch {
		case i < w.full:
			w.first = appendPrepared(w.first, round)
		case i < w.full+w.partial:
			w.middle = appendPrepared(w.middle, round[:1])
		default:
			w.last = appendPrepared(w.last, round)
		}
	}
	w.diagonal = appendPrepared(w.diagonal, p.DiagM1)
	return w
}

func appendPrepared(to []factor, es []fr.Element) []factor {
	for i := range es {
		to = append(to, prepare(&es[i]))
	}
	return to
}

// wideState keeps its vectors in one allocation of a size that the allocator aligns to pages, so that no
// load of a vector crosses cache lines.
type wideState struct {
	w       *wide
	mem     []uint64
	state   []uint64 // 16 vectors
	staged  []uint64 // 16 vectors
	scratch []uint64 // 3 vectors
	out     []uint64 // 1 vector
	factors [16]factor
	lanes   int // one more than the last staged lane
}

func (w *wide) newState() State {
	mem := make([]uint64, 2048)
	return &wideState{
		w: w, mem: mem,
		state:   mem[:16*words],
		staged:  mem[16*words : 32*words],
		scratch: mem[32*words : 35*words],
		out:     mem[35*words : 36*words],
	}
}

func (s *wideState) Clear() {
	clear(s.state)
	clear(s.staged[:s.lanes*words])
	s.lanes = 0
}

func (s *wideState) AddConstant(lane int, c *Constant) {
	v := s.state[lane*words : (lane+1)*words]
	for j, limb := range c.limbs {
		for k := range Columns {
			v[j*Columns+k] += limb
		}
	}
}

func (s *wideState) StageWord(lane, column int, w Word) {
	s.factors[lane] = fromWord
	s.stage(lane, column, &w)
}

func (s *wideState) StageElement(lane, column int, e fr.Element) {
	s.factors[lane] = fromElement
	s.stage(lane, column, (*Word)(&e))
}

func (s *wideState) stage(lane, column int, w *Word) {
	s.lanes = max(s.lanes, lane+1)
	v := (*[words]uint64)(s.staged[lane*words:])
	v[column] = w[0] & limbMask
	v[column+Columns] = (w[0]>>52 | w[1]<<12) & limbMask
	v[column+2*Columns] = (w[1]>>40 | w[2]<<24) & limbMask
	v[column+3*Columns] = (w[2]>>28 | w[3]<<36) & limbMask
	v[column+4*Columns] = w[3] >> 16
}

func (s *wideState) Absorb() {
	if s.lanes > 0 {
		ifma.MulAdd(&s.state[0], &s.staged[0], &s.factors[0][0], &constants, uint64(s.lanes))
	}
	clear(s.staged[:s.lanes*words])
	s.lanes = 0
}

func (s *wideState) Permute() {
	w, state, n := s.w, &s.state[0], uint64(s.w.width)
	ifma.Matrix(state, &constants, n/4)
	for i := range w.full {
		ifma.Sbox(state, &w.first[i*w.width][0], &constants, n)
		ifma.Matrix(state, &constants, n/4)
	}
	a, b := (n-1)/3, (n-1)/3
	ifma.Partial(state, &s.scratch[0], &w.middle[0][0], &w.diagonal[0][0], &constants, uint64(w.partial), a, b, n-1-a-b)
	for i := range w.full {
		ifma.Sbox(state, &w.last[i*w.width][0], &constants, n)
		ifma.Matrix(state, &constants, n/4)
	}
}

func (s *wideState) First() (out [Columns]fr.Element) {
	clear(s.out)
	ifma.MulAdd(&s.out[0], &s.state[0], &toElement[0], &constants, 1)
	for k := range out {
		l0, l1, l2, l3, l4 := s.out[k], s.out[k+Columns], s.out[k+2*Columns], s.out[k+3*Columns], s.out[k+4*Columns]
		out[k] = reduced(Word{l0 | l1<<52, l1>>12 | l2<<40, l2>>24 | l3<<28, l3>>36 | l4<<16})
	}
	return out
}

// reduced returns v, which is below 2·r, modulo r.
func reduced(v Word) fr.Element {
	var d Word
	var borrow uint64
	for i := range d {
		d[i], borrow = bits.Sub64(v[i], modulus4[i], borrow)
	}
	if borrow != 0 {
		return v
	}
	return d
}
