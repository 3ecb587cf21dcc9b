package dialects

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Pieces is the list of the men with their squares that columns print under a
// diagram or in place of one, in the letters of the writer's language. Letters
// are capitals for both sides; a square without a letter is a pawn's. Commas
// and other marks between men are free, and so are blanks and line ends. It is
// read in the letters of [Dialect.In], and where none are named in those that
// the text is found to be in.
//
// Beyond that, with a warning each, it reads
//   - White's men and Black's with a slash, a semicolon, a bar or a line end
//     between them in place of headings (heading-missing);
//   - what every dialect reads: see the package comment.
var Pieces = newDialect(Dialect{
	Name:    "pieces",
	Title:   "Piece list",
	Source:  "practice of chess columns; headings and letters by language",
	Example: "Brancas: Rg1, Dd1, Pa2; Pretas: Rg8, Tf8",
	Writes:  grammar.BoardForm,
}, piecesConfig)

var piecesConfig = grammar.Config{Layout: ast.ListLayout, Form: grammar.BoardForm}
