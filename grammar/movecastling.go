package grammar

import (
	"strings"
	"unicode/utf8"
)

// nullMoves are what is written for no move.
var nullMoves = []string{"--", "Z0", "0000", "@@@@"}

func nullRun(text string) int {
	for _, null := range nullMoves {
		if strings.HasPrefix(text, null) && endsBody(text[len(null):]) {
			return len(null)
		}
	}
	return 0
}

// endsBody reports whether a move without letters after it may end here: before
// a boundary or a suffix.
func endsBody(rest string) bool {
	return isBoundary(rest) || suffixRun(rest) > 0
}

// castlingRun returns the length of a castling move, 0 where there is none. A
// blank within it stands beside a dash.
func castlingRun(text string) int {
	rings, end, at := 0, 0, 0
	for rings < 3 {
		n := ringRun(text[at:])
		if n == 0 {
			break
		}
		rings++
		at += n
		end = at
		blank := blanks(text[at:])
		r, n := utf8.DecodeRuneInString(text[at+blank:])
		if isDash(r) {
			at += blank + n
			at += blanks(text[at:])
		}
	}
	if rings < 2 || !endsBody(text[end:]) {
		return 0
	}
	return end
}

// ringRun returns the length of a letter O, a zero, or what looks like them.
func ringRun(text string) int {
	switch r, n := utf8.DecodeRuneInString(text); r {
	case 'O', 'o', '0', 'О', 'о', 'Ο', 'ο': // Latin, Cyrillic and Greek
		return n
	}
	return 0
}

func (l *moveLexing) castling(end int) {
	for l.at < end {
		switch n := ringRun(l.rest()); {
		case n > 0:
			l.emit(ringToken, n)
		case blanks(l.rest()) > 0:
			l.emit(gapToken, blanks(l.rest()))
		default:
			l.emit(hyphenToken, firstRune(l.rest()))
		}
	}
}
