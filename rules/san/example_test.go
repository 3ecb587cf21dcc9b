package san_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

func startOfChess() rules.State {
	rec := dialects.FEN.MustParse(ast.Chess.Start)
	s, err := rules.New(&rec.Position, ast.Chess)
	if err != nil {
		panic(err)
	}
	return s
}

// A line in Portuguese letters, which are found, becomes one in German letters.
func ExampleReadLine() {
	rec := dialects.FEN.MustParse(ast.Chess.Start)
	start, err := rules.New(&rec.Position, ast.Chess)
	if err != nil {
		panic(err)
	}
	line, found := san.ReadLine(&start, "1. Cf3, Cc6 2. d3, d6", nil)
	if found.Err() != nil {
		panic(found)
	}
	fmt.Println(line.Letters.Title)
	german, _ := dialects.LettersNamed("de")
	for state, move := range line.Each {
		fmt.Println(string(san.Format{Letters: german}.Append(nil, state, move)))
	}
	// Output:
	// Portuguese
	// Sf3
	// Sc6
	// d3
	// d6
}

// One move in three notations.
func ExampleFormat_Append() {
	s := startOfChess()
	for _, m := range s.Moves(nil) {
		if m.Role != ast.Knight || m.To != ast.MustParseSquare("f3") {
			continue
		}
		for _, n := range []san.Notation{san.SAN, san.LAN, san.UCI} {
			fmt.Println(string(san.Format{Notation: n}.Append(nil, &s, m)))
		}
	}
	// Output:
	// Nf3
	// Ng1-f3
	// g1f3
}

func ExampleRead() {
	s := startOfChess()
	m, err := san.Read(&s, "e2-e4", san.Format{})
	fmt.Println(m.From, m.To, err)
	_, err = san.Read(&s, "Ke2", san.Format{})
	fmt.Println(err)
	// Output:
	// e2 e4 <nil>
	// 1: move-own-man
}

// A text names the one legal move that it fits; what is not SAN in it is told
// with the repair.
func ExampleResolve() {
	s := startOfChess()
	const text = "Ng1-f3!"
	written, found := grammar.ParseMove(nil, text)
	if found.Err() != nil {
		panic(found)
	}
	move, _ := san.Resolve(&s, &written, san.Format{})
	fmt.Println(move.From, move.To)
	for _, d := range san.Remarks(&s, &written, move, text, san.Format{}) {
		fmt.Println(d.Code, ast.Apply(text, d.Fixes))
	}
	// Output:
	// g1 f3
	// move-long Nf3
	// move-glyph Nf3
}
