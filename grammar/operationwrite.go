package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// AppendOperations appends the operations of a record, each with a blank before it
// and a semicolon after it, in their order; after the fields, or after the counters as
// operations.
func AppendOperations(dst []byte, rec *ast.Record) []byte {
	for op := range rec.Operations() {
		isAfterFields := len(dst) == 0 || dst[len(dst)-1] != ';'
		if isAfterFields && NeedsSemicolon(op.Span.Of(rec.Text)) {
			dst = append(dst, " ;"...)
		}
		dst = AppendOperation(append(dst, ' '), rec, op)
	}
	return dst
}

// NeedsSemicolon reports whether an operation is a text that would be taken for a
// counter, or for no operation, if it stood right after the fields.
func NeedsSemicolon(op string) bool {
	return op != "" && (op[0]-'0' <= 9 || op[0] == '+' || op[0] == '-' || op[0] == '.')
}

// AppendOperation appends an operation of a record: an opcode, its operands with a
// blank before each, a semicolon (PGN standard 16.2.4). Strings are in quotation
// marks; move numbers and commas between moves are left out; moves stay as they are.
// One whose opcode no standard knows stays as it is, but for a string that is not
// closed.
func AppendOperation(dst []byte, rec *ast.Record, op ast.Operation) []byte {
	if !op.Known.IsKnown() {
		return append(appendUnknown(dst, rec, op), ';')
	}
	dst = append(dst, op.Opcode...)
	for o := range rec.Operands(op) {
		if o.Kind != ast.NumberOperand {
			dst = append(append(dst, ' '), OperandText(rec.Text, op, o)...)
		}
	}
	return append(dst, ';')
}

func appendUnknown(dst []byte, rec *ast.Record, op ast.Operation) []byte {
	dst = append(dst, rec.Text[op.Span.Start:max(op.Span.End, op.Sign.End)]...)
	for o := range rec.Operands(op) {
		if o.Kind == ast.OpenString {
			dst = append(dst, closingOf(o.Span.Of(rec.Text))...)
		}
	}
	return dst
}

// closingOf returns what closes a string: no backslash before it may make a sign of the
// string of its quotation mark.
func closingOf(open string) string {
	if backslashes := len(open) - len(strings.TrimRight(open, `\`)); backslashes%2 != 0 {
		return `\"`
	}
	return `"`
}

// OperandText returns an operand as it should be written, where that is certain, and
// else as it is.
func OperandText(text string, op ast.Operation, o ast.Operand) string {
	isString := o.Kind == ast.StringOperand || o.Kind == ast.OpenString
	if op.Known.Takes == ast.OneInteger {
		if _, ok := integerOf(op.Known, o.Value(text)); ok {
			return o.Value(text)
		}
	}
	switch word := o.Span.Of(text); {
	case op.Known.Takes.AreStrings() && !isString:
		return ast.Quote(word)
	case o.Kind == ast.OpenString:
		return word + closingOf(word)
	default:
		return word
	}
}
