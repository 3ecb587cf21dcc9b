package lint_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
)

// A record whose inner rook two programs read as two rooks.
func ExampleDiagnose() {
	rec := dialects.XFEN.MustParse("4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1")
	for _, name := range []string{"stockfish", "pgn-extract", "chess.js"} {
		program, _ := lint.Named(name)
		for _, d := range lint.Diagnose(&rec, nil, []*lint.Program{program}) {
			fmt.Println(program.Title, d.Code, d.Field)
		}
	}
	// Output:
	// pgn-extract peer-differs castling
	// chess.js peer-refuses castling
}
