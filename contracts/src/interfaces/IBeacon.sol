// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title A public randomness beacon: rounds at fixed times, each with one value nobody could know before
interface IBeacon {
    /// @notice Round 0, a time before round 1, or a round or time beyond 64 bits.
    error NoSuchRound();
    /// @notice The signature is not 96 bytes long.
    error SignatureLength(uint256 length);
    /// @notice The signature is the point at infinity.
    error SignatureInfinity();
    /// @notice A coordinate is not below p (flag bits make it so), or the point is off the curve or outside the subgroup;
    /// or too little gas was given.
    error SignaturePoint();
    /// @notice The signature is a point of the group and not the signature of this round under the beacon's key.
    error SignatureRefused();

    /// @notice keccak256(keccak256(name) | keccak256(public key in 96 compressed bytes)), as terms name a beacon.
    function beaconId() external view returns (bytes32);

    /// @notice Unix second of round 1.
    function genesis() external view returns (uint64);

    /// @notice Seconds between rounds.
    function period() external view returns (uint64);

    /// @notice Unix second at which `round` is published; reverts with NoSuchRound for round 0.
    function timeOf(uint64 round) external view returns (uint256);

    /// @notice The last round published at Unix second `time`, `time` included; reverts with NoSuchRound before round 1.
    function roundAt(uint256 time) external view returns (uint64);

    /// @notice The first round published `delay` seconds or more after Unix second `time`; round 1 at the earliest.
    function firstRoundAfter(uint256 time, uint256 delay) external view returns (uint64);

    /// @notice Verifies the signature of `round` and gives the round's value.
    /// @param signature The point x | y, each 48 bytes big-endian: 96 bytes, the uncompressed form without flags
    /// (gnark-crypto's RawBytes). Beacons publish the compressed form; decompressing is the sender's work.
    /// @return value sha256 of the point's canonical 48-byte compressed form. Each round has exactly one.
    function verify(uint64 round, bytes calldata signature) external view returns (bytes32 value);
}
