package dialects_test

import (
	"errors"
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// An EPD record states four fields and its operations. What it does not state has a
// value all the same, and Stated tells which is which.
func ExampleDialect_Parse_stated() {
	rec := dialects.Auto.MustParse("4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+;")
	fmt.Println(rec.Stated)
	fmt.Println(rec.Spans[ast.CastlingField], rec.Field(ast.CastlingField))
	fmt.Println(rec.Spans[ast.OperationsField], rec.Field(ast.OperationsField))
	fmt.Println(rec.Stated.Has(ast.FullmoveField), rec.Fullmove)
	// Output:
	// placement,turn,castling,ep,operations
	// 23-24 Q
	// 27-35 bm Ra8+;
	// false 1
}

// One record is used for all lines: a line that is in order is read without allocating.
// The error of a line is the list of its faults.
func ExampleDialect_ParseInto() {
	var rec ast.Record
	for _, line := range []string{
		"4k3/8/8/8/8/8/8/4K2R w K - 3 40",
		"4k3/8/8/8/8/8/8/4K2 w K - 3 40",
	} {
		err := dialects.XFEN.ParseInto(&rec, line)
		var found ast.Diagnostics
		if errors.As(err, &found) {
			fmt.Println(found[0].Code, found[0].Field, found[0].Span, found[0].Span.Of(line))
			continue
		}
		fmt.Println(rec.Halfmove, rec.Fullmove)
	}
	// Output:
	// 3 40
	// rank-short placement 16-19 4K2
}

// A tolerant reader takes what is common and not quite right; a strict one refuses it,
// or some of it.
func ExampleDialect_Strict() {
	const text = "4k3/8/8/8/8/8/8/4K3 w - - 0 01"
	rec, err := dialects.FEN.Parse(text)
	fmt.Println(rec.Warnings, err)
	_, err = dialects.FEN.Strict().Parse(text)
	fmt.Println(err)
	_, err = dialects.FEN.Refuse(ast.CodesOf(ast.BlankRepeated)).Parse(text)
	fmt.Println(err)
	// Output:
	// counter-zeros <nil>
	// 29: counter-zeros
	// <nil>
}

// A dialect is read for one variant: its board, its men, its fields. Without one, a
// record of EPD may name its own.
func ExampleDialect_For() {
	capablanca, _ := ast.VariantNamed("capablanca")
	rec, err := dialects.XFEN.For(capablanca).Parse("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1")
	fmt.Println(rec.Board.At(ast.MustParseSquare("c1")).Role, rec.CastlingRook(ast.White, ast.KingSide), err)
	rec, err = dialects.EPD.Parse(`4k3/8/8/8/8/8/8/4K2R w K - variant "atomic";`)
	fmt.Println(rec.Variant.Title, err)
	// Output:
	// archbishop j1 <nil>
	// Atomic chess <nil>
}

// The games of the table that a record can be of.
func ExampleDialect_Variants() {
	for _, v := range dialects.Auto.Variants("rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1") {
		fmt.Println(v.Title)
	}
	// Output: Los Alamos chess
}
