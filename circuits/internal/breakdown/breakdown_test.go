// Package breakdown_test measures where the constraints of the spot circuit go.
package breakdown_test

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/csv"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/circuits"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/consensys/gnark/profile"
)

var update = flag.Bool("update", false, "write the golden file")

const (
	countsFile    = "../../testdata/counts.csv"
	breakdownFile = "../../testdata/breakdown.csv"
)

// parts say what a constraint is for: the first whose function made it, directly or through others. The last takes what is left.
var parts = []struct{ name, function string }{
	{"digit checks", "gadget.(*Bytes).finish"},
	{"descriptor", "circuits.(*builder).descriptor"},
	{"leaf digests", "gadget.(*Hasher).Leaf"},
	{"salts", "gadget.(*Hasher).Salt"},
	{"header and last state", "circuits.(*builder).segment"},
	{"paths", "gadget.(*Hasher).Climb"},
	{"draw", "circuits.(*builder).drawn"},
	{"products and sums", "circuits.(*builder).sums"},
	{"maximum", "circuits.(*builder).maximum"},
	{"blocks and windows", "circuits.(*builder).blockAt"},
	{"blocks and windows", "circuits.(*builder).at"},
	{"blocks and windows", "circuits.(*builder).window"},
	{"output element and pad", "circuits.(*builder).output"},
	{"requantisation", "circuits.(*builder).requant"},
	{"rest", ""},
}

// TestBreakdown attributes every constraint to a part of the circuit and compares with the golden file. The columns are what a spot
// costs, at both leaf sizes, and what a proof costs once: the cost is linear in the number of spots.
func TestBreakdown(t *testing.T) {
	type cost struct{ spot, once int }
	costs := make(map[int]map[string]cost)
	for _, c := range []int{1024, 4096} {
		one, four := profiled(t, c, 1), profiled(t, c, 4)
		costs[c] = make(map[string]cost)
		total := cost{}
		for _, p := range parts {
			spot := (four[p.name] - one[p.name]) / 3
			if one[p.name]+3*spot != four[p.name] {
				t.Errorf("c %d: %s costs %d for one spot and %d for four, which is not linear", c, p.name, one[p.name], four[p.name])
			}
			costs[c][p.name] = cost{spot, one[p.name] - spot}
		}
		for _, v := range costs[c] {
			total.spot, total.once = total.spot+v.spot, total.once+v.once
		}
		costs[c]["total"] = total
		if got, want := total.once+total.spot, compiledCount(t, c, 1); got != want {
			t.Errorf("c %d: the parts of one spot add up to %d constraints, the circuit has %d", c, got, want)
		}
	}
	var got bytes.Buffer
	w := csv.NewWriter(&got)
	w.Write([]string{"part", "spot at c 1024", "spot at c 4096", "once at c 1024", "once at c 4096"})
	last := ""
	for _, p := range append(parts, struct{ name, function string }{name: "total"}) {
		if p.name == last {
			continue
		}
		last = p.name
		a, b := costs[1024][p.name], costs[4096][p.name]
		w.Write([]string{p.name, strconv.Itoa(a.spot), strconv.Itoa(b.spot), strconv.Itoa(a.once), strconv.Itoa(b.once)})
	}
	w.Flush()
	if *update {
		if err := os.WriteFile(breakdownFile, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(breakdownFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("the breakdown changed; run with -update if that was meant\ngot:\n%s\nwant:\n%s", got.Bytes(), want)
	}
}

func sampled(c, batch int) circuits.Params {
	return circuits.Params{Scheme: commit.Poseidon2, LeafBytes: c, Batch: batch}
}

// compiledCount is the number that the golden counts have for a sampled circuit.
func compiledCount(t *testing.T, c, batch int) int {
	t.Helper()
	b, err := os.ReadFile(countsFile)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(b)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		if r[2] == strconv.Itoa(c) && r[3] == strconv.Itoa(batch) && r[4] == "sampled" {
			n, err := strconv.Atoi(r[5])
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
	}
	t.Fatalf("%s has no sampled circuit of c %d and batch %d", countsFile, c, batch)
	return 0
}

// profiled compiles a circuit under gnark's profiler and counts its constraints by part.
func profiled(t *testing.T, c, batch int) map[string]int {
	t.Helper()
	path := filepath.Join(t.TempDir(), "profile")
	p := profile.Start(profile.WithPath(path), profile.WithoutOperations())
	_, err := circuits.Compile(sampled(c, batch))
	p.Stop()
	if err != nil {
		t.Fatal(err)
	}
	stacks, err := readProfile(path)
	if err != nil {
		t.Fatal(err)
	}
	n := make(map[string]int)
	for _, s := range stacks {
		n[part(s.functions)] += s.count
	}
	return n
}

func part(functions []string) string {
	for _, p := range parts {
		for _, f := range functions {
			if strings.HasSuffix(f, p.function) {
				return p.name
			}
		}
	}
	return parts[len(parts)-1].name
}

// stack is a sample of a profile: how many constraints the chain of functions made.
type stack struct {
	count     int
	functions []string
}

// readProfile reads the samples of a file in pprof's format: a gzipped protocol buffer of samples (2), locations (4), functions (5) and
// strings (6), see profile.proto of github.com/google/pprof.
func readProfile(path string) ([]stack, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	b, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	type sample struct{ locations, values []uint64 }
	var samples []sample
	var table []string
	functionOf, nameOf := make(map[uint64]uint64), make(map[uint64]uint64)
	err = fields(b, func(field int, v uint64, sub []byte) error {
		var id, ref uint64
		switch field {
		case 2:
			var s sample
			err := fields(sub, func(field int, v uint64, sub []byte) error {
				into := map[int]*[]uint64{1: &s.locations, 2: &s.values}[field]
				switch {
				case into == nil:
				case sub == nil:
					*into = append(*into, v)
				default:
					for len(sub) > 0 {
						v, n := binary.Uvarint(sub)
						if n <= 0 {
							return errTruncated
						}
						*into, sub = append(*into, v), sub[n:]
					}
				}
				return nil
			})
			samples = append(samples, s)
			return err
		case 4:
			err := fields(sub, func(field int, v uint64, sub []byte) error {
				switch field {
				case 1:
					id = v
				case 4:
					return fields(sub, func(field int, v uint64, _ []byte) error {
						if field == 1 {
							ref = v
						}
						return nil
					})
				}
				return nil
			})
			functionOf[id] = ref
			return err
		case 5:
			err := fields(sub, func(field int, v uint64, _ []byte) error {
				switch field {
				case 1:
					id = v
				case 2:
					ref = v
				}
				return nil
			})
			nameOf[id] = ref
			return err
		case 6:
			table = append(table, string(sub))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	stacks := make([]stack, len(samples))
	for i, s := range samples {
		if len(s.values) == 0 {
			return nil, errTruncated
		}
		stacks[i].count = int(s.values[0])
		for _, l := range s.locations {
			stacks[i].functions = append(stacks[i].functions, table[nameOf[functionOf[l]]])
		}
	}
	return stacks, nil
}

var errTruncated = errors.New("profile: truncated")

// fields calls f for each field of a protocol buffer message: with its value, or with its bytes where it has a length.
func fields(b []byte, f func(field int, v uint64, sub []byte) error) error {
	for len(b) > 0 {
		key, n := binary.Uvarint(b)
		if n <= 0 {
			return errTruncated
		}
		b = b[n:]
		v, n := binary.Uvarint(b)
		if n <= 0 || key&7 != 0 && key&7 != 2 {
			return errTruncated
		}
		b = b[n:]
		var sub []byte
		if key&7 == 2 {
			if v > uint64(len(b)) {
				return errTruncated
			}
			sub, b = b[:v:v], b[v:]
		}
		if err := f(int(key>>3), v, sub); err != nil {
			return err
		}
	}
	return nil
}
