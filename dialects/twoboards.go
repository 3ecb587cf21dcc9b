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
	_, second, ok := strings.Cut(text, BoardBar)
	if !ok || d.rules.Layout != ast.FieldsLayout {
		return false
	}
	board, _ := firstWord(second)
	return d.rules.Game().Boards == 2 || d.isAuto && d.Variant() == nil && strings.Contains(board, "/")
}

// parseTwoBoards reads each board as a record of its own, and returns what is found in
// each, in its place in the whole text.
func (d *Dialect) parseTwoBoards(dst *ast.Record, text string) (found, more ast.Diagnostics) {
	first, second, _ := strings.Cut(text, BoardBar)
	other := new(ast.Record)
	found, more = d.parseOne(dst, first), d.parseOne(other, second)
	dst.Text, dst.Other = text, other
	dst.Warnings = dst.Warnings.Or(other.Warnings)
	more.Shift(int32(len(first) + len(BoardBar)))
	return found, more
}
