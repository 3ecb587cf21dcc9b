package rules_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// A start of double Chess960: White's array and Black's by their numbers, and back.
func ExampleStart960() {
	p, _ := rules.Start960(518, 0)
	text, err := dialects.XFEN.Append(nil, &ast.Record{Position: p})
	fmt.Println(string(text), err)
	white, black, ok := rules.Numbers960(&p)
	fmt.Println(white, black, ok)
	// Output:
	// bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 <nil>
	// 518 0 true
}

// Scharnagl's numbering: 0 is BBQNNRKR.
func ExampleArray960() {
	array, _ := rules.Array960(0)
	fmt.Println(array[0], array[2], array[6])
	fmt.Println(rules.Number960(array))
	// Output:
	// bishop queen king
	// 0 true
}

// Who gives check, who is pinned, and who attacks a square.
func ExampleState_Checkers() {
	rec := dialects.FEN.MustParse("4k3/8/8/8/1b6/2N5/8/4K2r w - - 0 1")
	s, err := rules.New(&rec.Position, ast.Chess)
	if err != nil {
		panic(err)
	}
	for square := range s.Checkers().All() {
		fmt.Println("check from", square)
	}
	for square := range s.Pinned().All() {
		fmt.Println("pinned:", square)
	}
	for square := range s.Attackers(ast.MustParseSquare("c3"), ast.Black).All() {
		fmt.Println("attacks c3:", square)
	}
	// Output:
	// check from h1
	// pinned: c3
	// attacks c3: b4
}

// What the counters say that no game leads to: on move 3 each side has moved twice, and
// cannot have taken fourteen men or more.
func ExampleSuspicious() {
	rec := dialects.FEN.MustParse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 3")
	for _, f := range rules.Suspicious(&rec.Position, ast.Chess, rec.Stated) {
		fmt.Println(f.Side, f.Code)
	}
	// Output:
	// white move-number-small
	// black move-number-small
}

// The three squares of a double step at once, and what keeps a pawn from taking.
func ExampleEnPassantOf() {
	rec := dialects.FEN.MustParse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
	e, err := rules.EnPassantOf(&rec.Position, ast.Chess)
	fmt.Println(e.Always, e.XFEN, e.Legal, err)
	// Output: e3 - - <nil>
}
