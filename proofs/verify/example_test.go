package verify_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/assay-protocol/assay/proofs/beacon"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/draw"
	"github.com/assay-protocol/assay/proofs/groth16"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/verify"
)

// Rounds 1000 and 1007 are what the caller fixed after it had the claim and the
// trace roots. VerifySet takes all proofs of a job in the same way.
func ExampleVerify() {
	read := func(name string) []byte {
		b, _ := os.ReadFile(filepath.Join("testdata/standin-late", name))
		return b
	}

	terms, err1 := claim.DecodeTerms(read("job.json"))
	p, err2 := program.Decode(read("program.prog"))
	c, err3 := claim.DecodeClaim(read("claim.json"))
	vk, err4 := groth16.ParseVerifyingKey(read("sampled.vk"))
	proof, err5 := claim.DecodeProof(read("proof-36-1.json"))
	if err := errors.Join(err1, err2, err3, err4, err5); err != nil {
		fmt.Println("malformed:", err)
		return
	}
	b, err := beacon.Find(terms.Beacon.Name, terms.Beacon.PublicKey)
	if err != nil {
		fmt.Println("unknown beacon:", err)
		return
	}
	fmt.Println(verify.Verify(proof, terms, p, c, draw.Rounds{1000, 1007}, vk, b))

	proof.Batch = 0 // it is the other one
	fmt.Println(verify.Verify(proof, terms, p, c, draw.Rounds{1000, 1007}, vk, b))
	// Output:
	// <nil>
	// verify: the statement is not the one that terms, claim and beacon give: context differs
}
