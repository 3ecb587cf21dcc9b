package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// antichess is won by who has no men left, or no move. Captures are compulsory,
// and the king is a man like others, which a pawn may become. Its two older
// forms castle; suicide counts the men of a side without a move.
var (
	antichess = game{
		variant: ast.Antichess, noCheck: true, promotions: antichessPromotions, keep: capturesFirst, refuse: notCapturing, over: noMen,
		stalemate: (*State).Turn,
	}
	giveaway = game{
		variant: ast.Giveaway, noCheck: true, promotions: antichessPromotions, keep: capturesFirst, refuse: notCapturing, over: noMen,
		stalemate: (*State).Turn,
	}
	suicide = game{
		variant: ast.Suicide, noCheck: true, promotions: antichessPromotions, keep: capturesFirst, refuse: notCapturing, over: noMen,
		stalemate: fewerMen,
	}
)

var antichessPromotions = []ast.Role{ast.Queen, ast.Rook, ast.Bishop, ast.Knight, ast.King}

// capturesFirst keeps the captures where there are any.
func capturesFirst(s *State, moves []Move) []Move {
	n := 0
	for i, m := range moves {
		if s.IsCapture(m) {
			moves[n], moves[i] = moves[i], moves[n]
			n++
		}
	}
	if n > 0 {
		return moves[:n]
	}
	return moves
}

func notCapturing(*State, *State, Move) ast.Code { return ast.CaptureRequired }

func noMen(s *State) (ast.Color, bool) {
	return oneOf(s.sides[ast.White] == 0, s.sides[ast.Black] == 0)
}

func fewerMen(s *State) ast.Color {
	white, black := bits.OnesCount64(s.sides[ast.White]), bits.OnesCount64(s.sides[ast.Black])
	switch {
	case white < black:
		return ast.White
	case black < white:
		return ast.Black
	}
	return ast.Neutral
}
