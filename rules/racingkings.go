package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// racingKings is won by whose king reaches the last rank. Nobody may give
// check. Where White arrives first Black has one move to follow, and draws; nothing
// follows the arrival of Black.
var racingKings = game{
	variant: ast.RacingKings, promotions: orthodoxPromotions, peaceful: true, keep: checkless, refuse: givesCheck, over: arrived,
	goals:  [2]uint64{ast.Black: rank8},
	armies: &[2]army{racers, racers},
}

var racers = army{ast.Knight: 2, ast.Bishop: 2, ast.Rook: 2, ast.Queen: 1, ast.King: 1}

func checkless(s *State, moves []Move) []Move {
	return keepAfter(s, moves, func(next *State) bool { return next.checkers(next.turn) == 0 })
}

func givesCheck(_, next *State, _ Move) ast.Code {
	if next.checkers(next.turn) != 0 {
		return ast.MoveGivesCheck
	}
	return ast.NoCode
}

func arrived(s *State) (ast.Color, bool) {
	goal := s.men[ast.King] & rank8
	white, black := goal&s.sides[ast.White] != 0, goal&s.sides[ast.Black] != 0
	switch {
	case white && black:
		return ast.Neutral, true
	case black:
		return ast.Black, true
	case white && (s.turn == ast.White || !s.canArrive()):
		return ast.White, true
	}
	return ast.Neutral, false
}

// canArrive reports whether the king of the side to move can reach the last
// rank at once.
func (s *State) canArrive() bool {
	var room [64]Move
	for _, m := range checkless(s, s.legal(room[:0])) {
		if m.Role == ast.King && uint64(1)<<indexOf(m.To)&rank8 != 0 {
			return true
		}
	}
	return false
}
