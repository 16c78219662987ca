package soundness_test

import (
	"fmt"

	"github.com/assay-protocol/assay/proofs/soundness"
)

func Example() {
	fmt.Printf("64 spots meet %.1f %% of wrong weight with 99 %%\n", 100*soundness.Detect(0.99, 64))
	fmt.Printf("a lazy executor that is right on 90 %% of half of the work escapes with %.3f\n",
		soundness.Escape(soundness.LazyWeight(0.5, 0.9), 64))
	fmt.Printf("a skipper escapes 8 x 64 spots with %.2f\n", soundness.SkipperEscape(1.0/40, 100, 8, 64))
	// Output:
	// 64 spots meet 6.9 % of wrong weight with 99 %
	// a lazy executor that is right on 90 % of half of the work escapes with 0.038
	// a skipper escapes 8 x 64 spots with 0.88
}
