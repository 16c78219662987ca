// Package commit turns rows of bytes into field elements, field elements into trees, and trees into roots.
package commit

//go:generate go run ./internal/genvectors committest/vectors.json
