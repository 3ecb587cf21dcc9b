package diagram

import (
	"math"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Lengths, in sides of a square.
const (
	margin      = 0.3  // around all
	border      = 0.05 // the frame of the board
	coordRoom   = 0.4  // for the names of ranks or files
	coordSize   = 0.3
	captionRoom = 0.65
	captionSize = 0.36
)

// plan is where the parts of a diagram stand: lengths in pixels.
type plan struct {
	*Diagram
	style         *Style
	square        float64
	files, ranks  int
	board         point // the upper left corner of the squares
	width, height float64
	panel         panel
	figures       bool // men are figures where there are some, on squares of two colours
}

// plan measures a diagram, with the place for it at the zero point.
func (s *Style) plan(d *Diagram) plan {
	g := d.Position.Board.Geometry
	p := plan{Diagram: d, style: s, square: s.square(), files: min(int(g.Files), ast.MaxFiles), ranks: min(int(g.Ranks), ast.MaxRanks)}
	p.figures = hasFigures(d.Variant)
	p.panel = newPanel(d, p.ranks)
	left, bottom := margin, margin
	if !s.NoCoords {
		left += coordRoom - margin/3
		bottom += coordRoom - margin/3
	}
	if d.Caption != "" {
		bottom += captionRoom - margin/3
	}
	p.board = point{math.Round(left * p.square), math.Round(margin * p.square)}
	p.width = math.Ceil(p.board.x + (float64(p.files)+p.panel.width()+margin)*p.square)
	p.height = math.Ceil(p.board.y + (float64(p.ranks)+bottom)*p.square)
	return p
}

// corner is the upper left corner of a square.
func (p *plan) corner(s ast.Square) point {
	column, row := s.File(), p.ranks-1-s.Rank()
	if p.style.Flip {
		column, row = p.files-1-s.File(), s.Rank()
	}
	return point{p.board.x + float64(column)*p.square, p.board.y + float64(row)*p.square}
}

// middle is that of a square.
func (p *plan) middle(s ast.Square) point {
	at := p.corner(s)
	return point{at.x + p.square/2, at.y + p.square/2}
}

// squares are those of the board, by rank.
func (p *plan) squares(yield func(ast.Square) bool) {
	for rank := range p.ranks {
		for file := range p.files {
			if !yield(ast.SquareAt(file, rank)) {
				return
			}
		}
	}
}

// draw draws the diagram.
func (p *plan) draw(c *canvas) {
	c.begin(p.Title(), p.Description())
	p.drawSquares(c)
	p.drawMarks(c)
	for s := range p.squares {
		at := p.middle(s)
		p.drawMan(c, p.Position.Board.At(s), at.x, at.y, p.square)
	}
	p.drawArrows(c)
	if !p.style.NoCoords {
		p.drawCoords(c)
	}
	p.drawPanel(c)
	p.drawCaption(c)
}

// drawCaption writes the caption below, in the middle of the board.
func (p *plan) drawCaption(c *canvas) {
	if p.Caption == "" {
		return
	}
	middle := p.board.x + float64(p.files)*p.square/2
	below := p.board.y + float64(p.ranks)*p.square + captionRoom*p.square*0.8
	if !p.style.NoCoords {
		below += coordRoom * p.square * 0.9
	}
	size := captionSize * p.square
	room := float64(p.files+1) * p.square
	c.text(shortened(drawn(p.Caption), size, room), middle, below, size, p.style.theme().Ink)
}
