// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {TestToken} from "../TestToken.sol";

/// @notice Takes one unit of every transfer as a fee.
contract FeeToken is TestToken("Test", "TEST") {
    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (from != address(0) && amount > 0) super._update(to, address(0xfee), 1);
    }
}

/// @notice Says true and moves nothing.
contract IdleToken is TestToken("Test", "TEST") {
    function transferFrom(address, address, uint256) public pure override returns (bool) {
        return true;
    }
}

/// @notice Returns false where others revert, and on demand.
contract FalseToken is TestToken("Test", "TEST") {
    bool public broken;

    function setBroken(bool broken_) external {
        broken = broken_;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return !broken && super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return !broken && super.transferFrom(from, to, amount);
    }
}

/// @notice Returns nothing, as some old tokens do.
contract SilentToken is TestToken("Test", "TEST") {
    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        assembly ("memory-safe") {
            return(0, 0)
        }
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        assembly ("memory-safe") {
            return(0, 0)
        }
    }
}

/// @notice Calls a target before it moves anything, as tokens with hooks do.
contract HookToken is TestToken("Test", "TEST") {
    address public target;
    bytes public data;

    function hook(address target_, bytes calldata data_) external {
        target = target_;
        data = data_;
    }

    function _update(address from, address to, uint256 amount) internal override {
        address t = target;
        if (t != address(0)) {
            target = address(0);
            (bool ok,) = t.call(data);
            require(ok, "hook");
        }
        super._update(from, to, amount);
    }
}
