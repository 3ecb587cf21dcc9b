package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const epdMovesSource = "testdata/legal/epd.txt, written by hand against the EPD standard. Whether a move is legal no verdict on a record says: see the topic san."

// unplayable are the codes of testdata/legal/epd.txt that need the rules of the game, and
// so come after the verdict.
var unplayable = []string{
	"move-unreachable", "move-no-man", "move-ambiguous", "move-no-origin", "move-check-sign", "mate-missing", "opponent-in-check",
}

// epdMoves are the records of testdata/legal/epd.txt.
func epdMoves() (cases []conformance.Case) {
	for _, r := range judgedRecords("epd.txt") {
		if !r.hasNoMove() {
			cases = append(cases, r.operated())
		}
	}
	return once(cases)
}

// hasNoMove reports whether an operand is no move at all. As a text that is another finding,
// which testdata/epd/invalid.txt has records for.
func (r *judgedRecord) hasNoMove() bool {
	return strings.Contains(r.text, " xx;") || slices.ContainsFunc(r.marks, func(m mark) bool { return m.code == "move-unknown" })
}

// operated is the case of a record with operations. Its verdict is that of the text, and
// of what the operations say of one another.
func (r *judgedRecord) operated() conformance.Case {
	c := conformance.Case{Question: conformance.Question{Dialect: "epd", Input: r.text}}
	c.Verdict, c.Findings = conformance.Accept, []conformance.Finding{}
	c.Legality = &conformance.Legality{Legal: true}
	name := "sound"
	for _, m := range r.marks {
		name = m.code
		if m.code == "opponent-in-check" {
			c.Legality = &conformance.Legality{Codes: []string{m.code}}
		}
		if slices.Contains(unplayable, m.code) {
			continue
		}
		start := strings.Index(r.text, m.text)
		c.Findings = append(c.Findings, conformance.Finding{Code: m.code, Start: start, End: start + len(m.text)})
		switch {
		case m.isError:
			c.Verdict = conformance.Reject
		case c.Verdict == conformance.Accept:
			c.Verdict = conformance.Warning
		}
	}
	if c.Verdict == conformance.Reject {
		c.Legality = nil
	}
	c.ID = "epd/moves-" + name + "-" + tag(c.Question)
	r.operationSource().into(&c)
	return c
}

// operationSource is what the EPD standard says of the operations of a record, or Forsyth
// has decided; that a move is not legal is no fault of the text.
func (r *judgedRecord) operationSource() source {
	const standard = "EPD standard (1995)"
	if len(r.marks) == 0 {
		return source{cited(standard, r.comment), said}
	}
	s := source{standard, decided}
	for i, m := range r.marks {
		s.text += map[bool]string{true: ": ", false: "; "}[i == 0] + m.words
		switch {
		case slices.Contains(unplayable, m.code):
			s.text += ", which is no fault of the text"
		case m.code == "operations-contradict" && !strings.HasPrefix(m.words, "am and bm"):
			s.sure = said // by the descriptions of pm, of sm and of draw_reject
		}
	}
	return s
}
