package ast_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

func TestPlace(t *testing.T) {
	e4, p16 := ast.MustParseSquare("e4"), ast.MustParseSquare("p16")
	for _, test := range []struct {
		place  ast.Place
		text   string
		square ast.Square
		holds  bool // e4
	}{
		{ast.Place{}, "", ast.NoSquare, true},
		{ast.Place{File: 5}, "e", ast.NoSquare, true},
		{ast.Place{File: 4}, "d", ast.NoSquare, false},
		{ast.Place{Rank: 4}, "4", ast.NoSquare, true},
		{ast.Place{Rank: 5}, "5", ast.NoSquare, false},
		{ast.Place{Rank: 16}, "16", ast.NoSquare, false},
		{ast.Place{File: 5, Rank: 4}, "e4", e4, true},
		{ast.Place{File: 5, Rank: 3}, "e3", ast.MustParseSquare("e3"), false},
		{ast.Place{File: 16, Rank: 16}, "p16", p16, false},
	} {
		p := test.place
		if p.String() != test.text || p.Square() != test.square || p.Holds(e4) != test.holds {
			t.Errorf("%v: %q, %v, holds e4: %v", p, p.String(), p.Square(), p.Holds(e4))
		}
		if p.IsEmpty() != (test.text == "") || p.IsSquare() != (test.square != ast.NoSquare) {
			t.Errorf("%v: empty %v, a square %v", p, p.IsEmpty(), p.IsSquare())
		}
		if test.square != ast.NoSquare && ast.PlaceOf(test.square) != p {
			t.Errorf("%v is at %v", test.square, ast.PlaceOf(test.square))
		}
	}
	if !ast.PlaceOf(ast.NoSquare).IsEmpty() {
		t.Error("no square has a place")
	}
}

func TestGameTag(t *testing.T) {
	g := ast.Game{Tags: []ast.Tag{{Name: "FEN", Value: "a"}, {Name: "fen", Value: "b"}, {Name: "Empty"}}}
	for name, want := range map[string]string{"FEN": "a", "Fen": "a", "Empty": ""} {
		if got := g.Tag(name); got == nil || got.Value != want {
			t.Errorf("%s: %v, want %s", name, got, want)
		}
	}
	if got := g.Tag("Event"); got != nil {
		t.Errorf("Event: %v", got)
	}
}
