package convert

import (
	"iter"
	"slices"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// operands reads and writes the moves of the operations of one record.
type operands struct {
	rec    *ast.Record
	state  rules.State
	format san.Format
	faults int // moves that cannot be made
	// transform is what becomes of the position before the moves are written.
	transform ast.Transform
}

// mostFaults is how many moves that cannot be made are named of a record, which can
// have half a million; what follows them is not read.
const mostFaults = 32

// newOperands makes a record ready. Its moves cannot be read where the rules of its
// game are not known: the error is an [ast.Diagnostics].
func newOperands(rec *ast.Record, v *ast.Variant, format san.Format) (o operands, found ast.Diagnostics) {
	o = operands{rec: rec, format: format}
	if o.state.Set(&rec.Position, v) != nil {
		found = NoRules(rec, rec.Spans[ast.PlacementField])
	}
	return o, found
}

// operandMove is a move of an operation: where it stands, and what it is.
type operandMove struct {
	operand ast.Operand
	text    ast.MoveText // its spans are those of the record
	before  rules.State  // the position in which it is made
	move    rules.Move
	found   ast.Diagnostics // what is wrong with it: one error, or nothing
	isOther bool            // no move is meant
}

// each yields the operands of an operation that takes moves, but for move numbers. Of a
// line nothing is read after what is no move, or one that cannot be made.
func (o *operands) each(op ast.Operation, yield func(*operandMove) bool) {
	state, isLine, isBroken := o.state, op.Known.Takes == ast.MoveLine, false
	for operand := range o.rec.Operands(op) {
		if operand.Kind == ast.NumberOperand {
			continue
		}
		m := operandMove{operand: operand, before: state, isOther: isBroken || operand.Kind != ast.MoveOperand || o.faults >= mostFaults}
		if !m.isOther {
			o.read(&m)
		}
		if m.found != nil {
			o.faults++
		}
		if !yield(&m) {
			return
		}
		isBroken = isBroken || isLine && (m.isOther || m.found != nil)
		if isLine && !isBroken {
			state.Play(m.move)
		}
	}
}

func (o *operands) read(m *operandMove) {
	word := m.operand.Span.Of(o.rec.Text)
	if grammar.IsDistance(word) {
		m.isOther = true
		return
	}
	text, ok := grammar.MoveOperand(o.rec.Letters, word)
	if !ok {
		m.found = ast.FaultAt(m.operand.Span, ast.MoveUnknown, word)
		return
	}
	m.text = text.Shifted(m.operand.Span.Start)
	m.move, m.found = san.Resolve(&m.before, &m.text, o.format)
}

// append appends an operation with its moves in the format, in order if they are to be
// sorted and may be. What is found are moves that cannot be made.
func (o *operands) append(dst []byte, op ast.Operation, sorted bool) (_ []byte, found ast.Diagnostics) {
	var words []string
	for m := range o.moves(op) {
		switch {
		case m.isOther:
			words = append(words, grammar.OperandText(o.rec.Text, op, m.operand))
		case m.found != nil:
			found = append(found, m.found...)
		default:
			state, move := transformMove(m.before, m.move, o.transform)
			words = append(words, string(o.format.Append(nil, &state, move)))
		}
	}
	if sorted && op.Known.Takes == ast.MoveSet { // EPD specification, 7.1
		slices.Sort(words)
	}
	dst = append(dst, op.Opcode...)
	for _, word := range words {
		dst = append(append(dst, ' '), word...)
	}
	return dst, found
}

// moves is each as an iterator.
func (o *operands) moves(op ast.Operation) iter.Seq[*operandMove] {
	return func(yield func(*operandMove) bool) { o.each(op, yield) }
}
