package convert_test

import (
	"fmt"
	"os"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// Findings as the command prints them.
func ExampleChecker_Check_words() {
	checker, err := convert.NewChecker(convert.CheckOptions{})
	if err != nil {
		panic(err)
	}
	var rec ast.Record
	const text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1"
	found := checker.Check(&rec, text)
	os.Stdout.Write(diag.AppendAll(nil, diag.Source{Name: "games.fen", Line: 12}, text, found, diag.Options{}))
	// Output:
	// games.fen:12:36: error: rank-short: rank 1 holds 7 squares, want 8
	//   rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1
	//                                      ^^^^^^^
	//   help: a letter is one square and a digit that many empty ones; check the digits of this rank
}

// A finding for another program, in Portuguese.
func ExampleChecker_Check_json() {
	checker, err := convert.NewChecker(convert.CheckOptions{From: dialects.FEN})
	if err != nil {
		panic(err)
	}
	const text = "4k3/8/8/8/8/8/8/4K3 w - - 0 01"
	for _, d := range checker.Check(new(ast.Record), text) {
		finding := diag.NewFinding(diag.Source{}, text, &d, diag.Portuguese)
		fmt.Println(finding.Code, finding.Field, finding.Severity, finding.Column, finding.EndColumn)
	}
	// Output: counter-zeros fullmove warning 29 31
}

// A repair that is certain is made and named; a record that has none is left as it is.
func ExampleFixer_Fix() {
	fixer, err := convert.NewFixer(convert.FixOptions{})
	if err != nil {
		panic(err)
	}
	for _, text := range []string{
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1",
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN b KQkq e3 0 1",
	} {
		fixed := fixer.Fix(new(ast.Record), text)
		fmt.Println(fixed.Text)
		for _, d := range fixed.Made {
			fmt.Println("made:", d.Code)
		}
		for _, d := range fixed.Left {
			fmt.Println("left:", d.Code)
		}
	}
	// Output:
	// rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
	// made: ep-pawn-square
	// rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN b KQkq e3 0 1
	// left: rank-short
}

// What a conversion lost and assumed, in words.
func ExampleText_report() {
	_, report, err := convert.Text("4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+;", convert.Options{To: dialects.FEN})
	if err != nil {
		panic(err)
	}
	for _, d := range report.Diagnostics() {
		fmt.Printf("%v: %s\n", d.Code, diag.Message(&d, diag.English))
	}
	// Output:
	// operations-lost: the target has no place for the operation bm Ra8+
	// halfmove-assumed: the half-move clock is not stated, assumed 0
	// fullmove-assumed: the move number is not stated, assumed 1
}
