package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// horde sets pawns against an army; Black wins by taking all of them. White has
// no king, and its pawns may make a double step from the first rank.
var horde = game{
	variant: ast.Horde, promotions: orthodoxPromotions, firstRankDouble: true, over: hordeTaken,
	armies: &[2]army{ast.White: {ast.Pawn: 36}, ast.Black: orthodoxArmy},
}

func hordeTaken(s *State) (ast.Color, bool) {
	return ast.Black, s.sides[ast.White] == 0
}
