package claim

// MaxPinBytes bounds pin.json.
const MaxPinBytes = 1 << 12

// DecodePin reads pin.json. It rejects, with a *FieldError, whatever the package documentation rules out.
func DecodePin(b []byte) (*Pin, error) {
	var p Pin
	err := decode("pin", b, MaxPinBytes,
		versionField(),
		uintIn("number", &p.Number, 0, MaxInteger),
		uintIn("segment", &p.Segment, 0, MaxSegments-1),
		uintIn("step", &p.Step, 0, 1<<32-1),
		uintIn("instruction", &p.Instruction, 0, 1<<32-1),
		uintIn("element", &p.Element, 0, MaxInteger),
	)
	if err != nil {
		return nil, err
	}
	return &p, nil
}

// Encode is pin.json.
func (p *Pin) Encode() []byte {
	return encode(struct {
		Version     int    `json:"version"`
		Number      uint64 `json:"number"`
		Segment     uint64 `json:"segment"`
		Step        uint64 `json:"step"`
		Instruction uint64 `json:"instruction"`
		Element     uint64 `json:"element"`
	}{Version, p.Number, p.Segment, p.Step, p.Instruction, p.Element})
}
