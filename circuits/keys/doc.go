// Package keys makes, caches and loads the keys of the spot circuits.
//
// # Development keys
//
// The keys made here are development keys: they are set up from a public seed,
//
//	seed = SHA-256("assay/development-key/1" | 0x00 | circuit name | 0x00 | circuit version in decimal)
//
// which replaces the system's randomness (crypto/rand.Reader becomes a ChaCha8
// stream, math/rand/v2) while gnark's groth16.Setup runs. So everybody has the
// same keys, the committed verifying keys can be made again by anyone, and
// anyone can forge a proof under them. [Warning] says so, and whatever shows a
// key shows it. Keys that protect money come from a ceremony.
//
// gnark reads all randomness of a set-up in one goroutine and in a fixed order
// (backend/groth16/bn254/setup.go: t, alpha, beta, gamma, delta, then G, then
// sigma); only arithmetic is parallel. Replacing a global is safe only if
// nothing else reads it, so set-up happens in a process of its own: the current
// executable, started again as a worker. Therefore every main and every TestMain
// that loads keys calls [Worker] before anything else.
//
// # Cache
//
// The cache folder is $ASSAY_CACHE if set, else assay in the user's cache
// folder. It holds, for each shape, version of the circuit's source and version
// of gnark,
//
//	keys/NAME.vN.gnarkM/circuit.r1cs     the compiled constraint system, gnark's encoding
//	keys/NAME.vN.gnarkM/proving.dump     the proving key, gnark's dump: as in memory, unchecked
//	keys/NAME.vN.gnarkM/verifying.vk     the verifying key, as in package proofs/groth16
//	keys/NAME.vN.gnarkM/manifest.json    shape, counts, sizes and SHA-256 of the three
//	keys/NAME.vN.gnarkM.lock             held by the process that makes the entry
//
// An entry is written in a folder beside its place and renamed, under the lock:
// it is there as a whole or not at all, and of two processes that want it one
// makes it and the other waits. Every file is checked against the manifest each
// time it is read; what does not match is refused with a [CacheError] that names
// the file, and never used or silently made again.
package keys
