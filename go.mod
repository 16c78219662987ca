module github.com/assay-protocol/assay

go 1.26.0

ignore ./contracts/node_modules

require github.com/assay-protocol/assay/proofs v0.0.0

require (
	github.com/blang/semver/v4 v4.0.0 // indirect
	github.com/consensys/gnark v0.16.0 // indirect
	github.com/consensys/gnark-crypto v0.21.0 // indirect
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/rogpeppe/go-internal v1.16.0 // indirect
	github.com/spf13/cobra v1.10.2 // indirect
	github.com/spf13/pflag v1.0.10 // indirect
	golang.org/x/crypto v0.59.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
	golang.org/x/term v0.48.0 // indirect
)

replace github.com/assay-protocol/assay/proofs => ./proofs
