// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title Pays for a job when every drawn spot of it is proven, and not otherwise
/// @notice A buyer posts terms with the payment, an executor accepts them with a stake, commits to what it computed, is
/// drawn upon by a beacon, proves, and is paid after a window in which anybody may pin an element. Documents, hashes and
/// public inputs are those of the Go packages proofs/claim, proofs/draw and proofs/commit. The contract has no owner and
/// no role that can take a stake: a stake is lost by a missing proof or a missing answer, never by somebody's word. One thing
/// comes near: a registry that revokes its word before `commit` and gives it again before `resign` can keep an executor from both
/// until `due`. Accept only terms whose registry you trust not to.
///
/// # Scope
///
/// What the deployment settles (tokens, beacons, circuits, ranges of the terms) is in its ICatalogue. Jobs with one payment whose segments are all opened (eager: T = ceil(S/L) <= k1): trace roots are committed with the
/// checkpoints and there is one draw. Other jobs are refused when posted.
///
/// # States
///
/// "by x" includes the second x, "after x" begins one second later. Periods are those of the settlement. Nobody can hold
/// a job in a state: every row with "anyone" and "after" is an exit that needs no party's consent.
///
/// | state      | call        | who                    | when                     | outcome                                       |
/// |------------|-------------|------------------------|--------------------------|-----------------------------------------------|
/// | None       | post        | buyer                  | by acceptBy              | Open; payment in                              |
/// | Open       | cancel      | buyer                  | any time                 | Cancelled; payment to buyer                   |
/// | Open       | accept      | executor, attested     | by acceptBy              | Accepted; stake in                            |
/// | Open       | lapse       | anyone                 | after acceptBy           | Refunded; payment to buyer                    |
/// | Accepted   | commit      | executor, attested     | by due                   | Committed; round fixed                        |
/// | Accepted   | resign      | executor, not attested | by due                   | Refunded; payment to buyer, stake to executor |
/// | Accepted   | lapse       | anyone                 | after due                | Slashed                                       |
/// | Committed  | acknowledge | reader, or its signature | by readBy, once        | Committed; round fixed anew, no later         |
/// | Committed  | draw        | anyone                 | from drawFrom, by due    | Drawn                                         |
/// | Committed  | lapse       | anyone                 | after due                | Stalled; payment to buyer                     |
/// | Stalled    | draw        | anyone                 | by due                   | Drawn, unpaid                                 |
/// | Stalled    | lapse       | anyone                 | after due                | Voided; stake to executor                     |
/// | Drawn      | prove       | anyone                 | by due, each batch once  | Drawn; Window after the last batch            |
/// | Drawn      | lapse       | anyone                 | after due                | Slashed                                       |
/// | Window     | commitPin   | anyone, with a bond    | by due                   | pin Hidden                                    |
/// | Window     | settle      | anyone                 | after due, no open pin, no open demand | Settled; payment and stake to executor |
/// | Committed, Drawn, Window | demand | buyer or reader, with a bond | by due, once | demand open                                |
/// | any with an open demand  | serve  | executor      | by demandBy              | bond to executor; in Window due moves to a whole window from now if that is later |
/// | any with an open demand  | lapse  | anyone        | after demandBy           | Slashed                                       |
/// | Slashed    | reclaim     | anyone                 | any time, each pin once  | bond, and share, to pinner                    |
///
/// In Window a pin has states of its own:
///
/// | pin        | call        | who                    | when                     | outcome                                       |
/// |------------|-------------|------------------------|--------------------------|-----------------------------------------------|
/// | Hidden     | revealPin   | pinner                 | after the second of its commitment, by its due | Revealed                |
/// | Hidden     | lapsePin    | anyone                 | after its due            | Closed; bond burned                           |
/// | Revealed   | answerPin   | anyone                 | by its due               | Closed; half the bond burned, half to executor; or Slashed if the value contradicts the served result |
/// | Revealed   | lapsePin    | anyone                 | after its due            | Slashed                                       |
///
/// Cancelled, Refunded, Settled, Slashed and Voided are final: nothing about the job changes but pins that are reclaimed.
/// Stalled is the answer to an executor that dislikes its draw: it is not paid any more, and its stake stays until
/// somebody posts the round (then it must prove) or the void deadline passes, weeks later, which only a dead beacon
/// reaches. `due` of Stalled is drawFrom + voidPeriod.
///
/// # Slashing
///
/// The payment goes back to the buyer. Of the stake, half is shared equally by all pins that are revealed and unanswered
/// when a pin's silence or a contradiction is the cause, the buyer's pins excepted (they get their bonds back): a buyer
/// gains nothing beyond its refund. (A contract cannot tell that two addresses are one buyer's: count on what is burned, not
/// on who shares.) Everything else is burned; at least half always, all of it where no such pin is
/// open or silence of another kind is the cause. Burned is credited to DEAD, and anyone may send it there.
///
/// # Pins
///
/// A pin demands the proof of one element: (segment, step in the segment, instruction, element). It is committed as
/// keccak256(abi.encode("assay/pin/1" hashed, escrow, job, pinner, segment, step, instruction, element, salt)) and
/// revealed later, so that nobody can put himself in front of who found it. The reveal shows that the element exists: step
/// below the segment's, instruction below `instructions`, element below the count that stands in the list `tensors`;
/// an element that no instruction owns could not be proven by anybody. Pins are not capped. While n
/// others are open, one costs pinBond + n·pinBondStep, and its reveal gives the executor min(answerPeriod + n·answerStep,
/// answerMax) to answer. Terms are refused unless the pins that fit below answerMax together cost more than the stake.
/// pinBond should be so high that half of it pays for an answer's gas (test/gas/Escrow.json): a token's price is nothing
/// that a contract knows.
///
/// # The demand for the result
///
/// A demand makes the executor post the elements of all tensors of role output, in order of steps, then of instructions,
/// then of elements, each in offset binary (value + 2^(bits-1)), little-endian. The contract checks the length only. The
/// bytes bind the executor: while the window lasts, whoever pins an element of them gets either the proof of the element's
/// committed value, which must equal the bytes or the stake is lost, or silence, which loses it too. So a demand proves
/// that a byte is the committed one where somebody pinned it, and elsewhere that the executor staked on it while everybody
/// could look for a whole window. It says nothing on elements whose pins were answered before the bytes were served: pin
/// them again. Silence costs the stake and the payment, whatever was proven. Results are small (ICatalogue has the limit);
/// terms with larger ones are refused unless `resultBytes` is 0, and then the result cannot be demanded.
///
/// # Money
///
/// ERC-20 tokens from two lists of the catalogue. A transfer in must raise the contract's balance by exactly the amount.
/// Nothing is sent out but by `withdraw`, which anyone may call for any account: no payee can block a job.
interface IEscrow {
    enum State {
        None,
        Open,
        Accepted,
        Committed,
        Stalled,
        Drawn,
        Window,
        Settled,
        Cancelled,
        Refunded,
        Slashed,
        Voided
    }

    enum PinState {
        None,
        Hidden,
        Revealed,
        Closed
    }

    /// @notice What enters the job id beside tag, version, chain id, escrow (before) and the hash of the settlement
    /// (after): the words of proofs/claim, in its order.
    struct Terms {
        address buyer;
        bytes32 nonce;
        bytes32 sampledKey;
        bytes32 pinnedKey;
        bytes32 beacon; // IBeacon.beaconId
        uint64 k1;
        uint64 k2;
        uint64 batch;
        uint256 programRoot;
        uint256 modelRoot;
        uint256 inputRoot;
        uint256 checkpoint0;
        uint64 steps;
        uint64 segmentLength;
        uint64 workLeaves;
        uint64 stateLeaves;
        uint64 outputLeaves;
        uint64 scheme;
        uint64 leafBytes;
    }

    /// @notice The economic terms; keccak256(abi.encode(settlement)) is `settlement` of proofs/claim. Periods are in seconds,
    /// at least 1 and at most MAX_PERIOD where nothing else is said.
    struct Settlement {
        address paymentToken;
        uint128 payment;
        address stakeToken; // of bonds too
        uint128 stake; // at least 1
        address executor; // who may accept; zero: whoever is attested
        address registry; // IAttestationRegistry; zero: none is asked
        address reader; // whose acknowledgement hastens the draw; zero: none, and readingPeriod is 0
        uint64 acceptBy; // Unix second, at most MAX_PERIOD ahead
        uint32 commitPeriod; // from acceptance
        uint32 readingPeriod; // from commitment
        uint32 safetyDelay; // from the end of reading to the round; at least MIN_SAFETY_DELAY
        uint32 drawPeriod; // from the earliest draw
        uint32 voidPeriod; // from the earliest draw; at least MIN_VOID_PERIOD, more than drawPeriod
        uint32 provePeriod; // from the draw
        uint32 window; // from the last proof
        uint96 pinBond;
        uint96 pinBondStep;
        uint32 revealPeriod; // from a pin's commitment
        uint32 answerPeriod; // from the reveal of an only pin
        uint32 answerStep; // more for each other open pin
        uint32 answerMax; // at most, from a reveal; at least answerPeriod
        uint128 demandBond;
        uint32 demandPeriod;
        uint32 instructions; // of the program; at least 1
        bytes32 tensors; // root of the list (proofs/commit.ListRoot) of the words of what each instruction writes
        uint64 resultBytes; // of one step's outputs; 0: the result cannot be demanded
    }

    /// @notice What an instruction writes; its word is elements + size · 2^64 + offset · 2^72.
    struct Tensor {
        uint64 elements; // rows · cols
        uint8 size; // of a tensor of role output: bytes of an element, 1, 2 or 4; else 0
        uint64 offset; // of a tensor of role output: where it begins in the result of a step; else 0
    }

    /// @notice A checkpoint with its siblings in the committed list, lowest first (commit.ListPath).
    struct Opening {
        uint256 root;
        bytes32[] path;
    }

    /// @notice One element of a trace.
    struct Element {
        uint32 segment;
        uint32 step; // in the segment
        uint32 instruction;
        uint64 element; // row·cols + col
    }

    /// @notice What is stored of a job.
    struct Job {
        address terms; // code that holds terms and settlement
        State state;
        bool unpaid; // the payment went back already
        bool acknowledged; // a reader signed
        uint64 due; // deadline of the present state
        address executor;
        uint64 round; // that draws
        uint32 missing; // batches not proven yet
        address commitment; // code that holds list root and trace roots
        uint64 readBy; // end of reading, brought forward by an acknowledgement
        uint32 pins; // committed so far: the number of the next
        bytes32 value; // of the round
        address result; // code that holds the served result
        uint64 demandBy; // deadline of an open demand, else 0
        uint32 openPins; // hidden or revealed
        address demander; // zero while nobody demanded
        uint32 sharers; // revealed, not the buyer's
        uint128 share; // of each of them in a slashed stake
    }

    /// @notice What is stored of a pin.
    struct Pin {
        address pinner;
        PinState state;
        bool answered;
        uint64 due; // of the reveal, then of the answer
        bytes32 hash;
        uint128 bond;
        uint64 committedAt;
        int32 value; // once answered
        Element element; // once revealed
        uint8 size; // of the element in the result; 0 for what is no result
        uint64 position; // of its first byte in the result
    }

    event Posted(bytes32 indexed job, address indexed buyer, uint64 acceptBy);
    event Cancelled(bytes32 indexed job);
    event Accepted(bytes32 indexed job, address indexed executor, uint64 commitBy);
    event Resigned(bytes32 indexed job);
    event Committed(bytes32 indexed job, bytes32 listRoot, uint256[] traceRoots, uint64 readBy, uint64 round, uint64 drawBy);
    event Acknowledged(bytes32 indexed job, uint64 round, uint64 drawBy);
    event Stalled(bytes32 indexed job, uint64 voidBy);
    event Drawn(bytes32 indexed job, uint64 round, bytes32 value, uint64 proveBy);
    event BatchProven(bytes32 indexed job, uint64 segment, uint64 batch, uint32 missing);
    event WindowOpened(bytes32 indexed job, uint64 until);
    event Settled(bytes32 indexed job);
    event Refunded(bytes32 indexed job);
    event Voided(bytes32 indexed job);
    event Slashed(bytes32 indexed job, State during, uint256 burned, uint256 share, uint32 sharers);
    event PinCommitted(bytes32 indexed job, uint32 indexed number, address pinner, uint128 bond, uint64 revealBy);
    event PinRevealed(bytes32 indexed job, uint32 indexed number, Element element, uint64 answerBy);
    event PinAnswered(bytes32 indexed job, uint32 indexed number, int32 value);
    event PinExpired(bytes32 indexed job, uint32 indexed number);
    event PinReclaimed(bytes32 indexed job, uint32 indexed number, uint256 amount);
    event ResultDemanded(bytes32 indexed job, address demander, uint64 demandBy);
    event ResultServed(bytes32 indexed job, bytes result);
    /// @notice The proven value of a pinned element is not what the executor served.
    event ResultContradicted(bytes32 indexed job, uint32 indexed number, int32 proven, int32 served);
    event Withdrawn(address indexed token, address indexed account, uint256 amount);

    /// @notice The call does not belong to the job's state.
    error WrongState(State state);
    /// @notice The call does not belong to the pin's state.
    error WrongPinState(PinState state);
    /// @notice The call is not possible before this second.
    error TooEarly(uint64 from);
    /// @notice The call was possible until this second.
    error TooLate(uint64 until);
    /// @notice The call is another account's.
    error WrongCaller(address want);
    /// @notice A job of these terms was posted already.
    error AlreadyPosted(bytes32 job);
    /// @notice The registry does not accept the executor now.
    error NotAttested(address executor);
    /// @notice The registry accepts the executor: it cannot resign.
    error StillAttested(address executor);
    /// @notice Too little gas to ask the registry.
    error NotEnoughGas();
    /// @notice The number of trace roots is not T.
    error WrongCount(uint256 got, uint256 want);
    /// @notice A root is not below r.
    error RootRange(uint256 root);
    /// @notice The job was acknowledged already.
    error AlreadyAcknowledged();
    /// @notice The signature is not the reader's.
    error WrongSignature();
    /// @notice The job has no such segment or batch.
    error NoSuchBatch(uint64 segment, uint64 batch);
    /// @notice The batch was proven already.
    error AlreadyProven(uint64 segment, uint64 batch);
    /// @notice The path does not lead from the element at this index to the list's root.
    error WrongPath(uint256 index);
    /// @notice The checkpoint before segment 0 is not checkpoint 0 of the terms.
    error WrongCheckpoint0();
    /// @notice The verifier did not accept the proof.
    error ProofRefused();
    /// @notice The bond is higher than the caller allows.
    error BondTooHigh(uint256 bond);
    /// @notice The element and salt are not those of the pin's hash.
    error WrongReveal();
    /// @notice The job has no such element.
    error NoSuchElement();
    /// @notice A pin or a demand is open: the job cannot settle.
    error Unanswered();
    /// @notice The result was demanded already.
    error AlreadyDemanded();
    /// @notice No demand is open.
    error NotDemanded();
    /// @notice The settlement has no result to demand.
    error NoResult();
    /// @notice The result does not have the length of all steps' outputs.
    error WrongLength(uint256 got, uint256 want);
    /// @notice Nothing to withdraw.
    error NoCredit();
    /// @notice The token moved another amount than asked for.
    error WrongTransfer(uint256 got, uint256 want);
    /// @notice The code that holds data could not be created.
    error StoreFailed();

    // ---- The main path

    /// @notice Posts a job and pays in `settlement.payment`. The caller is `terms.buyer`.
    /// @return job The job's id: proofs/claim.Terms.JobID.
    function post(Terms calldata terms, Settlement calldata settlement) external returns (bytes32 job);

    /// @notice Takes an open job back. For the buyer.
    function cancel(bytes32 job) external;

    /// @notice Accepts a job and pays the stake in. The caller becomes the executor in every context. Recompute the roots from
    /// the bytes, `tensors`, `instructions` and `resultBytes` from the program, and know keys, beacon and registry, before.
    function accept(bytes32 job) external;

    /// @notice Gives a job back whose registry does not accept the executor any more. For the executor.
    function resign(bytes32 job) external;

    /// @notice Commits to the T+1 checkpoints by their list root and to the T traces. For the executor.
    function commit(bytes32 job, bytes32 listRoot, uint256[] calldata traceRoots) external;

    /// @notice Says that the reader has the data behind the commitment. For the reader, or for anybody with its EIP-712 signature of
    /// Read(bytes32 job,bytes32 commitment), commitment = keccak256(abi.encodePacked(listRoot, traceRoots)); domain
    /// ("Assay Escrow", "1").
    /// @param signature Ignored when the reader calls.
    function acknowledge(bytes32 job, bytes calldata signature) external;

    /// @notice Posts the beacon's signature of the job's round (IBeacon.verify).
    function draw(bytes32 job, bytes calldata signature) external;

    /// @notice Proves a batch of spots.
    /// @param before The checkpoint before the segment: list index `segment`.
    /// @param afterwards The checkpoint after it: list index `segment` + 1.
    function prove(bytes32 job, uint64 segment, uint64 batch, Opening calldata before, Opening calldata afterwards, bytes calldata proof)
        external;

    /// @notice Pays the executor when the window is over.
    function settle(bytes32 job) external;

    /// @notice Pushes a job on whose deadline passed; see the table.
    function lapse(bytes32 job) external;

    // ---- Pins

    /// @notice Commits to a pin and pays its bond in.
    /// @param hash pinHash of the caller.
    /// @param maxBond The most that the caller will pay; the price is bondOf.
    /// @return number The pin's number, which stands for the batch in its context.
    function commitPin(bytes32 job, bytes32 hash, uint256 maxBond) external returns (uint32 number);

    /// @notice Opens a pin. For the pinner.
    /// @param tensor What the instruction writes.
    /// @param path The siblings of its word in the list `tensors`.
    function revealPin(bytes32 job, uint32 number, Element calldata element, Tensor calldata tensor, bytes32[] calldata path, bytes32 salt)
        external;

    /// @notice Answers a pin with the element's value and its proof.
    function answerPin(bytes32 job, uint32 number, Opening calldata before, Opening calldata afterwards, int32 value, bytes calldata proof)
        external;

    /// @notice Pushes a pin on whose deadline passed.
    function lapsePin(bytes32 job, uint32 number) external;

    /// @notice Gives the bond of a pin that was open when its job was slashed, and its share, to the pinner.
    function reclaim(bytes32 job, uint32 number) external;

    // ---- The result

    /// @notice Demands the result's bytes and pays the bond in. For the buyer or the reader.
    function demand(bytes32 job) external;

    /// @notice Posts the result's bytes. For the executor.
    function serve(bytes32 job, bytes calldata result) external;

    // ---- Money

    /// @notice Sends `account` what it is owed.
    function withdraw(address token, address account) external;

    // ---- Views

    /// @notice The id of a job of these terms in this escrow.
    function jobId(Terms calldata terms, Settlement calldata settlement) external view returns (bytes32);

    /// @notice What is stored of a job; all zero for an unknown one.
    function jobOf(bytes32 job) external view returns (Job memory);

    /// @notice Terms and settlement of a posted job; reverts with WrongState for an unknown one, as do the other views that need them.
    function termsOf(bytes32 job) external view returns (Terms memory, Settlement memory);

    /// @notice List root and trace roots of a committed job; reverts with WrongState before.
    function commitmentOf(bytes32 job) external view returns (bytes32 listRoot, uint256[] memory traceRoots);

    /// @notice The served result; empty before.
    function resultOf(bytes32 job) external view returns (bytes memory);

    /// @notice A pin; all zero for an unknown one.
    function pinOf(bytes32 job, uint32 number) external view returns (Pin memory);

    /// @notice Whether a batch was proven.
    function isProven(bytes32 job, uint64 segment, uint64 batch) external view returns (bool);

    /// @notice What the next pin costs.
    function bondOf(bytes32 job) external view returns (uint256);

    /// @notice The hash by which `pinner` commits to a pin.
    function pinHash(bytes32 job, address pinner, Element calldata element, bytes32 salt) external view returns (bytes32);

    /// @notice What the reader of a committed job signs.
    function readDigest(bytes32 job) external view returns (bytes32);

    /// @notice What `account` may withdraw.
    function creditOf(address token, address account) external view returns (uint256);
}
