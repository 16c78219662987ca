// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package bindings

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// IAttestationRegistryAcceptance is an auto generated low-level Go binding around an user-defined struct.
type IAttestationRegistryAcceptance struct {
	From     uint64
	Until    uint64
	Evidence [32]byte
}

// ICatalogueCircuit is an auto generated low-level Go binding around an user-defined struct.
type ICatalogueCircuit struct {
	KeyHash   [32]byte
	Pinned    bool
	Scheme    uint64
	LeafBytes uint64
	Batch     uint64
}

// IEscrowElement is an auto generated low-level Go binding around an user-defined struct.
type IEscrowElement struct {
	Segment     uint32
	Step        uint32
	Instruction uint32
	Element     uint64
}

// IEscrowJob is an auto generated low-level Go binding around an user-defined struct.
type IEscrowJob struct {
	Terms        common.Address
	State        uint8
	Unpaid       bool
	Acknowledged bool
	Due          uint64
	Executor     common.Address
	Round        uint64
	Missing      uint32
	Commitment   common.Address
	ReadBy       uint64
	Pins         uint32
	Value        [32]byte
	Result       common.Address
	DemandBy     uint64
	OpenPins     uint32
	Demander     common.Address
	Sharers      uint32
	Share        *big.Int
}

// IEscrowOpening is an auto generated low-level Go binding around an user-defined struct.
type IEscrowOpening struct {
	Root *big.Int
	Path [][32]byte
}

// IEscrowPin is an auto generated low-level Go binding around an user-defined struct.
type IEscrowPin struct {
	Pinner      common.Address
	State       uint8
	Answered    bool
	Due         uint64
	Hash        [32]byte
	Bond        *big.Int
	CommittedAt uint64
	Value       int32
	Element     IEscrowElement
	Size        uint8
	Position    uint64
}

// IEscrowSettlement is an auto generated low-level Go binding around an user-defined struct.
type IEscrowSettlement struct {
	PaymentToken  common.Address
	Payment       *big.Int
	StakeToken    common.Address
	Stake         *big.Int
	Executor      common.Address
	Registry      common.Address
	Reader        common.Address
	AcceptBy      uint64
	CommitPeriod  uint32
	ReadingPeriod uint32
	SafetyDelay   uint32
	DrawPeriod    uint32
	VoidPeriod    uint32
	ProvePeriod   uint32
	Window        uint32
	PinBond       *big.Int
	PinBondStep   *big.Int
	RevealPeriod  uint32
	AnswerPeriod  uint32
	AnswerStep    uint32
	AnswerMax     uint32
	DemandBond    *big.Int
	DemandPeriod  uint32
	Instructions  uint32
	Tensors       [32]byte
	ResultBytes   uint64
}

// IEscrowTensor is an auto generated low-level Go binding around an user-defined struct.
type IEscrowTensor struct {
	Elements uint64
	Size     uint8
	Offset   uint64
}

// IEscrowTerms is an auto generated low-level Go binding around an user-defined struct.
type IEscrowTerms struct {
	Buyer         common.Address
	Nonce         [32]byte
	SampledKey    [32]byte
	PinnedKey     [32]byte
	Beacon        [32]byte
	K1            uint64
	K2            uint64
	Batch         uint64
	ProgramRoot   *big.Int
	ModelRoot     *big.Int
	InputRoot     *big.Int
	Checkpoint0   *big.Int
	Steps         uint64
	SegmentLength uint64
	WorkLeaves    uint64
	StateLeaves   uint64
	OutputLeaves  uint64
	Scheme        uint64
	LeafBytes     uint64
}

// AttestationRegistryMetaData contains all meta data concerning the AttestationRegistry contract.
var AttestationRegistryMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"administrator\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"ATTESTER_ROLE\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"DEFAULT_ADMIN_ROLE\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_ATTESTERS\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"evidence\",\"type\":\"bytes32\"}],\"name\":\"accept\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"acceptanceOf\",\"outputs\":[{\"components\":[{\"internalType\":\"uint64\",\"name\":\"from\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"evidence\",\"type\":\"bytes32\"}],\"internalType\":\"structIAttestationRegistry.Acceptance\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"attesters\",\"outputs\":[{\"internalType\":\"address[]\",\"name\":\"\",\"type\":\"address[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"}],\"name\":\"getRoleAdmin\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"}],\"name\":\"getRoleMember\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"}],\"name\":\"getRoleMemberCount\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"}],\"name\":\"getRoleMembers\",\"outputs\":[{\"internalType\":\"address[]\",\"name\":\"\",\"type\":\"address[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"grantRole\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"hasRole\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"time\",\"type\":\"uint256\"}],\"name\":\"isAccepted\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"time\",\"type\":\"uint256\"}],\"name\":\"isAcceptedBy\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"}],\"name\":\"nameAttester\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"nameOf\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"reason\",\"type\":\"string\"}],\"name\":\"removeAttester\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"callerConfirmation\",\"type\":\"address\"}],\"name\":\"renounceRole\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"reason\",\"type\":\"string\"}],\"name\":\"revoke\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"revokeRole\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes4\",\"name\":\"interfaceId\",\"type\":\"bytes4\"}],\"name\":\"supportsInterface\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"evidence\",\"type\":\"bytes32\"}],\"name\":\"Accepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"}],\"name\":\"AttesterNamed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"string\",\"name\":\"reason\",\"type\":\"string\"}],\"name\":\"AttesterRemoved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"string\",\"name\":\"reason\",\"type\":\"string\"}],\"name\":\"Revoked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"previousAdminRole\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"newAdminRole\",\"type\":\"bytes32\"}],\"name\":\"RoleAdminChanged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"RoleGranted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"role\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"RoleRevoked\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"AccessControlBadConfirmation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"neededRole\",\"type\":\"bytes32\"}],\"name\":\"AccessControlUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"AttesterExists\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"}],\"name\":\"ExpiryPassed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"NoAttester\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoEvidence\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoName\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoReason\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"}],\"name\":\"NotAccepted\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"TooManyAttesters\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroAddress\",\"type\":\"error\"}]",
	ID:  "a750107842e85981821dd963028fb7cc02",
	Bin: "0x608060405234801561000f575f5ffd5b50604051611e15380380611e1583398101604081905261002e9161022f565b6001600160a01b0381166100555760405163d92e233d60e01b815260040160405180910390fd5b61005f5f826100b4565b506100977f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de965f516020611df55f395f51905f526100ea565b6100ae5f516020611df55f395f51905f52806100ea565b50610255565b5f806100c08484610134565b905080156100e1575f8481526001602052604090206100df90846101db565b505b90505b92915050565b5f82815260208190526040808220600101805490849055905190918391839186917fbd79b86ffe0ab8e8776151514217cd7cacd52c909f66475c3af44e129f0b00ff9190a4505050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166101d4575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561018c3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016100e4565b505f6100e4565b5f6100e1836001600160a01b0384165f8181526001830160205260408120546101d457508154600181810184555f8481526020808220909301849055845484825282860190935260409020919091556100e4565b5f6020828403121561023f575f5ffd5b81516001600160a01b03811681146100e1575f5ffd5b611b93806102625f395ff3fe608060405234801561000f575f5ffd5b506004361061016d575f3560e01c806391d14854116100d2578063ca15c87311610088578063da77173311610063578063da77173314610411578063de375b2714610419578063f5c573821461042c575f5ffd5b8063ca15c873146103d8578063cfc4acb9146103eb578063d547741f146103fe575f5ffd5b8063a217fddf116100b8578063a217fddf146103ab578063a3246ad3146103b2578063afd0224b146103c5575f5ffd5b806391d1485414610355578063964c7b5814610398575f5ffd5b80632f81bb58116101275780633816eca71161010d5780633816eca71461024457806368af8ce1146102575780639010d07c1461031d575f5ffd5b80632f81bb581461020a57806336568abe14610231575f5ffd5b8063248a9ca311610157578063248a9ca3146101b25780632df1f60a146101e25780632f2ff15d146101f7575f5ffd5b8062cfe24f1461017157806301ffc9a71461018f575b5f5ffd5b61017961044c565b60405161018691906115cb565b60405180910390f35b6101a261019d366004611623565b61047c565b6040519015158152602001610186565b6101d46101c0366004611662565b5f9081526020819052604090206001015490565b604051908152602001610186565b6101f56101f03660046116a1565b6104d7565b005b6101f561020536600461171f565b610778565b6101d47f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de9681565b6101f561023f36600461171f565b6107a2565b6101a2610252366004611749565b610800565b6102ec610265366004611783565b60408051606080820183525f808352602080840182905292840181905273ffffffffffffffffffffffffffffffffffffffff9586168152600283528381209490951685529281529281902081519283018252805467ffffffffffffffff80821685526801000000000000000090910416938301939093526001909201549181019190915290565b60408051825167ffffffffffffffff9081168252602080850151909116908201529181015190820152606001610186565b61033061032b3660046117ab565b610861565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610186565b6101a261036336600461171f565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b6101a26103a63660046117cb565b61087f565b6101d45f81565b6101796103c0366004611662565b61090c565b6101f56103d33660046116a1565b610925565b6101d46103e6366004611662565b610a92565b6101f56103f93660046117f3565b610aa8565b6101f561040c36600461171f565b610d37565b6101d4601081565b6101f56104273660046116a1565b610d5b565b61043f61043a36600461182a565b610e5f565b6040516101869190611843565b60606104777f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de9661090c565b905090565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f5a05180f0000000000000000000000000000000000000000000000000000000014806104d157506104d182610f15565b92915050565b5f6104e181610fab565b73ffffffffffffffffffffffffffffffffffffffff841661052e576040517fd92e233d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f829003610568576040517f260bf1c800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff84165f9081527f2ca078f5f5128df1726eb9935e29d0d1738cc06e0f3ac102f6802b9549baaa7c602052604090205460ff1615610603576040517f3a3a541000000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024015b60405180910390fd5b601061062e7f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de96610a92565b03610665576040517f7d2145ad00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff84165f90815260036020526040902061069483858361196a565b5073ffffffffffffffffffffffffffffffffffffffff84165f90815260046020526040812080549091906106d19067ffffffffffffffff16611aae565b91906101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055506107217f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de9685610fb8565b508373ffffffffffffffffffffffffffffffffffffffff167f2f2db28c43c23275db74c9d1380ad0fa840008cedf49bde3ebf907fa2652e05d848460405161076a929190611ada565b60405180910390a250505050565b5f8281526020819052604090206001015461079281610fab565b61079c8383610fb8565b50505050565b73ffffffffffffffffffffffffffffffffffffffff811633146107f1576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6107fb8282610feb565b505050565b73ffffffffffffffffffffffffffffffffffffffff82165f9081527f2ca078f5f5128df1726eb9935e29d0d1738cc06e0f3ac102f6802b9549baaa7c602052604081205460ff1680156108595750610859848484611056565b949350505050565b5f8281526001602052604081206108789083611115565b9392505050565b5f5f6108aa7f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de96610a92565b90505f5b81811015610902576108ea856108e47f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de9684610861565b86611056565b156108fa576001925050506104d1565b6001016108ae565b505f949350505050565b5f8181526001602052604090206060906104d190611120565b7f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de9661094f81610fab565b5f829003610989576040517f2aaa2e6200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610994843342611056565b6109e2576040517f4b130ff200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024016105fa565b73ffffffffffffffffffffffffffffffffffffffff84165f8181526002602090815260408083203380855292529182902080547fffffffffffffffffffffffffffffffff0000000000000000ffffffffffffffff16680100000000000000004267ffffffffffffffff160217905590519091907f0d892ca014683b21579ee9a2ed817bcccc25241208a384f19fcf471500bf3cf290610a849087908790611ada565b60405180910390a350505050565b5f8181526001602052604081206104d19061112c565b7f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de96610ad281610fab565b73ffffffffffffffffffffffffffffffffffffffff8416610b1f576040517fd92e233d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b428367ffffffffffffffff1611610b6e576040517f2721616f00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff841660048201526024016105fa565b5f829003610ba8576040517fea1aa62b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff84165f90815260026020908152604080832033808552925290912090610be590869042611056565b610c1c5780547fffffffffffffffffffffffffffffffffffffffffffffffff0000000000000000164267ffffffffffffffff161781555b80547fffffffffffffffffffffffffffffffff0000000000000000ffffffffffffffff81166801000000000000000067ffffffffffffffff8781169182029283178555335f81815260046020908152604091829020547fffffffffffffffff00000000000000000000000000000000ffffffffffffffff9097167fffffffffffffffff0000000000000000ffffffffffffffffffffffffffffffff90961695909517959092167001000000000000000000000000000000000294909417855560018501879055805191825291810186905273ffffffffffffffffffffffffffffffffffffffff8816917f0f610fa0258cda5d0db4471f083cbbf454c9ec70da721d1456fbd0d56d969684910160405180910390a35050505050565b5f82815260208190526040902060010154610d5181610fab565b61079c8383610feb565b5f610d6581610fab565b5f829003610d9f576040517f2aaa2e6200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610dc97f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de9685610feb565b610e17576040517f278da92c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024016105fa565b8373ffffffffffffffffffffffffffffffffffffffff167f9e155831bdb7ff5de7890048866680fa63eef03699272a3e51eec87a685c5283848460405161076a929190611ada565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600360205260409020805460609190610e92906118c3565b80601f0160208091040260200160405190810160405280929190818152602001828054610ebe906118c3565b8015610f095780601f10610ee057610100808354040283529160200191610f09565b820191905f5260205f20905b815481529060010190602001808311610eec57829003601f168201915b50505050509050919050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806104d157507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146104d1565b610fb58133611135565b50565b5f5f610fc484846111be565b90508015610878575f848152600160205260409020610fe390846112b7565b509392505050565b5f610ff683836112d8565b905080801561102457507f2d74e89b78f9ca39d6c122387b5744f6d653fa01ab6d2b377e385ef42d26de9683145b156104d15773ffffffffffffffffffffffffffffffffffffffff82165f9081526003602052604081206104d19161157e565b73ffffffffffffffffffffffffffffffffffffffff8084165f9081526002602090815260408083209386168352929052908120805467ffffffffffffffff1683108015906110ba5750805468010000000000000000900467ffffffffffffffff1683105b801561110c575073ffffffffffffffffffffffffffffffffffffffff84165f908152600460205260409020548154700100000000000000000000000000000000900467ffffffffffffffff9081169116145b95945050505050565b5f6108788383611303565b60605f61087883611329565b5f6104d1825490565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff166111ba576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82166004820152602481018390526044016105fa565b5050565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff166112b0575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905561124e3390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016104d1565b505f6104d1565b5f6108788373ffffffffffffffffffffffffffffffffffffffff8416611381565b5f5f6112e484846113c6565b90508015610878575f848152600160205260409020610fe3908461147f565b5f825f01828154811061131857611318611b26565b905f5260205f200154905092915050565b6060815f01805480602002602001604051908101604052809291908181526020018280548015610f0957602002820191905f5260205f20905b8154815260200190600101908083116113625750505050509050919050565b5f8181526001830160205260408120546112b057508154600181810184555f8481526020808220909301849055845484825282860190935260409020919091556104d1565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16156112b0575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016104d1565b5f6108788373ffffffffffffffffffffffffffffffffffffffff84165f8181526001830160205260408120548015611575575f6114bd600183611b53565b85549091505f906114d090600190611b53565b905080821461152f575f865f0182815481106114ee576114ee611b26565b905f5260205f200154905080875f01848154811061150e5761150e611b26565b5f918252602080832090910192909255918252600188019052604090208390555b855486908061154057611540611b66565b600190038181905f5260205f20015f90559055856001015f8681526020019081526020015f205f9055600193505050506104d1565b5f9150506104d1565b50805461158a906118c3565b5f825580601f10611599575050565b601f0160209004905f5260205f20906115b291906115b4565b565b5f5b808211156107fb575f818401556001016115b6565b602080825282518282018190525f918401906040840190835b8181101561161857835173ffffffffffffffffffffffffffffffffffffffff168352602093840193909201916001016115e4565b509095945050505050565b5f60208284031215611633575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610878575f5ffd5b5f60208284031215611672575f5ffd5b5035919050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461169c575f5ffd5b919050565b5f5f5f604084860312156116b3575f5ffd5b6116bc84611679565b9250602084013567ffffffffffffffff8111156116d7575f5ffd5b8401601f810186136116e7575f5ffd5b803567ffffffffffffffff8111156116fd575f5ffd5b86602082840101111561170e575f5ffd5b939660209190910195509293505050565b5f5f60408385031215611730575f5ffd5b8235915061174060208401611679565b90509250929050565b5f5f5f6060848603121561175b575f5ffd5b61176484611679565b925061177260208501611679565b929592945050506040919091013590565b5f5f60408385031215611794575f5ffd5b61179d83611679565b915061174060208401611679565b5f5f604083850312156117bc575f5ffd5b50508035926020909101359150565b5f5f604083850312156117dc575f5ffd5b6117e583611679565b946020939093013593505050565b5f5f5f60608486031215611805575f5ffd5b61180e84611679565b9250602084013567ffffffffffffffff81168114611772575f5ffd5b5f6020828403121561183a575f5ffd5b61087882611679565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b600181811c908216806118d757607f821691505b60208210810361190e577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b601f8211156107fb57828211156107fb57805f5260205f20601f840160051c602085101561193f57505f5b90810190601f840160051c035f5b81811015611962575f8382015560010161194d565b505050505050565b67ffffffffffffffff83111561198257611982611896565b6119968361199083546118c3565b83611914565b5f601f8411600181146119e6575f85156119b05750838201355b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600387901b1c1916600186901b178355611a7a565b5f838152602081207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08716915b82811015611a335786850135825560209485019460019092019101611a13565b5086821015611a6e577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60f88860031b161c19848701351681555b505060018560011b0183555b5050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f67ffffffffffffffff821667ffffffffffffffff8103611ad157611ad1611a81565b60010192915050565b60208152816020820152818360408301375f818301604090810191909152601f9092017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0160101919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b818103818111156104d1576104d1611a81565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603160045260245ffddeb33894ff50ab6f140833adebe51efd5fed67293f59f20c21a123ed1f0f5c3c",
}

// AttestationRegistry is an auto generated Go binding around an Ethereum contract.
type AttestationRegistry struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *AttestationRegistry) GetABI() abi.ABI {
	return c.abi
}

// NewAttestationRegistry creates a new instance of AttestationRegistry.
func NewAttestationRegistry() *AttestationRegistry {
	parsed, err := AttestationRegistryMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &AttestationRegistry{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *AttestationRegistry) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address administrator) returns()
func (attestationRegistry *AttestationRegistry) PackConstructor(administrator common.Address) []byte {
	enc, err := attestationRegistry.abi.Pack("", administrator)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackATTESTERROLE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f81bb58.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function ATTESTER_ROLE() view returns(bytes32)
func (attestationRegistry *AttestationRegistry) PackATTESTERROLE() []byte {
	enc, err := attestationRegistry.abi.Pack("ATTESTER_ROLE")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackATTESTERROLE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f81bb58.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function ATTESTER_ROLE() view returns(bytes32)
func (attestationRegistry *AttestationRegistry) TryPackATTESTERROLE() ([]byte, error) {
	return attestationRegistry.abi.Pack("ATTESTER_ROLE")
}

// UnpackATTESTERROLE is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2f81bb58.
//
// Solidity: function ATTESTER_ROLE() view returns(bytes32)
func (attestationRegistry *AttestationRegistry) UnpackATTESTERROLE(data []byte) ([32]byte, error) {
	out, err := attestationRegistry.abi.Unpack("ATTESTER_ROLE", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackDEFAULTADMINROLE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa217fddf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function DEFAULT_ADMIN_ROLE() view returns(bytes32)
func (attestationRegistry *AttestationRegistry) PackDEFAULTADMINROLE() []byte {
	enc, err := attestationRegistry.abi.Pack("DEFAULT_ADMIN_ROLE")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDEFAULTADMINROLE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa217fddf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function DEFAULT_ADMIN_ROLE() view returns(bytes32)
func (attestationRegistry *AttestationRegistry) TryPackDEFAULTADMINROLE() ([]byte, error) {
	return attestationRegistry.abi.Pack("DEFAULT_ADMIN_ROLE")
}

// UnpackDEFAULTADMINROLE is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa217fddf.
//
// Solidity: function DEFAULT_ADMIN_ROLE() view returns(bytes32)
func (attestationRegistry *AttestationRegistry) UnpackDEFAULTADMINROLE(data []byte) ([32]byte, error) {
	out, err := attestationRegistry.abi.Unpack("DEFAULT_ADMIN_ROLE", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackMAXATTESTERS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda771733.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_ATTESTERS() view returns(uint256)
func (attestationRegistry *AttestationRegistry) PackMAXATTESTERS() []byte {
	enc, err := attestationRegistry.abi.Pack("MAX_ATTESTERS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXATTESTERS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda771733.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_ATTESTERS() view returns(uint256)
func (attestationRegistry *AttestationRegistry) TryPackMAXATTESTERS() ([]byte, error) {
	return attestationRegistry.abi.Pack("MAX_ATTESTERS")
}

// UnpackMAXATTESTERS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xda771733.
//
// Solidity: function MAX_ATTESTERS() view returns(uint256)
func (attestationRegistry *AttestationRegistry) UnpackMAXATTESTERS(data []byte) (*big.Int, error) {
	out, err := attestationRegistry.abi.Unpack("MAX_ATTESTERS", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackAccept is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcfc4acb9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function accept(address executor, uint64 until, bytes32 evidence) returns()
func (attestationRegistry *AttestationRegistry) PackAccept(executor common.Address, until uint64, evidence [32]byte) []byte {
	enc, err := attestationRegistry.abi.Pack("accept", executor, until, evidence)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAccept is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcfc4acb9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function accept(address executor, uint64 until, bytes32 evidence) returns()
func (attestationRegistry *AttestationRegistry) TryPackAccept(executor common.Address, until uint64, evidence [32]byte) ([]byte, error) {
	return attestationRegistry.abi.Pack("accept", executor, until, evidence)
}

// PackAcceptanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x68af8ce1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acceptanceOf(address executor, address attester) view returns((uint64,uint64,bytes32))
func (attestationRegistry *AttestationRegistry) PackAcceptanceOf(executor common.Address, attester common.Address) []byte {
	enc, err := attestationRegistry.abi.Pack("acceptanceOf", executor, attester)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAcceptanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x68af8ce1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function acceptanceOf(address executor, address attester) view returns((uint64,uint64,bytes32))
func (attestationRegistry *AttestationRegistry) TryPackAcceptanceOf(executor common.Address, attester common.Address) ([]byte, error) {
	return attestationRegistry.abi.Pack("acceptanceOf", executor, attester)
}

// UnpackAcceptanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x68af8ce1.
//
// Solidity: function acceptanceOf(address executor, address attester) view returns((uint64,uint64,bytes32))
func (attestationRegistry *AttestationRegistry) UnpackAcceptanceOf(data []byte) (IAttestationRegistryAcceptance, error) {
	out, err := attestationRegistry.abi.Unpack("acceptanceOf", data)
	if err != nil {
		return *new(IAttestationRegistryAcceptance), err
	}
	out0 := *abi.ConvertType(out[0], new(IAttestationRegistryAcceptance)).(*IAttestationRegistryAcceptance)
	return out0, nil
}

// PackAttesters is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x00cfe24f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function attesters() view returns(address[])
func (attestationRegistry *AttestationRegistry) PackAttesters() []byte {
	enc, err := attestationRegistry.abi.Pack("attesters")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAttesters is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x00cfe24f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function attesters() view returns(address[])
func (attestationRegistry *AttestationRegistry) TryPackAttesters() ([]byte, error) {
	return attestationRegistry.abi.Pack("attesters")
}

// UnpackAttesters is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x00cfe24f.
//
// Solidity: function attesters() view returns(address[])
func (attestationRegistry *AttestationRegistry) UnpackAttesters(data []byte) ([]common.Address, error) {
	out, err := attestationRegistry.abi.Unpack("attesters", data)
	if err != nil {
		return *new([]common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	return out0, nil
}

// PackGetRoleAdmin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x248a9ca3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getRoleAdmin(bytes32 role) view returns(bytes32)
func (attestationRegistry *AttestationRegistry) PackGetRoleAdmin(role [32]byte) []byte {
	enc, err := attestationRegistry.abi.Pack("getRoleAdmin", role)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetRoleAdmin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x248a9ca3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getRoleAdmin(bytes32 role) view returns(bytes32)
func (attestationRegistry *AttestationRegistry) TryPackGetRoleAdmin(role [32]byte) ([]byte, error) {
	return attestationRegistry.abi.Pack("getRoleAdmin", role)
}

// UnpackGetRoleAdmin is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x248a9ca3.
//
// Solidity: function getRoleAdmin(bytes32 role) view returns(bytes32)
func (attestationRegistry *AttestationRegistry) UnpackGetRoleAdmin(data []byte) ([32]byte, error) {
	out, err := attestationRegistry.abi.Unpack("getRoleAdmin", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackGetRoleMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9010d07c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getRoleMember(bytes32 role, uint256 index) view returns(address)
func (attestationRegistry *AttestationRegistry) PackGetRoleMember(role [32]byte, index *big.Int) []byte {
	enc, err := attestationRegistry.abi.Pack("getRoleMember", role, index)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetRoleMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9010d07c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getRoleMember(bytes32 role, uint256 index) view returns(address)
func (attestationRegistry *AttestationRegistry) TryPackGetRoleMember(role [32]byte, index *big.Int) ([]byte, error) {
	return attestationRegistry.abi.Pack("getRoleMember", role, index)
}

// UnpackGetRoleMember is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9010d07c.
//
// Solidity: function getRoleMember(bytes32 role, uint256 index) view returns(address)
func (attestationRegistry *AttestationRegistry) UnpackGetRoleMember(data []byte) (common.Address, error) {
	out, err := attestationRegistry.abi.Unpack("getRoleMember", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackGetRoleMemberCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca15c873.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getRoleMemberCount(bytes32 role) view returns(uint256)
func (attestationRegistry *AttestationRegistry) PackGetRoleMemberCount(role [32]byte) []byte {
	enc, err := attestationRegistry.abi.Pack("getRoleMemberCount", role)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetRoleMemberCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca15c873.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getRoleMemberCount(bytes32 role) view returns(uint256)
func (attestationRegistry *AttestationRegistry) TryPackGetRoleMemberCount(role [32]byte) ([]byte, error) {
	return attestationRegistry.abi.Pack("getRoleMemberCount", role)
}

// UnpackGetRoleMemberCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xca15c873.
//
// Solidity: function getRoleMemberCount(bytes32 role) view returns(uint256)
func (attestationRegistry *AttestationRegistry) UnpackGetRoleMemberCount(data []byte) (*big.Int, error) {
	out, err := attestationRegistry.abi.Unpack("getRoleMemberCount", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackGetRoleMembers is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa3246ad3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getRoleMembers(bytes32 role) view returns(address[])
func (attestationRegistry *AttestationRegistry) PackGetRoleMembers(role [32]byte) []byte {
	enc, err := attestationRegistry.abi.Pack("getRoleMembers", role)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetRoleMembers is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa3246ad3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getRoleMembers(bytes32 role) view returns(address[])
func (attestationRegistry *AttestationRegistry) TryPackGetRoleMembers(role [32]byte) ([]byte, error) {
	return attestationRegistry.abi.Pack("getRoleMembers", role)
}

// UnpackGetRoleMembers is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa3246ad3.
//
// Solidity: function getRoleMembers(bytes32 role) view returns(address[])
func (attestationRegistry *AttestationRegistry) UnpackGetRoleMembers(data []byte) ([]common.Address, error) {
	out, err := attestationRegistry.abi.Unpack("getRoleMembers", data)
	if err != nil {
		return *new([]common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	return out0, nil
}

// PackGrantRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f2ff15d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function grantRole(bytes32 role, address account) returns()
func (attestationRegistry *AttestationRegistry) PackGrantRole(role [32]byte, account common.Address) []byte {
	enc, err := attestationRegistry.abi.Pack("grantRole", role, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGrantRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f2ff15d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function grantRole(bytes32 role, address account) returns()
func (attestationRegistry *AttestationRegistry) TryPackGrantRole(role [32]byte, account common.Address) ([]byte, error) {
	return attestationRegistry.abi.Pack("grantRole", role, account)
}

// PackHasRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x91d14854.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hasRole(bytes32 role, address account) view returns(bool)
func (attestationRegistry *AttestationRegistry) PackHasRole(role [32]byte, account common.Address) []byte {
	enc, err := attestationRegistry.abi.Pack("hasRole", role, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHasRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x91d14854.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hasRole(bytes32 role, address account) view returns(bool)
func (attestationRegistry *AttestationRegistry) TryPackHasRole(role [32]byte, account common.Address) ([]byte, error) {
	return attestationRegistry.abi.Pack("hasRole", role, account)
}

// UnpackHasRole is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x91d14854.
//
// Solidity: function hasRole(bytes32 role, address account) view returns(bool)
func (attestationRegistry *AttestationRegistry) UnpackHasRole(data []byte) (bool, error) {
	out, err := attestationRegistry.abi.Unpack("hasRole", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsAccepted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x964c7b58.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isAccepted(address executor, uint256 time) view returns(bool)
func (attestationRegistry *AttestationRegistry) PackIsAccepted(executor common.Address, time *big.Int) []byte {
	enc, err := attestationRegistry.abi.Pack("isAccepted", executor, time)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsAccepted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x964c7b58.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isAccepted(address executor, uint256 time) view returns(bool)
func (attestationRegistry *AttestationRegistry) TryPackIsAccepted(executor common.Address, time *big.Int) ([]byte, error) {
	return attestationRegistry.abi.Pack("isAccepted", executor, time)
}

// UnpackIsAccepted is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x964c7b58.
//
// Solidity: function isAccepted(address executor, uint256 time) view returns(bool)
func (attestationRegistry *AttestationRegistry) UnpackIsAccepted(data []byte) (bool, error) {
	out, err := attestationRegistry.abi.Unpack("isAccepted", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsAcceptedBy is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3816eca7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isAcceptedBy(address executor, address attester, uint256 time) view returns(bool)
func (attestationRegistry *AttestationRegistry) PackIsAcceptedBy(executor common.Address, attester common.Address, time *big.Int) []byte {
	enc, err := attestationRegistry.abi.Pack("isAcceptedBy", executor, attester, time)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsAcceptedBy is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3816eca7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isAcceptedBy(address executor, address attester, uint256 time) view returns(bool)
func (attestationRegistry *AttestationRegistry) TryPackIsAcceptedBy(executor common.Address, attester common.Address, time *big.Int) ([]byte, error) {
	return attestationRegistry.abi.Pack("isAcceptedBy", executor, attester, time)
}

// UnpackIsAcceptedBy is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3816eca7.
//
// Solidity: function isAcceptedBy(address executor, address attester, uint256 time) view returns(bool)
func (attestationRegistry *AttestationRegistry) UnpackIsAcceptedBy(data []byte) (bool, error) {
	out, err := attestationRegistry.abi.Unpack("isAcceptedBy", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackNameAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2df1f60a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nameAttester(address attester, string name) returns()
func (attestationRegistry *AttestationRegistry) PackNameAttester(attester common.Address, name string) []byte {
	enc, err := attestationRegistry.abi.Pack("nameAttester", attester, name)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNameAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2df1f60a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nameAttester(address attester, string name) returns()
func (attestationRegistry *AttestationRegistry) TryPackNameAttester(attester common.Address, name string) ([]byte, error) {
	return attestationRegistry.abi.Pack("nameAttester", attester, name)
}

// PackNameOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf5c57382.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nameOf(address attester) view returns(string)
func (attestationRegistry *AttestationRegistry) PackNameOf(attester common.Address) []byte {
	enc, err := attestationRegistry.abi.Pack("nameOf", attester)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNameOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf5c57382.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nameOf(address attester) view returns(string)
func (attestationRegistry *AttestationRegistry) TryPackNameOf(attester common.Address) ([]byte, error) {
	return attestationRegistry.abi.Pack("nameOf", attester)
}

// UnpackNameOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf5c57382.
//
// Solidity: function nameOf(address attester) view returns(string)
func (attestationRegistry *AttestationRegistry) UnpackNameOf(data []byte) (string, error) {
	out, err := attestationRegistry.abi.Unpack("nameOf", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackRemoveAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde375b27.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function removeAttester(address attester, string reason) returns()
func (attestationRegistry *AttestationRegistry) PackRemoveAttester(attester common.Address, reason string) []byte {
	enc, err := attestationRegistry.abi.Pack("removeAttester", attester, reason)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoveAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xde375b27.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function removeAttester(address attester, string reason) returns()
func (attestationRegistry *AttestationRegistry) TryPackRemoveAttester(attester common.Address, reason string) ([]byte, error) {
	return attestationRegistry.abi.Pack("removeAttester", attester, reason)
}

// PackRenounceRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x36568abe.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceRole(bytes32 role, address callerConfirmation) returns()
func (attestationRegistry *AttestationRegistry) PackRenounceRole(role [32]byte, callerConfirmation common.Address) []byte {
	enc, err := attestationRegistry.abi.Pack("renounceRole", role, callerConfirmation)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRenounceRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x36568abe.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function renounceRole(bytes32 role, address callerConfirmation) returns()
func (attestationRegistry *AttestationRegistry) TryPackRenounceRole(role [32]byte, callerConfirmation common.Address) ([]byte, error) {
	return attestationRegistry.abi.Pack("renounceRole", role, callerConfirmation)
}

// PackRevoke is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xafd0224b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function revoke(address executor, string reason) returns()
func (attestationRegistry *AttestationRegistry) PackRevoke(executor common.Address, reason string) []byte {
	enc, err := attestationRegistry.abi.Pack("revoke", executor, reason)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRevoke is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xafd0224b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function revoke(address executor, string reason) returns()
func (attestationRegistry *AttestationRegistry) TryPackRevoke(executor common.Address, reason string) ([]byte, error) {
	return attestationRegistry.abi.Pack("revoke", executor, reason)
}

// PackRevokeRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd547741f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function revokeRole(bytes32 role, address account) returns()
func (attestationRegistry *AttestationRegistry) PackRevokeRole(role [32]byte, account common.Address) []byte {
	enc, err := attestationRegistry.abi.Pack("revokeRole", role, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRevokeRole is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd547741f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function revokeRole(bytes32 role, address account) returns()
func (attestationRegistry *AttestationRegistry) TryPackRevokeRole(role [32]byte, account common.Address) ([]byte, error) {
	return attestationRegistry.abi.Pack("revokeRole", role, account)
}

// PackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function supportsInterface(bytes4 interfaceId) view returns(bool)
func (attestationRegistry *AttestationRegistry) PackSupportsInterface(interfaceId [4]byte) []byte {
	enc, err := attestationRegistry.abi.Pack("supportsInterface", interfaceId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function supportsInterface(bytes4 interfaceId) view returns(bool)
func (attestationRegistry *AttestationRegistry) TryPackSupportsInterface(interfaceId [4]byte) ([]byte, error) {
	return attestationRegistry.abi.Pack("supportsInterface", interfaceId)
}

// UnpackSupportsInterface is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01ffc9a7.
//
// Solidity: function supportsInterface(bytes4 interfaceId) view returns(bool)
func (attestationRegistry *AttestationRegistry) UnpackSupportsInterface(data []byte) (bool, error) {
	out, err := attestationRegistry.abi.Unpack("supportsInterface", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// AttestationRegistryAccepted represents a Accepted event raised by the AttestationRegistry contract.
type AttestationRegistryAccepted struct {
	Executor common.Address
	Attester common.Address
	Until    uint64
	Evidence [32]byte
	Raw      *types.Log // Blockchain specific contextual infos
}

const AttestationRegistryAcceptedEventName = "Accepted"

// ContractEventName returns the user-defined event name.
func (AttestationRegistryAccepted) ContractEventName() string {
	return AttestationRegistryAcceptedEventName
}

// UnpackAcceptedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Accepted(address indexed executor, address indexed attester, uint64 until, bytes32 evidence)
func (attestationRegistry *AttestationRegistry) UnpackAcceptedEvent(log *types.Log) (*AttestationRegistryAccepted, error) {
	event := "Accepted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != attestationRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(AttestationRegistryAccepted)
	if len(log.Data) > 0 {
		if err := attestationRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range attestationRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// AttestationRegistryAttesterNamed represents a AttesterNamed event raised by the AttestationRegistry contract.
type AttestationRegistryAttesterNamed struct {
	Attester common.Address
	Name     string
	Raw      *types.Log // Blockchain specific contextual infos
}

const AttestationRegistryAttesterNamedEventName = "AttesterNamed"

// ContractEventName returns the user-defined event name.
func (AttestationRegistryAttesterNamed) ContractEventName() string {
	return AttestationRegistryAttesterNamedEventName
}

// UnpackAttesterNamedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AttesterNamed(address indexed attester, string name)
func (attestationRegistry *AttestationRegistry) UnpackAttesterNamedEvent(log *types.Log) (*AttestationRegistryAttesterNamed, error) {
	event := "AttesterNamed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != attestationRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(AttestationRegistryAttesterNamed)
	if len(log.Data) > 0 {
		if err := attestationRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range attestationRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// AttestationRegistryAttesterRemoved represents a AttesterRemoved event raised by the AttestationRegistry contract.
type AttestationRegistryAttesterRemoved struct {
	Attester common.Address
	Reason   string
	Raw      *types.Log // Blockchain specific contextual infos
}

const AttestationRegistryAttesterRemovedEventName = "AttesterRemoved"

// ContractEventName returns the user-defined event name.
func (AttestationRegistryAttesterRemoved) ContractEventName() string {
	return AttestationRegistryAttesterRemovedEventName
}

// UnpackAttesterRemovedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AttesterRemoved(address indexed attester, string reason)
func (attestationRegistry *AttestationRegistry) UnpackAttesterRemovedEvent(log *types.Log) (*AttestationRegistryAttesterRemoved, error) {
	event := "AttesterRemoved"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != attestationRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(AttestationRegistryAttesterRemoved)
	if len(log.Data) > 0 {
		if err := attestationRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range attestationRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// AttestationRegistryRevoked represents a Revoked event raised by the AttestationRegistry contract.
type AttestationRegistryRevoked struct {
	Executor common.Address
	Attester common.Address
	Reason   string
	Raw      *types.Log // Blockchain specific contextual infos
}

const AttestationRegistryRevokedEventName = "Revoked"

// ContractEventName returns the user-defined event name.
func (AttestationRegistryRevoked) ContractEventName() string {
	return AttestationRegistryRevokedEventName
}

// UnpackRevokedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Revoked(address indexed executor, address indexed attester, string reason)
func (attestationRegistry *AttestationRegistry) UnpackRevokedEvent(log *types.Log) (*AttestationRegistryRevoked, error) {
	event := "Revoked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != attestationRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(AttestationRegistryRevoked)
	if len(log.Data) > 0 {
		if err := attestationRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range attestationRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// AttestationRegistryRoleAdminChanged represents a RoleAdminChanged event raised by the AttestationRegistry contract.
type AttestationRegistryRoleAdminChanged struct {
	Role              [32]byte
	PreviousAdminRole [32]byte
	NewAdminRole      [32]byte
	Raw               *types.Log // Blockchain specific contextual infos
}

const AttestationRegistryRoleAdminChangedEventName = "RoleAdminChanged"

// ContractEventName returns the user-defined event name.
func (AttestationRegistryRoleAdminChanged) ContractEventName() string {
	return AttestationRegistryRoleAdminChangedEventName
}

// UnpackRoleAdminChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoleAdminChanged(bytes32 indexed role, bytes32 indexed previousAdminRole, bytes32 indexed newAdminRole)
func (attestationRegistry *AttestationRegistry) UnpackRoleAdminChangedEvent(log *types.Log) (*AttestationRegistryRoleAdminChanged, error) {
	event := "RoleAdminChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != attestationRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(AttestationRegistryRoleAdminChanged)
	if len(log.Data) > 0 {
		if err := attestationRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range attestationRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// AttestationRegistryRoleGranted represents a RoleGranted event raised by the AttestationRegistry contract.
type AttestationRegistryRoleGranted struct {
	Role    [32]byte
	Account common.Address
	Sender  common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const AttestationRegistryRoleGrantedEventName = "RoleGranted"

// ContractEventName returns the user-defined event name.
func (AttestationRegistryRoleGranted) ContractEventName() string {
	return AttestationRegistryRoleGrantedEventName
}

// UnpackRoleGrantedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)
func (attestationRegistry *AttestationRegistry) UnpackRoleGrantedEvent(log *types.Log) (*AttestationRegistryRoleGranted, error) {
	event := "RoleGranted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != attestationRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(AttestationRegistryRoleGranted)
	if len(log.Data) > 0 {
		if err := attestationRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range attestationRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// AttestationRegistryRoleRevoked represents a RoleRevoked event raised by the AttestationRegistry contract.
type AttestationRegistryRoleRevoked struct {
	Role    [32]byte
	Account common.Address
	Sender  common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const AttestationRegistryRoleRevokedEventName = "RoleRevoked"

// ContractEventName returns the user-defined event name.
func (AttestationRegistryRoleRevoked) ContractEventName() string {
	return AttestationRegistryRoleRevokedEventName
}

// UnpackRoleRevokedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)
func (attestationRegistry *AttestationRegistry) UnpackRoleRevokedEvent(log *types.Log) (*AttestationRegistryRoleRevoked, error) {
	event := "RoleRevoked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != attestationRegistry.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(AttestationRegistryRoleRevoked)
	if len(log.Data) > 0 {
		if err := attestationRegistry.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range attestationRegistry.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (attestationRegistry *AttestationRegistry) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["AccessControlBadConfirmation"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackAccessControlBadConfirmationError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["AccessControlUnauthorizedAccount"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackAccessControlUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["AttesterExists"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackAttesterExistsError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["ExpiryPassed"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackExpiryPassedError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["NoAttester"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackNoAttesterError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["NoEvidence"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackNoEvidenceError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["NoName"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackNoNameError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["NoReason"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackNoReasonError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["NotAccepted"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackNotAcceptedError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["TooManyAttesters"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackTooManyAttestersError(raw[4:])
	}
	if bytes.Equal(raw[:4], attestationRegistry.abi.Errors["ZeroAddress"].ID.Bytes()[:4]) {
		return attestationRegistry.UnpackZeroAddressError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// AttestationRegistryAccessControlBadConfirmation represents a AccessControlBadConfirmation error raised by the AttestationRegistry contract.
type AttestationRegistryAccessControlBadConfirmation struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AccessControlBadConfirmation()
func AttestationRegistryAccessControlBadConfirmationErrorID() common.Hash {
	return common.HexToHash("0x6697b23232a647058342c0724fe7c415cab25915b54e5dbc03f233173d37b41c")
}

// UnpackAccessControlBadConfirmationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AccessControlBadConfirmation()
func (attestationRegistry *AttestationRegistry) UnpackAccessControlBadConfirmationError(raw []byte) (*AttestationRegistryAccessControlBadConfirmation, error) {
	out := new(AttestationRegistryAccessControlBadConfirmation)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "AccessControlBadConfirmation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryAccessControlUnauthorizedAccount represents a AccessControlUnauthorizedAccount error raised by the AttestationRegistry contract.
type AttestationRegistryAccessControlUnauthorizedAccount struct {
	Account    common.Address
	NeededRole [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)
func AttestationRegistryAccessControlUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0xe2517d3fbfae6f8515ef5ff1ccedc3933ab0cbbda0b492c06eb54ad10ef03b3e")
}

// UnpackAccessControlUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)
func (attestationRegistry *AttestationRegistry) UnpackAccessControlUnauthorizedAccountError(raw []byte) (*AttestationRegistryAccessControlUnauthorizedAccount, error) {
	out := new(AttestationRegistryAccessControlUnauthorizedAccount)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "AccessControlUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryAttesterExists represents a AttesterExists error raised by the AttestationRegistry contract.
type AttestationRegistryAttesterExists struct {
	Attester common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AttesterExists(address attester)
func AttestationRegistryAttesterExistsErrorID() common.Hash {
	return common.HexToHash("0x3a3a5410c97bc2c5dc793cbebcc0fc67f471e055432ceff35c222599e307da0a")
}

// UnpackAttesterExistsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AttesterExists(address attester)
func (attestationRegistry *AttestationRegistry) UnpackAttesterExistsError(raw []byte) (*AttestationRegistryAttesterExists, error) {
	out := new(AttestationRegistryAttesterExists)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "AttesterExists", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryExpiryPassed represents a ExpiryPassed error raised by the AttestationRegistry contract.
type AttestationRegistryExpiryPassed struct {
	Until uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ExpiryPassed(uint64 until)
func AttestationRegistryExpiryPassedErrorID() common.Hash {
	return common.HexToHash("0x2721616f9271150ad6b325d5aeb3849b665d338c7cf13d43eb8ec4386c1f896c")
}

// UnpackExpiryPassedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ExpiryPassed(uint64 until)
func (attestationRegistry *AttestationRegistry) UnpackExpiryPassedError(raw []byte) (*AttestationRegistryExpiryPassed, error) {
	out := new(AttestationRegistryExpiryPassed)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "ExpiryPassed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryNoAttester represents a NoAttester error raised by the AttestationRegistry contract.
type AttestationRegistryNoAttester struct {
	Attester common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoAttester(address attester)
func AttestationRegistryNoAttesterErrorID() common.Hash {
	return common.HexToHash("0x278da92cfa360cb9b84fc5890b9bfd0c22b3b90d248018665fc41258f0e2fbdf")
}

// UnpackNoAttesterError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoAttester(address attester)
func (attestationRegistry *AttestationRegistry) UnpackNoAttesterError(raw []byte) (*AttestationRegistryNoAttester, error) {
	out := new(AttestationRegistryNoAttester)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "NoAttester", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryNoEvidence represents a NoEvidence error raised by the AttestationRegistry contract.
type AttestationRegistryNoEvidence struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoEvidence()
func AttestationRegistryNoEvidenceErrorID() common.Hash {
	return common.HexToHash("0xea1aa62bf8d11f2a9497c42f9bdcac8f86427e7b3d5dde6eb3c4824625e9019d")
}

// UnpackNoEvidenceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoEvidence()
func (attestationRegistry *AttestationRegistry) UnpackNoEvidenceError(raw []byte) (*AttestationRegistryNoEvidence, error) {
	out := new(AttestationRegistryNoEvidence)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "NoEvidence", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryNoName represents a NoName error raised by the AttestationRegistry contract.
type AttestationRegistryNoName struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoName()
func AttestationRegistryNoNameErrorID() common.Hash {
	return common.HexToHash("0x260bf1c80eb7ba778f2f09e858c848c4b6c735704373f97100d7db958f4bdb87")
}

// UnpackNoNameError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoName()
func (attestationRegistry *AttestationRegistry) UnpackNoNameError(raw []byte) (*AttestationRegistryNoName, error) {
	out := new(AttestationRegistryNoName)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "NoName", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryNoReason represents a NoReason error raised by the AttestationRegistry contract.
type AttestationRegistryNoReason struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoReason()
func AttestationRegistryNoReasonErrorID() common.Hash {
	return common.HexToHash("0x2aaa2e622561f69abf299a2c9a78dc7e7077a63115333adc05f066114cd59845")
}

// UnpackNoReasonError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoReason()
func (attestationRegistry *AttestationRegistry) UnpackNoReasonError(raw []byte) (*AttestationRegistryNoReason, error) {
	out := new(AttestationRegistryNoReason)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "NoReason", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryNotAccepted represents a NotAccepted error raised by the AttestationRegistry contract.
type AttestationRegistryNotAccepted struct {
	Executor common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAccepted(address executor)
func AttestationRegistryNotAcceptedErrorID() common.Hash {
	return common.HexToHash("0x4b130ff29b286041852f724ff66600efd3159017caeec9a49bb106872a26efeb")
}

// UnpackNotAcceptedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAccepted(address executor)
func (attestationRegistry *AttestationRegistry) UnpackNotAcceptedError(raw []byte) (*AttestationRegistryNotAccepted, error) {
	out := new(AttestationRegistryNotAccepted)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "NotAccepted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryTooManyAttesters represents a TooManyAttesters error raised by the AttestationRegistry contract.
type AttestationRegistryTooManyAttesters struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooManyAttesters()
func AttestationRegistryTooManyAttestersErrorID() common.Hash {
	return common.HexToHash("0x7d2145ad6ab84eab6e2a9a62e57b915dcd77a5cc6f64d8a48478f72ab9621860")
}

// UnpackTooManyAttestersError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooManyAttesters()
func (attestationRegistry *AttestationRegistry) UnpackTooManyAttestersError(raw []byte) (*AttestationRegistryTooManyAttesters, error) {
	out := new(AttestationRegistryTooManyAttesters)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "TooManyAttesters", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AttestationRegistryZeroAddress represents a ZeroAddress error raised by the AttestationRegistry contract.
type AttestationRegistryZeroAddress struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroAddress()
func AttestationRegistryZeroAddressErrorID() common.Hash {
	return common.HexToHash("0xd92e233df2717d4a40030e20904abd27b68fcbeede117eaaccbbdac9618c8c73")
}

// UnpackZeroAddressError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroAddress()
func (attestationRegistry *AttestationRegistry) UnpackZeroAddressError(raw []byte) (*AttestationRegistryZeroAddress, error) {
	out := new(AttestationRegistryZeroAddress)
	if err := attestationRegistry.abi.UnpackIntoInterface(out, "ZeroAddress", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CatalogueMetaData contains all meta data concerning the Catalogue contract.
var CatalogueMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIGroth16Verifier\",\"name\":\"verifier_\",\"type\":\"address\"},{\"internalType\":\"contractIBeacon[]\",\"name\":\"beacons\",\"type\":\"address[]\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"pinned\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"scheme\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"leafBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"}],\"internalType\":\"structICatalogue.Circuit[]\",\"name\":\"circuits\",\"type\":\"tuple[]\"},{\"internalType\":\"address[]\",\"name\":\"paymentTokens\",\"type\":\"address[]\"},{\"internalType\":\"address[]\",\"name\":\"stakeTokens\",\"type\":\"address[]\"},{\"internalType\":\"uint32\",\"name\":\"minSafetyDelay_\",\"type\":\"uint32\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"MAX_BATCHES\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_PERIOD\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_RESULT\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_SEGMENTS\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MAX_STEPS\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"MIN_VOID_PERIOD\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"beaconId\",\"type\":\"bytes32\"}],\"name\":\"beaconOf\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"buyer\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"sampledKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"pinnedKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"beacon\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"k1\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"k2\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"programRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"modelRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"inputRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"checkpoint0\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"steps\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"segmentLength\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"workLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"stateLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"outputLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"scheme\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"leafBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Terms\",\"name\":\"terms\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"paymentToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"payment\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"stakeToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"stake\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"registry\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"reader\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"acceptBy\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"commitPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"readingPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"safetyDelay\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"drawPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"voidPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"provePeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint96\",\"name\":\"pinBond\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"pinBondStep\",\"type\":\"uint96\"},{\"internalType\":\"uint32\",\"name\":\"revealPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerMax\",\"type\":\"uint32\"},{\"internalType\":\"uint128\",\"name\":\"demandBond\",\"type\":\"uint128\"},{\"internalType\":\"uint32\",\"name\":\"demandPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instructions\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tensors\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"resultBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Settlement\",\"name\":\"settlement\",\"type\":\"tuple\"}],\"name\":\"check\",\"outputs\":[],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"}],\"name\":\"circuitOf\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"},{\"internalType\":\"bool\",\"name\":\"pinned\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"scheme\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"leafBytes\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"}],\"internalType\":\"structICatalogue.Circuit\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"isPaymentToken\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"isStakeToken\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"minSafetyDelay\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"verifier\",\"outputs\":[{\"internalType\":\"contractIGroth16Verifier\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"string\",\"name\":\"field\",\"type\":\"string\"}],\"name\":\"BadTerms\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"beacon\",\"type\":\"bytes32\"}],\"name\":\"UnknownBeacon\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"}],\"name\":\"UnknownCircuit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"UnknownToken\",\"type\":\"error\"}]",
	ID:  "bb9cb51b2362c10f87fac773a7934d23a4",
	Bin: "0x60c060405234801561000f575f5ffd5b5060405161215138038061215183398101604081905261002e91610591565b6001600160a01b03861660805263ffffffff811660a0525f5b855181101561011b578581815181106100625761006261066c565b602002602001015160025f88848151811061007f5761007f61066c565b60200260200101516001600160a01b0316639bb5879b6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156100c2573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100e69190610680565b815260208101919091526040015f2080546001600160a01b0319166001600160a01b0392909216919091179055600101610047565b505f5b84518110156102be575f85828151811061013a5761013a61066c565b60200260200101515f015190508582815181106101595761015961066c565b602002602001015160200151610170576009610173565b600c5b6040516342338afd60e01b8152600481018390526001600160a01b038a16906342338afd90602401602060405180830381865afa1580156101b6573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101da9190610680565b146101ff5760405163074075b760e51b81526004810182905260240160405180910390fd5b8582815181106102115761021161066c565b6020908102919091018101515f928352600382526040928390208151815591810151600192830180549483015160608401516080909401516001600160481b0319909616921515610100600160481b031916929092176101006001600160401b039384160217600160481b600160c81b031916690100000000000000000093831693909302600160881b600160c81b03191692909217600160881b9190941602929092179091550161011e565b505f5b83518110156103195760015f5f8684815181106102e0576102e061066c565b6020908102919091018101516001600160a01b031682528101919091526040015f20805460ff19169115159190911790556001016102c1565b505f5b8251811015610374576001805f85848151811061033b5761033b61066c565b6020908102919091018101516001600160a01b031682528101919091526040015f20805460ff191691151591909117905560010161031c565b50505050505050610697565b6001600160a01b0381168114610394575f5ffd5b50565b80516103a281610380565b919050565b634e487b7160e01b5f52604160045260245ffd5b60405160a081016001600160401b03811182821017156103dd576103dd6103a7565b60405290565b604051601f8201601f191681016001600160401b038111828210171561040b5761040b6103a7565b604052919050565b5f6001600160401b0382111561042b5761042b6103a7565b5060051b60200190565b5f82601f830112610444575f5ffd5b815161045761045282610413565b6103e3565b8082825260208201915060208360051b860101925085831115610478575f5ffd5b602085015b8381101561049e57805161049081610380565b83526020928301920161047d565b5095945050505050565b80516001600160401b03811681146103a2575f5ffd5b5f82601f8301126104cd575f5ffd5b81516104db61045282610413565b80828252602082019150602060a084028601019250858311156104fc575f5ffd5b602085015b8381101561049e5760a08188031215610518575f5ffd5b6105206103bb565b8151815260208201518015158114610536575f5ffd5b6020820152610547604083016104a8565b6040820152610558606083016104a8565b6060820152610569608083016104a8565b6080820152835260209092019160a001610501565b805163ffffffff811681146103a2575f5ffd5b5f5f5f5f5f5f60c087890312156105a6575f5ffd5b6105af87610397565b60208801519096506001600160401b038111156105ca575f5ffd5b6105d689828a01610435565b604089015190965090506001600160401b038111156105f3575f5ffd5b6105ff89828a016104be565b606089015190955090506001600160401b0381111561061c575f5ffd5b61062889828a01610435565b608089015190945090506001600160401b03811115610645575f5ffd5b61065189828a01610435565b92505061066060a0880161057e565b90509295509295509295565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215610690575f5ffd5b5051919050565b60805160a051611a926106bf5f395f81816102f00152610da301525f61011e0152611a925ff3fe608060405234801561000f575f5ffd5b50600436106100da575f3560e01c80635c7ba91111610088578063c804a01911610063578063c804a01914610327578063c810b7fe14610349578063f161bb2e14610354578063f367d5cc1461035d575f5ffd5b80635c7ba91114610284578063930eaddc146102b9578063b92a2c59146102eb575f5ffd5b80632b7ac3f3116100b85780632b7ac3f3146101195780632f46a7b11461016557806330d54e9c1461027b575f5ffd5b80630935f236146100de57806318022529146100fa578063264d7d1a1461010f575b5f5ffd5b6100e761100081565b6040519081526020015b60405180910390f35b61010d6101083660046115fd565b610368565b005b6100e76212750081565b6101407f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016100f1565b61021a610173366004611660565b6040805160a0810182525f80825260208201819052918101829052606081018290526080810191909152505f90815260036020908152604091829020825160a0810184528154815260019091015460ff811615159282019290925267ffffffffffffffff6101008304811693820193909352690100000000000000000082048316606082015271010000000000000000000000000000000000909104909116608082015290565b6040516100f191905f60a0820190508251825260208301511515602083015267ffffffffffffffff604084015116604083015267ffffffffffffffff606084015116606083015267ffffffffffffffff608084015116608083015292915050565b6100e7615dc081565b610140610292366004611660565b60026020525f908152604090205473ffffffffffffffffffffffffffffffffffffffff1681565b6102db6102c736600461169f565b5f6020819052908152604090205460ff1681565b60405190151581526020016100f1565b6103127f000000000000000000000000000000000000000000000000000000000000000081565b60405163ffffffff90911681526020016100f1565b6102db61033536600461169f565b60016020525f908152604090205460ff1681565b6100e76301e1338081565b6100e761020081565b6100e763ffffffff81565b61037f61037a36849003840184611725565b6105bc565b61038881610c2f565b6103966301e133804261188b565b6103a7610100830160e0840161189e565b67ffffffffffffffff16111561041e576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600860248201527f616363657074427900000000000000000000000000000000000000000000000060448201526064015b60405180910390fd5b610427816111cd565b615dc061043c6101a08401610180850161189e565b67ffffffffffffffff166104586103408401610320850161189e565b67ffffffffffffffff1661046c91906118b7565b11156104d4576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600b60248201527f726573756c7442797465730000000000000000000000000000000000000000006044820152606401610415565b5f806104e3602084018461169f565b73ffffffffffffffffffffffffffffffffffffffff16815260208101919091526040015f205460ff166105685761051d602082018261169f565b6040517f81a3b1be00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff9091166004820152602401610415565b60015f61057b606084016040850161169f565b73ffffffffffffffffffffffffffffffffffffffff16815260208101919091526040015f205460ff166105b85761051d606082016040830161169f565b5050565b8060c0015167ffffffffffffffff165f03610633576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600260248201527f6b320000000000000000000000000000000000000000000000000000000000006044820152606401610415565b60e081015167ffffffffffffffff16158061066a57508060e001518160c0015161065d91906118fb565b67ffffffffffffffff1615155b156106d1576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600560248201527f62617463680000000000000000000000000000000000000000000000000000006044820152606401610415565b61018081015167ffffffffffffffff1615806106ff575063ffffffff81610180015167ffffffffffffffff16115b15610766576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600560248201527f73746570730000000000000000000000000000000000000000000000000000006044820152606401610415565b806101a0015167ffffffffffffffff165f036107de576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600d60248201527f7365676d656e744c656e677468000000000000000000000000000000000000006044820152606401610415565b5f6107e882611432565b9050610200811115610856576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600d60248201527f7365676d656e744c656e677468000000000000000000000000000000000000006044820152606401610415565b8160a0015167ffffffffffffffff168111156108ce576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600260248201527f6b310000000000000000000000000000000000000000000000000000000000006044820152606401610415565b6110008260e001518360c001516108e5919061192a565b6108f99067ffffffffffffffff16836118b7565b1115610961576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600260248201527f6b320000000000000000000000000000000000000000000000000000000000006044820152606401610415565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001826101000151106109ef576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600b60248201527f70726f6772616d526f6f740000000000000000000000000000000000000000006044820152606401610415565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000182610120015110610a7d576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600960248201527f6d6f64656c526f6f7400000000000000000000000000000000000000000000006044820152606401610415565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000182610140015110610b0b576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600960248201527f696e707574526f6f7400000000000000000000000000000000000000000000006044820152606401610415565b7f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f000000182610160015110610b99576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600b60248201527f636865636b706f696e74300000000000000000000000000000000000000000006044820152606401610415565b60808201515f9081526002602052604090205473ffffffffffffffffffffffffffffffffffffffff16610c005781608001516040517f1ceeb94400000000000000000000000000000000000000000000000000000000815260040161041591815260200190565b610c1e8283604001515f8560e0015167ffffffffffffffff16611476565b6105b8828360600151600180611476565b610c87610c4461012083016101008401611959565b63ffffffff1660016040518060400160405280600c81526020017f636f6d6d6974506572696f6400000000000000000000000000000000000000008152506115ae565b610cde610c9c61014083016101208401611959565b63ffffffff165f6040518060400160405280600d81526020017f72656164696e67506572696f64000000000000000000000000000000000000008152506115ae565b610cf061014082016101208301611959565b63ffffffff16155f610d0860e0840160c0850161169f565b73ffffffffffffffffffffffffffffffffffffffff161414610d86576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f72656164657200000000000000000000000000000000000000000000000000006044820152606401610415565b610e03610d9b61016083016101408401611959565b63ffffffff167f000000000000000000000000000000000000000000000000000000000000000063ffffffff166040518060400160405280600b81526020017f73616665747944656c61790000000000000000000000000000000000000000008152506115ae565b610e5b610e1861018083016101608401611959565b63ffffffff1660016040518060400160405280600a81526020017f64726177506572696f64000000000000000000000000000000000000000000008152506115ae565b610eb5610e706101a083016101808401611959565b63ffffffff16621275006040518060400160405280600a81526020017f766f6964506572696f64000000000000000000000000000000000000000000008152506115ae565b610ec761018082016101608301611959565b63ffffffff16610edf6101a083016101808401611959565b63ffffffff1611610f4c576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600a60248201527f766f6964506572696f64000000000000000000000000000000000000000000006044820152606401610415565b610fa4610f616101c083016101a08401611959565b63ffffffff1660016040518060400160405280600b81526020017f70726f7665506572696f640000000000000000000000000000000000000000008152506115ae565b610ffc610fb96101e083016101c08401611959565b63ffffffff1660016040518060400160405280600681526020017f77696e646f7700000000000000000000000000000000000000000000000000008152506115ae565b61105461101161024083016102208401611959565b63ffffffff1660016040518060400160405280600c81526020017f72657665616c506572696f6400000000000000000000000000000000000000008152506115ae565b6110ac61106961026083016102408401611959565b63ffffffff1660016040518060400160405280600c81526020017f616e73776572506572696f6400000000000000000000000000000000000000008152506115ae565b6111046110c161028083016102608401611959565b63ffffffff1660016040518060400160405280600a81526020017f616e7377657253746570000000000000000000000000000000000000000000008152506115ae565b6111726111196102a083016102808401611959565b63ffffffff1661113161026084016102408501611959565b63ffffffff166040518060400160405280600981526020017f616e737765724d617800000000000000000000000000000000000000000000008152506115ae565b6111ca6111876102e083016102c08401611959565b63ffffffff1660016040518060400160405280600c81526020017f64656d616e64506572696f6400000000000000000000000000000000000000008152506115ae565b50565b6111dd608082016060830161197c565b6fffffffffffffffffffffffffffffffff165f03611257576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600560248201527f7374616b650000000000000000000000000000000000000000000000000000006044820152606401610415565b61126961030082016102e08301611959565b63ffffffff165f036112d7576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600c60248201527f696e737472756374696f6e7300000000000000000000000000000000000000006044820152606401610415565b5f6112ea61028083016102608401611959565b6112fc61026084016102408501611959565b61130e6102a085016102808601611959565b61131891906119ab565b61132291906119c7565b63ffffffff16905061133a608083016060840161197c565b6fffffffffffffffffffffffffffffffff1661135e610220840161020085016119ee565b6bffffffffffffffffffffffff1660028361137981806118b7565b6113839190611a19565b61138d9190611a2c565b61139791906118b7565b6113a961020085016101e086016119ee565b6113c1906bffffffffffffffffffffffff16846118b7565b6113cb919061188b565b116105b8576040517f73758b9a00000000000000000000000000000000000000000000000000000000815260206004820152600760248201527f70696e426f6e64000000000000000000000000000000000000000000000000006044820152606401610415565b6101a08101516101808201515f9167ffffffffffffffff9081169160019161145c9184911661188b565b6114669190611a19565b6114709190611a2c565b92915050565b5f838152600360209081526040808320815160a0810183528154815260019091015460ff8116151593820184905267ffffffffffffffff610100820481169383019390935269010000000000000000008104831660608301527101000000000000000000000000000000000090049091166080820152919084151514801561151a575085610220015167ffffffffffffffff16826040015167ffffffffffffffff16145b8015611542575085610240015167ffffffffffffffff16826060015167ffffffffffffffff16145b801561155b575082826080015167ffffffffffffffff16145b82519091508514158061156c575080155b156115a6576040517fe80eb6e000000000000000000000000000000000000000000000000000000000815260048101869052602401610415565b505050505050565b818310806115bf57506301e1338083115b156115f857806040517f73758b9a0000000000000000000000000000000000000000000000000000000081526004016104159190611a3f565b505050565b5f5f8284036105a0811215611610575f5ffd5b61026081121561161e575f5ffd5b8392506103407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffda082011215611651575f5ffd5b50610260830190509250929050565b5f60208284031215611670575f5ffd5b5035919050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461169a575f5ffd5b919050565b5f602082840312156116af575f5ffd5b6116b882611677565b9392505050565b604051610260810167ffffffffffffffff81118282101715611708577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b60405290565b803567ffffffffffffffff8116811461169a575f5ffd5b5f610260828403128015611737575f5ffd5b506117406116bf565b61174983611677565b81526020838101359082015260408084013590820152606080840135908201526080808401359082015261177f60a0840161170e565b60a082015261179060c0840161170e565b60c08201526117a160e0840161170e565b60e082015261010083810135908201526101208084013590820152610140808401359082015261016080840135908201526117df610180840161170e565b6101808201526117f26101a0840161170e565b6101a08201526118056101c0840161170e565b6101c08201526118186101e0840161170e565b6101e082015261182b610200840161170e565b61020082015261183e610220840161170e565b610220820152611851610240840161170e565b6102408201529392505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b808201808211156114705761147061185e565b5f602082840312156118ae575f5ffd5b6116b88261170e565b80820281158282048414176114705761147061185e565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f67ffffffffffffffff831680611914576119146118ce565b8067ffffffffffffffff84160691505092915050565b5f67ffffffffffffffff831680611943576119436118ce565b8067ffffffffffffffff84160491505092915050565b5f60208284031215611969575f5ffd5b813563ffffffff811681146116b8575f5ffd5b5f6020828403121561198c575f5ffd5b81356fffffffffffffffffffffffffffffffff811681146116b8575f5ffd5b63ffffffff82811682821603908111156114705761147061185e565b5f63ffffffff8316806119dc576119dc6118ce565b8063ffffffff84160491505092915050565b5f602082840312156119fe575f5ffd5b81356bffffffffffffffffffffffff811681146116b8575f5ffd5b818103818111156114705761147061185e565b5f82611a3a57611a3a6118ce565b500490565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f8301168401019150509291505056",
}

// Catalogue is an auto generated Go binding around an Ethereum contract.
type Catalogue struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *Catalogue) GetABI() abi.ABI {
	return c.abi
}

// NewCatalogue creates a new instance of Catalogue.
func NewCatalogue() *Catalogue {
	parsed, err := CatalogueMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &Catalogue{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *Catalogue) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address verifier_, address[] beacons, (bytes32,bool,uint64,uint64,uint64)[] circuits, address[] paymentTokens, address[] stakeTokens, uint32 minSafetyDelay_) returns()
func (catalogue *Catalogue) PackConstructor(verifier_ common.Address, beacons []common.Address, circuits []ICatalogueCircuit, paymentTokens []common.Address, stakeTokens []common.Address, minSafetyDelay_ uint32) []byte {
	enc, err := catalogue.abi.Pack("", verifier_, beacons, circuits, paymentTokens, stakeTokens, minSafetyDelay_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackMAXBATCHES is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0935f236.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_BATCHES() view returns(uint256)
func (catalogue *Catalogue) PackMAXBATCHES() []byte {
	enc, err := catalogue.abi.Pack("MAX_BATCHES")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXBATCHES is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0935f236.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_BATCHES() view returns(uint256)
func (catalogue *Catalogue) TryPackMAXBATCHES() ([]byte, error) {
	return catalogue.abi.Pack("MAX_BATCHES")
}

// UnpackMAXBATCHES is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0935f236.
//
// Solidity: function MAX_BATCHES() view returns(uint256)
func (catalogue *Catalogue) UnpackMAXBATCHES(data []byte) (*big.Int, error) {
	out, err := catalogue.abi.Unpack("MAX_BATCHES", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMAXPERIOD is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc810b7fe.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_PERIOD() view returns(uint256)
func (catalogue *Catalogue) PackMAXPERIOD() []byte {
	enc, err := catalogue.abi.Pack("MAX_PERIOD")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXPERIOD is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc810b7fe.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_PERIOD() view returns(uint256)
func (catalogue *Catalogue) TryPackMAXPERIOD() ([]byte, error) {
	return catalogue.abi.Pack("MAX_PERIOD")
}

// UnpackMAXPERIOD is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc810b7fe.
//
// Solidity: function MAX_PERIOD() view returns(uint256)
func (catalogue *Catalogue) UnpackMAXPERIOD(data []byte) (*big.Int, error) {
	out, err := catalogue.abi.Unpack("MAX_PERIOD", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMAXRESULT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x30d54e9c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_RESULT() view returns(uint256)
func (catalogue *Catalogue) PackMAXRESULT() []byte {
	enc, err := catalogue.abi.Pack("MAX_RESULT")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXRESULT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x30d54e9c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_RESULT() view returns(uint256)
func (catalogue *Catalogue) TryPackMAXRESULT() ([]byte, error) {
	return catalogue.abi.Pack("MAX_RESULT")
}

// UnpackMAXRESULT is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x30d54e9c.
//
// Solidity: function MAX_RESULT() view returns(uint256)
func (catalogue *Catalogue) UnpackMAXRESULT(data []byte) (*big.Int, error) {
	out, err := catalogue.abi.Unpack("MAX_RESULT", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMAXSEGMENTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf161bb2e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_SEGMENTS() view returns(uint256)
func (catalogue *Catalogue) PackMAXSEGMENTS() []byte {
	enc, err := catalogue.abi.Pack("MAX_SEGMENTS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXSEGMENTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf161bb2e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_SEGMENTS() view returns(uint256)
func (catalogue *Catalogue) TryPackMAXSEGMENTS() ([]byte, error) {
	return catalogue.abi.Pack("MAX_SEGMENTS")
}

// UnpackMAXSEGMENTS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf161bb2e.
//
// Solidity: function MAX_SEGMENTS() view returns(uint256)
func (catalogue *Catalogue) UnpackMAXSEGMENTS(data []byte) (*big.Int, error) {
	out, err := catalogue.abi.Unpack("MAX_SEGMENTS", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMAXSTEPS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf367d5cc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_STEPS() view returns(uint256)
func (catalogue *Catalogue) PackMAXSTEPS() []byte {
	enc, err := catalogue.abi.Pack("MAX_STEPS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXSTEPS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf367d5cc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_STEPS() view returns(uint256)
func (catalogue *Catalogue) TryPackMAXSTEPS() ([]byte, error) {
	return catalogue.abi.Pack("MAX_STEPS")
}

// UnpackMAXSTEPS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf367d5cc.
//
// Solidity: function MAX_STEPS() view returns(uint256)
func (catalogue *Catalogue) UnpackMAXSTEPS(data []byte) (*big.Int, error) {
	out, err := catalogue.abi.Unpack("MAX_STEPS", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMINVOIDPERIOD is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x264d7d1a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MIN_VOID_PERIOD() view returns(uint256)
func (catalogue *Catalogue) PackMINVOIDPERIOD() []byte {
	enc, err := catalogue.abi.Pack("MIN_VOID_PERIOD")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMINVOIDPERIOD is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x264d7d1a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MIN_VOID_PERIOD() view returns(uint256)
func (catalogue *Catalogue) TryPackMINVOIDPERIOD() ([]byte, error) {
	return catalogue.abi.Pack("MIN_VOID_PERIOD")
}

// UnpackMINVOIDPERIOD is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x264d7d1a.
//
// Solidity: function MIN_VOID_PERIOD() view returns(uint256)
func (catalogue *Catalogue) UnpackMINVOIDPERIOD(data []byte) (*big.Int, error) {
	out, err := catalogue.abi.Unpack("MIN_VOID_PERIOD", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBeaconOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c7ba911.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function beaconOf(bytes32 beaconId) view returns(address)
func (catalogue *Catalogue) PackBeaconOf(beaconId [32]byte) []byte {
	enc, err := catalogue.abi.Pack("beaconOf", beaconId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBeaconOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c7ba911.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function beaconOf(bytes32 beaconId) view returns(address)
func (catalogue *Catalogue) TryPackBeaconOf(beaconId [32]byte) ([]byte, error) {
	return catalogue.abi.Pack("beaconOf", beaconId)
}

// UnpackBeaconOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5c7ba911.
//
// Solidity: function beaconOf(bytes32 beaconId) view returns(address)
func (catalogue *Catalogue) UnpackBeaconOf(data []byte) (common.Address, error) {
	out, err := catalogue.abi.Unpack("beaconOf", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackCheck is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18022529.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function check((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) view returns()
func (catalogue *Catalogue) PackCheck(terms IEscrowTerms, settlement IEscrowSettlement) []byte {
	enc, err := catalogue.abi.Pack("check", terms, settlement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCheck is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18022529.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function check((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) view returns()
func (catalogue *Catalogue) TryPackCheck(terms IEscrowTerms, settlement IEscrowSettlement) ([]byte, error) {
	return catalogue.abi.Pack("check", terms, settlement)
}

// PackCircuitOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f46a7b1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function circuitOf(bytes32 keyHash) view returns((bytes32,bool,uint64,uint64,uint64))
func (catalogue *Catalogue) PackCircuitOf(keyHash [32]byte) []byte {
	enc, err := catalogue.abi.Pack("circuitOf", keyHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCircuitOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2f46a7b1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function circuitOf(bytes32 keyHash) view returns((bytes32,bool,uint64,uint64,uint64))
func (catalogue *Catalogue) TryPackCircuitOf(keyHash [32]byte) ([]byte, error) {
	return catalogue.abi.Pack("circuitOf", keyHash)
}

// UnpackCircuitOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2f46a7b1.
//
// Solidity: function circuitOf(bytes32 keyHash) view returns((bytes32,bool,uint64,uint64,uint64))
func (catalogue *Catalogue) UnpackCircuitOf(data []byte) (ICatalogueCircuit, error) {
	out, err := catalogue.abi.Unpack("circuitOf", data)
	if err != nil {
		return *new(ICatalogueCircuit), err
	}
	out0 := *abi.ConvertType(out[0], new(ICatalogueCircuit)).(*ICatalogueCircuit)
	return out0, nil
}

// PackIsPaymentToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x930eaddc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isPaymentToken(address token) view returns(bool)
func (catalogue *Catalogue) PackIsPaymentToken(token common.Address) []byte {
	enc, err := catalogue.abi.Pack("isPaymentToken", token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsPaymentToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x930eaddc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isPaymentToken(address token) view returns(bool)
func (catalogue *Catalogue) TryPackIsPaymentToken(token common.Address) ([]byte, error) {
	return catalogue.abi.Pack("isPaymentToken", token)
}

// UnpackIsPaymentToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x930eaddc.
//
// Solidity: function isPaymentToken(address token) view returns(bool)
func (catalogue *Catalogue) UnpackIsPaymentToken(data []byte) (bool, error) {
	out, err := catalogue.abi.Unpack("isPaymentToken", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsStakeToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc804a019.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isStakeToken(address token) view returns(bool)
func (catalogue *Catalogue) PackIsStakeToken(token common.Address) []byte {
	enc, err := catalogue.abi.Pack("isStakeToken", token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsStakeToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc804a019.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isStakeToken(address token) view returns(bool)
func (catalogue *Catalogue) TryPackIsStakeToken(token common.Address) ([]byte, error) {
	return catalogue.abi.Pack("isStakeToken", token)
}

// UnpackIsStakeToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc804a019.
//
// Solidity: function isStakeToken(address token) view returns(bool)
func (catalogue *Catalogue) UnpackIsStakeToken(data []byte) (bool, error) {
	out, err := catalogue.abi.Unpack("isStakeToken", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMinSafetyDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb92a2c59.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function minSafetyDelay() view returns(uint32)
func (catalogue *Catalogue) PackMinSafetyDelay() []byte {
	enc, err := catalogue.abi.Pack("minSafetyDelay")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMinSafetyDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb92a2c59.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function minSafetyDelay() view returns(uint32)
func (catalogue *Catalogue) TryPackMinSafetyDelay() ([]byte, error) {
	return catalogue.abi.Pack("minSafetyDelay")
}

// UnpackMinSafetyDelay is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb92a2c59.
//
// Solidity: function minSafetyDelay() view returns(uint32)
func (catalogue *Catalogue) UnpackMinSafetyDelay(data []byte) (uint32, error) {
	out, err := catalogue.abi.Unpack("minSafetyDelay", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b7ac3f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifier() view returns(address)
func (catalogue *Catalogue) PackVerifier() []byte {
	enc, err := catalogue.abi.Pack("verifier")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b7ac3f3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifier() view returns(address)
func (catalogue *Catalogue) TryPackVerifier() ([]byte, error) {
	return catalogue.abi.Pack("verifier")
}

// UnpackVerifier is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2b7ac3f3.
//
// Solidity: function verifier() view returns(address)
func (catalogue *Catalogue) UnpackVerifier(data []byte) (common.Address, error) {
	out, err := catalogue.abi.Unpack("verifier", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (catalogue *Catalogue) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], catalogue.abi.Errors["BadTerms"].ID.Bytes()[:4]) {
		return catalogue.UnpackBadTermsError(raw[4:])
	}
	if bytes.Equal(raw[:4], catalogue.abi.Errors["UnknownBeacon"].ID.Bytes()[:4]) {
		return catalogue.UnpackUnknownBeaconError(raw[4:])
	}
	if bytes.Equal(raw[:4], catalogue.abi.Errors["UnknownCircuit"].ID.Bytes()[:4]) {
		return catalogue.UnpackUnknownCircuitError(raw[4:])
	}
	if bytes.Equal(raw[:4], catalogue.abi.Errors["UnknownToken"].ID.Bytes()[:4]) {
		return catalogue.UnpackUnknownTokenError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// CatalogueBadTerms represents a BadTerms error raised by the Catalogue contract.
type CatalogueBadTerms struct {
	Field string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadTerms(string field)
func CatalogueBadTermsErrorID() common.Hash {
	return common.HexToHash("0x73758b9a3cf6651064ab6f331e84205cf570d3c534baa7d3c8b70e6e0efd4fba")
}

// UnpackBadTermsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadTerms(string field)
func (catalogue *Catalogue) UnpackBadTermsError(raw []byte) (*CatalogueBadTerms, error) {
	out := new(CatalogueBadTerms)
	if err := catalogue.abi.UnpackIntoInterface(out, "BadTerms", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CatalogueUnknownBeacon represents a UnknownBeacon error raised by the Catalogue contract.
type CatalogueUnknownBeacon struct {
	Beacon [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownBeacon(bytes32 beacon)
func CatalogueUnknownBeaconErrorID() common.Hash {
	return common.HexToHash("0x1ceeb9445fa11dde58a442d2ec82f691014031c694edb1ab249e32cb4beb15ee")
}

// UnpackUnknownBeaconError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownBeacon(bytes32 beacon)
func (catalogue *Catalogue) UnpackUnknownBeaconError(raw []byte) (*CatalogueUnknownBeacon, error) {
	out := new(CatalogueUnknownBeacon)
	if err := catalogue.abi.UnpackIntoInterface(out, "UnknownBeacon", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CatalogueUnknownCircuit represents a UnknownCircuit error raised by the Catalogue contract.
type CatalogueUnknownCircuit struct {
	KeyHash [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownCircuit(bytes32 keyHash)
func CatalogueUnknownCircuitErrorID() common.Hash {
	return common.HexToHash("0xe80eb6e0d9009073ddaebaef89c288d7da3b88d2ea35f677390d3fef69cc813c")
}

// UnpackUnknownCircuitError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownCircuit(bytes32 keyHash)
func (catalogue *Catalogue) UnpackUnknownCircuitError(raw []byte) (*CatalogueUnknownCircuit, error) {
	out := new(CatalogueUnknownCircuit)
	if err := catalogue.abi.UnpackIntoInterface(out, "UnknownCircuit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CatalogueUnknownToken represents a UnknownToken error raised by the Catalogue contract.
type CatalogueUnknownToken struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownToken(address token)
func CatalogueUnknownTokenErrorID() common.Hash {
	return common.HexToHash("0x81a3b1be793a33711a37ddbe59cab61462924094bee93f89ee4f8da7f0005496")
}

// UnpackUnknownTokenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownToken(address token)
func (catalogue *Catalogue) UnpackUnknownTokenError(raw []byte) (*CatalogueUnknownToken, error) {
	out := new(CatalogueUnknownToken)
	if err := catalogue.abi.UnpackIntoInterface(out, "UnknownToken", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconMetaData contains all meta data concerning the DrandBeacon contract.
var DrandBeaconMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"bytes\",\"name\":\"key\",\"type\":\"bytes\"},{\"internalType\":\"uint64\",\"name\":\"genesis_\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"period_\",\"type\":\"uint64\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"beaconId\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"time\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"delay\",\"type\":\"uint256\"}],\"name\":\"firstRoundAfter\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"genesis\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"period\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"time\",\"type\":\"uint256\"}],\"name\":\"roundAt\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"round\",\"type\":\"uint64\"}],\"name\":\"timeOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"round\",\"type\":\"uint64\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"verify\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"chainId\",\"type\":\"uint256\"}],\"name\":\"DevelopmentKey\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyInfinity\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"KeyLength\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyPoint\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoName\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoSuchRound\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotItsTimes\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotTheBeacon\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"SignatureInfinity\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"SignatureLength\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"SignaturePoint\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"SignatureRefused\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroGenesis\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroPeriod\",\"type\":\"error\"}]",
	ID:  "f87c234e724dcf84f0152932bbd7ba6d56",
	Bin: "0x6101e0604052348015610010575f5ffd5b50604051611a42380380611a4283398101604081905261002f91610613565b83515f03610050576040516304c17e3960e31b815260040160405180910390fd5b825160c0146100805782516040516304e439cb60e51b815260040161007791815260200190565b60405180910390fd5b816001600160401b03165f036100a95760405163110b1b7960e11b815260040160405180910390fd5b806001600160401b03165f036100d25760405163586e5acb60e01b815260040160405180910390fd5b602083810151603085015161014052608090811c610120526050850151606086015161010052811c60e09081528186015160908701516101c052821c6101a05260b086015160c08088015161018052921c610160526040805183815291820190529182018180368337019050508051906020012083805190602001200361016c5760405163d58dcafd60e01b815260040160405180910390fd5b60e08051610100805161012080516101405161016051610180516101a0516101c05160408051602081019b909b528a01979097526060890194909452608088019290925260a087015260c086015294840194909452908201526101df910160408051601f19818403018152919052610264565b6101fc57604051632eecd01360e21b815260040160405180910390fd5b6001600160401b0380831660a052811660c052835160208501205f610220856102a8565b905061022e8282868661035c565b6040805160208082019490945280820192909252805180830382018152606090920190528051910120608052506106d892505050565b5f5f82600160405160200161027a9291906106be565b60408051601f1981840301815291905290506101006020820161012081600e5afa3d61010014169392505050565b60808181015160908301515f929190911c9081811783036102d757505060b082015160c083015160809190911c905b6020840151603085015160508601516060870151608093841c939190911c906103098461030488886104f2565b610551565b6040516001600160801b0319608092831b811660208301526030820186905284831b1660508201526060810183905201604051602081830303815290604052805190602001209650505050505050919050565b7fb667bf8a4eb1ee843c15c266cea12de2f2b23a108086fcc414c31b0c4b8949fc83147f8995e4d7a8c927c24a8ce76770618cb06ed5cf86320a6d95003d3f6d776b56bd84147fcfe357a573858bbfbe3367e0c2a3426d6b1a55a3dcad2cb0738783f477354c888614821415806103f757508015157fdc1403c5d2927d8ee09fdec2c1b30a22f13b39d8fa1496fbf092382ccb5da3b6871414155b15610415576040516316be187760e21b815260040160405180910390fd5b81801561044357506001600160401b0384166364e6212714158061044357506001600160401b038316600314155b1561046157604051632d0b184960e21b815260040160405180910390fd5b80801561048f57506001600160401b038416636553f10014158061048f57506001600160401b038316600314155b156104ad57604051632d0b184960e21b815260040160405180910390fd5b8080156104bc57504661053914155b80156104ca575046617a6914155b156104ea5760405163c3bd05db60e01b8152466004820152602401610077565b505050505050565b5f6f0d0088f51cbff34d258dd3db21a5d66b83118061054a57506f0d0088f51cbff34d258dd3db21a5d66b8314801561054a57507fb23ba5c279c2895fb39869507b587b120f55ffff58a9ffffdcff7fffffffd55582115b9392505050565b5f607882610560576080610563565b60a05b901b8317905092915050565b634e487b7160e01b5f52604160045260245ffd5b5f806001600160401b0384111561059c5761059c61056f565b50604051601f19601f85018116603f011681018181106001600160401b03821117156105ca576105ca61056f565b6040528381529050808284018510156105e1575f5ffd5b8383602083015e5f60208583010152509392505050565b80516001600160401b038116811461060e575f5ffd5b919050565b5f5f5f5f60808587031215610626575f5ffd5b84516001600160401b0381111561063b575f5ffd5b8501601f8101871361064b575f5ffd5b61065a87825160208401610583565b602087015190955090506001600160401b03811115610677575f5ffd5b8501601f81018713610687575f5ffd5b61069687825160208401610583565b9350506106a5604086016105f8565b91506106b3606086016105f8565b905092959194509250565b5f83518060208601845e9190910191825250602001919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516112ba6107885f395f6107a301525f6107ca01525f6107f101525f61081801525f61070701525f61072e01525f61075501525f61077c01525f8181610136015281816101d50152818161029a01526103af01525f818161010f0152818161016e01528181610200015281816102e80152818161037101526103dc01525f60d501526112ba5ff3fe608060405234801561000f575f5ffd5b506004361061007a575f3560e01c8063a792ada711610058578063a792ada7146100f7578063a7f0b3de1461010a578063ef78d4fd14610131578063f7ddea5a14610158575f5ffd5b80630e5a4ff31461007e578063843651f0146100af5780639bb5879b146100d0575b5f5ffd5b61009161008c366004610f80565b61016b565b60405167ffffffffffffffff90911681526020015b60405180910390f35b6100c26100bd366004610fb3565b61024b565b6040519081526020016100a6565b6100c27f000000000000000000000000000000000000000000000000000000000000000081565b610091610105366004610fcc565b61030d565b6100917f000000000000000000000000000000000000000000000000000000000000000081565b6100917f000000000000000000000000000000000000000000000000000000000000000081565b6100c2610166366004610fec565b610433565b5f7f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff168210156101d0576040517f5d057c1d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6102457f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff167f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff16846102349190611097565b61023e91906110aa565b60016109b8565b92915050565b5f8167ffffffffffffffff165f0361028f576040517f5d057c1d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b67ffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000166102c56001846110e2565b67ffffffffffffffff166102d99190611102565b6102459067ffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016611119565b5f67ffffffffffffffff83118061032b575067ffffffffffffffff82115b15610362576040517f5d057c1d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61036d8385611119565b90507f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff1681116103aa576001915050610245565b61042b7f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff1660017f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff16846104109190611097565b61041a9190611097565b61042491906110aa565b60026109b8565b949350505050565b5f8367ffffffffffffffff165f03610477576040517f5d057c1d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b606082146104b8576040517f0feddbc10000000000000000000000000000000000000000000000000000000081526004810183905260240160405180910390fd5b6104c0610f24565b833560801c601085013560208301528152603084013560801c604085013560608301819052604083018290526020830151835117909117175f03610530576040517fcfa7ab0200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6f024aa2b2f08f0a91260805272dc5105160808201527fc6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb860a08201526f13e02b6052719f607dacd3a088274f6560c08201527f596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e60e08201526f0d1b3cc2c7027888be51d9ef691d77bc6101008201527fb679afda66c73f17f9ee3837a55024f78c71363275a75d75d86bab79f74782aa6101208201526f13fa4d4a0ad8b1ce186ed5061789213d6101408201527f993923066dddaf1040bc3ff59f825c78df74f2d75467e25e0f55f8a00fa030ed6101608201526040517fffffffffffffffff00000000000000000000000000000000000000000000000060c087901b1660208201525f9081906106dc90600290602801604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905261069991611143565b602060405180830381855afa1580156106b4573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906106d7919061114e565b610a15565b80516020820151604083015160608401516101e08901526101c08801526101a08701526101808601527f00000000000000000000000000000000000000000000000000000000000000006102608601527f00000000000000000000000000000000000000000000000000000000000000006102408601527f00000000000000000000000000000000000000000000000000000000000000006102208601527f00000000000000000000000000000000000000000000000000000000000000006102008601527f00000000000000000000000000000000000000000000000000000000000000006102e08601527f00000000000000000000000000000000000000000000000000000000000000006102c08601527f00000000000000000000000000000000000000000000000000000000000000006102a08601527f000000000000000000000000000000000000000000000000000000000000000061028086015290925090505f8061084d85610b09565b9150915083801561085b5750815b610891576040517f82d858fa00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b806108c8576040517fdd3de26a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8451604086015160608701516002926108ec9290916108e79190610b23565b610b7f565b866001602002015160405160200161093592919060809290921b7fffffffffffffffffffffffffffffffff00000000000000000000000000000000168252601082015260300190565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905261096d91611143565b602060405180830381855afa158015610988573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906109ab919061114e565b9998505050505050505050565b5f6109cb8267ffffffffffffffff611097565b831115610a04576040517f5d057c1d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a0e8284611119565b9392505050565b5f610a1e610f43565b5f610a2884610b9d565b9050610a32610f61565b60808101604051604081526001602082015260306040820152604060208501606083015e600160a08201537f1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f62460a18201527f1eabfffeb153ffffb9feffffffffaaab0000000000000000000000000000000060c182015260306010840160d18360055afa9550604060608501606083015e8560306010840160d18460055afa169550508460808360408560105afa1694508460808260408460105afa169450508360808261010084600b5afa169590945092505050565b5f5f60205f61030085600f5afa91505f5182169050915091565b5f6f0d0088f51cbff34d258dd3db21a5d66b831180610a0e57506f0d0088f51cbff34d258dd3db21a5d66b83148015610a0e5750507fb23ba5c279c2895fb39869507b587b120f55ffff58a9ffffdcff7fffffffd55510919050565b5f607882610b8e576080610b91565b60a05b901b8317905092915050565b60605f60025f5f1b5f5f1b856040518060600160405280602c815260200161128e602c9139604051602001610bd59493929190611165565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052610c0d91611143565b602060405180830381855afa158015610c28573d5f5f3e3d5ffd5b5050506040513d601f19601f82011682018060405250810190610c4b919061114e565b90505f6002826040518060600160405280602c815260200161128e602c9139604051602001610c7b9291906111b1565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052610cb391611143565b602060405180830381855afa158015610cce573d5f5f3e3d5ffd5b5050506040513d601f19601f82011682018060405250810190610cf1919061114e565b90505f60028284186040518060600160405280602c815260200161128e602c9139604051602001610d239291906111e8565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052610d5b91611143565b602060405180830381855afa158015610d76573d5f5f3e3d5ffd5b5050506040513d601f19601f82011682018060405250810190610d99919061114e565b90505f60028285186040518060600160405280602c815260200161128e602c9139604051602001610dcb92919061121f565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052610e0391611143565b602060405180830381855afa158015610e1e573d5f5f3e3d5ffd5b5050506040513d601f19601f82011682018060405250810190610e41919061114e565b905082828260028488186040518060600160405280602c815260200161128e602c9139604051602001610e75929190611256565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052610ead91611143565b602060405180830381855afa158015610ec8573d5f5f3e3d5ffd5b5050506040513d601f19601f82011682018060405250810190610eeb919061114e565b6040805160208101959095528401929092526060830152608082015260a001604051602081830303815290604052945050505050919050565b6040518061030001604052806018906020820280368337509192915050565b60405180608001604052806004906020820280368337509192915050565b6040518061010001604052806008906020820280368337509192915050565b5f60208284031215610f90575f5ffd5b5035919050565b803567ffffffffffffffff81168114610fae575f5ffd5b919050565b5f60208284031215610fc3575f5ffd5b610a0e82610f97565b5f5f60408385031215610fdd575f5ffd5b50508035926020909101359150565b5f5f5f60408486031215610ffe575f5ffd5b61100784610f97565b9250602084013567ffffffffffffffff811115611022575f5ffd5b8401601f81018613611032575f5ffd5b803567ffffffffffffffff811115611048575f5ffd5b866020828401011115611059575f5ffd5b939660209190910195509293505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818103818111156102455761024561106a565b5f826110dd577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b67ffffffffffffffff82811682821603908111156102455761024561106a565b80820281158282048414176102455761024561106a565b808201808211156102455761024561106a565b5f81518060208401855e5f93019283525090919050565b5f610a0e828461112c565b5f6020828403121561115e575f5ffd5b5051919050565b8481528360208201528260408201527e8000000000000000000000000000000000000000000000000000000000000060608201525f6111a7606383018461112c565b9695505050505050565b8281527f010000000000000000000000000000000000000000000000000000000000000060208201525f61042b602183018461112c565b8281527f020000000000000000000000000000000000000000000000000000000000000060208201525f61042b602183018461112c565b8281527f030000000000000000000000000000000000000000000000000000000000000060208201525f61042b602183018461112c565b8281527f040000000000000000000000000000000000000000000000000000000000000060208201525f61042b602183018461112c56fe424c535f5349475f424c53313233383147315f584d443a5348412d3235365f535357555f524f5f4e554c5f2b",
}

// DrandBeacon is an auto generated Go binding around an Ethereum contract.
type DrandBeacon struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *DrandBeacon) GetABI() abi.ABI {
	return c.abi
}

// NewDrandBeacon creates a new instance of DrandBeacon.
func NewDrandBeacon() *DrandBeacon {
	parsed, err := DrandBeaconMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &DrandBeacon{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *DrandBeacon) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(string name, bytes key, uint64 genesis_, uint64 period_) returns()
func (drandBeacon *DrandBeacon) PackConstructor(name string, key []byte, genesis_ uint64, period_ uint64) []byte {
	enc, err := drandBeacon.abi.Pack("", name, key, genesis_, period_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackBeaconId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9bb5879b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function beaconId() view returns(bytes32)
func (drandBeacon *DrandBeacon) PackBeaconId() []byte {
	enc, err := drandBeacon.abi.Pack("beaconId")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBeaconId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9bb5879b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function beaconId() view returns(bytes32)
func (drandBeacon *DrandBeacon) TryPackBeaconId() ([]byte, error) {
	return drandBeacon.abi.Pack("beaconId")
}

// UnpackBeaconId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9bb5879b.
//
// Solidity: function beaconId() view returns(bytes32)
func (drandBeacon *DrandBeacon) UnpackBeaconId(data []byte) ([32]byte, error) {
	out, err := drandBeacon.abi.Unpack("beaconId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackFirstRoundAfter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa792ada7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function firstRoundAfter(uint256 time, uint256 delay) view returns(uint64)
func (drandBeacon *DrandBeacon) PackFirstRoundAfter(time *big.Int, delay *big.Int) []byte {
	enc, err := drandBeacon.abi.Pack("firstRoundAfter", time, delay)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFirstRoundAfter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa792ada7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function firstRoundAfter(uint256 time, uint256 delay) view returns(uint64)
func (drandBeacon *DrandBeacon) TryPackFirstRoundAfter(time *big.Int, delay *big.Int) ([]byte, error) {
	return drandBeacon.abi.Pack("firstRoundAfter", time, delay)
}

// UnpackFirstRoundAfter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa792ada7.
//
// Solidity: function firstRoundAfter(uint256 time, uint256 delay) view returns(uint64)
func (drandBeacon *DrandBeacon) UnpackFirstRoundAfter(data []byte) (uint64, error) {
	out, err := drandBeacon.abi.Unpack("firstRoundAfter", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackGenesis is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7f0b3de.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function genesis() view returns(uint64)
func (drandBeacon *DrandBeacon) PackGenesis() []byte {
	enc, err := drandBeacon.abi.Pack("genesis")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGenesis is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa7f0b3de.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function genesis() view returns(uint64)
func (drandBeacon *DrandBeacon) TryPackGenesis() ([]byte, error) {
	return drandBeacon.abi.Pack("genesis")
}

// UnpackGenesis is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa7f0b3de.
//
// Solidity: function genesis() view returns(uint64)
func (drandBeacon *DrandBeacon) UnpackGenesis(data []byte) (uint64, error) {
	out, err := drandBeacon.abi.Unpack("genesis", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackPeriod is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef78d4fd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function period() view returns(uint64)
func (drandBeacon *DrandBeacon) PackPeriod() []byte {
	enc, err := drandBeacon.abi.Pack("period")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPeriod is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef78d4fd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function period() view returns(uint64)
func (drandBeacon *DrandBeacon) TryPackPeriod() ([]byte, error) {
	return drandBeacon.abi.Pack("period")
}

// UnpackPeriod is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef78d4fd.
//
// Solidity: function period() view returns(uint64)
func (drandBeacon *DrandBeacon) UnpackPeriod(data []byte) (uint64, error) {
	out, err := drandBeacon.abi.Unpack("period", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackRoundAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e5a4ff3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function roundAt(uint256 time) view returns(uint64)
func (drandBeacon *DrandBeacon) PackRoundAt(time *big.Int) []byte {
	enc, err := drandBeacon.abi.Pack("roundAt", time)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRoundAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e5a4ff3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function roundAt(uint256 time) view returns(uint64)
func (drandBeacon *DrandBeacon) TryPackRoundAt(time *big.Int) ([]byte, error) {
	return drandBeacon.abi.Pack("roundAt", time)
}

// UnpackRoundAt is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0e5a4ff3.
//
// Solidity: function roundAt(uint256 time) view returns(uint64)
func (drandBeacon *DrandBeacon) UnpackRoundAt(data []byte) (uint64, error) {
	out, err := drandBeacon.abi.Unpack("roundAt", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackTimeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x843651f0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeOf(uint64 round) view returns(uint256)
func (drandBeacon *DrandBeacon) PackTimeOf(round uint64) []byte {
	enc, err := drandBeacon.abi.Pack("timeOf", round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x843651f0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeOf(uint64 round) view returns(uint256)
func (drandBeacon *DrandBeacon) TryPackTimeOf(round uint64) ([]byte, error) {
	return drandBeacon.abi.Pack("timeOf", round)
}

// UnpackTimeOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x843651f0.
//
// Solidity: function timeOf(uint64 round) view returns(uint256)
func (drandBeacon *DrandBeacon) UnpackTimeOf(data []byte) (*big.Int, error) {
	out, err := drandBeacon.abi.Unpack("timeOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7ddea5a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verify(uint64 round, bytes signature) view returns(bytes32 value)
func (drandBeacon *DrandBeacon) PackVerify(round uint64, signature []byte) []byte {
	enc, err := drandBeacon.abi.Pack("verify", round, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7ddea5a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verify(uint64 round, bytes signature) view returns(bytes32 value)
func (drandBeacon *DrandBeacon) TryPackVerify(round uint64, signature []byte) ([]byte, error) {
	return drandBeacon.abi.Pack("verify", round, signature)
}

// UnpackVerify is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf7ddea5a.
//
// Solidity: function verify(uint64 round, bytes signature) view returns(bytes32 value)
func (drandBeacon *DrandBeacon) UnpackVerify(data []byte) ([32]byte, error) {
	out, err := drandBeacon.abi.Unpack("verify", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (drandBeacon *DrandBeacon) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["DevelopmentKey"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackDevelopmentKeyError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["KeyInfinity"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackKeyInfinityError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["KeyLength"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackKeyLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["KeyPoint"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackKeyPointError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["NoName"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackNoNameError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["NoSuchRound"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackNoSuchRoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["NotItsTimes"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackNotItsTimesError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["NotTheBeacon"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackNotTheBeaconError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["SignatureInfinity"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackSignatureInfinityError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["SignatureLength"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackSignatureLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["SignaturePoint"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackSignaturePointError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["SignatureRefused"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackSignatureRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["ZeroGenesis"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackZeroGenesisError(raw[4:])
	}
	if bytes.Equal(raw[:4], drandBeacon.abi.Errors["ZeroPeriod"].ID.Bytes()[:4]) {
		return drandBeacon.UnpackZeroPeriodError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// DrandBeaconDevelopmentKey represents a DevelopmentKey error raised by the DrandBeacon contract.
type DrandBeaconDevelopmentKey struct {
	ChainId *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DevelopmentKey(uint256 chainId)
func DrandBeaconDevelopmentKeyErrorID() common.Hash {
	return common.HexToHash("0xc3bd05db5c826efcfc8d78812b3b005b6a42ba2ae879150c3ed7fdd5b3dd7e71")
}

// UnpackDevelopmentKeyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DevelopmentKey(uint256 chainId)
func (drandBeacon *DrandBeacon) UnpackDevelopmentKeyError(raw []byte) (*DrandBeaconDevelopmentKey, error) {
	out := new(DrandBeaconDevelopmentKey)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "DevelopmentKey", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconKeyInfinity represents a KeyInfinity error raised by the DrandBeacon contract.
type DrandBeaconKeyInfinity struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyInfinity()
func DrandBeaconKeyInfinityErrorID() common.Hash {
	return common.HexToHash("0xd58dcafd53869101035864abf5f2d47ebece618b581fc482af76147551c130cb")
}

// UnpackKeyInfinityError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyInfinity()
func (drandBeacon *DrandBeacon) UnpackKeyInfinityError(raw []byte) (*DrandBeaconKeyInfinity, error) {
	out := new(DrandBeaconKeyInfinity)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "KeyInfinity", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconKeyLength represents a KeyLength error raised by the DrandBeacon contract.
type DrandBeaconKeyLength struct {
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyLength(uint256 length)
func DrandBeaconKeyLengthErrorID() common.Hash {
	return common.HexToHash("0x9c87396074795b92aa3270e0fef1d1343c8db402fc889249d245cfdc2a7e8679")
}

// UnpackKeyLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyLength(uint256 length)
func (drandBeacon *DrandBeacon) UnpackKeyLengthError(raw []byte) (*DrandBeaconKeyLength, error) {
	out := new(DrandBeaconKeyLength)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "KeyLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconKeyPoint represents a KeyPoint error raised by the DrandBeacon contract.
type DrandBeaconKeyPoint struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyPoint()
func DrandBeaconKeyPointErrorID() common.Hash {
	return common.HexToHash("0xbbb3404cacfbf4244158f503634e70b122a0c779a8affb5769edcdd10cd0723d")
}

// UnpackKeyPointError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyPoint()
func (drandBeacon *DrandBeacon) UnpackKeyPointError(raw []byte) (*DrandBeaconKeyPoint, error) {
	out := new(DrandBeaconKeyPoint)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "KeyPoint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconNoName represents a NoName error raised by the DrandBeacon contract.
type DrandBeaconNoName struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoName()
func DrandBeaconNoNameErrorID() common.Hash {
	return common.HexToHash("0x260bf1c80eb7ba778f2f09e858c848c4b6c735704373f97100d7db958f4bdb87")
}

// UnpackNoNameError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoName()
func (drandBeacon *DrandBeacon) UnpackNoNameError(raw []byte) (*DrandBeaconNoName, error) {
	out := new(DrandBeaconNoName)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "NoName", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconNoSuchRound represents a NoSuchRound error raised by the DrandBeacon contract.
type DrandBeaconNoSuchRound struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoSuchRound()
func DrandBeaconNoSuchRoundErrorID() common.Hash {
	return common.HexToHash("0x5d057c1d5702a33e63f8e787cb21f80ff768590422cf04edc0b0eb1cfa748a06")
}

// UnpackNoSuchRoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoSuchRound()
func (drandBeacon *DrandBeacon) UnpackNoSuchRoundError(raw []byte) (*DrandBeaconNoSuchRound, error) {
	out := new(DrandBeaconNoSuchRound)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "NoSuchRound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconNotItsTimes represents a NotItsTimes error raised by the DrandBeacon contract.
type DrandBeaconNotItsTimes struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotItsTimes()
func DrandBeaconNotItsTimesErrorID() common.Hash {
	return common.HexToHash("0xb42c612447868fe06bd1fbfd4b59e6a597bfec6c37fad379bb843a3ef44f5c28")
}

// UnpackNotItsTimesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotItsTimes()
func (drandBeacon *DrandBeacon) UnpackNotItsTimesError(raw []byte) (*DrandBeaconNotItsTimes, error) {
	out := new(DrandBeaconNotItsTimes)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "NotItsTimes", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconNotTheBeacon represents a NotTheBeacon error raised by the DrandBeacon contract.
type DrandBeaconNotTheBeacon struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotTheBeacon()
func DrandBeaconNotTheBeaconErrorID() common.Hash {
	return common.HexToHash("0x5af861dcbe1871244fc3d7c130333a176495346dbcb94a5161df8793eeafb850")
}

// UnpackNotTheBeaconError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotTheBeacon()
func (drandBeacon *DrandBeacon) UnpackNotTheBeaconError(raw []byte) (*DrandBeaconNotTheBeacon, error) {
	out := new(DrandBeaconNotTheBeacon)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "NotTheBeacon", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconSignatureInfinity represents a SignatureInfinity error raised by the DrandBeacon contract.
type DrandBeaconSignatureInfinity struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignatureInfinity()
func DrandBeaconSignatureInfinityErrorID() common.Hash {
	return common.HexToHash("0xcfa7ab02b3abcdcceac20e487096ac3bc22812c4c13aeeb7eaa33f5df7bcad52")
}

// UnpackSignatureInfinityError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignatureInfinity()
func (drandBeacon *DrandBeacon) UnpackSignatureInfinityError(raw []byte) (*DrandBeaconSignatureInfinity, error) {
	out := new(DrandBeaconSignatureInfinity)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "SignatureInfinity", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconSignatureLength represents a SignatureLength error raised by the DrandBeacon contract.
type DrandBeaconSignatureLength struct {
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignatureLength(uint256 length)
func DrandBeaconSignatureLengthErrorID() common.Hash {
	return common.HexToHash("0x0feddbc1712da417d2644ca7381d5ae53b596bc590cf60d13e5ec9cf1bad2ac1")
}

// UnpackSignatureLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignatureLength(uint256 length)
func (drandBeacon *DrandBeacon) UnpackSignatureLengthError(raw []byte) (*DrandBeaconSignatureLength, error) {
	out := new(DrandBeaconSignatureLength)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "SignatureLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconSignaturePoint represents a SignaturePoint error raised by the DrandBeacon contract.
type DrandBeaconSignaturePoint struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignaturePoint()
func DrandBeaconSignaturePointErrorID() common.Hash {
	return common.HexToHash("0x82d858fa53ddbe9cd804b8bedfcb18928f24d02f96282d07e128b1404d9f9d21")
}

// UnpackSignaturePointError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignaturePoint()
func (drandBeacon *DrandBeacon) UnpackSignaturePointError(raw []byte) (*DrandBeaconSignaturePoint, error) {
	out := new(DrandBeaconSignaturePoint)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "SignaturePoint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconSignatureRefused represents a SignatureRefused error raised by the DrandBeacon contract.
type DrandBeaconSignatureRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignatureRefused()
func DrandBeaconSignatureRefusedErrorID() common.Hash {
	return common.HexToHash("0xdd3de26ac77b14df2c54d676852fcdd8658bb754e142c296ddfd09e03936285b")
}

// UnpackSignatureRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignatureRefused()
func (drandBeacon *DrandBeacon) UnpackSignatureRefusedError(raw []byte) (*DrandBeaconSignatureRefused, error) {
	out := new(DrandBeaconSignatureRefused)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "SignatureRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconZeroGenesis represents a ZeroGenesis error raised by the DrandBeacon contract.
type DrandBeaconZeroGenesis struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroGenesis()
func DrandBeaconZeroGenesisErrorID() common.Hash {
	return common.HexToHash("0x221636f2721283f1545b2adc3ca09049cbbe47447058a75064cc105d861b7042")
}

// UnpackZeroGenesisError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroGenesis()
func (drandBeacon *DrandBeacon) UnpackZeroGenesisError(raw []byte) (*DrandBeaconZeroGenesis, error) {
	out := new(DrandBeaconZeroGenesis)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "ZeroGenesis", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// DrandBeaconZeroPeriod represents a ZeroPeriod error raised by the DrandBeacon contract.
type DrandBeaconZeroPeriod struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroPeriod()
func DrandBeaconZeroPeriodErrorID() common.Hash {
	return common.HexToHash("0x586e5acb9fa96ab5c7bf0ef5e40227980bda009a4439ecb1cf27a253073a844b")
}

// UnpackZeroPeriodError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroPeriod()
func (drandBeacon *DrandBeacon) UnpackZeroPeriodError(raw []byte) (*DrandBeaconZeroPeriod, error) {
	out := new(DrandBeaconZeroPeriod)
	if err := drandBeacon.abi.UnpackIntoInterface(out, "ZeroPeriod", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowMetaData contains all meta data concerning the Escrow contract.
var EscrowMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractICatalogue\",\"name\":\"catalogue\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"CATALOGUE\",\"outputs\":[{\"internalType\":\"contractICatalogue\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"DEAD\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"VERIFIER\",\"outputs\":[{\"internalType\":\"contractIGroth16Verifier\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"accept\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"acknowledge\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"root\",\"type\":\"uint256\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structIEscrow.Opening\",\"name\":\"before\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"root\",\"type\":\"uint256\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structIEscrow.Opening\",\"name\":\"afterwards\",\"type\":\"tuple\"},{\"internalType\":\"int32\",\"name\":\"value\",\"type\":\"int32\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"}],\"name\":\"answerPin\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"bondOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"cancel\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"listRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint256[]\",\"name\":\"traceRoots\",\"type\":\"uint256[]\"}],\"name\":\"commit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxBond\",\"type\":\"uint256\"}],\"name\":\"commitPin\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"commitmentOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"listRoot\",\"type\":\"bytes32\"},{\"internalType\":\"uint256[]\",\"name\":\"traceRoots\",\"type\":\"uint256[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"creditOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"demand\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"draw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"segment\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"}],\"name\":\"isProven\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"buyer\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"sampledKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"pinnedKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"beacon\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"k1\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"k2\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"programRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"modelRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"inputRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"checkpoint0\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"steps\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"segmentLength\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"workLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"stateLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"outputLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"scheme\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"leafBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Terms\",\"name\":\"terms\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"paymentToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"payment\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"stakeToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"stake\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"registry\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"reader\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"acceptBy\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"commitPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"readingPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"safetyDelay\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"drawPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"voidPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"provePeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint96\",\"name\":\"pinBond\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"pinBondStep\",\"type\":\"uint96\"},{\"internalType\":\"uint32\",\"name\":\"revealPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerMax\",\"type\":\"uint32\"},{\"internalType\":\"uint128\",\"name\":\"demandBond\",\"type\":\"uint128\"},{\"internalType\":\"uint32\",\"name\":\"demandPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instructions\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tensors\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"resultBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Settlement\",\"name\":\"settlement\",\"type\":\"tuple\"}],\"name\":\"jobId\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"jobOf\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"terms\",\"type\":\"address\"},{\"internalType\":\"enumIEscrow.State\",\"name\":\"state\",\"type\":\"uint8\"},{\"internalType\":\"bool\",\"name\":\"unpaid\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"acknowledged\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"due\",\"type\":\"uint64\"},{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"round\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"missing\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"commitment\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"readBy\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"pins\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"result\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"demandBy\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"openPins\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"demander\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"sharers\",\"type\":\"uint32\"},{\"internalType\":\"uint128\",\"name\":\"share\",\"type\":\"uint128\"}],\"internalType\":\"structIEscrow.Job\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"lapse\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"}],\"name\":\"lapsePin\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"pinner\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instruction\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"element\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Element\",\"name\":\"element\",\"type\":\"tuple\"},{\"internalType\":\"bytes32\",\"name\":\"salt\",\"type\":\"bytes32\"}],\"name\":\"pinHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"}],\"name\":\"pinOf\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"pinner\",\"type\":\"address\"},{\"internalType\":\"enumIEscrow.PinState\",\"name\":\"state\",\"type\":\"uint8\"},{\"internalType\":\"bool\",\"name\":\"answered\",\"type\":\"bool\"},{\"internalType\":\"uint64\",\"name\":\"due\",\"type\":\"uint64\"},{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"uint128\",\"name\":\"bond\",\"type\":\"uint128\"},{\"internalType\":\"uint64\",\"name\":\"committedAt\",\"type\":\"uint64\"},{\"internalType\":\"int32\",\"name\":\"value\",\"type\":\"int32\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instruction\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"element\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Element\",\"name\":\"element\",\"type\":\"tuple\"},{\"internalType\":\"uint8\",\"name\":\"size\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"position\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Pin\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"buyer\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"sampledKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"pinnedKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"beacon\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"k1\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"k2\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"programRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"modelRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"inputRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"checkpoint0\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"steps\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"segmentLength\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"workLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"stateLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"outputLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"scheme\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"leafBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Terms\",\"name\":\"terms\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"paymentToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"payment\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"stakeToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"stake\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"registry\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"reader\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"acceptBy\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"commitPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"readingPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"safetyDelay\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"drawPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"voidPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"provePeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint96\",\"name\":\"pinBond\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"pinBondStep\",\"type\":\"uint96\"},{\"internalType\":\"uint32\",\"name\":\"revealPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerMax\",\"type\":\"uint32\"},{\"internalType\":\"uint128\",\"name\":\"demandBond\",\"type\":\"uint128\"},{\"internalType\":\"uint32\",\"name\":\"demandPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instructions\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tensors\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"resultBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Settlement\",\"name\":\"settlement\",\"type\":\"tuple\"}],\"name\":\"post\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"segment\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"root\",\"type\":\"uint256\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structIEscrow.Opening\",\"name\":\"before\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"root\",\"type\":\"uint256\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"}],\"internalType\":\"structIEscrow.Opening\",\"name\":\"afterwards\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"}],\"name\":\"prove\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"readDigest\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"}],\"name\":\"reclaim\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"resign\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"resultOf\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instruction\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"element\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Element\",\"name\":\"element\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint64\",\"name\":\"elements\",\"type\":\"uint64\"},{\"internalType\":\"uint8\",\"name\":\"size\",\"type\":\"uint8\"},{\"internalType\":\"uint64\",\"name\":\"offset\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Tensor\",\"name\":\"tensor\",\"type\":\"tuple\"},{\"internalType\":\"bytes32[]\",\"name\":\"path\",\"type\":\"bytes32[]\"},{\"internalType\":\"bytes32\",\"name\":\"salt\",\"type\":\"bytes32\"}],\"name\":\"revealPin\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"result\",\"type\":\"bytes\"}],\"name\":\"serve\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"settle\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"termsOf\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"buyer\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"sampledKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"pinnedKey\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"beacon\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"k1\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"k2\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"},{\"internalType\":\"uint256\",\"name\":\"programRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"modelRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"inputRoot\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"checkpoint0\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"steps\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"segmentLength\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"workLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"stateLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"outputLeaves\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"scheme\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"leafBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Terms\",\"name\":\"\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"paymentToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"payment\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"stakeToken\",\"type\":\"address\"},{\"internalType\":\"uint128\",\"name\":\"stake\",\"type\":\"uint128\"},{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"registry\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"reader\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"acceptBy\",\"type\":\"uint64\"},{\"internalType\":\"uint32\",\"name\":\"commitPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"readingPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"safetyDelay\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"drawPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"voidPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"provePeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"window\",\"type\":\"uint32\"},{\"internalType\":\"uint96\",\"name\":\"pinBond\",\"type\":\"uint96\"},{\"internalType\":\"uint96\",\"name\":\"pinBondStep\",\"type\":\"uint96\"},{\"internalType\":\"uint32\",\"name\":\"revealPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerStep\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"answerMax\",\"type\":\"uint32\"},{\"internalType\":\"uint128\",\"name\":\"demandBond\",\"type\":\"uint128\"},{\"internalType\":\"uint32\",\"name\":\"demandPeriod\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instructions\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tensors\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"resultBytes\",\"type\":\"uint64\"}],\"internalType\":\"structIEscrow.Settlement\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"commitBy\",\"type\":\"uint64\"}],\"name\":\"Accepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"round\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"drawBy\",\"type\":\"uint64\"}],\"name\":\"Acknowledged\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"segment\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"missing\",\"type\":\"uint32\"}],\"name\":\"BatchProven\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"Cancelled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"listRoot\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256[]\",\"name\":\"traceRoots\",\"type\":\"uint256[]\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"readBy\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"round\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"drawBy\",\"type\":\"uint64\"}],\"name\":\"Committed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"round\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"value\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"proveBy\",\"type\":\"uint64\"}],\"name\":\"Drawn\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"int32\",\"name\":\"value\",\"type\":\"int32\"}],\"name\":\"PinAnswered\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"pinner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint128\",\"name\":\"bond\",\"type\":\"uint128\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"revealBy\",\"type\":\"uint64\"}],\"name\":\"PinCommitted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"}],\"name\":\"PinExpired\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"PinReclaimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"components\":[{\"internalType\":\"uint32\",\"name\":\"segment\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"step\",\"type\":\"uint32\"},{\"internalType\":\"uint32\",\"name\":\"instruction\",\"type\":\"uint32\"},{\"internalType\":\"uint64\",\"name\":\"element\",\"type\":\"uint64\"}],\"indexed\":false,\"internalType\":\"structIEscrow.Element\",\"name\":\"element\",\"type\":\"tuple\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"answerBy\",\"type\":\"uint64\"}],\"name\":\"PinRevealed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"buyer\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"acceptBy\",\"type\":\"uint64\"}],\"name\":\"Posted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"Refunded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"Resigned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"number\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"int32\",\"name\":\"proven\",\"type\":\"int32\"},{\"indexed\":false,\"internalType\":\"int32\",\"name\":\"served\",\"type\":\"int32\"}],\"name\":\"ResultContradicted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"demander\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"demandBy\",\"type\":\"uint64\"}],\"name\":\"ResultDemanded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"result\",\"type\":\"bytes\"}],\"name\":\"ResultServed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"Settled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"enumIEscrow.State\",\"name\":\"during\",\"type\":\"uint8\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"burned\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"share\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"sharers\",\"type\":\"uint32\"}],\"name\":\"Slashed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"voidBy\",\"type\":\"uint64\"}],\"name\":\"Stalled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"Voided\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"}],\"name\":\"WindowOpened\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"Withdrawn\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"AlreadyAcknowledged\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"AlreadyDemanded\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"job\",\"type\":\"bytes32\"}],\"name\":\"AlreadyPosted\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"segment\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"}],\"name\":\"AlreadyProven\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"bond\",\"type\":\"uint256\"}],\"name\":\"BondTooHigh\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoCredit\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoResult\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"segment\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"batch\",\"type\":\"uint64\"}],\"name\":\"NoSuchBatch\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoSuchElement\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"}],\"name\":\"NotAttested\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotDemanded\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotEnoughGas\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"root\",\"type\":\"uint256\"}],\"name\":\"RootRange\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"}],\"name\":\"StillAttested\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"StoreFailed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"from\",\"type\":\"uint64\"}],\"name\":\"TooEarly\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"until\",\"type\":\"uint64\"}],\"name\":\"TooLate\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Unanswered\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"want\",\"type\":\"address\"}],\"name\":\"WrongCaller\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongCheckpoint0\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"got\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"want\",\"type\":\"uint256\"}],\"name\":\"WrongCount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"got\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"want\",\"type\":\"uint256\"}],\"name\":\"WrongLength\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"}],\"name\":\"WrongPath\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"enumIEscrow.PinState\",\"name\":\"state\",\"type\":\"uint8\"}],\"name\":\"WrongPinState\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongReveal\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"enumIEscrow.State\",\"name\":\"state\",\"type\":\"uint8\"}],\"name\":\"WrongState\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"got\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"want\",\"type\":\"uint256\"}],\"name\":\"WrongTransfer\",\"type\":\"error\"}]",
	ID:  "074fbaccb0112bf5599bbe624530bb4d26",
	Bin: "0x60c060405234801561000f575f5ffd5b506040516160e43803806160e483398101604081905261002e916100c3565b6001600160a01b038116608081905260408051632b7ac3f360e01b81529051632b7ac3f3916004808201926020929091908290030181865afa158015610076573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061009a91906100c3565b6001600160a01b031660a052506100e5565b6001600160a01b03811681146100c0575f5ffd5b50565b5f602082840312156100d3575f5ffd5b81516100de816100ac565b9392505050565b60805160a051615fbb6101295f395f8181610260015281816106be0152610ae101525f81816104a4015281816110320152818161245801526140400152615fbb5ff3fe608060405234801561000f575f5ffd5b50600436106101e7575f3560e01c80638712d4ed11610109578063affe000e1161009e578063e4725ba11161006e578063e4725ba1146104c6578063f59eda9f146104d9578063f940e385146104ec578063fdfba10a146104ff575f5ffd5b8063affe000e1461044b578063be5170c01461046b578063c4d252f51461048c578063d10ad02b1461049f575f5ffd5b80639b867245116100d95780639b867245146103dc578063a0f78c7614610404578063a10bb80614610417578063aeca1fcb14610438575f5ffd5b80638712d4ed14610390578063961bdd90146103a357806396ab5141146103b6578063987757dd146103c9575f5ffd5b806332bea6481161017f5780636dfc34471161014f5780636dfc34471461032757806375865db71461034757806377c2498f1461035a5780637fe0bc8e1461036d575f5ffd5b806332bea648146102db5780634779dae5146102ee5780634947c685146103015780635a31613b14610314575f5ffd5b80630fb585ba116101ba5780630fb585ba146102825780631d8e2e4e1461029557806321100a74146102a85780632960a461146102c8575f5ffd5b8063035ec584146101eb57806303fd2a4514610225578063071fa5981461024657806308c84e701461025b575b5f5ffd5b6102126101f93660046148c9565b5f60208181529281526040808220909352908152205481565b6040519081526020015b60405180910390f35b61022e61dead81565b6040516001600160a01b03909116815260200161021c565b610259610254366004614973565b610512565b005b61022e7f000000000000000000000000000000000000000000000000000000000000000081565b610212610290366004614a32565b6108d6565b6102596102a3366004614a65565b610901565b6102bb6102b6366004614a32565b610db3565b60405161021c9190614b0a565b6102126102d6366004614dd4565b610ddf565b6102596102e9366004614a32565b610df1565b6102126102fc366004614dd4565b611001565b61025961030f366004614f2e565b6111d3565b610259610322366004614a32565b61145c565b61033a610335366004614f75565b61154e565b60405161021c9190614fc0565b610259610355366004614f75565b611715565b610259610368366004614a32565b6118a7565b61038061037b3660046150e4565b611b8c565b604051901515815260200161021c565b61025961039e366004614f2e565b611bff565b6102126103b1366004615133565b611d74565b6102596103c43660046151b7565b611d81565b6102596103d7366004614a32565b611fd9565b6103ef6103ea366004615205565b612104565b60405163ffffffff909116815260200161021c565b610259610412366004614f2e565b612300565b61042a610425366004614a32565b6125ff565b60405161021c929190615268565b610259610446366004614f75565b6126d7565b61045e610459366004614a32565b612871565b60405161021c9190615290565b61047e610479366004614a32565b612a59565b60405161021c929190615868565b61025961049a366004614a32565b612a88565b61022e7f000000000000000000000000000000000000000000000000000000000000000081565b6102596104d4366004614a32565b612afd565b6102596104e7366004615885565b612c3b565b6102596104fa3660046148c9565b6130ba565b61021261050d366004614a32565b61316d565b5f61051e8860056132b1565b90505f61052a82613318565b825490915061054890600160b81b90046001600160401b0316613341565b5f610554828a8a613379565b5f8b8152600360209081526040808320600885901c845290915290205490915060ff82161c6001908116146105b457604051631e6522ff60e01b81526001600160401b03808b166004830152891660248201526044015b60405180910390fd5b5f6105cd84848c6001600160401b03168b8b600961341d565b905061060e8b858c6001600160401b03168c6001600160401b03168860010160149054906101000a90046001600160401b03166001600160401b0316613688565b815f8151811061062057610620615917565b60200260200101818152505061068484600301548c8c6001600160401b03168460058151811061065257610652615917565b60200260200101518560068151811061066d5761066d615917565b60200260200101518e6001600160401b0316613764565b8160088151811061069757610697615917565b60209081029190910101526040808401519051633f9ba6d560e11b81526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691637f374daa916106f891908a908a908790600401615953565b602060405180830381865afa158015610713573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107379190615989565b61075457604051630c372c0160e41b815260040160405180910390fd5b5f8b8152600360209081526040808320600886901c845290915281208054600160ff861681901b9091189091558581015461079c9190600160e01b900463ffffffff166159bc565b60018601805463ffffffff8316600160e01b026001600160e01b039091161790556040519091508c907f42d2ff10401272cf094003f71082e446f53d02c020cad7ca3b93b8fbba350d409061081b908e908e9086906001600160401b03938416815291909216602082015263ffffffff91909116604082015260600190565b60405180910390a28063ffffffff165f036108c8575f61083a866137fb565b865460ff60a01b1916600360a11b1787556101c08101519091506108639063ffffffff16613820565b865467ffffffffffffffff60b81b1916600160b81b6001600160401b0392831681029190911780895560405191900490911681528d907f82e123ab999514d6134e5067ab3d79a23b6a1a8a263ca6019c224cf3867a10399060200160405180910390a2505b505050505050505050505050565b5f5f6108e18361382b565b90505f6108ed826137fb565b90506108f9828261387b565b949350505050565b5f61090d8860066132b1565b90505f610922898963ffffffff1660026138c2565b805490915061094090600160b01b90046001600160401b0316613341565b5f5f61094b84613934565b60408051608081018252600387015463ffffffff808216808452640100000000830482166020850152600160401b830490911693830193909352600160601b90046001600160401b031660608201529294509092505f906109b390879086908e8e600c61341d565b90506109d18d87845f015163ffffffff168f63ffffffff165f613688565b815f815181106109e3576109e3615917565b602002602001018181525050816020015163ffffffff1681600881518110610a0d57610a0d615917565b602002602001018181525050816040015163ffffffff1681600981518110610a3757610a37615917565b60200260200101818152505081606001516001600160401b031681600a81518110610a6457610a64615917565b6020026020010181815250505f8960030b12610a83578860030b610aa7565b8860030b610a90906159d8565b610aa7905f516020615f9b5f395f51905f526159f2565b81600b81518110610aba57610aba615917565b60209081029190910101526060840151604051633f9ba6d560e11b81526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691637f374daa91610b1b91908c908c908790600401615953565b602060405180830381865afa158015610b36573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b5a9190615989565b610b7757604051630c372c0160e41b815260040160405180910390fd5b5050600483015460ff1615801590610b9b575060048401546001600160a01b031615155b15610c19575f610bab858561395f565b90508760030b8160030b14610c17576040805160038a810b825283900b602082015263ffffffff8d16918e917f961c5f970c0722a5b5cd8ac2b18337c109f0316ad1ea0379990ac6dc59c3e4c8910160405180910390a3610c0d8c60016139fc565b5050505050610daa565b505b825460028401805463ffffffff8a8116600160c01b0263ffffffff60c01b199092169190911790915561ffff60a01b1990911661010360a01b178455600485018054600160e01b900490911690601c610c7183615a05565b825463ffffffff9182166101009390930a928302919092021990911617905550815183546001600160a01b03908116911614610ce657600584018054600160a01b900463ffffffff16906014610cc683615a05565b91906101000a81548163ffffffff021916908363ffffffff160217905550505b60408101516001850154600285810154610d2593926001600160a01b031691610d17916001600160801b0316615a37565b6001600160801b0316613b58565b6040810151600284810154610d64929161dead91610d4c91906001600160801b0316615a37565b6002870154610d1791906001600160801b0316615a64565b604051600388900b815263ffffffff8b16908c907f39e4999b926dfbf4fec12b9f3280947b5b420dca201ef147f80621ebd5c1ee5b9060200160405180910390a3505050505b50505050505050565b5f81815260016020526040902060040154606090610dd9906001600160a01b0316613b96565b92915050565b5f610dea8383613bd8565b9392505050565b5f81815260016020526040902060038154600160a01b900460ff16600b811115610e1d57610e1d614f98565b14158015610e48575060058154600160a01b900460ff16600b811115610e4557610e45614f98565b14155b8015610e71575060068154600160a01b900460ff16600b811115610e6e57610e6e614f98565b14155b15610e9c57805460405163e37d4aeb60e01b81526105ab91600160a01b900460ff1690600401615a83565b5f5f610ea783613934565b915091508060c001516001600160a01b0316336001600160a01b031614610ed3578151610ed390613c59565b8254610eee90600160b81b90046001600160401b0316613341565b60058301546001600160a01b031615610f1a5760405163afb6e2bb60e01b815260040160405180910390fd5b8061032001516001600160401b03165f03610f4857604051630841ad7d60e11b815260040160405180910390fd5b6005830180546001600160a01b031916331790556102c0810151610f719063ffffffff16613820565b60048401805467ffffffffffffffff60a01b1916600160a01b6001600160401b03938416810291909117918290556040805133815291909204909216602083015285917fb459f56f20c26f7c28d4515e9910e0e6f765b39505a11fbb718f0fe41ac8692d910160405180910390a2610ffb8160400151826102a001516001600160801b0316613c8d565b50505050565b5f61100e835f0151613c59565b61101b8260e00151613341565b604051631802252960e01b81526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906318022529906110699086908690600401615868565b5f6040518083038186803b15801561107f575f5ffd5b505afa158015611091573d5f5f3e3d5ffd5b5050505061109f8383613bd8565b5f8181526001602052604081209192508154600160a01b900460ff16600b8111156110cc576110cc614f98565b146110ed57604051630838d09f60e31b8152600481018390526024016105ab565b805460e08401516affffffffffffffff0000ff60a01b19909116600160b81b6001600160401b039092169190910217600160a01b17815560405161114f9061113b9086908690602001615868565b604051602081830303815290604052613dac565b81546001600160a01b0319166001600160a01b03918216178255845160e08501516040516001600160401b03909116815291169083907f62e12875b94e0062c50aea29c132ff7654ca73777fe5ff4b9a6fdcc7046a05c29060200160405180910390a36111cc835f015184602001516001600160801b0316613c8d565b5092915050565b5f83815260016020526040812060048101549091600160a01b9091046001600160401b0316900361121757604051633634733b60e01b815260040160405180910390fd5b600181015461122e906001600160a01b0316613c59565b600481015461124c90600160a01b90046001600160401b0316613341565b5f5f61125783613934565b915091505f8261018001516001600160401b03168261032001516001600160401b03166112849190615a91565b90508481146112b05760405163b863f04160e01b815260048101869052602481018290526044016105ab565b60048401805467ffffffffffffffff60a01b19169055604080516020601f88018190048102820181019092528681526113029188908890819084018382808284375f92019190915250613dac92505050565b6004850180546001600160a01b0319166001600160a01b03928316179055604083015160018601546102a08501516113479391909116906001600160801b0316613b58565b867f413254b0ff4fedd5c7542267292600b0c8f3670960d38e06f99f6fb2a8f4c16e8787604051611379929190615aa8565b60405180910390a260068454600160a01b900460ff16600b8111156113a0576113a0614f98565b1480156113d657506113bc826101c0015163ffffffff16613820565b84546001600160401b03918216600160b81b909104909116105b15610daa576113ef826101c0015163ffffffff16613820565b845467ffffffffffffffff60b81b1916600160b81b6001600160401b03928316810291909117808755604051919004909116815287907f82e123ab999514d6134e5067ab3d79a23b6a1a8a263ca6019c224cf3867a1039906020015b60405180910390a250505050505050565b5f6114688260026132b1565b90505f5f61147583613934565b60018501549193509150611491906001600160a01b0316613c59565b82546114ac90600160b81b90046001600160401b0316613341565b6114b68133613e1b565b156114d65760405163a400221d60e01b81523360048201526024016105ab565b825460ff60a01b1916600960a01b1783556114f2838383613ef1565b60408101516001840154606083015161151e92916001600160a01b0316906001600160801b0316613b58565b60405184907ffe509803c09416b28ff3d8f690c8b0c61462a892c46d5430c8fb20abe472daf0905f90a250505050565b6040805161016080820183525f80835260208084018290528385018290526060808501839052608080860184905260a0860184905260c0860184905260e0860184905286519081018752838152808301849052808701849052908101839052610100850152610120840182905261014084018290528682526002815284822063ffffffff87168352815290849020845192830190945283546001600160a01b03811683529293919290830190600160a01b900460ff16600381111561161557611615614f98565b600381111561162657611626614f98565b8152815460ff600160a81b8204811615156020808501919091526001600160401b03600160b01b9093048316604080860191909152600186015460608087019190915260028701546001600160801b038116608080890191909152600160801b8204871660a0890152600160c01b909104600390810b60c08901528351918201845288015463ffffffff80821683526401000000008204811695830195909552600160401b810490941692810192909252600160601b90920484169181019190915260e08401526004909301549283166101008084019190915290920490911661012090910152905092915050565b5f61172183600a6132b1565b5f84815260026020908152604080832063ffffffff87168452909152902090915060018154600160a01b900460ff16600381111561176157611761614f98565b1415801561178c575060028154600160a01b900460ff16600381111561178957611789614f98565b14155b156117b75780546040516310e31cf760e01b81526105ab91600160a01b900460ff1690600401615abb565b5f5f6117c284613934565b6002808601549294509092506001600160801b03909116908454600160a01b900460ff1660038111156117f7576117f7614f98565b1480156118135750825184546001600160a01b03908116911614155b15611833576006850154611830906001600160801b031682615ac9565b90505b8354600360a01b60ff60a01b198216178555604083015161185d916001600160a01b031683613b58565b8563ffffffff16877f7f34a88d7d7ee8bcfe6acb0fe0639a76eca86ec54d3f4e3707d40df5680311bc8360405161189691815260200190565b60405180910390a350505050505050565b5f81815260016020526040812080546004820154919260ff600160a01b92839004169290916001600160401b03910416158015906118f857506004830154600160a01b90046001600160401b031642115b90508061196b57600182600b81111561191357611913614f98565b10806119305750600582600b81111561192e5761192e614f98565b115b15611950578160405163e37d4aeb60e01b81526004016105ab9190615a83565b825461196b90600160b81b90046001600160401b0316613f35565b5f5f61197685613934565b9150915082806119975750600284600b81111561199557611995614f98565b145b806119b35750600584600b8111156119b1576119b1614f98565b145b156119c7576119c2865f6139fc565b611b84565b600184600b8111156119db576119db614f98565b03611a2b57845460ff60a01b1916600960a01b1785556119fc858383613ef1565b60405186907ffe509803c09416b28ff3d8f690c8b0c61462a892c46d5430c8fb20abe472daf0905f90a2611b84565b600384600b811115611a3f57611a3f614f98565b03611b1257845460ff60a01b1916600160a21b178555610180810151610140820151600287015463ffffffff92831692611a8a921690600160a01b90046001600160401b0316615adc565b611a949190615adc565b85546001600160401b0391909116600160b81b0267ffffffffffffffff60b81b19909116178555611ac6858383613ef1565b8454604051600160b81b9091046001600160401b0316815286907fde8c662ba3350f0081dfedb59c05c86fdab3aef6057faea9398a72f1c0afe3349060200160405180910390a2611b84565b845460ff60a01b1916600b60a01b178555604081015160018601546060830151611b4f92916001600160a01b0316906001600160801b0316613b58565b611b598582613f50565b60405186907f628aa5a39bfb120b7f81de1e33db15545fe0d6ba9454f7d2b51f50949d0f8e62905f90a25b505050505050565b5f5f611b978561382b565b60028101549091506001600160a01b031615801590611bf65750611bf485611bc8611bc184613318565b8787613379565b5f918252600360209081526040808420600884901c855290915290912054600160ff9092161c81161490565b155b95945050505050565b5f611c0b8460036132b1565b90505f5f611c1883613934565b915091508060c001516001600160a01b0316336001600160a01b031614611cab575f5f611c4e611c478961316d565b8888613fb6565b5090925090505f816003811115611c6757611c67614f98565b141580611c8a57508260c001516001600160a01b0316826001600160a01b031614155b15611ca8576040516306ad488360e31b815260040160405180910390fd5b50505b8254600160b01b900460ff1615611cd5576040516347b9f43760e01b815260040160405180910390fd5b6002830154611cf390600160a01b90046001600160401b0316613341565b825460ff60b01b1916600160b01b178355611d1083838342613ffd565b60018301548354604080516001600160401b03600160a01b90940484168152600160b81b909204909216602082015287917f7145341a54cccaad02f7af2b46f554561c77e2309758e892c54ae48d16e6a8ea910160405180910390a2505050505050565b5f611bf6858585856141b7565b5f611d8d8560026132b1565b90505f5f611d9a83613934565b60018501549193509150611db6906001600160a01b0316613c59565b8254611dd190600160b81b90046001600160401b0316613341565b611ddb8133613e1b565b611dfa57604051637ca8736160e01b81523360048201526024016105ab565b611e0382614213565b8414611e355783611e1383614213565b604051631e8deeaf60e31b8152600481019290925260248201526044016105ab565b5f5b84811015611e6857611e60868683818110611e5457611e54615917565b90506020020135614250565b600101611e37565b50825460ff60a01b1916600360a01b17835560e082015160c08301515f91611e8f91615afb565b611ea2906001600160401b031686615a91565b90505f5b81811015611ee1575f898152600360209081526040808320600885901c845290915290205f199055611eda61010082615ac9565b9050611ea6565b506001840180546001600160e01b0316600160e01b63ffffffff841602179055604051611f1a9061113b90899089908990602001615b28565b846002015f6101000a8154816001600160a01b0302191690836001600160a01b03160217905550611f60848484611f5b86610120015163ffffffff16613820565b613ffd565b6002840154600185015485546040518b937f36ee67b1adba1eb7ad87bc3e943c2605bb56fc076a1ca5592938a5ef164a3c7393611fc7938d938d938d936001600160401b03600160a01b9283900481169492909104811692600160b81b9092041690615b59565b60405180910390a25050505050505050565b5f611fe58260066132b1565b805490915061200390600160b81b90046001600160401b0316613f35565b6004810154600160e01b900463ffffffff1615158061203557506004810154600160a01b90046001600160401b031615155b15612053576040516377c4b67160e11b815260040160405180910390fd5b5f61205d826137fb565b825460ff60a01b1916600760a01b17808455909150600160a81b900460ff166120a9578051600183015460208301516120a992916001600160a01b0316906001600160801b0316613b58565b6040810151600183015460608301516120d592916001600160a01b0316906001600160801b0316613b58565b60405183907fd647759a2f3297cba8e32e398356f87d2583ecaaad1741fc2d5f7d67fd861984905f90a2505050565b5f5f6121118560066132b1565b90505f61211d826137fb565b825490915061213b90600160b81b90046001600160401b0316613341565b5f612146838361387b565b90508481111561216c576040516379b8373360e01b8152600481018290526024016105ab565b600283018054600160e01b900463ffffffff1690601c61218b83615bb4565b91906101000a81548163ffffffff021916908363ffffffff160217905550935082600401601c81819054906101000a900463ffffffff16809291906121cf90615bb4565b82546101009290920a63ffffffff8181021990931691831602179091555f8981526002602090815260408083208985168452909152902080546001600160a81b0319163360ff60a01b191617600160a01b1781556102208501519092506122369116613820565b815467ffffffffffffffff60b01b1916600160b01b6001600160401b03928316810291909117808455600184018a90556002840180546001600160801b038781166001600160c01b031990921691909117600160801b42871602179182905560408051338152929091166020830152929091049092169082015263ffffffff86169089907f56e78cea1fe602f03b43b9f2a21cfe3e44fb4ba4927627fba68c861c801a26659060600160405180910390a36122f5836040015183613c8d565b505050509392505050565b5f83815260016020526040902060038154600160a01b900460ff16600b81111561232c5761232c614f98565b14158015612357575060048154600160a01b900460ff16600b81111561235457612354614f98565b14155b1561238257805460405163e37d4aeb60e01b81526105ab91600160a01b900460ff1690600401615a83565b5f5f61238d83613934565b9150915080610140015163ffffffff168360020160149054906101000a90046001600160401b03166123bf9190615adc565b6001600160401b031642101561241f5761014081015160028401546123fa9163ffffffff1690600160a01b90046001600160401b0316615adc565b60405163d606d83f60e01b81526001600160401b0390911660048201526024016105ab565b825461243a90600160b81b90046001600160401b0316613341565b6080820151604051635c7ba91160e01b81525f916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001691635c7ba9119161248f9160040190815260200190565b602060405180830381865afa1580156124aa573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124ce9190615bd8565b6001600160a01b031663f7ddea5a8560010160149054906101000a90046001600160401b031688886040518463ffffffff1660e01b815260040161251493929190615bf3565b602060405180830381865afa15801561252f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906125539190615c15565b845460ff60a01b1916600560a01b178555600385018190556101a08301519091506125839063ffffffff16613820565b845467ffffffffffffffff60b81b1916600160b81b6001600160401b03928316810291909117808755600187015460408051600160a01b9092048516825260208201869052929091049092169082015287907f4808bb2e204a234adfbb2e13853949cbdb5ab8317184a2d56de5d9b43da272bd9060600161144b565b5f60605f61260c84614280565b9050612618815f6142d2565b92506001602061262783613b96565b516126329190615c2c565b61263c91906159f2565b6001600160401b0381111561265357612653614b3f565b60405190808252806020026020018201604052801561267c578160200160208202803683370190505b5091505f5b82518110156126d0576126a982612699836001615ac9565b6126a4906020615a91565b6142d2565b5f1c8382815181106126bd576126bd615917565b6020908102919091010152600101612681565b5050915091565b5f6126e38360066132b1565b5f84815260026020908152604080832063ffffffff87168452909152902090915060018154600160a01b900460ff16600381111561272357612723614f98565b1415801561274e575060028154600160a01b900460ff16600381111561274b5761274b614f98565b14155b156127795780546040516310e31cf760e01b81526105ab91600160a01b900460ff1690600401615abb565b805461279490600160b01b90046001600160401b0316613f35565b60028154600160a01b900460ff1660038111156127b3576127b3614f98565b036127c357610ffb8460016139fc565b805460ff60a01b1916600360a01b178155600482018054600160e01b900463ffffffff1690601c6127f383615a05565b91906101000a81548163ffffffff021916908363ffffffff1602179055505061283961281e836137fb565b60400151600283015461dead906001600160801b0316613b58565b60405163ffffffff84169085907f951235fac6920475bbd4bb13a039a74aa8dc51a443eef53e2a3e542a740a8fcd905f90a350505050565b60408051610240810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526101408101829052610160810182905261018081018290526101a081018290526101c081018290526101e0810182905261020081018290526102208101919091525f828152600160209081526040918290208251610240810190935280546001600160a01b03811684529091830190600160a01b900460ff16600b81111561294a5761294a614f98565b600b81111561295b5761295b614f98565b8152815460ff600160a81b8204811615156020840152600160b01b820416151560408301526001600160401b03600160b81b9091048116606083015260018301546001600160a01b038082166080850152600160a01b808304841660a086015263ffffffff600160e01b93849004811660c0870152600287015480841660e088015282810486166101008801528490048116610120870152600387015461014087015260048701548084166101608801528281049095166101808701529290930482166101a085015260058501549081166101c085015291909104166101e08201526006909101546001600160801b03166102009091015292915050565b612a6161473c565b612a696147d7565b5f612a738461382b565b9050612a7e81613934565b9250925050915091565b5f612a948260016132b1565b90505f5f612aa183613934565b91509150612ab1825f0151613c59565b825460ff60a01b1916600160a31b178355612acd838383613ef1565b60405184907fbaa1eb22f2a492ba1a5fea61b8df4d27c6c8b5f3971e63bb58fa14ff72eedb70905f90a250505050565b5f612b098260016132b1565b90505f612b15826137fb565b60808101519091506001600160a01b031615612b3857612b388160800151613c59565b8154612b5390600160b81b90046001600160401b0316613341565b612b5d8133613e1b565b612b7c57604051637ca8736160e01b81523360048201526024016105ab565b815460ff60a01b1916600160a11b1782556001820180546001600160a01b03191633179055610100810151612bb69063ffffffff16613820565b825467ffffffffffffffff60b81b1916600160b81b6001600160401b039283168102919091178085556040519190049091168152339084907f52593137b6df4a7dc3855b943917fb9efaa78b3a454963a9ccfae8e7ce20e21d9060200160405180910390a3612c36816040015182606001516001600160801b0316613c8d565b505050565b5f612c478860066132b1565b90505f612c5c898963ffffffff1660016138c2565b8054909150612c73906001600160a01b0316613c59565b6002810154612c9190600160801b90046001600160401b0316613f35565b8054612cac90600160b01b90046001600160401b0316613341565b8060010154612cbd8a338a876141b7565b14612cdb57604051631b9a273b60e11b815260040160405180910390fd5b5f5f612ce684613934565b915091505f612cf483614213565b612d0160208c018c615c3f565b63ffffffff16108015612d4c5750612d34612d1f60208c018c615c3f565b63ffffffff16846142e590919063ffffffff16565b612d4460408c0160208d01615c3f565b63ffffffff16105b8015612d845750612d6060208a018a615c5a565b6001600160401b0316612d7960808c0160608d01615c5a565b6001600160401b0316105b905080612da457604051637d7cde1f60e01b815260040160405180910390fd5b6103008201516102e0830151612de1919063ffffffff16612dcb60608e0160408f01615c3f565b63ffffffff16612dda8d614345565b8c8c614397565b612e1757612df560608b0160408c01615c3f565b60405163f9683b8360e01b815263ffffffff90911660048201526024016105ab565b60048501545f90612e3790600190600160e01b900463ffffffff166159bc565b63ffffffff1683610260015163ffffffff16612e539190615a91565b83610240015163ffffffff16612e699190615ac9565b855460ff60a01b1916600160a11b178655610280840151909150612eaa9063ffffffff168210612ea45783610280015163ffffffff16613820565b81613820565b85546001600160401b0391909116600160b01b0267ffffffffffffffff60b01b199091161785558a60038601612ee08282615c75565b50612ef3905060408b0160208c01615d13565b60048601805460ff191660ff92909216919091179055612f1960408b0160208c01615d13565b60ff16612f2c60808d0160608e01615c5a565b612f369190615d33565b6001600160401b0316612f4f60608c0160408d01615c5a565b6001600160401b03168461032001516001600160401b03168d6020016020810190612f7a9190615c3f565b63ffffffff16876101a001516001600160401b03168f5f016020810190612fa19190615c3f565b63ffffffff16612fb19190615a91565b612fbb9190615ac9565b612fc59190615a91565b612fcf9190615ac9565b612fd99190615ac9565b60048601805468ffffffffffffffff0019166101006001600160401b03939093169290920291909117905583516001600160a01b0316331461305457600586018054600160a01b900463ffffffff1690601461303483615bb4565b91906101000a81548163ffffffff021916908363ffffffff160217905550505b8b63ffffffff168d7f5c800fd4c148e467cc52a951684f89421ac20090207c7c7dcfd1aede3b7f316d8d885f0160169054906101000a90046001600160401b03166040516130a3929190615dbc565b60405180910390a350505050505050505050505050565b6001600160a01b038083165f908152602081815260408083209385168352929052908120549081900361310057604051630c56c38560e21b815260040160405180910390fd5b6001600160a01b038381165f818152602081815260408083209487168084529482528083209290925590518481527fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb910160405180910390a3612c366001600160a01b03841683836144d3565b5f610dd98261318361317e85614280565b613b96565b8051602091820120604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f818501527fad2d13487da3b4b519c98ea25d030a0474087b3a93cf8d5a269101fb2af7fe8d818301527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a0808301919091528251808303909101815260c0820183528051908501207fe95ac1ee5815e20435ef6914e7a80f9415b34444b26ebfb683c3b70ab03a5acf60e083015261010082019590955261012080820193909352815180820390930183526101408101825282519284019290922061190160f01b61016084015261016283019490945261018280830194909452805180830390940184526101a29091019052815191012090565b5f82815260016020526040902081600b8111156132d0576132d0614f98565b8154600160a01b900460ff16600b8111156132ed576132ed614f98565b14610dd957805460405163e37d4aeb60e01b81526105ab91600160a01b900460ff1690600401615a83565b61332061473c565b8154819061333b906001600160a01b03165f83610260614508565b50919050565b806001600160401b0316421115613376576040516326b39d0360e11b81526001600160401b03821660048201526024016105ab565b50565b5f5f8460e001518560c0015161338f9190615afb565b6001600160401b031690506133a385614213565b846001600160401b03161015806133c3575080836001600160401b031610155b156133f4576040516305f6325f60e51b81526001600160401b038086166004830152841660248201526044016105ab565b826001600160401b031681856001600160401b03166134139190615a91565b611bf69190615ac9565b60028601546060906001600160a01b03165f61343982826142d2565b90505f61344589614213565b613450906001615ac9565b905061345c8735614250565b6134668635614250565b8715801561347a5750610160890151873514155b156134985760405163de09a1b360e01b815260040160405180910390fd5b6134b282828a8a356134ad60208d018d615de0565b614397565b6134d25760405163f9683b8360e01b8152600481018990526024016105ab565b6134f182826134e28b6001615ac9565b89356134ad60208c018c615de0565b61351c57613500886001615ac9565b60405163f9683b8360e01b81526004016105ab91815260200190565b846001600160401b0381111561353457613534614b3f565b60405190808252806020026020018201604052801561355d578160200160208202803683370190505b5093508861010001518460018151811061357957613579615917565b6020026020010181815250508861012001518460028151811061359e5761359e615917565b602002602001018181525050886101400151846003815181106135c3576135c3615917565b602002602001018181525050865f0135846004815181106135e6576135e6615917565b6020908102919091010152613600836126998a6001615ac9565b5f1c8460058151811061361557613615615917565b602002602001018181525050855f01358460068151811061363857613638615917565b60209081029190910101526101a089015161365c906001600160401b031689615a91565b8460078151811061366f5761366f615917565b6020026020010181815250505050509695505050505050565b60028401545f9081906136a4906001600160a01b0316826142d2565b6001870154604080517f4945366b8ff4f826d423505a3455c2c0573fa5be2dfe16f4c03902551e3edad160208201524691810191909152306060820152608081018a90526001600160a01b0390911660a082015260c0810182905260e08101879052610100810186905261012081018590525f61014082018190529192506101600160408051601f1981840301815291905280516020820120909150613758905f516020615f9b5f395f51905f5290615e25565b98975050505050505050565b604080517fe4dc1f33ca92dc765e1675ecaac35b5907dcf2117fa0bad884a04826f46bfc416020820152908101879052606081018690526080810185905260a0810184905260c0810183905260e081018290525f905f516020615f9b5f395f51905f529061010001604051602081830303815290604052805190602001205f1c6137ee9190615e25565b90505b9695505050505050565b6138036147d7565b8154819061333b906001600160a01b031661026083610340614508565b5f610dd98242615ac9565b5f818152600160205260408120908154600160a01b900460ff16600b81111561385657613856614f98565b03613876575f60405163e37d4aeb60e01b81526004016105ab9190615a83565b919050565b60048201546102008201515f916138a991600160e01b90910463ffffffff16906001600160601b0316615a91565b826101e001516001600160601b0316610dea9190615ac9565b5f83815260026020908152604080832085845290915290208160038111156138ec576138ec614f98565b8154600160a01b900460ff16600381111561390957613909614f98565b14610dea5780546040516310e31cf760e01b81526105ab91600160a01b900460ff1690600401615abb565b61393c61473c565b6139446147d7565b61394d83613318565b613956846137fb565b91509150915091565b600481810154908301545f9160ff8116918391613993916001600160a01b03169061010090046001600160401b03166142d2565b90505f805b838110156139d6576139ab816008615a91565b6139b6826008615a91565b6139c19060f86159f2565b84901c60ff16901b9190911790600101613998565b5060016139e4846008615a91565b6139ee91906159f2565b6137f1906001901b82615e38565b5f8281526001602052604081209080613a1483613934565b84549193509150600160a01b900460ff165f85613a31575f613a44565b6005850154600160a01b900463ffffffff165b90505f63ffffffff821615613a7a578163ffffffff1660028560600151613a6b9190615a37565b613a759190615a37565b613a7c565b5f5b6001600160801b031690505f613a9863ffffffff841683615a91565b85606001516001600160801b0316613ab091906159f2565b875460ff60a01b1916600560a11b1788556006880180546fffffffffffffffffffffffffffffffff19166001600160801b0385161790559050613af4878787613ef1565b613afe8786613f50565b613b0f856040015161dead83613b58565b887fd52d5ee09d04783e8a95b06fde9e2fc7de7ea08b15a4a3f7b559aa1f0467527085838587604051613b459493929190615e57565b60405180910390a2505050505050505050565b6001600160a01b038084165f9081526020818152604080832093861683529290529081208054839290613b8c908490615ac9565b9091555050505050565b60606001600160a01b0382163b8015613bc357613bbe835f613bb96001856159f2565b614516565b610dea565b5050604080515f815260208101909152919050565b5f7fd038de676015c12ec0219027ca8b08072d671d77de0c8ea51946d8eeeebe04e5600146308686604051602001613c109190615e86565b60405160208183030381529060405280519060200120604051602001613c3b96959493929190615e95565b60405160208183030381529060405280519060200120905092915050565b336001600160a01b03821614613376576040516329507dbf60e01b81526001600160a01b03821660048201526024016105ab565b6040516370a0823160e01b81523060048201525f906001600160a01b038416906370a0823190602401602060405180830381865afa158015613cd1573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613cf59190615c15565b9050613d0c6001600160a01b03841633308561456f565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038616906370a0823190602401602060405180830381865afa158015613d52573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613d769190615c15565b613d8091906159f2565b9050828114610ffb57604051637af0428960e01b815260048101829052602481018490526044016105ab565b5f5f82516001613dbc9190615ac9565b83604051602001613dce929190615ed9565b6040516020818303038152906040529050615fff835111613df4578051602082015ff091505b6001600160a01b03821661333b57604051636f7854ef60e01b815260040160405180910390fd5b60a08201515f906001600160a01b038116613e3a576001915050610dd9565b603f613e4a6207a1206040615a91565b613e549190615c2c565b613e6090614e20615ac9565b5a1015613e8057604051636eb14fc360e11b815260040160405180910390fd5b6040516001600160a01b03841660248201524260448201525f9060640160408051601f19818403018152919052602080820180516001600160e01b03166312c98f6b60e31b1781525f8080528351939450919290856207a120fa60015f5114601f3d11168116935050505092915050565b8254600160a81b900460ff1615613f0757505050565b825460ff60a81b1916600160a81b178355805182516020830151612c369291906001600160801b0316613b58565b806001600160401b03164211613376576123fa816001615adc565b6004820154600160a01b90046001600160401b03165f03613f6f575050565b60048201805467ffffffffffffffff60a01b19169055604081015160058301546102a0830151613fb292916001600160a01b0316906001600160801b0316613b58565b5050565b5f80806041849003613fea578435602086013560408701355f1a613fdc898285856145a5565b955095509550505050613ff4565b505f915060029050825b93509350939050565b60028401805467ffffffffffffffff60a01b1916600160a01b6001600160401b038416021790556080830151604051635c7ba91160e01b815260048101919091527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690635c7ba91190602401602060405180830381865afa15801561408d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906140b19190615bd8565b61014083015160405163a792ada760e01b81526001600160401b038416600482015263ffffffff90911660248201526001600160a01b03919091169063a792ada790604401602060405180830381865afa158015614111573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906141359190615f22565b8460010160146101000a8154816001600160401b0302191690836001600160401b0316021790555081610160015163ffffffff1682610140015163ffffffff16826141809190615adc565b61418a9190615adc565b84546001600160401b0391909116600160b81b0267ffffffffffffffff60b81b1990911617909355505050565b5f7f374307d3acaeb976967a590815fd09c5a78419c6b4e71fffc6bc5bf97c03368930868686866040516020016141f396959493929190615f3d565b604051602081830303815290604052805190602001209050949350505050565b6101a08101516101808201515f916001600160401b039081169160019161423c91849116615ac9565b61424691906159f2565b610dd99190615c2c565b5f516020615f9b5f395f51905f52811061337657604051631c2f07c960e11b8152600481018290526024016105ab565b5f818152600160205260409020600201546001600160a01b031680613876575f828152600160205260409081902054905163e37d4aeb60e01b81526105ab91600160a01b900460ff1690600401615a83565b5f6020600183015f853c50505f51919050565b5f5f836101a001516001600160401b0316836143019190615a91565b8461018001516001600160401b031661431a91906159f2565b9050836101a001516001600160401b03168110610dea57836101a001516001600160401b03166108f9565b5f60486143586060840160408501615c5a565b6001600160401b0316901b604061437484820160208601615d13565b60ff16901b6143866020850185615c5a565b6001600160401b0316171792915050565b5f8585106143a657505f6137f1565b6040515f602082018190526001600160c01b031960c088901b166021830152602982018690529060490160408051601f19818403018152919052805160209091012090505f5b60018811156144b8578787600118101561448d57838103614411575f925050506137f1565b5f85858361441e81615f82565b945081811061442f5761442f615917565b9050602002013590505f5f896001165f1461444b57828561444e565b84835b604051600160f81b6020820152602181018390526041810182905291935091506061016040516020818303038152906040528051906020012094505050505b614498600288615c2c565b965060026144a7896001615ac9565b6144b19190615c2c565b97506143ec565b80841480156144c657508882145b9998505050505050505050565b6144e0838383600161466d565b612c3657604051635274afe760e01b81526001600160a01b03841660048201526024016105ab565b806001840183863c50505050565b6060816001600160401b0381111561453057614530614b3f565b6040519080825280601f01601f19166020018201604052801561455a576020820181803683370190505b509050816001840160208301863c9392505050565b61457d8484848460016146cf565b610ffb57604051635274afe760e01b81526001600160a01b03851660048201526024016105ab565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156145de57505f91506003905082614663565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561462f573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661465a57505f925060019150829050614663565b92505f91508190505b9450945094915050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166146c35783831516156146b7573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661472b57838315161561471f573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60408051610260810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526101408101829052610160810182905261018081018290526101a081018290526101c081018290526101e081018290526102008101829052610220810182905261024081019190915290565b60408051610340810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526101408101829052610160810182905261018081018290526101a081018290526101c081018290526101e08101829052610200810182905261022081018290526102408101829052610260810182905261028081018290526102a081018290526102c081018290526102e08101829052610300810182905261032081019190915290565b6001600160a01b0381168114613376575f5ffd5b8035613876816148aa565b5f5f604083850312156148da575f5ffd5b82356148e5816148aa565b915060208301356148f5816148aa565b809150509250929050565b6001600160401b0381168114613376575f5ffd5b803561387681614900565b5f6040828403121561333b575f5ffd5b5f5f83601f84011261493f575f5ffd5b5081356001600160401b03811115614955575f5ffd5b60208301915083602082850101111561496c575f5ffd5b9250929050565b5f5f5f5f5f5f5f60c0888a031215614989575f5ffd5b87359650602088013561499b81614900565b955060408801356149ab81614900565b945060608801356001600160401b038111156149c5575f5ffd5b6149d18a828b0161491f565b94505060808801356001600160401b038111156149ec575f5ffd5b6149f88a828b0161491f565b93505060a08801356001600160401b03811115614a13575f5ffd5b614a1f8a828b0161492f565b989b979a50959850939692959293505050565b5f60208284031215614a42575f5ffd5b5035919050565b63ffffffff81168114613376575f5ffd5b803561387681614a49565b5f5f5f5f5f5f5f60c0888a031215614a7b575f5ffd5b873596506020880135614a8d81614a49565b955060408801356001600160401b03811115614aa7575f5ffd5b614ab38a828b0161491f565b95505060608801356001600160401b03811115614ace575f5ffd5b614ada8a828b0161491f565b94505060808801358060030b8114614af0575f5ffd5b925060a08801356001600160401b03811115614a13575f5ffd5b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b634e487b7160e01b5f52604160045260245ffd5b60405161034081016001600160401b0381118282101715614b8257634e487b7160e01b5f52604160045260245ffd5b60405290565b60405161026081016001600160401b0381118282101715614b8257634e487b7160e01b5f52604160045260245ffd5b80356001600160801b0381168114613876575f5ffd5b80356001600160601b0381168114613876575f5ffd5b5f6103408284031215614bf4575f5ffd5b614bfc614b53565b9050614c07826148be565b8152614c1560208301614bb7565b6020820152614c26604083016148be565b6040820152614c3760608301614bb7565b6060820152614c48608083016148be565b6080820152614c5960a083016148be565b60a0820152614c6a60c083016148be565b60c0820152614c7b60e08301614914565b60e0820152614c8d6101008301614a5a565b610100820152614ca06101208301614a5a565b610120820152614cb36101408301614a5a565b610140820152614cc66101608301614a5a565b610160820152614cd96101808301614a5a565b610180820152614cec6101a08301614a5a565b6101a0820152614cff6101c08301614a5a565b6101c0820152614d126101e08301614bcd565b6101e0820152614d256102008301614bcd565b610200820152614d386102208301614a5a565b610220820152614d4b6102408301614a5a565b610240820152614d5e6102608301614a5a565b610260820152614d716102808301614a5a565b610280820152614d846102a08301614bb7565b6102a0820152614d976102c08301614a5a565b6102c0820152614daa6102e08301614a5a565b6102e08201526103008281013590820152614dc86103208301614914565b61032082015292915050565b5f5f8284036105a0811215614de7575f5ffd5b610260811215614df5575f5ffd5b50614dfe614b88565b614e07846148be565b815260208481013590820152604080850135908201526060808501359082015260808085013590820152614e3d60a08501614914565b60a0820152614e4e60c08501614914565b60c0820152614e5f60e08501614914565b60e08201526101008481013590820152610120808501359082015261014080850135908201526101608085013590820152614e9d6101808501614914565b610180820152614eb06101a08501614914565b6101a0820152614ec36101c08501614914565b6101c0820152614ed66101e08501614914565b6101e0820152614ee96102008501614914565b610200820152614efc6102208501614914565b610220820152614f0f6102408501614914565b6102408201529150614f25846102608501614be3565b90509250929050565b5f5f5f60408486031215614f40575f5ffd5b8335925060208401356001600160401b03811115614f5c575f5ffd5b614f688682870161492f565b9497909650939450505050565b5f5f60408385031215614f86575f5ffd5b8235915060208301356148f581614a49565b634e487b7160e01b5f52602160045260245ffd5b60048110614fbc57614fbc614f98565b9052565b81516001600160a01b031681526101c081016020830151614fe46020840182614fac565b506040830151614ff8604084018215159052565b50606083015161501360608401826001600160401b03169052565b506080830151608083015260a083015161503860a08401826001600160801b03169052565b5060c083015161505360c08401826001600160401b03169052565b5060e083015161506860e084018260030b9052565b506101008301516150b961010084018263ffffffff815116825263ffffffff602082015116602083015263ffffffff60408201511660408301526001600160401b0360608201511660608301525050565b5061012083015160ff166101808301526101408301516001600160401b0381166101a08401526111cc565b5f5f5f606084860312156150f6575f5ffd5b83359250602084013561510881614900565b9150604084013561511881614900565b809150509250925092565b5f6080828403121561333b575f5ffd5b5f5f5f5f60e08587031215615146575f5ffd5b843593506020850135615158816148aa565b92506151678660408701615123565b9396929550929360c00135925050565b5f5f83601f840112615187575f5ffd5b5081356001600160401b0381111561519d575f5ffd5b6020830191508360208260051b850101111561496c575f5ffd5b5f5f5f5f606085870312156151ca575f5ffd5b843593506020850135925060408501356001600160401b038111156151ed575f5ffd5b6151f987828801615177565b95989497509550505050565b5f5f5f60608486031215615217575f5ffd5b505081359360208301359350604090920135919050565b5f8151808452602084019350602083015f5b8281101561525e578151865260209586019590910190600101615240565b5093949350505050565b828152604060208201525f6108f9604083018461522e565b600c8110614fbc57614fbc614f98565b81516001600160a01b03168152610240810160208301516152b46020840182615280565b5060408301516152c8604084018215159052565b5060608301516152dc606084018215159052565b5060808301516152f760808401826001600160401b03169052565b5060a083015161531260a08401826001600160a01b03169052565b5060c083015161532d60c08401826001600160401b03169052565b5060e083015161534560e084018263ffffffff169052565b506101008301516153626101008401826001600160a01b03169052565b5061012083015161537f6101208401826001600160401b03169052565b5061014083015161539961014084018263ffffffff169052565b506101608301516101608301526101808301516153c26101808401826001600160a01b03169052565b506101a08301516153df6101a08401826001600160401b03169052565b506101c08301516153f96101c084018263ffffffff169052565b506101e08301516154166101e08401826001600160a01b03169052565b5061020083015161543061020084018263ffffffff169052565b506102208301516111cc6102208401826001600160801b03169052565b80516001600160a01b031682526020810151602083015260408101516040830152606081015160608301526080810151608083015260a081015161549c60a08401826001600160401b03169052565b5060c08101516154b760c08401826001600160401b03169052565b5060e08101516154d260e08401826001600160401b03169052565b5061010081015161010083015261012081015161012083015261014081015161014083015261016081015161016083015261018081015161551f6101808401826001600160401b03169052565b506101a081015161553c6101a08401826001600160401b03169052565b506101c08101516155596101c08401826001600160401b03169052565b506101e08101516155766101e08401826001600160401b03169052565b506102008101516155936102008401826001600160401b03169052565b506102208101516155b06102208401826001600160401b03169052565b50610240810151612c366102408401826001600160401b03169052565b80516001600160a01b0316825260208101516155f460208401826001600160801b03169052565b50604081015161560f60408401826001600160a01b03169052565b50606081015161562a60608401826001600160801b03169052565b50608081015161564560808401826001600160a01b03169052565b5060a081015161566060a08401826001600160a01b03169052565b5060c081015161567b60c08401826001600160a01b03169052565b5060e081015161569660e08401826001600160401b03169052565b506101008101516156b061010084018263ffffffff169052565b506101208101516156ca61012084018263ffffffff169052565b506101408101516156e461014084018263ffffffff169052565b506101608101516156fe61016084018263ffffffff169052565b5061018081015161571861018084018263ffffffff169052565b506101a08101516157326101a084018263ffffffff169052565b506101c081015161574c6101c084018263ffffffff169052565b506101e08101516157696101e08401826001600160601b03169052565b506102008101516157866102008401826001600160601b03169052565b506102208101516157a061022084018263ffffffff169052565b506102408101516157ba61024084018263ffffffff169052565b506102608101516157d461026084018263ffffffff169052565b506102808101516157ee61028084018263ffffffff169052565b506102a081015161580b6102a08401826001600160801b03169052565b506102c08101516158256102c084018263ffffffff169052565b506102e081015161583f6102e084018263ffffffff169052565b50610300810151610300830152610320810151612c366103208401826001600160401b03169052565b6105a08101615877828561544d565b610dea6102608301846155cd565b5f5f5f5f5f5f5f87890361016081121561589d575f5ffd5b8835975060208901356158af81614a49565b96506158be8a60408b01615123565b9550606060bf19820112156158d1575f5ffd5b5060c0880193506101208801356001600160401b038111156158f1575f5ffd5b6158fd8a828b01615177565b989b979a5095989497959661014090950135949350505050565b634e487b7160e01b5f52603260045260245ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b848152606060208201525f61596c60608301858761592b565b828103604084015261597e818561522e565b979650505050505050565b5f60208284031215615999575f5ffd5b81518015158114610dea575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b63ffffffff8281168282160390811115610dd957610dd96159a8565b5f600160ff1b82016159ec576159ec6159a8565b505f0390565b81810381811115610dd957610dd96159a8565b5f63ffffffff821680615a1a57615a1a6159a8565b5f190192915050565b634e487b7160e01b5f52601260045260245ffd5b5f6001600160801b03831680615a4f57615a4f615a23565b806001600160801b0384160491505092915050565b6001600160801b038281168282160390811115610dd957610dd96159a8565b60208101610dd98284615280565b8082028115828204841417610dd957610dd96159a8565b602081525f6108f960208301848661592b565b60208101610dd98284614fac565b80820180821115610dd957610dd96159a8565b6001600160401b038181168382160190811115610dd957610dd96159a8565b5f6001600160401b03831680615b1357615b13615a23565b806001600160401b0384160491505092915050565b8381525f6001600160fb1b03831115615b3f575f5ffd5b8260051b8085602085013791909101602001949350505050565b86815260a06020820181905281018590525f6001600160fb1b03861115615b7e575f5ffd5b8560051b808860c08501376001600160401b039586166040840152938516606083015250921660808301520160c0019392505050565b5f63ffffffff821663ffffffff8103615bcf57615bcf6159a8565b60010192915050565b5f60208284031215615be8575f5ffd5b8151610dea816148aa565b6001600160401b0384168152604060208201525f611bf660408301848661592b565b5f60208284031215615c25575f5ffd5b5051919050565b5f82615c3a57615c3a615a23565b500490565b5f60208284031215615c4f575f5ffd5b8135610dea81614a49565b5f60208284031215615c6a575f5ffd5b8135610dea81614900565b8135615c8081614a49565b81546020840135615c9081614a49565b6040850135615c9e81614a49565b6bffffffff00000000000000008160401b1663ffffffff85166001600160601b031985161767ffffffff000000008460201b1617178555505050505f6060830135615ce881614900565b825467ffffffffffffffff60601b191660609190911b67ffffffffffffffff60601b16179091555050565b5f60208284031215615d23575f5ffd5b813560ff81168114610dea575f5ffd5b6001600160401b0381811683821602908116908181146111cc576111cc6159a8565b8035615d6081614a49565b63ffffffff1682526020810135615d7681614a49565b63ffffffff1660208301526040810135615d8f81614a49565b63ffffffff1660408301526060810135615da881614900565b6001600160401b0381166060840152505050565b60a08101615dca8285615d55565b6001600160401b03831660808301529392505050565b5f5f8335601e19843603018112615df5575f5ffd5b8301803591506001600160401b03821115615e0e575f5ffd5b6020019150600581901b360382131561496c575f5ffd5b5f82615e3357615e33615a23565b500690565b8181035f8312801583831316838312821617156111cc576111cc6159a8565b60808101615e658287615280565b84602083015283604083015263ffffffff8316606083015295945050505050565b6103408101610dd982846155cd565b86815260208101869052604081018590526001600160a01b03841660608201526103008101615ec7608083018561544d565b826102e0830152979650505050505050565b606160f81b815260f083901b6001600160f01b03191660018201526680600a3d393df360c81b600382015281515f908060208501600b85015e5f9201600b019182525092915050565b5f60208284031215615f32575f5ffd5b8151610dea81614900565b8681526001600160a01b03868116602083015260408201869052841660608201526101208101615f706080830185615d55565b82610100830152979650505050505050565b5f60018201615f9357615f936159a8565b506001019056fe30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001",
}

// Escrow is an auto generated Go binding around an Ethereum contract.
type Escrow struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *Escrow) GetABI() abi.ABI {
	return c.abi
}

// NewEscrow creates a new instance of Escrow.
func NewEscrow() *Escrow {
	parsed, err := EscrowMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &Escrow{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *Escrow) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address catalogue) returns()
func (escrow *Escrow) PackConstructor(catalogue common.Address) []byte {
	enc, err := escrow.abi.Pack("", catalogue)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackCATALOGUE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd10ad02b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function CATALOGUE() view returns(address)
func (escrow *Escrow) PackCATALOGUE() []byte {
	enc, err := escrow.abi.Pack("CATALOGUE")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCATALOGUE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd10ad02b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function CATALOGUE() view returns(address)
func (escrow *Escrow) TryPackCATALOGUE() ([]byte, error) {
	return escrow.abi.Pack("CATALOGUE")
}

// UnpackCATALOGUE is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd10ad02b.
//
// Solidity: function CATALOGUE() view returns(address)
func (escrow *Escrow) UnpackCATALOGUE(data []byte) (common.Address, error) {
	out, err := escrow.abi.Unpack("CATALOGUE", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackDEAD is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x03fd2a45.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function DEAD() view returns(address)
func (escrow *Escrow) PackDEAD() []byte {
	enc, err := escrow.abi.Pack("DEAD")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDEAD is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x03fd2a45.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function DEAD() view returns(address)
func (escrow *Escrow) TryPackDEAD() ([]byte, error) {
	return escrow.abi.Pack("DEAD")
}

// UnpackDEAD is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x03fd2a45.
//
// Solidity: function DEAD() view returns(address)
func (escrow *Escrow) UnpackDEAD(data []byte) (common.Address, error) {
	out, err := escrow.abi.Unpack("DEAD", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackVERIFIER is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x08c84e70.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function VERIFIER() view returns(address)
func (escrow *Escrow) PackVERIFIER() []byte {
	enc, err := escrow.abi.Pack("VERIFIER")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVERIFIER is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x08c84e70.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function VERIFIER() view returns(address)
func (escrow *Escrow) TryPackVERIFIER() ([]byte, error) {
	return escrow.abi.Pack("VERIFIER")
}

// UnpackVERIFIER is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x08c84e70.
//
// Solidity: function VERIFIER() view returns(address)
func (escrow *Escrow) UnpackVERIFIER(data []byte) (common.Address, error) {
	out, err := escrow.abi.Unpack("VERIFIER", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackAccept is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4725ba1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function accept(bytes32 job) returns()
func (escrow *Escrow) PackAccept(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("accept", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAccept is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4725ba1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function accept(bytes32 job) returns()
func (escrow *Escrow) TryPackAccept(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("accept", job)
}

// PackAcknowledge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8712d4ed.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acknowledge(bytes32 job, bytes signature) returns()
func (escrow *Escrow) PackAcknowledge(job [32]byte, signature []byte) []byte {
	enc, err := escrow.abi.Pack("acknowledge", job, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAcknowledge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8712d4ed.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function acknowledge(bytes32 job, bytes signature) returns()
func (escrow *Escrow) TryPackAcknowledge(job [32]byte, signature []byte) ([]byte, error) {
	return escrow.abi.Pack("acknowledge", job, signature)
}

// PackAnswerPin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1d8e2e4e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function answerPin(bytes32 job, uint32 number, (uint256,bytes32[]) before, (uint256,bytes32[]) afterwards, int32 value, bytes proof) returns()
func (escrow *Escrow) PackAnswerPin(job [32]byte, number uint32, before IEscrowOpening, afterwards IEscrowOpening, value int32, proof []byte) []byte {
	enc, err := escrow.abi.Pack("answerPin", job, number, before, afterwards, value, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnswerPin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1d8e2e4e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function answerPin(bytes32 job, uint32 number, (uint256,bytes32[]) before, (uint256,bytes32[]) afterwards, int32 value, bytes proof) returns()
func (escrow *Escrow) TryPackAnswerPin(job [32]byte, number uint32, before IEscrowOpening, afterwards IEscrowOpening, value int32, proof []byte) ([]byte, error) {
	return escrow.abi.Pack("answerPin", job, number, before, afterwards, value, proof)
}

// PackBondOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0fb585ba.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function bondOf(bytes32 job) view returns(uint256)
func (escrow *Escrow) PackBondOf(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("bondOf", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBondOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0fb585ba.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function bondOf(bytes32 job) view returns(uint256)
func (escrow *Escrow) TryPackBondOf(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("bondOf", job)
}

// UnpackBondOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0fb585ba.
//
// Solidity: function bondOf(bytes32 job) view returns(uint256)
func (escrow *Escrow) UnpackBondOf(data []byte) (*big.Int, error) {
	out, err := escrow.abi.Unpack("bondOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc4d252f5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancel(bytes32 job) returns()
func (escrow *Escrow) PackCancel(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("cancel", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc4d252f5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancel(bytes32 job) returns()
func (escrow *Escrow) TryPackCancel(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("cancel", job)
}

// PackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x96ab5141.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commit(bytes32 job, bytes32 listRoot, uint256[] traceRoots) returns()
func (escrow *Escrow) PackCommit(job [32]byte, listRoot [32]byte, traceRoots []*big.Int) []byte {
	enc, err := escrow.abi.Pack("commit", job, listRoot, traceRoots)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x96ab5141.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commit(bytes32 job, bytes32 listRoot, uint256[] traceRoots) returns()
func (escrow *Escrow) TryPackCommit(job [32]byte, listRoot [32]byte, traceRoots []*big.Int) ([]byte, error) {
	return escrow.abi.Pack("commit", job, listRoot, traceRoots)
}

// PackCommitPin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9b867245.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitPin(bytes32 job, bytes32 hash, uint256 maxBond) returns(uint32 number)
func (escrow *Escrow) PackCommitPin(job [32]byte, hash [32]byte, maxBond *big.Int) []byte {
	enc, err := escrow.abi.Pack("commitPin", job, hash, maxBond)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitPin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9b867245.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitPin(bytes32 job, bytes32 hash, uint256 maxBond) returns(uint32 number)
func (escrow *Escrow) TryPackCommitPin(job [32]byte, hash [32]byte, maxBond *big.Int) ([]byte, error) {
	return escrow.abi.Pack("commitPin", job, hash, maxBond)
}

// UnpackCommitPin is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9b867245.
//
// Solidity: function commitPin(bytes32 job, bytes32 hash, uint256 maxBond) returns(uint32 number)
func (escrow *Escrow) UnpackCommitPin(data []byte) (uint32, error) {
	out, err := escrow.abi.Unpack("commitPin", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa10bb806.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitmentOf(bytes32 job) view returns(bytes32 listRoot, uint256[] traceRoots)
func (escrow *Escrow) PackCommitmentOf(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("commitmentOf", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa10bb806.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitmentOf(bytes32 job) view returns(bytes32 listRoot, uint256[] traceRoots)
func (escrow *Escrow) TryPackCommitmentOf(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("commitmentOf", job)
}

// CommitmentOfOutput serves as a container for the return parameters of contract
// method CommitmentOf.
type CommitmentOfOutput struct {
	ListRoot   [32]byte
	TraceRoots []*big.Int
}

// UnpackCommitmentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa10bb806.
//
// Solidity: function commitmentOf(bytes32 job) view returns(bytes32 listRoot, uint256[] traceRoots)
func (escrow *Escrow) UnpackCommitmentOf(data []byte) (CommitmentOfOutput, error) {
	out, err := escrow.abi.Unpack("commitmentOf", data)
	outstruct := new(CommitmentOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.ListRoot = *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	outstruct.TraceRoots = *abi.ConvertType(out[1], new([]*big.Int)).(*[]*big.Int)
	return *outstruct, nil
}

// PackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x035ec584.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function creditOf(address token, address account) view returns(uint256)
func (escrow *Escrow) PackCreditOf(token common.Address, account common.Address) []byte {
	enc, err := escrow.abi.Pack("creditOf", token, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCreditOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x035ec584.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function creditOf(address token, address account) view returns(uint256)
func (escrow *Escrow) TryPackCreditOf(token common.Address, account common.Address) ([]byte, error) {
	return escrow.abi.Pack("creditOf", token, account)
}

// UnpackCreditOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x035ec584.
//
// Solidity: function creditOf(address token, address account) view returns(uint256)
func (escrow *Escrow) UnpackCreditOf(data []byte) (*big.Int, error) {
	out, err := escrow.abi.Unpack("creditOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDemand is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x32bea648.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function demand(bytes32 job) returns()
func (escrow *Escrow) PackDemand(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("demand", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDemand is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x32bea648.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function demand(bytes32 job) returns()
func (escrow *Escrow) TryPackDemand(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("demand", job)
}

// PackDraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa0f78c76.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function draw(bytes32 job, bytes signature) returns()
func (escrow *Escrow) PackDraw(job [32]byte, signature []byte) []byte {
	enc, err := escrow.abi.Pack("draw", job, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa0f78c76.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function draw(bytes32 job, bytes signature) returns()
func (escrow *Escrow) TryPackDraw(job [32]byte, signature []byte) ([]byte, error) {
	return escrow.abi.Pack("draw", job, signature)
}

// PackIsProven is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7fe0bc8e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isProven(bytes32 job, uint64 segment, uint64 batch) view returns(bool)
func (escrow *Escrow) PackIsProven(job [32]byte, segment uint64, batch uint64) []byte {
	enc, err := escrow.abi.Pack("isProven", job, segment, batch)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsProven is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7fe0bc8e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isProven(bytes32 job, uint64 segment, uint64 batch) view returns(bool)
func (escrow *Escrow) TryPackIsProven(job [32]byte, segment uint64, batch uint64) ([]byte, error) {
	return escrow.abi.Pack("isProven", job, segment, batch)
}

// UnpackIsProven is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7fe0bc8e.
//
// Solidity: function isProven(bytes32 job, uint64 segment, uint64 batch) view returns(bool)
func (escrow *Escrow) UnpackIsProven(data []byte) (bool, error) {
	out, err := escrow.abi.Unpack("isProven", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackJobId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2960a461.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function jobId((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) view returns(bytes32)
func (escrow *Escrow) PackJobId(terms IEscrowTerms, settlement IEscrowSettlement) []byte {
	enc, err := escrow.abi.Pack("jobId", terms, settlement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackJobId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2960a461.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function jobId((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) view returns(bytes32)
func (escrow *Escrow) TryPackJobId(terms IEscrowTerms, settlement IEscrowSettlement) ([]byte, error) {
	return escrow.abi.Pack("jobId", terms, settlement)
}

// UnpackJobId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2960a461.
//
// Solidity: function jobId((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) view returns(bytes32)
func (escrow *Escrow) UnpackJobId(data []byte) ([32]byte, error) {
	out, err := escrow.abi.Unpack("jobId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackJobOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaffe000e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function jobOf(bytes32 job) view returns((address,uint8,bool,bool,uint64,address,uint64,uint32,address,uint64,uint32,bytes32,address,uint64,uint32,address,uint32,uint128))
func (escrow *Escrow) PackJobOf(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("jobOf", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackJobOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaffe000e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function jobOf(bytes32 job) view returns((address,uint8,bool,bool,uint64,address,uint64,uint32,address,uint64,uint32,bytes32,address,uint64,uint32,address,uint32,uint128))
func (escrow *Escrow) TryPackJobOf(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("jobOf", job)
}

// UnpackJobOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaffe000e.
//
// Solidity: function jobOf(bytes32 job) view returns((address,uint8,bool,bool,uint64,address,uint64,uint32,address,uint64,uint32,bytes32,address,uint64,uint32,address,uint32,uint128))
func (escrow *Escrow) UnpackJobOf(data []byte) (IEscrowJob, error) {
	out, err := escrow.abi.Unpack("jobOf", data)
	if err != nil {
		return *new(IEscrowJob), err
	}
	out0 := *abi.ConvertType(out[0], new(IEscrowJob)).(*IEscrowJob)
	return out0, nil
}

// PackLapse is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x77c2498f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lapse(bytes32 job) returns()
func (escrow *Escrow) PackLapse(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("lapse", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLapse is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x77c2498f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lapse(bytes32 job) returns()
func (escrow *Escrow) TryPackLapse(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("lapse", job)
}

// PackLapsePin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaeca1fcb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lapsePin(bytes32 job, uint32 number) returns()
func (escrow *Escrow) PackLapsePin(job [32]byte, number uint32) []byte {
	enc, err := escrow.abi.Pack("lapsePin", job, number)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLapsePin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaeca1fcb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lapsePin(bytes32 job, uint32 number) returns()
func (escrow *Escrow) TryPackLapsePin(job [32]byte, number uint32) ([]byte, error) {
	return escrow.abi.Pack("lapsePin", job, number)
}

// PackPinHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x961bdd90.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pinHash(bytes32 job, address pinner, (uint32,uint32,uint32,uint64) element, bytes32 salt) view returns(bytes32)
func (escrow *Escrow) PackPinHash(job [32]byte, pinner common.Address, element IEscrowElement, salt [32]byte) []byte {
	enc, err := escrow.abi.Pack("pinHash", job, pinner, element, salt)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPinHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x961bdd90.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pinHash(bytes32 job, address pinner, (uint32,uint32,uint32,uint64) element, bytes32 salt) view returns(bytes32)
func (escrow *Escrow) TryPackPinHash(job [32]byte, pinner common.Address, element IEscrowElement, salt [32]byte) ([]byte, error) {
	return escrow.abi.Pack("pinHash", job, pinner, element, salt)
}

// UnpackPinHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x961bdd90.
//
// Solidity: function pinHash(bytes32 job, address pinner, (uint32,uint32,uint32,uint64) element, bytes32 salt) view returns(bytes32)
func (escrow *Escrow) UnpackPinHash(data []byte) ([32]byte, error) {
	out, err := escrow.abi.Unpack("pinHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackPinOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6dfc3447.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pinOf(bytes32 job, uint32 number) view returns((address,uint8,bool,uint64,bytes32,uint128,uint64,int32,(uint32,uint32,uint32,uint64),uint8,uint64))
func (escrow *Escrow) PackPinOf(job [32]byte, number uint32) []byte {
	enc, err := escrow.abi.Pack("pinOf", job, number)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPinOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6dfc3447.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pinOf(bytes32 job, uint32 number) view returns((address,uint8,bool,uint64,bytes32,uint128,uint64,int32,(uint32,uint32,uint32,uint64),uint8,uint64))
func (escrow *Escrow) TryPackPinOf(job [32]byte, number uint32) ([]byte, error) {
	return escrow.abi.Pack("pinOf", job, number)
}

// UnpackPinOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6dfc3447.
//
// Solidity: function pinOf(bytes32 job, uint32 number) view returns((address,uint8,bool,uint64,bytes32,uint128,uint64,int32,(uint32,uint32,uint32,uint64),uint8,uint64))
func (escrow *Escrow) UnpackPinOf(data []byte) (IEscrowPin, error) {
	out, err := escrow.abi.Unpack("pinOf", data)
	if err != nil {
		return *new(IEscrowPin), err
	}
	out0 := *abi.ConvertType(out[0], new(IEscrowPin)).(*IEscrowPin)
	return out0, nil
}

// PackPost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4779dae5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function post((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) returns(bytes32 job)
func (escrow *Escrow) PackPost(terms IEscrowTerms, settlement IEscrowSettlement) []byte {
	enc, err := escrow.abi.Pack("post", terms, settlement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4779dae5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function post((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) returns(bytes32 job)
func (escrow *Escrow) TryPackPost(terms IEscrowTerms, settlement IEscrowSettlement) ([]byte, error) {
	return escrow.abi.Pack("post", terms, settlement)
}

// UnpackPost is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4779dae5.
//
// Solidity: function post((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64) terms, (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64) settlement) returns(bytes32 job)
func (escrow *Escrow) UnpackPost(data []byte) ([32]byte, error) {
	out, err := escrow.abi.Unpack("post", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackProve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x071fa598.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function prove(bytes32 job, uint64 segment, uint64 batch, (uint256,bytes32[]) before, (uint256,bytes32[]) afterwards, bytes proof) returns()
func (escrow *Escrow) PackProve(job [32]byte, segment uint64, batch uint64, before IEscrowOpening, afterwards IEscrowOpening, proof []byte) []byte {
	enc, err := escrow.abi.Pack("prove", job, segment, batch, before, afterwards, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x071fa598.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function prove(bytes32 job, uint64 segment, uint64 batch, (uint256,bytes32[]) before, (uint256,bytes32[]) afterwards, bytes proof) returns()
func (escrow *Escrow) TryPackProve(job [32]byte, segment uint64, batch uint64, before IEscrowOpening, afterwards IEscrowOpening, proof []byte) ([]byte, error) {
	return escrow.abi.Pack("prove", job, segment, batch, before, afterwards, proof)
}

// PackReadDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfdfba10a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function readDigest(bytes32 job) view returns(bytes32)
func (escrow *Escrow) PackReadDigest(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("readDigest", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReadDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfdfba10a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function readDigest(bytes32 job) view returns(bytes32)
func (escrow *Escrow) TryPackReadDigest(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("readDigest", job)
}

// UnpackReadDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfdfba10a.
//
// Solidity: function readDigest(bytes32 job) view returns(bytes32)
func (escrow *Escrow) UnpackReadDigest(data []byte) ([32]byte, error) {
	out, err := escrow.abi.Unpack("readDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackReclaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75865db7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reclaim(bytes32 job, uint32 number) returns()
func (escrow *Escrow) PackReclaim(job [32]byte, number uint32) []byte {
	enc, err := escrow.abi.Pack("reclaim", job, number)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReclaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x75865db7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reclaim(bytes32 job, uint32 number) returns()
func (escrow *Escrow) TryPackReclaim(job [32]byte, number uint32) ([]byte, error) {
	return escrow.abi.Pack("reclaim", job, number)
}

// PackResign is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a31613b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function resign(bytes32 job) returns()
func (escrow *Escrow) PackResign(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("resign", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackResign is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a31613b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function resign(bytes32 job) returns()
func (escrow *Escrow) TryPackResign(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("resign", job)
}

// PackResultOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21100a74.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function resultOf(bytes32 job) view returns(bytes)
func (escrow *Escrow) PackResultOf(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("resultOf", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackResultOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21100a74.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function resultOf(bytes32 job) view returns(bytes)
func (escrow *Escrow) TryPackResultOf(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("resultOf", job)
}

// UnpackResultOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x21100a74.
//
// Solidity: function resultOf(bytes32 job) view returns(bytes)
func (escrow *Escrow) UnpackResultOf(data []byte) ([]byte, error) {
	out, err := escrow.abi.Unpack("resultOf", data)
	if err != nil {
		return *new([]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([]byte)).(*[]byte)
	return out0, nil
}

// PackRevealPin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf59eda9f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function revealPin(bytes32 job, uint32 number, (uint32,uint32,uint32,uint64) element, (uint64,uint8,uint64) tensor, bytes32[] path, bytes32 salt) returns()
func (escrow *Escrow) PackRevealPin(job [32]byte, number uint32, element IEscrowElement, tensor IEscrowTensor, path [][32]byte, salt [32]byte) []byte {
	enc, err := escrow.abi.Pack("revealPin", job, number, element, tensor, path, salt)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRevealPin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf59eda9f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function revealPin(bytes32 job, uint32 number, (uint32,uint32,uint32,uint64) element, (uint64,uint8,uint64) tensor, bytes32[] path, bytes32 salt) returns()
func (escrow *Escrow) TryPackRevealPin(job [32]byte, number uint32, element IEscrowElement, tensor IEscrowTensor, path [][32]byte, salt [32]byte) ([]byte, error) {
	return escrow.abi.Pack("revealPin", job, number, element, tensor, path, salt)
}

// PackServe is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4947c685.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function serve(bytes32 job, bytes result) returns()
func (escrow *Escrow) PackServe(job [32]byte, result []byte) []byte {
	enc, err := escrow.abi.Pack("serve", job, result)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackServe is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4947c685.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function serve(bytes32 job, bytes result) returns()
func (escrow *Escrow) TryPackServe(job [32]byte, result []byte) ([]byte, error) {
	return escrow.abi.Pack("serve", job, result)
}

// PackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x987757dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settle(bytes32 job) returns()
func (escrow *Escrow) PackSettle(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("settle", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x987757dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function settle(bytes32 job) returns()
func (escrow *Escrow) TryPackSettle(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("settle", job)
}

// PackTermsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe5170c0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function termsOf(bytes32 job) view returns((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64), (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64))
func (escrow *Escrow) PackTermsOf(job [32]byte) []byte {
	enc, err := escrow.abi.Pack("termsOf", job)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTermsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe5170c0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function termsOf(bytes32 job) view returns((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64), (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64))
func (escrow *Escrow) TryPackTermsOf(job [32]byte) ([]byte, error) {
	return escrow.abi.Pack("termsOf", job)
}

// TermsOfOutput serves as a container for the return parameters of contract
// method TermsOf.
type TermsOfOutput struct {
	Arg0 IEscrowTerms
	Arg1 IEscrowSettlement
}

// UnpackTermsOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbe5170c0.
//
// Solidity: function termsOf(bytes32 job) view returns((address,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint64,uint256,uint256,uint256,uint256,uint64,uint64,uint64,uint64,uint64,uint64,uint64), (address,uint128,address,uint128,address,address,address,uint64,uint32,uint32,uint32,uint32,uint32,uint32,uint32,uint96,uint96,uint32,uint32,uint32,uint32,uint128,uint32,uint32,bytes32,uint64))
func (escrow *Escrow) UnpackTermsOf(data []byte) (TermsOfOutput, error) {
	out, err := escrow.abi.Unpack("termsOf", data)
	outstruct := new(TermsOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Arg0 = *abi.ConvertType(out[0], new(IEscrowTerms)).(*IEscrowTerms)
	outstruct.Arg1 = *abi.ConvertType(out[1], new(IEscrowSettlement)).(*IEscrowSettlement)
	return *outstruct, nil
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf940e385.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(address token, address account) returns()
func (escrow *Escrow) PackWithdraw(token common.Address, account common.Address) []byte {
	enc, err := escrow.abi.Pack("withdraw", token, account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf940e385.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(address token, address account) returns()
func (escrow *Escrow) TryPackWithdraw(token common.Address, account common.Address) ([]byte, error) {
	return escrow.abi.Pack("withdraw", token, account)
}

// EscrowAccepted represents a Accepted event raised by the Escrow contract.
type EscrowAccepted struct {
	Job      [32]byte
	Executor common.Address
	CommitBy uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const EscrowAcceptedEventName = "Accepted"

// ContractEventName returns the user-defined event name.
func (EscrowAccepted) ContractEventName() string {
	return EscrowAcceptedEventName
}

// UnpackAcceptedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Accepted(bytes32 indexed job, address indexed executor, uint64 commitBy)
func (escrow *Escrow) UnpackAcceptedEvent(log *types.Log) (*EscrowAccepted, error) {
	event := "Accepted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowAccepted)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowAcknowledged represents a Acknowledged event raised by the Escrow contract.
type EscrowAcknowledged struct {
	Job    [32]byte
	Round  uint64
	DrawBy uint64
	Raw    *types.Log // Blockchain specific contextual infos
}

const EscrowAcknowledgedEventName = "Acknowledged"

// ContractEventName returns the user-defined event name.
func (EscrowAcknowledged) ContractEventName() string {
	return EscrowAcknowledgedEventName
}

// UnpackAcknowledgedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Acknowledged(bytes32 indexed job, uint64 round, uint64 drawBy)
func (escrow *Escrow) UnpackAcknowledgedEvent(log *types.Log) (*EscrowAcknowledged, error) {
	event := "Acknowledged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowAcknowledged)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowBatchProven represents a BatchProven event raised by the Escrow contract.
type EscrowBatchProven struct {
	Job     [32]byte
	Segment uint64
	Batch   uint64
	Missing uint32
	Raw     *types.Log // Blockchain specific contextual infos
}

const EscrowBatchProvenEventName = "BatchProven"

// ContractEventName returns the user-defined event name.
func (EscrowBatchProven) ContractEventName() string {
	return EscrowBatchProvenEventName
}

// UnpackBatchProvenEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event BatchProven(bytes32 indexed job, uint64 segment, uint64 batch, uint32 missing)
func (escrow *Escrow) UnpackBatchProvenEvent(log *types.Log) (*EscrowBatchProven, error) {
	event := "BatchProven"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowBatchProven)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowCancelled represents a Cancelled event raised by the Escrow contract.
type EscrowCancelled struct {
	Job [32]byte
	Raw *types.Log // Blockchain specific contextual infos
}

const EscrowCancelledEventName = "Cancelled"

// ContractEventName returns the user-defined event name.
func (EscrowCancelled) ContractEventName() string {
	return EscrowCancelledEventName
}

// UnpackCancelledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Cancelled(bytes32 indexed job)
func (escrow *Escrow) UnpackCancelledEvent(log *types.Log) (*EscrowCancelled, error) {
	event := "Cancelled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowCancelled)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowCommitted represents a Committed event raised by the Escrow contract.
type EscrowCommitted struct {
	Job        [32]byte
	ListRoot   [32]byte
	TraceRoots []*big.Int
	ReadBy     uint64
	Round      uint64
	DrawBy     uint64
	Raw        *types.Log // Blockchain specific contextual infos
}

const EscrowCommittedEventName = "Committed"

// ContractEventName returns the user-defined event name.
func (EscrowCommitted) ContractEventName() string {
	return EscrowCommittedEventName
}

// UnpackCommittedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Committed(bytes32 indexed job, bytes32 listRoot, uint256[] traceRoots, uint64 readBy, uint64 round, uint64 drawBy)
func (escrow *Escrow) UnpackCommittedEvent(log *types.Log) (*EscrowCommitted, error) {
	event := "Committed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowCommitted)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowDrawn represents a Drawn event raised by the Escrow contract.
type EscrowDrawn struct {
	Job     [32]byte
	Round   uint64
	Value   [32]byte
	ProveBy uint64
	Raw     *types.Log // Blockchain specific contextual infos
}

const EscrowDrawnEventName = "Drawn"

// ContractEventName returns the user-defined event name.
func (EscrowDrawn) ContractEventName() string {
	return EscrowDrawnEventName
}

// UnpackDrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Drawn(bytes32 indexed job, uint64 round, bytes32 value, uint64 proveBy)
func (escrow *Escrow) UnpackDrawnEvent(log *types.Log) (*EscrowDrawn, error) {
	event := "Drawn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowDrawn)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowPinAnswered represents a PinAnswered event raised by the Escrow contract.
type EscrowPinAnswered struct {
	Job    [32]byte
	Number uint32
	Value  int32
	Raw    *types.Log // Blockchain specific contextual infos
}

const EscrowPinAnsweredEventName = "PinAnswered"

// ContractEventName returns the user-defined event name.
func (EscrowPinAnswered) ContractEventName() string {
	return EscrowPinAnsweredEventName
}

// UnpackPinAnsweredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PinAnswered(bytes32 indexed job, uint32 indexed number, int32 value)
func (escrow *Escrow) UnpackPinAnsweredEvent(log *types.Log) (*EscrowPinAnswered, error) {
	event := "PinAnswered"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowPinAnswered)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowPinCommitted represents a PinCommitted event raised by the Escrow contract.
type EscrowPinCommitted struct {
	Job      [32]byte
	Number   uint32
	Pinner   common.Address
	Bond     *big.Int
	RevealBy uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const EscrowPinCommittedEventName = "PinCommitted"

// ContractEventName returns the user-defined event name.
func (EscrowPinCommitted) ContractEventName() string {
	return EscrowPinCommittedEventName
}

// UnpackPinCommittedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PinCommitted(bytes32 indexed job, uint32 indexed number, address pinner, uint128 bond, uint64 revealBy)
func (escrow *Escrow) UnpackPinCommittedEvent(log *types.Log) (*EscrowPinCommitted, error) {
	event := "PinCommitted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowPinCommitted)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowPinExpired represents a PinExpired event raised by the Escrow contract.
type EscrowPinExpired struct {
	Job    [32]byte
	Number uint32
	Raw    *types.Log // Blockchain specific contextual infos
}

const EscrowPinExpiredEventName = "PinExpired"

// ContractEventName returns the user-defined event name.
func (EscrowPinExpired) ContractEventName() string {
	return EscrowPinExpiredEventName
}

// UnpackPinExpiredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PinExpired(bytes32 indexed job, uint32 indexed number)
func (escrow *Escrow) UnpackPinExpiredEvent(log *types.Log) (*EscrowPinExpired, error) {
	event := "PinExpired"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowPinExpired)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowPinReclaimed represents a PinReclaimed event raised by the Escrow contract.
type EscrowPinReclaimed struct {
	Job    [32]byte
	Number uint32
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const EscrowPinReclaimedEventName = "PinReclaimed"

// ContractEventName returns the user-defined event name.
func (EscrowPinReclaimed) ContractEventName() string {
	return EscrowPinReclaimedEventName
}

// UnpackPinReclaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PinReclaimed(bytes32 indexed job, uint32 indexed number, uint256 amount)
func (escrow *Escrow) UnpackPinReclaimedEvent(log *types.Log) (*EscrowPinReclaimed, error) {
	event := "PinReclaimed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowPinReclaimed)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowPinRevealed represents a PinRevealed event raised by the Escrow contract.
type EscrowPinRevealed struct {
	Job      [32]byte
	Number   uint32
	Element  IEscrowElement
	AnswerBy uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const EscrowPinRevealedEventName = "PinRevealed"

// ContractEventName returns the user-defined event name.
func (EscrowPinRevealed) ContractEventName() string {
	return EscrowPinRevealedEventName
}

// UnpackPinRevealedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PinRevealed(bytes32 indexed job, uint32 indexed number, (uint32,uint32,uint32,uint64) element, uint64 answerBy)
func (escrow *Escrow) UnpackPinRevealedEvent(log *types.Log) (*EscrowPinRevealed, error) {
	event := "PinRevealed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowPinRevealed)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowPosted represents a Posted event raised by the Escrow contract.
type EscrowPosted struct {
	Job      [32]byte
	Buyer    common.Address
	AcceptBy uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const EscrowPostedEventName = "Posted"

// ContractEventName returns the user-defined event name.
func (EscrowPosted) ContractEventName() string {
	return EscrowPostedEventName
}

// UnpackPostedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Posted(bytes32 indexed job, address indexed buyer, uint64 acceptBy)
func (escrow *Escrow) UnpackPostedEvent(log *types.Log) (*EscrowPosted, error) {
	event := "Posted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowPosted)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowRefunded represents a Refunded event raised by the Escrow contract.
type EscrowRefunded struct {
	Job [32]byte
	Raw *types.Log // Blockchain specific contextual infos
}

const EscrowRefundedEventName = "Refunded"

// ContractEventName returns the user-defined event name.
func (EscrowRefunded) ContractEventName() string {
	return EscrowRefundedEventName
}

// UnpackRefundedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Refunded(bytes32 indexed job)
func (escrow *Escrow) UnpackRefundedEvent(log *types.Log) (*EscrowRefunded, error) {
	event := "Refunded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowRefunded)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowResigned represents a Resigned event raised by the Escrow contract.
type EscrowResigned struct {
	Job [32]byte
	Raw *types.Log // Blockchain specific contextual infos
}

const EscrowResignedEventName = "Resigned"

// ContractEventName returns the user-defined event name.
func (EscrowResigned) ContractEventName() string {
	return EscrowResignedEventName
}

// UnpackResignedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Resigned(bytes32 indexed job)
func (escrow *Escrow) UnpackResignedEvent(log *types.Log) (*EscrowResigned, error) {
	event := "Resigned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowResigned)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowResultContradicted represents a ResultContradicted event raised by the Escrow contract.
type EscrowResultContradicted struct {
	Job    [32]byte
	Number uint32
	Proven int32
	Served int32
	Raw    *types.Log // Blockchain specific contextual infos
}

const EscrowResultContradictedEventName = "ResultContradicted"

// ContractEventName returns the user-defined event name.
func (EscrowResultContradicted) ContractEventName() string {
	return EscrowResultContradictedEventName
}

// UnpackResultContradictedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ResultContradicted(bytes32 indexed job, uint32 indexed number, int32 proven, int32 served)
func (escrow *Escrow) UnpackResultContradictedEvent(log *types.Log) (*EscrowResultContradicted, error) {
	event := "ResultContradicted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowResultContradicted)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowResultDemanded represents a ResultDemanded event raised by the Escrow contract.
type EscrowResultDemanded struct {
	Job      [32]byte
	Demander common.Address
	DemandBy uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const EscrowResultDemandedEventName = "ResultDemanded"

// ContractEventName returns the user-defined event name.
func (EscrowResultDemanded) ContractEventName() string {
	return EscrowResultDemandedEventName
}

// UnpackResultDemandedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ResultDemanded(bytes32 indexed job, address demander, uint64 demandBy)
func (escrow *Escrow) UnpackResultDemandedEvent(log *types.Log) (*EscrowResultDemanded, error) {
	event := "ResultDemanded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowResultDemanded)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowResultServed represents a ResultServed event raised by the Escrow contract.
type EscrowResultServed struct {
	Job    [32]byte
	Result []byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const EscrowResultServedEventName = "ResultServed"

// ContractEventName returns the user-defined event name.
func (EscrowResultServed) ContractEventName() string {
	return EscrowResultServedEventName
}

// UnpackResultServedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ResultServed(bytes32 indexed job, bytes result)
func (escrow *Escrow) UnpackResultServedEvent(log *types.Log) (*EscrowResultServed, error) {
	event := "ResultServed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowResultServed)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowSettled represents a Settled event raised by the Escrow contract.
type EscrowSettled struct {
	Job [32]byte
	Raw *types.Log // Blockchain specific contextual infos
}

const EscrowSettledEventName = "Settled"

// ContractEventName returns the user-defined event name.
func (EscrowSettled) ContractEventName() string {
	return EscrowSettledEventName
}

// UnpackSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Settled(bytes32 indexed job)
func (escrow *Escrow) UnpackSettledEvent(log *types.Log) (*EscrowSettled, error) {
	event := "Settled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowSettled)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowSlashed represents a Slashed event raised by the Escrow contract.
type EscrowSlashed struct {
	Job     [32]byte
	During  uint8
	Burned  *big.Int
	Share   *big.Int
	Sharers uint32
	Raw     *types.Log // Blockchain specific contextual infos
}

const EscrowSlashedEventName = "Slashed"

// ContractEventName returns the user-defined event name.
func (EscrowSlashed) ContractEventName() string {
	return EscrowSlashedEventName
}

// UnpackSlashedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Slashed(bytes32 indexed job, uint8 during, uint256 burned, uint256 share, uint32 sharers)
func (escrow *Escrow) UnpackSlashedEvent(log *types.Log) (*EscrowSlashed, error) {
	event := "Slashed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowSlashed)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowStalled represents a Stalled event raised by the Escrow contract.
type EscrowStalled struct {
	Job    [32]byte
	VoidBy uint64
	Raw    *types.Log // Blockchain specific contextual infos
}

const EscrowStalledEventName = "Stalled"

// ContractEventName returns the user-defined event name.
func (EscrowStalled) ContractEventName() string {
	return EscrowStalledEventName
}

// UnpackStalledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Stalled(bytes32 indexed job, uint64 voidBy)
func (escrow *Escrow) UnpackStalledEvent(log *types.Log) (*EscrowStalled, error) {
	event := "Stalled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowStalled)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowVoided represents a Voided event raised by the Escrow contract.
type EscrowVoided struct {
	Job [32]byte
	Raw *types.Log // Blockchain specific contextual infos
}

const EscrowVoidedEventName = "Voided"

// ContractEventName returns the user-defined event name.
func (EscrowVoided) ContractEventName() string {
	return EscrowVoidedEventName
}

// UnpackVoidedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Voided(bytes32 indexed job)
func (escrow *Escrow) UnpackVoidedEvent(log *types.Log) (*EscrowVoided, error) {
	event := "Voided"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowVoided)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowWindowOpened represents a WindowOpened event raised by the Escrow contract.
type EscrowWindowOpened struct {
	Job   [32]byte
	Until uint64
	Raw   *types.Log // Blockchain specific contextual infos
}

const EscrowWindowOpenedEventName = "WindowOpened"

// ContractEventName returns the user-defined event name.
func (EscrowWindowOpened) ContractEventName() string {
	return EscrowWindowOpenedEventName
}

// UnpackWindowOpenedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event WindowOpened(bytes32 indexed job, uint64 until)
func (escrow *Escrow) UnpackWindowOpenedEvent(log *types.Log) (*EscrowWindowOpened, error) {
	event := "WindowOpened"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowWindowOpened)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// EscrowWithdrawn represents a Withdrawn event raised by the Escrow contract.
type EscrowWithdrawn struct {
	Token   common.Address
	Account common.Address
	Amount  *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const EscrowWithdrawnEventName = "Withdrawn"

// ContractEventName returns the user-defined event name.
func (EscrowWithdrawn) ContractEventName() string {
	return EscrowWithdrawnEventName
}

// UnpackWithdrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdrawn(address indexed token, address indexed account, uint256 amount)
func (escrow *Escrow) UnpackWithdrawnEvent(log *types.Log) (*EscrowWithdrawn, error) {
	event := "Withdrawn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != escrow.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(EscrowWithdrawn)
	if len(log.Data) > 0 {
		if err := escrow.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range escrow.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (escrow *Escrow) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], escrow.abi.Errors["AlreadyAcknowledged"].ID.Bytes()[:4]) {
		return escrow.UnpackAlreadyAcknowledgedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["AlreadyDemanded"].ID.Bytes()[:4]) {
		return escrow.UnpackAlreadyDemandedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["AlreadyPosted"].ID.Bytes()[:4]) {
		return escrow.UnpackAlreadyPostedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["AlreadyProven"].ID.Bytes()[:4]) {
		return escrow.UnpackAlreadyProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["BondTooHigh"].ID.Bytes()[:4]) {
		return escrow.UnpackBondTooHighError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["NoCredit"].ID.Bytes()[:4]) {
		return escrow.UnpackNoCreditError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["NoResult"].ID.Bytes()[:4]) {
		return escrow.UnpackNoResultError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["NoSuchBatch"].ID.Bytes()[:4]) {
		return escrow.UnpackNoSuchBatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["NoSuchElement"].ID.Bytes()[:4]) {
		return escrow.UnpackNoSuchElementError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["NotAttested"].ID.Bytes()[:4]) {
		return escrow.UnpackNotAttestedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["NotDemanded"].ID.Bytes()[:4]) {
		return escrow.UnpackNotDemandedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["NotEnoughGas"].ID.Bytes()[:4]) {
		return escrow.UnpackNotEnoughGasError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["ProofRefused"].ID.Bytes()[:4]) {
		return escrow.UnpackProofRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["RootRange"].ID.Bytes()[:4]) {
		return escrow.UnpackRootRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return escrow.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["StillAttested"].ID.Bytes()[:4]) {
		return escrow.UnpackStillAttestedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["StoreFailed"].ID.Bytes()[:4]) {
		return escrow.UnpackStoreFailedError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["TooEarly"].ID.Bytes()[:4]) {
		return escrow.UnpackTooEarlyError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["TooLate"].ID.Bytes()[:4]) {
		return escrow.UnpackTooLateError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["Unanswered"].ID.Bytes()[:4]) {
		return escrow.UnpackUnansweredError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongCaller"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongCallerError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongCheckpoint0"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongCheckpoint0Error(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongCount"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongCountError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongLength"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongPath"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongPathError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongPinState"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongPinStateError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongReveal"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongRevealError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongSignature"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongState"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongStateError(raw[4:])
	}
	if bytes.Equal(raw[:4], escrow.abi.Errors["WrongTransfer"].ID.Bytes()[:4]) {
		return escrow.UnpackWrongTransferError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// EscrowAlreadyAcknowledged represents a AlreadyAcknowledged error raised by the Escrow contract.
type EscrowAlreadyAcknowledged struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyAcknowledged()
func EscrowAlreadyAcknowledgedErrorID() common.Hash {
	return common.HexToHash("0x47b9f437d58e13bc91936a88e4936cedc16c3c39d40e08e52d04e2e999424add")
}

// UnpackAlreadyAcknowledgedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyAcknowledged()
func (escrow *Escrow) UnpackAlreadyAcknowledgedError(raw []byte) (*EscrowAlreadyAcknowledged, error) {
	out := new(EscrowAlreadyAcknowledged)
	if err := escrow.abi.UnpackIntoInterface(out, "AlreadyAcknowledged", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowAlreadyDemanded represents a AlreadyDemanded error raised by the Escrow contract.
type EscrowAlreadyDemanded struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyDemanded()
func EscrowAlreadyDemandedErrorID() common.Hash {
	return common.HexToHash("0xafb6e2bbe01e8b74296c9231cdd4d241595616d39dd3b9d8acc050ea4db50d55")
}

// UnpackAlreadyDemandedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyDemanded()
func (escrow *Escrow) UnpackAlreadyDemandedError(raw []byte) (*EscrowAlreadyDemanded, error) {
	out := new(EscrowAlreadyDemanded)
	if err := escrow.abi.UnpackIntoInterface(out, "AlreadyDemanded", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowAlreadyPosted represents a AlreadyPosted error raised by the Escrow contract.
type EscrowAlreadyPosted struct {
	Job [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyPosted(bytes32 job)
func EscrowAlreadyPostedErrorID() common.Hash {
	return common.HexToHash("0x41c684f8fdb8555fe45a04071553c238ee115bcf7d87617788afa0a256139c79")
}

// UnpackAlreadyPostedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyPosted(bytes32 job)
func (escrow *Escrow) UnpackAlreadyPostedError(raw []byte) (*EscrowAlreadyPosted, error) {
	out := new(EscrowAlreadyPosted)
	if err := escrow.abi.UnpackIntoInterface(out, "AlreadyPosted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowAlreadyProven represents a AlreadyProven error raised by the Escrow contract.
type EscrowAlreadyProven struct {
	Segment uint64
	Batch   uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyProven(uint64 segment, uint64 batch)
func EscrowAlreadyProvenErrorID() common.Hash {
	return common.HexToHash("0x1e6522ff3bf39ba9052169a266a757fb688fcb66d0de92b29746ec52a82304b2")
}

// UnpackAlreadyProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyProven(uint64 segment, uint64 batch)
func (escrow *Escrow) UnpackAlreadyProvenError(raw []byte) (*EscrowAlreadyProven, error) {
	out := new(EscrowAlreadyProven)
	if err := escrow.abi.UnpackIntoInterface(out, "AlreadyProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowBondTooHigh represents a BondTooHigh error raised by the Escrow contract.
type EscrowBondTooHigh struct {
	Bond *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BondTooHigh(uint256 bond)
func EscrowBondTooHighErrorID() common.Hash {
	return common.HexToHash("0x79b83733ec5ecbb713899df52e3ddfe96171e2409f025cd826bc601d5803c123")
}

// UnpackBondTooHighError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BondTooHigh(uint256 bond)
func (escrow *Escrow) UnpackBondTooHighError(raw []byte) (*EscrowBondTooHigh, error) {
	out := new(EscrowBondTooHigh)
	if err := escrow.abi.UnpackIntoInterface(out, "BondTooHigh", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowNoCredit represents a NoCredit error raised by the Escrow contract.
type EscrowNoCredit struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoCredit()
func EscrowNoCreditErrorID() common.Hash {
	return common.HexToHash("0x315b0e1402b8fce06679c02718edf3900dbdfeacb28a5cb9eb16ee5bf9256e16")
}

// UnpackNoCreditError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoCredit()
func (escrow *Escrow) UnpackNoCreditError(raw []byte) (*EscrowNoCredit, error) {
	out := new(EscrowNoCredit)
	if err := escrow.abi.UnpackIntoInterface(out, "NoCredit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowNoResult represents a NoResult error raised by the Escrow contract.
type EscrowNoResult struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoResult()
func EscrowNoResultErrorID() common.Hash {
	return common.HexToHash("0x10835afa0ededd949451bc9b3ba7f0f5868dcf943f10985d08445a5895e7cf87")
}

// UnpackNoResultError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoResult()
func (escrow *Escrow) UnpackNoResultError(raw []byte) (*EscrowNoResult, error) {
	out := new(EscrowNoResult)
	if err := escrow.abi.UnpackIntoInterface(out, "NoResult", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowNoSuchBatch represents a NoSuchBatch error raised by the Escrow contract.
type EscrowNoSuchBatch struct {
	Segment uint64
	Batch   uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoSuchBatch(uint64 segment, uint64 batch)
func EscrowNoSuchBatchErrorID() common.Hash {
	return common.HexToHash("0xbec64be0642bfc060b2ef77cb7ebe8e52c190d578c77a219cc1b64a3cfe95d1f")
}

// UnpackNoSuchBatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoSuchBatch(uint64 segment, uint64 batch)
func (escrow *Escrow) UnpackNoSuchBatchError(raw []byte) (*EscrowNoSuchBatch, error) {
	out := new(EscrowNoSuchBatch)
	if err := escrow.abi.UnpackIntoInterface(out, "NoSuchBatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowNoSuchElement represents a NoSuchElement error raised by the Escrow contract.
type EscrowNoSuchElement struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoSuchElement()
func EscrowNoSuchElementErrorID() common.Hash {
	return common.HexToHash("0x7d7cde1f7802836bd7a84ae3a0807a59d7a40cf74c15428caf2904cc203e0fb9")
}

// UnpackNoSuchElementError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoSuchElement()
func (escrow *Escrow) UnpackNoSuchElementError(raw []byte) (*EscrowNoSuchElement, error) {
	out := new(EscrowNoSuchElement)
	if err := escrow.abi.UnpackIntoInterface(out, "NoSuchElement", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowNotAttested represents a NotAttested error raised by the Escrow contract.
type EscrowNotAttested struct {
	Executor common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAttested(address executor)
func EscrowNotAttestedErrorID() common.Hash {
	return common.HexToHash("0x7ca8736113091f9446ff6438d02db72e029588f05a04c4276fd8976b279c44ea")
}

// UnpackNotAttestedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAttested(address executor)
func (escrow *Escrow) UnpackNotAttestedError(raw []byte) (*EscrowNotAttested, error) {
	out := new(EscrowNotAttested)
	if err := escrow.abi.UnpackIntoInterface(out, "NotAttested", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowNotDemanded represents a NotDemanded error raised by the Escrow contract.
type EscrowNotDemanded struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotDemanded()
func EscrowNotDemandedErrorID() common.Hash {
	return common.HexToHash("0x3634733b5c2e4776b96a56d4c248da8a45d5dc46e7b6c3b0e3c5d46ecf8f6235")
}

// UnpackNotDemandedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotDemanded()
func (escrow *Escrow) UnpackNotDemandedError(raw []byte) (*EscrowNotDemanded, error) {
	out := new(EscrowNotDemanded)
	if err := escrow.abi.UnpackIntoInterface(out, "NotDemanded", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowNotEnoughGas represents a NotEnoughGas error raised by the Escrow contract.
type EscrowNotEnoughGas struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotEnoughGas()
func EscrowNotEnoughGasErrorID() common.Hash {
	return common.HexToHash("0xdd629f8664827703a13438883cba7294fb2b2057f7fa393127a266a71f468b41")
}

// UnpackNotEnoughGasError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotEnoughGas()
func (escrow *Escrow) UnpackNotEnoughGasError(raw []byte) (*EscrowNotEnoughGas, error) {
	out := new(EscrowNotEnoughGas)
	if err := escrow.abi.UnpackIntoInterface(out, "NotEnoughGas", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowProofRefused represents a ProofRefused error raised by the Escrow contract.
type EscrowProofRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofRefused()
func EscrowProofRefusedErrorID() common.Hash {
	return common.HexToHash("0xc372c0101b57ed9de0befbb17f4fac0723b924ba256aacae962553847d2ea95b")
}

// UnpackProofRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofRefused()
func (escrow *Escrow) UnpackProofRefusedError(raw []byte) (*EscrowProofRefused, error) {
	out := new(EscrowProofRefused)
	if err := escrow.abi.UnpackIntoInterface(out, "ProofRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowRootRange represents a RootRange error raised by the Escrow contract.
type EscrowRootRange struct {
	Root *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RootRange(uint256 root)
func EscrowRootRangeErrorID() common.Hash {
	return common.HexToHash("0x385e0f925e4eb8ffac17afb14aafb62c58741ff019a9351d822f8f22ee24626a")
}

// UnpackRootRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RootRange(uint256 root)
func (escrow *Escrow) UnpackRootRangeError(raw []byte) (*EscrowRootRange, error) {
	out := new(EscrowRootRange)
	if err := escrow.abi.UnpackIntoInterface(out, "RootRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the Escrow contract.
type EscrowSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func EscrowSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (escrow *Escrow) UnpackSafeERC20FailedOperationError(raw []byte) (*EscrowSafeERC20FailedOperation, error) {
	out := new(EscrowSafeERC20FailedOperation)
	if err := escrow.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowStillAttested represents a StillAttested error raised by the Escrow contract.
type EscrowStillAttested struct {
	Executor common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StillAttested(address executor)
func EscrowStillAttestedErrorID() common.Hash {
	return common.HexToHash("0xa400221dc25bee0f9a73d6ae0d3ebdcd4f979eaf53beb69788ce64621e19728e")
}

// UnpackStillAttestedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StillAttested(address executor)
func (escrow *Escrow) UnpackStillAttestedError(raw []byte) (*EscrowStillAttested, error) {
	out := new(EscrowStillAttested)
	if err := escrow.abi.UnpackIntoInterface(out, "StillAttested", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowStoreFailed represents a StoreFailed error raised by the Escrow contract.
type EscrowStoreFailed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StoreFailed()
func EscrowStoreFailedErrorID() common.Hash {
	return common.HexToHash("0x6f7854ef7442c9d407239bf152c13ac2b748a06e431f87298941226db64efaf7")
}

// UnpackStoreFailedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StoreFailed()
func (escrow *Escrow) UnpackStoreFailedError(raw []byte) (*EscrowStoreFailed, error) {
	out := new(EscrowStoreFailed)
	if err := escrow.abi.UnpackIntoInterface(out, "StoreFailed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowTooEarly represents a TooEarly error raised by the Escrow contract.
type EscrowTooEarly struct {
	From uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooEarly(uint64 from)
func EscrowTooEarlyErrorID() common.Hash {
	return common.HexToHash("0xd606d83fc5c7e56637c0959f5077c3a15f782b710d7eab50461ed55fd6deb6ae")
}

// UnpackTooEarlyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooEarly(uint64 from)
func (escrow *Escrow) UnpackTooEarlyError(raw []byte) (*EscrowTooEarly, error) {
	out := new(EscrowTooEarly)
	if err := escrow.abi.UnpackIntoInterface(out, "TooEarly", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowTooLate represents a TooLate error raised by the Escrow contract.
type EscrowTooLate struct {
	Until uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooLate(uint64 until)
func EscrowTooLateErrorID() common.Hash {
	return common.HexToHash("0x4d673a06590205f21674ad45375abc81b85de145ee567806f534cab23841a1cf")
}

// UnpackTooLateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooLate(uint64 until)
func (escrow *Escrow) UnpackTooLateError(raw []byte) (*EscrowTooLate, error) {
	out := new(EscrowTooLate)
	if err := escrow.abi.UnpackIntoInterface(out, "TooLate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowUnanswered represents a Unanswered error raised by the Escrow contract.
type EscrowUnanswered struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Unanswered()
func EscrowUnansweredErrorID() common.Hash {
	return common.HexToHash("0xef896ce242d31ba87613b07aeba7097ca3662415c6ab065126d7304e8f993828")
}

// UnpackUnansweredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Unanswered()
func (escrow *Escrow) UnpackUnansweredError(raw []byte) (*EscrowUnanswered, error) {
	out := new(EscrowUnanswered)
	if err := escrow.abi.UnpackIntoInterface(out, "Unanswered", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongCaller represents a WrongCaller error raised by the Escrow contract.
type EscrowWrongCaller struct {
	Want common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongCaller(address want)
func EscrowWrongCallerErrorID() common.Hash {
	return common.HexToHash("0x29507dbff65d93287d3644488f606f3256aad6059a37f1d2f64a13b5c9fba5f9")
}

// UnpackWrongCallerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongCaller(address want)
func (escrow *Escrow) UnpackWrongCallerError(raw []byte) (*EscrowWrongCaller, error) {
	out := new(EscrowWrongCaller)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongCaller", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongCheckpoint0 represents a WrongCheckpoint0 error raised by the Escrow contract.
type EscrowWrongCheckpoint0 struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongCheckpoint0()
func EscrowWrongCheckpoint0ErrorID() common.Hash {
	return common.HexToHash("0xde09a1b36d604d47aa0eeaf7c3a429fc0aa52dc4a40e7867ad5129cf016197b6")
}

// UnpackWrongCheckpoint0Error is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongCheckpoint0()
func (escrow *Escrow) UnpackWrongCheckpoint0Error(raw []byte) (*EscrowWrongCheckpoint0, error) {
	out := new(EscrowWrongCheckpoint0)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongCheckpoint0", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongCount represents a WrongCount error raised by the Escrow contract.
type EscrowWrongCount struct {
	Got  *big.Int
	Want *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongCount(uint256 got, uint256 want)
func EscrowWrongCountErrorID() common.Hash {
	return common.HexToHash("0xf46f757871802addf3b01f57405479da942775d3c5f7489ced984c285a1ec4bf")
}

// UnpackWrongCountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongCount(uint256 got, uint256 want)
func (escrow *Escrow) UnpackWrongCountError(raw []byte) (*EscrowWrongCount, error) {
	out := new(EscrowWrongCount)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongCount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongLength represents a WrongLength error raised by the Escrow contract.
type EscrowWrongLength struct {
	Got  *big.Int
	Want *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongLength(uint256 got, uint256 want)
func EscrowWrongLengthErrorID() common.Hash {
	return common.HexToHash("0xb863f041bf6aff61fa0ea5c91718133c5e765a3553b440116c18bf85010c5dba")
}

// UnpackWrongLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongLength(uint256 got, uint256 want)
func (escrow *Escrow) UnpackWrongLengthError(raw []byte) (*EscrowWrongLength, error) {
	out := new(EscrowWrongLength)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongPath represents a WrongPath error raised by the Escrow contract.
type EscrowWrongPath struct {
	Index *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongPath(uint256 index)
func EscrowWrongPathErrorID() common.Hash {
	return common.HexToHash("0xf9683b83cb21c83765b1e97b3f2ac8256a533a514e286a33f3cdc660d34813e4")
}

// UnpackWrongPathError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongPath(uint256 index)
func (escrow *Escrow) UnpackWrongPathError(raw []byte) (*EscrowWrongPath, error) {
	out := new(EscrowWrongPath)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongPath", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongPinState represents a WrongPinState error raised by the Escrow contract.
type EscrowWrongPinState struct {
	State uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongPinState(uint8 state)
func EscrowWrongPinStateErrorID() common.Hash {
	return common.HexToHash("0x10e31cf73a529a8eb08d53baab9e2e0cac9ceef8763b46329f48ca7623b9a572")
}

// UnpackWrongPinStateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongPinState(uint8 state)
func (escrow *Escrow) UnpackWrongPinStateError(raw []byte) (*EscrowWrongPinState, error) {
	out := new(EscrowWrongPinState)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongPinState", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongReveal represents a WrongReveal error raised by the Escrow contract.
type EscrowWrongReveal struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongReveal()
func EscrowWrongRevealErrorID() common.Hash {
	return common.HexToHash("0x37344e76d460627b22f540153db50485e00d8a3232e82ed5052df459977c5dd2")
}

// UnpackWrongRevealError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongReveal()
func (escrow *Escrow) UnpackWrongRevealError(raw []byte) (*EscrowWrongReveal, error) {
	out := new(EscrowWrongReveal)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongReveal", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongSignature represents a WrongSignature error raised by the Escrow contract.
type EscrowWrongSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongSignature()
func EscrowWrongSignatureErrorID() common.Hash {
	return common.HexToHash("0x356a4418f1eef7f62645c68bfadd1ae31eb511e1aec565848a520050282a2470")
}

// UnpackWrongSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongSignature()
func (escrow *Escrow) UnpackWrongSignatureError(raw []byte) (*EscrowWrongSignature, error) {
	out := new(EscrowWrongSignature)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongState represents a WrongState error raised by the Escrow contract.
type EscrowWrongState struct {
	State uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongState(uint8 state)
func EscrowWrongStateErrorID() common.Hash {
	return common.HexToHash("0xe37d4aeb0440dc85ee81f4b1b3014533d1ede6c623c75f93c2e2bcec2293c7de")
}

// UnpackWrongStateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongState(uint8 state)
func (escrow *Escrow) UnpackWrongStateError(raw []byte) (*EscrowWrongState, error) {
	out := new(EscrowWrongState)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongState", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// EscrowWrongTransfer represents a WrongTransfer error raised by the Escrow contract.
type EscrowWrongTransfer struct {
	Got  *big.Int
	Want *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongTransfer(uint256 got, uint256 want)
func EscrowWrongTransferErrorID() common.Hash {
	return common.HexToHash("0x7af0428907bca9078ac30ec15266f0da0d7a1e5bf10052b13a84340ee3576520")
}

// UnpackWrongTransferError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongTransfer(uint256 got, uint256 want)
func (escrow *Escrow) UnpackWrongTransferError(raw []byte) (*EscrowWrongTransfer, error) {
	out := new(EscrowWrongTransfer)
	if err := escrow.abi.UnpackIntoInterface(out, "WrongTransfer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierMetaData contains all meta data concerning the Groth16Verifier contract.
var Groth16VerifierMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"}],\"name\":\"isRegistered\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"}],\"name\":\"keyBytes\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"key\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"}],\"name\":\"publicInputs\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"key\",\"type\":\"bytes\"}],\"name\":\"register\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"proof\",\"type\":\"bytes\"},{\"internalType\":\"uint256[]\",\"name\":\"inputs\",\"type\":\"uint256[]\"}],\"name\":\"verify\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"publicInputs\",\"type\":\"uint256\"}],\"name\":\"KeyRegistered\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"count\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"want\",\"type\":\"uint256\"}],\"name\":\"InputCount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"}],\"name\":\"InputRange\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyBeta\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"element\",\"type\":\"uint256\"}],\"name\":\"KeyCoordinate\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"element\",\"type\":\"uint256\"}],\"name\":\"KeyCurve\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyDeltaGenerator\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyGammaDelta\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"element\",\"type\":\"uint256\"}],\"name\":\"KeyInfinity\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"KeyLength\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyMagic\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyPedersen\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"count\",\"type\":\"uint256\"}],\"name\":\"KeyPublicInputs\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"i\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"j\",\"type\":\"uint256\"}],\"name\":\"KeyRepeatedK\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"KeyStore\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"element\",\"type\":\"uint256\"}],\"name\":\"KeySubgroup\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"element\",\"type\":\"uint256\"}],\"name\":\"ProofCoordinate\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"element\",\"type\":\"uint256\"}],\"name\":\"ProofCurve\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"element\",\"type\":\"uint256\"}],\"name\":\"ProofInfinity\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"ProofLength\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofRefused\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ProofSubgroup\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"keyHash\",\"type\":\"bytes32\"}],\"name\":\"UnknownKey\",\"type\":\"error\"}]",
	ID:  "705df20ac9bb7617c5475f7a36dc7ae7fc",
	Bin: "0x6080604052348015600e575f5ffd5b50611d038061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610064575f3560e01c806342338afd1161004d57806342338afd1461018d5780637f374daa146101ae57806382fbdc9c146101c1575f5ffd5b8063072721031461006857806327258b2214610091575b5f5ffd5b61007b610076366004611890565b6101d4565b60405161008891906118a7565b60405180910390f35b61017d61009f366004611890565b6040513060581b7fff00000000000000000000000000000000000000000000000000000000000000178152601581018290527fc31167d68166af84446d31632eb93ad2a89c92f3a761b9bd2cf8138633eb8b9a60358201526055812060501b7dffffffffffffffffffffffffffffffffffffffff00000000000000000000167fd694000000000000000000000000000000000000000001000000000000000000178152601790205f9073ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff163b151592915050565b6040519015158152602001610088565b6101a061019b366004611890565b610228565b604051908152602001610088565b61017d6101bc36600461193f565b610271565b6101a06101cf3660046119e6565b6103ac565b60606101df82610530565b905080515f03610223576040517f6dc3ba9d000000000000000000000000000000000000000000000000000000008152600481018390526024015b60405180910390fd5b919050565b5f6040610236600c82611a52565b61024290610280611a52565b61024d906080611a52565b610256846101d4565b516102619190611a65565b61026b9190611aa5565b92915050565b5f61018084146102b0576040517f988aaeab0000000000000000000000000000000000000000000000000000000081526004810185905260240161021a565b5f6102bb878461067e565b90506102c986865f5f6107f2565b6102d786866040600161090e565b6102e5868660c060026107f2565b6102f4868661010060036107f2565b610303868661014060046107f2565b5f5f61031389848a8a8a8a610aaf565b915091505f8160205f6104808660085afa1691505f51905081610362576040517fd237c6c800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8060011461039c576040517fc372c01000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5060019998505050505050505050565b5f82826040516103bd929190611add565b6040519081900381203060581b7fff00000000000000000000000000000000000000000000000000000000000000178252601582018190527fc31167d68166af84446d31632eb93ad2a89c92f3a761b9bd2cf8138633eb8b9a60358301526055822060501b7dffffffffffffffffffffffffffffffffffffffff00000000000000000000167fd694000000000000000000000000000000000000000001000000000000000000178252601790912090915073ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff163b5f0361026b575f6104ac8484610cce565b90506104b982858561114c565b6104ef576040517ff68785ea00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b817f5f15a56cb4a6ab7e47713457d2ca6b4c0819b81eb9dce6168859d387e7dc629f8260405161052191815260200190565b60405180910390a25092915050565b6040513060581b7fff00000000000000000000000000000000000000000000000000000000000000178152601581018290527fc31167d68166af84446d31632eb93ad2a89c92f3a761b9bd2cf8138633eb8b9a60358201526055812060501b7dffffffffffffffffffffffffffffffffffffffff00000000000000000000167fd694000000000000000000000000000000000000000001000000000000000000178152601790206060905f9073ffffffffffffffffffffffffffffffffffffffff16905073ffffffffffffffffffffffffffffffffffffffff81163b5f81900361061b575050919050565b610626600182611a65565b67ffffffffffffffff81111561063e5761063e611aec565b6040519080825280601f01601f191660200182016040528015610668576020820181803683370190505b50925060018103600160208501843c5050919050565b6040513060581b7fff00000000000000000000000000000000000000000000000000000000000000178152601581018390527fc31167d68166af84446d31632eb93ad2a89c92f3a761b9bd2cf8138633eb8b9a60358201526055812060501b7dffffffffffffffffffffffffffffffffffffffff00000000000000000000167fd694000000000000000000000000000000000000000001000000000000000000178152601790205f90819073ffffffffffffffffffffffffffffffffffffffff1690505f601c604051018460061b6103440180600983863c815160e01c92506004820194508082016040525050805f036107a7576040517f6dc3ba9d0000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b8381146107ea576040517f182bed6c000000000000000000000000000000000000000000000000000000008152600481018590526024810182905260440161021a565b505092915050565b838201803590602001357f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478210158061084b57507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478110155b15610885576040517f4dde5e940000000000000000000000000000000000000000000000000000000081526004810184905260240161021a565b8082175f036108c3576040517f6bb2fd490000000000000000000000000000000000000000000000000000000081526004810184905260240161021a565b6108cd82826112a4565b610906576040517fd3aa3b200000000000000000000000000000000000000000000000000000000081526004810184905260240161021a565b505050505050565b838201803590602001355f8061093b888861092a896040611a52565b919091018035926020909101359150565b915091507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478410158061098e57507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478310155b806109b957507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478210155b806109e457507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478110155b15610a1e576040517f4dde5e940000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b808284861717175f03610a60576040517f6bb2fd490000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b610a6c8484848461133c565b610aa5576040517fd3aa3b200000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b5050505050505050565b5f5f5f60019150866040519350610480840161016081018660051b6040820101806040528c8352610100846020850137604061014085016101208501376040610100850183378760051b89604084013760c08488376020870180517f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4703905260c08c8189015e608060c08d016101c089015e604060c0850161024089013760806101408d0161028089015e60806101c08d0161034089015e60806102408d0161040089015e60408101608082016102c08e01604081855e604085015b84811015610bf15780517f30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f00000018110610bc25750610bf1565b60409283019283865e83528960408560608160075afa1699508960408660808860065afa169950602001610b8b565b60408601810360051c9850848103610c7c576040808301855e858503862083528960408560608760075afa1699508960408660808860065afa169950604086855e8960406101808d0160808860065afa169950868503872060801c83528960406103c08d0160608760075afa1699506040610140890185378960406103008d0160608760075afa1699505b5050508589149450610cc29350505050576040517fe8ccf8a80000000000000000000000000000000000000000000000000000000081526004810182905260240161021a565b50965096945050505050565b5f600c821015610d0d576040517f9c8739600000000000000000000000000000000000000000000000000000000081526004810183905260240161021a565b7f4153534159564b31000000000000000000000000000000000000000000000000610d3b60085f8587611b19565b610d4491611b40565b7fffffffffffffffff0000000000000000000000000000000000000000000000001614610d9d576040517fcb21f32d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610dab600c60088486611b19565b610db491611ba6565b60e01c9050801580610dc65750604081115b15610e00576040517fe2b6f9fa0000000000000000000000000000000000000000000000000000000081526004810182905260240161021a565b610e0b816040611c0b565b610e17600c6040611a52565b610e2390610280611a52565b610e2e906080611a52565b610e389190611a52565b8214610e73576040517f9c8739600000000000000000000000000000000000000000000000000000000081526004810183905260240161021a565b610e808383600c5f61141f565b60015b60058111610eaf57610e9f8484610e9984611533565b84611560565b610ea881611c22565b9050610e83565b505f5b610ebd826002611a52565b811015610f0e57610f068484610ed4846040611c0b565b610ee0600c6040611a52565b610eec90610280611a52565b610ef69190611a52565b610f01856006611a52565b61141f565b600101610eb2565b5060015b610f1d826002611a52565b811015610fce575f610f578585610f35856040611c0b565b610f41600c6040611a52565b610f4d90610280611a52565b61092a9190611a52565b5090505f5b82811015610fc4575f610f758787610f35856040611c0b565b509050808303610fbb576040517fa757f2ae000000000000000000000000000000000000000000000000000000008152600481018590526024810183905260440161021a565b50600101610f5c565b5050600101610f12565b50610fdd838360026003611742565b15611014576040517f15fa222f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b611022838360016002611742565b806110365750611036838360016003611742565b1561106d576040517fd466c19700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f61107e858561092a6003611533565b915091507f198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2821480156110d057507f1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed81145b15611107576040517f927c9c5d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b611115858560046005611742565b156107ea576040517ffc2d6bec00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f67365f5f37365f34f05f5260086018f3000000000000000000000000000000005f81815290818560108280f590505f611187856001611a52565b868660405160200161119b93929190611c59565b60405160208183030381529060405290505f5f8251602084015f865af1506111c4856001611a52565b6040513060581b7fff00000000000000000000000000000000000000000000000000000000000000178152601581018990527fc31167d68166af84446d31632eb93ad2a89c92f3a761b9bd2cf8138633eb8b9a60358201526055812060501b7dffffffffffffffffffffffffffffffffffffffff00000000000000000000167fd6940000000000000000000000000000000000000000010000000000000000001781526017902073ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff163b14979650505050505050565b5f7f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4760037f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47857f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4787880909087f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47838409149392505050565b5f5f5f61134b87878989611784565b9150915061135b82828989611784565b90925090505f8061136e87878181611784565b915091507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47806113a0576113a0611a78565b7e9713b03af0fed4cd2cafadeed8fdf4a74fa084e52d1852e4a2bd0685c315d285088214801561141257507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd477f2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e5840881145b9998505050505050505050565b838201803590602001357f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478210158061147857507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478110155b156114b2576040517f49fb9a350000000000000000000000000000000000000000000000000000000081526004810184905260240161021a565b8082175f036114f0576040517fdfa929a30000000000000000000000000000000000000000000000000000000081526004810184905260240161021a565b6114fa82826112a4565b610906576040517ffebfb9c40000000000000000000000000000000000000000000000000000000081526004810184905260240161021a565b5f61153f600183611a65565b61154a906080611c0b565b611556600c6040611a52565b61026b9190611a52565b838201803590602001355f8061157c888861092a896040611a52565b915091507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47841015806115cf57507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478310155b806115fa57507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478210155b8061162557507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478110155b1561165f576040517f49fb9a350000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b808284861717175f036116a1576040517fdfa929a30000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b6116ad8484848461133c565b6116e6576040517ffebfb9c40000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b6117098887896116f7826080611a52565b9261170493929190611b19565b611851565b610aa5576040517fe6fff3fc0000000000000000000000000000000000000000000000000000000081526004810186905260240161021a565b5f5f5f611753878761092a88611533565b915091505f5f611767898961092a89611533565b915091508184148015611412575091909114979650505050505050565b5f807f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47808587097f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd478589090891507f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4780858809611821907f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47611a65565b7f30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd4785880908905094509492505050565b5f5f5f5f858560405160200161186a9493929190611ce3565b604051602081830303815290604052905060205f60c06020840160085afa949350505050565b5f602082840312156118a0575f5ffd5b5035919050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f5f83601f84011261190a575f5ffd5b50813567ffffffffffffffff811115611921575f5ffd5b602083019150836020828501011115611938575f5ffd5b9250929050565b5f5f5f5f5f60608688031215611953575f5ffd5b85359450602086013567ffffffffffffffff811115611970575f5ffd5b61197c888289016118fa565b909550935050604086013567ffffffffffffffff81111561199b575f5ffd5b8601601f810188136119ab575f5ffd5b803567ffffffffffffffff8111156119c1575f5ffd5b8860208260051b84010111156119d5575f5ffd5b959894975092955050506020019190565b5f5f602083850312156119f7575f5ffd5b823567ffffffffffffffff811115611a0d575f5ffd5b611a19858286016118fa565b90969095509350505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561026b5761026b611a25565b8181038181111561026b5761026b611a25565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82611ad8577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b818382375f9101908152919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f5f85851115611b27575f5ffd5b83861115611b33575f5ffd5b5050820193919092039150565b80357fffffffffffffffff0000000000000000000000000000000000000000000000008116906008841015611b9f577fffffffffffffffff000000000000000000000000000000000000000000000000808560080360031b1b82161691505b5092915050565b80357fffffffff000000000000000000000000000000000000000000000000000000008116906004841015611b9f577fffffffff00000000000000000000000000000000000000000000000000000000808560040360031b1b82161691505092915050565b808202811582820484141761026b5761026b611a25565b5f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8203611c5257611c52611a25565b5060010190565b7f610000000000000000000000000000000000000000000000000000000000000081527fffff0000000000000000000000000000000000000000000000000000000000008460f01b1660018201527f80600a5f395ff30000000000000000000000000000000000000000000000000060038201528183600b8301375f9101600b0190815292915050565b848152836020820152818360408301375f9101604001908152939250505056",
}

// Groth16Verifier is an auto generated Go binding around an Ethereum contract.
type Groth16Verifier struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *Groth16Verifier) GetABI() abi.ABI {
	return c.abi
}

// NewGroth16Verifier creates a new instance of Groth16Verifier.
func NewGroth16Verifier() *Groth16Verifier {
	parsed, err := Groth16VerifierMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &Groth16Verifier{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *Groth16Verifier) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackIsRegistered is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x27258b22.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isRegistered(bytes32 keyHash) view returns(bool)
func (groth16Verifier *Groth16Verifier) PackIsRegistered(keyHash [32]byte) []byte {
	enc, err := groth16Verifier.abi.Pack("isRegistered", keyHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsRegistered is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x27258b22.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isRegistered(bytes32 keyHash) view returns(bool)
func (groth16Verifier *Groth16Verifier) TryPackIsRegistered(keyHash [32]byte) ([]byte, error) {
	return groth16Verifier.abi.Pack("isRegistered", keyHash)
}

// UnpackIsRegistered is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x27258b22.
//
// Solidity: function isRegistered(bytes32 keyHash) view returns(bool)
func (groth16Verifier *Groth16Verifier) UnpackIsRegistered(data []byte) (bool, error) {
	out, err := groth16Verifier.abi.Unpack("isRegistered", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackKeyBytes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x07272103.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keyBytes(bytes32 keyHash) view returns(bytes key)
func (groth16Verifier *Groth16Verifier) PackKeyBytes(keyHash [32]byte) []byte {
	enc, err := groth16Verifier.abi.Pack("keyBytes", keyHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackKeyBytes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x07272103.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function keyBytes(bytes32 keyHash) view returns(bytes key)
func (groth16Verifier *Groth16Verifier) TryPackKeyBytes(keyHash [32]byte) ([]byte, error) {
	return groth16Verifier.abi.Pack("keyBytes", keyHash)
}

// UnpackKeyBytes is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07272103.
//
// Solidity: function keyBytes(bytes32 keyHash) view returns(bytes key)
func (groth16Verifier *Groth16Verifier) UnpackKeyBytes(data []byte) ([]byte, error) {
	out, err := groth16Verifier.abi.Unpack("keyBytes", data)
	if err != nil {
		return *new([]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([]byte)).(*[]byte)
	return out0, nil
}

// PackPublicInputs is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42338afd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publicInputs(bytes32 keyHash) view returns(uint256)
func (groth16Verifier *Groth16Verifier) PackPublicInputs(keyHash [32]byte) []byte {
	enc, err := groth16Verifier.abi.Pack("publicInputs", keyHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublicInputs is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42338afd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publicInputs(bytes32 keyHash) view returns(uint256)
func (groth16Verifier *Groth16Verifier) TryPackPublicInputs(keyHash [32]byte) ([]byte, error) {
	return groth16Verifier.abi.Pack("publicInputs", keyHash)
}

// UnpackPublicInputs is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x42338afd.
//
// Solidity: function publicInputs(bytes32 keyHash) view returns(uint256)
func (groth16Verifier *Groth16Verifier) UnpackPublicInputs(data []byte) (*big.Int, error) {
	out, err := groth16Verifier.abi.Unpack("publicInputs", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRegister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82fbdc9c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function register(bytes key) returns(bytes32 keyHash)
func (groth16Verifier *Groth16Verifier) PackRegister(key []byte) []byte {
	enc, err := groth16Verifier.abi.Pack("register", key)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRegister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82fbdc9c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function register(bytes key) returns(bytes32 keyHash)
func (groth16Verifier *Groth16Verifier) TryPackRegister(key []byte) ([]byte, error) {
	return groth16Verifier.abi.Pack("register", key)
}

// UnpackRegister is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x82fbdc9c.
//
// Solidity: function register(bytes key) returns(bytes32 keyHash)
func (groth16Verifier *Groth16Verifier) UnpackRegister(data []byte) ([32]byte, error) {
	out, err := groth16Verifier.abi.Unpack("register", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f374daa.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verify(bytes32 keyHash, bytes proof, uint256[] inputs) view returns(bool)
func (groth16Verifier *Groth16Verifier) PackVerify(keyHash [32]byte, proof []byte, inputs []*big.Int) []byte {
	enc, err := groth16Verifier.abi.Pack("verify", keyHash, proof, inputs)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f374daa.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verify(bytes32 keyHash, bytes proof, uint256[] inputs) view returns(bool)
func (groth16Verifier *Groth16Verifier) TryPackVerify(keyHash [32]byte, proof []byte, inputs []*big.Int) ([]byte, error) {
	return groth16Verifier.abi.Pack("verify", keyHash, proof, inputs)
}

// UnpackVerify is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7f374daa.
//
// Solidity: function verify(bytes32 keyHash, bytes proof, uint256[] inputs) view returns(bool)
func (groth16Verifier *Groth16Verifier) UnpackVerify(data []byte) (bool, error) {
	out, err := groth16Verifier.abi.Unpack("verify", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// Groth16VerifierKeyRegistered represents a KeyRegistered event raised by the Groth16Verifier contract.
type Groth16VerifierKeyRegistered struct {
	KeyHash      [32]byte
	PublicInputs *big.Int
	Raw          *types.Log // Blockchain specific contextual infos
}

const Groth16VerifierKeyRegisteredEventName = "KeyRegistered"

// ContractEventName returns the user-defined event name.
func (Groth16VerifierKeyRegistered) ContractEventName() string {
	return Groth16VerifierKeyRegisteredEventName
}

// UnpackKeyRegisteredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event KeyRegistered(bytes32 indexed keyHash, uint256 publicInputs)
func (groth16Verifier *Groth16Verifier) UnpackKeyRegisteredEvent(log *types.Log) (*Groth16VerifierKeyRegistered, error) {
	event := "KeyRegistered"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != groth16Verifier.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(Groth16VerifierKeyRegistered)
	if len(log.Data) > 0 {
		if err := groth16Verifier.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range groth16Verifier.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (groth16Verifier *Groth16Verifier) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["InputCount"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackInputCountError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["InputRange"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackInputRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyBeta"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyBetaError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyCoordinate"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyCoordinateError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyCurve"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyCurveError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyDeltaGenerator"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyDeltaGeneratorError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyGammaDelta"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyGammaDeltaError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyInfinity"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyInfinityError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyLength"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyMagic"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyMagicError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyPedersen"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyPedersenError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyPublicInputs"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyPublicInputsError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyRepeatedK"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyRepeatedKError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeyStore"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeyStoreError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["KeySubgroup"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackKeySubgroupError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["ProofCoordinate"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackProofCoordinateError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["ProofCurve"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackProofCurveError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["ProofInfinity"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackProofInfinityError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["ProofLength"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackProofLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["ProofRefused"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackProofRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["ProofSubgroup"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackProofSubgroupError(raw[4:])
	}
	if bytes.Equal(raw[:4], groth16Verifier.abi.Errors["UnknownKey"].ID.Bytes()[:4]) {
		return groth16Verifier.UnpackUnknownKeyError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// Groth16VerifierInputCount represents a InputCount error raised by the Groth16Verifier contract.
type Groth16VerifierInputCount struct {
	Count *big.Int
	Want  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InputCount(uint256 count, uint256 want)
func Groth16VerifierInputCountErrorID() common.Hash {
	return common.HexToHash("0x182bed6c4b1cb7a04849b665cd35da41c5c70cf3ae7096b986e5633214d46769")
}

// UnpackInputCountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InputCount(uint256 count, uint256 want)
func (groth16Verifier *Groth16Verifier) UnpackInputCountError(raw []byte) (*Groth16VerifierInputCount, error) {
	out := new(Groth16VerifierInputCount)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "InputCount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierInputRange represents a InputRange error raised by the Groth16Verifier contract.
type Groth16VerifierInputRange struct {
	Index *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InputRange(uint256 index)
func Groth16VerifierInputRangeErrorID() common.Hash {
	return common.HexToHash("0xe8ccf8a88304d5cdbc47141829bb2c4e0f1a20a74f52d829ec4f277e8ff6823d")
}

// UnpackInputRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InputRange(uint256 index)
func (groth16Verifier *Groth16Verifier) UnpackInputRangeError(raw []byte) (*Groth16VerifierInputRange, error) {
	out := new(Groth16VerifierInputRange)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "InputRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyBeta represents a KeyBeta error raised by the Groth16Verifier contract.
type Groth16VerifierKeyBeta struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyBeta()
func Groth16VerifierKeyBetaErrorID() common.Hash {
	return common.HexToHash("0xd466c1975e428465c585290e38b57975bdd8fc109d381ff9cf853bddd68d4409")
}

// UnpackKeyBetaError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyBeta()
func (groth16Verifier *Groth16Verifier) UnpackKeyBetaError(raw []byte) (*Groth16VerifierKeyBeta, error) {
	out := new(Groth16VerifierKeyBeta)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyBeta", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyCoordinate represents a KeyCoordinate error raised by the Groth16Verifier contract.
type Groth16VerifierKeyCoordinate struct {
	Element *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyCoordinate(uint256 element)
func Groth16VerifierKeyCoordinateErrorID() common.Hash {
	return common.HexToHash("0x49fb9a3533f42b9704017a5bf26397e76e7119e5c003db5b69a16d8f3bb18768")
}

// UnpackKeyCoordinateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyCoordinate(uint256 element)
func (groth16Verifier *Groth16Verifier) UnpackKeyCoordinateError(raw []byte) (*Groth16VerifierKeyCoordinate, error) {
	out := new(Groth16VerifierKeyCoordinate)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyCoordinate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyCurve represents a KeyCurve error raised by the Groth16Verifier contract.
type Groth16VerifierKeyCurve struct {
	Element *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyCurve(uint256 element)
func Groth16VerifierKeyCurveErrorID() common.Hash {
	return common.HexToHash("0xfebfb9c4478e214df846d30317584ac2a1e764b7d9a707c6a21bc39bb828fbdb")
}

// UnpackKeyCurveError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyCurve(uint256 element)
func (groth16Verifier *Groth16Verifier) UnpackKeyCurveError(raw []byte) (*Groth16VerifierKeyCurve, error) {
	out := new(Groth16VerifierKeyCurve)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyCurve", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyDeltaGenerator represents a KeyDeltaGenerator error raised by the Groth16Verifier contract.
type Groth16VerifierKeyDeltaGenerator struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyDeltaGenerator()
func Groth16VerifierKeyDeltaGeneratorErrorID() common.Hash {
	return common.HexToHash("0x927c9c5de17edf5fbef62e18ce4a748854d30140694062a3aae11d5569a8d18f")
}

// UnpackKeyDeltaGeneratorError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyDeltaGenerator()
func (groth16Verifier *Groth16Verifier) UnpackKeyDeltaGeneratorError(raw []byte) (*Groth16VerifierKeyDeltaGenerator, error) {
	out := new(Groth16VerifierKeyDeltaGenerator)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyDeltaGenerator", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyGammaDelta represents a KeyGammaDelta error raised by the Groth16Verifier contract.
type Groth16VerifierKeyGammaDelta struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyGammaDelta()
func Groth16VerifierKeyGammaDeltaErrorID() common.Hash {
	return common.HexToHash("0x15fa222fc02bebdcde93bde931e3c8c6e9d705ebff778ced93e32b3b9d7d0a83")
}

// UnpackKeyGammaDeltaError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyGammaDelta()
func (groth16Verifier *Groth16Verifier) UnpackKeyGammaDeltaError(raw []byte) (*Groth16VerifierKeyGammaDelta, error) {
	out := new(Groth16VerifierKeyGammaDelta)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyGammaDelta", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyInfinity represents a KeyInfinity error raised by the Groth16Verifier contract.
type Groth16VerifierKeyInfinity struct {
	Element *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyInfinity(uint256 element)
func Groth16VerifierKeyInfinityErrorID() common.Hash {
	return common.HexToHash("0xdfa929a3d319d3404196be44a6e326ef51c991dd89c0b634f44d001ab9e3cb0c")
}

// UnpackKeyInfinityError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyInfinity(uint256 element)
func (groth16Verifier *Groth16Verifier) UnpackKeyInfinityError(raw []byte) (*Groth16VerifierKeyInfinity, error) {
	out := new(Groth16VerifierKeyInfinity)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyInfinity", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyLength represents a KeyLength error raised by the Groth16Verifier contract.
type Groth16VerifierKeyLength struct {
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyLength(uint256 length)
func Groth16VerifierKeyLengthErrorID() common.Hash {
	return common.HexToHash("0x9c87396074795b92aa3270e0fef1d1343c8db402fc889249d245cfdc2a7e8679")
}

// UnpackKeyLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyLength(uint256 length)
func (groth16Verifier *Groth16Verifier) UnpackKeyLengthError(raw []byte) (*Groth16VerifierKeyLength, error) {
	out := new(Groth16VerifierKeyLength)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyMagic represents a KeyMagic error raised by the Groth16Verifier contract.
type Groth16VerifierKeyMagic struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyMagic()
func Groth16VerifierKeyMagicErrorID() common.Hash {
	return common.HexToHash("0xcb21f32d889b9c5b757c61ac1b3b247f22dcf6b31562226624333d056d71d49e")
}

// UnpackKeyMagicError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyMagic()
func (groth16Verifier *Groth16Verifier) UnpackKeyMagicError(raw []byte) (*Groth16VerifierKeyMagic, error) {
	out := new(Groth16VerifierKeyMagic)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyMagic", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyPedersen represents a KeyPedersen error raised by the Groth16Verifier contract.
type Groth16VerifierKeyPedersen struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyPedersen()
func Groth16VerifierKeyPedersenErrorID() common.Hash {
	return common.HexToHash("0xfc2d6bec1d1a7923874ed94361dc957daccfd3eb22bdd6ad76dee9a1dba469ca")
}

// UnpackKeyPedersenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyPedersen()
func (groth16Verifier *Groth16Verifier) UnpackKeyPedersenError(raw []byte) (*Groth16VerifierKeyPedersen, error) {
	out := new(Groth16VerifierKeyPedersen)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyPedersen", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyPublicInputs represents a KeyPublicInputs error raised by the Groth16Verifier contract.
type Groth16VerifierKeyPublicInputs struct {
	Count *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyPublicInputs(uint256 count)
func Groth16VerifierKeyPublicInputsErrorID() common.Hash {
	return common.HexToHash("0xe2b6f9fa9ea6b359dfbe2033a3c6b5a1d9460273c9d3a1e293c46fcfc0f984bd")
}

// UnpackKeyPublicInputsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyPublicInputs(uint256 count)
func (groth16Verifier *Groth16Verifier) UnpackKeyPublicInputsError(raw []byte) (*Groth16VerifierKeyPublicInputs, error) {
	out := new(Groth16VerifierKeyPublicInputs)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyPublicInputs", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyRepeatedK represents a KeyRepeatedK error raised by the Groth16Verifier contract.
type Groth16VerifierKeyRepeatedK struct {
	I *big.Int
	J *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyRepeatedK(uint256 i, uint256 j)
func Groth16VerifierKeyRepeatedKErrorID() common.Hash {
	return common.HexToHash("0xa757f2ae8ab8a0a22c7d62d55705dfaace75c6e526b956c3ea4913ee64e07100")
}

// UnpackKeyRepeatedKError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyRepeatedK(uint256 i, uint256 j)
func (groth16Verifier *Groth16Verifier) UnpackKeyRepeatedKError(raw []byte) (*Groth16VerifierKeyRepeatedK, error) {
	out := new(Groth16VerifierKeyRepeatedK)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyRepeatedK", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeyStore represents a KeyStore error raised by the Groth16Verifier contract.
type Groth16VerifierKeyStore struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeyStore()
func Groth16VerifierKeyStoreErrorID() common.Hash {
	return common.HexToHash("0xf68785ea8fcfe3b8100b74b7d58d6c2eaa6dda45693f60691f3477d7271cb291")
}

// UnpackKeyStoreError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeyStore()
func (groth16Verifier *Groth16Verifier) UnpackKeyStoreError(raw []byte) (*Groth16VerifierKeyStore, error) {
	out := new(Groth16VerifierKeyStore)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeyStore", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierKeySubgroup represents a KeySubgroup error raised by the Groth16Verifier contract.
type Groth16VerifierKeySubgroup struct {
	Element *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error KeySubgroup(uint256 element)
func Groth16VerifierKeySubgroupErrorID() common.Hash {
	return common.HexToHash("0xe6fff3fcc05b39c3b45c5f3399e5bb2a29f9088e6d0b53d16e6df19778f2d04f")
}

// UnpackKeySubgroupError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error KeySubgroup(uint256 element)
func (groth16Verifier *Groth16Verifier) UnpackKeySubgroupError(raw []byte) (*Groth16VerifierKeySubgroup, error) {
	out := new(Groth16VerifierKeySubgroup)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "KeySubgroup", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierProofCoordinate represents a ProofCoordinate error raised by the Groth16Verifier contract.
type Groth16VerifierProofCoordinate struct {
	Element *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofCoordinate(uint256 element)
func Groth16VerifierProofCoordinateErrorID() common.Hash {
	return common.HexToHash("0x4dde5e946285a1adfd26f97cfac1ac7756194570f324ce27c697b5f34b1895c3")
}

// UnpackProofCoordinateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofCoordinate(uint256 element)
func (groth16Verifier *Groth16Verifier) UnpackProofCoordinateError(raw []byte) (*Groth16VerifierProofCoordinate, error) {
	out := new(Groth16VerifierProofCoordinate)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "ProofCoordinate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierProofCurve represents a ProofCurve error raised by the Groth16Verifier contract.
type Groth16VerifierProofCurve struct {
	Element *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofCurve(uint256 element)
func Groth16VerifierProofCurveErrorID() common.Hash {
	return common.HexToHash("0xd3aa3b20495eae8f19b60108477a2f45f4a5975c5666309857ac4dff0b06fdba")
}

// UnpackProofCurveError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofCurve(uint256 element)
func (groth16Verifier *Groth16Verifier) UnpackProofCurveError(raw []byte) (*Groth16VerifierProofCurve, error) {
	out := new(Groth16VerifierProofCurve)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "ProofCurve", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierProofInfinity represents a ProofInfinity error raised by the Groth16Verifier contract.
type Groth16VerifierProofInfinity struct {
	Element *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofInfinity(uint256 element)
func Groth16VerifierProofInfinityErrorID() common.Hash {
	return common.HexToHash("0x6bb2fd49b0b7d206cc071f237c62f5a05231de74ec8c5a02ff4e900dd4e096bc")
}

// UnpackProofInfinityError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofInfinity(uint256 element)
func (groth16Verifier *Groth16Verifier) UnpackProofInfinityError(raw []byte) (*Groth16VerifierProofInfinity, error) {
	out := new(Groth16VerifierProofInfinity)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "ProofInfinity", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierProofLength represents a ProofLength error raised by the Groth16Verifier contract.
type Groth16VerifierProofLength struct {
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofLength(uint256 length)
func Groth16VerifierProofLengthErrorID() common.Hash {
	return common.HexToHash("0x988aaeab89d73952d6f6c6eacde6249321e29225672cdd7fc166b3c31027c4ec")
}

// UnpackProofLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofLength(uint256 length)
func (groth16Verifier *Groth16Verifier) UnpackProofLengthError(raw []byte) (*Groth16VerifierProofLength, error) {
	out := new(Groth16VerifierProofLength)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "ProofLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierProofRefused represents a ProofRefused error raised by the Groth16Verifier contract.
type Groth16VerifierProofRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofRefused()
func Groth16VerifierProofRefusedErrorID() common.Hash {
	return common.HexToHash("0xc372c0101b57ed9de0befbb17f4fac0723b924ba256aacae962553847d2ea95b")
}

// UnpackProofRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofRefused()
func (groth16Verifier *Groth16Verifier) UnpackProofRefusedError(raw []byte) (*Groth16VerifierProofRefused, error) {
	out := new(Groth16VerifierProofRefused)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "ProofRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierProofSubgroup represents a ProofSubgroup error raised by the Groth16Verifier contract.
type Groth16VerifierProofSubgroup struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ProofSubgroup()
func Groth16VerifierProofSubgroupErrorID() common.Hash {
	return common.HexToHash("0xd237c6c8d6dc29f4adaa5d01eeb7d019a18a293bcff6e9269c10468652f2110a")
}

// UnpackProofSubgroupError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ProofSubgroup()
func (groth16Verifier *Groth16Verifier) UnpackProofSubgroupError(raw []byte) (*Groth16VerifierProofSubgroup, error) {
	out := new(Groth16VerifierProofSubgroup)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "ProofSubgroup", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// Groth16VerifierUnknownKey represents a UnknownKey error raised by the Groth16Verifier contract.
type Groth16VerifierUnknownKey struct {
	KeyHash [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownKey(bytes32 keyHash)
func Groth16VerifierUnknownKeyErrorID() common.Hash {
	return common.HexToHash("0x6dc3ba9de13991905f3e3a6b9967d88970cffcd3940f252fc3188f0a41a14b77")
}

// UnpackUnknownKeyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownKey(bytes32 keyHash)
func (groth16Verifier *Groth16Verifier) UnpackUnknownKeyError(raw []byte) (*Groth16VerifierUnknownKey, error) {
	out := new(Groth16VerifierUnknownKey)
	if err := groth16Verifier.abi.UnpackIntoInterface(out, "UnknownKey", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestTokenMetaData contains all meta data concerning the TestToken contract.
var TestTokenMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"mint\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"}]",
	ID:  "a1c7a176194a98d14bf4c0bdad8e5b9ee4",
	Bin: "0x608060405234801561000f575f5ffd5b50604051610c0c380380610c0c83398101604081905261002e916100f0565b8181600361003c83826101e4565b50600461004982826101e4565b50505050506102a2565b634e487b7160e01b5f52604160045260245ffd5b5f82601f830112610076575f5ffd5b81516001600160401b0381111561008f5761008f610053565b604051601f8201601f19908116603f011681016001600160401b03811182821017156100bd576100bd610053565b6040528181528382016020018510156100d4575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f60408385031215610101575f5ffd5b82516001600160401b03811115610116575f5ffd5b61012285828601610067565b602085015190935090506001600160401b0381111561013f575f5ffd5b61014b85828601610067565b9150509250929050565b600181811c9082168061016957607f821691505b60208210810361018757634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156101df57828211156101df57805f5260205f20601f840160051c60208510156101b857505f5b90810190601f840160051c035f5b818110156101db575f838201556001016101c6565b5050505b505050565b81516001600160401b038111156101fd576101fd610053565b6102118161020b8454610155565b8461018d565b6020601f821160018114610243575f831561022c5750848201515b5f19600385901b1c1916600184901b17845561029b565b5f84815260208120601f198516915b828110156102725787850151825560209485019460019092019101610252565b508482101561028f57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b61095d806102af5f395ff3fe608060405234801561000f575f5ffd5b50600436106100b9575f3560e01c806340c10f191161007257806395d89b411161005857806395d89b411461017c578063a9059cbb14610184578063dd62ed3e14610197575f5ffd5b806340c10f191461013257806370a0823114610147575f5ffd5b806318160ddd116100a257806318160ddd146100fe57806323b872dd14610110578063313ce56714610123575f5ffd5b806306fdde03146100bd578063095ea7b3146100db575b5f5ffd5b6100c56101dc565b6040516100d291906107a6565b60405180910390f35b6100ee6100e9366004610821565b61026c565b60405190151581526020016100d2565b6002545b6040519081526020016100d2565b6100ee61011e366004610849565b610285565b604051601281526020016100d2565b610145610140366004610821565b6102a8565b005b610102610155366004610883565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b6100c56102b6565b6100ee610192366004610821565b6102c5565b6101026101a53660046108a3565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b6060600380546101eb906108d4565b80601f0160208091040260200160405190810160405280929190818152602001828054610217906108d4565b80156102625780601f1061023957610100808354040283529160200191610262565b820191905f5260205f20905b81548152906001019060200180831161024557829003601f168201915b5050505050905090565b5f336102798185856102d2565b60019150505b92915050565b5f336102928582856102e4565b61029d8585856103b7565b506001949350505050565b6102b28282610460565b5050565b6060600480546101eb906108d4565b5f336102798185856103b7565b6102df83838360016104ba565b505050565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8110156103b157818110156103a3576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8416600482015260248101829052604481018390526064015b60405180910390fd5b6103b184848484035f6104ba565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610406576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f600482015260240161039a565b73ffffffffffffffffffffffffffffffffffffffff8216610455576040517fec442f050000000000000000000000000000000000000000000000000000000081525f600482015260240161039a565b6102df8383836105ff565b73ffffffffffffffffffffffffffffffffffffffff82166104af576040517fec442f050000000000000000000000000000000000000000000000000000000081525f600482015260240161039a565b6102b25f83836105ff565b73ffffffffffffffffffffffffffffffffffffffff8416610509576040517fe602df050000000000000000000000000000000000000000000000000000000081525f600482015260240161039a565b73ffffffffffffffffffffffffffffffffffffffff8316610558576040517f94280d620000000000000000000000000000000000000000000000000000000081525f600482015260240161039a565b73ffffffffffffffffffffffffffffffffffffffff8085165f90815260016020908152604080832093871683529290522082905580156103b1578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925846040516105f191815260200190565b60405180910390a350505050565b73ffffffffffffffffffffffffffffffffffffffff8316610636578060025f82825461062b9190610925565b909155506106e69050565b73ffffffffffffffffffffffffffffffffffffffff83165f90815260208190526040902054818110156106bb576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85166004820152602481018290526044810183905260640161039a565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff821661070f5760028054829003905561073a565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161079991815260200190565b60405180910390a3505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461081c575f5ffd5b919050565b5f5f60408385031215610832575f5ffd5b61083b836107f9565b946020939093013593505050565b5f5f5f6060848603121561085b575f5ffd5b610864846107f9565b9250610872602085016107f9565b929592945050506040919091013590565b5f60208284031215610893575f5ffd5b61089c826107f9565b9392505050565b5f5f604083850312156108b4575f5ffd5b6108bd836107f9565b91506108cb602084016107f9565b90509250929050565b600181811c908216806108e857607f821691505b60208210810361091f577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b8082018082111561027f577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd",
}

// TestToken is an auto generated Go binding around an Ethereum contract.
type TestToken struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *TestToken) GetABI() abi.ABI {
	return c.abi
}

// NewTestToken creates a new instance of TestToken.
func NewTestToken() *TestToken {
	parsed, err := TestTokenMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &TestToken{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *TestToken) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(string name, string symbol) returns()
func (testToken *TestToken) PackConstructor(name string, symbol string) []byte {
	enc, err := testToken.abi.Pack("", name, symbol)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (testToken *TestToken) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := testToken.abi.Pack("allowance", owner, spender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (testToken *TestToken) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return testToken.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (testToken *TestToken) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := testToken.abi.Unpack("allowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (testToken *TestToken) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := testToken.abi.Pack("approve", spender, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (testToken *TestToken) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return testToken.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (testToken *TestToken) UnpackApprove(data []byte) (bool, error) {
	out, err := testToken.abi.Unpack("approve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (testToken *TestToken) PackBalanceOf(account common.Address) []byte {
	enc, err := testToken.abi.Pack("balanceOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (testToken *TestToken) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return testToken.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (testToken *TestToken) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := testToken.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() view returns(uint8)
func (testToken *TestToken) PackDecimals() []byte {
	enc, err := testToken.abi.Pack("decimals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decimals() view returns(uint8)
func (testToken *TestToken) TryPackDecimals() ([]byte, error) {
	return testToken.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (testToken *TestToken) UnpackDecimals(data []byte) (uint8, error) {
	out, err := testToken.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(address account, uint256 amount) returns()
func (testToken *TestToken) PackMint(account common.Address, amount *big.Int) []byte {
	enc, err := testToken.abi.Pack("mint", account, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(address account, uint256 amount) returns()
func (testToken *TestToken) TryPackMint(account common.Address, amount *big.Int) ([]byte, error) {
	return testToken.abi.Pack("mint", account, amount)
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (testToken *TestToken) PackName() []byte {
	enc, err := testToken.abi.Pack("name")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function name() view returns(string)
func (testToken *TestToken) TryPackName() ([]byte, error) {
	return testToken.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (testToken *TestToken) UnpackName(data []byte) (string, error) {
	out, err := testToken.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (testToken *TestToken) PackSymbol() []byte {
	enc, err := testToken.abi.Pack("symbol")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function symbol() view returns(string)
func (testToken *TestToken) TryPackSymbol() ([]byte, error) {
	return testToken.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (testToken *TestToken) UnpackSymbol(data []byte) (string, error) {
	out, err := testToken.abi.Unpack("symbol", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function totalSupply() view returns(uint256)
func (testToken *TestToken) PackTotalSupply() []byte {
	enc, err := testToken.abi.Pack("totalSupply")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function totalSupply() view returns(uint256)
func (testToken *TestToken) TryPackTotalSupply() ([]byte, error) {
	return testToken.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (testToken *TestToken) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := testToken.abi.Unpack("totalSupply", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (testToken *TestToken) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := testToken.abi.Pack("transfer", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (testToken *TestToken) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return testToken.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (testToken *TestToken) UnpackTransfer(data []byte) (bool, error) {
	out, err := testToken.abi.Unpack("transfer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (testToken *TestToken) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := testToken.abi.Pack("transferFrom", from, to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (testToken *TestToken) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return testToken.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (testToken *TestToken) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := testToken.abi.Unpack("transferFrom", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// TestTokenApproval represents a Approval event raised by the TestToken contract.
type TestTokenApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const TestTokenApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (TestTokenApproval) ContractEventName() string {
	return TestTokenApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (testToken *TestToken) UnpackApprovalEvent(log *types.Log) (*TestTokenApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != testToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(TestTokenApproval)
	if len(log.Data) > 0 {
		if err := testToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range testToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// TestTokenTransfer represents a Transfer event raised by the TestToken contract.
type TestTokenTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const TestTokenTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (TestTokenTransfer) ContractEventName() string {
	return TestTokenTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (testToken *TestToken) UnpackTransferEvent(log *types.Log) (*TestTokenTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != testToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(TestTokenTransfer)
	if len(log.Data) > 0 {
		if err := testToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range testToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (testToken *TestToken) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], testToken.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return testToken.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], testToken.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return testToken.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], testToken.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return testToken.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], testToken.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return testToken.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], testToken.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return testToken.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], testToken.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return testToken.UnpackERC20InvalidSpenderError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// TestTokenERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the TestToken contract.
type TestTokenERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func TestTokenERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (testToken *TestToken) UnpackERC20InsufficientAllowanceError(raw []byte) (*TestTokenERC20InsufficientAllowance, error) {
	out := new(TestTokenERC20InsufficientAllowance)
	if err := testToken.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestTokenERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the TestToken contract.
type TestTokenERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func TestTokenERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (testToken *TestToken) UnpackERC20InsufficientBalanceError(raw []byte) (*TestTokenERC20InsufficientBalance, error) {
	out := new(TestTokenERC20InsufficientBalance)
	if err := testToken.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestTokenERC20InvalidApprover represents a ERC20InvalidApprover error raised by the TestToken contract.
type TestTokenERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func TestTokenERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (testToken *TestToken) UnpackERC20InvalidApproverError(raw []byte) (*TestTokenERC20InvalidApprover, error) {
	out := new(TestTokenERC20InvalidApprover)
	if err := testToken.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestTokenERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the TestToken contract.
type TestTokenERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func TestTokenERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (testToken *TestToken) UnpackERC20InvalidReceiverError(raw []byte) (*TestTokenERC20InvalidReceiver, error) {
	out := new(TestTokenERC20InvalidReceiver)
	if err := testToken.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestTokenERC20InvalidSender represents a ERC20InvalidSender error raised by the TestToken contract.
type TestTokenERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func TestTokenERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (testToken *TestToken) UnpackERC20InvalidSenderError(raw []byte) (*TestTokenERC20InvalidSender, error) {
	out := new(TestTokenERC20InvalidSender)
	if err := testToken.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// TestTokenERC20InvalidSpender represents a ERC20InvalidSpender error raised by the TestToken contract.
type TestTokenERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func TestTokenERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (testToken *TestToken) UnpackERC20InvalidSpenderError(raw []byte) (*TestTokenERC20InvalidSpender, error) {
	out := new(TestTokenERC20InvalidSpender)
	if err := testToken.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}
