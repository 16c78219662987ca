// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {AccessControlEnumerable} from "@openzeppelin/contracts/access/extensions/AccessControlEnumerable.sol";
import {IAttestationRegistry} from "./interfaces/IAttestationRegistry.sol";

/// @title Which executors named attesters accept, and until when
/// @dev The administrator holds DEFAULT_ADMIN_ROLE and can hand it on. It names and removes attesters; it accepts no
/// executor unless it names itself. An attester can leave by renounceRole.
contract AttestationRegistry is IAttestationRegistry, AccessControlEnumerable {
    bytes32 public constant ATTESTER_ROLE = keccak256("assay/attester/1");
    bytes32 private constant NOBODY = keccak256("assay/nobody/1");
    /// @notice The largest number of attesters: isAccepted asks each.
    uint256 public constant MAX_ATTESTERS = 16;

    /// @dev An acceptance counts only in the term of office in which it was given: who is removed and named again
    /// begins with none.
    struct Given {
        uint64 from;
        uint64 until;
        uint64 term;
        bytes32 evidence;
    }

    mapping(address executor => mapping(address attester => Given)) private _given;
    mapping(address attester => string) private _names;
    mapping(address attester => uint64) private _terms;

    constructor(address administrator) {
        if (administrator == address(0)) revert ZeroAddress();
        _grantRole(DEFAULT_ADMIN_ROLE, administrator);
        // Attesters come and go by the functions below only, which ask for a name and a reason: the role that could
        // grant theirs can be granted by nobody.
        _setRoleAdmin(ATTESTER_ROLE, NOBODY);
        _setRoleAdmin(NOBODY, NOBODY);
    }

    /// @inheritdoc IAttestationRegistry
    function isAccepted(address executor, uint256 time) external view returns (bool) {
        uint256 count = getRoleMemberCount(ATTESTER_ROLE);
        for (uint256 i = 0; i < count; ++i) {
            if (_holds(executor, getRoleMember(ATTESTER_ROLE, i), time)) return true;
        }
        return false;
    }

    /// @inheritdoc IAttestationRegistry
    function isAcceptedBy(address executor, address attester, uint256 time) external view returns (bool) {
        return hasRole(ATTESTER_ROLE, attester) && _holds(executor, attester, time);
    }

    /// @inheritdoc IAttestationRegistry
    function acceptanceOf(address executor, address attester) external view returns (Acceptance memory) {
        Given storage g = _given[executor][attester];
        return Acceptance(g.from, g.until, g.evidence);
    }

    /// @inheritdoc IAttestationRegistry
    function attesters() external view returns (address[] memory) {
        return getRoleMembers(ATTESTER_ROLE);
    }

    /// @inheritdoc IAttestationRegistry
    function nameOf(address attester) external view returns (string memory) {
        return _names[attester];
    }

    /// @inheritdoc IAttestationRegistry
    function accept(address executor, uint64 until, bytes32 evidence) external onlyRole(ATTESTER_ROLE) {
        if (executor == address(0)) revert ZeroAddress();
        if (until <= block.timestamp) revert ExpiryPassed(until);
        if (evidence == 0) revert NoEvidence();
        Given storage g = _given[executor][msg.sender];
        if (!_holds(executor, msg.sender, block.timestamp)) g.from = uint64(block.timestamp);
        g.until = until;
        g.term = _terms[msg.sender];
        g.evidence = evidence;
        emit Accepted(executor, msg.sender, until, evidence);
    }

    /// @inheritdoc IAttestationRegistry
    function revoke(address executor, string calldata reason) external onlyRole(ATTESTER_ROLE) {
        if (bytes(reason).length == 0) revert NoReason();
        if (!_holds(executor, msg.sender, block.timestamp)) revert NotAccepted(executor);
        _given[executor][msg.sender].until = uint64(block.timestamp);
        emit Revoked(executor, msg.sender, reason);
    }

    /// @inheritdoc IAttestationRegistry
    function nameAttester(address attester, string calldata name) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (attester == address(0)) revert ZeroAddress();
        if (bytes(name).length == 0) revert NoName();
        if (hasRole(ATTESTER_ROLE, attester)) revert AttesterExists(attester);
        if (getRoleMemberCount(ATTESTER_ROLE) == MAX_ATTESTERS) revert TooManyAttesters();
        _names[attester] = name;
        ++_terms[attester];
        _grantRole(ATTESTER_ROLE, attester);
        emit AttesterNamed(attester, name);
    }

    /// @inheritdoc IAttestationRegistry
    function removeAttester(address attester, string calldata reason) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (bytes(reason).length == 0) revert NoReason();
        if (!_revokeRole(ATTESTER_ROLE, attester)) revert NoAttester(attester);
        emit AttesterRemoved(attester, reason);
    }

    /// @dev A name is that of a present attester.
    function _revokeRole(bytes32 role, address account) internal override returns (bool revoked) {
        revoked = super._revokeRole(role, account);
        if (revoked && role == ATTESTER_ROLE) delete _names[account];
    }

    /// @dev Whether the acceptance by a present attester holds.
    function _holds(address executor, address attester, uint256 time) private view returns (bool) {
        Given storage g = _given[executor][attester];
        return g.from <= time && time < g.until && g.term == _terms[attester];
    }
}
