// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title The positional keccak tree of proofs/commit (ListRoot, ListPath)
/// @notice Leaves keccak256(0x00 | index (8 bytes) | word), nodes keccak256(0x01 | left | right), the last node of an odd
/// level promoted as it is. A root does not bind the list's length: whoever opens it knows that from elsewhere.
library List {
    /// @dev Whether `path` leads from `word` at `index` in a list of `n` words to `root`. False for an index outside the
    /// list and for a path of another length than n and index give.
    function holds(bytes32 root, uint256 n, uint256 index, uint256 word, bytes32[] calldata path) internal pure returns (bool) {
        if (index >= n) return false;
        // forge-lint: disable-next-line(unsafe-typecast)
        bytes32 node = keccak256(abi.encodePacked(bytes1(0x00), uint64(index), word));
        uint256 used = 0;
        for (; n > 1; n = (n + 1) / 2) {
            if (index ^ 1 < n) {
                if (used == path.length) return false;
                bytes32 sibling = path[used++];
                (bytes32 left, bytes32 right) = index & 1 == 0 ? (node, sibling) : (sibling, node);
                node = keccak256(abi.encodePacked(bytes1(0x01), left, right));
            }
            index /= 2;
        }
        return used == path.length && node == root;
    }
}
