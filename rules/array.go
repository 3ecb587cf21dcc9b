package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// The squares of a side's men in the array of chess, on White's home rank.
const (
	onA uint64 = 1 << iota
	onB
	onC
	onD
	onE
	onF
	onG
	onH
)

// atHome are the squares of White's men in the array.
var atHome = [ast.King + 1]uint64{
	ast.Pawn: rank2, ast.Knight: onB | onG, ast.Bishop: onC | onF, ast.Rook: onA | onH, ast.Queen: onD, ast.King: onE,
}

// homes returns the squares of the men of a side and role in the array.
func homes(c ast.Color, r ast.Role) uint64 {
	if c == ast.White {
		return atHome[r]
	}
	return bits.ReverseBytes64(atHome[r])
}

// isArrayed reports whether the men began in the array of chess: in a variant that does,
// unless a castling right is not that of a king on the e-file with a rook in the corner.
// Where no variant is given it may have been any of Chess960.
func (s *State) isArrayed(v *ast.Variant) bool {
	if v == nil || !s.game.arrayed || s.castling&^both(onA|onH) != 0 {
		return false
	}
	home := s.home()
	for _, edge := range [...]uint64{rank1, rank8} {
		if s.castling&edge != 0 && s.men[ast.King]&home&edge&both(onE) == 0 {
			return false
		}
	}
	return true
}

// both returns squares of White's home rank and the same of Black's.
func both(first uint64) uint64 { return first | first<<56 }
