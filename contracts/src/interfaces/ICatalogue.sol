// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IEscrow} from "./IEscrow.sol";
import {IGroth16Verifier} from "./IGroth16Verifier.sol";

/// @title What an escrow settles: tokens, beacons, circuits, and which terms
/// @notice The lists are fixed when it is deployed; nobody can change them. Another list is another deployment.
interface ICatalogue {
    /// @notice A circuit on the list.
    struct Circuit {
        bytes32 keyHash; // registered with the verifier
        bool pinned;
        uint64 scheme;
        uint64 leafBytes;
        uint64 batch; // spots a proof
    }

    /// @notice This field of terms or settlement has no value that the escrow can settle.
    error BadTerms(string field);
    /// @notice The token is not on the list.
    error UnknownToken(address token);
    /// @notice The beacon is not on the list.
    error UnknownBeacon(bytes32 beacon);
    /// @notice The key is not on the list as one of the kind, scheme, leaf size and batch of the terms; or, when deploying, it
    /// does not have the public inputs of its kind.
    error UnknownCircuit(bytes32 keyHash);

    /// @notice Reverts, with one of the errors above, unless an escrow can settle a job of these terms. Whether they fit a
    /// program only its bytes can say: that is for the provider's and the buyer's client.
    function check(IEscrow.Terms calldata terms, IEscrow.Settlement calldata settlement) external view;

    /// @notice The verifier that holds the keys.
    function verifier() external view returns (IGroth16Verifier);

    /// @notice The least safety delay in seconds: more than timestamp slack and the assumed depth of a reorg on this chain.
    function minSafetyDelay() external view returns (uint32);

    /// @notice Whether the token is on the list for payments.
    function isPaymentToken(address token) external view returns (bool);

    /// @notice Whether the token is on the list for stakes and bonds.
    function isStakeToken(address token) external view returns (bool);

    /// @notice The beacon of this id; zero for one that is not on the list.
    function beaconOf(bytes32 beaconId) external view returns (address);

    /// @notice The circuit of this key; all zero for one that is not on the list.
    function circuitOf(bytes32 keyHash) external view returns (Circuit memory);
}
