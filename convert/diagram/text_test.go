package diagram_test

import (
	"os"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// board returns a position of some size with men on squares.
func board(files, ranks uint8, men map[string]ast.Piece) ast.Position {
	var p ast.Position
	p.Board.Geometry = ast.Geometry{Files: files, Ranks: ranks}
	for square, man := range men {
		p.Board.Put(ast.MustParseSquare(square), man)
	}
	return p
}

var (
	whiteKing   = ast.Piece{Role: ast.King}
	blackKing   = ast.Piece{Role: ast.King, Color: ast.Black}
	blackKnight = ast.Piece{Role: ast.Knight, Color: ast.Black}
)

func letters(t *testing.T, tag string) *ast.Letters {
	t.Helper()
	l, ok := ast.LanguageNamed(tag)
	if !ok {
		t.Fatalf("no language %s", tag)
	}
	return l
}

func TestText(t *testing.T) {
	small := board(3, 2, map[string]ast.Piece{"a1": whiteKing, "c2": blackKing})
	held := small
	held.Turn = ast.Black
	held.Pockets[ast.White].Set(ast.Pawn, 2)
	held.Pockets[ast.White].Set(ast.Queen, 1)
	held.Pockets[ast.Black].Set(ast.Knight, 1)
	odd := board(4, 1, map[string]ast.Piece{
		"a1": {Role: ast.Queen, Promoted: true}, "b1": {Role: ast.King, Color: ast.Neutral}, "c1": {Role: ast.Grasshopper},
	})
	odd.Board.Walls.Add(ast.MustParseSquare("d1"))
	rook := ast.Piece{Role: ast.Rook}
	castling := board(3, 2, map[string]ast.Piece{"a1": rook, "b1": whiteKing, "c1": rook, "a2": {Role: ast.Rook, Color: ast.Black}, "b2": blackKing})
	castling.Castling = squares("a1", "c1", "a2")
	castling.Checks = [2]uint8{3, 2}
	kings := board(4, 2, map[string]ast.Piece{"a1": rook, "b1": whiteKing, "c1": whiteKing, "d1": rook})
	kings.Castling = squares("a1", "d1")
	for _, test := range []struct {
		name string
		text diagram.Text
		p    ast.Position
		want string
	}{
		{"as it is", diagram.Text{}, small, "" +
			"  2  . . k\n" +
			"  1  K . .\n" +
			"     a b c\n"},
		{"pockets, side to move", diagram.Text{Mover: true}, held, "" +
			"> 2  . . k  [n]\n" +
			"  1  K . .  [Q 2P]\n" +
			"     a b c\n"},
		{"other men", diagram.Text{}, odd, "" +
			"  1  Q~ =K ?  #\n" +
			"     a  b  c  d\n"},
		{"letters", diagram.Text{Letters: letters(t, "pt")}, small, "" +
			"  2  . . r\n" +
			"  1  R . .\n" +
			"     a b c\n"},
		{"letters of two runes", diagram.Text{Letters: letters(t, "ru")}, small, "" +
			"  2  .  .  кр\n" +
			"  1  Кр .  .\n" +
			"     a  b  c\n"},
		{"figurines", diagram.Text{Figurines: true}, odd, "" +
			"  1  ♕\ufe0e~ =♔\ufe0e ?  #\n" +
			"     a  b  c  d\n"},
		{"figurines in pockets", diagram.Text{Figurines: true, Variant: named(t, "crazyhouse")}, held, "" +
			"  2  . . ♚\ufe0e  [♞\ufe0e]\n" +
			"  1  ♔\ufe0e . .  [♕\ufe0e 2♙\ufe0e]\n" +
			"     a b c\n"},
		{"no figurines in shogi", diagram.Text{Figurines: true, Variant: named(t, "shogi")}, small, "" +
			"  2  . . k\n" +
			"  1  K . .\n" +
			"     a b c\n"},
		{"turned round", diagram.Text{Flip: true, Mover: true}, held, "" +
			"  1  . . K  [Q 2P]\n" +
			"> 2  k . .  [n]\n" +
			"     c b a\n"},
		{"no coordinates", diagram.Text{NoCoords: true}, small, "" +
			"   . . k\n" +
			"   K . .\n"},
		{"marks", diagram.Text{Marks: squares("a1", "b2")}, small, "" +
			"  2  .*. k\n" +
			"  1 *K . .\n" +
			"     a b c\n"},
		{"rights", diagram.Text{Rights: true, Variant: named(t, "3check")}, castling, "" +
			"  2  r k .  O-O-O  +2\n" +
			"  1  R K R  O-O O-O-O  +3\n" +
			"     a b c\n"},
		{"rights of two kings", diagram.Text{Rights: true}, kings, "" +
			"  2  . . . .\n" +
			"  1  R K K R  a1 d1\n" +
			"     a b c d\n"},
		{"no board", diagram.Text{Mover: true}, ast.Position{}, "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, string(test.text.Append(nil, &test.p))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestTextLargest(t *testing.T) {
	p := board(16, 16, map[string]ast.Piece{"a1": whiteKing, "p16": blackKing, "p1": blackKnight})
	got := string(diagram.Text{}.Append([]byte("x"), &p))
	want := "" +
		"x  16  . . . . . . . . . . . . . . . k\n" +
		"  15  . . . . . . . . . . . . . . . .\n"
	if got[:len(want)] != want {
		t.Errorf("begins\n%swant\n%s", got[:len(want)], want)
	}
	want = "" +
		"   2  . . . . . . . . . . . . . . . .\n" +
		"   1  K . . . . . . . . . . . . . . n\n" +
		"      a b c d e f g h i j k l m n o p\n"
	if got[len(got)-len(want):] != want {
		t.Errorf("ends\n%swant\n%s", got[len(got)-len(want):], want)
	}
}

// TestTextColors asks for the colours of the brown theme in the cube of 256: #f0d9b5 is
// nearest to the levels 5, 4, 3, which is 16+180+24+3, and #b58863 to 3, 2, 1.
func TestTextColors(t *testing.T) {
	p := board(2, 1, map[string]ast.Piece{"a1": whiteKing})
	got := string(diagram.Text{Figurines: true, Theme: &diagram.Themes[0]}.Append(nil, &p))
	const want = "  1 \x1b[38;5;16;48;5;137m ♔\ufe0e \x1b[0m\x1b[38;5;16;48;5;223m   \x1b[0m\n     a  b\n"
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func ExampleText() {
	p := board(4, 2, map[string]ast.Piece{"b1": whiteKing, "d2": blackKing})
	os.Stdout.Write(diagram.Text{Mover: true}.Append(nil, &p))
	// Output:
	//   2  . . . k
	// > 1  . K . .
	//      a b c d
}
