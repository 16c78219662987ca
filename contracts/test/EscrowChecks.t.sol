// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {StubBeacon, StubVerifier} from "./doubles/Stubs.sol";
import {EscrowFixture} from "./EscrowFixture.sol";

/// @notice Each refusal of the main path, by its own reason, beside the call that differs in one thing and is made. What
/// has to do with deadlines is in EscrowEdges.
contract EscrowChecksTest is EscrowFixture {
    // ---- Who

    function test_post_for_another() public {
        vm.prank(other);
        vm.expectRevert(wrongCaller(buyer));
        escrow.post(terms(), settlement());
    }

    function test_post_asks_the_catalogue() public {
        IEscrow.Settlement memory s = settlement();
        s.paymentToken = address(bondToken);
        vm.prank(buyer);
        vm.expectRevert(abi.encodeWithSignature("UnknownToken(address)", address(bondToken)));
        escrow.post(terms(), s);
    }

    function test_post_twice() public {
        bytes32 job = post();
        vm.prank(buyer);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.AlreadyPosted.selector, job));
        escrow.post(terms(), settlement());
        // After the end too: a job is one job.
        vm.startPrank(buyer);
        escrow.cancel(job);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.AlreadyPosted.selector, job));
        escrow.post(terms(), settlement());
        IEscrow.Terms memory t = terms();
        t.nonce = "another";
        escrow.post(t, settlement());
        vm.stopPrank();
    }

    /// @dev The id binds every word of terms and settlement, chain and escrow.
    function test_id_binds_everything() public {
        bytes32 job = escrow.jobId(terms(), settlement());
        assertEq(job, idOf(terms(), settlement()));
        bytes memory t = abi.encode(terms());
        for (uint256 i = 31; i < t.length; i += 32) {
            t[i] ^= 0x01;
            assertNotEq(escrow.jobId(abi.decode(t, (IEscrow.Terms)), settlement()), job);
            t[i] ^= 0x01;
        }
        bytes memory s = abi.encode(settlement());
        for (uint256 i = 31; i < s.length; i += 32) {
            s[i] ^= 0x01;
            assertNotEq(escrow.jobId(terms(), abi.decode(s, (IEscrow.Settlement))), job);
            s[i] ^= 0x01;
        }
        vm.chainId(1);
        assertNotEq(escrow.jobId(terms(), settlement()), job);
    }

    function test_cancel_by_another() public {
        bytes32 job = post();
        vm.prank(other);
        vm.expectRevert(wrongCaller(buyer));
        escrow.cancel(job);
    }

    function test_accept_by_another() public {
        IEscrow.Settlement memory s = settlement();
        s.executor = executor;
        bytes32 job = post(terms(), s);
        registry.set(other, true);
        vm.prank(other);
        vm.expectRevert(wrongCaller(executor));
        escrow.accept(job);
        vm.prank(executor);
        escrow.accept(job);
    }

    function test_accept_by_anybody_without_registry() public {
        IEscrow.Settlement memory s = settlement();
        s.registry = address(0);
        bytes32 job = post(terms(), s);
        vm.prank(other);
        escrow.accept(job);
        // And then there is no leave to ask for.
        vm.prank(other);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.StillAttested.selector, other));
        escrow.resign(job);
    }

    function test_commit_by_another() public {
        bytes32 job = accepted();
        vm.prank(other);
        vm.expectRevert(wrongCaller(executor));
        escrow.commit(job, bytes32(0), traceRoots());
        vm.prank(other);
        vm.expectRevert(wrongCaller(executor));
        escrow.resign(job);
    }

    // ---- The registry

    function test_accept_not_attested() public {
        bytes32 job = post();
        vm.prank(other);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NotAttested.selector, other));
        escrow.accept(job);
    }

    function test_commit_not_attested() public {
        bytes32 job = accepted();
        registry.set(executor, false);
        vm.prank(executor);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NotAttested.selector, executor));
        escrow.commit(job, listRoot(checkpoints()), traceRoots());
        registry.set(executor, true);
        commit(job);
    }

    function test_resign_attested() public {
        bytes32 job = accepted();
        vm.prank(executor);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.StillAttested.selector, executor));
        escrow.resign(job);
    }

    /// @dev Whatever a registry does that is not yes is no, and nothing it does holds the stake.
    function test_registry_misbehaves() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 6; ++i) {
            bytes32 job = accepted();
            if (i == 0) registry.misbehave(abi.encode(uint256(1)), true, false); // reverts with a yes
            if (i == 1) registry.misbehave(abi.encode(uint256(2)), false, false);
            if (i == 2) registry.misbehave(hex"01", false, false);
            if (i == 3) registry.misbehave(abi.encodePacked(bytes31(uint248(1))), false, false);
            if (i == 4) registry.misbehave("", false, true);
            if (i == 5) vm.etch(address(registry), "");
            vm.startPrank(executor);
            vm.expectRevert(abi.encodeWithSelector(IEscrow.NotAttested.selector, executor));
            escrow.commit(job, listRoot(checkpoints()), traceRoots());
            escrow.resign(job);
            vm.stopPrank();
            assertState(job, IEscrow.State.Refunded);
            vm.revertToState(snapshot);
        }
        bytes32 last = post();
        registry.misbehave(abi.encode(uint256(1), "and more"), false, false);
        vm.prank(other);
        escrow.accept(last);
    }

    /// @dev An executor cannot make the registry run out of gas to get its stake back.
    function test_resign_by_starving() public {
        bytes32 job = accepted();
        bytes memory call = abi.encodeCall(escrow.resign, (job));
        bool starved = false;
        for (uint256 gas_ = 20_000; gas_ < 700_000; gas_ += 10_000) {
            vm.prank(executor);
            (bool ok, bytes memory got) = address(escrow).call{gas: gas_}(call);
            assertFalse(ok, "resigned");
            starved = starved || bytes4(got) == IEscrow.NotEnoughGas.selector;
        }
        assertTrue(starved);
        assertState(job, IEscrow.State.Accepted);
    }

    // ---- The commitment

    function test_commit_another_count() public {
        bytes32 job = accepted();
        uint256[] memory roots = traceRoots();
        uint256[] memory fewer = new uint256[](2);
        uint256[] memory more = new uint256[](4);
        vm.startPrank(executor);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongCount.selector, 2, 3));
        escrow.commit(job, bytes32(0), fewer);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongCount.selector, 4, 3));
        escrow.commit(job, bytes32(0), more);
        for (uint256 i = 0; i < 3; ++i) {
            uint256 good = roots[i];
            roots[i] = R;
            vm.expectRevert(abi.encodeWithSelector(IEscrow.RootRange.selector, R));
            escrow.commit(job, bytes32(0), roots);
            roots[i] = good;
        }
        roots[0] = R - 1;
        escrow.commit(job, bytes32(0), roots);
        vm.stopPrank();
    }

    function test_commit_once() public {
        bytes32 job = committed();
        vm.prank(executor);
        vm.expectRevert(wrongState(IEscrow.State.Committed));
        escrow.commit(job, listRoot(checkpoints()), traceRoots());
    }

    // ---- The reader

    function test_acknowledge_by_signature() public {
        bytes32 job = committed();
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Assay Escrow"),
                keccak256("1"),
                block.chainid,
                address(escrow)
            )
        );
        bytes32 commitment = keccak256(abi.encodePacked(listRoot(checkpoints()), traceRoots()));
        bytes32 digest = keccak256(
            abi.encodePacked(hex"1901", domain, keccak256(abi.encode(keccak256("Read(bytes32 job,bytes32 commitment)"), job, commitment)))
        );
        assertEq(escrow.readDigest(job), digest);
        (, uint256 otherKey) = makeAddrAndKey("other");
        vm.startPrank(other);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongSignature.selector));
        escrow.acknowledge(job, sign(otherKey, digest));
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongSignature.selector));
        escrow.acknowledge(job, sign(readerKey, keccak256("another digest")));
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongSignature.selector));
        escrow.acknowledge(job, "");
        escrow.acknowledge(job, sign(readerKey, digest));
        vm.stopPrank();
        assertTrue(escrow.jobOf(job).acknowledged);
    }

    function sign(uint256 key, bytes32 digest) private pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function test_acknowledge_once() public {
        bytes32 job = committed();
        vm.startPrank(reader);
        escrow.acknowledge(job, "");
        vm.expectRevert(abi.encodeWithSelector(IEscrow.AlreadyAcknowledged.selector));
        escrow.acknowledge(job, "");
        vm.stopPrank();
    }

    /// @dev A job without a reader: no signature that fails passes for the zero address's.
    function test_acknowledge_without_reader() public {
        IEscrow.Settlement memory s = settlement();
        s.reader = address(0);
        s.readingPeriod = 0;
        bytes32 job = post(terms(), s);
        vm.prank(executor);
        escrow.accept(job);
        commit(job);
        assertEq(escrow.jobOf(job).readBy, block.timestamp);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongSignature.selector));
        escrow.acknowledge(job, "");
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongSignature.selector));
        escrow.acknowledge(job, new bytes(65));
    }

    // ---- The draw

    function test_draw_asks_the_beacon() public {
        bytes32 job = committed();
        vm.warp(escrow.jobOf(job).readBy + 60);
        bytes memory another = abi.encode("signature", escrow.jobOf(job).round + 1);
        vm.expectRevert(StubBeacon.StubSignature.selector);
        escrow.draw(job, another);
        draw(job);
    }

    // ---- Proofs

    function proveWith(bytes32 job, IEscrow.Opening memory before, IEscrow.Opening memory afterwards) private {
        escrow.prove(job, 1, 1, before, afterwards, proofOf(job, 1, 1));
    }

    function test_prove_no_such_batch() public {
        bytes32 job = drawn();
        IEscrow.Opening memory o = opening(0);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NoSuchBatch.selector, 3, 0));
        escrow.prove(job, 3, 0, o, o, "");
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NoSuchBatch.selector, 0, 2));
        escrow.prove(job, 0, 2, o, o, "");
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NoSuchBatch.selector, 0, type(uint64).max));
        escrow.prove(job, 0, type(uint64).max, o, o, "");
    }

    function test_prove_once() public {
        bytes32 job = drawn();
        for (uint256 segment = 0; segment < SEGMENTS; ++segment) {
            for (uint256 batch = 0; batch < BATCHES; ++batch) {
                if (segment == 2 && batch == 1) break;
                assertFalse(escrow.isProven(job, uint64(segment), uint64(batch)));
                prove(job, segment, batch);
                assertTrue(escrow.isProven(job, uint64(segment), uint64(batch)));
                bytes memory proof = proofOf(job, segment, batch);
                vm.expectRevert(abi.encodeWithSelector(IEscrow.AlreadyProven.selector, segment, batch));
                escrow.prove(job, uint64(segment), uint64(batch), opening(segment), opening(segment + 1), proof);
            }
        }
        assertEq(escrow.jobOf(job).missing, 1);
    }

    function test_prove_root_range() public {
        bytes32 job = drawn();
        IEscrow.Opening memory big = opening(1);
        big.root = R;
        IEscrow.Opening memory o = opening(1);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.RootRange.selector, R));
        escrow.prove(job, 1, 1, big, o, "");
        vm.expectRevert(abi.encodeWithSelector(IEscrow.RootRange.selector, R));
        escrow.prove(job, 1, 1, o, big, "");
    }

    function test_prove_paths() public {
        bytes32 job = drawn();
        bytes memory proof = proofOf(job, 1, 1);
        IEscrow.Opening[4] memory all = [opening(0), opening(1), opening(2), opening(3)];
        for (uint256 i = 0; i < 4; ++i) {
            if (i != 1) {
                vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPath.selector, 1));
                escrow.prove(job, 1, 1, all[i], all[2], proof);
            }
            if (i != 2) {
                vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPath.selector, 2));
                escrow.prove(job, 1, 1, all[1], all[i], proof);
            }
        }
        IEscrow.Opening memory altered = opening(1);
        altered.root ^= 1;
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPath.selector, 1));
        escrow.prove(job, 1, 1, altered, all[2], proof);
        escrow.prove(job, 1, 1, all[1], all[2], proof);
    }

    /// @dev A list that begins with another checkpoint than the terms: its first segment has no proof.
    function test_prove_checkpoint0() public {
        bytes32 job = accepted();
        uint256[] memory list = checkpoints();
        list[0] = 5;
        vm.prank(executor);
        escrow.commit(job, listRoot(list), traceRoots());
        vm.warp(escrow.jobOf(job).readBy + 60);
        draw(job);
        IEscrow.Opening memory first = IEscrow.Opening(5, listPath(list, 0));
        IEscrow.Opening memory second = IEscrow.Opening(list[1], listPath(list, 1));
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongCheckpoint0.selector));
        escrow.prove(job, 0, 0, first, second, "");
        IEscrow.Opening memory claimed = IEscrow.Opening(checkpoint(0), first.path);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPath.selector, 0));
        escrow.prove(job, 0, 0, claimed, second, "");
    }

    function test_prove_refused() public {
        bytes32 job = drawn();
        bytes memory proof = proofOf(job, 1, 1);
        bytes memory another = proofOf(job, 1, 0);
        vm.expectRevert(StubVerifier.StubRefused.selector);
        escrow.prove(job, 1, 1, opening(1), opening(2), another);
        verifier.setAnswer(false);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.ProofRefused.selector));
        escrow.prove(job, 1, 1, opening(1), opening(2), proof);
        verifier.setAnswer(true);
        escrow.prove(job, 1, 1, opening(1), opening(2), proof);
    }

    /// @dev Proofs of one job say nothing on a twin of it that differs in the nonce only.
    function test_prove_another_job() public {
        bytes32 job = drawn();
        IEscrow.Terms memory t = terms();
        t.nonce = "twin";
        vm.warp(START);
        bytes32 twin = post(t, settlement());
        vm.prank(executor);
        escrow.accept(twin);
        commit(twin);
        vm.warp(escrow.jobOf(twin).readBy + 60);
        draw(twin);
        assertEq(escrow.jobOf(twin).value, escrow.jobOf(job).value, "the same round");
        bytes memory proof = proofOf(job, 0, 0);
        vm.expectRevert(StubVerifier.StubRefused.selector);
        escrow.prove(twin, 0, 0, opening(0), opening(1), proof);
        proof = proofOf(twin, 0, 0);
        escrow.prove(twin, 0, 0, opening(0), opening(1), proof);
    }

    /// @dev A job of more batches than one word of bits.
    function test_prove_many_batches() public {
        IEscrow.Terms memory t = terms();
        t.k2 = 4 * 300;
        bytes32 job = post(t, settlement());
        vm.prank(executor);
        escrow.accept(job);
        commit(job);
        vm.warp(escrow.jobOf(job).readBy + 60);
        draw(job);
        assertEq(escrow.jobOf(job).missing, 900);
        for (uint256 i = 0; i < 900; ++i) {
            prove(job, i / 300, i % 300);
            assertEq(escrow.jobOf(job).missing, 899 - i);
        }
        assertState(job, IEscrow.State.Window);
    }

    // ---- Views

    function test_views_of_nothing() public {
        bytes32 job = keccak256("nothing");
        bytes memory none = wrongState(IEscrow.State.None);
        assertEq(uint256(escrow.jobOf(job).state), 0);
        assertEq(escrow.resultOf(job).length, 0);
        assertEq(escrow.pinOf(job, 0).pinner, address(0));
        vm.expectRevert(none);
        escrow.termsOf(job);
        vm.expectRevert(none);
        escrow.isProven(job, 0, 0);
        vm.expectRevert(none);
        escrow.bondOf(job);
        vm.expectRevert(none);
        escrow.commitmentOf(job);
        vm.expectRevert(none);
        escrow.readDigest(job);
        job = accepted();
        vm.expectRevert(wrongState(IEscrow.State.Accepted));
        escrow.commitmentOf(job);
        assertFalse(escrow.isProven(job, 0, 0));
    }

    function test_isProven_no_such_batch() public {
        bytes32 job = drawn();
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NoSuchBatch.selector, 3, 0));
        escrow.isProven(job, 3, 0);
    }

    function test_catalogue_and_verifier() public view {
        assertEq(address(escrow.CATALOGUE()), address(catalogue));
        assertEq(escrow.VERIFIER(), address(verifier));
        assertEq(escrow.DEAD(), DEAD);
        assertLe(address(escrow).code.length, 24_576);
    }
}
