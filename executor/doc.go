// Package executor runs programs on devices and keeps what a provider needs to prove and defend its
// results.
//
// Run executes a job into a run directory. OpenStore reads one; Store.Segment gives the openings that a
// proof is made from, after Store.Materialize where only checkpoints were kept. Package audit re-executes a
// directory that somebody else served.
//
// # Devices
//
// A Device is memory and one kernel for each opcode. Package cpu is the default; the meaning of "correct"
// is that of program.Element, and every device must give the same bits for all operands within the
// intervals of the program's analysis. To add one:
//
//   - Implement Device. A Call has everything resolved: views with offsets and strides in bytes (a stride
//     of 0 is a broadcast), the side words of B's rows as Bias, and the instruction with its constants.
//     History and the previous step's state come as ordinary buffers, kept by Machine. Begin Execute with
//     Call.Check; no kernel needs to check a bound after it.
//   - Accumulators before the bias fit 32 bits, x*M plus the rounding constant fits 63, so int32 sums and
//     int64 requantisation are exact; floor is an arithmetic shift. On operands outside of their intervals
//     a kernel may give anything but must neither crash nor write outside of its output: an audit feeds it
//     what a liar committed, and does not believe it there.
//   - Calls come one at a time. Work may be queued as long as Read waits for it and errors surface later.
//   - Pass executortest.Suite, which holds a device to all of this.
//
// A device that decorates another one, and changes what it computed, is how adversaries are measured: Call
// names program, instruction and absolute step, and the output can be read and written after the inner
// Execute. Machine copies a row into its history after Execute, so what a decorator wrote is what later
// steps read.
//
// # Run directory
//
//	run.json                               what the directory is a run of: roots, salt key, eager or late
//	program.prog                           canonical program
//	model.safetensors  input.safetensors  state.safetensors
//	log                                    one record per finished segment
//	seg-000000/step-000000/t0000.bin       what an instruction wrote at a step of a segment
//	seg-000000/subtrees.bin                roots of the step subtrees, where the trace was committed
//	claim.json                             when the run is finished
//	lock                                   held by the process that writes
//
// An eager run keeps every tensor; a late one the outputs of all steps and the state after each segment.
// The layouts are described at their types: Tensor and Layout, Record, Subtrees. The directory holds model,
// input and salt key: its files are readable by their owner only.
//
// Files are written beside their name and renamed, and reach the disk before the log has the record, or
// subtrees.bin the root, that needs them; a record is on the disk before Run goes on. So whatever the log has is there, and a run that
// is killed at any moment goes on after the last record. Going on gives the same bits because execution is
// deterministic; the state it starts from is hashed and compared with the record.
package executor
