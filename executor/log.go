package executor

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// The log is the run's memory: a segment that has a record is done, and nothing else is. It is
//
//	"ASSAYLOG" | version u8 | 7 zero bytes | SHA-256 of run.json | records
//
// and a record, of fixed size, is
//
//	segment u64 | state subtree | output root | work, state and output tree of the trace (zero in a late run) | check
//
// with little-endian integers and elements as 32 big-endian bytes. check is the SHA-256 of the check
// before it (of the header for the first) and of the record: a record cannot be lost or moved.
const (
	logName    = "log"
	logMagic   = "ASSAYLOG"
	logVersion = 1
	logHeader  = 16 + sha256.Size
	logBody    = 8 + 5*fr.Bytes
	logRecord  = logBody + sha256.Size
)

// Record is what the log says of a segment.
type Record struct {
	Segment uint64
	// The checkpoint after the segment: the state subtree of its last step and its output tree.
	StateSubtree, OutputRoot fr.Element
	// The trees of its trace; zero where the trace was not committed.
	Work, State, Output fr.Element
}

func (r *Record) elements() [5]*fr.Element {
	return [5]*fr.Element{&r.StateSubtree, &r.OutputRoot, &r.Work, &r.State, &r.Output}
}

func (r *Record) encode() []byte {
	b := binary.LittleEndian.AppendUint64(make([]byte, 0, logRecord), r.Segment)
	for _, e := range r.elements() {
		x := e.Bytes()
		b = append(b, x[:]...)
	}
	return b
}

// logFile appends records.
type logFile struct {
	f     *os.File
	check [sha256.Size]byte
	err   error // of a failed append: what the file holds after it is unknown
}

// append adds a record and returns when it is on the disk.
func (l *logFile) append(r Record) error {
	if l.err != nil {
		return l.err
	}
	body := r.encode()
	check := sha256.Sum256(append(l.check[:], body...))
	if _, l.err = l.f.Write(append(body, check[:]...)); l.err != nil {
		return l.err
	}
	if l.err = l.f.Sync(); l.err != nil {
		return l.err
	}
	l.check = check
	return nil
}

func (l *logFile) close() error { return l.f.Close() }

func logHead(run [sha256.Size]byte) []byte {
	return append(append([]byte(logMagic), logVersion, 0, 0, 0, 0, 0, 0, 0), run[:]...)
}

// createLog writes a new, empty log for the run whose run.json has the given hash.
func createLog(dir string, run [sha256.Size]byte) error {
	return replace(dir, logName, logHead(run))
}

// parseLog reads the records of a log and the length of what it accepted. What follows the last complete
// record, and the last record if its check is wrong, is the torn tail of a crash: not accepted, no error.
// It rejects another header (ErrMixed, ErrCorrupt), a wrong check of a record that others follow, a
// segment out of order and elements that are not reduced (ErrCorrupt), with a *FileError.
func parseLog(data []byte, run [sha256.Size]byte) (records []Record, accepted int, check [sha256.Size]byte, err error) {
	fail := func(err error) ([]Record, int, [sha256.Size]byte, error) { return nil, 0, check, err }
	head := logHead(run)
	if len(data) < logHeader {
		return fail(corrupt(logName, "header", "got %d bytes, want %d", len(data), logHeader))
	}
	if !bytes.Equal(data[:16], head[:16]) {
		return fail(corrupt(logName, "magic", "got %x, want %x", data[:16], head[:16]))
	}
	if !bytes.Equal(data[16:logHeader], head[16:]) {
		return fail(&FileError{File: logName, Field: "run", Err: ErrMixed})
	}
	check = sha256.Sum256(head)
	accepted = logHeader
	for rest := data[logHeader:]; len(rest) >= logRecord; rest = rest[logRecord:] {
		body := rest[:logBody]
		want := sha256.Sum256(append(check[:], body...))
		if !bytes.Equal(want[:], rest[logBody:logRecord]) {
			if len(rest) < 2*logRecord {
				break
			}
			return fail(corrupt(logName, fmt.Sprintf("record %d", len(records)), "wrong check"))
		}
		var r Record
		if r.Segment = binary.LittleEndian.Uint64(body); r.Segment != uint64(len(records)) {
			return fail(corrupt(logName, fmt.Sprintf("record %d", len(records)), "segment %d", r.Segment))
		}
		for k, e := range r.elements() {
			if err := e.SetBytesCanonical(body[8+k*fr.Bytes : 8+(k+1)*fr.Bytes]); err != nil {
				return fail(corrupt(logName, fmt.Sprintf("record %d, element %d", len(records), k), "not below the modulus"))
			}
		}
		records, accepted, check = append(records, r), accepted+logRecord, want
	}
	return records, accepted, check, nil
}

// openLog reads the log, cuts a torn tail off and opens it for appending.
func openLog(dir string, run [sha256.Size]byte, limit int64) (*logFile, []Record, error) {
	data, err := readFile(dir, logName, limit)
	if err != nil {
		return nil, nil, err
	}
	records, n, check, err := parseLog(data, run)
	if err != nil {
		return nil, nil, err
	}
	f, err := os.OpenFile(filepath.Join(dir, logName), os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return nil, nil, err
	}
	if n != len(data) {
		if err := errors.Join(f.Truncate(int64(n)), f.Sync()); err != nil {
			f.Close()
			return nil, nil, err
		}
	}
	return &logFile{f: f, check: check}, records, nil
}

// readLog reads the log without changing it.
func readLog(dir string, run [sha256.Size]byte, limit int64) ([]Record, error) {
	data, err := readFile(dir, logName, limit)
	if err != nil {
		return nil, err
	}
	records, _, _, err := parseLog(data, run)
	return records, err
}

// logLimit is the most bytes that the log of so many segments has, with a torn record.
func logLimit(segments uint64) int64 { return logHeader + int64(segments+1)*logRecord }
