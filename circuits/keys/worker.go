package keys

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"

	"github.com/consensys/gnark/logger"

	"github.com/assay-protocol/assay/circuits"
)

// workerVariable is set in the environment of a worker.
const workerVariable = "ASSAY_KEYS_WORKER"

// workerReady is set once main has shown that it would run a worker.
var workerReady atomic.Bool

// request is what a worker reads from its standard input, which then stays open as long as the work is wanted.
type request struct {
	Circuit string `json:"circuit"`
	Seed    digest `json:"seed"`
	Folder  string `json:"folder"`
}

// message is a line of a worker's standard output.
type message struct {
	Stage    string  `json:"stage,omitempty"`
	Fraction float64 `json:"fraction"`
	Done     bool    `json:"done,omitempty"`
	Error    string  `json:"error,omitempty"`
}

// Worker makes keys and ends the process if the process was started for that by [Load]; otherwise it only returns. Every main and every TestMain
// of a program that loads keys calls it before anything else. It also silences gnark's log, which would go to standard output.
func Worker() {
	logger.Disable()
	workerReady.Store(true)
	if os.Getenv(workerVariable) == "" {
		return
	}
	os.Exit(serve(os.Stdin, os.Stdout))
}

// serve does the one request that it reads from in, and returns the exit status.
func serve(in io.Reader, out io.Writer) int {
	encoder := json.NewEncoder(out)
	say := func(m message) {
		if encoder.Encode(m) != nil {
			os.Exit(1) // nobody listens any more
		}
	}
	var r request
	decoder := json.NewDecoder(in)
	if err := decoder.Decode(&r); err != nil {
		say(message{Error: "request: " + err.Error()})
		return 1
	}
	go func() { // the parent, even when killed, closes our standard input
		_, _ = io.Copy(io.Discard, io.MultiReader(decoder.Buffered(), in))
		os.Exit(1)
	}()
	p, err := ParseShape(r.Circuit)
	if err == nil {
		err = setup(p, r.Seed, r.Folder, func(stage string, fraction float64) { say(message{Stage: stage, Fraction: fraction}) })
	}
	if err != nil {
		say(message{Error: err.Error()})
		return 1
	}
	say(message{Done: true})
	return 0
}

// startWorker has a worker make an entry for p in the folder dir, which exists.
func startWorker(ctx context.Context, p circuits.Params, seed [32]byte, dir string, progress func(string, float64)) error {
	if !workerReady.Load() {
		return ErrWorker
	}
	self, err := os.Executable()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSetup, err)
	}
	line, err := json.Marshal(request{Circuit: p.Name(), Seed: seed, Folder: dir})
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSetup, err)
	}
	cmd := exec.CommandContext(ctx, self)
	cmd.Env = append(os.Environ(), workerVariable+"=1")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSetup, err)
	}
	defer in.Close()
	out, err := cmd.StdoutPipe()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSetup, err)
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("%w: %w", ErrSetup, err)
	}
	_, sendErr := in.Write(append(line, '\n'))
	last, readErr := follow(out, progress)
	waitErr := cmd.Wait()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case last.Error != "":
		return fmt.Errorf("%w: %s: %s", ErrSetup, p.Name(), last.Error)
	case waitErr == nil && last.Done:
		return nil
	}
	for _, err := range []error{waitErr, sendErr, readErr} {
		if err != nil {
			return fmt.Errorf("%w: %s: worker: %w%s", ErrSetup, p.Name(), err, tail(stderr.String()))
		}
	}
	return fmt.Errorf("%w: %s: worker ended early%s", ErrSetup, p.Name(), tail(stderr.String()))
}

// follow passes a worker's progress on and returns its last message.
func follow(out io.Reader, progress func(string, float64)) (last message, err error) {
	decoder := json.NewDecoder(out)
	for {
		var m message
		if err := decoder.Decode(&m); err == io.EOF {
			return last, nil
		} else if err != nil {
			_, _ = io.Copy(io.Discard, out)
			return last, err
		}
		if last = m; m.Stage != "" {
			progress(m.Stage, m.Fraction)
		}
	}
}

// tail is the end of what a worker wrote to standard error, such as a panic, for an error message.
func tail(s string) string {
	const most = 2000
	if s = strings.TrimSpace(s); s == "" {
		return ""
	}
	return ": " + s[max(0, len(s)-most):]
}
