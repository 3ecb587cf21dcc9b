package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// fieldExplanations are those of fields that are read or written in two ways.
var fieldExplanations = []*explanation{{
	name: "order of pockets", aspects: []aspect{reading, writing, playing},
	why: "Forsyth writes them from queen to pawn, chessops from pawn to queen.",
	is: func(d *difference) bool {
		return d.our == "placement" && d.rules == "crazyhouse" && sortedPocket(d.ourWord) == sortedPocket(d.theirWord)
	},
}, {
	name: "slash after the last rank", aspects: []aspect{reading},
	why: "Forsyth passes over it with a warning (slash-trailing), chessops reads an empty pocket after it.",
	is: func(d *difference) bool {
		return d.our == "placement" && strings.HasSuffix(d.field(0), "/") && d.theirWord == d.ourWord+"[]"
	},
}, {
	name: "marks of promotion in a game without pockets", aspects: []aspect{reading},
	why: "Forsyth drops them with a warning (promoted-mark), as chessops does once it makes a position of the record.",
	is: func(d *difference) bool {
		return d.our == "placement" && d.rules != "crazyhouse" && strings.ReplaceAll(d.theirWord, "~", "") == d.ourWord
	},
}, {
	name: "check counts that are not stated", aspects: []aspect{reading},
	why: "They are 3+3, as chessops has them, too, once it makes a position of the record.",
	is: func(d *difference) bool {
		return d.rules == "3check" && !strings.Contains(d.asked, "+") && d.our == "7 fields" && d.their == "6 fields"
	},
}, {
	name: "half-move clocks above 150", aspects: []aspect{writing, playing},
	why: "chessops writes no more than 150, since the game is drawn by then (FIDE Laws, 9.6.2). Forsyth writes what it reads.",
	is: func(d *difference) bool {
		return d.our == "halfmove" && d.clock() >= 150 && d.theirWord == "150"
	},
}, {
	name: "move numbers above 9999", aspects: []aspect{writing, playing},
	why: "chessops writes no more than 9999. Forsyth writes numbers up to 4294967295.",
	is: func(d *difference) bool {
		return d.our == "fullmove" && len(d.ourWord) > 4 && d.theirWord == "9999"
	},
}, {
	name: "castling in orthodox chess", aspects: []aspect{castling, writing, playing, moves, sanText},
	why: "Read as chess, and not Chess960, a right is that of the king on the e-file and a corner rook. chessops reads all as Chess960.",
	is:  func(d *difference) bool { return d.variant == ast.Chess },
	reads: func(s sample) (sample, bool) {
		s.variant = nil
		return s, true
	},
}, {
	name: "rights of a side with several kings", aspects: []aspect{castling},
	why: "Forsyth takes the king on the home rank, chessops none. The position is illegal for both.",
	is: func(d *difference) bool {
		kings := [2]int{strings.Count(d.field(0), "K"), strings.Count(d.field(0), "k")}
		ours, theirs := strings.Fields(d.ours.castling), strings.Fields(d.theirs.castling)
		for _, square := range ours {
			if !slices.Contains(theirs, square) && kings[sideOf(square)] < 2 {
				return false
			}
		}
		return d.their == "no other rook" && !d.theirs.judged
	},
}, {
	name: "rights in a game without castling", aspects: []aspect{castling},
	why: "Forsyth drops them in reading. chessops does when it makes a position of the record; of an illegal one the script tells what the record has.",
	is: func(d *difference) bool {
		return (d.rules == "antichess" || d.rules == "racingkings") && d.ours.castling == "" && !d.theirs.judged
	},
}, {
	name: "pawn that is dropped", aspects: []aspect{sanText},
	why: "Forsyth writes its letter, as Fairy-Stockfish does, chessops does not; both read both.",
	is: func(d *difference) bool {
		return strings.HasPrefix(d.ourWord, "P@") && d.theirWord == d.ourWord[1:]
	},
}}

// sideOf is the side whose home rank a square is on.
func sideOf(square string) int {
	if square[1] == '1' {
		return 0
	}
	return 1
}

// sortedPocket is a placement with the letters of its pocket in order.
func sortedPocket(placement string) string {
	board, pocket, _ := strings.Cut(placement, "[")
	letters := []byte(pocket)
	slices.Sort(letters)
	return board + string(letters)
}
