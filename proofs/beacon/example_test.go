package beacon_test

import (
	"encoding/hex"
	"fmt"

	"github.com/assay-protocol/assay/proofs/beacon"
)

// A commitment in a block of second 1692806300 is drawn for by the first round
// at least a minute later.
func Example() {
	b := beacon.Quicknet()
	round, _ := b.FirstRoundAfter(1692806300, 60)
	fmt.Println("round", round)

	sig, _ := hex.DecodeString("b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39")
	value, err := b.Verify(1000, sig)
	fmt.Printf("%x %v\n", value[:4], err)
	_, err = b.Verify(1001, sig)
	fmt.Println(err)
	// Output:
	// round 999
	// fe290bec <nil>
	// beacon: signature is not that of the round under the beacon's key: round 1001 of quicknet
}
