// Package diagram draws positions.
package diagram

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Text is how a position is drawn as text: a line a rank, White's side at the bottom,
// with the numbers of the ranks and the letters of the files. The zero value draws it
// in the letters of FEN.
type Text struct {
	Letters *ast.Letters // of the men; nil for those of the variant
	Variant *ast.Variant // whose letters and marks are drawn; nil for chess
	Mover   bool         // mark the rank from which the side to move began with >
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
)

// Append appends the drawing of a board of any size, each line with its end. Men in the
// pockets stand in brackets beside the rank of their side:
//
//	  8  r n b q k b n r  [p]
//	  7  p p p p . p p p
//	  ...
//	> 1  R N B Q K B N R
//	     a b c d e f g h
func (t Text) Append(dst []byte, p *ast.Position) []byte {
	files, ranks := int(p.Board.Geometry.Files), int(p.Board.Geometry.Ranks)
	width := t.width(&p.Board)
	number := len(strconv.Itoa(ranks))
	for rank := ranks - 1; rank >= 0; rank-- {
		start := len(dst)
		dst = append(dst, t.margin(p, rank)...)
		dst = appendPadded(dst, strconv.Itoa(rank+1), -number)
		dst = append(dst, ' ')
		for file := range files {
			dst = appendPadded(append(dst, ' '), t.cell(&p.Board, ast.SquareAt(file, rank)), width)
		}
		dst = append(dst, t.pocket(p, rank)...)
		dst = append(dst[:start], strings.TrimRight(string(dst[start:]), " ")...)
		dst = append(dst, '\n')
	}
	start := len(dst)
	dst = append(dst, strings.Repeat(" ", len(moverSign)+number+1)...)
	for file := range files {
		dst = appendPadded(append(dst, ' '), string(rune('a'+file)), width)
	}
	dst = append(dst[:start], strings.TrimRight(string(dst[start:]), " ")...)
	return append(dst, '\n')
}

// margin marks the home rank of the side to move.
func (t Text) margin(p *ast.Position, rank int) string {
	if t.Mover && rank == p.Board.Geometry.HomeRank(p.Turn) {
		return moverSign
	}
	return strings.Repeat(" ", len(moverSign))
}

// width returns the characters of the widest square.
func (t Text) width(b *ast.Board) int {
	widest := 1
	for rank := range int(b.Geometry.Ranks) {
		for file := range int(b.Geometry.Files) {
			widest = max(widest, utf8.RuneCountInString(t.cell(b, ast.SquareAt(file, rank))))
		}
	}
	return widest
}

func (t Text) cell(b *ast.Board, square ast.Square) string {
	man := b.At(square)
	switch {
	case b.Walls.Has(square):
		return wallSign
	case man.Role == ast.NoRole:
		return emptySign
	case man.Color == ast.Neutral:
		return neutralSign + t.letter(man.Role, ast.White)
	}
	letter := t.letter(man.Role, man.Color)
	switch {
	case man.Beyond:
		return beyondSign + letter
	case man.Promoted && t.Variant.OrChess().Marks() == ast.MarkBefore:
		return plusSign + letter
	case man.Promoted:
		return letter + promotedSign
	}
	return letter
}

// letter returns the letter of a man: that of the variant where the language has none.
func (t Text) letter(r ast.Role, c ast.Color) string {
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

// pocket lists the men that the side whose home rank it is may drop.
func (t Text) pocket(p *ast.Position, rank int) string {
	var out strings.Builder
	for c := ast.White; c <= ast.Black; c++ {
		if rank != p.Board.Geometry.HomeRank(c) || p.Pockets[c] == (ast.Pocket{}) {
			continue
		}
		var men []string
		for r, n := range t.Variant.OrChess().Held(&p.Pockets[c]) {
			letter := t.letter(r, c)
			if n > 1 {
				letter = strconv.Itoa(n) + letter
			}
			men = append(men, letter)
		}
		out.WriteString("  [" + strings.Join(men, " ") + "]")
	}
	return out.String()
}

// appendPadded appends a text, and blanks after it, or before it for a negative width.
func appendPadded(dst []byte, text string, width int) []byte {
	blanks := strings.Repeat(" ", max(0, max(width, -width)-utf8.RuneCountInString(text)))
	if width < 0 {
		return append(append(dst, blanks...), text...)
	}
	return append(append(dst, text...), blanks...)
}
