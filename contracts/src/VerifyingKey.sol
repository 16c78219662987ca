// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IGroth16Verifier} from "./interfaces/IGroth16Verifier.sol";
import {BN254_P, Bn254} from "./Bn254.sol";

/// @title The encoding of verifying keys, and what a key must satisfy
/// @notice The checks are those of the Go package proofs/groth16. They refuse keys that anybody can see to be broken;
/// whether a key is honest only its ceremony can say.
library VerifyingKey {
    /// @dev Bytes before the first point: the magic and the number of inputs.
    uint256 internal constant HEADER = 12;
    /// @dev Where K_0 begins: alpha and five points of G2 come before.
    uint256 internal constant K = HEADER + 64 + 5 * 128;
    /// @dev Bytes of a key without inputs: K_0 and the commitment's K are always there.
    uint256 internal constant FIXED = K + 2 * 64;
    uint256 internal constant MAX_INPUTS = 64;

    bytes8 private constant MAGIC = "ASSAYVK1";

    // The numbers of elements in errors.
    uint256 private constant BETA = 1;
    uint256 private constant GAMMA = 2;
    uint256 private constant DELTA = 3;
    uint256 private constant G = 4;
    uint256 private constant G_SIGMA_NEG = 5;
    uint256 private constant FIRST_K = 6;

    /// @dev The number of inputs of a key; reverts, with an error of IGroth16Verifier, unless the key is well-formed.
    function check(bytes calldata key) internal view returns (uint256 n) {
        if (key.length < HEADER) revert IGroth16Verifier.KeyLength(key.length);
        if (bytes8(key[:8]) != MAGIC) revert IGroth16Verifier.KeyMagic();
        n = uint32(bytes4(key[8:12]));
        if (n == 0 || n > MAX_INPUTS) revert IGroth16Verifier.KeyPublicInputs(n);
        if (key.length != FIXED + 64 * n) revert IGroth16Verifier.KeyLength(key.length);

        _checkG1(key, HEADER, 0);
        for (uint256 i = BETA; i <= G_SIGMA_NEG; ++i) {
            _checkG2(key, _g2(i), i);
        }
        for (uint256 i = 0; i < n + 2; ++i) {
            _checkG1(key, K + 64 * i, FIRST_K + i);
        }

        // A point and its negative share x, and only they do.
        for (uint256 i = 1; i < n + 2; ++i) {
            (uint256 x,) = Bn254.wordsAt(key, K + 64 * i);
            for (uint256 j = 0; j < i; ++j) {
                (uint256 other,) = Bn254.wordsAt(key, K + 64 * j);
                if (x == other) revert IGroth16Verifier.KeyRepeatedK(i, j);
            }
        }
        if (_sameX(key, GAMMA, DELTA)) revert IGroth16Verifier.KeyGammaDelta();
        if (_sameX(key, BETA, GAMMA) || _sameX(key, BETA, DELTA)) revert IGroth16Verifier.KeyBeta();
        (uint256 x1, uint256 x0) = Bn254.wordsAt(key, _g2(DELTA));
        if (x1 == Bn254.GENERATOR_X1 && x0 == Bn254.GENERATOR_X0) revert IGroth16Verifier.KeyDeltaGenerator();
        if (_sameX(key, G, G_SIGMA_NEG)) revert IGroth16Verifier.KeyPedersen();
    }

    function _checkG1(bytes calldata key, uint256 start, uint256 element) private pure {
        (uint256 x, uint256 y) = Bn254.wordsAt(key, start);
        if (x >= BN254_P || y >= BN254_P) revert IGroth16Verifier.KeyCoordinate(element);
        if (x | y == 0) revert IGroth16Verifier.KeyInfinity(element);
        if (!Bn254.onCurve(x, y)) revert IGroth16Verifier.KeyCurve(element);
    }

    function _checkG2(bytes calldata key, uint256 start, uint256 element) private view {
        (uint256 x1, uint256 x0) = Bn254.wordsAt(key, start);
        (uint256 y1, uint256 y0) = Bn254.wordsAt(key, start + 64);
        if (x1 >= BN254_P || x0 >= BN254_P || y1 >= BN254_P || y0 >= BN254_P) revert IGroth16Verifier.KeyCoordinate(element);
        if (x1 | x0 | y1 | y0 == 0) revert IGroth16Verifier.KeyInfinity(element);
        if (!Bn254.onTwist(x1, x0, y1, y0)) revert IGroth16Verifier.KeyCurve(element);
        if (!Bn254.inSubgroup(key[start:start + 128])) revert IGroth16Verifier.KeySubgroup(element);
    }

    /// @dev Where the point of G2 with this number begins.
    function _g2(uint256 element) private pure returns (uint256) {
        return HEADER + 64 + 128 * (element - 1);
    }

    /// @dev Whether two points of G2 are equal up to sign.
    function _sameX(bytes calldata key, uint256 a, uint256 b) private pure returns (bool) {
        (uint256 a1, uint256 a0) = Bn254.wordsAt(key, _g2(a));
        (uint256 b1, uint256 b0) = Bn254.wordsAt(key, _g2(b));
        return a1 == b1 && a0 == b0;
    }
}
