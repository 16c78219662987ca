// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {Test} from "forge-std/Test.sol";
import {IBeacon} from "../src/interfaces/IBeacon.sol";
import {Bls12381} from "../src/Bls12381.sol";
import {DrandBeacon} from "../src/DrandBeacon.sol";

/// @notice Rounds of quicknet and of the development beacon, and everything that is none. The vectors are those of
/// contracts/internal/beaconvectors, which holds them to the Go package proofs/beacon.
contract DrandBeaconTest is Test {
    string private json;
    DrandBeacon private quicknet;
    DrandBeacon private development;

    // A precompile that fails takes all that it is given.
    uint256 private constant GAS = 500_000;

    // Of BLS12-381's base field, in two words.
    uint256 private constant P_HIGH = 0x1a0111ea397fe69a4b1ba7b6434bacd7;
    uint256 private constant P_LOW = 0x64774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab;
    uint256 private constant R = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001;

    function setUp() public {
        json = vm.readFile("test/vectors/beacon.json");
        quicknet = _deploy(0);
        development = _deploy(1);
    }

    function test_beacon_isTheOneThatTermsName() public view {
        assertEq(quicknet.beaconId(), vm.parseJsonBytes32(json, ".networks[0].id"));
        assertEq(development.beaconId(), vm.parseJsonBytes32(json, ".networks[1].id"));
        assertEq(quicknet.genesis(), 1692803367);
        assertEq(quicknet.period(), 3);
    }

    function test_beacon_acceptsGenuineRounds() public view {
        uint256 rounds;
        for (uint256 n = 0; n < 2; ++n) {
            for (uint256 i = 0; vm.keyExistsJson(json, _path(n, i, "")); ++i) {
                ++rounds;
                bytes32 value = (n == 0 ? quicknet : development).verify(_round(n, i), _signature(n, i));
                assertEq(value, vm.parseJsonBytes32(json, _path(n, i, ".value")));
            }
        }
        assertGe(rounds, 7);
    }

    function test_beacon_refusesOtherRounds() public {
        for (uint256 i = 0; i < 3; ++i) {
            for (uint64 round = 998; round < 1005; ++round) {
                if (round == _round(0, i)) continue;
                vm.expectRevert(IBeacon.SignatureRefused.selector);
                quicknet.verify(round, _signature(0, i));
            }
        }
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        quicknet.verify(0, _signature(0, 0));
    }

    function test_beacon_refusesAnotherBeaconsRounds() public {
        vm.expectRevert(IBeacon.SignatureRefused.selector);
        development.verify(_round(0, 0), _signature(0, 0));
        vm.expectRevert(IBeacon.SignatureRefused.selector);
        quicknet.verify(_round(1, 2), _signature(1, 2)); // round 1000
    }

    /// @dev A beacon with another key: the generator's. Nobody's signatures are good under it but its own.
    function test_beacon_refusesUnderAnotherKey() public {
        DrandBeacon other = new DrandBeacon("other", _point("g2_generator"), 1, 1);
        vm.expectRevert(IBeacon.SignatureRefused.selector);
        other.verify(_round(0, 0), _signature(0, 0));
        assertNotEq(other.beaconId(), quicknet.beaconId());
    }

    function test_beacon_refusesWrongLengths() public {
        bytes memory s = _signature(0, 0);
        uint256[6] memory lengths = [uint256(0), 48, 95, 97, 128, 192];
        for (uint256 i = 0; i < lengths.length; ++i) {
            bytes memory bad = new bytes(lengths[i]);
            for (uint256 j = 0; j < bad.length && j < 96; ++j) {
                bad[j] = s[j];
            }
            vm.expectRevert(abi.encodeWithSelector(IBeacon.SignatureLength.selector, lengths[i]));
            quicknet.verify(1000, bad);
        }
    }

    function test_beacon_refusesInfinity() public {
        vm.expectRevert(IBeacon.SignatureInfinity.selector);
        quicknet.verify(1000, new bytes(96));
        // The other ways to write it.
        bytes memory flagged = new bytes(96);
        flagged[0] = 0x40;
        _refusesThePoint(flagged);
        _refusesThePoint(bytes.concat(_modulus(), new bytes(48)));
        _refusesThePoint(bytes.concat(new bytes(48), _modulus()));
        _refusesThePoint(bytes.concat(_modulus(), _modulus()));
    }

    /// @dev The same point written with a coordinate plus p, or with flag bits, would have the same pairings and another
    /// value.
    function test_beacon_refusesOtherEncodings() public {
        bytes memory s = _signature(0, 0);
        (bytes memory x, bytes memory y) = (_slice(s, 0), _slice(s, 48));
        _refusesThePoint(bytes.concat(_plusP(x), y));
        _refusesThePoint(bytes.concat(x, _plusP(y)));
        for (uint256 bit = 5; bit < 8; ++bit) {
            for (uint256 half = 0; half < 96; half += 48) {
                bytes memory bad = bytes.concat(s);
                bad[half] |= bytes1(uint8(1 << bit));
                _refusesThePoint(bad);
            }
        }
    }

    function test_beacon_refusesEveryChangedByte() public {
        bytes memory s = _signature(0, 1);
        for (uint256 i = 0; i < 96; ++i) {
            bytes memory bad = bytes.concat(s);
            bad[i] ^= 0x01;
            vm.expectRevert(IBeacon.SignaturePoint.selector);
            quicknet.verify{gas: GAS}(1001, bad);
        }
    }

    function test_beacon_refusesPointsOutsideTheGroup() public {
        _refusesThePoint(_point("g1_outside"));
        _refusesThePoint(_point("round_1000_plus"));
        _refusesThePoint(bytes.concat(_slice(_signature(0, 0), 48), _slice(_signature(0, 0), 0)));
    }

    function test_beacon_refusesOtherPointsOfTheGroup() public {
        vm.expectRevert(IBeacon.SignatureRefused.selector);
        quicknet.verify(1000, _point("g1_generator"));
        vm.expectRevert(IBeacon.SignatureRefused.selector);
        quicknet.verify(1000, _point("round_1000_negated"));
    }

    /// @dev Too little gas is never a value.
    function test_beacon_revertsForWantOfGas() public view {
        bytes memory s = _signature(0, 0);
        bytes32 want = vm.parseJsonBytes32(json, _path(0, 0, ".value"));
        for (uint256 gas = 1_000; gas < 140_000; gas += 1_000) {
            try quicknet.verify{gas: gas}(1000, s) returns (bytes32 value) {
                assertEq(value, want);
            } catch {}
        }
    }

    /// @dev The development key is known to everybody, here too.
    function testFuzz_beacon_acceptsWhatTheKeySigns(uint64 round, uint64 other) public {
        vm.assume(round != 0 && other != 0 && round != other);
        bytes memory s = _sign(round);
        bytes32 value = development.verify(round, s);
        assertEq(value, sha256(_compressed(s)));
        vm.expectRevert(IBeacon.SignatureRefused.selector);
        development.verify(other, s);
    }

    /// @dev Every point of the group but one is refused.
    function testFuzz_beacon_refusesMultiples(uint256 scalar) public {
        scalar = bound(scalar, 2, R - 1);
        bytes memory bad = _multiplied(_signature(0, 2), scalar);
        vm.expectRevert(IBeacon.SignatureRefused.selector);
        quicknet.verify(1002, bad);
    }

    function test_beacon_keepsTheTimesOfGo() public {
        uint256 moments;
        for (; vm.keyExistsJson(json, _moment(moments, "")); ++moments) {
            uint256 time = vm.parseJsonUint(json, _moment(moments, ".time"));
            string memory wantAt = vm.parseJsonString(json, _moment(moments, ".round_at"));
            if (bytes(wantAt).length == 0) {
                vm.expectRevert(IBeacon.NoSuchRound.selector);
                quicknet.roundAt(time);
            } else {
                assertEq(quicknet.roundAt(time), vm.parseUint(wantAt));
            }
            uint64 after_ = quicknet.firstRoundAfter(time, vm.parseJsonUint(json, _moment(moments, ".delay")));
            assertEq(after_, vm.parseUint(vm.parseJsonString(json, _moment(moments, ".first_round_after"))));
        }
        assertGe(moments, 60);
    }

    function test_beacon_refusesTimesBeyond64Bits() public {
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        quicknet.timeOf(0);
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        quicknet.firstRoundAfter(uint256(type(uint64).max) + 1, 0);
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        quicknet.firstRoundAfter(0, uint256(type(uint64).max) + 1);
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        quicknet.firstRoundAfter(type(uint256).max, 2);
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        quicknet.roundAt(type(uint256).max);
        // The last round that has a number, and the one after it.
        DrandBeacon fast = new DrandBeacon("fast", _point("g2_generator"), 1, 1);
        assertEq(fast.roundAt(type(uint64).max), type(uint64).max);
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        fast.roundAt(uint256(type(uint64).max) + 1);
        assertEq(fast.firstRoundAfter(type(uint64).max, 0), type(uint64).max);
        vm.expectRevert(IBeacon.NoSuchRound.selector);
        fast.firstRoundAfter(type(uint64).max, 1);
    }

    /// @dev The definitions, for any times.
    function testFuzz_beacon_roundsFollowTheClock(uint40 time, uint32 delay) public view {
        uint64 next = quicknet.firstRoundAfter(time, delay);
        uint256 earliest = uint256(time) + delay;
        assertGe(quicknet.timeOf(next), earliest);
        if (next > 1) assertLt(quicknet.timeOf(next - 1), earliest);
        if (time >= quicknet.genesis()) {
            uint64 last = quicknet.roundAt(time);
            assertLe(quicknet.timeOf(last), time);
            assertGt(quicknet.timeOf(last + 1), time);
        }
    }

    function test_beacon_refusesBadArguments() public {
        bytes memory key = _point("g2_generator");
        vm.expectRevert(DrandBeacon.NoName.selector);
        new DrandBeacon("", key, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(DrandBeacon.KeyLength.selector, 191));
        new DrandBeacon("x", new bytes(191), 1, 1);
        vm.expectRevert(abi.encodeWithSelector(DrandBeacon.KeyLength.selector, 193));
        new DrandBeacon("x", bytes.concat(key, hex"00"), 1, 1);
        vm.expectRevert(DrandBeacon.ZeroGenesis.selector);
        new DrandBeacon("x", key, 0, 1);
        vm.expectRevert(DrandBeacon.ZeroPeriod.selector);
        new DrandBeacon("x", key, 1, 0);
        vm.expectRevert(DrandBeacon.KeyInfinity.selector);
        new DrandBeacon("x", new bytes(192), 1, 1);
        _refusesTheKey(_point("g2_outside"));
        for (uint256 i = 0; i < 192; i += 48) {
            bytes memory bad = bytes.concat(key);
            bad[i + 47] ^= 0x01; // off the curve
            _refusesTheKey(bad);
            bad[i + 47] ^= 0x01;
            bad[i] |= 0x80; // flags, not below p
            _refusesTheKey(bad);
        }
        new DrandBeacon("x", key, 1, 1);
    }

    /// @dev On a chain without the precompiles of EIP-2537 a call of one succeeds and returns nothing. A beacon there would
    /// have a key that nothing checked, and take for an answer what stands in memory.
    function test_beacon_refusesChainsWithoutThePrecompiles() public {
        for (uint160 precompile = 0x0b; precompile < 0x12; ++precompile) {
            vm.mockCall(address(precompile), "", "");
        }
        _refusesTheKey(_point("g2_generator"));
    }

    /// @dev A known beacon with its name and key cannot have rounds at other times, or they would be known before.
    function test_beacon_refusesKnownBeaconsInDisguise() public {
        for (uint256 n = 0; n < 2; ++n) {
            (string memory name, bytes memory key, uint64 genesis, uint64 period) = _arguments(n);
            vm.expectRevert(DrandBeacon.NotTheBeacon.selector);
            new DrandBeacon("other", key, genesis, period);
            vm.expectRevert(DrandBeacon.NotTheBeacon.selector);
            new DrandBeacon(name, _point("g2_generator"), genesis, period);
            (string memory other,,,) = _arguments(1 - n);
            vm.expectRevert(DrandBeacon.NotTheBeacon.selector);
            new DrandBeacon(other, key, genesis, period);
            vm.expectRevert(DrandBeacon.NotItsTimes.selector);
            new DrandBeacon(name, key, genesis + 1, period);
            vm.expectRevert(DrandBeacon.NotItsTimes.selector);
            new DrandBeacon(name, key, genesis, period + 1);
        }
    }

    function test_beacon_refusesTheDevelopmentKeyOffDevelopmentChains() public {
        (string memory name, bytes memory key, uint64 genesis, uint64 period) = _arguments(1);
        uint256[6] memory chains = [uint256(1), 10, 8453, 42161, 11155111, 31338];
        for (uint256 i = 0; i < chains.length; ++i) {
            vm.chainId(chains[i]);
            vm.expectRevert(abi.encodeWithSelector(DrandBeacon.DevelopmentKey.selector, chains[i]));
            new DrandBeacon(name, key, genesis, period);
            _deploy(0);
        }
        vm.chainId(1337);
        _deploy(1);
        vm.chainId(31337);
        _deploy(1);
    }

    /// @dev A key's negative differs in the sign bit only, and is another beacon.
    function test_beacon_idTellsAKeyFromItsNegative() public {
        bytes memory key = _point("g2_generator");
        bytes memory negative = bytes.concat(key);
        for (uint256 i = 96; i < 192; i += 48) {
            (uint256 high, uint256 low) = _words(key, i);
            (high, low) = _minus(high, low);
            for (uint256 j = 0; j < 48; ++j) {
                negative[i + j] = abi.encodePacked(uint128(high), low)[j];
            }
        }
        bytes32 a = new DrandBeacon("x", key, 1, 1).beaconId();
        bytes32 b = new DrandBeacon("x", negative, 1, 1).beaconId();
        bytes memory compressed = bytes.concat(_slice(key, 0), _slice(key, 48));
        compressed[0] |= 0x80;
        assertEq(a, keccak256(abi.encodePacked(keccak256("x"), keccak256(compressed))));
        compressed[0] |= 0x20;
        assertEq(b, keccak256(abi.encodePacked(keccak256("x"), keccak256(compressed))));
    }

    function _refusesThePoint(bytes memory signature) private {
        vm.expectRevert(IBeacon.SignaturePoint.selector);
        quicknet.verify{gas: GAS}(1000, signature);
    }

    function _refusesTheKey(bytes memory key) private {
        vm.expectRevert(DrandBeacon.KeyPoint.selector);
        this.deployUnder{gas: 3_000_000}(key);
    }

    /// @dev A creation whose gas can be bounded.
    function deployUnder(bytes memory key) external {
        new DrandBeacon("x", key, 1, 1);
    }

    function _arguments(uint256 n) private view returns (string memory name, bytes memory key, uint64 genesis, uint64 period) {
        string memory path = string.concat(".networks[", vm.toString(n), "]");
        name = vm.parseJsonString(json, string.concat(path, ".name"));
        key = vm.parseJsonBytes(json, string.concat(path, ".key"));
        genesis = uint64(vm.parseJsonUint(json, string.concat(path, ".genesis")));
        period = uint64(vm.parseJsonUint(json, string.concat(path, ".period")));
    }

    function _deploy(uint256 n) private returns (DrandBeacon) {
        (string memory name, bytes memory key, uint64 genesis, uint64 period) = _arguments(n);
        return new DrandBeacon(name, key, genesis, period);
    }

    function _path(uint256 n, uint256 i, string memory field) private pure returns (string memory) {
        return string.concat(".networks[", vm.toString(n), "].rounds[", vm.toString(i), "]", field);
    }

    function _round(uint256 n, uint256 i) private view returns (uint64) {
        return uint64(vm.parseUint(vm.parseJsonString(json, _path(n, i, ".round"))));
    }

    function _signature(uint256 n, uint256 i) private view returns (bytes memory) {
        return vm.parseJsonBytes(json, _path(n, i, ".signature"));
    }

    function _point(string memory name) private view returns (bytes memory) {
        return vm.parseJsonBytes(json, string.concat(".points.", name));
    }

    function _moment(uint256 i, string memory field) private pure returns (string memory) {
        return string.concat(".moments[", vm.toString(i), "]", field);
    }

    /// @dev The signature of a round under the development key.
    function _sign(uint64 round) private view returns (bytes memory) {
        uint256 secret = uint256(sha256("assay/beacon/development/1")) % R;
        (bool ok, uint256[4] memory h) = Bls12381.hashToG1(sha256(abi.encodePacked(round)));
        require(ok);
        return _multiplied(abi.encodePacked(uint128(h[0]), h[1], uint128(h[2]), h[3]), secret);
    }

    function _multiplied(bytes memory point, uint256 scalar) private view returns (bytes memory) {
        (uint256 xh, uint256 xl) = _words(point, 0);
        (uint256 yh, uint256 yl) = _words(point, 48);
        (bool ok, bytes memory out) = address(0x0c).staticcall(abi.encode(xh, xl, yh, yl, scalar));
        require(ok);
        (xh, xl, yh, yl) = abi.decode(out, (uint256, uint256, uint256, uint256));
        return abi.encodePacked(uint128(xh), xl, uint128(yh), yl);
    }

    /// @dev x with flags. The sign by its definition: whether y > p - y.
    function _compressed(bytes memory point) private pure returns (bytes memory out) {
        (uint256 high, uint256 low) = _words(point, 48);
        (uint256 otherHigh, uint256 otherLow) = _minus(high, low);
        out = _slice(point, 0);
        out[0] |= high > otherHigh || (high == otherHigh && low > otherLow) ? bytes1(0xa0) : bytes1(0x80);
    }

    function _minus(uint256 high, uint256 low) private pure returns (uint256, uint256) {
        unchecked {
            return (P_HIGH - high - (P_LOW < low ? 1 : 0), P_LOW - low);
        }
    }

    function _plusP(bytes memory x) private pure returns (bytes memory) {
        (uint256 high, uint256 low) = _words(x, 0);
        unchecked {
            return abi.encodePacked(uint128(high + P_HIGH + (low + P_LOW < low ? 1 : 0)), low + P_LOW);
        }
    }

    function _modulus() private pure returns (bytes memory) {
        return abi.encodePacked(uint128(P_HIGH), P_LOW);
    }

    function _words(bytes memory b, uint256 start) private pure returns (uint256 high, uint256 low) {
        require(start + 48 <= b.length, "_words");
        assembly ("memory-safe") {
            high := shr(128, mload(add(b, add(start, 0x20))))
            low := mload(add(b, add(start, 0x30)))
        }
    }

    function _slice(bytes memory b, uint256 start) private pure returns (bytes memory) {
        (uint256 high, uint256 low) = _words(b, start);
        return abi.encodePacked(uint128(high), low);
    }
}
