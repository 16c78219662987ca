// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {EscrowFixture} from "./EscrowFixture.sol";

/// @notice Plays buyers, executors, readers and watchers of several jobs in any order, honest or not. A call that the
/// escrow refuses is no failure here; what may be refused is for the other tests.
contract EscrowHandler is EscrowFixture {
    uint256 public constant JOBS = 4;

    bytes32[JOBS] public ids;
    IEscrow.Terms[JOBS] private _terms;
    IEscrow.Settlement[JOBS] private _settlements;
    bytes32[JOBS] private _final; // hash of a job in its final state
    mapping(bytes32 => IEscrow.Element) private _elements;
    mapping(bytes4 => uint256) public calls;
    mapping(IEscrow.State => uint256) public ends;

    uint256 public constant FUNDS = 1e12;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 0; i < JOBS; ++i) {
            IEscrow.Terms memory t = terms();
            IEscrow.Settlement memory s = settlement();
            t.nonce = bytes32(i);
            // Prime to each other, so that sums tell jobs apart.
            s.payment = uint128(1_000_003 + 10_007 * i);
            s.stake = uint128(5_003 + 1_009 * i);
            s.demandPeriod = uint32(700 + 5_000 * i);
            if (i == 1) {
                t.k1 = 1;
                t.steps = 3;
            }
            if (i == 2) {
                s.reader = address(0);
                s.readingPeriod = 0;
                s.registry = address(0);
            }
            _terms[i] = t;
            _settlements[i] = s;
            ids[i] = escrow.jobId(t, s);
        }
    }

    function actors() public view returns (address[6] memory) {
        return [buyer, executor, watcher, other, reader, DEAD];
    }

    modifier counted() {
        _;
        ++calls[msg.sig];
        for (uint256 i = 0; i < JOBS; ++i) {
            if (stateOf(ids[i]) < IEscrow.State.Settled) continue;
            bytes32 now_ = keccak256(abi.encode(escrow.jobOf(ids[i])));
            if (_final[i] == 0) {
                _final[i] = now_;
                ++ends[stateOf(ids[i])];
            }
            require(_final[i] == now_, "a final job changed");
        }
    }

    function as_(uint256 seed) private view returns (address) {
        return actors()[seed % 5];
    }

    function tryCall(address caller, bytes memory data) private returns (bool ok) {
        vm.prank(caller);
        (ok,) = address(escrow).call(data);
    }

    // ---- Time

    /// @dev Not at once to the end: by seconds, or to a deadline of a job, or just after it.
    function wait_(uint256 seed, uint256 seconds_) external counted {
        bytes32 job = ids[seed % JOBS];
        uint256 to = block.timestamp + 1 + seconds_ % 300;
        uint64 until = due(job);
        bool end = stateOf(job) == IEscrow.State.Stalled || seed % 7 == 0;
        if (end && until >= block.timestamp) to = until + (seed >> 8) % 2;
        vm.warp(to);
    }

    /// @dev What honest parties would do next with a job: chance alone seldom gets to the end.
    function honest_(uint256 seed) external counted {
        uint256 i = seed % JOBS;
        uint256 luck = (seed >> 8) % 6;
        bytes32 job = ids[i];
        IEscrow.State state = stateOf(job);
        if (state == IEscrow.State.None) {
            tryCall(buyer, abi.encodeCall(escrow.post, (_terms[i], _settlements[i])));
        } else if (state == IEscrow.State.Open) {
            tryCall(executor, abi.encodeCall(escrow.accept, (job)));
        } else if (state == IEscrow.State.Accepted) {
            tryCall(executor, abi.encodeCall(escrow.commit, (job, listRoot(listOf(i)), rootsOf(i))));
        } else if ((state == IEscrow.State.Committed && luck == 0) || (state == IEscrow.State.Stalled && luck < 3)) {
            if (block.timestamp <= due(job)) vm.warp(due(job) + 1); // nobody posts the round
            tryCall(other, abi.encodeCall(escrow.lapse, (job)));
        } else if (state == IEscrow.State.Committed || state == IEscrow.State.Stalled) {
            uint64 from = escrow.jobOf(job).readBy + 60;
            if (block.timestamp < from) vm.warp(from);
            tryCall(other, abi.encodeCall(escrow.draw, (job, signature(job))));
        } else if (state == IEscrow.State.Drawn) {
            for (uint256 k = 0; k < segmentsOf(i) * BATCHES; ++k) {
                _prove(i, k / BATCHES, k % BATCHES, job);
            }
        } else if (state == IEscrow.State.Window) {
            if (block.timestamp <= due(job)) vm.warp(due(job) + 1);
            tryCall(other, abi.encodeCall(escrow.settle, (job)));
        }
    }

    // ---- The main path. The first job that is not there yet is posted; late executors are rare.

    function post_(uint256 i) external counted {
        i %= JOBS;
        tryCall(buyer, abi.encodeCall(escrow.post, (_terms[i], _settlements[i])));
    }

    function cancel_(uint256 i, uint256 who) external counted {
        if (i % 3 == 0) tryCall(as_(who), abi.encodeCall(escrow.cancel, (ids[i % JOBS])));
    }

    function accept_(uint256 i) external counted {
        tryCall(executor, abi.encodeCall(escrow.accept, (ids[i % JOBS])));
    }

    function attest_(uint256 seed) external counted {
        registry.set(executor, seed % 8 != 0);
    }

    function resign_(uint256 i) external counted {
        tryCall(executor, abi.encodeCall(escrow.resign, (ids[i % JOBS])));
    }

    function commit_(uint256 i) external counted {
        i %= JOBS;
        tryCall(executor, abi.encodeCall(escrow.commit, (ids[i], listRoot(listOf(i)), rootsOf(i))));
    }

    function segmentsOf(uint256 i) public pure returns (uint256) {
        return i == 1 ? 1 : SEGMENTS;
    }

    function listOf(uint256 i) private pure returns (uint256[] memory list) {
        list = checkpoints();
        uint256 n = segmentsOf(i) + 1;
        assembly ("memory-safe") {
            mstore(list, n)
        }
    }

    function rootsOf(uint256 i) private pure returns (uint256[] memory list) {
        list = traceRoots();
        uint256 n = segmentsOf(i);
        assembly ("memory-safe") {
            mstore(list, n)
        }
    }

    function open(uint256 i, uint256 c) private pure returns (IEscrow.Opening memory) {
        return IEscrow.Opening(checkpoint(c), listPath(listOf(i), c));
    }

    function acknowledge_(uint256 i, uint256 who) external counted {
        tryCall(as_(who), abi.encodeCall(escrow.acknowledge, (ids[i % JOBS], "")));
    }

    function draw_(uint256 i) external counted {
        tryCall(other, abi.encodeCall(escrow.draw, (ids[i % JOBS], signature(ids[i % JOBS]))));
    }

    function prove_(uint256 i, uint256 segment, uint256 batch, uint256 seed) external counted {
        i %= JOBS;
        segment %= segmentsOf(i);
        batch %= BATCHES;
        // Sometimes the proof is another job's.
        bytes32 whose = seed % 6 == 0 ? ids[seed % JOBS] : ids[i];
        _prove(i, segment, batch, whose);
    }

    /// @dev Most of a job's batches at once, or a window would be rare.
    function proveMany_(uint256 i, uint256 skip) external counted {
        i %= JOBS;
        for (uint256 k = 0; k < segmentsOf(i) * BATCHES; ++k) {
            if (skip % 8 != k) _prove(i, k / BATCHES, k % BATCHES, ids[i]);
        }
    }

    function _prove(uint256 i, uint256 segment, uint256 batch, bytes32 whose) private {
        bool right = whose == ids[i] && stateOf(whose) == IEscrow.State.Drawn;
        bool ok = tryCall(
            executor,
            abi.encodeCall(
                escrow.prove,
                (ids[i], uint64(segment), uint64(batch), open(i, segment), open(i, segment + 1), proofOf(whose, segment, batch))
            )
        );
        require(!ok || right, "a proof of another job");
    }

    function settle_(uint256 i) external counted {
        tryCall(other, abi.encodeCall(escrow.settle, (ids[i % JOBS])));
    }

    function lapse_(uint256 i) external counted {
        tryCall(other, abi.encodeCall(escrow.lapse, (ids[i % JOBS])));
    }

    // ---- Pins

    function pinCount(uint256 i) public view returns (uint256) {
        return escrow.jobOf(ids[i]).pins;
    }

    function elementOf(uint256 i, uint256 seed) private pure returns (IEscrow.Element memory) {
        uint256 instruction = seed % INSTRUCTIONS;
        return IEscrow.Element(uint32(seed % segmentsOf(i)), 0, uint32(instruction), uint64((seed >> 8) % tensor(instruction).elements));
    }

    function commitPin_(uint256 i, uint256 seed, uint256 who) external counted {
        i %= JOBS;
        address pinner = as_(who);
        IEscrow.Element memory e = elementOf(i, seed);
        bytes32 key = keccak256(abi.encode(ids[i], pinCount(i)));
        if (tryCall(pinner, abi.encodeCall(escrow.commitPin, (ids[i], escrow.pinHash(ids[i], pinner, e, "salt"), 1_000_000)))) {
            _elements[key] = e;
        }
    }

    function revealPin_(uint256 i, uint256 n) external counted {
        i %= JOBS;
        if (pinCount(i) == 0) return;
        uint32 number = uint32(n % pinCount(i));
        IEscrow.Element memory e = _elements[keccak256(abi.encode(ids[i], uint256(number)))];
        tryCall(
            escrow.pinOf(ids[i], number).pinner,
            abi.encodeCall(escrow.revealPin, (ids[i], number, e, tensor(e.instruction), listPath(tensorWords(), e.instruction), "salt"))
        );
    }

    function answerPin_(uint256 i, uint256 n, bool right) external counted {
        i %= JOBS;
        if (pinCount(i) == 0) return;
        uint32 number = uint32(n % pinCount(i));
        IEscrow.Element memory e = _elements[keccak256(abi.encode(ids[i], uint256(number)))];
        int32 v = right ? committedValue(e) : int32(1);
        tryCall(executor, answerCall(i, number, e, v));
    }

    function answerCall(uint256 i, uint32 number, IEscrow.Element memory e, int32 v) private view returns (bytes memory) {
        IEscrow.Opening memory before = open(i, e.segment);
        IEscrow.Opening memory afterwards = open(i, e.segment + 1);
        bytes memory proof = pinnedProof(ids[i], number, e, v);
        return abi.encodeCall(escrow.answerPin, (ids[i], number, before, afterwards, v, proof));
    }

    function lapsePin_(uint256 i, uint256 n) external counted {
        i %= JOBS;
        if (pinCount(i) > 0) tryCall(other, abi.encodeCall(escrow.lapsePin, (ids[i], uint32(n % pinCount(i)))));
    }

    function reclaim_(uint256 i, uint256 n) external counted {
        i %= JOBS;
        if (pinCount(i) > 0) tryCall(other, abi.encodeCall(escrow.reclaim, (ids[i], uint32(n % pinCount(i)))));
    }

    // ---- The result, money

    function demand_(uint256 i, uint256 who) external counted {
        tryCall(as_(who), abi.encodeCall(escrow.demand, (ids[i % JOBS])));
    }

    function serve_(uint256 i) external counted {
        i %= JOBS;
        bytes memory r = result();
        uint256 length = 14 * _terms[i].steps;
        assembly ("memory-safe") {
            mstore(r, length)
        }
        tryCall(executor, abi.encodeCall(escrow.serve, (ids[i], r)));
    }

    function withdraw_(uint256 who, bool payment) external counted {
        tryCall(other, abi.encodeCall(escrow.withdraw, (payment ? address(pay) : address(bondToken), actors()[who % 6])));
    }

    // ---- What must hold

    function assertMoney() external view {
        uint256 payment = 0;
        uint256 bonds = 0;
        address[6] memory all = actors();
        for (uint256 i = 0; i < 6; ++i) {
            (uint256 p, uint256 b) = credit(all[i]);
            payment += p;
            bonds += b;
        }
        for (uint256 i = 0; i < JOBS; ++i) {
            IEscrow.Job memory j = escrow.jobOf(ids[i]);
            bool live = j.state >= IEscrow.State.Open && j.state <= IEscrow.State.Window;
            if (live && !j.unpaid) payment += _settlements[i].payment;
            if (live && j.state >= IEscrow.State.Accepted) bonds += _settlements[i].stake;
            if (j.demandBy != 0) bonds += _settlements[i].demandBond;
            uint256 sharers = 0;
            uint256 open_ = 0;
            for (uint32 n = 0; n < j.pins; ++n) {
                IEscrow.Pin memory p = escrow.pinOf(ids[i], n);
                if (p.state != IEscrow.PinState.Hidden && p.state != IEscrow.PinState.Revealed) continue;
                ++open_;
                bonds += p.bond;
                if (p.state == IEscrow.PinState.Hidden || p.pinner == buyer) continue;
                ++sharers;
                bonds += j.share;
            }
            if (live) {
                assertEq(j.openPins, open_, "open pins");
                assertEq(j.sharers, sharers, "sharers");
            }
            assertLe(uint256(j.share) * j.sharers * 2, _settlements[i].stake, "half is burned");
        }
        assertEq(pay.balanceOf(address(escrow)), payment, "payments: in = out + held");
        assertEq(bondToken.balanceOf(address(escrow)), bonds, "stakes and bonds: in = out + held");
    }

    /// @dev What the executor has of the payment token is what proven and settled jobs paid.
    function assertPaidForProofs() external view {
        uint256 paid = 0;
        for (uint256 i = 0; i < JOBS; ++i) {
            IEscrow.Job memory j = escrow.jobOf(ids[i]);
            if (j.state != IEscrow.State.Settled) continue;
            for (uint256 k = 0; k < segmentsOf(i) * BATCHES; ++k) {
                assertTrue(escrow.isProven(ids[i], uint64(k / BATCHES), uint64(k % BATCHES)), "paid for a batch not proven");
            }
            assertEq(j.missing, 0);
            assertEq(j.openPins, 0);
            if (!j.unpaid) paid += _settlements[i].payment;
        }
        (uint256 owed,) = credit(executor);
        assertEq(owed + pay.balanceOf(executor), FUNDS + paid);
    }

    /// @dev The buyer has at most what it began with, of either token.
    function assertBuyerGainsNothing() external view {
        (uint256 p, uint256 b) = credit(buyer);
        assertLe(p + pay.balanceOf(buyer), FUNDS);
        assertLe(b + bondToken.balanceOf(buyer), FUNDS);
    }

    /// @dev From here strangers' calls end every job, in a bounded number of them, and everything can be withdrawn.
    function assertExits() external {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < JOBS; ++i) {
            bytes32 job = ids[i];
            if (stateOf(job) == IEscrow.State.None) continue;
            for (uint256 steps = 0; stateOf(job) < IEscrow.State.Settled; ++steps) {
                assertLt(steps, 3 + pinCount(i), "calls to the end");
                vm.warp(block.timestamp + 366 days);
                if (tryCall(other, abi.encodeCall(escrow.lapse, (job)))) continue;
                if (tryCall(other, abi.encodeCall(escrow.settle, (job)))) continue;
                for (uint32 n = 0; n < pinCount(i); ++n) {
                    if (tryCall(other, abi.encodeCall(escrow.lapsePin, (job, n)))) break;
                }
            }
            for (uint32 n = 0; n < pinCount(i); ++n) {
                tryCall(other, abi.encodeCall(escrow.reclaim, (job, n)));
            }
        }
        for (uint256 a = 0; a < 6; ++a) {
            tryCall(other, abi.encodeCall(escrow.withdraw, (address(pay), actors()[a])));
            tryCall(other, abi.encodeCall(escrow.withdraw, (address(bondToken), actors()[a])));
        }
        assertEq(pay.balanceOf(address(escrow)), 0, "payments stuck");
        assertEq(bondToken.balanceOf(address(escrow)), 0, "stakes or bonds stuck");
        vm.revertToState(snapshot);
    }
}

/// forge-config: default.invariant.runs = 48
/// forge-config: default.invariant.depth = 160
contract EscrowInvariantTest is EscrowFixture {
    EscrowHandler private handler;

    function setUp() public override {
        handler = new EscrowHandler();
        handler.setUp();
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](25);
        selectors[0] = handler.wait_.selector;
        selectors[1] = handler.post_.selector;
        selectors[2] = handler.cancel_.selector;
        selectors[3] = handler.accept_.selector;
        selectors[4] = handler.attest_.selector;
        selectors[5] = handler.resign_.selector;
        selectors[6] = handler.commit_.selector;
        selectors[7] = handler.acknowledge_.selector;
        selectors[8] = handler.draw_.selector;
        selectors[9] = handler.prove_.selector;
        selectors[10] = handler.proveMany_.selector;
        selectors[11] = handler.settle_.selector;
        selectors[12] = handler.lapse_.selector;
        selectors[13] = handler.commitPin_.selector;
        selectors[14] = handler.revealPin_.selector;
        selectors[15] = handler.answerPin_.selector;
        selectors[16] = handler.lapsePin_.selector;
        selectors[17] = handler.reclaim_.selector;
        selectors[18] = handler.demand_.selector;
        selectors[19] = handler.serve_.selector;
        selectors[20] = handler.withdraw_.selector;
        selectors[21] = handler.honest_.selector;
        selectors[22] = handler.honest_.selector;
        selectors[23] = handler.honest_.selector;
        selectors[24] = handler.honest_.selector;
        targetSelector(FuzzSelector(address(handler), selectors));
    }

    function invariant_value_in_is_value_out_and_held() public view {
        handler.assertMoney();
    }

    function invariant_no_payment_without_proof() public view {
        handler.assertPaidForProofs();
    }

    function invariant_buyer_gains_nothing() public view {
        handler.assertBuyerGainsNothing();
    }

    function invariant_no_state_without_an_exit() public {
        handler.assertExits();
    }

    // That final jobs never change is the handler's own requirement after every call.

    /// @dev The handler is worth something: walks of it end jobs in every way, pins are answered and not.
    function test_handler_reaches_every_end() public {
        uint256[12] memory ends;
        uint256 snapshot = vm.snapshotState();
        for (uint256 walk = 0; walk < 60; ++walk) {
            for (uint256 step = 0; step < 160; ++step) {
                random(uint256(keccak256(abi.encode("walk", walk, step))));
            }
            handler.assertMoney();
            for (uint256 state = 0; state < 12; ++state) {
                ends[state] += handler.ends(IEscrow.State(state));
            }
            vm.revertToState(snapshot);
        }
        for (uint256 state = uint256(IEscrow.State.Settled); state < 12; ++state) {
            emit log_named_uint(vm.toString(state), ends[state]);
            assertGt(ends[state], 0, string.concat("no job ended in state ", vm.toString(state)));
        }
    }

    function random(uint256 seed) private {
        uint256 a = seed >> 16;
        uint256 b = seed >> 80;
        uint256 c = seed >> 144;
        uint256 d = seed >> 208;
        uint256 what = seed % 25;
        if (what == 0) handler.wait_(a, b);
        else if (what == 1) handler.post_(a);
        else if (what == 2) handler.cancel_(a, b);
        else if (what == 3) handler.accept_(a);
        else if (what == 4) handler.attest_(a);
        else if (what == 5) handler.resign_(a);
        else if (what == 6) handler.commit_(a);
        else if (what == 7) handler.acknowledge_(a, b);
        else if (what == 8) handler.draw_(a);
        else if (what == 9) handler.prove_(a, b, c, d);
        else if (what == 10) handler.proveMany_(a, b);
        else if (what == 11) handler.settle_(a);
        else if (what == 12) handler.lapse_(a);
        else if (what == 13) handler.commitPin_(a, b, c);
        else if (what == 14) handler.revealPin_(a, b);
        else if (what == 15) handler.answerPin_(a, b, c % 2 == 0);
        else if (what == 16) handler.lapsePin_(a, b);
        else if (what == 17) handler.reclaim_(a, b);
        else if (what == 18) handler.demand_(a, b);
        else if (what == 19) handler.serve_(a);
        else if (what == 20) handler.withdraw_(a, b % 2 == 0);
        else handler.honest_(a);
    }
}
