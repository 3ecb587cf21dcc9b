package grammar

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// moveLexing is one run over a text of moves. It ends at the first word that
// can be nothing, for what follows depends on it.
type moveLexing struct {
	letters *ast.Letters
	text    string
	at      int
	begin   int32 // of the text without blanks
	pgn     bool  // a semicolon begins a comment, as % does at the start of a line
	tokens  []token
	parts   []part
	ending  ast.Span // the result, after which no move comes

	malformed []ast.Span // lines among the tag pairs that are none

	fault     ast.Code // why the last token is invalid
	faultArgs []any
}

// part is the tokens of a move or of a tag pair.
type part struct {
	isTag      bool
	start, end int // in the tokens
}

func (l *moveLexing) rest() string { return l.text[l.at:] }

func (l *moveLexing) emit(kind lexer.TokenType, length int) {
	start := l.at
	l.at += length
	l.tokens = append(l.tokens, token{kind: kind, field: ast.MovesField, span: ast.Span{Start: int32(start), End: int32(l.at)}})
}

// fail ends the lexing with a stretch that is nothing.
func (l *moveLexing) fail(length int, code ast.Code, args ...any) {
	l.emit(invalidToken, length)
	l.fault, l.faultArgs = code, args
}

// unknown ends the lexing with a word that is no move, from a token on.
func (l *moveLexing) unknown(from, at int) {
	l.tokens, l.at = l.tokens[:from], at
	word := l.text[at : at+max(moveWordEnd(l.rest()), firstRune(l.rest()))]
	l.fail(len(word), ast.MoveUnknown, word)
}

func firstRune(text string) int {
	_, n := utf8.DecodeRuneInString(text)
	return n
}

// moveWordEnd returns the length of what no blank and no sign of a score
// interrupts.
func moveWordEnd(text string) int {
	for i, r := range text {
		if isBreak(r) || strings.ContainsRune("{}()$", r) {
			return i
		}
	}
	return len(text)
}

// isBreak reports whether a rune may stand between moves.
func isBreak(r rune) bool { return isMoveBlank(r) || r == ',' || r == ';' }

func isMoveBlank(r rune) bool { return r == ' ' || unicode.IsSpace(r) || r == '\uFEFF' }

// blanks returns the length of the blanks at the start of a text.
func blanks(text string) int {
	for i, r := range text {
		if !isMoveBlank(r) {
			return i
		}
	}
	return len(text)
}

// score cuts the moves of a game, after its tag pairs.
func (l *moveLexing) score() {
	l.tokens = slices.Grow(l.tokens, 16+len(l.rest())/4)
	for l.at < len(l.text) && l.fault == ast.NoCode {
		l.element()
	}
}

func (l *moveLexing) element() {
	rest := l.rest()
	if l.trivia() {
		return
	}
	switch {
	case !l.ending.IsEmpty():
		l.unknown(len(l.tokens), l.at)
	case rest[0] == '(':
		l.variation()
	case rest[0] == ')':
		l.fail(1, ast.VariationClose)
	case rest[0] == '$' && digitRun(rest[1:]) > 0:
		l.emit(nagToken, 1+digitRun(rest[1:]))
	case l.result() || l.number():
	default:
		l.move()
	}
}

// trivia emits a comment or what parts the moves.
func (l *moveLexing) trivia() bool {
	if n := l.comment(); n > 0 {
		l.emit(commentToken, n)
		return true
	}
	if l.rest()[0] == '{' {
		l.fail(1, ast.CommentOpen)
		return true
	}
	n := 0
	for i, r := range l.rest() {
		if !isBreak(r) || l.pgn && r == ';' {
			break
		}
		n = i + utf8.RuneLen(r)
	}
	switch {
	case n == 0:
		return false
	case len(l.tokens) == 0: // the blanks before the first move are trimmed
		l.unknown(0, l.at)
	default:
		l.emit(breakToken, n)
	}
	return true
}

// comment returns the length of the comment that begins here: PGN standard 5
// and 6.
func (l *moveLexing) comment() int {
	rest := l.rest()
	switch {
	case rest[0] == '{':
		return strings.IndexByte(rest, '}') + 1
	case l.pgn && (rest[0] == ';' || rest[0] == '%' && l.startsLine(l.at)):
		if end := strings.IndexByte(rest, '\n'); end >= 0 {
			return end
		}
		return len(rest)
	}
	return 0
}

func (l *moveLexing) startsLine(at int) bool { return at == 0 || l.text[at-1] == '\n' }

// maxNesting is how deep variations may stand in variations.
const maxNesting = 64

// variation cuts a variation and those in it. Of what they hold only brackets
// and comments count.
func (l *moveLexing) variation() {
	first := len(l.tokens)
	depth := 0
	for l.at < len(l.text) {
		switch n := l.comment(); {
		case n > 0:
			l.emit(commentToken, n)
		case l.rest()[0] == '{':
			l.fail(1, ast.CommentOpen)
			return
		case l.rest()[0] == '(':
			if depth++; depth > maxNesting {
				l.fail(1, ast.MovesNested, maxNesting)
				return
			}
			l.emit(variationOpenToken, 1)
		case l.rest()[0] == ')':
			l.emit(variationCloseToken, 1)
			if depth--; depth == 0 {
				return
			}
		default:
			l.emit(asideToken, l.aside())
		}
	}
	l.at = int(l.tokens[first].span.Start)
	l.tokens = l.tokens[:first]
	l.fail(1, ast.VariationOpen)
}

// aside returns the length of what is neither bracket nor comment.
func (l *moveLexing) aside() int {
	for i := 1; i < len(l.rest()); i++ {
		switch b := l.rest()[i]; {
		case b == '(', b == ')', b == '{', l.pgn && (b == ';' || b == '%' && l.startsLine(l.at+i)):
			return i
		}
	}
	return len(l.rest())
}

// results are how the end of a game is written, and how PGN writes it (section
// 8.2.6). A hyphen stands for any dash.
var results = []struct{ written, canonical string }{
	{"1-0", "1-0"}, {"0-1", "0-1"}, {"1/2-1/2", "1/2-1/2"}, {"*", "*"},
	{"½-½", "1/2-1/2"}, {"0.5-0.5", "1/2-1/2"}, {"1:0", "1-0"}, {"0:1", "0-1"}, {"1/2:1/2", "1/2-1/2"}, {"½:½", "1/2-1/2"}, {"1/2", "1/2-1/2"}, {"½", "1/2-1/2"},
}

func (l *moveLexing) result() bool {
	for _, r := range results {
		if n := dashed(l.rest(), r.written); n > 0 && isBoundary(l.text[l.at+n:]) {
			l.emit(resultToken, n)
			l.ending = l.tokens[len(l.tokens)-1].span
			return true
		}
	}
	return false
}

// dashed returns the length of a pattern at the start of a text, where any
// dash will do for a hyphen; 0 where it is not there.
func dashed(text, pattern string) int {
	at := 0
	for _, want := range pattern {
		r, n := utf8.DecodeRuneInString(text[at:])
		if r != want && (want != '-' || !isDash(r)) {
			return 0
		}
		at += n
	}
	return at
}

// number emits a move number, or full stops without one. A number touches a
// move only with its full stop.
func (l *moveLexing) number() bool {
	rest := l.rest()
	digits := digitRun(rest)
	stops := dotRun(rest[digits:])
	switch {
	case stops == 0 && (digits == 0 || !isBoundary(rest[digits:])), castlingRun(rest) > 0, nullRun(rest) > 0:
		return false
	case digits == 0:
		if _, n := l.letterBefore(rest); n > 0 {
			return false // a full stop begins the names of Popeye's men
		}
	}
	if digits > 0 {
		l.emit(integerToken, digits)
	}
	if stops > 0 {
		l.emit(dotsToken, stops)
	}
	return true
}

func dotRun(text string) int { return len(text) - len(strings.TrimLeft(text, ".…")) }

// isBoundary reports whether a move may end before a text of a score.
func isBoundary(rest string) bool {
	r, _ := utf8.DecodeRuneInString(rest)
	return rest == "" || isBreak(r) || strings.ContainsRune("{()$", r)
}

// Result returns the result that a word says, as PGN writes it; false for another
// word.
func Result(word string) (string, bool) {
	for _, r := range results {
		if word != "" && dashed(word, r.written) == len(word) {
			return r.canonical, true
		}
	}
	return "", false
}
