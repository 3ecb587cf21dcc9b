package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const sanTableSource = "testdata/moves/vectors.tsv, made apart from Forsyth by a program that python-chess agrees with; the model of moves in testdata/conformance/generate agrees with each text."

// sanTable are the moves of testdata/moves/vectors.tsv, asked in English and in another
// language in turn.
func sanTable() (cases []conformance.Case) {
	rows := table("moves/vectors.tsv")
	head := rows[0]
	for n, row := range rows[1:] {
		p := read(row[0])
		m, ok := p.play(row[2])
		if !ok {
			panic(row[2] + " in " + row[0])
		}
		last := len(row) - 1
		agree(row[0], p.uci(m), row[1])
		after := p.after(m)
		agree(row[0], after.record(), row[last])
		for i, text := range row[2:last] {
			agree(row[0], p.sanIn(head[i+2], m), text)
		}
		for _, i := range []int{2, 3 + n%(last-3)} {
			c := p.moved(m, head[i], row[i])
			c.ID = "san/vector-" + tag(c.Question)
			c.Rule = whatSANWrites
			if p.inCheck(p.turn != 'w') {
				c.Rule += hangs
				c.Certainty = conformance.Decision
			}
			cases = append(cases, c)
		}
	}
	return cases
}

// record is the position in X-FEN, its square written.
func (p *position) record() string { return *p.canonical()["xfen"] }

// moved is the case of a move, asked for by a text in some language.
func (p *position) moved(m ply, language, text string) conformance.Case {
	c := p.asked(language, text)
	c.Verdict, c.Findings = conformance.Accept, []conformance.Finding{}
	c.UCI, c.SAN = p.uci(m), p.san(m)
	after := p.after(m)
	c.After = after.record()
	return c
}

// asked is a question about a move: in orthodox chess or Chess960. The
// language is named in English as well, since without one a program may try several.
func (p *position) asked(language, text string) conformance.Case {
	c := conformance.Case{Certainty: conformance.Specification}
	c.Question = conformance.Question{Dialect: "fen", Variant: "chess", Letters: language, Input: p.record(), Move: text}
	if p.chess960 {
		c.Dialect, c.Variant = "xfen", "chess960"
	}
	return c
}

// refused is the case of a move that is none, with a code where the whole text is marked.
func (p *position) refused(language, text, code string) conformance.Case {
	c := p.asked(language, text)
	c.Verdict = conformance.Reject
	if slices.Contains(marksAll, code) {
		c.Findings = []conformance.Finding{{Code: code, End: len(text)}}
	}
	c.ID = "san/" + code + "-" + tag(c.Question)
	return c
}

// marksAll are the codes that mark the whole text of a move, as testdata/legal/epd.txt
// has them. Of the others no text says what they mark.
var marksAll = []string{
	"move-unreachable", "move-no-man", "move-ambiguous", "move-unknown", "move-coordinates", "move-glyph", "move-check-sign",
}

// whole are findings with these codes, nil where what one of them marks is not settled.
func whole(text string, codes []string) []conformance.Finding {
	found := []conformance.Finding{}
	for _, code := range slices.Sorted(slices.Values(codes)) {
		if !slices.Contains(marksAll, code) || strings.Contains(text, " ") {
			return nil
		}
		found = append(found, conformance.Finding{Code: code, End: len(text)})
	}
	return found
}
