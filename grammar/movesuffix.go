package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// promotion emits what a pawn becomes: =D, D, (D), /D, or the small letters of
// UCI after two squares.
func (l *moveLexing) promotion(first int) {
	rest := l.rest()
	last := l.last(first)
	isFiles := last == fileToken && len(l.tokens) > first+1
	if last != squareToken && last != markToken && !isFiles || rest == "" {
		return
	}
	if l.isSmall(first, rest) {
		l.emit(promotionToken, 1)
		return
	}
	blank := blanks(rest)
	mark := 0
	switch {
	case strings.HasPrefix(rest[blank:], "="):
		mark = blank + 1 + blanks(rest[blank+1:])
	case rest[0] == '(', rest[0] == '/':
		mark = 1
	}
	if small := rest[mark:]; mark > 0 && rest[blank] == '=' && small != "" && smallRoles[small[:1]] != ast.NoRole && endsBody(small[1:]) {
		l.gapRun()
		l.emit(promotionToken, mark-blank+1)
		return
	}
	bracket := rest[0] == '('
	_, n := l.letter(rest[mark:], func(after string) bool {
		return bracket == strings.HasPrefix(after, ")") && fileRun(after) == 0
	})
	if n == 0 {
		return
	}
	if mark > 0 {
		l.gapRun()
		mark -= blank
	}
	if bracket {
		n++
	}
	l.emit(promotionToken, mark+n)
}

func (l *moveLexing) gapRun() {
	if n := blanks(l.rest()); n > 0 {
		l.emit(gapToken, n)
	}
}

// isSmall reports whether a text begins with the man of a promotion as UCI
// writes it: nothing else of the word follows, and two squares go before.
func (l *moveLexing) isSmall(first int, rest string) bool {
	if rest == "" || smallRoles[rest[:1]] == ast.NoRole || first == len(l.tokens) || l.tokens[first].kind != squareToken {
		return false
	}
	squares := 0
	for _, t := range l.tokens[first:] {
		if t.kind == squareToken {
			squares++
		}
	}
	r, _ := utf8.DecodeRuneInString(rest[1:])
	return squares == 2 && !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// suffix is a word after a move.
type suffix struct {
	word      string
	sign      ast.MoveSign
	enPassant bool
}

// drawOffer is FIDE's sign for it: Laws of Chess, appendix C.
const drawOffer = "(=)"

// suffixes are the words after a move, longer ones before those that they begin
// with.
var suffixes = []suffix{
	{word: drawOffer},
	{word: "e.p.", enPassant: true}, {word: "e. p.", enPassant: true}, {word: "e.p", enPassant: true},
	{word: "ep.", enPassant: true}, {word: "ep", enPassant: true},
	{word: "desc.", sign: ast.CheckSign}, {word: "desc", sign: ast.CheckSign},
	{word: "dupl.", sign: ast.CheckSign}, {word: "dupl", sign: ast.CheckSign},
	{word: "dis. ch.", sign: ast.CheckSign}, {word: "dis ch.", sign: ast.CheckSign}, {word: "dis. ch", sign: ast.CheckSign},
	{word: "dis ch", sign: ast.CheckSign}, {word: "dbl. ch.", sign: ast.CheckSign}, {word: "dbl ch.", sign: ast.CheckSign},
	{word: "dbl. ch", sign: ast.CheckSign}, {word: "dbl ch", sign: ast.CheckSign},
	{word: "sch.", sign: ast.CheckSign}, {word: "sch", sign: ast.CheckSign},
	{word: "ch.", sign: ast.CheckSign}, {word: "ch", sign: ast.CheckSign},
	{word: "xeque-mate", sign: ast.MateSign}, {word: "xeque", sign: ast.CheckSign},
	{word: "jaque mate", sign: ast.MateSign}, {word: "jaque", sign: ast.CheckSign}, {word: "schach", sign: ast.CheckSign},
	{word: "mate", sign: ast.MateSign}, {word: "matt", sign: ast.MateSign}, {word: "mat", sign: ast.MateSign},
}

// suffixStarts are the bytes with which suffixes begin.
var suffixStarts = func() (starts [256]bool) {
	for i := range suffixes {
		starts[suffixes[i].word[0]] = true
	}
	return starts
}()

// suffixAt returns the word that a text begins with, nil where there is none.
func suffixAt(text string) *suffix {
	if text == "" || !suffixStarts[text[0]] {
		return nil
	}
	for i := range suffixes {
		s := &suffixes[i]
		if !strings.HasPrefix(text, s.word) {
			continue
		}
		r, _ := utf8.DecodeRuneInString(text[len(s.word):])
		if s.word == drawOffer || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return s
		}
	}
	return nil
}

// suffixes emits signs, words and judgements after a move; blanks before them
// are free.
func (l *moveLexing) suffixes() {
	for {
		n := blanks(l.rest())
		rest := l.rest()[n:]
		length := suffixRun(rest)
		if length == 0 {
			return
		}
		if n > 0 && !endsBody(rest[length:]) {
			return
		}
		if n > 0 {
			l.emit(gapToken, n)
		}
		l.emit(suffixToken, length)
	}
}

// suffixRun returns the length of a sign, a judgement or a word after a move.
func suffixRun(text string) int {
	if n := evaluationRun(text); n > 0 {
		return n
	}
	if n := max(signRun(text), glyphRun(text)); n > 0 {
		return n
	}
	if s := suffixAt(text); s != nil {
		return len(s.word)
	}
	return 0
}

// signs are the signs of check and mate, longer ones first.
var signs = []struct {
	text string
	sign ast.MoveSign
}{
	{"++", ast.DoubleSign}, {"+", ast.CheckSign}, {"#", ast.MateSign}, {"†", ast.CheckSign}, {"‡", ast.MateSign},
}

// signRun returns the length of a sign of check or mate.
func signRun(text string) int {
	for i := range signs {
		if strings.HasPrefix(text, signs[i].text) {
			return len(signs[i].text)
		}
	}
	return 0
}

// signOf returns what a suffix says as a sign of check or mate.
func signOf(suffix string) ast.MoveSign {
	for i := range signs {
		if signs[i].text == suffix {
			return signs[i].sign
		}
	}
	return ast.NoSign
}

// isSign reports whether a suffix is a sign of check or mate.
func isSign(suffix string) bool { return signRun(suffix) > 0 && evaluationRun(suffix) == 0 }

// evaluations are signs for who stands better, after which a move ends: those of
// the Informator, and how they are typed.
var evaluations = []string{"+/-", "-/+", "+/=", "=/+", "+-", "-+", "+=", "=+", "±", "∓", "⩲", "⩱", "∞", "□", "⇄", "="}

// evaluationRun returns the length of an evaluation.
func evaluationRun(text string) int {
	for _, e := range evaluations {
		if n := dashed(text, e); n > 0 && isBoundary(text[n:]) {
			return n
		}
	}
	return 0
}

// glyphRun returns the length of a judgement: PGN standard 8.2.3.8.
func glyphRun(text string) int { return len(text) - len(strings.TrimLeft(text, "!?‼⁇⁈⁉")) }
