package diagram

import (
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// pocket lists the men that the side whose home rank it is may drop.
func (t *Text) pocket(p *ast.Position, rank int) string {
	var out strings.Builder
	for c := ast.White; c <= ast.Black; c++ {
		if rank != p.Board.Geometry.HomeRank(c) || p.Pockets[c] == (ast.Pocket{}) {
			continue
		}
		var men []string
		for r, n := range t.Variant.OrChess().Held(&p.Pockets[c]) {
			sign := t.sign(r, c)
			if n > 1 {
				sign = strconv.Itoa(n) + sign
			}
			men = append(men, sign)
		}
		out.WriteString("  [" + strings.Join(men, " ") + "]")
	}
	return out.String()
}

// rights tells the castling rights of the side whose home rank it is, and the checks that
// it must still give:
//
//	8  r . . . k . . r  O-O O-O-O
//	1  R . . . K . . R  O-O +3
func (t *Text) rights(p *ast.Position, rank int) string {
	if !t.Rights {
		return ""
	}
	var out strings.Builder
	for c := ast.White; c <= ast.Black; c++ {
		if rank != p.Board.Geometry.HomeRank(c) {
			continue
		}
		if words := castling(p, c); len(words) > 0 {
			out.WriteString("  " + strings.Join(words, " "))
		}
		if t.Variant.OrChess().Checks > 0 {
			out.WriteString("  +" + strconv.Itoa(int(p.Checks[c])))
		}
	}
	return out.String()
}

// castling names the rights of a side by their wings; those that no single king on the
// home rank has, by the squares of the rooks.
func castling(p *ast.Position, c ast.Color) (words []string) {
	rank := p.Board.Geometry.HomeRank(c)
	king, queen := p.CastlingRook(c, ast.KingSide), p.CastlingRook(c, ast.QueenSide)
	if king != ast.NoSquare {
		words = append(words, "O-O")
	}
	if queen != ast.NoSquare {
		words = append(words, "O-O-O")
	}
	if len(words) > 0 {
		return words
	}
	for s := range p.Castling.All() {
		if s.Rank() == rank {
			words = append(words, s.String())
		}
	}
	return words
}
