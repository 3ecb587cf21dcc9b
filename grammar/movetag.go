package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// tagSection cuts the tag pairs before the moves of a game, and what stands
// between them.
func (l *moveLexing) tagSection() {
	for l.at < len(l.text) && l.fault == ast.NoCode {
		switch {
		case l.rest()[0] == '[':
			l.tagPair()
		case !l.trivia():
			return
		}
	}
}

// tagPair cuts one tag pair: PGN standard 8.1.1. Blanks between its parts are
// free.
func (l *moveLexing) tagPair() {
	first, at := len(l.tokens), l.at
	l.emit(tagOpenToken, 1)
	l.gapRun()
	name := nameRun(l.rest())
	if name > 0 {
		l.emit(nameToken, name)
		l.gapRun()
	}
	value := stringRun(l.rest())
	if value > 0 {
		l.emit(stringToken, value)
		l.gapRun()
	}
	if name == 0 || value == 0 || !strings.HasPrefix(l.rest(), "]") {
		l.tokens, l.at = l.tokens[:first], at
		l.noTagPair()
		return
	}
	l.emit(tagCloseToken, 1)
	l.parts = append(l.parts, part{isTag: true, start: first, end: len(l.tokens)})
}

// noTagPair passes over a line that is to be a tag pair and is none. One that may
// tell the position ends the game: what follows depends on it.
func (l *moveLexing) noTagPair() {
	line, _, _ := strings.Cut(l.rest(), "\n")
	line = strings.TrimRight(line, " \t\r")
	name := strings.TrimLeft(line, "[ \t")
	switch name = name[:nameRun(name)]; {
	case strings.EqualFold(name, "FEN"), strings.EqualFold(name, "SetUp"), strings.EqualFold(name, "Variant"):
		l.fail(len(line), ast.TagMalformed, line)
	default:
		l.malformed = append(l.malformed, ast.Span{Start: int32(l.at), End: int32(l.at + len(line))})
		l.emit(commentToken, len(line))
	}
}

// nameRun returns the length of a symbol token: PGN standard 7.
func nameRun(text string) int {
	i := 0
	for i < len(text) && (text[i]|0x20 >= 'a' && text[i]|0x20 <= 'z' || text[i] >= '0' && text[i] <= '9' ||
		strings.IndexByte("_+#=:-", text[i]) >= 0) {
		i++
	}
	return i
}

// stringRun returns the length of a text in quotation marks on one line, 0
// where there is none.
func stringRun(text string) int {
	if !strings.HasPrefix(text, `"`) {
		return 0
	}
	for i := 1; i < len(text) && text[i] != '\n'; i++ {
		switch text[i] {
		case '"':
			return i + 1
		case '\\':
			i++
		}
	}
	return 0
}

// unescape reads \" and \\ ; other backslashes stand for themselves.
var unescape = strings.NewReplacer(`\\`, `\`, `\"`, `"`)
