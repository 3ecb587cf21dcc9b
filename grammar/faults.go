package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// rightFault reports what is wrong with one castling letter, with what the
// wording needs.
func (r *reader) rightFault(code ast.Code, letter string, span ast.Span) {
	color := colorOf(letter[0])
	h := r.build.home(color)
	rank := r.rules.geometry.HomeRank(color)
	switch code {
	case ast.NoManUnmoved:
		r.add(ast.CastlingField, code, span, letter, color, ast.SquareAt(int(letter[0]|0x20)-'a', rank))
	case ast.KingNotHome:
		r.add(ast.CastlingField, code, span, letter, color, rank+1)
	case ast.NoRookForRight:
		r.add(ast.CastlingField, code, span, letter, color, r.rookPlaces(h, letter[0], rank))
	case ast.RightNotOrthodox:
		file, _ := h.rookNamed(letter[0])
		r.add(ast.CastlingField, code, span, letter, color, ast.SquareAt(h.king, rank), ast.SquareAt(file, rank))
	case ast.CastlingNotStandard, ast.TwoRightsOneWing:
		file, _ := h.rookNamed(letter[0])
		r.add(ast.CastlingField, code, span, letter, ast.SquareAt(file, rank))
	case ast.CastlingFileLetter, ast.CastlingWingLetter:
		r.add(ast.CastlingField, code, span, letter, r.ownLetter(h, letter[0], color))
	default:
		r.add(ast.CastlingField, code, span, letter)
	}
}

// mendCastling repairs the castling field as a whole: what is wrong with one
// letter is seldom right without the others.
func (r *reader) mendCastling(field ast.Span, own string) {
	for i, d := range r.found {
		if d.Field == ast.CastlingField && d.Code.IsLeniency() {
			r.found[i].Fixes = []ast.Fix{{Span: field, Text: own}}
		}
	}
}

// rookPlaces names the squares where the rook of a letter would have to be.
func (r *reader) rookPlaces(h *home, letter byte, rank int) string {
	last := int(r.rules.geometry.Files) - 1
	first := 0
	switch letter | 0x20 {
	case 'k':
		first = h.king + 1
	case 'q':
		last = h.king - 1
	default:
		file := int(letter|0x20) - 'a'
		first, last = file, file
	}
	if first >= last {
		return ast.SquareAt(min(first, int(r.rules.geometry.Files)-1), rank).String()
	}
	return ast.SquareAt(first, rank).String() + "-" + ast.SquareAt(last, rank).String()
}

// ownLetter returns the letter that the dialect itself writes.
func (r *reader) ownLetter(h *home, letter byte, c ast.Color) string {
	file, _ := h.rookNamed(letter)
	own, _ := r.rules.letter(h, file)
	return string(rune(inColor(own, c)))
}

// inOrder returns castling letters in the order that is written.
func (r *reader) inOrder(field string) string {
	var parts [4]string
	for i := range len(field) {
		color := colorOf(field[i])
		part := 2 * int(color)
		if r.build.isQueenSide(field[i], color) {
			part++
		}
		parts[part] += field[i : i+1]
	}
	return strings.Join(parts[:], "")
}

// targetFault reports what is wrong with the en passant square. One that cannot be is
// taken out (decisions, En passant 2).
func (r *reader) targetFault(code ast.Code, square ast.Square, span ast.Span) {
	turn := r.rec.Turn
	passed, pawn, origin := r.build.doubleStep(square.File(), turn.Other())
	switch code {
	case ast.EnPassantPawn:
		d := r.add(ast.EnPassantField, code, span, square, passed)
		if r.rec.EnPassant == passed {
			r.fix(d, passed.String())
		} else {
			r.fix(d, "-")
		}
	case ast.EnPassantRank:
		r.fix(r.add(ast.EnPassantField, code, span, square, turn, passed.Rank()+1), "-")
	case ast.EnPassantNoPawn:
		r.fix(r.add(ast.EnPassantField, code, span, square, turn.Other(), pawn), "-")
	case ast.EnPassantOrigin:
		r.fix(r.add(ast.EnPassantField, code, span, square, origin), "-")
	default:
		r.fix(r.add(ast.EnPassantField, code, span, square), "-")
	}
}
