package main

import "github.com/forsyth-notation/forsyth/testdata/conformance"

// A scene is a position after d7-d5 or the like on some file, White to move, and what
// hand and eye say of it: whether a pawn may take, and whether White's king stood in
// check before already. What the program finds has to be the same.
type scene struct {
	family, rule string
	position
	taken, prior bool
}

// A man is put on a file and a rank, both counted from 1.
type man struct {
	letter     byte
	file, rank int
}

func (m man) square() square { return square(0).by(step{m.file - 1, m.rank - 1}, 1) }

// A stage collects scenes.
type stage struct{ scenes []scene }

// put adds a scene where all men are on the board, on squares of their own and off those
// that the pawn of the file has passed. Kings that are not among them stand in a corner.
func (st *stage) put(family, rule string, file int, taken, prior bool, men ...man) {
	p := position{turn: 'w', ep: man{0, file, 6}.square(), halfmove: "0", fullmove: "40", fields: 6}
	p.men[man{0, file, 5}.square()] = 'p'
	closed := map[square]bool{p.ep: true, man{0, file, 7}.square(): true}
	for _, m := range men {
		s := m.square()
		if s == none || p.men[s] != 0 || closed[s] {
			return
		}
		p.men[s] = m.letter
	}
	for _, king := range []byte("Kk") {
		if !p.corner(king, closed) {
			return
		}
	}
	st.scenes = append(st.scenes, scene{family, rule, p, taken, prior})
}

// corner puts a king where it touches nothing: it attacks and shields nobody, and no man
// looks at it, whichever pawns leave the board.
func (p *position) corner(king byte, closed map[square]bool) bool {
	if p.king(king == 'K') != none {
		return true
	}
	bare := *p
	for s, m := range bare.men {
		if m|0x20 == 'p' {
			bare.men[s] = 0
		}
	}
	for _, name := range []string{"h8", "a8", "h1", "a1", "e8", "e1", "c1", "c8"} {
		s := at(name)
		touched := len(bare.attackers(s, true))+len(bare.attackers(s, false))+len(p.attackers(s, king == 'k')) > 0
		if p.men[s] != 0 || closed[s] || touched {
			continue
		}
		p.men[s] = king
		return true
	}
	return false
}

// cases are the scenes and their mirrors, or one of both in turn; each position once.
func (st *stage) cases(both bool) (cases []conformance.Case) {
	seen := map[string]bool{}
	for i, s := range st.scenes {
		for side, p := range []position{s.position, s.mirrored()} {
			s.position = p
			c := s.judged()
			if !seen[c.Input] && (both || i%2 == side) {
				seen[c.Input] = true
				cases = append(cases, c)
			}
		}
	}
	return cases
}

// judged is the case of a scene. A square of which the last move was illegal is kept, and
// warned of at the level of legality alone.
func (s *scene) judged() conformance.Case {
	c := s.sound("fen")
	c.Input = *c.Canonical["fen"]
	c.ID = "en-passant/" + s.family + "-" + tag(c.Question)
	c.EnPassant = s.enPassant()
	c.Rule, c.Certainty = s.rule, conformance.Specification
	want := "-"
	if s.taken {
		want = s.ep.String()
	}
	agree(c.Input, c.EnPassant.Legal, want)
	agree(c.Input, c.EnPassant.Always, s.ep.String())
	if s.priorCheck() != s.prior {
		panic(c.Input + ": check before the double step?")
	}
	if s.prior {
		c.Certainty = conformance.Decision // that the square is kept
		c.Legality = &conformance.Legality{Codes: []string{"ep-prior-check"}}
	}
	return c
}
