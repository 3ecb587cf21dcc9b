package lint

import (
	"math/bits"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var castlingFeatures = []*feature{
	{"castling-file-letters", ast.CastlingField, func(w *view) bool { return w.hasFileLetters() && !w.listsUnmoved() }},
	{"castling-wing-letters", ast.CastlingField, func(w *view) bool { return strings.ContainsAny(w.castling, "KQkq") }},
	{"castling-not-corners", ast.CastlingField, anyRight(func(r *right) bool { return r.rook >= 0 && (r.king != 4 || !r.isCorner()) })},
	{"castling-king-off-e", ast.CastlingField, anyRight(func(r *right) bool { return r.rook >= 0 && r.king != 4 })},
	{"castling-rook-off-corner", ast.CastlingField, anyRight(func(r *right) bool { return r.rook >= 0 && !r.isInner() && !r.isCorner() })},
	{"castling-king-on-edge", ast.CastlingField, anyRight(func(r *right) bool { return r.rook >= 0 && (r.king == 0 || r.king == 7) })},
	{"castling-inner-rook", ast.CastlingField, anyRight((*right).isInner)},
	{"castling-inner-rook-of-two", ast.CastlingField, (*view).isInnerOfTwo},
	{"castling-outer-by-wing", ast.CastlingField, anyRight((*right).isOuterByWing)},
	{"castling-king-not-home", ast.CastlingField, anyRight(func(r *right) bool { return r.king < 0 })},
	{"castling-no-rook-wing", ast.CastlingField, anyRight(func(r *right) bool { return r.isRookless() && r.isWing() })},
	{"castling-no-rook-file", ast.CastlingField, anyRight(func(r *right) bool { return r.isRookless() && !r.isWing() })},
	{"castling-other-rook", ast.CastlingField, anyRight((*right).hasOtherRook)},
	{"castling-order", ast.CastlingField, warned(ast.CastlingOrder)},
	{"castling-black-first", ast.CastlingField, (*view).isBlackFirst},
	{"castling-repeated", ast.CastlingField, warned(ast.CastlingRepeated)},
	{"castling-five-letters", ast.CastlingField, func(w *view) bool { return len(w.castling) > 4 }},
	{"castling-missing", ast.CastlingField, (*view).isGuessable},
	{"castling-not-here", ast.CastlingField, warned(ast.CastlingNotHere)},
	{"castling-unmoved", ast.CastlingField, func(w *view) bool { return w.hasFileLetters() && w.listsUnmoved() }},
	{"castling-stated", ast.CastlingField, func(w *view) bool { return w.rec.Stated.Has(ast.CastlingField) }},
}

func (w *view) hasFileLetters() bool { return strings.ContainsAny(w.castling, "ABCDEFGHabcdefgh") }

// listsUnmoved reports whether the letters of files are those of unmoved men.
func (w *view) listsUnmoved() bool { return w.variant.OrChess().Unmoved }

// right is a castling letter, and what it names by X-FEN's rule, on a board of eight
// files.
type right struct {
	letter     byte
	color      ast.Color
	king, rook int    // files; of no king that castles, of no rook: -1
	rooks      uint16 // the files of all own rooks on that rank
}

// rights returns the letters of the castling field, in a game that has castling.
func (w *view) rights() (all []right) {
	if w.variant.OrChess().Castling == ast.NoCastling {
		return nil
	}
	for i := range len(w.castling) {
		r := right{letter: w.castling[i] &^ 0x20, king: -1, rook: -1}
		if r.letter != w.castling[i] {
			r.color = ast.Black
		}
		rank := w.rec.Board.Geometry.HomeRank(r.color)
		r.rooks = w.rec.Board.Men(rank, ast.Rook, r.color)
		if r.king = w.variant.OrChess().CastlingKing(w.rec.Board.Men(rank, ast.King, r.color)); r.king >= 0 {
			r.rook = r.named()
		}
		if r.isWing() || !w.listsUnmoved() {
			all = append(all, r)
		}
	}
	return all
}

func anyRight(is func(*right) bool) func(*view) bool {
	return func(w *view) bool {
		for _, r := range w.rights() {
			if is(&r) {
				return true
			}
		}
		return false
	}
}

func (r *right) isWing() bool     { return r.letter == 'K' || r.letter == 'Q' }
func (r *right) isRookless() bool { return r.king >= 0 && r.rook < 0 }
func (r *right) isCorner() bool   { return r.rook == 0 || r.rook == 7 }

// left are the files on the queen side of the king.
func (r *right) left() uint16 { return 1<<r.king - 1 }

// named returns the file of the rook that the letter names.
func (r *right) named() int {
	switch {
	case r.letter == 'K':
		return bits.Len16(r.rooks&^r.left()) - 1
	case r.letter == 'Q' && r.rooks&r.left() != 0:
		return bits.TrailingZeros16(r.rooks)
	case r.letter != 'Q' && r.rooks>>(r.letter-'A')&1 != 0:
		return int(r.letter - 'A')
	}
	return -1
}

// besides returns the own rooks on the same side of the king that stand farther out,
// and those that stand nearer.
func (r *right) besides() (farther, nearer uint16) {
	if r.rook < 0 {
		return 0, 0
	}
	below := uint16(1)<<r.rook - 1
	above := ^below &^ (1 << r.rook)
	if r.rook > r.king {
		return r.rooks & above, r.rooks & below &^ r.left()
	}
	return r.rooks & below, r.rooks & above & r.left()
}

// isInner reports whether an own rook stands farther out than the one that is named.
func (r *right) isInner() bool {
	farther, _ := r.besides()
	return farther != 0
}

// isOuterByWing reports whether K or Q stands for a rook that another own rook stands
// nearer the king than.
func (r *right) isOuterByWing() bool {
	_, nearer := r.besides()
	return r.isWing() && nearer != 0
}

// hasOtherRook reports whether a file letter names no rook, and there is one on the
// same side of the king.
func (r *right) hasOtherRook() bool {
	if !r.isRookless() || r.isWing() {
		return false
	}
	side := r.left()
	if int(r.letter-'A') > r.king {
		side = ^side
	}
	return r.rooks&side != 0
}

// isInnerOfTwo reports whether a king may castle with an inner rook, and on the other
// side too.
func (w *view) isInnerOfTwo() bool {
	var rights, inner [2]int
	for _, r := range w.rights() {
		if r.rook >= 0 {
			rights[r.color]++
		}
		if r.isInner() {
			inner[r.color]++
		}
	}
	return rights[ast.White] > 1 && inner[ast.White] > 0 || rights[ast.Black] > 1 && inner[ast.Black] > 0
}

// isBlackFirst reports whether a letter of Black stands before one of White.
func (w *view) isBlackFirst() bool {
	white := strings.LastIndexAny(w.castling, "ABCDEFGHKQ")
	black := strings.IndexAny(w.castling, "abcdefghkq")
	return black >= 0 && black < white
}

// isGuessable reports whether a record without a castling field has kings and rooks
// where they may castle.
func (w *view) isGuessable() bool {
	if w.rec.Stated.Has(ast.CastlingField) {
		return false
	}
	p := w.rec.Position
	grammar.InferRights(&p, ast.Chess)
	return !p.Castling.IsEmpty()
}
