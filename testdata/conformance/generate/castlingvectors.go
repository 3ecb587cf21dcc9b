package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

const vectorsSource = "testdata/castling/vectors.tsv, made apart from Forsyth and compared with python-chess 1.11.2; the other texts follow from it by testdata/conformance/generate/write.go, which agrees with the table."

// A vector is a row of testdata/castling/vectors.tsv.
type vector struct {
	placement, input, rights string
	fields                   map[string]string // by dialect
	note                     string
}

func vectorsOf(rows [][]string) (all []vector) {
	for _, r := range rows {
		all = append(all, vector{
			placement: r[0], input: r[1], rights: r[2],
			fields: map[string]string{"fen": r[3], "shredder": r[4], "xfen": r[5]},
			note:   r[6],
		})
	}
	return all
}

// castlingVectors are the fields of the table, read in the dialects that write them so.
func castlingVectors() (cases []conformance.Case) {
	for _, v := range vectorsOf(table("castling/vectors.tsv")) {
		if v.fields["xfen"] == "" {
			cases = append(cases, v.refused())
			continue
		}
		p := v.position()
		for _, dialect := range []string{"fen", "shredder", "xfen"} {
			if v.fields[dialect] != "n/a" {
				cases = append(cases, v.sound(p, dialect))
			}
		}
		if v.input != v.fields["fen"] && v.input != v.fields["shredder"] && v.input != v.fields["xfen"] {
			cases = append(cases, v.odd(p))
		}
	}
	return once(cases)
}

// position is that of the row: the letters as they are read, and as each dialect writes
// them, have to be what the table says.
func (v *vector) position() position {
	p := read(v.placement + " w " + v.fields["shredder"] + " - 0 1")
	for _, field := range []string{v.input, v.fields["xfen"]} {
		q := read(v.placement + " w " + field + " - 0 1")
		agree(v.note, fmt.Sprint(slices.Compact(q.rooks)), fmt.Sprint(p.rooks)) // of repeated letters one counts
	}
	orthodox, ok := p.orthodox()
	if !ok {
		orthodox = "n/a"
	}
	agree(v.note, orthodox, v.fields["fen"])
	agree(v.note, p.shredder(), v.fields["shredder"])
	agree(v.note, p.xfen(), v.fields["xfen"])
	rights := strings.Fields(strings.Trim(v.rights, "-"))
	slices.SortFunc(rights, func(a, b string) int { return int(at(a) - at(b)) })
	agree(v.note, strings.Join(p.rookNames(), " "), strings.Join(rights, " "))
	return p
}

// sound is the field as a dialect writes it. In double Chess960 any king and rooks of one
// rank have a game, so that nothing is to be warned of.
func (v *vector) sound(p position, dialect string) conformance.Case {
	c := p.sound(dialect)
	if dialect != "fen" {
		c.Variant = "dfrc"
		c.Canonical["json"] = p.jsonOf(c.Variant)
	}
	v.ask(&c, dialect, v.fields[dialect])
	c.Rule = castlingSound[dialect].text + ": " + v.note
	c.Certainty = conformance.Specification
	return c
}

// odd is a field whose letters are those of another dialect, out of order or repeated.
func (v *vector) odd(p position) conformance.Case {
	c := v.sound(p, "xfen")
	v.ask(&c, "xfen", v.input)
	c.Verdict, c.Findings = conformance.Warning, v.leniencies()
	var of []source
	for _, f := range c.Findings {
		of = append(of, sourceOf("xfen", "dfrc", f.Code))
	}
	s := vaguest(of)
	source{s.text + ": " + v.note, s.sure}.into(&c)
	return c
}

// leniencies are what the field of the row has that X-FEN would not write.
func (v *vector) leniencies() []conformance.Finding {
	start := len(v.placement) + len(" w ")
	mark := func(code string, from, to int) conformance.Finding {
		return conformance.Finding{Code: code, Start: start + from, End: start + to}
	}
	switch v.input {
	case "AHah": // all out of order; A and H are Shredder's letters of the outermost rooks
		return []conformance.Finding{
			mark("castling-file-letter", 0, 1), mark("castling-order", 0, 4), mark("castling-file-letter", 1, 2),
			mark("castling-file-letter", 2, 3), mark("castling-file-letter", 3, 4),
		}
	case "HAka":
		return []conformance.Finding{mark("castling-file-letter", 0, 1), mark("castling-file-letter", 1, 2), mark("castling-file-letter", 3, 4)}
	case "QK":
		return []conformance.Finding{mark("castling-order", 0, 2)}
	case "KKQH": // H is K's rook, and comes after Q
		return []conformance.Finding{mark("castling-order", 0, 4), mark("castling-repeated", 1, 2), mark("castling-repeated", 3, 4)}
	}
	return nil
}

// faulty are the letters of the refused fields that the code of the row is for, counted by
// hand.
var faulty = map[string][]int{"HG": {1}, "K": {0}, "E": {0}, "KQ": {0, 1}, "G": {0}, "KQkqx": {4}}

// refused is a field that grants a right which cannot be, or has a letter that is none.
// Where a king or a rook is missing a tolerant reader leaves the right out.
func (v *vector) refused() conformance.Case {
	p := read(v.placement + " w - - 0 1")
	c := conformance.Case{Rule: castlingSound["xfen"].text + ": " + v.note, Certainty: conformance.Specification}
	c.Verdict = conformance.Reject
	if v.rights == "no-rook-for-right" || v.rights == "king-not-home" {
		c = v.sound(p, "xfen")
		c.Verdict = conformance.Warning
		c.Rule = "Forsyth's decision: a right without its king or its rook is left out, with a warning: " + v.note
		c.Certainty = conformance.Decision
	}
	if v.rights == "two-rights-one-wing" {
		c.Rule, c.Certainty = "Forsyth's decision: which of two rooks on one side of the king is never guessed", conformance.Decision
	}
	dialect := "xfen"
	if strings.Trim(v.input, "ABCDEFGH") == "" {
		dialect = "shredder"
	}
	c.Variant = "dfrc"
	v.ask(&c, dialect, v.input)
	c.Findings = nil
	for _, i := range faulty[v.input] {
		start := len(v.placement) + len(" w ") + i
		c.Findings = append(c.Findings, conformance.Finding{Code: v.rights, Start: start, End: start + 1})
	}
	return c
}

// ask sets what is asked, and the name by it.
func (v *vector) ask(c *conformance.Case, dialect, field string) {
	c.Dialect = dialect
	c.Input = v.placement + " w " + field + " - 0 1"
	c.ID = "castling/vector-" + dialect + "-" + strings.Replace(field, "-", "none", 1) + "-" + tag(c.Question)
}
