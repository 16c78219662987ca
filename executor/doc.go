// Package executor runs programs on devices and keeps what a provider needs to prove and defend its
// results.
package executor
