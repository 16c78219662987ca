module github.com/assay-protocol/assay/proofs

go 1.26.0

require (
	github.com/consensys/gnark-crypto v0.21.0 // indirect
	golang.org/x/crypto v0.59.0 // indirect
)
