package main

import (
	"regexp"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// The comments of testdata cite two documents that are not published, notes on the
// notations with their numbered lines, and Forsyth's decisions; a rule of the suite has
// to make sense without them.
var (
	unpublished = `(?:notations|decisions|design|cases|rows?|lines?)\b`
	// head is what a comment cites before its words.
	head = regexp.MustCompile(`^(?:` + unpublished + `|PGN|EPD95|UCI)[^:]*(?:: |$)`)
	// aside is a citation in brackets.
	aside = regexp.MustCompile(` \([^()]*(?:` + unpublished + `)[^()]*\)| \[[a-z]+\]`)
	// within is a second citation after the words of the first.
	within = regexp.MustCompile(`; decisions[^:]*: `)
	// printed is the PGN standard and its section.
	printed = regexp.MustCompile(`PGN (?:standard )?(16(?:\.\d+)*)`)
)

// words are what a comment says besides what it cites.
func words(comment string) string {
	comment = aside.ReplaceAllString(comment, "")
	comment = strings.TrimPrefix(comment, head.FindString(comment))
	comment = within.ReplaceAllString(comment, "; Forsyth's decision: ")
	return regexp.MustCompile(`^(?:\[[a-z]+\] ?)`).ReplaceAllString(comment, "")
}

// rule is the text that the values of a record follow, and whose word that is.
func (r *record) rule() (string, conformance.Certainty) {
	said := words(r.Comment)
	if !r.isValid {
		s := sourceOf(r.dialect, r.variant, r.code())
		text := s.text
		switch {
		case r.isRejected():
		case s.sure == agreed:
			text += "; read with a warning, as programs do"
		default:
			text += "; read with a warning by Forsyth's decision"
		}
		return joined(text, said), s.sure
	}
	if cited := printed.FindStringSubmatch(head.FindString(r.Comment)); cited != nil {
		return joined("PGN standard "+cited[1], said), conformance.Specification
	}
	if strings.HasPrefix(r.Comment, "decisions") {
		return joined("Forsyth's decision", said), decided
	}
	s := soundSources[r.dialect]
	if r.variant != "" && !isChess(r.variant) {
		s = source{"", strings.TrimSuffix(variantStandard, ": "), agreed}
	}
	if r.dialect == "forsyth" && r.letters == "" || r.dialect == "pieces" && r.letters == "" {
		s = source{"", "Where no language is named, the one that the men tell", decided}
	}
	return joined(s.text, said), s.sure
}

// soundSources are those of records without a finding that cite nothing public.
var soundSources = map[string]source{
	"fen":      {"", "PGN standard 16.1.3", said},
	"xfen":     {"", "X-FEN: K and Q are the outermost rooks, the letter of its file an inner one", said},
	"shredder": {"", "UCI protocol, UCI_Chess960: the letters are those of the rooks' files", said},
	"epd":      {"", "PGN standard 16.2", said},
	"forsyth":  {"", "Forsyth notation, in the letters of the language", agreed},
	"pieces":   {"", "Piece lists, in the letters of the language", agreed},
	"sfen":     {"", "USI protocol, SFEN", said},
}

func joined(source, words string) string {
	if words == "" {
		return source
	}
	return source + ": " + words
}
