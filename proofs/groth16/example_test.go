package groth16_test

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/proofs/groth16"
)

func Example() {
	var file struct {
		Key    string
		Proofs []struct{ Proof string }
	}
	b, err := os.ReadFile("testdata/squares-1.json")
	if err = errors.Join(err, json.Unmarshal(b, &file)); err != nil {
		fmt.Println(err)
		return
	}
	key, err1 := hex.DecodeString(file.Key)
	proof, err2 := hex.DecodeString(file.Proofs[0].Proof)
	vk, err3 := groth16.ParseVerifyingKey(key)
	if err := errors.Join(err1, err2, err3); err != nil {
		fmt.Println(err)
		return
	}

	var x fr.Element
	fmt.Println(groth16.Verify(vk, proof, []fr.Element{*x.SetUint64(2)}))
	fmt.Println(groth16.Verify(vk, proof, []fr.Element{*x.SetUint64(3)}))
	_, err = groth16.ParseProof(make([]byte, groth16.ProofSize))
	fmt.Println(err)
	// Output:
	// <nil>
	// groth16: the proof does not hold for these public inputs
	// groth16: proof: A: point at infinity
}
