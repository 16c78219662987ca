package beacon

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"math/big"
	"os"
	"slices"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
)

var update = flag.Bool("update", false, "rewrite testdata/development.json")

type vectorFile struct {
	Beacon    string        `json:"beacon"`
	PublicKey string        `json:"public_key"`
	Genesis   int64         `json:"genesis_time"`
	Period    int64         `json:"period_seconds"`
	Rounds    []vectorRound `json:"rounds"`
}

type vectorRound struct {
	Round      uint64 `json:"round"`
	Signature  string `json:"signature"`
	Randomness string `json:"randomness"`
}

func load(t testing.TB, path string) vectorFile {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var v vectorFile
	if err := json.Unmarshal(b, &v); err != nil {
		t.Fatal(err)
	}
	if len(v.Rounds) == 0 {
		t.Fatalf("%s has no rounds", path)
	}
	return v
}

func unhex(t testing.TB, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestQuicknet(t *testing.T) {
	v := load(t, "testdata/quicknet.json")
	b := Quicknet()
	if b.Name != v.Beacon || b.Genesis != v.Genesis || b.Period != v.Period || !bytes.Equal(b.PublicKey[:], unhex(t, v.PublicKey)) || b.Development {
		t.Errorf("got %+v, want %+v", b, v)
	}
	checkRounds(t, b, v)
}

func checkRounds(t *testing.T, b Beacon, v vectorFile) {
	t.Helper()
	for i, r := range v.Rounds {
		sig := unhex(t, r.Signature)
		value, err := b.Verify(r.Round, sig)
		if err != nil {
			t.Errorf("round %d: %v", r.Round, err)
		}
		if !bytes.Equal(value[:], unhex(t, r.Randomness)) {
			t.Errorf("round %d: got value %x, want %s", r.Round, value, r.Randomness)
		}
		for _, wrong := range []uint64{r.Round - 1, r.Round + 1, r.Round << 8, 1<<64 - 1} {
			if _, err := b.Verify(wrong, sig); !errors.Is(err, ErrSignature) {
				t.Errorf("round %d with the signature of %d: got %v, want ErrSignature", wrong, r.Round, err)
			}
		}
		other := unhex(t, v.Rounds[(i+1)%len(v.Rounds)].Signature)
		if _, err := b.Verify(r.Round, other); !errors.Is(err, ErrSignature) {
			t.Errorf("round %d with another's signature: got %v, want ErrSignature", r.Round, err)
		}
		if _, err := b.Verify(0, sig); !errors.Is(err, ErrRound) {
			t.Errorf("round 0: got %v, want ErrRound", err)
		}
	}
}

func TestDevelopmentVectors(t *testing.T) {
	const path = "testdata/development.json"
	b := Development()
	if !b.Development || b.Name != "development" || b.PublicKey == Quicknet().PublicKey {
		t.Errorf("the development beacon does not say so: %+v", b)
	}
	want := vectorFile{Beacon: b.Name, PublicKey: hex.EncodeToString(b.PublicKey[:]), Genesis: b.Genesis, Period: b.Period}
	for _, round := range []uint64{1, 2, 1000, 1<<64 - 1} {
		sig, err := DevelopmentSign(round)
		if err != nil {
			t.Fatal(err)
		}
		value := sha256.Sum256(sig)
		want.Rounds = append(want.Rounds, vectorRound{round, hex.EncodeToString(sig), hex.EncodeToString(value[:])})
	}
	if *update {
		out, err := json.MarshalIndent(want, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, append(out, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got := load(t, path)
	if got.PublicKey != want.PublicKey || got.Genesis != want.Genesis || got.Period != want.Period || !slices.Equal(got.Rounds, want.Rounds) {
		t.Errorf("%s differs from what DevelopmentSign gives", path)
	}
	for _, r := range got.Rounds {
		value, err := b.Verify(r.Round, unhex(t, r.Signature))
		if err != nil || hex.EncodeToString(value[:]) != r.Randomness {
			t.Errorf("round %d: got %x, %v", r.Round, value, err)
		}
	}
	if _, err := DevelopmentSign(0); !errors.Is(err, ErrRound) {
		t.Errorf("round 0: got %v, want ErrRound", err)
	}
}

func TestWrongKey(t *testing.T) {
	r := load(t, "testdata/quicknet.json").Rounds[0]
	sig := unhex(t, r.Signature)
	dev := Development()
	if _, err := dev.Verify(r.Round, sig); !errors.Is(err, ErrSignature) {
		t.Errorf("quicknet's round under the development key: got %v, want ErrSignature", err)
	}
	devSig, err := DevelopmentSign(r.Round)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Quicknet().Verify(r.Round, devSig); !errors.Is(err, ErrSignature) {
		t.Errorf("the development beacon's round under quicknet's key: got %v, want ErrSignature", err)
	}

	if _, err := (Beacon{}).Verify(r.Round, sig); !errors.Is(err, ErrPublicKey) {
		t.Errorf("zero beacon: got %v, want ErrPublicKey", err)
	}
	bad := Quicknet()
	bad.PublicKey = [PublicKeySize]byte{0: 0xc0} // infinity: e(sig, -G2) = 1 has a solution too
	if _, err := bad.Verify(r.Round, append([]byte{0xc0}, make([]byte, 47)...)); !errors.Is(err, ErrPublicKey) {
		t.Errorf("key at infinity: got %v, want ErrPublicKey", err)
	}
	bad.PublicKey = [PublicKeySize]byte(outside(t, PublicKeySize, new(bls12381.G2Affine)))
	if _, err := bad.Verify(r.Round, sig); !errors.Is(err, ErrPublicKey) {
		t.Errorf("key outside the subgroup: got %v, want ErrPublicKey", err)
	}
	bad.PublicKey = Quicknet().PublicKey
	bad.PublicKey[0] &^= compressed
	if _, err := bad.Verify(r.Round, sig); !errors.Is(err, ErrPublicKey) {
		t.Errorf("key not compressed: got %v, want ErrPublicKey", err)
	}
}

// outside is the compressed point with the least x (in its last byte) that is on
// the curve but outside the subgroup.
func outside(t *testing.T, size int, p interface{ IsInSubGroup() bool }) []byte {
	t.Helper()
	for x := byte(1); x < 100; x++ {
		b := make([]byte, size)
		b[0], b[size-1] = compressed, x
		err := bls12381.NewDecoder(bytes.NewReader(b), bls12381.NoSubgroupChecks()).Decode(p)
		if err == nil && !p.IsInSubGroup() {
			return b
		}
	}
	t.Fatal("found no point outside the subgroup")
	return nil
}

func TestMalformedSignature(t *testing.T) {
	b := Quicknet()
	r := load(t, "testdata/quicknet.json").Rounds[0]
	sig := unhex(t, r.Signature)
	with := func(f func(s []byte)) []byte {
		s := slices.Clone(sig)
		f(s)
		return s
	}
	// x + p, where it fits under the three flag bits, decodes to the same point in
	// a lenient decoder.
	x := new(big.Int).SetBytes(with(func(s []byte) { s[0] &= 0x1f }))
	x.Add(x, fp.Modulus())
	unreduced := x.FillBytes(make([]byte, SignatureSize+1))[1:]
	unreduced[0] |= sig[0] & 0xe0
	var p bls12381.G1Affine
	if _, err := p.SetBytes(sig); err != nil {
		t.Fatal(err)
	}
	raw := p.RawBytes()
	for _, c := range []struct {
		name string
		sig  []byte
		want error
	}{
		{"empty", nil, ErrEncoding},
		{"short", sig[:47], ErrEncoding},
		{"long", append(slices.Clone(sig), 0), ErrEncoding},
		{"uncompressed", raw[:], ErrEncoding},
		{"uncompressed, cut", raw[:48], ErrEncoding},
		{"no flags", with(func(s []byte) { s[0] &= 0x1f }), ErrEncoding},
		{"all flags", with(func(s []byte) { s[0] |= 0xe0 }), ErrEncoding},
		{"x not below p", with(func(s []byte) { copy(s, bytes.Repeat([]byte{0xff}, 48)); s[0] = 0x9f }), ErrEncoding},
		{"x plus p", unreduced, ErrEncoding},
		{"infinity", append([]byte{0xc0}, make([]byte, 47)...), ErrInfinity},
		{"infinity, stray bit", append([]byte{0xc0}, append(make([]byte, 46), 1)...), ErrEncoding},
		{"infinity with a sign", append([]byte{0xe0}, make([]byte, 47)...), ErrEncoding},
		{"infinity, not compressed", append([]byte{0x40}, make([]byte, 47)...), ErrEncoding},
		{"other sign", with(func(s []byte) { s[0] ^= 0x20 }), ErrSignature},
		{"outside the subgroup", outside(t, SignatureSize, new(bls12381.G1Affine)), ErrSubgroup},
	} {
		value, err := b.Verify(r.Round, c.sig)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
		if value != [32]byte{} {
			t.Errorf("%s: refused with a value", c.name)
		}
	}
	for i := range sig {
		for _, mask := range []byte{1, 0x10} {
			if _, err := b.Verify(r.Round, with(func(s []byte) { s[i] ^= mask })); err == nil {
				t.Errorf("accepted with byte %d changed", i)
			}
		}
	}
}

func TestFind(t *testing.T) {
	q, d := Quicknet(), Development()
	for _, b := range []Beacon{q, d} {
		if got, err := Find(b.Name, b.PublicKey[:]); err != nil || got != b {
			t.Errorf("%s: got %+v, %v", b.Name, got, err)
		}
	}
	for _, c := range []struct {
		name string
		key  []byte
	}{
		{"quicknet", d.PublicKey[:]}, {"development", q.PublicKey[:]}, {"Quicknet", q.PublicKey[:]},
		{"", nil}, {"quicknet", q.PublicKey[:95]}, {"quicknet", nil},
	} {
		if _, err := Find(c.name, c.key); !errors.Is(err, ErrUnknown) {
			t.Errorf("%q: got %v, want ErrUnknown", c.name, err)
		}
	}
}

func TestTime(t *testing.T) {
	b := Beacon{Genesis: 1000, Period: 3}
	for _, c := range []struct {
		round uint64
		time  int64
	}{{1, 1000}, {2, 1003}, {1000, 3997}} {
		if got, err := b.TimeOf(c.round); err != nil || got != c.time {
			t.Errorf("TimeOf(%d) = %d, %v, want %d", c.round, got, err, c.time)
		}
		for late := range int64(3) {
			if got, err := b.RoundAt(c.time + late); err != nil || got != c.round {
				t.Errorf("RoundAt(%d) = %d, %v, want %d", c.time+late, got, err, c.round)
			}
		}
	}
	// The round found is published at or after t + delay, and the one before is not.
	for at := int64(990); at < 1020; at++ {
		for delay := range int64(8) {
			n, err := b.FirstRoundAfter(at, delay)
			if err != nil {
				t.Fatal(err)
			}
			when, err := b.TimeOf(n)
			if err != nil || when < at+delay || n > 1 && when-b.Period >= at+delay {
				t.Errorf("FirstRoundAfter(%d, %d) = %d, published at %d, %v", at, delay, n, when, err)
			}
		}
	}
	for _, err := range []error{
		second(b.TimeOf(0)), second(b.TimeOf(1<<64 - 1)), second(Beacon{}.TimeOf(1)),
		second(b.RoundAt(999)), second(Beacon{}.RoundAt(5)),
		second(b.FirstRoundAfter(1000, -1)), second(b.FirstRoundAfter(1<<63-1, 1)), second(Beacon{}.FirstRoundAfter(1, 1)),
	} {
		if !errors.Is(err, ErrRound) {
			t.Errorf("got %v, want ErrRound", err)
		}
	}
	if when, err := Quicknet().TimeOf(1000); err != nil || when != 1692803367+999*3 {
		t.Errorf("quicknet's round 1000 at %d, %v", when, err)
	}
}

func second[T any](_ T, err error) error { return err }

func FuzzVerify(f *testing.F) {
	r := load(f, "testdata/quicknet.json").Rounds[0]
	f.Add(r.Round, unhex(f, r.Signature))
	f.Add(uint64(0), []byte{})
	f.Fuzz(func(t *testing.T, round uint64, sig []byte) {
		value, err := Quicknet().Verify(round, sig)
		if err == nil && value != sha256.Sum256(sig) {
			t.Fatal("the value is not the hash of the signature")
		}
		if err == nil && round == r.Round && hex.EncodeToString(sig) != r.Signature {
			t.Fatal("a second signature for one round")
		}
	})
}

func BenchmarkVerify(b *testing.B) {
	r := load(b, "testdata/quicknet.json").Rounds[0]
	sig := unhex(b, r.Signature)
	for b.Loop() {
		if _, err := Quicknet().Verify(r.Round, sig); err != nil {
			b.Fatal(err)
		}
	}
}
