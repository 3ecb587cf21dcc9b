// Package dialects is the registry of the notations that Forsyth reads and
// writes, one file each.
//
// A dialect reads tolerantly unless it is made [Dialect.Strict]: each leniency
// that it uses is a warning with a code of its own, in [ast.Record.Warnings]
// and, with its place, among the findings of [Dialect.Diagnose].
package dialects
