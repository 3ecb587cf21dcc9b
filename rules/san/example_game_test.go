package san_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// The main line of a game of PGN. A move that cannot be played is named with its place,
// and the line goes up to there.
func ExampleReadGame() {
	start := startOfChess()
	const text = "1. e4 {best by test} c5 (1... e5) 2. Nf3 d6 3. Ne4 *"
	line, found := san.ReadGame(&start, text, nil)
	fmt.Println(len(line.Moves), "moves")
	for _, d := range found.Errors() {
		fmt.Println(d.Code, d.Span.Of(text))
	}
	// Output:
	// 4 moves
	// move-own-man Ne4
}

// Letters of which one means two men serve for no moves.
func ExampleUsable() {
	german, _ := ast.LanguageNamed("de")
	occitan, _ := ast.LanguageNamed("oc")
	fmt.Println(san.Usable(german), san.Usable(occitan) != nil)
	// Output: <nil> true
}
