package lint

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// gameFeatures are what tells the record of another game from one of chess.
var gameFeatures = []*feature{
	{"board-other", ast.PlacementField, func(w *view) bool { return w.rec.Board.Geometry != ast.Standard }},
	{"board-wide", ast.PlacementField, func(w *view) bool { return w.rec.Board.Geometry.Files > ast.Standard.Files }},
	{"letters-other", ast.PlacementField, func(w *view) bool { return w.hasOtherLetters }},
	{"men-other", ast.PlacementField, func(w *view) bool { return w.hasOtherMen }},
	{"signs-other", ast.PlacementField, (*view).hasSigns},
	{"pocket-letters", ast.PocketField, (*view).holdsOtherLetters},
	{"sfen", ast.TurnField, func(w *view) bool { return w.rec.Layout == ast.HandLayout }},
	{"xiangqi-kin", ast.NoField, func(w *view) bool { return w.variant.OrChess().Red }},
}

// lookAtMen tells the men on the board from those of chess: some have letters that none
// of chess has, others take one of those, as the fers of shatranj that of the queen.
func (w *view) lookAtMen() {
	seen := ast.RolesOf(ast.NoRole)
	for _, man := range &w.rec.Board.Squares {
		r := man.Role()
		if seen.Has(r) {
			continue
		}
		seen.Add(r)
		if !w.takesLetter(r) {
			w.hasOtherLetters = true
		} else if !ast.Chess.Roles.Has(r) {
			w.hasOtherMen = true
		}
	}
}

// holdsOtherLetters reports whether there are men in the pockets with letters that none
// of chess has.
func (w *view) holdsOtherLetters() bool {
	for _, pocket := range w.rec.Pockets {
		for r := range pocket.All() {
			if !w.takesLetter(r) {
				return true
			}
		}
	}
	return false
}

// takesLetter reports whether a man has a letter of FEN.
func (w *view) takesLetter(r ast.Role) bool {
	letter := w.variant.OrChess().Spelling().Spell(r, ast.White)
	return letter != "" && strings.Contains("KQRBNP", letter)
}

// hasSigns reports whether there are walls, men of a second board, or men with the mark
// of a promotion before them.
func (w *view) hasSigns() bool {
	b := &w.rec.Board
	isMarked := w.variant.OrChess().Marks() == ast.MarkBefore && b.Promoted != ast.Set{}
	return isMarked || b.Walls != ast.Set{} || b.Beyond != ast.Set{}
}
