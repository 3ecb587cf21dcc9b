package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// explanations is the table of the known differences.
var explanations = slices.Concat(textExplanations, fieldExplanations, ruleExplanations)

var textOnly = []aspect{text}

// put returns a sample with another text in a field, false where there is no such field
// or nothing changes.
func (s sample) put(i int, with string) (sample, bool) {
	fields := strings.Fields(s.text)
	if i >= len(fields) || fields[i] == with {
		return s, false
	}
	fields[i] = with
	s.text = strings.Join(fields, " ")
	return s, true
}

// lenientAt are the leniencies of Forsyth where chessops has an error.
var lenientAt = map[string]ast.Codes{
	"ERR_BOARD":            ast.CodesOf(ast.SlashLeading),
	"ERR_TURN":             ast.CodesOf(ast.TurnCapital, ast.BlankLeading),
	"ERR_EP_SQUARE":        ast.CodesOf(ast.DashGlued, ast.EnPassantCapital, ast.OperationsInFEN),
	"ERR_HALFMOVES":        ast.CodesOf(ast.DashExtra, ast.CounterDash, ast.OperationsInFEN, ast.SemicolonTrailing, ast.BlankTrailing),
	"ERR_FULLMOVES":        ast.CodesOf(ast.CounterDash, ast.OperationsInFEN, ast.SemicolonTrailing, ast.BlankTrailing),
	"ERR_REMAINING_CHECKS": ast.CodesOf(ast.OperationsInFEN, ast.SemicolonTrailing, ast.BlankTrailing),
	"ERR_FEN":              ast.CodesOf(ast.OperationsInFEN, ast.SemicolonTrailing, ast.BlankTrailing),
}

// textExplanations are those of texts that one side alone can read.
var textExplanations = []*explanation{{
	name: "castling letters that name no right", aspects: textOnly,
	why: "chessops refuses more than two squares on one home rank. Forsyth drops a letter that names no right, with a warning, and refuses two rights on one side of a king.",
	is: func(d *difference) bool {
		white, black := map[rune]bool{}, map[rune]bool{}
		for _, letter := range d.field(2) {
			if letter < 'a' {
				white[letter] = true
			} else {
				black[letter] = true
			}
		}
		return d.their == "ERR_CASTLING" && d.our == "ok" && max(len(white), len(black)) > 2
	},
}, {
	name: "two rights on one side of a king", aspects: textOnly,
	why: "Forsyth refuses what it would have to guess. chessops takes the rook that is farther out.",
	is:  func(d *difference) bool { return d.our == ast.TwoRightsOneWing.String() && d.their == "ok" },
}, {
	name: "en passant square in racing kings", aspects: textOnly,
	why: "There are no pawns in racing kings, and Forsyth's field has no square there. chessops reads one and drops it.",
	is: func(d *difference) bool {
		isSquare := ast.SquareNamed(d.field(3)) != ast.NoSquare
		return isSquare && d.our == ast.EnPassantUnknown.String() && d.their == "ok" && d.rules == "racingkings"
	},
	reads: func(s sample) (sample, bool) { return s.put(3, "-") },
}, {
	name: "counters of more than four digits", aspects: textOnly,
	why: "Forsyth reads counters up to 4294967295, chessops four digits.",
	is: func(d *difference) bool {
		return d.our == "ok" && (d.their == "ERR_HALFMOVES" && len(d.field(clockAt(d.asked))) > 4 || d.their == "ERR_FULLMOVES" && len(d.field(clockAt(d.asked)+1)) > 4)
	},
}, {
	name: "leniencies of Forsyth", aspects: textOnly,
	why: "Forsyth reads with a warning each (docs/diagnostics.md) a capital for the side to move or the file of the en passant square (turn-capital, ep-capital), dashes for counters, too many or touching the clock (counter-dash, dash-extra, dash-glued), a slash before the first rank (slash-leading), blanks around the record and semicolons at its end (blank-leading, blank-trailing, semicolon-trailing), operations of EPD in a FEN (operations-in-fen).",
	is: func(d *difference) bool {
		lenient, ok := lenientAt[d.their]
		return ok && d.warned.Meets(&lenient)
	},
}, {
	name: "check counts in a game without them", aspects: textOnly,
	why: "Forsyth refuses what the game does not have (checks-not-here). chessops reads them, and drops them when it makes a position of the record.",
	is:  func(d *difference) bool { return d.our == ast.ChecksNotHere.String() && d.their == "ok" },
	reads: func(s sample) (sample, bool) {
		s.text = regexp.MustCompile(` \+?\d\+\d( |$)`).ReplaceAllString(s.text, "$1")
		return s, true
	},
}, {
	name: "zeros before a check count", aspects: textOnly,
	why: "Check counts are one digit for Forsyth. chessops reads four, up to 3.",
	is:  func(d *difference) bool { return d.rules == "3check" && d.their == "ok" },
	reads: func(s sample) (sample, bool) {
		return s.put(4, regexp.MustCompile(`\b0+(\d)`).ReplaceAllString(fieldOf(s.text, 4), "$1"))
	},
}, {
	name: "underscores for blanks", aspects: textOnly,
	why: "chessops parts fields at underscores everywhere, as web addresses have them; Forsyth does in its dialect url.",
	is:  func(d *difference) bool { return strings.Contains(d.text, "_") && d.their == "ok" },
	reads: func(s sample) (sample, bool) {
		s.text = strings.Join(strings.FieldsFunc(s.text, func(r rune) bool { return r == ' ' || r == '_' }), " ")
		if s.rules == "racingkings" { // whose squares are another row
			s, _ = s.put(3, "-")
		}
		return s, true
	},
}, {
	name: "king in a pocket", aspects: textOnly,
	why: "An error of the text for Forsyth, of the position for chessops.",
	is:  func(d *difference) bool { return d.our == ast.PocketKing.String() && !d.theirs.judged },
	reads: func(s sample) (sample, bool) {
		board, pocket, _ := strings.Cut(fieldOf(s.text, 0), "[")
		return s.put(0, board+"["+strings.NewReplacer("k", "", "K", "").Replace(pocket))
	},
}, {
	name: "promoted pawn", aspects: textOnly,
	why: "`~` on a pawn or a king is an error. chessops drops it.",
	is:  func(d *difference) bool { return d.our == ast.NotPromoted.String() && d.their == "ok" },
	reads: func(s sample) (sample, bool) {
		s.text = regexp.MustCompile(`([PpKk])~`).ReplaceAllString(s.text, "$1")
		return s, true
	},
}, {
	name: "numbers in pockets", aspects: textOnly,
	why: "Forsyth reads a number before a letter for several men, with a warning.",
	is: func(d *difference) bool {
		return d.our == "ok" && d.their == "ERR_POCKETS" && regexp.MustCompile(`\[.*\d[A-Za-z].*\]`).MatchString(d.field(0))
	},
}}
