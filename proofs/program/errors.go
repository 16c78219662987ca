package program

import (
	"errors"
	"fmt"
	"strconv"
)

// The reasons for which a program, an encoding or data is refused. Every refusal is an
// *Error that wraps one of them.
var (
	ErrOpcode      = errors.New("no such opcode")
	ErrReserved    = errors.New("opcode is reserved and not implemented")
	ErrName        = errors.New("bad name")
	ErrType        = errors.New("wrong type")
	ErrRole        = errors.New("wrong role")
	ErrSource      = errors.New("operand cannot be read")
	ErrShape       = errors.New("wrong shape")
	ErrAlignment   = errors.New("column window is not aligned to 32 bytes")
	ErrConstant    = errors.New("constant out of range")
	ErrInterval    = errors.New("values do not fit the interval")
	ErrAccumulator = errors.New("accumulator before the bias may reach 2^31")
	ErrOverflow    = errors.New("product before the shift may reach 2^63")
	ErrLimit       = errors.New("limit exceeded")
	ErrMalformed   = errors.New("malformed encoding")
	ErrDerived     = errors.New("derived field differs from its recomputation")
	ErrPosition    = errors.New("no such element")
	ErrData        = errors.New("data does not fit the program")
)

// Error is a refusal. It names the place: the table ("header", "model", "input",
// "instruction", "state"), the index and name in it, and the field or dimension.
type Error struct {
	Table string
	Index int
	Name  string
	Field string
	Err   error // wraps one of the sentinels above
}

// Error states place, field and reason.
func (e *Error) Error() string {
	s := "program: " + e.Table
	if e.Table != tableHeader {
		s += fmt.Sprintf(" %d", e.Index)
	}
	if e.Name != "" {
		name := e.Name
		if !validName(name) { // from a file: not fit to print
			name = strconv.QuoteToASCII(name[:min(len(name), 255)])
		}
		s += fmt.Sprintf(" (%s)", name)
	}
	if e.Field != "" {
		s += ": " + e.Field
	}
	return s + ": " + e.Err.Error()
}

// Unwrap gives the reason.
func (e *Error) Unwrap() error { return e.Err }

const (
	tableHeader      = "header"
	tableModel       = "model"
	tableInput       = "input"
	tableInstruction = "instruction"
	tableState       = "state"
)

// because is sentinel with detail in front: "got 3, want 4: wrong shape".
func because(sentinel error, format string, args ...any) error {
	return fmt.Errorf("%s: %w", fmt.Sprintf(format, args...), sentinel)
}

// headerError is a refusal of a field of the whole program.
func headerError(field string, sentinel error, format string, args ...any) error {
	return &Error{Table: tableHeader, Field: field, Err: because(sentinel, format, args...)}
}

// place builds refusals about one tensor or instruction.
type place struct {
	table string
	index int
	name  string
}

func (p place) errorf(field string, sentinel error, format string, args ...any) error {
	return &Error{Table: p.table, Index: p.index, Name: p.name, Field: field, Err: because(sentinel, format, args...)}
}
