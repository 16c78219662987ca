// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @notice In place of the pairing: the only proof of a statement is its hash. Tests of the escrow compute statements on
/// their own, so a statement that the escrow composes in another way is not accepted.
contract StubVerifier {
    mapping(bytes32 => uint256) public publicInputs;
    bool public answer = true;

    error StubRefused();

    function setKey(bytes32 key, uint256 inputs) external {
        publicInputs[key] = inputs;
    }

    function setAnswer(bool answer_) external {
        answer = answer_;
    }

    function verify(bytes32 key, bytes calldata proof, uint256[] calldata inputs) external view returns (bool) {
        if (publicInputs[key] != inputs.length || keccak256(proof) != keccak256(abi.encode(key, inputs))) revert StubRefused();
        return answer;
    }
}

/// @notice A beacon whose signatures are the encoded round numbers.
contract StubBeacon {
    bytes32 public constant beaconId = keccak256("stub beacon");
    uint64 public constant genesis = 1_000_000;
    uint64 public constant period = 7;

    error StubSignature();

    function firstRoundAfter(uint256 time, uint256 delay) external pure returns (uint64) {
        return uint64((time + delay - genesis + period - 1) / period) + 1;
    }

    function verify(uint64 round, bytes calldata signature) external pure returns (bytes32) {
        if (keccak256(signature) != keccak256(abi.encode("signature", round))) revert StubSignature();
        return keccak256(signature);
    }
}

/// @notice A registry that does as it is told.
contract StubRegistry {
    mapping(address => bool) public accepted;
    bytes public reply;
    bool public fails;
    bool public burns;

    function set(address executor, bool ok) external {
        accepted[executor] = ok;
    }

    function misbehave(bytes calldata reply_, bool fails_, bool burns_) external {
        reply = reply_;
        fails = fails_;
        burns = burns_;
    }

    function isAccepted(address executor, uint256 time) external view returns (bool) {
        require(time == block.timestamp, "another time");
        if (burns) {
            while (true) {}
        }
        bytes memory r = reply.length > 0 ? reply : abi.encode(accepted[executor]);
        if (fails) {
            assembly {
                revert(add(r, 0x20), mload(r))
            }
        }
        assembly {
            return(add(r, 0x20), mload(r))
        }
    }
}
