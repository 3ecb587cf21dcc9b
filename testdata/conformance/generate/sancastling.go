package main

import "github.com/forsyth-notation/forsyth/testdata/conformance"

// castlingMoves are those of a king on each file from b to g with a rook on each side; with a
// man in the way, an attack on the king's square, and no right, they are none.
func castlingMoves() (cases []conformance.Case) {
	for king := 1; king < 7; king++ {
		for rook := range 8 {
			if rook == king {
				continue
			}
			p := position{turn: 'w', ep: none, halfmove: "0", fullmove: "40", fields: 6, chess960: true}
			p.men[king], p.men[rook] = 'K', 'R'
			other := at("e7")
			if rook == 4 {
				other = at("b7") // at which the rook does not look
			}
			p.men[other] = 'k'
			p.rooks = []square{square(rook)}
			text := "O-O"
			if rook < king {
				text = "O-O-O"
			}
			for _, p := range []position{p, p.mirrored()} {
				cases = append(cases, p.castles(text))
				cases = append(cases, p.barred(text)...)
			}
		}
	}
	return cases
}

const castlingLaw = "Laws of Chess, Guidelines II (Chess960), 3: "

// castles is the case where nothing forbids it; the rook may give check.
func (p *position) castles(text string) conformance.Case {
	m, ok := p.play(text)
	if !ok {
		m, ok = p.play(text + "+")
	}
	if !ok {
		panic(text + " in " + p.record())
	}
	c := p.moved(m, "en", p.sanIn("en", m))
	c.ID = "san/castling-" + tag(c.Question)
	c.Rule = castlingLaw + "the right is there, the squares between are empty, and none that the king stands on or passes is attacked; O-O takes it to the g-file, O-O-O to the c-file, and the rook to the square beside it"
	return c
}

// barred are the texts of castling where one thing forbids it.
func (p *position) barred(text string) (cases []conformance.Case) {
	white := p.turn == 'w'
	king, rook := p.king(white), p.rooks[0]
	k, r := castled(king, rook)
	put := func(q position, code, why string) {
		c := q.refused("en", text, code)
		c.Rule = castlingLaw + why
		cases = append(cases, c)
	}
	lost := *p
	lost.rooks = nil
	put(lost, "move-castling-no-right", "the right to castle has been lost, by the field of the record")
	for s := min(king, rook, k, r); s <= max(king, rook, k, r); s++ {
		if p.men[s] != 0 {
			continue
		}
		q := *p
		q.men[s] = cased('n', white)[0]
		put(q, "move-castling-blocked", "a man stands in the way, on "+s.String())
		break
	}
	attacked := *p
	attacked.men[king/8*8^32+k%8] = cased('r', !white)[0] // four ranks off, on the king's file to be
	put(attacked, "move-castling-check", "a rook attacks "+k.String()+", where the king would stand")
	return cases
}
