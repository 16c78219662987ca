package cpu_test

import (
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/cpu"
	"github.com/assay-protocol/assay/executor/executortest"
)

func TestConformance(t *testing.T) {
	executortest.Suite(t, func() executor.Device { return cpu.New() })
}
