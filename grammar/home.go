package grammar

import (
	"math/bits"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// home is the home rank of one colour, as castling sees it.
type home struct {
	known bool
	rank  int
	king  int    // file, -1 unless exactly one king stands there
	rooks uint16 // files
	named uint16 // files of the rooks that castling letters have named
}

// find looks for king and rooks of a colour.
func (h *home) find(board *ast.Board, c ast.Color, game *ast.Variant) {
	rank := board.Geometry.HomeRank(c)
	h.set(rank, game.CastlingKing(board.Men(rank, ast.King, c)), board.Men(rank, ast.Rook, c))
	h.addCastlers(board, c, game)
}

func (h *home) set(rank, king int, rooks uint16) {
	h.known, h.rank, h.king, h.rooks = true, rank, king, rooks
}

// addCastlers adds the men that castle as rooks do.
func (h *home) addCastlers(board *ast.Board, c ast.Color, game *ast.Variant) {
	for _, castler := range game.Castlers {
		h.rooks |= board.Men(h.rank, castler, c)
	}
}

// wings parts some files into those on the king side and on the queen side of the king.
func (h *home) wings(files uint16) (king, queen uint16) {
	left := uint16(1)<<(h.king&15) - 1
	return files &^ left, files & left
}

// outermost returns the files of the rooks that K and Q name, no file where there is none.
func (h *home) outermost() (king, queen uint16) {
	king, queen = h.wings(h.rooks)
	return uint16(1 << 15 >> bits.LeadingZeros16(king)), queen & -queen
}

// rookNamed finds the rook of a letter.
func (h *home) rookNamed(letter byte) (file int, ok bool) {
	king, queen := h.outermost()
	switch letter | 0x20 {
	case 'k':
		return bits.TrailingZeros16(king), king != 0
	case 'q':
		return bits.TrailingZeros16(queen), queen != 0
	}
	file = int(letter|0x20) - 'a'
	return file, h.rooks>>file&1 != 0
}

// unmovedBy returns the files of king and rooks that have not moved, as the rights of
// the rooks on some files say.
func (h *home) unmovedBy(rights uint16) uint16 {
	if rights == 0 {
		return 0
	}
	return rights | 1<<max(h.king, 0)
}

// name notes that a letter names the rook on a file: each once, and one on a
// side of the king, whatever becomes of the right.
func (h *home) name(file int) ast.Code {
	side := uint16(1)<<h.king - 1
	if file > h.king {
		side = ^side
	}
	switch named := h.named & side; {
	case named == 1<<file:
		return ast.CastlingRepeated
	case named != 0:
		return ast.TwoRightsOneWing
	}
	h.named |= 1 << file
	return ast.NoCode
}

// isOutermost reports whether no own rook stands farther out on the same side
// of the king.
func (h *home) isOutermost(file int) bool {
	if file > h.king {
		return h.rooks>>(file+1) == 0
	}
	return h.rooks&(1<<file-1) == 0
}

// areOrthodox reports whether king and rooks stand as in orthodox chess: the rooks in the
// corners, the king on its file, -1 where it may be any.
func (h *home) areOrthodox(rooks uint16, kingFile int, g ast.Geometry) bool {
	corners := uint16(1) | 1<<(g.Files-1)
	return rooks&^corners == 0 && (h.king == kingFile || kingFile < 0)
}

// isOrthodox is areOrthodox for the rook on a file.
func (h *home) isOrthodox(file, kingFile int, g ast.Geometry) bool {
	return h.areOrthodox(1<<file, kingFile, g)
}

// standardKingFile is the file of the kings whose rights standard FEN can name: the e-file
// of the board of chess, and -1, any file, of others, where the corners say it all.
func standardKingFile(g ast.Geometry) int {
	if g == ast.Standard {
		return ast.Chess.KingFile
	}
	return -1
}

// homes are the home ranks of White and Black.
type homes [2]home

// find is for both.
func (h *homes) find(board *ast.Board, game *ast.Variant) {
	men, geometry := board.Castlers(), board.Geometry
	h[ast.White].set(geometry.HomeRank(ast.White), game.CastlingKing(men.WhiteKings), men.WhiteRooks)
	h[ast.Black].set(geometry.HomeRank(ast.Black), game.CastlingKing(men.BlackKings), men.BlackRooks)
	if len(game.Castlers) > 0 {
		h[ast.White].addCastlers(board, ast.White, game)
		h[ast.Black].addCastlers(board, ast.Black, game)
	}
}

// IsOrthodox reports whether all rights are those of rooks on the corner files and, on
// the board of chess, kings on the e-file: what standard FEN can name.
func IsOrthodox(p *ast.Position) bool {
	var h homes
	h.find(&p.Board, ast.Chess)
	return h.orthodox(p, standardKingFile(p.Board.Geometry))
}

func (h *homes) orthodox(p *ast.Position, kingFile int) bool {
	for c := ast.White; c <= ast.Black; c++ {
		rights := p.Castling.Rank(p.Board.Geometry.HomeRank(c))
		if rights != 0 && !h[c].areOrthodox(rights, kingFile, p.Board.Geometry) {
			return false
		}
	}
	return true
}

// IsMirrored reports whether the rights of both sides can come from one start
// array, as in Chess960: kings on the same file, and not on the first or last,
// rooks on the same files where both have the right.
func IsMirrored(p *ast.Position) bool {
	var h homes
	h.find(&p.Board, ast.Chess)
	return h.mirrored(p)
}

func (h *homes) mirrored(p *ast.Position) bool {
	white := p.Castling.Rank(p.Board.Geometry.HomeRank(ast.White))
	black := p.Castling.Rank(p.Board.Geometry.HomeRank(ast.Black))
	king := h[ast.White].king
	if white == 0 {
		king = h[ast.Black].king
	}
	switch {
	case king <= 0 || king >= int(p.Board.Geometry.Files)-1:
		return false
	case white == 0 || black == 0:
		return true
	case h[ast.Black].king != king:
		return false
	}
	left := uint16(1)<<king - 1
	return sameOrNone(white&left, black&left) && sameOrNone(white&^left, black&^left)
}

func sameOrNone(a, b uint16) bool { return a == b || a == 0 || b == 0 }
