package safetensors

import (
	"encoding/binary"
	"strings"
	"testing"
)

// TestMessages looks at what a refusal prints of a file: never control characters, and
// never much.
func TestMessages(t *testing.T) {
	long := strings.Repeat("9", 1<<16)
	for _, head := range []string{
		`{"\u001b[2J":{"dtype":"I8","shape":[1],"data_offsets":[0,2]}}`,
		`{"x":{"dtype":"\u001b[2J","shape":[1],"data_offsets":[0,1]}}`,
		`{"x":{"dtype":"I8","shape":"\u001b[2J","data_offsets":[0,1]}}`,
		`{"x":{"\u001b[2J":"I8"}}`,
		`{"` + long + `":{"dtype":"I8","shape":[1],"data_offsets":[0,2]}}`,
		`{"x":{"dtype":"` + long + `","shape":[1],"data_offsets":[0,1]}}`,
		`{"x":{"dtype":"I8","shape":[` + long + `],"data_offsets":[0,1]}}`,
		`{"x":{"` + long + `":"I8"}}`,
	} {
		_, err := Parse(append(binary.LittleEndian.AppendUint64(nil, uint64(len(head))), head+"\x00"...))
		if err == nil {
			t.Fatalf("%.60s is accepted", head)
		}
		if s := err.Error(); strings.ContainsRune(s, 0x1b) || len(s) > 250 {
			t.Errorf("%.60s: printed as %.300q", head, s)
		}
	}
}
