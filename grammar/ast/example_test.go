package ast_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Squares have the names of chess on boards of up to 16 files; files and ranks count
// from 0.
func ExampleParseSquare() {
	square, err := ast.ParseSquare("e4")
	fmt.Println(square, square.File(), square.Rank(), err)
	_, err = ast.ParseSquare("4e")
	fmt.Println(err != nil)
	// Output:
	// e4 4 3 <nil>
	// true
}

// A game has the names that other programs know it by.
func ExampleVariantNamed() {
	v, ok := ast.VariantNamed("Three Check")
	fmt.Println(v.Name, v.Checks, v.Start, ok)
	// Output: 3check 3 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1 true
}

// A language is found by its tag or its title.
func ExampleLanguageNamed() {
	l, ok := ast.LanguageNamed("Russian")
	fmt.Println(l.Tag, l.Spell(ast.King, ast.White), l.Spell(ast.Queen, ast.Black), ok)
	// Output: ru Кр ф true
}

// Codes of findings are stable, so that a program may name them.
func ExampleParseCode() {
	code, err := ast.ParseCode("digits-adjacent")
	fmt.Println(code == ast.DigitsAdjacent, code.Severity(false), code.Severity(true), err)
	// Output: true warning error <nil>
}

// Fixes that are made together give a text without the finding.
func ExampleApply() {
	const text = "4k3/8/8/8/8/8/8/4K3 W - - 0 1"
	fmt.Println(ast.Apply(text, []ast.Fix{{Span: ast.MustParseSpan("20-21"), Text: "w"}}))
	// Output: 4k3/8/8/8/8/8/8/4K3 w - - 0 1
}

// What is known of an operation of EPD.
func ExampleOpcodeNamed() {
	fmt.Println(ast.OpcodeNamed("bm").Takes, ast.OpcodeNamed("id").Takes)
	// Output: moves a string
}
