package lint

import (
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

// view is a record as features look at it.
type view struct {
	rec      *ast.Record
	variant  *ast.Variant    // nil for none in particular
	castling string          // the letters, none for a dash
	broken   ast.Codes       // the rules of the game that the position breaks
	passed   rules.EnPassant // what may be done with the square passed over

	hasOtherLetters, hasOtherMen bool // of men on the board that chess does not have
}

func viewOf(rec *ast.Record, v *ast.Variant) *view {
	w := &view{rec: rec, variant: v, castling: rec.Field(ast.CastlingField)}
	if w.castling == "-" || rec.Warnings.Has(ast.CastlingNational) {
		w.castling = ""
	}
	w.lookAtMen()
	for _, f := range rules.Illegal(&rec.Position, v, rec.Stated) {
		w.broken.Add(f.Code)
	}
	if rec.EnPassant != ast.NoSquare {
		p := rec.Position
		p.Halfmove = 0 // a clock that runs is another matter
		w.passed, _ = rules.EnPassantOf(&p, v)
	}
	return w
}

// ModeOf returns the game that a record is read for, by the name of its variant.
// Without one it is Chess960 where the castling rights are not those of chess, and
// chess elsewhere. Double Chess960 is read as Chess960.
func ModeOf(rec *ast.Record, v *ast.Variant) *ast.Variant {
	switch {
	case v == ast.DoubleChess960, v == nil && !rec.Castling.IsEmpty() && !grammar.IsOrthodox(&rec.Position):
		return ast.Chess960
	}
	return v.OrChess()
}
