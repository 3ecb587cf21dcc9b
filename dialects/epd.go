package dialects

import "github.com/forsyth-notation/forsyth/grammar"

// EPD is Extended Position Description: the first four fields of FEN, and
// operations (PGN standard, section 16.2). Castling may be written in any
// dialect's letters. Operations are kept as they stand; hmvc and fmvn are
// read as the counters.
//
// Beyond that, with a warning each, it reads
//   - the two counters of FEN before the operations (counters-in-epd);
//   - what every dialect reads: see the package comment.
var EPD = newDialect(Dialect{
	Name:    "epd",
	Title:   "EPD",
	Source:  "PGN standard (1994-03-12), section 16.2",
	Example: `4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id "example";`,
	Writes:  grammar.EPDForm,
}, grammar.Config{Style: grammar.AnyStyle, Form: grammar.EPDForm})
