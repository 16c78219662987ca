package claim

import "fmt"

// Limits of a proof document.
const (
	MaxProofDocumentBytes = 1 << 16
	maxProof              = 1 << 10 // bytes of the proof itself
	maxSignature          = 256     // bytes
	maxRounds             = 2
)

// Proof is a proof with its statement: proof.json. The package documentation
// describes the fields. Nothing in it is trusted: package verify rebuilds the
// statement.
type Proof struct {
	Circuit   string
	KeyHash   [32]byte
	Segment   uint64
	Batch     uint64 // of a pinned proof: the pin's number
	Statement Statement
	Rounds    []Round
	Proof     []byte
}

// Round is a beacon round with its signature.
type Round struct {
	Round     uint64
	Signature []byte
}

// DecodeProof reads proof.json. It rejects, with a *FieldError, whatever the
// package documentation rules out.
func DecodeProof(b []byte) (*Proof, error) {
	var p Proof
	err := decode("proof", b, MaxProofDocumentBytes,
		versionField(),
		nameField("circuit", &p.Circuit),
		bytesField("key_hash", p.KeyHash[:]),
		uintIn("segment", &p.Segment, 0, MaxSegments-1),
		uintIn("batch", &p.Batch, 0, MaxInteger),
		statementField("statement", &p.Statement),
		field{"rounds", func(r *reader, path string) error {
			return r.array(path, maxRounds, func(path string) error {
				var d Round
				err := r.object(path, uintIn("round", &d.Round, 1, MaxInteger), bytesUpTo("signature", &d.Signature, maxSignature))
				p.Rounds = append(p.Rounds, d)
				return err
			})
		}},
		bytesUpTo("proof", &p.Proof, maxProof),
	)
	if err != nil {
		return nil, err
	}
	return &p, nil
}

// Encode is proof.json. Requires the statement to have a kind.
func (p *Proof) Encode() []byte {
	type round struct {
		Round     uint64 `json:"round"`
		Signature string `json:"signature"`
	}
	rounds := []round{}
	for _, d := range p.Rounds {
		rounds = append(rounds, round{d.Round, formatHex(d.Signature)})
	}
	return encode(struct {
		Version   int     `json:"version"`
		Circuit   string  `json:"circuit"`
		KeyHash   string  `json:"key_hash"`
		Segment   uint64  `json:"segment"`
		Batch     uint64  `json:"batch"`
		Statement any     `json:"statement"`
		Rounds    []round `json:"rounds"`
		Proof     string  `json:"proof"`
	}{Version, p.Circuit, formatHex(p.KeyHash[:]), p.Segment, p.Batch, p.Statement.encode(), rounds, formatHex(p.Proof)})
}

// String names the proof in messages.
func (p *Proof) String() string {
	return fmt.Sprintf("%s, segment %d, batch %d", p.Circuit, p.Segment, p.Batch)
}
