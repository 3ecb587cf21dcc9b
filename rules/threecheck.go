package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Three-check is won by who gives the third check, too, and five-check by the fifth.
var threeCheck, fiveCheck = counting(ast.ThreeCheck), counting(ast.FiveCheck)

func counting(v *ast.Variant) game {
	return game{variant: v, promotions: orthodoxPromotions, after: countCheck, over: lastCheck, arrayed: true}
}

func countCheck(s *State, _ done) {
	if left := &s.checks[s.turn]; *left > 0 && s.checkers(s.turn^1) != 0 {
		*left--
	}
}

func lastCheck(s *State) (ast.Color, bool) {
	return oneOf(s.checks[ast.White] == 0, s.checks[ast.Black] == 0)
}
