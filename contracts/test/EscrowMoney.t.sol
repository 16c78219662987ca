// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

import {IEscrow} from "../src/interfaces/IEscrow.sol";
import {FalseToken, FeeToken, HookToken, IdleToken, SilentToken} from "./doubles/Tokens.sol";
import {EscrowFixture, IDeployedEscrow} from "./EscrowFixture.sol";
import {TestToken} from "./TestToken.sol";

/// @notice Tokens that do other things than they should, and the way out.
contract EscrowMoneyTest is EscrowFixture {
    /// @dev A second escrow for these tokens.
    function use(TestToken payment, TestToken stake) private {
        pay = payment;
        bondToken = stake;
        catalogue = deployCatalogue(address(payment), address(stake));
        escrow = IDeployedEscrow(deployCode("Escrow.sol:Escrow", abi.encode(catalogue)));
        fund();
    }

    function wrongTransfer(uint256 got, uint256 want) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IEscrow.WrongTransfer.selector, got, want);
    }

    function test_withdraw() public {
        bytes32 job = inWindow();
        vm.warp(due(job) + 1);
        escrow.settle(job);
        vm.expectEmit(address(escrow));
        emit IEscrow.Withdrawn(address(pay), executor, 1_000_000);
        vm.prank(other);
        escrow.withdraw(address(pay), executor);
        escrow.withdraw(address(bondToken), executor);
        assertEq(pay.balanceOf(executor), 1e12 + 1_000_000);
        assertEq(bondToken.balanceOf(executor), 1e12);
        assertCredit(executor, 0, 0);
        assertEq(pay.balanceOf(address(escrow)), 0);
        assertEq(bondToken.balanceOf(address(escrow)), 0);
        vm.expectRevert(abi.encodeWithSelector(IEscrow.NoCredit.selector));
        escrow.withdraw(address(pay), executor);
    }

    function test_withdraw_burned() public {
        bytes32 job = accepted();
        vm.warp(due(job) + 1);
        escrow.lapse(job);
        escrow.withdraw(address(bondToken), DEAD);
        assertEq(bondToken.balanceOf(DEAD), 5_001);
        escrow.withdraw(address(pay), buyer);
        assertEq(pay.balanceOf(buyer), 1e12);
    }

    /// @dev The same token for payment and stake.
    function test_one_token() public {
        TestToken token = new TestToken("Test", "TEST");
        use(token, token);
        bytes32 job = inWindow();
        assertEq(token.balanceOf(address(escrow)), 1_000_000 + 5_001);
        vm.warp(due(job) + 1);
        escrow.settle(job);
        assertEq(escrow.creditOf(address(token), executor), 1_000_000 + 5_001);
        escrow.withdraw(address(token), executor);
        assertEq(token.balanceOf(address(escrow)), 0);
    }

    function test_fee_on_payment() public {
        use(new FeeToken(), new TestToken("Test", "TEST"));
        vm.prank(buyer);
        vm.expectRevert(wrongTransfer(999_999, 1_000_000));
        escrow.post(terms(), settlement());
    }

    /// @dev Stake and both bonds: a token that begins to take a fee is refused from then on.
    function test_fee_on_stake() public {
        use(new TestToken("Test", "TEST"), new FeeToken());
        bytes32 job = post();
        vm.prank(executor);
        vm.expectRevert(wrongTransfer(5_000, 5_001));
        escrow.accept(job);
        assertState(job, IEscrow.State.Open);

        use(new TestToken("Test", "TEST"), new TestToken("Test", "TEST"));
        job = inWindow();
        vm.etch(address(bondToken), address(new FeeToken()).code);
        vm.prank(watcher);
        vm.expectRevert(wrongTransfer(100, 101));
        escrow.commitPin(job, "hash", 1_000);
        vm.prank(buyer);
        vm.expectRevert(wrongTransfer(400, 401));
        escrow.demand(job);
        // Nobody is stuck with it: the job settles and pays what the token lets through.
        vm.warp(due(job) + 1);
        escrow.settle(job);
        escrow.withdraw(address(bondToken), executor);
        assertEq(bondToken.balanceOf(executor), 1e12 - 1);
    }

    function test_idle_token() public {
        use(new IdleToken(), new TestToken("Test", "TEST"));
        vm.prank(buyer);
        vm.expectRevert(wrongTransfer(0, 1_000_000));
        escrow.post(terms(), settlement());
    }

    function test_false_token() public {
        FalseToken token = new FalseToken();
        use(token, new TestToken("Test", "TEST"));
        token.setBroken(true);
        IEscrow.Settlement memory s = settlement();
        vm.prank(buyer);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(token)));
        escrow.post(terms(), s);
        token.setBroken(false);
        bytes32 job = post();
        vm.prank(buyer);
        escrow.cancel(job);
        // A token that fails keeps the credit.
        token.setBroken(true);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(token)));
        escrow.withdraw(address(pay), buyer);
        token.setBroken(false);
        escrow.withdraw(address(pay), buyer);
        assertEq(pay.balanceOf(buyer), 1e12);
    }

    function test_silent_token() public {
        use(new SilentToken(), new SilentToken());
        bytes32 job = inWindow();
        vm.warp(due(job) + 1);
        escrow.settle(job);
        escrow.withdraw(address(pay), executor);
        escrow.withdraw(address(bondToken), executor);
        assertEq(pay.balanceOf(executor), 1e12 + 1_000_000);
    }

    /// @dev A token that is broken for good stops no job: it is in nobody's way but its owner's.
    function test_broken_token_stops_no_job() public {
        FalseToken token = new FalseToken();
        use(new TestToken("Test", "TEST"), token);
        bytes32 job = inWindow();
        token.setBroken(true);
        vm.warp(due(job) + 1);
        escrow.settle(job);
        escrow.withdraw(address(pay), executor);
        assertEq(pay.balanceOf(executor), 1e12 + 1_000_000);
    }

    /// @dev While the token of a post is moved, the buyer cancels the job and takes the money that it has not paid yet.
    function test_hook_cancels_and_withdraws() public {
        HookToken token = new HookToken();
        use(token, new TestToken("Test", "TEST"));
        bytes32 victim = post(); // another job's money is there to take
        Buyer thief = new Buyer(escrow, token);
        token.mint(address(thief), 1_000_000);
        IEscrow.Terms memory t = terms();
        t.buyer = address(thief);
        IEscrow.Settlement memory s = settlement();
        bytes32 job = escrow.jobId(t, s);
        token.hook(address(thief), abi.encodeCall(thief.take, (job)));
        vm.expectRevert(wrongTransfer(0, 1_000_000));
        thief.post(t, s);
        assertState(job, IEscrow.State.None);
        assertState(victim, IEscrow.State.Open);
        // A hook that does nothing is no harm.
        token.hook(address(0), "");
        thief.post(t, s);
        assertState(job, IEscrow.State.Open);
        assertEq(token.balanceOf(address(escrow)), 2_000_000);
    }

    /// @dev A withdrawal within a withdrawal finds nothing.
    function test_hook_withdraws_twice() public {
        HookToken token = new HookToken();
        use(token, new TestToken("Test", "TEST"));
        bytes32 job = post();
        post2();
        vm.prank(buyer);
        escrow.cancel(job);
        token.hook(address(escrow), abi.encodeCall(escrow.withdraw, (address(token), buyer)));
        vm.expectRevert(bytes("hook"));
        escrow.withdraw(address(token), buyer);
        token.hook(address(0), "");
        escrow.withdraw(address(token), buyer);
        assertEq(token.balanceOf(address(escrow)), 1_000_000);
    }

    function post2() private {
        IEscrow.Terms memory t = terms();
        t.nonce = "second";
        post(t, settlement());
    }

    /// @dev A payee that cannot take money stops nobody: others withdraw, and its job is over.
    function test_payees_are_independent() public {
        bytes32 job = drawn();
        vm.warp(due(job) + 1);
        escrow.lapse(job);
        vm.mockCallRevert(address(pay), abi.encodeWithSelector(IERC20.transfer.selector, buyer), "blocked");
        vm.expectRevert();
        escrow.withdraw(address(pay), buyer);
        escrow.withdraw(address(bondToken), DEAD);
        assertState(job, IEscrow.State.Slashed);
    }
}

/// @dev A buyer that acts while a token is moved.
contract Buyer {
    IDeployedEscrow private immutable _escrow;
    TestToken private immutable _token;

    constructor(IDeployedEscrow escrow, TestToken token) {
        _escrow = escrow;
        _token = token;
        token.approve(address(escrow), type(uint256).max);
    }

    function post(IEscrow.Terms calldata t, IEscrow.Settlement calldata s) external {
        _escrow.post(t, s);
    }

    function take(bytes32 job) external {
        _escrow.cancel(job);
        _escrow.withdraw(address(_token), address(this));
    }
}
