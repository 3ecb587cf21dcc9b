// Package diagram draws positions: as text, and as pictures in SVG and PNG.
//
// A picture is a list of filled outlines, of which [SVG] and [PNG] are two ways to write
// it. Nothing in it needs a font: men and letters are outlines of DejaVu Sans, whose
// licence is in LICENSE-DejaVu.
package diagram

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Text is how a position is drawn as text: a line a rank, White's side at the bottom,
// with the numbers of the ranks and the letters of the files. The zero value draws it
// in the letters of FEN.
type Text struct {
	Letters   *ast.Letters // of the men; nil for those of the variant
	Variant   *ast.Variant // whose letters and marks are drawn; nil for chess
	Mover     bool         // mark the rank from which the side to move began with >
	Rights    bool         // show castling rights and counts of checks beside the home rank of each side
	Figurines bool         // draw men of chess as figurines
	Theme     *Theme       // its colours, in SGR sequences of 256; nil for none
	Flip      bool         // Black's side at the bottom
	NoCoords  bool         // leave out numbers and letters
	Marks     ast.Set      // squares with * before them, or with colours in that of marks
}

// The signs of what is no man of White or Black: Popeye's = before neutral men, those of
// the variant for promoted men, ~ where it has none, and | on the second board of Alice
// chess.
const (
	emptySign    = "."
	wallSign     = "#"
	strangeSign  = "?" // a man that the letters do not have
	neutralSign  = "="
	promotedSign = "~"
	plusSign     = "+"
	beyondSign   = "|"
	moverSign    = "> "
	markSign     = "*"
)

// textForm asks for a character as text: it forbids that terminals draw it as an emoji of
// two columns (Unicode, variation selector 15).
const textForm = "\uFE0E"

// Append appends the drawing of a board of any size, each line with its end. Men in the
// pockets stand in brackets beside the rank of their side:
//
//	  8  r n b q k b n r  [p]
//	  7  p p p p . p p p
//	  ...
//	> 1  R N B Q K B N R
//	     a b c d e f g h
func (t Text) Append(dst []byte, p *ast.Position) []byte {
	t.Figurines = t.Figurines && hasFigures(t.Variant)
	width := t.width(&p.Board)
	number := len(strconv.Itoa(int(p.Board.Geometry.Ranks)))
	for rank := range t.ranks(p) {
		start := len(dst)
		dst = append(dst, t.margin(p, rank)...)
		if !t.NoCoords {
			dst = append(appendPadded(dst, strconv.Itoa(rank+1), -number), ' ')
		}
		for file := range t.files(p) {
			dst = t.appendCell(dst, &p.Board, ast.SquareAt(file, rank), width)
		}
		dst = append(append(dst, t.rights(p, rank)...), t.pocket(p, rank)...)
		dst = append(trimmed(dst, start), '\n')
	}
	if t.NoCoords {
		return dst
	}
	start := len(dst)
	dst = append(dst, strings.Repeat(" ", len(moverSign)+number+1)...)
	for file := range t.files(p) {
		dst = appendPadded(append(dst, ' '), string(rune('a'+file)), width)
		if t.Theme != nil {
			dst = append(dst, ' ')
		}
	}
	return append(trimmed(dst, start), '\n')
}

// trimmed returns a text without the blanks at its end, from a place on.
func trimmed(dst []byte, start int) []byte {
	return append(dst[:start], strings.TrimRight(string(dst[start:]), " ")...)
}

// ranks yields the ranks from the top.
func (t *Text) ranks(p *ast.Position) func(func(int) bool) {
	return inTurn(int(p.Board.Geometry.Ranks), !t.Flip)
}

// files yields the files from the left.
func (t *Text) files(p *ast.Position) func(func(int) bool) {
	return inTurn(int(p.Board.Geometry.Files), t.Flip)
}

// inTurn yields the numbers below n, downwards or upwards.
func inTurn(n int, down bool) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			if down {
				i = n - 1 - i
			}
			if !yield(i) {
				return
			}
		}
	}
}

// margin marks the home rank of the side to move.
func (t *Text) margin(p *ast.Position, rank int) string {
	if t.Mover && rank == p.Board.Geometry.HomeRank(p.Turn) {
		return moverSign
	}
	return strings.Repeat(" ", len(moverSign))
}

// width returns the columns of the widest square.
func (t *Text) width(b *ast.Board) int {
	widest := 1
	for rank := range int(b.Geometry.Ranks) {
		for file := range int(b.Geometry.Files) {
			widest = max(widest, columns(t.cell(b, ast.SquareAt(file, rank))))
		}
	}
	return widest
}

// columns returns how many columns of a terminal a text takes: accents and selectors of
// a form take none.
func columns(text string) (n int) {
	for _, char := range text {
		if !unicode.Is(unicode.Mn, char) {
			n++
		}
	}
	return n
}

// appendCell appends a square and what parts it from the one before.
func (t *Text) appendCell(dst []byte, b *ast.Board, square ast.Square, width int) []byte {
	cell := t.cell(b, square)
	switch {
	case t.Theme != nil:
		dst = t.Theme.appendColors(dst, b, square, t.Marks.Has(square))
		if cell == emptySign {
			cell = ""
		}
		return append(append(appendPadded(append(dst, ' '), cell, width), ' '), resetColors...)
	case t.Marks.Has(square):
		dst = append(dst, markSign...)
	default:
		dst = append(dst, ' ')
	}
	return appendPadded(dst, cell, width)
}

func (t *Text) cell(b *ast.Board, square ast.Square) string {
	m := b.At(square)
	switch {
	case b.Walls.Has(square):
		return wallSign
	case m.Role == ast.NoRole:
		return emptySign
	case m.Color == ast.Neutral:
		return neutralSign + t.sign(m.Role, ast.White)
	}
	sign := t.sign(m.Role, m.Color)
	switch {
	case m.Beyond:
		return beyondSign + sign
	case m.Promoted && t.Variant.OrChess().Marks() == ast.MarkBefore:
		return plusSign + sign
	case m.Promoted:
		return sign + promotedSign
	}
	return sign
}

// sign returns the figurine of a man, or its letter.
func (t *Text) sign(r ast.Role, c ast.Color) string {
	if m, ok := chessmen[r]; ok && t.Figurines && !m.turned {
		return string(m.char+blackFigurine*rune(c)) + textForm
	}
	return t.letter(r, c)
}

// letter returns the letter of a man: that of the variant where the language has none.
func (t *Text) letter(r ast.Role, c ast.Color) string {
	if t.Letters != nil {
		if spelling := t.Letters.Spell(r, c); spelling != "" {
			return spelling
		}
	}
	if spelling := t.Variant.OrChess().Spelling().Spell(r, c); spelling != "" {
		return spelling
	}
	return strangeSign
}

// appendPadded appends a text, and blanks after it, or before it for a negative width.
func appendPadded(dst []byte, text string, width int) []byte {
	blanks := strings.Repeat(" ", max(0, max(width, -width)-columns(text)))
	if width < 0 {
		return append(append(dst, blanks...), text...)
	}
	return append(append(dst, text...), blanks...)
}
