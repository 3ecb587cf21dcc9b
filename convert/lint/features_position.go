package lint

import (
	"math/bits"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
)

var placementFeatures = []*feature{
	{"slash-leading", ast.PlacementField, warned(ast.SlashLeading)},
	{"slash-trailing", ast.PlacementField, warned(ast.SlashTrailing)},
	{"digits-adjacent", ast.PlacementField, warned(ast.DigitsAdjacent)},
	{"letters-national", ast.PlacementField, warned(ast.LettersNational)},
	{"promoted-mark", ast.PlacementField, func(w *view) bool {
		return strings.Contains(w.rec.Field(ast.PlacementField), "~")
	}},
}

var turnFeatures = []*feature{
	{"turn-capital", ast.TurnField, warned(ast.TurnCapital)},
	{"turn-red", ast.TurnField, warned(ast.TurnRed)},
}

var positionFeatures = []*feature{
	{"king-count", ast.PlacementField, breaks(ast.KingCount)},
	{"king-missing", ast.PlacementField, func(w *view) bool { return w.fewestKings() == 0 }},
	{"kings-several", ast.PlacementField, func(w *view) bool { return w.mostKings() > 1 }},
	{"kings-touch", ast.PlacementField, breaks(ast.KingsTouch)},
	{"pawn-on-edge", ast.PlacementField, breaks(ast.PawnOnEdge)},
	{"opponent-in-check", ast.TurnField, breaks(ast.OpponentInCheck)},
	// Where there are pockets the rules count the men in them, as these programs do not.
	{"pawns-too-many", ast.PlacementField, onBoard(ast.PawnsTooMany)},
	{"men-too-many", ast.PlacementField, onBoard(ast.MenTooMany)},
	{"pockets-too-full", ast.PocketField, func(w *view) bool {
		return w.variant.OrChess().Pocket && (w.broken.Has(ast.PawnsTooMany) || w.broken.Has(ast.MenTooMany))
	}},
	{"promotions-too-many", ast.PlacementField, func(w *view) bool {
		return onBoard(ast.PromotionsTooMany)(w) && w.isPromotedBeyond()
	}},
	{"bishops-of-one-color", ast.PlacementField, func(w *view) bool {
		return onBoard(ast.PromotionsTooMany)(w) && !w.isPromotedBeyond()
	}},
	{"double-check-alike", ast.PlacementField, (*view).isDoubleCheckAlike},
}

// onBoard is breaks for a rule about how many men there are on the board alone.
func onBoard(code ast.Code) func(*view) bool {
	return func(w *view) bool { return w.broken.Has(code) && !w.variant.OrChess().Pocket }
}

// isDoubleCheckAlike reports whether two men that cannot give check together do: neither of
// them one that another uncovers, or both on one line through the king.
func (w *view) isDoubleCheckAlike() bool {
	state, err := rules.New(&w.rec.Position, w.variant)
	if err != nil || !w.broken.Has(ast.DoubleCheckImpossible) {
		return false
	}
	var lines [][2]int // from the king to men that move along lines
	for king := range state.Men(state.Turn(), ast.King) {
		for s := range state.Checkers().All() {
			if r := w.rec.Board.At(s).Role; r != ast.Knight && r != ast.Pawn {
				lines = append(lines, [2]int{s.File() - king.File(), s.Rank() - king.Rank()})
			}
		}
	}
	return len(lines) == 0 || len(lines) == 2 && lines[0][0]*lines[1][1] == lines[0][1]*lines[1][0]
}

// men counts those of a side.
func (w *view) men(r ast.Role, c ast.Color) (n int) {
	for rank := range int(w.rec.Board.Geometry.Ranks) {
		n += bits.OnesCount16(w.rec.Board.Men(rank, r, c))
	}
	return n
}

func (w *view) kings(c ast.Color) int { return w.men(ast.King, c) }

// isPromotedBeyond reports whether a side has more men beyond those of the start
// than pawns are missing, bishops counted whatever the colour of their squares.
func (w *view) isPromotedBeyond() bool {
	for c := ast.White; c <= ast.Black; c++ {
		promoted := max(w.men(ast.Queen, c)-1, 0)
		for _, r := range []ast.Role{ast.Rook, ast.Bishop, ast.Knight} {
			promoted += max(w.men(r, c)-2, 0)
		}
		if promoted > 8-w.men(ast.Pawn, c) {
			return true
		}
	}
	return false
}

func (w *view) fewestKings() int { return min(w.kings(ast.White), w.kings(ast.Black)) }
func (w *view) mostKings() int   { return max(w.kings(ast.White), w.kings(ast.Black)) }
