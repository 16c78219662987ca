package commit

import (
	"encoding/binary"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/assay-protocol/assay/proofs/commit/internal/octet"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

//go:generate go run ./internal/genifma internal/ifma

// This file hashes many leaves, salts or nodes at once, eight in lock-step and on all cores. Verification
// never comes here: Digest, Node, Salt and RootFromPath are plain.

// lockstep is a width's permutation with a pool of states, made when first used.
type lockstep struct {
	pool sync.Pool
}

func newLockstep(width int) func() *lockstep {
	return sync.OnceValue(func() *lockstep {
		p := octet.New(params8)
		if width == 16 {
			p = octet.New(params16)
		}
		return &lockstep{sync.Pool{New: func() any { return p.NewState() }}}
	})
}

var lockstep8, lockstep16 = newLockstep(8), newLockstep(16)

// each calls f for all of [0, n) in runs of at most eight, with a state of zeros that is f's during the
// call. Calls are concurrent.
func (l *lockstep) each(n int, f func(s octet.State, first, count int)) {
	runs := (n + octet.Columns - 1) / octet.Columns
	var next atomic.Int64
	work := func() {
		s := l.pool.Get().(octet.State)
		defer l.pool.Put(s)
		for i := int(next.Add(1) - 1); i < runs; i = int(next.Add(1) - 1) {
			s.Clear()
			first := i * octet.Columns
			f(s, first, min(octet.Columns, n-first))
		}
	}
	var wg sync.WaitGroup
	for range min(runs, runtime.GOMAXPROCS(0)) - 1 {
		wg.Go(work)
	}
	if runs > 0 {
		work()
	}
	wg.Wait()
}

// hashLeaves sets dst[i] to the digest of row i under p. Requires that l was checked.
func (p *poseidon2Leaf) hashLeaves(dst []fr.Element, l Leaves) {
	tag := octet.NewConstant(p.tag)
	lockstep16().each(len(dst), func(s octet.State, first, count int) {
		s.AddConstant(Rate, tag)
		for block := 0; block < p.words+2; block += Rate {
			for lane := range min(Rate, p.words+2-block) {
				p.stage(s, lane, block+lane, l, first, count)
			}
			s.Absorb()
			s.Permute()
		}
		out := s.First()
		copy(dst[first:first+count], out[:])
	})
}

// stage stages input k of the sponges of count rows from first on.
func (p *poseidon2Leaf) stage(s octet.State, lane, k int, l Leaves, first, count int) {
	switch {
	case k == p.words:
		for i := range count {
			s.StageWord(lane, i, octet.Word{uint64(l.side(first + i))})
		}
	case k == p.words+1:
		if l.Salts != nil {
			for i := range count {
				s.StageElement(lane, i, l.Salts[first+i])
			}
		}
	case k*wordBytes < l.RowBytes:
		size := min(wordBytes, l.RowBytes-k*wordBytes)
		for i := range count {
			s.StageWord(lane, i, wordAt(l.Data, (first+i)*l.RowBytes+k*wordBytes, size))
		}
	}
}

// wordAt returns the little-endian integer of size <= 31 bytes of data at off.
func wordAt(data []byte, off, size int) octet.Word {
	var b [fr.Bytes]byte
	from := b[:]
	if size == wordBytes && off+fr.Bytes <= len(data) {
		from = data[off : off+fr.Bytes] // with a byte too many, which the mask below drops
	} else {
		copy(b[:], data[off:off+size])
	}
	return octet.Word{
		binary.LittleEndian.Uint64(from),
		binary.LittleEndian.Uint64(from[8:]),
		binary.LittleEndian.Uint64(from[16:]),
		binary.LittleEndian.Uint64(from[24:]) & (1<<56 - 1),
	}
}

// hashSalts sets dst[i] to the salt of leaf first+i.
func hashSalts(dst []fr.Element, in [4]fr.Element, first uint64) {
	tag := octet.NewConstant(tagSalt)
	lockstep8().each(len(dst), func(s octet.State, at, count int) {
		s.AddConstant(7, tag)
		for i := range count {
			for lane := range 3 {
				s.StageElement(lane, i, in[lane])
			}
			s.StageWord(3, i, octet.Word{first + uint64(at+i)})
		}
		s.Absorb()
		s.Permute()
		for i, out := range s.First() {
			if i < count {
				dst[at+i].Add(&out, &in[0])
			}
		}
	})
}

// hashNodes sets dst to the parents of below, the nodes present at height level, from the left; missing
// children are empty.
func hashNodes(level int, dst, below []fr.Element) {
	tag := octet.NewConstant(nodeTags[level])
	lockstep8().each(len(dst), func(s octet.State, first, count int) {
		s.AddConstant(0, tag)
		for i := range count {
			for lane := range Arity {
				s.StageElement(lane, i, at(level, below, uint64((first+i)*Arity+lane)))
			}
		}
		s.Absorb()
		s.Permute()
		for i, out := range s.First() {
			if i < count {
				dst[first+i].Add(&out, &below[(first+i)*Arity])
			}
		}
	})
}
