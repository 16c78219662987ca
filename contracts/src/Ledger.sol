// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

import {IEscrow} from "./interfaces/IEscrow.sol";

/// @title What the escrow owes, by token and account
/// @notice Money comes in by one function, which demands the exact amount, and goes out by one, which sends an account what
/// it is owed. Everything between is bookkeeping, so no payee and no token can stop a job.
abstract contract Ledger is IEscrow {
    using SafeERC20 for IERC20;

    /// @notice Burned money is owed to this address, whose key nobody has.
    address public constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /// @inheritdoc IEscrow
    mapping(address token => mapping(address account => uint256)) public creditOf;

    /// @inheritdoc IEscrow
    function withdraw(address token, address account) external {
        uint256 amount = creditOf[token][account];
        if (amount == 0) revert NoCredit();
        creditOf[token][account] = 0;
        emit Withdrawn(token, account, amount);
        IERC20(token).safeTransfer(account, amount);
    }

    function _owe(address token, address account, uint256 amount) internal {
        creditOf[token][account] += amount;
    }

    /// @dev Takes `amount` from the caller. A call back into this contract from the token cannot pass for a transfer: the
    /// balance would rise by more, or less, than this amount.
    function _pull(address token, uint256 amount) internal {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        uint256 got = IERC20(token).balanceOf(address(this)) - before;
        if (got != amount) revert WrongTransfer(got, amount);
    }
}
