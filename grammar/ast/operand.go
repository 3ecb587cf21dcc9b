package ast

import "strings"

// Operand is one operand of an EPD operation, by its place in the text.
type Operand struct {
	Kind OperandKind
	Span Span // of a string with its quotation marks
}

// OperandKind is what an operand is written as.
type OperandKind uint8

// The kinds of operands.
const (
	WordOperand    OperandKind = iota // of a text without an opcode and of a string without quotation marks, all of it
	IntegerOperand                    // digits, with a sign or without
	StringOperand                     // in quotation marks
	OpenString                        // a quotation mark, and no second one up to the end of the text
	MoveOperand                       // a word where moves stand, with the signs that a blank parts from it
	NumberOperand                     // a move number where moves stand
)

var operandKinds = [...]string{"word", "integer", "string", "open string", "move", "move number"}

// String returns the name of the kind.
func (k OperandKind) String() string {
	if int(k) < len(operandKinds) {
		return operandKinds[k]
	}
	return "operand"
}

// Value returns the text of an operand: of a string what is between its quotation
// marks, with \" and \\ as " and \.
func (o Operand) Value(text string) string {
	value := o.Span.Of(text)
	switch o.Kind {
	case StringOperand:
		return unescaped(value[1 : len(value)-1])
	case OpenString:
		return unescaped(value[1:])
	}
	return value
}

var escapes = strings.NewReplacer(`\"`, `"`, `\\`, `\`)

func unescaped(value string) string {
	if strings.IndexByte(value, '\\') < 0 {
		return value
	}
	return escapes.Replace(value)
}

var quoting = strings.NewReplacer(`"`, `\"`, `\`, `\\`)

// Quote returns a text as a string of EPD.
func Quote(text string) string { return `"` + quoting.Replace(text) + `"` }

// Operand reads the next operand into Word; false at the end of the operation.
func (w *OperationWalk) Operand() bool {
	at := w.at + blanks(w.text[w.at:])
	for w.Known.Takes.AreMoves() && w.byteAt(at) == ',' {
		at++
		at += blanks(w.text[at:])
	}
	switch {
	case at == len(w.text):
		w.at = at
		return w.close(EndOfText)
	case w.text[at] == ';':
		w.at = at // it ends the operation; Next passes over it
		return w.close(Semicolon)
	case w.isText:
		return w.take(WordOperand, w.textEnd(at), at)
	case w.isNextOpcode(at):
		w.at = at
		return w.close(NextOpcode)
	case w.text[at] == '"':
		return w.string(at)
	case w.Known.Takes == OneString || w.Known.Takes == StringOrNone:
		return w.take(WordOperand, w.textEnd(at), at)
	case w.Known.Takes.AreMoves():
		return w.move(at)
	}
	end := w.wordEnd(at)
	if isInteger(w.text[at:end]) {
		return w.take(IntegerOperand, end, at)
	}
	return w.take(WordOperand, end, at)
}

func (w *OperationWalk) take(kind OperandKind, end, start int) bool {
	w.Word = Operand{kind, Span{int32(start), int32(end)}}
	if w.operands == 0 {
		w.Operands.Start = int32(start)
	}
	w.operands++
	w.Span.End = int32(end)
	w.at = end
	return true
}

// string reads a string. One that is not closed goes on to the end of the text, but
// for the last semicolon (notations, P05).
func (w *OperationWalk) string(at int) bool {
	if end := stringEnd(w.text, at+1); end > 0 {
		return w.take(StringOperand, end, at)
	}
	rest := strings.TrimRight(w.text[at:], " \t")
	rest = strings.TrimRight(strings.TrimSuffix(rest, ";"), " \t")
	return w.take(OpenString, at+len(rest), at)
}

// stringEnd returns the offset after the quotation mark that closes a string, 0 where
// none does.
func stringEnd(text string, at int) int {
	for {
		n := strings.IndexByte(text[at:], '"')
		if n < 0 {
			return 0
		}
		escape := strings.IndexByte(text[at:at+n], '\\')
		if escape < 0 {
			return at + n + 1
		}
		at += escape + 1
		if next := text[at]; next == '"' || next == '\\' {
			at++
		}
	}
}

// textEnd returns the end of a text that goes on to the semicolon.
func (w *OperationWalk) textEnd(at int) int { return at + TextRun(w.text[at:]) }

// TextRun returns the length of a text that goes on to the semicolon, without the
// blanks before it.
func TextRun(text string) int {
	if i := strings.IndexByte(text, ';'); i >= 0 {
		text = text[:i]
	}
	return len(strings.TrimRight(text, " \t"))
}

func (w *OperationWalk) wordEnd(at int) int {
	for !w.endsWord(at) {
		at++
	}
	return at
}

// move reads a word where moves stand. A comma ends it, and so does the full stop of
// a move number; what can be but the end of a move belongs to it, be there a blank
// before it or not: Qd1 +, f8 = Q.
func (w *OperationWalk) move(at int) bool {
	end := at
	for !w.endsWord(end) && w.text[end] != ',' {
		end++
	}
	if n := numberRun(w.text[at:end]); n > 0 {
		return w.take(NumberOperand, at+n, at)
	}
	for {
		next := end + blanks(w.text[end:])
		if next == end || !w.continuesMove(next) {
			return w.take(MoveOperand, end, at)
		}
		if w.text[next] == '=' && w.endsWord(next+1) {
			next++
			next += blanks(w.text[next:])
		}
		for end = next; !w.endsWord(end) && w.text[end] != ','; {
			end++
		}
	}
}

// continuesMove reports whether what stands after a blank is but the end of a move: no
// distance to mate is.
func (w *OperationWalk) continuesMove(at int) bool {
	isDistance := w.text[at:min(at+1, len(w.text))] == "#" && (w.byteAt(at+1) == '-' || w.byteAt(at+1)-'0' <= 9)
	return !w.endsWord(at) && strings.IndexByte("+#=!?", w.text[at]) >= 0 && !isDistance
}

// numberRun returns the length of a move number: digits and full stops.
func numberRun(word string) int {
	digits := 0
	for digits < len(word) && word[digits]-'0' <= 9 {
		digits++
	}
	stops := digits
	for stops < len(word) && word[stops] == '.' {
		stops++
	}
	if digits == 0 || stops == digits {
		return 0
	}
	return stops
}

func isInteger(word string) bool {
	if word != "" && (word[0] == '-' || word[0] == '+') {
		word = word[1:]
	}
	return isNumber(word)
}

// isNextOpcode reports whether the opcode of another operation stands where an
// operand would, because a semicolon is missing: one that the standards know, where
// no operand is wanted or only a move. The names of squares are moves, but before a
// string.
func (w *OperationWalk) isNextOpcode(at int) bool {
	switch takes := w.Known.Takes; {
	case takes.AreMoves():
	case takes == OneInteger && w.operands == 1 && w.Word.Kind == IntegerOperand:
	case takes == OneString && w.operands == 1 && w.Word.Kind == StringOperand, takes == StringOrNone && w.operands == 1 && w.Word.Kind == StringOperand:
	default:
		return false
	}
	end := at + nameRun(w.text[at:])
	if end == at || !w.endsWord(end) || !OpcodeNamed(w.text[at:end]).IsKnown() {
		return false
	}
	if isSquareName(w.text[at:end]) {
		return w.byteAt(end+blanks(w.text[end:])) == '"'
	}
	return true
}

func isSquareName(word string) bool {
	return len(word) == 2 && word[0] >= 'a' && word[0] <= 'h' && word[1] >= '1' && word[1] <= '8'
}
