package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const sanSource = "The PGN standard, 8.2.3, and the Laws of Chess, worked out by the model of moves in testdata/conformance/generate/moves.go and sanwrite.go."

// sanFamilies are moves that are written and read by rule: of men of one kind that may go
// to one square, castling from all places, promotions in all languages, moves of games.
func sanFamilies() (cases []conformance.Case) {
	cases = append(cases, twins()...)
	cases = append(cases, castlingMoves()...)
	cases = append(cases, promotions()...)
	cases = append(cases, scores()...)
	return once(cases)
}

// twins are two men that may go to e4: each needs a part of its origin, and without it the
// text names neither.
func twins() (cases []conformance.Case) {
	for _, t := range []struct {
		letter  byte
		squares string
	}{
		{'N', "d2 f2 g3 g5 f6 d6 c5 c3"}, {'R', "e1 e8 a4 h4 c4"}, {'B', "b1 h1 h7 a8 c2"}, {'Q', "b1 b4 b7 e1 h7"},
	} {
		squares := strings.Fields(t.squares)
		for i, one := range squares {
			for _, other := range squares[i+1:] {
				p := read("8/8/8/8/8/8/8/8 w - - 0 40")
				p.men[at("a7")], p.men[at("h2")] = 'k', 'K'
				p.men[at(one)], p.men[at(other)] = t.letter, t.letter
				cases = append(cases, p.ambiguous(t.letter)...)
			}
		}
	}
	return append(cases, pinned()...)
}

// ambiguous are the moves of men of a kind to e4, and the text that does not say which.
func (p *position) ambiguous(letter byte) (cases []conformance.Case) {
	if p.inCheck(false) {
		return nil
	}
	sign := ""
	for _, m := range p.legal() {
		if m.to != at("e4") || p.men[m.from] != letter {
			continue
		}
		text := p.sanIn("en", m)
		sign = strings.TrimLeft(text, "QRBNabcdefgh12345678")
		c := p.moved(m, "en", text)
		c.ID = "san/twin-" + tag(c.Question)
		c.Rule = originRule
		cases = append(cases, c)
	}
	if len(cases) < 2 {
		return cases // the one shields the square from the other
	}
	c := p.refused("en", string(letter)+"e4"+sign, "move-ambiguous")
	c.Rule = "PGN standard 8.2.3.4: two men of the kind may go to the square, and the text does not say which does"
	return append(cases, c)
}

// originRule is what the standard says of men of one kind.
const originRule = "PGN standard 8.2.3.4: where another man of the kind may legally go to the square the file of the origin is written, or the rank where the files are the same; where none may, neither is"

// pinned men do not count: their twins need no origin.
func pinned() (cases []conformance.Case) {
	for _, record := range []string{
		"k7/8/8/8/1b6/2N5/8/4K1N1 w - - 0 40", "k3r3/8/8/8/8/4N3/6N1/4K3 w - - 0 40", "k7/8/8/8/8/8/r2R1K2/5R2 w - - 0 40",
		"1k6/8/6b1/8/4B3/8/2K1B3/8 w - - 0 40", "7k/8/8/3q4/8/3Q2Q1/8/3K4 w - - 0 40",
	} {
		p := read(record)
		for _, p := range []position{p, p.mirrored()} {
			for _, m := range p.legal() {
				if p.men[m.from]|0x20 == 'k' {
					continue
				}
				c := p.moved(m, "en", p.sanIn("en", m))
				c.ID = "san/pinned-" + tag(c.Question)
				c.Rule = originRule + "; a pinned man may not"
				cases = append(cases, c)
			}
		}
	}
	return cases
}

// promotions are those of pawns of both sides in all languages, straight on and with a
// capture; no pawn stays one or becomes a king.
func promotions() (cases []conformance.Case) {
	for i, language := range slices.Sorted(maps.Keys(languages)) {
		file := i % 8
		p := position{turn: 'w', ep: none, halfmove: "0", fullmove: "40", fields: 6}
		p.men[at("e1")], p.men[at("e5")] = 'K', 'k'
		p.men[48+file] = 'P'
		p.men[56+(file+1)%8] = 'n' // in reach of all pawns but that of the h-file
		if i%2 == 1 {
			p = p.mirrored()
		}
		for _, m := range p.legal() {
			if m.promotion == 0 {
				continue
			}
			c := p.moved(m, language, p.sanIn(language, m))
			c.ID = "san/promotion-" + tag(c.Question)
			c.Rule = "PGN standard 8.2.3.3: after the square of a promotion stand = and the new man, in the letters of the language"
			cases = append(cases, c)
		}
		to := string([]byte{'a' + byte(file), "81"[i%2]})
		for _, wrong := range [][3]string{
			{to, "promotion-missing", "the text names no new man"},
			{to + "=" + languages[language][0], "promotion-wrong", "the text names a king"},
		} {
			c := p.refused(language, wrong[0], wrong[1])
			c.Rule = "Laws of Chess, 3.7.3.3: a pawn on the last rank becomes a queen, rook, bishop or knight; " + wrong[2]
			cases = append(cases, c)
		}
	}
	return cases
}

// scores are the moves of games that have a sign in them; and at the end of each game the
// moves of its men to the squares that none of them can go to.
func scores() (cases []conformance.Case) {
	for _, g := range games {
		p := read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
		texts := strings.Fields(g.moves)
		for i, text := range texts {
			m, _ := p.play(text)
			if strings.ContainsAny(text, "+#=O") || len(text) > 4 {
				c := p.moved(m, "en", text)
				c.ID = fmt.Sprintf("san/%s-%d", g.name, i+1)
				c.Rule = fmt.Sprintf("PGN standard 8.2.3: half-move %d in the score of a game: %s", i+1, g.title)
				cases = append(cases, c)
			}
			if i == len(texts)/2 {
				cases = append(cases, p.beyond(g.name)...)
			}
			p = p.after(m)
		}
	}
	return cases
}

var kindsOfMen = map[rune]string{'Q': "queen", 'R': "rook", 'B': "bishop", 'N': "knight"}

// beyond are moves of men to some of the squares that none of their kind can go to, so
// that no leniency makes a move of the text.
func (p *position) beyond(name string) (cases []conformance.Case) {
	goes := map[string]bool{}
	for _, m := range p.legal() {
		goes[cased(p.men[m.from]|0x20, true)+m.to.String()] = true
	}
	for i, letter := range "QRBN" {
		for s := range square(64) {
			text := string(letter) + s.String()
			if int(s+s/8)%5 != i || goes[text] {
				continue
			}
			c := p.asked("en", text)
			c.Verdict = conformance.Reject
			c.ID = "san/beyond-" + name + "-" + text
			c.Rule = fmt.Sprintf("Laws of Chess, 3.1 to 3.9: no %s of the side to move may go to %s", kindsOfMen[letter], s)
			cases = append(cases, c)
		}
	}
	return cases
}
