package circuits_test

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"math/big"
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	curve "github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend"
	"github.com/consensys/gnark/backend/groth16"
	bn254 "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/backend/solidity"
	"github.com/consensys/gnark/frontend"

	own "github.com/assay-protocol/assay/proofs/groth16"
)

const forgeryFolder = "../contracts/test/vectors"

type forgery struct {
	Desc   string `json:"desc"`
	Key    string `json:"key"`
	Public string `json:"public"`
	Proof  string `json:"proof"`
	// The proof of another input that anybody makes of it: C - shift times the proving key's point of the free wire.
	Shifted      string `json:"shifted_public"`
	ShiftedProof string `json:"shifted_proof"`
}

// TestForgeryVectors holds to what the contracts' tests use: the forgery of TestShiftedInput, and gnark's verifiers in Solidity, for the
// circuit whose commitment leaves the context out, where gnark's verifier accepts the forgery, and for the one bound as the spot circuit is.
func TestForgeryVectors(t *testing.T) {
	for _, c := range []struct {
		name, contract, desc string
		bind                 func(frontend.API, *tied)
	}{
		{"unlisted", "Unlisted", "the public input stands in linear rows only and the commitment leaves it out", unlisted},
		{"tied", "Tied", "the same input squared and in the commitment's list, as every input of the spot circuit is", bound},
	} {
		t.Run(c.name, func(t *testing.T) {
			defer func(r io.Reader) { rand.Reader = r }(rand.Reader)
			rand.Reader = mathrand.NewChaCha8(sha256.Sum256([]byte("assay/forgery/" + c.name)))

			pk, vk, err := groth16.Setup(compile(t, &tied{bind: &c.bind}))
			if err != nil {
				t.Fatal(err)
			}
			witness, err := frontend.NewWitness(&tied{Context: 20, Free: 5, Sum: 5, Digit: 200}, ecc.BN254.ScalarField())
			if err != nil {
				t.Fatal(err)
			}
			proof, err := groth16.Prove(compile(t, &tied{bind: &c.bind}), pk, witness, solidity.WithProverTargetSolidityVerifier(backend.GROTH16))
			if err != nil {
				t.Fatal(err)
			}
			k := vk.(*bn254.VerifyingKey)
			key, err := own.NewVerifyingKey(own.Points{
				Alpha: k.G1.Alpha, Beta: k.G2.Beta, Gamma: k.G2.Gamma, Delta: k.G2.Delta,
				G: k.CommitmentKeys[0].G, GSigmaNeg: k.CommitmentKeys[0].GSigmaNeg, K: k.G1.K,
			})
			if err != nil {
				t.Fatal(err)
			}
			p := proof.(*bn254.Proof)
			f := forgery{
				Desc: c.desc, Key: "0x" + hex.EncodeToString(key.Bytes()),
				Public: word(20), Proof: "0x" + hex.EncodeToString(p.MarshalSolidity()),
				Shifted: word(27),
			}
			if err := own.Verify(key, p.MarshalSolidity(), []fr.Element{fr.NewElement(20)}); (err == nil) != (c.name == "tied") {
				t.Errorf("our verifier on the honest proof: %v", err)
			}
			var shift curve.G1Jac
			free := pk.(*bn254.ProvingKey).G1.K[0]
			shift.FromAffine(&free)
			shift.ScalarMultiplication(&shift, big.NewInt(-7))
			shift.AddMixed(&p.Krs)
			p.Krs.FromJacobian(&shift)
			f.ShiftedProof = "0x" + hex.EncodeToString(p.MarshalSolidity())
			if own.Verify(key, p.MarshalSolidity(), []fr.Element{fr.NewElement(27)}) == nil {
				t.Error("our verifier accepts the forgery")
			}

			b, err := json.MarshalIndent(f, "", "  ")
			if err != nil {
				t.Fatal(err)
			}
			golden(t, filepath.Join(forgeryFolder, c.name+".json"), append(b, '\n'))
			var contract bytes.Buffer
			if err := vk.ExportSolidity(&contract); err != nil {
				t.Fatal(err)
			}
			golden(t, filepath.Join(forgeryFolder, "gnark", c.contract+".sol"), contract.Bytes())
		})
	}
}

func word(x int64) string {
	return "0x" + hex.EncodeToString(big.NewInt(x).FillBytes(make([]byte, 32)))
}

// golden compares with a committed file, or writes it.
func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs from what go test ./circuits -run TestForgeryVectors -update writes", path)
	}
}
