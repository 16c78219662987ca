// Command genbindings compiles the contracts with forge, offline, and writes the
// packages bindings (by abigen) and revert. It needs contracts/node_modules.
//
//	go generate ./contracts/bindings
package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/format"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
)

// sources are the files that hold the contracts of the same names.
var sources = []string{
	"src/AttestationRegistry.sol",
	"src/Catalogue.sol",
	"src/DrandBeacon.sol",
	"src/Escrow.sol",
	"src/Groth16Verifier.sol",
	"test/TestToken.sol",
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("genbindings: ")
	dir := flag.String("contracts", "contracts", "folder of the contracts")
	flag.Parse()
	files, err := generate(*dir)
	if err != nil {
		log.Fatal(err)
	}
	for name, b := range files {
		if err := os.WriteFile(filepath.Join(*dir, filepath.FromSlash(name)), b, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// contract is what forge says of one.
type contract struct {
	name string
	abi  json.RawMessage
	bin  string // hex
}

// generate gives the generated files by their paths in the folder of the contracts.
func generate(dir string) (map[string][]byte, error) {
	cs, err := build(dir)
	if err != nil {
		return nil, err
	}
	b, err := bind(dir, cs)
	if err != nil {
		return nil, err
	}
	e, err := errorTypes(cs)
	if err != nil {
		return nil, err
	}
	return map[string][]byte{"bindings/contracts.go": b, "revert/errors.go": e}, nil
}

// build compiles the contracts. Its folders are not forge's usual ones: whoever
// works on the contracts may be compiling them there.
func build(dir string) ([]contract, error) {
	args := append([]string{"build", "--offline", "--out", "out/bindings", "--cache-path", "cache/bindings"}, sources...)
	cmd := exec.Command(filepath.Join("tools", "foundry"), append([]string{"forge"}, args...)...)
	cmd.Dir = dir
	// Lint has its own run; here it would only stop the build.
	cmd.Env = append(os.Environ(), "FOUNDRY_LINT_LINT_ON_BUILD=false")
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("forge build: %w\n%s", err, out)
	}
	var cs []contract
	for _, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".sol")
		b, err := os.ReadFile(filepath.Join(dir, "out", "bindings", name+".sol", name+".json"))
		if err != nil {
			return nil, err
		}
		var artifact struct {
			ABI      json.RawMessage `json:"abi"`
			Bytecode struct {
				Object string `json:"object"`
			} `json:"bytecode"`
		}
		if err := json.Unmarshal(b, &artifact); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		bin := strings.TrimPrefix(artifact.Bytecode.Object, "0x")
		if _, err := hex.DecodeString(bin); err != nil || bin == "" {
			return nil, fmt.Errorf("%s: no bytecode without libraries to link", name)
		}
		cs = append(cs, contract{name, artifact.ABI, bin})
	}
	return cs, nil
}

// bind runs abigen over all contracts at once, so that structs they share are
// declared once.
func bind(dir string, cs []contract) ([]byte, error) {
	type compiled struct {
		ABI     json.RawMessage `json:"abi"`
		Bin     string          `json:"bin"`
		Devdoc  struct{}        `json:"devdoc"`
		Userdoc struct{}        `json:"userdoc"`
	}
	var combined struct {
		Contracts map[string]compiled `json:"contracts"`
		Version   string              `json:"version"`
	}
	combined.Contracts = make(map[string]compiled)
	for _, c := range cs {
		combined.Contracts[c.name+".sol:"+c.name] = compiled{ABI: c.abi, Bin: c.bin}
	}
	in, err := json.Marshal(combined)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("go", "tool", "abigen", "--v2", "--combined-json", "-", "--pkg", "bindings")
	cmd.Dir = dir
	cmd.Stdin = bytes.NewReader(in)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("abigen: %w\n%s", err, stderr.Bytes())
	}
	return format.Source(out)
}

// errorTypes writes package revert.
func errorTypes(cs []contract) ([]byte, error) {
	type found struct {
		abi.Error
		contracts []string
	}
	byID := make(map[[4]byte]*found)
	byName := make(map[string]int)
	for _, c := range cs {
		parsed, err := abi.JSON(bytes.NewReader(c.abi))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.name, err)
		}
		for _, e := range parsed.Errors {
			id := [4]byte(e.ID[:4])
			if byID[id] == nil {
				byID[id] = &found{Error: e}
				byName[e.Name]++
			}
			byID[id].contracts = append(byID[id].contracts, c.name)
		}
	}
	all := make([]*found, 0, len(byID))
	for _, f := range byID {
		all = append(all, f)
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Sig < all[j].Sig })

	var types, table bytes.Buffer
	for _, f := range all {
		name := f.Name
		if byName[name] > 1 {
			name = f.contracts[0] + name
		}
		if slices.Contains([]string{"Panic", "Reason", "Decode", "ErrUnknown"}, name) {
			return nil, fmt.Errorf("%s: the name is taken", f.Sig)
		}
		var fields, list, values []string
		for i, in := range f.Inputs {
			t, err := goType(in.Type)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", f.Sig, err)
			}
			field := strings.Trim(in.Name, "_")
			if field == "" {
				field = fmt.Sprintf("arg%d", i)
			}
			field = strings.ToUpper(field[:1]) + field[1:]
			fields = append(fields, field+" "+t)
			list = append(list, fmt.Sprintf("%q", in.Type.String()))
			values = append(values, fmt.Sprintf("args[%d].(%s)", i, t))
		}
		fmt.Fprintf(&types, "\n// %s is %s of %s.\ntype %s struct {\n%s\n}\n\n", name, f.Sig, strings.Join(f.contracts, ", "), name, strings.Join(fields, "\n"))
		fmt.Fprintf(&types, "func (e *%s) Error() string { return text(e) }\nfunc (e *%s) Is(target error) bool { return same(e, target) }\n", name, name)
		fmt.Fprintf(&table, "{%#x, %#x, %#x, %#x}: {%q, []string{%s}, func(args []any) error { return &%s{%s} }},\n",
			f.ID[0], f.ID[1], f.ID[2], f.ID[3], f.Name, strings.Join(list, ", "), name, strings.Join(values, ", "))
	}
	if len(all) == 0 {
		return nil, errors.New("no errors")
	}
	var out bytes.Buffer
	fmt.Fprint(&out, "// Code generated by contracts/internal/genbindings. DO NOT EDIT.\n\npackage revert\n\n",
		"import (\n\"math/big\"\n\n\"github.com/ethereum/go-ethereum/common\"\n)\n")
	out.Write(types.Bytes())
	fmt.Fprint(&out, "\n// entries are by selector.\nvar entries = map[[4]byte]entry{\n", table.String(),
		"{0x4e, 0x48, 0x7b, 0x71}: {\"Panic\", []string{\"uint256\"}, func(args []any) error { return &Panic{args[0].(*big.Int).Uint64()} }},\n",
		"{0x08, 0xc3, 0x79, 0xa0}: {\"Error\", []string{\"string\"}, func(args []any) error { return &Reason{args[0].(string)} }},\n}\n")
	return format.Source(out.Bytes())
}

// goType is the type that go-ethereum decodes the argument to.
func goType(t abi.Type) (string, error) {
	switch {
	case t.T == abi.AddressTy:
		return "common.Address", nil
	case t.T == abi.FixedBytesTy && t.Size == 32:
		return "[32]byte", nil
	case t.T == abi.StringTy:
		return "string", nil
	case t.T == abi.BoolTy:
		return "bool", nil
	case t.T == abi.UintTy && slices.Contains([]int{8, 16, 32, 64}, t.Size), t.T == abi.IntTy && slices.Contains([]int{8, 16, 32, 64}, t.Size):
		return t.String(), nil
	case t.T == abi.UintTy || t.T == abi.IntTy:
		return "*big.Int", nil
	}
	return "", fmt.Errorf("no Go type for %s", t)
}
