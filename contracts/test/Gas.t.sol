// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {AttestationRegistry} from "../src/AttestationRegistry.sol";
import {DrandBeacon} from "../src/DrandBeacon.sol";
import {Groth16Verifier} from "../src/Groth16Verifier.sol";
import {Groth16Vectors, Proven} from "./Groth16Vectors.sol";
import {Verifier as GnarkSquares9} from "./vectors/gnark/Squares9.sol";

/// @notice Gas with everything cold. "call" is what the called contract uses; "transaction" adds the 21,000 and the
/// calldata of a transaction that calls it directly. The golden files are in the folder that foundry.toml names as
/// snapshots; FORGE_SNAPSHOT_CHECK=true compares where otherwise they are written.
/// forge-config: default.isolate = true
contract GasTest is Groth16Vectors {
    function test_gas_register() public {
        (bytes memory key,) = spot(3);
        Groth16Verifier verifier = new Groth16Verifier();
        vm.snapshotValue("Groth16Verifier", "bytes of code", address(verifier).code.length);
        verifier.register(key);
        _snapshot("Groth16Verifier", "register, 9 inputs", abi.encodeCall(verifier.register, (key)));
    }

    function test_gas_verify() public {
        Groth16Verifier verifier = new Groth16Verifier();
        (bytes memory key, Proven memory p) = spot(3);
        bytes32 keyHash = verifier.register(key);
        verifier.verify(keyHash, p.proof, p.inputs);
        _snapshot("Groth16Verifier", "verify, 9 inputs", abi.encodeCall(verifier.verify, (keyHash, p.proof, p.inputs)));
        (key, p) = spot(2);
        keyHash = verifier.register(key);
        verifier.verify(keyHash, p.proof, p.inputs);
        _snapshot("Groth16Verifier", "verify, 12 inputs", abi.encodeCall(verifier.verify, (keyHash, p.proof, p.inputs)));
    }

    /// @dev For comparison.
    function test_gas_gnark() public {
        Proven memory p = squares(9).proofs[1];
        uint256[9] memory inputs;
        for (uint256 i = 0; i < 9; ++i) {
            inputs[i] = p.inputs[i];
        }
        GnarkSquares9 gnark = new GnarkSquares9();
        gnark.verifyProof(p.proof, inputs);
        _snapshot("Groth16Verifier", "gnark's exported verifier, 9 inputs", abi.encodeCall(gnark.verifyProof, (p.proof, inputs)));
    }

    function test_gas_beacon() public {
        string memory json = vm.readFile("test/vectors/beacon.json");
        DrandBeacon beacon = new DrandBeacon("quicknet", vm.parseJsonBytes(json, ".networks[0].key"), 1692803367, 3);
        vm.snapshotValue("DrandBeacon", "bytes of code", address(beacon).code.length);
        bytes memory signature = vm.parseJsonBytes(json, ".networks[0].rounds[0].signature");
        beacon.verify(1000, signature);
        _snapshot("DrandBeacon", "verify, quicknet", abi.encodeCall(beacon.verify, (1000, signature)));
    }

    function test_gas_attestation() public {
        AttestationRegistry registry = new AttestationRegistry(address(this));
        vm.snapshotValue("AttestationRegistry", "bytes of code", address(registry).code.length);
        registry.nameAttester(address(this), "first");
        registry.accept(address(1), uint64(block.timestamp + 1), keccak256("evidence"));
        _snapshot(
            "AttestationRegistry",
            "accept",
            abi.encodeCall(registry.accept, (address(1), uint64(block.timestamp + 1), keccak256("evidence")))
        );
        registry.isAccepted(address(1), block.timestamp);
        _snapshot("AttestationRegistry", "isAccepted, 1 attester", abi.encodeCall(registry.isAccepted, (address(1), block.timestamp)));
        for (uint160 i = 2; i <= registry.MAX_ATTESTERS(); ++i) {
            registry.nameAttester(address(i), "another");
        }
        registry.isAccepted(address(2), block.timestamp);
        _snapshot("AttestationRegistry", "isAccepted by none of 16", abi.encodeCall(registry.isAccepted, (address(2), block.timestamp)));
    }

    /// @dev Records the last call, which was made with `data`.
    function _snapshot(string memory group, string memory name, bytes memory data) private {
        uint256 used = vm.snapshotGasLastCall(group, string.concat(name, ": call"));
        uint256 intrinsic = 21_000;
        for (uint256 i = 0; i < data.length; ++i) {
            intrinsic += data[i] == 0 ? 4 : 16;
        }
        vm.snapshotValue(group, string.concat(name, ": transaction"), used + intrinsic);
    }
}
