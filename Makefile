# Everything here needs Go, gcc and make, nothing else.

GO ?= go
# The proofs module is tested as other people's systems build it: alone and without cgo.
ALONE = cd proofs && GOWORK=off CGO_ENABLED=0 $(GO)

.PHONY: demo test vet bench generate

## demo: a job from its program to the verified proof, on this machine
demo:
	$(GO) run ./cmd/assay demo

## test: every test of both modules
test:
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
generate:
	$(GO) generate ./...
	$(ALONE) generate ./...
