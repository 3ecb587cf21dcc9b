package diagram

import (
	"image/color"
	"math"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// drawMan draws a man on a square with this middle and side: its figure, or a disc with
// its letter.
func (p *plan) drawMan(c *canvas, m ast.Piece, x, y, square float64) {
	if m.Role == ast.NoRole {
		return
	}
	f, ok := figures()[man{m.Role, m.Color}]
	switch {
	case m.Role == ast.Stone:
		p.drawDisc(c, m.Color, x, y, square)
	case ok && p.figures:
		const size = 0.85 / capHeight // of the square
		if p.style.theme().Hatched {
			p.drawHalo(c, f.body, x, y, size*square)
		}
		c.use(f.body, x, y, size*square, body(m.Color))
		c.use(f.lines, x, y, size*square, ink)
	default:
		p.drawDisc(c, m.Color, x, y, square)
		p.drawLetter(c, m, x, y, square)
	}
	if m.Promoted && p.Variant.OrChess().Marks() != ast.MarkBefore {
		drawSign(c, x+0.36*square, y-0.36*square, square)
	}
	if m.Beyond {
		drawSign(c, x-0.36*square, y-0.36*square, square)
	}
}

// drawHalo keeps the lines of a hatched square away from a man.
func (p *plan) drawHalo(c *canvas, body *outline, x, y, scale float64) {
	const around, width = 8, 70 // in units of the font
	for i := range around {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / around)
		c.use(body, x+scale*width*cos, y+scale*width*sin, scale, p.style.theme().Light)
	}
}

// drawSign draws a small ring beside a man: on the right of one that came from a
// promotion, on the left of one on the second board of Alice chess.
func drawSign(c *canvas, x, y, square float64) {
	c.fill(circle(x, y, 0.11*square), ink)
	c.fill(circle(x, y, 0.075*square), paper)
}

// body is the light colour of a man.
func body(c ast.Color) color.NRGBA {
	if c == ast.Neutral {
		return mid
	}
	return paper
}

// drawDisc draws a stone, in the colour of its side.
func (p *plan) drawDisc(c *canvas, side ast.Color, x, y, square float64) {
	c.fill(circle(x, y, 0.42*square), p.discInk(side))
	switch side {
	case ast.Black:
		c.fill(circle(x, y, 0.39*square), paper)
		c.fill(circle(x, y, 0.365*square), ink)
	default:
		c.fill(circle(x, y, 0.385*square), body(side))
	}
}

// drawLetter writes the letter of a man on its disc, as White's is written: the disc has
// the colour.
func (p *plan) drawLetter(c *canvas, m ast.Piece, x, y, square float64) {
	text := p.letter(m.Role)
	if m.Promoted && p.Variant.OrChess().Marks() == ast.MarkBefore {
		text = plusSign + text
	}
	chars := drawn(text)
	size := 0.5 * square
	if width := textWidth(chars, size); width > 0.6*square {
		size *= 0.6 * square / width
	}
	fill := p.discInk(m.Color)
	if m.Color == ast.Black {
		fill = paper
	}
	c.centred(chars, x, y, size, fill)
}

// discInk is the dark colour of a disc: red for the first side where that is called so.
func (p *plan) discInk(side ast.Color) color.NRGBA {
	if side == ast.White && p.Variant.OrChess().Red {
		return red
	}
	return ink
}

// letter returns the letter of a man that can be drawn: that of the variant where there
// is no outline of the language's.
func (p *plan) letter(r ast.Role) string {
	t := Text{Letters: p.Letters, Variant: p.Variant}
	if text := t.letter(r, ast.White); hasGlyphs(text) {
		return text
	}
	t.Letters = nil
	return t.letter(r, ast.White)
}
