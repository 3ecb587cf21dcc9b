package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// gapFault is what is wrong between two operations, or two operands: PGN standard
// 16.2.4 has one blank there, and a semicolon that touches the operation.
type gapFault struct {
	code ast.Code
	span ast.Span
	fix  string // of the span
	// isUnsure says that the fix would make another record.
	isUnsure bool
}

// gapFaults are those of one gap.
type gapFaults struct {
	list [4]gapFault
	n    int
}

func (g *gapFaults) add(code ast.Code, start, end int, fix string) {
	g.list[g.n] = gapFault{code: code, span: ast.Span{Start: int32(start), End: int32(end)}, fix: fix}
	g.n++
}

// before judges what stands before the first operation. The semicolon there may be all
// that tells it from a field.
func (g *gapFaults) before(r *Rules, text string, start int, op *ast.Operation) {
	end := int(op.Span.Start)
	switch gap := text[start:end]; {
	case gap == " ", gap == "":
	case strings.IndexByte(gap, ';') >= 0:
		g.add(ast.SemicolonLeading, start, end, " ")
		g.list[g.n-1].isUnsure = !r.isOperations(text[end:])
	default:
		g.add(ast.BlankRepeated, start, end, " ")
	}
}

// afterOpcode judges what stands between an opcode and its first operand.
func (g *gapFaults) afterOpcode(text string, op *ast.Operation, end int) {
	start := int(op.Name.End)
	switch gap := text[start:end]; {
	case gap == " ":
	case gap == "", op.Sign.End > 0:
		g.add(ast.OpcodeGlued, start, max(end, start), " ")
		g.list[g.n-1].isUnsure = !op.Known.IsKnown()
	default:
		g.between(text, start, end)
	}
}

// between judges what stands between two operands.
func (g *gapFaults) between(text string, start, end int) {
	switch gap := text[start:end]; {
	case gap == " ":
	case gap == "":
		g.add(ast.BlankMissing, start, end, " ")
	case strings.IndexByte(gap, ',') >= 0:
		g.add(ast.OperandComma, start, end, " ")
	default:
		g.add(ast.BlankRepeated, start, end, " ")
	}
}

// after judges what stands after an operation: up to the next one, or to the end of
// the text.
func (g *gapFaults) after(text string, op *ast.Operation, end int, isLast bool) {
	start := max(int(op.Span.End), int(op.Sign.End))
	gap := text[start:end]
	if gap == "; " && !isLast || gap == ";" && isLast {
		return
	}
	if op.Ending == ast.NextOpcode {
		g.add(ast.OperationsUnparted, start, end, "; ")
		return
	}
	first, last := strings.IndexByte(gap, ';'), strings.LastIndexByte(gap, ';')
	if first < 0 {
		g.add(ast.SemicolonMissing, start, start, ";")
		last = -1
	} else {
		g.beforeSemicolon(gap[:first], start)
	}
	if last > first {
		g.add(ast.SemicolonRepeated, start+first+1, start+last+1, "")
	}
	switch blanks := gap[last+1:]; {
	case isLast && blanks != "":
		g.add(ast.BlankTrailing, start+last+1, end, "")
	case isLast, blanks == " ":
	case blanks == "":
		g.add(ast.BlankMissing, end, end, " ")
	default:
		g.add(ast.BlankRepeated, start+last+1, end, " ")
	}
}

// leaveOpen takes the fix from a semicolon that is missing after a string without its
// second quotation mark: it would be one more character of the string.
func (g *gapFaults) leaveOpen() {
	for i := range g.list[:g.n] {
		if g.list[i].code == ast.SemicolonMissing {
			g.list[i].isUnsure = true
		}
	}
}

// beforeSemicolon judges what keeps a semicolon from its operation.
func (g *gapFaults) beforeSemicolon(gap string, start int) {
	switch {
	case gap == "":
	case strings.IndexByte(gap, ',') >= 0:
		g.add(ast.OperandComma, start, start+len(gap), "")
	default:
		g.add(ast.SemicolonLoose, start, start+len(gap), "")
	}
}

// inLayout are the faults that the layout of perft suites is made of: a semicolon
// before each operation (notations, P02).
var inLayout = ast.CodesOf(ast.SemicolonLeading, ast.SemicolonLoose, ast.BlankMissing, ast.SemicolonMissing)

// isPerftLayout reports whether the operations of a text are laid out as those of
// perft suites: ;D1 20 ;D2 400.
func isPerftLayout(text string) bool {
	rest := text[blankRun(text):]
	return len(rest) > 2 && rest[0] == ';' && ast.OpcodeNamed(rest[1:1+wordEnd(rest[1:])]).IsPerft()
}

// operandRun follows the operands of an operation.
type operandRun struct {
	at       int // the end of the last one, or of the opcode
	count    int // without move numbers
	isNumber bool
	isBegun  bool
}

// gap judges what stands before an operand. A move number may touch its move.
func (o *operandRun) gap(g *gapFaults, text string, w *ast.OperationWalk) {
	switch start := int(w.Word.Span.Start); {
	case o.isBegun && !(o.isNumber && o.at == start):
		g.between(text, o.at, start)
	case !o.isBegun && w.Opcode != "":
		g.afterOpcode(text, &w.Operation, start)
	}
}

// next goes past an operand.
func (o *operandRun) next(w *ast.OperationWalk) {
	o.at, o.isBegun = int(w.Word.Span.End), true
	if o.isNumber = w.Word.Kind == ast.NumberOperand; !o.isNumber {
		o.count++
	}
}
