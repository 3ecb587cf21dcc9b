package main

import (
	"regexp"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// The comments of testdata cite documents that are not published: notes on the notations
// with their numbered lines and rows, and Forsyth's decisions. A rule of the suite has to
// make sense without them.
const unpublished = `(?:notations|decisions|design|cases|rows?|lines?)\b`

var (
	// head is what a comment cites before its words.
	head = regexp.MustCompile(`^(?:UCI: |(?:PGN|` + unpublished + `)[^:]*(?:: |$))`)
	// aside is a citation in brackets.
	aside = regexp.MustCompile(` \([^()]*` + unpublished + `[^()]*\)| \[[a-z]+\]`)
	// within is a second citation, after the words of the first.
	within = regexp.MustCompile(`; decisions[^:]*: `)
	// section is one of the PGN standard, and the words at the end what is cited.
	section = regexp.MustCompile(`^PGN (?:standard )?(16(?:\.\d+)*)`)
)

// words are what a comment says besides what it cites.
func words(comment string) string {
	comment = aside.ReplaceAllString(comment, "")
	for head.MatchString(comment) {
		comment = head.ReplaceAllString(comment, "")
	}
	return within.ReplaceAllString(comment, "; Forsyth's decision: ")
}

// rule is the text that the values of a record follow, and whose word that is.
func (r *record) rule() (string, conformance.Certainty) {
	s := r.source()
	said := words(r.Comment)
	if said == "" || strings.Contains(s.text, said) {
		return s.text, s.sure
	}
	if r.isValid && (strings.Contains(said, "Fairy-Stockfish") || strings.Contains(said, "pychess")) {
		return said, agreed // a program or a book that has the very record
	}
	return s.text + ": " + said, s.sure
}

// source is the public text that a record goes by.
func (r *record) source() source {
	if !r.isValid {
		s := sourceOf(r.dialect, r.variant, r.code())
		switch {
		case r.isRejected():
		case s.sure == agreed:
			s.text += "; read with a warning, as programs do"
		default:
			s.text += "; read with a warning by Forsyth's decision"
		}
		return s
	}
	cited := section.FindStringSubmatch(r.Comment)
	switch {
	case cited != nil:
		return source{text: "PGN standard " + cited[1], sure: said}
	case strings.HasPrefix(r.Comment, "decisions"):
		return source{text: "Forsyth's decision", sure: decided}
	case r.variant != "" && !isChess(r.variant):
		return source{text: strings.TrimSuffix(variantStandard, ": "), sure: agreed}
	case r.letters == "" && (r.dialect == "forsyth" || r.dialect == "pieces"):
		return source{text: "Where no language is named, the one that the men tell", sure: decided}
	case strings.Contains(r.Comment, "decisions"):
		return source{text: soundSources[r.dialect].text, sure: decided}
	}
	return soundSources[r.dialect]
}

// soundSources are those of records without a finding that cite no public text.
var soundSources = map[string]source{
	"fen":      {text: "PGN standard 16.1.3", sure: said},
	"xfen":     {text: "X-FEN: K and Q are the outermost rooks, the letter of its file an inner one", sure: said},
	"shredder": {text: "UCI protocol, UCI_Chess960: the letters are those of the rooks' files", sure: said},
	"epd":      {text: "PGN standard 16.2", sure: agreed},
	"forsyth":  {text: "Forsyth notation, in the letters of the language", sure: agreed},
	"pieces":   {text: "Piece lists, in the letters of the language", sure: agreed},
	"sfen":     {text: "USI protocol, SFEN", sure: said},
}
