package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// counters lexes the two counters, the check counts before or after them, and
// what may follow the fields.
func (l *lexing) counters() {
	for l.checks() {
	}
	for f := ast.HalfmoveField; f <= ast.FullmoveField && l.at < l.end; f++ {
		if f == ast.FullmoveField && l.checks() {
			break
		}
		if l.tail(f) {
			return
		}
		if l.blank(f); l.long(f) {
			return
		}
		end := l.word(';')
		switch word := l.text[l.at:end]; {
		case isDigits(word):
			l.emit(integerToken, f, end)
		case word == "-":
			l.emit(counterDashToken, f, end)
		default:
			l.emit(invalidToken, f, end)
		}
	}
	for l.checks() {
	}
	if l.at < l.end && !l.tail(ast.OperationsField) {
		l.blank(ast.OperationsField)
		l.emit(invalidToken, ast.OperationsField, l.end)
	}
}

// checks emits check counts with the blanks before them, if they come next; a
// third time they are nobody's.
func (l *lexing) checks() bool {
	start := l.at + blankRun(l.text[l.at:l.end])
	if start == l.at || start == l.end || l.counted == 2 {
		return false
	}
	end := start + wordEnd(l.text[start:l.end])
	if _, ok := cutChecks(l.text[start:end]); !ok || end-start > MaxField {
		return false
	}
	l.counted++
	l.emit(blankToken, ast.ChecksField, start)
	l.emit(checksToken, ast.ChecksField, end)
	return true
}

// wordEnd returns the length of the field at the start of a text that operations
// may follow.
func wordEnd[T bytestring](text T) int {
	n := 0
	for n < len(text) && !isBlank(text[n]) && text[n] != ';' {
		n++
	}
	return n
}

// tail emits what may follow the fields, if it is that and not the field f.
func (l *lexing) tail(f ast.Field) bool {
	rest := strings.TrimLeft(l.text[l.at:l.end], " \t")
	switch {
	case isSemicolons(rest):
		l.emit(terminatorToken, ast.OperationsField, l.end)
	case rest == "moves":
		l.emit(movesToken, ast.OperationsField, l.end)
	case f == ast.HalfmoveField && isExtraDash(rest):
		dash := l.end - len(rest) + 1
		l.emit(extraDashToken, ast.OperationsField, dash)
		return l.at < l.end && l.tail(ast.OperationsField) || l.at == l.end
	case l.rules.isOperations(rest):
		l.end = operationsEnd(l.text)
		l.operations()
	default:
		return false
	}
	return true
}

// isSemicolons reports whether a text is semicolons with nothing between them.
func isSemicolons(text string) bool {
	return text != "" && text[0] == ';' && strings.Trim(text, "; \t") == ""
}

// isExtraDash reports whether a dash after the en passant field stands for no
// counter: no number and no other dash follows it.
func isExtraDash(rest string) bool {
	if rest == "" || rest[0] != '-' || len(rest) > 1 && rest[1] != ' ' && rest[1] != '\t' {
		return false
	}
	next := strings.TrimLeft(rest[1:], " \t")
	return next == "" || next[0] != '-' && (next[0] < '0' || next[0] > '9')
}

// isOperations reports whether the rest of a record is EPD operations: by a
// semicolon, by an opcode that the standards know, or because the dialect has
// nothing else there.
func (r *Rules) isOperations(rest string) bool {
	if rest == "" || NeedsSemicolon(rest) {
		return false
	}
	return r.Form == EPDForm || strings.IndexByte(rest, ';') >= 0 || BeginsWithOpcode(rest)
}

// BeginsWithOpcode reports whether a text begins with an opcode that the standards
// know.
func BeginsWithOpcode(text string) bool { return ast.OpcodeNamed(text[:wordEnd(text)]).IsKnown() }

// skipsTo reports whether operations stand where a field would: a field that is
// missing before them. Letters of castling rights may look like an opcode, and so may
// a square.
func (l *lexing) skipsTo(f ast.Field) bool {
	rest := l.text[l.at:l.end]
	rest = rest[blankRun(rest):]
	word := rest[:wordEnd(rest)]
	switch {
	case f == ast.TurnField, !BeginsWithOpcode(rest), len(word) == len(rest):
		return false
	case l.rules.squareNamed(word) != ast.NoSquare, f == ast.CastlingField && l.rules.isCastling(word):
		return false
	}
	return l.tail(ast.OperationsField)
}
