// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {EscrowFixture} from "./EscrowFixture.sol";

/// @notice Walks every edge of the tables in IEscrow: in the last second in which it is there, one second later, and for
/// a lapse one second earlier; and says what everybody is owed at its end.
contract EscrowEdgesTest is EscrowFixture {
    uint256 private constant PAYMENT = 1_000_000;
    uint256 private constant STAKE = 5_001;
    uint256 private constant PIN_BOND = 101;
    uint256 private constant DEMAND_BOND = 401;

    /// @dev A call that is there until `until`: refused one second later, and made in that second.
    function lastSecond(uint64 until, address caller, bytes memory call) private {
        vm.warp(until + 1);
        refused(caller, call, tooLate(until));
        vm.warp(until);
        made(caller, call);
    }

    /// @dev A call that is there from `from` on: refused one second earlier, and made in that second.
    function firstSecond(uint64 from, address caller, bytes memory call) private {
        vm.warp(from - 1);
        refused(caller, call, tooEarly(from));
        vm.warp(from);
        made(caller, call);
    }

    function refused(address caller, bytes memory call, bytes memory reason) private {
        vm.prank(caller);
        (bool ok, bytes memory got) = address(escrow).call(call);
        assertFalse(ok, "made");
        assertEq(got, reason, "reason");
    }

    function made(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool ok, bytes memory got) = address(escrow).call(call);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(got, 0x20), mload(got))
            }
        }
    }

    function lapseCall(bytes32 job) private view returns (bytes memory) {
        return abi.encodeCall(escrow.lapse, (job));
    }

    function assertSlashed(bytes32 job) private view {
        assertState(job, IEscrow.State.Slashed);
        assertCredit(buyer, PAYMENT, 0);
        assertCredit(executor, 0, 0);
        assertCredit(DEAD, 0, STAKE);
    }

    // ---- None, Open

    function test_post() public {
        lastSecond(settlement().acceptBy, buyer, abi.encodeCall(escrow.post, (terms(), settlement())));
        bytes32 job = idOf(terms(), settlement());
        assertState(job, IEscrow.State.Open);
        assertEq(due(job), settlement().acceptBy);
        assertEq(pay.balanceOf(address(escrow)), PAYMENT);
        (IEscrow.Terms memory t, IEscrow.Settlement memory s) = escrow.termsOf(job);
        assertEq(abi.encode(t, s), abi.encode(terms(), settlement()), "terms");
        assertEq(escrow.jobId(terms(), settlement()), job);
    }

    function test_cancel() public {
        bytes32 job = post();
        vm.warp(settlement().acceptBy + 1 days);
        made(buyer, abi.encodeCall(escrow.cancel, (job)));
        assertState(job, IEscrow.State.Cancelled);
        assertCredit(buyer, PAYMENT, 0);
    }

    function test_accept() public {
        bytes32 job = post();
        lastSecond(settlement().acceptBy, executor, abi.encodeCall(escrow.accept, (job)));
        assertState(job, IEscrow.State.Accepted);
        assertEq(escrow.jobOf(job).executor, executor);
        assertEq(due(job), settlement().acceptBy + 600);
        assertEq(bondToken.balanceOf(address(escrow)), STAKE);
    }

    function test_lapse_open() public {
        bytes32 job = post();
        firstSecond(settlement().acceptBy + 1, other, lapseCall(job));
        assertState(job, IEscrow.State.Refunded);
        assertCredit(buyer, PAYMENT, 0);
    }

    // ---- Accepted

    function test_commit() public {
        bytes32 job = accepted();
        lastSecond(START + 600, executor, abi.encodeCall(escrow.commit, (job, listRoot(checkpoints()), traceRoots())));
        assertState(job, IEscrow.State.Committed);
        IEscrow.Job memory j = escrow.jobOf(job);
        assertEq(j.readBy, START + 600 + 300);
        assertEq(j.round, beacon.firstRoundAfter(START + 900, 60));
        assertEq(j.due, START + 900 + 60 + 900);
        assertEq(j.missing, SEGMENTS * BATCHES);
        (bytes32 root, uint256[] memory traces) = escrow.commitmentOf(job);
        assertEq(root, listRoot(checkpoints()));
        assertEq(abi.encode(traces), abi.encode(traceRoots()));
    }

    function test_resign() public {
        bytes32 job = accepted();
        registry.set(executor, false);
        lastSecond(START + 600, executor, abi.encodeCall(escrow.resign, (job)));
        assertState(job, IEscrow.State.Refunded);
        assertCredit(buyer, PAYMENT, 0);
        assertCredit(executor, 0, STAKE);
    }

    function test_lapse_accepted() public {
        bytes32 job = accepted();
        firstSecond(START + 601, other, lapseCall(job));
        assertSlashed(job);
    }

    // ---- Committed

    function test_acknowledge() public {
        bytes32 job = committed();
        lastSecond(START + 300, reader, abi.encodeCall(escrow.acknowledge, (job, "")));
        IEscrow.Job memory j = escrow.jobOf(job);
        assertTrue(j.acknowledged);
        assertEq(j.readBy, START + 300);
        assertEq(j.round, beacon.firstRoundAfter(START + 300, 60));
        assertEq(j.due, START + 300 + 60 + 900);
        assertState(job, IEscrow.State.Committed);
    }

    function test_acknowledge_hastens() public {
        bytes32 job = committed();
        uint64 round = escrow.jobOf(job).round;
        vm.warp(START + 10);
        made(reader, abi.encodeCall(escrow.acknowledge, (job, "")));
        IEscrow.Job memory j = escrow.jobOf(job);
        assertEq(j.readBy, START + 10);
        assertEq(j.round, beacon.firstRoundAfter(START + 10, 60));
        assertLt(j.round, round);
        assertEq(j.due, START + 10 + 60 + 900);
    }

    function test_draw_first() public {
        bytes32 job = committed();
        firstSecond(START + 360, other, abi.encodeCall(escrow.draw, (job, signature(job))));
        assertState(job, IEscrow.State.Drawn);
        assertEq(escrow.jobOf(job).value, keccak256(signature(job)));
        assertEq(due(job), START + 360 + 1_200);
        assertFalse(escrow.jobOf(job).unpaid);
    }

    function test_draw_last() public {
        bytes32 job = committed();
        lastSecond(START + 360 + 900, other, abi.encodeCall(escrow.draw, (job, signature(job))));
        assertState(job, IEscrow.State.Drawn);
        assertEq(due(job), START + 360 + 900 + 1_200);
    }

    function test_lapse_committed() public {
        bytes32 job = committed();
        firstSecond(START + 360 + 901, other, lapseCall(job));
        assertState(job, IEscrow.State.Stalled);
        assertEq(due(job), START + 360 + 20 days);
        assertTrue(escrow.jobOf(job).unpaid);
        assertCredit(buyer, PAYMENT, 0);
        assertCredit(executor, 0, 0);
        assertCredit(DEAD, 0, 0);
    }

    // ---- Stalled

    function test_draw_stalled() public {
        bytes32 job = stalled();
        lastSecond(START + 360 + 20 days, other, abi.encodeCall(escrow.draw, (job, signature(job))));
        assertState(job, IEscrow.State.Drawn);
        assertEq(due(job), START + 360 + 20 days + 1_200);
        // It must prove, and gets nothing but its stake for it.
        proveAll(job);
        vm.warp(due(job) + 1);
        made(other, abi.encodeCall(escrow.settle, (job)));
        assertState(job, IEscrow.State.Settled);
        assertCredit(buyer, PAYMENT, 0);
        assertCredit(executor, 0, STAKE);
    }

    function test_draw_stalled_slashed() public {
        bytes32 job = stalled();
        draw(job);
        vm.warp(due(job) + 1);
        made(other, lapseCall(job));
        assertSlashed(job); // the payment is not refunded twice
    }

    function test_lapse_stalled() public {
        bytes32 job = stalled();
        firstSecond(START + 360 + 20 days + 1, other, lapseCall(job));
        assertState(job, IEscrow.State.Voided);
        assertCredit(buyer, PAYMENT, 0);
        assertCredit(executor, 0, STAKE);
    }

    function test_lapse_committed_after_void() public {
        bytes32 job = committed();
        vm.warp(START + 360 + 20 days + 1);
        made(other, lapseCall(job));
        assertState(job, IEscrow.State.Stalled);
        made(other, lapseCall(job));
        assertState(job, IEscrow.State.Voided);
    }

    // ---- Drawn

    function test_prove() public {
        bytes32 job = drawn();
        uint64 until = due(job);
        vm.expectEmit(address(escrow));
        emit IEscrow.BatchProven(job, 0, 0, 5);
        prove(job, 0, 0);
        assertState(job, IEscrow.State.Drawn);
        assertEq(escrow.jobOf(job).missing, 5);
        prove(job, 0, 1);
        prove(job, 2, 1);
        prove(job, 1, 0);
        prove(job, 2, 0);
        bytes memory call = abi.encodeCall(escrow.prove, (job, 1, 1, opening(1), opening(2), proofOf(job, 1, 1)));
        lastSecond(until, other, call);
        assertState(job, IEscrow.State.Window);
        assertEq(due(job), until + 3_600);
    }

    function test_lapse_drawn() public {
        bytes32 job = drawn();
        // All but one batch: not paid for less than all.
        prove(job, 0, 0);
        prove(job, 0, 1);
        prove(job, 1, 0);
        prove(job, 1, 1);
        prove(job, 2, 0);
        firstSecond(due(job) + 1, other, lapseCall(job));
        assertSlashed(job);
    }

    // ---- Window

    function test_settle() public {
        bytes32 job = inWindow();
        firstSecond(due(job) + 1, other, abi.encodeCall(escrow.settle, (job)));
        assertState(job, IEscrow.State.Settled);
        assertCredit(executor, PAYMENT, STAKE);
        assertCredit(buyer, 0, 0);
        assertCredit(DEAD, 0, 0);
    }

    function test_commitPin() public {
        bytes32 job = inWindow();
        uint64 until = due(job);
        lastSecond(until, watcher, abi.encodeCall(escrow.commitPin, (job, "hash", PIN_BOND)));
        IEscrow.Pin memory p = escrow.pinOf(job, 0);
        assertEq(uint256(p.state), uint256(IEscrow.PinState.Hidden));
        assertEq(p.pinner, watcher);
        assertEq(p.bond, PIN_BOND);
        assertEq(p.due, until + 120);
        assertEq(p.hash, "hash");
        assertEq(p.committedAt, until);
    }

    function revealCall(bytes32 job, uint32 number, IEscrow.Element memory e) private view returns (bytes memory) {
        return abi.encodeCall(escrow.revealPin, (job, number, e, tensor(e.instruction), listPath(tensorWords(), e.instruction), "salt"));
    }

    function test_revealPin_first() public {
        bytes32 job = inWindow();
        uint32 number = hidden(job, watcher, element());
        firstSecond(uint64(block.timestamp) + 1, watcher, revealCall(job, number, element()));
    }

    function test_revealPin_last() public {
        bytes32 job = inWindow();
        vm.warp(due(job));
        uint32 number = hidden(job, watcher, element());
        uint64 until = escrow.pinOf(job, number).due;
        lastSecond(until, watcher, revealCall(job, number, element()));
        IEscrow.Pin memory p = escrow.pinOf(job, number);
        assertEq(uint256(p.state), uint256(IEscrow.PinState.Revealed));
        assertEq(p.due, until + 600);
        assertEq(abi.encode(p.element), abi.encode(element()));
        assertEq(p.size, 4);
        assertEq(p.position, 5 * 14 + 2 * 4);
    }

    function test_lapsePin_hidden() public {
        bytes32 job = inWindow();
        uint32 number = hidden(job, watcher, element());
        firstSecond(escrow.pinOf(job, number).due + 1, other, abi.encodeCall(escrow.lapsePin, (job, number)));
        assertEq(uint256(escrow.pinOf(job, number).state), uint256(IEscrow.PinState.Closed));
        assertState(job, IEscrow.State.Window);
        assertCredit(DEAD, 0, PIN_BOND);
        assertCredit(watcher, 0, 0);
        vm.warp(due(job) + 1);
        made(other, abi.encodeCall(escrow.settle, (job)));
    }

    function test_answerPin() public {
        bytes32 job = inWindow();
        IEscrow.Element memory e = element();
        uint32 number = revealed(job, watcher, e);
        int32 v = committedValue(e);
        bytes memory call = abi.encodeCall(escrow.answerPin, (job, number, opening(1), opening(2), v, pinnedProof(job, number, e, v)));
        lastSecond(escrow.pinOf(job, number).due, other, call);
        IEscrow.Pin memory p = escrow.pinOf(job, number);
        assertEq(uint256(p.state), uint256(IEscrow.PinState.Closed));
        assertTrue(p.answered);
        assertEq(p.value, v);
        assertCredit(executor, 0, PIN_BOND / 2);
        assertCredit(DEAD, 0, PIN_BOND - PIN_BOND / 2);
        vm.warp(due(job) + 1);
        made(other, abi.encodeCall(escrow.settle, (job)));
        assertCredit(executor, PAYMENT, STAKE + PIN_BOND / 2);
    }

    function test_lapsePin_revealed() public {
        bytes32 job = inWindow();
        uint32 number = revealed(job, watcher, element());
        firstSecond(escrow.pinOf(job, number).due + 1, other, abi.encodeCall(escrow.lapsePin, (job, number)));
        assertState(job, IEscrow.State.Slashed);
        assertCredit(buyer, PAYMENT, 0);
        assertCredit(executor, 0, 0);
        assertCredit(DEAD, 0, STAKE - STAKE / 2);
        assertCredit(watcher, 0, 0);
        made(other, abi.encodeCall(escrow.reclaim, (job, number)));
        assertCredit(watcher, 0, STAKE / 2 + PIN_BOND);
        assertEq(uint256(escrow.pinOf(job, number).state), uint256(IEscrow.PinState.Closed));
    }

    // ---- The demand

    function test_demand() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 3; ++i) {
            bytes32 job = i == 0 ? committed() : i == 1 ? drawn() : inWindow();
            uint64 until = due(job);
            lastSecond(until, buyer, abi.encodeCall(escrow.demand, (job)));
            assertEq(escrow.jobOf(job).demandBy, until + 700);
            assertEq(escrow.jobOf(job).demander, buyer);
            vm.revertToState(snapshot);
        }
    }

    function test_serve() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 3; ++i) {
            bytes32 job = demanded(i == 0 ? committed() : i == 1 ? drawn() : inWindow());
            uint64 before = due(job);
            lastSecond(uint64(block.timestamp) + 700, executor, abi.encodeCall(escrow.serve, (job, result())));
            assertEq(escrow.resultOf(job), result());
            assertEq(escrow.jobOf(job).demandBy, 0);
            assertCredit(executor, 0, DEMAND_BOND);
            assertEq(due(job), i == 2 ? before + 700 : before, "a whole window to look at it");
            vm.revertToState(snapshot);
        }
    }

    function test_serve_stalled() public {
        bytes32 job = committed();
        vm.warp(due(job));
        demanded(job);
        vm.warp(due(job) + 1);
        made(other, lapseCall(job));
        assertState(job, IEscrow.State.Stalled);
        made(executor, abi.encodeCall(escrow.serve, (job, result())));
        assertCredit(executor, 0, DEMAND_BOND);
    }

    /// @dev A demand that is open longer than the window: the job waits for it.
    function test_serve_late_window() public {
        bytes32 job = inWindow();
        vm.warp(due(job));
        demanded(job);
        uint64 end = due(job);
        vm.warp(end + 1);
        refused(other, abi.encodeCall(escrow.settle, (job)), abi.encodeWithSelector(IEscrow.Unanswered.selector));
        lastSecond(end + 700, executor, abi.encodeCall(escrow.serve, (job, result())));
        assertEq(due(job), end + 700 + 3_600);
        firstSecond(end + 700 + 3_601, other, abi.encodeCall(escrow.settle, (job)));
    }

    function test_lapse_demand() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 3; ++i) {
            bytes32 job = i == 0 ? committed() : i == 1 ? drawn() : inWindow();
            demanded(job);
            uint64 from = uint64(block.timestamp) + 701;
            vm.warp(from - 1);
            // Not yet: each state says no in its own words.
            refused(other, lapseCall(job), i == 2 ? wrongState(IEscrow.State.Window) : tooEarly(due(job) + 1));
            vm.warp(from);
            made(other, lapseCall(job));
            assertState(job, IEscrow.State.Slashed);
            assertCredit(buyer, PAYMENT, DEMAND_BOND);
            assertCredit(DEAD, 0, STAKE);
            vm.revertToState(snapshot);
        }
    }

    function test_lapse_demand_stalled() public {
        bytes32 job = committed();
        vm.warp(due(job));
        demanded(job);
        uint64 until = uint64(block.timestamp) + 700;
        vm.warp(due(job) + 1);
        made(other, lapseCall(job));
        vm.warp(until);
        refused(other, lapseCall(job), tooEarly(due(job) + 1));
        vm.warp(until + 1);
        made(other, lapseCall(job));
        assertState(job, IEscrow.State.Slashed);
        assertCredit(buyer, PAYMENT, DEMAND_BOND);
        assertCredit(DEAD, 0, STAKE);
    }

    // ---- Nothing else

    /// @dev In each state, every call that the table does not list for it is refused as one of another state.
    function test_no_other_edge() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i <= uint256(type(IEscrow.State).max); ++i) {
            IEscrow.State state = IEscrow.State(i);
            bytes32 job = inState(state);
            assertState(job, state);
            noOtherEdge(job, state);
            vm.revertToState(snapshot);
        }
    }

    function inState(IEscrow.State state) private returns (bytes32 job) {
        if (state == IEscrow.State.None) return idOf(terms(), settlement());
        if (state == IEscrow.State.Open) return post();
        if (state == IEscrow.State.Accepted) return accepted();
        if (state == IEscrow.State.Committed) return committed();
        if (state == IEscrow.State.Stalled) return stalled();
        if (state == IEscrow.State.Drawn) return drawn();
        if (state == IEscrow.State.Window) return inWindow();
        if (state == IEscrow.State.Settled) {
            job = inWindow();
            vm.warp(due(job) + 1);
            escrow.settle(job);
        } else if (state == IEscrow.State.Cancelled) {
            job = post();
            vm.prank(buyer);
            escrow.cancel(job);
        } else if (state == IEscrow.State.Refunded) {
            job = post();
            vm.warp(due(job) + 1);
            escrow.lapse(job);
        } else if (state == IEscrow.State.Slashed) {
            job = accepted();
            vm.warp(due(job) + 1);
            escrow.lapse(job);
        } else {
            job = stalled();
            vm.warp(due(job) + 1);
            escrow.lapse(job);
        }
    }

    function noOtherEdge(bytes32 job, IEscrow.State state) private {
        IEscrow.Opening memory o = opening(0);
        bytes memory no = wrongState(state);
        if (state != IEscrow.State.None) {
            vm.warp(START);
            refused(
                buyer, abi.encodeCall(escrow.post, (terms(), settlement())), abi.encodeWithSelector(IEscrow.AlreadyPosted.selector, job)
            );
        }
        if (state != IEscrow.State.Open) {
            refused(buyer, abi.encodeCall(escrow.cancel, (job)), no);
            refused(executor, abi.encodeCall(escrow.accept, (job)), no);
        }
        if (state != IEscrow.State.Accepted) {
            refused(executor, abi.encodeCall(escrow.resign, (job)), no);
            refused(executor, abi.encodeCall(escrow.commit, (job, listRoot(checkpoints()), traceRoots())), no);
        }
        if (state != IEscrow.State.Committed) {
            refused(reader, abi.encodeCall(escrow.acknowledge, (job, "")), no);
            if (state != IEscrow.State.Stalled) refused(other, abi.encodeCall(escrow.draw, (job, "")), no);
        }
        if (state != IEscrow.State.Drawn) refused(other, abi.encodeCall(escrow.prove, (job, 0, 0, o, o, "")), no);
        if (state != IEscrow.State.Window) {
            refused(other, abi.encodeCall(escrow.settle, (job)), no);
            refused(watcher, abi.encodeCall(escrow.commitPin, (job, "", 0)), no);
            refused(watcher, revealCall(job, 0, element()), no);
            refused(other, abi.encodeCall(escrow.answerPin, (job, 0, o, o, 0, "")), no);
            refused(other, abi.encodeCall(escrow.lapsePin, (job, 0)), no);
        }
        if (state != IEscrow.State.Slashed) refused(watcher, abi.encodeCall(escrow.reclaim, (job, 0)), no);
        bool demandable = state == IEscrow.State.Committed || state == IEscrow.State.Drawn || state == IEscrow.State.Window;
        if (!demandable) refused(buyer, abi.encodeCall(escrow.demand, (job)), no);
        refused(executor, abi.encodeCall(escrow.serve, (job, result())), abi.encodeWithSelector(IEscrow.NotDemanded.selector));
        bool lapses = state >= IEscrow.State.Open && state <= IEscrow.State.Drawn;
        vm.warp(START + 1000 days);
        if (!lapses) refused(other, lapseCall(job), no);
    }

    /// @dev Whatever state a job is in, and whoever is silent, calls that anybody may make end it.
    function test_every_state_has_an_exit() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = uint256(IEscrow.State.Open); i <= uint256(IEscrow.State.Window); ++i) {
            bytes32 job = inState(IEscrow.State(i));
            for (uint256 calls = 0; stateOf(job) < IEscrow.State.Settled; ++calls) {
                assertLt(calls, 2, "calls");
                vm.warp(due(job) + 1);
                vm.startPrank(other);
                if (stateOf(job) == IEscrow.State.Window) escrow.settle(job);
                else escrow.lapse(job);
                vm.stopPrank();
            }
            vm.revertToState(snapshot);
        }
    }
}
