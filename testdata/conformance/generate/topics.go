package main

import (
	"slices"
	"strings"
)

// topicsOfCodes are the topics of records of FEN and its kin, by the first finding in
// them. All others are of what other games have.
var topicsOfCodes = map[string][]string{
	"whitespace": {
		"byte-order-mark", "carriage-return", "nul-byte", "nul-inside", "blank-leading", "blank-trailing",
		"blank-repeated", "record-empty", "fields-missing", "field-missing", "field-extra", "fields-swapped",
		"semicolon-trailing", "moves-keyword", "dash-extra", "dash-glued",
	},
	"placement": {
		"not-a-record", "slash-leading", "slash-trailing", "digits-adjacent", "digit-range", "rank-short",
		"rank-long", "rank-empty", "ranks-missing", "ranks-extra", "piece-unknown", "promoted-mark",
	},
	"turn": {"turn-capital", "turn-unknown"},
	"castling": {
		"castling-order", "castling-repeated", "castling-unknown", "castling-dash", "castling-file-letter",
		"castling-not-standard", "no-rook-for-right", "king-not-home", "right-not-orthodox", "two-rights-one-wing",
		"castling-wing-letter",
	},
	"chess960": {"needs-chess960", "needs-dfrc", "castling-king-on-edge"},
	"en-passant": {
		"ep-capital", "ep-pawn-square", "ep-wrong-rank", "ep-no-pawn", "ep-square-occupied", "ep-origin-occupied",
		"ep-clock-not-zero", "ep-unknown",
	},
	"counters": {
		"counters-missing", "counter-lone", "counter-zeros", "counter-dash", "counter-unknown", "counter-signed",
		"counter-range", "fullmove-zero",
	},
	"epd": {"operations-in-fen"},
}

// topic is the file of the suite that a record is a case of: by its dialect, its variant
// and its language, and for FEN and its kin by what is in question.
func (r *record) topic() string {
	switch {
	case r.letters != "":
		return "letters"
	case r.dialect == "forsyth" || r.dialect == "pieces":
		return "forsyth"
	case r.hasOwnSyntax():
		return r.dialect
	case r.dialect == "sfen", r.variant != "" && !isChess(r.variant):
		return "variants"
	case r.dialect == "epd":
		return "epd"
	case r.variant == "chess960" || r.variant == "dfrc":
		return "chess960"
	case r.isValid && r.hasFields():
		return r.topicOfSound()
	case r.isValid:
		return "placement"
	}
	for topic, codes := range topicsOfCodes {
		if slices.Contains(codes, r.Findings[0].Code) {
			return topic
		}
	}
	return "variants"
}

// topicsCited are the topics of records without a finding, by what their comment cites.
var topicsCited = []struct{ cited, topic string }{
	{"the record after 38 moves", "counters"},
	{"decisions, counters", "counters"},
	{"PGN 16.1.3.2", "turn"},
	{"PGN 16.1.3.3", "castling"},
	{"decisions, castling", "castling"},
	{"king on the e-file", "castling"},
	{"PGN 16.1.3.4", "en-passant"},
	{"decisions, en passant", "en-passant"},
	{"a Chess960 start", "chess960"},
	{"PGN 16.1.3.1", "placement"},
	{"PGN 16.1.4", "placement"},
	{"decisions, severity", "placement"},
	{"Fairy-Stockfish", "placement"},
	{"notations 8.3: the start", "placement"},
}

// topicOfSound tells it of a record without a finding. Those of X-FEN and Shredder-FEN
// are about castling, in Chess960 where standard FEN cannot name the rooks.
func (r *record) topicOfSound() string {
	if r.dialect != "fen" && r.variant == "" {
		if _, ok := read(r.Canonical).orthodox(); ok {
			return "castling"
		}
		return "chess960"
	}
	for _, t := range topicsCited {
		if strings.Contains(r.Comment, t.cited) {
			return t.topic
		}
	}
	panic("no topic of " + r.Comment)
}
