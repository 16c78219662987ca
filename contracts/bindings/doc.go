// Package bindings is what abigen makes of the contracts in contracts/src, and of
// the test token of development chains: calls, events and the bytecode to deploy.
// Package contracts is the client to use; bindings gives the types of its events.
//
// The generator needs Node and contracts/node_modules (npm ci --ignore-scripts in
// contracts), and writes package revert too.
package bindings

//go:generate go run ../internal/genbindings -contracts ..
