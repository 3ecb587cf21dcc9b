package rules

import (
	"math"
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// The fields that tell how many moves were made.
const moveFields = ast.Fields(1<<ast.TurnField | 1<<ast.FullmoveField)

// judgeClocks asks whether the counters fit each other and the men (E2, E8).
func (s *State) judgeClocks(found []Finding, stated ast.Fields, arrayed bool) []Finding {
	if stated&moveFields != moveFields {
		return found
	}
	plies := 2*uint64(s.fullmove-1) + uint64(s.turn)
	if stated.Has(ast.HalfmoveField) && uint64(s.halfmove) > plies {
		found = append(found, Finding{Code: ast.ClockBeyondGame, Side: ast.Neutral, Count: saturated(uint64(s.halfmove)), Want: saturated(plies)})
	}
	if unmoved := s.unmovedPawns(); unmoved&rank2 != rank2 && unmoved&rank7 != rank7 {
		return found
	}
	for c := ast.White; c <= ast.Black; c++ {
		if moves := s.moves(c); s.isAtHome(c) && moves&1 != 0 && (arrayed || s.isUnmoved(c)) {
			found = append(found, Finding{Code: ast.MoveParity, Side: c, Count: saturated(moves)})
		}
	}
	return found
}

// moves returns how many moves a side has made, by the number of the move.
func (s *State) moves(c ast.Color) uint64 {
	moves := uint64(s.fullmove) - 1
	if c == ast.White && s.turn == ast.Black {
		moves++
	}
	return moves
}

func saturated(n uint64) int { return int(min(n, math.MaxInt)) }

// isUnmoved reports whether a side may castle on both wings as in chess. If all its men
// stand at home, then it began there in Chess960, too: its bishops and queen are locked in.
func (s *State) isUnmoved(c ast.Color) bool {
	return !s.game.noCheck && !s.game.variant.Pocket && s.game.armies == nil && s.castling&homeRank(c) == homes(c, ast.Rook)
}

// isAtHome reports whether all men of a side stand as in the array. Then only its
// knights and rooks have moved, which change the colour of their squares with each
// move: an even number of times together.
func (s *State) isAtHome(c ast.Color) bool {
	for r := ast.Pawn; r <= ast.King; r++ {
		if s.men[r]&s.sides[c] != homes(c, r) {
			return false
		}
	}
	return true
}

// The half-move clocks, in plies, at which a player may claim a draw, and at which the
// game is one: FIDE Laws of Chess, 9.3 and 9.6.2.
const (
	FiftyMoves       = 100
	SeventyFiveMoves = 150
)

// Suspicious returns what the counters say that a game can lead to or nobody meant, of
// a position that is not [Illegal]; nil is chess. It asks only what the record states.
//
// The rules are (notations 9.2) E5 the clock of fifty moves and of seventy-five, E6 a
// move number too small for the moves that the men need, which many programs write, E7
// a clock of zero though the last move can neither have been one of a pawn nor a
// capture. E6 is asked where D is, and everywhere of the checks that a side has given.
func Suspicious(p *ast.Position, v *ast.Variant, stated ast.Fields) []Finding {
	var s State
	if s.Set(p, v) != nil {
		return nil
	}
	var found []Finding
	if stated.Has(ast.HalfmoveField) {
		switch {
		case s.halfmove >= SeventyFiveMoves:
			found = append(found, Finding{Code: ast.SeventyFiveMoves, Side: ast.Neutral})
		case s.halfmove >= FiftyMoves:
			found = append(found, Finding{Code: ast.FiftyMoves, Side: ast.Neutral})
		}
	}
	found = s.judgeMoveNumber(found, v, stated)
	return s.judgeZero(found, v, stated)
}

// judgeMoveNumber is rule E6.
func (s *State) judgeMoveNumber(found []Finding, v *ast.Variant, stated ast.Fields) []Finding {
	if stated&moveFields != moveFields {
		return found
	}
	arrayed := s.isArrayed(v)
	for c := ast.White; c <= ast.Black; c++ {
		moves, need := s.moves(c), s.checksGiven(c, stated)
		if arrayed {
			need = max(need, s.fewestMoves(c), s.fewestCaptures(c))
		}
		if uint64(need) > moves {
			found = append(found, Finding{Code: ast.MoveNumberSmall, Side: c, Count: need, Want: saturated(moves)})
		}
	}
	return found
}

// fewestMoves returns how many moves the men of a side need at the least to stand where
// they do. Castling moves two of them.
func (s *State) fewestMoves(c ast.Color) (n int) {
	for set := s.men[ast.Pawn] & s.sides[c]; set != 0; set &= set - 1 {
		steps := lowest(set)>>3 - 1
		if c == ast.Black {
			steps = 5 - steps
		}
		n += steps
		if steps > 1 {
			n-- // the first step may be double
		}
	}
	away := func(r ast.Role) int { return bits.OnesCount64(s.men[r] & s.sides[c] &^ homes(c, r)) }
	for r := ast.Knight; r <= ast.King; r++ {
		n += away(r)
	}
	if away(ast.King) > 0 && away(ast.Rook) > 0 && s.game.variant.Castling != ast.NoCastling {
		n--
	}
	return n
}

// fewestCaptures returns how many captures of a side the men that the other has lost need
// at the least.
func (s *State) fewestCaptures(c ast.Color) int {
	if s.game.explosive {
		return 0 // there one removes many men
	}
	return s.game.army(c^1).size() - bits.OnesCount64(s.sides[c^1])
}

// judgeZero is rule E7. The first position of a game has a clock of zero.
func (s *State) judgeZero(found []Finding, v *ast.Variant, stated ast.Fields) []Finding {
	isFirst := s.fullmove == 1 && s.turn == ast.White
	if !stated.Has(ast.HalfmoveField) || s.halfmove > 0 || isFirst {
		return found
	}
	if r, ok := s.retraction(v); ok && r.couldBeQuiet() && !r.couldBeZeroing() {
		found = append(found, Finding{Code: ast.ClockCannotBeZero, Side: r.mover})
	}
	return found
}
