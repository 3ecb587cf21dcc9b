package grammar

import (
	"github.com/alecthomas/participle/v2/lexer"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

var operandTokens = [...]lexer.TokenType{
	ast.WordOperand: wordToken, ast.IntegerOperand: integerOperandToken, ast.StringOperand: stringOperandToken,
	ast.OpenString: openStringToken, ast.MoveOperand: moveOperandToken, ast.NumberOperand: moveNumberToken,
}

// longOperations is from what length on operations are one token: those of more bytes
// are not worth the memory of a tree.
const longOperations = 16 << 10

// operations cuts EPD operations into tokens.
func (l *lexing) operations() {
	if l.coarse || l.end-l.at > longOperations {
		l.emit(longOperationsToken, ast.OperationsField, l.end)
		return
	}
	w := ast.WalkOperations(l.text[:l.end], l.at)
	for w.Next() {
		start, isText := int(w.Span.Start), w.Opcode == ""
		l.gap(start)
		if !isText {
			l.emit(opcodeToken, ast.OperationsField, int(w.Name.End))
		}
		if end := int(w.Sign.End); end > 0 {
			l.emit(opcodeSignToken, ast.OperationsField, end)
		}
		for w.Operand() {
			l.gap(int(w.Word.Span.Start))
			kind := operandTokens[w.Word.Kind]
			if isText {
				kind = textToken
			}
			l.emit(kind, ast.OperationsField, int(w.Word.Span.End))
		}
	}
	l.gap(l.end)
}

// gap emits what stands between operations, or operands: blanks, semicolons and
// commas.
func (l *lexing) gap(end int) {
	for l.at < end {
		switch l.text[l.at] {
		case ';':
			l.emit(semicolonToken, ast.OperationsField, l.at+1)
		case ',':
			l.emit(moveCommaToken, ast.OperationsField, l.at+1)
		default:
			l.emit(gapToken, ast.OperationsField, l.at+max(blankRun(l.text[l.at:end]), 1))
		}
	}
}
