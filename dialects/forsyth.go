package dialects

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Forsyth is the notation of David Forsyth (Glasgow Weekly Herald, 1883), from
// which FEN came: the board alone, a8 to h1, in the letters of the writer's
// language, hyphens between ranks, and nothing about who moves. It is read in
// the letters of [Dialect.In], and where none are named in those that the text
// is found to be in. Slashes and line ends part ranks as well as hyphens; a man
// after = belongs to neither side (Popeye).
//
// Beyond that, with a warning each, it reads
//   - dashes, commas, semicolons, bars or backslashes between ranks
//     (separator-other);
//   - ranks that run on without a separator (separator-missing);
//   - digits one after another, which are summed (digits-adjacent);
//   - a number for several empty ranks (ranks-merged), or none for an empty rank
//     between two separators (rank-blank);
//   - ranks without the empty squares at their end, and boards where slashes part
//     the ranks or nothing does (rank-padded, board-padded);
//   - a dot or an x for each empty square, without counts (empty-sign);
//   - blanks within a rank (blank-inside);
//   - what every dialect reads: see the package comment.
var Forsyth = newDialect(Dialect{
	Name:    "forsyth",
	Title:   "Forsyth",
	Source:  "F. R. Gittins, The Chess Bouquet (1897), p. 123; Popeye's manual for neutral men",
	Example: "t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T",
	Writes:  grammar.BoardForm,
}, forsythConfig)

var forsythConfig = grammar.Config{Layout: ast.DiagramLayout, Form: grammar.BoardForm}
