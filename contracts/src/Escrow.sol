// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {BN254_R} from "./Bn254.sol";
import {Blob} from "./Blob.sol";
import {Ledger} from "./Ledger.sol";
import {List} from "./List.sol";
import {Shape} from "./Shape.sol";
import {Statement} from "./Statement.sol";
import {IAttestationRegistry} from "./interfaces/IAttestationRegistry.sol";
import {IBeacon} from "./interfaces/IBeacon.sol";
import {ICatalogue} from "./interfaces/ICatalogue.sol";
import {IEscrow} from "./interfaces/IEscrow.sol";
import {IGroth16Verifier} from "./interfaces/IGroth16Verifier.sol";

/// @title The job machine of IEscrow
/// @notice Every function goes in the same order: state and caller, deadline, data; effects; event; the token, last.
contract Escrow is Ledger {
    using Shape for IEscrow.Terms;

    /// @notice What this escrow settles.
    ICatalogue public immutable CATALOGUE;
    /// @notice The verifier of all proofs: the catalogue's.
    IGroth16Verifier public immutable VERIFIER;

    /// @dev Gas that the registry may use.
    uint256 private constant REGISTRY_GAS = 500_000;
    /// @dev Bytes of abi.encode(Terms), which begins what is stored of terms and settlement, and of abi.encode(Settlement).
    uint256 private constant TERMS_BYTES = 19 * 32;
    uint256 private constant SETTLEMENT_BYTES = 26 * 32;
    uint256 private constant SAMPLED_INPUTS = 9;
    uint256 private constant PINNED_INPUTS = 12;

    mapping(bytes32 job => Job) private _jobs;
    mapping(bytes32 job => mapping(uint256 number => Pin)) private _pins;
    /// @dev A bit for each batch that is not proven yet, all set when the job is committed: no proof pays for a new slot.
    mapping(bytes32 job => mapping(uint256 word => uint256)) private _missing;

    constructor(ICatalogue catalogue) {
        CATALOGUE = catalogue;
        VERIFIER = catalogue.verifier();
    }

    // ---- Open

    /// @inheritdoc IEscrow
    function post(Terms memory terms, Settlement memory settlement) external returns (bytes32 job) {
        _only(terms.buyer);
        _by(settlement.acceptBy);
        CATALOGUE.check(terms, settlement);
        job = Statement.jobId(terms, settlement);
        Job storage j = _jobs[job];
        if (j.state != State.None) revert AlreadyPosted(job);

        j.state = State.Open;
        j.due = settlement.acceptBy;
        j.terms = Blob.store(abi.encode(terms, settlement));
        emit Posted(job, terms.buyer, settlement.acceptBy);
        _pull(settlement.paymentToken, settlement.payment);
    }

    /// @inheritdoc IEscrow
    function cancel(bytes32 job) external {
        Job storage j = _in(job, State.Open);
        (Terms memory t, Settlement memory s) = _both(j);
        _only(t.buyer);

        j.state = State.Cancelled;
        _refund(j, t, s);
        emit Cancelled(job);
    }

    /// @inheritdoc IEscrow
    function accept(bytes32 job) external {
        Job storage j = _in(job, State.Open);
        Settlement memory s = _settlement(j);
        if (s.executor != address(0)) _only(s.executor);
        _by(j.due);
        if (!_isAttested(s, msg.sender)) revert NotAttested(msg.sender);

        j.state = State.Accepted;
        j.executor = msg.sender;
        j.due = _later(s.commitPeriod);
        emit Accepted(job, msg.sender, j.due);
        _pull(s.stakeToken, s.stake);
    }

    // ---- Accepted

    /// @inheritdoc IEscrow
    function resign(bytes32 job) external {
        Job storage j = _in(job, State.Accepted);
        (Terms memory t, Settlement memory s) = _both(j);
        _only(j.executor);
        _by(j.due);
        if (_isAttested(s, msg.sender)) revert StillAttested(msg.sender);

        j.state = State.Refunded;
        _refund(j, t, s);
        _owe(s.stakeToken, j.executor, s.stake);
        emit Refunded(job);
    }

    /// @inheritdoc IEscrow
    function commit(bytes32 job, bytes32 listRoot, uint256[] calldata traceRoots) external {
        Job storage j = _in(job, State.Accepted);
        (Terms memory t, Settlement memory s) = _both(j);
        _only(j.executor);
        _by(j.due);
        if (!_isAttested(s, msg.sender)) revert NotAttested(msg.sender);
        if (traceRoots.length != t.segments()) revert WrongCount(traceRoots.length, t.segments());
        for (uint256 i = 0; i < traceRoots.length; ++i) {
            _checkRoot(traceRoots[i]);
        }

        j.state = State.Committed;
        uint256 batches = traceRoots.length * (t.k2 / t.batch);
        for (uint256 i = 0; i < batches; i += 256) {
            _missing[job][i >> 8] = type(uint256).max;
        }
        // At most the catalogue's MAX_BATCHES.
        // forge-lint: disable-next-line(unsafe-typecast)
        j.missing = uint32(batches);
        j.commitment = Blob.store(abi.encodePacked(listRoot, traceRoots));
        _schedule(j, t, s, _later(s.readingPeriod));
        emit Committed(job, listRoot, traceRoots, j.readBy, j.round, j.due);
    }

    // ---- Committed

    /// @inheritdoc IEscrow
    function acknowledge(bytes32 job, bytes calldata signature) external {
        Job storage j = _in(job, State.Committed);
        (Terms memory t, Settlement memory s) = _both(j);
        if (msg.sender != s.reader) {
            (address signer, ECDSA.RecoverError failed,) = ECDSA.tryRecoverCalldata(readDigest(job), signature);
            if (failed != ECDSA.RecoverError.NoError || signer != s.reader) revert WrongSignature();
        }
        if (j.acknowledged) revert AlreadyAcknowledged();
        _by(j.readBy);

        j.acknowledged = true;
        _schedule(j, t, s, uint64(block.timestamp));
        emit Acknowledged(job, j.round, j.due);
    }

    /// @inheritdoc IEscrow
    function draw(bytes32 job, bytes calldata signature) external {
        Job storage j = _jobs[job];
        if (j.state != State.Committed && j.state != State.Stalled) revert WrongState(j.state);
        (Terms memory t, Settlement memory s) = _both(j);
        if (block.timestamp < j.readBy + s.safetyDelay) revert TooEarly(j.readBy + s.safetyDelay);
        _by(j.due);
        bytes32 value = IBeacon(CATALOGUE.beaconOf(t.beacon)).verify(j.round, signature);

        j.state = State.Drawn;
        j.value = value;
        j.due = _later(s.provePeriod);
        emit Drawn(job, j.round, value, j.due);
    }

    // ---- Drawn

    /// @inheritdoc IEscrow
    function prove(bytes32 job, uint64 segment, uint64 batch, Opening calldata before, Opening calldata afterwards, bytes calldata proof)
        external
    {
        Job storage j = _in(job, State.Drawn);
        Terms memory t = _terms(j);
        _by(j.due);
        uint256 bit = _batchIndex(t, segment, batch);
        if (!_isMissing(job, bit)) revert AlreadyProven(segment, batch);
        uint256[] memory x = _statement(j, t, segment, before, afterwards, SAMPLED_INPUTS);
        x[0] = Statement.context(job, j, segment, batch, j.round);
        x[8] = Statement.seed(j.value, job, segment, x[5], x[6], batch);
        if (!VERIFIER.verify(t.sampledKey, proof, x)) revert ProofRefused();

        // forge-lint: disable-next-line(incorrect-shift)
        _missing[job][bit >> 8] ^= 1 << (bit & 0xff);
        uint32 missing = j.missing - 1;
        j.missing = missing;
        emit BatchProven(job, segment, batch, missing);
        if (missing == 0) {
            Settlement memory s = _settlement(j);
            j.state = State.Window;
            j.due = _later(s.window);
            emit WindowOpened(job, j.due);
        }
    }

    // ---- Window

    /// @inheritdoc IEscrow
    function settle(bytes32 job) external {
        Job storage j = _in(job, State.Window);
        _past(j.due);
        if (j.openPins != 0 || j.demandBy != 0) revert Unanswered();

        Settlement memory s = _settlement(j);
        j.state = State.Settled;
        if (!j.unpaid) _owe(s.paymentToken, j.executor, s.payment);
        _owe(s.stakeToken, j.executor, s.stake);
        emit Settled(job);
    }

    /// @inheritdoc IEscrow
    function commitPin(bytes32 job, bytes32 hash, uint256 maxBond) external returns (uint32 number) {
        Job storage j = _in(job, State.Window);
        Settlement memory s = _settlement(j);
        _by(j.due);
        uint256 bond = _bond(j, s);
        if (bond > maxBond) revert BondTooHigh(bond);

        number = j.pins++;
        j.openPins++;
        Pin storage p = _pins[job][number];
        p.pinner = msg.sender;
        p.state = PinState.Hidden;
        p.due = _later(s.revealPeriod);
        p.hash = hash;
        // Both terms of it are below 2^96, and there are fewer than 2^32 open pins.
        // forge-lint: disable-next-line(unsafe-typecast)
        p.bond = uint128(bond);
        p.committedAt = uint64(block.timestamp);
        emit PinCommitted(job, number, msg.sender, p.bond, p.due);
        _pull(s.stakeToken, bond);
    }

    /// @inheritdoc IEscrow
    function revealPin(bytes32 job, uint32 number, Element calldata element, Tensor calldata tensor, bytes32[] calldata path, bytes32 salt)
        external
    {
        Job storage j = _in(job, State.Window);
        Pin storage p = _pinIn(job, number, PinState.Hidden);
        _only(p.pinner);
        _past(p.committedAt);
        _by(p.due);
        if (Statement.pin(job, msg.sender, element, salt) != p.hash) revert WrongReveal();
        (Terms memory t, Settlement memory s) = _both(j);
        bool exists = element.segment < t.segments() && element.step < t.segmentSteps(element.segment) && element.element < tensor.elements;
        if (!exists) revert NoSuchElement();
        if (!List.holds(s.tensors, s.instructions, element.instruction, Statement.tensor(tensor), path)) {
            revert WrongPath(element.instruction);
        }
        uint256 period = s.answerPeriod + uint256(s.answerStep) * (j.openPins - 1);
        p.state = PinState.Revealed;
        p.due = _later(period < s.answerMax ? period : s.answerMax);
        p.element = element;
        p.size = tensor.size;
        p.position = uint64(
            (uint256(element.segment) * t.segmentLength + element.step) * s.resultBytes + tensor.offset + element.element * tensor.size
        );
        if (msg.sender != t.buyer) j.sharers++;
        emit PinRevealed(job, number, element, p.due);
    }

    /// @inheritdoc IEscrow
    function answerPin(bytes32 job, uint32 number, Opening calldata before, Opening calldata afterwards, int32 value, bytes calldata proof)
        external
    {
        Job storage j = _in(job, State.Window);
        Pin storage p = _pinIn(job, number, PinState.Revealed);
        _by(p.due);
        (Terms memory t, Settlement memory s) = _both(j);
        {
            Element memory e = p.element;
            uint256[] memory x = _statement(j, t, e.segment, before, afterwards, PINNED_INPUTS);
            x[0] = Statement.context(job, j, e.segment, number, 0);
            x[8] = e.step;
            x[9] = e.instruction;
            x[10] = e.element;
            // forge-lint: disable-next-line(unsafe-typecast)
            x[11] = value < 0 ? BN254_R - uint256(-int256(value)) : uint256(int256(value));
            if (!VERIFIER.verify(t.pinnedKey, proof, x)) revert ProofRefused();
        }

        if (p.size != 0 && j.result != address(0)) {
            int32 served = _served(j, p);
            if (served != value) {
                emit ResultContradicted(job, number, value, served);
                _slash(job, true);
                return;
            }
        }
        p.state = PinState.Closed;
        p.value = value;
        p.answered = true;
        j.openPins--;
        if (p.pinner != t.buyer) j.sharers--;
        _owe(s.stakeToken, j.executor, p.bond / 2);
        _owe(s.stakeToken, DEAD, p.bond - p.bond / 2);
        emit PinAnswered(job, number, value);
    }

    /// @inheritdoc IEscrow
    function lapsePin(bytes32 job, uint32 number) external {
        Job storage j = _in(job, State.Window);
        Pin storage p = _pins[job][number];
        if (p.state != PinState.Hidden && p.state != PinState.Revealed) revert WrongPinState(p.state);
        _past(p.due);

        if (p.state == PinState.Revealed) {
            _slash(job, true);
            return;
        }
        p.state = PinState.Closed;
        j.openPins--;
        _owe(_settlement(j).stakeToken, DEAD, p.bond);
        emit PinExpired(job, number);
    }

    /// @inheritdoc IEscrow
    function reclaim(bytes32 job, uint32 number) external {
        Job storage j = _in(job, State.Slashed);
        Pin storage p = _pins[job][number];
        if (p.state != PinState.Hidden && p.state != PinState.Revealed) revert WrongPinState(p.state);
        (Terms memory t, Settlement memory s) = _both(j);

        uint256 amount = p.bond;
        if (p.state == PinState.Revealed && p.pinner != t.buyer) amount += j.share;
        p.state = PinState.Closed;
        _owe(s.stakeToken, p.pinner, amount);
        emit PinReclaimed(job, number, amount);
    }

    // ---- The result

    /// @inheritdoc IEscrow
    function demand(bytes32 job) external {
        Job storage j = _jobs[job];
        if (j.state != State.Committed && j.state != State.Drawn && j.state != State.Window) revert WrongState(j.state);
        (Terms memory t, Settlement memory s) = _both(j);
        if (msg.sender != s.reader) _only(t.buyer);
        _by(j.due);
        if (j.demander != address(0)) revert AlreadyDemanded();
        if (s.resultBytes == 0) revert NoResult();

        j.demander = msg.sender;
        j.demandBy = _later(s.demandPeriod);
        emit ResultDemanded(job, msg.sender, j.demandBy);
        _pull(s.stakeToken, s.demandBond);
    }

    /// @inheritdoc IEscrow
    function serve(bytes32 job, bytes calldata result) external {
        Job storage j = _jobs[job];
        if (j.demandBy == 0) revert NotDemanded();
        _only(j.executor);
        _by(j.demandBy);
        (Terms memory t, Settlement memory s) = _both(j);
        uint256 length = uint256(s.resultBytes) * t.steps;
        if (result.length != length) revert WrongLength(result.length, length);

        j.demandBy = 0;
        j.result = Blob.store(result);
        _owe(s.stakeToken, j.executor, s.demandBond);
        emit ResultServed(job, result);
        if (j.state == State.Window && j.due < _later(s.window)) {
            j.due = _later(s.window);
            emit WindowOpened(job, j.due);
        }
    }

    // ---- Silence

    /// @inheritdoc IEscrow
    function lapse(bytes32 job) external {
        Job storage j = _jobs[job];
        State state = j.state;
        bool unserved = j.demandBy != 0 && block.timestamp > j.demandBy;
        if (!unserved) {
            if (state < State.Open || state > State.Drawn) revert WrongState(state);
            _past(j.due);
        }
        (Terms memory t, Settlement memory s) = _both(j);

        if (unserved || state == State.Accepted || state == State.Drawn) {
            _slash(job, false);
        } else if (state == State.Open) {
            j.state = State.Refunded;
            _refund(j, t, s);
            emit Refunded(job);
        } else if (state == State.Committed) {
            j.state = State.Stalled;
            j.due = j.readBy + s.safetyDelay + s.voidPeriod;
            _refund(j, t, s);
            emit Stalled(job, j.due);
        } else {
            j.state = State.Voided;
            _owe(s.stakeToken, j.executor, s.stake);
            _closeDemand(j, s);
            emit Voided(job);
        }
    }

    // ---- Views

    /// @inheritdoc IEscrow
    function jobId(Terms memory terms, Settlement memory settlement) external view returns (bytes32) {
        return Statement.jobId(terms, settlement);
    }

    /// @inheritdoc IEscrow
    function jobOf(bytes32 job) external view returns (Job memory) {
        return _jobs[job];
    }

    /// @inheritdoc IEscrow
    function termsOf(bytes32 job) external view returns (Terms memory, Settlement memory) {
        Job storage j = _known(job);
        return _both(j);
    }

    /// @inheritdoc IEscrow
    function commitmentOf(bytes32 job) external view returns (bytes32 listRoot, uint256[] memory traceRoots) {
        address commitment = _committed(job);
        listRoot = Blob.word(commitment, 0);
        traceRoots = new uint256[](Blob.read(commitment).length / 32 - 1);
        for (uint256 i = 0; i < traceRoots.length; ++i) {
            traceRoots[i] = uint256(Blob.word(commitment, 32 * (i + 1)));
        }
    }

    /// @inheritdoc IEscrow
    function resultOf(bytes32 job) external view returns (bytes memory) {
        return Blob.read(_jobs[job].result);
    }

    /// @inheritdoc IEscrow
    function pinOf(bytes32 job, uint32 number) external view returns (Pin memory) {
        return _pins[job][number];
    }

    /// @inheritdoc IEscrow
    function isProven(bytes32 job, uint64 segment, uint64 batch) external view returns (bool) {
        Job storage j = _known(job);
        return j.commitment != address(0) && !_isMissing(job, _batchIndex(_terms(j), segment, batch));
    }

    /// @inheritdoc IEscrow
    function bondOf(bytes32 job) external view returns (uint256) {
        Job storage j = _known(job);
        Settlement memory s = _settlement(j);
        return _bond(j, s);
    }

    /// @inheritdoc IEscrow
    function pinHash(bytes32 job, address pinner, Element calldata element, bytes32 salt) external view returns (bytes32) {
        return Statement.pin(job, pinner, element, salt);
    }

    /// @inheritdoc IEscrow
    function readDigest(bytes32 job) public view returns (bytes32) {
        return Statement.read(job, keccak256(Blob.read(_committed(job))));
    }

    // ---- Checks

    function _only(address account) private view {
        if (msg.sender != account) revert WrongCaller(account);
    }

    function _by(uint64 until) private view {
        if (block.timestamp > until) revert TooLate(until);
    }

    function _past(uint64 until) private view {
        if (block.timestamp <= until) revert TooEarly(until + 1);
    }

    /// @dev The job, if it is in the state.
    function _in(bytes32 job, State state) private view returns (Job storage j) {
        j = _jobs[job];
        if (j.state != state) revert WrongState(j.state);
    }

    function _known(bytes32 job) private view returns (Job storage j) {
        j = _jobs[job];
        if (j.state == State.None) revert WrongState(State.None);
    }

    function _committed(bytes32 job) private view returns (address commitment) {
        commitment = _jobs[job].commitment;
        if (commitment == address(0)) revert WrongState(_jobs[job].state);
    }

    function _pinIn(bytes32 job, uint256 number, PinState state) private view returns (Pin storage p) {
        p = _pins[job][number];
        if (p.state != state) revert WrongPinState(p.state);
    }

    function _checkRoot(uint256 root) private pure {
        if (root >= BN254_R) revert RootRange(root);
    }

    /// @dev Whether the settlement's registry accepts the executor now. Whatever else it does counts as no.
    function _isAttested(Settlement memory s, address executor) private view returns (bool ok) {
        address registry = s.registry;
        if (registry == address(0)) return true;
        // Or an executor could starve the registry of gas and resign.
        if (gasleft() < REGISTRY_GAS * 64 / 63 + 20_000) revert NotEnoughGas();
        bytes memory query = abi.encodeCall(IAttestationRegistry.isAccepted, (executor, block.timestamp));
        assembly ("memory-safe") {
            mstore(0, 0)
            let success := staticcall(REGISTRY_GAS, registry, add(query, 0x20), mload(query), 0, 0x20)
            ok := and(success, and(gt(returndatasize(), 0x1f), eq(mload(0), 1)))
        }
    }

    /// @dev The public inputs of a statement on a segment but context and what follows the first step.
    function _statement(
        Job storage j,
        Terms memory t,
        uint256 segment,
        Opening calldata before,
        Opening calldata afterwards,
        uint256 length
    ) private view returns (uint256[] memory x) {
        address commitment = j.commitment;
        bytes32 listRoot = Blob.word(commitment, 0);
        uint256 count = t.segments() + 1;
        _checkRoot(before.root);
        _checkRoot(afterwards.root);
        if (segment == 0 && before.root != t.checkpoint0) revert WrongCheckpoint0();
        if (!List.holds(listRoot, count, segment, before.root, before.path)) revert WrongPath(segment);
        if (!List.holds(listRoot, count, segment + 1, afterwards.root, afterwards.path)) revert WrongPath(segment + 1);

        x = new uint256[](length);
        x[1] = t.programRoot;
        x[2] = t.modelRoot;
        x[3] = t.inputRoot;
        x[4] = before.root;
        x[5] = uint256(Blob.word(commitment, 32 * (segment + 1)));
        x[6] = afterwards.root;
        x[7] = segment * t.segmentLength;
    }

    // ---- Data

    /// @dev The second `period` seconds from now.
    function _later(uint256 period) private view returns (uint64) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint64(block.timestamp + period);
    }

    /// @dev The terms of a known job. Members of a struct stand in memory as abi.encode wrote them.
    function _terms(Job storage j) private view returns (Terms memory t) {
        uint256 target;
        assembly ("memory-safe") {
            target := t
        }
        Blob.load(j.terms, 0, target, TERMS_BYTES);
    }

    /// @dev The settlement of a known job.
    function _settlement(Job storage j) private view returns (Settlement memory s) {
        uint256 target;
        assembly ("memory-safe") {
            target := s
        }
        Blob.load(j.terms, TERMS_BYTES, target, SETTLEMENT_BYTES);
    }

    function _both(Job storage j) private view returns (Terms memory, Settlement memory) {
        return (_terms(j), _settlement(j));
    }

    /// @dev The position of a batch among all of the job; refuses what the job does not have.
    function _batchIndex(Terms memory t, uint64 segment, uint64 batch) private pure returns (uint256) {
        uint256 batches = t.k2 / t.batch;
        if (segment >= t.segments() || batch >= batches) revert NoSuchBatch(segment, batch);
        return segment * batches + batch;
    }

    function _isMissing(bytes32 job, uint256 bit) private view returns (bool) {
        return _missing[job][bit >> 8] >> (bit & 0xff) & 1 == 1;
    }

    function _bond(Job storage j, Settlement memory s) private view returns (uint256) {
        return s.pinBond + uint256(s.pinBondStep) * j.openPins;
    }

    /// @dev The value that was served for a pinned element of the result. Requires p.size > 0 and a served result.
    function _served(Job storage j, Pin storage p) private view returns (int32) {
        uint256 size = p.size;
        uint256 w = uint256(Blob.word(j.result, p.position));
        uint256 raw = 0;
        for (uint256 k = 0; k < size; ++k) {
            raw |= (w >> (248 - 8 * k) & 0xff) << (8 * k);
        }
        // forge-lint: disable-next-line(unsafe-typecast, incorrect-shift)
        return int32(int256(raw) - int256(1 << (8 * size - 1)));
    }

    // ---- Effects

    /// @dev Fixes round and deadline of the draw by the end of reading.
    function _schedule(Job storage j, Terms memory t, Settlement memory s, uint64 readBy) private {
        j.readBy = readBy;
        j.round = IBeacon(CATALOGUE.beaconOf(t.beacon)).firstRoundAfter(readBy, s.safetyDelay);
        j.due = readBy + s.safetyDelay + s.drawPeriod;
    }

    function _refund(Job storage j, Terms memory t, Settlement memory s) private {
        if (j.unpaid) return;
        j.unpaid = true;
        _owe(s.paymentToken, t.buyer, s.payment);
    }

    function _closeDemand(Job storage j, Settlement memory s) private {
        if (j.demandBy == 0) return;
        j.demandBy = 0;
        _owe(s.stakeToken, j.demander, s.demandBond);
    }

    /// @dev Ends the job without pay. Half of the stake is for the revealed pins if they are the cause.
    function _slash(bytes32 job, bool byPins) private {
        Job storage j = _jobs[job];
        (Terms memory t, Settlement memory s) = _both(j);
        State during = j.state;
        uint32 sharers = byPins ? j.sharers : 0;
        uint256 share = sharers == 0 ? 0 : s.stake / 2 / sharers;
        uint256 burned = s.stake - share * sharers;

        j.state = State.Slashed;
        // forge-lint: disable-next-line(unsafe-typecast)
        j.share = uint128(share);
        _refund(j, t, s);
        _closeDemand(j, s);
        _owe(s.stakeToken, DEAD, burned);
        emit Slashed(job, during, burned, share, sharers);
    }
}
