package main

import (
	"regexp"
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
	switch {
	case len(words) > 1 && words[1] == "-":
		return cutAt(words, diagramWords(words))
	case !strings.Contains(words[0], "/") || isEPD(words):
		return text, ""
	}
	first := len(words) // of the places where moves may begin
	for n := len(words); n > 0; n-- {
		if n < len(words) && !beginsMoves(words, n) {
			continue
		}
		first = n
		if n > mostFields {
			continue
		}
		record, moves = cutAt(words, n)
		s, found := p.Start(record)
		if s.IsValid() && !has(found, ast.OperationsInFEN) {
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
	enPassantWord = 3
	afterEPD      = 4 // the first word of the operations of EPD, or of counters
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

// isEPD reports whether operations follow four fields: a name that is no move,
// or one like c1 with a text after it.
func isEPD(words []string) bool {
	if len(words) <= afterEPD {
		return false
	}
	if hasText := len(words) > afterEPD+1 && words[afterEPD+1][0] == '"'; hasText {
		return true
	}
	name := words[afterEPD][0] | 0x20
	return 'a' <= name && name <= 'z' && !beginsMoves(words, afterEPD)
}

// moveWord finds what a word has that is a move or comes before one: a square, a
// castling move, a number with its dot, a comment, a variation, or the keyword of
// the UCI protocol.
var moveWord = regexp.MustCompile(`[a-h][1-8]|^[O0o]-[O0o]|^[0-9]+\.|^[{($;]|^moves$`)

// beginsMoves reports whether moves may begin at a word. A square with a counter
// after it is that of the en passant field.
func beginsMoves(words []string, n int) bool {
	if n == enPassantWord && n+1 < len(words) && len(words[n]) == 2 && isNumber(words[n+1]) {
		return false
	}
	_, isResult := grammar.Result(words[n])
	return isResult || moveWord.MatchString(words[n])
}

func has(found ast.Diagnostics, code ast.Code) bool {
	for _, d := range found {
		if d.Code == code {
			return true
		}
	}
	return false
}
