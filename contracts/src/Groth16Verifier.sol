// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IGroth16Verifier} from "./interfaces/IGroth16Verifier.sol";
import {BN254_P, BN254_R, Bn254} from "./Bn254.sol";
import {CodeStore} from "./CodeStore.sol";
import {VerifyingKey} from "./VerifyingKey.sol";

/// @title Groth16 over BN254 with one Pedersen commitment, under keys that are data
/// @notice For a key (alpha, beta, gamma, delta, G, GSigmaNeg, K), inputs x_1 .. x_n and a proof (A, B, C, D, P), with
///
///     h = keccak256(D | x_1 | ... | x_n) mod r
///     L = K_0 + sum x_i K_i + h K_{n+1} + D
///
/// a proof is accepted if both hold:
///
///     (1)  e(-A, B) e(alpha, beta) e(L, gamma) e(C, delta) = 1       (Groth16)
///     (2)  e(P, G) e(D, GSigmaNeg) = 1                               (proof of knowledge of the commitment)
///
/// h covers every input, in order: a circuit whose commitment leaves one out has no proof here. An input that stands
/// outside the commitment and only in linear constraints could be shifted by anyone who shifts C with it.
///
/// One call of the pairing precompile checks both. Let E1 and E2 be the two left sides. The call checks
///
///     E1 * E2^c = 1,   c = the upper 128 bits of keccak256(key hash | A | B | C | P | D | x_1 | ... | x_n)
///
/// as e(cP, G) e(cD, GSigmaNeg) = E2^c. Soundness: E1 and E2 lie in a group of prime order r, since the precompiles
/// take no point outside of it. If E2 = 1 then E1 = 1 follows. If E2 != 1 it generates the group and exactly one residue
/// c* = -log(E1) to the base E2 satisfies the equation; c < 2^128 < r, so at most one value of c does. E1 and E2 are
/// functions of what c is a hash of, all of it in fixed places (n belongs to the key), so whoever changes anything asks
/// for a new c. For a hash modelled as a random oracle, Q queries find an accepted (E1, E2) != (1, 1) with probability
/// at most Q * 2^-128, less than the chance of as many steps against the discrete logarithm of BN254, of about 100
/// bits. Nothing here is secret, so a hash in place of a random c is what there is; no point of a proof may be left out
/// of it, or c could be known while that point is still free.
contract Groth16Verifier is IGroth16Verifier {
    uint256 private constant PROOF = 384;

    /// @inheritdoc IGroth16Verifier
    function register(bytes calldata key) external returns (bytes32 keyHash) {
        keyHash = keccak256(key);
        if (CodeStore.addressOf(keyHash).code.length != 0) return keyHash;
        uint256 n = VerifyingKey.check(key);
        if (!CodeStore.write(keyHash, key)) revert KeyStore();
        emit KeyRegistered(keyHash, n);
    }

    /// @inheritdoc IGroth16Verifier
    function isRegistered(bytes32 keyHash) external view returns (bool) {
        return CodeStore.addressOf(keyHash).code.length != 0;
    }

    /// @inheritdoc IGroth16Verifier
    function publicInputs(bytes32 keyHash) external view returns (uint256) {
        return (keyBytes(keyHash).length - VerifyingKey.FIXED) / 64;
    }

    /// @inheritdoc IGroth16Verifier
    function keyBytes(bytes32 keyHash) public view returns (bytes memory key) {
        key = CodeStore.read(keyHash);
        if (key.length == 0) revert UnknownKey(keyHash);
    }

    /// @inheritdoc IGroth16Verifier
    function verify(bytes32 keyHash, bytes calldata proof, uint256[] calldata inputs) external view returns (bool) {
        if (proof.length != PROOF) revert ProofLength(proof.length);
        uint256 key = _load(keyHash, inputs.length);
        _checkG1(proof, 0, 0);
        _checkG2(proof, 64, 1);
        _checkG1(proof, 192, 2);
        _checkG1(proof, 256, 3);
        _checkG1(proof, 320, 4);
        (uint256 pairs, bool ok) = _lay(keyHash, key, proof, inputs);
        uint256 one;
        assembly ("memory-safe") {
            ok := and(staticcall(gas(), 0x08, pairs, 0x480, 0x00, 0x20), ok)
            one := mload(0x00)
        }
        if (!ok) revert ProofSubgroup();
        if (one != 1) revert ProofRefused();
        return true;
    }

    /// @dev Copies the points of a key of n inputs to memory, alpha first, and returns where they are.
    function _load(bytes32 keyHash, uint256 n) private view returns (uint256 key) {
        address store = CodeStore.addressOf(keyHash);
        uint256 count;
        assembly ("memory-safe") {
            // The count, four bytes, comes before alpha. The code has a zero byte and the magic before both. The points
            // begin with a word of memory.
            let start := add(mload(0x40), 0x1c)
            let length := add(0x344, shl(6, n))
            extcodecopy(store, start, 9, length)
            count := shr(224, mload(start))
            key := add(start, 4)
            mstore(0x40, add(start, length))
        }
        if (count == 0) revert UnknownKey(keyHash);
        if (count != n) revert InputCount(n, count);
    }

    function _checkG1(bytes calldata proof, uint256 start, uint256 element) private pure {
        (uint256 x, uint256 y) = Bn254.wordsAt(proof, start);
        if (x >= BN254_P || y >= BN254_P) revert ProofCoordinate(element);
        if (x | y == 0) revert ProofInfinity(element);
        if (!Bn254.onCurve(x, y)) revert ProofCurve(element);
    }

    function _checkG2(bytes calldata proof, uint256 start, uint256 element) private pure {
        (uint256 x1, uint256 x0) = Bn254.wordsAt(proof, start);
        (uint256 y1, uint256 y0) = Bn254.wordsAt(proof, start + 64);
        if (x1 >= BN254_P || x0 >= BN254_P || y1 >= BN254_P || y0 >= BN254_P) revert ProofCoordinate(element);
        if (x1 | x0 | y1 | y0 == 0) revert ProofInfinity(element);
        if (!Bn254.onTwist(x1, x0, y1, y0)) revert ProofCurve(element);
    }

    /// @dev Writes the six pairs of the check to memory and returns where. Requires points of the curve; `ok` is then
    /// false only for want of gas.
    function _lay(bytes32 keyHash, uint256 key, bytes calldata proof, uint256[] calldata inputs)
        private
        view
        returns (uint256 pairs, bool ok)
    {
        uint256 inRange;
        ok = true;
        assembly ("memory-safe") {
            let o := proof.offset

            // In memory: the six pairs, then the transcript, key hash | A | B | C | P | D | inputs, then a buffer for
            // the precompiles, which the free memory begins with.
            pairs := mload(0x40)
            let transcript := add(pairs, 0x480)
            let d := add(transcript, 0x160)
            let end := add(add(d, 0x40), shl(5, inputs.length))
            mstore(0x40, end)
            mstore(transcript, keyHash)
            calldatacopy(add(transcript, 0x20), o, 0x100)
            calldatacopy(add(transcript, 0x120), add(o, 0x140), 0x40)
            calldatacopy(d, add(o, 0x100), 0x40)
            calldatacopy(add(d, 0x40), inputs.offset, shl(5, inputs.length))

            // (-A, B), (alpha, beta), (L, gamma), (C, delta), (cP, G), (cD, GSigmaNeg)
            calldatacopy(pairs, o, 0xc0)
            mstore(add(pairs, 0x20), sub(BN254_P, mload(add(pairs, 0x20))))
            mcopy(add(pairs, 0xc0), key, 0xc0)
            mcopy(add(pairs, 0x1c0), add(key, 0xc0), 0x80)
            calldatacopy(add(pairs, 0x240), add(o, 0xc0), 0x40)
            mcopy(add(pairs, 0x280), add(key, 0x140), 0x80)
            mcopy(add(pairs, 0x340), add(key, 0x1c0), 0x80)
            mcopy(add(pairs, 0x400), add(key, 0x240), 0x80)

            // L = K_0 + sum x_i K_i + h K_{n+1} + D: the sum in the first half of the buffer, the next term in the
            // second.
            let term := add(end, 0x40)
            let scalar := add(end, 0x80)
            let k := add(key, 0x2c0)
            mcopy(end, k, 0x40)
            let x := add(d, 0x40)
            for {} lt(x, end) { x := add(x, 0x20) } {
                let value := mload(x)
                if iszero(lt(value, BN254_R)) { break }
                k := add(k, 0x40)
                mcopy(term, k, 0x40)
                mstore(scalar, value)
                ok := and(staticcall(gas(), 0x07, term, 0x60, term, 0x40), ok)
                ok := and(staticcall(gas(), 0x06, end, 0x80, end, 0x40), ok)
            }
            inRange := shr(5, sub(x, add(d, 0x40)))
            if eq(x, end) {
                // The multiplication reduces h by itself: its scalars are any 256 bits.
                mcopy(term, add(k, 0x40), 0x40)
                mstore(scalar, keccak256(d, sub(end, d)))
                ok := and(staticcall(gas(), 0x07, term, 0x60, term, 0x40), ok)
                ok := and(staticcall(gas(), 0x06, end, 0x80, end, 0x40), ok)
                mcopy(term, d, 0x40)
                ok := and(staticcall(gas(), 0x06, end, 0x80, add(pairs, 0x180), 0x40), ok)

                // cD and cP: D is there.
                mstore(scalar, shr(128, keccak256(transcript, sub(end, transcript))))
                ok := and(staticcall(gas(), 0x07, term, 0x60, add(pairs, 0x3c0), 0x40), ok)
                calldatacopy(term, add(o, 0x140), 0x40)
                ok := and(staticcall(gas(), 0x07, term, 0x60, add(pairs, 0x300), 0x40), ok)
            }
        }
        if (inRange != inputs.length) revert InputRange(inRange);
    }
}
