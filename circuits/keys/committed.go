package keys

import (
	"embed"
	"fmt"
	"io/fs"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/groth16"
)

// The folder is written by `assay keys setup --write-development circuits/keys/development`.
//
//go:embed development
var development embed.FS

// Committed returns the development verifying key of a shape that is part of this source, one of [Usual]; for other shapes ok is false. Whoever only
// verifies needs no cache and no set-up. A test makes these keys again from nothing and compares.
func Committed(p circuits.Params) (vk *groth16.VerifyingKey, ok bool, err error) {
	b, err := fs.ReadFile(development, "development/"+FileName(p))
	if err != nil {
		return nil, false, nil
	}
	vk, err = groth16.ParseVerifyingKey(b)
	if err != nil {
		return nil, false, fmt.Errorf("development/%s: %w", FileName(p), err)
	}
	return vk, true, nil
}

// FileName is the name under which a shape's verifying key is written.
func FileName(p circuits.Params) string { return p.Name() + ".vk" }
