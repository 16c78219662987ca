// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {BN254_R} from "./Bn254.sol";
import {Shape} from "./Shape.sol";
import {IBeacon} from "./interfaces/IBeacon.sol";
import {ICatalogue} from "./interfaces/ICatalogue.sol";
import {IEscrow} from "./interfaces/IEscrow.sol";
import {IGroth16Verifier} from "./interfaces/IGroth16Verifier.sol";

/// @title The lists of ICatalogue
/// @notice It checks what the escrow relies on and nothing else.
contract Catalogue is ICatalogue {
    /// @notice The longest period, so that sums of a few stay far below 64 bits and every job ends.
    uint256 public constant MAX_PERIOD = 365 days;
    /// @notice The shortest time after which a beacon counts as dead.
    uint256 public constant MIN_VOID_PERIOD = 14 days;
    /// @notice The most segments: their roots are stored together.
    uint256 public constant MAX_SEGMENTS = 512;
    /// @notice The most batches of a job.
    uint256 public constant MAX_BATCHES = 1 << 12;
    /// @notice The most steps, as in proofs/program.
    uint256 public constant MAX_STEPS = (1 << 32) - 1;
    /// @notice The largest result in bytes: it is stored as code.
    uint256 public constant MAX_RESULT = 24_000;

    uint256 private constant SAMPLED_INPUTS = 9;
    uint256 private constant PINNED_INPUTS = 12;

    /// @inheritdoc ICatalogue
    IGroth16Verifier public immutable verifier;
    /// @inheritdoc ICatalogue
    uint32 public immutable minSafetyDelay;
    /// @inheritdoc ICatalogue
    mapping(address token => bool) public isPaymentToken;
    /// @inheritdoc ICatalogue
    mapping(address token => bool) public isStakeToken;
    /// @inheritdoc ICatalogue
    mapping(bytes32 beaconId => address) public beaconOf;

    mapping(bytes32 keyHash => Circuit) private _circuits;

    constructor(
        IGroth16Verifier verifier_,
        IBeacon[] memory beacons,
        Circuit[] memory circuits,
        address[] memory paymentTokens,
        address[] memory stakeTokens,
        uint32 minSafetyDelay_
    ) {
        verifier = verifier_;
        minSafetyDelay = minSafetyDelay_;
        for (uint256 i = 0; i < beacons.length; ++i) {
            beaconOf[beacons[i].beaconId()] = address(beacons[i]);
        }
        for (uint256 i = 0; i < circuits.length; ++i) {
            bytes32 key = circuits[i].keyHash;
            if (verifier_.publicInputs(key) != (circuits[i].pinned ? PINNED_INPUTS : SAMPLED_INPUTS)) revert UnknownCircuit(key);
            _circuits[key] = circuits[i];
        }
        for (uint256 i = 0; i < paymentTokens.length; ++i) {
            isPaymentToken[paymentTokens[i]] = true;
        }
        for (uint256 i = 0; i < stakeTokens.length; ++i) {
            isStakeToken[stakeTokens[i]] = true;
        }
    }

    /// @inheritdoc ICatalogue
    function check(IEscrow.Terms calldata terms, IEscrow.Settlement calldata settlement) external view {
        _checkTerms(terms);
        _checkPeriods(settlement);
        if (settlement.acceptBy > block.timestamp + MAX_PERIOD) revert BadTerms("acceptBy");
        _checkPins(settlement);
        if (uint256(settlement.resultBytes) * terms.steps > MAX_RESULT) revert BadTerms("resultBytes");
        if (!isPaymentToken[settlement.paymentToken]) revert UnknownToken(settlement.paymentToken);
        if (!isStakeToken[settlement.stakeToken]) revert UnknownToken(settlement.stakeToken);
    }

    /// @inheritdoc ICatalogue
    function circuitOf(bytes32 keyHash) external view returns (Circuit memory) {
        return _circuits[keyHash];
    }

    /// @dev The terms must be those of an eager job that divides evenly, under listed keys and a listed beacon.
    function _checkTerms(IEscrow.Terms memory t) private view {
        if (t.k2 == 0) revert BadTerms("k2");
        if (t.batch == 0 || t.k2 % t.batch != 0) revert BadTerms("batch");
        if (t.steps == 0 || t.steps > MAX_STEPS) revert BadTerms("steps");
        if (t.segmentLength == 0) revert BadTerms("segmentLength");
        uint256 segments = Shape.segments(t);
        if (segments > MAX_SEGMENTS) revert BadTerms("segmentLength");
        if (segments > t.k1) revert BadTerms("k1");
        if (segments * (t.k2 / t.batch) > MAX_BATCHES) revert BadTerms("k2");
        if (t.programRoot >= BN254_R) revert BadTerms("programRoot");
        if (t.modelRoot >= BN254_R) revert BadTerms("modelRoot");
        if (t.inputRoot >= BN254_R) revert BadTerms("inputRoot");
        if (t.checkpoint0 >= BN254_R) revert BadTerms("checkpoint0");
        if (beaconOf[t.beacon] == address(0)) revert UnknownBeacon(t.beacon);
        _checkCircuit(t, t.sampledKey, false, t.batch);
        _checkCircuit(t, t.pinnedKey, true, 1);
    }

    function _checkCircuit(IEscrow.Terms memory t, bytes32 key, bool pinned, uint256 batch) private view {
        Circuit memory c = _circuits[key];
        bool fits = c.pinned == pinned && c.scheme == t.scheme && c.leafBytes == t.leafBytes && c.batch == batch;
        if (c.keyHash != key || !fits) revert UnknownCircuit(key);
    }

    function _checkPeriods(IEscrow.Settlement calldata s) private view {
        _checkPeriod(s.commitPeriod, 1, "commitPeriod");
        _checkPeriod(s.readingPeriod, 0, "readingPeriod");
        if ((s.reader == address(0)) != (s.readingPeriod == 0)) revert BadTerms("reader");
        _checkPeriod(s.safetyDelay, minSafetyDelay, "safetyDelay");
        _checkPeriod(s.drawPeriod, 1, "drawPeriod");
        _checkPeriod(s.voidPeriod, MIN_VOID_PERIOD, "voidPeriod");
        if (s.voidPeriod <= s.drawPeriod) revert BadTerms("voidPeriod");
        _checkPeriod(s.provePeriod, 1, "provePeriod");
        _checkPeriod(s.window, 1, "window");
        _checkPeriod(s.revealPeriod, 1, "revealPeriod");
        _checkPeriod(s.answerPeriod, 1, "answerPeriod");
        _checkPeriod(s.answerStep, 1, "answerStep");
        _checkPeriod(s.answerMax, s.answerPeriod, "answerMax");
        _checkPeriod(s.demandPeriod, 1, "demandPeriod");
    }

    function _checkPeriod(uint256 period, uint256 least, string memory field) private pure {
        if (period < least || period > MAX_PERIOD) revert BadTerms(field);
    }

    /// @dev The first n open pins have growing deadlines; whoever wants one unanswered for lack of time loses the bonds of
    /// these. So they must cost more than the stake.
    function _checkPins(IEscrow.Settlement calldata s) private pure {
        if (s.stake == 0) revert BadTerms("stake");
        if (s.instructions == 0) revert BadTerms("instructions");
        uint256 n = (s.answerMax - s.answerPeriod) / s.answerStep;
        if (n * s.pinBond + (n * n - n) / 2 * s.pinBondStep <= s.stake) revert BadTerms("pinBond");
    }
}
