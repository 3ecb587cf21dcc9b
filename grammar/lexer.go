package grammar

import (
	"errors"
	"io"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// definition tells Participle the names of the tokens. Texts are never lexed
// through it: a lexer needs the rules of a reader.
type definition struct{}

func (definition) Symbols() map[string]lexer.TokenType { return tokenNames() }

func (definition) Lex(string, io.Reader) (lexer.Lexer, error) {
	return nil, errors.New("grammar: parse with Parse")
}

// token is a token with the field that it belongs to.
type token struct {
	kind  lexer.TokenType
	field ast.Field
	span  ast.Span
}

// lexing is one run over a text.
type lexing struct {
	rules  *Rules
	text   string
	at     int
	end    int // where the margin after the record begins
	tokens []token
	spans  fieldSpans

	counted int  // fields of check counts
	coarse  bool // the ranks and the operations are a token each, for who reads them byte by byte
}

// fieldSpans are the bytes of each field from its first to its last token, blanks
// before it aside; empty where there is none.
type fieldSpans [ast.NumFields]ast.Span

// lex cuts a whole record into tokens.
func lex(rules *Rules, text string) lexing {
	l := lexing{rules: rules, text: text, end: len(text)}
	l.record()
	return l
}

func (l *lexing) record() {
	l.margins()
	switch {
	case l.rules.Layout == ast.FieldsLayout:
		l.fields()
	case l.rules.Layout == ast.HandLayout:
		l.sfen()
	case l.end-l.at > MaxField:
		l.emit(invalidToken, ast.PlacementField, l.end)
	case l.rules.Layout == ast.DiagramLayout:
		l.diagram()
	default:
		l.list()
	}
	l.endMargin()
}

func (l *lexing) emit(kind lexer.TokenType, field ast.Field, end int) {
	span := ast.Span{Start: int32(l.at), End: int32(end)}
	l.tokens = append(l.tokens, token{kind, field, span})
	l.at = end
	if kind == blankToken {
		return
	}
	if whole := &l.spans[field]; whole.IsEmpty() {
		*whole = span
	} else {
		whole.End = span.End
	}
}

// margins emits what stands before the record and finds where the record
// ends.
func (l *lexing) margins() {
	if strings.HasPrefix(l.text, ByteOrderMark) {
		l.emit(marginToken, ast.NoField, len(ByteOrderMark))
	}
	l.end = l.at + len(strings.TrimRight(l.text[l.at:], recordMargin))
	margin := " \t"
	if !l.rules.Layout.HasFields() { // a text of several lines
		margin = " \t\r\n"
	}
	if n := len(l.text[l.at:l.end]) - len(strings.TrimLeft(l.text[l.at:l.end], margin)); n > 0 {
		l.emit(marginToken, ast.NoField, l.at+n)
	}
}

// ByteOrderMark may stand before a record, and before a comment.
const ByteOrderMark = "\uFEFF"

// endMargin emits blanks, NUL bytes and CR after the record, each run a token.
// A margin of many runs is nobody's line end: the rest of it is one token.
func (l *lexing) endMargin() {
	l.at = l.end
	for range 8 {
		if l.at == len(l.text) {
			return
		}
		end := l.at + 1
		for end < len(l.text) && marginClass(l.text[end]) == marginClass(l.text[l.at]) {
			end++
		}
		l.emit(marginToken, ast.NoField, end)
	}
	if l.at < len(l.text) {
		l.emit(marginToken, ast.NoField, len(l.text))
	}
}

// marginClass tells CR and NUL from blanks; a stray line end is a blank.
func marginClass(b byte) byte {
	if b == '\t' || b == '\n' {
		return ' '
	}
	return b
}

func blankRun(text string) int {
	n := 0
	for n < len(text) && isBlank(text[n]) {
		n++
	}
	return n
}

func (l *lexing) fields() {
	if l.at == l.end || l.long(ast.PlacementField) {
		return
	}
	l.placement()
	for f := ast.TurnField; f <= ast.EnPassantField; f++ {
		if f == ast.CastlingField && l.isShort() {
			break
		}
		if l.skipsTo(f) || !l.blank(f) || l.long(f) {
			return
		}
		switch f {
		case ast.TurnField:
			l.color()
		case ast.CastlingField:
			l.castling()
		case ast.EnPassantField:
			l.enPassant()
		}
	}
	l.counters()
}

// isShort reports whether the counters come next, in a game that leaves out castling
// and en passant.
func (l *lexing) isShort() bool { return l.rules.game.Short && startsCount(l.text[l.at:l.end]) }

// startsCount reports whether a number comes after blanks.
func startsCount(text string) bool {
	n := blankRun(text)
	return n > 0 && n < len(text) && text[n]-'0' <= 9
}

// long emits a field that no board needs as one stray token, and ends the
// lexing there: its cells are not worth their memory.
func (l *lexing) long(f ast.Field) bool {
	stop := byte(' ')
	if f >= ast.EnPassantField {
		stop = ';'
	}
	end := l.word(stop)
	if end-l.at <= MaxField {
		return false
	}
	l.emit(invalidToken, f, end)
	return true
}

// MaxField is the longest of the six fields that is read, in bytes, and the
// longest diagram or piece list: more than a board of 16 by 16 squares takes in
// any letters.
const MaxField = 4096

// blank emits the blanks before a field; false at the end of the record.
func (l *lexing) blank(f ast.Field) bool {
	if l.at >= l.end {
		return false
	}
	if n := blankRun(l.text[l.at:l.end]); n > 0 {
		l.emit(blankToken, f, l.at+n)
	}
	return true
}

// word returns the end of the run that no blank interrupts, nor another byte.
func (l *lexing) word(stop byte) int {
	rest, n := l.text[l.at:l.end], 0
	for n < len(rest) && !isBlank(rest[n]) && rest[n] != stop {
		n++
	}
	return l.at + n
}

func digitRun[T bytestring](text T) int {
	n := 0
	for n < len(text) && text[n]-'0' <= 9 {
		n++
	}
	return n
}

func isDigits(text string) bool { return text != "" && digitRun(text) == len(text) }
