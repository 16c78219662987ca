// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {ICatalogue} from "../src/interfaces/ICatalogue.sol";
import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {EscrowFixture} from "./EscrowFixture.sol";

/// @notice Terms and settlements at both sides of each limit.
contract CatalogueTest is EscrowFixture {
    // IEscrow.Terms and IEscrow.Settlement by the place of their words.
    uint256 private constant SAMPLED = 2;
    uint256 private constant PINNED = 3;
    uint256 private constant BEACON = 4;
    uint256 private constant K1 = 5;
    uint256 private constant K2 = 6;
    uint256 private constant BATCH = 7;
    uint256 private constant STEPS = 12;
    uint256 private constant LENGTH = 13;
    uint256 private constant SCHEME = 17;
    uint256 private constant LEAF = 18;

    function with(uint256 word, uint256 x) private view returns (IEscrow.Terms memory) {
        bytes memory b = abi.encode(terms());
        set(b, word, x);
        return abi.decode(b, (IEscrow.Terms));
    }

    function settled(uint256 word, uint256 x) private view returns (IEscrow.Settlement memory) {
        bytes memory b = abi.encode(settlement());
        set(b, word, x);
        return abi.decode(b, (IEscrow.Settlement));
    }

    function set(bytes memory b, uint256 word, uint256 x) private pure {
        assembly ("memory-safe") {
            mstore(add(add(b, 0x20), shl(5, word)), x)
        }
    }

    function good(IEscrow.Terms memory t) private view {
        catalogue.check(t, settlement());
    }

    function good(IEscrow.Settlement memory s) private view {
        catalogue.check(terms(), s);
    }

    function bad(IEscrow.Terms memory t, string memory field) private {
        IEscrow.Settlement memory s = settlement();
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.BadTerms.selector, field));
        catalogue.check(t, s);
    }

    function bad(IEscrow.Settlement memory s, string memory field) private {
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.BadTerms.selector, field));
        catalogue.check(terms(), s);
    }

    function test_lists() public view {
        assertEq(address(catalogue.verifier()), address(verifier));
        assertEq(catalogue.minSafetyDelay(), 30);
        assertTrue(catalogue.isPaymentToken(address(pay)));
        assertFalse(catalogue.isPaymentToken(address(bondToken)));
        assertTrue(catalogue.isStakeToken(address(bondToken)));
        assertFalse(catalogue.isStakeToken(address(pay)));
        assertEq(catalogue.beaconOf(beacon.beaconId()), address(beacon));
        assertEq(catalogue.beaconOf("another"), address(0));
        assertEq(abi.encode(catalogue.circuitOf(SAMPLED_KEY)), abi.encode(ICatalogue.Circuit(SAMPLED_KEY, false, 1, 1024, 4)));
        assertEq(catalogue.circuitOf("another").keyHash, bytes32(0));
    }

    /// @dev Deploying asks the verifier for each key.
    function test_deploy_with_another_key() public {
        verifier.setKey(SAMPLED_KEY, 12);
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownCircuit.selector, SAMPLED_KEY));
        deploy();
        verifier.setKey(SAMPLED_KEY, 9);
        verifier.setKey(PINNED_KEY, 9);
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownCircuit.selector, PINNED_KEY));
        deploy();
        verifier.setKey(PINNED_KEY, 12);
        deploy();
    }

    function deploy() private {
        bytes memory code = vm.getCode("Catalogue.sol:Catalogue");
        address[] memory none = new address[](0);
        ICatalogue.Circuit[] memory circuits = new ICatalogue.Circuit[](2);
        circuits[0] = ICatalogue.Circuit(SAMPLED_KEY, false, 1, 1024, 4);
        circuits[1] = ICatalogue.Circuit(PINNED_KEY, true, 1, 1024, 1);
        bytes memory all = abi.encodePacked(code, abi.encode(verifier, none, circuits, none, none, uint32(30)));
        this.create(all);
    }

    function create(bytes memory code) external {
        address a;
        assembly ("memory-safe") {
            a := create(0, add(code, 0x20), mload(code))
            if iszero(a) {
                let free := mload(0x40)
                returndatacopy(free, 0, returndatasize())
                revert(free, returndatasize())
            }
        }
    }

    function test_tokens() public {
        IEscrow.Settlement memory s = settlement();
        s.paymentToken = address(bondToken);
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownToken.selector, address(bondToken)));
        catalogue.check(terms(), s);
        s = settlement();
        s.stakeToken = address(pay);
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownToken.selector, address(pay)));
        catalogue.check(terms(), s);
        good(settlement());
    }

    function test_beacon() public {
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownBeacon.selector, bytes32(uint256(1))));
        catalogue.check(with(BEACON, 1), settlement());
    }

    /// @dev Each key for its kind, scheme, leaf size and batch.
    function test_circuits() public {
        IEscrow.Settlement memory s = settlement();
        IEscrow.Terms[6] memory t =
            [with(SAMPLED, uint256(PINNED_KEY)), with(SAMPLED, 1), with(SCHEME, 2), with(LEAF, 4096), with(BATCH, 2), with(SAMPLED, 0)];
        for (uint256 i = 0; i < t.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownCircuit.selector, t[i].sampledKey));
            catalogue.check(t[i], s);
        }
        t[0] = with(PINNED, uint256(SAMPLED_KEY));
        t[1] = with(PINNED, 1);
        t[2] = with(PINNED, 0);
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownCircuit.selector, t[i].pinnedKey));
            catalogue.check(t[i], s);
        }
        // The zero hash is no key, whatever an empty entry would fit.
        IEscrow.Terms memory zero = with(SAMPLED, 0);
        zero.scheme = 0;
        zero.leafBytes = 0;
        zero.batch = 1;
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownCircuit.selector, bytes32(0)));
        catalogue.check(zero, s);
        // A sampled circuit of one spot a proof is no pinned one.
        verifier.setKey("one", 9);
        verifier.setKey("two", 12);
        address[] memory beacons = new address[](1);
        beacons[0] = address(beacon);
        ICatalogue.Circuit[] memory circuits = new ICatalogue.Circuit[](2);
        circuits[0] = ICatalogue.Circuit("one", false, 1, 1024, 1);
        circuits[1] = ICatalogue.Circuit("two", true, 1, 1024, 2);
        address[] memory tokens = new address[](1);
        tokens[0] = s.paymentToken;
        address[] memory stakes = new address[](1);
        stakes[0] = s.stakeToken;
        ICatalogue c =
            ICatalogue(deployCode("Catalogue.sol:Catalogue", abi.encode(verifier, beacons, circuits, tokens, stakes, uint32(30))));
        IEscrow.Terms memory u = with(BATCH, 1);
        u.sampledKey = "one";
        u.pinnedKey = "one";
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownCircuit.selector, bytes32("one")));
        c.check(u, s);
        u.pinnedKey = "two"; // two spots a pinned proof
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.UnknownCircuit.selector, bytes32("two")));
        c.check(u, s);
    }

    function test_counts() public {
        bad(with(K2, 0), "k2");
        bad(with(BATCH, 0), "batch");
        bad(with(BATCH, 3), "batch");
        bad(with(BATCH, 16), "batch");
        bad(with(STEPS, 0), "steps");
        bad(with(LENGTH, 0), "segmentLength");
        bad(with(K1, 2), "k1");
        good(with(K1, 3));
        good(with(K1, type(uint64).max));
        good(with(LENGTH, type(uint64).max));
        IEscrow.Terms memory t = with(STEPS, 1 << 32);
        t.segmentLength = 1 << 30;
        t.k1 = 4;
        IEscrow.Settlement memory s = settled(25, 0);
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.BadTerms.selector, "steps"));
        catalogue.check(t, s);
        t.steps = (1 << 32) - 1;
        catalogue.check(t, s);
    }

    function test_segments_and_batches() public {
        IEscrow.Settlement memory s = settled(25, 0);
        IEscrow.Terms memory t = with(STEPS, 513);
        t.segmentLength = 1;
        t.k1 = 1000;
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.BadTerms.selector, "segmentLength"));
        catalogue.check(t, s);
        t.steps = 512;
        catalogue.check(t, s);
        t.k2 = 4 * 8; // 512 segments of 8 batches
        catalogue.check(t, s);
        t.k2 = 4 * 9;
        vm.expectRevert(abi.encodeWithSelector(ICatalogue.BadTerms.selector, "k2"));
        catalogue.check(t, s);
    }

    function test_roots() public {
        string[4] memory names = ["programRoot", "modelRoot", "inputRoot", "checkpoint0"];
        for (uint256 i = 0; i < 4; ++i) {
            bad(with(8 + i, R), names[i]);
            bad(with(8 + i, type(uint256).max), names[i]);
            good(with(8 + i, R - 1));
        }
    }

    /// @dev Word in the settlement, least value, name.
    function test_periods() public {
        period(8, 1, "commitPeriod");
        period(10, 30, "safetyDelay");
        period(12, 14 days, "voidPeriod");
        period(13, 1, "provePeriod");
        period(14, 1, "window");
        period(17, 1, "revealPeriod");
        period(19, 1, "answerStep");
        period(22, 1, "demandPeriod");

        IEscrow.Settlement memory s = settled(11, 365 days); // drawPeriod
        s.voidPeriod = 365 days;
        bad(s, "voidPeriod");
        s.drawPeriod = 365 days + 1;
        bad(s, "drawPeriod");
        s.drawPeriod = 365 days - 1;
        good(s);
        bad(settled(11, 0), "drawPeriod");
        good(settled(11, 1));
        good(settled(11, 20 days - 1));
        bad(settled(11, 20 days), "voidPeriod");

        good(settled(7, block.timestamp + 365 days)); // acceptBy
        bad(settled(7, block.timestamp + 365 days + 1), "acceptBy");
        bad(settled(7, type(uint64).max), "acceptBy");
        good(settled(7, 0)); // when it was is the escrow's question

        bad(settled(9, 365 days + 1), "readingPeriod");
        good(settled(9, 365 days));
        bad(settled(9, 0), "reader");
        s = settled(6, 0);
        bad(s, "reader");
        s.readingPeriod = 0;
        good(s);

        bad(settled(18, 0), "answerPeriod");
        good(settled(18, 1));
        s = settled(20, 365 days);
        good(s);
        s.answerMax = 365 days + 1;
        bad(s, "answerMax");
        bad(settled(20, 599), "answerMax");
        bad(settled(20, 600), "pinBond"); // no pin has a longer deadline than the first
        s = settled(18, 365 days + 1);
        s.answerMax = 365 days + 2;
        bad(s, "answerPeriod");
    }

    function period(uint256 word, uint256 least, string memory name) private {
        bad(settled(word, least - 1), name);
        good(settled(word, least));
        bad(settled(word, 365 days + 1), name);
        bad(settled(word, type(uint32).max), name);
        IEscrow.Settlement memory s = settled(word, 365 days);
        if (word == 19) {
            s.answerMax = 365 days;
            s.answerPeriod = 1;
            s.answerStep = 182 days;
            s.pinBond = 5_000;
            s.pinBondStep = 1_000;
        }
        good(s);
    }

    /// @dev n = (1800 - 600) / 60 = 20 pins cost 20 · 101 + 190 · 51 = 11,710.
    function test_pin_bonds() public {
        good(settled(3, 11_709));
        bad(settled(3, 11_710), "pinBond");
        bad(settled(3, 0), "stake");
        good(settled(3, 1));
        IEscrow.Settlement memory s = settled(15, 0); // pinBond
        s.stake = 190 * 51 - 1;
        good(s);
        s.stake++;
        bad(s, "pinBond");
        s = settled(16, 0); // pinBondStep
        s.stake = 20 * 101 - 1;
        good(s);
        s.stake++;
        bad(s, "pinBond");
        // No overflow at the ends.
        s = settled(3, type(uint128).max);
        s.pinBond = type(uint96).max;
        s.pinBondStep = type(uint96).max;
        s.answerPeriod = 1;
        s.answerStep = 1;
        s.answerMax = 365 days;
        good(s);
    }

    function test_result() public {
        bad(settled(23, 0), "instructions");
        good(settled(23, 1));
        good(settled(25, 0));
        good(settled(25, 3_428)); // 7 steps: 23,996 bytes
        bad(settled(25, 3_429), "resultBytes");
        bad(settled(25, type(uint64).max), "resultBytes");
    }
}
