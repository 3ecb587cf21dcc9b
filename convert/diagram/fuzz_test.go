package diagram_test

import (
	"io"
	"testing"

	"github.com/forsyth-notation/forsyth/convert/diagram"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// FuzzDiagram draws positions of all kinds, most of them impossible: none panics, and each
// SVG is a document.
func FuzzDiagram(f *testing.F) {
	f.Add([]byte{8, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8}, "id", uint8(0), uint16(0), false)
	f.Add([]byte{16, 16, 7, 200, 100, 255}, "\x00\xff<&", uint8(3), uint16(0x105), true)
	f.Add([]byte{255, 255, 255, 1}, "…", uint8(90), uint16(65535), true)
	f.Fuzz(func(t *testing.T, data []byte, caption string, variant uint8, arrow uint16, flip bool) {
		d := diagram.Diagram{Caption: caption, Variant: ast.Variants[int(variant)%len(ast.Variants)], Mover: flip}
		d.Position = positionOf(data)
		d.Marks = d.Position.Castling
		d.Arrows = []diagram.Arrow{{From: ast.Square(arrow >> 8), To: ast.Square(arrow & 0xff)}, {From: ast.Square(int16(arrow))}}
		style := diagram.Style{Square: diagram.SmallestSquare, Flip: flip, NoCoords: !flip, Theme: &diagram.Themes[int(variant)%len(diagram.Themes)]}
		elements(t, diagram.SVG{Style: style}.Append(nil, d, d))
		if err := (diagram.PNG{Style: style}).Encode(io.Discard, d); err != nil {
			t.Error(err)
		}
		for _, theme := range []*diagram.Theme{nil, style.Theme} {
			diagram.Text{Variant: d.Variant, Figurines: flip, Rights: true, Mover: true, Flip: flip, Theme: theme, Marks: d.Marks}.Append(nil, &d.Position)
		}
	})
}

// positionOf fills a position with bytes: the size of the board, the side to move, the men,
// and what is left of them in sets and pockets.
func positionOf(data []byte) (p ast.Position) {
	next := func() (b byte) {
		if len(data) > 0 {
			b, data = data[0], data[1:]
		}
		return b
	}
	p.Board.Geometry = ast.Geometry{Files: next(), Ranks: next(), Behind: next()}
	p.Turn = ast.Color(next())
	for s := ast.Square(1); len(data) > 0 && s.IsValid(); s++ {
		p.Board.Squares[s.Index()] = ast.Man(next())
		for bit, set := range []*ast.Set{&p.Board.Neutral, &p.Board.Promoted, &p.Board.Walls, &p.Board.Beyond, &p.Castling} {
			if next()>>bit&1 != 0 {
				set.Add(s)
			}
		}
		p.Pockets[s%2][s%ast.MaxHeld] = ast.Held{Role: ast.Role(next()), Count: next()}
		p.Checks[s%2] = next()
	}
	return p
}
