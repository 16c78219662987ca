// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {Test} from "forge-std/Test.sol";

/// @dev A key with its proofs.
struct Vector {
    bytes key;
    Proven[] proofs;
}

struct Proven {
    uint256[] inputs;
    bytes proof;
}

/// @dev Reads the vectors that Go makes.
abstract contract Groth16Vectors is Test {
    string private constant SQUARES = "../proofs/groth16/testdata/squares-";
    string private constant SPOTS = "test/vectors/spots.json";

    /// @dev The stand-in circuit for n public inputs, with two proofs.
    function squares(uint256 n) internal view returns (Vector memory v) {
        string memory json = vm.readFile(string.concat(SQUARES, vm.toString(n), ".json"));
        v.key = unhex(vm.parseJsonString(json, ".key"));
        v.proofs = new Proven[](2);
        for (uint256 i = 0; i < v.proofs.length; ++i) {
            string memory path = string.concat(".proofs[", vm.toString(i), "]");
            string[] memory inputs = vm.parseJsonStringArray(json, string.concat(path, ".public"));
            assertEq(inputs.length, n, "inputs of a vector");
            v.proofs[i].inputs = new uint256[](n);
            for (uint256 j = 0; j < n; ++j) {
                v.proofs[i].inputs[j] = uint256(bytes32(unhex(inputs[j])));
            }
            v.proofs[i].proof = unhex(vm.parseJsonString(json, string.concat(path, ".proof")));
        }
    }

    /// @dev A proof of a real circuit, 0 to 3, and the key it is for: sampled with one spot (twice), pinned, sampled
    /// with 16 spots.
    function spot(uint256 i) internal view returns (bytes memory key, Proven memory p) {
        string memory json = vm.readFile(SPOTS);
        string memory path = string.concat(".proofs[", vm.toString(i), "]");
        key = vm.readFileBinary(
            string.concat("../circuits/keys/development/", vm.parseJsonString(json, string.concat(path, ".circuit")), ".vk")
        );
        p.inputs = vm.parseJsonUintArray(json, string.concat(path, ".public"));
        p.proof = vm.parseJsonBytes(json, string.concat(path, ".proof"));
    }

    function unhex(string memory s) internal pure returns (bytes memory) {
        return vm.parseBytes(string.concat("0x", s));
    }

    function word(bytes memory b, uint256 start) internal pure returns (uint256 w) {
        require(start + 32 <= b.length, "word");
        assembly ("memory-safe") {
            w := mload(add(add(b, 0x20), start))
        }
    }

    function setWord(bytes memory b, uint256 start, uint256 w) internal pure {
        require(start + 32 <= b.length, "setWord");
        assembly ("memory-safe") {
            mstore(add(add(b, 0x20), start), w)
        }
    }

    /// @dev A copy of b with the bytes from `start` on replaced.
    function patched(bytes memory b, uint256 start, bytes memory with) internal pure returns (bytes memory out) {
        out = bytes.concat(b);
        require(start + with.length <= b.length, "patched");
        for (uint256 i = 0; i < with.length; ++i) {
            out[start + i] = with[i];
        }
    }

    function copyOf(uint256[] memory a) internal pure returns (uint256[] memory b) {
        b = new uint256[](a.length);
        for (uint256 i = 0; i < a.length; ++i) {
            b[i] = a[i];
        }
    }
}
