module github.com/assay-protocol/assay/proofs

go 1.26.0

require (
	github.com/consensys/gnark-crypto v0.21.0
	golang.org/x/crypto v0.59.0
)

require (
	github.com/bits-and-blooms/bitset v1.24.6 // indirect
	golang.org/x/sys v0.50.0 // indirect
)
