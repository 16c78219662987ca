module github.com/assay-protocol/assay

go 1.26

ignore ./contracts/node_modules

require github.com/assay-protocol/assay/proofs v0.0.0

replace github.com/assay-protocol/assay/proofs => ./proofs
