package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

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

// countsChecks reports whether a game is won by checks, and the record states how many are
// left. Counts that it leaves out are no evidence.
func countsChecks(v *ast.Variant, stated ast.Fields) bool {
	return v != nil && v.Checks > 0 && stated.Has(ast.ChecksField)
}

// judgeChecks holds the check that the last move gave, or gave not, against the counts of
// the side that made it (notations 8.3): a check counts, and the one that wins is the last
// move. One who had won before is another matter.
func (s *State) judgeChecks(found []Finding, checkers uint64) []Finding {
	mover := s.turn ^ 1
	men := checkers &^ s.men[ast.King]
	switch left := s.checks[mover]; {
	case left == s.game.variant.Checks && men != 0:
		return append(found, Finding{Code: ast.CheckUncounted, Side: mover, Men: ast.SetOf(men), Count: bits.OnesCount64(men)})
	case left == 0 && s.checks[s.turn] > 0 && checkers == 0 && s.onlyKing(s.turn) != 0:
		return append(found, Finding{Code: ast.LastCheckMissing, Side: mover})
	}
	return found
}

// checksGiven returns how many checks a side has given, if the record states it.
func (s *State) checksGiven(c ast.Color, stated ast.Fields) int {
	if !countsChecks(s.game.variant, stated) {
		return 0
	}
	return int(s.game.variant.Checks - s.checks[c])
}
