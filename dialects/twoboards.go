package dialects

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// BoardBar parts the two boards of bughouse.
const BoardBar = " | "

// hasTwoBoards reports whether a text is two boards: in a game that has them, or where
// none is named and a board follows the bar.
func (d *Dialect) hasTwoBoards(text string) bool {
	_, second, isTwo := CutBoards(text)
	if !isTwo {
		return false
	}
	board, _ := firstWord(second)
	return d.rules.Game().Boards == 2 || d.isAuto && d.Variant() == nil && strings.Contains(board, "/")
}

// CutBoards parts a text of two boards at the first bar that stands in no string, and
// reports whether there is one.
func CutBoards(text string) (first, second string, ok bool) {
	quotes, at := 0, 0
	for {
		i := strings.Index(text[at:], BoardBar)
		if i < 0 {
			return text, "", false
		}
		part := text[at : at+i]
		quotes += strings.Count(part, `"`) - strings.Count(part, `\"`)
		if at += i; quotes%2 == 0 {
			return text[:at], text[at+len(BoardBar):], true
		}
		at++
	}
}

// parseTwoBoards reads each board as a record of its own, and returns what is found in
// each, in its place in the whole text.
func (d *Dialect) parseTwoBoards(dst *ast.Record, text string) (found, more ast.Diagnostics) {
	first, second, _ := CutBoards(text)
	other := new(ast.Record)
	found, more = d.parseOne(dst, first), d.parseOne(other, second)
	dst.Text, dst.Other = text, other
	dst.Warnings = dst.Warnings.Or(other.Warnings)
	more.Shift(int32(len(first) + len(BoardBar)))
	return found, more
}
