// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {Test} from "forge-std/Test.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {AttestationRegistry} from "../src/AttestationRegistry.sol";
import {IAttestationRegistry} from "../src/interfaces/IAttestationRegistry.sol";

contract AttestationRegistryTest is Test {
    AttestationRegistry private registry;

    address private administrator = makeAddr("administrator");
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");
    address private executor = makeAddr("executor");
    bytes32 private constant EVIDENCE = keccak256("evidence");
    uint64 private constant NOW = 1_000_000;

    function setUp() public {
        vm.warp(NOW);
        registry = new AttestationRegistry(administrator);
        vm.startPrank(administrator);
        registry.nameAttester(alice, "Alice's laboratory");
        registry.nameAttester(bob, "Bob's");
        vm.stopPrank();
    }

    function test_attest_holdsFromNowUntilTheExpiry() public {
        vm.expectEmit(true, true, true, true, address(registry));
        emit IAttestationRegistry.Accepted(executor, alice, NOW + 100, EVIDENCE);
        _accept(alice, executor, NOW + 100);
        _holds(NOW, NOW + 100);
        IAttestationRegistry.Acceptance memory a = registry.acceptanceOf(executor, alice);
        assertEq(a.from, NOW);
        assertEq(a.until, NOW + 100);
        assertEq(a.evidence, EVIDENCE);
        assertTrue(registry.isAcceptedBy(executor, alice, NOW));
        assertFalse(registry.isAcceptedBy(executor, bob, NOW));
        assertFalse(registry.isAcceptedBy(executor, administrator, NOW));
        assertFalse(registry.isAccepted(alice, NOW));
        assertFalse(registry.isAccepted(address(0), NOW));
    }

    /// @dev The clock's own steps, and not only the question's.
    function test_attest_expiresByItself() public {
        _accept(alice, executor, NOW + 100);
        vm.warp(NOW + 99);
        assertTrue(registry.isAccepted(executor, block.timestamp));
        vm.warp(NOW + 100);
        assertFalse(registry.isAccepted(executor, block.timestamp));
    }

    function test_attest_anyAttesterIsEnough() public {
        _accept(bob, executor, NOW + 50);
        assertTrue(registry.isAccepted(executor, NOW + 49));
        assertFalse(registry.isAccepted(executor, NOW + 50));
        _accept(alice, executor, NOW + 100);
        assertTrue(registry.isAccepted(executor, NOW + 99));
        _revoke(alice, executor);
        assertTrue(registry.isAccepted(executor, NOW + 49), "bob's word stands");
    }

    function test_attest_aSecondAcceptanceReplacesTheFirst() public {
        _accept(alice, executor, NOW + 100);
        vm.warp(NOW + 10);
        _accept(alice, executor, NOW + 50);
        _holds(NOW, NOW + 50); // it began with the first, and was cut short
        vm.warp(NOW + 20);
        _accept(alice, executor, NOW + 500);
        _holds(NOW, NOW + 500);
    }

    function test_attest_aLaterAcceptanceDoesNotFillTheGap() public {
        _accept(alice, executor, NOW + 100);
        vm.warp(NOW + 100);
        _accept(alice, executor, NOW + 300);
        _holds(NOW + 100, NOW + 300);
        vm.warp(NOW + 150);
        _revoke(alice, executor);
        vm.warp(NOW + 200);
        _accept(alice, executor, NOW + 300);
        _holds(NOW + 200, NOW + 300);
    }

    function test_revoke_endsItNow() public {
        _accept(alice, executor, NOW + 100);
        vm.warp(NOW + 40);
        vm.expectEmit(true, true, true, true, address(registry));
        emit IAttestationRegistry.Revoked(executor, alice, "firmware below floor");
        vm.prank(alice);
        registry.revoke(executor, "firmware below floor");
        _holds(NOW, NOW + 40);
        assertEq(registry.acceptanceOf(executor, alice).until, NOW + 40);
    }

    function test_revoke_inTheSameSecondLeavesNothing() public {
        _accept(alice, executor, NOW + 100);
        _revoke(alice, executor);
        assertFalse(registry.isAccepted(executor, NOW));
        assertFalse(registry.isAccepted(executor, NOW - 1));
    }

    function test_revoke_needsAReason() public {
        _accept(alice, executor, NOW + 100);
        vm.prank(alice);
        vm.expectRevert(IAttestationRegistry.NoReason.selector);
        registry.revoke(executor, "");
    }

    function test_revoke_onlyWhatHolds() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IAttestationRegistry.NotAccepted.selector, executor));
        registry.revoke(executor, "never accepted");
        _accept(alice, executor, NOW + 100);
        // Another attester's word is not one's own.
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IAttestationRegistry.NotAccepted.selector, executor));
        registry.revoke(executor, "not mine");
        // A revocation cannot lengthen one that is over.
        vm.warp(NOW + 100);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IAttestationRegistry.NotAccepted.selector, executor));
        registry.revoke(executor, "expired");
        assertFalse(registry.isAccepted(executor, NOW + 100));
    }

    function test_accept_refusesBadArguments() public {
        vm.startPrank(alice);
        vm.expectRevert(IAttestationRegistry.ZeroAddress.selector);
        registry.accept(address(0), NOW + 1, EVIDENCE);
        vm.expectRevert(IAttestationRegistry.NoEvidence.selector);
        registry.accept(executor, NOW + 1, 0);
        vm.expectRevert(abi.encodeWithSelector(IAttestationRegistry.ExpiryPassed.selector, NOW));
        registry.accept(executor, NOW, EVIDENCE);
        registry.accept(executor, NOW + 1, EVIDENCE);
    }

    function test_roles_attestersOnlyAccept() public {
        address[3] memory others = [administrator, executor, address(this)];
        for (uint256 i = 0; i < others.length; ++i) {
            bytes memory denied = _denied(others[i], registry.ATTESTER_ROLE());
            vm.startPrank(others[i]);
            vm.expectRevert(denied);
            registry.accept(executor, NOW + 1, EVIDENCE);
            vm.expectRevert(denied);
            registry.revoke(executor, "reason");
            vm.stopPrank();
        }
    }

    function test_roles_theAdministratorOnlyNames() public {
        address[3] memory others = [alice, executor, address(this)];
        for (uint256 i = 0; i < others.length; ++i) {
            bytes memory denied = _denied(others[i], registry.DEFAULT_ADMIN_ROLE());
            vm.startPrank(others[i]);
            vm.expectRevert(denied);
            registry.nameAttester(executor, "name");
            vm.expectRevert(denied);
            registry.removeAttester(alice, "reason");
            vm.stopPrank();
        }
    }

    function test_name_refusesBadArguments() public {
        vm.startPrank(administrator);
        vm.expectRevert(IAttestationRegistry.ZeroAddress.selector);
        registry.nameAttester(address(0), "name");
        vm.expectRevert(IAttestationRegistry.NoName.selector);
        registry.nameAttester(executor, "");
        vm.expectRevert(abi.encodeWithSelector(IAttestationRegistry.AttesterExists.selector, alice));
        registry.nameAttester(alice, "again");
        for (uint160 i = 3; i <= registry.MAX_ATTESTERS(); ++i) {
            registry.nameAttester(address(i), "another");
        }
        vm.expectRevert(IAttestationRegistry.TooManyAttesters.selector);
        registry.nameAttester(executor, "one too many");
    }

    function test_name_isListed() public {
        assertEq(registry.nameOf(alice), "Alice's laboratory");
        assertEq(registry.nameOf(executor), "");
        assertEq(registry.attesters().length, 2);
        assertEq(registry.attesters()[0], alice);
        vm.expectEmit(true, true, true, true, address(registry));
        emit IAttestationRegistry.AttesterNamed(executor, "third");
        vm.prank(administrator);
        registry.nameAttester(executor, "third");
        assertEq(registry.attesters()[2], executor);
    }

    function test_remove_endsItsWord() public {
        _accept(alice, executor, NOW + 100);
        vm.expectEmit(true, true, true, true, address(registry));
        emit IAttestationRegistry.AttesterRemoved(alice, "accepts what it has not seen");
        vm.prank(administrator);
        registry.removeAttester(alice, "accepts what it has not seen");
        assertFalse(registry.isAccepted(executor, NOW));
        assertFalse(registry.isAcceptedBy(executor, alice, NOW));
        assertEq(registry.nameOf(alice), "");
        assertEq(registry.attesters().length, 1);
        bytes memory denied = _denied(alice, registry.ATTESTER_ROLE());
        vm.prank(alice);
        vm.expectRevert(denied);
        registry.accept(executor, NOW + 100, EVIDENCE);
    }

    /// @dev Named again, it begins with no acceptances.
    function test_remove_isNotUndoneByNaming() public {
        _accept(alice, executor, NOW + 100);
        vm.startPrank(administrator);
        registry.removeAttester(alice, "reason");
        registry.nameAttester(alice, "Alice again");
        vm.stopPrank();
        assertFalse(registry.isAccepted(executor, NOW));
        vm.warp(NOW + 10);
        _accept(alice, executor, NOW + 100);
        _holds(NOW + 10, NOW + 100);
    }

    function test_remove_refusesBadArguments() public {
        vm.startPrank(administrator);
        vm.expectRevert(IAttestationRegistry.NoReason.selector);
        registry.removeAttester(alice, "");
        vm.expectRevert(abi.encodeWithSelector(IAttestationRegistry.NoAttester.selector, executor));
        registry.removeAttester(executor, "reason");
    }

    function test_remove_anAttesterMayLeave() public {
        _accept(alice, executor, NOW + 100);
        bytes32 role = registry.ATTESTER_ROLE();
        vm.prank(alice);
        registry.renounceRole(role, alice);
        assertFalse(registry.isAccepted(executor, NOW));
        assertEq(registry.nameOf(alice), "");
    }

    /// @dev There is no way around name and reason, not even for the administrator.
    function test_roles_nobodyGrantsAttestersOtherwise() public {
        bytes32 role = registry.ATTESTER_ROLE();
        bytes32 above = registry.getRoleAdmin(role);
        vm.startPrank(administrator);
        vm.expectRevert(_denied(administrator, above));
        registry.grantRole(role, executor);
        vm.expectRevert(_denied(administrator, above));
        registry.revokeRole(role, alice);
        vm.expectRevert(_denied(administrator, registry.getRoleAdmin(above)));
        registry.grantRole(above, administrator);
    }

    function test_roles_theAdministratorHandsOn() public {
        bytes32 role = registry.DEFAULT_ADMIN_ROLE();
        vm.startPrank(administrator);
        registry.grantRole(role, bob);
        registry.renounceRole(role, administrator);
        vm.stopPrank();
        vm.prank(bob);
        registry.removeAttester(alice, "reason");
        vm.prank(administrator);
        vm.expectRevert(_denied(administrator, role));
        registry.removeAttester(bob, "reason");
    }

    function test_roles_thereIsAnAdministrator() public {
        vm.expectRevert(IAttestationRegistry.ZeroAddress.selector);
        new AttestationRegistry(address(0));
    }

    /// @dev Whatever is done, an acceptance holds exactly from when it was given to the earlier of its expiry and its
    /// end by revocation.
    function testFuzz_attest_interval(uint64 wait, uint64 length, uint64 revokedAfter, uint256 time) public {
        wait = uint64(bound(wait, 0, 1e9));
        length = uint64(bound(length, 1, 1e9));
        vm.warp(NOW + wait);
        uint64 from = NOW + wait;
        uint64 until = from + length;
        _accept(alice, executor, until);
        if (revokedAfter < length) {
            vm.warp(from + revokedAfter);
            _revoke(alice, executor);
            until = from + revokedAfter;
        }
        assertEq(registry.isAccepted(executor, time), from <= time && time < until);
        time = bound(time, NOW, NOW + 3e9);
        assertEq(registry.isAccepted(executor, time), from <= time && time < until);
    }

    function testFuzz_roles_strangersDoNothing(address stranger) public {
        vm.assume(stranger != administrator && stranger != alice && stranger != bob);
        bytes memory denied = _denied(stranger, registry.ATTESTER_ROLE());
        vm.prank(stranger);
        vm.expectRevert(denied);
        registry.accept(executor, NOW + 1, EVIDENCE);
    }

    /// @dev That the executor is accepted in [from, until), at the edges.
    function _holds(uint64 from, uint64 until) private view {
        assertFalse(registry.isAccepted(executor, from - 1));
        assertTrue(registry.isAccepted(executor, from));
        assertTrue(registry.isAccepted(executor, until - 1));
        assertFalse(registry.isAccepted(executor, until));
        assertFalse(registry.isAccepted(executor, type(uint256).max));
    }

    function _accept(address attester, address who, uint64 until) private {
        vm.prank(attester);
        registry.accept(who, until, EVIDENCE);
    }

    function _revoke(address attester, address who) private {
        vm.prank(attester);
        registry.revoke(who, "reason");
    }

    function _denied(address account, bytes32 role) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
    }
}
