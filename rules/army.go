package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// army is how many men of each role a side begins with.
type army [ast.King + 1]int

var orthodoxArmy = army{ast.Pawn: 8, ast.Knight: 2, ast.Bishop: 2, ast.Rook: 2, ast.Queen: 1, ast.King: 1}

// fullArmy is its size.
const fullArmy = 16

func (a *army) size() int {
	return a[ast.Pawn] + a[ast.Knight] + a[ast.Bishop] + a[ast.Rook] + a[ast.Queen] + a[ast.King]
}

const lightSquares uint64 = 0x55aa55aa55aa55aa

// beyond returns how many more men are on some squares than there were at first.
func beyond(set uint64, first int) int { return max(0, bits.OnesCount64(set)-first) }

// strength is what rules B1 to B3 ask of an army.
type strength struct{ pawns, men, promoted int }

// judgeArmies asks whether the men can come from those of the start (B1 to B3).
func (s *State) judgeArmies(found []Finding) []Finding {
	if s.game.variant.Pocket {
		return s.judgeShared(found)
	}
	if s.game.armies == nil && s.areWithin() {
		return found
	}
	for c := ast.White; c <= ast.Black; c++ {
		first := s.game.army(c)
		if n := s.strength(c, first); n.promoted > 0 || n.pawns > first[ast.Pawn] || n.men > first.size() {
			found = n.judge(found, c, first[ast.Pawn], first.size())
		}
	}
	return found
}

// areWithin reports whether neither side has more men of any kind than the army of chess,
// of bishops on squares of each colour.
func (s *State) areWithin() bool {
	white, black := s.sides[ast.White], s.sides[ast.Black]
	light, dark := s.men[ast.Bishop]&lightSquares, s.men[ast.Bishop]&^lightSquares
	pawns, knights, rooks, queens, kings := s.men[ast.Pawn], s.men[ast.Knight], s.men[ast.Rook], s.men[ast.Queen], s.men[ast.King]
	more := others(others(knights&white)) | others(others(knights&black)) | others(others(rooks&white)) | others(others(rooks&black)) |
		others(light&white) | others(light&black) | others(dark&white) | others(dark&black) |
		others(queens&white) | others(queens&black) | others(kings&white) | others(kings&black)
	return more == 0 && bits.OnesCount64(pawns&white) <= orthodoxArmy[ast.Pawn] && bits.OnesCount64(pawns&black) <= orthodoxArmy[ast.Pawn]
}

// strength counts the men of a side. Those that are more than at first, of bishops
// those on squares of one colour, come from promotions, kings where pawns become
// kings.
func (s *State) strength(c ast.Color, first *army) strength {
	own := s.sides[c]
	bishops, each := s.men[ast.Bishop]&own, first[ast.Bishop]/2
	n := strength{pawns: bits.OnesCount64(s.men[ast.Pawn] & own), men: bits.OnesCount64(own)}
	n.promoted = beyond(s.men[ast.Knight]&own, first[ast.Knight]) + beyond(s.men[ast.Rook]&own, first[ast.Rook]) +
		beyond(s.men[ast.Queen]&own, first[ast.Queen]) + beyond(bishops&lightSquares, each) + beyond(bishops&^lightSquares, each)
	if s.game.noCheck {
		n.promoted += beyond(s.men[ast.King]&own, first[ast.King])
	}
	return n
}

// judgeShared is judgeArmies where the men that one side loses are dropped by the
// other: what is on the board and in the pockets is of the two armies together.
func (s *State) judgeShared(found []Finding) []Finding {
	var both army
	var n strength
	for r := ast.Pawn; r <= ast.King; r++ {
		both[r] = s.game.army(ast.White)[r] + s.game.army(ast.Black)[r]
		men := bits.OnesCount64(s.men[r])
		if r < ast.King {
			men += int(s.pockets[ast.White][r]) + int(s.pockets[ast.Black][r])
		}
		n.men += men
		switch r {
		case ast.Pawn:
			n.pawns = men
		case ast.King:
		default:
			n.promoted += max(0, men-both[r])
		}
	}
	return n.judge(found, ast.Neutral, both[ast.Pawn], both.size())
}

// judge compares what was counted with the pawns and the men of the start.
func (n *strength) judge(found []Finding, side ast.Color, pawns, men int) []Finding {
	if n.pawns > pawns {
		found = append(found, Finding{Code: ast.PawnsTooMany, Side: side, Count: n.pawns, Want: pawns})
	}
	if n.men > men {
		found = append(found, Finding{Code: ast.MenTooMany, Side: side, Count: n.men, Want: men})
	}
	if missing := max(0, pawns-n.pawns); n.promoted > missing {
		found = append(found, Finding{Code: ast.PromotionsTooMany, Side: side, Count: n.promoted, Want: missing})
	}
	return found
}
