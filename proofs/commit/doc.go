// Package commit turns rows of bytes into field elements, field elements into trees, and trees into roots.
// This comment is the format: whatever agrees with it agrees with the package, and vectors to drive it
// with are in package committest.
//
// # Field
//
// Elements are of the scalar field of BN254, of order r. As text they are "0x" and 64 lower-case hex digits,
// big-endian and below r; nothing else is read.
//
// # Permutations
//
// P8 and P16 are Poseidon2 (eprint 2023/323) over that field with widths 8 and 16, S-box x^5, 8 full rounds
// and 57 partial ones, with the round keys and internal matrices of gnark-crypto's bn254/fr/poseidon2.
//
// # Tags
//
// Every hash starts from a tag that says what it is of:
//
//	tag(kind, scheme, c, length) = "assay"·2^96 + kind·2^80 + scheme·2^64 + c·2^32 + length
//
// with "assay" read as five big-endian bytes. Kinds are 1 leaf, 2 node, 3 salt, 4 draw, 5 descriptor, 6 header,
// 7 trace root, 8 checkpoint, 9 input root, 10 key hash, 11 program root. Outside leaves, scheme is 1 and c
// is 0. length is the number of inputs, for nodes the height of the children. The fields do not overlap, so
// that two uses share a tag only if they agree in all four.
//
// # Hashes
//
//	Sponge(tag; in): P16 over lanes 0..14 as rate; lane 15 starts as tag, the others as 0. Blocks of 15
//	    inputs, the last padded with 0, are added to lanes 0..14, with P16 after each. Result: lane 0.
//	Hash8(tag; in), at most 7 inputs: P8(in, 0, ..., tag)[0] + in[0], tag in lane 7.
//	Node(level; c0..c7): P8(c0 + tag(2, 1, 0, level), c1, ..., c7)[0] + c0, level the height of the c.
//
// # Leaves
//
// A leaf is c bytes and a 4-byte side word, c a multiple of 32 in [64, 4096]. A row shorter than c is padded
// with 0x00, so that a digest does not tell how long its row was; programs fix that. The side word is an i32 in
// offset binary (raw = value + 2^31) and enters as its raw value. Scheme 1 (poseidon2): the padded row is cut in
// words of 31 bytes, the last one shorter, each a little-endian integer, and with n = ceil(c/31) + 2
//
//	digest = Sponge(tag(1, 1, c, n); words, side word, salt).
//
// Scheme 2 (ajtai) is reserved and refused.
//
// # Salts and roots
//
//	salt(key, tree, step, leaf) = Hash8(tag(3, 1, 0, 4); key, tree, step, leaf)
//	key hash     = Hash8(tag(10, 1, 0, 1); key)
//	input root   = Hash8(tag(9, 1, 0, 2); input tree, key hash)
//	trace root   = Hash8(tag(7, 1, 0, 3); work tree, state tree, output tree)
//	checkpoint   = Hash8(tag(8, 1, 0, 2); state subtree, output tree)
//	program root = Hash8(tag(11, 1, 0, 2); header digest, instruction tree)
//
// In a salt tree is 1 work, 2 state, 3 output, step is the absolute step plus one (0: the initial state) and leaf
// the index in that step's subtree. The state in a checkpoint has the salts of the step that wrote it. Leaves of
// model and input have salt 0. Salts hide rows from whoever lacks the key; they are checked, not chosen, or one
// row could have many digests.
//
// # Trees
//
// Trees have arity 8, a fixed number of levels, and empty positions: an absent leaf is 0, and an empty subtree of
// height l+1 is the node over eight of height l. A row of zeros is not an absent leaf. The tree of a role of a
// segment has 13 levels, a leaf's index being step in segment · 2^21 + leaf: 7 levels within a step and 6 over the
// steps, so that a step's subtree is a node at height 7. The model has 8 levels, the input 13, the instructions 4.
//
// A path is the eight children of each ancestor, the lowest first. It is checked by comparing, at each level, the
// child where the index says with the node so far, and hashing the eight. Its length is the height of the tree and
// is fixed by whoever checks: a node shown as a leaf of a lower tree is refused by its height's tag as well.
//
// # Checkpoint list
//
// The list of checkpoints is opened by contracts and so is a binary tree of keccak256, with leaves
// keccak256(0x00 || index || element), index in 8 and element in 32 big-endian bytes, and nodes
// keccak256(0x01 || left || right). The last node of an odd level goes up unchanged; the index in the leaf keeps it
// from passing for another. The root does not bind the length of the list, which is fixed by the terms of the job.
//
// # How to add a leaf scheme
//
//  1. Natively: a type that implements [LeafScheme] in a file of its own, a case in [For], its number as a constant
//     beside [Poseidon2] and its name in [Scheme.String]. The digest starts from tag(1, scheme, c, n), is binding for
//     row, side word and salt together, and treats a short row as padded. Digest is the plain definition;
//     DigestAll may be as fast as it likes and must equal it, which TestDigestAllIsDigest and FuzzDigestAll check
//     once the scheme is in their list.
//  2. In circuits/gadget: the twin, which takes the bytes of a row as range-checked digits, the side word and the
//     salt, and returns the same element. Trees, salts and roots are the same for every scheme.
//  3. Vectors: a second implementation in internal/genvectors, of kind "leaf" for several c, with rows of extremes,
//     short rows and side words; `go generate` here. Native code and gadget both run them.
//  4. A circuit name (spot-<scheme>-c<c>-...) and its keys; programs name the scheme in their header.
package commit

//go:generate go run ./internal/genvectors committest/vectors.json
