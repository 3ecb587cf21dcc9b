package grammar

import (
	"strings"

	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// operations judges the operations of a record, which the tree has found to be whole.
// They are walked over, as by who reads the record: nothing of them is stored.
func (r *reader) operations() {
	text := r.beginOperations()
	w := ast.WalkOperations(text, int(r.rec.Spans[ast.OperationsField].Start))
	var g gapFaults
	var last ast.Operation
	for isFirst := true; w.Next(); isFirst = false {
		if isFirst {
			g.before(r.rules, text, r.operationsStart(), &w.Operation)
		} else {
			g.after(text, &last, int(w.Span.Start), false)
		}
		r.gaps(&g)
		r.operation(&w, &g)
		last = w.Operation
	}
	g.after(text, &last, len(text), true)
	if w.Word.Kind == ast.OpenString {
		g.leaveOpen()
	}
	r.gaps(&g)
}

// beginOperations notes where the operations are, judges them as a whole, and returns
// the text up to their end.
func (r *reader) beginOperations() string {
	span := r.operationsSpan()
	r.rec.Stated = r.rec.Stated.With(ast.OperationsField)
	r.rec.Spans[ast.OperationsField] = span
	text := span.Of(r.text)
	codes, badUTF8, control := r.build.Bytes(text)
	if codes.Has(ast.NotUTF8) {
		r.badByte(ast.NotUTF8, span.Start+int32(badUTF8))
	}
	if codes.Has(ast.ControlByte) {
		r.badByte(ast.ControlByte, span.Start+int32(control))
	}
	if codes.Has(ast.NulInside) {
		r.badByte(ast.NulInside, span.Start+int32(control))
	}
	if r.perft = isPerftLayout(text); r.perft {
		fix := perftFix(text)
		if !isBlank(r.text[span.Start-1]) { // the semicolon touches the last field
			fix = " " + fix
		}
		r.fix(r.add(ast.OperationsField, ast.PerftLayout, span), fix)
	}
	return r.text[:span.End]
}

func (r *reader) badByte(code ast.Code, at int32) {
	r.add(ast.OperationsField, code, ast.Span{Start: at, End: at + 1}, int(r.text[at]))
}

// operationsSpan returns the bytes of the operations: line ends and NUL bytes after
// them are no part of them, blanks are.
func (r *reader) operationsSpan() ast.Span {
	start := r.operationsStart()
	start += blankRun(r.text[start:])
	return ast.Span{Start: int32(start), End: int32(operationsEnd(r.text))}
}

// operationsEnd returns where operations end.
func operationsEnd(text string) int {
	end := len(text)
	for end > 0 && (text[end-1] == '\n' || text[end-1] == '\r' || text[end-1] == 0) {
		end--
	}
	return end
}

// operationsStart returns where the operations begin, with the blanks before them.
func (r *reader) operationsStart() int {
	for _, t := range r.tokens {
		if t.field == ast.OperationsField && t.kind != extraDashToken {
			return int(t.span.Start)
		}
	}
	return 0
}

// perftFix puts the semicolons of a perft suite after the operations.
func perftFix(text string) string {
	var out []string
	for w := ast.WalkOperations(text, 0); w.Next(); {
		for w.Operand() {
		}
		out = append(out, w.Operation.Span.Of(text)+";")
	}
	return strings.Join(out, " ")
}

// operation judges one operation, and what stands between its parts.
func (r *reader) operation(w *ast.OperationWalk, g *gapFaults) {
	for code := range r.build.Opcode(&w.Operation).All() {
		r.opcode(&w.Operation, code)
	}
	o := operandRun{at: int(w.Name.End)}
	for w.Operand() {
		o.gap(g, r.text, w)
		r.gaps(g)
		for code := range r.build.Operand(&w.Operation, w.Word, o.count).All() {
			r.operand(&w.Operation, w.Word, code)
		}
		o.next(w)
	}
	if w.Sign.End > 0 && o.count == 0 && !r.isKnown(ast.OpcodeGlued) {
		d := r.add(ast.OperationsField, ast.OpcodeGlued, w.Sign)
		if w.Known.IsKnown() {
			r.fix(d, "")
		}
	}
	switch code, f := r.build.EndOperation(&w.Operation, o.count); {
	case code == ast.NoCode || r.isKnown(code):
	case code == ast.OperandMissing:
		at := max(w.Span.End, w.Sign.End)
		r.add(f, code, ast.Span{Start: at, End: at}, w.Opcode, w.Known.Takes)
	case code == ast.OpcodeGlued: // perhaps: another program may know the opcode
		r.add(f, code, w.TouchingInteger())
	default:
		r.counterFault(f, code, w.Operands)
	}
}

// gaps reports what is wrong in gaps, and makes ready for others.
func (r *reader) gaps(g *gapFaults) {
	for _, f := range g.list[:g.n] {
		if r.perft && inLayout.Has(f.code) || r.isKnown(f.code) {
			continue
		}
		d := r.add(ast.OperationsField, f.code, f.span)
		if !f.isUnsure {
			r.fix(d, f.fix)
		}
	}
	g.n = 0
}

// isKnown reports whether a finding would not be shown, so that nothing need be made
// of it.
func (r *reader) isKnown(code ast.Code) bool { return len(r.found) >= maxFindings && r.seen.Has(code) }

// opcode reports what is wrong with an opcode.
func (r *reader) opcode(op *ast.Operation, code ast.Code) {
	if r.isKnown(code) {
		return
	}
	span := op.Name
	if op.Opcode == "" {
		at := int(op.Span.Start)
		span.End = int32(at + ast.TextRun(r.text[at:r.rec.Spans[ast.OperationsField].End]))
	}
	r.add(ast.OperationsField, code, span, span.Of(r.text))
}

// operand reports what is wrong with an operand.
func (r *reader) operand(op *ast.Operation, o ast.Operand, code ast.Code) {
	if r.isKnown(code) {
		return
	}
	word := o.Span.Of(r.text)
	args := []any{word}
	switch code {
	case ast.VariantUnknown:
		args = []any{o.Value(r.text)}
	case ast.OperandType, ast.OperandExtra:
		args = []any{word, op.Opcode, op.Known.Takes}
	case ast.OperandRange:
		args = []any{word, op.Opcode, op.Known.Least, op.Known.Most}
	case ast.StringUnquoted, ast.StringOpen:
		args = []any{op.Opcode, word}
	case ast.StringLong:
		args = []any{len(word) - len(`""`), longestString}
	}
	d := r.add(ast.OperationsField, code, o.Span, args...)
	if text, ok := r.operandFix(op, o, code); ok {
		r.fix(d, text)
	}
	if code == ast.MoveNumbered { // with the blanks after it
		d.Fixes[0].Span.End += int32(blankRun(r.text[o.Span.End:]))
	}
}

// operandFix returns what repairs an operand, where that is certain.
func (r *reader) operandFix(op *ast.Operation, o ast.Operand, code ast.Code) (string, bool) {
	switch code {
	case ast.MoveNumbered:
		return "", true
	case ast.StringOpen: // a semicolon within may have been meant to end it
		return OperandText(r.text, *op, o), strings.IndexByte(o.Span.Of(r.text), ';') < 0
	case ast.StringUnquoted, ast.OperandType:
		text := OperandText(r.text, *op, o)
		return text, text != o.Span.Of(r.text)
	}
	return "", false
}
