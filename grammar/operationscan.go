package grammar

import "github.com/forsyth-notation/forsyth/grammar/ast"

// operations takes the operations that begin at a place, after blanks.
func (s *scanner) operations(start int) bool {
	rec, text := s.build.rec, s.text[:s.end]
	rec.Stated = rec.Stated.With(ast.OperationsField)
	rec.Spans[ast.OperationsField] = ast.Span{Start: int32(start), End: int32(s.end)}
	codes, _, _ := s.build.Bytes(text[start:])
	if codes.Has(ast.NulInside) {
		return false
	}
	var g gapFaults
	w := ast.WalkOperations(text, start)
	last := ast.Operation{}
	for isFirst := true; w.Next(); isFirst = false {
		if isFirst {
			g.before(s.build.rules, text, s.at, &w.Operation)
		} else {
			g.after(text, &last, int(w.Span.Start), false)
		}
		g.addTo(&codes)
		if !s.operation(&w, &g, &codes) {
			return false
		}
		last = w.Operation
	}
	g.after(text, &last, s.end, true)
	g.addTo(&codes)
	if isPerftLayout(text[start:]) {
		codes = codes.Without(inLayout).With(ast.PerftLayout)
	}
	rec.Warnings = rec.Warnings.Or(codes)
	return true
}

// operation takes the operands of one operation.
func (s *scanner) operation(w *ast.OperationWalk, g *gapFaults, codes *ast.Codes) bool {
	*codes = codes.Or(s.build.Opcode(&w.Operation))
	o := operandRun{at: int(w.Name.End)}
	for w.Operand() {
		o.gap(g, s.text, w)
		*codes = codes.Or(s.build.Operand(&w.Operation, w.Word, o.count))
		o.next(w)
		g.addTo(codes)
	}
	if w.Sign.End > 0 && o.count == 0 {
		codes.Add(ast.OpcodeGlued)
	}
	code, _ := s.build.EndOperation(&w.Operation, o.count)
	return s.take(code)
}

// addTo adds the codes to a set, and makes ready for others.
func (g *gapFaults) addTo(codes *ast.Codes) {
	for _, f := range g.list[:g.n] {
		codes.Add(f.code)
	}
	g.n = 0
}
