package dialects_test

import (
	"cmp"
	"encoding/binary"
	"testing"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/dialects/dialecttest"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	gocmp "github.com/google/go-cmp/cmp"
)

// source gives bytes, and zeros when there are no more.
type source []byte

func (s *source) next() byte {
	if len(*s) == 0 {
		return 0
	}
	b := (*s)[0]
	*s = (*s)[1:]
	return b
}

func (s *source) next32() uint32 {
	return binary.BigEndian.Uint32([]byte{s.next(), s.next(), s.next(), s.next()})
}

// positionOf makes a position of a variant of bytes, whatever they are: one for
// each square from a1 on, then one for the side to move, four for the rights,
// one for the en passant square, the counters, five for each pocket and one for
// the checks of each side.
func positionOf(data []byte, v *ast.Variant, men int) ast.Position {
	from, g := source(data), v.Geometry
	p := ast.Position{Board: ast.Board{Geometry: g}}
	for rank := range int(g.Ranks) {
		for file := range int(g.Files) {
			n := int(from.next())
			man, color := n%(2*men+1), ast.White
			if man > men {
				color, man = ast.Black, man-men
			}
			isPromoted := v.Pocket && ast.Role(man) > ast.Pawn && ast.Role(man) < ast.King && n/(2*men+1)%2 == 1
			p.Board.Put(ast.SquareAt(file, rank), ast.Piece{Role: ast.Role(man), Color: color, Promoted: isPromoted})
		}
	}
	p.Turn = ast.Color(from.next() & 1)
	for c := ast.White; c <= ast.Black; c++ {
		for _, rooks := range wings(&p.Board, c) {
			if n := int(from.next()) % (len(rooks) + 1); n > 0 && v.Castling != ast.NoCastling {
				p.Castling.Add(rooks[n-1])
			}
		}
	}
	if s := ast.Square(from.next()); g.Contains(s) && s.Rank() != pawnsOwn(&p) {
		p.EnPassant = s
	}
	p.Halfmove, p.Fullmove = from.next32(), max(from.next32(), 1)
	for c := range p.Pockets {
		for role := ast.Pawn; role < ast.King && v.Pocket; role++ {
			p.Pockets[c].Set(role, int(from.next()))
		}
		p.Checks[c] = from.next() % (v.Checks + 1)
	}
	return p
}

// pawnsOwn returns the rank of a pawn that has just made a double step. Its
// square in place of the one it passed over is corrected in reading.
func pawnsOwn(p *ast.Position) int {
	if p.Turn == ast.Black {
		return 3
	}
	return int(p.Board.Geometry.Ranks) - 4
}

// wings returns the rooks on either side of a king that is alone on its home
// rank.
func wings(b *ast.Board, c ast.Color) (rooks [2][]ast.Square) {
	rank, king := b.Geometry.HomeRank(c), ast.NoSquare
	for file := range int(b.Geometry.Files) {
		if s := ast.SquareAt(file, rank); b.Holds(s, ast.King, c) {
			if king != ast.NoSquare {
				return [2][]ast.Square{}
			}
			king = s
		}
	}
	for file := range int(b.Geometry.Files) {
		switch s := ast.SquareAt(file, rank); {
		case king == ast.NoSquare || !b.Holds(s, ast.Rook, c):
		case s > king:
			rooks[0] = append(rooks[0], s)
		default:
			rooks[1] = append(rooks[1], s)
		}
	}
	return rooks
}

// bytesOf returns bytes of which positionOf makes the position.
func bytesOf(p *ast.Position, v *ast.Variant, men int) []byte {
	var data []byte
	g := p.Board.Geometry
	for rank := range int(g.Ranks) {
		for file := range int(g.Files) {
			man := p.Board.At(ast.SquareAt(file, rank))
			n := int(man.Role) + men*int(man.Color)
			if man.Promoted {
				n += 2*men + 1
			}
			data = append(data, byte(n))
		}
	}
	data = append(data, byte(p.Turn))
	for c := ast.White; c <= ast.Black; c++ {
		for _, rooks := range wings(&p.Board, c) {
			n := 0
			for i, s := range rooks {
				if p.Castling.Has(s) {
					n = i + 1
				}
			}
			data = append(data, byte(n))
		}
	}
	data = append(data, byte(p.EnPassant))
	data = binary.BigEndian.AppendUint32(data, p.Halfmove)
	data = binary.BigEndian.AppendUint32(data, p.Fullmove)
	for c := range p.Pockets {
		for role := ast.Pawn; role < ast.King && v.Pocket; role++ {
			data = append(data, byte(p.Pockets[c].Count(role)))
		}
		data = append(data, p.Checks[c])
	}
	return data
}

// variantOf returns the variant of a dialect, chess where it has none.
func variantOf(d *dialects.Dialect) *ast.Variant { return cmp.Or(d.Variant(), ast.Chess) }

// TestPositionsFromBytes asks that the generator makes all positions of
// testdata.
func TestPositionsFromBytes(t *testing.T) {
	eachCase(t, func(d *dialects.Dialect, c dialecttest.Case, valid bool) {
		if !valid {
			return
		}
		rec := d.MustParse(c.Text)
		v := variantOf(d.OfRecord(&rec))
		if !isPlain(v) || !isOrdinary(&rec.Board) {
			return
		}
		if got := positionOf(bytesOf(&rec.Position, v, 6), v, 6); got != rec.Position {
			t.Errorf("%q:\n%s", c.Text, gocmp.Diff(rec.Position, got))
		}
	})
}

// isPlain reports whether positionOf makes all that the records of a variant say: those
// of the letters of FEN, without kings in pockets or several on a rank, and with one
// square passed over.
func isPlain(v *ast.Variant) bool {
	severalKings := v.KingFile > 0 && v.Castling != ast.OrthodoxCastling
	return v.Letters == nil && v.Passant == ast.OnePassed && !v.HeldKings && !severalKings
}

// isOrdinary reports whether all men are the six of orthodox chess, White's or
// Black's: positionOf makes no others.
func isOrdinary(b *ast.Board) bool {
	if b.Geometry != ast.Standard || !b.Walls.IsEmpty() || !b.Beyond.IsEmpty() {
		return false
	}
	for rank := range int(b.Geometry.Ranks) {
		for file := range int(b.Geometry.Files) {
			if man := b.At(ast.SquareAt(file, rank)); man.Role > ast.King || man.Color == ast.Neutral {
				return false
			}
		}
	}
	return true
}
