// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {Blob} from "./Blob.sol";
import {BN254_R} from "./Bn254.sol";
import {IEscrow} from "./interfaces/IEscrow.sol";

/// @title The hashes of proofs/claim and proofs/draw
/// @notice keccak256 over abi.encode of static words, the first a hashed name.
library Statement {
    bytes32 private constant JOB = keccak256("assay/job/1");
    bytes32 private constant CONTEXT = keccak256("assay/context/1");
    bytes32 private constant SEED = keccak256("assay/seed/1");
    bytes32 private constant PIN = keccak256("assay/pin/1");
    uint256 private constant VERSION = 1;

    // EIP-712.
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant READ = keccak256("Read(bytes32 job,bytes32 commitment)");

    /// @dev The id of a job in this escrow: claim.Terms.JobID.
    function jobId(IEscrow.Terms memory terms, IEscrow.Settlement memory settlement) internal view returns (bytes32) {
        return keccak256(abi.encode(JOB, VERSION, block.chainid, address(this), terms, keccak256(abi.encode(settlement))));
    }

    /// @dev draw.Context of a job with one draw in this escrow; `round` is 0 for a pin, whose number is the batch.
    function context(bytes32 job, IEscrow.Job storage j, uint256 segment, uint256 batch, uint256 round) internal view returns (uint256) {
        bytes32 listRoot = Blob.word(j.commitment, 0);
        bytes memory words =
            abi.encode(CONTEXT, block.chainid, address(this), job, j.executor, listRoot, segment, batch, round, uint256(0));
        return uint256(keccak256(words)) % BN254_R;
    }

    /// @dev draw.Seed.
    function seed(bytes32 value, bytes32 job, uint256 segment, uint256 traceRoot, uint256 outRoot, uint256 batch)
        internal
        pure
        returns (uint256)
    {
        return uint256(keccak256(abi.encode(SEED, value, job, segment, traceRoot, outRoot, batch))) % BN254_R;
    }

    /// @dev The word of what an instruction writes, in the list of them.
    function tensor(IEscrow.Tensor calldata t) internal pure returns (uint256) {
        return t.elements | uint256(t.size) << 64 | uint256(t.offset) << 72;
    }

    /// @dev What a pinner commits to.
    function pin(bytes32 job, address pinner, IEscrow.Element calldata element, bytes32 salt) internal view returns (bytes32) {
        return keccak256(abi.encode(PIN, address(this), job, pinner, element, salt));
    }

    /// @dev What a reader signs, by EIP-712.
    function read(bytes32 job, bytes32 commitment) internal view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("Assay Escrow"), keccak256("1"), block.chainid, address(this)));
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(abi.encode(READ, job, commitment))));
    }
}
