package dialects_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// The list of a column, in Portuguese, is one in Spanish.
func ExampleDialect_Append_pieces() {
	rec := dialects.Pieces.MustParse("Brancas: Rg1, Dd1, Pa2; Pretas: Rg8, Tf8")
	fmt.Println(rec.Letters.Title, rec.Board.At(ast.MustParseSquare("d1")).Role)

	spanish, err := dialects.LettersNamed("es")
	if err != nil {
		panic(err)
	}
	pieces, err := dialects.Pieces.In(spanish)
	if err != nil {
		panic(err)
	}
	text, err := pieces.Append(nil, &rec)
	fmt.Println(string(text), err)
	// Output:
	// Portuguese queen
	// Blancas: Rg1, Dd1, Pa2; Negras: Rg8, Tf8 <nil>
}

// The side that moves first is White in every dialect, and moves are counted in pairs.
func ExampleDialect_Parse_sfen() {
	rec := dialects.SFEN.MustParse("8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124")
	fmt.Println(rec.Turn, rec.Fullmove)
	text, err := dialects.SFEN.Append(nil, &rec)
	fmt.Println(string(text) == rec.Text, err)
	// Output:
	// black 62
	// true <nil>
}
