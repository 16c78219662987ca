package executortest_test

import (
	"testing"

	"github.com/assay-protocol/assay/executor"
	"github.com/assay-protocol/assay/executor/executortest"
)

func TestReferenceConforms(t *testing.T) {
	executortest.Suite(t, func() executor.Device { return executortest.Reference{} })
}
