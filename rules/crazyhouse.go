package rules

import (
	"math"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// crazyhouse gives who takes a man one of the same kind to drop; a man that
// came from a promotion is a pawn again.
var crazyhouse = game{variant: ast.Crazyhouse, promotions: orthodoxPromotions, after: pocketTaken}

func pocketTaken(s *State, d done) {
	r := d.taken
	if d.wasPawn {
		r = ast.Pawn
	}
	if r == ast.NoRole || r == ast.King || s.pockets[s.turn][r] == math.MaxUint8 {
		return
	}
	s.pockets[s.turn][r]++
}
