package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// diagram cuts a board that stands alone: cells, and what parts the ranks.
func (l *lexing) diagram() {
	slashed := strings.Contains(l.text[l.at:l.end], "/")
	vacant := !strings.ContainsAny(l.text[l.at:l.end], "0123456789")
	for l.at < l.end {
		rest := l.text[l.at:l.end]
		switch n := separation(rest, slashed); {
		case n == 0:
			kind, n := l.diagramCell(rest, vacant)
			l.emit(kind, ast.PlacementField, l.at+n)
		case slashed && isBlanks(rest[:n]) && !strings.Contains(rest, "/") && l.isField(rest[n:]):
			l.emit(spaceToken, ast.OperationsField, l.at+n)
			l.emit(invalidToken, ast.OperationsField, l.end)
		default:
			l.separators(rest[:n], slashed)
		}
	}
}

// isField reports whether a word after the board is the next field of a FEN:
// the side to move, or what is no cells of a rank.
func (l *lexing) isField(rest string) bool {
	word := firstWord(rest)
	switch strings.ToLower(word) {
	case "w", "b":
		return true
	}
	for word != "" && !l.rules.isSide(word) {
		kind, n := l.diagramCell(word, false)
		if kind == invalidToken {
			return true
		}
		word = word[n:]
	}
	return word != ""
}

// separation returns the length of the blanks, line ends and separators at the
// start of a text.
func separation(text string, slashed bool) int {
	for i, r := range text {
		if !isSpace(r) && !isSeparator(r, slashed) {
			return i
		}
	}
	return len(text)
}

// isSpace knows blanks of all widths, and line ends.
func isSpace(r rune) bool {
	return r == '\t' || r == '\r' || r == '\n' || unicode.Is(unicode.Zs, r)
}

// isSeparator knows the signs that part ranks. Beside slashes a dash is none.
func isSeparator(r rune, slashed bool) bool {
	return strings.ContainsRune(`/,|\;`, r) || !slashed && isDash(r)
}

// IsSeparator reports whether a text parts two ranks in writing: a separator
// with blanks around it or without, or a line end; or nothing.
func IsSeparator(text string) bool {
	switch sign := []rune(strings.Trim(text, " ")); {
	case len(sign) == 0:
		return text == ""
	case len(sign) > 1:
		return false
	default:
		return sign[0] == '\n' || isSeparator(sign[0], false)
	}
}

func isDash(r rune) bool { return r == '-' || strings.ContainsRune("‐‑‒–—―−", r) }

func isBlanks(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return !isSpace(r) || r == '\r' || r == '\n' }) < 0
}

// separators emits a run of blanks and separators: a token for each separator,
// one for a line end alone, and a space for blanks alone, which part nothing.
func (l *lexing) separators(run string, slashed bool) {
	start, seen := l.at, false
	for i, r := range run {
		if !isSeparator(r, slashed) {
			continue
		}
		if seen {
			l.emit(separatorToken, ast.PlacementField, start+i)
		}
		seen = true
	}
	kind := separatorToken
	if !seen && !strings.ContainsAny(run, "\r\n") {
		kind = spaceToken
	}
	l.emit(kind, ast.PlacementField, start+len(run))
}

// diagramCell reads one cell: a man in the letters of the rules, a number, the
// sign of a neutral man. Signs for empty squares are known where the text has
// no numbers.
func (l *lexing) diagramCell(rest string, vacant bool) (lexer.TokenType, int) {
	if n := digitRun(rest); n > 0 {
		return numberToken, n
	}
	if rest[0] == '=' {
		return neutralToken, 1
	}
	if _, n := l.rules.letters.Match(rest, &l.rules.roles); n > 0 {
		return pieceToken, n
	}
	if vacant && strings.IndexByte(".xX", rest[0]) >= 0 {
		return vacantToken, 1
	}
	return invalidToken, strayLetter(rest)
}

// strayLetter returns the length of what stands where a man should: a letter
// with its marks, or the name of a man of problem chess, a full stop and two
// characters (Popeye).
func strayLetter(rest string) int {
	_, n := utf8.DecodeRuneInString(rest)
	if rest[0] == '.' && len(rest) > 2 && isAlphanumeric(rest[1]) && isAlphanumeric(rest[2]) {
		return 3
	}
	for n < len(rest) {
		r, size := utf8.DecodeRuneInString(rest[n:])
		if !unicode.IsMark(r) {
			break
		}
		n += size
	}
	return n
}

func isAlphanumeric(b byte) bool {
	return b >= '0' && b <= '9' || b|0x20 >= 'a' && b|0x20 <= 'z'
}
