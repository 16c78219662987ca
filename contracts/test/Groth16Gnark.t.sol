// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IGroth16Verifier} from "../src/interfaces/IGroth16Verifier.sol";
import {Groth16Verifier} from "../src/Groth16Verifier.sol";
import {BN254_P, BN254_R} from "../src/Bn254.sol";
import {Groth16Vectors, Vector, Proven} from "./Groth16Vectors.sol";
import {Verifier as GnarkSquares1} from "./vectors/gnark/Squares1.sol";
import {Verifier as GnarkSquares9} from "./vectors/gnark/Squares9.sol";
import {Verifier as GnarkSquares12} from "./vectors/gnark/Squares12.sol";
import {Verifier as GnarkTied} from "./vectors/gnark/Tied.sol";
import {Verifier as GnarkUnlisted} from "./vectors/gnark/Unlisted.sol";

/// @notice Our verifier beside the ones that gnark exports for the same keys: the same verdict on everything.
contract Groth16GnarkTest is Groth16Vectors {
    /// @dev One key under both verifiers.
    struct Pair {
        address gnark;
        bytes32 keyHash;
        Vector vector;
    }

    Groth16Verifier private verifier;
    Pair[] private pairs;

    function setUp() public {
        verifier = new Groth16Verifier();
        _add(1, address(new GnarkSquares1()));
        _add(9, address(new GnarkSquares9()));
        _add(12, address(new GnarkSquares12()));
    }

    function test_gnark_agreesOnProofs() public view {
        for (uint256 i = 0; i < pairs.length; ++i) {
            Proven[] memory proofs = pairs[i].vector.proofs;
            assertTrue(_agreed(pairs[i], proofs[0].proof, proofs[0].inputs));
            assertTrue(_agreed(pairs[i], proofs[1].proof, proofs[1].inputs));
            assertFalse(_agreed(pairs[i], proofs[0].proof, proofs[1].inputs));
            assertFalse(_agreed(pairs[i], proofs[1].proof, proofs[0].inputs));
        }
    }

    function test_gnark_agreesOnEveryChangedByte() public view {
        for (uint256 i = 0; i < pairs.length; ++i) {
            Proven memory p = pairs[i].vector.proofs[i % 2];
            for (uint256 j = 0; j < 384; ++j) {
                bytes memory bad = bytes.concat(p.proof);
                bad[j] ^= bytes1(uint8(1 << (j % 8)));
                assertFalse(_agreed(pairs[i], bad, p.inputs));
            }
        }
    }

    /// @dev Words of the proof: zero, plus and minus one, p and beyond.
    function test_gnark_agreesOnEveryChangedWord() public view {
        Proven memory p = pairs[1].vector.proofs[1];
        for (uint256 j = 0; j < 12; ++j) {
            uint256 w = word(p.proof, 32 * j);
            uint256[7] memory others = [0, addmod(w, 1, BN254_P), BN254_P - w, w + BN254_P, BN254_P, BN254_P + 1, type(uint256).max];
            for (uint256 k = 0; k < others.length; ++k) {
                assertFalse(_agreed(pairs[1], patched(p.proof, 32 * j, abi.encode(others[k])), p.inputs));
            }
        }
    }

    function test_gnark_agreesOnEveryChangedInput() public view {
        for (uint256 i = 0; i < pairs.length; ++i) {
            Proven memory p = pairs[i].vector.proofs[1];
            for (uint256 j = 0; j < p.inputs.length; ++j) {
                uint256 x = p.inputs[j];
                uint256[6] memory others = [0, addmod(x, 1, BN254_R), BN254_R - x, x + BN254_R, BN254_R, type(uint256).max];
                for (uint256 k = 0; k < others.length; ++k) {
                    uint256[] memory bad = copyOf(p.inputs);
                    bad[j] = others[k];
                    assertFalse(_agreed(pairs[i], p.proof, bad));
                }
            }
        }
    }

    /// @dev Every two words of the proof swapped: that takes in points for points and x for y.
    function test_gnark_agreesOnSwaps() public view {
        Proven memory p = pairs[1].vector.proofs[0];
        for (uint256 i = 0; i < 12; ++i) {
            for (uint256 j = 0; j < i; ++j) {
                bytes memory bad = bytes.concat(p.proof);
                setWord(bad, 32 * i, word(p.proof, 32 * j));
                setWord(bad, 32 * j, word(p.proof, 32 * i));
                assertFalse(_agreed(pairs[1], bad, p.inputs));
            }
        }
        uint256[4] memory g1 = [uint256(0), 192, 256, 320];
        for (uint256 i = 0; i < 4; ++i) {
            for (uint256 j = 0; j < 4; ++j) {
                bytes memory bad = patched(p.proof, g1[i], abi.encode(word(p.proof, g1[j]), word(p.proof, g1[j] + 32)));
                bad = patched(bad, g1[j], abi.encode(word(p.proof, g1[i]), word(p.proof, g1[i] + 32)));
                assertEq(_agreed(pairs[1], bad, p.inputs), i == j);
            }
        }
    }

    /// @dev Points of the curve that are no proof: infinity, a generator, a multiple; B outside the subgroup; and the
    /// one change that leaves a proof a proof.
    function test_gnark_agreesOnPoints() public view {
        Proven memory p = pairs[1].vector.proofs[0];
        uint256[4] memory g1 = [uint256(0), 192, 256, 320];
        for (uint256 i = 0; i < 4; ++i) {
            assertFalse(_agreed(pairs[1], patched(p.proof, g1[i], new bytes(64)), p.inputs));
            assertFalse(_agreed(pairs[1], patched(p.proof, g1[i], abi.encode(uint256(1), uint256(2))), p.inputs));
        }
        assertFalse(_agreed(pairs[1], patched(p.proof, 64, new bytes(128)), p.inputs));
        bytes memory outside = vm.parseJsonBytes(vm.readFile("test/vectors/keys.json"), ".outside_subgroup");
        assertFalse(_agreed(pairs[1], patched(p.proof, 64, outside), p.inputs));
        bytes memory other = bytes.concat(p.proof);
        setWord(other, 32, BN254_P - word(other, 32));
        setWord(other, 128, BN254_P - word(other, 128));
        setWord(other, 160, BN254_P - word(other, 160));
        assertTrue(_agreed(pairs[1], other, p.inputs));
    }

    function testFuzz_gnark_agreesOnNoise(uint256 start, bytes32 noise, uint256 index, uint256 x) public view {
        Proven memory p = pairs[1].vector.proofs[0];
        bytes memory bad = patched(p.proof, bound(start, 0, 352), abi.encode(noise));
        assertFalse(_agreed(pairs[1], bad, p.inputs));
        uint256[] memory inputs = copyOf(p.inputs);
        inputs[bound(index, 0, 8)] = x;
        assertEq(_agreed(pairs[1], p.proof, inputs), keccak256(abi.encode(inputs)) == keccak256(abi.encode(p.inputs)));
    }

    /// @dev Adds a multiple of another point to C: any well-formed shift is refused by both.
    function testFuzz_gnark_agreesOnShiftedC(uint256 scalar, uint256 from) public view {
        Proven memory p = pairs[1].vector.proofs[0];
        uint256 start = [uint256(0), 192, 256, 320][bound(from, 0, 3)];
        scalar = bound(scalar, 1, BN254_R - 1);
        (bool ok, bytes memory term) = address(7).staticcall(abi.encode(word(p.proof, start), word(p.proof, start + 32), scalar));
        require(ok);
        bytes memory sum;
        (ok, sum) = address(6).staticcall(bytes.concat(abi.encode(word(p.proof, 192), word(p.proof, 224)), term));
        require(ok);
        assertFalse(_agreed(pairs[1], patched(p.proof, 192, sum), p.inputs));
    }

    /// @dev The forgery of a linearly bound input (circuits.TestForgeryVectors). Where the commitment leaves the input
    /// out, gnark's verifier takes it: the forgery is real. Ours has no proofs under such a key at all. Bound as in the
    /// spot circuit, it is refused by both.
    function test_gnark_theForgeryOfALinearInput() public {
        string memory json = vm.readFile("test/vectors/unlisted.json");
        address gnark = address(new GnarkUnlisted());
        bytes32 keyHash = verifier.register(vm.parseJsonBytes(json, ".key"));
        (bytes memory honest, bytes memory forged) = (vm.parseJsonBytes(json, ".proof"), vm.parseJsonBytes(json, ".shifted_proof"));
        (uint256[] memory x, uint256[] memory y) = (_one(json, ".public"), _one(json, ".shifted_public"));
        assertTrue(_gnark(gnark, honest, x), "gnark on the honest proof");
        assertTrue(_gnark(gnark, forged, y), "gnark on the forgery");
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify(keyHash, honest, x);
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify(keyHash, forged, y);

        json = vm.readFile("test/vectors/tied.json");
        gnark = address(new GnarkTied());
        keyHash = verifier.register(vm.parseJsonBytes(json, ".key"));
        (honest, forged) = (vm.parseJsonBytes(json, ".proof"), vm.parseJsonBytes(json, ".shifted_proof"));
        (x, y) = (_one(json, ".public"), _one(json, ".shifted_public"));
        assertTrue(_gnark(gnark, honest, x));
        assertTrue(verifier.verify(keyHash, honest, x));
        assertFalse(_gnark(gnark, forged, y));
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify(keyHash, forged, y);
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify(keyHash, forged, x);
        vm.expectRevert(IGroth16Verifier.ProofRefused.selector);
        verifier.verify(keyHash, honest, y);
    }

    function _add(uint256 n, address gnark) private {
        Vector memory read = squares(n);
        Pair storage pair = pairs.push();
        pair.gnark = gnark;
        pair.keyHash = verifier.register(read.key);
        pair.vector.key = read.key;
        pair.vector.proofs.push(read.proofs[0]);
        pair.vector.proofs.push(read.proofs[1]);
    }

    /// @dev The verdict, which must be the same.
    function _agreed(Pair storage pair, bytes memory proof, uint256[] memory inputs) private view returns (bool verdict) {
        verdict = _gnark(pair.gnark, proof, inputs);
        try verifier.verify{gas: 1_000_000}(pair.keyHash, proof, inputs) returns (bool ok) {
            assertTrue(ok, "false in place of an error");
            assertTrue(verdict, "we accept what gnark refuses");
        } catch {
            assertFalse(verdict, "we refuse what gnark accepts");
        }
    }

    /// @dev gnark's verifyProof(bytes, uint256[n]).
    function _gnark(address gnark, bytes memory proof, uint256[] memory inputs) private view returns (bool ok) {
        string memory signature = string.concat("verifyProof(bytes,uint256[", vm.toString(inputs.length), "])");
        bytes memory call = abi.encodePacked(bytes4(keccak256(bytes(signature))), 32 * (inputs.length + 1), inputs, proof.length, proof);
        (ok,) = gnark.staticcall{gas: 1_000_000}(call);
    }

    function _one(string memory json, string memory path) private pure returns (uint256[] memory inputs) {
        inputs = new uint256[](1);
        inputs[0] = vm.parseJsonUint(json, path);
    }
}
