package rules

import (
	"math/bits"
	"slices"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// antichess is won by who has no men left, or no move. Captures are compulsory,
// and the king is a man like others, which a pawn may become. Its two older
// forms castle; suicide counts the men of a side without a move.
var (
	antichess = antichessOf(ast.Antichess, (*State).Turn)
	giveaway  = antichessOf(ast.Giveaway, (*State).Turn)
	suicide   = antichessOf(ast.Suicide, fewerMen)
)

func antichessOf(v *ast.Variant, stalemate func(*State) ast.Color) game {
	return game{
		variant: v, noCheck: true, promotions: antichessPromotions, keep: capturesFirst, refuse: notCapturing, over: noMen,
		stalemate: stalemate, arrayed: true,
	}
}

var antichessPromotions = []ast.Role{ast.Queen, ast.Rook, ast.Bishop, ast.Knight, ast.King}

// capturesFirst keeps the captures where there are any.
func capturesFirst(s *State, moves []Move) []Move {
	if !slices.ContainsFunc(moves, s.IsCapture) {
		return moves
	}
	return slices.DeleteFunc(moves, func(m Move) bool { return !s.IsCapture(m) })
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
