package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// LayoutOf tells how a text is laid out, by evidence that no FEN gives: a list
// has headings or squares, a diagram several lines, hyphens between ranks, or
// nothing between them. A text with slashes is FEN; whether it is a diagram in
// other letters, only they tell.
func (r *Rules) LayoutOf(text string) ast.Layout {
	text = strings.Trim(strings.TrimPrefix(text, ByteOrderMark), " \t\r\n\x00")
	switch {
	case isList(text):
		return ast.ListLayout
	case r.isDiagram(text):
		return ast.DiagramLayout
	}
	return ast.FieldsLayout
}

// isList looks for a heading, or for two halves of men with squares.
func isList(text string) bool {
	if len(text) > maxField || !beginsList(text) {
		return false
	}
	white, black := headingsIn(text)
	squares := 0
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return isSpace(c) || isMark(c) || c == ':' }) {
		if endsInSquare(word) {
			squares++
		} else if _, ok := heading(word); !ok && !(white && black) {
			return false
		}
	}
	return squares > 0 && (white || black || squares > 1 && partMark(text) != 0 && partMark(text) != '\n')
}

// beginsList reports whether the first word of a text is a heading, or a man
// with its square.
func beginsList(text string) bool {
	text = strings.TrimLeft(text, " \t\r\n")
	if _, ok := heading(text[:wordRun(text)]); ok {
		return true
	}
	end := strings.IndexFunc(text, func(c rune) bool { return isSpace(c) || isMark(c) })
	if end < 0 {
		end = len(text)
	}
	return endsInSquare(text[:end])
}

// endsInSquare reports whether a word is the name of a square with a few
// letters before it.
func endsInSquare(word string) bool {
	for at := range word {
		if n := squareRun(word[at:]); n > 0 && at+n == len(word) {
			return at <= 8
		}
	}
	return false
}

func (r *Rules) isDiagram(text string) bool {
	if len(text) > maxField {
		return false
	}
	if strings.Contains(text, "\n") {
		return true
	}
	if strings.Contains(text, "/") {
		return false
	}
	parts, squares := strings.FieldsFunc(text, isDash), 0
	for _, part := range parts {
		if !IsRank(part) {
			return false
		}
		squares += squaresIn(strings.TrimSpace(part))
	}
	if len(parts) == 1 {
		return r.isRunning(text)
	}
	board := int(r.geometry.Files) * int(r.geometry.Ranks)
	return len(parts) > 2 && squares >= 2*int(r.geometry.Files) && squares <= longestLetter*board
}

// isRunning reports whether a word counts off a board without separators: a
// short one the whole board, a long one most of it. A letter may have several
// runes.
func (r *Rules) isRunning(text string) bool {
	squares := squaresIn(text)
	board := int(r.geometry.Files) * int(r.geometry.Ranks)
	if len(text) <= int(r.geometry.Files) {
		return squares >= board && squares < board+len(text) && !isDigits(text)
	}
	return squares > board/2 && squares <= longestLetter*board
}

// longestLetter is how many runes a letter has at most (the Albanian Msh).
const longestLetter = 3

// IsRank reports whether a text can be a rank of a diagram: letters, counts and
// signs for neutral men, with nothing between them.
func IsRank(text string) bool {
	text = strings.TrimSpace(text)
	for _, c := range text {
		switch {
		case unicode.IsLetter(c), unicode.IsMark(c), c >= '0' && c <= '9', c == '=', c == '.', figurinesFrom <= c && c <= figurinesTo:
		default:
			return false
		}
	}
	return text != "" && len(text) <= maxField
}

const (
	figurinesFrom = '♔'
	figurinesTo   = '♟'
)

// MayGoOn reports whether a record of several lines may go on after a line: one
// that holds a single rank, that ends in a dash before the board is full, or
// that lists the men of one side. A line with a slash is none of them.
func (r *Rules) MayGoOn(line string) bool {
	if strings.IndexByte(line, '/') >= 0 || len(line) > maxField {
		return false
	}
	return r.IsSingleRank(line) || r.EndsInDash(line) || isListLine(line)
}

// IsSingleRank reports whether a line holds one rank, or one number for several
// empty ones.
func (r *Rules) IsSingleRank(line string) bool {
	line = strings.TrimSpace(line)
	if isDigits(line) {
		return r.isEmptyRanks(line)
	}
	// A letter may have several runes.
	return IsRank(line) && squaresIn(line) <= longestLetter*int(r.geometry.Files)
}

// isEmptyRanks reports whether a number, or the sum of its digits, stands for
// empty ranks.
func (r *Rules) isEmptyRanks(number string) bool {
	c := count{summable: true}
	c.number(number, int(r.geometry.Files))
	b := Builder{rules: r}
	_, code := b.Ranks(c)
	return code == ast.NoCode || code == ast.RanksMerged
}

// EndsInDash reports whether ranks with dashes after them do not fill the board
// and the last of them has a dash, too.
func (r *Rules) EndsInDash(text string) bool {
	text = strings.TrimRight(text, " \t\r\n")
	last, n := utf8.DecodeLastRuneInString(text)
	if isDash(last) && !strings.Contains(text, "/") {
		text = text[:len(text)-n]
		squares := 0
		for _, part := range strings.FieldsFunc(text, func(c rune) bool { return isDash(c) || c == '\n' }) {
			if part = strings.TrimSpace(part); part != "" && !IsRank(part) {
				return false
			}
			squares += squaresIn(part)
		}
		return squares > 0 && squares < int(r.geometry.Files)*int(r.geometry.Ranks)
	}
	return false
}

// isListLine reports whether a line holds men with squares under a heading.
func isListLine(line string) bool {
	if !isList(line) {
		return false
	}
	white, black := headingsIn(line)
	return white || black
}

// ListGoesOn reports whether a piece list whose lines so far are given goes on
// in the next one: Black's men are still to come, or more of them.
func ListGoesOn(lines, next string) bool {
	white, black := headingsIn(lines)
	nextWhite, nextBlack := headingsIn(next)
	switch {
	case white == black || !isList(lines) || !isList(lines+"\n"+next):
		return false
	}
	return white && nextBlack && !nextWhite || black && nextWhite && !nextBlack
}

// squaresIn counts the squares of a text in which every number is a decimal.
func squaresIn(text string) int {
	squares := 0
	for at := 0; at < len(text); {
		n := digitRun(text[at:])
		if n == 0 {
			n = strayLetter(text[at:])
			squares++
		} else {
			count, _ := Counter(text[at : at+n])
			squares += int(min(count, tooMany))
		}
		at += n
	}
	return squares
}

// Man is a man of a text and its place.
type Man struct {
	ast.Piece
	Span ast.Span
}

// Men returns the men of a text in the order in which they stand, and how many
// letters are none of the rules'.
func Men(rules *Rules, text string) (men []Man, strays int) {
	for _, t := range lex(rules, text) {
		switch {
		case t.kind == pieceToken:
			man, _ := rules.letters.Match(t.span.Of(text), &rules.roles)
			men = append(men, Man{man, t.span})
		case t.kind == invalidToken && t.field == ast.PlacementField && !isDigits(t.span.Of(text)):
			strays++
		}
	}
	return men, strays
}

// DiagramLetters returns a diagram without the fields of a FEN that may follow
// it, and without the names of men of problem chess.
func DiagramLetters(text string) string {
	if last := strings.LastIndexByte(text, '/') + 1; last > 0 {
		last += blankRun(text[last:])
		rank, _, _ := strings.Cut(text[last:], " ")
		text = text[:last] + rank
	}
	if !strings.ContainsAny(text, "0123456789") {
		return text // a full stop is an empty square
	}
	for at := strings.IndexByte(text, '.'); at >= 0; at = strings.IndexByte(text, '.') {
		text = text[:at] + text[at+strayLetter(text[at:]):]
	}
	return text
}

// ListLetters returns what stands before the squares of a piece list, headings
// aside.
func ListLetters(text string) string {
	var letters strings.Builder
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return isSpace(c) || isMark(c) || c == ':' }) {
		if _, ok := heading(word); ok {
			continue
		}
		if at := strings.LastIndexFunc(word, unicode.IsLetter); at >= 0 && squareRun(word[at:]) > 0 {
			word = word[:at]
		}
		letters.WriteString(word)
	}
	return letters.String()
}

// Headings returns the headings of a piece list, in lower case.
func Headings(text string) []string {
	var words []string
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		if _, ok := heading(word); ok {
			words = append(words, strings.ToLower(word))
		}
	}
	return words
}
