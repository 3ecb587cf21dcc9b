package convert

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// Edit is what becomes of the operations of EPD. The zero value leaves them as they
// stand, byte for byte.
type Edit struct {
	// Set are operations, such as id "A.{n}". Each takes the place of the one with its
	// opcode, or is added; {n} is the number of the record ([ast.Record.Number]).
	Set  []string
	Drop []string // opcodes that are left out, and not reported as lost
	Keep []string // if there are any, all other opcodes are left out
	// Moves is how moves are written. Those that are not legal refuse the record.
	Moves Moves
}

// Moves is how a conversion writes the moves of EPD operations.
type Moves uint8

// The ways.
const (
	KeepMoves Moves = iota // as they stand; in other letters as SAN
	SANMoves
	LANMoves
	UCIMoves
)

// ErrOperation is the error of an operation to set that is none.
var ErrOperation = errors.New("convert: no operation of EPD")

// editor edits operations. The nil one leaves them as they are.
type editor struct {
	set        []setting
	drop, keep []string
	format     *san.Format // nil for moves as they stand
	canonical  bool
}

// setting is an operation to write, without its semicolon.
type setting struct{ opcode, text string }

// newEditor returns an editor, nil where there is nothing to edit. Letters are those
// that moves are written in.
func newEditor(e Edit, letters *ast.Letters) (*editor, error) {
	ed := &editor{drop: e.Drop, keep: e.Keep}
	for _, text := range e.Set {
		s, err := newSetting(text)
		if err != nil {
			return nil, err
		}
		ed.set = append(ed.set, s)
	}
	if e.Moves != KeepMoves || letters != nil {
		ed.format = &san.Format{Notation: notations[e.Moves], Letters: letters}
	}
	if len(ed.set)+len(ed.drop)+len(ed.keep) == 0 && ed.format == nil {
		return nil, nil
	}
	return ed, nil
}

var notations = [...]san.Notation{KeepMoves: san.SAN, SANMoves: san.SAN, LANMoves: san.LAN, UCIMoves: san.UCI}

func newSetting(text string) (s setting, err error) {
	rec := ast.Record{Text: text}
	rec.Spans[ast.OperationsField].End = int32(len(text))
	n := 0
	for op := range rec.Operations() {
		written := grammar.AppendOperation(nil, &rec, op)
		s = setting{op.Opcode, string(written[:len(written)-len(";")])}
		n++
	}
	if n != 1 || s.opcode == "" {
		return s, fmt.Errorf("%w: %q", ErrOperation, text)
	}
	return s, nil
}

// leavesOut reports whether operations of an opcode are not written as the record has
// them.
func (e *editor) leavesOut(opcode string) bool {
	if e == nil {
		return false
	}
	return slices.Contains(e.drop, opcode) || len(e.keep) > 0 && !slices.Contains(e.keep, opcode)
}

func (e *editor) setting(opcode string) (s setting, ok bool) {
	if e == nil || opcode == "" {
		return s, false
	}
	i := slices.IndexFunc(e.set, func(s setting) bool { return s.opcode == opcode })
	if i < 0 {
		return s, false
	}
	return e.set[i], true
}

// at returns the operation for a record of a number.
func (s setting) at(number int) string {
	return strings.ReplaceAll(s.text, "{n}", strconv.Itoa(max(number, 1)))
}

// counters appends the counters that a record has as fields, but for those that are
// left out or set.
func (e *editor) counters(dst []byte, rec *ast.Record) []byte {
	written := grammar.AppendCounterOperations(nil, rec)
	for _, op := range bytes.SplitAfter(written, []byte{';'}) {
		opcode, _, _ := strings.Cut(strings.TrimSpace(string(op)), " ")
		if _, isSet := e.setting(opcode); opcode != "" && !isSet && !e.leavesOut(opcode) {
			dst = append(dst, op...)
		}
	}
	return dst
}

// append appends the operations of a record as they are edited, and before them what
// parts them from the fields; hasMore says that others stand there already. The error is an [ast.Diagnostics]: moves that cannot be
// written.
func (e *editor) append(dst []byte, rec *ast.Record, v *ast.Variant, lead string, hasMore bool) ([]byte, error) {
	w := editing{editor: e, rec: rec, variant: v, dst: dst, start: len(dst), lead: lead, hasMore: hasMore}
	w.ops = slices.Collect(rec.Operations())
	if e.canonical {
		w.canonicalOperations()
		return w.dst, w.found.Err()
	}
	for i := range w.ops {
		w.operation(i)
	}
	if n := len(w.ops); n > 0 && w.isLeftOut(w.ops[n-1]) && len(w.dst) > w.start {
		w.dst = bytes.TrimRight(w.dst, " \t")
	}
	for _, s := range e.set {
		if !slices.Contains(w.done, s.opcode) {
			w.dst = append(append(endOperation(w.dst, w.start), ' '), s.at(rec.Number)...)
			w.dst = append(w.dst, ';')
		}
	}
	if len(w.ops) == 0 && len(w.dst) == len(dst) {
		return dst, nil
	}
	return w.dst, w.found.Err()
}

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
	found   ast.Diagnostics
}

// operation writes one of the operations, and what stands after it.
func (w *editing) operation(i int) {
	op := w.ops[i]
	if w.isLeftOut(op) {
		return
	}
	switch {
	case len(w.dst) > w.start:
	case !w.hasMore && i > 0 && w.needsSemicolon(op.Span.Of(w.rec.Text)):
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
		w.dst = append(w.dst, s.at(w.rec.Number)...)
		w.done = append(w.done, s.opcode)
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

// needsSemicolon reports whether an operation would be taken for a field if it stood
// right after the fields.
func (w *editing) needsSemicolon(op string) bool {
	return grammar.NeedsSemicolon(op) || !w.rec.Stated.Has(ast.EnPassantField)
}

// isLeftOut reports whether an operation is not written: of several with one opcode
// that is set the first makes place for it.
func (w *editing) isLeftOut(op ast.Operation) bool {
	_, isSet := w.setting(op.Opcode)
	return !isSet && w.leavesOut(op.Opcode) || isSet && slices.Contains(w.done, op.Opcode)
}

// moveOperation writes an operation with its moves in the format.
func (w *editing) moveOperation(op ast.Operation) {
	if !w.hasMoves() {
		w.found = noRules(w.rec, ast.PlacementField)
		return
	}
	var found ast.Diagnostics
	w.dst, found = w.moves.append(w.dst, op, false)
	w.found = append(w.found, found...)
}

// hasMoves makes ready for moves, and reports whether the rules of the game are known.
func (w *editing) hasMoves() bool {
	if w.moves == nil {
		made, _ := newOperands(w.rec, w.variant, *w.format)
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
