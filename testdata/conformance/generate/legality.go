package main

import (
	"cmp"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// A judgedRecord is one of testdata/legal, with what stands beside it.
type judgedRecord struct {
	comment, variant, text string
	marks                  []mark
}

// A mark is a finding of a judged record: its code, the text that is marked and what is
// wrong, in words.
type mark struct {
	isError           bool
	code, text, words string
}

// judgedRecords are those of a file of testdata/legal.
func judgedRecords(name string) (all []judgedRecord) {
	comment, variant, begun := "", "", false
	for _, line := range linesOf("legal/" + name) {
		switch {
		case line == "":
			comment, begun = "", false
		case line[0] == '#' && begun:
			comment, begun = line[2:], false
		case line[0] == '#':
			comment = strings.TrimSpace(comment + line[1:])
		case line[0] == '=':
			variant, _, _ = strings.Cut(line[2:], " ")
		case line[0] == '!', line[0] == '?':
			parts := strings.Split(line[2:], " | ")
			last := &all[len(all)-1]
			last.marks = append(last.marks, mark{line[0] == '!', parts[0], parts[1], parts[2]})
		default:
			begun = true
			all = append(all, judgedRecord{comment: comment, variant: strings.TrimSuffix(variant, "any"), text: line})
		}
	}
	return all
}

// What the codes of these files are about. Those that are not here say that no game leads
// to the position, by a rule of the game or by a proof.
var (
	// consistent are of level syntax or consistent, and on which field of a record they stand.
	consistent = map[string]int{
		"no-rook-for-right": 2, "right-not-orthodox": 2, "needs-dfrc": 2, "castling-king-on-edge": 2,
		"ep-pawn-square": 3, "ep-wrong-rank": 3, "ep-square-occupied": 3, "ep-origin-occupied": 3, "ep-clock-not-zero": 3,
		"fullmove-zero": 5,
	}
	// suspicious are never above a warning. Those of
	// contradicting say all the same that no game had these counters, so that of the
	// legality of their records nothing is asked.
	suspicious    = []string{"fifty-moves", "seventy-five-moves"}
	contradicting = []string{"move-number-small", "clock-cannot-be-zero"}
)

// judgedFiles are those of testdata/legal whose records are positions.
var judgedFiles = []string{"chess.txt", "destruction.txt", "proofs.txt", "games.txt"}

const legalitySource = "testdata/legal, written by hand against the Laws of Chess and the rules of the variants; many of its findings come from a checker apart from Forsyth."

// legality are the records of testdata/legal.
func legality() (cases []conformance.Case) {
	for _, name := range judgedFiles {
		for _, r := range judgedRecords(name) {
			cases = append(cases, r.judged())
		}
	}
	return once(cases)
}

// judged is the case of a record.
func (r *judgedRecord) judged() conformance.Case {
	c := conformance.Case{Question: conformance.Question{Dialect: r.dialect(), Variant: r.variant, Input: r.text}}
	c.Verdict, c.Findings = conformance.Accept, r.findings()
	if len(c.Findings) > 0 {
		c.Verdict = conformance.Warning
	}
	c.Canonical, c.Rooks = writtenSound(&c)
	c.Legality = r.legality(len(c.Findings) > 0)
	r.source().into(&c)
	name := "sound"
	if len(r.marks) > 0 {
		name = r.marks[0].code
	}
	c.ID = "legality/" + name + "-" + tag(c.Question)
	return c
}

// writtenSound are the texts and the rooks of a sound record of chess: those that the reader
// of this folder has for it.
func writtenSound(c *conformance.Case) (texts map[string]*string, rooks []string) {
	if c.Verdict != conformance.Accept || c.Variant != "" && !isChess(c.Variant) {
		return nil, nil
	}
	r := answer(c.Question)
	if r.unsure != "" || r.verdict() != conformance.Accept {
		return nil, nil
	}
	var read conformance.Case
	r.into(&read)
	return read.Canonical, read.Rooks
}

// dialect: standard FEN has no rook of Chess960, and four fields are those of EPD.
func (r *judgedRecord) dialect() string {
	switch {
	case r.variant != "" && r.variant != "chess":
		return "xfen"
	case len(strings.Fields(r.text)) == 4:
		return "epd"
	}
	return "fen"
}

// findings are what stands in the way of a sound record, in the order of their places.
func (r *judgedRecord) findings() []conformance.Finding {
	all := []conformance.Finding{}
	for _, m := range r.marks {
		field, ok := consistent[m.code]
		if !ok {
			continue
		}
		start := 0
		for _, word := range strings.Fields(r.text)[:field] {
			start += len(word) + 1
		}
		start += strings.Index(r.text[start:], m.text)
		all = append(all, conformance.Finding{Code: m.code, Start: start, End: start + len(m.text)})
	}
	slices.SortStableFunc(all, func(a, b conformance.Finding) int {
		return cmp.Or(a.Start-b.Start, a.End-b.End, strings.Compare(a.Code, b.Code))
	})
	return all
}

// legality is nil where nobody says what is left of a record that contradicts itself.
func (r *judgedRecord) legality(isDoubted bool) *conformance.Legality {
	var codes []string
	for _, m := range r.marks {
		_, isDoubt := consistent[m.code]
		isDoubted = isDoubted || slices.Contains(contradicting, m.code)
		if !isDoubt && !slices.Contains(suspicious, m.code) && !slices.Contains(contradicting, m.code) {
			codes = append(codes, m.code)
		}
	}
	if codes == nil && isDoubted {
		return nil
	}
	slices.Sort(codes)
	return &conformance.Legality{Legal: codes == nil, Codes: slices.Compact(codes)}
}
