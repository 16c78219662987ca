package executor_test

import (
	"context"
	"fmt"
	"testing"
)

// noT stands in for a *testing.T in the process that a test starts: failing there ends it.
type noT struct{ testing.TB }

func (noT) Helper()                  {}
func (noT) Context() context.Context { return context.Background() }
func (noT) Fatal(args ...any)        { panic(fmt.Sprint(args...)) }
