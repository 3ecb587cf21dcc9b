package ast_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// longer is a language in which one letter begins another, before it in the
// table or after it, and letters are of more than one byte.
var longer = ast.Letters{Tag: "x-longer", Men: []ast.Letter{
	{Role: ast.King, White: "K", Black: "k"}, {Role: ast.Knight, White: "Kt", Black: "kt"}, {Role: ast.Queen, White: "Кр", Black: "кр"}, {Role: ast.Rook, White: "Т", Black: "т"}, {Role: ast.Bishop, White: "B", Black: "b"},
	{Role: ast.Archbishop, White: "К", Black: "к"},
}}

// figurines tell colours apart by the sign, not by case.
var figurines = ast.Letters{Tag: "x-figurines", Men: []ast.Letter{
	{Role: ast.King, White: "♔", Black: "♚"}, {Role: ast.Knight, White: "♘", Black: "♞"}, {Role: ast.Pawn, White: "o", Black: "x"},
}}

var allMen = ast.RolesOf(ast.Pawn, ast.Knight, ast.Bishop, ast.Rook, ast.Queen, ast.King, ast.Archbishop, ast.Chancellor)

func TestLettersMatch(t *testing.T) {
	white := func(r ast.Role) ast.Piece { return ast.Piece{Role: r} }
	black := func(r ast.Role) ast.Piece { return ast.Piece{Role: r, Color: ast.Black} }
	onlyKing := ast.RolesOf(ast.King)
	tests := []struct {
		letters *ast.Letters
		roles   ast.Roles
		text    string
		want    ast.Piece
		length  int
	}{
		{&longer, allMen, "K", white(ast.King), 1},
		{&longer, allMen, "Kt", white(ast.Knight), 2},
		{&longer, allMen, "Ktt", white(ast.Knight), 2},
		{&longer, allMen, "kt1", black(ast.Knight), 2},
		{&longer, allMen, "k1", black(ast.King), 1},
		{&longer, allMen, "kT", black(ast.King), 1}, // small letters throughout, or capital and small
		{&longer, allMen, "KT", white(ast.King), 1},
		{&longer, onlyKing, "Kt", white(ast.King), 1}, // without knights
		{&longer, allMen, "Крт", white(ast.Queen), 4},
		{&longer, allMen, "кр", black(ast.Queen), 4},
		{&longer, allMen, "Кк", white(ast.Archbishop), 2},
		{&longer, allMen, "к", black(ast.Archbishop), 2},
		{&longer, allMen, "т/", black(ast.Rook), 2},
		{&longer, allMen, "t", ast.Piece{}, 0},
		{&longer, allMen, "", ast.Piece{}, 0},
		{&longer, allMen, "\xd0", ast.Piece{}, 0},
		{&figurines, allMen, "♚♔", black(ast.King), 3},
		{&figurines, allMen, "♔", white(ast.King), 3},
		{&figurines, allMen, "x", black(ast.Pawn), 1},
		{&figurines, allMen, "O", ast.Piece{}, 0},
		{&figurines, allMen, "♜", ast.Piece{}, 0},
		{&ast.English, allMen, "nK", black(ast.Knight), 1},
		{&ast.English, allMen, "A", white(ast.Archbishop), 1},
		{&ast.English, ast.Chess.Roles, "A", ast.Piece{}, 0},
		{&ast.English, ast.Chess.Roles, "8", ast.Piece{}, 0},
	}
	for _, test := range tests {
		if got, n := test.letters.Match(test.text, &test.roles); got != test.want || n != test.length {
			t.Errorf("%s, %q: %v of %d bytes, want %v of %d", test.letters.Tag, test.text, got, n, test.want, test.length)
		}
	}
}

// TestLettersByte asks that a byte is a man on its own only if nothing longer
// begins with it.
func TestLettersByte(t *testing.T) {
	for b := range 256 {
		man, ok := longer.Byte(byte(b), &allMen)
		want := ast.Piece{}
		switch b {
		case 'B':
			want = ast.Piece{Role: ast.Bishop}
		case 'b':
			want = ast.Piece{Role: ast.Bishop, Color: ast.Black}
		case 'K': // Kt has a t, which is no man
			want = ast.Piece{Role: ast.King}
		case 'k':
			want = ast.Piece{Role: ast.King, Color: ast.Black}
		}
		if ok != want.Role.IsValid() || ok && man != want {
			t.Errorf("%q: %v, %v", rune(b), man, ok)
		}
	}
	if man, ok := figurines.Byte('x', &allMen); !ok || man != (ast.Piece{Role: ast.Pawn, Color: ast.Black}) {
		t.Errorf("x of the figurines: %v, %v", man, ok)
	}
	onlyKing := ast.RolesOf(ast.King)
	if man, ok := longer.Byte('K', &onlyKing); !ok || man.Role != ast.King {
		t.Errorf("K without knights: %v, %v", man, ok)
	}
}

func TestLettersSpell(t *testing.T) {
	for _, test := range []struct {
		role  ast.Role
		color ast.Color
		want  string
	}{
		{ast.Knight, ast.White, "Kt"}, {ast.Knight, ast.Black, "kt"}, {ast.Queen, ast.Black, "кр"}, {ast.Pawn, ast.White, ""},
	} {
		if got := longer.Spell(test.role, test.color); got != test.want {
			t.Errorf("%v %v is %q, want %q", test.color, test.role, got, test.want)
		}
	}
}

// TestEnglish asks that each letter is read as what it spells.
func TestEnglish(t *testing.T) {
	for r := ast.Pawn; r <= ast.Chancellor; r++ {
		for c := ast.White; c <= ast.Black; c++ {
			letter := ast.English.Spell(r, c)
			if man, n := ast.English.Match(letter, &allMen); n != 1 || man != (ast.Piece{Role: r, Color: c}) {
				t.Errorf("%v %v is %q, read as %v", c, r, letter, man)
			}
		}
	}
}

func TestRoles(t *testing.T) {
	set := ast.RolesOf(ast.King, 63, 64, 200, 255)
	for r := range 256 {
		want := r == int(ast.King) || r == 63 || r == 64 || r == 200 || r == 255
		if set.Has(ast.Role(r)) != want {
			t.Errorf("role %d: %v", r, !want)
		}
	}
}
