package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// kingOfTheHill is won by who brings the king to the centre, too.
var kingOfTheHill = game{variant: ast.KingOfTheHill, promotions: orthodoxPromotions, over: onHill, goals: [2]uint64{hill, hill}, arrayed: true}

const hill uint64 = 0x18<<24 | 0x18<<32 // d4, e4, d5, e5

func onHill(s *State) (ast.Color, bool) {
	kings := s.men[ast.King] & hill
	return oneOf(kings&s.sides[ast.White] != 0, kings&s.sides[ast.Black] != 0)
}
