package grammar

import (
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// pocket cuts what follows the board in the first field. Where the game has no
// pockets it is one token, as is what follows the bracket that closes one.
func (l *lexing) pocket(end int) {
	if !l.rules.pocket {
		l.emit(invalidToken, ast.PocketField, end)
		return
	}
	opening, closing := openToken, end
	if l.text[l.at] == '/' {
		opening = pocketSlashToken
	} else if i := strings.IndexByte(l.text[l.at:end], ']'); i >= 0 {
		closing = l.at + i
	}
	l.emit(opening, ast.PocketField, l.at+1)
	if l.text[l.at:closing] == "-" && closing < end {
		l.emit(pocketDashToken, ast.PocketField, closing)
	}
	for l.at < closing {
		kind, n := l.held(closing)
		l.emit(kind, ast.PocketField, l.at+n)
	}
	if l.at < end {
		l.emit(closeToken, ast.PocketField, l.at+1)
	}
	if l.at < end {
		l.emit(invalidToken, ast.PocketField, end)
	}
}

// held reads a man in a pocket, or the number before one.
func (l *lexing) held(end int) (lexer.TokenType, int) {
	rest := l.text[l.at:end]
	if n := digitRun(rest); n > 0 {
		if _, letter := l.rules.letters.Match(rest[n:], &l.rules.roles); letter > 0 {
			return integerToken, n
		}
		return invalidToken, n
	}
	if _, n := l.rules.letters.Match(rest, &l.rules.roles); n > 0 {
		return pieceToken, n
	}
	_, n := utf8.DecodeRuneInString(rest)
	return invalidToken, n
}
