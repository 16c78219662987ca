// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title Groth16 over BN254 with one Pedersen commitment, under keys that are data
/// @notice Equations, encodings and names are those of the Go package proofs/groth16. A key of n public inputs is
///
///     "ASSAYVK1" | n (4 bytes) | alpha | beta | gamma | delta | G | GSigmaNeg | K_0 | ... | K_{n+1}
///
/// (844 + 64n bytes), its hash the keccak256 of these bytes. A proof is A | B | C | D | P (384 bytes). Integers are
/// big-endian, a point of G1 is x | y, a point of G2 is x.A1 | x.A0 | y.A1 | y.A0 (EIP-197). The point at infinity has
/// no encoding.
///
/// A registered key is well-formed. Whether it is honest only its ceremony can say: whoever takes a hash from a
/// stranger takes the stranger's word. Proofs are malleable ((-A, -B) is a proof where (A, B) is): never use a proof's
/// bytes as an identifier.
interface IGroth16Verifier {
    /// @notice A key was stored.
    event KeyRegistered(bytes32 indexed keyHash, uint256 publicInputs);

    // The elements of a key are numbered in the order of their encoding: 0 alpha, 1 beta, 2 gamma, 3 delta, 4 G,
    // 5 GSigmaNeg, 6 + i K_i.

    /// @notice The key does not have the length of a key of its number of public inputs, or of any.
    error KeyLength(uint256 length);
    /// @notice The key does not begin with "ASSAYVK1".
    error KeyMagic();
    /// @notice The key has no public input or more than 64.
    error KeyPublicInputs(uint256 count);
    /// @notice A coordinate of this element of the key is not below the field's modulus p.
    error KeyCoordinate(uint256 element);
    /// @notice This element of the key is the point at infinity.
    error KeyInfinity(uint256 element);
    /// @notice This element of the key is not on the curve.
    error KeyCurve(uint256 element);
    /// @notice This element of the key, a point of G2, is on the curve and not in the subgroup.
    error KeySubgroup(uint256 element);
    /// @notice K_i is K_j or -K_j: the two inputs are interchangeable.
    error KeyRepeatedK(uint256 i, uint256 j);
    /// @notice gamma is delta or -delta: C absorbs the inputs and every statement has a proof.
    error KeyGammaDelta();
    /// @notice beta is gamma, delta or the negative of one: A, B and C follow from the inputs and alpha.
    error KeyBeta();
    /// @notice delta is the generator of G2 or its negative, the value before any contribution.
    error KeyDeltaGenerator();
    /// @notice GSigmaNeg is G or -G: the proof of knowledge is the commitment itself.
    error KeyPedersen();
    /// @notice The code that holds the key could not be created.
    error KeyStore();

    /// @notice No key of this hash is registered.
    error UnknownKey(bytes32 keyHash);
    /// @notice The proof is not 384 bytes long.
    error ProofLength(uint256 length);
    /// @notice The number of inputs is not the key's.
    error InputCount(uint256 count, uint256 want);
    /// @notice This input is not below r, the order of the group.
    error InputRange(uint256 index);
    // The elements of a proof are numbered in the order of their encoding: 0 A, 1 B, 2 C, 3 D, 4 P.

    /// @notice A coordinate of this element of the proof is not below p.
    error ProofCoordinate(uint256 element);
    /// @notice This element of the proof is the point at infinity.
    error ProofInfinity(uint256 element);
    /// @notice This element of the proof is not on its curve.
    error ProofCurve(uint256 element);
    /// @notice B is on the curve and not in the subgroup, or too little gas was given.
    error ProofSubgroup();
    /// @notice The proof is well-formed and does not hold for these inputs.
    error ProofRefused();

    /// @notice Checks `key` and stores it as contract code. Anybody may; storing a key says nothing for it.
    /// @return keyHash keccak256 of `key`. Registering a stored key again gives its hash and does nothing.
    function register(bytes calldata key) external returns (bytes32 keyHash);

    /// @notice Whether a key of this hash is stored.
    function isRegistered(bytes32 keyHash) external view returns (bool);

    /// @notice The number of public inputs of a stored key; reverts with UnknownKey.
    function publicInputs(bytes32 keyHash) external view returns (uint256);

    /// @notice The bytes of a stored key; reverts with UnknownKey.
    function keyBytes(bytes32 keyHash) external view returns (bytes memory);

    /// @notice Verifies `proof` for `inputs` (in the circuit's order, each below r) under a stored key.
    /// @return Always true: whatever is not a proof reverts, with one of the errors above.
    function verify(bytes32 keyHash, bytes calldata proof, uint256[] calldata inputs) external view returns (bool);
}
