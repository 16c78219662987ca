package mnist_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"testing"

	"github.com/assay-protocol/assay/examples/mnist"
	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/program"
	"github.com/assay-protocol/assay/proofs/safetensors"
)

// job is the program with its data.
type job struct {
	program *program.Program
	data    *program.Data
	digits  *mnist.Set
	weights *mnist.Weights
}

func load(t testing.TB, images, steps, segment int) *job {
	t.Helper()
	var j job
	var err error
	check := func() {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	j.program, err = mnist.Program(images, steps, segment, 1024)
	check()
	j.digits, err = mnist.Test()
	check()
	j.data, err = mnist.Data(j.program, j.digits, 0)
	check()
	file, err := mnist.Model()
	check()
	j.weights, err = mnist.ReadWeights(file)
	check()
	return &j
}

// run executes every step on the cpu device and calls see with what each instruction wrote.
func (j *job) run(t testing.TB, see func(step int, trace [][]byte)) {
	t.Helper()
	m, err := executor.NewMachine(cpu.New(), j.program, j.data)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	trace := make([][]byte, j.program.Len())
	for i, in := range j.program.Instructions() {
		trace[i] = make([]byte, in.Out.Rows*in.Out.RowBytes())
	}
	for step := range int(j.program.Steps()) {
		if first := uint64(step) / j.program.SegmentLength() * j.program.SegmentLength(); first == uint64(step) {
			if err := m.Begin(first, j.data.State); err != nil {
				t.Fatal(err)
			}
		}
		if err := m.Step(context.Background(), uint64(step)); err != nil {
			t.Fatal(err)
		}
		for i := range trace {
			if err := m.Read(trace[i], i); err != nil {
				t.Fatal(err)
			}
		}
		see(step, trace)
	}
}

// The instructions in order.
const (
	h = iota
	r
	logits
	digit
)

// TestAccuracy runs the 2,000 test digits through the executor and holds every element against the
// hand-written network.
func TestAccuracy(t *testing.T) {
	const images, steps = 100, 20
	j := load(t, images, steps, 8)
	right := 0
	j.run(t, func(step int, trace [][]byte) {
		for i := range images {
			n := step*images + i
			hidden, active, scores, answer := j.weights.Forward(j.digits.Image(n))
			for k := range mnist.Hidden {
				if got := program.I8.Get(trace[h][i*mnist.Hidden+k:]); got != int64(hidden[k]) {
					t.Fatalf("digit %d: h[%d] is %d, want %d", n, k, got, hidden[k])
				}
				if got := program.I8.Get(trace[r][i*mnist.Hidden+k:]); got != int64(active[k]) {
					t.Fatalf("digit %d: r[%d] is %d, want %d", n, k, got, active[k])
				}
			}
			for c := range mnist.Classes {
				if got := program.I32.Get(trace[logits][4*(i*mnist.Classes+c):]); got != int64(scores[c]) {
					t.Fatalf("digit %d: logits[%d] is %d, want %d", n, c, got, scores[c])
				}
			}
			got := program.I8.Get(trace[digit][i:])
			if got != int64(answer) {
				t.Fatalf("digit %d: told %d, want %d", n, got, answer)
			}
			if got == int64(j.digits.Labels[n]) {
				right++
			}
		}
	})
	const floor = 1940 // of 2,000: 97 %
	t.Logf("%d of 2000 test digits told right", right)
	if right < floor {
		t.Errorf("%d of 2000 test digits told right, want %d", right, floor)
	}
}

// TestReference holds the executor against the one-element semantics that the circuits prove, reading
// each operand at the leaf that the program locates.
func TestReference(t *testing.T) {
	const images, steps = 3, 4
	j := load(t, images, steps, 2)
	p := j.program
	base := map[commit.TreeID][]program.Rows{commit.TreeModel: j.data.Model, commit.TreeInput: j.data.Input}
	checked := 0
	j.run(t, func(step int, trace [][]byte) {
		first := uint64(step) / 2 * 2
		row := func(loc program.Location) ([]byte, uint32) {
			if tensors, ok := base[loc.Tree]; ok {
				leaf := int(loc.Leaf)
				for _, rows := range tensors {
					if leaf < rows.Len() {
						return rows.Row(leaf), rows.Side(leaf)
					}
					leaf -= rows.Len()
				}
				t.Fatalf("no leaf %d in tree %d", loc.Leaf, loc.Tree)
			}
			for i, in := range p.Instructions() {
				out := in.Out
				if commit.TreeID(out.Role) == loc.Tree && loc.Leaf >= out.Base && loc.Leaf < out.Base+uint64(out.Rows) {
					at := int(loc.Leaf-out.Base) * out.RowBytes()
					return trace[i][at : at+out.RowBytes()], commit.SideZero
				}
			}
			t.Fatalf("no instruction owns leaf %d of tree %d", loc.Leaf, loc.Tree)
			return nil, 0
		}
		for ins, in := range p.Instructions() {
			for i := range in.Out.Rows {
				for k := range in.Out.Cols {
					la, err := p.LocateA(ins, i, k, first, uint64(step)-first)
					if err != nil {
						t.Fatal(err)
					}
					lb, err := p.LocateB(ins, i, k, first, uint64(step)-first)
					if err != nil {
						t.Fatal(err)
					}
					a, _ := row(la)
					b, side := row(lb)
					want, err := p.Element(ins, i, k, a, b, side, false, false)
					if err != nil {
						t.Fatal(err)
					}
					if got := in.Out.Type.Get(trace[ins][(i*in.Out.Cols+k)*in.Out.Type.Size():]); got != want {
						t.Fatalf("step %d %s[%d, %d]: got %d, want %d", step, in.Out.Name, i, k, got, want)
					}
					checked++
				}
			}
		}
	})
	if want := steps * images * (2*mnist.Hidden + mnist.Classes + 1); checked != want {
		t.Errorf("checked %d elements, want %d", checked, want)
	}
}

// TestActivations pins what the package documentation says of the zeros.
func TestActivations(t *testing.T) {
	j := load(t, 1, 1, 1)
	s := j.weights.Measure(j.digits)
	t.Log(s)
	if s.HiddenZero > 0.02 || s.HiddenCommon > 0.05 || s.HiddenHigh > 0.002 {
		t.Errorf("the hidden layer is easier to guess than documented: %v", s)
	}
	if s.ActiveZero < 0.6 || s.ActiveZero > 0.9 {
		t.Errorf("%.2f of the activations are 0, want about three in four", s.ActiveZero)
	}
}

// TestCalibration derives the program's constants again from the weights and the training digits.
func TestCalibration(t *testing.T) {
	var files [2][]byte
	for i, name := range []string{"testdata/train-images-idx3-ubyte.gz", "testdata/train-labels-idx1-ubyte.gz"} {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		files[i] = b
	}
	digits, err := mnist.ParseSet(files[0], files[1])
	if err != nil {
		t.Fatal(err)
	}
	m, shift := load(t, 1, 1, 1).weights.Calibrate(digits)
	if m != mnist.HiddenM || shift != mnist.HiddenShift {
		t.Errorf("calibration gives %d/2^%d, the program has %d/2^%d", m, shift, mnist.HiddenM, mnist.HiddenShift)
	}
}

// TestModelFile reads the committed weights and writes them back.
func TestModelFile(t *testing.T) {
	committed, err := os.ReadFile("testdata/weights.safetensors")
	if err != nil {
		t.Fatal(err)
	}
	f, err := mnist.Model()
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Tensors) != 5 {
		t.Fatalf("got %d tensors, want 5", len(f.Tensors))
	}
	w, err := mnist.ReadWeights(f)
	if err != nil {
		t.Fatal(err)
	}
	for v, got := range w.Table {
		if want := max(v-128, 0); int(got) != want {
			t.Errorf("relu[%d] is %d, want %d", v-128, got, want)
		}
	}
	f, err = w.File()
	if err != nil {
		t.Fatal(err)
	}
	again, err := f.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again, committed) {
		t.Error("reading and writing the committed file changes it")
	}
}

func TestReadWeightsRefuses(t *testing.T) {
	good, err := mnist.Model()
	if err != nil {
		t.Fatal(err)
	}
	for k := range good.Tensors {
		for name, mangle := range map[string]func(*safetensors.Tensor){
			"name":  func(x *safetensors.Tensor) { x.Name += "x" },
			"dtype": func(x *safetensors.Tensor) { x.DType = safetensors.I16 },
			"data":  func(x *safetensors.Tensor) { x.Data = x.Data[:len(x.Data)-4] },
		} {
			bad := &safetensors.File{Tensors: append([]safetensors.Tensor(nil), good.Tensors...)}
			mangle(&bad.Tensors[k])
			if _, err := mnist.ReadWeights(bad); !errors.Is(err, mnist.ErrModel) {
				t.Errorf("%s with another %s: got %v, want ErrModel", good.Tensors[k].Name, name, err)
			}
		}
	}
}

func TestInputsRefuses(t *testing.T) {
	digits, err := mnist.Test()
	if err != nil {
		t.Fatal(err)
	}
	p, err := mnist.Program(10, 10, 10, 1024)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := mnist.Data(p, digits, 1901); !errors.Is(err, mnist.ErrDigits) {
		t.Errorf("data beyond the last digit: got %v, want ErrDigits", err)
	}
	if _, err := mnist.Inputs(digits, 1900, 10, 10); err != nil {
		t.Errorf("the last hundred digits are refused: %v", err)
	}
	for _, c := range [][3]int{{-1, 1, 1}, {0, 0, 1}, {0, 1, 0}, {1901, 10, 10}, {2001, 1, 1}, {0, 1 << 62, 4}, {0, 4, 1 << 62}} {
		if _, err := mnist.Inputs(digits, c[0], c[1], c[2]); !errors.Is(err, mnist.ErrDigits) {
			t.Errorf("first %d, %d images, %d steps: got %v, want ErrDigits", c[0], c[1], c[2], err)
		}
	}
}

func TestProgramRefuses(t *testing.T) {
	if _, err := mnist.Program(1, 1, 1, 800); err != nil {
		t.Errorf("leaves of 800 bytes are refused: %v", err)
	}
	for _, c := range [][4]int{{1, 1, 1, 768}, {0, 1, 1, 1024}, {1, 0, 1, 1024}, {1, 1, 0, 1024}, {1, -1, 1, 1024}, {1, 1, -1, 1024}, {1 << 22, 1, 1, 1024}} {
		if _, err := mnist.Program(c[0], c[1], c[2], c[3]); err == nil {
			t.Errorf("%d images, %d steps, segments of %d, leaves of %d bytes: accepted", c[0], c[1], c[2], c[3])
		}
	}
}

func Example() {
	p, err := mnist.Program(4, 3, 2, 1024) // three steps of four digits
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, in := range p.Instructions() {
		fmt.Printf("%-6s %-7s [%d, %d] %s\n", in.Out.Name, in.Op, in.Out.Rows, in.Out.Cols, in.Out.Type)
	}
	// Output:
	// h      matmul  [4, 128] i8
	// r      lookup  [4, 128] i8
	// logits matmul  [4, 10] i32
	// digit  argmax  [4, 1] i8
}
