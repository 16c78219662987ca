// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A token that anybody may print: for tests and development chains
contract TestToken is ERC20 {
    constructor(string memory name, string memory symbol) ERC20(name, symbol) {}

    /// @notice Gives `account` new tokens.
    function mint(address account, uint256 amount) external {
        _mint(account, amount);
    }
}
