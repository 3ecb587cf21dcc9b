package ast

import "testing"

func TestTransformSquare(t *testing.T) {
	large := Geometry{Files: 10, Ranks: 9}
	for _, c := range []struct {
		how        Transform
		board      Geometry
		from, want string
	}{
		{Mirror, Standard, "e3", "e6"},
		{Flip, Standard, "a1", "a8"},
		{Rotate, Standard, "a1", "h8"},
		{Rotate, large, "a1", "j9"},
		{Rotate, large, "e5", "f5"},
		{SwapColors, Standard, "e3", "e3"},
		{NoTransform, Standard, "e3", "e3"},
		{Mirror, Standard, "-", "-"},
		{Mirror, Standard, "a9", "-"}, // it is not on the board
	} {
		if got := c.how.Square(MustParseSquare(c.from), c.board); got.String() != c.want {
			t.Errorf("%v of %s on %v: %v, want %s", c.how, c.from, c.board, got, c.want)
		}
	}
}

func TestTransformNames(t *testing.T) {
	for how, want := range map[Transform]string{NoTransform: "none", Mirror: "mirror", SwapColors: "swap-colors", 9: "transform 9"} {
		if got := how.String(); got != want || how.IsValid() != (how <= SwapColors) {
			t.Errorf("%d is %q (valid: %v), want %q", how, got, how.IsValid(), want)
		}
	}
}

// Neutral men stay neutral, and walls go with the board.
func TestTransformBoard(t *testing.T) {
	a1, a8 := MustParseSquare("a1"), MustParseSquare("a8")
	p := Position{Board: Board{Geometry: Standard}}
	p.Board.Put(a1, Piece{Role: Queen, Color: Neutral})
	p.Board.Walls.Add(MustParseSquare("h1"))
	Mirror.Apply(&p)
	if want := (Piece{Role: Queen, Color: Neutral}); p.Board.At(a8) != want || p.Board.At(a1) != (Piece{}) || !p.Board.Walls.Has(MustParseSquare("h8")) || p.Turn != Black {
		t.Errorf("%v on a8, walls %v, %v to move", p.Board.At(a8), p.Board.Walls, p.Turn)
	}
}
