package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// list cuts a piece list: headings, men, squares, and the marks between them.
// Where no heading stands over Black's men, one of the marks parts the sides:
// a slash, else a semicolon, a bar or a line end.
func (l *lexing) list() {
	part := partMark(l.text[l.at:l.end])
	for l.at < l.end {
		rest := l.text[l.at:l.end]
		switch r, n := utf8.DecodeRuneInString(rest); {
		case part != 0 && r == part:
			l.emit(partToken, ast.PlacementField, l.at+n)
			part = 0
		case isSpace(r):
			l.emit(gapToken, ast.PlacementField, l.at+n)
		case isMark(r) && !l.isDotted(rest):
			l.emit(commaToken, ast.PlacementField, l.at+n)
		default:
			l.man(rest)
		}
	}
}

// isDotted reports whether a full stop begins the name of a man (Popeye).
func (l *lexing) isDotted(rest string) bool {
	if rest[0] != '.' {
		return false
	}
	_, n := l.rules.letters.Match(rest, &l.rules.roles)
	return n > 0
}

// man emits a heading, a man or a square. A name of a square comes before a
// letter, so that a2 is a pawn where A is the bishop.
func (l *lexing) man(rest string) {
	letters := wordRun(rest)
	if _, ok := heading(rest[:letters]); ok {
		end := letters
		if strings.HasPrefix(rest[end:], ":") {
			end++
		}
		l.emit(headingToken, ast.PlacementField, l.at+end)
		return
	}
	if n := squareRun(rest); n > 0 {
		kind := squareToken
		if l.rules.squareNamed(rest[:n]) == ast.NoSquare {
			kind = invalidToken
		}
		l.emit(kind, ast.PlacementField, l.at+n)
		return
	}
	_, n := l.rules.matchPlaced(rest)
	if n == 0 {
		n = l.letterAlone(rest, letters)
	}
	if n > 0 {
		l.emit(pieceToken, ast.PlacementField, l.at+n)
		return
	}
	_, n = utf8.DecodeRuneInString(rest)
	l.emit(invalidToken, ast.PlacementField, l.at+max(n, strayRun(rest, letters)))
}

// letterAlone returns the length of a letter whose square does not touch it: a
// whole word, or a chess symbol.
func (l *lexing) letterAlone(rest string, word int) int {
	_, n := l.rules.letters.Match(rest, &l.rules.roles)
	if n < word {
		return 0
	}
	return n
}

// matchPlaced reads the longest letter that a square follows: in Bengali Gh1 is
// the bishop G on h1, and Gha1 the knight Gh.
func (r *Rules) matchPlaced(text string) (man ast.Piece, length int) {
	for i := range r.letters.Men {
		m := &r.letters.Men[i]
		if !r.roles.Has(m.Role) {
			continue
		}
		for c, spelling := range [...]string{m.White, m.Black} {
			if n := len(spelling); n > length && strings.HasPrefix(text, spelling) && squareRun(text[n:]) > 0 {
				man, length = ast.Piece{Role: m.Role, Color: ast.Color(c)}, n
			}
		}
	}
	return man, length
}

// wordRun returns the length of the letters at the start of a text.
func wordRun(text string) int {
	for i, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsMark(r) {
			return i
		}
	}
	return len(text)
}

// strayRun returns the length of a word that is no man, without the file of
// the square after it.
func strayRun(text string, letters int) int {
	if letters > 1 && squareRun(text[letters-1:]) > 0 {
		return letters - 1
	}
	return letters
}

// squareRun returns the length of what looks like the name of a square.
func squareRun(text string) int {
	if text == "" || text[0] < 'a' || text[0] > 'p' {
		return 0
	}
	if n := digitRun(text[1:]); n > 0 {
		return 1 + n
	}
	return 0
}

// partMark returns the mark that parts the sides of a list, 0 where headings
// do or nothing does.
func partMark(text string) rune {
	white, black := headingsIn(text)
	if white && black {
		return 0
	}
	text = strings.TrimRight(text, "/;|-–— \t\r\n")
	for _, mark := range "/;|-–—\n" {
		if strings.Count(text, string(mark)) == 1 {
			return mark
		}
	}
	return 0
}
