package grammar

import (
	"iter"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

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
	if rec.Warnings.Has(ast.CastlingNational) { // letters of a language name wings
		use.Wings = rec.Castling.Len()
		return use
	}
	for n := range namedRooks(rec) {
		use.count(n, rec.Board.Geometry)
	}
	return use
}

// LetterSpan returns the place of the castling letter that names a rook, or of
// the whole field where none does.
func LetterSpan(rec *ast.Record, rook ast.Square) ast.Span {
	for n := range namedRooks(rec) {
		if n.rook == rook {
			return n.span
		}
	}
	return rec.Spans[ast.CastlingField]
}

// named is a castling letter that names a rook.
type named struct {
	home   *home
	letter byte
	span   ast.Span
	rook   ast.Square
}

func namedRooks(rec *ast.Record) iter.Seq[named] {
	return func(yield func(named) bool) {
		var homes homes
		homes.find(&rec.Board, rec.Variant.OrChess()) // of which the men that castle are
		field, start := rec.Field(ast.CastlingField), rec.Spans[ast.CastlingField].Start
		for i := range int32(len(field)) {
			color := colorOf(field[i])
			h := &homes[color]
			if h.king < 0 || !isWing(field[i]) && field[i]|0x20-'a' >= ast.MaxFiles {
				continue
			}
			file, ok := h.rookNamed(field[i])
			rook := ast.SquareAt(file, rec.Board.Geometry.HomeRank(color))
			if ok && !yield(named{h, field[i], ast.Span{Start: start + i, End: start + i + 1}, rook}) {
				return
			}
		}
	}
}

func (u *Use) count(n named, g ast.Geometry) {
	file := n.rook.File()
	switch {
	case isWing(n.letter):
		u.Wings++
	case n.home.isOutermost(file):
		u.Outer++
	default:
		if u.Inner++; u.Inner == 1 {
			u.InnerRook, u.InnerSpan = n.rook, n.span
		}
	}
	if u.OddRook == ast.NoSquare && !n.home.isOrthodox(file, standardKingFile(g), g) {
		u.OddRook, u.OddSpan = n.rook, n.span
	}
}
