package convert_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

func ExampleExplain() {
	e := convert.Explain("r3k2r/8/8/8/8/8/5n2/R3KB1R w KQ - 3 30")
	for _, section := range e.Sections {
		if section.Field == ast.CastlingField {
			for _, fact := range section.Facts {
				fmt.Println(fact)
				fmt.Println(diag.Fact(&fact, diag.English))
			}
		}
	}
	// Output:
	// right-blocked
	// K: White may still castle king side with the rook on h1; the right is kept, but not playable now: f1 is occupied
	// right-passes
	// Q: White may still castle queen side with the rook on a1; the right is kept, but not playable now: the king would pass over d1, which is attacked from f2
}

func ExampleExplainer() {
	x, err := convert.NewExplainer(convert.ExplainOptions{})
	if err != nil {
		panic(err)
	}
	e := x.Explain("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1")
	for i, step := range e.Steps {
		fmt.Printf("%d. %s\n", i+1, diag.Fact(&step.Outcome, diag.Portuguese))
	}
	// Output:
	// 1. cumprido
	// 2. cumprido
	// 3. falhou: rank-short
	// 4. não conferido
	// 5. cumprido
	// 6. cumprido
	// 7. cumprido
	// 8. não conferido
}

func ExampleDiff() {
	found, err := convert.Diff("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R b HAh - 0 1")
	if err != nil {
		panic(err)
	}
	for _, d := range found {
		fmt.Printf("%v: %s; %s\n", d.Field, diag.Fact(&d.A, diag.English), diag.Fact(&d.B, diag.English))
	}
	// Output:
	// turn: White; Black
	// castling: Black, queen side: with the rook on a8; Black, queen side: no right
}

func ExampleDiffer() {
	d, err := convert.NewDiffer(convert.DiffOptions{Ignore: ast.Fields(0).With(ast.TurnField)})
	if err != nil {
		panic(err)
	}
	from := d.From()
	a, b := from.MustParse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40"), from.MustParse("4k3/8/8/8/4P3/8/8/4K3 b - - 0 40")
	for _, difference := range d.Records(&a, &b) {
		fmt.Println(diag.Fact(&difference.A, diag.Spanish))
		fmt.Println(diag.Fact(&difference.B, diag.Spanish))
	}
	// Output:
	// peón (de las blancas) en e2
	// peón (de las blancas) en e4
}
