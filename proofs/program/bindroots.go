package program

import (
	"github.com/assay-protocol/assay/proofs/commit"
	"github.com/assay-protocol/assay/proofs/safetensors"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// CheckData checks rows that did not come from a loader: numbers of rows, their bytes, side
// words and declared intervals. It rejects with an *Error that wraps ErrData or ErrInterval.
func CheckData(p *Program, d *Data) error {
	if err := checkRows(tableModel, p.model, d.Model, 1); err != nil {
		return err
	}
	if err := checkRows(tableInput, p.input, d.Input, int(p.steps)); err != nil {
		return err
	}
	return checkRows(tableState, p.stateTensors(), d.State, 1)
}

// checkRows checks the rows of a table, times those of each tensor.
func checkRows(table string, tensors []Tensor, rows []Rows, times int) error {
	if len(rows) != len(tensors) {
		return place{table: table}.errorf("length", ErrData, "got %d, want %d", len(rows), len(tensors))
	}
	for i, t := range tensors {
		at, r := place{table, i, t.Name}, rows[i]
		if t.Name == "" {
			if len(r.Data) != 0 || len(r.Sides) != 0 {
				return at.errorf("rows", ErrData, "the instruction writes no state")
			}
			continue
		}
		if n := times * t.Rows; r.RowBytes != t.RowBytes() || len(r.Data) != n*r.RowBytes {
			return at.errorf("rows", ErrData, "got %d bytes in rows of %d, want %d rows of %d", len(r.Data), r.RowBytes, n, t.RowBytes())
		}
		if t.Side == "" && r.Sides != nil || t.Side != "" && len(r.Sides) != times*t.Rows {
			return at.errorf("sides", ErrData, "got %d side words, want side tensor %q", len(r.Sides), t.Side)
		}
		if err := checkRange(at, t, r.Data); err != nil {
			return err
		}
	}
	return nil
}

// ModelTree commits to the model: leaf Base + i is row i of a tensor, salt 0. It rejects
// rows that CheckData rejects.
func ModelTree(p *Program, model []Rows) (*commit.Tree, error) {
	if err := checkRows(tableModel, p.model, model, 1); err != nil {
		return nil, err
	}
	leaves := make([]fr.Element, p.modelLeaves)
	if err := p.digest(leaves, p.model, model, nil); err != nil {
		return nil, err
	}
	return commit.NewTree(0, commit.ModelLevels, leaves)
}

// InputTree commits to the input: leaf step*InputLeaves + Base + i is row i of a tensor at
// that absolute step, salt 0. It rejects rows that CheckData rejects. The root of a job's
// input is commit.InputRoot of this tree's root and the hash of the salt key.
func InputTree(p *Program, input []Rows) (*commit.Tree, error) {
	if err := checkRows(tableInput, p.input, input, int(p.steps)); err != nil {
		return nil, err
	}
	leaves := make([]fr.Element, p.inputLeaves*p.steps)
	scheme, err := commit.For(p.scheme, p.leafBytes)
	if err != nil {
		return nil, err
	}
	for i, t := range p.input {
		// All steps of a tensor are hashed at once, then dealt to their places.
		digests := make([]fr.Element, t.Rows*int(p.steps))
		if err := scheme.DigestAll(digests, leavesOf(input[i], nil)); err != nil {
			return nil, err
		}
		for step := range int(p.steps) {
			copy(leaves[uint64(step)*p.inputLeaves+t.Base:], digests[step*t.Rows:(step+1)*t.Rows])
		}
	}
	return commit.NewTree(0, commit.InputLevels, leaves)
}

// StateTree commits to the initial state, as the state subtree of a step before the first:
// leaf Base + i is row i of an instruction's output, salted with key as of step 0. It
// rejects rows that CheckData rejects.
func StateTree(p *Program, state []Rows, key fr.Element) (*commit.Tree, error) {
	if err := checkRows(tableState, p.stateTensors(), state, 1); err != nil {
		return nil, err
	}
	leaves := make([]fr.Element, p.used[State])
	salts := make([]fr.Element, len(leaves))
	commit.Salts(salts, key, commit.TreeState, 0, 0)
	if err := p.digest(leaves, p.stateTensors(), state, salts); err != nil {
		return nil, err
	}
	return commit.NewTree(0, commit.StepLevels, leaves)
}

// Checkpoint0 is the checkpoint before the first segment: the initial state's root and an
// empty output tree.
func Checkpoint0(state *commit.Tree) fr.Element {
	return commit.Checkpoint(state.Root(), commit.Empty(commit.TraceLevels))
}

// digest fills dst with the leaves of a table whose rows were checked.
func (p *Program) digest(dst []fr.Element, tensors []Tensor, rows []Rows, salts []fr.Element) error {
	scheme, err := commit.For(p.scheme, p.leafBytes)
	if err != nil {
		return err
	}
	for i, t := range tensors {
		if t.Name == "" {
			continue
		}
		end := t.Base + uint64(t.Rows)
		var s []fr.Element
		if salts != nil {
			s = salts[t.Base:end]
		}
		if err := scheme.DigestAll(dst[t.Base:end], leavesOf(rows[i], s)); err != nil {
			return err
		}
	}
	return nil
}

func leavesOf(r Rows, salts []fr.Element) commit.Leaves {
	return commit.Leaves{Data: r.Data, RowBytes: r.RowBytes, Sides: r.Sides, Salts: salts}
}

// ModelFile is the file that LoadModel reads model from. Requires rows that CheckData
// accepts, as do the two below.
func ModelFile(p *Program, model []Rows) *safetensors.File {
	return store(p.model, model, nil)
}

// InputFile is the file that LoadInput reads input from.
func InputFile(p *Program, input []Rows) *safetensors.File {
	return store(p.input, input, []int{int(p.steps)})
}

// StateFile is the file that LoadState reads state from.
func StateFile(p *Program, state []Rows) *safetensors.File {
	return store(p.stateTensors(), state, nil)
}

func store(tensors []Tensor, rows []Rows, lead []int) *safetensors.File {
	f := &safetensors.File{}
	for i, t := range tensors {
		if t.Name == "" {
			continue
		}
		f.Tensors = append(f.Tensors, safetensors.Tensor{
			Name: t.Name, DType: fileType(t.Type),
			Shape: append(append([]int(nil), lead...), t.Rows, t.Cols),
			Data:  offsetBinary(rows[i].Data, t.Type.Size()),
		})
		if t.Side == "" {
			continue
		}
		var data []byte
		for _, s := range rows[i].Sides {
			data = le.AppendUint32(data, s^commit.SideZero)
		}
		f.Tensors = append(f.Tensors, safetensors.Tensor{
			Name: t.Side, DType: safetensors.I32,
			Shape: append(append([]int(nil), lead...), t.Rows), Data: data,
		})
	}
	return f
}
