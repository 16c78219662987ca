package gadget_test

import (
	"testing"

	"github.com/assay-protocol/assay/circuits/gadget"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/commit/committest"
	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/test"
)

// vector is a circuit that asserts that a hash of its inputs is wanted.
type vector struct {
	In   []frontend.Variable
	Want frontend.Variable
	hash *hash
}

// hash is a twin under test.
type hash func(frontend.API, *gadget.Hasher, []frontend.Variable) frontend.Variable

func (c *vector) Define(api frontend.API) error {
	h, err := gadget.NewHasher(api)
	if err != nil {
		return err
	}
	api.AssertIsEqual((*c.hash)(api, h, c.In), c.Want)
	return nil
}

// solve runs the vector with the wanted value, and with another.
func solve(t *testing.T, in []fr.Element, want fr.Element, twin hash) {
	t.Helper()
	circuit := &vector{In: make([]frontend.Variable, len(in)), hash: &twin}
	witness := &vector{In: variables(in), Want: want, hash: &twin}
	if err := test.IsSolved(circuit, witness, ecc.BN254.ScalarField()); err != nil {
		t.Error(err)
	}
	var other fr.Element
	one := fr.One()
	witness.Want = *other.Add(&want, &one)
	if err := test.IsSolved(circuit, witness, ecc.BN254.ScalarField()); err == nil {
		t.Error("another result is accepted")
	}
}

func variables(in []fr.Element) []frontend.Variable {
	v := make([]frontend.Variable, len(in))
	for i := range in {
		v[i] = in[i]
	}
	return v
}

// TestVectors runs the vectors of package commit through the twins.
func TestVectors(t *testing.T) {
	kinds := map[commit.Kind]string{
		commit.KindKeyHash: committest.KindKeyHash, commit.KindInputRoot: committest.KindInputRoot, commit.KindTraceRoot: committest.KindTraceRoot,
		commit.KindCheckpoint: committest.KindCheckpoint, commit.KindProgramRoot: committest.KindProgramRoot,
	}
	for _, v := range committest.Vectors(t, committest.KindSponge) {
		t.Run(v.Desc, func(t *testing.T) {
			if len(v.In) == 0 {
				return // the twin hashes what a circuit has, which is never nothing
			}
			tag := fr.Element(*v.Tag)
			solve(t, committest.Elements(v.In), fr.Element(v.Want[0]), func(_ frontend.API, h *gadget.Hasher, in []frontend.Variable) frontend.Variable {
				return h.Sponge(tag, in...)
			})
		})
	}
	for _, v := range committest.Vectors(t, committest.KindHash8) {
		t.Run(v.Desc, func(t *testing.T) {
			if len(v.In) == 0 {
				return
			}
			kind := commit.KindDraw
			if commit.Tag(kind, commit.Poseidon2, 0, len(v.In)) != fr.Element(*v.Tag) {
				t.Fatalf("the vector's tag is %v, of another kind", v.Tag)
			}
			solve(t, committest.Elements(v.In), fr.Element(v.Want[0]), func(_ frontend.API, h *gadget.Hasher, in []frontend.Variable) frontend.Variable {
				return h.Hash8(kind, in...)
			})
		})
	}
	for kind, name := range kinds {
		for _, v := range committest.Vectors(t, name) {
			t.Run(v.Desc, func(t *testing.T) {
				solve(t, committest.Elements(v.In), fr.Element(v.Want[0]), func(_ frontend.API, h *gadget.Hasher, in []frontend.Variable) frontend.Variable {
					return h.Hash8(kind, in...)
				})
			})
		}
	}
	for _, v := range committest.Vectors(t, committest.KindNode) {
		t.Run(v.Desc, func(t *testing.T) {
			solve(t, committest.Elements(v.In), fr.Element(v.Want[0]), func(_ frontend.API, h *gadget.Hasher, in []frontend.Variable) frontend.Variable {
				return h.Node(v.Level, [8]frontend.Variable(in))
			})
		})
	}
	for _, v := range committest.Vectors(t, committest.KindSalt) {
		t.Run(v.Desc, func(t *testing.T) {
			in := []fr.Element{fr.Element(v.In[0]), fr.NewElement(uint64(v.Tree)), fr.NewElement(v.Step), fr.NewElement(v.Leaf)}
			solve(t, in, fr.Element(v.Want[0]), func(_ frontend.API, h *gadget.Hasher, in []frontend.Variable) frontend.Variable {
				return h.Salt(in[0], in[1], in[2], in[3])
			})
		})
	}
	for _, v := range committest.Vectors(t, committest.KindLeaf) {
		t.Run(v.Desc, func(t *testing.T) {
			if v.Scheme != commit.Poseidon2 {
				t.Fatalf("scheme %s has no twin", v.Scheme)
			}
			in := make([]fr.Element, v.C, v.C+2)
			for i, b := range v.Row {
				in[i].SetUint64(uint64(b))
			}
			in = append(in, fr.NewElement(uint64(v.Side)), fr.Element(*v.Salt))
			solve(t, in, fr.Element(v.Want[0]), func(api frontend.API, h *gadget.Hasher, in []frontend.Variable) frontend.Variable {
				words := make([]frontend.Variable, gadget.Words(v.C))
				for k := range words {
					words[k] = gadget.Pack(api, in[k*gadget.WordBytes:min((k+1)*gadget.WordBytes, v.C)])
				}
				return h.Leaf(v.C, words, in[v.C], in[v.C+1])
			})
		})
	}
}

// climb opens a path.
type climb struct {
	Leaf, Index, Root frontend.Variable
	Path              [][8]frontend.Variable
	base              int
}

func (c *climb) Define(api frontend.API) error {
	h, err := gadget.NewHasher(api)
	if err != nil {
		return err
	}
	nodes := h.Climb(c.Leaf, api.ToBinary(c.Index, 3*len(c.Path)), c.base, c.Path)
	api.AssertIsEqual(nodes[len(nodes)-1], c.Root)
	return nil
}

// TestClimb runs the paths of package commit, good and bad, through the twin. A path of another length is another circuit, so those that
// are refused for their length are not for this one.
func TestClimb(t *testing.T) {
	good, bad := 0, 0
	for _, v := range committest.Vectors(t, committest.KindPath) {
		if len(v.Path) == 0 || v.WantErr == committest.ErrPathLength {
			continue
		}
		t.Run(v.Desc, func(t *testing.T) {
			circuit := &climb{Path: make([][8]frontend.Variable, len(v.Path)), base: v.Base}
			witness := &climb{Leaf: fr.Element(v.In[0]), Index: v.Index, Root: fr.Element(*v.Root), Path: make([][8]frontend.Variable, len(v.Path))}
			for l := range v.Path {
				copy(witness.Path[l][:], variables(committest.Elements(v.Path[l][:])))
			}
			err := test.IsSolved(circuit, witness, ecc.BN254.ScalarField())
			if (err != nil) != (v.WantErr != "") {
				t.Errorf("got %v, want error %q", err, v.WantErr)
			}
			if v.WantErr == "" {
				good++
			} else {
				bad++
			}
		})
	}
	if good == 0 || bad == 0 {
		t.Fatalf("%d good paths and %d bad ones", good, bad)
	}
}
