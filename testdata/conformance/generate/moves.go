package main

import (
	"slices"
	"strings"
)

// A ply is a move of one side. It goes from a square to another; castling from the king's
// to the rook's, as the UCI protocol has it for Chess960.
type ply struct {
	from, to  square
	promotion byte // a small letter, 0 for none
	castling  bool
}

// legal are the moves of the side to move that do not leave its king attacked: Laws of
// Chess, 3.1 to 3.10, and for castling the Chess960 guidelines, II.
func (p *position) legal() (all []ply) {
	white := p.turn == 'w'
	for from, man := range p.men {
		if man == 0 || isWhite(man) != white {
			continue
		}
		for _, m := range p.moves(square(from)) {
			if after := p.after(m); !after.inCheck(white) {
				all = append(all, m)
			}
		}
	}
	for _, rook := range p.rooks {
		if (rook < 8) == white && p.mayCastle(rook) {
			all = append(all, ply{from: p.king(white), to: rook, castling: true})
		}
	}
	return all
}

// moves are those of one man, whatever becomes of its king.
func (p *position) moves(from square) (all []ply) {
	man := p.men[from]
	if man == 'P' || man == 'p' {
		for _, to := range p.pawnMoves(from) {
			if to/8 != 0 && to/8 != 7 {
				all = append(all, ply{from: from, to: to})
				continue
			}
			for _, promotion := range []byte("qrbn") {
				all = append(all, ply{from: from, to: to, promotion: promotion})
			}
		}
		return all
	}
	for _, to := range p.reach(from) {
		if p.men[to] == 0 || isWhite(p.men[to]) != isWhite(man) {
			all = append(all, ply{from: from, to: to})
		}
	}
	return all
}

func (p *position) pawnMoves(from square) (all []square) {
	man := p.men[from]
	ahead, home := step{0, 1}, square(1)
	if man == 'p' {
		ahead, home = step{0, -1}, 6
	}
	if to := from.by(ahead, 1); p.men[to] == 0 {
		all = append(all, to)
		if to = from.by(ahead, 2); from/8 == home && p.men[to] == 0 {
			all = append(all, to)
		}
	}
	for _, to := range p.reach(from) {
		if to == p.ep || p.men[to] != 0 && isWhite(p.men[to]) != isWhite(man) {
			all = append(all, to)
		}
	}
	return all
}

// castled are the squares of king and rook after castling.
func castled(king, rook square) (k, r square) {
	home := king / 8 * 8
	if rook > king {
		return home + 6, home + 5
	}
	return home + 2, home + 3
}

// mayCastle: but for the two men all squares between and on their ways are empty, and
// none that the king stands on, crosses or comes to is attacked.
func (p *position) mayCastle(rook square) bool {
	white := rook < 8
	king := p.king(white)
	k, r := castled(king, rook)
	free := *p
	free.men[king], free.men[rook] = 0, 0
	for s := min(king, rook, k, r); s <= max(king, rook, k, r); s++ {
		if free.men[s] != 0 {
			return false
		}
	}
	for s := min(king, k); s <= max(king, k); s++ {
		if len(p.attackers(s, !white)) > 0 {
			return false
		}
	}
	after := p.after(ply{from: king, to: rook, castling: true})
	return !after.inCheck(white)
}

// after is the position after a move. The square of en passant is written after each
// double step, as the PGN standard has it (16.1.3.4).
func (p *position) after(m ply) position {
	q := *p
	q.rooks = slices.DeleteFunc(slices.Clone(p.rooks), func(rook square) bool {
		ofMover := (rook < 8) == (p.turn == 'w')
		return rook == m.from || rook == m.to || ofMover && (p.men[m.from]|0x20) == 'k'
	})
	man := p.men[m.from]
	isPawn := man|0x20 == 'p'
	takes := p.men[m.to] != 0 && !m.castling
	q.men[m.from], q.ep = 0, none
	switch {
	case m.castling:
		k, r := castled(m.from, m.to)
		rook := p.men[m.to]
		q.men[m.to] = 0
		q.men[k], q.men[r] = man, rook
	case m.promotion != 0:
		q.men[m.to] = cased(m.promotion, p.turn == 'w')[0]
	default:
		q.men[m.to] = man
	}
	if isPawn && m.to == p.ep {
		q.men[m.from/8*8+m.to%8] = 0
	}
	if isPawn && (m.to-m.from == 16 || m.from-m.to == 16) {
		q.ep = (m.from + m.to) / 2
	}
	q.count(isPawn || takes)
	return q
}

// count sets the side to move and the counters.
func (p *position) count(zero bool) {
	p.halfmove = next(p.halfmove)
	if zero {
		p.halfmove = "0"
	}
	if p.turn == 'b' {
		p.fullmove = next(p.fullmove)
	}
	p.turn ^= 'w' ^ 'b'
}

// uci writes a move by its squares; castling as king takes rook in Chess960.
func (p *position) uci(m ply) string {
	to := m.to
	if m.castling && !p.chess960 {
		to, _ = castled(m.from, m.to)
	}
	return m.from.String() + to.String() + strings.TrimRight(string(rune(m.promotion)), "\x00")
}
