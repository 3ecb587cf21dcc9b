package convert_test

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// A right without its rook is dropped, which the marks tell: what goes through a stream
// is repaired so.
func ExampleFixer_Append() {
	fixer, err := convert.NewFixer(convert.FixOptions{})
	if err != nil {
		panic(err)
	}
	out, marks, err := fixer.Append(nil, new(ast.Record), "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1")
	if err != nil {
		panic(err)
	}
	fmt.Println(string(out))
	for code := range marks.Reasons().All() {
		fmt.Println(code)
	}
	// Output:
	// 4k3/8/8/8/8/8/8/4K2R w K - 0 1
	// no-rook-for-right
}

// The lines of one field, for a person.
func ExampleExplanation_Append() {
	e := convert.Explain("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	for line := range strings.Lines(string(e.Append(nil, diag.Options{Lang: diag.English}))) {
		if strings.Contains(line, "castle") {
			fmt.Println(strings.TrimSpace(line))
		}
	}
	// Output: K: White may still castle king side with the rook on h1; castling is playable now
}

// A game whose position has two faults: the tag SetUp is missing, and a right has no rook.
func ExampleChecker_Game() {
	checker, err := convert.NewChecker(convert.CheckOptions{})
	if err != nil {
		panic(err)
	}
	const game = "[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\"]\n\n1. O-O *\n"
	var rec ast.Record // the position of the tag
	for _, d := range checker.Game(&rec, game) {
		fmt.Println(d.Code)
	}
	for rook := range rec.Castling.All() {
		fmt.Println(rook)
	}
	// Output:
	// setup-missing
	// no-rook-for-right
	// h1
}

// The FEN tag of a game goes through a conversion, and gets the SetUp that it lacked.
func ExampleTagging_Append() {
	t := convert.NewTagging(convert.TaggingOptions{Work: func(from *dialects.Dialect) (convert.Work, error) {
		return convert.New(convert.Options{From: from, To: dialects.Shredder})
	}})
	const game = "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n"
	out, _, found := t.Append(nil, new(ast.Record), game)
	fmt.Print(string(out))
	for _, d := range found {
		fmt.Println(d.Code)
	}
	// Output:
	// [SetUp "1"]
	// [FEN "4k3/8/8/8/8/8/8/4K2R w H - 0 1"]
	//
	// 1. O-O *
	// setup-missing
}

// PGN asks for SetUp "1" beside a FEN tag (9.7).
func ExampleTagging_Diagnose() {
	t := convert.NewTagging(convert.TaggingOptions{})
	for _, d := range t.Diagnose("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n") {
		fmt.Println(d.Code)
	}
	// Output: setup-not-one
}
