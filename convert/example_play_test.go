package convert_test

import (
	"fmt"
	"os"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Moves in the letters of a language that nobody named are played, and written in those
// of another.
func ExamplePlayer_AppendScore() {
	german, err := dialects.LettersNamed("de")
	if err != nil {
		panic(err)
	}
	player, err := convert.NewPlayer(convert.PlayOptions{ToLetters: german})
	if err != nil {
		panic(err)
	}
	start, found := player.Start(ast.Chess.Start)
	if found.Err() != nil {
		panic(found)
	}
	line, found := player.Line(&start, "1. Cf3 Cc6 2. d3 d6")
	if found.Err() != nil {
		panic(found)
	}
	fmt.Println(string(player.AppendScore(nil, &line)))
	// Output: 1. Sf3 Sc6 2. d3 d6
}

// A board in text, and the same as a picture.
func Example_draw() {
	rec := dialects.Auto.MustParse("7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1")
	os.Stdout.Write(diagram.Text{Mover: true}.Append(nil, &rec.Position))
	d := diagram.Diagram{Position: rec.Position, Mover: true, Caption: "White wins"}
	svg := string(diagram.SVG{Style: diagram.Style{Square: 40}}.Append(nil, d))
	fmt.Println(strings.Contains(svg, "<title>White wins</title>"))
	// Output:
	//   8  . . . . . . . k
	//   7  p . . . . . . .
	//   6  . R . . . . . K
	//   5  . . . . . . r .
	//   4  . . . . . . p .
	//   3  . . . . . . P .
	//   2  . . . . . . . .
	// > 1  . . . . . . . .
	//      a b c d e f g h
	// true
}
