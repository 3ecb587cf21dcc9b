package ast_test

import (
	"math/rand/v2"
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func TestBoardPut(t *testing.T) {
	var b ast.Board
	b.Geometry = ast.Standard
	e4 := ast.MustParseSquare("e4")
	for _, man := range []ast.Piece{
		{Role: ast.Pawn}, {Role: ast.Queen, Color: ast.Black, Promoted: true}, {Role: ast.Rook, Color: ast.Neutral}, {Role: ast.LastRole, Color: ast.Black}, {},
	} {
		b.Put(e4, man)
		if got := b.At(e4); got != man {
			t.Errorf("%v, want %v", got, man)
		}
		if b.IsEmpty(e4) != (man.Role == ast.NoRole) {
			t.Errorf("%v: empty %v", man, b.IsEmpty(e4))
		}
		for c := ast.White; c <= ast.Black; c++ {
			if b.Holds(e4, man.Role, c) != (man.Color == c) && man.Role != ast.NoRole {
				t.Errorf("%v: holds %v: %v", man, c, b.Holds(e4, man.Role, c))
			}
		}
	}
	if b != (ast.Board{Geometry: ast.Standard}) {
		t.Error("the board is not empty again")
	}
	if b.Put(e4, ast.Piece{Color: ast.Black}); b != (ast.Board{Geometry: ast.Standard}) {
		t.Error("a colour without a man stands on the board")
	}
}

func TestBoardNoSquare(t *testing.T) {
	var b ast.Board
	for _, s := range []ast.Square{ast.NoSquare, -4, 257} {
		if b.At(s) != (ast.Piece{}) || b.IsEmpty(s) || b.Holds(s, ast.NoRole, ast.White) {
			t.Errorf("%d: %v, empty %v", int(s), b.At(s), b.IsEmpty(s))
		}
	}
	b.Walls.Add(7)
	if b.IsEmpty(7) || !b.IsEmpty(8) {
		t.Error("a wall is no empty square")
	}
}

// randomBoard puts men of all roles below a bound on half of the squares.
func randomBoard(r *rand.Rand, g ast.Geometry, roles int, colors int) ast.Board {
	b := ast.Board{Geometry: g}
	for rank := range int(g.Ranks) {
		for file := range int(g.Files) {
			if r.IntN(2) == 0 {
				b.Put(ast.SquareAt(file, rank), ast.Piece{Role: ast.Role(1 + r.IntN(roles-1)), Color: ast.Color(r.IntN(colors))})
			}
		}
	}
	return b
}

// TestMen compares Men with a walk over the squares.
func TestMen(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		b := randomBoard(r, ast.Geometry{Files: 16, Ranks: 16}, []int{3, 8, int(ast.LastRole) + 1}[r.IntN(3)], 3)
		role := 1 + ast.Role(r.IntN(int(ast.LastRole)))
		if r.IntN(4) > 0 {
			role = ast.Role(1 + r.IntN(3))
		}
		for rank := range ast.MaxRanks {
			for c := ast.White; c <= ast.Black; c++ {
				want := uint16(0)
				for file := range ast.MaxFiles {
					if man := b.At(ast.SquareAt(file, rank)); man.Role == role && man.Color == c {
						want |= 1 << file
					}
				}
				if got := b.Men(rank, role, c); got != want {
					t.Fatalf("%v %v on rank %d: %016b, want %016b", c, role, rank+1, got, want)
				}
			}
		}
	}
}

func TestCastlingRook(t *testing.T) {
	position := func(men map[string]ast.Piece, rights ...string) *ast.Position {
		p := &ast.Position{Board: ast.Board{Geometry: ast.Standard}, Castling: setOf(rights...)}
		for square, man := range men {
			p.Board.Put(ast.MustParseSquare(square), man)
		}
		return p
	}
	king, rook := ast.Piece{Role: ast.King}, ast.Piece{Role: ast.Rook}
	blackKing := ast.Piece{Role: ast.King, Color: ast.Black}
	tests := []struct {
		why  string
		p    *ast.Position
		c    ast.Color
		w    ast.Wing
		want string
	}{
		{"king side", position(map[string]ast.Piece{"e1": king, "h1": rook, "a1": rook}, "h1", "a1"), ast.White, ast.KingSide, "h1"},
		{"queen side", position(map[string]ast.Piece{"e1": king, "h1": rook, "a1": rook}, "h1", "a1"), ast.White, ast.QueenSide, "a1"},
		{"lost", position(map[string]ast.Piece{"e1": king, "h1": rook, "a1": rook}, "h1"), ast.White, ast.QueenSide, "-"},
		{"of the other side", position(map[string]ast.Piece{"e1": king, "e8": blackKing}, "h8"), ast.White, ast.KingSide, "-"},
		{"Black", position(map[string]ast.Piece{"e1": king, "e8": blackKing}, "h8"), ast.Black, ast.KingSide, "h8"},
		{"king beside the rook", position(map[string]ast.Piece{"b1": king}, "a1", "c1"), ast.White, ast.KingSide, "c1"},
		{"no king", position(nil, "h1"), ast.White, ast.KingSide, "-"},
		{"two kings", position(map[string]ast.Piece{"d1": king, "e1": king}, "h1"), ast.White, ast.KingSide, "-"},
		{"a king of Black on rank 1", position(map[string]ast.Piece{"e1": blackKing}, "h1"), ast.White, ast.KingSide, "-"},
	}
	for _, test := range tests {
		if got := test.p.CastlingRook(test.c, test.w); got.String() != test.want {
			t.Errorf("%s: %v, want %s", test.why, got, test.want)
		}
	}
}

// TestPositionEquality asks that == sees every part of a position.
func TestPositionEquality(t *testing.T) {
	var zero ast.Position
	for why, change := range map[string]func(*ast.Position){
		"board":     func(p *ast.Position) { p.Board.Put(1, ast.Piece{Role: ast.Pawn}) },
		"geometry":  func(p *ast.Position) { p.Board.Geometry = ast.Standard },
		"turn":      func(p *ast.Position) { p.Turn = ast.Black },
		"castling":  func(p *ast.Position) { p.Castling.Add(8) },
		"ep":        func(p *ast.Position) { p.EnPassant = 40 },
		"halfmove":  func(p *ast.Position) { p.Halfmove = 1 },
		"fullmove":  func(p *ast.Position) { p.Fullmove = 1 },
		"promotion": func(p *ast.Position) { p.Board.Promoted.Add(3) },
	} {
		var p ast.Position
		if change(&p); p == zero {
			t.Errorf("%s makes no difference", why)
		}
	}
}
