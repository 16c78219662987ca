// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

import {IEscrow} from "./interfaces/IEscrow.sol";

/// @title Sizes that follow from terms
library Shape {
    /// @dev T = ceil(S / L). Requires L > 0.
    function segments(IEscrow.Terms memory t) internal pure returns (uint256) {
        return (uint256(t.steps) + t.segmentLength - 1) / t.segmentLength;
    }

    /// @dev The number of steps of a segment: L but for the last. Requires segment < segments.
    function segmentSteps(IEscrow.Terms memory t, uint256 segment) internal pure returns (uint256) {
        uint256 left = t.steps - segment * t.segmentLength;
        return left < t.segmentLength ? left : t.segmentLength;
    }
}
