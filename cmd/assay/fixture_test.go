package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// fixtures is the folder in which proofs/verify keeps whole jobs. proofs cannot make real ones: it does not know how to prove.
const fixtures = "../../proofs/verify/testdata"

// TestFixtures keeps the real jobs there up to date: the eager one of [finished], and a late one. With -update it writes them anew; proofs are randomised,
// so their bytes change each time. Without, it checks that they were made under the present keys.
func TestFixtures(t *testing.T) {
	eager := finished(t)
	late := newFlow(t)
	late.keys()
	salted := with(data, "--salt-key", "0x"+strings.Repeat("0", 63)+"5") // another job, whose claim is another
	late.must(with([]string{"run", "--late", "--dir", "{}/run"}, salted...)...)
	late.must(with([]string{"job", "create", "--k1", "1", "--k2", "2", "--batch", "1", "--out", "{}/job.json"}, salted...)...)
	late.must("open", "{}/run", "--job", "{}/job.json", "--beacon", late.round(1000))
	late.must("prove", "{}/run", "--job", "{}/job.json", "--all", "--out", "{}/proofs", "--beacon", late.round(1000), "--beacon", late.round(2000))

	for name, f := range map[string]*flow{"spot-eager": eager, "spot-late": late} {
		files := map[string]string{"job.json": "job.json", "digits.prog": "program.prog", "run/claim.json": "claim.json", "sampled.vk": "sampled.vk"}
		if f == eager {
			files["pinned.vk"], files["pinned.json"] = "pinned.vk", "pin.json"
		}
		proofs, err := filepath.Glob(filepath.Join(f.dir, "proofs", "proof-*.json"))
		if err != nil || len(proofs) == 0 {
			t.Fatalf("%s: %d proofs, %v", name, len(proofs), err)
		}
		for _, p := range proofs {
			files["proofs/"+filepath.Base(p)] = filepath.Base(p)
		}
		folder := filepath.Join(fixtures, name)
		if *update {
			if err := os.RemoveAll(folder); err != nil {
				t.Fatal(err)
			}
			if err := os.MkdirAll(folder, 0o755); err != nil {
				t.Fatal(err)
			}
			for from, to := range files {
				if err := os.WriteFile(filepath.Join(folder, to), f.read(from), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, same := range []string{"digits.prog", "sampled.vk", "pinned.vk", "run/claim.json"} {
			if f == late && (same == "pinned.vk" || same == "run/claim.json") {
				continue // it has no pin, and which segment is opened depends on the nonce
			}
			got, err := os.ReadFile(filepath.Join(folder, files[same]))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, f.read(same)) {
				t.Errorf("%s: %s is not the present one; run with -update", name, files[same])
			}
		}
	}
}
