package grammar

import (
	"strings"
	"unicode"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// LayoutOf tells how a text is laid out, by evidence that no FEN gives: a list
// has headings or squares, a diagram several lines, hyphens between ranks, or
// nothing between them. A text with slashes is FEN; whether it is a diagram in
// other letters, only they tell.
func (r *Rules) LayoutOf(text string) ast.Layout {
	text = strings.TrimRight(afterMargin(text), recordMargin)
	switch {
	case len(text) > MaxField:
		return ast.FieldsLayout
	case r.isHands(text):
		return ast.HandLayout
	case BeginsWithBoard(text, r.geometry): // as most records do
		return ast.FieldsLayout
	case isList(text):
		return ast.ListLayout
	case r.isDiagram(text):
		return ast.DiagramLayout
	}
	return ast.FieldsLayout
}

// isHands reports whether a text is SFEN: a board of the game, which is shogi if none is
// named, the side to move, the men in hand, and the number of the move.
func (r *Rules) isHands(text string) bool {
	game := ast.Shogi
	if r.Variant != nil {
		game = r.Variant
	}
	slashes := int(game.Geometry.Ranks) - 1
	if !game.Short || !game.Pocket || strings.Count(text, "/") < slashes { // as most are not
		return false
	}
	words := strings.Fields(text)
	if len(words) != 4 || strings.Count(words[0], "/") != slashes {
		return false
	}
	return !strings.Contains(words[0], "[") && (words[1] == "b" || words[1] == "w") && isDigits(words[3]) &&
		(words[2] == "-" || isHand(words[2], game))
}

// isHand reports whether a word is men of a game and numbers, be they before their men
// or not: a number alone is a counter.
func isHand(word string, game *ast.Variant) bool {
	letters := game.Spelling()
	if isDigits(word) {
		return false
	}
	for word = word[digitRun(word):]; word != ""; word = word[digitRun(word):] {
		_, n := letters.Match(word, &game.Roles)
		if n == 0 {
			return false
		}
		word = word[n:]
	}
	return true
}

// recordMargin is what may stand around a record.
const recordMargin = " \t\r\n\x00"

// afterMargin returns a text without what may stand before a record.
func afterMargin(text string) string {
	return strings.TrimLeft(strings.TrimPrefix(text, ByteOrderMark), recordMargin)
}

// isDiagram reports whether a text is ranks and nothing else: with dashes
// between them, or running on. Of a text of several lines the first one tells,
// where slashes may part them, too; in others there may be faults.
func (r *Rules) isDiagram(text string) bool {
	first, _, lines := strings.Cut(text, "\n")
	if !lines && strings.Contains(text, "/") {
		return false
	}
	parts := strings.FieldsFunc(first, func(c rune) bool { return isDash(c) || lines && c == '/' })
	squares := 0
	for _, part := range parts {
		if part = strings.TrimSpace(part); part != "" && !IsRank(part) {
			return false
		}
		squares += r.squaresIn(part)
	}
	switch {
	case lines:
		return squares > 0
	case len(parts) == 1:
		return r.isRunning(text)
	}
	return len(parts) > 2 && squares >= 2*int(r.geometry.Files) && squares <= longestLetter*r.squares()
}

// isRunning reports whether a word counts off a board without separators: a
// short one the whole board, a long one most of it.
func (r *Rules) isRunning(text string) bool {
	squares := countIn(text).decimal
	if len(text) <= int(r.geometry.Files) {
		return squares >= r.squares() && squares < r.squares()+len(text) && !isDigits(text)
	}
	return squares > r.squares()/2 && squares <= longestLetter*r.squares()
}

// longestLetter is how many runes a letter has at most (the Albanian Msh).
const longestLetter = 3

// squares returns how many squares the board has.
func (r *Rules) squares() int { return int(r.geometry.Files) * int(r.geometry.Ranks) }

// IsRank reports whether a text can be a rank of a diagram: letters, counts and
// signs for neutral men, with nothing between them.
func IsRank(text string) bool {
	text = strings.TrimSpace(text)
	signed := false // a man has to follow
	for _, c := range text {
		isMan := IsManLetter(c) || c == '.'
		if signed && !isMan || !isMan && !unicode.IsMark(c) && (c < '0' || c > '9') && c != '=' {
			return false
		}
		signed = c == '='
	}
	return text != "" && !signed && len(text) <= MaxField
}

// IsManLetter tells letters and chess symbols from what else stands in a
// diagram.
func IsManLetter(c rune) bool { return unicode.IsLetter(c) || c >= '♔' && c <= '♟' }

// squaresIn counts the squares of ranks, or of more, if each number is one
// decimal, or the sum of its digits where a board has no such number.
func (r *Rules) squaresIn(text string) int {
	c := countIn(text)
	if c.decimal > r.squares() && !strings.ContainsRune(text, '0') {
		return c.sum
	}
	return c.decimal
}

// countIn counts the squares of a text in which each letter is one man.
func countIn(text string) count {
	var c count
	for at := 0; at < len(text); {
		n := digitRun(text[at:])
		if n > 0 {
			c.number(text[at:at+n], ast.MaxFiles)
		} else {
			n = strayLetter(text[at:])
			c.squares(1)
		}
		at += n
	}
	return c
}
