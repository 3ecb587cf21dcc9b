package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// threeCheck is won by who gives the third check, too.
var threeCheck = game{variant: ast.ThreeCheck, promotions: orthodoxPromotions, after: countCheck, over: lastCheck, arrayed: true}

func countCheck(s *State, _ done) {
	if left := &s.checks[s.turn]; *left > 0 && s.checkers(s.turn^1) != 0 {
		*left--
	}
}

func lastCheck(s *State) (ast.Color, bool) {
	return oneOf(s.checks[ast.White] == 0, s.checks[ast.Black] == 0)
}
