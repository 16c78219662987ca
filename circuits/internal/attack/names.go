package attack

import (
	"fmt"
	"reflect"
	"runtime"
	"strings"

	"github.com/consensys/gnark/constraint/solver"
)

const module = "github.com/assay-protocol/assay/circuits"

// names gives sites their names: the functions of packages circuits and gadget from the circuit's definition down to the call, closures
// left out. A function that its caller calls in several places carries the number of the place where it is not the first ("open#1"); a
// place that makes a call several times numbers all but the first ("AssertIsEqual[3]").
type names struct {
	root  *node
	count map[string]int
	known map[stack]*node
}

type node struct {
	name     string // full
	children map[call]*node
	places   map[string]int // by callee
}

// call is a line of a function and what it calls.
type call struct {
	file   string
	line   int
	callee string
}

// stack is as much of a call stack as tells two sites apart, and the API function called.
type stack struct {
	pcs [32]uintptr
	api string
}

func newNames() *names {
	return &names{root: &node{}, count: make(map[string]int), known: make(map[stack]*node)}
}

func (n *node) child(c call) *node {
	if child, ok := n.children[c]; ok {
		return child
	}
	if n.children == nil {
		n.children, n.places = make(map[call]*node), make(map[string]int)
	}
	name := c.callee
	if k := n.places[c.callee]; k > 0 {
		name = fmt.Sprintf("%s#%d", c.callee, k)
	}
	n.places[c.callee]++
	if n.name != "" {
		name = n.name + ">" + name
	}
	child := &node{name: name}
	n.children[c] = child
	return child
}

// site returns the name of the present call of an API function.
func (n *names) site(api string) string {
	s := stack{api: api}
	depth := runtime.Callers(2, s.pcs[:])
	at, ok := n.known[s]
	if !ok {
		at = n.resolve(s.pcs[:depth], api)
		n.known[s] = at
	}
	k := n.count[at.name]
	n.count[at.name]++
	if k == 0 {
		return at.name
	}
	return fmt.Sprintf("%s[%d]", at.name, k)
}

func (n *names) resolve(pcs []uintptr, api string) *node {
	var ours []runtime.Frame // innermost first
	frames := runtime.CallersFrames(pcs)
	for {
		f, more := frames.Next()
		if own(f.Function) && !strings.HasPrefix(shortName(f.Function), "func") {
			ours = append(ours, f)
		}
		if !more || shortName(f.Function) == "Define" {
			break
		}
	}
	at, from := n.root, call{} // from: the place in the caller
	for i := len(ours) - 1; i >= 0; i-- {
		if name := shortName(ours[i].Function); name != "Define" {
			from.callee = name
			at = at.child(from)
		}
		from = call{file: ours[i].File, line: ours[i].Line}
	}
	from.callee = api
	return at.child(from)
}

// own tells whether a function belongs to package circuits or gadget.
func own(function string) bool {
	rest, ok := strings.CutPrefix(function, module)
	return ok && (strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, "/gadget."))
}

// shortName strips package and receiver.
func shortName(function string) string { return function[strings.LastIndexByte(function, '.')+1:] }

func hintName(f solver.Hint) string {
	return shortName(runtime.FuncForPC(reflect.ValueOf(f).Pointer()).Name())
}
