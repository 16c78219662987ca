package commit_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/commit/committest"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// classes maps the reasons in the vectors to errors.
var classes = map[string]error{
	committest.ErrIndex:      commit.ErrIndex,
	committest.ErrPathLength: commit.ErrPathLength,
	committest.ErrPath:       commit.ErrPath,
	committest.ErrRoot:       commit.ErrRoot,
	committest.ErrElement:    commit.ErrElement,
}

func TestVectors(t *testing.T) {
	for _, v := range committest.Vectors(t) {
		t.Run(v.Kind+"/"+v.Desc, func(t *testing.T) {
			got, err := run(t, v)
			if v.WantErr != "" {
				if class := classes[v.WantErr]; class == nil || !errors.Is(err, class) {
					t.Fatalf("got %v, want class %q", err, v.WantErr)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			want := committest.Elements(v.Want)
			if len(got) != len(want) {
				t.Fatalf("got %d elements, want %d", len(got), len(want))
			}
			for i := range got {
				if got[i] != want[i] {
					t.Errorf("element %d: got %s, want %s", i, commit.FormatElement(got[i]), commit.FormatElement(want[i]))
				}
			}
		})
	}
}

func run(t *testing.T, v committest.Vector) ([]fr.Element, error) {
	in := committest.Elements(v.In)
	one := func(e fr.Element) ([]fr.Element, error) { return []fr.Element{e}, nil }
	switch v.Kind {
	case committest.KindTag:
		return one(commit.Tag(v.TagKind, v.Scheme, v.C, v.Length))
	case committest.KindPermute8:
		commit.Permute8((*[8]fr.Element)(in))
		return in, nil
	case committest.KindPermute16:
		commit.Permute16((*[16]fr.Element)(in))
		return in, nil
	case committest.KindSponge:
		return one(commit.Sponge(fr.Element(*v.Tag), in...))
	case committest.KindHash8:
		return one(commit.Hash8(fr.Element(*v.Tag), in...))
	case committest.KindNode:
		return one(commit.Node(v.Level, (*[8]fr.Element)(in)))
	case committest.KindEmpty:
		return one(commit.Empty(v.Level))
	case committest.KindSalt:
		return one(commit.Salt(in[0], v.Tree, v.Step, v.Leaf))
	case committest.KindKeyHash:
		return one(commit.KeyHash(in[0]))
	case committest.KindInputRoot:
		return one(commit.InputRoot(in[0], in[1]))
	case committest.KindTraceRoot:
		return one(commit.TraceRoot(in[0], in[1], in[2]))
	case committest.KindCheckpoint:
		return one(commit.Checkpoint(in[0], in[1]))
	case committest.KindProgramRoot:
		return one(commit.ProgramRoot(in[0], in[1]))
	case committest.KindLeaf:
		return runLeaf(t, v)
	case committest.KindTree:
		tree, err := commit.NewTree(v.Base, v.Levels, in)
		if err != nil {
			return nil, err
		}
		return one(tree.Root())
	case committest.KindPath:
		return nil, commit.CheckPath(fr.Element(*v.Root), in[0], v.Index, v.Base, v.Levels, v.CommitPath())
	case committest.KindElement:
		e, err := commit.ParseElement(v.Text)
		if err != nil {
			return nil, err
		}
		if f := commit.FormatElement(e); f != v.Text {
			t.Errorf("formats as %s, want %s", f, v.Text)
		}
		return one(e)
	case committest.KindList:
		if root := commit.ListRoot(in); !bytes.Equal(root[:], v.Hash) {
			t.Errorf("got %x, want %x", root, v.Hash)
		}
		return nil, nil
	case committest.KindListPath:
		var path [][32]byte
		for _, s := range v.Siblings {
			path = append(path, [32]byte(s))
		}
		return nil, commit.CheckListPath([32]byte(v.Hash), v.N, v.Index, in[0], path)
	}
	t.Fatalf("unknown kind %q", v.Kind)
	return nil, nil
}

// runLeaf digests the row both ways and, if it is short, padded as well.
func runLeaf(t *testing.T, v committest.Vector) ([]fr.Element, error) {
	s, err := commit.For(v.Scheme, v.C)
	if err != nil {
		return nil, err
	}
	d, err := s.Digest(v.Row, v.Side, fr.Element(*v.Salt))
	if err != nil {
		return nil, err
	}
	padded := append(bytes.Clone(v.Row), make([]byte, v.C-len(v.Row))...)
	if p, err := s.Digest(padded, v.Side, fr.Element(*v.Salt)); err != nil || p != d {
		t.Errorf("padded row: got %s, %v", commit.FormatElement(p), err)
	}
	var all [1]fr.Element
	err = s.DigestAll(all[:], commit.Leaves{Data: v.Row, RowBytes: len(v.Row), Sides: []uint32{v.Side}, Salts: []fr.Element{fr.Element(*v.Salt)}})
	if err != nil || all[0] != d {
		t.Errorf("DigestAll: got %s, %v", commit.FormatElement(all[0]), err)
	}
	return []fr.Element{d}, nil
}
