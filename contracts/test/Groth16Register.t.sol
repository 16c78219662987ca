// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IGroth16Verifier} from "../src/interfaces/IGroth16Verifier.sol";
import {Groth16Verifier} from "../src/Groth16Verifier.sol";
import {Groth16Vectors} from "./Groth16Vectors.sol";

/// @notice Which keys are taken, which are refused and why, and how they are stored.
contract Groth16RegisterTest is Groth16Vectors {
    Groth16Verifier private verifier;
    bytes private key;

    string private constant KEYS = "test/vectors/keys.json";

    function setUp() public {
        verifier = new Groth16Verifier();
        key = squares(9).key;
    }

    function test_register_storesTheBytesUnderTheirHash() public {
        bytes32 want = keccak256(key);
        assertFalse(verifier.isRegistered(want));
        vm.expectEmit(true, true, true, true, address(verifier));
        emit IGroth16Verifier.KeyRegistered(want, 9);
        assertEq(verifier.register(key), want);
        assertTrue(verifier.isRegistered(want));
        assertEq(verifier.publicInputs(want), 9);
        assertEq(verifier.keyBytes(want), key);
    }

    function test_register_twiceIsOnce() public {
        bytes32 first = verifier.register(key);
        uint64 nonce = vm.getNonce(address(verifier));
        vm.recordLogs();
        assertEq(verifier.register(key), first);
        assertEq(vm.getRecordedLogs().length, 0);
        assertEq(vm.getNonce(address(verifier)), nonce, "a second copy was stored");
    }

    /// @dev The address follows from the key's hash: the first creation of a relay whose salt is the hash.
    function test_register_theStoreHasAFixedAddressAndCannotBeRun() public {
        bytes memory creation = hex"67365f5f37365f34f05f5260086018f3";
        address relay = vm.computeCreate2Address(keccak256(key), keccak256(creation), address(verifier));
        address store = vm.computeCreateAddress(relay, 1);
        verifier.register(key);
        assertEq(relay.code, hex"365f5f37365f34f0");
        assertEq(store.code, bytes.concat(hex"00", key));
        (bool ok, bytes memory out) = store.call("");
        assertTrue(ok);
        assertEq(out.length, 0);
        // Whoever uses the relay again creates at another address.
        (ok,) = relay.call(hex"00");
        assertTrue(ok);
        assertEq(verifier.keyBytes(keccak256(key)), key);
    }

    /// @dev Somebody else's verifier of the same code has other stores.
    function test_register_onlyHere() public {
        Groth16Verifier other = new Groth16Verifier();
        other.register(key);
        assertFalse(verifier.isRegistered(keccak256(key)));
        verifier.register(key);
        assertTrue(verifier.isRegistered(keccak256(key)));
    }

    function test_register_everyNumberOfInputs() public {
        for (uint256 i = 0; i < 4; ++i) {
            (bytes memory real,) = spot(i);
            verifier.register(real);
        }
        assertEq(verifier.publicInputs(verifier.register(squares(1).key)), 1);
        assertEq(verifier.publicInputs(verifier.register(squares(12).key)), 12);
        assertEq(verifier.publicInputs(verifier.register(_withInputs(64))), 64);
    }

    function test_register_unknownHash() public {
        bytes32 unknown = keccak256("unknown");
        vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.UnknownKey.selector, unknown));
        verifier.publicInputs(unknown);
        vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.UnknownKey.selector, unknown));
        verifier.keyBytes(unknown);
        vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.UnknownKey.selector, unknown));
        verifier.verify(unknown, new bytes(384), new uint256[](9));
    }

    /// @dev The vectors of circuits/internal/groth16vectors: keys that break one rule each.
    function test_register_refusesEveryBadKey() public {
        string memory json = vm.readFile(KEYS);
        uint256 cases;
        for (; vm.keyExistsJson(json, _case(cases, "")); ++cases) {
            bytes memory bad = patched(key, vm.parseJsonUint(json, _case(cases, ".at")), vm.parseJsonBytes(json, _case(cases, ".with")));
            bytes memory want = abi.encodePacked(
                bytes4(keccak256(bytes(vm.parseJsonString(json, _case(cases, ".error"))))),
                vm.parseJsonUintArray(json, _case(cases, ".args"))
            );
            try verifier.register{gas: 5_000_000}(bad) {
                assertTrue(false, vm.parseJsonString(json, _case(cases, ".desc")));
            } catch (bytes memory got) {
                assertEq(got, want, vm.parseJsonString(json, _case(cases, ".desc")));
            }
            assertFalse(verifier.isRegistered(keccak256(bad)));
        }
        assertGt(cases, 90, "vectors");
    }

    function test_register_refusesWrongLengths() public {
        uint256[5] memory lengths = [uint256(0), 11, 12, key.length - 1, key.length + 1];
        for (uint256 i = 0; i < lengths.length; ++i) {
            bytes memory bad = new bytes(lengths[i]);
            for (uint256 j = 0; j < lengths[i] && j < key.length; ++j) {
                bad[j] = key[j];
            }
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.KeyLength.selector, lengths[i]));
            verifier.register(bad);
        }
        // One input more or less than there are K.
        for (uint256 n = 8; n <= 10; n += 2) {
            bytes memory bad = patched(key, 11, abi.encodePacked(uint8(n)));
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.KeyLength.selector, bad.length));
            verifier.register(bad);
        }
    }

    function test_register_refusesNumbersOfInputs() public {
        uint32[4] memory counts = [uint32(0), 65, 1 << 16, type(uint32).max];
        for (uint256 i = 0; i < counts.length; ++i) {
            // Of the right length where such a key is not out of all proportion.
            bytes memory bad = counts[i] <= 65 ? _withInputs(counts[i]) : patched(key, 8, abi.encodePacked(counts[i]));
            vm.expectRevert(abi.encodeWithSelector(IGroth16Verifier.KeyPublicInputs.selector, counts[i]));
            verifier.register(bad);
        }
    }

    function test_register_refusesWhatItCannotStore() public {
        vm.setNonce(address(verifier), type(uint64).max); // no contract can create any more
        vm.expectRevert(IGroth16Verifier.KeyStore.selector);
        verifier.register(key);
    }

    /// @dev Whatever is registered is what verify uses: any byte changed gives another key or none.
    function testFuzz_register_aChangedKeyVerifiesNothing(uint256 place, uint8 flip) public {
        place = bound(place, 0, key.length - 1);
        vm.assume(flip != 0);
        bytes memory bad = bytes.concat(key);
        bad[place] ^= bytes1(flip);
        Groth16Verifier fresh = new Groth16Verifier();
        try fresh.register{gas: 5_000_000}(bad) returns (bytes32 keyHash) {
            assertEq(keyHash, keccak256(bad));
            assertNotEq(keyHash, keccak256(key));
        } catch (bytes memory reason) {
            assertGe(reason.length, 4, "a panic");
            assertNotEq(bytes4(reason), bytes4(0x4e487b71), "a panic");
        }
    }

    function testFuzz_register_refusesNoise(bytes calldata noise) public {
        vm.expectRevert();
        verifier.register(noise);
    }

    /// @dev The key with its K cut or continued to n inputs. K_12 and later are multiples of the generator of G1.
    function _withInputs(uint256 n) private view returns (bytes memory out) {
        out = new bytes(844 + 64 * n);
        for (uint256 i = 0; i < out.length && i < key.length; ++i) {
            out[i] = key[i];
        }
        out[8] = 0;
        out[9] = 0;
        out[10] = 0;
        out[11] = bytes1(uint8(n));
        for (uint256 i = key.length; i < out.length; i += 64) {
            (bool ok, bytes memory point) = address(7).staticcall(abi.encode(1, 2, i));
            require(ok);
            setWord(out, i, word(point, 0));
            setWord(out, i + 32, word(point, 32));
        }
    }

    function _case(uint256 i, string memory field) private pure returns (string memory) {
        return string.concat(".cases[", vm.toString(i), "]", field);
    }
}
