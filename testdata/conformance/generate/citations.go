package main

import (
	"regexp"
	"strings"
)

// The comments of testdata cite documents that are not published: notes on the notations
// with their numbered lines and rows, and Forsyth's decisions. A rule of the suite has to
// make sense without them.
const unpublished = `(?:notations|decisions|design|cases|rows?|lines?)\b`

var (
	// head is what a comment cites before its words.
	head = regexp.MustCompile(`^(?:UCI: |docs/json.md: |RFC \d+(?: \([^)]*\)| [\d.]+)?: |EPD 4: |(?:PGN|` + unpublished + `)[^:]*(?:: |$))`)
	// aside is a citation in brackets.
	aside = regexp.MustCompile(` \([^()]*` + unpublished + `[^()]*\)| \[[a-z]+\]`)
	// within is a second citation, after the words of the first.
	within = regexp.MustCompile(`; decisions[^:]*: `)
	// section is one of the PGN standard.
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

// attested says of programs and books that they have the record.
var attested = strings.NewReplacer(
	"a test of", "a record of the tests of",
	"Fairy-Stockfish's book", "a record of Fairy-Stockfish's book",
)

// rule is the text that the values of a record follow, and whose word that is.
func (r *record) rule() source {
	s := r.source()
	switch own := attested.Replace(words(r.Comment)); {
	case own == "" || strings.Contains(s.text, own):
	case r.isValid && (strings.Contains(own, "Fairy-Stockfish") || strings.Contains(own, "pychess")):
		return source{own, agreed} // a program or a book that has the very record
	default:
		s.text += ": " + own
	}
	if strings.Contains(s.text, ours) {
		s.sure = decided
	}
	return s
}

// broken is the source of a record with findings: of the surest error, or else of the
// warning that is read by the vaguest leave.
func (r *record) broken() source {
	var of []source
	for _, f := range r.Findings {
		if !f.Warning || !r.isRejected() {
			of = append(of, sourceOf(r.dialect, r.variant, sourceCode(f.Code, r.Text[f.Start:f.End])))
		}
	}
	if r.isRejected() {
		return surest(of)
	}
	return vaguest(of)
}

// source is the public text that a record goes by.
func (r *record) source() source {
	if !r.isValid {
		return r.broken()
	}
	cited := section.FindStringSubmatch(r.Comment)
	switch {
	case cited != nil:
		return source{"PGN standard " + cited[1], said}
	case strings.HasPrefix(r.Comment, "decisions"):
		return source{"Forsyth's decision", decided}
	case r.hasOwnSyntax():
		return soundSources[r.dialect]
	case r.variant != "" && !isChess(r.variant):
		return source{strings.TrimSuffix(variantStandard, ": "), agreed}
	case r.letters == "" && (r.dialect == "forsyth" || r.dialect == "pieces"):
		return source{"Where no language is named, the one that the men tell", decided}
	case strings.Contains(r.Comment, "decisions"):
		return source{soundSources[r.dialect].text, decided}
	}
	if s, ok := soundSources[r.dialect]; ok {
		return s
	}
	return source{"The source of the dialect", said} // which its records name
}

// soundSources are those of records without a finding that cite no public text.
var soundSources = map[string]source{
	"fen":      {"PGN standard 16.1.3", said},
	"xfen":     {"X-FEN: K and Q are the outermost rooks, the letter of its file an inner one", said},
	"shredder": {"UCI protocol, UCI_Chess960: the letters are those of the rooks' files", said},
	"epd":      {"PGN standard 16.2", agreed},
	"forsyth":  {"Forsyth notation, in the letters of the language", agreed},
	"pieces":   {"Piece lists, in the letters of the language", agreed},
	"sfen":     {"USI protocol, SFEN", said},
	"url":      {"The addresses of the sites, and RFC 3986", agreed},
	"json":     {jsonFormat + "the keys and their values", decided},
}
