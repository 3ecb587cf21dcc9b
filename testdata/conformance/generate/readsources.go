package main

import (
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// workedOut is the case of a question whose answer the reader of this folder works out; ok is
// false where the texts settle not even the verdict. The source is that of the part of the
// record that is spoilt.
func workedOut(id string, spoilt source, q conformance.Question) (c conformance.Case, ok bool) {
	r := answer(q)
	c = conformance.Case{ID: id, Question: q}
	r.source(spoilt).into(&c)
	r.into(&c)
	return c, r.unsure == ""
}

// castlingSound are the sources of a sound castling field.
var castlingSound = map[string]source{
	"fen":      {"PGN standard 16.1.3.3: K, Q, k and q are rights of the rooks of the corners", said},
	"xfen":     {"X-FEN (Scharnagl): K and Q are the outermost rooks, others take the letter of their file", said},
	"shredder": {"UCI protocol, UCI_Chess960: the letters of the rooks' files", said},
}

// fieldsOf are the sources of the number and the order of the fields.
var fieldsOf = map[string]source{
	"fen":      {"PGN standard 16.1.3: six fields in their order, with a single space between two", said},
	"xfen":     {"PGN standard 16.1.3: six fields in their order, with a single space between two", said},
	"shredder": {"PGN standard 16.1.3: six fields in their order, with a single space between two", said},
	"epd":      {"PGN standard 16.2: four fields in their order and operations, with a single space between two", said},
	"forsyth":  {"Forsyth notation: men in the letters of the language, numbers for empty squares, a separator between two ranks", agreed},
	"sfen":     {"USI protocol, SFEN: board, side, hands and number, with a single space between two", said},
}

// parts are the sources of each field, in their order.
var parts = map[string][]source{
	"fen": {
		{"PGN standard 16.1.3.1: the men PNBRQK and pnbrqk, digits 1 to 8 for empty squares, slashes between eight ranks of eight squares", said},
		{"PGN standard 16.1.3.2: the side to move is w or b", said},
		castlingSound["fen"],
		{"PGN standard 16.1.3.4: the square behind a pawn that has just made a double step, or a dash", said},
		{"PGN standard 16.1.3.5: the half-move clock is an integer from 0", said},
		{"PGN standard 16.1.3.6: the move number is an integer from 1", said},
	},
	"epd": {
		{"PGN standard 16.2.3.1: the placement, as in FEN", said},
		{"PGN standard 16.2.3.2: the side to move is w or b", said},
		{"PGN standard 16.2.3.3: castling, as in FEN", said},
		{"PGN standard 16.2.3.4: the en passant square, as in FEN", said},
		{"PGN standard 16.2.4: an operation is an opcode, its operands and a semicolon", said},
	},
	"sfen": {
		{"USI protocol, SFEN: nine ranks of nine squares", said},
		{"USI protocol, SFEN: the side to move is b or w", said},
		{"USI protocol, SFEN: the men in hand by their letters, a number before two or more, or a dash", said},
		{"USI protocol, SFEN: the number of the move is an integer from 1", said},
	},
}

// partOf is the source of what stands at a byte of a good record.
func partOf(q conformance.Question, at int) source {
	fields := parts[q.Dialect]
	switch q.Dialect {
	case "forsyth":
		return fieldsOf[q.Dialect]
	case "xfen", "shredder":
		fields = parts["fen"]
	}
	n := min(strings.Count(q.Input[:at], " "), len(fields)-1)
	switch {
	case q.Input[at] == ' ' && (q.Dialect != "epd" || n < len(fields)-1):
		return fieldsOf[q.Dialect]
	case n == 2 && q.Dialect != "sfen" && q.Dialect != "epd":
		return castlingSound[q.Dialect]
	}
	return fields[n]
}

// source is that of the verdict on a spoilt record: of what refuses it, or of its warnings
// where they are settled, and else of the part that is spoilt.
func (r *reader) source(spoilt source) source {
	var of []source
	for _, code := range r.decisive() {
		of = append(of, sourceOf(r.Dialect, r.Variant, code))
	}
	switch {
	case r.refused || len(of) == 0 && !r.vague:
		return spoilt
	case r.reject:
		return surest(of)
	case r.vague && len(of) == 0:
		return source{spoilt.text + "; it is spoilt there, and a tolerant reader reads the rest", decided}
	case r.vague: // there may be other findings, of which no text tells
		s := vaguest(of)
		s.sure = decided
		return s
	}
	return vaguest(of)
}

// decisive are the codes that the verdict comes from: where there are errors, these.
func (r *reader) decisive() []string {
	if r.reject {
		return r.errors
	}
	var codes []string
	for _, f := range r.findings {
		codes = append(codes, f.Code)
	}
	return codes
}
