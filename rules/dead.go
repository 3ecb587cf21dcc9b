package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// HasNoMate reports whether both sides have too few men for any moves to lead to
// mate, so that the game is drawn (FIDE Laws of Chess, 5.2.2): kings alone, one knight
// beside them, or bishops on squares of one colour. There are other dead positions. It
// is false in games that are won in another way than by mate.
func (s *State) HasNoMate() bool {
	if !s.game.isChess() || s.game.variant.Pocket || s.game.armies != nil {
		return false
	}
	if s.men[ast.Pawn]|s.men[ast.Rook]|s.men[ast.Queen] != 0 {
		return false
	}
	knights, bishops := s.men[ast.Knight], s.men[ast.Bishop]
	if knights != 0 {
		return bishops == 0 && bits.OnesCount64(knights) == 1
	}
	return bishops&lightSquares == 0 || bishops&^lightSquares == 0
}
