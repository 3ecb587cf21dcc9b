package diagram

import (
	"strconv"
	"sync"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// figure is how a man is drawn: its body in the light colour, and its lines over that in
// the dark one. Both are in units of the font, the middle of the square at the zero point.
type figure struct{ body, lines *outline }

// blackFigurine is how far Unicode has the figurines of Black after those of White.
const blackFigurine = 6

// chessmen are the characters of White's men. Grasshopper
// and nightrider are a queen and a knight turned round, as diagrams of problems have them.
var chessmen = map[ast.Role]struct {
	char   rune
	turned bool
}{
	ast.King: {'♔', false}, ast.Queen: {'♕', false}, ast.Rook: {'♖', false}, ast.Bishop: {'♗', false},
	ast.Knight: {'♘', false}, ast.Pawn: {'♙', false}, ast.Grasshopper: {'♕', true}, ast.Nightrider: {'♘', true},
}

// man is a role in a colour.
type man struct {
	role  ast.Role
	color ast.Color
}

// figures are made once, and drawn many times. Neutral men have White's lines.
var figures = sync.OnceValue(func() map[man]figure {
	all := map[man]figure{}
	for role, m := range chessmen {
		white := newFigure(m.char, m.turned)
		all[man{role, ast.White}], all[man{role, ast.Neutral}] = white, white
		all[man{role, ast.Black}] = newFigure(m.char+blackFigurine, m.turned)
	}
	return all
})

// newFigure returns the figure of a glyph: its body is what its outer contours enclose,
// which go with the clock on the screen.
func newFigure(char rune, turned bool) figure {
	outline := glyphOf(char).path
	if char == '♗' {
		outline = opened(outline)
	}
	var body path
	for _, contour := range outline.contours() {
		if contour.area() > 0 {
			body = append(body, contour...)
		}
	}
	return figure{namedFigure(char, "body", body, turned), namedFigure(char, "lines", outline, turned)}
}

func namedFigure(char rune, part string, p path, turned bool) *outline {
	name, sign := "man-"+strconv.FormatInt(int64(char), 16)+"-"+part, 1.0
	if turned {
		name, sign = name+"-turned", -1
	}
	g := glyphOf(char)
	return &outline{name, p.mapped(func(at point) point {
		return point{sign * (at.x - g.advance/2), sign * (at.y + capHeight/2)}
	})}
}

// opened makes the head of the white bishop white, which the font has black with a white
// cross: a hole in its circle, and the cross in that, smaller. A path that is mirrored goes
// the other way round.
func opened(bishop path) path {
	const x, y = 918, -911 // the middle of the head
	const radius, chin, cross, size = 245, 145, 1, 0.78
	var p path
	for i, contour := range bishop.contours() {
		if i != cross {
			p = append(p, contour...)
			continue
		}
		p = append(p, circle(x, y, radius).mapped(func(at point) point { return point{2*x - at.x, min(at.y, y+chin)} })...)
		p = append(p, contour.mapped(func(at point) point { return point{x - size*(at.x-x), y + size*(at.y-y)} })...)
	}
	return p
}

// hasFigures reports whether a game is drawn with the figures of chess: most of its men
// have some, and none is turned over when it promotes.
func hasFigures(v *ast.Variant) bool {
	v = v.OrChess()
	with, all := 0, 0
	for role := ast.Pawn; role != 0; role++ { // up to the last of 255
		if !v.Roles.Has(role) {
			continue
		}
		all++
		if _, ok := chessmen[role]; ok {
			with++
		}
	}
	return 2*with > all && v.Marks() != ast.MarkBefore
}
