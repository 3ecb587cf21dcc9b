package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// Use counts which kinds of letters a castling field is written in.
type Use struct {
	Wings int // K and Q
	Inner int // file letters of rooks with an own rook farther out
	Outer int // file letters of outermost rooks

	InnerRook ast.Square // the first inner rook named, and its letter
	InnerSpan ast.Span
	OddRook   ast.Square // the first rook that standard FEN cannot name
	OddSpan   ast.Span
}

// CastlingUse looks at the castling letters of a record.
func CastlingUse(rec *ast.Record) Use {
	var use Use
	homes := homesOf(&rec.Position)
	field := rec.Field(ast.CastlingField)
	for i := range len(field) {
		color := ast.White
		if field[i] >= 'a' {
			color = ast.Black
		}
		h := &homes[color]
		if h.king < 0 || field[i] == '-' {
			continue
		}
		file, ok := h.rookNamed(field[i])
		if !ok {
			continue
		}
		start := rec.Spans[ast.CastlingField].Start + int32(i)
		span := ast.Span{Start: start, End: start + 1}
		rook := ast.SquareAt(file, rec.Board.Geometry.HomeRank(color))
		use.count(h, field[i], file, rook, span, rec.Board.Geometry)
	}
	return use
}

func (u *Use) count(h *home, letter byte, file int, rook ast.Square, span ast.Span, g ast.Geometry) {
	switch {
	case isWing(letter):
		u.Wings++
	case h.isOutermost(file):
		u.Outer++
	default:
		if u.Inner++; u.Inner == 1 {
			u.InnerRook, u.InnerSpan = rook, span
		}
	}
	if u.OddRook == ast.NoSquare && !h.isOrthodox(file, ast.Chess.KingFile, g) {
		u.OddRook, u.OddSpan = rook, span
	}
}
