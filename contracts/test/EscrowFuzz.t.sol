// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {Blob} from "../src/Blob.sol";
import {List} from "../src/List.sol";
import {Shape} from "../src/Shape.sol";
import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {EscrowFixture} from "./EscrowFixture.sol";

contract Library {
    function holds(bytes32 root, uint256 n, uint256 index, uint256 w, bytes32[] calldata path) external pure returns (bool) {
        return List.holds(root, n, index, w, path);
    }

    function store(bytes calldata data) external returns (address) {
        return Blob.store(data);
    }

    function read(address blob) external view returns (bytes memory) {
        return Blob.read(blob);
    }

    function word(address blob, uint256 start) external view returns (bytes32) {
        return Blob.word(blob, start);
    }

    function segments(IEscrow.Terms calldata t) external pure returns (uint256) {
        return Shape.segments(t);
    }

    function segmentSteps(IEscrow.Terms calldata t, uint256 segment) external pure returns (uint256) {
        return Shape.segmentSteps(t, segment);
    }
}

/// @notice Bounded fuzzing of what depends on data: lists, stored bytes, proofs, times, shares.
contract EscrowFuzzTest is EscrowFixture {
    Library private lib = new Library();

    function words(uint256 seed, uint256 n) private pure returns (uint256[] memory list) {
        list = new uint256[](n);
        for (uint256 i = 0; i < n; ++i) {
            list[i] = uint256(keccak256(abi.encode(seed, i)));
        }
    }

    function testFuzz_list(uint256 seed, uint256 n, uint256 index, uint256 change) public view {
        n = bound(n, 1, 40);
        index = bound(index, 0, n - 1);
        uint256[] memory list = words(seed, n);
        bytes32 root = listRoot(list);
        bytes32[] memory path = listPath(list, index);
        assertTrue(lib.holds(root, n, index, list[index], path));
        assertFalse(lib.holds(root, n, index, list[index] ^ (1 << (change % 256)), path), "another word");
        assertFalse(lib.holds(root ^ bytes32(1 << (change % 256)), n, index, list[index], path), "another root");
        uint256 another = change % (n + 2);
        if (another != index) assertFalse(lib.holds(root, n, another, list[index], path), "another index");
        assertFalse(lib.holds(root, n, index + n, list[index], path), "an index outside the list");
        if (path.length == 0) return;
        path[change % path.length] ^= bytes32(1 << (change % 256));
        assertFalse(lib.holds(root, n, index, list[index], path), "another sibling");
        path[change % path.length] ^= bytes32(1 << (change % 256));

        bytes32[] memory longer = new bytes32[](path.length + 1);
        bytes32[] memory shorter = new bytes32[](path.length - 1);
        for (uint256 i = 0; i < path.length; ++i) {
            longer[i] = path[i];
            if (i < shorter.length) shorter[i] = path[i];
        }
        assertFalse(lib.holds(root, n, index, list[index], longer), "a longer path");
        assertFalse(lib.holds(root, n, index, list[index], shorter), "a shorter path");
    }

    /// @dev A node of the tree is no leaf: a path that ends below the leaves opens nothing.
    function test_list_node_for_leaf() public view {
        uint256[] memory list = words(1, 4);
        bytes32[] memory path = listPath(list, 0);
        bytes32[] memory top = new bytes32[](1);
        top[0] = path[1];
        bytes32 node = keccak256(abi.encodePacked(uint8(1), keccak256(abi.encodePacked(uint8(0), uint64(0), list[0])), path[0]));
        assertFalse(lib.holds(listRoot(list), 2, 0, uint256(node), top));
        assertTrue(lib.holds(listRoot(list), 4, 0, list[0], path));
        assertFalse(lib.holds(0, 0, 0, 0, new bytes32[](0)), "nothing stands in an empty list");
    }

    /// @dev proofs/commit made these: the roots are the same.
    function test_list_vectors() public view {
        string memory json = vm.readFile("test/vectors/escrow.json");
        bytes32 root = vm.parseJsonBytes32(json, ".list_root");
        for (uint256 i = 0; i < 3; ++i) {
            string memory entry = string.concat(".checkpoints[", vm.toString(i), "]");
            uint256 word = uint256(vm.parseJsonBytes32(json, string.concat(entry, ".element")));
            assertTrue(lib.holds(root, 3, i, word, vm.parseJsonBytes32Array(json, string.concat(entry, ".path"))));
        }
    }

    function testFuzz_blob(bytes memory data, uint256 start) public {
        address blob = lib.store(data);
        assertEq(lib.read(blob), data);
        start = bound(start, 0, data.length + 40);
        bytes memory padded = bytes.concat(data, new bytes(80));
        bytes32 want;
        assembly ("memory-safe") {
            want := mload(add(add(padded, 0x20), start))
        }
        assertEq(lib.word(blob, start), want);
        (bool ok,) = blob.call(data);
        assertTrue(ok, "it stops");
    }

    function test_blob_size() public {
        bytes memory data = new bytes(24_575);
        data[24_574] = 0xff;
        assertEq(lib.read(lib.store(data)), data);
        vm.expectRevert(IEscrow.StoreFailed.selector);
        lib.store(new bytes(24_576));
        vm.expectRevert(IEscrow.StoreFailed.selector);
        lib.store(new bytes(65_536)); // its length has no 16 bits
        assertEq(lib.read(lib.store("")).length, 0);
        assertEq(lib.read(address(0)).length, 0);
    }

    /// @dev Without gas for the code the whole call fails.
    function test_blob_without_gas() public {
        bytes memory data = new bytes(1_000);
        vm.expectRevert(IEscrow.StoreFailed.selector);
        lib.store{gas: 200_000}(data);
    }

    function testFuzz_shape(uint64 steps, uint64 length) public view {
        IEscrow.Terms memory t = terms();
        t.steps = uint64(bound(steps, 1, 1_000));
        t.segmentLength = uint64(bound(length, 1, 1_100));
        uint256 n = lib.segments(t);
        uint256 sum = 0;
        for (uint256 i = 0; i < n; ++i) {
            uint256 s = lib.segmentSteps(t, i);
            assertGt(s, 0);
            assertLe(s, t.segmentLength);
            if (i + 1 < n) assertEq(s, t.segmentLength);
            sum += s;
        }
        assertEq(sum, t.steps);
    }

    /// @dev Any combination of segment, batch, checkpoints and proof: accepted exactly when all belong together.
    function testFuzz_prove(uint8 segment, uint8 batch, uint8 before, uint8 afterwards, uint8 ofSegment, uint8 ofBatch) public {
        bytes32 job = drawn();
        segment %= 4;
        batch %= 3;
        before = before % 3 == 0 ? before % 4 : segment % 4;
        afterwards = afterwards % 3 == 0 ? afterwards % 4 : (segment + 1) % 4;
        ofSegment = ofSegment % 3 == 0 ? ofSegment % 3 : segment % 3;
        ofBatch = ofBatch % 3 == 0 ? ofBatch % 2 : batch % 2;
        bool right = segment < 3 && batch < 2 && before == segment && afterwards == segment + 1 && ofSegment == segment && ofBatch == batch;
        bytes memory call =
            abi.encodeCall(escrow.prove, (job, segment, batch, opening(before), opening(afterwards), proofOf(job, ofSegment, ofBatch)));
        (bool ok,) = address(escrow).call(call);
        assertEq(ok, right);
        assertEq(escrow.jobOf(job).missing, right ? 5 : 6);
    }

    /// @dev At any time after the last proof: either the window is open or the job can be settled.
    function testFuzz_settle(uint64 wait_) public {
        bytes32 job = inWindow();
        uint64 until = due(job);
        vm.warp(bound(wait_, block.timestamp, until + 10_000));
        if (block.timestamp <= until) {
            vm.expectRevert(tooEarly(until + 1));
            escrow.settle(job);
            hidden(job, watcher, element());
        } else {
            vm.prank(watcher);
            vm.expectRevert(tooLate(until));
            escrow.commitPin(job, "hash", 1_000);
            escrow.settle(job);
        }
    }

    /// @dev However many pins of whomever are unanswered, at least half of the stake is burned, the sum is the stake, and a
    /// buyer gets its bonds and its payment.
    function testFuzz_shares(uint128 stake, uint8 ofWatcher, uint8 ofOther, uint8 ofBuyer) public {
        IEscrow.Settlement memory s = settlement();
        s.stake = uint128(bound(stake, 1, 11_000));
        ofWatcher %= 6;
        ofOther %= 6;
        ofBuyer %= 4;
        if (uint256(ofWatcher) + ofOther + ofBuyer == 0) return;
        bytes32 job = post(terms(), s);
        vm.prank(executor);
        escrow.accept(job);
        commit(job);
        vm.warp(escrow.jobOf(job).readBy + 60);
        draw(job);
        proveAll(job);
        uint256 bonds = 0;
        uint256 buyers = 0;
        for (uint256 i = 0; i < uint256(ofWatcher) + ofOther + ofBuyer; ++i) {
            address who = i < ofWatcher ? watcher : i < uint256(ofWatcher) + ofOther ? other : buyer;
            bonds += escrow.bondOf(job);
            if (who == buyer) buyers += escrow.bondOf(job);
            revealed(job, who, element());
        }
        vm.warp(escrow.pinOf(job, 0).due + 1_800);
        escrow.lapsePin(job, 0);
        uint32 pins = escrow.jobOf(job).pins;
        for (uint32 i = 0; i < pins; ++i) {
            escrow.reclaim(job, i);
        }
        (, uint256 burned) = credit(DEAD);
        (, uint256 a) = credit(watcher);
        (, uint256 b) = credit(other);
        (, uint256 c) = credit(buyer);
        assertGe(burned * 2, s.stake);
        assertEq(burned + a + b + c, s.stake + bonds);
        assertEq(c, buyers);
        if (uint256(ofWatcher) + ofOther == 0) assertEq(burned, s.stake);
        assertEq(bondToken.balanceOf(address(escrow)), s.stake + bonds);
    }
}
