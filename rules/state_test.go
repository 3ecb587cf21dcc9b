package rules_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// names lists the squares of a set.
func names(set ast.Set) (list string) {
	for s := range set.All() {
		list += s.String() + " "
	}
	return list
}

// TestAttacks: who attacks a square, who gives check, who is pinned.
func TestAttacks(t *testing.T) {
	tests := []struct {
		record, square   string
		white, black     string // attackers of the square
		checkers, pinned string // of the side to move
	}{
		{ast.Chess.Start, "f3", "g1 e2 g2 ", "", "", ""},
		{ast.Chess.Start, "f6", "", "e7 g7 g8 ", "", ""},
		{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "e2", "e1 g1 c3 ", "", "", "c3 "},
		{"4r1k1/8/8/8/8/3n4/4B3/4K3 w - - 0 1", "e1", "", "d3 ", "d3 ", "e2 "},
		{"R3k2R/8/8/8/8/8/8/K7 b - - 0 1", "e8", "a8 h8 ", "", "a8 h8 ", ""},
		{"4k3/8/8/8/8/8/8/QR2K3 w - - 0 1", "c1", "b1 ", "", "", ""}, // the rook is in the way of the queen
		{"8/8/8/3p4/4P3/8/8/k1K5 w - - 0 1", "d5", "e4 ", "", "", ""},
		{"8/8/8/3p4/4P3/8/8/k1K5 w - - 0 1", "b1", "c1 ", "a1 ", "", ""},
	}
	for _, test := range tests {
		s := state(t, ast.Chess, test.record)
		square := ast.MustParseSquare(test.square)
		got := [4]string{names(s.Attackers(square, ast.White)), names(s.Attackers(square, ast.Black)), names(s.Checkers()), names(s.Pinned())}
		if want := [4]string{test.white, test.black, test.checkers, test.pinned}; got != want {
			t.Errorf("%s, %s: %q, want %q", test.record, test.square, got, want)
		}
	}
}

// TestSetDropsRights: a right without king and rook in their places does not come
// alive when they get there.
func TestSetDropsRights(t *testing.T) {
	p := ast.Position{Board: ast.Board{Geometry: ast.Standard}, Fullmove: 1}
	p.Board.Put(ast.MustParseSquare("e2"), ast.Piece{Role: ast.King})
	p.Board.Put(ast.MustParseSquare("h1"), ast.Piece{Role: ast.Rook})
	p.Board.Put(ast.MustParseSquare("e8"), ast.Piece{Role: ast.King, Color: ast.Black})
	p.Board.Put(ast.MustParseSquare("a7"), ast.Piece{Role: ast.Rook, Color: ast.Black})
	p.Castling.Add(ast.MustParseSquare("h1"))
	p.Castling.Add(ast.MustParseSquare("a8"))
	s, err := rules.New(&p, ast.Chess)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Position(); !got.Castling.IsEmpty() {
		t.Errorf("rights %s", names(got.Castling))
	}
}

// TestSetErrors: what has no rules is no state.
func TestSetErrors(t *testing.T) {
	good := ast.Position{Board: ast.Board{Geometry: ast.Standard}}
	for name, change := range map[string]func(p *ast.Position){
		"a king in a pocket": func(p *ast.Position) { p.Pockets[0].Set(ast.King, 1) },
		"a fairy man":        func(p *ast.Position) { p.Board.Put(ast.MustParseSquare("a1"), ast.Piece{Role: ast.Grasshopper}) },
		"an archbishop":      func(p *ast.Position) { p.Board.Put(ast.MustParseSquare("a1"), ast.Piece{Role: ast.Archbishop}) },
		"a neutral man": func(p *ast.Position) {
			p.Board.Put(ast.MustParseSquare("a1"), ast.Piece{Role: ast.Queen, Color: ast.Neutral})
		},
		"a wall":        func(p *ast.Position) { p.Board.Walls.Add(ast.MustParseSquare("a1")) },
		"another board": func(p *ast.Position) { p.Board.Geometry.Files = 10 },
		"nobody's turn": func(p *ast.Position) { p.Turn = ast.Neutral },
	} {
		p := good
		change(&p)
		s, err := rules.New(&p, ast.Crazyhouse)
		if err != rules.ErrNoRules || s.IsValid() {
			t.Errorf("%s: %v, valid %v", name, err, s.IsValid())
		}
	}
	other := *ast.Chess
	if _, err := rules.New(&good, &other); err != rules.ErrNoRules {
		t.Errorf("an unknown variant: %v", err)
	}
	stray := good
	stray.Board.Squares[ast.MustParseSquare("a1").Index()] = ast.BlackMan // and no man
	stray.Board.Put(ast.MustParseSquare("b1"), ast.Piece{Role: ast.Rook})
	if s, err := rules.New(&stray, ast.Chess); err != nil || len(s.Moves(nil)) != 14 {
		t.Errorf("a colour without a man: %v, %d moves", err, len(s.Moves(nil)))
	}
}

// TestAllocations: a state, its moves and a move cost none where the caller has
// room.
func TestAllocations(t *testing.T) {
	start := state(t, ast.Chess, ast.Chess.Start)
	rec := start.Position()
	room := make([]rules.Move, 0, 64)
	s, next := start, start
	for name, run := range map[string]func(){
		"Set":   func() { _ = s.Set(&rec, ast.Chess) },
		"Moves": func() { s.Moves(room) },
		"Play":  func() { next = s; next.Play(s.Moves(room)[0]) },
		"EnPassantOf": func() {
			if _, err := rules.EnPassantOf(&rec, ast.Chess); err != nil {
				t.Fatal(err)
			}
		},
	} {
		if n := testing.AllocsPerRun(50, run); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}
