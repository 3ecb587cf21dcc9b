package diagram_test

import (
	"fmt"
	"io"
	"strings"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func ExampleSVG() {
	d := diagram.Diagram{
		Position: board(8, 8, map[string]ast.Piece{"e1": whiteKing, "e8": blackKing}),
		Caption:  "Opposition",
		Arrows:   []diagram.Arrow{{From: ast.MustParseSquare("e1"), To: ast.MustParseSquare("e2")}},
	}
	svg := diagram.SVG{Style: diagram.Style{Square: 40}}.Append(nil, d)
	for i, line := range strings.SplitN(string(svg), "\n", 4)[:3] {
		if i > 0 { // the first is the root
			fmt.Println(line)
		}
	}
	// Output:
	// <title>Opposition</title>
	// <desc>White: king e1. Black: king e8. Arrows: e1-e2.</desc>
}

func ExamplePNG() {
	d := diagram.Diagram{Position: board(8, 8, map[string]ast.Piece{"e1": whiteKing, "e8": blackKing})}
	theme, _ := diagram.ThemeNamed("print")
	err := diagram.PNG{Style: diagram.Style{Square: 64, Theme: theme, Flip: true}}.Encode(io.Discard, d)
	fmt.Println(err)
	// Output: <nil>
}
