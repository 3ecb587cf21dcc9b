package convert

import (
	"iter"
	"strconv"
	"strings"

	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
)

// rewrite writes a record field by field.
func (c *Converter) rewrite(dst []byte, rec *ast.Record) ([]byte, Marks, error) {
	var marks Marks
	fields, n := c.sequence(rec)
	for _, f := range fields[:n] {
		if f != ast.PlacementField && f != ast.PocketField {
			dst = append(dst, ' ')
		}
		var kind NoteKind
		var noted bool
		var err error
		if dst, kind, noted, err = c.field(dst, rec, f); err != nil {
			return dst, marks, err
		}
		if noted {
			marks.add(kind, f)
		}
	}
	dst, err := c.tail(dst, rec, &marks)
	return dst, marks, err
}

// sequence returns the fields that are written, in their order, and how many.
func (c *Converter) sequence(rec *ast.Record) (fields [ast.NumFields]ast.Field, n int) {
	put := func(f ast.Field) {
		if !c.canonical || rec.Stated.Has(f) {
			fields[n] = f
			n++
		}
	}
	last := ast.EnPassantField
	if c.sixFields(rec) {
		last = ast.FullmoveField
	}
	checksAfter, isLeftOut := c.checksAfter(rec), c.to.LeavesOut(rec)
	for f := ast.PlacementField; f <= last; f++ {
		if !isLeftOut || f != ast.CastlingField && f != ast.EnPassantField {
			put(f)
		}
		switch {
		case f == ast.PlacementField && c.to.HasPockets():
			put(ast.PocketField)
		case f == checksAfter && c.to.HasChecks():
			put(ast.ChecksField)
		}
	}
	return fields, n
}

// sixFields reports whether the counters are written as fields: four fields
// stay four unless six are asked for, and any other number becomes six.
func (c *Converter) sixFields(rec *ast.Record) bool {
	if form := c.formOf(rec); form != grammar.AnyForm {
		return form == grammar.FENForm
	}
	return !rec.HasFourFields()
}

// rewritten are the leniencies that make a field invalid in a strict grammar,
// so that it is written anew. An en passant square that does not fit is valid
// text; a castling letter without its right is dropped.
var rewritten = func() (of [ast.NumFields]ast.Codes) {
	for code := range ast.Leniencies.All() {
		f := code.Field()
		if code.IsAboutMoves() {
			continue
		}
		if code.Level() == ast.SyntaxLevel || f == ast.CastlingField {
			of[f].Add(code)
		}
	}
	for code := range of[ast.HalfmoveField].All() { // they are about both counters
		of[ast.FullmoveField].Add(code)
	}
	return of
}()

// isRewritten reports whether a record has a field written anew.
func isRewritten(rec *ast.Record, f ast.Field) bool { return rec.Warnings.Meets(&rewritten[f]) }

// field writes a field: as the source has it where it is valid,
// else from the position.
func (c *Converter) field(dst []byte, rec *ast.Record, f ast.Field) ([]byte, NoteKind, bool, error) {
	switch {
	case f == ast.CastlingField:
		return c.castling(dst, rec)
	case f == ast.PlacementField:
		return c.placement(dst, rec)
	case rec.Layout == ast.HandLayout && rec.Stated.Has(f):
		return c.ofHands(dst, rec, f)
	case f == ast.PocketField:
		return c.pocket(dst, rec)
	case f == ast.ChecksField:
		return c.checkCounts(dst, rec)
	case !rec.Stated.Has(f):
		return c.unstated(dst, rec, f), Assumed, !c.o.Given.Fields.Has(f), nil
	case f == ast.EnPassantField:
		return c.square(dst, rec)
	case !isRewritten(rec, f) && (f != ast.TurnField || c.sameLetters(rec) && c.o.Transform == ast.NoTransform):
		return append(dst, rec.Field(f)...), 0, false, nil
	}
	start := len(dst)
	dst = c.value(dst, rec, f)
	return dst, Changed, string(dst[start:]) != rec.Field(f), nil
}

// keepsText reports whether fields that are in order stay as the record has them.
func (c *Converter) keepsText() bool { return !c.canonical && c.o.Transform == ast.NoTransform }

// keepsMen reports whether the board or the pockets stay as the record has them.
func (c *Converter) keepsMen(rec *ast.Record, f ast.Field) bool {
	return c.keepsText() && !isRewritten(rec, f) && c.sameLetters(rec)
}

func (c *Converter) placement(dst []byte, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	if c.keepsMen(rec, ast.PlacementField) {
		return append(dst, rec.Field(ast.PlacementField)...), 0, false, nil
	}
	start := len(dst)
	dst, err := c.to.AppendPlacement(dst, rec)
	return dst, Changed, err == nil && string(dst[start:]) != rec.Field(ast.PlacementField), err
}

// castling writes the rights in the letters of the target, or in those of the
// source where the target takes any.
func (c *Converter) castling(dst []byte, rec *ast.Record) ([]byte, NoteKind, bool, error) {
	f, to := ast.CastlingField, c.to
	if !rec.Stated.Has(f) && c.o.Given.Fields.Has(f) {
		return c.givenCastling(dst, rec)
	}
	if to.KeepsCastling() && rec.Stated.Has(f) {
		if !isRewritten(rec, f) && c.keepsText() {
			return append(dst, rec.Field(f)...), 0, false, nil
		}
		if use := grammar.CastlingUse(before(rec, c.o.Transform)); use.Wings == 0 {
			to = c.files
		}
	}
	start := len(dst)
	dst, err := to.AppendCastling(dst, rec, c.o.Order)
	if !rec.Stated.Has(f) {
		return dst, Assumed, true, err
	}
	return dst, Changed, string(dst[start:]) != rec.Field(f), err
}

func (c *Converter) value(dst []byte, rec *ast.Record, f ast.Field) []byte {
	switch f {
	case ast.TurnField:
		return c.to.AppendTurn(dst, rec.Turn)
	case ast.EnPassantField:
		return c.to.AppendTarget(dst, rec)
	case ast.HalfmoveField:
		return strconv.AppendUint(dst, uint64(rec.Halfmove), 10)
	}
	return strconv.AppendUint(dst, uint64(rec.Fullmove), 10)
}

// appendCounters ends a FEN that is made of the four fields of EPD.
func (c *Converter) appendCounters(dst []byte, rec *ast.Record, marks Marks) ([]byte, Marks, error) {
	for f := ast.HalfmoveField; f <= ast.FullmoveField; f++ {
		var kind NoteKind
		var noted bool
		var err error
		if dst, kind, noted, err = c.field(append(dst, ' '), rec, f); err != nil {
			return dst, marks, err
		}
		if noted {
			marks.add(kind, f)
		}
	}
	dst, err := c.tail(dst, rec, &marks)
	return dst, marks, err
}

// tail writes the operations with what parts them from the fields: byte for byte, but
// for those that are edited.
func (c *Converter) tail(dst []byte, rec *ast.Record, marks *Marks) ([]byte, error) {
	form := c.formOf(rec)
	if form == grammar.FENForm {
		if losesOperations(rec, c.edit) {
			marks.add(Lost, ast.OperationsField)
		}
		return dst, nil
	}
	start := len(dst)
	hasNumber := rec.Stated.Has(ast.FullmoveField) && !rec.InOperations(ast.FullmoveField) // alone: SFEN's, or that of an object
	if form == grammar.EPDForm && (rec.HasCounters() || hasNumber) && !c.canonical {
		dst = c.edit.counters(dst, rec)
		c.markCounters(rec, marks)
	}
	for range c.unkeptMoves(rec) {
		marks.add(Unkept, ast.OperationsField)
		break
	}
	return c.operations(dst, rec, len(dst) > start)
}

// operations writes the operations after the fields; hasMore says that there are some
// already.
func (c *Converter) operations(dst []byte, rec *ast.Record, hasMore bool) ([]byte, error) {
	span, edit := rec.Spans[ast.OperationsField], c.editorOf(rec)
	switch {
	case edit != nil:
		return edit.append(dst, rec, c.from.Variant(), leadOf(rec), hasMore)
	case span.IsEmpty():
	case hasMore: // a semicolon stands there already
		dst = append(append(dst, ' '), strings.TrimLeft(span.Of(rec.Text), "; ")...)
	default:
		dst = append(append(dst, leadOf(rec)...), span.Of(rec.Text)...)
	}
	return dst, nil
}

// leadOf returns what parts the operations from the fields.
func leadOf(rec *ast.Record) string {
	if rec.Warnings.Has(ast.DashExtra) || !rec.Stated.Has(ast.OperationsField) {
		return " "
	}
	return rec.Text[rec.FieldEnd():rec.Spans[ast.OperationsField].Start]
}

// markCounters notes the counters that become operations of another value.
func (c *Converter) markCounters(rec *ast.Record, marks *Marks) {
	for f := ast.HalfmoveField; f <= ast.FullmoveField; f++ {
		if rec.Stated.Has(f) && isRewritten(rec, f) && string(c.value(nil, rec, f)) != rec.Field(f) {
			marks.add(Changed, f)
		}
	}
}

// mostLost bounds the lost operations that are named: a record can hold half a
// million.
const mostLost = 64

func losesOperations(rec *ast.Record, edit *editor) bool {
	if edit == nil && !rec.InOperations(ast.HalfmoveField) && !rec.InOperations(ast.FullmoveField) {
		return rec.Stated.Has(ast.OperationsField)
	}
	for range lostOperations(rec, edit) {
		return true
	}
	return false
}

// lostOperations yields the operations that a FEN has no place for: all but
// those that gave it the counters and those that are to be left out, and no more than
// mostLost.
func lostOperations(rec *ast.Record, edit *editor) iter.Seq[ast.Operation] {
	return func(yield func(ast.Operation) bool) {
		lost := 0
		for op := range rec.Operations() {
			f := op.Known.Counter
			if f != ast.NoField && op.Operands == rec.Spans[f] || edit.leavesOut(op.Opcode) {
				continue
			}
			if lost++; lost > mostLost || !yield(op) {
				return
			}
		}
	}
}
