package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// atomic is won by who blows up the other king, too. A capture removes the man
// that takes, the one that is taken, and all men around them but pawns; kings
// may touch, and then there is no check.
var atomic = game{
	variant: ast.Atomic, promotions: orthodoxPromotions, touching: true,
	explosive: true, pseudo: true, keep: unexploded, refuse: explodesKing, after: explode, over: kingGone, arrayed: true,
}

func explode(s *State, d done) {
	if d.taken == ast.NoRole {
		return
	}
	blast := d.to | kingAttacks[lowest(d.to)]&^s.men[ast.Pawn]
	s.remove(blast)
}

// unexploded keeps the moves after which the own king is there and not
// attacked, or the other is gone.
func unexploded(s *State, moves []Move) []Move {
	return keepAfter(s, moves, func(next *State) bool {
		own, other := next.kings(s.turn), next.kings(s.turn^1)
		return own != 0 && (other == 0 || next.checkers(s.turn) == 0)
	})
}

func explodesKing(s, next *State, _ Move) ast.Code {
	if next.kings(s.turn) == 0 {
		return ast.MoveExplodesKing
	}
	return ast.NoCode
}

func kingGone(s *State) (ast.Color, bool) {
	return oneOf(s.kings(ast.Black) == 0, s.kings(ast.White) == 0)
}
