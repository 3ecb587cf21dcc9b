package main

import (
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const sanReadingSource = "testdata/moves/reading.txt, by hand: moves as people write them. Where the game is chess, the model of moves in testdata/conformance/generate finds the same move."

// A board is a position of testdata/moves/reading.txt and how its moves are read.
type board struct{ record, variant, language string }

// sanReading are the texts of testdata/moves/reading.txt.
func sanReading() (cases []conformance.Case) {
	var b board
	rule, begun := "", false
	for _, line := range linesOf("moves/reading.txt") {
		switch {
		case line == "":
			rule, begun = "", false
		case line[0] == '#' && begun:
			rule, begun = line[2:], false
		case line[0] == '#':
			rule = strings.TrimSpace(rule + line[1:])
		case line[0] == '<':
			begun = true
			b = boardOf(line[2:])
		default:
			c := b.reading(line)
			s := b.source(c)
			source{cited(s.text, rule), s.sure}.into(&c)
			cases = append(cases, c)
		}
	}
	return once(cases)
}

func boardOf(line string) board {
	b := board{variant: "chess", language: "en"}
	line, b.language = option(line, " letters=", b.language)
	b.record, b.variant = option(line, " variant=", b.variant)
	return b
}

// option cuts an option off the end of a line.
func option(line, name, otherwise string) (rest, value string) {
	rest, value, ok := strings.Cut(line, name)
	if !ok {
		return line, otherwise
	}
	return rest, value
}

// reading is the case of a text: `>` is followed by the move and by leniencies, `!` by a
// code and a message.
func (b board) reading(line string) conformance.Case {
	var c conformance.Case
	c.Question = conformance.Question{Dialect: "xfen", Variant: b.variant, Letters: b.language, Input: b.record}
	if b.variant == "chess" {
		c.Dialect = "fen"
	}
	text, found, ok := strings.Cut(line, " ! ")
	c.Move = text
	if ok {
		code, _, _ := strings.Cut(found, ":")
		c.Verdict, c.Findings = conformance.Reject, whole(text, []string{code})
		c.ID = "san/" + code + "-" + tag(c.Question)
		return c
	}
	c.Move, found, _ = strings.Cut(line, " > ")
	words := strings.Fields(found)
	c.Verdict, c.Findings = conformance.Accept, whole(c.Move, words[1:])
	c.ID = "san/read-" + tag(c.Question)
	if len(words) > 1 {
		c.Verdict = conformance.Warning
		c.ID = "san/" + words[1] + "-" + tag(c.Question)
	}
	b.played(&c, words[0])
	return c
}

// source: the standard and the Laws say what is a move of chess, and what is none. Where the
// king could be taken, or the game is over, the Laws know no moves.
func (b board) source(c conformance.Case) source {
	byPeople := source{"PGN standard 8.2.3; moves as people write them", decided}
	switch {
	case c.Verdict == conformance.Warning:
		return byPeople
	case b.variant != "chess" && b.variant != "chess960":
		return source{"the rules of the variant", agreed}
	case strings.HasPrefix(c.ID, "san/move-after-end-") || c.Move == "--" || b.kingHangs():
		return byPeople
	case c.Verdict == conformance.Reject:
		return source{"PGN standard 8.2.3, and Laws of Chess, 3", said}
	}
	return source{"PGN standard 8.2.3, in the letters of the language", said}
}

// kingHangs reports whether the side to move could take the king.
func (b board) kingHangs() bool {
	p := read(b.record)
	return p.inCheck(p.turn != 'w')
}

// played adds what the move is, by the model where that knows the game and the letters.
func (b board) played(c *conformance.Case, text string) {
	c.SAN = map[string]string{b.language: text}
	if b.variant != "chess" && b.variant != "chess960" || languages[b.language] == nil || text == "--" {
		return
	}
	p := read(b.record)
	p.chess960 = b.variant == "chess960"
	for _, m := range p.legal() {
		if p.sanIn(b.language, m) == text {
			after := p.after(m)
			c.UCI, c.SAN, c.After = p.uci(m), p.san(m), after.record()
			return
		}
	}
	panic(text + " in " + b.record)
}
