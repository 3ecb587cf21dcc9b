package dialects_test

import (
	"errors"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// TestAppendRefuses asks for what no letter of the dialect says: it is
// refused by name, and no other letter is written.
func TestAppendRefuses(t *testing.T) {
	e4 := ast.MustParseSquare("e4")
	tests := map[string]func(*ast.Board){
		"neutral man":  func(b *ast.Board) { b.Put(e4, ast.Piece{Role: ast.Queen, Color: ast.Neutral}) },
		"unknown role": func(b *ast.Board) { b.Put(e4, ast.Piece{Role: 200}) },
		"wall":         func(b *ast.Board) { b.Walls.Add(e4) },
	}
	for name, change := range tests {
		rec := dialects.FEN.MustParse("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
		change(&rec.Board)
		_, err := dialects.FEN.Append(nil, &rec)
		var found ast.Diagnostics
		if !errors.As(err, &found) || len(found) != 1 || found[0].Code != ast.NoLetterForMan || found[0].Args[0] != e4 {
			t.Errorf("%s: %v", name, err)
		}
	}
}
