package dialects

import "github.com/forsyth-notation/forsyth/grammar"

// FEN is Forsyth-Edwards Notation as the PGN standard has it, section 16.1:
// six fields, castling rights as KQkq.
//
// Beyond the standard, with a warning each, it reads
//   - castling as the rooks' files where they stand on the corner files and
//     the king on the e-file (castling-file-letter);
//   - what every dialect reads: see the package comment.
var FEN = newDialect(Dialect{
	Name:    "fen",
	Title:   "FEN",
	Source:  "PGN standard (1994-03-12), section 16.1",
	Example: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
	Writes:  grammar.FENForm,
}, grammar.Config{Style: grammar.StandardStyle, Form: grammar.FENForm})
