package dialects

import "github.com/forsyth-notation/forsyth/grammar"

// XFEN is X-FEN: FEN in which K and Q name the outermost rook on that side of
// the king, and a file letter names an inner one (Scharnagl 2003).
//
// Beyond that, with a warning each, it reads
//   - a file letter for an outermost rook (castling-file-letter);
//   - what every dialect reads: see the package comment.
var XFEN = newDialect(Dialect{
	Name:    "xfen",
	Title:   "X-FEN",
	Source:  "R. Scharnagl, X-FEN (2003)",
	Example: "r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 0 1",
}, xfenConfig)

var xfenConfig = grammar.Config{Style: grammar.XFENStyle, Form: grammar.FENForm}
