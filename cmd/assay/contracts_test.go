package main

import (
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/circuits/keys"
	"github.com/assay-protocol/assay/circuits/keys/keystest"
	"github.com/assay-protocol/assay/proofs/claim"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// spotVectors are proofs of the real circuits that the contracts' tests verify.
const spotVectors = "../../contracts/test/vectors/spots.json"

type spotVector struct {
	Circuit string   `json:"circuit"`
	Public  []string `json:"public"`
	Proof   string   `json:"proof"`
}

var spotCircuits = []circuits.Params{
	{Scheme: commit.Poseidon2, LeafBytes: 1024, Batch: 1},
	{Scheme: commit.Poseidon2, LeafBytes: 1024, Batch: 1, Pinned: true},
	{Scheme: commit.Poseidon2, LeafBytes: 1024, Batch: 16},
}

// TestContractVectors verifies the committed vectors under the committed development keys. With -update it first makes new ones with the
// commands: proofs are randomised, so they differ each time.
func TestContractVectors(t *testing.T) {
	if *update {
		updateSpotVectors(t)
	}
	b, err := os.ReadFile(spotVectors)
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Proofs []spotVector }
	if err := json.Unmarshal(b, &file); err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for i, v := range file.Proofs {
		seen[v.Circuit]++
		for _, p := range spotCircuits {
			if p.Name() != v.Circuit {
				continue
			}
			vk, ok, err := keys.Committed(p)
			if err != nil || !ok {
				t.Fatalf("%s: committed %t, %v", v.Circuit, ok, err)
			}
			var public []fr.Element
			for _, x := range v.Public {
				e, err := commit.ParseElement(x)
				if err != nil {
					t.Fatal(err)
				}
				public = append(public, e)
			}
			proof, err := hex.DecodeString(strings.TrimPrefix(v.Proof, "0x"))
			if err != nil {
				t.Fatal(err)
			}
			if err := groth16.Verify(vk, proof, public); err != nil {
				t.Errorf("proof %d, %s: %v", i, v.Circuit, err)
			}
		}
	}
	for _, p := range spotCircuits {
		if seen[p.Name()] == 0 {
			t.Errorf("no proof of %s", p.Name())
		}
	}
}

func updateSpotVectors(t *testing.T) {
	f := finished(t)
	keystest.Load(t, spotCircuits[2])
	f.must(with([]string{"job", "create", "--k2", "16", "--batch", "16", "--out", "{}/job16.json"}, data...)...)
	f.must("prove", "{}/run", "--job", "{}/job16.json", "--all", "--out", "{}/proofs16", "--beacon", f.round(1000))

	var out struct {
		Desc   string       `json:"desc"`
		Proofs []spotVector `json:"proofs"`
	}
	out.Desc = "proofs of handwritten digits under the keys in circuits/keys/development, made by go test ./cmd/assay -run TestContractVectors -update"
	for _, name := range []string{"proofs/proof-0-0.json", "proofs/proof-1-1.json", "pinned.json", "proofs16/proof-0-0.json"} {
		p, err := claim.DecodeProof(f.read(name))
		if err != nil {
			t.Fatal(err)
		}
		v := spotVector{Circuit: p.Circuit, Proof: "0x" + hex.EncodeToString(p.Proof)}
		for _, x := range p.Statement.Public() {
			v.Public = append(v.Public, commit.FormatElement(x))
		}
		out.Proofs = append(out.Proofs, v)
	}
	b, err := json.MarshalIndent(out, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.FromSlash(spotVectors), append(b, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}
