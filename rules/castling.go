package rules

import "github.com/forsyth-notation/forsyth/grammar/ast"

// The files where king and rook end, by wing: UCI protocol; X-FEN.
var (
	castledKing = [2]int{ast.KingSide: 6, ast.QueenSide: 2}
	castledRook = [2]int{ast.KingSide: 5, ast.QueenSide: 3}
)

// CastledKingFile returns the file (0 is a) where a king ends that castles on a
// wing, in chess and Chess960 alike.
func CastledKingFile(w ast.Wing) int { return castledKing[w] }

func homeRank(c ast.Color) uint64 {
	if c == ast.White {
		return rank1
	}
	return rank8
}

// unmoved returns the kings and rooks that have never moved, as they may castle.
func (s *State) unmoved() uint64 {
	kings := s.men[ast.King] & s.home()
	if s.castling&rank1 == 0 {
		kings &^= rank1
	}
	if s.castling&rank8 == 0 {
		kings &^= rank8
	}
	return s.castling | kings
}

// addCastling adds the castling moves.
func (g *generator) addCastling() {
	for _, w := range [...]ast.Wing{ast.KingSide, ast.QueenSide} {
		m, ok := g.CastlingMove(w)
		if !ok {
			continue
		}
		if c := g.castle(m); c.blockers == 0 && c.attacked == 0 {
			g.moves = append(g.moves, m)
		}
	}
}

// castle is what castling moves where, and what is in its way.
type castle struct {
	king, rook     uint64
	kingTo, rookTo uint64
	blockers       uint64 // men between
	attacked       uint64 // the first square that the king may not stand on, where nothing is between
	by             uint64 // the men that attack it
}

// castle judges a castling move (notations, 3.8): all squares between king, rook
// and their targets are empty, no square that the king leaves or passes is
// attacked, nor the one that it enters once the rook has left its place.
func (s *State) castle(m Move) (c castle) {
	king, rook := indexOf(m.From), indexOf(m.To)
	first, wing := king&^7, m.Wing()
	kingTo, rookTo := first|castledKing[wing], first|castledRook[wing]
	c = castle{king: 1 << king, rook: 1 << rook, kingTo: 1 << kingTo, rookTo: 1 << rookTo}
	occupied := s.occupied()
	path := between(king, kingTo) | c.kingTo | between(rook, rookTo) | c.rookTo
	c.blockers = path & occupied &^ (c.king | c.rook)
	if s.game.noCheck || c.blockers != 0 {
		return c
	}
	for set := between(king, kingTo) | c.king; set != 0; set &= set - 1 {
		if c.by = s.kingAttackers(lowest(set), s.turn^1, occupied&^c.king); c.by != 0 {
			c.attacked = set & -set
			return c
		}
	}
	if c.by = s.kingAttackers(kingTo, s.turn^1, occupied&^(c.king|c.rook)|c.kingTo|c.rookTo); c.by != 0 {
		c.attacked = c.kingTo
	}
	return c
}
