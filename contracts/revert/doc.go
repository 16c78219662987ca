// Package revert has one Go type for each custom error of the contracts, with the
// error's arguments as fields. All but this file is generated, with the
// bindings.
//
// By name:
//
//	late, ok := errors.AsType[*revert.TooLate](err)
//
// By name and arguments:
//
//	errors.Is(err, &revert.WrongPath{Index: 3})
//
// Two errors of one name and different arguments have the contract's name in
// front of theirs. Errors of the same name and arguments are one type, whatever
// contract they come from.
package revert

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
)

// ErrUnknown is data that is no error of these contracts.
var ErrUnknown = errors.New("revert: no known error")

// Panic is a failed assertion of Solidity, as an overflow or an index out of range.
type Panic struct{ Code uint64 }

func (e *Panic) Error() string        { return text(e) }
func (e *Panic) Is(target error) bool { return same(e, target) }

// Reason is a revert with a text.
type Reason struct{ Text string }

func (e *Reason) Error() string        { return text(e) }
func (e *Reason) Is(target error) bool { return same(e, target) }

// An entry tells how to decode one error.
type entry struct {
	name  string
	types []string
	make  func(args []any) error
}

// Decode gives the error of which data is the encoding, a pointer to a type of
// this package. It rejects anything else with ErrUnknown.
func Decode(data []byte) (decoded, err error) {
	if len(data) < 4 {
		return nil, fmt.Errorf("%w: %d bytes", ErrUnknown, len(data))
	}
	e, ok := entries[[4]byte(data)]
	if !ok {
		return nil, fmt.Errorf("%w: selector %#x", ErrUnknown, data[:4])
	}
	var in abi.Arguments
	for _, name := range e.types {
		t, err := abi.NewType(name, "", nil)
		if err != nil {
			return nil, err
		}
		in = append(in, abi.Argument{Type: t})
	}
	args, err := in.Unpack(data[4:])
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrUnknown, e.name, err)
	}
	// The decoder passes over what follows the arguments; the contracts append nothing.
	if again, err := in.Pack(args...); err != nil || string(again) != string(data[4:]) {
		return nil, fmt.Errorf("%w: %s in no canonical encoding", ErrUnknown, e.name)
	}
	return e.make(args), nil
}

// text is the error as Solidity spells it, arguments by name.
func text(e error) string {
	v := reflect.ValueOf(e).Elem()
	var args []string
	for i := range v.NumField() {
		f := v.Type().Field(i).Name
		x := v.Field(i).Interface()
		if b, ok := x.([32]byte); ok {
			x = fmt.Sprintf("%#x", b)
		}
		args = append(args, fmt.Sprintf("%s: %v", strings.ToLower(f[:1])+f[1:], x))
	}
	return v.Type().Name() + "(" + strings.Join(args, ", ") + ")"
}

// same reports whether target is of e's type with e's arguments.
func same(e, target error) bool {
	return reflect.TypeOf(e) == reflect.TypeOf(target) && !reflect.ValueOf(target).IsNil() && text(e) == text(target)
}
