package convert

import (
	"bytes"
	"slices"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// editing is one run of an editor.
type editing struct {
	*editor
	rec     *ast.Record
	variant *ast.Variant
	moves   *operands
	ops     []ast.Operation
	dst     []byte
	start   int
	lead    string
	hasMore bool
	done    []string // opcodes that have been set
	leftOut bool     // an operation
	// losesMoves says that moves cannot be written once the position is transformed.
	losesMoves bool
	found      ast.Diagnostics
}

// operation writes one of the operations, and what stands after it.
func (w *editing) operation(i int) {
	op := w.ops[i]
	if w.isLeftOut(op) {
		w.leftOut = true
		return
	}
	switch {
	case len(w.dst) > w.start:
	case !w.hasMore && i > 0 && grammar.NeedsSemicolon(op.Span.Of(w.rec.Text)):
		w.dst = append(w.dst, " ; "...)
	case w.hasMore || i > 0:
		w.dst = append(w.dst, ' ')
	default:
		w.dst = append(w.dst, w.lead...)
		w.dst = append(w.dst, w.rec.Text[w.rec.Spans[ast.OperationsField].Start:op.Span.Start]...)
	}
	gap := w.gapAfter(i)
	switch s, isSet := w.setting(op.Opcode); {
	case isSet:
		w.set(s)
		if op.Ending == ast.EndOfText {
			gap = ";"
		}
	case w.format != nil && op.Known.Takes.AreMoves():
		w.moveOperation(op)
	default:
		w.dst = append(w.dst, w.rec.Text[op.Span.Start:max(op.Span.End, op.Sign.End)]...)
	}
	w.dst = append(w.dst, gap...)
}

// set writes an operation that is set.
func (w *editing) set(s setting) {
	w.done = append(w.done, s.opcode)
	text := s.at(w.rec.Number)
	if w.format == nil || !ast.OpcodeNamed(s.opcode).Takes.AreMoves() {
		w.dst = append(w.dst, text...)
		return
	}
	alone := operationRecord(text)
	alone.Position, alone.Letters = w.rec.Position, w.rec.Letters
	o, _ := newOperands(&alone, w.variant, *w.format)
	for op := range alone.Operations() {
		var found ast.Diagnostics
		w.dst, found = o.append(w.dst, op, false)
		for i := range found { // it has no place in the text
			found[i].Span, found[i].Fixes = ast.Span{}, nil
		}
		w.found = append(w.found, found...)
	}
}

// isUnmarked reports whether what is left of the operations would no longer be taken
// for some: without a semicolon, and with an opcode that nobody knows.
func (w *editing) isUnmarked() bool {
	left := w.dst[w.start:]
	return w.leftOut && !w.hasMore && len(left) > 0 && bytes.IndexByte(left, ';') < 0 && !grammar.BeginsWithOpcode(strings.TrimLeft(string(left), " \t"))
}

// isLeftOut reports whether an operation is not written: of several with one opcode
// that is set the first makes place for it.
func (w *editing) isLeftOut(op ast.Operation) bool {
	_, isSet := w.setting(op.Opcode)
	return !isSet && (w.leavesOut(op.Opcode) || w.losesMoves && op.Known.Takes.AreMoves()) || isSet && slices.Contains(w.done, op.Opcode)
}

// moveOperation writes an operation with its moves in the format.
func (w *editing) moveOperation(op ast.Operation) {
	if !w.hasMoves() {
		w.found = NoRules(w.rec, w.rec.Spans[ast.PlacementField])
		return
	}
	var found ast.Diagnostics
	w.dst, found = w.moves.append(w.dst, op, false)
	w.found = append(w.found, found...)
}

// hasMoves makes ready for moves, and reports whether the rules of the game are known.
func (w *editing) hasMoves() bool {
	if w.moves == nil {
		made, _ := newOperands(before(w.rec, w.transform), w.variant, *w.format)
		made.transform = w.transform
		w.moves = &made
	}
	return w.moves.state.IsValid()
}

// gapAfter returns what stands between an operation and the next. That may be one that
// is left out, so that a semicolon is needed where the text has none.
func (w *editing) gapAfter(i int) string {
	end := w.rec.Spans[ast.OperationsField].End
	if i+1 < len(w.ops) {
		end = w.ops[i+1].Span.Start
	}
	gap := w.rec.Text[max(w.ops[i].Span.End, w.ops[i].Sign.End):end]
	if w.ops[i].Ending == ast.NextOpcode && w.isLeftOut(w.ops[i+1]) {
		return "; "
	}
	return gap
}

// endOperation appends the semicolon of the last operation, if it has none.
func endOperation(dst []byte, start int) []byte {
	if len(dst) == start {
		return dst
	}
	dst = bytes.TrimRight(dst, " \t")
	if dst[len(dst)-1] != ';' {
		dst = append(dst, ';')
	}
	return dst
}
