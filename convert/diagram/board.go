package diagram

import (
	"math"
	"strconv"
	"sync"
)

// drawSquares draws the frame and the squares: in two colours, and in games of other men
// than those of chess in one, with lines between them.
func (p *plan) drawSquares(c *canvas) {
	t, s := p.style.theme(), p.square
	width, height := float64(p.files)*s, float64(p.ranks)*s
	line := max(1, border*s)
	c.fill(rectangle(p.board.x, p.board.y, width, height), t.Light)
	for square := range p.squares {
		at := p.corner(square)
		isDark := (square.File()+square.Rank())%2 == 0 && p.figures
		switch {
		case p.Position.Board.Walls.Has(square):
			c.fill(rectangle(at.x, at.y, s, s), ink)
		case isDark && t.Hatched:
			c.use(hatch(), at.x, at.y, s, t.Dark)
		case isDark:
			c.fill(rectangle(at.x, at.y, s, s), t.Dark)
		}
	}
	if !p.figures {
		thin := max(1, line/2)
		for file := 1; file < p.files; file++ {
			c.fill(rectangle(p.board.x+float64(file)*s-thin/2, p.board.y, thin, height), ink)
		}
		for rank := 1; rank < p.ranks; rank++ {
			c.fill(rectangle(p.board.x, p.board.y+float64(rank)*s-thin/2, width, thin), ink)
		}
	}
	c.fill(frame(p.board.x-line, p.board.y-line, width+2*line, height+2*line, line), t.Ink)
}

// hatch is the lines of a dark square in print, from its lower left to its upper right,
// on a square with the side 1.
var hatch = sync.OnceValue(func() *outline {
	const lines, thick = 7, 0.04
	o := &outline{name: "hatch"}
	for i := range 2 * lines {
		// the line x+y = at, from where it enters the square to where it leaves it
		at := (float64(i) + 0.5) / lines
		low, high := at-thick/2, at+thick/2
		from, to := max(0, low-1), min(1, low)
		from2, to2 := max(0, high-1), min(1, high)
		o.path = append(o.path, polygon(point{from, low - from}, point{to, low - to}, point{to2, high - to2}, point{from2, high - from2})...)
	}
	return o
})

// drawCoords names the ranks on the left and the files below.
func (p *plan) drawCoords(c *canvas) {
	t, s := p.style.theme(), p.square
	line := max(1, border*s)
	for square := range p.squares {
		at := p.middle(square)
		if at.x < p.board.x+s {
			c.centred([]rune(strconv.Itoa(square.Rank()+1)), p.board.x-line-coordRoom*s/2, at.y, coordSize*s, t.Ink)
		}
		if at.y > p.board.y+float64(p.ranks-1)*s {
			below := p.board.y + float64(p.ranks)*s + line + coordRoom*s*0.78
			c.text([]rune{rune('a' + square.File())}, at.x, below, coordSize*s, t.Ink)
		}
	}
}

// drawMarks marks squares: with a colour, and a frame that shows without one.
func (p *plan) drawMarks(c *canvas) {
	marks := p.Marks
	for _, a := range p.Arrows {
		if !p.leads(a) {
			marks.Add(a.To)
		}
	}
	t, s := p.style.theme(), p.square
	for square := range marks.All() {
		if p.Position.Board.Geometry.Contains(square) {
			at := p.corner(square)
			c.fill(rectangle(at.x, at.y, s, s), t.Mark)
			c.fill(frame(at.x, at.y, s, s, s*0.07), t.Arrow)
		}
	}
}

// leads reports whether an arrow leads from one square of the board to another.
func (p *plan) leads(a Arrow) bool {
	g := p.Position.Board.Geometry
	return a.From != a.To && g.Contains(a.From) && g.Contains(a.To)
}

func (p *plan) drawArrows(c *canvas) {
	for _, a := range p.Arrows {
		if p.leads(a) {
			from, to := p.middle(a.From), p.middle(a.To)
			c.fill(arrow(from, to, p.square, 0.035*p.square), rim)
			c.fill(arrow(from, to, p.square, 0), p.style.theme().Arrow)
		}
	}
}

// arrow is a shaft and a head, which ends a little before the middle of its square; more is
// how far its edge lies outside that.
func arrow(from, to point, square, more float64) path {
	length := math.Hypot(to.x-from.x, to.y-from.y)
	along := point{(to.x - from.x) / length, (to.y - from.y) / length}
	place := func(forward, aside float64) point {
		return point{from.x + along.x*forward - along.y*aside, from.y + along.y*forward + along.x*aside}
	}
	tip, start := length-0.08*square, 0.18*square-more
	neck, shaft, head := tip-0.38*square-more, 0.075*square+more, 0.22*square+2*more
	tip += 2 * more
	return polygon(place(start, -shaft), place(neck, -shaft), place(neck, -head), place(tip, 0),
		place(neck, head), place(neck, shaft), place(start, shaft))
}
