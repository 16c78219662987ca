// Package program is the job: a short list of integer tensor instructions, run for a number of
// steps over committed model and input tensors.
package program
