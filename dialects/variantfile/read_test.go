package variantfile_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/variantfile"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func Example() {
	const file = `
[elephants:chess]
maxFile = 9
fersAlfil = e
startFen = rnbqkebnr/ppppppppp/9/9/9/9/PPPPPPPPP/RNBQKEBNR w KQkq - 0 1
`
	variants, err := variantfile.Read(strings.NewReader(file))
	if err != nil {
		panic(err)
	}
	rec, err := dialects.XFEN.For(variants[0]).Parse("4ke3/9/9/9/9/9/9/4KE2R w K - 3 40")
	fmt.Println(variants[0].Name, variants[0].Geometry, rec.Board.At(ast.MustParseSquare("f8")).Role, err)
	// Output: elephants 9x8 fers-alfil <nil>
}

// only reads a file that has to be sound, and returns its last row.
func only(t *testing.T, text string) *ast.Variant {
	t.Helper()
	rows, err := variantfile.Read(strings.NewReader(text))
	if err != nil || len(rows) == 0 {
		t.Fatalf("%q: %d rows, %v", text, len(rows), err)
	}
	return rows[len(rows)-1]
}

// checkRow asks that a row can be used: a board, men, letters of their own.
func checkRow(t *testing.T, v *ast.Variant) {
	t.Helper()
	_, collides := v.Letters.Collision(v)
	if !v.Geometry.IsValid() || v.Roles == (ast.Roles{}) || collides || v.Name == "" {
		t.Errorf("%q: %v, %v", v.Name, v.Geometry, v.Letters)
	}
}

// TestMen asks for each key the role of its letter, by what the format says the man is.
func TestMen(t *testing.T) {
	free := func(letter byte) ast.Role { return ast.FreeRole + ast.Role(letter-'a') }
	tests := []struct {
		lines, letter string
		want          ast.Role // NoRole for no man
	}{
		{"pawn = p", "P", ast.Pawn}, {"knight = n", "N", ast.Knight}, {"bishop = b", "B", ast.Bishop},
		{"rook = r", "R", ast.Rook}, {"queen = q", "Q", ast.Queen}, {"king = k", "K", ast.King}, {"king = g:gBgR", "G", ast.King},
		{"fers = f", "F", ast.Fers}, {"alfil = a", "A", ast.Alfil}, {"fersAlfil = e", "E", ast.FersAlfil},
		{"silver = s", "S", ast.Silver}, {"aiwok = a", "A", ast.AiWok}, {"bers = d", "D", ast.Bers},
		{"archbishop = a", "A", ast.Archbishop}, {"chancellor = c", "C", ast.Chancellor}, {"amazon = a", "A", ast.Amazon},
		{"knibis = a", "A", free('a')}, {"biskni = a", "A", free('a')}, {"kniroo = l", "L", free('l')}, {"rookni = z", "Z", free('z')},
		{"shogiPawn = p", "P", ast.Pawn}, {"lance = l", "L", ast.Lance}, {"shogiKnight = n", "N", ast.Knight},
		{"gold = g", "G", ast.Gold}, {"dragonHorse = h", "H", free('h')},
		{"clobber = p", "P", ast.Stone}, {"breakthrough = p", "P", ast.Stone}, {"immobile = p", "P", ast.Stone},
		{"cannon = c", "C", ast.Cannon}, {"janggiCannon = c", "C", ast.Cannon}, {"soldier = s", "S", ast.Soldier},
		{"horse = h", "H", ast.Horse}, {"elephant = e", "E", ast.Elephant}, {"janggiElephant = e", "E", ast.Elephant},
		{"banner = b", "B", ast.Banner}, {"wazir = w", "W", ast.Wazir}, {"commoner = m", "M", ast.Commoner}, {"centaur = c", "C", ast.Centaur},
		{"customPiece1 = p:mWfceF", "P", ast.Pawn}, {"customPiece2 = c:C", "C", ast.Camel}, {"customPiece25 = w:NC", "W", ast.Gnu},
		{"customPiece1 = m:QNAD", "M", free('m')},
		// A role is that of one man.
		{"cannon = c\njanggiCannon = j", "J", free('j')}, {"shogiKnight = l\nknight = n", "L", free('l')},
		{"shogiKnight = l\nknight = n", "N", ast.Knight},
		// Who is the king.
		{"commoner = k", "K", ast.King}, {"commoner = k\nking = a", "K", ast.Commoner}, {"customPiece1 = x:W\ncastlingKingPiece = x", "X", ast.King},
		// What is taken away, whether it is said or not.
		{"pawn = p\npawn = -\nqueen = q", "P", ast.NoRole}, {"pawn = p\ncustomPiece1 = p:W", "P", ast.Pawn},
		{"customPiece1 = q:W\nqueen = q\nking = k", "Q", ast.Wazir},
	}
	for _, test := range tests {
		v := only(t, "[x]\n"+test.lines)
		checkRow(t, v)
		for c, letter := range []string{test.letter, strings.ToLower(test.letter)} {
			man, _ := v.Letters.Match(letter, &v.Roles)
			if want := (ast.Piece{Role: test.want, Color: ast.Color(c)}); man.Role != want.Role || test.want != ast.NoRole && man != want {
				t.Errorf("%q: %s is %v", test.lines, letter, man)
			}
		}
	}
}

// TestParents asks what a section has of the row that it is like.
func TestParents(t *testing.T) {
	tests := []struct {
		text, letter string
		want         ast.Role
	}{
		{"[x:chess]", "Q", ast.Queen},
		{"[x:chess]\nqueen = -", "Q", ast.NoRole},
		{"[x:chess]\nqueen = d", "D", ast.Queen},
		{"[x:chess]\nqueen = d", "Q", ast.NoRole},
		{"[x:chess]\namazon = q", "Q", ast.Amazon},
		{"[x:xiangqi]\nfers = f", "F", ast.Advisor},
		{"[x:xiangqi]\nfers = f", "A", ast.NoRole},
		{"[x:xiangqi]", "H", ast.Horse},
		{"[x:janggi]\njanggiElephant = l", "B", ast.NoRole},
		{"[x:minishogi]\nshogiPawn = f", "F", ast.Pawn},
		{"[x:giveaway]\ncommoner = -", "K", ast.NoRole},
		{"[x:giveaway]\nking = k", "K", ast.King},
		{"[x:fairy]", "S", ast.Silver},
		{"[a]\ncustomPiece1 = m:QNAD\n[b:a]\n[x:B]", "M", ast.FreeRole + 'm' - 'a'},
		{"[a]\ncustomPiece1 = m:QNAD\n[x:a]\ncustomPiece1 = d:QNAD", "D", ast.FreeRole + 'd' - 'a'},
		// A section of the file goes before the table.
		{"[chess]\nking = k\nwazir = q\n[x:chess]", "Q", ast.Wazir},
	}
	for _, test := range tests {
		v := only(t, test.text)
		checkRow(t, v)
		if man, _ := v.Letters.Match(test.letter, &v.Roles); man.Role != test.want || v.Name != "x" {
			t.Errorf("%q: %s of %s is %v", test.text, test.letter, v.Name, man.Role)
		}
	}
}

// TestKeys asks for what each key says of a row, by the words of the format.
func TestKeys(t *testing.T) {
	size := func(files, ranks, behind uint8) func(*ast.Variant) bool {
		return func(v *ast.Variant) bool {
			return v.Geometry == ast.Geometry{Files: files, Ranks: ranks, Behind: behind}
		}
	}
	passant := func(rank int, rule ast.PassantRule) func(*ast.Variant) bool {
		return func(v *ast.Variant) bool { return v.PawnRank == rank && v.Passant == rule }
	}
	start := func(text string, short bool) func(*ast.Variant) bool {
		return func(v *ast.Variant) bool { return v.Start == text && v.Short == short }
	}
	pocket := func(has bool) func(*ast.Variant) bool {
		return func(v *ast.Variant) bool { return v.Pocket == has }
	}
	tests := []struct {
		text string
		is   func(*ast.Variant) bool
	}{
		{"[x:chess]", size(8, 8, 0)},
		{"[x:chess]\nmaxFile = 10", size(10, 8, 0)},
		{"[x:chess]\nmaxFile = j\nmaxRank=9", size(10, 9, 0)},
		{"[x:chess]\nmaxRank = 16\nmaxFile = p", size(16, 16, 0)},
		{"[x:chess]\nstartFen = 4k/*3r/10/K4 w - - 0 1", size(5, 4, 0)},
		{"[x:chess]\nstartFen = 12/1k1K8 w - - 0 1", size(12, 2, 0)},
		{"[x:chess]\nmaxRank = 10\ncastlingRank = 2", size(8, 10, 1)},
		{"[x:shako]", size(10, 10, 1)},
		{"[x:shako]\nmaxRank = 2", size(10, 2, 0)},
		{"[x:chess]\ncastling = false", func(v *ast.Variant) bool { return v.Castling == ast.NoCastling }},
		{"[x:chess]", func(v *ast.Variant) bool { return v.Castling == ast.AnyCastling && v.KingFile == 4 }},
		{"[x:losalamos]\ncastling = true", func(v *ast.Variant) bool { return v.Castling == ast.AnyCastling }},
		{"[x:chess]\ncastlingKingFile = f", func(v *ast.Variant) bool { return v.KingFile == 5 }},
		{"[x:chess]\nwazir = w\nfers = f\ncastlingRookPieces = r w f", func(v *ast.Variant) bool {
			return slices.Equal(v.Castlers, []ast.Role{ast.Wazir, ast.Fers})
		}},
		{"[x:chess]", passant(2, ast.OnePassed)},
		{"[x:chess]\ndoubleStep = false", passant(0, ast.OnePassed)},
		{"[x:chess]\nenPassantRegion = -", passant(0, ast.OnePassed)},
		{"[x:chess]\nmaxRank = 10\ndoubleStepRegionWhite = *3\ndoubleStepRegionBlack = *8", passant(3, ast.OnePassed)},
		{"[x:chess]\nmaxRank = 10\ndoubleStepRank = 3", passant(3, ast.OnePassed)},
		{"[x:chess]\ndoubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6", passant(0, ast.AnyPassed)},
		{"[x:chess]\ntripleStepRegionWhite = *2", passant(0, ast.AnyPassed)},
		{"[x:chess]\nmaxRank = 10", passant(0, ast.AnyPassed)},
		{"[x:chess]\npawnTypes = pn", passant(0, ast.AnyPassed)},
		{"[x:chess]\ncustomPiece1 = p:mWfceFifmnD", passant(0, ast.AnyPassed)},
		{"[x]\ncustomPiece1 = w:fWfceFifmnD\nking = k", passant(0, ast.AnyPassed)}, // Fairy-Stockfish: its borderlands
		{"[x:wildebeest]", passant(0, ast.AnyPassed)},
		{"[x:chess]\ncountingRule = makruk", func(v *ast.Variant) bool { return v.Passant == ast.CountLimit }},
		{"[x:chess]", pocket(false)}, {"[x:chess]\npieceDrops = true", pocket(true)}, {"[x:chess]\ncapturesToHand = true", pocket(true)},
		{"[x:chess]\nmustDrop = true", pocket(true)}, {"[x:chess]\npocketSize = 6", pocket(true)}, {"[x:chess]\npocketSize = 0", pocket(false)},
		{"[x:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3[] w - - 0 1", pocket(true)}, {"[x:crazyhouse]", pocket(true)},
		{"[x:chess]\nseirawanGating = true", func(v *ast.Variant) bool { return v.Pocket && v.Unmoved }},
		{"[x:chess]\ngating = true", func(v *ast.Variant) bool { return !v.Pocket && v.Unmoved }},
		{"[x:chess]\ncambodianMoves = true", func(v *ast.Variant) bool { return v.Unmoved }},
		{"[x:chess]\nstartFen = 8/8/8/8/8/8/8/8[Kk] w - - 0 1", func(v *ast.Variant) bool { return v.HeldKings }},
		{"[x:giveaway]\npieceDrops = true", func(v *ast.Variant) bool { return v.HeldKings }}, // Fairy-Stockfish: its antihouse
		{"[x:minishogi]\nking = -\ncommoner = k", func(v *ast.Variant) bool { return v.HeldKings }},
		{"[x:giveaway]", func(v *ast.Variant) bool { return !v.HeldKings }},
		{"[x:crazyhouse]", func(v *ast.Variant) bool { return !v.HeldKings && v.Marks() == ast.MarkAfter }},
		{"[x:chess]\ncheckCounting = true\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 7+7 0 1", func(v *ast.Variant) bool { return v.Checks == 7 }},
		{"[x:5check]", func(v *ast.Variant) bool { return v.Checks == 5 }},
		{"[x:5check]\ncheckCounting = false", func(v *ast.Variant) bool { return v.Checks == 0 }},
		{"[x:chess]\npromotedPieceType = p:g n:g", func(v *ast.Variant) bool {
			return v.Mark == ast.MarkBefore && v.Promotes == ast.RolesOf(ast.Pawn, ast.Knight)
		}},
		// Fairy-Stockfish: what the parent promotes stays, unless it becomes nothing.
		{"[x:minishogi]\npromotedPieceType = g:s s:-", func(v *ast.Variant) bool {
			return v.Promotes == ast.RolesOf(ast.Rook, ast.Bishop, ast.Pawn, ast.Gold)
		}},
		{"[x:minishogi]\npromotedPieceType = p:- s:- b:- r:-", func(v *ast.Variant) bool { return v.Mark == ast.NoMark }},
		{"[x:chess]\nwallingRule = duck", func(v *ast.Variant) bool { return v.Walls == ast.OneWall }},
		{"[x:chess]\nwallingRule = arrow", func(v *ast.Variant) bool { return v.Walls == ast.AnyWalls }},
		{"[x:chess]\nwallingRule = none", func(v *ast.Variant) bool { return v.Walls == ast.NoWalls }},
		{"[x:chess]\nstartFen = *3k2*/8/8/8/8/8/8/4K3 w - - 0 1", func(v *ast.Variant) bool { return v.Walls == ast.AnyWalls }},
		{"[x:chess]\npetrifyOnCaptureTypes = q", func(v *ast.Variant) bool { return v.Walls == ast.AnyWalls }},
		{"[x:chess]\ntwoBoards = true", func(v *ast.Variant) bool { return v.Boards == 2 }},
		{"[x:bughouse]\ntwoBoards = false", func(v *ast.Variant) bool { return v.Boards == 0 }},
		{"[x:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w 0 1", start("4k3/8/8/8/8/8/8/4K3 w 0 1", true)},
		{"[x:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - 0 1", start("4k3/8/8/8/8/8/8/4K3 w 0 1", true)},
		{"[x:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3", start("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false)},
		{"[x:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3[-] w - - 0 1 {0 0}", start("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", false)},
		{"[x:chess]\nmaxFile = 5", start("", false)},
		{"[x:xiangqi]", func(v *ast.Variant) bool { return v.Red }},
		// What does not matter, comments, line ends.
		{"\ufeff# [y]\r\n[x:chess]\r\n  # maxFile = 3\r\npieceValueMg = p:150\r\n\r\n maxFile = 9 \r\n", size(9, 8, 0)},
	}
	for _, test := range tests {
		v := only(t, test.text)
		checkRow(t, v)
		if !test.is(v) {
			t.Errorf("%q: %+v", test.text, *v)
		}
	}
}

// TestPocketOrder asks that a pocket is written in the order of the start.
func TestPocketOrder(t *testing.T) {
	const start = "4k3/8/8/8/8/8/8/4K3[LHHlh] w - - 0 1"
	v := only(t, "[x:chess]\nhorse = h\nlance = l\nstartFen = "+start)
	rec := dialects.XFEN.For(v).MustParse("4k3/8/8/8/8/8/8/4K3[hlHLH] w - - 0 1")
	if got, err := dialects.XFEN.For(v).Append(nil, &rec); err != nil || string(got) != start {
		t.Errorf("%s, %v", got, err)
	}
}
