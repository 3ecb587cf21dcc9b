package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// move cuts one move with its suffixes, as far as they reach.
func (l *moveLexing) move() {
	first, at := len(l.tokens), l.at
	l.body()
	if len(l.tokens) > first {
		l.suffixes()
	}
	if len(l.tokens) == first || !isBoundary(l.rest()) {
		l.unknown(first, at)
		return
	}
	l.parts = append(l.parts, part{start: first, end: len(l.tokens)})
}

// body cuts a move without its suffixes. It goes on as long as the text may be
// of a move; whether it is one the grammar says.
func (l *moveLexing) body() {
	if n := nullRun(l.rest()); n > 0 {
		l.emit(nullToken, n)
		return
	}
	if n := castlingRun(l.rest()); n > 0 {
		l.castling(l.at + n)
		return
	}
	first := len(l.tokens)
	if _, n := l.letterBefore(l.rest()); n > 0 {
		l.emit(pieceToken, n)
	}
	if strings.HasPrefix(l.rest(), "@") {
		l.emit(atToken, 1)
	}
	for l.place(first) {
	}
	l.promotion(first)
	l.classify(first)
}

// classify tells the square that a move goes to from where it comes from, and a
// sign of capture between them from one after them.
func (l *moveLexing) classify(first int) {
	tokens := l.tokens[first:]
	to := -1
	for i, t := range tokens {
		if t.kind == squareToken || t.kind == fileToken {
			to = i
		}
	}
	isPiece := len(tokens) > 0 && tokens[0].kind == pieceToken
	for i := range tokens {
		switch kind := tokens[i].kind; {
		case i < to && (kind == squareToken || kind == fileToken && isPiece):
			tokens[i].kind = originToken
		case i > to && kind == markToken && captureRun(tokens[i].span.Of(l.text)) > 0:
			tokens[i].kind = takenToken
		}
	}
}

// letterBefore reads the longest piece letter after which a move goes on: in
// Bengali Gh1 is the bishop G, and Gha1 the knight Gh.
func (l *moveLexing) letterBefore(text string) (role ast.Role, length int) {
	return l.letter(text, func(rest string) bool {
		rest = rest[blanks(rest):]
		if strings.HasPrefix(rest, "@") || fileRun(rest) > 0 {
			return true
		}
		if n := captureRun(rest); n > 0 {
			rest = rest[n:]
			return fileRun(rest[blanks(rest):]) > 0
		}
		if rankRun(rest) > 0 {
			return fileRun(rest[1:]) > 0 || captureRun(rest[1:]) > 0 || hyphenRun(rest[1:]) > 0
		}
		return false
	})
}

// letter reads the longest piece letter that goes before a text. The letters
// of moves are those of White, whoever moves; of signs that tell the colours
// apart themselves, those of Black, too.
func (l *moveLexing) letter(text string, goesBefore func(string) bool) (role ast.Role, length int) {
	for i := range l.letters.Men {
		m := &l.letters.Men[i]
		if m.Role > ast.King {
			continue // of another game
		}
		spellings := [...]string{m.White, m.Black}
		if !isFigurine(m.Black) {
			spellings[1] = ""
		}
		for _, s := range spellings {
			if len(s) > length && strings.HasPrefix(text, s) && goesBefore(text[len(s):]) {
				role, length = m.Role, len(s)
			}
		}
	}
	return role, length
}

func isFigurine(spelling string) bool {
	r, _ := utf8.DecodeRuneInString(spelling)
	return r >= utf8.RuneSelf && unicode.IsSymbol(r)
}

// place emits a square, a file, a rank or what stands between two of them.
// Where nothing of the move follows, it is false.
func (l *moveLexing) place(first int) bool {
	rest := l.rest()
	last := l.last(first)
	if last != noToken && suffixAt(rest) != nil || l.isSmall(first, rest) {
		return false
	}
	file := fileRun(rest)
	if file > 0 && last == fileToken && l.tokens[first].kind == fileToken {
		if len(l.tokens) > first+1 || !areNeighbours(l.tokens[first].span.Of(l.text), rest) {
			return false
		}
	}
	switch {
	case file > 0 && rankRun(rest[file:]) > 0:
		l.emit(squareToken, file+1)
	case file > 0:
		l.emit(fileToken, file)
	case rankRun(rest) > 0 && last == pieceToken:
		l.emit(originToken, 1)
	case captureRun(rest) > 0:
		l.emit(markToken, captureRun(rest))
	case hyphenRun(rest) > 0 && l.mayHyphen(first):
		l.emit(markToken, hyphenRun(rest))
	default:
		return l.gap(first)
	}
	return true
}

// mayHyphen reports whether a hyphen may come next: after a square, and of a
// piece after any origin.
func (l *moveLexing) mayHyphen(first int) bool {
	switch l.last(first) {
	case squareToken:
		return true
	case fileToken, originToken:
		return l.tokens[first].kind == pieceToken
	case gapToken:
		return true // it stands between a square and a mark
	}
	return false
}

const noToken lexer.TokenType = 0

// last returns the kind of the last token of a move.
func (l *moveLexing) last(first int) lexer.TokenType {
	if len(l.tokens) == first {
		return noToken
	}
	return l.tokens[len(l.tokens)-1].kind
}

// gap emits blanks where what stands before or after them cannot end or begin
// a move.
func (l *moveLexing) gap(first int) bool {
	n := blanks(l.rest())
	if n == 0 || len(l.tokens) == first {
		return false
	}
	next := l.rest()[n:]
	open := false
	switch l.last(first) {
	case pieceToken, atToken:
		open = true
	case markToken: // in "Qe5: d4" the move has ended
		before := len(l.tokens) - 2
		mark := l.tokens[before+1].span.Of(l.text)
		isOpen := hyphenRun(mark) > 0 || before < first || l.tokens[before].kind != squareToken
		open = isOpen && fileRun(next) > 0
	case squareToken, fileToken, originToken:
		mark := max(captureRun(next), hyphenRun(next))
		open = mark > 0 && fileRun(next[mark+blanks(next[mark:]):]) > 0
	}
	if open {
		l.emit(gapToken, n)
	}
	return open
}

// fileRun returns the length of the letter of a file, or of one of the Cyrillic
// letters that look like it.
func fileRun(text string) int {
	_, n := fileOf(text)
	return n
}

// fileOf reads the file at the start of a text, 1 for the a-file, and its length:
// a letter a to h, or a Cyrillic one that looks like it.
func fileOf(text string) (file uint8, length int) {
	switch r, n := utf8.DecodeRuneInString(text); {
	case r >= 'a' && r <= 'h':
		return uint8(r-'a') + 1, n
	case r == 'а':
		return 1, n
	case r == 'с':
		return 3, n
	case r == 'е':
		return 5, n
	}
	return 0, 0
}

func rankRun(text string) int {
	if text != "" && text[0] >= '1' && text[0] <= '8' {
		return 1
	}
	return 0
}

// captureRun returns the length of a sign of capture. The Cyrillic х is one
// where all letters are.
func captureRun(text string) int {
	switch r, n := utf8.DecodeRuneInString(text); r {
	case 'x', ':', '×', 'х':
		return n
	}
	return 0
}

func hyphenRun(text string) int {
	if r, n := utf8.DecodeRuneInString(text); isDash(r) {
		return n
	}
	return 0
}

// areNeighbours reports whether two texts begin with files side by side, as of
// a pawn's capture without its sign: cd is one, ch is the sign of check, and cf3
// is a knight in Portuguese.
func areNeighbours(a, b string) bool {
	from, to := placeOf(a[:fileRun(a)]), placeOf(b[:fileRun(b)])
	return from.File+1 == to.File || to.File+1 == from.File
}
