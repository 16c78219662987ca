package circuits_test

import "testing"

func segmentAssaults() []assault          { return nil }
func descriptorAssaults() []assault       { return nil }
func elementAssaults() []assault          { return nil }
func operandAssaults() []assault          { return nil }
func readAssaults() []assault             { return nil }
func extremumAssaults() []assault         { return nil }
func requantAssaults() []assault          { return nil }
func outputAssaults() []assault           { return nil }
func drawAssaults(t testing.TB) []assault { return nil }
func identityAssaults() []assault         { return nil }
