package dialects_test

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func ExampleDialect_Parse() {
	rec, err := dialects.XFEN.Parse("r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 3 40")
	if err != nil {
		panic(err)
	}
	fmt.Println(rec.Turn, rec.Halfmove, rec.Fullmove)
	fmt.Println(rec.CastlingRook(ast.White, ast.KingSide), rec.CastlingRook(ast.Black, ast.KingSide))
	fmt.Println(rec.Board.At(ast.MustParseSquare("e8")))
	// Output:
	// white 3 40
	// g1 h8
	// {king black false false}
}

// KQkq and HAha are one position.
func ExampleDialect_Parse_equal() {
	a, _ := dialects.FEN.Parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
	b, _ := dialects.Shredder.Parse("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1")
	fmt.Println(a.Position == b.Position)
	// Output: true
}

// An address and an object of JSON hold a record: its text is the FEN in them.
func ExampleDialect_Parse_held() {
	rec := dialects.URL.MustParse("https://lichess.org/analysis/atomic/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1")
	fmt.Println(rec.Variant.Name, rec.Text)
	text, _ := dialects.JSON.Append(nil, &rec)
	fmt.Println(string(text))
	// Output:
	// atomic 4k3/8/8/8/8/8/8/4K2R w K - 0 1
	// {"variant":"atomic","placement":"4k3/8/8/8/8/8/8/4K2R","turn":"white","castling":"K","castlingRooks":["h1"],"enPassant":"-","halfmove":0,"fullmove":1}
}

func ExampleDialect_Append() {
	rec := dialects.XFEN.MustParse("r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 0 1")
	text, err := dialects.Shredder.Append(nil, &rec)
	fmt.Println(string(text), err)
	_, err = dialects.FEN.Append(nil, &rec)
	fmt.Println(err)
	// Output:
	// r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1 <nil>
	// 28: standard-cannot-name-rook
}

// Diagnose returns every finding with its place; the tolerant reader goes on
// after the warnings.
func ExampleDialect_Diagnose() {
	for _, d := range dialects.FEN.Diagnose("rnbqkbnr/pppppppp/8/8/44/8/PPPPPPPP/RNBQKBN W KQkq - 01 1") {
		fmt.Println(d)
	}
	// Output:
	// 22-24: warning: digits-adjacent
	// 36-43: error: rank-short
	// 44-45: warning: turn-capital
	// 53-55: warning: counter-zeros
}

func ExampleDialect_Records() {
	book := `# two records, one of them broken
bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1
bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRK w HFhf - 0 1
`
	for rec, err := range dialects.Auto.Records(strings.NewReader(book)) {
		if err != nil {
			fmt.Println("refused:", err)
			continue
		}
		fmt.Println(rec.Field(ast.CastlingField))
	}
	// Output:
	// HFhf
	// refused: 36: rank-short
}

func ExampleDetect() {
	found, err := dialects.Detect("r3k2r/8/8/8/8/8/8/RR2K2R w KBkq - 0 1")
	if err != nil {
		panic(err)
	}
	fmt.Println(found.Dialect, found.Variant.Name, found.Reasons[0].Code, found.Reasons[0].Args)
	// Output: xfen dfrc detect-inner [B b1]
}

// A column of a Portuguese magazine, in the notation and the letters of its
// time. The letters are those of one language only, so that it need not be
// named.
func ExampleDialect_In() {
	rec := dialects.Forsyth.MustParse("t1bdrbct - ppp1pppp - 2cp4 - 8 - 8 - 3P1C2 - PPP1PPPP - TCBDRB1T")
	fmt.Println(rec.Letters.Title)

	german, err := dialects.LettersNamed("de-AT")
	if err != nil {
		panic(err)
	}
	forsyth, err := dialects.Forsyth.In(german)
	if err != nil {
		panic(err)
	}
	text, err := forsyth.Append(nil, &rec)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(text))
	// Output:
	// Portuguese
	// t1ldklst - bbb1bbbb - 2sb4 - 8 - 8 - 3B1S2 - BBB1BBBB - TSLDKL1T
}

// B is the bishop in English, the pawn in German and the rook in Hungarian.
// Forsyth does not choose.
func ExampleDialect_Readings() {
	const text = "8 - 8 - 8 - 3k4 - 8 - 3K4 - 2B5 - 8"
	_, err := dialects.Forsyth.Parse(text)
	fmt.Println(err)
	for _, r := range dialects.Forsyth.Readings(text)[:3] {
		fmt.Println(r.Letters[0].Title, r.Score)
	}
	// Output:
	// 30: letters-ambiguous
	// English 8
	// German 8
	// Lithuanian 8
}

// The operations of EPD are walked over; nothing of them is stored.
func ExampleDialect_Parse_operations() {
	rec := dialects.EPD.MustParse(`4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+ O-O-O; id "semi; colon"; ce 500;`)
	for op := range rec.Operations() {
		for o := range rec.Operands(op) {
			fmt.Println(op.Opcode, op.Known.Takes, "|", o.Value(rec.Text))
		}
	}
	// Output:
	// bm moves | Ra8+
	// bm moves | O-O-O
	// id a string | semi; colon
	// ce an integer | 500
}
