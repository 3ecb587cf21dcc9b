package convert

import (
	"slices"
	"strings"
	"sync"

	"github.com/forsyth-notation/forsyth/dialects"
	"github.com/forsyth-notation/forsyth/grammar"
	"github.com/forsyth-notation/forsyth/grammar/ast"
	"github.com/forsyth-notation/forsyth/rules/san"
)

// Formatter writes records in the canonical spelling of the dialect that they are in:
// the fields that a record states, as [dialects.Dialect.Append] writes them, castling
// in the letters of the record; EPD operations in the order of their opcodes (EPD
// specification, 7.1), one blank between all parts, strings in quotation marks, moves
// in SAN, those of am and bm in order. What is written is written the same again. It
// does not change and may be shared.
type Formatter struct {
	from                         *dialects.Dialect
	fields, diagram, list, hands *Converter
	others                       *sync.Map // of formatKey: the converter of records that name their variant, or that something holds
}

// NewFormatter returns a Formatter for what a dialect reads; nil is dialects.Auto. The
// error is ErrSource, or an [ast.Diagnostics]: in the letters of the dialect no diagram
// can be written.
func NewFormatter(from *dialects.Dialect) (*Formatter, error) {
	if from == nil {
		from = dialects.Auto
	}
	f := &Formatter{from: from, others: new(sync.Map)}
	for _, made := range []struct {
		of      **Converter
		to      *dialects.Dialect
		letters *ast.Letters
	}{
		{&f.fields, dialects.EPD, from.Letters()},
		{&f.diagram, dialects.Forsyth, from.Letters()},
		{&f.list, dialects.Pieces, from.Letters()},
		{&f.hands, dialects.SFEN, from.HandLetters()},
	} {
		c, err := canonical(from, made.to, made.letters)
		if err != nil {
			return nil, err
		}
		*made.of = c
	}
	return f, nil
}

// canonical returns a converter into the dialect that is read, or where it is for
// reading only into another, in some letters, which writes every field anew.
func canonical(from, to *dialects.Dialect, letters *ast.Letters) (*Converter, error) {
	if isTarget(from) {
		to = from
	}
	c, err := New(Options{From: from, To: to, Letters: letters, RefuseLoss: true})
	if err != nil {
		return nil, err
	}
	c.identity, c.copies, c.canonical = false, false, true
	c.edit = &editor{format: &san.Format{}, isCanonical: true}
	if c.to.Layout() == ast.FieldsLayout {
		c.edit.format.Letters = c.to.Letters()
	}
	if !isTarget(from) && c.form == grammar.EPDForm {
		c.form = grammar.AnyForm // four fields or six, as the record has them
	}
	return c, nil
}

// From returns the dialect that is read.
func (f *Formatter) From() *dialects.Dialect { return f.from }

// Append reads text into rec and appends the canonical record to dst, as
// [Converter.Append] does. Moves that are not legal refuse the record, unless the
// rules of its game are not known.
func (f *Formatter) Append(dst []byte, rec *ast.Record, text string) ([]byte, Marks, error) {
	if err := f.from.ParseInto(rec, text); err != nil {
		return dst, Marks{}, err
	}
	out, marks, err := f.of(rec).appendRecord(dst, rec)
	if err == nil && rec.Layout != ast.FieldsLayout && !f.reads(string(out[len(dst):]), &rec.Board) {
		return append(dst, Lines(text)...), Marks{}, nil
	}
	return out, marks, err
}

// reads reports whether a text is read as a board: one of few men may be another in the
// letters of another language once it is written in another way.
func (f *Formatter) reads(text string, board *ast.Board) bool {
	var rec ast.Record
	return f.from.ParseInto(&rec, text) == nil && rec.Board == *board
}

// Found returns the warnings of reading a record that Append has written, and what
// changed.
func (f *Formatter) Found(rec *ast.Record, text string, m Marks) ast.Diagnostics {
	return append(Warnings(f.from, rec, text), f.of(rec).Report(rec, m).Diagnostics()...)
}

func (f *Formatter) of(rec *ast.Record) *Converter {
	key := formatKey{f.from.OfRecord(rec), dialects.HolderOf(rec)}
	if key.to == nil {
		switch rec.Layout {
		case ast.DiagramLayout:
			return f.diagram
		case ast.ListLayout:
			return f.list
		case ast.HandLayout:
			return f.hands
		}
		if key.from == f.from {
			return f.fields
		}
		key.to = dialects.EPD
	}
	if made, ok := f.others.Load(key); ok {
		return made.(*Converter)
	}
	made, err := canonical(key.from, key.to, key.from.Letters())
	if err != nil {
		return f.fields // not known to happen: this dialect could be written
	}
	f.others.Store(key, made)
	return made
}

// formatKey is what a converter of other records is for.
type formatKey struct{ from, to *dialects.Dialect }

// formOf returns which fields are written of a record.
func (c *Converter) formOf(rec *ast.Record) grammar.Form {
	switch {
	case !c.canonical || c.form != grammar.AnyForm:
		return c.form
	case rec.HasFourFields() || rec.Stated.Has(ast.OperationsField):
		return grammar.EPDForm
	}
	return grammar.FENForm
}

// canonicalOperations appends the operations of a record, and the counters that it has
// as fields, in the order of their opcodes. Texts without an opcode come last, in their
// order; beside them an opcode that no standard knows is likely to be a word of theirs.
func (w *editing) canonicalOperations() {
	var all []canonicalOperation
	for f := range grammar.FieldCounters(w.rec) {
		all = append(all, canonicalOperation{grammar.CounterOpcode(f), string(grammar.AppendCounter(nil, w.rec, f)) + ";"})
	}
	hasText := slices.ContainsFunc(w.ops, func(op ast.Operation) bool { return op.Opcode == "" })
	for _, op := range w.ops {
		opcode := op.Opcode
		if hasText && !op.Known.IsKnown() {
			opcode = ""
		}
		all = append(all, canonicalOperation{opcode, string(w.canonical(op))})
	}
	isWhole := w.rec.Stated.Has(ast.EnPassantField)
	if isWhole { // else another opcode might look like the field that is missing
		slices.SortStableFunc(all, canonicalOperation.compare)
	}
	for i, op := range all {
		if i == 0 && (grammar.NeedsSemicolon(op.text) || !isWhole && w.hasLead()) {
			w.dst = append(w.dst, " ;"...)
		}
		w.dst = append(append(w.dst, ' '), op.text...)
	}
}

// canonicalOperation is an operation to be put in order; the opcode of a text is empty.
type canonicalOperation struct{ opcode, text string }

func (o canonicalOperation) compare(other canonicalOperation) int {
	if (o.opcode == "") != (other.opcode == "") {
		return strings.Compare(other.opcode, o.opcode)
	}
	return strings.Compare(o.opcode, other.opcode)
}

// hasLead reports whether a semicolon stands before the first operation.
func (w *editing) hasLead() bool {
	return len(w.ops) > 0 && strings.Contains(w.rec.Text[w.rec.FieldEnd():w.ops[0].Span.Start], ";")
}

// canonical returns an operation as it should be written. Moves stay as they are where
// the rules of the game are not known.
func (w *editing) canonical(op ast.Operation) []byte {
	if !op.Known.Takes.AreMoves() || !w.hasMoves() {
		return grammar.AppendOperation(nil, w.rec, op)
	}
	text, found := w.moves.append(nil, op, true)
	w.found = append(w.found, found...)
	return append(text, ';')
}
