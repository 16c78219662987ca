# Everything here needs Go, gcc, make and, for the contracts, Node.js.

GO ?= go
# The proofs module is tested as other people's systems build it: alone and without cgo.
ALONE = cd proofs && GOWORK=off CGO_ENABLED=0 $(GO)

.PHONY: demo test vet bench generate contracts

## demo: a job from its program to the verified proof, on this machine
demo:
	$(GO) run ./cmd/assay demo

# The contracts' compiler and tools come from npm; no package runs a script of its own.
contracts/node_modules: contracts/package-lock.json
	cd contracts && npm ci --ignore-scripts --no-audit --no-fund
	touch $@

## contracts: builds and tests the contracts
contracts: contracts/node_modules
	cd contracts && tools/foundry forge test

## test: every test of both modules and of the contracts
test: contracts
	$(GO) test -timeout 30m ./...
	$(ALONE) test -timeout 30m ./...

## vet: formatting and go vet, both modules
vet:
	@unformatted=$$(find . -name node_modules -prune -o -name '*.go' -print | xargs $(GO)fmt -l); if [ -n "$$unformatted" ]; then echo "gofmt would change:"; echo "$$unformatted"; exit 1; fi
	$(GO) vet ./...
	$(ALONE) vet ./...

## bench: the benchmarks of both modules, in Go's benchmark format
bench:
	$(GO) test -timeout 60m -run '^$$' -bench . ./...
	$(ALONE) test -timeout 60m -run '^$$' -bench . ./...

## generate: makes every committed generated file again; nothing may change
generate: contracts/node_modules
	$(GO) generate ./...
	$(ALONE) generate ./...
