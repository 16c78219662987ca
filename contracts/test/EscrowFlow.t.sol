// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {Test} from "forge-std/Test.sol";

import {DrandBeacon} from "../src/DrandBeacon.sol";
import {Groth16Verifier} from "../src/Groth16Verifier.sol";
import {ICatalogue} from "../src/interfaces/ICatalogue.sol";
import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {IGroth16Verifier} from "../src/interfaces/IGroth16Verifier.sol";
import {TestToken} from "./TestToken.sol";

/// @notice A whole job with the real verifier, the development beacon, and proofs of the real circuits, as the commands made
/// them (go test ./cmd/assay -run TestEscrowVectors -update). The terms name the escrow and the tokens, so they stand
/// at fixed addresses. What each transaction uses goes to the golden file.
/// forge-config: default.isolate = true
contract EscrowFlowTest is Test {
    uint64 private constant START = 1_800_000_000;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    address private constant ESCROW = 0xe500000000000000000000000000000000000001;
    address private constant BUYER = 0xb000000000000000000000000000000000000002;
    address private constant EXECUTOR = 0xEC00000000000000000000000000000000000003;
    address private constant READER = 0x4e00000000000000000000000000000000000004;
    address private constant PAY = 0xDA00000000000000000000000000000000000005;
    address private constant STAKE = 0xdA00000000000000000000000000000000000006;
    address private constant WATCHER = address(0x1234);
    uint256 private constant R = 21888242871839275222246405745257275088548364400416034343698204186575808495617;

    IEscrow private constant escrow = IEscrow(ESCROW);
    string private json;
    bytes32 private job;

    function setUp() public {
        json = vm.readFile("test/vectors/escrow.json");
        vm.warp(START - 10);
        assertEq(block.chainid, 31337, "the development beacon's chain");
        Groth16Verifier verifier = new Groth16Verifier();
        bytes32 sampledKey = verifier.register(vm.readFileBinary("../circuits/keys/development/spot-poseidon2-c1024-b1-sampled.vk"));
        bytes32 pinnedKey = verifier.register(vm.readFileBinary("../circuits/keys/development/spot-poseidon2-c1024-b1-pinned.vk"));
        string memory rounds = vm.readFile("test/vectors/beacon.json");
        address[] memory beacons = new address[](1);
        beacons[0] = address(
            new DrandBeacon("development", vm.parseJsonBytes(rounds, string.concat(developmentPath(rounds), ".key")), 1700000000, 3)
        );
        ICatalogue.Circuit[] memory circuits = new ICatalogue.Circuit[](2);
        circuits[0] = ICatalogue.Circuit(sampledKey, false, 1, 1024, 1);
        circuits[1] = ICatalogue.Circuit(pinnedKey, true, 1, 1024, 1);
        deployCodeTo("TestToken.sol:TestToken", abi.encode("Payment", "PAY"), PAY);
        deployCodeTo("TestToken.sol:TestToken", abi.encode("Stake", "STK"), STAKE);
        address catalogue =
            deployCode("Catalogue.sol:Catalogue", abi.encode(verifier, beacons, circuits, list(PAY), list(STAKE), uint32(30)));
        deployCodeTo("Escrow.sol:Escrow", abi.encode(catalogue), ESCROW);
        address[4] memory all = [BUYER, EXECUTOR, READER, WATCHER];
        for (uint256 i = 0; i < all.length; ++i) {
            TestToken(PAY).mint(all[i], 2_000_000);
            TestToken(STAKE).mint(all[i], 50_000);
            vm.startPrank(all[i]);
            TestToken(PAY).approve(ESCROW, type(uint256).max);
            TestToken(STAKE).approve(ESCROW, type(uint256).max);
            vm.stopPrank();
        }
        job = vm.parseJsonBytes32(json, ".job");
    }

    function developmentPath(string memory rounds) private view returns (string memory) {
        return
            keccak256(bytes(vm.parseJsonString(rounds, ".networks[0].name"))) == keccak256("development") ? ".networks[0]" : ".networks[1]";
    }

    function list(address a) private pure returns (address[] memory l) {
        l = new address[](1);
        l[0] = a;
    }

    // ---- Vectors

    function terms() private view returns (IEscrow.Terms memory) {
        bytes32[] memory w = vm.parseJsonBytes32Array(json, ".job_id_words");
        assertEq(w.length, 24);
        bytes memory words = abi.encodePacked(w);
        bytes memory middle = new bytes(19 * 32);
        for (uint256 i = 0; i < middle.length; ++i) {
            middle[i] = words[4 * 32 + i];
        }
        return abi.decode(middle, (IEscrow.Terms));
    }

    function settlement() private view returns (IEscrow.Settlement memory) {
        bytes32[] memory w = vm.parseJsonBytes32Array(json, ".settlement");
        assertEq(w.length, 26);
        return abi.decode(abi.encodePacked(w), (IEscrow.Settlement));
    }

    function opening(uint256 i) private view returns (IEscrow.Opening memory) {
        string memory path = string.concat(".checkpoints[", vm.toString(i), "]");
        return IEscrow.Opening(
            uint256(vm.parseJsonBytes32(json, string.concat(path, ".element"))),
            vm.parseJsonBytes32Array(json, string.concat(path, ".path"))
        );
    }

    function tensorPath(uint256 i) private view returns (IEscrow.Tensor memory t, bytes32[] memory path) {
        string memory entry = string.concat(".tensors[", vm.toString(i), "]");
        uint256 w = uint256(vm.parseJsonBytes32(json, string.concat(entry, ".element")));
        t = IEscrow.Tensor(uint64(w), uint8(w >> 64), uint64(w >> 72));
        path = vm.parseJsonBytes32Array(json, string.concat(entry, ".path"));
    }

    function traceRoots() private view returns (uint256[] memory roots) {
        bytes32[] memory w = vm.parseJsonBytes32Array(json, ".trace_roots");
        roots = new uint256[](w.length);
        for (uint256 i = 0; i < w.length; ++i) {
            roots[i] = uint256(w[i]);
        }
    }

    function pin(uint256 i) private view returns (IEscrow.Element memory e, int32 value, bytes memory proof) {
        string memory entry = string.concat(".pins[", vm.toString(i), "]");
        e = IEscrow.Element(
            uint32(vm.parseJsonUint(json, string.concat(entry, ".segment"))),
            uint32(vm.parseJsonUint(json, string.concat(entry, ".step"))),
            uint32(vm.parseJsonUint(json, string.concat(entry, ".instruction"))),
            uint64(vm.parseJsonUint(json, string.concat(entry, ".element")))
        );
        value = int32(vm.parseJsonInt(json, string.concat(entry, ".value")));
        proof = vm.parseJsonBytes(json, string.concat(entry, ".proof"));
    }

    function batch(uint256 i) private view returns (uint64 segment, uint64 number, bytes memory proof) {
        string memory entry = string.concat(".proofs[", vm.toString(i), "]");
        segment = uint64(vm.parseJsonUint(json, string.concat(entry, ".segment")));
        number = uint64(vm.parseJsonUint(json, string.concat(entry, ".batch")));
        proof = vm.parseJsonBytes(json, string.concat(entry, ".proof"));
    }

    // ---- Steps

    /// @dev Makes a call as a transaction and records what it costs.
    function send(string memory name, address from, bytes memory data) private {
        vm.prank(from);
        (bool ok, bytes memory got) = ESCROW.call(data);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(got, 0x20), mload(got))
            }
        }
        if (bytes(name).length == 0) return;
        // A call in isolation is a transaction: 21,000 and the calldata are in it.
        uint256 used = vm.snapshotGasLastCall("Escrow", name);
        if (keccak256(bytes(name)) == keccak256("prove")) assertLe(used, 420_000, "a proof's gas");
    }

    function toDrawn() private {
        send("post", BUYER, abi.encodeCall(escrow.post, (terms(), settlement())));
        assertEq(escrow.jobId(terms(), settlement()), job, "proofs/claim's job id");
        assertEq(uint256(escrow.jobOf(job).state), uint256(IEscrow.State.Open));
        vm.warp(START);
        send("accept", EXECUTOR, abi.encodeCall(escrow.accept, (job)));
        vm.warp(START + 100);
        send("commit", EXECUTOR, abi.encodeCall(escrow.commit, (job, vm.parseJsonBytes32(json, ".list_root"), traceRoots())));
        vm.warp(uint256(vm.parseJsonBytes32(json, ".acknowledged_at")));
        send("acknowledge", READER, abi.encodeCall(escrow.acknowledge, (job, "")));
        assertEq(escrow.jobOf(job).round, uint256(vm.parseJsonBytes32(json, ".round")), "proofs/beacon's round");
        vm.warp(block.timestamp + 60);
        send("draw", WATCHER, abi.encodeCall(escrow.draw, (job, vm.parseJsonBytes(json, ".signature"))));
        assertEq(escrow.jobOf(job).value, vm.parseJsonBytes32(json, ".value"));
    }

    function proveCall(uint256 i) private view returns (bytes memory) {
        (uint64 segment, uint64 number, bytes memory proof) = batch(i);
        return abi.encodeCall(escrow.prove, (job, segment, number, opening(segment), opening(segment + 1), proof));
    }

    function toWindow() private {
        toDrawn();
        send("prove", EXECUTOR, proveCall(0));
        send("", EXECUTOR, proveCall(1));
        send("", EXECUTOR, proveCall(2));
        send("prove, last", EXECUTOR, proveCall(3));
        assertEq(uint256(escrow.jobOf(job).state), uint256(IEscrow.State.Window));
    }

    function pinned(uint256 i, string memory name) private {
        (IEscrow.Element memory e,,) = pin(i);
        (IEscrow.Tensor memory t, bytes32[] memory path) = tensorPath(e.instruction);
        bytes32 hash = escrow.pinHash(job, WATCHER, e, "salt");
        send(name, WATCHER, abi.encodeCall(escrow.commitPin, (job, hash, 1_000)));
        vm.warp(block.timestamp + 1);
        send(bytes(name).length == 0 ? "" : "revealPin", WATCHER, abi.encodeCall(escrow.revealPin, (job, uint32(i), e, t, path, "salt")));
    }

    function answerCall(uint256 i) private view returns (bytes memory) {
        (IEscrow.Element memory e, int32 value, bytes memory proof) = pin(i);
        return abi.encodeCall(escrow.answerPin, (job, uint32(i), opening(e.segment), opening(e.segment + 1), value, proof));
    }

    // ---- Stories

    function test_flow_settled() public {
        toWindow();
        send("demand", BUYER, abi.encodeCall(escrow.demand, (job)));
        send("serve, 492 bytes", EXECUTOR, abi.encodeCall(escrow.serve, (job, vm.parseJsonBytes(json, ".result"))));
        pinned(0, "commitPin");
        pinned(1, "");
        send("answerPin", EXECUTOR, answerCall(0));
        send("", EXECUTOR, answerCall(1));
        assertEq(escrow.pinOf(job, 0).size, 1, "a digit is of the result");
        assertEq(escrow.pinOf(job, 1).size, 0, "a hidden element is not");
        vm.warp(escrow.jobOf(job).due + 1);
        send("settle", WATCHER, abi.encodeCall(escrow.settle, (job)));
        send("withdraw", WATCHER, abi.encodeCall(escrow.withdraw, (PAY, EXECUTOR)));
        send("", WATCHER, abi.encodeCall(escrow.withdraw, (STAKE, EXECUTOR)));
        send("", WATCHER, abi.encodeCall(escrow.withdraw, (STAKE, DEAD)));
        assertEq(TestToken(PAY).balanceOf(EXECUTOR), 3_000_000);
        // Bonds of 100 and 150, of which half is burned.
        assertEq(TestToken(STAKE).balanceOf(EXECUTOR), 50_000 + 400 + 125);
        assertEq(TestToken(STAKE).balanceOf(DEAD), 125);
        assertEq(TestToken(STAKE).balanceOf(ESCROW), 0);
        assertEq(TestToken(PAY).balanceOf(ESCROW), 0);
    }

    /// @dev One byte of the served result is not what was committed: the proof of that element loses the stake.
    function test_flow_served_wrong() public {
        toWindow();
        send("", BUYER, abi.encodeCall(escrow.demand, (job)));
        bytes memory result = vm.parseJsonBytes(json, ".result");
        (IEscrow.Element memory e, int32 value,) = pin(0);
        uint256 position = (uint256(e.segment) * 2 + e.step) * 164 + 160 + e.element;
        assertEq(uint8(result[position]), uint256(int256(value) + 128), "the digit's place");
        result[position] = bytes1(uint8(result[position]) + 1);
        send("", EXECUTOR, abi.encodeCall(escrow.serve, (job, result)));
        pinned(0, "");
        vm.expectEmit(ESCROW);
        emit IEscrow.ResultContradicted(job, 0, value, value + 1);
        send("answerPin, contradicted", WATCHER, answerCall(0));
        assertEq(uint256(escrow.jobOf(job).state), uint256(IEscrow.State.Slashed));
        send("reclaim", WATCHER, abi.encodeCall(escrow.reclaim, (job, 0)));
        assertEq(escrow.creditOf(STAKE, WATCHER), 2_500 + 100);
        assertEq(escrow.creditOf(STAKE, DEAD), 2_500);
        assertEq(escrow.creditOf(PAY, BUYER), 1_000_000);
    }

    function test_flow_silent() public {
        toDrawn();
        vm.warp(escrow.jobOf(job).due + 1);
        send("lapse, slashed", WATCHER, abi.encodeCall(escrow.lapse, (job)));
        assertEq(escrow.creditOf(STAKE, DEAD), 5_000);
    }

    function test_flow_pin_silent() public {
        toWindow();
        pinned(0, "");
        vm.warp(escrow.pinOf(job, 0).due + 1);
        send("lapsePin, slashed", WATCHER, abi.encodeCall(escrow.lapsePin, (job, 0)));
        assertEq(escrow.creditOf(STAKE, DEAD), 2_500);
    }

    function test_flow_cancelled() public {
        send("", BUYER, abi.encodeCall(escrow.post, (terms(), settlement())));
        send("cancel", BUYER, abi.encodeCall(escrow.cancel, (job)));
    }

    // ---- What the verifier refuses

    function refused(bytes memory call, bytes4 reason) private {
        (bool ok, bytes memory got) = ESCROW.call(call);
        assertFalse(ok, "accepted");
        assertEq(bytes4(got), reason);
    }

    /// @dev A proof of one batch is none of another, of another segment, or of another value of a pin.
    function test_flow_swapped() public {
        toDrawn();
        (uint64 segment, uint64 number, bytes memory proof) = batch(0);
        for (uint256 i = 1; i < 4; ++i) {
            (uint64 s, uint64 n,) = batch(i);
            refused(abi.encodeCall(escrow.prove, (job, s, n, opening(s), opening(s + 1), proof)), IGroth16Verifier.ProofRefused.selector);
        }
        for (uint256 i = 0; i < 384; i += 13) {
            bytes memory bad = bytes.concat(proof);
            bad[i] ^= 0x01;
            (bool ok,) = ESCROW.call(abi.encodeCall(escrow.prove, (job, segment, number, opening(0), opening(1), bad)));
            assertFalse(ok, "a mangled proof");
        }
    }

    function test_flow_pin_other_value() public {
        toWindow();
        pinned(0, "");
        (, int32 value, bytes memory proof) = pin(0);
        int32[4] memory others = [value + 1, value - 1, -value - 1, type(int32).min];
        for (uint256 i = 0; i < others.length; ++i) {
            refused(
                abi.encodeCall(escrow.answerPin, (job, 0, opening(1), opening(2), others[i], proof)), IGroth16Verifier.ProofRefused.selector
            );
        }
        assertEq(escrow.jobOf(job).openPins, 1);
    }

    /// @dev (-A, B) is a proof where (A, B) is. The batch counts once whatever bytes prove it.
    function test_flow_malleable() public {
        toDrawn();
        (uint64 segment, uint64 number, bytes memory proof) = batch(0);
        uint256 before = vm.snapshotState();
        send("", EXECUTOR, proveCall(0));
        bytes memory again = bytes.concat(proof);
        uint256 p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47;
        negate(again, 32, p);
        negate(again, 64 + 64, p);
        negate(again, 64 + 96, p);
        refused(abi.encodeCall(escrow.prove, (job, segment, number, opening(0), opening(1), again)), IEscrow.AlreadyProven.selector);
        vm.revertToState(before);
        send("", EXECUTOR, abi.encodeCall(escrow.prove, (job, segment, number, opening(0), opening(1), again)));
        assertTrue(escrow.isProven(job, segment, number));
    }

    function negate(bytes memory b, uint256 offset, uint256 p) private pure {
        assembly ("memory-safe") {
            let w := add(add(b, 0x20), offset)
            mstore(w, sub(p, mload(w)))
        }
    }
}
