package main

import (
	"maps"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

// settledSquare takes the text of X-FEN out of a case that is no decision, where the record
// states an en passant square beside which no pawn stands to take. FEN has such a square
// (PGN standard 16.1.3.4), and X-FEN has it not; that Forsyth keeps it in both is its
// decision, and no fault of a program that drops it.
func settledSquare(c conformance.Case) conformance.Case {
	text := c.Canonical["xfen"]
	if text == nil || c.Certainty == decided || c.Variant != "" && !isChess(c.Variant) {
		return c
	}
	fields := strings.Fields(*text)
	if len(fields) < 4 {
		return c
	}
	p := read(strings.Join(fields[:4], " ") + " 0 1")
	if p.ep != none && p.pseudoLegal() == none {
		c.Canonical = maps.Clone(c.Canonical)
		delete(c.Canonical, "xfen")
	}
	return c
}
