// Package assay is the map of the repository; it holds no code.
//
// Assay runs integer tensor programs on somebody else's machine and gives the buyer grounds to believe the result: the executor commits every checkpoint
// and the trace, a public beacon draws elements of it, one circuit proves that each is what its instruction gives, an escrow pays for proofs after a
// window, and one honest party who audits pins in it whatever the draw missed. README.md says how to use it, PAPER.md why it can be believed.
//
// # Rooms
//
//	proofs/     a module of its own, light enough for anybody who verifies: programs, commitments, draws, claims, verification, soundness
//	circuits/   the universal spot circuit; gadget/ its parts, prover/ witness and proof, keys/ set-up and cache
//	executor/   devices, runs and their storage; cpu/ the kernels, audit/ re-execution, executortest/ what every device passes
//	contracts/  the Go client of the contracts; src/ their Solidity, interfaces first, test/ its tests, bindings/ and revert/ calls and errors in Go,
//	            devchain/ a chain in the process
//	cmd/assay/  the command, one file per subcommand
//	bench/      adversaries, as devices that cheat
//	examples/   small complete stories; mnist/ is the demo's
//
// A room imports proofs and nothing of the other rooms; cmd, bench and examples join them. deps_test.go states this and fails on a breach.
//
// # Where a new part goes
//
//   - an opcode: its semantics in proofs/program, its kernel in executor/cpu, its constraints in circuits/op_NAME.go; each package's
//     documentation says how
//   - a leaf scheme: proofs/commit and its twin in circuits/gadget
//   - a device: a folder beside executor/cpu that passes executor/executortest
//   - a beacon: proofs/beacon, and a contract with contracts/src/interfaces/IBeacon.sol
//   - a circuit or token that the escrow takes: another deployment of the catalogue; contracts/deploy.go
//   - a rule of settlement: contracts/src/interfaces/IEscrow.sol with its table first, then contract, test of the edge, bindings
//   - a command: a file in cmd/assay and a line in its list
package assay
