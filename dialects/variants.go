package dialects

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Variants returns the variants of the table that a FEN can be of: those whose board,
// letters, signs and fields it has, with a pocket or check counts where they have them.
// Those with the most men where they stand at the start come first, others in the order
// of the table.
func (d *Dialect) Variants(text string) []*ast.Variant {
	var all []*ast.Variant
	var rec ast.Record
	likeness := map[*ast.Variant]int{}
	boards := []string{text}
	if d.hasTwoBoards(text) {
		first, second, _ := CutBoards(text)
		boards = []string{first, second}
	}
	for _, v := range ast.Variants {
		if !d.mayBeOn(v.Geometry, text) {
			continue
		}
		of := d.of(v)
		isOther := func(board string) bool { return !grammar.Scan(&rec, of.rules, board) || !isOf(&rec, v) }
		if of.isAuto == d.isAuto && len(boards) <= max(v.Boards, 1) && !slices.ContainsFunc(boards, isOther) {
			all = append(all, v)
			likeness[v] = of.likeness(&rec.Board)
		}
	}
	slices.SortStableFunc(all, func(a, b *ast.Variant) int { return likeness[b] - likeness[a] })
	return all
}

// mayBeOn reports whether a text can be a record for a board of some size, which costs
// less to find out than whether it is one for a game.
func (d *Dialect) mayBeOn(g ast.Geometry, text string) bool {
	return d.rules.Letters != nil || grammar.BeginsWithBoard(text, g)
}

// likeness counts the men of a board that stand as at the start of the game.
func (d *Dialect) likeness(board *ast.Board) (n int) {
	var start ast.Record
	if !grammar.Scan(&start, d.rules, d.Variant().Start) {
		return 0
	}
	for i, man := range start.Board.Squares {
		if man != ast.NoMan && board.At(ast.Square(i+1)) == start.Board.At(ast.Square(i+1)) {
			n++
		}
	}
	return n
}

// isOf reports whether a record has what those of a variant have.
func isOf(rec *ast.Record, v *ast.Variant) bool {
	if v.Pocket != rec.Stated.Has(ast.PocketField) || v.Checks > 0 != rec.Stated.Has(ast.ChecksField) {
		return false
	}
	return !rec.Warnings.Meets(&ofOthers)
}

// ofOthers are the leniencies and remarks that tell of another game.
var ofOthers = ast.LostRights.With(ast.PromotedMark).With(ast.NeedsChess960).With(ast.NeedsDFRC)

// needsVariant finds the variants of a text that is none of chess by its board, its signs,
// or letters of both sides that FEN does not have.
func (d *Dialect) needsVariant(text string, found ast.Diagnostics) []*ast.Variant {
	if !d.isAuto || d.Variant() != nil || d.rules.Letters != nil || !slices.ContainsFunc(found, isOfBoard) {
		return nil
	}
	isStrange := isStrange(firstWord(text))
	if !isStrange && !d.mayBeOnOther(text) {
		return nil
	}
	variants := d.Variants(text)
	if len(variants) > 0 && (isStrange || variants[0].Geometry != ast.Standard) {
		return variants
	}
	return nil
}

// isOfBoard reports whether a finding is a fault of the board, or of the pocket that touches it.
func isOfBoard(d ast.Diagnostic) bool {
	return (d.Field == ast.PlacementField || d.Field == ast.PocketField) && d.Code.IsFault()
}

// isStrange reports whether a board has signs that chess has not, or letters of both
// sides that FEN has not. One that stands alone may be a diagram in those letters.
func isStrange(board string, isAlone bool) bool {
	white, black := false, false
	for i := range len(board) {
		switch b := board[i]; {
		case b == '+' || b == '*' || b == '|':
			return true
		case fenLetterBit[b] != 0:
		case b >= 'a' && b <= 'z':
			black = true
		case b >= 'A' && b <= 'Z':
			white = true
		}
	}
	return white && black && !isAlone
}

// mayBeOnOther reports whether a text can be a record for a board of another size than
// that of chess.
func (d *Dialect) mayBeOnOther(text string) bool {
	return slices.ContainsFunc(otherGeometries, func(g ast.Geometry) bool { return d.mayBeOn(g, text) })
}

// otherGeometries are those of the variants, that of chess aside.
var otherGeometries = func() (all []ast.Geometry) {
	for _, v := range ast.Variants {
		if v.Geometry != ast.Standard && !slices.Contains(all, v.Geometry) {
			all = append(all, v.Geometry)
		}
	}
	return all
}()

// firstWord returns the first word of a text, and whether it is the only one.
func firstWord(text string) (word string, isAlone bool) {
	word, rest, _ := strings.Cut(strings.Trim(text, " \t\r\n"), " ")
	return word, rest == ""
}
