// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IEscrow} from "./interfaces/IEscrow.sol";

/// @title Data kept as contract code: written once, cheaper than storage from two words up
/// @notice The code is a zero byte (STOP), so that it cannot be called, and the data.
library Blob {
    /// @dev The most bytes that fit (EIP-170, less the zero byte).
    uint256 internal constant MAX = 24_575;

    /// @dev Stores `data`. Reverts with StoreFailed, when it is larger than MAX too.
    function store(bytes memory data) internal returns (address blob) {
        // PUSH2 length, DUP1, PUSH1 10, RETURNDATASIZE (0), CODECOPY, RETURNDATASIZE, RETURN: returns what follows.
        // forge-lint: disable-next-line(unsafe-typecast)
        bytes memory creation = abi.encodePacked(hex"61", uint16(data.length + 1), hex"80600a3d393df300", data);
        if (data.length <= MAX) {
            assembly ("memory-safe") {
                blob := create(0, add(creation, 0x20), mload(creation))
            }
        }
        if (blob == address(0)) revert IEscrow.StoreFailed();
    }

    /// @dev The bytes [start, start + length) of what is stored at `blob`; zeros beyond its end.
    function read(address blob, uint256 start, uint256 length) internal view returns (bytes memory data) {
        data = new bytes(length);
        assembly ("memory-safe") {
            extcodecopy(blob, add(data, 0x20), add(start, 1), length)
        }
    }

    /// @dev All that is stored at `blob`; nothing for the zero address.
    function read(address blob) internal view returns (bytes memory) {
        uint256 size = blob.code.length;
        return size == 0 ? new bytes(0) : read(blob, 0, size - 1);
    }

    /// @dev The word at byte `start` of what is stored at `blob`.
    function word(address blob, uint256 start) internal view returns (bytes32 w) {
        assembly ("memory-safe") {
            extcodecopy(blob, 0, add(start, 1), 0x20)
            w := mload(0)
        }
    }

    /// @dev Copies the bytes [start, start + length) of what is stored at `blob` to `target` in memory. Requires that the caller
    /// owns them: a struct of static members, in the layout of abi.encode.
    function load(address blob, uint256 start, uint256 target, uint256 length) internal view {
        assembly ("memory-safe") {
            extcodecopy(blob, target, add(start, 1), length)
        }
    }
}
