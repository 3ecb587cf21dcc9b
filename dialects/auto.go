package dialects

import "github.com/forsyth-notation/forsyth/grammar"

// Auto reads whatever dialect a record is in, one record at a time: four
// fields or six, with or without operations, castling in any letters. What
// belongs to one of the dialects is no leniency. It is a reader only; [Detect]
// names what it read.
var Auto = newDialect(Dialect{
	Name:    "auto",
	Title:   "any dialect",
	Source:  "the sources of the dialects",
	Example: XFEN.Example,
}, grammar.Config{Style: grammar.AnyStyle, Form: grammar.AnyForm})
