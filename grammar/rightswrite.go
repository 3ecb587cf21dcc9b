package grammar

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Order is the order of castling letters within a colour.
type Order uint8

// The orders. Files ascend in the order that the UCI protocol shows, AHah;
// only Shredder-FEN can be written so.
const (
	SideOrder Order = iota // king side before queen side
	FileOrder
)

// AppendCastling appends the rights in the letters of a style, White before
// Black, and a dash for none. It returns the square of the first right that the
// style has no letter for, NoSquare when it named them all: standard FEN can
// name the rooks of the corner files beside a king on the e-file, and no
// others; a right without its rook, or without a king on the home rank, or in a game
// without castling, has no letter anywhere.
func (r *Rules) AppendCastling(dst []byte, p *ast.Position, order Order) ([]byte, ast.Square) {
	start, named := len(dst), 0
	if r.game.Castling == ast.NoCastling {
		for s := range p.Castling.All() {
			return dst, s
		}
	}
	for c := ast.White; c <= ast.Black; c++ {
		rank := p.Board.Geometry.HomeRank(c)
		rights := p.Castling.Rank(rank)
		if rights != 0 {
			var h home
			h.find(&p.Board, c, r.game)
			var unnamed int
			if dst, unnamed = r.appendRights(dst, &h, rights, c, order); unnamed >= 0 {
				return dst, ast.SquareAt(unnamed, rank)
			}
		}
		named += bits.OnesCount16(rights)
		if r.game.Unmoved {
			dst = r.appendUnmoved(dst, p, c)
		}
	}
	if named < p.Castling.Len() {
		return dst, strayRight(p)
	}
	if len(dst) == start {
		dst = append(dst, '-')
	}
	return dst, ast.NoSquare
}

// Untold returns the letters of unmoved men for which a game has no place; those that
// say no more than the rights are not among them.
func (r *Rules) Untold(p *ast.Position) (letters []byte) {
	if r.game.Unmoved || p.Unmoved == [2]uint16{} {
		return nil
	}
	return r.appendUnmoved(r.appendUnmoved(nil, p, ast.White), p, ast.Black)
}

// appendUnmoved appends the files of unmoved men, those of king and rooks that may
// castle left out: Fairy-Stockfish.
func (r *Rules) appendUnmoved(dst []byte, p *ast.Position, c ast.Color) []byte {
	var h home
	h.find(&p.Board, c, r.game)
	said := h.unmovedBy(p.Castling.Rank(r.geometry.HomeRank(c)))
	for files := p.Unmoved[c] &^ said; files != 0; files &= files - 1 {
		dst = append(dst, inColor('A'+byte(bits.TrailingZeros16(files)), c))
	}
	return dst
}

// strayRight returns a right that is on no home rank.
func strayRight(p *ast.Position) ast.Square {
	g := p.Board.Geometry
	for s := range p.Castling.All() {
		if s.Rank() != g.HomeRank(ast.White) && s.Rank() != g.HomeRank(ast.Black) {
			return s
		}
	}
	return ast.NoSquare
}

func (r *Rules) appendRights(dst []byte, h *home, rights uint16, c ast.Color, order Order) ([]byte, int) {
	if rookless := rights &^ h.rooks; rookless != 0 {
		return dst, bits.TrailingZeros16(rookless)
	}
	if h.king < 0 {
		return dst, bits.TrailingZeros16(rights)
	}
	left := uint16(1)<<h.king - 1
	wings := [2]uint16{rights &^ left, rights & left}
	if order == FileOrder && r.Style == ShredderStyle {
		wings[0], wings[1] = wings[1], wings[0]
	}
	for _, wing := range wings {
		if wing == 0 {
			continue
		}
		file := bits.TrailingZeros16(wing)
		letter, ok := r.letter(h, file)
		if !ok || wing&(wing-1) != 0 {
			return dst, file
		}
		dst = append(dst, inColor(letter, c))
	}
	return dst, -1
}

// letter returns the castling letter of a right, as for White.
func (r *Rules) letter(h *home, file int) (byte, bool) {
	wing := byte('Q')
	if file > h.king {
		wing = 'K'
	}
	own := 'A' + byte(file)
	switch {
	case r.Style == StandardStyle:
		return wing, h.isOrthodox(file, r.kingFile, r.geometry)
	case r.Style != ShredderStyle && h.isOutermost(file):
		return wing, true
	}
	return own, !isWing(own) // on the widest boards the k-file has no letter
}
