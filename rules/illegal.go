package rules

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Finding is a rule that no game breaks and a position does.
type Finding struct {
	Code ast.Code
	Side ast.Color // whose men they are, Neutral for both sides together
	// Men are those that break the rule; empty where it is about how many there
	// are on the board and in the pockets.
	Men   ast.Set
	Count int      // of the men, of promotions, captures or moves
	Want  int      // how many there may be at the most; of kings, how many there are
	Role  ast.Role // whose men were counted, NoRole for all men
}

// Illegal returns the rules that a position breaks, so that no game of the variant
// leads to it; nil is chess. The one that explains the others comes first. Of the side
// to move, the counters and the checks that are left only what the record states is
// evidence; those that it leaves out have values all the same. It allocates nothing where a position is legal.
//
// The rules are those of notations 9.2:
//
//   - A1 one king a side, A2 no pawn on the edge ranks, A3 kings apart, A4 no check to
//     the side that is not to move;
//   - B1 to B3 no more pawns, men, promoted men than the start gives;
//   - B4 to B6 pawns that come from one on each file: by no more captures than the
//     other side has lost men, and none passes the one before it where none is lost;
//   - C1 no more than two men that give check;
//   - C2 to C5, C8, E3 a last move, and where the clock is above zero one that moves no
//     pawn and takes nothing; C6 and C7, after a double step, are [PriorCheck];
//   - D1 to D4 no man on squares that unmoved men keep it from, and no more promoted men
//     than pawns are missing, those included whose originals are locked in;
//   - no move after the end of the game, which the king on the hill, the end of a race and
//     the checks that are left still show;
//   - no check by a side that has given none by the counts of three-check and its like, and
//     none missing where the last one was given (notations 8.3);
//   - E2 a clock of no more plies than were played, E8 an even number of moves where all
//     men of a side stand at home.
//
// A1 to A4 and B1 to C1 are faults, the others proofs. They hold in chess, king of the
// hill and three-check. A3, A4, C and the king of D are asked of a side with one king.
// In three-check, five-check, king of the hill and atomic the array is that of chess, as in
// the rules of Lichess: no variant has one of Chess960 there, so that of a game that began
// from one what D and E8 find, and E6 of [Suspicious], is no proof.
// Elsewhere what a game can lead to is not found:
//
//   - Chess960 and double Chess960: the home squares are not known, which D and E8 need;
//     E8 is asked of a side that may castle on both wings as in chess. So it is everywhere
//     where a castling right is not that of chess, and where no variant is given;
//   - crazyhouse: the numbers are those of both sides and their pockets together,
//     bishops may stand on squares of any colour, pawns on any file: B4 to B6, D and E8
//     are left out. The last move may have been a drop;
//   - atomic: the side to move may have lost its king, kings may touch, and many
//     men may give check where an explosion clears the lines. A4 and C1 are left out,
//     and a last move need not have answered a check: not all rules of the game have
//     check. A pawn that takes is gone, so each has stayed on its file, and promotes
//     on it; once both sides have lost men the last move may have been a capture;
//   - antichess, giveaway, suicide: kings are men like others, and pawns become
//     kings: A1, A3, A4 and C1 are left out, and no check limits the last move;
//   - horde: White has no king, 36 pawns at the start, and some on the first rank: of
//     its pawns B4 to B6 ask nothing, and D and E8 of nobody;
//   - racing kings: there are no pawns, and nobody gives check: C1 allows none, and D and
//     E8 are left out.
//
// Of games whose rules are not [Known] here it proves what can be proved without them,
// where the game is known well enough for that (notations 8.3, 8.5): how many kings there
// are, how many men, that none stands where its kind never gets to, that no two pawns of
// shogi share a file, that the kings of xiangqi do not face each other, and that the side to
// move has not given the last check that it had to. A position in which it finds nothing is
// not judged by that.
func Illegal(p *ast.Position, v *ast.Variant, stated ast.Fields) []Finding {
	var s State
	if !s.set(p, v) {
		return outlined(p, v, stated)
	}
	// Each rule is asked by sets of squares first, which in most positions of games prove that
	// nothing breaks it.
	own, theirs := s.seenKing(s.turn), s.seenKing(s.turn^1)
	found := s.judgeKings(nil)
	if edges := s.men[ast.Pawn] & (rank1 | rank8); edges != 0 {
		found = s.judgeEdges(found, edges)
	}
	if own&s.men[ast.King] != 0 {
		found = s.judgeTouching(found)
	}
	if theirs != 0 {
		found = s.judgeOpponent(found, theirs)
	}
	found = s.judgeArmies(found)
	found = s.judgePawns(found)
	arrayed := s.isArrayed(v)
	found = s.judgeClocks(found, stated, arrayed)
	if own != 0 {
		found = s.judgeCheckers(found, own)
	}
	found = s.judgeLastMove(found, v, stated, own)
	counted := countsChecks(v, stated)
	wonBefore := s.kings(s.turn)&s.game.goals[s.turn] != 0 || counted && s.checks[s.turn] == 0
	if wonBefore && stated.Has(ast.TurnField) {
		found = append(found, Finding{Code: ast.GameOverBefore, Side: s.turn})
	}
	if counted {
		found = s.judgeChecks(found, own)
	}
	if arrayed {
		found = s.judgeCages(found)
	}
	return found
}

// judgeKings is rule A1.
func (s *State) judgeKings(found []Finding) []Finding {
	if s.game.noCheck || s.game.armies == nil && s.onlyKing(ast.White) != 0 && s.onlyKing(ast.Black) != 0 {
		return found
	}
	for c := ast.White; c <= ast.Black; c++ {
		kings := s.kings(c)
		n, want := bits.OnesCount64(kings), s.game.army(c)[ast.King]
		if exploded := n == 0 && s.game.explosive && c == s.turn; n != want && !exploded {
			found = append(found, Finding{Code: ast.KingCount, Side: c, Men: ast.SetOf(kings), Count: n, Want: want})
		}
	}
	return found
}

// judgeEdges is rule A2.
func (s *State) judgeEdges(found []Finding, edges uint64) []Finding {
	for c := ast.White; c <= ast.Black; c++ {
		pawns := edges & s.sides[c]
		if c == ast.White && s.game.firstRankDouble {
			pawns &^= rank1
		}
		if pawns != 0 {
			found = append(found, Finding{Code: ast.PawnOnEdge, Side: c, Men: ast.SetOf(pawns), Count: bits.OnesCount64(pawns)})
		}
	}
	return found
}

// judgeTouching is rule A3.
func (s *State) judgeTouching(found []Finding) []Finding {
	white, black := s.onlyKing(ast.White), s.onlyKing(ast.Black)
	if s.game.touching || white == 0 || black == 0 {
		return found
	}
	return append(found, Finding{Code: ast.KingsTouch, Side: ast.Neutral, Men: ast.SetOf(white | black), Count: 2})
}

// judgeOpponent is rule A4.
func (s *State) judgeOpponent(found []Finding, attackers uint64) []Finding {
	if men := attackers &^ s.men[ast.King]; men != 0 {
		found = append(found, Finding{Code: ast.OpponentInCheck, Side: s.turn, Men: ast.SetOf(men), Count: bits.OnesCount64(men)})
	}
	return found
}

// mostCheckers is how many men one move lets give check: the one that moves and
// one behind it, or two behind the pawns of a capture en passant.
const mostCheckers = 2

// judgeCheckers is rule C1.
func (s *State) judgeCheckers(found []Finding, attackers uint64) []Finding {
	most := mostCheckers
	if s.game.peaceful {
		most = 0
	}
	men := attackers &^ s.men[ast.King]
	if n := bits.OnesCount64(men); n > most {
		found = append(found, Finding{Code: ast.CheckersTooMany, Side: s.turn ^ 1, Men: ast.SetOf(men), Count: n, Want: most})
	}
	return found
}

// seenKing returns the men that attack the only king of a side, of which nothing is asked
// where captures explode.
func (s *State) seenKing(c ast.Color) uint64 {
	king := s.onlyKing(c)
	if king == 0 || s.game.explosive {
		return 0
	}
	return s.attackers(lowest(king), c^1, s.occupied())
}

// onlyKing returns the king of a side that has one.
func (s *State) onlyKing(c ast.Color) uint64 {
	if kings := s.kings(c); !several(kings) {
		return kings
	}
	return 0
}
