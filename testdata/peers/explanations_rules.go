package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var afterReading = []aspect{enPassant, legality, writing, moves, sanText, playing, ending}

// ruleExplanations are those of what a position is.
var ruleExplanations = []*explanation{{
	name: "en passant square and a running clock", aspects: afterReading,
	why: "After a double step the clock is 0: Forsyth takes such a square for none. chessops does not ask the clock.",
	is: func(d *difference) bool {
		return d.clock() > 0 && d.ours.passed != d.theirs.passed && (d.aspect != legality || d.their == "impossible check")
	},
	reads: func(s sample) (sample, bool) {
		return s.put(clockAt(s.text), "0")
	},
	changes: "halfmove",
}, {
	name: "square of the pawn for en passant", aspects: []aspect{enPassant},
	why: "Forsyth reads the square that was passed over for it, with a warning, ep-pawn-square. chessops drops it.",
	is: func(d *difference) bool {
		theirs := d.their == "read a square" && d.theirWord == d.field(3) || d.their != "read a square" && d.theirWord == "-"
		return d.warned.Has(ast.EnPassantPawn) && d.ourWord == d.ours.stored && theirs
	},
}, {
	name: "moves after the square of the pawn", aspects: []aspect{legality, ending, writing, moves, sanText, playing},
	why:   "What follows from the square that Forsyth reads and chessops drops.",
	is:    func(d *difference) bool { return d.warned.Has(ast.EnPassantPawn) },
	reads: func(s sample) (sample, bool) { return s.put(3, "-") },
}, {
	name: "man on the en passant square", aspects: afterReading,
	why: "No pawn has passed over a man: Forsyth takes such a square for none. chessops asks only for the square that the pawn came from, and lets a capture on it take two men.",
	is:  isOccupied,
}, {
	name: "check to the side that is not to move in atomic chess", aspects: []aspect{legality},
	why: "Forsyth does not ask for it there. chessops does, where both kings are there and apart.",
	is: func(d *difference) bool {
		return d.their == "ERR_OPPOSITE_CHECK" && d.rules == "atomic" && isOpponentAttacked(d)
	},
}, {
	name: "horde of Black", aspects: []aspect{legality, ending, moves, sanText, playing},
	why: "In horde White has no king and Black has one. chessops asks for one king, of either side, and ends the game where one side has no men.",
	is:  isBlackHorde,
}, {
	name: "start array of a variant", aspects: []aspect{legality},
	why: "Forsyth proves what unmoved men keep from happening by the array that the game begins with. These games began from arrays of Chess960, which Lichess does not have in them.",
	is: func(d *difference) bool {
		return d.foreign && d.their == "legal play" && only(d.ours.illegal, ast.ManOutOfReach, ast.MenLockedIn, ast.MoveParity)
	},
}, {
	name: "marks of promotion in crazyhouse", aspects: []aspect{legality},
	why: "chessops takes a man without ~ for one of the start. Forsyth takes it for one that may have been promoted, as records without marks have it.",
	is: func(d *difference) bool {
		return d.rules == "crazyhouse" && d.their == "more men than a game gives" && marksMissing(d)
	},
}, {
	name: "two bishops of one colour in racing kings", aspects: []aspect{legality},
	why: "There is no promotion in racing kings, and each side begins with a bishop on each colour. chessops counts two bishops.",
	is: func(d *difference) bool {
		return d.rules == "racingkings" && slices.Contains(d.ours.illegal, ast.PromotionsTooMany.String()) && d.their == "no more men than a game gives" && bishopsOfOneColour(d)
	},
}, {
	name: "kings that were pawns in antichess", aspects: []aspect{legality},
	why: "A side with two kings has promoted one. chessops does not count kings.",
	is: func(d *difference) bool {
		return d.rules == "antichess" && d.their == "no more men than a game gives" && kingsTooMany(d)
	},
}, {
	name: "antichess without an opponent", aspects: []aspect{ending, moves, sanText, playing},
	why: "The side that is not to move has no men and has won, which no game leads to: it was its turn when the last one was taken. chessops asks only whether the side to move has men.",
	is: func(d *difference) bool {
		return d.rules == "antichess" && d.state.IsValid() && d.opponents() == 0
	},
}, {
	name: "both sides have given their checks", aspects: []aspect{ending},
	why: "No game leads there, which Forsyth proves (game-over-before); neither has won. chessops has no error for it, and asks White first.",
	is: func(d *difference) bool {
		wonBefore := slices.Contains(d.ours.illegal, ast.GameOverBefore.String())
		return d.rules == "3check" && wonBefore && (d.field(4) == "0+0" || d.field(6) == "+3+3")
	},
}}

// isBlackHorde reports whether White alone has a king in horde, and what differs follows
// from that: all but the legality from the end of the last man of Black.
func isBlackHorde(d *difference) bool {
	board := d.field(0)
	if d.rules != "horde" || strings.Count(board, "K") != 1 || strings.Contains(board, "k") || !slices.Contains(d.ours.illegal, ast.KingCount.String()) {
		return false
	}
	men := len(board) - len(strings.Map(func(r rune) rune {
		if strings.ContainsRune("pnbrq", r) {
			return -1
		}
		return r
	}, board))
	isLast := men == 1 && d.aspect == sanText && strings.Contains(d.ourWord, "x") && d.theirWord == d.ourWord+"#"
	return d.aspect == legality || men == 0 || isLast
}

// isOccupied reports whether a man stands on the en passant square, and all that differs
// follows from that.
func isOccupied(d *difference) bool {
	square := ast.SquareNamed(d.ours.stored)
	if square == ast.NoSquare || d.state.At(square).Role == ast.NoRole || d.ours.passed != "-" || d.theirs.passed != d.ours.stored {
		return false
	}
	onSquare := func(m move) bool { return m.uci[2:] == d.ours.stored }
	switch d.aspect {
	case moves: // captures on the square, which in antichess are a duty
		return !slices.ContainsFunc(d.theirMoves, not(onSquare)) && (!slices.ContainsFunc(d.ourMoves, not(onSquare)) || d.rules == "antichess")
	case sanText:
		return strings.Contains(d.ourWord, "x"+d.ours.stored) || d.our == "chessops reads" && d.rules == "antichess"
	case ending: // no move but such captures
		return len(d.ours.moves) == 0 && len(d.theirs.moves) > 0 && !slices.ContainsFunc(d.theirs.moves, not(onSquare))
	case enPassant:
		return d.ourWord == "-" && d.theirWord == d.ours.stored
	case writing:
		return d.our == "en passant"
	case legality: // with a square chessops takes more than one check for impossible
		checkers := d.state.Checkers()
		return d.their == "impossible check" && (d.rules == "atomic" || checkers.Len() <= 2)
	case playing:
		return strings.HasSuffix(d.chosen, d.ours.stored)
	default:
		return false
	}
}

func not(is func(m move) bool) func(m move) bool { return func(m move) bool { return !is(m) } }

func isOpponentAttacked(d *difference) bool {
	turn := d.state.Turn()
	for square := range d.state.Men(turn.Other(), ast.King) {
		if attackers := d.state.Attackers(square, turn); !attackers.IsEmpty() {
			return true
		}
	}
	return false
}

// opponents counts the men of the side that is not to move.
func (d *difference) opponents() (n int) {
	for r := ast.Pawn; r <= ast.King; r++ {
		n += len(slices.Collect(d.state.Men(d.state.Turn().Other(), r)))
	}
	return n
}

func only(codes []string, these ...ast.Code) bool {
	set := ast.CodesOf(these...)
	for _, code := range codes {
		if !set.Has(ast.MustParseCode(code)) {
			return false
		}
	}
	return true
}

// marksMissing reports whether more men than the start gives have no mark.
func marksMissing(d *difference) bool {
	count := map[rune]int{}
	placement := d.field(0)
	for i, letter := range placement {
		if i+1 < len(placement) && placement[i+1] == '~' {
			letter = 'p'
		}
		count[letter|' ']++
	}
	return count['p'] > 16 || count['n'] > 4 || count['b'] > 4 || count['r'] > 4 || count['q'] > 2
}

// kingsTooMany reports whether a side has more men than pawns that are missing explain,
// if its second king counts, and no more if it does not.
func kingsTooMany(d *difference) bool {
	with, without := false, true
	for _, c := range []ast.Color{ast.White, ast.Black} {
		count := func(r ast.Role) int { return len(slices.Collect(d.state.Men(c, r))) }
		bishops := [2]int{}
		for square := range d.state.Men(c, ast.Bishop) {
			bishops[(square.File()+square.Rank())%2]++
		}
		promoted := max(count(ast.Queen)-1, 0) + max(count(ast.Rook)-2, 0) + max(count(ast.Knight)-2, 0) +
			max(bishops[0]-1, 0) + max(bishops[1]-1, 0)
		missing := 8 - count(ast.Pawn)
		with = with || promoted+max(count(ast.King)-1, 0) > missing
		without = without && promoted <= missing
	}
	return with && without
}

func bishopsOfOneColour(d *difference) bool {
	var count [2][2]int
	for _, c := range []ast.Color{ast.White, ast.Black} {
		for square := range d.state.Men(c, ast.Bishop) {
			count[c][(square.File()+square.Rank())%2]++
		}
	}
	return max(count[0][0], count[0][1], count[1][0], count[1][1]) > 1
}
