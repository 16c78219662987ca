// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IBeacon} from "./interfaces/IBeacon.sol";
import {Bls12381} from "./Bls12381.sol";

/// @title A drand network of the scheme bls-unchained-g1-rfc9380, quicknet's
/// @notice The signature of a round is a point S of G1 with e(S, g2) = e(H(sha256(round in 8 bytes)), public key), H
/// hashing to the curve as in RFC 9380. There is one such S for each round, so the value is nobody's choice.
contract DrandBeacon is IBeacon {
    // The beacons that everybody knows, by the hashes of name and compressed key.
    bytes32 private constant QUICKNET_NAME = keccak256("quicknet");
    bytes32 private constant QUICKNET_KEY = keccak256(
        hex"83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
    );
    uint64 private constant QUICKNET_GENESIS = 1692803367;
    bytes32 private constant DEVELOPMENT_NAME = keccak256("development");
    bytes32 private constant DEVELOPMENT_KEY = keccak256(
        hex"8f4da4a05b7813ae03a2f58d1f11cc2e515af8cb28d5a1276ede4126841ddc042b0615023626caaa7b8503e00b2ffabd04f3cc433fe73e5c9ab16a7d423864636b95dc495c783bfd8d1a17f6b557f3c9e23190964f2fe8b4b86e3a58b3863386"
    );
    uint64 private constant DEVELOPMENT_GENESIS = 1700000000;
    uint64 private constant KNOWN_PERIOD = 3;

    /// @inheritdoc IBeacon
    bytes32 public immutable beaconId;
    /// @inheritdoc IBeacon
    uint64 public immutable genesis;
    /// @inheritdoc IBeacon
    uint64 public immutable period;

    // The public key's words in EIP-2537's order: x.c0, x.c1, y.c0, y.c1, the upper 16 bytes of each before the others.
    uint256 private immutable _x0h;
    uint256 private immutable _x0l;
    uint256 private immutable _x1h;
    uint256 private immutable _x1l;
    uint256 private immutable _y0h;
    uint256 private immutable _y0l;
    uint256 private immutable _y1h;
    uint256 private immutable _y1l;

    /// @notice The beacon needs a name.
    error NoName();
    /// @notice The public key is not 192 bytes long.
    error KeyLength(uint256 length);
    /// @notice The public key is the point at infinity.
    error KeyInfinity();
    /// @notice A coordinate is not below p, or the point is off the curve or outside the subgroup.
    error KeyPoint();
    /// @notice Round 1 has no time.
    error ZeroGenesis();
    /// @notice There is no time between rounds.
    error ZeroPeriod();
    /// @notice The name of a known beacon with another key, or its key with another name.
    error NotTheBeacon();
    /// @notice A known beacon with another genesis or period: its rounds would be known before their time.
    error NotItsTimes();
    /// @notice Everybody knows the development beacon's secret key, and this is no development chain.
    error DevelopmentKey(uint256 chainId);

    /// @param name The name in terms, as in the Go package proofs/beacon.
    /// @param key The public key, x.c1 | x.c0 | y.c1 | y.c0, each 48 bytes big-endian: the uncompressed form without
    /// flags (gnark-crypto's RawBytes).
    /// @param genesis_ Unix second of round 1.
    /// @param period_ Seconds between rounds.
    constructor(string memory name, bytes memory key, uint64 genesis_, uint64 period_) {
        if (bytes(name).length == 0) revert NoName();
        if (key.length != 192) revert KeyLength(key.length);
        if (genesis_ == 0) revert ZeroGenesis();
        if (period_ == 0) revert ZeroPeriod();

        (_x1h, _x1l) = _coordinate(key, 0);
        (_x0h, _x0l) = _coordinate(key, 48);
        (_y1h, _y1l) = _coordinate(key, 96);
        (_y0h, _y0l) = _coordinate(key, 144);
        if (keccak256(key) == keccak256(new bytes(192))) revert KeyInfinity();
        if (!Bls12381.inG2(abi.encode(_x0h, _x0l, _x1h, _x1l, _y0h, _y0l, _y1h, _y1l))) revert KeyPoint();
        genesis = genesis_;
        period = period_;

        bytes32 nameHash = keccak256(bytes(name));
        bytes32 keyHash = _compressedHash(key);
        _checkKnown(nameHash, keyHash, genesis_, period_);
        beaconId = keccak256(abi.encodePacked(nameHash, keyHash));
    }

    /// @inheritdoc IBeacon
    function timeOf(uint64 round) external view returns (uint256) {
        if (round == 0) revert NoSuchRound();
        return uint256(genesis) + uint256(round - 1) * period;
    }

    /// @inheritdoc IBeacon
    function roundAt(uint256 time) external view returns (uint64) {
        if (time < genesis) revert NoSuchRound();
        return _round((time - genesis) / period, 1);
    }

    /// @inheritdoc IBeacon
    function firstRoundAfter(uint256 time, uint256 delay) external view returns (uint64) {
        if (time > type(uint64).max || delay > type(uint64).max) revert NoSuchRound();
        uint256 from = time + delay;
        if (from <= genesis) return 1;
        return _round((from - genesis - 1) / period, 2);
    }

    /// @inheritdoc IBeacon
    function verify(uint64 round, bytes calldata signature) external view returns (bytes32 value) {
        if (round == 0) revert NoSuchRound();
        if (signature.length != 96) revert SignatureLength(signature.length);
        uint256[24] memory input;
        (input[0], input[1]) = _coordinateOf(signature, 0);
        (input[2], input[3]) = _coordinateOf(signature, 48);
        if (input[0] | input[1] | input[2] | input[3] == 0) revert SignatureInfinity();
        Bls12381.putNegatedGenerator(input);
        (bool hashed, uint256[4] memory h) = Bls12381.hashToG1(sha256(abi.encodePacked(round)));
        (input[12], input[13], input[14], input[15]) = (h[0], h[1], h[2], h[3]);
        (input[16], input[17], input[18], input[19]) = (_x0h, _x0l, _x1h, _x1l);
        (input[20], input[21], input[22], input[23]) = (_y0h, _y0l, _y1h, _y1l);
        (bool ok, bool one) = Bls12381.pairing(input);
        if (!(hashed && ok)) revert SignaturePoint();
        if (!one) revert SignatureRefused();
        return sha256(abi.encodePacked(Bls12381.flagged(input[0], Bls12381.isLarge(input[2], input[3])), input[1]));
    }

    /// @dev Refuses a known beacon under another name, key or time table, and the development beacon where it does harm.
    function _checkKnown(bytes32 nameHash, bytes32 keyHash, uint64 genesis_, uint64 period_) private view {
        bool quicknet = keyHash == QUICKNET_KEY;
        bool development = keyHash == DEVELOPMENT_KEY;
        if (quicknet != (nameHash == QUICKNET_NAME) || development != (nameHash == DEVELOPMENT_NAME)) revert NotTheBeacon();
        if (quicknet && (genesis_ != QUICKNET_GENESIS || period_ != KNOWN_PERIOD)) revert NotItsTimes();
        if (development && (genesis_ != DEVELOPMENT_GENESIS || period_ != KNOWN_PERIOD)) revert NotItsTimes();
        if (development && block.chainid != 1337 && block.chainid != 31337) revert DevelopmentKey(block.chainid);
    }

    /// @dev keccak256 of the compressed form of a point of G2: x and the flags, the sign being that of y.c1 unless it
    /// is 0, and then that of y.c0.
    function _compressedHash(bytes memory key) private pure returns (bytes32) {
        (uint256 high, uint256 low) = _coordinate(key, 96);
        if (high | low == 0) (high, low) = _coordinate(key, 144);
        (uint256 x1h, uint256 x1l) = _coordinate(key, 0);
        (uint256 x0h, uint256 x0l) = _coordinate(key, 48);
        // forge-lint: disable-next-line(unsafe-typecast) x0h was made by a shift of 128 bits.
        return keccak256(abi.encodePacked(Bls12381.flagged(x1h, Bls12381.isLarge(high, low)), x1l, uint128(x0h), x0l));
    }

    function _round(uint256 periods, uint256 more) private pure returns (uint64) {
        if (periods > type(uint64).max - more) revert NoSuchRound();
        // forge-lint: disable-next-line(unsafe-typecast) It fits, by the line before.
        return uint64(periods + more);
    }

    /// @dev The coordinate at byte `start`, as two words. Requires data that is long enough.
    function _coordinateOf(bytes calldata data, uint256 start) private pure returns (uint256 high, uint256 low) {
        assembly ("memory-safe") {
            high := shr(128, calldataload(add(data.offset, start)))
            low := calldataload(add(data.offset, add(start, 0x10)))
        }
    }

    /// @dev The same of data in memory.
    function _coordinate(bytes memory data, uint256 start) private pure returns (uint256 high, uint256 low) {
        assembly ("memory-safe") {
            high := shr(128, mload(add(data, add(start, 0x20))))
            low := mload(add(data, add(start, 0x30)))
        }
    }
}
