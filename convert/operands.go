package convert

import "github.com/forsyth-notation/forsyth/grammar/ast"

// operands judges the EPD operations of a record that was read without an error.
func (c *Checker) operands(*ast.Record) ast.Diagnostics { return nil }
