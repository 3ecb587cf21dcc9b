package main

import (
	"regexp"
	"slices"
	"strings"
)

// proof begins the rule of a position that no single article forbids.
const proof = "a proof from the "

// source is the rule of a judged record in the words of what is marked in it, and whose word
// that is: the Laws say what is an error; what a proof shows programs do not look for.
func (r *judgedRecord) source() source {
	law := r.law()
	of := []source{}
	for _, m := range r.marks {
		_, isDoubt := consistent[m.code]
		switch {
		case isDoubt:
			of = append(of, sourceOf(r.dialect(), r.variant, m.code))
		case m.isError && r.isOther():
			of = append(of, source{law + ": " + m.words, agreed}) // programs know them, and no one text
		case m.isError:
			of = append(of, source{law + ": " + m.words, said})
		case m.code == "fifty-moves":
			of = append(of, source{law + ", 9.3: " + m.words + ", and need not", agreed})
		case m.code == "seventy-five-moves":
			of = append(of, source{law + ", 9.6.2: " + m.words + "; before 2014 games went on, so that this is taken for no proof", decided})
		case slices.Contains(contradicting, m.code):
			of = append(of, source{law + ": " + m.words + "; a record with such a counter is read", decided})
		default:
			of = append(of, source{proof + strings.TrimPrefix(law, "the ") + ": " + m.words, decided})
		}
	}
	if explains := r.explanation(); explains != "" {
		of = append(of, source{explains, decided})
	}
	if len(of) == 0 {
		return source{cited(law+": nothing in them speaks against the position", r.comment), agreed}
	}
	return r.together(of)
}

// together is one source out of those of all marks: the Laws are enough for a position that
// is read without a warning; a warning goes by the vaguest.
func (r *judgedRecord) together(of []source) source {
	whole := surest(of)
	if len(r.findings()) > 0 {
		whole = vaguest(of)
	}
	whole.text = of[0].text
	law, _, _ := strings.Cut(of[0].text, ": ")
	for i, s := range of[1:] {
		if slices.Contains(of[:i+1], s) {
			continue
		}
		whole.text += "; " + strings.TrimPrefix(s.text, law+": ")
		law, _, _ = strings.Cut(s.text, ": ")
	}
	if whole.sure == decided && len(r.findings()) == 0 && strings.HasPrefix(whole.text, proof) {
		whole.text += "; that such proofs are looked for is " + ours
	}
	return whole
}

// explanation is what the comment says of a proof: why no man can have come to its square, or
// no move was the last. Comments that quote, and those of other games, say other things.
func (r *judgedRecord) explanation() string {
	comment := cited("", r.comment)
	isProved := slices.ContainsFunc(r.marks, func(m mark) bool { return slices.Contains(proofs, m.code) })
	if !isProved || comment == "" || strings.Contains(comment, `"`) || len(r.findings()) > 0 || r.isOther() {
		return ""
	}
	return strings.TrimSuffix(strings.TrimPrefix(comment, ": "), ".")
}

// proofs are the codes whose words say what is impossible, and not why.
var proofs = []string{
	"man-out-of-reach", "men-locked-in", "last-move-missing", "check-impossible", "double-check-impossible", "pawns-no-origin",
}

// isOther reports whether the game of a record is not chess.
func (r *judgedRecord) isOther() bool { return r.variant != "" && !isChess(r.variant) }

// law is what the game of a record goes by; other games go by the name that Fairy-Stockfish
// has for them.
func (r *judgedRecord) law() string {
	switch r.variant {
	case "", "chess":
		return "Laws of Chess"
	case "chess960":
		return "Laws of Chess, from an array of Chess960"
	case "dfrc":
		return "Laws of Chess, from two arrays of Chess960"
	}
	return "the rules of " + r.variant
}

// label is what a comment cites of the notes that testdata/legal is written by, which are
// not published.
var label = regexp.MustCompile(`^(?:[A-G]\d(?:, )?)+(?:: )?|: notations [\d.]+$|Notations [\d, ]+: `)

// cited is a rule, and what a comment says of the record.
func cited(rule, comment string) string {
	comment = label.ReplaceAllString(words(comment), "")
	if comment == "" {
		return rule
	}
	return rule + ": " + comment
}
