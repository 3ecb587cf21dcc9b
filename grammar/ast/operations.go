package ast

import (
	"iter"
	"strings"
)

// Operation is one EPD operation of a record, by its places in the text.
type Operation struct {
	Opcode   string  // empty for a text without one
	Known    *Opcode // what the standards say of it, never nil
	Name     Span    // the opcode
	Span     Span    // from the opcode to the last operand, the semicolon not included
	Operands Span    // what follows the opcode, without blanks around it
	Sign     Span    // = or : after the opcode
	Ending   Ending
}

// Ending is what ends an operation.
type Ending uint8

// The endings.
const (
	EndOfText  Ending = iota // nothing
	Semicolon                //
	NextOpcode               // an opcode that the standards know, where no operand can stand
)

// Operations yields the EPD operations of the record: an opcode, its operands,
// a semicolon, which a quoted string may hold too (PGN standard 16.2.4).
// Nothing is stored: the text is walked each time.
func (r *Record) Operations() iter.Seq[Operation] {
	return func(yield func(Operation) bool) {
		w := r.walk()
		for w.Next() {
			for w.Operand() {
			}
			if !yield(w.Operation) {
				return
			}
		}
	}
}

// Operands yields the operands of one of the operations of the record.
func (r *Record) Operands(op Operation) iter.Seq[Operand] {
	return func(yield func(Operand) bool) {
		w := WalkOperations(r.Text[:op.Span.End], int(op.Span.Start))
		for ok := w.Next() && w.Operand(); ok && yield(w.Word); ok = w.Operand() {
		}
	}
}

func (r *Record) walk() OperationWalk {
	tail := r.Spans[OperationsField]
	return WalkOperations(r.Text[:tail.End], int(tail.Start))
}

// OperationWalk goes over the operations of a text, and over the operands of each:
//
//	for w.Next() {
//		for w.Operand() {
//		}
//	}
//
// What is not as the standard has it is walked over as a person would read it, and
// left to others to be named.
type OperationWalk struct {
	Operation         // after the last operand it is whole
	Word      Operand // the operand that has been read

	text     string
	at       int
	operands int
	isText   bool
}

// WalkOperations begins a walk over the text from a place on.
func WalkOperations(text string, at int) OperationWalk { return OperationWalk{text: text, at: at} }

// Next goes to the next operation, and reads its opcode. The operands of the one
// before must have been read.
func (w *OperationWalk) Next() bool {
	for w.at < len(w.text) && (isBlank(w.text[w.at]) || w.text[w.at] == ';') {
		w.at++
	}
	if w.at == len(w.text) {
		return false
	}
	start := int32(w.at)
	w.operands = 0
	w.Operation = Operation{Known: &unknownOpcode, Span: Span{start, start}}
	w.opcode()
	return true
}

// opcode reads an opcode: letters, digits and underscores, from a letter on. What
// begins in another way has none, and is a text.
func (w *OperationWalk) opcode() {
	start := w.at
	end := start + nameRun(w.text[start:])
	w.Opcode, w.isText = w.text[start:end], false
	w.Known = OpcodeNamed(w.Opcode)
	switch next := w.byteAt(end); {
	case end == start:
		w.isText = true
	case next == '=', next == ':' && (w.Known.IsKnown() || w.endsWord(end+1)):
		w.Sign = Span{int32(end), int32(end + 1)}
	case next == '"':
	case !w.endsWord(end):
		w.isText = true
	}
	w.Name = Span{int32(start), int32(end)}
	if w.isText {
		w.Opcode, w.Known, w.Name, end = "", &unknownOpcode, Span{w.Span.Start, w.Span.Start}, start
	}
	w.Span.End = int32(end)
	w.at = max(end, int(w.Sign.End))
	after := w.at + blanks(w.text[w.at:])
	w.Operands = Span{int32(after), int32(after)}
}

// TouchingInteger returns an integer that touches the opcode of an operation without
// operands, as in acs1: the opcode is one that no standard knows, and would be known
// without it. It is empty where there is none.
func (op *Operation) TouchingInteger() Span {
	name := strings.TrimRight(op.Opcode, "0123456789")
	if op.Known.IsKnown() || name == op.Opcode || !op.Operands.IsEmpty() || OpcodeNamed(name).Takes != OneInteger {
		return Span{}
	}
	return Span{op.Name.Start + int32(len(name)), op.Name.End}
}

// close ends the operation.
func (w *OperationWalk) close(e Ending) bool {
	w.Ending = e
	w.Operands.End = max(w.Operands.Start, w.Span.End)
	if w.operands == 0 {
		w.Operands = Span{w.Span.End, w.Span.End}
	}
	return false
}

// byteAt returns a byte of the text, a semicolon after its end.
func (w *OperationWalk) byteAt(at int) byte {
	if at < len(w.text) {
		return w.text[at]
	}
	return ';'
}

func (w *OperationWalk) endsWord(at int) bool {
	b := w.byteAt(at)
	return isBlank(b) || b == ';'
}

func nameRun(text string) int {
	if text == "" || text[0]|0x20 < 'a' || text[0]|0x20 > 'z' {
		return 0
	}
	n := 1
	for n < len(text) && isNameByte(text[n]) {
		n++
	}
	return n
}

func isNameByte(b byte) bool {
	return b|0x20 >= 'a' && b|0x20 <= 'z' || b >= '0' && b <= '9' || b == '_'
}

func isBlank(b byte) bool { return b == ' ' || b == '\t' }

// blanks returns how many blanks a text begins with.
func blanks(text string) int {
	n := 0
	for n < len(text) && isBlank(text[n]) {
		n++
	}
	return n
}
