package stream_test

import (
	"fmt"
	"os"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Two workers convert a book. The order stays, refused lines go their own way, and the
// numbers of lines prove that none is lost.
func ExampleRun() {
	const book = `# a comment
r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1
r3k2r/8/8/8/8/8/8/R3K1R w GAha - 0 1
r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1
`
	work, err := convert.New(convert.Options{To: dialects.XFEN})
	if err != nil {
		panic(err)
	}
	var refused strings.Builder
	o := stream.Options{Workers: 2, Rejects: &refused}
	stats, err := stream.Run(os.Stdout, strings.NewReader(book), work, o)
	if err != nil {
		panic(err)
	}
	fmt.Println(stats.Lines, "=", stats.Written, "+", stats.Refused, "+", stats.Passed)
	fmt.Print(refused.String())
	// Output:
	// # a comment
	// r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 0 1
	// r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
	// 4 = 2 + 1 + 1
	// r3k2r/8/8/8/8/8/8/R3K1R w GAha - 0 1
}

// A file is checked; what is written of each finding is for the caller to say.
func ExampleCheck() {
	checker, err := convert.NewChecker(convert.CheckOptions{})
	if err != nil {
		panic(err)
	}
	render := func(dst []byte, line int, _ string, found ast.Diagnostics) []byte {
		for _, d := range found {
			dst = fmt.Appendf(dst, "line %d: %v\n", line, d.Code)
		}
		return dst
	}
	const book = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\n"
	stats, err := stream.Check(os.Stdout, strings.NewReader(book), checker, stream.Options{Render: render})
	if err != nil {
		panic(err)
	}
	fmt.Println(stats.Refused, "refused")
	// Output:
	// line 2: opponent-in-check
	// 1 refused
}

// The records of a table, one after another, to do something else with them.
func ExampleRows() {
	const table = "id\tfen\na1\t4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
	for row, err := range stream.Rows(strings.NewReader(table), dialects.Auto, stream.TSV("fen")) {
		if err != nil {
			panic(err)
		}
		fmt.Println(row.Line, row.Text)
	}
	// Output: 2 4k3/8/8/8/8/8/8/4K3 w - - 0 1
}

// Records that end in NUL, as find -print0 writes them.
func ExampleNUL() {
	work, err := convert.New(convert.Options{To: dialects.FEN})
	if err != nil {
		panic(err)
	}
	var out strings.Builder
	records := strings.NewReader("4k3/8/8/8/8/8/8/4K2R w H - 0 1\x00")
	if _, err := stream.Run(&out, records, work, stream.Options{Carrier: stream.NUL()}); err != nil {
		panic(err)
	}
	fmt.Printf("%q\n", out.String())
	// Output: "4k3/8/8/8/8/8/8/4K2R w K - 0 1\x00"
}

const twoGames = `[Event "one"]

1. e4 e5 1-0

[Event "two"]

1. d4 *
`

// The games of a file, each with the line that it begins in.
func ExampleGames() {
	for game, err := range stream.Games(strings.NewReader(twoGames)) {
		if err != nil {
			panic(err)
		}
		event, _, _ := strings.Cut(game.Text, "\n")
		fmt.Println(game.Line, event)
	}
	// Output:
	// 1 [Event "one"]
	// 5 [Event "two"]
}

// moveCounter is work on games: it writes how many moves each has.
type moveCounter struct{ player *convert.Player }

func (c moveCounter) Append(dst []byte, _ *ast.Record, text string) ([]byte, convert.Marks, ast.Diagnostics) {
	line, found := c.player.Game(text)
	return fmt.Appendln(dst, len(line.Moves)), convert.Marks{}, found
}

// Work of one's own on the games of a file; each worker has a player.
func ExampleRunGames() {
	player, err := convert.NewPlayer(convert.PlayOptions{})
	if err != nil {
		panic(err)
	}
	work := func() stream.GameWork { return moveCounter{player.Copy()} }
	if _, err := stream.RunGames(os.Stdout, strings.NewReader(twoGames), work, stream.Options{}); err != nil {
		panic(err)
	}
	// Output:
	// 2
	// 1
}
