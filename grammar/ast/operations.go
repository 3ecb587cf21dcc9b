package ast

import (
	"iter"
	"strings"
)

// Operation is one EPD operation of a record, by its places in the text.
type Operation struct {
	Opcode   string
	Span     Span // from the opcode to the semicolon, without it
	Operands Span // what follows the opcode, without blanks around it
}

// Operations yields the EPD operations of the record: an opcode, its operands,
// a semicolon, which a quoted string may hold too (PGN standard 16.2.4).
// Nothing is stored: the text is walked each time.
func (r *Record) Operations() iter.Seq[Operation] {
	return func(yield func(Operation) bool) {
		text, tail := r.Text, r.Spans[OperationsField]
		for at := int(tail.Start); at < int(tail.End); {
			end := operationEnd(text[:tail.End], at)
			start := at + blanks(text[at:end])
			at = end + 1
			if start == end {
				continue
			}
			stop := start + len(strings.TrimRight(text[start:end], " \t"))
			opcode := start + len(word(text[start:stop]))
			operands := Span{int32(opcode + blanks(text[opcode:stop])), int32(stop)}
			if !yield(Operation{text[start:opcode], Span{int32(start), int32(stop)}, operands}) {
				return
			}
		}
	}
}

// operationEnd returns the offset of the semicolon that ends the operation at
// a place, or the end of the text.
func operationEnd(text string, at int) int {
	quoted := false
	for ; at < len(text); at++ {
		switch text[at] {
		case '\\':
			if quoted && at+1 < len(text) && (text[at+1] == '"' || text[at+1] == '\\') {
				at++
			}
		case '"':
			quoted = !quoted
		case ';':
			if !quoted {
				return at
			}
		}
	}
	return len(text)
}

func blanks(text string) int { return len(text) - len(strings.TrimLeft(text, " \t")) }

func word(text string) string {
	if i := strings.IndexAny(text, " \t"); i >= 0 {
		return text[:i]
	}
	return text
}
