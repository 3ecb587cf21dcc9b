package rules

import (
	"math"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// Play makes a move, which must be one of [State.Moves], or passes the turn.
// Counters stay at the greatest that a record can hold.
func (s *State) Play(m Move) {
	d := done{Move: m, to: 1 << indexOf(m.To)}
	if m.From != ast.NoSquare {
		d.from = 1 << indexOf(m.From)
	}
	passed := s.passed
	s.passed = 0
	switch m.Kind {
	case Castling:
		s.playCastling(&d)
	case Pass:
	case Drop:
		s.put(m.Role, d.to)
		s.pockets[s.turn][m.Role]--
	case EnPassantCapture:
		s.take(&d, forward(passed, s.turn^1))
		s.move(&d)
	default:
		s.take(&d, d.to)
		s.move(&d)
	}
	if s.game.after != nil && m.Kind != Pass {
		s.game.after(s, d)
	}
	s.count(&d)
	s.turn ^= 1
}

// take removes the man on a square of the other side, if there is one.
func (s *State) take(d *done, at uint64) {
	if s.sides[s.turn^1]&at == 0 {
		return
	}
	d.taken, d.takenAt, d.wasPawn = s.roleAt(at), at, s.promoted&at != 0
	s.remove(at)
}

// remove takes men off the board, with what depends on them: a king at home
// takes the rights of its rooks along.
func (s *State) remove(set uint64) {
	for c := ast.White; c <= ast.Black; c++ {
		if s.men[ast.King]&s.sides[c]&homeRank(c)&set != 0 {
			s.castling &^= homeRank(c)
		}
	}
	for r := range s.men {
		s.men[r] &^= set
	}
	s.sides[ast.White] &^= set
	s.sides[ast.Black] &^= set
	s.castling &^= set
	s.promoted &^= set
}

func (s *State) put(r ast.Role, at uint64) {
	s.men[r] |= at
	s.sides[s.turn] |= at
}

// move moves a man that is neither castling nor dropped.
func (s *State) move(d *done) {
	role, wasPromoted := d.Role, s.promoted&d.from != 0
	if role == ast.King && d.from&homeRank(s.turn) != 0 {
		s.castling &^= homeRank(s.turn)
	}
	s.men[role] &^= d.from
	s.sides[s.turn] &^= d.from
	s.castling &^= d.from
	s.promoted &^= d.from
	if d.Promotion != ast.NoRole {
		role = d.Promotion
	}
	s.put(role, d.to)
	if s.game.variant.Pocket && (wasPromoted || d.Promotion != ast.NoRole) {
		s.promoted |= d.to
	}
	if d.Role == ast.Pawn && forward(forward(d.from, s.turn), s.turn) == d.to && d.from&homeRank(s.turn) == 0 {
		s.passed = forward(d.from, s.turn)
	}
}

func (s *State) playCastling(d *done) {
	c := s.castle(d.Move)
	s.remove(c.king | c.rook)
	s.put(ast.King, c.kingTo)
	s.put(ast.Rook, c.rookTo)
	d.to = c.kingTo
}

// count moves the clocks on: PGN standard 16.1.3.5 and 16.1.3.6.
func (s *State) count(d *done) {
	switch {
	case d.Role == ast.Pawn, d.taken != ast.NoRole:
		s.halfmove = 0
	case s.halfmove < math.MaxUint32:
		s.halfmove++
	}
	if s.turn == ast.Black && s.fullmove < math.MaxUint32 {
		s.fullmove++
	}
}

// IsCapture reports whether a legal move takes a man.
func (s *State) IsCapture(m Move) bool {
	return m.Kind == EnPassantCapture || m.Kind == Step && s.sides[s.turn^1]>>indexOf(m.To)&1 != 0
}
