package main

import (
	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// mutants are the characters that come into a text by chance: those of records, and some
// that are none.
const mutants = "KQRBNPkqrbnp12345678/-wbabcdefghKQkqHAha036 90~[]+_=xZ!.,;é"

// wrong is a sample whose text has one mistake. Most are no position any more.
func wrong(d *dice) sample {
	g := pick(d, games)
	s := g.played(d)
	if g.scatters && d.oneIn(3) {
		s = g.scattered(d)
	}
	s.played = false
	if d.oneIn(2) {
		s.text = byFiles(s.text, s.variant)
	}
	s.text = string(mutate(d, []rune(s.text)))
	return s
}

// byFiles is a record as Shredder-FEN has it.
func byFiles(text string, v *ast.Variant) string {
	spelled, _, err := convert.Text(text, convert.Options{From: readers[v], To: dialects.Shredder})
	if err != nil {
		return text
	}
	return spelled
}

// mutate takes a character away, puts one there, or in the place of another, exchanges
// two, or does with a field what else is done with a character.
func mutate(d *dice, text []rune) []rune {
	at := d.IntN(len(text))
	letter := pick(d, []rune(mutants))
	switch d.IntN(6) {
	case 0:
		return append(text[:at:at], text[at+1:]...)
	case 1:
		return append(append(text[:at:at], letter), text[at:]...)
	case 2:
		text[at] = letter
	case 3:
		other := max(at-1, 0)
		text[at], text[other] = text[other], text[at]
	case 4:
		from, to := field(text, at)
		return append(text[:from:from], text[to:]...)
	case 5:
		from, to := field(text, at)
		return append(text[:to:to], text[from:]...)
	}
	return text
}

// field is where the field around a character begins, and where the next one does.
func field(text []rune, at int) (from, to int) {
	for from = at; from > 0 && text[from-1] != ' '; from-- {
	}
	for to = at; to < len(text) && text[to] != ' '; to++ {
	}
	return from, min(to+1, len(text))
}
