package grammar

import (
	"iter"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// listWords returns the words of a piece list: what blanks and marks part, without
// the number of men after a heading.
func listWords(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		isHeaded := false
		for word := range strings.FieldsFuncSeq(strings.TrimPrefix(text, ByteOrderMark), isGap) {
			if isHeaded && isDigits(word) {
				isHeaded = false
				continue
			}
			if !yield(word) {
				return
			}
			_, isHeaded = heading(word)
		}
	}
}

// isGap reports whether a character parts words.
func isGap(c rune) bool {
	if c < utf8.RuneSelf && isAlphanumeric(byte(c)) { // as most are
		return false
	}
	return isSpace(c) || isMark(c) || c == ':'
}

// isMark knows what may stand between men, beside a part: it means nothing.
func isMark(c rune) bool { return strings.ContainsRune(`,;/|.[]()"+`, c) || isDash(c) }

// isList looks for headings, for one with a colon, or for two halves of men with
// squares.
func isList(text string) bool {
	if !beginsList(text) {
		return false
	}
	if hasColon(text) {
		return true
	}
	var headed [2]bool
	squares, others := 0, 0
	for word := range listWords(text) {
		if endsInSquare(word) {
			squares++
		} else if c, ok := heading(word); ok {
			headed[c] = true
		} else {
			others++
		}
	}
	if isHeaded := headed[ast.White] && headed[ast.Black]; isHeaded || others > 0 {
		return isHeaded
	}
	part := partMark(text)
	return squares > 0 && (headed[ast.White] || headed[ast.Black] || squares > 1 && part != 0 && part != '\n')
}

// beginsList reports whether the first word of a text is a heading, or a man
// with its square: most texts are no lists, and end here.
func beginsList(text string) bool {
	text = afterMargin(text)
	if _, ok := heading(text[:wordRun(text)]); ok {
		return true
	}
	if end := strings.IndexFunc(text, func(c rune) bool { return isSpace(c) || isMark(c) }); end >= 0 {
		text = text[:end]
	}
	return endsInSquare(text)
}

// hasColon reports whether a text begins with a heading and its colon, and names a
// square. Whatever is wrong with the rest, but for the ranks of a board, it is a list.
func hasColon(text string) bool {
	text = afterMargin(text)
	n := wordRun(text)
	if _, ok := heading(text[:n]); !ok {
		return false
	}
	text = strings.TrimLeftFunc(text[n:], isSpace)
	text = strings.TrimLeftFunc(text[totalRun(text):], isSpace)
	if colonRun(text) == 0 {
		return false
	}
	for word := range strings.FieldsFuncSeq(text, func(c rune) bool { return isGap(c) && c != '/' }) {
		if strings.Contains(word, "/") {
			return false
		}
		if endsInSquare(word) {
			return true
		}
	}
	return false
}

// endsInSquare reports whether a word is the name of a square with the letters
// of a man before it.
func endsInSquare(word string) bool {
	const longest = 8 // in bytes: longer than the letters of any man
	for at := range word {
		if n := squareRun(word[at:]); n > 0 && at+n == len(word) {
			return at <= longest
		}
	}
	return false
}

// isOpenList reports whether a line is men with squares, with headings or
// without, and the next one may have more of them.
func isOpenList(line string) bool { return beginsList(line) && isListPart(line) }

// isListPart reports whether a text is men with squares and headings, and
// nothing else, or begins as only a list does. A letter may stand apart from its
// square.
func isListPart(text string) bool {
	if hasColon(text) {
		return true
	}
	words, isApart := 0, false
	for word := range listWords(text) {
		words++
		if endsInSquare(word) {
			isApart = false
			continue
		}
		if isApart {
			return false
		}
		if _, ok := heading(word); !ok {
			if isApart = isLetterAlone(word); !isApart {
				return false
			}
		}
	}
	return words > 0 && !isApart
}

// isLetterAlone reports whether a word can be the letters of one man.
func isLetterAlone(word string) bool {
	return utf8.RuneCountInString(word) <= longestLetter && strings.IndexFunc(word, isNoManLetter) < 0
}

func isNoManLetter(c rune) bool { return !IsManLetter(c) }

func endsInComma(text string) bool {
	text = strings.TrimRightFunc(text, isSpace)
	return strings.HasSuffix(text, ",") || strings.HasSuffix(text, ";")
}

// ListGoesOn reports whether a piece list, of which some lines are given, goes
// on in the next one: with the men of the other side, or with more of the same.
func ListGoesOn(lines, next string) bool {
	white, black := headingsIn(lines)
	if !white && !black || !isListPart(lines) || !isListPart(next) {
		return false
	}
	nextWhite, nextBlack := headingsIn(next)
	if nextWhite && white || nextBlack && black {
		return false // another list
	}
	return white != black || endsInComma(lines) || !nextWhite && !nextBlack && partMark(next) == 0
}

// listLetters returns what stands before the squares of a piece list, headings
// aside.
func listLetters(text string) string {
	var letters strings.Builder
	for word := range listWords(text) {
		if _, ok := heading(word); ok {
			continue
		}
		if at := strings.LastIndexFunc(word, unicode.IsLetter); at >= 0 && isInPlace(word[at:]) {
			word = word[:at]
		}
		letters.WriteString(word)
	}
	return letters.String()
}

// isInPlace reports whether a letter and what follows it stand in the place of a
// square.
func isInPlace(text string) bool {
	man, end := strayRun(text, wordRun(text))
	return man < end
}

// Headings returns the headings of a piece list, in lower case.
func Headings(text string) []string {
	var words []string
	for word := range listWords(text) {
		if _, ok := heading(word); ok {
			words = append(words, strings.ToLower(word))
		}
	}
	return words
}

// headingsIn tells which sides have a heading.
func headingsIn(text string) (white, black bool) {
	for word := range listWords(text) {
		if c, ok := heading(word); ok {
			white, black = white || c == ast.White, black || c == ast.Black
		}
	}
	return white, black
}

// heading reads the word over one half of a list, in any language.
func heading(word string) (ast.Color, bool) {
	if word == "" || word[len(word)-1]-'0' <= 9 { // as most are not
		return ast.White, false
	}
	c, ok := headings()[strings.ToLower(word)]
	return c, ok
}

var headings = sync.OnceValue(func() map[string]ast.Color {
	all := map[string]ast.Color{}
	for _, l := range ast.Languages() {
		for _, pair := range l.Headings {
			for c, word := range pair {
				all[strings.ToLower(word)] = ast.Color(c)
			}
		}
	}
	return all
})
