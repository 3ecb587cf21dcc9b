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
	for _, line := range linesOf("moves/reading.txt") {
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '<':
			b = boardOf(line[2:])
		default:
			c := b.reading(line)
			b.source(c, line).into(&c)
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

const (
	whatSANWrites = "PGN standard 8.2.3: what SAN writes for the move, in the letters of the language"
	hangs         = "; the side to move could take the king, so that a program may refuse the position"
)

// source: the standard and the Laws say what is a move of chess, and what is none. Where the
// king could be taken the Laws know no moves. The line has the words of what is wrong.
func (b board) source(c conformance.Case, line string) source {
	_, words, isWrong := strings.Cut(line, " ! ")
	_, words, _ = strings.Cut(words, ": ")
	isChess := b.variant == "chess" || b.variant == "chess960"
	switch {
	case c.Verdict == conformance.Warning:
		return source{leniencies(line), decided}
	case !isChess && isWrong:
		return source{"the rules of " + b.variant + ": " + words, agreed}
	case !isChess:
		return source{"the rules of " + b.variant + ", and SAN as programs write it: the move is one of the game", agreed}
	case b.kingHangs() && isWrong:
		return source{"PGN standard 8.2.3, and Laws of Chess, 3 and 5: " + words + hangs, decided}
	case b.kingHangs():
		return source{whatSANWrites + hangs, decided}
	case c.Move == "--":
		return source{"PGN standard 8.2.3 has no move that passes; programs have --, and none in check", decided}
	case isWrong:
		return source{"PGN standard 8.2.3, and Laws of Chess, 3 and 5: " + words, said}
	}
	return source{whatSANWrites, said}
}

// leniencies are the texts that a move is written against, by the codes at the end of a line.
func leniencies(line string) string {
	_, found, _ := strings.Cut(line, " > ")
	var texts []string
	for _, code := range strings.Fields(found)[1:] {
		text, ok := moveSources[code]
		if !ok {
			panic("no source of " + code)
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, "; ")
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
