package main

import (
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/convert"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// cutRecord cuts a record off the moves that follow it in one argument: the
// words of a command line that was not quoted. A word that is no move is a word
// of the record, so that a fault in it is named as one of the record.
func cutRecord(p *convert.Player, text string) (record, moves string) {
	words := strings.Fields(text)
	switch isFields := strings.Contains(words[0], "/"); {
	case !isFields && len(words) > 1 && words[1] == "-":
		return cutAt(words, diagramWords(words))
	case !isFields || hasOperations(words):
		return text, ""
	}
	first := len(words) // of the places where moves may begin
	for n := len(words); n > 0; n-- {
		if n < len(words) && !beginsMoves(words, n) || isPlayed(words[:n]) {
			continue
		}
		first = n
		if n > mostFields {
			continue
		}
		record, moves = cutAt(words, n)
		s, found := p.Start(record)
		isEPD := slices.ContainsFunc(found, func(d ast.Diagnostic) bool { return d.Code == ast.OperationsInFEN })
		if s.IsValid() && !isEPD {
			return record, moves
		}
	}
	return cutAt(words, first)
}

func cutAt(words []string, n int) (record, moves string) {
	return strings.Join(words[:n], " "), strings.Join(words[n:], " ")
}

// The words of a record with fields: three-check has the most.
const (
	turnWord      = 1
	enPassantWord = 3
	afterEPD      = 4 // the first word of the operations of EPD, or of counters
	afterFEN      = 6
	mostFields    = 7
)

// diagramWords returns how many words the ranks and the hyphens between them are.
func diagramWords(words []string) int {
	n := 1
	for n+1 < len(words) && words[n] == "-" {
		n += 2
	}
	return n
}

// hasOperations reports whether operations of EPD follow the fields: a name that is
// no move, or one like c1 with a text after it.
func hasOperations(words []string) bool {
	for _, n := range [...]int{afterEPD, afterFEN} {
		if n >= len(words) {
			return false
		}
		if n+1 < len(words) && words[n+1][0] == '"' {
			return true
		}
		if first := words[n][0] | 0x20; 'a' <= first && first <= 'z' && !beginsMoves(words, n) {
			return true
		}
	}
	return false
}

// moveWord finds what a word has that is a move or comes before one: a square, a
// castling move, no move, a number with its dot, a comment, a variation, or the
// keyword of the UCI protocol.
var moveWord = pattern(`[a-h][1-8]|^[O0o][-‐‑‒–—]?[O0o]|^--|^[0-9]*(\.|…)|^[{($;]|^moves$`)

// beginsMoves reports whether moves may begin at a word. A square with a counter
// after it is that of the en passant field, and a number after all fields that of
// a move.
func beginsMoves(words []string, n int) bool {
	switch {
	case n == enPassantWord && n+1 < len(words) && len(words[n]) == 2 && isNumber(words[n+1]):
		return false
	case n >= afterFEN && isNumber(words[n]):
		return true
	}
	_, isResult := grammar.Result(words[n])
	return isResult || moveWord().MatchString(words[n])
}

// isPlayed reports whether the last of four words is a move of a pawn: no square
// that the side to move could take en passant.
func isPlayed(words []string) bool {
	if len(words) != enPassantWord+1 || len(words[enPassantWord]) != 2 || !beginsMoves(words, enPassantWord) {
		return false
	}
	rank := words[enPassantWord][1]
	return words[turnWord] == "w" && rank != '6' || words[turnWord] == "b" && rank != '3'
}
