package dialects_test

import (
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/google/go-cmp/cmp"
)

// TestTransformTwice asks of every position of testdata that the same transformation
// twice is none, but for what is said to be lost, and that Mirror is Flip and SwapColors.
func TestTransformTwice(t *testing.T) {
	eachCase(t, func(d *dialects.Dialect, c dialecttest.Case, _ bool) {
		rec, err := d.Parse(c.Text)
		if err != nil {
			return
		}
		for at := &rec; at != nil; at = at.Other {
			for _, how := range []ast.Transform{ast.NoTransform, ast.Mirror, ast.Flip, ast.Rotate, ast.SwapColors} {
				twice(t, how, at.Position)
			}
			mirrorOf(t, at.Position)
		}
	})
}

func twice(t *testing.T, how ast.Transform, p ast.Position) {
	t.Helper()
	was := p
	lost := how.Apply(&p)
	if lost != 0 && how.KeepsGame() || lost.Has(ast.EnPassantField) != (was.EnPassant != ast.NoSquare && !how.KeepsGame()) {
		t.Errorf("%v loses %v of %+v", how, lost, was)
	}
	if !how.KeepsGame() {
		was.Castling, was.EnPassant, was.Passed, was.Unmoved = ast.Set{}, ast.NoSquare, ast.NoSquare, [2]uint16{}
	}
	if again := how.Apply(&p); p != was || again != 0 {
		t.Errorf("%v twice: %v\n%s", how, again, cmp.Diff(was, p))
	}
}

func mirrorOf(t *testing.T, p ast.Position) {
	t.Helper()
	mirrored := p
	ast.Mirror.Apply(&mirrored)
	ast.Flip.Apply(&p)
	ast.SwapColors.Apply(&p)
	for i, man := range mirrored.Board.Squares { // those of tori shogi have a left and a right
		if role := man.Role(); role == ast.LeftQuail || role == ast.RightQuail {
			mirrored.Board.Squares[i] = ast.ManOf(ast.LeftQuail+ast.RightQuail-role, man.Color())
		}
	}
	mirrored.Castling, mirrored.EnPassant, mirrored.Passed, mirrored.Unmoved = p.Castling, p.EnPassant, p.Passed, p.Unmoved
	if p != mirrored {
		t.Errorf("flipped and swapped it is not the mirrored one:\n%s", cmp.Diff(mirrored, p))
	}
}
