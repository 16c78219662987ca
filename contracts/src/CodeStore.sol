// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title Bytes kept as the code of a contract, whose address follows from their name alone
/// @notice Finding and reading them costs one cold account and no storage. Each contract of data is the first that a
/// relay creates, and the relay has a fixed creation code and is created with the name as salt, so that neither address
/// depends on the data. The data stands behind a zero byte, the instruction to stop: nobody can run it.
library CodeStore {
    // The relay creates a contract with the creation code that it is called with: calldatasize, push0, push0,
    // calldatacopy, calldatasize, push0, callvalue, create. Anybody may call it later; the address of its first
    // creation is taken by then.
    bytes16 private constant RELAY = 0x67365f5f37365f34f05f5260086018f3;
    bytes32 private constant RELAY_HASH = keccak256(hex"67365f5f37365f34f05f5260086018f3");

    /// @dev Where the data of this name is or would be.
    function addressOf(bytes32 name) internal view returns (address store) {
        bytes32 code = RELAY_HASH;
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(free, or(shl(248, 0xff), shl(88, address())))
            mstore(add(free, 0x15), name)
            mstore(add(free, 0x35), code)
            let relay := keccak256(free, 0x55)
            // The list of the relay's address and nonce 1 in RLP: 0xd6, 0x94, 20 bytes, 0x01. The shifts cut off the
            // hash's upper bytes.
            mstore(free, or(or(shl(240, 0xd694), shr(16, shl(96, relay))), shl(72, 0x01)))
            store := shr(96, shl(96, keccak256(free, 0x17)))
        }
    }

    /// @dev Stores data under a name. It fails if creation does: for a name that is in use, among other reasons.
    function write(bytes32 name, bytes calldata data) internal returns (bool ok) {
        bytes32 relayCode = RELAY;
        address relay;
        assembly ("memory-safe") {
            mstore(0x00, relayCode)
            relay := create2(0, 0x00, 0x10, name)
        }
        // push2 size, dup1, push1 10, push0, codecopy, push0, return: the zero byte and the data.
        bytes memory creation = abi.encodePacked(hex"61", uint16(data.length + 1), hex"80600a5f395ff300", data);
        assembly ("memory-safe") {
            // Whether it worked shows below.
            pop(call(gas(), relay, 0, add(creation, 0x20), mload(creation), 0, 0))
        }
        ok = addressOf(name).code.length == data.length + 1;
    }

    /// @dev The data of this name; empty if there is none.
    function read(bytes32 name) internal view returns (bytes memory data) {
        address store = addressOf(name);
        uint256 size = store.code.length;
        if (size == 0) return data;
        data = new bytes(size - 1);
        assembly ("memory-safe") {
            extcodecopy(store, add(data, 0x20), 1, sub(size, 1))
        }
    }
}
