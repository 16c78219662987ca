// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IGroth16Verifier} from "../src/interfaces/IGroth16Verifier.sol";
import {Groth16Verifier} from "../src/Groth16Verifier.sol";
import {BN254_P, BN254_R} from "../src/Bn254.sol";
import {Groth16Vectors, Vector, Proven} from "./Groth16Vectors.sol";

/// @notice Which proofs are taken and which error the others get.
contract Groth16VerifyTest is Groth16Vectors {
    Groth16Verifier private verifier;
    bytes32 private nine;
    Vector private v;

    // A precompile that fails takes all that it is given.
    uint256 private constant GAS = 1_000_000;

    // Where the points of a proof begin.
    uint256[5] private places = [0, 64, 192, 256, 320];

    function setUp() public {
        verifier = new Groth16Verifier();
        Vector memory read = squares(9);
        v.key = read.key;
        v.proofs.push(read.proofs[0]);
        v.proofs.push(read.proofs[1]);
        nine = verifier.register(v.key);
    }

    function test_verify_theStandIns() public {
        uint256[3] memory sizes = [uint256(1), 9, 12];
        for (uint256 i = 0; i < sizes.length; ++i) {
            Vector memory s = squares(sizes[i]);
            bytes32 keyHash = verifier.register(s.key);
            assertTrue(verifier.verify{gas: GAS}(keyHash, s.proofs[0].proof, s.proofs[0].inputs));
            assertTrue(verifier.verify{gas: GAS}(keyHash, s.proofs[1].proof, s.proofs[1].inputs));
            vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
            verifier.verify{gas: GAS}(keyHash, s.proofs[0].proof, s.proofs[1].inputs);
        }
    }

    function test_verify_theSpotCircuits() public {
        for (uint256 i = 0; i < 4; ++i) {
            (bytes memory key, Proven memory p) = spot(i);
            bytes32 keyHash = verifier.register(key);
            assertEq(p.inputs.length, i == 2 ? 12 : 9);
            assertTrue(verifier.verify{gas: GAS}(keyHash, p.proof, p.inputs));
            // No other context, and no other of anything else.
            for (uint256 j = 0; j < p.inputs.length; ++j) {
                uint256[] memory other = copyOf(p.inputs);
                other[j] = addmod(other[j], 7, BN254_R);
                vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
                verifier.verify{gas: GAS}(keyHash, p.proof, other);
            }
        }
    }

    /// @dev A proof under the key of another circuit of the same shape.
    function test_verify_anotherKey() public {
        (bytes memory key,) = spot(0);
        bytes32 other = verifier.register(key);
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify{gas: GAS}(other, v.proofs[0].proof, v.proofs[0].inputs);
        (key,) = spot(2);
        other = verifier.register(key);
        vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.InputCount.selector, 9, 12));
        verifier.verify{gas: GAS}(other, v.proofs[0].proof, v.proofs[0].inputs);
    }

    /// @dev Proofs that break both equations such that their product holds, for the coefficient 1, for few bits of
    /// the right one, and for a hash that leaves out one of the points (circuits/internal/groth16vectors, merged.go).
    function test_verify_theEquationsCannotCancel() public {
        string memory json = vm.readFile("test/vectors/merged.json");
        bytes32 keyHash = verifier.register(vm.parseJsonBytes(json, ".key"));
        uint256[] memory inputs = new uint256[](1);
        inputs[0] = vm.parseJsonUint(json, ".input");
        assertTrue(verifier.verify(keyHash, vm.parseJsonBytes(json, ".proof"), inputs));
        uint256 cases;
        for (;; ++cases) {
            string memory path = string.concat(".cases[", vm.toString(cases), "]");
            if (!vm.keyExistsJson(json, path)) break;
            bytes memory bad = vm.parseJsonBytes(json, string.concat(path, ".proof"));
            vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
            verifier.verify(keyHash, bad, inputs);
        }
        assertEq(cases, 12);
    }

    function test_verify_refusesWrongLengths() public {
        uint256[4] memory lengths = [uint256(0), 383, 385, 388];
        for (uint256 i = 0; i < lengths.length; ++i) {
            bytes memory bad = new bytes(lengths[i]);
            for (uint256 j = 0; j < lengths[i] && j < 384; ++j) {
                bad[j] = v.proofs[0].proof[j];
            }
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.ProofLength.selector, lengths[i]));
            verifier.verify{gas: GAS}(nine, bad, v.proofs[0].inputs);
        }
        uint256[3] memory counts = [uint256(0), 8, 10];
        for (uint256 i = 0; i < counts.length; ++i) {
            uint256[] memory inputs = new uint256[](counts[i]);
            for (uint256 j = 0; j < counts[i] && j < 9; ++j) {
                inputs[j] = v.proofs[0].inputs[j];
            }
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.InputCount.selector, counts[i], 9));
            verifier.verify{gas: GAS}(nine, v.proofs[0].proof, inputs);
        }
    }

    function test_verify_refusesInputsFromRUp() public {
        for (uint256 i = 0; i < 9; ++i) {
            uint256[4] memory bad = [v.proofs[0].inputs[i] + BN254_R, BN254_R, BN254_P, type(uint256).max];
            for (uint256 j = 0; j < bad.length; ++j) {
                uint256[] memory inputs = copyOf(v.proofs[0].inputs);
                inputs[i] = bad[j];
                vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.InputRange.selector, i));
                verifier.verify{gas: GAS}(nine, v.proofs[0].proof, inputs);
            }
        }
        uint256[] memory largest = copyOf(v.proofs[0].inputs);
        largest[8] = BN254_R - 1;
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify{gas: GAS}(nine, v.proofs[0].proof, largest);
    }

    function test_verify_refusesPointsAtInfinity() public {
        for (uint256 i = 0; i < 5; ++i) {
            bytes memory bad = patched(v.proofs[0].proof, places[i], new bytes(i == 1 ? 128 : 64));
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.ProofInfinity.selector, i));
            verifier.verify{gas: GAS}(nine, bad, v.proofs[0].inputs);
        }
        // (0, p) is not another way to write it, nor one to write its negative.
        vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.ProofCoordinate.selector, 0));
        verifier.verify{gas: GAS}(nine, patched(v.proofs[0].proof, 0, abi.encode(uint256(0), BN254_P)), v.proofs[0].inputs);
    }

    /// @dev A point with any single word zero is no infinity.
    function test_verify_zeroWordsAreNotInfinity() public {
        for (uint256 i = 0; i < 12; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.ProofCurve.selector, _element(i)));
            verifier.verify{gas: GAS}(nine, patched(v.proofs[0].proof, 32 * i, new bytes(32)), v.proofs[0].inputs);
        }
    }

    function test_verify_refusesCoordinatesFromPUp() public {
        for (uint256 i = 0; i < 12; ++i) {
            uint256[3] memory bad = [word(v.proofs[0].proof, 32 * i) + BN254_P, BN254_P, type(uint256).max];
            for (uint256 j = 0; j < bad.length; ++j) {
                vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.ProofCoordinate.selector, _element(i)));
                verifier.verify{gas: GAS}(nine, patched(v.proofs[0].proof, 32 * i, abi.encode(bad[j])), v.proofs[0].inputs);
            }
        }
    }

    function test_verify_refusesPointsOffTheCurve() public {
        for (uint256 i = 0; i < 12; ++i) {
            uint256 other = addmod(word(v.proofs[0].proof, 32 * i), 1, BN254_P);
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.ProofCurve.selector, _element(i)));
            verifier.verify{gas: GAS}(nine, patched(v.proofs[0].proof, 32 * i, abi.encode(other)), v.proofs[0].inputs);
        }
    }

    function test_verify_refusesABOutsideTheSubgroup() public {
        bytes memory outside = vm.parseJsonBytes(vm.readFile("test/vectors/keys.json"), ".outside_subgroup");
        vm.expectRevert(IGroth16Verifier.ProofSubgroup.selector);
        verifier.verify{gas: GAS}(nine, patched(v.proofs[0].proof, 64, outside), v.proofs[0].inputs);
    }

    function test_verify_refusesEveryChangedByte() public {
        for (uint256 i = 0; i < 384; ++i) {
            bytes memory bad = bytes.concat(v.proofs[0].proof);
            bad[i] ^= i % 2 == 0 ? bytes1(0x01) : bytes1(0x80);
            bytes4 want =
                word(bad, i / 32 * 32) < BN254_P ? IGroth16Verifier.ProofCurve.selector : IGroth16Verifier.ProofCoordinate.selector;
            vm.expectRevert(abi.encodeWithSelector(want, _element(i / 32)));
            verifier.verify{gas: GAS}(nine, bad, v.proofs[0].inputs);
        }
    }

    /// @dev Points of the curve, in the wrong place or with the wrong sign.
    function test_verify_refusesSwappedAndNegatedPoints() public {
        uint256[4] memory g1 = [uint256(0), 192, 256, 320];
        bytes memory proof = v.proofs[0].proof;
        for (uint256 i = 0; i < 4; ++i) {
            for (uint256 j = 0; j < i; ++j) {
                bytes memory bad = patched(proof, g1[i], abi.encode(word(proof, g1[j]), word(proof, g1[j] + 32)));
                bad = patched(bad, g1[j], abi.encode(word(proof, g1[i]), word(proof, g1[i] + 32)));
                vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
                verifier.verify{gas: GAS}(nine, bad, v.proofs[0].inputs);
            }
            vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
            verifier.verify{gas: GAS}(nine, _negated(proof, g1[i]), v.proofs[0].inputs);
        }
        // D and P negated together are a commitment and its proof of knowledge, for another h.
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify{gas: GAS}(nine, _negated(_negated(proof, 256), 320), v.proofs[0].inputs);
        // The halves of x and y of B.
        vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.ProofCurve.selector, 1));
        verifier.verify{gas: GAS}(
            nine, patched(proof, 64, abi.encode(word(proof, 96), word(proof, 64), word(proof, 160), word(proof, 128))), v.proofs[0].inputs
        );
    }

    /// @dev The known malleability: a proof's bytes identify nothing.
    function test_verify_acceptsBothSignsOfAAndB() public view {
        bytes memory other = _negated(v.proofs[0].proof, 0);
        setWord(other, 128, BN254_P - word(other, 128));
        setWord(other, 160, BN254_P - word(other, 160));
        assertTrue(verifier.verify{gas: GAS}(nine, other, v.proofs[0].inputs));
    }

    function test_verify_refusesSwappedInputs() public {
        for (uint256 i = 0; i < 9; ++i) {
            uint256[] memory bad = copyOf(v.proofs[0].inputs);
            (bad[i], bad[(i + 1) % 9]) = (bad[(i + 1) % 9], bad[i]);
            vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
            verifier.verify{gas: GAS}(nine, v.proofs[0].proof, bad);
        }
    }

    /// @dev Too little gas is never a verdict.
    function test_verify_revertsForWantOfGas() public {
        for (uint256 gas = 300_000; gas < 340_000; gas += 2_500) {
            try verifier.verify{gas: gas}(nine, v.proofs[0].proof, v.proofs[0].inputs) returns (bool ok) {
                assertTrue(ok);
            } catch {}
        }
    }

    function testFuzz_verify_refusesOtherInputs(uint256 index, uint256 x) public {
        index = bound(index, 0, 8);
        vm.assume(x != v.proofs[1].inputs[index]);
        uint256[] memory bad = copyOf(v.proofs[1].inputs);
        bad[index] = x;
        if (x >= BN254_R) {
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.InputRange.selector, index));
        } else {
            vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        }
        verifier.verify{gas: GAS}(nine, v.proofs[1].proof, bad);
    }

    /// @dev Any multiples of the proof's own points in place of them: all well-formed, none a proof.
    function testFuzz_verify_refusesMultiples(uint256 point, uint256 scalar) public {
        uint256 start = [uint256(0), 192, 256, 320][bound(point, 0, 3)];
        scalar = bound(scalar, 2, BN254_R - 1);
        bytes memory proof = v.proofs[1].proof;
        (bool ok, bytes memory other) = address(7).staticcall(abi.encode(word(proof, start), word(proof, start + 32), scalar));
        require(ok);
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify{gas: GAS}(nine, patched(proof, start, other), v.proofs[1].inputs);
    }

    /// @dev The element that the i-th word of a proof belongs to.
    function _element(uint256 i) private pure returns (uint256) {
        return i < 2 ? 0 : i < 6 ? 1 : (i - 2) / 2;
    }

    function _negated(bytes memory proof, uint256 start) private pure returns (bytes memory) {
        return patched(proof, start + 32, abi.encode(BN254_P - word(proof, start + 32)));
    }
}
