package keys

import (
	"bufio"
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"io"
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"time"

	gnark "github.com/consensys/gnark/backend/groth16"
	gnarkbn254 "github.com/consensys/gnark/backend/groth16/bn254"
	"github.com/consensys/gnark/constraint"
	cs "github.com/consensys/gnark/constraint/bn254"

	"github.com/assay-protocol/assay/circuits"
)

// Stages of [Load], as they are reported.
const (
	StageWait    = "wait for another process that makes the same keys"
	StageCompile = "compile the circuit"
	StageSetup   = "set up the keys"
	StageWrite   = "write the keys"
	StageRead    = "read the keys"
)

// Unknown is the fraction that is reported for a stage whose length cannot be told.
const Unknown = -1

// single hashes the compiled system of p's shape with one spot.
func single(p circuits.Params) (digest, error) {
	p.Batch = 1
	system, err := circuits.Compile(p)
	if err != nil {
		return digest{}, err
	}
	h := sha256.New()
	_, err = system.WriteTo(h)
	return digest(h.Sum(nil)), err
}

// develop sets up development keys of a system. It replaces crypto/rand.Reader for good.
func develop(system constraint.ConstraintSystem, seed [32]byte) (gnark.ProvingKey, gnark.VerifyingKey, error) {
	rand.Reader = mathrand.NewChaCha8(seed)
	return gnark.Setup(system)
}

// setup makes an entry for p in the folder dir. It replaces crypto/rand.Reader for good and so runs in a process that does nothing else.
func setup(p circuits.Params, seed [32]byte, dir string, report func(stage string, fraction float64)) error {
	m := newManifest(p, seed)
	if _, err := os.Stat(dir); err != nil { // now, not after minutes
		return err
	}

	// With several spots, one is compiled first: its hash tells whether the circuit's source has changed, its time how long all will take.
	var estimate time.Duration
	var err error
	if p.Batch > 1 {
		start := cpuTime()
		if m.Single, err = single(p); err != nil {
			return err
		}
		estimate = (cpuTime() - start) * time.Duration(p.Batch)
	}
	var system *cs.R1CS
	err = during(StageCompile, estimate, report, func() (err error) {
		system, err = circuits.Compile(p)
		return err
	})
	if err != nil {
		return err
	}
	m.Constraints, m.PublicInputs = system.GetNbConstraints(), system.GetNbPublicVariables()-1 // less the constant's wire

	estimate = countWork(system).estimate()
	var pk gnark.ProvingKey
	var vk gnark.VerifyingKey
	err = during(StageSetup, estimate, report, func() (err error) {
		pk, vk, err = develop(system, seed)
		return err
	})
	if err != nil {
		return err
	}
	key, err := Convert(vk, m.PublicInputs)
	if err != nil {
		return err
	}
	m.KeyHash = key.Hash()

	return during(StageWrite, 0, report, func() error {
		for _, f := range []struct {
			name  string
			write func(io.Writer) error
		}{
			{systemFile, func(w io.Writer) error { _, err := system.WriteTo(w); return err }},
			{provingFile, pk.(*gnarkbn254.ProvingKey).WriteDump},
			{verifyingFile, func(w io.Writer) error { _, err := w.Write(key.Bytes()); return err }},
		} {
			info, err := writeFile(dir, f.name, f.write)
			if err != nil {
				return err
			}
			m.Files = append(m.Files, info)
		}
		if p.Batch == 1 {
			m.Single = m.Files[0].SHA256
		}
		b, err := m.encode()
		if err != nil {
			return err
		}
		_, err = writeFile(dir, manifestFile, func(w io.Writer) error { _, err := io.Copy(w, bytes.NewReader(b)); return err })
		return err
	})
}

// writeFile writes a file so that it is on the disk when it returns.
func writeFile(dir, name string, write func(io.Writer) error) (fileInfo, error) {
	f, err := os.Create(filepath.Join(dir, name))
	if err != nil {
		return fileInfo{}, err
	}
	defer f.Close()
	h := sha256.New()
	buffered := bufio.NewWriterSize(io.MultiWriter(f, h), 1<<20)
	if err := write(buffered); err != nil {
		return fileInfo{}, fmt.Errorf("write %s: %w", name, err)
	}
	if err := buffered.Flush(); err != nil {
		return fileInfo{}, err
	}
	if err := f.Sync(); err != nil {
		return fileInfo{}, err
	}
	stat, err := f.Stat()
	if err != nil {
		return fileInfo{}, err
	}
	return fileInfo{Name: name, Bytes: stat.Size(), SHA256: digest(h.Sum(nil))}, f.Close()
}

// during runs f and reports about it every second: the part that has passed of the processor time it is estimated to take, at most 0.99 until f is
// done. Without an estimate the fraction is [Unknown].
func during(stage string, estimate time.Duration, report func(string, float64), f func() error) error {
	start := cpuTime()
	fraction := func() float64 {
		if estimate <= 0 {
			return Unknown
		}
		return min(0.99, float64(cpuTime()-start)/float64(estimate))
	}
	report(stage, fraction())
	done := make(chan error, 1)
	go func() { done <- f() }()
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for {
		select {
		case err := <-done:
			if err == nil {
				report(stage, 1)
			}
			return err
		case <-tick.C:
			report(stage, fraction())
		}
	}
}
