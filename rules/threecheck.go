package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// threeCheck is won by who gives the third check, too.
var threeCheck = game{variant: ast.ThreeCheck, promotions: orthodoxPromotions, after: countCheck, over: lastCheck}

func countCheck(s *State, d *done) {
	if left := &s.checks[s.turn]; *left > 0 && s.checkers(s.turn^1) != 0 {
		*left--
	}
}

func lastCheck(s *State) (ast.Color, bool) {
	for c, left := range s.checks {
		if left == 0 {
			return ast.Color(c), true
		}
	}
	return ast.Neutral, false
}
