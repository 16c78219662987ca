// Package contracts is the Go client of the contracts in src: the escrow and what
// it stands on, the verifier, the catalogue, the beacon and the attestation
// registry.
//
// A [Client] reads one escrow, over a node ([Dial]) or a chain in the process
// (package devchain). [Client.As] gives an [Account], which sends transactions and
// returns when they are mined. Documents are those of proofs/claim; [Settlement]
// holds the economic terms. Amounts are in a token's smallest unit, times in Unix
// seconds of the chain's clock.
//
// # What the client checks
//
// Before it posts or checks a job, that chain and escrow are those of the terms
// (ErrChainID, ErrEscrow), that the terms hold the settlement's hash
// (ErrSettlement), and that Go and the contract compute the same job id
// (ErrJobID). A job whose id differs would be posted under terms that no proof of
// the executor's binds.
//
// # Errors
//
// Whatever a contract refuses comes as a [CallError] around the type of package
// revert that has the custom error's name and arguments:
//
//	late, ok := errors.AsType[*revert.TooLate](err)
//	errors.Is(err, &revert.ProofRefused{})
//
// A transaction is simulated before it is sent, so a refusal costs no gas unless
// the chain moved on between.
//
// # Gas
//
// Every mined transaction has a [Receipt] with its name, as in "prove 2/0", and
// the gas it used; [Client.Observe] sees them all.
package contracts
