package main

import (
	"fmt"
	"strings"

	"github.com/forsyth-notation/forsyth/testdata/conformance"
)

var castlings = [...]struct{ dialect, variant string }{{"fen", ""}, {"fen", "chess"}, {"xfen", "chess960"}, {"shredder", "chess960"}}

// loneSigns are all letters, the digits and some signs, alone in the castling field.
func loneSigns() []conformance.Case {
	var cases []conformance.Case
	for _, board := range []string{"r3k2r/8/8/8/8/8/8/R3K2R", "rr2k1rr/8/8/8/8/8/8/RR2K1RR"} {
		for _, d := range castlings {
			for c := byte('!'); c < 0x7f; c++ {
				alone := string(c)
				if strings.ContainsAny(alone, `~:;<=>@[\]^_{|}"`) {
					continue
				}
				c, ok := workedOut(fmt.Sprintf("chess960/letter-%02x-%d-%s", c, strings.Index(board, "/"), d.dialect+d.variant),
					castlingSound[d.dialect],
					conformance.Question{Dialect: d.dialect, Variant: d.variant, Input: board + " w " + alone + " - 0 1"})
				if ok {
					cases = append(cases, c)
				}
			}
		}
	}
	return cases
}

// castlingFaults are castling fields with a fault, on the boards of homes.
func castlingFaults() []conformance.Case {
	var cases []conformance.Case
	for _, h := range homes {
		p := read(h.board + " w " + h.rooks + " - 0 1")
		for _, dialect := range []string{"xfen", "shredder"} {
			field := p.xfen()
			if dialect == "shredder" {
				field = p.shredder()
			}
			for _, fault := range h.faults(field) {
				c, ok := workedOut(fmt.Sprintf("chess960/wrong-%s-%s-%s", h.name, fault.name, dialect), castlingSound[dialect],
					conformance.Question{Dialect: dialect, Variant: h.variant, Input: fault.board + " w " + fault.field + " - 0 1"})
				if ok {
					cases = append(cases, c)
				}
			}
		}
	}
	return cases
}

// A castlingFault is a board and a castling field that do not fit.
type castlingFault struct{ name, board, field string }

// spare says whether there are more rooks at home than castle, of either side.
func (h home) spare() bool {
	low := h.board[strings.LastIndex(h.board, "/"):]
	return strings.Count(low, "R") > 2 || strings.Count(low, "r") > 0 || h.name == "orthodox"
}

func (h home) faults(field string) []castlingFault {
	faults := []castlingFault{
		{"dash-after", h.board, field + "-"},
		{"dash-before", h.board, "-" + field},
		{"dash-within", h.board, field[:2] + "-" + field[2:]},
		{"dashes", h.board, "--"},
		{"dash-each", h.board, field[:1] + "-" + field[2:3] + "-"},
	}
	for i := range field {
		letter := field[i : i+1]
		faults = append(faults, castlingFault{"repeated-" + letter, h.board, field[:i+1] + field[i:]})
	}
	for file := 'A'; file <= 'H' && h.spare(); file++ { // a right more: of a rook on a wing that has one, or of none
		name := string(file)
		faults = append(faults, castlingFault{"more-" + name, h.board, field[:2] + name + field[2:]},
			castlingFault{"more-" + strings.ToLower(name), h.board, field + strings.ToLower(name)})
	}
	rank := h.board[strings.LastIndex(h.board, "/")+1:]
	top := h.board[:strings.Index(h.board, "/")]
	without := func(from, to, name string) {
		low := h.board[:len(h.board)-len(rank)] + strings.ReplaceAll(rank, strings.ToUpper(from), strings.ToUpper(to))
		high := strings.ReplaceAll(top, from, to) + h.board[len(top):]
		faults = append(faults, castlingFault{name + "-white", low, field}, castlingFault{name + "-black", high, field})
	}
	without("r", "n", "rookless")
	without("k", "b", "kingless")
	without("q", "k", "kings")
	return faults
}
