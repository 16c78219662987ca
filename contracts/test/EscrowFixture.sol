// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {Test} from "forge-std/Test.sol";

import {ICatalogue} from "../src/interfaces/ICatalogue.sol";
import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {TestToken} from "./TestToken.sol";
import {StubBeacon, StubRegistry, StubVerifier} from "./doubles/Stubs.sol";

interface IDeployedEscrow is IEscrow {
    function CATALOGUE() external view returns (ICatalogue);
    function VERIFIER() external view returns (address);
    function DEAD() external view returns (address);
}

/// @notice An escrow over stubs and a job of three segments (7 steps in segments of 3, two batches each), and the means to
/// bring it into each state. Everything that the escrow hashes is computed here a second time.
abstract contract EscrowFixture is Test {
    uint256 internal constant R = 21888242871839275222246405745257275088548364400416034343698204186575808495617;
    uint64 internal constant START = 1_900_000_000;
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;
    bytes32 internal constant SAMPLED_KEY = keccak256("sampled key");
    bytes32 internal constant PINNED_KEY = keccak256("pinned key");
    uint256 internal constant SEGMENTS = 3;
    uint256 internal constant BATCHES = 2;
    uint256 internal constant INSTRUCTIONS = 3;

    IDeployedEscrow internal escrow;
    ICatalogue internal catalogue;
    StubVerifier internal verifier;
    StubBeacon internal beacon;
    StubRegistry internal registry;
    TestToken internal pay;
    TestToken internal bondToken;

    address internal buyer = makeAddr("buyer");
    address internal executor = makeAddr("executor");
    address internal watcher = makeAddr("watcher");
    address internal other = makeAddr("other");
    address internal reader;
    uint256 internal readerKey;

    function setUp() public virtual {
        vm.warp(START);
        (reader, readerKey) = makeAddrAndKey("reader");
        verifier = new StubVerifier();
        verifier.setKey(SAMPLED_KEY, 9);
        verifier.setKey(PINNED_KEY, 12);
        beacon = new StubBeacon();
        registry = new StubRegistry();
        registry.set(executor, true);
        pay = new TestToken("Test", "TEST");
        bondToken = new TestToken("Test", "TEST");
        catalogue = deployCatalogue(address(pay), address(bondToken));
        escrow = IDeployedEscrow(deployCode("Escrow.sol:Escrow", abi.encode(catalogue)));
        fund();
    }

    /// @dev Gives everybody both tokens of the fixture and approves the escrow.
    function fund() internal {
        address[5] memory all = [buyer, executor, watcher, other, reader];
        for (uint256 i = 0; i < all.length; ++i) {
            fund(all[i]);
        }
    }

    function fund(address account) internal {
        pay.mint(account, 1e12);
        bondToken.mint(account, 1e12);
        vm.startPrank(account);
        pay.approve(address(escrow), type(uint256).max);
        bondToken.approve(address(escrow), type(uint256).max);
        vm.stopPrank();
    }

    function deployCatalogue(address paymentToken, address stakeToken) internal returns (ICatalogue) {
        address[] memory beacons = new address[](1);
        beacons[0] = address(beacon);
        ICatalogue.Circuit[] memory circuits = new ICatalogue.Circuit[](2);
        circuits[0] = ICatalogue.Circuit(SAMPLED_KEY, false, 1, 1024, 4);
        circuits[1] = ICatalogue.Circuit(PINNED_KEY, true, 1, 1024, 1);
        address[] memory payments = new address[](1);
        payments[0] = paymentToken;
        address[] memory stakes = new address[](1);
        stakes[0] = stakeToken;
        return ICatalogue(deployCode("Catalogue.sol:Catalogue", abi.encode(verifier, beacons, circuits, payments, stakes, uint32(30))));
    }

    // ---- Terms

    function terms() internal view returns (IEscrow.Terms memory) {
        return IEscrow.Terms({
            buyer: buyer,
            nonce: keccak256("nonce"),
            sampledKey: SAMPLED_KEY,
            pinnedKey: PINNED_KEY,
            beacon: keccak256("stub beacon"),
            k1: 3,
            k2: 8,
            batch: 4,
            programRoot: 101,
            modelRoot: 102,
            inputRoot: 103,
            checkpoint0: checkpoint(0),
            steps: 7,
            segmentLength: 3,
            workLeaves: 5,
            stateLeaves: 6,
            outputLeaves: 7,
            scheme: 1,
            leafBytes: 1024
        });
    }

    function settlement() internal view returns (IEscrow.Settlement memory) {
        return IEscrow.Settlement({
            paymentToken: address(pay),
            payment: 1_000_000,
            stakeToken: address(bondToken),
            stake: 5_001,
            executor: address(0),
            registry: address(registry),
            reader: reader,
            acceptBy: START + 1_000,
            commitPeriod: 600,
            readingPeriod: 300,
            safetyDelay: 60,
            drawPeriod: 900,
            voidPeriod: 20 days,
            provePeriod: 1_200,
            window: 3_600,
            pinBond: 101,
            pinBondStep: 51,
            revealPeriod: 120,
            answerPeriod: 600,
            answerStep: 60,
            answerMax: 1_800,
            demandBond: 401,
            demandPeriod: 700,
            instructions: uint32(INSTRUCTIONS),
            tensors: listRoot(tensorWords()),
            resultBytes: 14
        });
    }

    // Instruction 0 writes 9 elements of work, 1 writes 3 elements of 4 bytes to the result, 2 writes one of 2 bytes.
    function tensor(uint256 i) internal pure returns (IEscrow.Tensor memory) {
        if (i == 0) return IEscrow.Tensor(9, 0, 0);
        if (i == 1) return IEscrow.Tensor(3, 4, 0);
        return IEscrow.Tensor(1, 2, 12);
    }

    function tensorWords() internal pure returns (uint256[] memory words) {
        words = new uint256[](INSTRUCTIONS);
        for (uint256 i = 0; i < INSTRUCTIONS; ++i) {
            IEscrow.Tensor memory t = tensor(i);
            words[i] = t.elements + t.size * 2 ** 64 + t.offset * 2 ** 72;
        }
    }

    // ---- The executor's commitments

    function checkpoint(uint256 i) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode("checkpoint", i))) % R;
    }

    function checkpoints() internal pure returns (uint256[] memory list) {
        list = new uint256[](SEGMENTS + 1);
        for (uint256 i = 0; i < list.length; ++i) {
            list[i] = checkpoint(i);
        }
    }

    function traceRoots() internal pure returns (uint256[] memory list) {
        list = new uint256[](SEGMENTS);
        for (uint256 i = 0; i < list.length; ++i) {
            list[i] = uint256(keccak256(abi.encode("trace", i))) % R;
        }
    }

    function opening(uint256 i) internal pure returns (IEscrow.Opening memory) {
        return IEscrow.Opening(checkpoint(i), listPath(checkpoints(), i));
    }

    function result() internal pure returns (bytes memory b) {
        for (uint256 step = 0; step < 7; ++step) {
            for (uint256 e = 0; e < 3; ++e) {
                uint32 raw = uint32(uint256(int256(value(step, 1, e)) + 2 ** 31));
                b = bytes.concat(b, bytes1(uint8(raw)), bytes1(uint8(raw >> 8)), bytes1(uint8(raw >> 16)), bytes1(uint8(raw >> 24)));
            }
            uint16 short = uint16(uint256(int256(value(step, 2, 0)) + 2 ** 15));
            b = bytes.concat(b, bytes1(uint8(short)), bytes1(uint8(short >> 8)));
        }
    }

    /// @dev The committed value of an element, of either sign.
    function value(uint256 step, uint256 instruction, uint256 index) internal pure returns (int32) {
        int32 v = int32(int256(uint256(keccak256(abi.encode("value", step, instruction, index))) % 30_000)) - 15_000;
        return instruction == 1 ? v * 100_000 : v;
    }

    // ---- Lists (proofs/commit), the slow way

    function listRoot(uint256[] memory words) internal pure returns (bytes32) {
        bytes32[] memory level = _leaves(words);
        while (level.length > 1) level = _up(level);
        return level[0];
    }

    function listPath(uint256[] memory words, uint256 index) internal pure returns (bytes32[] memory path) {
        bytes32[] memory level = _leaves(words);
        while (level.length > 1) {
            uint256 sibling = index ^ 1;
            if (sibling < level.length) {
                bytes32[] memory longer = new bytes32[](path.length + 1);
                for (uint256 i = 0; i < path.length; ++i) {
                    longer[i] = path[i];
                }
                longer[path.length] = level[sibling];
                path = longer;
            }
            index /= 2;
            level = _up(level);
        }
    }

    function _leaves(uint256[] memory words) private pure returns (bytes32[] memory level) {
        level = new bytes32[](words.length);
        for (uint256 i = 0; i < words.length; ++i) {
            level[i] = keccak256(abi.encodePacked(uint8(0), uint64(i), words[i]));
        }
    }

    function _up(bytes32[] memory level) private pure returns (bytes32[] memory up) {
        up = new bytes32[]((level.length + 1) / 2);
        for (uint256 i = 0; i < up.length; ++i) {
            up[i] = 2 * i + 1 == level.length ? level[2 * i] : keccak256(abi.encodePacked(uint8(1), level[2 * i], level[2 * i + 1]));
        }
    }

    // ---- Statements (proofs/claim, proofs/draw)

    function idOf(IEscrow.Terms memory t, IEscrow.Settlement memory s) internal view returns (bytes32) {
        return keccak256(
            bytes.concat(
                abi.encode(keccak256("assay/job/1"), uint256(1), block.chainid, address(escrow)), abi.encode(t), keccak256(abi.encode(s))
            )
        );
    }

    function context(bytes32 job, address by, uint256 segment, uint256 batch, uint256 round) internal view returns (uint256) {
        return uint256(
            keccak256(
                abi.encode(
                    keccak256("assay/context/1"), block.chainid, address(escrow), job, by, listRoot(checkpoints()), segment, batch, round, uint256(0)
                )
            )
        ) % R;
    }

    function sampledInputs(bytes32 job, uint256 segment, uint256 batch) internal view returns (uint256[] memory x) {
        IEscrow.Job memory j = escrow.jobOf(job);
        x = _inputs(job, j.executor, segment, batch, j.round, 9);
        x[8] = uint256(keccak256(abi.encode(keccak256("assay/seed/1"), j.value, job, segment, x[5], x[6], batch))) % R;
    }

    function pinnedInputs(bytes32 job, uint256 number, IEscrow.Element memory e, int32 v) internal view returns (uint256[] memory x) {
        x = _inputs(job, escrow.jobOf(job).executor, e.segment, number, 0, 12);
        x[8] = e.step;
        x[9] = e.instruction;
        x[10] = e.element;
        x[11] = v < 0 ? R - uint256(-int256(v)) : uint256(int256(v));
    }

    function _inputs(bytes32 job, address by, uint256 segment, uint256 batch, uint256 round, uint256 length)
        private
        view
        returns (uint256[] memory x)
    {
        x = new uint256[](length);
        x[0] = context(job, by, segment, batch, round);
        x[1] = 101;
        x[2] = 102;
        x[3] = 103;
        x[4] = checkpoint(segment);
        x[5] = traceRoots()[segment];
        x[6] = checkpoint(segment + 1);
        x[7] = segment * 3;
    }

    function proofOf(bytes32 job, uint256 segment, uint256 batch) internal view returns (bytes memory) {
        return abi.encode(SAMPLED_KEY, sampledInputs(job, segment, batch));
    }

    function pinnedProof(bytes32 job, uint256 number, IEscrow.Element memory e, int32 v) internal view returns (bytes memory) {
        return abi.encode(PINNED_KEY, pinnedInputs(job, number, e, v));
    }

    // ---- Into each state

    function post() internal returns (bytes32 job) {
        return post(terms(), settlement());
    }

    function post(IEscrow.Terms memory t, IEscrow.Settlement memory s) internal returns (bytes32) {
        vm.prank(t.buyer);
        return escrow.post(t, s);
    }

    function accepted() internal returns (bytes32 job) {
        job = post();
        vm.prank(executor);
        escrow.accept(job);
    }

    function committed() internal returns (bytes32 job) {
        job = accepted();
        commit(job);
    }

    function commit(bytes32 job) internal {
        vm.prank(executor);
        escrow.commit(job, listRoot(checkpoints()), traceRoots());
    }

    function stalled() internal returns (bytes32 job) {
        job = committed();
        vm.warp(due(job) + 1);
        escrow.lapse(job);
    }

    function drawn() internal returns (bytes32 job) {
        job = committed();
        vm.warp(escrow.jobOf(job).readBy + 60);
        draw(job);
    }

    function draw(bytes32 job) internal {
        escrow.draw(job, signature(job));
    }

    function signature(bytes32 job) internal view returns (bytes memory) {
        return abi.encode("signature", escrow.jobOf(job).round);
    }

    function inWindow() internal returns (bytes32 job) {
        job = drawn();
        proveAll(job);
    }

    function proveAll(bytes32 job) internal {
        for (uint256 segment = 0; segment < SEGMENTS; ++segment) {
            for (uint256 batch = 0; batch < BATCHES; ++batch) {
                prove(job, segment, batch);
            }
        }
    }

    function prove(bytes32 job, uint256 segment, uint256 batch) internal {
        escrow.prove(job, uint64(segment), uint64(batch), opening(segment), opening(segment + 1), proofOf(job, segment, batch));
    }

    function demanded(bytes32 job) internal returns (bytes32) {
        vm.prank(buyer);
        escrow.demand(job);
        return job;
    }

    // ---- Pins

    function element() internal pure returns (IEscrow.Element memory) {
        return IEscrow.Element(1, 2, 1, 2); // of the result
    }

    /// @dev Steps before segment 1 and the step in it.
    function committedValue(IEscrow.Element memory e) internal pure returns (int32) {
        return value(e.segment * 3 + e.step, e.instruction, e.element);
    }

    function hidden(bytes32 job, address pinner, IEscrow.Element memory e) internal returns (uint32) {
        bytes32 hash = escrow.pinHash(job, pinner, e, "salt");
        vm.prank(pinner);
        return escrow.commitPin(job, hash, type(uint256).max);
    }

    function revealed(bytes32 job, address pinner, IEscrow.Element memory e) internal returns (uint32 number) {
        number = hidden(job, pinner, e);
        vm.warp(block.timestamp + 1);
        reveal(job, number, pinner, e);
    }

    function reveal(bytes32 job, uint32 number, address pinner, IEscrow.Element memory e) internal {
        vm.prank(pinner);
        escrow.revealPin(job, number, e, tensor(e.instruction), listPath(tensorWords(), e.instruction), "salt");
    }

    function answer(bytes32 job, uint32 number, IEscrow.Element memory e, int32 v) internal {
        escrow.answerPin(job, number, opening(e.segment), opening(e.segment + 1), v, pinnedProof(job, number, e, v));
    }

    // ---- Looking

    function stateOf(bytes32 job) internal view returns (IEscrow.State) {
        return escrow.jobOf(job).state;
    }

    function due(bytes32 job) internal view returns (uint64) {
        return escrow.jobOf(job).due;
    }

    function assertState(bytes32 job, IEscrow.State want) internal view {
        assertEq(uint256(stateOf(job)), uint256(want), "state");
    }

    function credit(address account) internal view returns (uint256 payment, uint256 bond) {
        return (escrow.creditOf(address(pay), account), escrow.creditOf(address(bondToken), account));
    }

    function assertCredit(address account, uint256 payment, uint256 bond) internal view {
        (uint256 p, uint256 b) = credit(account);
        assertEq(p, payment, "payment owed");
        assertEq(b, bond, "stake and bonds owed");
    }

    function wrongState(IEscrow.State state) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IEscrow.WrongState.selector, state);
    }

    function tooLate(uint256 until) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IEscrow.TooLate.selector, until);
    }

    function tooEarly(uint256 from) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IEscrow.TooEarly.selector, from);
    }

    function wrongCaller(address want) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IEscrow.WrongCaller.selector, want);
    }
}
