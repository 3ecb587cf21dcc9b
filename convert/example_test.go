package convert_test

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/convert/lint"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/grammar/diag"
)

// A Shredder-FEN record becomes X-FEN. The inner rook on g1 keeps its file
// letter; the outermost rooks become k and q.
func ExampleText() {
	line, report, err := convert.Text("r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1", convert.Options{To: dialects.XFEN})
	if err != nil {
		panic(err)
	}
	fmt.Println(line)
	for _, note := range report.Changed {
		fmt.Println(note.Code, note.Text)
	}
	// Output:
	// r3k2r/8/8/8/8/8/8/R3K1RR w GQkq - 0 1
	// castling-changed GQkq
}

// Standard FEN has no letter for an inner rook: the record is refused, and no
// other rook's letter is written.
func ExampleText_refused() {
	_, _, err := convert.Text("r3k2r/8/8/8/8/8/8/R3K1RR w GAha - 0 1", convert.Options{To: dialects.FEN})
	fmt.Println(err)
	// Output:
	// 28: standard-cannot-name-rook
}

// What a program reads rightly: an inner rook in its file letter, and the en passant
// square only where it can be captured on. A program that knows no such castling is named.
func ExampleOptions_for() {
	for _, name := range []string{"chess-library", "chess.js"} {
		program, _ := lint.Named(name)
		line, _, err := convert.Text("4k3/8/8/8/4P3/8/8/RR2K2R b KB e3 0 1", convert.Options{For: program})
		fmt.Println(line, err)
	}
	// Output:
	// 4k3/8/8/8/4P3/8/8/RR2K2R b HB - 0 1 <nil>
	//  28: peer-refuses
}

// What programs are known to make of a record.
func ExampleChecker_Check_for() {
	program, _ := lint.Named("pgn-extract")
	c, err := convert.NewChecker(convert.CheckOptions{For: []*lint.Program{program}})
	if err != nil {
		panic(err)
	}
	var rec ast.Record
	for _, d := range c.Check(&rec, "4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1") {
		fmt.Println(diag.Message(&d, diag.English))
	}
	// Output:
	// pgn-extract (3d0345b, 2026-06-16) reads another position: castling on both sides, with an inner rook; it takes the outermost rook
}

// A Converter is made once and used for many records; the buffer and the
// record are used again, so that a common line allocates nothing.
func ExampleConverter_Append() {
	c, err := convert.New(convert.Options{To: dialects.Shredder})
	if err != nil {
		panic(err)
	}
	var rec ast.Record
	var out []byte
	for _, line := range []string{
		"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
	} {
		var marks convert.Marks
		var err error
		out, marks, err = c.Append(out[:0], &rec, line)
		fmt.Println(string(out), marks.Of(convert.Assumed), err)
	}
	// Output:
	// bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1  <nil>
	// rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 turn,castling,ep,halfmove,fullmove <nil>
}

// The positions of a game of PGN.
func ExamplePlayer_Game() {
	player, err := convert.NewPlayer(convert.PlayOptions{})
	if err != nil {
		panic(err)
	}
	line, found := player.Game(`[Event "example"]

1. e4 {best by test} c5 (1... e5) 2. Nf3 *`)
	if found.Err() != nil {
		panic(found)
	}
	for state := range line.Each {
		text, _, err := player.AppendPosition(nil, state, line.Letters)
		fmt.Println(string(text), err)
	}
	last := line.Last()
	text, _, err := player.AppendPosition(nil, &last, line.Letters)
	fmt.Println(string(text), err)
	// Output:
	// rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 <nil>
	// rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 <nil>
	// rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2 <nil>
	// rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2 <nil>
}

// What is wrong with a record, in words.
func ExampleChecker_Check() {
	checker, err := convert.NewChecker(convert.CheckOptions{})
	if err != nil {
		panic(err)
	}
	var rec ast.Record
	for _, d := range checker.Check(&rec, "4k3/8/8/8/8/8/4R3/P3K3 w - - 0 40") {
		fmt.Println(d.Severity, d.Code, diag.Message(&d, diag.English))
	}
	// Output:
	// error pawn-on-edge a White pawn stands on a1, where no pawn can stand
	// error opponent-in-check Black, not to move, is in check from e2
}

// A suite is tidied: opcodes in order, strings in quotation marks, moves in SAN.
func ExampleFormatter() {
	f, err := convert.NewFormatter(nil)
	if err != nil {
		panic(err)
	}
	out, _, err := f.Append(nil, new(ast.Record), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 id one; bm Ra8 + , e1c1")
	fmt.Println(string(out), err)
	// Output:
	// 4k3/8/8/8/8/8/8/R3K3 w Q - bm O-O-O Ra8+; fmvn 1; hmvc 0; id "one"; <nil>
}

// Operations are set, left out, and their moves written in another notation; all else
// stays byte for byte.
func ExampleEdit() {
	line, _, err := convert.Text(`4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+;  c9 "x"; ce 5;`, convert.Options{
		To:   dialects.EPD,
		Edit: convert.Edit{Set: []string{`id "A.1"`}, Drop: []string{"c9"}, Moves: convert.UCIMoves},
	})
	fmt.Println(line, err)
	// Output:
	// 4k3/8/8/8/8/8/8/R3K3 w Q - bm a1a8;  ce 5; id "A.1"; <nil>
}

// The operations of a record, with what they are.
func ExampleChecker_Check_operations() {
	c, err := convert.NewChecker(convert.CheckOptions{})
	if err != nil {
		panic(err)
	}
	const text = "4k3/8/8/8/8/8/8/R3K3 w Q - bm Rb2 Ra8; dm 0"
	for _, d := range c.Check(new(ast.Record), text) {
		fmt.Printf("%v: %v: %s\n", d.Severity, d.Code, diag.Message(&d, diag.English))
	}
	// Output:
	// warning: operand-range: dm is 1 to 4294967295, not 0
	// warning: semicolon-missing: no semicolon ends the last operation
	// error: move-unreachable: no rook can get to b2
	// warning: move-check-sign: the sign of check or mate of "Ra8" is missing or wrong, want "Ra8+"
}

// The same game from the other side.
func ExampleText_transform() {
	const text = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 bm c5;"
	line, _, err := convert.Text(text, convert.Options{To: dialects.EPD, Transform: ast.Mirror})
	fmt.Println(line, err)
	// Output:
	// rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 bm c4; <nil>
}

// Counters and the letters of castling do not make another position.
func ExampleKeyOf() {
	one := dialects.Auto.MustParse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
	other := dialects.Auto.MustParse("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 12 40")
	fmt.Println(convert.KeyOf(&one, dialects.Auto) == convert.KeyOf(&other, dialects.Auto))
	// Output: true
}
