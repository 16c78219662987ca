package claim_test

import (
	"bytes"
	"fmt"
	"os"

	"github.com/assay-protocol/assay/proofs/claim"
)

func ExampleDecodeTerms() {
	b, err := os.ReadFile("testdata/job.json")
	if err != nil {
		fmt.Println(err)
		return
	}
	terms, err := claim.DecodeTerms(b)
	if err != nil {
		fmt.Println(err)
		return
	}
	id := terms.JobID()
	fmt.Printf("job %x..., %d segments, %s\n", id[:4], terms.Segments(), terms.CircuitName(claim.Sampled))

	_, err = claim.DecodeTerms(bytes.Replace(b, []byte(`"k2": 32`), []byte(`"k2": 33`), 1))
	fmt.Println(err)
	_, err = claim.DecodeTerms(bytes.Replace(b, []byte(`"k1"`), []byte(`"K1"`), 1))
	fmt.Println(err)
	// Output:
	// job 968ed33d..., 5 segments, spot-poseidon2-c1024-b16-sampled
	// job: batch: value not allowed: 16 does not divide k2 = 33
	// job: "K1": unknown field
}
