package lint

import "github.com/forsyth-notation/forsyth/grammar/ast"

var enPassantFeatures = []*feature{
	{"ep-no-capturer", ast.EnPassantField, func(w *view) bool {
		return w.passed.Always != ast.NoSquare && w.passed.XFEN == ast.NoSquare
	}},
	{"ep-not-legal", ast.EnPassantField, func(w *view) bool {
		return w.passed.XFEN != ast.NoSquare && w.passed.Legal == ast.NoSquare
	}},
	{"ep-clock", ast.EnPassantField, warned(ast.EnPassantClock)},
	{"ep-wrong-rank", ast.EnPassantField, warned(ast.EnPassantRank)},
	{"ep-rank-mirrored", ast.EnPassantField, (*view).isRankMirrored},
	{"ep-pawn-square", ast.EnPassantField, warned(ast.EnPassantPawn)},
	{"ep-occupied", ast.EnPassantField, warned(ast.EnPassantOccupied)},
	{"ep-origin", ast.EnPassantField, warned(ast.EnPassantOrigin)},
	{"ep-no-pawn", ast.EnPassantField, warned(ast.EnPassantNoPawn)},
	{"ep-capital", ast.EnPassantField, warned(ast.EnPassantCapital)},
}

// isRankMirrored reports whether the square is on the rank of the other side, and
// the one on the right rank can be captured on.
func (w *view) isRankMirrored() bool {
	if !w.rec.Warnings.Has(ast.EnPassantRank) {
		return false
	}
	p := w.rec.Position
	p.EnPassant, _, _ = p.Board.Geometry.DoubleStep(p.EnPassant.File(), 2, p.Turn.Other())
	return p.EnPassantFault(2) == ast.NoCode
}
