package convert

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/dialects"
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

// ErrOperation is what an [OperationError] is.
var ErrOperation = errors.New("no operation of EPD")

// OperationError is the error of an operation to set that is none, that no record can
// have or that is set twice, and of an opcode to drop or keep that is none.
type OperationError struct {
	Text  string
	Found ast.Diagnostics // why; nil where it is no operation at all
}

// Error implements error.
func (e *OperationError) Error() string {
	text := fmt.Sprintf("%q is %v", e.Text, ErrOperation)
	if e.Found != nil {
		text += ": " + e.Found[0].Code.String()
	}
	return text
}

// Unwrap returns [ErrOperation].
func (e *OperationError) Unwrap() error { return ErrOperation }

// ErrMoves is the error of a way to write moves that is none.
var ErrMoves = errors.New("convert: no way to write moves")

// editor edits operations. The nil one leaves them as they are.
type editor struct {
	set         []setting
	drop, keep  []string
	format      *san.Format // nil for moves as they stand
	transform   ast.Transform
	isCanonical bool
}

// setting is an operation to write.
type setting struct {
	opcode string
	text   string // without its semicolon
}

// newEditor returns an editor, nil where there is nothing to edit. Letters are those
// that moves are written in, t what becomes of the board.
func newEditor(e Edit, letters *ast.Letters, t ast.Transform) (*editor, error) {
	ed := &editor{transform: t}
	if int(e.Moves) >= len(notations) {
		return nil, ErrMoves
	}
	var err error
	if ed.drop, err = opcodes(e.Drop); err != nil {
		return nil, err
	}
	if ed.keep, err = opcodes(e.Keep); err != nil {
		return nil, err
	}
	for _, text := range e.Set {
		s, err := newSetting(text)
		if err != nil {
			return nil, err
		}
		if _, isSet := ed.setting(s.opcode); isSet {
			return nil, &OperationError{text, ast.FaultAt(ast.Span{}, ast.OpcodeRepeated, s.opcode)}
		}
		ed.set = append(ed.set, s)
	}
	if e.Moves != KeepMoves || letters != nil || t != ast.NoTransform {
		ed.format = &san.Format{Notation: notations[e.Moves], Letters: letters}
	}
	if len(ed.set)+len(ed.drop)+len(ed.keep) == 0 && ed.format == nil {
		return nil, nil
	}
	return ed, nil
}

var notations = [...]san.Notation{KeepMoves: san.SAN, SANMoves: san.SAN, LANMoves: san.LAN, UCIMoves: san.UCI}

// opcodes returns names without the blanks around them. Each has to be an opcode.
func opcodes(names []string) (trimmed []string, err error) {
	for _, name := range names {
		opcode := strings.Trim(name, " \t")
		w := ast.WalkOperations(opcode, 0)
		if !w.Next() || w.Opcode != opcode {
			return nil, &OperationError{Text: name}
		}
		trimmed = append(trimmed, opcode)
	}
	return trimmed, nil
}

// newSetting reads an operation to set, as that of record 1: what could not be read
// back, or is not as the standard has it, is none.
func newSetting(text string) (s setting, err error) {
	rec := operationRecord(text)
	n := 0
	for op := range rec.Operations() {
		written := grammar.AppendOperation(nil, &rec, op)
		s = setting{op.Opcode, string(written[:len(written)-len(";")])}
		n++
	}
	if n != 1 || s.opcode == "" || strings.ContainsAny(text, "\r\n") {
		return s, &OperationError{Text: text}
	}
	const fields = "8/8/8/8/8/8/8/8 w - - "
	for _, d := range dialects.EPD.Diagnose(fields + s.at(1) + ";") {
		if !d.Code.IsAboutMoves() { // moves may be written in any way that can be read
			return s, &OperationError{text, ast.Diagnostics{d}}
		}
	}
	return s, nil
}

// operationRecord returns a record that is operations and nothing else.
func operationRecord(text string) ast.Record {
	rec := ast.Record{Text: text, Stated: ast.Fields(0).With(ast.OperationsField)}
	rec.Spans[ast.OperationsField].End = int32(len(text))
	return rec
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

// own copies a record of the target, but for its operations if they are edited.
func (c *Converter) own(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	hasOperations := rec.Stated.Has(ast.OperationsField)
	switch {
	case c.identity && rec.Source != "" && c.edit == nil:
		return append(dst, rec.Source...), Marks{}, nil
	case c.identity && rec.Source != "" && c.to.Layout() == ast.ObjectLayout:
		return c.object(dst, rec)
	case c.edit == nil, rec.Layout != ast.FieldsLayout, !hasOperations && len(c.edit.set) == 0:
		return append(dst, Lines(rec.Text)...), Marks{}, nil
	case rec.HasCounters(), !rec.Stated.Has(ast.EnPassantField): // operations may look like the fields that are missing
		return c.rewrite(dst, rec)
	}
	span := rec.Spans[ast.OperationsField]
	dst = append(dst, rec.Text[:rec.FieldEnd()]...)
	if !hasOperations {
		span.Start, span.End = int32(rec.FieldEnd()), int32(len(rec.Text)) // what follows the fields gives way
	}
	dst, err := c.edit.append(dst, rec, c.from.Variant(), rec.Text[rec.FieldEnd():span.Start], false)
	return append(dst, Lines(rec.Text[span.End:])...), Marks{}, err
}

// counters appends the counters that a record has as fields, but for those that are
// left out or set.
func (e *editor) counters(dst []byte, rec *ast.Record) []byte {
	for f := range grammar.FieldCounters(rec) {
		opcode := grammar.CounterOpcode(f)
		if _, isSet := e.setting(opcode); !isSet && !e.leavesOut(opcode) {
			dst = append(grammar.AppendCounter(append(dst, ' '), rec, f), ';')
		}
	}
	return dst
}

// append appends the operations of a record as they are edited, and before them what
// parts them from the fields; hasMore says that others stand there already. The error
// is an [ast.Diagnostics]: moves that cannot be written.
func (e *editor) append(dst []byte, rec *ast.Record, v *ast.Variant, lead string, hasMore bool) ([]byte, error) {
	w := editing{editor: e, rec: rec, variant: v, dst: dst, start: len(dst), lead: lead, hasMore: hasMore}
	w.ops = slices.Collect(rec.Operations())
	w.losesMoves = e.transform != ast.NoTransform && !keepsMoves(rec, v, e.transform)
	if e.isCanonical {
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
			w.dst = append(endOperation(w.dst, w.start), ' ')
			w.set(s)
			w.dst = append(w.dst, ';')
		}
	}
	if w.isUnmarked() {
		w.dst = endOperation(w.dst, w.start)
	}
	return w.dst, w.found.Err()
}
