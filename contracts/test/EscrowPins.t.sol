// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {StubVerifier} from "./doubles/Stubs.sol";
import {EscrowFixture} from "./EscrowFixture.sol";

/// @notice Pins and the demand for the result: what they cost, what they prove, who gets what.
contract EscrowPinsTest is EscrowFixture {
    uint256 private constant STAKE = 5_001;

    function pinRevert(bytes32 job, uint32 number, IEscrow.Element memory e, bytes memory reason) private {
        IEscrow.Tensor memory t = tensor(e.instruction < INSTRUCTIONS ? e.instruction : 0);
        bytes32[] memory path = listPath(tensorWords(), e.instruction < INSTRUCTIONS ? e.instruction : 0);
        vm.prank(watcher);
        vm.expectRevert(reason);
        escrow.revealPin(job, number, e, t, path, "salt");
    }

    // ---- The price

    function test_bonds_rise_and_fall() public {
        bytes32 job = inWindow();
        for (uint256 i = 0; i < 5; ++i) {
            assertEq(escrow.bondOf(job), 101 + 51 * i);
            uint256 before = bondToken.balanceOf(watcher);
            uint32 number = hidden(job, watcher, element());
            assertEq(number, i);
            assertEq(before - bondToken.balanceOf(watcher), 101 + 51 * i);
            assertEq(escrow.pinOf(job, number).bond, 101 + 51 * i);
        }
        assertEq(escrow.jobOf(job).openPins, 5);
        vm.warp(escrow.pinOf(job, 0).due + 1);
        escrow.lapsePin(job, 3);
        assertEq(escrow.bondOf(job), 101 + 51 * 4);
    }

    function test_bond_too_high() public {
        bytes32 job = inWindow();
        vm.startPrank(watcher);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.BondTooHigh.selector, 101));
        escrow.commitPin(job, "hash", 100);
        escrow.commitPin(job, "hash", 101);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.BondTooHigh.selector, 152));
        escrow.commitPin(job, "hash", 151);
        vm.stopPrank();
    }

    /// @dev Each open pin gives the executor a step more, up to the maximum.
    function test_answer_deadlines_grow() public {
        bytes32 job = inWindow();
        uint32[] memory numbers = new uint32[](25);
        for (uint256 i = 0; i < 25; ++i) {
            numbers[i] = hidden(job, watcher, element());
        }
        vm.warp(block.timestamp + 1);
        reveal(job, numbers[0], watcher, element());
        assertEq(escrow.pinOf(job, 0).due, block.timestamp + 1_800, "25 open: the maximum");
        uint64 hiddenDue = escrow.pinOf(job, numbers[24]).due;
        vm.warp(hiddenDue);
        reveal(job, numbers[1], watcher, element());
        vm.warp(hiddenDue + 1);
        for (uint256 i = 3; i < 25; ++i) {
            escrow.lapsePin(job, numbers[i]);
        }
        // Pins 0, 1 and 2 are open, 2 too late to be revealed: one more makes four.
        uint32 last = revealed(job, watcher, element());
        assertEq(escrow.pinOf(job, last).due, block.timestamp + 600 + 3 * 60);
    }

    // ---- The reveal

    function test_reveal_by_another() public {
        bytes32 job = inWindow();
        uint32 number = hidden(job, watcher, element());
        vm.warp(block.timestamp + 1);
        bytes32[] memory path = listPath(tensorWords(), 1);
        vm.prank(other);
        vm.expectRevert(wrongCaller(watcher));
        escrow.revealPin(job, number, element(), tensor(1), path, "salt");
    }

    /// @dev Nobody can commit to what another revealed: the hash names the pinner.
    function test_reveal_copied_hash() public {
        bytes32 job = inWindow();
        bytes32 hash = escrow.pinHash(job, watcher, element(), "salt");
        assertEq(hash, keccak256(abi.encode(keccak256("assay/pin/1"), address(escrow), job, watcher, element(), bytes32("salt"))));
        vm.prank(other);
        uint32 number = escrow.commitPin(job, hash, 1_000);
        vm.warp(block.timestamp + 1);
        bytes32[] memory path = listPath(tensorWords(), 1);
        vm.prank(other);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongReveal.selector));
        escrow.revealPin(job, number, element(), tensor(1), path, "salt");
    }

    function test_reveal_another_element_or_salt() public {
        bytes32 job = inWindow();
        uint32 number = hidden(job, watcher, element());
        vm.warp(block.timestamp + 1);
        IEscrow.Element memory e = element();
        e.step = 1;
        pinRevert(job, number, e, abi.encodeWithSelector(IEscrow.WrongReveal.selector));
        bytes32[] memory path = listPath(tensorWords(), 1);
        vm.startPrank(watcher);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongReveal.selector));
        escrow.revealPin(job, number, element(), tensor(1), path, "other salt");
        escrow.revealPin(job, number, element(), tensor(1), path, "salt");
        vm.stopPrank();
    }

    /// @dev An element that does not exist has no proof: pinning it must not take a stake.
    function test_reveal_no_such_element() public {
        bytes32 job = inWindow();
        // segment, step, instruction, element; steps are 3, 3, 1
        IEscrow.Element[5] memory wrong = [
            IEscrow.Element(3, 0, 1, 0),
            IEscrow.Element(0, 3, 1, 0),
            IEscrow.Element(2, 1, 1, 0),
            IEscrow.Element(0, 0, 0, 9),
            IEscrow.Element(0, 0, 1, 3)
        ];
        for (uint256 i = 0; i < wrong.length; ++i) {
            uint32 number = hidden(job, watcher, wrong[i]);
            vm.warp(block.timestamp + 1);
            pinRevert(job, number, wrong[i], abi.encodeWithSelector(IEscrow.NoSuchElement.selector));
        }
        IEscrow.Element memory beyond = IEscrow.Element(0, 0, 3, 0);
        uint32 last = hidden(job, watcher, beyond);
        vm.warp(block.timestamp + 1);
        pinRevert(job, last, beyond, abi.encodeWithSelector(IEscrow.WrongPath.selector, 3));

        IEscrow.Element[4] memory right =
            [IEscrow.Element(2, 0, 1, 2), IEscrow.Element(0, 2, 0, 8), IEscrow.Element(1, 2, 2, 0), IEscrow.Element(0, 0, 0, 0)];
        for (uint256 i = 0; i < right.length; ++i) {
            revealed(job, watcher, right[i]);
        }
    }

    /// @dev The tensor is that of the list: no more elements, no other place in the result.
    function test_reveal_another_tensor() public {
        bytes32 job = inWindow();
        IEscrow.Element memory e = IEscrow.Element(0, 0, 1, 3);
        uint32 number = hidden(job, watcher, e);
        vm.warp(block.timestamp + 1);
        bytes32[] memory path = listPath(tensorWords(), 1);
        bytes memory wrong = abi.encodeWithSelector(IEscrow.WrongPath.selector, 1);
        vm.startPrank(watcher);
        vm.expectRevert(wrong);
        escrow.revealPin(job, number, e, IEscrow.Tensor(4, 4, 0), path, "salt");
        vm.stopPrank();
        number = hidden(job, watcher, element());
        vm.warp(block.timestamp + 1);
        vm.startPrank(watcher);
        vm.expectRevert(wrong);
        escrow.revealPin(job, number, element(), IEscrow.Tensor(3, 2, 0), path, "salt");
        vm.expectRevert(wrong);
        escrow.revealPin(job, number, element(), IEscrow.Tensor(3, 4, 1), path, "salt");
        vm.expectRevert(wrong);
        escrow.revealPin(job, number, element(), tensor(1), new bytes32[](0), "salt");
        escrow.revealPin(job, number, element(), tensor(1), path, "salt");
        vm.stopPrank();
    }

    function test_pin_states() public {
        bytes32 job = inWindow();
        IEscrow.Element memory e = element();
        IEscrow.Opening memory o = opening(1);
        bytes memory none = abi.encodeWithSelector(IEscrow.WrongPinState.selector, IEscrow.PinState.None);
        pinRevert(job, 0, e, none);
        vm.expectRevert(none);
        escrow.answerPin(job, 0, o, o, 0, "");
        vm.expectRevert(none);
        escrow.lapsePin(job, 0);

        uint32 number = hidden(job, watcher, e);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPinState.selector, IEscrow.PinState.Hidden));
        escrow.answerPin(job, number, o, o, 0, "");
        vm.warp(block.timestamp + 1);
        reveal(job, number, watcher, e);
        pinRevert(job, number, e, abi.encodeWithSelector(IEscrow.WrongPinState.selector, IEscrow.PinState.Revealed));
        answer(job, number, e, committedValue(e));
        bytes memory closed = abi.encodeWithSelector(IEscrow.WrongPinState.selector, IEscrow.PinState.Closed);
        pinRevert(job, number, e, closed);
        vm.expectRevert(closed);
        escrow.answerPin(job, number, o, o, 0, "");
        vm.warp(block.timestamp + 30 days);
        vm.expectRevert(closed);
        escrow.lapsePin(job, number);
    }

    // ---- The answer

    function test_answer_of_both_signs() public {
        bytes32 job = inWindow();
        int32[5] memory values = [int32(0), 1, -1, type(int32).min, type(int32).max];
        for (uint256 i = 0; i < values.length; ++i) {
            uint32 number = revealed(job, watcher, element());
            answer(job, number, element(), values[i]);
            assertEq(escrow.pinOf(job, number).value, values[i]);
        }
    }

    function test_answer_asks_the_verifier() public {
        bytes32 job = inWindow();
        IEscrow.Element memory e = element();
        uint32 number = revealed(job, watcher, e);
        uint32 second = revealed(job, watcher, e);
        bytes memory proof = pinnedProof(job, number, e, 7);
        vm.expectRevert(StubVerifier.StubRefused.selector);
        escrow.answerPin(job, number, opening(1), opening(2), 8, proof);
        vm.expectRevert(StubVerifier.StubRefused.selector);
        escrow.answerPin(job, second, opening(1), opening(2), 7, proof); // each pin has its own proof
        verifier.setAnswer(false);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.ProofRefused.selector));
        escrow.answerPin(job, number, opening(1), opening(2), 7, proof);
        verifier.setAnswer(true);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPath.selector, 1));
        escrow.answerPin(job, number, opening(0), opening(2), 7, proof);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPath.selector, 2));
        escrow.answerPin(job, number, opening(1), opening(3), 7, proof);
        escrow.answerPin(job, number, opening(1), opening(2), 7, proof);
    }

    /// @dev Half of an answered pin's bond is burned, half is the executor's, whoever posts the answer: proofs can be copied.
    function test_answer_pays_the_executor() public {
        bytes32 job = inWindow();
        IEscrow.Element memory e = element();
        uint32 number = revealed(job, watcher, e);
        bytes memory proof = pinnedProof(job, number, e, 7);
        vm.prank(other);
        escrow.answerPin(job, number, opening(1), opening(2), 7, proof);
        assertCredit(executor, 0, 50);
        assertCredit(DEAD, 0, 51);
        assertCredit(other, 0, 0);
        assertCredit(watcher, 0, 0);
        assertEq(escrow.jobOf(job).openPins, 0);
        assertEq(escrow.jobOf(job).sharers, 0);
    }

    function test_settle_waits_for_pins() public {
        bytes32 job = inWindow();
        vm.warp(due(job));
        uint32 number = hidden(job, watcher, element());
        vm.warp(due(job) + 1);
        bytes memory unanswered = abi.encodeWithSelector(IEscrow.Unanswered.selector);
        vm.expectRevert(unanswered);
        escrow.settle(job);
        reveal(job, number, watcher, element());
        vm.expectRevert(unanswered);
        escrow.settle(job);
        answer(job, number, element(), 7);
        escrow.settle(job);
    }

    // ---- Shares

    /// @dev Three pins are unanswered: two watchers share half of the stake, the buyer gets its bond, a hidden pin too, an
    /// answered one nothing.
    function test_shares() public {
        bytes32 job = inWindow();
        IEscrow.Element memory e = element();
        uint32 answered = revealed(job, watcher, e);
        answer(job, answered, e, 7);
        uint32 first = revealed(job, watcher, e); // 101
        uint32 second = revealed(job, other, e); // 152
        uint32 third = revealed(job, buyer, e); // 203
        assertEq(escrow.jobOf(job).sharers, 2);
        vm.warp(escrow.pinOf(job, first).due);
        uint32 fourth = hidden(job, watcher, e); // 254
        vm.warp(escrow.pinOf(job, first).due + 1);
        vm.expectEmit(address(escrow));
        emit IEscrow.Slashed(job, IEscrow.State.Window, STAKE - 2 * 1_250, 1_250, 2);
        escrow.lapsePin(job, first);
        assertCredit(DEAD, 0, 51 + STAKE - 2 * 1_250);
        assertCredit(buyer, 1_000_000, 0);
        assertCredit(executor, 0, 50);
        escrow.reclaim(job, second);
        assertCredit(other, 0, 152 + 1_250);
        escrow.reclaim(job, third);
        assertCredit(buyer, 1_000_000, 203);
        escrow.reclaim(job, fourth);
        assertCredit(watcher, 0, 254);
        escrow.reclaim(job, first);
        assertCredit(watcher, 0, 254 + 101 + 1_250);
        uint32[5] memory all = [answered, first, second, third, fourth];
        for (uint256 i = 0; i < 5; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPinState.selector, IEscrow.PinState.Closed));
            escrow.reclaim(job, all[i]);
        }
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongPinState.selector, IEscrow.PinState.None));
        escrow.reclaim(job, 5);
        // Nothing is left but what is owed.
        assertOwed();
    }

    function assertOwed() private view {
        uint256 owed = 0;
        address[5] memory all = [buyer, executor, watcher, other, DEAD];
        for (uint256 i = 0; i < all.length; ++i) {
            (, uint256 bond) = credit(all[i]);
            owed += bond;
        }
        assertEq(bondToken.balanceOf(address(escrow)), owed);
    }

    /// @dev A slash for another reason than a pin's silence: bonds go back, all of the stake is burned.
    function test_no_share_for_another_cause() public {
        bytes32 job = demanded(inWindow());
        uint64 demandBy = escrow.jobOf(job).demandBy;
        vm.warp(demandBy);
        uint32 number = revealed(job, watcher, element());
        escrow.lapse(job);
        assertCredit(DEAD, 0, STAKE);
        escrow.reclaim(job, number);
        assertCredit(watcher, 0, 101);
        assertCredit(buyer, 1_000_000, 401);
        assertOwed();
    }

    function test_only_the_buyer_pins() public {
        bytes32 job = inWindow();
        uint32 number = revealed(job, buyer, element());
        vm.warp(escrow.pinOf(job, number).due + 1);
        escrow.lapsePin(job, number);
        assertCredit(DEAD, 0, STAKE);
        escrow.reclaim(job, number);
        assertCredit(buyer, 1_000_000, 101);
        assertOwed();
    }

    /// @dev The buyer's answered pin leaves the count of sharers as it is.
    function test_sharers_without_the_buyer() public {
        bytes32 job = inWindow();
        uint32 byBuyer = revealed(job, buyer, element());
        uint32 byWatcher = revealed(job, watcher, element());
        answer(job, byBuyer, element(), 7);
        assertEq(escrow.jobOf(job).sharers, 1);
        answer(job, byWatcher, element(), 7);
        assertEq(escrow.jobOf(job).sharers, 0);
    }

    // ---- The result

    function test_demand_by_another() public {
        bytes32 job = inWindow();
        vm.prank(other);
        vm.expectRevert(wrongCaller(buyer));
        escrow.demand(job);
        vm.prank(reader);
        escrow.demand(job);
        assertEq(escrow.jobOf(job).demander, reader);
        vm.warp(block.timestamp + 701);
        escrow.lapse(job);
        assertCredit(reader, 0, 401);
    }

    function test_demand_once() public {
        bytes32 job = demanded(inWindow());
        vm.prank(buyer);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.AlreadyDemanded.selector));
        escrow.demand(job);
        vm.prank(executor);
        escrow.serve(job, result());
        vm.prank(buyer);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.AlreadyDemanded.selector));
        escrow.demand(job);
        vm.prank(executor);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NotDemanded.selector));
        escrow.serve(job, result());
    }

    function test_demand_without_result() public {
        IEscrow.Settlement memory s = settlement();
        s.resultBytes = 0;
        bytes32 job = post(terms(), s);
        vm.prank(executor);
        escrow.accept(job);
        commit(job);
        vm.prank(buyer);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NoResult.selector));
        escrow.demand(job);
    }

    function test_serve_refused() public {
        bytes32 job = demanded(inWindow());
        vm.prank(other);
        vm.expectRevert(wrongCaller(executor));
        escrow.serve(job, result());
        vm.startPrank(executor);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongLength.selector, 97, 98));
        escrow.serve(job, new bytes(97));
        vm.expectRevert(abi.encodeWithSelector(IEscrow.WrongLength.selector, 99, 98));
        escrow.serve(job, new bytes(99));
        vm.expectEmit(address(escrow));
        emit IEscrow.ResultServed(job, result());
        escrow.serve(job, result());
        vm.stopPrank();
    }

    /// @dev Every element of the result, in its place: the served value is the only one that can be proven without a slash.
    function test_served_elements() public {
        bytes32 job = demanded(inWindow());
        vm.prank(executor);
        escrow.serve(job, result());
        for (uint32 step = 0; step < 7; ++step) {
            for (uint32 i = 0; i < 4; ++i) {
                IEscrow.Element memory e = IEscrow.Element(step / 3, step % 3, i < 3 ? 1 : 2, i < 3 ? i : 0);
                uint32 number = revealed(job, watcher, e);
                int32 v = committedValue(e);
                uint256 snapshot = vm.snapshotState();
                vm.expectEmit(address(escrow));
                emit IEscrow.ResultContradicted(job, number, v + 1, v);
                answer(job, number, e, v + 1);
                assertState(job, IEscrow.State.Slashed);
                vm.revertToState(snapshot);
                answer(job, number, e, v);
                assertState(job, IEscrow.State.Window);
            }
        }
    }

    function test_contradiction() public {
        bytes32 job = demanded(inWindow());
        bytes memory wrong = result();
        wrong[5 * 14 + 8] ^= 0x10; // element 2 of instruction 1 in step 5
        vm.prank(executor);
        escrow.serve(job, wrong);
        IEscrow.Element memory e = element();
        uint32 number = revealed(job, watcher, e);
        uint32 second = revealed(job, other, e);
        // The element beside it is right, and so is one that is no result.
        IEscrow.Element memory beside = IEscrow.Element(1, 2, 1, 1);
        uint32 third = revealed(job, watcher, beside);
        answer(job, third, beside, committedValue(beside));
        IEscrow.Element memory work = IEscrow.Element(1, 2, 0, 2);
        uint32 fourth = revealed(job, watcher, work);
        answer(job, fourth, work, 12345);
        assertState(job, IEscrow.State.Window);
        (, uint256 burnedBefore) = credit(DEAD);
        answer(job, number, e, committedValue(e));
        assertState(job, IEscrow.State.Slashed);
        (, uint256 burned) = credit(DEAD);
        assertEq(burned - burnedBefore, STAKE - 2_500);
        escrow.reclaim(job, number);
        assertCredit(watcher, 0, 101 + 1_250);
        escrow.reclaim(job, second);
        assertCredit(other, 0, 152 + 1_250);
        assertOwed();
    }

    /// @dev Before the bytes are served an answer binds to nothing but the proof.
    function test_answer_before_serving() public {
        bytes32 job = inWindow();
        uint32 number = revealed(job, watcher, element());
        demanded(job);
        answer(job, number, element(), 7);
        assertState(job, IEscrow.State.Window);
    }

    /// @dev The demand's bond goes back when a pin ends the job first, and when the beacon is dead.
    function test_demand_bond_returns() public {
        uint256 snapshot = vm.snapshotState();
        bytes32 job = inWindow();
        uint32 number = revealed(job, watcher, element());
        vm.warp(escrow.pinOf(job, number).due);
        demanded(job);
        vm.warp(block.timestamp + 1);
        escrow.lapsePin(job, number);
        assertCredit(buyer, 1_000_000, 401);
        vm.revertToState(snapshot);

        IEscrow.Settlement memory s = settlement();
        s.demandPeriod = 60 days;
        job = post(terms(), s);
        vm.prank(executor);
        escrow.accept(job);
        commit(job);
        demanded(job);
        vm.warp(due(job) + 1);
        escrow.lapse(job);
        vm.warp(due(job) + 1);
        escrow.lapse(job);
        assertState(job, IEscrow.State.Voided);
        assertCredit(buyer, 1_000_000, 401);
        assertCredit(executor, 0, STAKE);
        vm.prank(executor);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NotDemanded.selector));
        escrow.serve(job, result());
        vm.warp(block.timestamp + 100 days);
        vm.expectRevert(wrongState(IEscrow.State.Voided));
        escrow.lapse(job);
    }
}
