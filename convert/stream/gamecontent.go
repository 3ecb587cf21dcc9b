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
	inBraces          bool   // in a comment that goes on
	inRest            bool   // in a comment to the end of the line
	hasEnded          bool   // its last word is a result
	depth             int    // of variations that go on
	tail              string // the word that a piece of a line breaks off in
}

// isGame reports whether the lines are to be played, or refused: they are more
// than comments.
func (c *content) isGame() bool { return c.hasTags || c.hasMoves || c.inBraces }

// endsBefore reports whether a line begins another game.
func (c *content) endsBefore(line string, afterBlank bool) bool {
	switch {
	case c.inBraces:
		return afterBlank && startsTags(line)
	case startsTags(line):
		return c.hasMoves || c.hasTags && afterBlank && tagName(line) == "Event"
	case !c.hasMoves || c.depth > 0:
		return false
	}
	line = afterComments(line)
	number := moveNumber(line)
	switch {
	case !c.hasEnded:
		return number == "1" && !c.hasTags
	case !afterBlank:
		return number != ""
	}
	return line != "" && strings.IndexByte(";%{", line[0]) < 0
}

// afterComments returns what a line has after the comments that it begins with,
// without blanks.
func afterComments(line string) string {
	for {
		line = strings.TrimFunc(line, isBlank)
		end := strings.IndexByte(line, '}')
		if end < 0 || line[0] != '{' {
			return line
		}
		line = line[end+1:]
	}
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
		c.tail = ""
		c.inRest = !c.inBraces && strings.HasPrefix(strings.TrimLeft(piece, grammar.ByteOrderMark), "%")
		for !c.inBraces && !c.hasMoves && tagName(piece) != "" {
			c.hasTags = true
			_, after, ok := strings.Cut(piece, `"]`)
			if !ok {
				return
			}
			piece = after
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
			c.depth = max(c.depth+strings.Count(rest[:n], "(")-strings.Count(rest[:n], ")"), 0)
			if word := lastWord(c.tail + rest[:n]); word != "" {
				last = word
			}
			c.tail = ""
			if at += n; at < len(piece) {
				c.inBraces, c.inRest = piece[at] == '{', piece[at] == ';'
				at++
			} else {
				c.tail = wordAtEnd(piece)
			}
		}
	}
	if last != "" {
		c.hasMoves = true
		_, isResult := grammar.Result(last)
		c.hasEnded = isResult && c.depth == 0
	}
}

// wordAtEnd returns the word that goes on in the next piece of a line.
func wordAtEnd(piece string) string {
	const longest = 64 // and no result
	r, _ := utf8.DecodeLastRuneInString(piece)
	if word := lastWord(piece); !isBlank(r) && len(word) <= longest {
		return word
	}
	return ""
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
// joined have marks of the byte order within, and files of DOS its end of file.
func isBlank(r rune) bool { return unicode.IsSpace(r) || r == '\uFEFF' || r == '\x1a' }

// afterByte returns the offset after a byte, or the length of the text.
func afterByte(text string, b byte) int {
	if i := strings.IndexByte(text, b); i >= 0 {
		return i + 1
	}
	return len(text)
}

// startsTags reports whether a line begins the tag pairs of a game: a name after
// the bracket, and a text. In the middle of a game there are brackets without.
func startsTags(line string) bool {
	name := tagName(line)
	return name == "Event" || name != "" && strings.Contains(line, `"`)
}

// tagName returns the name of a tag pair, with which a line begins; empty where
// there is none, or nothing after it.
func tagName(line string) string {
	line, ok := strings.CutPrefix(strings.TrimLeft(line, " \t"+grammar.ByteOrderMark), "[")
	line = strings.TrimLeft(line, " \t")
	end := strings.IndexAny(line, " \t\"")
	if !ok || end < 1 || (line[0]|0x20 < 'a' || line[0]|0x20 > 'z') {
		return ""
	}
	return line[:end]
}
