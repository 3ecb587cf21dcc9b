package dialects

import "github.com/forsyth-notation/forsyth/grammar"

// Shredder is Shredder-FEN: FEN in which each castling right is the file of
// its rook (UCI protocol, UCI_Chess960). HAha and AHah are both in order.
//
// Beyond that, with a warning each, it reads
//   - K and Q, as X-FEN means them (castling-wing-letter);
//   - what every dialect reads: see the package comment.
var Shredder = newDialect(Dialect{
	Name:    "shredder",
	Title:   "Shredder-FEN",
	Source:  "UCI protocol, UCI_Chess960",
	Example: "r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1",
}, grammar.Config{Style: grammar.ShredderStyle, Form: grammar.FENForm})
