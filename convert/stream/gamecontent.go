package stream

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/forsyth-notation/forsyth/grammar"
)

// content is what the lines of a game hold so far.
type content struct {
	hasTags, hasMoves bool
	inBraces          bool // in a comment that goes on
	inRest            bool // in a comment to the end of the line
	hasEnded          bool // its last word is a result
	depth             int  // of variations that go on
}

// isGame reports whether the lines are to be played, or refused: they are more
// than comments.
func (c *content) isGame() bool { return c.hasTags || c.hasMoves || c.inBraces }

// endsBefore reports whether a line begins another game.
func (c *content) endsBefore(line string, afterBlank bool) bool {
	switch {
	case c.inBraces:
		return afterBlank && isTag(line)
	case isTag(line):
		return c.hasMoves || c.hasTags && afterBlank && strings.HasPrefix(tagName(line), "Event")
	case c.hasEnded && !afterBlank:
		return moveNumber(line) != ""
	case !c.hasEnded:
		return c.hasMoves && c.depth == 0 && afterBlank && moveNumber(line) == "1"
	}
	line = strings.TrimFunc(line, isBlank)
	return line != "" && strings.IndexByte(";%{", line[0]) < 0
}

// moveNumber returns the number of a move of White that begins a line, empty
// where none does.
func moveNumber(line string) string {
	line = strings.TrimLeft(line, " \t")
	after := strings.TrimLeft(line, "0123456789")
	move, ok := strings.CutPrefix(after, ".")
	move = strings.TrimLeft(move, " \t")
	if !ok || strings.HasPrefix(move, ".") || strings.HasPrefix(move, "…") {
		return ""
	}
	return line[:len(line)-len(after)]
}

// read takes a line, or a piece of one, into account.
func (c *content) read(piece string, startsLine bool) {
	if startsLine {
		piece = strings.TrimLeft(piece, grammar.ByteOrderMark)
		c.inRest = !c.inBraces && strings.HasPrefix(piece, "%")
		if !c.inBraces && isTag(piece) {
			c.hasTags = true
			return
		}
	}
	var last string // the last word outside comments
	for at := 0; at < len(piece); {
		rest := piece[at:]
		switch {
		case c.inRest:
			at = len(piece)
		case c.inBraces:
			at += afterByte(rest, '}')
			c.inBraces = piece[at-1] != '}'
		default:
			n := strings.IndexAny(rest, "{;")
			if n < 0 {
				n = len(rest)
			}
			if word := lastWord(rest[:n]); word != "" {
				last = word
			}
			c.depth = max(c.depth+strings.Count(rest[:n], "(")-strings.Count(rest[:n], ")"), 0)
			if at += n; at < len(piece) {
				c.inBraces, c.inRest = piece[at] == '{', piece[at] == ';'
				at++
			}
		}
	}
	if last != "" {
		c.hasMoves = true
		_, isResult := grammar.Result(last)
		c.hasEnded = isResult && c.depth == 0
	}
}

func lastWord(text string) string {
	text = strings.TrimRightFunc(text, isBlank)
	at := strings.LastIndexFunc(text, isBlank)
	if at < 0 {
		return text
	}
	_, n := utf8.DecodeRuneInString(text[at:])
	return text[at+n:]
}

// isBlank reports whether a rune stands around games and words. Files that were
// joined have marks of the byte order within.
func isBlank(r rune) bool { return unicode.IsSpace(r) || r == '\uFEFF' }

// afterByte returns the offset after a byte, or the length of the text.
func afterByte(text string, b byte) int {
	if i := strings.IndexByte(text, b); i >= 0 {
		return i + 1
	}
	return len(text)
}

// isTag reports whether a line is to be a tag pair: a name after the bracket,
// and a value.
func isTag(line string) bool {
	name := tagName(line)
	return name != "" && strings.IndexAny(name, " \t\"") > 0
}

// tagName returns what follows the bracket of a tag pair if that is a letter.
func tagName(line string) string {
	line = strings.TrimLeft(line, " \t"+grammar.ByteOrderMark)
	name, ok := strings.CutPrefix(line, "[")
	name = strings.TrimLeft(name, " \t")
	if !ok || name == "" || (name[0]|0x20 < 'a' || name[0]|0x20 > 'z') {
		return ""
	}
	return name
}
