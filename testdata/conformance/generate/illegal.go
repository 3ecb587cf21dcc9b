package main

import "github.com/forsyth-notation/forsyth/testdata/conformance"

const illegalSource = "The Laws of Chess and the moves of the men, worked out in testdata/conformance/generate/illegal.go: positions that break one rule each."

// illegal are positions of chess that break one rule, of both sides, but for those that
// stand in testdata/legal.
func illegal() []conformance.Case {
	all := illegals{cases: legality()}
	known := len(all.cases)
	all.adjacent()
	all.exposed()
	all.edges()
	all.crowds()
	all.kings()
	all.doubleChecks()
	all.tripleChecks()
	return once(all.cases)[known:]
}

// illegals collects cases.
type illegals struct{ cases []conformance.Case }

// put adds a position and its mirror, with the codes of what they break. No rights, no
// square; of the counters nothing follows.
func (all *illegals) put(rule string, turn byte, men []man, codes ...string) {
	p := position{turn: turn, ep: none, halfmove: "0", fullmove: "40", fields: 6}
	for _, m := range men {
		if s := m.square(); s == none || p.men[s] != 0 {
			return
		}
		p.men[m.square()] = m.letter
	}
	for _, p := range []position{p, p.mirrored()} {
		c := p.sound("fen")
		c.Input = *c.Canonical["fen"]
		c.ID = "legality/" + codes[0] + "-" + tag(c.Question)
		c.Legality = &conformance.Legality{Codes: codes}
		c.Rule, c.Certainty = "Laws of Chess: "+rule, said
		if codes[0] == "double-check-impossible" { // as the same proofs of legality.go
			c.Rule, c.Certainty = proof+"Laws of Chess: "+rule+"; that such proofs are looked for is "+ours, decided
		}
		all.cases = append(all.cases, c)
	}
}

// adjacent: kings side by side, in the middle and in a corner.
func (all *illegals) adjacent() {
	for _, king := range []man{{'K', 4, 4}, {'K', 1, 1}, {'K', 8, 5}} {
		for _, d := range lines {
			all.put("kings not on neighbouring squares", 'w', []man{king, {'k', king.file + d.file, king.rank + d.rank}}, "kings-touch")
		}
	}
}

// exposed: the king of the side that is not to move, attacked by one man from each square
// from which it can be, over an empty board.
func (all *illegals) exposed() {
	target := man{'k', 4, 5}
	for _, letter := range []byte("PNBRQ") {
		for from := range square(64) {
			p := position{}
			p.men[from], p.men[target.square()] = letter, 'k'
			if from == target.square() || letter == 'P' && (from/8 == 0 || from/8 == 7) || len(p.attackers(target.square(), true)) == 0 {
				continue
			}
			attacker := man{letter, int(from%8) + 1, int(from/8) + 1}
			all.put("the side not to move is not in check", 'w', []man{target, attacker, p.bystander()}, "opponent-in-check")
		}
	}
}

// bystander is the White king where it stands on no line to the Black one and next to
// nobody.
func (p *position) bystander() man {
	for _, at := range []man{{'K', 6, 1}, {'K', 7, 1}} {
		shields := false
		for _, d := range lines {
			for n := 1; n < 8; n++ {
				s := p.king(false).by(d, n)
				shields = shields || s == at.square()
			}
		}
		if !shields && p.men[at.square()] == 0 {
			return at
		}
	}
	panic("no square for the king")
}

// edges: a pawn of either side on each square of the first and the last rank.
func (all *illegals) edges() {
	for file := 1; file <= 8; file++ {
		for _, rank := range []int{1, 8} {
			all.put("no pawn on rank 1 or 8", 'w', []man{{'K', 5, 4}, {'k', 5, 6}, {'P', file, rank}}, "pawn-on-edge")
		}
	}
}

// crowds: a ninth pawn, a third knight and a seventeenth man before eight pawns at home.
func (all *illegals) crowds() {
	kings := []man{{'K', 5, 1}, {'k', 5, 8}}
	pawns := kings
	for file := 1; file <= 8; file++ {
		pawns = append(pawns[:len(pawns):len(pawns)], man{'P', file, 2})
	}
	for file := 1; file <= 8; file++ {
		all.put("at most 8 pawns a side", 'w', append(pawns[:len(pawns):len(pawns)], man{'P', file, 3}), "pawns-too-many")
		all.put("promoted men fit the pawns that are missing", 'w',
			append(pawns[:len(pawns):len(pawns)], man{'N', 2, 1}, man{'N', 7, 1}, man{'N', file, 3}), "promotions-too-many")
		array := pawns
		for i, letter := range []byte("RNBQ BNR") {
			if letter != ' ' {
				array = append(array[:len(array):len(array)], man{letter, i + 1, 1})
			}
		}
		all.put("at most 16 men a side", 'w', append(array, man{'N', file, 3}), "men-too-many", "promotions-too-many")
	}
}

// kings: none of one side, or two; which one of two is in check nobody can say.
func (all *illegals) kings() {
	for file := 1; file <= 8; file++ {
		all.put("exactly one king a side", 'w', []man{{'K', file, 1}}, "king-count")
		all.put("exactly one king a side", 'w', []man{{'K', file, 1}, {'K', 9 - file, 4}, {'k', 5, 8}}, "king-count")
	}
}

// doubleChecks: by two men of which neither uncovers the other, since neither is a line
// piece, or since both stand on one line with the king between them.
func (all *illegals) doubleChecks() {
	king, own := man{'k', 5, 5}, man{'K', 5, 1}
	var near []man
	for _, d := range leaps {
		near = append(near, man{'N', 5 + d.file, 5 + d.rank})
	}
	near = append(near, man{'P', 4, 4}, man{'P', 6, 4})
	for i, one := range near {
		for _, other := range near[i+1:] {
			all.put("two checkers cannot both be knights or pawns", 'b', []man{king, own, one, other}, "double-check-impossible")
		}
	}
	own = man{'K', 8, 1} // on none of the lines
	for i, d := range lines {
		if i%4 > 1 {
			continue // the other end of a line
		}
		letter := []byte("RB")[i/4]
		for _, far := range [][2]int{{1, 1}, {2, 1}, {1, 2}, {2, 2}} {
			all.put("two line pieces that give check along one line", 'b', []man{king, own,
				{letter, 5 + far[0]*d.file, 5 + far[0]*d.rank}, {'Q', 5 - far[1]*d.file, 5 - far[1]*d.rank}}, "double-check-impossible")
		}
	}
}

// tripleChecks: a rook, a bishop and a knight.
func (all *illegals) tripleChecks() {
	for _, d := range []step{{-2, -1}, {2, -1}, {-1, -2}, {1, -2}} {
		for _, b := range []step{{-1, -1}, {1, -1}} {
			for far := 1; far <= 3; far++ {
				all.put("at most two men give check", 'b', []man{{'k', 5, 8}, {'K', 8, 1}, {'R', 5, 2},
					{'N', 5 + d.file, 8 + d.rank}, {'B', 5 + far*b.file, 8 + far*b.rank}}, "checkers-too-many")
			}
		}
	}
}
