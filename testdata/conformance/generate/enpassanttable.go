package main

import (
	"fmt"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const enPassantTableSource = "testdata/enpassant/vectors.tsv, written by hand and compared with python-chess; the model in testdata/conformance/generate/enpassant.go agrees with it."

const enPassantFaultsSource = "The PGN standard, 16.1.3.4, worked out in testdata/conformance/generate/enpassanttable.go: squares that no double step passed over."

// enPassantTable are the records of testdata/enpassant/vectors.tsv.
func enPassantTable() (cases []conformance.Case) {
	for _, row := range table("enpassant/vectors.tsv") {
		p := read(row[0])
		c := p.sound("fen")
		c.Input = row[0]
		c.ID = "en-passant/vector-" + tag(c.Question)
		c.EnPassant = &conformance.EnPassant{Always: row[1], XFEN: row[2], Legal: row[3]}
		agree(row[0], fmt.Sprint(*p.enPassant()), fmt.Sprint(*c.EnPassant))
		c.Rule, c.Certainty = "PGN standard 16.1.3.4 (always), X-FEN (xfen), Laws of Chess, 3.7 and 3.9 (legal)", conformance.Specification
		if code := p.impossible(); code != "" {
			p.doubted(&c, code)
		} else if row[4] != "-" && p.priorCheck() {
			c.Legality = &conformance.Legality{Codes: []string{"ep-prior-check"}}
		}
		cases = append(cases, c)
	}
	return cases
}

// doubted makes a case of a square that no double step passed over: a tolerant reader warns
// of it. Whether a canonical record keeps it no text says.
func (p *position) doubted(c *conformance.Case, code string) {
	start := len(p.placement("/")) + len(" w ") + len(p.xfen()) + 1
	c.Verdict = conformance.Warning
	c.Findings = []conformance.Finding{{Code: code, Start: start, End: start + 2}}
	c.Canonical = nil
	c.EnPassant = &conformance.EnPassant{Always: "-", XFEN: "-", Legal: "-"}
	sourceOf("fen", "", code).into(c)
}

// enPassantFaults are squares with one fault each, on every file, of both sides.
func enPassantFaults() (cases []conformance.Case) {
	for file := 1; file <= 8; file++ {
		for _, f := range wrongSteps(file) {
			for _, p := range []position{f.position, f.mirrored()} {
				c := p.sound("fen")
				c.Input = *c.Canonical["fen"]
				c.ID = "en-passant/" + f.code + "-" + tag(c.Question)
				p.doubted(&c, f.code)
				agree(c.Input, p.impossible(), f.code)
				cases = append(cases, c)
			}
		}
	}
	return cases
}

// A wrongStep is a position whose square has one fault.
type wrongStep struct {
	code string
	position
}

// wrongSteps are the faults of a square on a file, of White to move.
func wrongSteps(file int) []wrongStep {
	at := func(rank int) square { return man{0, file, rank}.square() }
	sound := position{turn: 'w', ep: at(6), halfmove: "0", fullmove: "40", fields: 6}
	sound.men[man{0, 5, 1}.square()], sound.men[man{0, 5, 8}.square()] = 'K', 'k'
	if file == 5 { // off the file of the pawn
		sound.men = [64]byte{}
		sound.men[man{0, 4, 1}.square()], sound.men[man{0, 4, 8}.square()] = 'K', 'k'
	}
	sound.men[at(5)] = 'p'
	with := func(code string, spoil func(*position)) wrongStep {
		p := sound
		spoil(&p)
		return wrongStep{code, p}
	}
	return []wrongStep{
		with("ep-wrong-rank", func(p *position) { p.ep, p.men[at(5)], p.men[at(4)] = at(3), 0, 'P' }),
		with("ep-no-pawn", func(p *position) { p.men[at(5)] = 0 }),
		with("ep-no-pawn", func(p *position) { p.men[at(5)] = 'P' }),
		with("ep-no-pawn", func(p *position) { p.men[at(5)] = 'b' }),
		with("ep-square-occupied", func(p *position) { p.men[at(6)] = 'N' }),
		with("ep-square-occupied", func(p *position) { p.men[at(6)] = 'r' }),
		with("ep-origin-occupied", func(p *position) { p.men[at(7)] = 'p' }),
		with("ep-origin-occupied", func(p *position) { p.men[at(7)] = 'n' }),
		with("ep-clock-not-zero", func(p *position) { p.halfmove = "3" }),
	}
}
