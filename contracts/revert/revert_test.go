package revert_test

import (
	"errors"
	"fmt"
	"math/big"
	"reflect"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/assay-protocol/assay/contracts/bindings"
	"github.com/assay-protocol/assay/contracts/revert"
)

// sample is an argument of the type, and whether it is the second of two.
func sample(t *testing.T, in abi.Type, second bool) any {
	t.Helper()
	n := int64(100)
	if second {
		n++
	}
	switch in.T {
	case abi.AddressTy:
		return common.BigToAddress(big.NewInt(n))
	case abi.FixedBytesTy:
		return [32]byte{31: byte(n)}
	case abi.StringTy:
		return fmt.Sprint("text ", n)
	case abi.UintTy, abi.IntTy:
		if in.Size > 64 {
			return big.NewInt(n)
		}
		return reflect.ValueOf(n).Convert(in.GetType()).Interface()
	}
	t.Fatalf("no sample of %s", in)
	return nil
}

// TestEveryError encodes every error of every contract as the contract would and
// decodes it.
func TestEveryError(t *testing.T) {
	total := 0
	types := make(map[reflect.Type]string)
	for name, meta := range map[string]*bind.MetaData{
		"AttestationRegistry": &bindings.AttestationRegistryMetaData, "Catalogue": &bindings.CatalogueMetaData, "DrandBeacon": &bindings.DrandBeaconMetaData,
		"Escrow": &bindings.EscrowMetaData, "Groth16Verifier": &bindings.Groth16VerifierMetaData, "TestToken": &bindings.TestTokenMetaData,
	} {
		parsed, err := meta.ParseABI()
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range parsed.Errors {
			total++
			encode := func(second bool) []byte {
				var args []any
				for _, in := range e.Inputs {
					args = append(args, sample(t, in.Type, second))
				}
				packed, err := e.Inputs.Pack(args...)
				if err != nil {
					t.Fatal(err)
				}
				return append(e.ID[:4:4], packed...)
			}
			decode := func(b []byte) error {
				got, err := revert.Decode(b)
				if err != nil {
					t.Fatalf("%s: %s: %v", name, e.Sig, err)
				}
				return got
			}
			got, again, other := decode(encode(false)), decode(encode(false)), decode(encode(true))
			typ := reflect.TypeOf(got).Elem()
			if typ.Name() != e.Name && !strings.HasSuffix(typ.Name(), e.Name) {
				t.Errorf("%s became a %s", e.Sig, typ.Name())
			}
			if sig := types[typ]; sig != "" && sig != e.Sig {
				t.Errorf("%s stands for %s and %s", typ.Name(), sig, e.Sig)
			}
			types[typ] = e.Sig
			if typ.NumField() != len(e.Inputs) {
				t.Errorf("%s has %d fields", typ.Name(), typ.NumField())
			}
			for i, in := range e.Inputs {
				if f := typ.Field(i).Name; !strings.EqualFold(f, in.Name) {
					t.Errorf("argument %s of %s is field %s", in.Name, e.Sig, f)
				}
				if f := reflect.ValueOf(got).Elem().Field(i).Interface(); fmt.Sprint(f) != fmt.Sprint(sample(t, in.Type, false)) {
					t.Errorf("argument %s of %s is %v", in.Name, e.Sig, f)
				}
			}
			wrapped := fmt.Errorf("wrapped: %w", got)
			if !errors.Is(wrapped, again) || errors.Is(wrapped, other) != (len(e.Inputs) == 0) {
				t.Errorf("%v: errors.Is", got)
			}
			if !strings.HasPrefix(got.Error(), typ.Name()+"(") {
				t.Errorf("%s says %q", typ.Name(), got)
			}
			// Every byte counts.
			if _, err := revert.Decode(append(encode(false), 0)); !errors.Is(err, revert.ErrUnknown) {
				t.Errorf("%s with a byte more: %v", e.Sig, err)
			}
			if b := encode(false); len(b) > 4 {
				if _, err := revert.Decode(b[:len(b)-1]); !errors.Is(err, revert.ErrUnknown) {
					t.Errorf("%s with a byte less: %v", e.Sig, err)
				}
			}
		}
	}
	if total < 80 {
		t.Errorf("%d errors", total)
	}
}

func TestDecode(t *testing.T) {
	panics := append([]byte{0x4e, 0x48, 0x7b, 0x71}, common.LeftPadBytes([]byte{0x11}, 32)...)
	if got, err := revert.Decode(panics); err != nil || !errors.Is(got, &revert.Panic{Code: 0x11}) {
		t.Errorf("got %v, %v", got, err)
	}
	reason := append([]byte{0x08, 0xc3, 0x79, 0xa0}, common.LeftPadBytes([]byte{32}, 32)...)
	reason = append(append(reason, common.LeftPadBytes([]byte{2}, 32)...), common.RightPadBytes([]byte("no"), 32)...)
	if got, err := revert.Decode(reason); err != nil || !errors.Is(got, &revert.Reason{Text: "no"}) {
		t.Errorf("got %v, %v", got, err)
	}
	for _, b := range [][]byte{nil, {1, 2, 3}, {1, 2, 3, 4}, panics[:20], reason[:70]} {
		if got, err := revert.Decode(b); !errors.Is(err, revert.ErrUnknown) || got != nil {
			t.Errorf("%x: got %v, %v", b, got, err)
		}
	}
	if errors.Is(&revert.NoCredit{}, (*revert.NoCredit)(nil)) {
		t.Error("an error is a nil one")
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte{})
	f.Add(append([]byte{0x4e, 0x48, 0x7b, 0x71}, make([]byte, 32)...))
	for _, meta := range []*bind.MetaData{&bindings.EscrowMetaData, &bindings.CatalogueMetaData} {
		parsed, err := meta.ParseABI()
		if err != nil {
			f.Fatal(err)
		}
		for _, e := range parsed.Errors {
			f.Add(append(e.ID[:4:4], make([]byte, 32*len(e.Inputs))...))
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		got, err := revert.Decode(b)
		if (got == nil) == (err == nil) {
			t.Fatalf("got %v, %v", got, err)
		}
		if err == nil && (got.Error() == "" || !errors.Is(got, got)) {
			t.Fatalf("%v", got)
		}
	})
}
