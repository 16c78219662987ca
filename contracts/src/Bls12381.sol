// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title BLS12-381 by the precompiles of EIP-2537
/// @notice A coordinate is two words: the upper 16 of its 48 bytes, and the lower 32. That is also how EIP-2537 encodes
/// it, in 64 bytes. Points have two coordinates in G1 and four in G2.
library Bls12381 {
    // (p - 1) / 2: a y above it has the sign bit in compressed encodings.
    uint256 private constant HALF_HIGH = 0x0d0088f51cbff34d258dd3db21a5d66b;
    uint256 private constant HALF_LOW = 0xb23ba5c279c2895fb39869507b587b120f55ffff58a9ffffdcff7fffffffd555;

    /// @dev The domain of hashing to the curve in the ciphersuite bls-unchained-g1-rfc9380, and its length: what
    /// RFC 9380 calls DST_prime.
    bytes private constant DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_\x2b";

    /// @dev Whether a coordinate is above (p - 1) / 2. Requires one below p.
    function isLarge(uint256 high, uint256 low) internal pure returns (bool) {
        return high > HALF_HIGH || (high == HALF_HIGH && low > HALF_LOW);
    }

    /// @dev The upper 16 bytes of a reduced x with the flags of a compressed encoding: compressed, and whether y is large.
    function flagged(uint256 xHigh, bool large) internal pure returns (uint128) {
        // forge-lint: disable-next-line(unsafe-typecast) A reduced x has 381 bits, and the flags are the three above.
        return uint128(xHigh | (large ? uint256(0xa0) : 0x80) << 120);
    }

    /// @dev Whether eight words are a point of G2: reduced, on the curve and in the subgroup; infinity is. A product by
    /// one, since the precompile of products checks the subgroup and that of sums does not.
    function inG2(bytes memory point) internal view returns (bool ok) {
        bytes memory input = abi.encodePacked(point, uint256(1));
        assembly ("memory-safe") {
            ok := staticcall(gas(), 0x0e, add(input, 0x20), 0x120, add(input, 0x20), 0x100)
            // A chain without the precompile answers with success and nothing.
            ok := and(ok, eq(returndatasize(), 0x100))
        }
    }

    /// @dev Whether both pairs are of points of the two groups, and whether the product of their pairings is one.
    function pairing(uint256[24] memory input) internal view returns (bool ok, bool one) {
        assembly ("memory-safe") {
            ok := staticcall(gas(), 0x0f, input, 0x300, 0x00, 0x20)
            one := and(ok, mload(0x00))
        }
    }

    /// @dev The generator of G2, negated, in EIP-2537's order, written to words 4 to 11 of a pairing's input.
    function putNegatedGenerator(uint256[24] memory input) internal pure {
        input[4] = 0x024aa2b2f08f0a91260805272dc51051;
        input[5] = 0xc6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8;
        input[6] = 0x13e02b6052719f607dacd3a088274f65;
        input[7] = 0x596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e;
        input[8] = 0x0d1b3cc2c7027888be51d9ef691d77bc;
        input[9] = 0xb679afda66c73f17f9ee3837a55024f78c71363275a75d75d86bab79f74782aa;
        input[10] = 0x13fa4d4a0ad8b1ce186ed5061789213d;
        input[11] = 0x993923066dddaf1040bc3ff59f825c78df74f2d75467e25e0f55f8a00fa030ed;
    }

    /// @dev hash_to_curve of RFC 9380 with suite BLS12381G1_XMD:SHA-256_SSWU_RO_ for a message of one word. `ok` is
    /// false only for want of gas.
    function hashToG1(bytes32 message) internal view returns (bool ok, uint256[4] memory point) {
        bytes memory uniform = _expand(message);
        uint256[8] memory points;
        assembly ("memory-safe") {
            let second := add(points, 0x80)

            // u0 and u1, the halves modulo p, by modexp: lengths of base, exponent and modulus, then these.
            let modexp := mload(0x40)
            mstore(modexp, 0x40)
            mstore(add(modexp, 0x20), 0x01)
            mstore(add(modexp, 0x40), 0x30)
            mcopy(add(modexp, 0x60), add(uniform, 0x20), 0x40)
            mstore8(add(modexp, 0xa0), 0x01)
            mstore(add(modexp, 0xa1), 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f624)
            mstore(add(modexp, 0xc1), shl(128, 0x1eabfffeb153ffffb9feffffffffaaab))
            ok := staticcall(gas(), 0x05, modexp, 0xd1, add(points, 0x10), 0x30)
            mcopy(add(modexp, 0x60), add(uniform, 0x60), 0x40)
            ok := and(staticcall(gas(), 0x05, modexp, 0xd1, add(second, 0x10), 0x30), ok)

            // Their images, which the precompile puts in the subgroup, and the sum.
            ok := and(staticcall(gas(), 0x10, points, 0x40, points, 0x80), ok)
            ok := and(staticcall(gas(), 0x10, second, 0x40, second, 0x80), ok)
            ok := and(staticcall(gas(), 0x0b, points, 0x100, points, 0x80), ok)
            point := points
        }
    }

    /// @dev expand_message_xmd of RFC 9380, section 5.3.1, with SHA-256: 128 bytes.
    function _expand(bytes32 message) private pure returns (bytes memory) {
        bytes32 b0 = sha256(abi.encodePacked(bytes32(0), bytes32(0), message, hex"008000", DOMAIN));
        bytes32 b1 = sha256(abi.encodePacked(b0, hex"01", DOMAIN));
        bytes32 b2 = sha256(abi.encodePacked(b0 ^ b1, hex"02", DOMAIN));
        bytes32 b3 = sha256(abi.encodePacked(b0 ^ b2, hex"03", DOMAIN));
        return abi.encodePacked(b1, b2, b3, sha256(abi.encodePacked(b0 ^ b3, hex"04", DOMAIN)));
    }
}
