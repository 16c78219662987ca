package draw

import (
	"encoding/binary"
	"math/bits"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

var (
	tagDraw1   = Tag("assay/draw1/1")
	tagSeed    = Tag("assay/seed/1")
	tagContext = Tag("assay/context/1")
)

// Draw1 returns the k1 distinct segments in [0, t) that value draws for the job
// and the checkpoint list, in the order of the draw; all segments, ascending, if
// t <= k1. The work grows with k1 log(k1) at worst.
func Draw1(value, jobID, listRoot [32]byte, k1, t uint64) []uint64 {
	if t <= k1 {
		all := make([]uint64, t)
		for i := range all {
			all[i] = uint64(i)
		}
		return all
	}
	drawn := make([]uint64, 0, k1)
	seen := make(map[uint64]bool, k1)
	for m := uint64(0); uint64(len(drawn)) < k1; m++ {
		s := mod(Hash(tagDraw1, value, jobID, listRoot, Uint(m)), t)
		if !seen[s] {
			seen[s] = true
			drawn = append(drawn, s)
		}
	}
	return drawn
}

// mod is w mod t, w as a big-endian integer. Requires t > 0.
func mod(w Word, t uint64) (rem uint64) {
	for i := 0; i < len(w); i += 8 {
		rem = bits.Rem64(rem, binary.BigEndian.Uint64(w[i:]), t)
	}
	return rem
}

// Seed is the randomness of batch b of a segment, drawn by value after its trace
// root and out root (the checkpoint after it) were fixed.
func Seed(value, jobID [32]byte, segment uint64, traceRoot, outRoot fr.Element, batch uint64) fr.Element {
	return reduce(Hash(tagSeed, value, jobID, Uint(segment), Element(traceRoot), Element(outRoot), Uint(batch)))
}

// Rounds are the beacon rounds of draw 1 and draw 2. An eager job has one draw,
// the first; a pin has none. A round that is not used is 0.
type Rounds [2]uint64

// Context binds a proof to its job, executor, claim (by the root of its checkpoint
// list), segment, batch and rounds. For a
// pin, batch is the pin's number and the rounds are zero.
func Context(chainID uint64, escrow [20]byte, jobID [32]byte, executor [20]byte, listRoot [32]byte, segment, batch uint64, rounds Rounds) fr.Element {
	return reduce(Hash(tagContext, Uint(chainID), Address(escrow), jobID, Address(executor), listRoot,
		Uint(segment), Uint(batch), Uint(rounds[0]), Uint(rounds[1])))
}
