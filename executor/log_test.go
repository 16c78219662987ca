package executor

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

func testRun() [sha256.Size]byte { return sha256.Sum256([]byte("run")) }

// testLog is a log of n records.
func testLog(t testing.TB, n int) (string, []byte) {
	t.Helper()
	dir := t.TempDir()
	if err := createLog(dir, testRun()); err != nil {
		t.Fatal(err)
	}
	l, records, err := openLog(dir, testRun(), logLimit(100))
	if err != nil || len(records) != 0 {
		t.Fatalf("a new log: %d records, %v", len(records), err)
	}
	for i := range n {
		if err := l.append(testRecord(uint64(i))); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, logName))
	if err != nil {
		t.Fatal(err)
	}
	return dir, data
}

func testRecord(i uint64) Record {
	r := Record{Segment: i}
	for k, e := range r.elements() {
		e.SetUint64(10*i + uint64(k))
	}
	return r
}

// TestLogTornAnywhere cuts a log at every byte, opens it, appends what is missing and wants the same log.
func TestLogTornAnywhere(t *testing.T) {
	_, whole := testLog(t, 3)
	for n := range len(whole) + 1 {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, logName), whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		l, records, err := openLog(dir, testRun(), logLimit(100))
		if n < logHeader {
			if !errors.Is(err, ErrCorrupt) {
				t.Fatalf("cut at %d: got %v, want ErrCorrupt: a log is created in one piece", n, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("cut at %d: %v", n, err)
		}
		if want := (n - logHeader) / logRecord; len(records) != want {
			t.Fatalf("cut at %d: got %d records, want %d", n, len(records), want)
		}
		for i := len(records); i < 3; i++ {
			if err := l.append(testRecord(uint64(i))); err != nil {
				t.Fatal(err)
			}
		}
		if err := l.close(); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(filepath.Join(dir, logName)); !bytes.Equal(got, whole) {
			t.Fatalf("cut at %d: going on gives another log", n)
		}
	}
}

// TestLogFlips flips every byte: what could come from a crash loses the last record, anything else is
// refused, and no flip is read as something else.
func TestLogFlips(t *testing.T) {
	_, whole := testLog(t, 3)
	for k := range whole {
		data := bytes.Clone(whole)
		data[k] ^= 0x10
		records, n, _, err := parseLog(data, testRun())
		last := len(whole) - logRecord
		switch {
		case k >= last:
			if err != nil || len(records) != 2 || n != last {
				t.Errorf("byte %d of the last record: got %d records up to %d, %v", k-last, len(records), n, err)
			}
		case k >= 16 && k < logHeader:
			if !errors.Is(err, ErrMixed) {
				t.Errorf("byte %d: got %v, want ErrMixed", k, err)
			}
		default:
			var fe *FileError
			if !errors.Is(err, ErrCorrupt) || !errors.As(err, &fe) || fe.File != logName || fe.Field == "" {
				t.Errorf("byte %d: got %v, want ErrCorrupt", k, err)
			}
		}
	}
}

// TestLogForgeries are records whose checks are right and whose content is not.
func TestLogForgeries(t *testing.T) {
	seal := func(bodies ...[]byte) []byte {
		data := logHead(testRun())
		check := sha256.Sum256(data)
		for _, b := range bodies {
			check = sha256.Sum256(append(check[:], b...))
			data = append(append(data, b...), check[:]...)
		}
		return data
	}
	r0, r1 := testRecord(0), testRecord(1)
	if records, _, _, err := parseLog(seal(r0.encode(), r1.encode()), testRun()); err != nil || len(records) != 2 {
		t.Fatalf("the valid twin: %d records, %v", len(records), err)
	}
	large := r0.encode()
	modulus := fr.Modulus().FillBytes(make([]byte, fr.Bytes))
	copy(large[8+2*fr.Bytes:], modulus)
	for name, data := range map[string][]byte{
		"lost":        seal(r1.encode()),
		"repeated":    seal(r0.encode(), r0.encode()),
		"not reduced": seal(large),
	} {
		if _, _, _, err := parseLog(data, testRun()); !errors.Is(err, ErrCorrupt) {
			t.Errorf("%s: got %v, want ErrCorrupt", name, err)
		}
	}
	// Two records in the other order keep their checks, which then follow nothing.
	_, whole := testLog(t, 3)
	swapped := bytes.Clone(whole[:logHeader])
	swapped = append(swapped, whole[logHeader+logRecord:logHeader+2*logRecord]...)
	swapped = append(swapped, whole[logHeader:logHeader+logRecord]...)
	swapped = append(swapped, whole[logHeader+2*logRecord:]...)
	if _, _, _, err := parseLog(swapped, testRun()); !errors.Is(err, ErrCorrupt) {
		t.Errorf("swapped: got %v, want ErrCorrupt", err)
	}
}

func TestLogStopsAfterAFailure(t *testing.T) {
	dir, _ := testLog(t, 1)
	f, err := os.Open(filepath.Join(dir, logName)) // not for writing
	if err != nil {
		t.Fatal(err)
	}
	l := &logFile{f: f}
	first := l.append(testRecord(1))
	if first == nil {
		t.Fatal("an append that cannot be written succeeded")
	}
	if again := l.append(testRecord(1)); fmt.Sprint(again) != fmt.Sprint(first) {
		t.Errorf("got %v, want the first failure, %v", again, first)
	}
	l.close()
}

func FuzzParseLog(f *testing.F) {
	_, whole := testLog(f, 3)
	f.Add(whole)
	f.Add(whole[:logHeader])
	f.Add(whole[:len(whole)-1])
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		records, n, _, err := parseLog(data, testRun())
		if err != nil {
			return
		}
		if n != logHeader+len(records)*logRecord || n > len(data) {
			t.Fatalf("accepted %d bytes for %d records of %d bytes", n, len(records), len(data))
		}
		// What was accepted is what those records give.
		again := logHead(testRun())
		check := sha256.Sum256(again)
		for i := range records {
			body := records[i].encode()
			check = sha256.Sum256(append(check[:], body...))
			again = append(append(again, body...), check[:]...)
		}
		if !bytes.Equal(again, data[:n]) {
			t.Fatal("the records do not encode to what was accepted")
		}
	})
}
