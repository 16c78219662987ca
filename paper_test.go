package assay

import (
	"encoding/csv"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/assay-protocol/assay/examples/mnist"
	"github.com/assay-protocol/assay/proofs/commit"
)

// This file keeps PAPER.md from drifting. A table under a line
//
//	<!-- table: NAME -->
//
// must equal, cell by cell, the golden file NAME (a .csv, or a .json object of figures, relative to the root) or the rows that [computed] has under
// NAME. A test that the paper names, as `folder.TestName`, must exist in that folder, and the cases that it quotes behind it, `folder.TestName` ("one",
// "another"), in its sources; a Solidity test, as `folder/File.test_name`, in File.t.sol. "go test -run TestPaper . -update" writes the tables.

const paper = "PAPER.md"

var update = flag.Bool("update", false, "write the tables of "+paper)

// computed are the tables that follow from a formula or from code, header first.
var computed = map[string]func() ([][]string, error){
	"computed mnist":  mnistWeights,
	"computed tags":   tags,
	"computed detect": detected,
	"computed floor":  floor,
}

// mnistWeights lists what each instruction of the digits job costs and weighs.
func mnistWeights() ([][]string, error) {
	p, err := mnist.Program(100, 20, 8, 1024)
	if err != nil {
		return nil, err
	}
	var work uint64
	for _, in := range p.Instructions() {
		work += in.Elements() * in.MACs()
	}
	rows := [][]string{{"instruction", "elements", "multiply-adds", "weight", "share of multiply-adds", "share of weight"}}
	percent := func(a, b uint64) string { return fmt.Sprintf("%.2f %%", 100*float64(a)/float64(b)) }
	for _, in := range p.Instructions() {
		n := in.Elements()
		rows = append(rows, []string{
			fmt.Sprintf("%s (%s)", in.Out.Name, in.Op), fmt.Sprint(n), fmt.Sprint(in.MACs()), fmt.Sprint(in.Weight),
			percent(n*in.MACs(), work), percent(n*in.Weight, p.WeightPerStep()),
		})
	}
	return rows, nil
}

// tags lists the tag of each use of a hash.
func tags() ([][]string, error) {
	words := func(c int) int { return (c+30)/31 + 2 }
	rows := [][]string{{"use", "hash", "length", "tag"}}
	for _, u := range []struct {
		use, hash string
		kind      commit.Kind
		c, length int
	}{
		{"leaf, c = 1024", "Sponge", commit.KindLeaf, 1024, words(1024)},
		{"leaf, c = 4096", "Sponge", commit.KindLeaf, 4096, words(4096)},
		{"node over leaves", "Node", commit.KindNode, 0, 0},
		{"salt", "Hash8", commit.KindSalt, 0, 4},
		{"draw", "Hash8", commit.KindDraw, 0, 2},
		{"descriptor", "Sponge", commit.KindDescriptor, 0, 15},
		{"header", "Sponge", commit.KindHeader, 0, 14},
		{"trace root", "Hash8", commit.KindTraceRoot, 0, 3},
		{"checkpoint", "Hash8", commit.KindCheckpoint, 0, 2},
		{"input root", "Hash8", commit.KindInputRoot, 0, 2},
		{"key hash", "Hash8", commit.KindKeyHash, 0, 1},
		{"program root", "Hash8", commit.KindProgramRoot, 0, 2},
	} {
		tag := commit.Tag(u.kind, commit.Poseidon2, u.c, u.length)
		rows = append(rows, []string{u.use, u.hash, strconv.Itoa(u.length), "0x" + tag.BigInt(new(big.Int)).Text(16)})
	}
	return rows, nil
}

// detected lists the wrong weight that k spots meet with a probability p: 1 - (1-p)^(1/k).
func detected() ([][]string, error) {
	rows := [][]string{{"spots", "50 %", "90 %", "99 %"}}
	for _, k := range []float64{16, 64, 256, 1024, 4096, 16384} {
		row := []string{fmt.Sprint(k)}
		for _, p := range []float64{0.5, 0.9, 0.99} {
			row = append(row, fmt.Sprintf("%.3g %%", 100*(1-math.Pow(1-p, 1/k))))
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// floor lists, for n instructions, the least share of one and the spots that meet it.
func floor() ([][]string, error) {
	rows := [][]string{{"instructions", "floor", "for 90 %", "for 99 %"}}
	for _, n := range []int{4, 20, 100, 1000, 4095} {
		share := 1 / float64(3*n)
		row := []string{strconv.Itoa(n), fmt.Sprintf("%.3g %%", 100*share)}
		for _, p := range []float64{0.9, 0.99} {
			row = append(row, fmt.Sprintf("%.0f", math.Ceil(math.Log(1-p)/math.Log(1-share))))
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// want returns the rows that a table of the paper must have.
func want(name string) ([][]string, error) {
	if rows, ok := computed[name]; ok {
		return rows()
	}
	if filepath.IsLocal(name) && strings.HasSuffix(name, ".json") {
		return figures(name)
	}
	if !strings.HasSuffix(name, ".csv") || !filepath.IsLocal(name) {
		return nil, fmt.Errorf("no golden file or formula %q", name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return csv.NewReader(f).ReadAll()
}

// figures are the rows of a golden file that is an object of figures by name, as forge writes its snapshots.
func figures(name string) ([][]string, error) {
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var all map[string]string
	if err := json.Unmarshal(b, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	rows := [][]string{{"what", "figure"}}
	for _, what := range slices.Sorted(maps.Keys(all)) {
		rows = append(rows, []string{what, all[what]})
	}
	return rows, nil
}

var marker = regexp.MustCompile(`^<!-- table: (.+) -->$`)

// table is a marked table of the paper; lines [from, to) are its rows.
type table struct {
	name     string
	from, to int
	rows     [][]string
}

func tables(lines []string) (all []table) {
	for i, line := range lines {
		m := marker.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		t := table{name: m[1], from: i + 1, to: i + 1}
		for ; t.to < len(lines) && strings.HasPrefix(lines[t.to], "|"); t.to++ {
			cells := strings.Split(strings.Trim(lines[t.to], "|"), "|")
			for k := range cells {
				cells[k] = strings.TrimSpace(cells[k])
			}
			if t.to != i+2 { // the rule under the header
				t.rows = append(t.rows, cells)
			}
		}
		all = append(all, t)
	}
	return all
}

var (
	named  = regexp.MustCompile("`([A-Za-z0-9_/]+)\\.((?:Test|Fuzz|Example|test_|testFuzz_|invariant_)[A-Za-z0-9_]+)`(?:,? \\(?((?:\"[^\"]+\"(?:,\\s)?)+)\\)?)?")
	quoted = regexp.MustCompile("\"[^\"]+\"")
)

// checkPaper returns a line for everything in which the document differs from golden files, formulas and tests.
func checkPaper(doc string) (wrong []string) {
	bad := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	found := tables(strings.Split(doc, "\n"))
	for name := range computed {
		if !slices.ContainsFunc(found, func(t table) bool { return t.name == name }) {
			bad("no table %s", name)
		}
	}
	for _, t := range found {
		rows, err := want(t.name)
		if err != nil {
			bad("table %s: %v", t.name, err)
			continue
		}
		if len(t.rows) != len(rows) {
			bad("table %s: %d rows, want %d", t.name, len(t.rows), len(rows))
			continue
		}
		for i := range rows {
			if !slices.Equal(t.rows[i], rows[i]) {
				bad("table %s: row %d is %q, want %q", t.name, i, t.rows[i], rows[i])
			}
		}
	}
	tests := named.FindAllStringSubmatch(doc, -1)
	if len(tests) == 0 {
		bad("no test is named")
	}
	sources := make(map[string]string)
	for _, m := range tests {
		folder, name := m[1], m[2]
		if _, ok := sources[folder]; !ok {
			files, _ := filepath.Glob(filepath.Join(folder, "*_test.go"))
			if solidity, err := filepath.Glob(folder + ".t.sol"); err == nil {
				files = append(files, solidity...)
			}
			for _, f := range files {
				b, err := os.ReadFile(f)
				if err != nil {
					bad("%v", err)
				}
				sources[folder] += string(b)
			}
		}
		if !strings.Contains(sources[folder], "\nfunc "+name+"(") && !strings.Contains(sources[folder], "\n    function "+name+"(") {
			bad("%s has no %s", folder, name)
		}
		for _, c := range quoted.FindAllString(m[3], -1) {
			if !strings.Contains(sources[folder], c) {
				bad("%s has no case %s", folder, c)
			}
		}
	}
	return wrong
}

// rewrite returns the document with every marked table as it must be.
func rewrite(doc string) (string, error) {
	lines := strings.Split(doc, "\n")
	for _, t := range slices.Backward(tables(lines)) {
		rows, err := want(t.name)
		if err != nil {
			return "", fmt.Errorf("table %s: %w", t.name, err)
		}
		var text []string
		for i, r := range rows {
			text = append(text, "| "+strings.Join(r, " | ")+" |")
			if i == 0 {
				text = append(text, "|"+strings.Repeat("---|", len(r)))
			}
		}
		lines = slices.Replace(lines, t.from, t.to, text...)
	}
	return strings.Join(lines, "\n"), nil
}

func readPaper(t *testing.T) string {
	t.Helper()
	b, err := os.ReadFile(paper)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestPaper(t *testing.T) {
	doc := readPaper(t)
	if *update {
		var err error
		if doc, err = rewrite(doc); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(paper, []byte(doc), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, w := range checkPaper(doc) {
		t.Errorf("%s: %s", paper, w)
	}
}

// TestPaperChecker shows that the checker can fail: each copy of the paper, altered in memory, is refused.
func TestPaperChecker(t *testing.T) {
	doc := readPaper(t)
	if wrong := checkPaper(doc); len(wrong) != 0 {
		t.Fatalf("the paper itself is refused: %q", wrong)
	}
	lines := strings.Split(doc, "\n")
	join := func(edit func(lines []string) []string) string { return strings.Join(edit(slices.Clone(lines)), "\n") }
	all := tables(lines)
	if len(all) < 2+len(computed) {
		t.Fatalf("%d tables, want those computed and two golden files", len(all))
	}
	altered := make(map[string]string)
	for _, x := range all {
		for i := x.from; i < x.to; i++ {
			if i == x.from+1 {
				continue
			}
			for at, c := range lines[i] {
				if c < '0' || c > '9' {
					continue
				}
				altered[fmt.Sprintf("%s: line %d, digit at %d", x.name, i+1, at)] = join(func(l []string) []string {
					l[i] = l[i][:at] + string('0'+(c-'0'+1)%10) + l[i][at+1:]
					return l
				})
				break // the first digit of each line
			}
		}
		altered[x.name+": last row missing"] = join(func(l []string) []string { return slices.Delete(l, x.to-1, x.to) })
		altered[x.name+": last row doubled"] = join(func(l []string) []string { return slices.Insert(l, x.to, l[x.to-1]) })
		altered[x.name+": another golden file"] = join(func(l []string) []string { l[x.from-1] = "<!-- table: circuits/testdata/none.csv -->"; return l })
		altered[x.name+": a formula nobody has"] = join(func(l []string) []string { l[x.from-1] = "<!-- table: computed none -->"; return l })
	}
	for _, m := range named.FindAllStringSubmatchIndex(doc, -1) {
		altered[doc[m[0]:m[1]]+" renamed"] = doc[:m[5]] + "X" + doc[m[5]:]
		if m[6] >= 0 {
			altered[doc[m[0]:m[1]]+" with another case"] = doc[:m[6]+1] + "~" + doc[m[6]+1:]
		}
	}
	altered["no test named"] = named.ReplaceAllString(doc, "a test")
	for name, bad := range altered {
		if bad == doc {
			t.Errorf("%s: nothing was altered", name)
		} else if len(checkPaper(bad)) == 0 {
			t.Errorf("%s: accepted", name)
		}
	}
	if again, err := rewrite(doc); err != nil || again != doc {
		t.Errorf("writing the tables again changes them (%v)", err)
	}
}
