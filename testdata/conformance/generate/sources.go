package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// A source is what a finding goes by: the text that the record breaks, and whose word it
// is that it is refused, or read all the same.
type source struct {
	text string
	sure conformance.Certainty
}

// into says of a case what it goes by.
func (s source) into(c *conformance.Case) { c.Rule, c.Certainty = s.text, s.sure }

// surest is what refuses a record: one text that has no such record is enough.
func surest(of []source) source {
	return slices.MinFunc(of, func(a, b source) int { return rankOf(a) - rankOf(b) })
}

// vaguest is what a record is read by in spite of its findings: by leave of each.
func vaguest(of []source) source {
	return slices.MaxFunc(of, func(a, b source) int { return rankOf(a) - rankOf(b) })
}

func rankOf(s source) int { return slices.Index(conformance.Certainties, s.sure) }

// ours says in a rule whose word it is.
const ours = "Forsyth's decision"

// ascribed says in the rule who reads, or refuses, what no text settles.
func ascribed(c conformance.Case) conformance.Case {
	rule := strings.TrimSuffix(c.Rule, ".")
	switch {
	case c.Certainty == agreed && c.Verdict == conformance.Warning:
		c.Rule = rule + "; read with a warning, as programs do"
	case c.Certainty != decided || strings.Contains(c.Rule, ours):
	case c.Verdict == conformance.Warning:
		c.Rule = rule + "; read with a warning by " + ours
	case c.Verdict == conformance.Reject:
		c.Rule = rule + "; refused by " + ours
	default:
		c.Rule = rule + "; read by " + ours
	}
	return c
}

const (
	said    = conformance.Specification
	agreed  = conformance.Agreed
	decided = conformance.Decision
)

// negative stands for counter-signed where the standards say of the number, and not only
// Forsyth of the sign, that no counter is so.
const negative = "counter-negative"

// sourceCode is the code whose source a finding has, with the text that it marks.
func sourceCode(code, text string) string {
	if code == "counter-signed" && strings.HasPrefix(text, "-") && strings.Trim(text, "-0") != "" {
		return negative
	}
	return code
}

// sourceOf finds the source of a finding in a dialect.
func sourceOf(dialect, variant, code string) source {
	tables := []map[string]source{fenSources}
	switch {
	case dialect == "sfen":
		tables = []map[string]source{sfenSources, variantSources, fenSources}
	case dialect == "url":
		tables = []map[string]source{urlSources, fenSources}
	case dialect == "json":
		tables = []map[string]source{jsonSources, fenSources}
	case variant != "" && !isChess(variant):
		tables = []map[string]source{variantSources, fenSources, epdSources}
	case dialect == "epd":
		tables = []map[string]source{epdSources, fenSources}
	case dialect == "forsyth" || dialect == "pieces":
		tables = []map[string]source{diagramSources, fenSources}
	case dialect != "fen":
		tables = []map[string]source{castlingSources[dialect], fenSources}
	}
	for _, table := range append(tables, epdSources, variantSources, castlingSources["shredder"], castlingSources["xfen"]) {
		if s, ok := table[code]; ok {
			return s
		}
	}
	panic("no source of " + code + " in " + dialect)
}

func isChess(variant string) bool {
	return variant == "chess" || variant == "chess960" || variant == "dfrc"
}

// fenSources are those of FEN. Where a code is a warning, the certainty is that of
// reading the record all the same.
var fenSources = map[string]source{
	"byte-order-mark":       {"PGN standard 16.1: a record is one line of printable ASCII", decided},
	"carriage-return":       {"PGN standard 16.1: a record is one line, without its line end", agreed},
	"nul-byte":              {"PGN standard 16.1: a record is printable ASCII", decided},
	"nul-inside":            {"PGN standard 16.1: a record is printable ASCII", said},
	"blank-leading":         {"PGN standard 16.1.3: blanks stand between fields alone", agreed},
	"blank-trailing":        {"PGN standard 16.1.3: blanks stand between fields alone", agreed},
	"blank-repeated":        {"PGN standard 16.1.3: a single space parts the fields", agreed},
	"record-empty":          {"PGN standard 16.1.3: a record has six fields", said},
	"fields-missing":        {"PGN standard 16.1.3: a record has six fields; what is missing is taken to be White to move, no rights, no square, 0 1", agreed},
	"field-missing":         {"PGN standard 16.1.3: each of the six fields has a value", said},
	"field-extra":           {"PGN standard 16.1.3: a record has six fields", said},
	"fields-swapped":        {"PGN standard 16.1.3: castling stands before en passant", said},
	"semicolon-trailing":    {"PGN standard 16.1.3: nothing ends a record but its line end", decided},
	"moves-keyword":         {"UCI protocol, position: moves is a word of the command and not of the FEN", decided},
	"dash-extra":            {"PGN standard 16.1.3: a record has one en passant field", decided},
	"dash-glued":            {"PGN standard 16.1.3: a space parts the fields", decided},
	"operations-in-fen":     {"PGN standard 16.1.3: FEN has no operations, which are of EPD", decided},
	"not-a-record":          {"PGN standard 16.1.3.1: slashes part the ranks", said},
	"slash-leading":         {"PGN standard 16.1.3.1: a slash stands between two ranks", decided},
	"slash-trailing":        {"PGN standard 16.1.3.1: a slash stands between two ranks", decided},
	"digits-adjacent":       {"PGN standard 16.1.3.1: a digit counts contiguous empty squares, so that no two stand side by side; they are summed", decided},
	"digit-range":           {"PGN standard 16.1.3.1: the digits are 1 to 8", said},
	"rank-short":            {"PGN standard 16.1.3.1: a rank is eight squares", said},
	"rank-long":             {"PGN standard 16.1.3.1: a rank is eight squares", said},
	"rank-empty":            {"PGN standard 16.1.3.1: an empty rank is 8", said},
	"ranks-missing":         {"PGN standard 16.1.3.1: there are eight ranks", said},
	"ranks-extra":           {"PGN standard 16.1.3.1: there are eight ranks", said},
	"piece-unknown":         {"PGN standard 16.1.3.1: the men are PNBRQK and pnbrqk", said},
	"promoted-mark":         {"PGN standard 16.1.3.1 has no mark of promotion, which is of games with drops; it is dropped", decided},
	"turn-capital":          {"PGN standard 16.1.3.2: the side to move is w or b", decided},
	"turn-unknown":          {"PGN standard 16.1.3.2: the side to move is w or b", said},
	"castling-order":        {"PGN standard 16.1.3.3: White before Black, the king's side before the queen's", agreed},
	"castling-repeated":     {"PGN standard 16.1.3.3: each right is named once", decided},
	"castling-unknown":      {"PGN standard 16.1.3.3: the letters are K, Q, k and q; those of X-FEN and Shredder-FEN are A to H and a to h besides", said},
	"castling-dash":         {"PGN standard 16.1.3.3: one dash stands for no right, alone", said},
	"castling-file-letter":  {"PGN standard 16.1.3.3: the letters are K, Q, k and q; that of the file of the very rook is Shredder-FEN's", agreed},
	"castling-not-standard": {"PGN standard 16.1.3.3: the rook of K and Q is that of the corner, and there is no letter for an inner one", said},
	"no-rook-for-right":     {"PGN standard 16.1.3.3: a right is of a king and a rook that have not moved; one without its rook is dropped", decided},
	"king-not-home":         {"PGN standard 16.1.3.3: a right is of a king and a rook that have not moved; one whose king is not on its first rank, or not alone, is dropped", decided},
	"right-not-orthodox":    {"PGN standard 16.1.3.3: in chess the king castles from the e-file, with a rook of the corner; another right is dropped", decided},
	"two-rights-one-wing":   {"One king has one rook on each side that it may castle with; which of two is never guessed", decided},
	"needs-chess960":        {"X-FEN: K and Q are the outermost rooks; rights of a Chess960 game where nothing names that game", decided},
	"needs-dfrc":            {"Chess960: both sides start from one array; these rights are of double Chess960", decided},
	"castling-king-on-edge": {"Chess960: the king starts between its rooks, and so never on the a- or h-file", decided},
	"ep-capital":            {"PGN standard 16.1.3.4: the name of a square is in small letters", decided},
	"ep-pawn-square":        {"PGN standard 16.1.3.4: the square is the one passed over, not that of the pawn", decided},
	"ep-wrong-rank":         {"PGN standard 16.1.3.4: rank 6 with White to move, rank 3 with Black", decided},
	"ep-no-pawn":            {"PGN standard 16.1.3.4: the square is the one that an enemy pawn has just passed over, which stands before it", decided},
	"ep-square-occupied":    {"PGN standard 16.1.3.4: a pawn has just passed over the square, which is empty", decided},
	"ep-origin-occupied":    {"PGN standard 16.1.3.4: the pawn has just left the square behind, which is empty", decided},
	"ep-clock-not-zero":     {"PGN standard 16.1.3.5: the clock is 0 after the move of a pawn", decided},
	"ep-unknown":            {"PGN standard 16.1.3.4: the name of a square on rank 3 or 6, or a dash", said},
	"counters-missing":      {"PGN standard 16.1.3: a record has six fields; counters that are missing are taken to be 0 1", agreed},
	"counter-lone":          {"PGN standard 16.1.3: a record has six fields; a lone counter is the half-move clock", decided},
	"counter-zeros":         {"PGN standard 16.1.3.5, 16.1.3.6: counters are decimal integers", agreed},
	"counter-dash":          {"PGN standard 16.1.3.5, 16.1.3.6: counters are integers; a dash is read as 0, or 1", decided},
	"counter-unknown":       {"PGN standard 16.1.3.5, 16.1.3.6: counters are integers", said},
	"counter-signed":        {"PGN standard 16.1.3.5, 16.1.3.6: counters are integers from 0 and from 1; a sign is never read", decided},
	negative:                {"PGN standard 16.1.3.5, 16.1.3.6: the half-move clock is not negative, and the move number is positive", said},
	"counter-range":         {"Counters go to 4294967295 and are never clamped or wrapped", decided},
	"fullmove-zero":         {"PGN standard 16.1.3.6: the first move is number 1; 0 is read as 1", agreed},
}

// castlingSources are those of the other two ways to write castling rights.
var castlingSources = map[string]map[string]source{
	"xfen": {
		"castling-file-letter": {"X-FEN: a letter of a file is for an inner rook alone", agreed},
		"castling-order":       {"X-FEN: White before Black, the king's side before the queen's", agreed},
	},
	"shredder": {
		"castling-wing-letter": {"UCI protocol, UCI_Chess960: the letters are those of the rooks' files", agreed},
		"castling-order":       {"UCI protocol, UCI_Chess960: White before Black, and the files of a side in one of two orders", agreed},
	},
}
