// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title Which executors named attesters accept, and until when
/// @notice Attestation says which machine did the work. It admits an executor to a job; it never releases funds and
/// never takes a stake, though it can hinder a commitment: see IEscrow.
interface IAttestationRegistry {
    /// @notice One attester's word on one executor. It holds at every second t with from <= t < until.
    struct Acceptance {
        uint64 from;
        uint64 until;
        bytes32 evidence; // digest of what the attester saw
    }

    /// @notice An attester was named.
    event AttesterNamed(address indexed attester, string name);
    /// @notice An attester was removed; none of its acceptances counts any more.
    event AttesterRemoved(address indexed attester, string reason);
    /// @notice `attester` accepts `executor` until a second that is not included.
    event Accepted(address indexed executor, address indexed attester, uint64 until, bytes32 evidence);
    /// @notice `attester` withdrew its acceptance of `executor`.
    event Revoked(address indexed executor, address indexed attester, string reason);

    /// @notice The zero address can be neither attester nor executor.
    error ZeroAddress();
    /// @notice An attester needs a name.
    error NoName();
    /// @notice Revocations and removals need a reason.
    error NoReason();
    /// @notice An acceptance needs the digest of its evidence.
    error NoEvidence();
    /// @notice This address is an attester already.
    error AttesterExists(address attester);
    /// @notice This address is no attester.
    error NoAttester(address attester);
    /// @notice The list of attesters is full.
    error TooManyAttesters();
    /// @notice The expiry is not in the future.
    error ExpiryPassed(uint64 until);
    /// @notice The caller's acceptance of this executor does not hold now, so there is nothing to revoke.
    error NotAccepted(address executor);

    /// @notice Whether any present attester's acceptance of `executor` holds at Unix second `time`. For a past `time` only
    /// each attester's latest acceptance is consulted; for a future one the answer may change by a revocation.
    function isAccepted(address executor, uint256 time) external view returns (bool);

    /// @notice The same for one attester; false for an address that is no attester.
    function isAcceptedBy(address executor, address attester, uint256 time) external view returns (bool);

    /// @notice The latest acceptance of `executor` by `attester`, revoked or expired ones included.
    function acceptanceOf(address executor, address attester) external view returns (Acceptance memory);

    /// @notice The present attesters.
    function attesters() external view returns (address[] memory);

    /// @notice The name of a present attester; empty for others.
    function nameOf(address attester) external view returns (string memory);

    /// @notice Accepts `executor` from now until `until`, not included. Callable by attesters; a second call replaces
    /// the first, and keeps its beginning where that acceptance still holds.
    function accept(address executor, uint64 until, bytes32 evidence) external;

    /// @notice Ends the caller's acceptance of `executor` now.
    function revoke(address executor, string calldata reason) external;

    /// @notice Names an attester. Callable by the administrator.
    function nameAttester(address attester, string calldata name) external;

    /// @notice Removes an attester. Callable by the administrator.
    function removeAttester(address attester, string calldata reason) external;
}
