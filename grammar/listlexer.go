package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
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
		l.heading(letters)
		return
	}
	if n := l.rules.pawnWord(rest); n > 0 {
		l.emit(pieceToken, ast.PlacementField, l.at+n)
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
	man, end := strayRun(rest, letters)
	_, n := l.rules.matchPlaced(rest)
	if n == 0 && (man > 0 || end == 0) {
		n = l.letterAlone(rest, man)
	}
	if n > 0 {
		l.emit(pieceToken, ast.PlacementField, l.at+n)
		return
	}
	if man > 0 { // what stands in the place of its square is another stray
		end = man
	}
	_, n = utf8.DecodeRuneInString(rest)
	l.emit(invalidToken, ast.PlacementField, l.at+max(n, end))
}

// heading emits the word over the men of a side, their number in parentheses, and
// the colon; blanks may stand between them.
func (l *lexing) heading(word int) {
	l.emit(headingToken, ast.PlacementField, l.at+word)
	for _, part := range [...]struct {
		kind lexer.TokenType
		run  func(string) int
	}{{totalToken, totalRun}, {colonToken, colonRun}} {
		rest := l.text[l.at:l.end]
		blanks := len(rest) - len(strings.TrimLeftFunc(rest, isSpace))
		n := part.run(rest[blanks:])
		if n > 0 && blanks > 0 {
			l.emit(gapToken, ast.PlacementField, l.at+blanks)
		}
		if n > 0 {
			l.emit(part.kind, ast.PlacementField, l.at+n)
		}
	}
}

// totalRun returns the length of a number in parentheses at the start of a text.
func totalRun(text string) int {
	if !strings.HasPrefix(text, "(") {
		return 0
	}
	n := digitRun(text[1:])
	if n == 0 || !strings.HasPrefix(text[1+n:], ")") {
		return 0
	}
	return n + 2
}

func colonRun(text string) int {
	if strings.HasPrefix(text, ":") {
		return 1
	}
	return 0
}

// pawnWord returns the length of the letter of the pawn as prose has it over squares:
// with a full stop, and twice for more than one, as in Russian (п. c2, пп. c2, d2).
func (r *Rules) pawnWord(text string) int {
	for i := range r.letters.Men {
		m := &r.letters.Men[i]
		if m.Role != ast.Pawn {
			continue
		}
		for _, letter := range [...]string{m.White, m.Black} {
			rest, isPawn := strings.CutPrefix(text, letter)
			rest, isTwice := strings.CutPrefix(rest, letter)
			switch next, n := utf8.DecodeRuneInString(rest); {
			case !isPawn:
			case next == '.':
				return len(text) - len(rest) + n
			case isTwice && isSpace(next):
				return len(text) - len(rest)
			}
		}
	}
	return 0
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

// strayRun looks at a word of so many letters that is no man. The last of them
// belongs to what stands in the place of a square where digits follow it: z9, or E1.
// It returns the length of the letters before that, and of all that are no man.
func strayRun(text string, letters int) (man, end int) {
	end = letters + digitRun(text[letters:])
	if end == letters {
		return letters, end
	}
	_, last := utf8.DecodeLastRuneInString(text[:letters])
	return letters - last, end
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
