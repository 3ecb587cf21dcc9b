package convert

import "github.com/forsyth-notation/forsyth/grammar/ast"

// placement compares the boards square by square. A man that left one square and is of
// its kind the only one that came to another has moved: that is one difference.
func (c *comparison) placement() {
	a, b := &c.a.Board, &c.b.Board
	if a.Geometry != b.Geometry {
		c.differ(ast.FactOf(ast.BoardOf, a.Geometry.String()), ast.FactOf(ast.BoardOf, b.Geometry.String()))
		return
	}
	if *a == *b {
		return
	}
	var left, came []ast.Square // where the two differ and a man stands in the one, in the other
	var squares []ast.Square
	for square := range squaresOf(a.Geometry) {
		if one, other := a.At(square), b.At(square); one == other && a.Walls.Has(square) == b.Walls.Has(square) {
			continue
		}
		squares = append(squares, square)
		if a.At(square).Role != ast.NoRole {
			left = append(left, square)
		}
		if b.At(square).Role != ast.NoRole {
			came = append(came, square)
		}
	}
	moved := map[ast.Square]bool{} // what is told already, of both boards
	arrived := map[ast.Square]bool{}
	for _, from := range left {
		man := a.At(from)
		to, ok := only(b, came, man)
		if _, isOnly := only(a, left, man); ok && isOnly && to != from {
			c.differ(ast.FactOf(ast.ManOn, man, from), ast.FactOf(ast.ManOn, man, to))
			moved[from], arrived[to] = true, true
		}
	}
	for _, square := range squares {
		isGone := moved[square] && (arrived[square] || b.IsEmpty(square))
		isNew := arrived[square] && a.IsEmpty(square)
		if !isGone && !isNew {
			c.differ(squareOf(a, square), squareOf(b, square))
		}
	}
}

// only returns the one square of some on which a man of a kind stands.
func only(b *ast.Board, squares []ast.Square, man ast.Piece) (at ast.Square, ok bool) {
	for _, square := range squares {
		if b.At(square) != man {
			continue
		}
		if ok {
			return at, false
		}
		at, ok = square, true
	}
	return at, ok
}

func squareOf(b *ast.Board, square ast.Square) ast.Fact {
	switch man := b.At(square); {
	case b.Walls.Has(square):
		return ast.FactOf(ast.SquareWall, square)
	case man.Role == ast.NoRole:
		return ast.FactOf(ast.SquareEmpty, square)
	case man.Beyond:
		return ast.FactOf(ast.SquareBeyond, square, man)
	case man.Promoted:
		return ast.FactOf(ast.SquarePromoted, square, man)
	default:
		return ast.FactOf(ast.SquareMan, square, man)
	}
}

// heldIn lists the men of a pocket in the order of the game.
func heldIn(p *ast.Pocket, v *ast.Variant) (held []ast.Held) {
	for role, n := range v.OrChess().Held(p) {
		held = append(held, ast.Held{Role: role, Count: uint8(n)})
	}
	return held
}
