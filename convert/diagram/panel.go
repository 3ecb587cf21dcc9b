package diagram

import (
	"strconv"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// item is one thing in the panel beside the board: the sign of the side to move, the
// checks that a side must still give, or men that it may drop.
type item struct {
	isMover bool
	checks  int
	role    ast.Role
	count   int
}

// panel is what stands beside the board: of each side, from its home rank towards the
// middle.
type panel struct {
	items   [2][]item
	rows    int     // of the items of a side
	columns int     // that the longer side takes
	column  float64 // the width of a column, in squares
}

// Lengths of the panel, in sides of a square.
const (
	panelGap  = 0.2
	itemRoom  = 0.82 // the height of an item
	heldSize  = 0.75 // of a man in a pocket
	moverSize = 0.34
	countSize = 0.34
)

func newPanel(d *Diagram, ranks int) panel {
	p := panel{rows: max(1, int(float64(ranks)/2/itemRoom))}
	for c := ast.White; c <= ast.Black; c++ {
		if d.Mover && d.Position.Turn == c {
			p.add(c, item{isMover: true}, moverSize)
		}
		if d.Variant.OrChess().Checks > 0 {
			p.add(c, item{checks: int(d.Position.Checks[c])}, 0.75)
		}
		for role, n := range d.Variant.OrChess().Held(&d.Position.Pockets[c]) {
			p.add(c, item{role: role, count: n}, 1.3)
		}
		p.columns = max(p.columns, (len(p.items[c])+p.rows-1)/p.rows)
	}
	return p
}

// add adds an item, for which a column must be so wide.
func (p *panel) add(c ast.Color, i item, width float64) {
	p.items[c] = append(p.items[c], i)
	p.column = max(p.column, width)
}

// width is that of the panel, in squares.
func (p *panel) width() float64 {
	if p.columns == 0 {
		return 0
	}
	return panelGap + float64(p.columns)*p.column
}

// drawPanel draws what stands beside the board.
func (p *plan) drawPanel(c *canvas) {
	s := p.square
	for side, items := range p.panel.items {
		isBelow := (side == int(ast.White)) != p.style.Flip
		for i := range items {
			x := p.board.x + (float64(p.files)+panelGap+float64(i/p.panel.rows)*p.panel.column)*s
			y := p.board.y + (float64(i%p.panel.rows)+0.5)*itemRoom*s
			if isBelow {
				y = 2*p.board.y + float64(p.ranks)*s - y
			}
			p.drawItem(c, &items[i], ast.Color(side), x, y)
		}
	}
}

// drawItem draws an item with its left end at x and its middle at y.
func (p *plan) drawItem(c *canvas, i *item, side ast.Color, x, y float64) {
	s, t := p.square, p.style.theme()
	switch {
	case i.isMover:
		size, line := moverSize*s, max(1, 0.04*s)
		fill := paper
		if side == ast.Black {
			fill = ink
		}
		c.fill(rectangle(x, y-size/2, size, size), fill)
		c.fill(frame(x, y-size/2, size, size, line), t.Ink)
	case i.role != ast.NoRole:
		p.drawMan(c, ast.Piece{Role: i.role, Color: side}, x+heldSize*s/2, y, heldSize*s)
		if i.count > 1 {
			c.centred([]rune(strconv.Itoa(i.count)), x+(heldSize+0.25)*s, y, countSize*s, t.Ink)
		}
	default:
		c.centred([]rune("+"+strconv.Itoa(i.checks)), x+0.35*s, y, countSize*s, t.Ink)
	}
}
