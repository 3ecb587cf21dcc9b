package main

import (
	"cmp"
	"strings"
)

// topic is the file of the suite that a record is a case of: by its dialect, its variant
// and its language, and for FEN and its kin by what is in question.
func (r *record) topic() string {
	switch {
	case r.letters != "":
		return "letters"
	case r.dialect == "forsyth" || r.dialect == "pieces":
		return "forsyth"
	case r.dialect == "sfen", r.variant != "" && !isChess(r.variant):
		return "variants"
	case r.dialect == "epd":
		return "epd"
	case r.variant == "chess960" || r.variant == "dfrc":
		return "chess960"
	case r.isValid:
		return r.topicOfSound()
	}
	return cmp.Or(sourceOf(r.dialect, r.variant, r.Findings[0].Code).topic, "variants")
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
