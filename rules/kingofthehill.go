package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// kingOfTheHill is won by who brings the king to the centre, too.
var kingOfTheHill = game{variant: ast.KingOfTheHill, promotions: orthodoxPromotions, over: onHill}

const hill uint64 = 0x18<<24 | 0x18<<32 // d4, e4, d5, e5

func onHill(s *State) (ast.Color, bool) {
	for c := ast.White; c <= ast.Black; c++ {
		if s.men[ast.King]&s.sides[c]&hill != 0 {
			return c, true
		}
	}
	return ast.Neutral, false
}
