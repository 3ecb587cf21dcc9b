package stream_test

import (
	"fmt"
	"os"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/stream"
	"github.com/forsyth-notation/forsyth/dialects"
)

// A column of a table is converted, and nothing else changes.
func ExampleCSV() {
	const puzzles = `PuzzleId,FEN,Moves
00008,r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 24,"f2g3 e6e7"
`
	work, err := convert.New(convert.Options{To: dialects.XFEN})
	if err != nil {
		panic(err)
	}
	stats, err := stream.Run(os.Stdout, strings.NewReader(puzzles), work, stream.Options{Carrier: stream.CSV("FEN")})
	if err != nil {
		panic(err)
	}
	fmt.Println(stats.Written, "written,", stats.Passed, "passed over")
	// Output:
	// PuzzleId,FEN,Moves
	// 00008,r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 24,"f2g3 e6e7"
	// 1 written, 1 passed over
}

// The string of a field, in an object within an object.
func ExampleJSONL() {
	const line = `{"id":7,"position":{"fen":"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 24"}}`
	work, err := convert.New(convert.Options{To: dialects.XFEN})
	if err != nil {
		panic(err)
	}
	o := stream.Options{Carrier: stream.JSONL("position.fen")}
	if _, err := stream.Run(os.Stdout, strings.NewReader(line), work, o); err != nil {
		panic(err)
	}
	// Output: {"id":7,"position":{"fen":"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 24"}}
}

// A game of Chess960 gets X-FEN in its tag.
func ExampleRunTags() {
	const games = `[Variant "Chess960"]
[FEN "4k3/8/8/8/8/8/8/RK5R w HA - 0 1"]

1. O-O *
`
	o := convert.TaggingOptions{Work: func(from *dialects.Dialect) (convert.Work, error) {
		return convert.New(convert.Options{From: from, To: dialects.XFEN})
	}}
	work := func() stream.GameWork { return convert.NewTagging(o) } // one for each worker
	if _, err := stream.RunTags(os.Stdout, strings.NewReader(games), work, stream.Options{}); err != nil {
		panic(err)
	}
	// Output:
	// [Variant "Chess960"]
	// [SetUp "1"]
	// [FEN "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1"]
	//
	// 1. O-O *
}

// How often each position came, whatever its counters are.
func ExampleChoice() {
	const records = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/R3K3 w A - 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 8 9\n"
	work, err := convert.New(convert.Options{To: dialects.XFEN})
	if err != nil {
		panic(err)
	}
	choice := &stream.Choice{Count: true}
	if _, err := stream.Run(os.Stdout, strings.NewReader(records), work, stream.Options{Choice: choice, Bare: true}); err != nil {
		panic(err)
	}
	if err := choice.WriteCounts(os.Stdout); err != nil {
		panic(err)
	}
	// Output:
	// 2	4k3/8/8/8/8/8/8/4K3 w - - 0 1
	// 1	4k3/8/8/8/8/8/8/R3K3 w Q - 0 1
}
