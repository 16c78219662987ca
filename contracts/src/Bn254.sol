// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @dev The modulus of BN254's base field.
uint256 constant BN254_P = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47;
/// @dev The order of BN254's groups, the modulus of its scalar field.
uint256 constant BN254_R = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001;

/// @title The two curves of BN254: y^2 = x^3 + 3 over Fp, and its twist y^2 = x^3 + 3 / (9 + u) over Fp[u] / (u^2 + 1)
library Bn254 {
    // 3 / (9 + u), the twist's constant, u's part first.
    uint256 private constant TWIST_B1 = 0x009713b03af0fed4cd2cafadeed8fdf4a74fa084e52d1852e4a2bd0685c315d2;
    uint256 private constant TWIST_B0 = 0x2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e5;

    // The generator of G2 that everybody uses has this x, u's part first.
    uint256 internal constant GENERATOR_X1 = 0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2;
    uint256 internal constant GENERATOR_X0 = 0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed;

    /// @dev The two words of `data` from byte `start` on: a point of G1, or one coordinate of a point of G2. Requires
    /// data that is long enough.
    function wordsAt(bytes calldata data, uint256 start) internal pure returns (uint256 first, uint256 second) {
        assembly ("memory-safe") {
            first := calldataload(add(data.offset, start))
            second := calldataload(add(data.offset, add(start, 0x20)))
        }
    }

    /// @dev Whether (x, y) is on the curve. Requires coordinates below p. The curve is its own subgroup.
    function onCurve(uint256 x, uint256 y) internal pure returns (bool) {
        return mulmod(y, y, BN254_P) == addmod(mulmod(mulmod(x, x, BN254_P), x, BN254_P), 3, BN254_P);
    }

    /// @dev Whether (x1 u + x0, y1 u + y0) is on the twist. Requires coordinates below p.
    function onTwist(uint256 x1, uint256 x0, uint256 y1, uint256 y0) internal pure returns (bool) {
        (uint256 s1, uint256 s0) = _multiply(x1, x0, x1, x0);
        (s1, s0) = _multiply(s1, s0, x1, x0);
        (uint256 t1, uint256 t0) = _multiply(y1, y0, y1, y0);
        return t1 == addmod(s1, TWIST_B1, BN254_P) && t0 == addmod(s0, TWIST_B0, BN254_P);
    }

    /// @dev Whether a point of the twist, x.A1 | x.A0 | y.A1 | y.A0, is in G2, the subgroup of order r: the pairing
    /// precompile refuses others, even paired with the point at infinity.
    function inSubgroup(bytes calldata point) internal view returns (bool ok) {
        bytes memory input = abi.encodePacked(uint256(0), uint256(0), point);
        assembly ("memory-safe") {
            ok := staticcall(gas(), 0x08, add(input, 0x20), 0xc0, 0x00, 0x20)
        }
    }

    function _multiply(uint256 a1, uint256 a0, uint256 b1, uint256 b0) private pure returns (uint256 c1, uint256 c0) {
        c1 = addmod(mulmod(a1, b0, BN254_P), mulmod(a0, b1, BN254_P), BN254_P);
        c0 = addmod(mulmod(a0, b0, BN254_P), BN254_P - mulmod(a1, b1, BN254_P), BN254_P);
    }
}
